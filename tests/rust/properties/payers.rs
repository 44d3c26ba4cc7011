//! Who is named to pay: the orders take it, and no other way to fuel the same units is cheaper.

use crate::supply_kept::carried_out;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
use grognard_core::ocs::effects::{Effect, Effects};
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::*;
use grognard_core::ocs::units::{CombatSupply, Face, FuelledBy, Kind, LastSupply, Mobility, Mode, Stocks, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

/// The hexes of the board, in a row. The enemy is in the last.
const HEXES: i16 = 16;

/// A counter of the first side: a dump, a headquarters, or a combat unit.
fn counter() -> impl Strategy<Value = Unit> {
    (0u8..8, 0..HEXES - 1, 1u16..9, 0u8..3).prop_map(|(what, q, amount, number)| {
        let tracks = Code::new(Mobility::Track);
        let face = Face { strength: 4.into(), ma: (8 * MP).into(), mobility: tracks, ..Face::default() };
        let unit = match what {
            0 | 1 => Unit { amount, ..Unit::of(1, Kind::Supply) },
            2 => {
                let throws = Face { throw_range: amount / 2 * MP, throw_mobility: Code::new(Mobility::Truck), ..face };
                let fuelled = Flag::from(number == 0);
                let by = if number == 0 { FuelledBy::Hq } else { FuelledBy::Itself };
                Unit { combat_side: throws, fuelled, fuelled_by: Code::new(by), ..Unit::of(1, Kind::Hq) }
            }
            _ => {
                let stocks = [Stocks::Full, Stocks::Low, Stocks::Exhausted][usize::from(number)];
                let formation = if amount < 5 { 5 } else { 0 };
                // Next to the enemy there are more of them.
                let last_supply = Code::new(LastSupply::Neither);
                let (stocks, combat_supply) = (Code::new(stocks), Code::default());
                Unit { combat_side: face, stocks, formation, last_supply, combat_supply, ..Unit::regiment(1, 4, 3) }
            }
        };
        Unit { hex: Hex::new(if what == 7 { HEXES - 2 } else { q }, 0), ..unit }
    })
}

/// A position: counters of the first side and an enemy, each with its own id, and the hexes.
fn position() -> impl Strategy<Value = (Vec<Unit>, Vec<BoardHex>)> {
    vec(counter(), 2..20).prop_map(|mut units| {
        let enemy = Unit { hex: Hex::new(HEXES - 1, 0), combat_supply: Code::default(), ..Unit::regiment(2, 4, 3) };
        units.push(enemy);
        units.sort_by_key(|unit| unit.hex.q);
        (1u32..).zip(&mut units).for_each(|(id, unit)| unit.id = id);
        let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..BoardHex::default() };
        (units, (0..HEXES).map(hex).collect())
    })
}

/// The chart: an MP a hex.
fn chart() -> [ChartRow; 1] {
    let terrain = Terrain { ground: Code::new(Ground::Open), ..Terrain::default() };
    [ChartRow { cost: Cost::points(MP, MP, MP), terrain, ..ChartRow::default() }]
}

/// Where the game stands.
fn now(segment: Segment, step: SupplyStep, player: u8) -> TurnState {
    let (segment, supply) = (Code::new(segment), Code::new(step));
    TurnState { number: 1, segment, supply, first: 1, second: 2, player, ..TurnState::default() }
}

/// The places of units by their ids.
fn places(units: &[Unit], ids: &[u64]) -> Vec<u16> {
    let place = |id: &u64| units.iter().position(|unit| u64::from(unit.id) == *id).unwrap();
    ids.iter().map(|id| u16::try_from(place(id)).unwrap()).collect()
}

/// What the payers of an order name, by ids: the units in the order of the question, the dumps and the headquarters.
#[derive(Default)]
struct Named {
    units: Vec<u64>,
    sources: Vec<u64>,
    hqs: Vec<u64>,
    by: Code<FuelBy>,
}

/// Asks who pays, and returns the orders, the units that lack something, and the cost.
fn asked(board: Board<'_>, expense: Expense, units: &[u16], cost: u16) -> (Vec<Named>, Vec<u64>, PayersFound) {
    let (mut room, mut words) = (vec![Payer::default(); 200], vec![0; 4096]);
    let mut rows = Sink::new(&mut room);
    let asked = PayersHunt { board, expense: Code::new(expense), units, cost, ..PayersHunt::default() };
    let found = payers(&asked, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap().value;
    let id = |at: u16| u64::from(board.units[usize::from(at)].id);
    let add = |list: &mut Vec<u64>, at: u16| {
        if at < u16::MAX && !list.contains(&id(at)) {
            list.push(id(at));
        }
    };
    let mut orders: Vec<Named> = (0..found.orders).map(|_| Named::default()).collect();
    let mut lacking = Vec::new();
    for row in rows.items() {
        match usize::from(row.order).checked_sub(1) {
            None => add(&mut lacking, row.unit),
            Some(order) => {
                let named = &mut orders[order];
                add(&mut named.units, row.unit);
                add(&mut named.sources, row.source);
                add(&mut named.hqs, row.hq);
                named.by = row.by;
            }
        }
    }
    for named in &mut orders {
        named.units.sort_by_key(|unit| units.iter().position(|at| id(*at) == *unit));
    }
    (orders, lacking, found)
}

/// Gives an order to fuel units, and returns its cost, if it is allowed.
fn fuels(board: Board<'_>, named: &Named, effects: &mut Effects<'_>) -> Option<u16> {
    let [units, sources, hqs] = [&named.units, &named.sources, &named.hqs].map(|ids| places(board.units, ids));
    let turn = now(Segment::Movement, SupplyStep::Restocking, 1);
    let (units, sources, hqs, by) = (&units[..], &sources[..], &hqs[..], named.by);
    let order = FuelOrder { board, turn, units, by, sources, hqs };
    let ruling = fuel(&order, effects, &mut Scratch::new(&mut vec![0; 4096]), &mut Trail::none()).unwrap();
    ruling.value.allowed().map(|fuelled| fuelled.cost)
}

/// Returns the least cost of fuelling units, of ways that the orders allow each of them by itself.
fn least(board: Board<'_>, units: &[u16]) -> u32 {
    let all: Vec<u16> = (0..u16::try_from(board.units.len()).unwrap()).collect();
    let id = |at: u16| u64::from(board.units[usize::from(at)].id);
    let unit = |at: u16| &board.units[usize::from(at)];
    let of = |kind: Kind| all.iter().copied().filter(move |at| unit(*at).kind.get() == Some(kind));
    let allows = |at: u16, by: FuelBy, sources: Vec<u64>, hqs: Vec<u64>| {
        let named = Named { units: vec![id(at)], sources, hqs, by: Code::new(by) };
        fuels(board, &named, &mut Effects::none())
    };
    let paid = |hq: u16| unit(hq).fuelled.is_set() && unit(hq).fuelled_by.get() == Some(FuelledBy::Hq);
    let needy: Vec<u16> = units.iter().copied().filter(|at| !unit(*at).fuelled.is_set()).collect();
    // The units of the formation, by the best of its dumps and headquarters.
    let formed: Vec<u16> = needy.iter().copied().filter(|at| unit(*at).formation == 5).collect();
    let mut most = 0;
    for source in of(Kind::Supply).filter(|at| unit(*at).amount >= 4) {
        for hq in of(Kind::Hq).map(|hq| vec![id(hq)]).chain([vec![]]) {
            let count = |at: &&u16| allows(**at, FuelBy::Formation, vec![id(source)], hq.clone()).is_some();
            most = most.max(formed.iter().filter(count).count());
        }
    }
    let formed = formed.len().min(formed.len() - most + if most > 0 { 4 } else { 0 });
    // The independent units, by each choice of headquarters.
    let free: Vec<u16> = needy.iter().copied().filter(|at| unit(*at).formation == 0).collect();
    let fuelled: Vec<(u16, Vec<u16>)> = of(Kind::Hq)
        .map(|hq| {
            let moves = |at: &u16| {
                let dumps = || of(Kind::Supply).map(|source| vec![id(source)]);
                let sources = dumps().chain([vec![]]);
                let mut costs = sources.map(|sources| allows(*at, FuelBy::Hq, sources, vec![id(hq)]));
                costs.any(|cost| cost.is_some())
            };
            (hq, free.iter().copied().filter(moves).collect())
        })
        .collect();
    let cost = |chosen: u32| {
        let mut sum = 0;
        let mut rest = free.clone();
        for (i, (hq, moves)) in fuelled.iter().enumerate() {
            if chosen >> i & 1 > 0 {
                sum += if paid(*hq) { 0 } else { 4 };
                rest.retain(|at| !moves.contains(at));
            }
        }
        sum + u32::try_from(rest.len()).unwrap()
    };
    u32::try_from(formed).unwrap() + (0..1u32 << fuelled.len()).map(cost).min().unwrap()
}

/// The places of units that a test is about.
fn which(units: &[Unit], is: impl Fn(&Unit) -> bool) -> Vec<u16> {
    let all = (0u16..).zip(units).filter(|(_, unit)| unit.side == 1 && is(unit));
    all.map(|(at, _)| at).collect()
}

/// Returns whether a unit is a regiment.
fn is_regiment(unit: &Unit) -> bool {
    unit.kind.get() == Some(Kind::Combat)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn fuel_is_taken_and_none_is_cheaper((mut units, mut hexes) in position(), plenty in any::<bool>()) {
        let chart = chart();
        for unit in units.iter_mut().filter(|unit| plenty && unit.kind.get() == Some(Kind::Supply)) {
            unit.amount += 40;
        }
        let named = which(&units, is_regiment);
        if named.is_empty() {
            return Ok(());
        }
        // No order binds one of another to stay (4.5b).
        named.iter().for_each(|at| units[usize::from(*at)].will_move = Flag::YES);
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (orders, _, found) = asked(board, Expense::Fuel, &named, 0);
        if plenty && found.lacking == 0 && units.iter().filter(|unit| unit.kind.get() == Some(Kind::Hq)).count() < 6 {
            prop_assert_eq!(found.cost, least(board, &named));
        }
        let mut sum = 0;
        for order in &orders {
            let mut room = vec![Effect::default(); 64];
            let mut effects = Effects::new(&mut room);
            let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
            let cost = fuels(board, order, &mut effects);
            prop_assert!(cost.is_some());
            sum += u32::from(cost.unwrap());
            let mut after = hexes.clone();
            units = carried_out(Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() }, effects.items(), &mut after);
            hexes = after;
        }
        prop_assert_eq!(sum, found.cost);
    }

    #[test]
    fn combat_supply_is_taken((mut units, hexes) in position()) {
        let chart = chart();
        let target = Hex::new(HEXES - 1, 0);
        let named = which(&units, |unit| is_regiment(unit) && unit.hex.q == HEXES - 2);
        if named.is_empty() {
            return Ok(());
        }
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (orders, lacking, found) = asked(board, Expense::Attack, &named, 0);
        // Who is paid for attacks, and who lacks supply and has stocks.
        let is_in = |list: &[u64], at: &u16| list.contains(&u64::from(units[usize::from(*at)].id));
        let stocked = |at: &u16| units[usize::from(*at)].stocks.get() != Some(Stocks::Exhausted);
        let on_stocks: Vec<_> = named.iter().copied().filter(|at| is_in(&lacking, at) && stocked(at)).collect();
        let attackers: Vec<_> =
            named.iter().copied().filter(|at| !is_in(&lacking, at) || on_stocks.contains(at)).collect();
        let none = Named::default();
        let order = orders.first().unwrap_or(&none);
        let [sources, hqs] = [&order.sources, &order.hqs].map(|ids| places(&units, ids));
        if !attackers.is_empty() {
            let order = AttackOrder {
                board,
                turn: now(Segment::Combat, SupplyStep::Restocking, 1),
                units: &attackers,
                target,
                on_stocks: &on_stocks,
                sources: &sources,
                hqs: &hqs,
            };
            let mut words = vec![0; 4096];
            let paid = attack(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
            prop_assert!(paid.value.is_allowed(), "{:?}", paid.cites);
            prop_assert_eq!(u32::from(paid.value.allowed().unwrap().cost), found.cost);
        }
        // The same units defend against the enemy beside them.
        let enemy = units.len() - 1;
        units[enemy].combat_supply = Code::new(CombatSupply::Paid);
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (orders, _, found) = asked(board, Expense::Defence, &named, 0);
        let order = orders.first().unwrap_or(&none);
        let [paid, sources, hqs] = [&order.units, &order.sources, &order.hqs].map(|ids| places(&units, ids));
        let order = DefendOrder {
            board,
            turn: now(Segment::Combat, SupplyStep::Restocking, 2),
            target: Hex::new(HEXES - 2, 0),
            units: &paid,
            on_stocks: &[],
            sources: &sources,
            hqs: &hqs,
        };
        let mut words = vec![0; 4096];
        let paid = defend(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        prop_assert!(paid.value.is_allowed());
        prop_assert_eq!(u32::from(paid.value.allowed().unwrap().cost), found.cost);
    }

    #[test]
    fn stocks_and_meals_are_taken((mut units, mut hexes) in position(), eats in any::<bool>()) {
        let chart = chart();
        let named = which(&units, |unit| is_regiment(unit) && unit.mode.get() != Some(Mode::Strat));
        if named.is_empty() {
            return Ok(());
        }
        let expense = if eats { Expense::Meal } else { Expense::Restocking };
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let (orders, _, found) = asked(board, expense, &named, 0);
        let mut sum = 0;
        for order in &orders {
            let mut room = vec![Effect::default(); 64];
            let mut effects = Effects::new(&mut room);
            let [named, sources, hqs] = [&order.units, &order.sources, &order.hqs].map(|ids| places(&units, ids));
            let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
            let (named, sources, hqs) = (&named[..], &sources[..], &hqs[..]);
            let mut words = vec![0; 4096];
            let (mut scratch, mut trail) = (Scratch::new(&mut words), Trail::none());
            let cost = if eats {
                let turn = now(Segment::Supply, SupplyStep::Eating, 1);
                let order = MealOrder { board, turn, units: named, source: sources[0], hqs };
                eat(&order, &mut effects, &mut scratch, &mut trail).unwrap().value.allowed().map(|eaten| eaten.cost)
            } else {
                let turn = now(Segment::Supply, SupplyStep::Restocking, 1);
                let order = RestockOrder { board, turn, units: named, sources, hqs };
                restock(&order, &mut effects, &mut scratch, &mut trail).unwrap().value.allowed().map(|done| done.spent)
            };
            prop_assert!(cost.is_some());
            sum += u32::from(cost.unwrap());
            let mut after = hexes.clone();
            units = carried_out(board, effects.items(), &mut after);
            hexes = after;
        }
        prop_assert_eq!(sum, found.cost);
    }
}
