//! The time of flat questions in Rust, for comparison with the same through the C interface (`tests/bench/call.c`).

use grognard_bench::plain;
use grognard_core::ocs::combat::assess;
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::modes::{InMode, effects};
use grognard_core::ocs::units::{Mobility, Phase, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::Trail;
use std::hint::black_box;
use std::time::Instant;

/// Prints the time of one call in nanoseconds, of the fastest of many rounds.
fn measure(what: &str, mut call: impl FnMut()) {
    const CALLS: u32 = 20_000;
    let round = |call: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..CALLS).for_each(|_| call());
        start.elapsed().as_nanos() as f64 / f64::from(CALLS)
    };
    let best = (0..200).map(|_| round(&mut call)).fold(f64::INFINITY, f64::min);
    println!("{what}: {best:.1}");
}

fn main() {
    let fight = plain();
    let question = fight.lend();
    measure("assess 3 v 3", || _ = black_box(assess(black_box(&question), &mut Trail::none())));
    let mut unit = Unit::regiment(1, 8, 3);
    unit.combat_side.ma = (4 * MP).into();
    unit.combat_side.mobility = Code::new(Mobility::Leg);
    let unit = InMode { unit, phase: Code::new(Phase::Combat) };
    assert!(assess(&question, &mut Trail::none()).is_ok() && effects(&unit, &mut Trail::none()).is_ok());
    measure("effects of a mode", || _ = black_box(effects(black_box(&unit), &mut Trail::none())));
}
