//! Who traces and what is in reach, against the draws, throws and ways by rail that are asked for one by one.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::paths::{self, Draw, Relay, Supplies, SupplyRow};
use grognard_core::ocs::rail::{self, RailTrace};
use grognard_core::ocs::trace::{TraceFound, TraceHunt, find};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
use grognard_core::reflect::{Code, Nth};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

/// The hexes across the board, and down.
pub(super) const ACROSS: i16 = 7;

/// A unit of either side: the enemy's are fewer.
fn counter() -> impl Strategy<Value = Unit> {
    (0..ACROSS, 0..ACROSS, 0u8..8, 0u8..3, 1u16..5).prop_map(|(q, r, what, way, range)| {
        let mobility = Code::new([Mobility::Leg, Mobility::Truck, Mobility::Track][usize::from(way)]);
        let throws = Face { throw_range: range * MP, throw_mobility: mobility, ..Face::default() };
        let unit = match what {
            0 | 1 => Unit { mode: Code::new(Mode::Combat), ..Unit::regiment(2, 4, 3) },
            2 | 3 => Unit { combat_side: throws, ..Unit::of(1, Kind::Hq) },
            4 => Unit { amount: range, ..Unit::of(1, Kind::Supply) },
            5 => Unit { mode: Code::new(Mode::Strat), move_side: throws, ..Unit::of(1, Kind::Hq) },
            _ => Unit::regiment(1, 4, 3),
        };
        Unit { hex: Hex::new(q, r), ..unit }
    })
}

/// The units, of which no combat units of both sides share a hex.
pub(super) fn apart(mut units: Vec<Unit>) -> Vec<Unit> {
    units.sort_by_key(|unit| unit.hex);
    let held: Vec<_> = units.iter().filter(|unit| unit.side == 1).map(|unit| unit.hex).collect();
    units.retain(|unit| unit.side == 1 || !held.contains(&unit.hex));
    units
}

/// Hexes of open or rough ground or none that a truck enters, with rivers between; some are sources.
pub(super) fn hexes() -> impl Strategy<Value = Vec<BoardHex>> {
    let count = usize::try_from(ACROSS * ACROSS).unwrap();
    vec((1u8..=6, 0u8..4, 0u8..12), count).prop_map(|all| {
        let places = (0..ACROSS).flat_map(|q| (0..ACROSS).map(move |r| Hex::new(q, r)));
        let hex = |(hex, (terrain, river, source)): (Hex, (u8, u8, u8))| BoardHex {
            hex,
            terrain: [1, 1, 1, 2, 3, 4][usize::from(terrain - 1)],
            sides: [Nth(0), Nth(if river == 0 { 5 } else { 0 }), Nth(0), Nth(0), Nth(0), Nth(0)],
            supply_source: u8::from(source == 0),
            ..BoardHex::default()
        };
        places.zip(all).map(hex).collect()
    })
}

/// The chart: open, rough, closed to trucks, all that a truck has; a minor river.
pub(super) fn chart() -> Vec<ChartRow> {
    use grognard_core::ocs::board::Toll;
    let row = |leg, truck| ChartRow { cost: Cost::points(leg, truck, truck), ..ChartRow::default() };
    let toll = |toll| ChartRow {
        cost: Cost { truck_toll: Code::new(toll), track_toll: Code::new(toll), ..Cost::points(MP, 0, 0) },
        ..ChartRow::default()
    };
    let river = ChartRow { feature: Code::new(Feature::MinorRiver), ..row(MP, MP) };
    vec![row(MP, MP), row(MP, 2 * MP), toll(Toll::Prohibited), toll(Toll::All), river]
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn who_traces_draws_or_is_thrown_to((hexes, units) in (hexes(), vec(counter(), 1..14).prop_map(apart))) {
        let chart = chart();
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (mut words, mut trail) = (vec![0; 2_000], Trail::none());
        let mut room = vec![TraceFound::default(); units.len()];
        let mut rows = Sink::new(&mut room);
        let asked = TraceHunt { board, side: 1, ..TraceHunt::default() };
        let found = find(&asked, &mut rows, &mut Scratch::new(&mut words), &mut trail).unwrap().value;
        let rows = rows.items();
        let own: Vec<_> = (0..units.len()).filter(|at| units[*at].side == 1 && units[*at].kind.0 <= Kind::Pax as u8).collect();
        prop_assert!(rows.iter().map(|row| usize::from(row.unit)).eq(own.iter().copied()));
        prop_assert_eq!(usize::from(found.in_trace + found.without), own.len());
        // A dump in each hex to which the side traces: who draws from one, and to whom is it thrown?
        let mut sources = Vec::new();
        for hex in &hexes {
            let asked = RailTrace { board, hex: hex.hex, side: 1 };
            let traced = rail::trace(&asked, &mut Sink::none(), &mut Scratch::new(&mut words), &mut trail).unwrap();
            if traced.value.is_allowed() {
                sources.push(hex.hex);
            }
        }
        let mut best = vec![(None, None); units.len()];
        for hex in &sources {
            let at = units.partition_point(|unit| unit.hex < *hex);
            let mut with = units.clone();
            with.insert(at, Unit { amount: 1, hex: *hex, ..Unit::of(1, Kind::Supply) });
            let board = Board { units: &with, ..board };
            let number = |unit: usize| u16::try_from(unit + usize::from(unit >= at)).unwrap();
            let source = u16::try_from(at).unwrap();
            for unit in &own {
                let asked = Draw { board, unit: number(*unit), source };
                let drawn = paths::draw(&asked, &mut Sink::none(), &mut Scratch::new(&mut words), &mut trail).unwrap();
                let (draws, throws): &mut (Option<u16>, Option<u16>) = &mut best[*unit];
                if let Some(cost) = drawn.value.allowed().map(|path| path.cost) {
                    *draws = Some(draws.map_or(cost, |known| known.min(cost)));
                }
                for hq in own.iter().filter(|hq| *hq != unit && units[**hq].kind.get() == Some(Kind::Hq)) {
                    let asked = Relay { board, unit: number(*unit), hq: number(*hq), source };
                    let sink = &mut Sink::none();
                    let thrown = paths::relay(&asked, sink, &mut Scratch::new(&mut words), &mut trail).unwrap();
                    if let Some(cost) = thrown.value.allowed().map(|paths| paths.thrown.cost) {
                        *throws = Some(throws.map_or(cost, |known| known.min(cost)));
                    }
                }
            }
        }
        for row in rows {
            let expected = match best[usize::from(row.unit)] {
                (Some(drawn), _) => (true, u16::MAX, Some(drawn), 0),
                (None, Some(thrown)) => (true, row.hq, None, thrown),
                (None, None) => (false, u16::MAX, Some(0), 0),
            };
            let drawn = expected.2.map(|_| row.drawn);
            prop_assert_eq!((row.traces.is_set(), row.hq, drawn, row.thrown), expected);
            prop_assert_eq!(row.hq == u16::MAX, expected.2.is_some());
        }
    }

    #[test]
    fn what_is_in_reach_is_drawn_or_thrown((hexes, units) in (hexes(), vec(counter(), 1..14).prop_map(apart))) {
        let chart = chart();
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (mut words, mut trail) = (vec![0; 2_000], Trail::none());
        for unit in 0..u16::try_from(units.len()).unwrap() {
            let kind = units[usize::from(unit)].kind.get().unwrap();
            if units[usize::from(unit)].side != 1 || kind == Kind::Supply {
                continue;
            }
            let mut room = vec![SupplyRow::default(); units.len()];
            let mut rows = Sink::new(&mut room);
            let asked = Supplies { board, unit };
            let found = paths::supplies(&asked, &mut rows, &mut Scratch::new(&mut words), &mut trail).unwrap();
            let found = found.value.allowed().unwrap();
            let rows = rows.items();
            prop_assert_eq!(found.amount, rows.iter().map(|row| u32::from(row.amount)).sum::<u32>());
            let is_hq = |hq: &u16| *hq != unit && units[usize::from(*hq)].kind.get() == Some(Kind::Hq);
            for source in (0..units.len()).filter(|at| units[*at].kind.get() == Some(Kind::Supply)) {
                let source = u16::try_from(source).unwrap();
                let row = rows.iter().find(|row| row.unit == source);
                let asked = Draw { board, unit, source };
                let drawn = paths::draw(&asked, &mut Sink::none(), &mut Scratch::new(&mut words), &mut trail).unwrap();
                let expected = drawn.value.is_allowed().then_some((u16::MAX, 0)).or_else(|| {
                    let hqs = (0..u16::try_from(units.len()).unwrap()).filter(is_hq);
                    let thrown = hqs.filter_map(|hq| {
                        let asked = Relay { board, unit, hq, source };
                        let sink = &mut Sink::none();
                        let thrown = paths::relay(&asked, sink, &mut Scratch::new(&mut words), &mut Trail::none());
                        thrown.unwrap().value.allowed().map(|paths| (hq, paths.thrown.cost))
                    });
                    thrown.min_by_key(|(_, thrown)| *thrown)
                });
                prop_assert_eq!(row.map(|row| (row.hq, row.thrown)), expected);
            }
        }
    }
}
