//! Railroads, against a second implementation of 13.3 that tries every way on a small board.

use grognard_core::hex::{Hex, SIDES};
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Settlement};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::rail::{
    Link, RailGoal, RailHex, RailMove, RailReach, RailStop, RailStopFound, RailStops, RailTrace, RailUse, apply,
    assess, choices, detrainable, stops, trace,
};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Phase, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A board of three columns by three, with railroads and units all over it.
#[derive(Debug, Clone)]
struct Map {
    chart: [ChartRow; 1],
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
}

const SIZE: i16 = 3;

/// All of it is terrain of an MP.
fn chart() -> [ChartRow; 1] {
    [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }]
}

fn hex() -> impl Strategy<Value = BoardHex> {
    let track = (prop::bool::weighted(0.9), any::<u8>(), any::<u8>(), select(vec![1, 1, 1, 1, 2]));
    let place = (select(vec![Settlement::None, Settlement::None, Settlement::Village]), select(vec![0, 1, 1, 1, 2]));
    let marks = (prop::bool::weighted(0.2), prop::bool::weighted(0.25), prop::bool::weighted(0.05));
    (track, place, marks).prop_map(|((there, rail, multi_track, gauge), (settlement, control), marks)| BoardHex {
        rail: if there { rail | 0b010010 } else { 0 },
        multi_track: multi_track | 0b000010,
        gauge,
        settlement: Code::new(settlement),
        control,
        supply_source: u8::from(marks.0),
        trainbusted: u8::from(marks.1),
        rail_cut: Flag::from(marks.2),
        terrain: 1,
        ..Default::default()
    })
}

fn unit() -> impl Strategy<Value = Unit> {
    let kinds = vec![Kind::Combat, Kind::Combat, Kind::Hq, Kind::Truck, Kind::Port, Kind::Extender, Kind::Extender];
    let modes = select(vec![Mode::Combat, Mode::Move]);
    let face = (1u16..=3, select(vec![Mobility::Leg, Mobility::Truck, Mobility::Track]));
    (0..SIZE, 0..SIZE, select(kinds), modes, prop::bool::weighted(0.15), face).prop_map(
        |(q, r, kind, mode, enemy, (throw_range, mobility))| {
            let transport = matches!(kind, Kind::Truck | Kind::Extender);
            Unit {
                hex: Hex::new(q, r),
                kind: Code::new(kind),
                mode: Code::new(if transport { Mode::Move } else { mode }),
                side: 1 + u8::from(enemy),
                amount: 5 * TP,
                move_side: Face { throw_range: throw_range * MP, mobility: Code::new(mobility), ..Default::default() },
                ..Default::default()
            }
        },
    )
}

fn map() -> impl Strategy<Value = Map> {
    (vec(hex(), (SIZE * SIZE) as usize), vec(unit(), 0..=5)).prop_map(|(mut hexes, mut units)| {
        for (at, hex) in hexes.iter_mut().enumerate() {
            hex.hex = Hex::new(at as i16 / SIZE, at as i16 % SIZE);
            hex.multi_track &= hex.rail;
        }
        // Both hexes say the same of the hexside between them.
        let before = hexes.clone();
        for hex in &mut hexes {
            for (side, (q, r)) in SIDES.into_iter().enumerate() {
                let to = Hex::new(hex.hex.q + q, hex.hex.r + r);
                if let Some(next) = before.iter().find(|h| h.hex == to) {
                    let back = |rails: u8| !(1 << side) | (rails >> ((side + 3) % 6) & 1) << side;
                    hex.rail &= back(next.rail);
                    hex.multi_track &= back(next.multi_track);
                }
            }
        }
        // 4.8c: no hex holds combat units of both sides.
        units.sort_by_key(|unit| unit.hex);
        for at in 1..units.len() {
            if units[at].hex == units[at - 1].hex {
                units[at].side = units[at - 1].side;
            }
        }
        Map { chart: chart(), hexes, units }
    })
}

impl Map {
    fn board(&self) -> Board<'_> {
        Board {
            chart: &self.chart,
            hexes: &self.hexes,
            units: &self.units,
            gauges: [1, 2, 0, 0, 0, 0, 0, 0],
            ..Default::default()
        }
    }
    fn at(&self, hex: Hex) -> &BoardHex {
        self.hexes.iter().find(|h| h.hex == hex).expect("it is on the board")
    }
    fn there(&self, hex: Hex) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.hex == hex)
    }
    /// A combat unit of side 1 that does nothing more.
    fn friend(&self, hex: Hex) -> bool {
        self.there(hex).any(|u| u.side == 1 && u.kind.get().unwrap().is_combat())
    }
    fn in_zone(&self, hex: Hex) -> bool {
        let holder = |u: &Unit| u.side == 2 && u.kind.get() == Some(Kind::Combat) && u.mode.get() == Some(Mode::Combat);
        self.units.iter().any(|u| holder(u) && u.hex.touches(hex))
    }
    fn is_stop(&self, hex: Hex) -> bool {
        let hq = |u: &Unit| u.side == 1 && u.kind.get() == Some(Kind::Hq) && u.mode.get() == Some(Mode::Combat);
        let here = self.at(hex);
        here.settlement.get() == Some(Settlement::Village)
            || self.there(hex).any(|u| u.kind.get() == Some(Kind::Port))
            || (!here.rail_cut.is_set() && self.there(hex).any(hq))
    }
    /// Whether trains of gauge 1 pass a hex (13.3e, 13.3f, 13.3h).
    fn passes(&self, hex: Hex, usage: RailUse) -> bool {
        let here = self.at(hex);
        let enemy = self.there(hex).any(|u| u.side == 2 && u.kind.get().unwrap().is_combat());
        let zone = self.in_zone(hex) && (usage == RailUse::Cargo || !self.friend(hex));
        let held = here.control == 1 || self.friend(hex);
        here.rail != 0 && !here.rail_cut.is_set() && here.gauge < 2 && !enemy && !zone && (held || !self.is_stop(hex))
    }
    fn joined(&self, from: Hex, side: usize, multi_track: bool) -> Option<Hex> {
        let to = Hex::new(from.q + SIDES[side].0, from.r + SIDES[side].1);
        let (a, b) = (self.at(from), self.hexes.iter().find(|h| h.hex == to)?);
        let rails = |h: &BoardHex| if multi_track { h.rail & h.multi_track } else { h.rail };
        (rails(a) >> side & 1 == 1 && rails(b) >> ((side + 3) % 6) & 1 == 1).then_some(to)
    }
    /// Every way without a loop, shown as its hexes and whether all of it is multi-track.
    fn ways(&self, usage: RailUse, way: &mut Vec<Hex>, multi_track: bool, show: &mut dyn FnMut(&[Hex], bool)) {
        let here = *way.last().expect("it begins somewhere");
        if !self.passes(here, usage) {
            return;
        }
        show(way, multi_track);
        for side in 0..6 {
            if let Some(next) = self.joined(here, side, false).filter(|next| !way.contains(next)) {
                let multi_track = multi_track && self.joined(here, side, true).is_some();
                way.push(next);
                self.ways(usage, way, multi_track, show);
                way.pop();
            }
        }
    }
    /// Whether a hex is detrainable without Extenders (13.3c).
    fn detrainable(&self, hex: Hex, usage: RailUse) -> bool {
        let mut source = false;
        self.ways(usage, &mut vec![hex], true, &mut |way, _| {
            source |= self.at(*way.last().unwrap()).supply_source == 1;
        });
        source && self.is_stop(hex)
    }
    /// The least that 16 sixteenths of cargo cost (13.3a).
    fn cost(&self, start: Hex, to: Hex) -> Option<u32> {
        let mut least = None;
        self.ways(RailUse::Cargo, &mut vec![start], true, &mut |way, multi_track| {
            if way.last() == Some(&to) {
                let busted = way.iter().any(|hex| self.at(*hex).trainbusted == 1);
                let cost = 16 * if busted { 2 } else { 1 } / if multi_track { 2 } else { 1 };
                least = Some(least.map_or(cost, |before: u32| before.min(cost)));
            }
        });
        least
    }
    fn question<'a>(&'a self, cargo: &'a [Unit], to: Hex) -> RailMove<'a> {
        let (start, phase) = (cargo[0].hex, Code::new(Phase::Movement));
        RailMove { board: self.board(), cargo, start, to, side: 1, phase, rail_cap: 100, ..Default::default() }
    }
}

fn cargo(hex: Hex, kind: Kind) -> Unit {
    let move_side = Face { ma: (14 * MP).into(), mobility: Code::new(Mobility::Truck), ..Default::default() };
    Unit { hex, kind: Code::new(kind), mode: Code::new(Mode::Move), move_side, ..Unit::regiment(1, 4, 3) }
}

fn hexes() -> impl Iterator<Item = Hex> + Clone {
    (0..SIZE).flat_map(|q| (0..SIZE).map(move |r| Hex::new(q, r)))
}

/// What a movement costs, and its way.
fn ask(map: &Map, kind: Kind, start: Hex, to: Hex, words: &mut [u64]) -> Option<(u32, Vec<RailHex>)> {
    let cargo = [cargo(start, kind)];
    let mut room = [RailHex::default(); 16];
    let mut rows = Sink::new(&mut room);
    let ruling = assess(&map.question(&cargo, to), &mut rows, &mut Scratch::new(words), &mut Trail::none());
    let cost = ruling.expect("no fault").value.allowed()?.cost;
    Some((cost, rows.items().to_vec()))
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn the_cheapest_way_is_the_cheapest_of_all(map in map(), garbage in any::<u64>(), from in 0usize..9) {
        let start = hexes().nth(from).unwrap();
        let mut words = vec![garbage; 400];
        for to in hexes().filter(|to| *to != start) {
            let ends = [start, to].into_iter().all(|hex| map.detrainable(hex, RailUse::Cargo));
            let foreign = map.there(to).any(|u| u.side == 2);
            let expected = map.cost(start, to).filter(|_| ends && !foreign);
            let told = ask(&map, Kind::Combat, start, to, &mut words);
            prop_assert_eq!(told.as_ref().map(|t| t.0), expected, "{:?} to {:?}", start, to);
            // Rail Repair units stop anywhere.
            let expected = map.cost(start, to).filter(|_| !foreign);
            let told = ask(&map, Kind::RailRepair, start, to, &mut words);
            prop_assert_eq!(told.as_ref().map(|t| t.0), expected, "{:?} to {:?}", start, to);
            // The way that is handed out is one, and costs that.
            if let Some((cost, way)) = told {
                prop_assert!(way[0].hex == start && way[way.len() - 1].hex == to);
                let busted = way.iter().any(|row| row.trainbusted.is_set());
                let multi_track = way[1..].iter().all(|row| row.multi_track.is_set());
                prop_assert_eq!(cost, 16 * if busted { 2 } else { 1 } / if multi_track { 2 } else { 1 });
                for pair in way.windows(2) {
                    let side = (0..6).find(|side| map.joined(pair[0].hex, *side, false) == Some(pair[1].hex));
                    prop_assert!(side.is_some() && pair[1].link.get() == Some(Link::Rail));
                }
            }
        }
    }

    #[test]
    fn choices_and_apply_are_of_one_mind_with_assess(map in map(), from in 0usize..9, repairs in any::<bool>()) {
        let start = hexes().nth(from).unwrap();
        let kind = if repairs { Kind::RailRepair } else { Kind::Combat };
        let (mut words, cargo) = (vec![7; 400], [cargo(start, kind)]);
        let mut room = [RailGoal::default(); 16];
        let mut rows = Sink::new(&mut room);
        let reach = RailReach { phase: Code::new(Phase::Movement), side: 1, board: map.board(), cargo: &cargo, start, rail_cap: 100, ..Default::default() };
        choices(&reach, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        for to in hexes().filter(|to| *to != start) {
            let told = ask(&map, kind, start, to, &mut words).map(|t| t.0);
            let offered = rows.items().iter().find(|row| row.hex == to).map(|row| row.cost);
            prop_assert_eq!(told, offered, "{:?} to {:?}", start, to);
            let mut room = [Effect::default(); 8];
            let mut effects = Effects::new(&mut room);
            let question = map.question(&cargo, to);
            let done = apply(&question, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
            prop_assert_eq!(done.value.allowed().map(|moved| moved.cost), told);
            let placed = effects.items().iter().any(|e| e.what.get() == Some(EffectKind::Place) && e.hex == to);
            prop_assert_eq!(placed, told.is_some());
        }
    }

    #[test]
    fn stops_are_those_that_are_detrainable(map in map()) {
        let mut words = vec![3; 400];
        let mut room = [RailStopFound::default(); 16];
        let mut rows = Sink::new(&mut room);
        let question = RailStops { board: map.board(), side: 1 };
        stops(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        for hex in hexes() {
            let found = rows.items().iter().find(|row| row.hex == hex).copied();
            let extenders = map.units.iter().any(|u| u.side == 1 && u.kind.get() == Some(Kind::Extender));
            for usage in [RailUse::Cargo, RailUse::Trace] {
                let question = RailStop { board: map.board(), hex, side: 1, usage: Code::new(usage) };
                let mut scratch = Scratch::new(&mut words);
                let told = detrainable(&question, &mut Sink::none(), &mut scratch, &mut Trail::none()).unwrap();
                let listed = found.is_some_and(|f| if usage == RailUse::Cargo { f.cargo } else { f.trace }.is_set());
                prop_assert_eq!(told.value.is_allowed(), listed, "{:?} {:?}", hex, usage);
                if usage == RailUse::Cargo || !extenders {
                    prop_assert_eq!(told.value.is_allowed(), map.detrainable(hex, usage), "{:?} {:?}", hex, usage);
                }
            }
        }
    }

    #[test]
    fn what_helps_supply_never_hurts_it(map in map(), more in unit(), garbage in any::<u64>()) {
        let mut words = vec![garbage; 500];
        let helper = Unit { side: 1, kind: Code::new(Kind::Extender), mode: Code::new(Mode::Move), ..more };
        let mut helped = map.clone();
        helped.units.push(helper);
        helped.units.sort_by_key(|unit| unit.hex);
        for hex in hexes() {
            let mut ask = |map: &Map| {
                let question = RailTrace { board: map.board(), hex, side: 1 };
                let mut scratch = Scratch::new(&mut words);
                let told = trace(&question, &mut Sink::none(), &mut scratch, &mut Trail::none()).unwrap();
                told.value.is_allowed()
            };
            let (before, after) = (ask(&map), ask(&helped));
            prop_assert!(!before || after, "{:?}", hex);
            // What is detrainable for trace supply can be traced to.
            let usage = Code::new(RailUse::Trace);
            let question = RailStop { board: map.board(), hex, side: 1, usage };
            let mut scratch = Scratch::new(&mut words);
            let stop = detrainable(&question, &mut Sink::none(), &mut scratch, &mut Trail::none()).unwrap();
            prop_assert!(!stop.value.is_allowed() || before);
        }
    }
}

#[test]
fn too_little_memory_is_said_before_anything_is_done() {
    let hexes = [BoardHex::default(), BoardHex { hex: Hex::new(1, 0), ..Default::default() }];
    let map = Map { chart: chart(), hexes: hexes.to_vec(), units: vec![] };
    let cargo = [cargo(Hex::default(), Kind::Combat)];
    let mut scratch = Scratch::none();
    let asked = assess(&map.question(&cargo, Hex::new(1, 0)), &mut Sink::none(), &mut scratch, &mut Trail::none());
    assert_eq!(asked.unwrap_err().code(), grognard_core::fault::FaultCode::BufferTooSmall);
    assert_eq!(scratch.needed(), 8 * 2);
}
