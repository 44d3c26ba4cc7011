//! Throws and draws on a parsed board of 10,000 hexes and 1,000 units, and a bridge. A throw of 15 MP over clear hexes
//! is longer than most in the series; one of 50 MP covers most of the map.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature};
use grognard_core::ocs::engineers::{Bridge, Purpose, bridge};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::paths::{self, ReachedHex, Sources, ThrowReach, ThrowTo};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
use grognard_core::reflect::{Code, Nth};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::HashMap;

/// A board that holds what it lends, a headquarters in its middle and a unit near that.
#[derive(Debug, Clone, Default)]
pub struct Supply {
    hexes: Vec<BoardHex>,
    pub(crate) units: Vec<Unit>,
    chart: [ChartRow; 2],
    hq: u16,
    pub(crate) unit: u16,
}

impl Supply {
    pub(crate) fn lend(&self) -> Board<'_> {
        Board { chart: &self.chart, hexes: &self.hexes, units: &self.units, ..Default::default() }
    }
}

const SIZE: u32 = 100;
/// The hexes of the headquarters and of the unit.
const HQ: Hex = Hex::new(50, 50);
const UNIT: Hex = Hex::new(55, 52);

/// Numbers that look like chance and are the same on every run.
fn numbers() -> impl FnMut(u32) -> i16 {
    let mut state = 1u32;
    move |below| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i16::try_from((state >> 16) % below).unwrap_or(0)
    }
}

fn row(truck: u16, feature: Feature) -> ChartRow {
    ChartRow { cost: Cost::points(12, truck, truck), feature: Code::new(feature), ..Default::default() }
}

/// Clear hexes with minor rivers here and there, a thousand units of two sides all over them, one in four the enemy's, but
/// no enemies in one hex.
pub fn position(throw_range: u16) -> Supply {
    let mut hexes = Vec::new();
    for q in 0..100i16 {
        for r in 0..100i16 {
            let river = Nth(if (q * 7 + r * 3) % 11 == 0 { 2 } else { 0 });
            hexes.push(BoardHex {
                hex: Hex::new(q, r),
                terrain: 1,
                sides: [Nth(0), river, Nth(0), Nth(0), Nth(0), Nth(0)],
                ..Default::default()
            });
        }
    }
    let mut next = numbers();
    let mut sides = HashMap::from([(HQ, 1), (UNIT, 1)]);
    let mut units: Vec<Unit> = (0..998u32)
        .map(|n| {
            let hex = Hex::new(next(SIZE), next(SIZE));
            let regiment = Unit::regiment(*sides.entry(hex).or_insert(1 + u8::from(n % 4 == 0)), 0, 0);
            let mode = Code::new(if n % 3 == 0 { Mode::Move } else { Mode::Combat });
            Unit { hex, mode, move_side: regiment.combat_side, ..regiment }
        })
        .collect();
    let combat_side =
        Face { throw_range: throw_range * MP, throw_mobility: Code::new(Mobility::Truck), ..Default::default() };
    units.push(Unit { id: 1, hex: HQ, combat_side, ..Unit::of(1, Kind::Hq) });
    let mut unit = Unit { id: 2, hex: UNIT, ..Unit::regiment(1, 0, 0) };
    (unit.combat_side.ma, unit.combat_side.mobility) = (0u16.into(), Code::new(Mobility::Leg));
    units.push(unit);
    units.sort_by_key(|u| u.hex);
    let (hq, unit) = (place(&units, 1), place(&units, 2));
    Supply { hexes, units, chart: [row(12, Feature::Other), row(24, Feature::MinorRiver)], hq, unit }
}

fn place(units: &[Unit], id: u32) -> u16 {
    units.iter().zip(0u16..).find_map(|(u, at)| (u.id == id).then_some(at)).unwrap_or(0)
}

/// How many hexes the headquarters reaches.
pub fn throw_reach(supply: &Supply, words: &mut [u64], room: &mut [ReachedHex]) -> usize {
    let question = ThrowReach { board: supply.lend(), hq: supply.hq };
    let mut rows = Sink::new(room);
    let ruling = paths::throw_reach(&question, &mut rows, &mut Scratch::new(words), &mut Trail::none());
    assert!(ruling.expect("no fault").value.is_allowed());
    rows.needed()
}

/// Whether it can throw to the unit.
pub fn throw_to(supply: &Supply, words: &mut [u64]) -> bool {
    let question = ThrowTo { board: supply.lend(), hq: supply.hq, unit: supply.unit, ..Default::default() };
    let ruling = paths::throw_to(&question, &mut Sink::none(), &mut Scratch::new(words), &mut Trail::none());
    ruling.expect("no fault").value.is_allowed()
}

/// How many sources the unit can draw from.
pub fn sources(supply: &Supply, words: &mut [u64]) -> usize {
    let question = Sources { board: supply.lend(), unit: supply.unit };
    let mut rows = Sink::none();
    paths::sources(&question, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    rows.needed()
}

/// Whether the unit can cross into the next hex.
pub fn cross(supply: &Supply) -> bool {
    let (start, to) = (UNIT, Hex::new(56, 52));
    let question = Bridge { board: supply.lend(), unit: supply.unit, start, to, purpose: Code::new(Purpose::Move) };
    bridge(&question, &mut Trail::none()).expect("no fault").value.is_allowed()
}
