//! No supply is made or lost: over random orders of both sides each T that leaves the board was paid, or destroyed, and the
//! answer said so.

use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
use grognard_core::ocs::dumps::BlowLoad;
use grognard_core::ocs::edits::{BoardEdit, Change, Edit, apply};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::*;
use grognard_core::ocs::units::{Face, Kind, LastSupply, Mobility, Stocks, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Ruling, Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// The hexes of the board, in a row: side 1 holds the first half, side 2 the second.
const HEXES: i16 = 8;

/// The supply on a board, in T.
fn supply(units: &[Unit]) -> u32 {
    let of = |unit: &Unit| {
        u32::from(unit.load) + if unit.kind.get() == Some(Kind::Supply) { u32::from(unit.amount) } else { 0 }
    };
    units.iter().map(of).sum()
}

/// A counter: what it is, the hex, and supply or stocks.
fn counter() -> impl Strategy<Value = Unit> {
    (0u8..5, 0..HEXES, 1u16..12).prop_map(|(what, q, amount)| {
        let side = if q < HEXES / 2 { 1 } else { 2 };
        let face =
            Face { strength: 4.into(), ma: (8 * MP).into(), mobility: Code::new(Mobility::Track), ..Face::default() };
        let unit = match what {
            0 | 1 => Unit { amount, ..Unit::of(side, Kind::Supply) },
            2 => Unit { amount: 3 * TP, load: amount, move_side: face, ..Unit::of(side, Kind::Truck) },
            3 => {
                let guns = Face { barrage: 10u16.into(), range: 3, ..face };
                Unit {
                    combat_side: guns,
                    size: Unit::regiment(1, 1, 1).size,
                    rating: 2.into(),
                    ..Unit::of(side, Kind::Artillery)
                }
            }
            _ => {
                let stocks = [Stocks::Full, Stocks::Low, Stocks::Exhausted][usize::from(amount % 3)];
                let last_supply = Code::new(LastSupply::Neither);
                let faces =
                    Unit { combat_side: face, stocks: Code::new(stocks), last_supply, ..Unit::regiment(side, 4, 3) };
                Unit { combat_supply: Code::default(), ..faces }
            }
        };
        Unit { hex: Hex::new(q, 0), ..unit }
    })
}

/// Returns the amount that an allowed order costs.
fn cost<T>(ruling: Result<Ruling<Verdict<T>>, Fault>, of: impl Fn(T) -> u16) -> Option<u16> {
    ruling.ok().and_then(|ruling| ruling.value.allowed()).map(of)
}

/// Gives an order, and returns what it says that it costs or destroys.
fn order(board: Board<'_>, what: u8, (a, b): (u16, u16), die: u8, effects: &mut Effects<'_>) -> Option<u16> {
    let count = u16::try_from(board.units.len()).unwrap();
    let chosen = |from: &[u16], number: u16| from.get(usize::from(number) % from.len().max(1)).copied();
    let is_combat = |at: &u16| board.units[usize::from(*at)].kind.get() == Some(Kind::Combat);
    // Attacks are those of combat units on the enemy beside them, and who is attacked defends; all else is any unit's.
    let open: Vec<u16> = (0..count).filter(|at| board.units[usize::from(*at)].combat_supply.0 != 0).collect();
    let beside = |at: u16, others: &[u16]| -> Vec<u16> {
        let unit = &board.units[usize::from(at)];
        let other = |other: &&u16| {
            let other = &board.units[usize::from(**other)];
            other.side != unit.side && other.hex.q.abs_diff(unit.hex.q) == 1
        };
        others.iter().filter(other).copied().collect()
    };
    let all: Vec<u16> = (0..count).collect();
    let fighters: Vec<u16> = all.iter().copied().filter(is_combat).collect();
    let (a, b) = match what {
        5 => {
            let able: Vec<u16> = fighters.iter().copied().filter(|at| !beside(*at, &fighters).is_empty()).collect();
            let a = chosen(&able, a)?;
            (a, chosen(&beside(a, &fighters), b)?)
        }
        6 => {
            let attacked: Vec<u16> = fighters.iter().copied().filter(|at| !beside(*at, &open).is_empty()).collect();
            (chosen(&attacked, a)?, b % count)
        }
        7..=9 => {
            let kind = |at: u16| board.units[usize::from(at)].kind.get();
            let trucks: Vec<u16> = all.iter().copied().filter(|at| kind(*at) == Some(Kind::Truck)).collect();
            let with = |at: u16| -> Vec<u16> {
                let hex = board.units[usize::from(at)].hex;
                let here = |other: &&u16| board.units[usize::from(**other)].hex == hex;
                let dump = |other: &&u16| kind(**other) == Some(Kind::Supply);
                all.iter().filter(here).filter(dump).copied().collect()
            };
            let able: Vec<u16> = trucks.iter().copied().filter(|at| what == 9 || !with(*at).is_empty()).collect();
            let a = chosen(&able, a)?;
            (a, chosen(&with(a), b).unwrap_or(a))
        }
        _ => (a % count, b % count),
    };
    let side = board.units[usize::from(a)].side;
    let sources: Vec<u16> = (0..count)
        .filter(|at| {
            let unit = &board.units[usize::from(*at)];
            unit.side == side && (unit.load > 0 || unit.kind.get() == Some(Kind::Supply))
        })
        .collect();
    let turn = |segment, step| {
        let (segment, supply) = (Code::new(segment), Code::new(step));
        TurnState { number: 1, segment, supply, first: 1, second: 2, player: side, ..TurnState::default() }
    };
    let mut words = vec![0; 4096];
    let (mut scratch, mut trail) = (Scratch::new(&mut words), Trail::none());
    let (units, target) = ([a], board.units[usize::from(b)].hex);
    match what {
        0 => {
            let (turn, by) = (turn(Segment::Movement, SupplyStep::Restocking), Code::new(FuelBy::Unit));
            let order = FuelOrder { board, turn, units: &units, by, sources: &sources, ..FuelOrder::default() };
            cost(fuel(&order, effects, &mut scratch, &mut trail), |paid| paid.cost)
        }
        1 => {
            let turn = turn(Segment::Supply, SupplyStep::Restocking);
            let order = RestockOrder { board, turn, units: &units, sources: &sources, ..RestockOrder::default() };
            cost(restock(&order, effects, &mut scratch, &mut trail), |done| done.spent)
        }
        2 => {
            let turn = turn(Segment::Supply, SupplyStep::Eating);
            let order = MealOrder { board, turn, units: &units, source: b, ..MealOrder::default() };
            cost(eat(&order, effects, &mut scratch, &mut trail), |done| done.cost)
        }
        3 => {
            let loads = [BlowLoad { unit: a, amount: 0 }];
            let order =
                BlowOrder { board, turn: turn(Segment::Movement, SupplyStep::Restocking), loads: &loads, dice: &[die] };
            cost(blow(&order, effects, &mut trail), |done| done.destroyed)
        }
        4 => {
            let turn = turn(Segment::CombatBarrage, SupplyStep::Restocking);
            let order = BarrageOrder {
                board,
                turn,
                units: &units,
                target,
                sources: &sources[..sources.len().min(1)],
                ..BarrageOrder::default()
            };
            cost(barrage(&order, effects, &mut scratch, &mut trail), |done| done.cost)
        }
        5 => {
            let turn = turn(Segment::Combat, SupplyStep::Restocking);
            let order = AttackOrder { board, turn, units: &units, target, sources: &sources, ..AttackOrder::default() };
            cost(attack(&order, effects, &mut scratch, &mut trail), |paid| paid.cost)
        }
        7 => {
            let turn = turn(Segment::Movement, SupplyStep::Restocking);
            let order = LoadOrder { board, turn, truck: a, source: b, amount: die.into() };
            cost(load(&order, effects, &mut scratch, &mut trail), |_| 0)
        }
        8 => {
            let turn = turn(Segment::Movement, SupplyStep::Restocking);
            let order = UnloadOrder { board, turn, truck: a, amount: die.into() };
            cost(unload(&order, effects, &mut scratch, &mut trail), |_| 0)
        }
        9 => {
            // A roll for each of three points, and the turns of those that escape.
            let dice = vec![die; if die >= 4 { 6 } else { 3 }];
            let (turn, first) = (turn(Segment::Breakout, SupplyStep::Restocking), Flag::YES);
            let order = BreakoutOrder { board, turn, unit: a, first, dice: &dice, ..BreakoutOrder::default() };
            cost(break_out(&order, effects, &mut scratch, &mut trail), |_| 0)
        }
        _ => {
            let turn = TurnState { player: 3 - side, ..turn(Segment::Combat, SupplyStep::Restocking) };
            let at = board.units[usize::from(a)].hex;
            let order =
                DefendOrder { board, turn, target: at, units: &units, sources: &sources, ..DefendOrder::default() };
            cost(defend(&order, effects, &mut scratch, &mut trail), |paid| paid.cost)
        }
    }
}

/// Carries out the edits that effects make.
pub(crate) fn carried_out(board: Board<'_>, effects: &[Effect], hexes: &mut [BoardHex]) -> Vec<Unit> {
    let mut units = board.units.to_vec();
    let (mut room, mut words) = (vec![BoardEdit::default(); 256], vec![0; 4096]);
    let mut rows = Sink::new(&mut room);
    let change = Change { board, effects, ..Change::default() };
    apply(&change, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
    for row in rows.items() {
        let at = usize::from(row.index);
        match (row.edit.get().unwrap(), row.list.get().unwrap()) {
            (Edit::Replace, grognard_core::ocs::check::BoardList::Hexes) => hexes[at] = row.board_hex,
            (Edit::Replace, _) => units[at] = row.unit,
            (Edit::Remove, _) => drop(units.remove(at)),
            (Edit::Insert, _) => units.insert(at, row.unit),
            (Edit::Aside | Edit::Host, _) => {}
        }
    }
    units
}

/// An order: its kind, two numbers that choose what it is about, and a die.
type Order = (u8, u16, u16, u8);

/// How many orders of each kind were allowed.
type Allowed = [u32; 10];

/// Gives the orders one after the other, checks that no supply is made or lost, and returns how many were allowed.
fn given(counters: Vec<Unit>, orders: Vec<Order>) -> Result<Allowed, TestCaseError> {
    let terrain = Terrain { ground: Code::new(Ground::Open), ..Terrain::default() };
    let chart = [ChartRow { cost: Cost::points(MP, MP, MP), terrain, ..ChartRow::default() }];
    let mut hexes: Vec<_> =
        (0..HEXES).map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..BoardHex::default() }).collect();
    let (mut units, mut allowed) = (counters, Allowed::default());
    units.sort_by_key(|unit| unit.hex.q);
    for (what, a, b, die) in orders {
        if units.is_empty() {
            break;
        }
        let mut room = vec![Effect::default(); 256];
        let mut effects = Effects::new(&mut room);
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let Some(said) = order(board, what, (a, b), die, &mut effects) else { continue };
        allowed[usize::from(what)] += 1;
        let sum = |of: &[EffectKind]| -> u32 {
            let counts = |effect: &&Effect| effect.what.get().is_some_and(|what| of.contains(&what));
            effects.items().iter().filter(counts).map(|effect| u32::from(effect.amount)).sum()
        };
        // What is loaded or unloaded leaves one counter for another.
        let leaves = sum(&[EffectKind::PaySupply, EffectKind::DestroySupply, EffectKind::Unload]);
        let left = leaves - sum(&[EffectKind::Load, EffectKind::PlaceSupply]);
        prop_assert_eq!(left, u32::from(said));
        if effects.items().is_empty() {
            continue;
        }
        let before = supply(&units);
        let mut after = hexes.clone();
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        units = carried_out(board, effects.items(), &mut after);
        hexes = after;
        prop_assert_eq!(supply(&units) + left, before);
        // Whose combat was not settled in this test may fight again.
        if what == 6 {
            units.iter_mut().for_each(|unit| unit.combat_supply = Code::default());
        }
        // Nor do its barrages settle their losses, which each does before the next.
        hexes.iter_mut().for_each(|hex| hex.barrage_settled = hex.barraged);
    }
    Ok(allowed)
}

/// Counters, and orders for them.
fn turns() -> impl Strategy<Value = (Vec<Unit>, Vec<Order>)> {
    (vec(counter(), 4..16), vec((0u8..10, any::<u16>(), any::<u16>(), 1u8..=6), 1..40))
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn no_supply_is_made_or_lost((counters, orders) in turns()) {
        given(counters, orders)?;
    }
}

/// The orders of that property are not all refused: every kind is allowed now and then.
#[test]
fn orders_of_every_kind_are_allowed() {
    let mut runner = TestRunner::deterministic();
    let mut sum = Allowed::default();
    for _ in 0..1_000 {
        let (counters, orders) = turns().new_tree(&mut runner).unwrap().current();
        let allowed = given(counters, orders).unwrap();
        sum.iter_mut().zip(allowed).for_each(|(sum, allowed)| *sum += allowed);
    }
    assert!(sum.iter().all(|allowed| *allowed >= 20), "by the kinds of orders: {sum:?}");
}
