//! Transport Points: a load can be unloaded, and combining conserves points and loads.

use grognard_core::ocs::effects::Effects;
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::trucks::{self, Combine, Load, LoadBy, NewCounter, Unload};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Phase, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use proptest::collection::vec;
use proptest::prelude::*;

fn truck(amount: u16, load: u16, ma: u8, mp_spent: u16) -> Unit {
    Unit {
        kind: Code::new(Kind::Truck),
        mode: Code::new(Mode::Move),
        amount: amount * TP,
        load,
        mp_spent,
        move_side: Face { ma: (u16::from(ma) * MP).into(), mobility: Code::new(Mobility::Truck), ..Default::default() },
        side: 1,
        ..Default::default()
    }
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn what_is_loaded_can_be_unloaded(amount in 1u16..6, load in 0u16..30, ma in 0u8..=254, spent in 0u16..4000, more in 1u16..30) {
        let load = load.min(amount * 4);
        let (how, phase) = (Code::new(LoadBy::Dump), Code::new(Phase::Movement));
        let unit = truck(amount, load, ma, spent);
        let source = Unit { amount: 20, ..Unit::of(1, Kind::Supply) };
        let asked = trucks::load(&Load { truck: unit, source, amount: more, how, phase, ..Default::default() }, &mut Effects::none(), &mut Trail::none());
        let done = asked.unwrap().value.allowed();
        // A tenth, a half going up, in another way: (MA + 5) / 10.
        let cost = (u16::from(ma) + 5) / 10 * 12;
        let fits = load + more <= amount * 4 && more <= 20 && cost <= (u16::from(ma) * 12).saturating_sub(spent);
        prop_assert_eq!(done.is_some(), fits);
        let Some(done) = done else { return Ok(()) };
        prop_assert_eq!((done.cost, done.load, done.mp_left), (cost, load + more, (u16::from(ma) * 12).saturating_sub(spent) - cost));
        let after = Unit { load: done.load, mp_spent: spent + done.cost, ..unit };
        let here = [Unit::regiment(1, 4, 3)];
        let back = Unload { truck: after, here: &here, amount: more, phase, ..Default::default() };
        let undone = trucks::unload(&back, &mut Effects::none(), &mut Trail::none()).unwrap().value.allowed();
        prop_assert_eq!(undone.is_some(), done.mp_left >= cost);
        prop_assert!(undone.is_none_or(|u| u.load == load));
    }

    #[test]
    fn combining_keeps_what_there_was(
        units in vec((1u16..5, 0u16..5, 0u16..300), 1..5), cuts in vec(any::<bool>(), 0..16),
    ) {
        let phase = Code::new(Phase::Movement);
        let units: Vec<Unit> = units.iter().map(|(points, per, spent)| truck(*points, points * per, 45, *spent)).collect();
        let points: u16 = units.iter().map(|u| u.amount / TP).sum();
        let load: u16 = units.iter().map(|u| u.load).sum();
        // A way to divide the points: after each point a cut or none.
        let mut into = vec![0u16];
        for n in 0..points {
            *into.last_mut().unwrap() += TP;
            if n + 1 < points && cuts.get(usize::from(n)).copied().unwrap_or(false) {
                into.push(0);
            }
        }
        let question = Combine { units: &units, into: &into, phase, ..Default::default() };
        let mut room = [NewCounter::default(); 32];
        let mut rows = Sink::new(&mut room);
        let all = trucks::combine(&question, &mut rows, &mut Trail::none()).unwrap().value.allowed().unwrap();
        prop_assert_eq!((all.points, all.load), (u32::from(points * TP), u32::from(load)));
        let rows = rows.items();
        prop_assert_eq!(rows.iter().map(|r| r.points).collect::<Vec<_>>(), into.clone());
        prop_assert_eq!(rows.iter().map(|r| r.load).sum::<u16>(), load);
        let spent = units.iter().map(|u| u.mp_spent).max().unwrap();
        prop_assert!(rows.iter().all(|r| r.load <= r.points && r.mp_spent == spent));
        // In whatever order the counters are named.
        let mut turned = units.clone();
        turned.reverse();
        let question = Combine { units: &turned, into: &into, phase, ..Default::default() };
        let mut again = [NewCounter::default(); 32];
        let mut again = Sink::new(&mut again);
        trucks::combine(&question, &mut again, &mut Trail::none()).unwrap();
        prop_assert_eq!(again.items(), rows);
    }
}
