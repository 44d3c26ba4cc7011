//! How many instructions it takes: the same number on every run, so that a change of the core shows. The cases are
//! those of `times`.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use grognard_bench as cases;
use grognard_core::ocs::barrage::{BarrageAssessment, BarrageOdds};
use grognard_core::ocs::combat::{Assessment, Chances, CombatDistribution};
use grognard_core::ruling::Step;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::regular(cases::attack(false))]
#[bench::overrun(cases::attack(true))]
fn combat_distribution(question: Chances<'static>) -> CombatDistribution {
    cases::distribution(black_box(&question))
}

#[library_benchmark]
#[bench::plain(cases::plain())]
#[bench::modified(cases::modified())]
fn assess(fight: cases::Fight) -> (Assessment, cases::Fight) {
    (cases::assess(black_box(&fight.lend())), fight)
}

#[library_benchmark]
#[bench::plain(cases::plain(), cases::room())]
#[bench::modified(cases::modified(), cases::room())]
fn assess_trail(fight: cases::Fight, mut room: Vec<Step>) -> (Assessment, usize, cases::Fight, Vec<Step>) {
    let (assessment, steps) = cases::assess_with_trail(black_box(&fight.lend()), &mut room);
    (assessment, steps, fight, room)
}

#[library_benchmark]
#[bench::surprise(cases::attack(false).assessment)]
fn resolve(assessment: Assessment) -> u8 {
    cases::resolve(black_box(assessment), black_box(&[6, 5, 3, 4, 4]))
}

#[library_benchmark]
#[bench::spotted(cases::shelling())]
fn barrage_assess(shelling: cases::Shelling) -> (BarrageAssessment, cases::Shelling) {
    (cases::assess_barrage(black_box(&shelling)), shelling)
}

#[library_benchmark]
#[bench::artillery(cases::barrage())]
fn barrage_distribution(question: BarrageOdds<'static>) -> [u32; 5] {
    cases::barrage_distribution(black_box(&question))
}

#[library_benchmark]
#[bench::modified(cases::question_text(), false)]
#[bench::trail(cases::question_text(), true)]
fn json_ask(text: String, trail: bool) -> (String, String) {
    (cases::ask_json(black_box(&text), trail), text)
}

#[library_benchmark]
#[bench::rolls_2000(cases::Cells::new())]
fn monte_carlo(cells: cases::Cells) -> [u32; 12] {
    cases::monte_carlo(&cells, black_box(&cases::attack(false)), 2000, 1)
}

library_benchmark_group!(
    name = core,
    benchmarks = [
        combat_distribution,
        assess,
        assess_trail,
        resolve,
        barrage_assess,
        barrage_distribution,
        json_ask,
        monte_carlo
    ]
);
main!(library_benchmark_groups = core);
