//! Throws and draws against a second implementation: the costs of steps, and the cheapest paths by repeated passes over
//! all hexes.

use crate::board::*;
use grognard_core::hex::{Hex, SIDES};
use grognard_core::ocs::board::{BoardHex, Toll};
use grognard_core::ocs::engineers::{Bridge, Crossed, bridge};
use grognard_core::ocs::paths::{self, Draw, PathHex, ReachedHex, SourceRow, Sources, ThrowReach, ThrowTo};
use grognard_core::ocs::units::{Kind, Mobility, Mode, Orientation, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn cost_of(p: &Position, row: u8, mobility: Mobility) -> u16 {
    match row.checked_sub(1) {
        None => 0,
        Some(at) => {
            let cost = p.chart[usize::from(at)].cost;
            let (points, toll) = match mobility {
                Mobility::Leg => (cost.leg, cost.leg_toll),
                Mobility::Truck => (cost.truck, cost.truck_toll),
                Mobility::Track => (cost.track, cost.track_toll),
            };
            match toll.get().unwrap() {
                Toll::Points => points,
                Toll::All => ALL,
                Toll::Prohibited => PROHIBITED,
            }
        }
    }
}

/// What a crossing costs, and without engineers.
fn paid(crossed: Crossed) -> (u16, u16) {
    let of = |points, toll: Code<Toll>| match toll.get().unwrap() {
        Toll::Points => points,
        Toll::All => ALL,
        Toll::Prohibited => PROHIBITED,
    };
    (of(crossed.cost, crossed.toll), of(crossed.unbridged, crossed.unbridged_toll))
}

fn capable(u: &Unit) -> bool {
    let engineer = matches!(kind(u), Kind::Hq | Kind::Engineer);
    let mode = u.mode.get().unwrap();
    engineer && (mode == Mode::Combat || (mode == Mode::Dg && u.oriented.get() == Some(Orientation::Combat)))
}

/// 6.1 and 13.8b in other words: what the step costs, if it can be gone.
fn step(p: &Position, side: usize, a: &BoardHex, b: &BoardHex, mobility: Mobility, friends: u8) -> Option<u16> {
    let back = (side + 3) % 6;
    let road = a.roads[side].0 != 0 && b.roads[back].0 != 0;
    if road {
        return Some(6);
    }
    let (into, from) = (cost_of(p, b.terrain, mobility), cost_of(p, a.terrain, mobility));
    if into == PROHIBITED || from == PROHIBITED {
        return None;
    }
    // A river is drawn on either side of it; the two hexes may say different things, and each way looks at its own first.
    let drawn =
        |x: &BoardHex, s: usize, y: &BoardHex, t: usize| if x.sides[s].0 > 0 { x.sides[s].0 } else { y.sides[t].0 };
    let there = drawn(a, side, b, back);
    let again = drawn(b, back, a, side);
    let bridged = there >= 5 && [a, b].iter().any(|h| p.stack(h.hex).any(|u| u.side == friends && capable(u)));
    let hexside = match (there, bridged) {
        (5, true) => 0,
        (6, true) => cost_of(p, 5, mobility),
        (row, _) => {
            if cost_of(p, row, mobility) == PROHIBITED || cost_of(p, again, mobility) == PROHIBITED {
                return None;
            }
            cost_of(p, row, mobility)
        }
    };
    Some(if into == ALL { ALL } else { into + hexside })
}

fn in_zone(p: &Position, hex: Hex, friends: u8) -> bool {
    let holds = |u: &&Unit| kind(u) == Kind::Combat || kind(u) == Kind::Engineer;
    p.units.iter().filter(holds).any(|u| {
        u.side != friends
            && u.mode.get() == Some(Mode::Combat)
            && !u.out_of_supply.is_set()
            && u.hex.distance(hex) == 1
            && p.at(u.hex).is_some_and(|h| !h.off_map.is_set())
            && p.at(hex).is_some_and(|h| !h.off_map.is_set())
    })
}

fn negated(p: &Position, hex: Hex, friends: u8) -> bool {
    p.stack(hex).any(|u| u.side == friends && is_combat(u) && !u.will_move.is_set())
}

fn shut(p: &Position, hex: Hex, mobility: Mobility, friends: u8) -> bool {
    mobility == Mobility::Truck && in_zone(p, hex, friends) && !negated(p, hex, friends)
}

/// What is reached, with its cost, and what is only next to that.
fn reach(p: &Position, start: Hex, mobility: Mobility, range: u16, friends: u8) -> BTreeMap<Hex, (u16, bool)> {
    let mut cost: BTreeMap<Hex, u16> = BTreeMap::from([(start, 0)]);
    loop {
        let mut changed = false;
        for a in &p.hexes {
            let Some(spent) = cost.get(&a.hex).copied() else { continue };
            if a.off_map.is_set() || shut(p, a.hex, mobility, friends) {
                continue;
            }
            for (side, (dq, dr)) in SIDES.into_iter().enumerate() {
                let Some(b) = p.at(Hex::new(a.hex.q + dq, a.hex.r + dr)) else { continue };
                if b.off_map.is_set() || shut(p, b.hex, mobility, friends) {
                    continue;
                }
                if p.stack(b.hex).any(|u| u.side != friends && is_combat(u)) {
                    continue;
                }
                let total = match step(p, side, a, b, mobility, friends) {
                    Some(ALL) if spent == 0 => range,
                    Some(ALL) | None => continue,
                    Some(cost) => spent + cost,
                };
                if total <= range && cost.get(&b.hex).is_none_or(|known| total < *known) {
                    cost.insert(b.hex, total);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    let mut all: BTreeMap<Hex, (u16, bool)> = cost.iter().map(|(hex, cost)| (*hex, (*cost, false))).collect();
    for (hex, cost) in &cost {
        if p.at(*hex).is_some_and(|h| h.off_map.is_set()) {
            continue;
        }
        for next in hex.neighbours().filter(|n| p.at(*n).is_some_and(|h| !h.off_map.is_set())) {
            let entry = all.entry(next).or_insert((*cost, true));
            if entry.1 {
                entry.0 = entry.0.min(*cost);
            }
        }
    }
    all
}

/// Whether the headquarters' hex is one from which the throw can be asked.
fn stands(p: &Position) -> bool {
    p.units.iter().all(|u| p.at(u.hex).is_some())
}

type Verdicts<T> = Ruling<Verdict<T>>;

fn lent<T: Copy + Default, A>(garbage: u64, ask: impl Fn(&mut Sink<'_, T>, &mut Scratch<'_>) -> A) -> (A, Vec<T>) {
    let mut room = vec![T::default(); 64];
    let mut words = vec![garbage; 3 * 64];
    let mut rows = Sink::new(&mut room);
    let answer = ask(&mut rows, &mut Scratch::new(&mut words));
    let items = rows.items().to_vec();
    (answer, items)
}

fn throw_reach(p: &Position, garbage: u64) -> Vec<ReachedHex> {
    let question = ThrowReach { board: p.board(), hq: headquarters_of(p) };
    let (answer, rows) =
        lent(garbage, |rows, scratch| paths::throw_reach(&question, rows, scratch, &mut Trail::none()));
    assert!(answer.unwrap().value.is_allowed());
    rows
}

fn throw_to(p: &Position, unit: usize, garbage: u64) -> (Verdicts<paths::Supplied>, Vec<PathHex>) {
    let unit = u16::try_from(unit).unwrap();
    let question = ThrowTo { board: p.board(), hq: headquarters_of(p), unit, ..Default::default() };
    let (answer, rows) = lent(garbage, |rows, scratch| paths::throw_to(&question, rows, scratch, &mut Trail::none()));
    (answer.unwrap(), rows)
}

fn draw(p: &Position, unit: usize, source: usize) -> (Verdicts<paths::Supplied>, Vec<PathHex>) {
    let (unit, source) = (u16::try_from(unit).unwrap(), u16::try_from(source).unwrap());
    let question = Draw { board: p.board(), unit, source };
    let (answer, rows) = lent(7, |rows, scratch| paths::draw(&question, rows, scratch, &mut Trail::none()));
    (answer.unwrap(), rows)
}

fn has(cites: &Cites, id: &str) -> bool {
    cites.iter().any(|rule| rule.id() == id)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn a_throw_reaches_what_can_be_reached(p in position(), garbage in any::<u64>()) {
        prop_assume!(stands(&p));
        let hq = &p.units[usize::from(headquarters_of(&p))];
        let range = hq.combat_side.throw_range;
        let expected = reach(&p, hq.hex, mobility(&hq.combat_side), range, 1);
        let rows = throw_reach(&p, garbage);
        let told: BTreeMap<Hex, (u16, bool)> = rows.iter().map(|r| (r.hex, (r.cost, r.beside.is_set()))).collect();
        prop_assert_eq!(told.len(), rows.len(), "a hex stands twice");
        prop_assert_eq!(told, expected);
        // The nearest come first, and what is only next to the path after all else.
        let order: Vec<_> = rows.iter().map(|r| (r.beside.is_set(), r.cost)).collect();
        prop_assert!(order.is_sorted());
        prop_assert_eq!(throw_reach(&p, !garbage), rows, "what the memory held before matters");
    }

    #[test]
    fn a_throw_to_a_unit_is_one_to_its_hex(p in position(), garbage in any::<u64>()) {
        prop_assume!(stands(&p));
        let hq = &p.units[usize::from(headquarters_of(&p))];
        let mobility = mobility(&hq.combat_side);
        let range = hq.combat_side.throw_range;
        let reached = reach(&p, hq.hex, mobility, range, 1);
        for (at, unit) in p.units.iter().enumerate() {
            let (ruling, rows) = throw_to(&p, at, garbage);
            let served = unit.side == 1 && !matches!(kind(unit), Kind::Ship | Kind::Supply | Kind::Truck | Kind::OrganicTruck);
            prop_assert_eq!(ruling.value.is_allowed(), served && reached.contains_key(&unit.hex));
            let Some(supplied) = ruling.value.allowed() else {
                prop_assert!(rows.is_empty());
                prop_assert_eq!(has(&ruling.cites, "OCS 13.1d"), unit.side != 1 || kind(unit) == Kind::Ship);
                continue;
            };
            // The cheapest hex in or next to the unit's.
            let entered = |hex: Hex| reached.get(&hex).filter(|(_, beside)| !beside).map(|(cost, _)| *cost);
            let off = p.at(unit.hex).unwrap().off_map.is_set();
            let near = unit.hex.neighbours().filter(|n| !off && p.at(*n).is_some_and(|h| !h.off_map.is_set()));
            let best = near.chain([unit.hex]).filter_map(entered).min().unwrap();
            prop_assert_eq!(supplied.cost, best);
            // The path is one: it begins with the headquarters, each step is next to the last and costs what it costs.
            prop_assert_eq!(rows.first().map(|r| (r.hex, r.cost)), Some((hq.hex, 0)));
            prop_assert_eq!(rows.last().map(|r| r.cost), Some(supplied.cost));
            for pair in rows.windows(2) {
                let side = SIDES.iter().position(|(q, r)| Hex::new(pair[0].hex.q + q, pair[0].hex.r + r) == pair[1].hex);
                let (a, b) = (p.at(pair[0].hex).unwrap(), p.at(pair[1].hex).unwrap());
                let cost = step(&p, side.unwrap(), a, b, mobility, 1).unwrap();
                prop_assert!(cost == ALL || pair[1].cost == pair[0].cost + cost);
                prop_assert!(!shut(&p, pair[0].hex, mobility, 1) && !shut(&p, pair[1].hex, mobility, 1));
                prop_assert_eq!(pair[1].zone.is_set(), in_zone(&p, pair[1].hex, 1));
            }
            let last = rows.last().unwrap().hex;
            prop_assert_eq!(supplied.beside.is_set(), last != unit.hex);
        }
    }

    #[test]
    fn a_unit_draws_from_its_sources(p in position()) {
        prop_assume!(stands(&p));
        for (at, unit) in p.units.iter().enumerate().filter(|(_, u)| u.side == 1) {
            let question = Sources { board: p.board(), unit: u16::try_from(at).unwrap() };
            let (answer, rows): (_, Vec<SourceRow>) =
                lent(3, |rows, scratch| paths::sources(&question, rows, scratch, &mut Trail::none()));
            let total = answer.unwrap().value.allowed().map_or(0, |total| total.amount);
            prop_assert_eq!(total, rows.iter().map(|r| u32::from(r.amount)).sum::<u32>());
            for (source, other) in p.units.iter().enumerate() {
                let (ruling, _) = draw(&p, at, source);
                let listed = rows.iter().any(|r| usize::from(r.unit) == source);
                prop_assert_eq!(ruling.value.is_allowed(), listed, "{:?} from {:?}", unit, other);
            }
        }
    }

    #[test]
    fn a_bridge_never_hinders(mut p in position(), q in 0..WIDTH, r in 0..HEIGHT, side in 0usize..6, own in any::<bool>()) {
        for unit in p.units.iter_mut().filter(|u| matches!(u.kind.get(), Some(Kind::Hq | Kind::DivisionalHq | Kind::Engineer))) {
            unit.had_bridge = own.into();
        }
        let start = Hex::new(q, r);
        let to = Hex::new(q + SIDES[side].0, r + SIDES[side].1);
        // Two hexes that touch; where there are none the case says nothing.
        if p.at(start).unwrap().off_map.is_set() || p.at(to).is_none_or(|h| h.off_map.is_set()) {
            return Ok(());
        }
        for unit in 0..p.units.len() {
            let ask = |purpose| {
                let purpose = Code::new(purpose);
                let unit = u16::try_from(unit).unwrap();
                let question = Bridge { board: p.board(), unit, start, to, purpose };
                bridge(&question, &mut Trail::none()).unwrap()
            };
            use grognard_core::ocs::engineers::Purpose;
            let (moves, attack, overrun) = (ask(Purpose::Move), ask(Purpose::Attack), ask(Purpose::Overrun));
            if let Some(crossed) = moves.value.allowed() {
                prop_assert!(paid(crossed).0 <= paid(crossed).1);
                prop_assert_eq!(crossed.bridged.is_set(), paid(crossed).0 < paid(crossed).1);
                prop_assert!(!crossed.own.is_set() || crossed.bridged.is_set());
            }
            // Overruns pay the plain cost; attacks are possible wherever one could go, save over one's own former bridge.
            if let Some(crossed) = overrun.value.allowed() {
                prop_assert_eq!(paid(crossed).0, paid(crossed).1);
                prop_assert!(moves.value.is_allowed() && attack.value.is_allowed());
            }
            let former = moves.value.allowed().is_some_and(|c| c.own.is_set() && paid(c).1 == PROHIBITED);
            prop_assert_eq!(moves.value.is_allowed() && !former, attack.value.is_allowed());
        }
    }
}
