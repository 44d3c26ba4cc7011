//! Railroads and rebuilding on a parsed board of 10,000 hexes and 1,000 units.

use crate::zones::Position;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{BoardHex, Settlement};
use grognard_core::ocs::edits::{BoardEdit, Change, apply};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::rail::{RailHex, RailMove, RailStop, RailUse, assess, detrainable};
use grognard_core::ocs::replacements::{Rebuild, RebuildOrder, RebuildRow, assess as rebuild};
use grognard_core::ocs::units::{Face, Halted, Kind, Mobility, Mode, Phase, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::HashMap;

const SIZE: i16 = 100;

/// Numbers that look like chance and are the same on every run.
fn numbers() -> impl FnMut(u32) -> u32 {
    let mut state = 1u32;
    move |below| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    }
}

/// A square of hexes with a railroad in those that have one, a village every seventh hex of it, the source of supply in the
/// west, and units all over it, no enemies in one hex; the enemy's where no zone of theirs reaches the railroad that is
/// asked about.
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
    let (mut units, mut sides) = (Vec::new(), HashMap::new());
    while units.len() < 1000 {
        let hex = Hex::new(number(100) as i16, number(100) as i16);
        let first = 1 + u8::from(enemies(hex.q, hex.r) && number(2) == 1);
        let side = *sides.entry(hex).or_insert(first);
        units.push(Unit { hex, ..Unit::regiment(side, 4, 3) });
    }
    units.sort_by_key(|unit| unit.hex);
    Position { hexes, units }
}

/// A line across the map, with branches every ten hexes; the enemy in the south.
pub fn network() -> Position {
    position(|q, r| r == 50 || (q % 10 == 0 && r > 20), |_, r| r < 15)
}

/// A railroad in every hex: the most that a question can have to look at.
pub fn everywhere() -> Position {
    position(|_, _| true, |_, r| !(10..90).contains(&r))
}

fn cargo() -> Unit {
    let move_side = Face { ma: 168u16.into(), mobility: Code::new(Mobility::Truck), ..Default::default() };
    Unit { hex: Hex::new(0, 50), mode: Code::new(Mode::Move), move_side, ..Unit::regiment(1, 4, 3) }
}

/// How many hexes the cheapest way across has.
pub fn across(position: &Position, words: &mut [u64], room: &mut [RailHex]) -> u16 {
    let question = RailMove {
        board: position.lend(),
        cargo: &[cargo()],
        start: Hex::new(0, 50),
        to: Hex::new(SIZE - 1, 50),
        side: 1,
        rail_cap: 160,
        phase: Code::new(Phase::Movement),
        ..Default::default()
    };
    let (mut rows, mut scratch) = (Sink::new(room), Scratch::new(words));
    let ruling = assess(&question, &mut rows, &mut scratch, &mut Trail::none()).expect("no fault");
    ruling.value.allowed().expect("allowed").hexes
}

/// How many hexes the way back to supply has.
pub fn back(position: &Position, words: &mut [u64]) -> u16 {
    let (board, hex, usage) = (position.lend(), Hex::new(SIZE - 1, 50), Code::new(RailUse::Cargo));
    let question = RailStop { board, hex, side: 1, usage };
    let mut scratch = Scratch::new(words);
    let ruling = detrainable(&question, &mut Sink::none(), &mut scratch, &mut Trail::none());
    ruling.expect("no fault").value.allowed().expect("detrainable").hexes
}

/// Rebuilds a unit two hexes from a headquarters; how many replacements that takes.
pub fn rebuild_near(position: &Position, pax: u16) -> u16 {
    let board = position.lend();
    let orders = [RebuildOrder { unit: Unit::regiment(1, 0, 0), dead: Flag::YES, ..Default::default() }];
    let table = [RebuildRow { pax: 1, ..Default::default() }];
    let phase = Code::new(Phase::Reinforcement);
    let question =
        Rebuild { board, side: 1, repls: &[pax], orders: &orders, table: &table, phase, ..Default::default() };
    let ruling = rebuild(&question, &mut Effects::none(), &mut Trail::none()).expect("no fault");
    ruling.value.allowed().expect("allowed").pax
}

/// The same board with a headquarters and, two hexes from it, a replacement; and where that stands in the list.
pub fn rebuilding() -> (Position, u16) {
    let mut position = everywhere();
    position.units.push(Unit { hex: Hex::new(50, 50), ..Unit::of(1, Kind::Hq) });
    let pax = Unit { hex: Hex::new(51, 51), mode: Code::new(Mode::Move), ..Unit::of(1, Kind::Pax) };
    position.units.push(pax);
    position.units.sort_by_key(|unit| (unit.hex, unit.kind.0));
    let pax = position.units.iter().position(|unit| *unit == pax).expect("it is there") as u16;
    (position, pax)
}

/// Puts what a train did to a board: three units go to another hex, each moved by rail; how many edits that makes.
pub fn put_down(position: &Position, words: &mut [u64], room: &mut [BoardEdit]) -> u32 {
    let to = Hex::new(SIZE - 1, 50);
    let effect = |unit, what, amount| {
        let rule = grognard_core::ocs::rules::R13_3E.0;
        Effect { unit, what: Code::new(what), amount, hex: to, rule, ..Default::default() }
    };
    let effects = [0, 1, 2].map(|unit| {
        [
            effect(unit, EffectKind::Place, 0),
            effect(unit, EffectKind::Transported, 1),
            effect(unit, EffectKind::Stop, Code::new(Halted::Detrained).0.into()),
        ]
    });
    let change = Change {
        board: position.lend(),
        effects: effects.as_flattened(),
        units: &[10, 500, 900],
        ..Default::default()
    };
    let mut rows = Sink::new(room);
    apply(&change, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault").value.edits
}
