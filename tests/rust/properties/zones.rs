//! Zones of control against their definition, for every unit; paths through them against a step-by-step walk.

use crate::forces::word;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex};
use grognard_core::ocs::check::{BoardFault, Position, check};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::retreat::{Escape, zones_met};
use grognard_core::ocs::units::{
    Aboard, Face, Kind, Mobility, Mode, OneUnit, Orientation, Size, Style, Unit, zone_of_control,
};
use grognard_core::ocs::zoc::{
    self, Act, Action, ActionUnit, CoveringUnit, Covers, DropOff, Passage, Route, Waypoint, ZoneHex, Zones,
};
use grognard_core::reflect::{Code, Flag, Nth};
use grognard_core::ruling::{Sink, Trail};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A unit of any kind that its mode allows, somewhere in a small area.
pub fn somebody() -> impl Strategy<Value = Unit> + Clone {
    let place = (-2i16..=2, -2i16..=2, 1u8..=2);
    let counter = (word::<Kind>(), word::<Mode>(), word::<Orientation>(), word::<Style>(), word::<Mobility>());
    let marks = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), prop::bool::weighted(0.1), 0u8..=2);
    (place, counter, marks).prop_map(|((q, r, side), (kind, mode, oriented, style, mobility), marks)| {
        let (released, out, will_move, had_zoc, cargo, size) = marks;
        let face = Face { strength: 3u16.into(), ma: (8 * MP).into(), style, mobility, ..Default::default() };
        let kind_of = kind.get().unwrap();
        let transport = (Kind::Truck as u8..=Kind::Extender as u8).contains(&kind.0)
            || matches!(kind_of, Kind::WagonExtender | Kind::MuleExtender);
        let mode = match mode.get().unwrap() {
            Mode::Combat if matches!(kind_of, Kind::Eq | Kind::Pax) => Mode::Move,
            _ if transport => Mode::Move,
            mode => mode,
        };
        Unit {
            hex: Hex::new(q, r),
            side,
            kind,
            mode: Code::new(mode),
            oriented,
            combat_side: face,
            move_side: Face { style: Code::default(), ..face },
            released: Flag::from(released && mode == Mode::Reserve),
            out_of_supply: Flag::from(out && had_zoc),
            will_move: Flag::from(will_move),
            had_zoc: Flag::from(had_zoc),
            aboard: Code::new(if cargo { Aboard::Ship } else { Aboard::Nothing }),
            size: Code::new([Size::Regiment, Size::Battalion, Size::Company][usize::from(size)]),
            amount: u16::from(transport),
            ..Default::default()
        }
    })
}

/// Units as a board has them: by hexes, and the combat units that stand in a hex of one side.
pub fn sorted(mut units: Vec<Unit>) -> Vec<Unit> {
    units.sort_by_key(|u| u.hex);
    let stands = |u: &Unit| is_combat(u) && u.aboard.0 == 0;
    let mut holder: Option<(Hex, u8)> = None;
    units.retain(|u| match holder {
        _ if !stands(u) => true,
        Some((hex, side)) if hex == u.hex => side == u.side,
        _ => {
            holder = Some((u.hex, u.side));
            true
        }
    });
    units
}

fn board(units: &[Unit]) -> Board<'_> {
    Board { units, ..Default::default() }
}

/// Whether a unit has a zone of control, as another operation has it, and as cargo has none.
fn holds(unit: &Unit) -> bool {
    let is_cargo = unit.aboard.0 != 0;
    !is_cargo && zone_of_control(&OneUnit { unit: *unit }, &mut Trail::none()).unwrap().value.is_allowed()
}

fn covered(units: &[Unit], hex: Hex, side: u8, gone: &[Hex]) -> bool {
    let mut enemies = units.iter().filter(|u| u.side != side && u.hex.touches(hex) && !gone.contains(&u.hex));
    enemies.any(holds)
}

fn is_combat(unit: &Unit) -> bool {
    unit.kind.0 <= Kind::Pax as u8
}

fn rows<T: Copy + Default>(ask: impl FnOnce(&mut Sink<'_, T>)) -> Vec<T> {
    let mut room = vec![T::default(); 600];
    let mut sink = Sink::new(&mut room);
    ask(&mut sink);
    sink.items().to_vec()
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn covers_is_what_each_unit_says(units in vec(somebody(), 0..30), q in -3i16..=3, r in -3i16..=3, side in 1u8..=3) {
        let (units, hex) = (sorted(units), Hex::new(q, r));
        let question = Covers { board: board(&units), hex, side };
        let mut zone = Default::default();
        let found: Vec<CoveringUnit> = rows(|sink| zone = zoc::covers(&question, sink, &mut Trail::none()).unwrap().value);
        let expected: Vec<usize> = (0..units.len())
            .filter(|at| units[*at].side != side && units[*at].hex.touches(hex) && holds(&units[*at]))
            .collect();
        prop_assert_eq!(found.iter().map(|row| usize::from(row.unit)).collect::<Vec<_>>(), expected.clone());
        prop_assert_eq!(zone.covered.is_set(), !expected.is_empty());
        prop_assert_eq!(usize::from(zone.units), expected.len());
        let negates = |u: &&Unit| u.hex == hex && u.side == side && is_combat(u) && !u.will_move.is_set() && u.aboard.0 == 0;
        prop_assert_eq!(zone.negated_by != u16::MAX, !expected.is_empty() && units.iter().any(|u| negates(&u)));
    }

    #[test]
    fn zones_are_all_that_is_covered(units in vec(somebody(), 0..20), side in 1u8..=2) {
        let units = sorted(units);
        let question = Zones { board: board(&units), side };
        let found: Vec<ZoneHex> = rows(|sink| _ = zoc::zones(&question, sink, &mut Trail::none()).unwrap());
        let hexes: BTreeSet<Hex> = found.iter().map(|row| row.hex).collect();
        prop_assert_eq!(hexes.len(), found.len(), "a hex stands twice");
        for q in -4..=4 {
            for r in -4..=4 {
                let hex = Hex::new(q, r);
                let owner = units.iter().any(|u| u.side == side && u.hex.touches(hex) && holds(u));
                prop_assert_eq!(hexes.contains(&hex), owner);
            }
        }
    }

    /// A map with gaps, with columns of any length: a hex is on it exactly if the list holds it.
    #[test]
    fn hexes_are_found_wherever_they_stand(
        list in prop::collection::btree_set((-6i16..=6, -9i16..=9), 1..80),
        q in -7i16..=7,
        r in -10i16..=10,
    ) {
        let hexes: Vec<BoardHex> = list.iter().map(|(q, r)| BoardHex { hex: Hex::new(*q, *r), ..Default::default() }).collect();
        let question = Covers { board: Board { hexes: &hexes, ..Default::default() }, hex: Hex::new(q, r), side: 1 };
        let told = zoc::covers(&question, &mut Sink::none(), &mut Trail::none());
        prop_assert_eq!(told.is_ok(), list.contains(&(q, r)));
    }

    /// A negatable action is barred exactly where a zone is and nobody stays to negate it.
    #[test]
    fn actions_are_barred_by_zones_alone(units in vec(somebody(), 0..20), action in word::<Action>(), port_zones: bool) {
        let units = sorted(units);
        let rules = GameRules { port_zones: Flag::from(port_zones), ..Default::default() };
        let hex = Hex::new(0, 0);
        let question = Act { board: Board { rules, ..board(&units) }, hex, side: 1, action, ..Default::default() };
        let mut allowed = false;
        let found: Vec<ActionUnit> =
            rows(|sink| allowed = zoc::assess(&question, sink, &mut Trail::none()).unwrap().value.is_allowed());
        let negatable = match action.get().unwrap() {
            Action::TruckMovement | Action::SupplyPath | Action::RailTrace | Action::Refit => true,
            Action::PortTrace => !port_zones,
            _ => false,
        };
        let stays = |u: &&Unit| u.hex == hex && u.side == 1 && is_combat(u) && !u.will_move.is_set() && u.aboard.0 == 0;
        let negated = negatable && units.iter().any(|u| stays(&u));
        prop_assert_eq!(allowed, !covered(&units, hex, 1, &[]) || negated);
        prop_assert!(found.iter().all(|row| usize::from(row.unit) < units.len()));
    }

    /// A walk, hex by hex, of a stack that overruns nobody.
    #[test]
    fn a_stack_walks_its_path(
        others in vec(somebody(), 0..15),
        movers in vec((any::<bool>(), any::<bool>(), 0u16..8), 1..5),
        ways in vec(0usize..6, 1..6),
        entered: bool,
    ) {
        let start = Hex::new(0, 0);
        let mut path = Vec::new();
        let mut here = start;
        for way in ways {
            here = here.neighbours().nth(way).unwrap();
            path.push(Waypoint { hex: here, ..Default::default() });
        }
        // Nobody of the other side stands on the way, and nobody but the stack at its start.
        let on_way = |hex: Hex| hex == start || path.iter().any(|w| w.hex == hex);
        let mut units: Vec<Unit> = others.into_iter().filter(|u| u.hex != start && (u.side == 1 || !on_way(u.hex))).collect();
        let first = units.len();
        for (n, (truck, combat, _)) in movers.iter().enumerate() {
            let mobility = Code::new(if *truck { Mobility::Truck } else { Mobility::Leg });
            units.push(Unit {
                id: n as u32 + 1,
                hex: start,
                mode: Code::new(Mode::Move),
                size: Code::new(Size::Regiment),
                move_side: Face { ma: (10 * MP).into(), mobility, ..Default::default() },
                ..Unit::of(1, if *combat { Kind::Combat } else { Kind::Truck })
            });
        }
        prop_assert!(first <= units.len());
        let units = sorted(units);
        let stack: Vec<u16> = (0u16..).zip(&units).filter(|(_, u)| u.id > 0).map(|(at, _)| at).collect();
        let drops: Vec<DropOff> = stack
            .iter()
            .zip(&movers)
            .filter(|(_, (_, _, at))| usize::from(*at) < path.len())
            .map(|(unit, (_, _, at))| DropOff { unit: *unit, waypoint: *at })
            .collect();
        let route = Route {
            board: board(&units),
            units: &stack,
            path: &path,
            drops: &drops,
            entered: Flag::from(entered),
        };
        let mut told = None;
        let passages: Vec<Passage> = rows(|sink| told = Some(zoc::path(&route, sink, &mut Trail::none()).unwrap()));
        // Walk it.
        let mut free = true;
        let leaves = |unit: u16, at: Option<usize>| {
            let dropped = drops.iter().find(|d| d.unit == unit).map(|d| usize::from(d.waypoint));
            at.is_none_or(|at| dropped.is_none_or(|d| d > at))
        };
        for at in 0..path.len() {
            let before = at.checked_sub(1);
            let hex = before.map_or(start, |b| path[b].hex);
            let gone: Vec<Hex> = path[..at].iter().map(|w| w.hex).collect();
            let binds = before.is_some() || entered;
            let stayed = |u: u16| {
                let drop = drops.iter().find(|d| d.unit == u);
                drop.is_some_and(|d| before.is_some_and(|b| usize::from(d.waypoint) <= b && path[usize::from(d.waypoint)].hex == hex))
            };
            let negated = (0u16..).zip(&units).any(|(u, unit)| {
                let stands = if unit.id > 0 { stayed(u) } else { unit.hex == hex && !unit.will_move.is_set() };
                unit.side == 1 && is_combat(unit) && stands && unit.aboard.0 == 0
            });
            let trucks = stack.iter().any(|u| {
                leaves(*u, before) && units[usize::from(*u)].move_side.mobility.get() == Some(Mobility::Truck)
            });
            free &= !(binds && trucks && covered(&units, hex, 1, &gone) && !negated);
        }
        prop_assert_eq!(told.unwrap().value.is_allowed(), free);
        prop_assert_eq!(passages.len(), path.len());
    }

    /// For a retreat nothing is negated.
    #[test]
    fn a_retreat_meets_every_zone(units in vec(somebody(), 0..20)) {
        let mut units = units;
        let runner = Unit { id: 1, hex: Hex::new(0, 0), ..Unit::regiment(1, 4, 3) };
        // He stands on top, so that his hex is his side's.
        units.insert(0, runner);
        let units = sorted(units);
        let at = units.iter().position(|u| u.id == 1).unwrap() as u16;
        let path = [Hex::new(1, 0), Hex::new(2, 0)];
        let question = Escape { board: board(&units), units: &[at], path: &path, ..Default::default() };
        let paces = rows(|sink| _ = zones_met(&question, sink, &mut Trail::none()).unwrap());
        for (pace, hex) in paces.iter().zip(path) {
            prop_assert_eq!(pace.enemy_zoc.is_set(), covered(&units, hex, 1, &[]));
            prop_assert_eq!(pace.enemy.is_set(), units.iter().any(|u| u.hex == hex && u.side != 1 && is_combat(u) && u.aboard.0 == 0));
        }
    }

    /// Whatever bytes a board is made of, a look at it ends well, and finds what a question would stumble over.
    #[test]
    fn a_look_at_any_bytes(codes in vec(any::<[u8; 12]>(), 0..6), hexes in vec((any::<i16>(), any::<i16>(), any::<[u8; 8]>()), 0..4)) {
        let units: Vec<Unit> = codes
            .iter()
            .map(|b| Unit {
                kind: Code::raw(b[0]),
                mode: Code::raw(b[1] % 8),
                size: Code::raw(b[2] % 5),
                steps: b[3],
                steps_lost: b[4],
                side: b[5] % 10,
                aboard: Code::raw(b[6] % 7),
                stocks: Code::raw(b[7] % 5),
                oriented: Code::raw(b[8] % 4),
                combat_side: Face { style: Code::raw(b[9] % 5), ..Default::default() },
                move_side: Face { mobility: Code::raw(b[10] % 5), ..Default::default() },
                rating: ((b[11] % 8) as i8).into(),
                ..Default::default()
            })
            .collect();
        let hexes: Vec<BoardHex> = hexes
            .iter()
            .map(|(q, r, b)| BoardHex {
                hex: Hex::new(*q, *r),
                terrain: b[0],
                settlement: Code::raw(b[1]),
                rail: b[2],
                multi_track: b[3],
                roads: [Nth(b[4]); 6],
                sides: [Nth(b[5]); 6],
                control: b[6],
                off_map: Flag(b[7]),
                ..Default::default()
            })
            .collect();
        let board = Board { hexes: &hexes, units: &units, ..Default::default() };
        let mut count = 0;
        let faults: Vec<BoardFault> =
            rows(|sink| count = check(&Position { board, ..Default::default() }, sink, &mut Trail::none()).unwrap().value.faults);
        prop_assert_eq!(faults.len(), count as usize);
        for (at, unit) in units.iter().enumerate() {
            let asked = zone_of_control(&OneUnit { unit: *unit }, &mut Trail::none());
            let seen = faults.iter().any(|f| f.index as usize == at && f.list.0 == 2);
            prop_assert!(seen || asked.is_ok(), "{unit:?}");
        }
    }
}

#[test]
fn unknown_words_of_a_position() {
    let unit = Unit { kind: Code::raw(200), mode: Code::raw(9), stocks: Code::raw(7), side: 1, ..Default::default() };
    let combat_side = Face { style: Code::raw(3), ..Default::default() };
    let units = [unit, Unit { combat_side, ..Unit::of(1, Kind::Combat) }];
    let found: Vec<BoardFault> = rows(|sink| {
        _ = check(&Position { board: board(&units), ..Default::default() }, sink, &mut Trail::none()).unwrap()
    });
    let words: Vec<String> =
        found.iter().map(|f| format!("{:?} {:?} {:?} {:?}", f.index, f.field, f.inner, f.code)).collect();
    let expected = [
        "0 kind whole unknown_word",
        "0 mode whole unknown_word",
        "0 stocks whole unknown_word",
        "1 combat_side style unknown_word",
    ];
    assert_eq!(words, expected);
}
