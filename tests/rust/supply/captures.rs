//! Captures: every die against the distribution, and conservation of supply when they are settled.

use grognard_core::ocs::capture::{
    self, CaptureOdds, CapturePayment, CaptureQuestion, CaptureResolve, Captured, Prize,
};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::{Face, Kind, Mode, Phase, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::Trail;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn rules(tokens: bool) -> GameRules {
    GameRules { token_trucks: Flag::from(tokens), ..Default::default() }
}

fn prize(dump: u32, trucks: (u32, u32), wagons: (u32, u32)) -> Prize {
    let dice = u8::from(dump > 0) + u8::from(trucks.0 > 0) + u8::from(wagons.0 > 0);
    Prize {
        dump,
        trucks: trucks.0,
        truck_load: trucks.1,
        wagons: wagons.0,
        wagon_load: wagons.1,
        dice,
        ..Default::default()
    }
}

/// All that the dice can do, each throw of one, two or three dice, counted by what is captured.
#[test]
fn every_throw() {
    for (prize, tokens) in [
        (prize(13, (0, 0), (0, 0)), false),
        (prize(0, (12, 7), (0, 0)), false),
        (prize(0, (12, 7), (0, 0)), true),
        (prize(5, (4, 4), (20, 19)), false),
        (prize(5, (0, 0), (7, 3)), true),
    ] {
        let rules = rules(tokens);
        let odds = capture::distribution(&CaptureOdds { prize, rules }, &mut Trail::none()).unwrap().value;
        let dice = usize::from(prize.dice);
        for throw in 0..6usize.pow(u32::from(prize.dice)) {
            let faces: Vec<u8> =
                (0..dice).map(|n| u8::try_from(throw / 6usize.pow(n as u32) % 6 + 1).unwrap()).collect();
            let question = CaptureResolve { prize, dice: &faces, rules };
            let got = capture::resolve(&question, &mut Trail::none()).unwrap().value;
            let mut left = faces.iter().map(|f| usize::from(*f) - 1);
            let mut at = |there: bool| if there { left.next().unwrap() } else { 0 };
            let (a, b, c) = (at(prize.dump > 0), at(prize.trucks > 0), at(prize.wagons > 0));
            assert_eq!(
                [got.dump, got.trucks, got.truck_load, got.wagons, got.wagon_load],
                [odds.dump[a], odds.trucks[b], odds.truck_load[b], odds.wagons[c], odds.wagon_load[c]]
            );
        }
        for bad in [dice.saturating_sub(1), dice + 1] {
            let faces = vec![3; bad];
            assert!(capture::resolve(&CaptureResolve { prize, dice: &faces, rules }, &mut Trail::none()).is_err());
        }
    }
}

fn unit() -> impl Strategy<Value = Unit> {
    let kinds = select(vec![Kind::Supply, Kind::Truck, Kind::OrganicTruck, Kind::Wagon, Kind::Mule, Kind::Port]);
    (kinds, 1u16..6, 0u16..24, select(vec![6u8, 10, 11, 45])).prop_map(|(kind, amount, load, ma)| {
        let transport = !matches!(kind, Kind::Supply | Kind::Port);
        Unit {
            kind: Code::new(kind),
            mode: Code::new(Mode::Move),
            amount: if transport { amount * TP } else { amount },
            load: if transport { load.min(amount * TP) } else { 0 },
            move_side: Face { ma: (u16::from(ma) * MP).into(), ..Default::default() },
            side: 1,
            ..Default::default()
        }
    })
}

/// Takes from each what is still owed: points of the emptiest first, supply where most is left beyond the points.
fn greedy(units: &[Unit], captured: &Captured) -> (Vec<u32>, Vec<u32>) {
    let (mut taken, mut loads) = (vec![0; units.len()], vec![0; units.len()]);
    let carries = |u: &Unit| u.kind.get().is_some_and(|kind| !matches!(kind, Kind::Supply | Kind::Port));
    let mut dump = captured.dump;
    for (u, supply) in units.iter().zip(&mut loads).filter(|(u, _)| u.kind.get() == Some(Kind::Supply)) {
        *supply = dump.min(u32::from(u.amount));
        dump -= *supply;
    }
    for (trucks, mut points, mut load) in
        [(true, captured.trucks, captured.truck_load), (false, captured.wagons, captured.wagon_load)]
    {
        let ours = |u: &Unit| carries(u) && u.move_side.ma.get().is_some_and(|ma| (ma > 10 * MP) == trucks);
        let mut order: Vec<usize> = (0..units.len()).filter(|i| ours(&units[*i])).collect();
        order.sort_by_key(|i| units[*i].load);
        for i in &order {
            taken[*i] = points.min(u32::from(units[*i].amount));
            points -= taken[*i];
        }
        order.sort_by_key(|i| u32::from(units[*i].amount) + 100 - taken[*i] - u32::from(units[*i].load));
        for i in order {
            loads[i] = load.min(u32::from(units[i].load));
            load -= loads[i];
        }
    }
    (taken, loads)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn nothing_is_lost_or_made(
        units in vec(unit(), 0..6), dice in proptest::array::uniform3(1u8..=6), tokens in any::<bool>(), moves in any::<bool>(),
        spoil in (0usize..6, 1u32..3),
    ) {
        let phase = Code::new(if moves { Phase::Movement } else { Phase::Combat });
        let ask = CaptureQuestion { units: &units, entering: Unit::regiment(2, 4, 3), phase, collapses: Flag::default() };
        let prize = capture::assess(&ask, &mut Trail::none()).unwrap().value.allowed().unwrap();
        let rules = rules(tokens);
        let question = CaptureResolve { prize, dice: &dice[..usize::from(prize.dice)], rules };
        let captured = capture::resolve(&question, &mut Trail::none()).unwrap().value;
        prop_assert!(captured.dump <= prize.dump && captured.trucks <= prize.trucks && captured.wagons <= prize.wagons);
        prop_assert!(tokens || (captured.trucks.is_multiple_of(4) && captured.wagons.is_multiple_of(4)));
        let (taken, loads) = greedy(&units, &captured);
        let payment = CapturePayment { captured, units: &units, points: &taken, supply: &loads, ..Default::default() };
        let mut room = [Effect::default(); 64];
        let mut effects = Effects::new(&mut room);
        let settled = capture::apply(&payment, &mut effects, &mut Trail::none()).unwrap().value.allowed().unwrap();
        prop_assert_eq!(settled.moves.is_set(), moves);
        let sum = |what: EffectKind| {
            let of = effects.items().iter().filter(|e| e.what.get() == Some(what));
            of.map(|e| u32::from(e.amount)).sum::<u32>()
        };
        prop_assert_eq!(sum(EffectKind::CaptureSupply), captured.dump + captured.truck_load + captured.wagon_load);
        prop_assert_eq!(sum(EffectKind::CaptureSupply), settled.supply);
        prop_assert_eq!(sum(EffectKind::Capture), captured.trucks + captured.wagons);
        prop_assert_eq!(sum(EffectKind::DestroySupply), settled.destroyed);
        // What is neither captured nor destroyed goes along with the vehicles that are left.
        for (at, unit) in units.iter().enumerate() {
            let of = |what: EffectKind| {
                let own = effects.items().iter().filter(|e| usize::from(e.unit) == at && e.what.get() == Some(what));
                own.map(|e| u32::from(e.amount)).sum::<u32>()
            };
            let goes = effects.items().iter().any(|e| usize::from(e.unit) == at && e.what.get() == Some(EffectKind::Displace));
            let held = if unit.kind.get() == Some(Kind::Supply) { unit.amount } else { unit.load };
            let gone = of(EffectKind::CaptureSupply) + of(EffectKind::DestroySupply);
            prop_assert!(gone <= u32::from(held) && (goes || gone == u32::from(held) || unit.kind.get() == Some(Kind::Port)));
            let organic = unit.kind.get() == Some(Kind::OrganicTruck);
            prop_assert_eq!(of(EffectKind::Convert), if organic { of(EffectKind::Capture) } else { 0 });
        }
        // A payment that is not what was rolled is refused.
        if let Some(wrong) = taken.get(spoil.0).map(|_| { let mut t = taken.clone(); t[spoil.0] += spoil.1; t }) {
            let payment = CapturePayment { points: &wrong, ..payment };
            let refused = capture::apply(&payment, &mut Effects::none(), &mut Trail::none()).unwrap();
            prop_assert!(!refused.value.is_allowed());
        }
    }
}
