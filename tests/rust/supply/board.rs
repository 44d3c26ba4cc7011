//! Random positions: a few hexes with terrain, rivers and roads, and units of two sides on them.

use grognard_core::hex::{Hex, SIDES};
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature, Toll};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Orientation, Unit};
use grognard_core::reflect::{Code, Flag, Nth};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

pub const WIDTH: i16 = 6;
pub const HEIGHT: i16 = 4;
pub const PROHIBITED: u16 = 65_535;
pub const ALL: u16 = 65_534;

/// A position with memory of its own.
#[derive(Debug, Clone)]
pub struct Position {
    pub chart: Vec<ChartRow>,
    pub hexes: Vec<BoardHex>,
    pub units: Vec<Unit>,
}

impl Position {
    pub fn board(&self) -> Board<'_> {
        Board { chart: &self.chart, hexes: &self.hexes, units: &self.units, ..Default::default() }
    }
    pub fn at(&self, hex: Hex) -> Option<&BoardHex> {
        self.hexes.iter().find(|h| h.hex == hex)
    }
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.hex == hex)
    }
}

/// Costs of which some are words.
fn priced(costs: [u16; 3]) -> Cost {
    let [leg_toll, truck_toll, track_toll] = costs.map(|cost| match cost {
        ALL => Code::new(Toll::All),
        PROHIBITED => Code::new(Toll::Prohibited),
        _ => Code::new(Toll::Points),
    });
    let [leg, truck, track] = costs.map(|cost| if cost >= ALL { 0 } else { cost });
    Cost { leg, truck, track, leg_toll, truck_toll, track_toll, ..Cost::default() }
}

fn chart() -> Vec<ChartRow> {
    let row = |leg, truck, track, feature| ChartRow {
        cost: priced([leg, truck, track]),
        feature: Code::new(feature),
        ..Default::default()
    };
    vec![
        row(12, 12, 12, Feature::Other),
        row(12, 24, 18, Feature::Other),
        row(24, PROHIBITED, 36, Feature::Other),
        row(ALL, ALL, PROHIBITED, Feature::Other),
        row(12, 24, 12, Feature::MinorRiver),
        row(36, PROHIBITED, PROHIBITED, Feature::MajorRiver),
        row(6, 6, 6, Feature::Other),
    ]
}

fn hexes() -> impl Strategy<Value = Vec<BoardHex>> {
    let count = usize::try_from(WIDTH * HEIGHT).unwrap();
    let hex = (
        prop_oneof![8 => Just(1u8), 4 => Just(2), 2 => Just(3), 1 => Just(4)],
        proptest::array::uniform6(prop_oneof![8 => Just(0u8), 1 => Just(5), 1 => Just(6)]),
        prop_oneof![3 => Just(0u8), 1 => any::<u8>()],
        prop::bool::weighted(0.03),
    );
    vec(hex, count).prop_map(|all| {
        let places = (0..WIDTH).flat_map(|q| (0..HEIGHT).map(move |r| Hex::new(q, r)));
        let made = places.zip(all).map(|(hex, (terrain, sides, road, off_map))| BoardHex {
            hex,
            terrain,
            sides: sides.map(Nth),
            roads: core::array::from_fn(|side| Nth(if road >> side & 1 == 1 { 7 } else { 0 })),
            off_map: Flag::from(off_map),
            ..Default::default()
        });
        let mut made: Vec<BoardHex> = made.collect();
        agree(&mut made);
        made
    })
}

/// Both hexes say the same of the hexside between them: a road where both have one, a river that one of them alone may name.
fn agree(hexes: &mut [BoardHex]) {
    let before = hexes.to_vec();
    for hex in hexes {
        for (side, (q, r)) in SIDES.into_iter().enumerate() {
            let to = Hex::new(hex.hex.q + q, hex.hex.r + r);
            let Some(next) = before.iter().find(|h| h.hex == to) else { continue };
            let back = (side + 3) % 6;
            if next.roads[back].0 == 0 {
                hex.roads[side] = Nth(0);
            }
            // Where they name different ones, the one that comes later in the list is right.
            if side < 3 && hex.sides[side].0 > 0 && next.sides[back].0 > 0 {
                hex.sides[side] = next.sides[back];
            }
        }
    }
}

fn unit() -> impl Strategy<Value = Unit> {
    let kinds = select(vec![
        Kind::Combat,
        Kind::Combat,
        Kind::Combat,
        Kind::Hq,
        Kind::Engineer,
        Kind::Artillery,
        Kind::Truck,
        Kind::OrganicTruck,
        Kind::Supply,
        Kind::Port,
        Kind::Ship,
    ]);
    let modes = select(vec![Mode::Combat, Mode::Combat, Mode::Move, Mode::Dg, Mode::Strat]);
    let where_ = (0..WIDTH, 0..HEIGHT);
    (kinds, modes, where_, any::<[bool; 4]>(), 0u8..3, 0u16..3, 0u16..9).prop_map(
        |(kind, mode, (q, r), [enemy, moves, out, turned], mobility, formation, amount)| {
            let transport = matches!(kind, Kind::Truck | Kind::OrganicTruck);
            let something = u16::from(transport || kind == Kind::Supply);
            let face = |throw_range| Face {
                strength: 4u16.into(),
                ma: (10 * MP).into(),
                throw_range: throw_range * MP,
                mobility: Code::raw((mobility + 1) % 3 + 1),
                throw_mobility: Code::raw(mobility + 1),
                ..Default::default()
            };
            Unit {
                hex: Hex::new(q, r),
                kind: Code::new(kind),
                mode: Code::new(if transport { Mode::Move } else { mode }),
                oriented: Code::new(if turned { Orientation::Move } else { Orientation::Combat }),
                side: 1 + u8::from(enemy),
                will_move: Flag::from(moves),
                out_of_supply: Flag::from(out),
                formation,
                amount: amount.max(something) * if transport { TP } else { 1 },
                load: if transport { amount } else { 0 },
                combat_side: face(4),
                move_side: face(2),
                ..Default::default()
            }
        },
    )
}

/// A headquarters that can throw, first in the list until it is sorted.
fn headquarters() -> impl Strategy<Value = Unit> {
    (0..WIDTH, 0..HEIGHT, 0u8..3, any::<bool>(), 1u16..8).prop_map(|(q, r, mobility, moves, throw_range)| Unit {
        id: 1,
        hex: Hex::new(q, r),
        will_move: Flag::from(moves),
        combat_side: Face {
            throw_range: throw_range * MP,
            mobility: Code::raw(mobility + 1),
            throw_mobility: Code::raw(mobility + 1),
            ..Default::default()
        },
        ..Unit::of(1, Kind::Hq)
    })
}

/// Takes away the combat units that share a hex with combat units of the other side, but not the headquarters (4.8c).
fn one_side_a_hex(units: &mut Vec<Unit>) {
    let before = units.clone();
    let mut seen = 0;
    units.retain(|u| {
        seen += 1;
        let holds = |o: &Unit| is_combat(o) && o.hex == u.hex && o.side != u.side;
        let earlier = before[..seen - 1].iter().any(holds);
        let headquarters = before.iter().any(|o| o.id == 1 && holds(o));
        u.id == 1 || !is_combat(u) || !(earlier || headquarters)
    });
}

/// A position in which the unit of the id 1 is a headquarters of side 1 in Combat Mode.
pub fn position() -> impl Strategy<Value = Position> {
    (hexes(), vec(unit(), 0..10), headquarters()).prop_map(|(hexes, mut units, hq)| {
        units.push(hq);
        units.sort_by_key(|u| u.hex);
        one_side_a_hex(&mut units);
        Position { chart: chart(), hexes, units }
    })
}

/// Where the headquarters stands in the list.
pub fn headquarters_of(position: &Position) -> u16 {
    u16::try_from(position.units.iter().position(|u| u.id == 1).unwrap()).unwrap()
}

pub fn kind(unit: &Unit) -> Kind {
    unit.kind.get().unwrap()
}

/// A combat unit, by its kind's place among the words.
pub fn is_combat(unit: &Unit) -> bool {
    !matches!(kind(unit), Kind::Truck | Kind::OrganicTruck | Kind::Supply | Kind::Port | Kind::Ship)
}

pub fn mobility(face: &Face) -> Mobility {
    face.throw_mobility.get().unwrap()
}
