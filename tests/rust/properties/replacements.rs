//! Rebuilding, arrival and consolidation: independence of the order of lists, and sums that must agree.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex};
use grognard_core::ocs::consolidation::{self, Consolidate};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::measures::TP;
use grognard_core::ocs::reinforcements::{self, ArrivalPlace, ArrivalPlaces, ArrivesBy, Reinforcing};
use grognard_core::ocs::replacements::{Rebuild, RebuildOrder, RebuildRow, assess};
use grognard_core::ocs::units::{Kind, Mode, Phase, Size, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn moving(kind: Kind, q: i16) -> Unit {
    Unit { hex: Hex::new(q, 0), mode: Code::new(Mode::Move), ..Unit::of(1, kind) }
}

/// An order from the Dead Pile: a unit, trucks or an aircraft.
fn order() -> impl Strategy<Value = RebuildOrder> {
    let ground = (1u8..=4, select(vec![Size::Company, Size::MultiStep])).prop_map(|(steps, size)| {
        let steps = if size == Size::MultiStep { steps.max(2) } else { 1 };
        let unit = Unit { size: Code::new(size), steps, ..Unit::regiment(1, 4, 3) };
        RebuildOrder { unit, dead: Flag::YES, ..Default::default() }
    });
    let trucks = (1u16..=3).prop_map(|points| {
        let unit = Unit { amount: points * TP, ..moving(Kind::Truck, 0) };
        RebuildOrder { unit, dead: Flag::YES, ..Default::default() }
    });
    let plane = (1u8..=2).prop_map(|steps| {
        let unit = Unit { steps: 2, ..Unit::of(1, Kind::Aircraft) };
        RebuildOrder { unit, base: Hex::new(9, 0), steps, dead: Flag::YES, ..Default::default() }
    });
    prop_oneof![3 => ground, 1 => trucks, 1 => plane]
}

/// Companies come two for a Pax, everything else at a Pax a step.
fn table() -> [RebuildRow; 2] {
    let company = RebuildRow {
        size: Code::new(Size::Company),
        only_size: Flag::YES,
        pax: 1,
        two_for_one: Flag::YES,
        ..Default::default()
    };
    [company, RebuildRow { pax: 1, ..Default::default() }]
}

/// What orders take, counted anew.
fn price(orders: &[RebuildOrder]) -> (u16, u16) {
    let (mut pax, mut small, mut eq, mut air) = (0u16, 0u16, 0, 0u16);
    for order in orders {
        let steps = u16::from(if order.steps == 0 { order.unit.steps.max(1) } else { order.steps });
        match (order.unit.kind.get().unwrap(), order.unit.size.get()) {
            (Kind::Truck, _) => eq += order.unit.amount / TP,
            (Kind::Aircraft, _) => air += steps,
            (_, Some(Size::Company)) => small += 1,
            _ => pax += steps,
        }
    }
    (eq + air.div_ceil(2), pax + small.div_ceil(2))
}

/// Eq and Pax that are used up, if it is allowed.
fn rebuild(orders: &[RebuildOrder], eq: usize, pax: usize) -> Option<(u16, u16, Vec<Effect>)> {
    let mut units = vec![Unit::of(1, Kind::Hq)];
    units.extend(vec![moving(Kind::Eq, 1); eq]);
    units.extend(vec![moving(Kind::Pax, 1); pax]);
    let repls: Vec<u16> = (1..units.len() as u16).collect();
    units.push(Unit { hex: Hex::new(9, 0), amount: 3, ..Unit::of(1, Kind::AirBase) });
    let question = Rebuild {
        board: Board { units: &units, ..Default::default() },
        side: 1,
        repls: &repls,
        orders,
        phase: Code::new(Phase::Reinforcement),
        table: &table(),
        trucks_lost: 40 * TP,
        trucks_in_play: 0u16.into(),
        trucks_provided: 40 * TP,
    };
    let mut room = [Effect::default(); 128];
    let mut effects = Effects::new(&mut room);
    let rebuilt = assess(&question, &mut effects, &mut Trail::none()).unwrap().value.allowed()?;
    Some((rebuilt.eq, rebuilt.pax, effects.items().to_vec()))
}

fn place() -> impl Strategy<Value = (bool, bool)> + Clone {
    (prop::bool::weighted(0.7), prop::bool::weighted(0.4))
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn a_rebuilding_takes_what_it_takes_in_any_order(orders in vec(order(), 1..=6), turn in 0usize..6, spare in 0usize..2) {
        let (eq, pax) = price(&orders);
        prop_assume!(eq + pax > 0);
        let (told_eq, told_pax, effects) = rebuild(&orders, usize::from(eq) + spare, usize::from(pax) + spare).unwrap();
        prop_assert_eq!((told_eq, told_pax), (eq, pax));
        let used = effects.iter().filter(|e| e.what.get() == Some(EffectKind::Remove)).count();
        prop_assert_eq!(used, usize::from(eq + pax));
        prop_assert_eq!(effects.len() - used, orders.len());
        let mut turned = orders.clone();
        turned.rotate_left(turn % orders.len());
        let (turned_eq, turned_pax, _) = rebuild(&turned, usize::from(eq), usize::from(pax)).unwrap();
        prop_assert_eq!((turned_eq, turned_pax), (eq, pax));
        // One replacement short, and nothing is rebuilt.
        if eq > 0 && eq + pax > 1 {
            prop_assert!(rebuild(&orders, usize::from(eq) - 1, usize::from(pax)).is_none());
        }
        if pax > 0 && eq + pax > 1 {
            prop_assert!(rebuild(&orders, usize::from(eq), usize::from(pax) - 1).is_none());
        }
    }

    #[test]
    fn reinforcements_arrive_where_choices_say(
        row in vec(place(), 8), named in vec(0i16..8, 1..=3), edge in any::<bool>(), garbage in any::<u64>(),
    ) {
        let hex = |(q, (edge, _)): (i16, &(bool, bool))| {
            BoardHex { hex: Hex::new(q, 0), edge: Flag::from(*edge), ..Default::default() }
        };
        let hexes: Vec<BoardHex> = (0..).zip(&row).map(hex).collect();
        let enemy = |(q, _): (i16, &(bool, bool))| Unit { side: 2, ..moving(Kind::Combat, q) };
        let units: Vec<Unit> = (0..).zip(&row).filter(|(_, (_, blocked))| *blocked).map(enemy).collect();
        let board = Board { hexes: &hexes, units: &units, ..Default::default() };
        let named: Vec<Hex> = named.iter().map(|q| Hex::new(*q, 0)).collect();
        let entry = Code::new(if edge { ArrivesBy::Edge } else { ArrivesBy::Hex });
        let (arriving, mut words) = ([Unit::regiment(1, 4, 3)], vec![garbage; 64]);
        let mut room = [ArrivalPlace::default(); 16];
        let mut rows = Sink::new(&mut room);
        let phase = Code::new(Phase::Reinforcement);
        let asked = ArrivalPlaces { board, units: &arriving, side: 1, entry, hexes: &named, phase, due: 3, turn: 3, ..Default::default() };
        reinforcements::choices(&asked, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        let blocked = |hex: Hex| units.iter().any(|u| u.hex == hex);
        let shut = named.iter().all(|hex| blocked(*hex));
        let far = |hex: Hex| named.iter().map(|n| n.distance(hex)).min().unwrap();
        let open = |h: &BoardHex| h.edge.is_set() && !blocked(h.hex);
        let nearest = hexes.iter().filter(|h| open(h)).map(|h| far(h.hex)).min();
        for h in &hexes {
            let expected = if named.contains(&h.hex) {
                !blocked(h.hex)
            } else {
                edge && shut && open(h) && Some(far(h.hex)) == nearest
            };
            let (to, hexes) = (h.hex, &named[..]);
            let question = Reinforcing { board, units: &arriving, to, side: 1, entry, hexes, phase, due: 3, turn: 3, ..Default::default() };
            let mut scratch = Scratch::new(&mut words);
            let told = reinforcements::assess(&question, &mut Effects::none(), &mut scratch, &mut Trail::none()).unwrap();
            prop_assert_eq!(told.value.is_allowed(), expected, "{:?}", h.hex);
            prop_assert_eq!(rows.items().iter().any(|row| row.hex == h.hex), expected, "{:?}", h.hex);
        }
    }

    #[test]
    fn no_step_comes_from_nowhere(steps in 2u8..=40, lost in any::<(u8, u8)>()) {
        let division = |lost: u8| Unit { size: Code::new(Size::MultiStep), steps, steps_lost: lost % steps, ..Unit::regiment(1, 4, 3) };
        let phase = Code::new(Phase::Reinforcement);
        let question = Consolidate { unit: division(lost.0), other: division(lost.1), phase, ..Default::default() };
        let told = consolidation::assess(&question, &mut Effects::none(), &mut Trail::none()).unwrap();
        let merged = told.value.allowed().unwrap();
        prop_assert_eq!(merged.steps + merged.wasted, steps - question.other.steps_lost);
        prop_assert!(merged.steps <= question.unit.steps_lost);
        prop_assert!(merged.wasted == 0 || merged.steps == question.unit.steps_lost);
    }
}
