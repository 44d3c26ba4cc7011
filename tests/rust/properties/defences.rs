//! Defences out of several dumps: the order takes what another account of 9.5b and 12.3a allows and no more, and who is
//! named to pay is taken, at the least cost.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
use grognard_core::ocs::effects::Effects;
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::*;
use grognard_core::ocs::units::{Face, Kind, Mobility, Size, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

/// The attacked hex, in a row of hexes. The enemy is in the first.
const TARGET: i16 = 1;
/// The hexes of the board. The headquarters and dumps stand out of the reach of a draw from the attacked hex.
const HEXES: i16 = 20;

/// A defender: a battalion, a regiment or a unit of two steps, of a division or of none.
fn defender() -> impl Strategy<Value = Unit> {
    (0u8..4, 0u8..4).prop_map(|(what, formation)| {
        let (size, steps) = match what {
            0 | 1 => (Size::Battalion, 0),
            2 => (Size::Regiment, 0),
            _ => (Size::MultiStep, 2),
        };
        let (hex, size, formation) = (Hex::new(TARGET, 0), Code::new(size), formation.into());
        Unit { hex, size, steps, formation, combat_supply: Code::default(), nationality: 1, ..Unit::regiment(1, 4, 3) }
    })
}

/// A dump and the headquarters of a division beside it.
fn supply() -> impl Strategy<Value = [Unit; 2]> {
    (9..HEXES, 1u16..4, 1u8..4).prop_map(|(q, amount, formation)| {
        let face = Face {
            throw_range: 30 * MP,
            throw_mobility: Code::new(Mobility::Truck),
            ma: (8 * MP).into(),
            mobility: Code::new(Mobility::Truck),
            ..Face::default()
        };
        let (hex, formation) = (Hex::new(q, 0), formation.into());
        let hq = Unit { hex, formation, nationality: 1, combat_side: face, ..Unit::of(1, Kind::DivisionalHq) };
        [Unit { hex, amount, ..Unit::of(1, Kind::Supply) }, hq]
    })
}

/// A position: the defenders, what supplies them, and the attacker, who has paid.
fn position() -> impl Strategy<Value = Vec<Unit>> {
    (vec(defender(), 1..6), vec(supply(), 1..4)).prop_map(|(defenders, supplies)| {
        let mut units = defenders;
        units.extend(supplies.into_iter().flatten());
        units.push(Unit::regiment(2, 4, 3));
        units.sort_by_key(|unit| unit.hex.q);
        (1u32..).zip(&mut units).for_each(|(id, unit)| unit.id = id);
        units
    })
}

/// The units of a kind or in a hex, by their places.
fn which(units: &[Unit], is: impl Fn(&Unit) -> bool) -> Vec<u16> {
    (0u16..).zip(units).filter(|(_, unit)| unit.side == 1 && is(unit)).map(|(at, _)| at).collect()
}

/// Asks for a defence, and returns what it costs if it is allowed.
fn defends(units: &[Unit], [paid, on_stocks, sources, hqs]: [&[u16]; 4]) -> Option<u16> {
    let terrain = Terrain { ground: Code::new(Ground::Open), ..Terrain::default() };
    let chart = [ChartRow { cost: Cost::points(MP, MP, MP), terrain, ..ChartRow::default() }];
    let hexes: Vec<_> =
        (0..HEXES + 2).map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..BoardHex::default() }).collect();
    let board = Board { chart: &chart, hexes: &hexes, units, ..Default::default() };
    let turn = TurnState {
        number: 1,
        segment: Code::new(Segment::Combat),
        first: 1,
        second: 2,
        player: 2,
        ..TurnState::default()
    };
    let target = Hex::new(TARGET, 0);
    let order = DefendOrder { board, turn, target, units: paid, on_stocks, sources, hqs };
    let ruling = defend(&order, &mut Effects::none(), &mut Scratch::new(&mut vec![0; 4096]), &mut Trail::none());
    ruling.unwrap().value.allowed().map(|paid| paid.cost)
}

/// Returns the rows of who pays.
fn named(units: &[Unit], of: &[u16]) -> (Vec<Payer>, PayersFound) {
    let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..ChartRow::default() }];
    let hexes: Vec<_> =
        (0..HEXES + 2).map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..BoardHex::default() }).collect();
    let board = Board { chart: &chart, hexes: &hexes, units, ..Default::default() };
    let (mut room, mut words) = (vec![Payer::default(); 100], vec![0; 4096]);
    let mut rows = Sink::new(&mut room);
    let asked = PayersHunt { board, expense: Code::new(Expense::Defence), units: of, ..PayersHunt::default() };
    let found = payers(&asked, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap().value;
    (rows.items().to_vec(), found)
}

/// The size of a defender, in halves of an RE.
fn halves(unit: &Unit) -> u32 {
    match unit.size.get() {
        Some(Size::Battalion) => 1,
        Some(Size::Regiment) => 2,
        _ => 4,
    }
}

/// Returns the least that pays for some units, where a dump reaches who its `reach` says, if anything does.
fn least(units: &[Unit], of: &[u16], sources: &[u16], reach: impl Fn(u16, u16) -> bool) -> Option<u16> {
    let size = |alone: &dyn Fn(u16) -> bool| -> u32 {
        of.iter().filter(|at| alone(**at)).map(|at| halves(&units[usize::from(*at)])).sum()
    };
    let has = |source: u16| units[usize::from(source)].amount;
    let all = |source: u16| of.iter().all(|at| reach(*at, source));
    if of.is_empty() {
        return Some(0);
    }
    if size(&|_| true) <= 2 && sources.iter().any(|source| all(*source)) {
        return Some(1);
    }
    if sources.iter().any(|source| has(*source) > 1 && all(*source)) {
        return Some(2);
    }
    let pair = |one: u16, other: u16| {
        let either = of.iter().all(|at| reach(*at, one) || reach(*at, other));
        one != other && either && size(&|at| !reach(at, one)) <= 2 && size(&|at| !reach(at, other)) <= 2
    };
    sources.iter().any(|one| sources.iter().any(|other| pair(*one, *other))).then_some(2)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn a_defence_out_of_several_dumps(units in position(), chosen in any::<u8>()) {
        let defenders = which(&units, |unit| unit.hex.q == TARGET);
        let sources = which(&units, |unit| unit.kind.get() == Some(Kind::Supply));
        let hqs = which(&units, |unit| unit.kind.get() == Some(Kind::DivisionalHq));
        // What each dump reaches, if it has plenty.
        let mut plenty = units.clone();
        plenty.iter_mut().filter(|unit| unit.amount > 0).for_each(|unit| unit.amount = 8);
        let reach = |at: u16, source: u16| defends(&plenty, [&[at], &[], &[source], &hqs]).is_some();
        let paid: Vec<_> = defenders.iter().copied().filter(|at| chosen >> (at % 8) & 1 > 0).collect();
        prop_assert_eq!(defends(&units, [&paid, &[], &sources, &hqs]), least(&units, &paid, &sources, reach));
        // Who is named to pay.
        let (rows, found) = named(&units, &defenders);
        let list = |of: &dyn Fn(&Payer) -> u16, paid: bool| {
            let mut list: Vec<u16> = rows.iter().filter(|row| (row.order > 0) == paid).map(of).collect();
            list.retain(|at| *at < u16::MAX);
            list.dedup();
            let mut seen = Vec::new();
            list.retain(|at| !seen.contains(at) && { seen.push(*at); true });
            list
        };
        let (paid, lacking) = (list(&|row| row.unit, true), list(&|row| row.unit, false));
        let (from, by) = (list(&|row| row.source, true), list(&|row| row.hq, true));
        let cost = u16::try_from(found.cost).unwrap();
        prop_assert_eq!(Some(cost), least(&units, &paid, &sources, reach));
        // A unit of several steps that lacks supply would waste what is there.
        let single: Vec<_> = lacking.iter().copied().filter(|at| units[usize::from(*at)].steps < 2).collect();
        prop_assert_eq!(defends(&units, [&paid, &single, &from, &by]), Some(cost));
        for at in &lacking {
            let more: Vec<_> = paid.iter().chain([at]).copied().collect();
            prop_assert_eq!(defends(&units, [&more, &[], &sources, &hqs]), None);
        }
        prop_assert_eq!(paid.len() + lacking.len(), defenders.len());
        // A dump that pays for all pays for who would use his stocks, too.
        let first = sources[0];
        if units[usize::from(first)].amount > 1 && paid.iter().all(|at| reach(*at, first)) {
            for at in &paid {
                let rest: Vec<_> = paid.iter().filter(|other| *other != at).copied().collect();
                prop_assert_eq!(defends(&units, [&rest, &[*at], &sources, &hqs]), None);
            }
        }
    }
}
