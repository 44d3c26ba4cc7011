//! Stacks, cargo and sight: exactly the offered choices are accepted, an arranged order is legal, sizes add up.

use crate::zones::{somebody, sorted};
use grognard_core::hex::Hex;
use grognard_core::ocs::board::Board;
use grognard_core::ocs::effects::Effects;
use grognard_core::ocs::fog::{HexView, SeenAs, SeenUnit, sees};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::rules::{R4_8B_A, R4_8B_C, R4_8B_D};
use grognard_core::ocs::stacking::{
    Counter, Elimination, Heap, OrderFault, OverstackedHex, Piece, Pile, StackAt, SurplusChoice, apply, arrange,
    choices, order, size,
};
use grognard_core::ocs::transport::{Cargo, CargoItem, equivalents};
use grognard_core::ocs::units::{Aboard, Face, Kind, Phase, Size, Stocks, Transport, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn rows<T: Copy + Default>(ask: impl FnOnce(&mut Sink<'_, T>)) -> Vec<T> {
    let mut room = vec![T::default(); 200];
    let mut sink = Sink::new(&mut room);
    ask(&mut sink);
    sink.items().to_vec()
}

/// A combat unit that is good for stacking alone.
fn counter() -> impl Strategy<Value = Unit> + Clone {
    let size = select(vec![(Size::Company, 1), (Size::Battalion, 1), (Size::Regiment, 1), (Size::MultiStep, 3)]);
    size.prop_map(|(size, steps)| Unit { size: Code::new(size), steps, ..Unit::regiment(1, 4, 3) })
}

/// A unit in one hex, of side 1, with markers of any kind.
fn marked() -> impl Strategy<Value = Unit> + Clone {
    (somebody(), 0u8..=2, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(unit, stocks, lost, inactive, fighter)| {
            let combat = unit.kind.0 <= Kind::Pax as u8;
            Unit {
                hex: Hex::default(),
                side: 1,
                aboard: Code::new(Aboard::Nothing),
                stocks: if combat { Code::raw(stocks) } else { Code::new(Stocks::Full) },
                size: if lost && combat { Code::new(Size::MultiStep) } else { unit.size },
                steps: if lost && combat { 3 } else { 1 },
                steps_lost: u8::from(lost && combat),
                inactive: Flag::from(inactive),
                fighter: Flag::from(fighter),
                ..unit
            }
        },
    )
}

proptest! {
    #![proptest_config(crate::config())]

    /// What cures a hex: enough, of no size more than is offered, and nothing that could stay.
    #[test]
    fn a_cure_is_one_that_is_offered(units in vec(counter(), 1..24), taken in vec(any::<bool>(), 24)) {
        let board = Board { units: &units, ..Default::default() };
        let phase = Code::new(Phase::Movement);
        let of = |unit: &Unit| size(&StackAt { board: Board { units: &[*unit], ..Default::default() }, side: 1, ..Default::default() }, &mut Trail::none())
            .unwrap().value.re;
        let chosen: Vec<u16> = (0u16..).zip(&units).zip(&taken).filter(|(_, t)| **t).map(|((at, _), _)| at).collect();
        let mut owed = Default::default();
        let offered: Vec<SurplusChoice> =
            rows(|sink| owed = choices(&OverstackedHex { board, side: 1, phase, ..Default::default() }, sink, &mut Trail::none()).unwrap().value);
        let question = Elimination { board, eliminated: &chosen, side: 1, phase, ..Default::default() };
        let taken = apply(&question, &mut Effects::none(), &mut Trail::none()).unwrap().value.is_allowed();
        let sizes: Vec<u32> = chosen.iter().map(|at| of(&units[usize::from(*at)])).collect();
        let sum: u32 = sizes.iter().sum();
        let spared = sizes.iter().any(|one| sum - one >= owed.over);
        prop_assert_eq!(taken, sum >= owed.over && !spared);
        if taken {
            for choice in &offered {
                let many = sizes.iter().filter(|s| **s == u32::from(choice.re)).count();
                prop_assert!(many <= usize::from(choice.most));
            }
        }
        for choice in &offered {
            // So many of one size alone are a cure.
            if choice.alone > 0 {
                let alone: Vec<u16> = (0u16..).zip(&units).filter(|(_, u)| of(u) == u32::from(choice.re))
                    .map(|(at, _)| at).take(usize::from(choice.alone)).collect();
                let question = Elimination { board, eliminated: &alone, side: 1, phase, ..Default::default() };
                prop_assert!(apply(&question, &mut Effects::none(), &mut Trail::none()).unwrap().value.is_allowed());
            }
        }
    }

    /// An order that is laid is legal; where none is, the one that is laid breaks 4.8b.C (and D) alone.
    #[test]
    fn what_is_arranged_is_in_order(units in vec(marked(), 0..8), near: bool) {
        let mut units = units;
        // A hex holds one hedgehog (4.8).
        let mut hedgehogs = 0;
        units.retain(|u| u.kind.get() != Some(Kind::Hedgehog) || std::mem::replace(&mut hedgehogs, 1) == 0);
        if near {
            units.push(Unit { hex: Hex::new(0, 1), ..Unit::regiment(2, 4, 3) });
        }
        let units = sorted(units);
        let board = Board { units: &units, ..Default::default() };
        let mut told = None;
        let stack: Vec<Counter> =
            rows(|sink| told = Some(arrange(&Heap { board, side: 1, ..Default::default() }, sink, &mut Trail::none()).unwrap()));
        let told = told.unwrap();
        let mut legal = None;
        let faults: Vec<OrderFault> = rows(|sink| {
            legal = Some(order(&Pile { board, stack: &stack, side: 1, ..Default::default() }, sink, &mut Trail::none()).unwrap());
        });
        let legal = legal.unwrap();
        if told.value.is_allowed() {
            prop_assert!(legal.value.is_allowed(), "{stack:?} {faults:?}");
        } else {
            prop_assert!(told.cites.has(R4_8B_A) && told.cites.has(R4_8B_C));
            prop_assert!(faults.iter().all(|f| [R4_8B_C.0, R4_8B_D.0].contains(&f.rule)), "{faults:?}");
        }
    }

    /// Where no order is found, none of all orders without a marker too many is legal.
    #[test]
    fn where_none_is_arranged_there_is_none(units in vec(marked(), 1..4)) {
        let board = Board { units: &units, ..Default::default() };
        if arrange(&Heap { board, side: 1, ..Default::default() }, &mut Sink::none(), &mut Trail::none()).unwrap().value.is_allowed() {
            return Ok(());
        }
        // Every order of the units, with every choice of markers above each.
        let tops: Vec<Vec<Piece>> = vec![
            vec![], vec![Piece::Reserve], vec![Piece::Strat], vec![Piece::Exploit], vec![Piece::Dg], vec![Piece::OutOfSupply],
            vec![Piece::Reserve, Piece::OutOfSupply], vec![Piece::Strat, Piece::OutOfSupply],
            vec![Piece::Exploit, Piece::OutOfSupply], vec![Piece::Dg, Piece::OutOfSupply],
        ];
        let n = units.len();
        let mut places: Vec<usize> = (0..n).collect();
        let mut orders = Vec::new();
        permute(&mut places, 0, &mut orders);
        for places in orders {
            for choice in 0..tops.len().pow(n as u32) {
                let mut stack = Vec::new();
                let mut rest = choice;
                for at in &places {
                    let marker = |what: Piece| Counter { what: Code::new(what), ..Default::default() };
                    stack.extend(tops[rest % tops.len()].iter().map(|what| marker(*what)));
                    rest /= tops.len();
                    let unit = &units[*at];
                    stack.push(Counter { unit: *at as u16, ..Default::default() });
                    if unit.kind.0 <= Kind::Pax as u8 {
                        match unit.stocks.get().unwrap() {
                            Stocks::Full => {}
                            Stocks::Low => stack.push(marker(Piece::Low)),
                            Stocks::Exhausted => stack.push(marker(Piece::Exhausted)),
                        }
                        if unit.steps_lost > 0 {
                            stack.push(Counter { amount: unit.steps_lost, ..marker(Piece::StepLoss) });
                        }
                    }
                }
                let legal = order(&Pile { board, stack: &stack, side: 1, ..Default::default() }, &mut Sink::none(), &mut Trail::none());
                prop_assert!(!legal.unwrap().value.is_allowed(), "{stack:?}");
            }
        }
    }

    /// No more is seen than one combat unit, the hedgehogs, one aircraft and what lies on top; of an empty hex nothing.
    #[test]
    fn no_more_is_seen_than_may_be(units in vec(marked(), 0..10)) {
        let board = Board { units: &units, ..Default::default() };
        let mut sight = Default::default();
        let seen: Vec<SeenUnit> =
            rows(|sink| sight = sees(&HexView { board, side: 2, ..Default::default() }, sink, &mut Trail::none()).unwrap().value);
        for what in [SeenAs::CombatUnit, SeenAs::Aircraft, SeenAs::Top] {
            prop_assert!(seen.iter().filter(|row| row.seen.get() == Some(what)).count() <= 1);
        }
        prop_assert_eq!(sight.hidden.is_set(), seen.len() < units.len());
        prop_assert_eq!(seen.is_empty(), units.is_empty());
        // The first of the list lies on top, and what lies on top is seen.
        prop_assert!(units.is_empty() || seen[0].unit == 0);
    }

    /// Sizes add up, whatever the order of the cargo; what fits never exceeds the room.
    #[test]
    fn cargo_adds_up(
        parts in vec((0u8..=2, 0u8..=12, 1u16..=20), 1..8),
        capacity in 0u32..400,
        busted: bool,
        wide: bool,
    ) {
        let cargo: Vec<Unit> = parts
            .iter()
            .map(|(what, ma, amount)| match what {
                0 => Unit {
                    move_side: Face { ma: (u16::from(*ma) * MP).into(), mobility: Code::raw(1), ..Default::default() },
                    ..Unit::regiment(1, 4, 3)
                },
                1 => Unit { amount: *amount, ..Unit::of(1, Kind::Supply) },
                _ => Unit { amount: *amount * TP, ..Unit::of(1, Kind::Truck) },
            })
            .collect();
        let ask = |cargo: &[Unit], capacity| {
            let by = Code::new(Transport::Rail);
            let (trainbusted, multi_track) = (Flag::from(busted), Flag::from(wide));
            let question = Cargo { cargo, by, capacity, trainbusted, multi_track };
            let mut value = None;
            let items: Vec<CargoItem> =
                rows(|sink| value = equivalents(&question, sink, &mut Trail::none()).unwrap().value.allowed());
            (value.unwrap(), items)
        };
        let (all, items) = ask(&cargo, capacity);
        let mut turned = cargo.clone();
        turned.reverse();
        let (back, _) = ask(&turned, 0);
        prop_assert_eq!((all.size, all.cost), (back.size, back.cost));
        prop_assert_eq!(all.size, items.iter().map(|i| i.size).sum::<u32>());
        let factor = if busted { 4 } else { 2 } / if wide { 2 } else { 1 };
        prop_assert_eq!(all.cost, all.size * factor);
        if capacity > 0 {
            prop_assert!(all.used <= capacity);
            prop_assert_eq!(all.all_fit.is_set(), all.cost == all.used);
        }
    }
}

fn permute(places: &mut Vec<usize>, from: usize, out: &mut Vec<Vec<usize>>) {
    if from == places.len() {
        out.push(places.clone());
        return;
    }
    for at in from..places.len() {
        places.swap(from, at);
        permute(places, from + 1, out);
        places.swap(from, at);
    }
}
