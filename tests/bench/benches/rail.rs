//! Railroads and rebuilding on a ready board of 10,000 hexes and 1,000 units, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, Settlement};
use grognard_core::ocs::effects::Effects;
use grognard_core::ocs::rail::{RailHex, RailMove, RailStop, assess, detrainable};
use grognard_core::ocs::replacements::{Rebuild, RebuildOrder, RebuildRow, assess as rebuild};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::hint::black_box;

const SIZE: i16 = 100;

/// A position of its own.
struct Position {
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
}

impl Position {
    fn board(&self) -> Board<'_> {
        Board { hexes: &self.hexes, units: &self.units, ..Default::default() }
    }
}

/// Numbers that look like chance and are the same on every run.
fn numbers() -> impl FnMut(u32) -> u32 {
    let mut state = 1u32;
    move |below| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    }
}

/// A square of hexes with a railroad in those that have one, a village every seventh hex of it, the source of supply in the
/// west, and units all over it; the enemy's where no zone of theirs reaches the railroad that is asked about.
fn position(railed: impl Fn(i16, i16) -> bool, enemies: impl Fn(i16, i16) -> bool) -> Position {
    let mut hexes = Vec::new();
    for q in 0..SIZE {
        for r in 0..SIZE {
            let mut rail = 0;
            for (side, (dq, dr)) in grognard_core::hex::SIDES.into_iter().enumerate() {
                let (q, r) = (q + dq, r + dr);
                let there = (0..SIZE).contains(&q) && (0..SIZE).contains(&r) && railed(q, r);
                rail |= u8::from(there) << side;
            }
            let end = (q, r) == (0, 50) || (q, r) == (SIZE - 1, 50);
            let settlement = if end || (q + r) % 7 == 0 { Settlement::Village } else { Settlement::None };
            hexes.push(BoardHex {
                hex: Hex::new(q, r),
                rail: if railed(q, r) { rail } else { 0 },
                settlement: Code::new(settlement),
                control: 1,
                supply_source: u8::from((q, r) == (0, 50)),
                ..Default::default()
            });
        }
    }
    let mut number = numbers();
    let mut units = Vec::new();
    while units.len() < 1000 {
        let hex = Hex::new(number(100) as i16, number(100) as i16);
        let side = u8::from(enemies(hex.q, hex.r) && number(2) == 1);
        let combat_side = Face { strength: 4, ma: 6, ..Default::default() };
        units.push(Unit { hex, side, combat_side, ..Default::default() });
    }
    units.sort_by_key(|unit| unit.hex);
    Position { hexes, units }
}

/// A line across the map, with branches every ten hexes; the enemy in the south.
fn network() -> Position {
    position(|q, r| r == 50 || (q % 10 == 0 && r > 20), |_, r| r < 15)
}

/// A railroad in every hex: the most that a question can have to look at.
fn everywhere() -> Position {
    position(|_, _| true, |_, r| !(10..90).contains(&r))
}

fn cargo() -> Unit {
    let move_side = Face { ma: 14, mobility: Code::new(Mobility::Truck), ..Default::default() };
    Unit { hex: Hex::new(0, 50), mode: Code::new(Mode::Move), move_side, ..Default::default() }
}

/// How many hexes the cheapest way across has.
fn across(position: &Position, words: &mut [u64], room: &mut [RailHex]) -> u16 {
    let question = RailMove {
        board: position.board(),
        cargo: &[cargo()],
        start: Hex::new(0, 50),
        to: Hex::new(SIZE - 1, 50),
        rail_cap: 160,
        ..Default::default()
    };
    let (mut rows, mut scratch) = (Sink::new(room), Scratch::new(words));
    let ruling = assess(black_box(&question), &mut rows, &mut scratch, &mut Trail::none()).expect("no fault");
    ruling.value.allowed().expect("allowed").hexes
}

/// How many hexes the way back to supply has.
fn back(position: &Position, words: &mut [u64]) -> u16 {
    let question = RailStop { board: position.board(), hex: Hex::new(SIZE - 1, 50), ..Default::default() };
    let mut scratch = Scratch::new(words);
    let ruling = detrainable(black_box(&question), &mut Sink::none(), &mut scratch, &mut Trail::none());
    ruling.expect("no fault").value.allowed().expect("detrainable").hexes
}

/// Rebuilds a unit two hexes from a headquarters; how many replacements that takes.
fn rebuild_near(board: Board<'_>, pax: u16) -> u16 {
    let orders = [RebuildOrder { dead: Flag::YES, ..Default::default() }];
    let table = [RebuildRow { pax: 1, ..Default::default() }];
    let question = Rebuild { board, repls: &[pax], orders: &orders, table: &table, ..Default::default() };
    let ruling = rebuild(black_box(&question), &mut Effects::none(), &mut Trail::none()).expect("no fault");
    ruling.value.allowed().expect("allowed").pax
}

fn times(c: &mut Criterion) {
    let mut group = c.benchmark_group("rail");
    let (mut words, mut room) = (vec![0; 200_000], vec![RailHex::default(); 256]);
    let (network, everywhere) = (network(), everywhere());
    assert_eq!(across(&network, &mut words, &mut room), 99);
    assert_eq!(across(&everywhere, &mut words, &mut room), 99);
    assert_eq!(back(&network, &mut words), 99);
    group.bench_function("path_network", |b| b.iter(|| across(&network, &mut words, &mut room)));
    group.bench_function("path_everywhere", |b| b.iter(|| across(&everywhere, &mut words, &mut room)));
    group.bench_function("detrainable_network", |b| b.iter(|| back(&network, &mut words)));
    group.bench_function("detrainable_everywhere", |b| b.iter(|| back(&everywhere, &mut words)));
    group.finish();

    let mut units = everywhere.units.clone();
    units.push(Unit { hex: Hex::new(50, 50), kind: Code::new(Kind::Hq), ..Default::default() });
    let pax =
        Unit { hex: Hex::new(51, 51), kind: Code::new(Kind::Pax), mode: Code::new(Mode::Move), ..Default::default() };
    units.push(pax);
    units.sort_by_key(|unit| (unit.hex, unit.kind.0));
    let pax = units.iter().position(|unit| *unit == pax).expect("it is there") as u16;
    let board = Board { hexes: &everywhere.hexes, units: &units, ..Default::default() };
    let mut group = c.benchmark_group("replacements");
    group.bench_function("rebuild_two_hexes", |b| b.iter(|| rebuild_near(board, pax)));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
