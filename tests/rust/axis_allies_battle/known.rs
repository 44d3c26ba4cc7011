//! Battles with known results, within the error bound of the answer.

use crate::battles::KNOWN;
use crate::{Case, Memory, float, number};
use grognard_core::axis_allies::battle::{
    BattleKind, BattleOutcome, Ending, Force, Forecast, Plan, Wave, distribution,
};
use grognard_core::axis_allies::chance::ONE;
use grognard_core::axis_allies::units::{Kind, OneKind, UnitValue, values};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};

/// The whole part of a fraction times 2^63.
fn scaled((numerator, denominator): (u128, u128)) -> u64 {
    let (mut rest, mut quotient) = (numerator, 0u64);
    if numerator == denominator {
        return ONE;
    }
    for _ in 0..63 {
        rest *= 2;
        quotient = quotient << 1 | u64::from(rest >= denominator);
        if rest >= denominator {
            rest -= denominator;
        }
    }
    quotient
}

/// A force of printed kinds.
fn force(counts: [u16; 8]) -> Force {
    Force::of(std::array::from_fn(|kind| counts.get(kind).copied().unwrap_or(0)))
}

fn case(known: &crate::battles::Known) -> Case {
    let mut case = Case::new(known.kind, force(known.attack), force(known.defend));
    let plan = Plan { retreat_after: known.rounds, ..Plan::default() };
    case.waves = vec![Wave { plan, support: known.support, amphibious: (known.support > 0).into(), ..case.waves[0] }];
    case.gun = known.gun;
    case
}

#[test]
fn known_battles_come_out() {
    assert_eq!(KNOWN.len(), 19);
    for known in KNOWN {
        let case = case(known);
        for (how, chances) in [("to the end", case.weighed().0), ("by rounds", case.by_rounds().0)] {
            let what = format!("{} {how}: {chances:?}", known.name);
            let got = [chances.win, chances.lose, chances.both_gone, chances.retreat];
            for (got, wanted) in
                got.into_iter().chain([chances.taken]).zip(known.endings.into_iter().chain([known.taken]))
            {
                // The decimals have sixteen digits.
                assert!((float(got) - wanted).abs() < float(chances.missing) + 2e-14, "{wanted} in {what}");
            }
            let lost = [chances.rounds, chances.attacker_lost.ipc, chances.defender_lost.ipc];
            for (got, wanted) in lost.into_iter().zip(known.expected) {
                assert!((number(got) - wanted).abs() < 1e-11, "{wanted} in {what}");
            }
            assert!(float(chances.missing) < 1e-12, "{what}");
            let sum: u64 = got.iter().sum();
            assert_eq!(sum + chances.stalemate + chances.missing, ONE, "{what}");
            for (got, exact) in got.into_iter().zip(known.exact.into_iter().flatten()) {
                let exact = scaled(exact);
                assert!(got <= exact && exact - got <= chances.missing + 1, "{exact} in {what}");
            }
        }
    }
}

#[test]
fn sixty_units_a_side_are_exact_to_a_millionth_of_a_millionth() {
    use grognard_core::axis_allies::battle::BattleKind::{Land, Sea};
    let land = Force { infantry: 35, armor: 15, fighter: 8, bomber: 2, ..Force::default() };
    let fleet = Force { transport: 15, submarine: 15, fighter: 15, carrier: 8, battleship: 7, ..Force::default() };
    let mut gun = Case::new(Land, land, land);
    gun.gun = true;
    for case in [Case::new(Land, land, land), gun, Case::new(Sea, fleet, fleet)] {
        for chances in [case.weighed().0, case.by_rounds().0] {
            assert!(float(chances.missing) < 1e-12, "{:?}: {:?}", case.kind, float(chances.missing));
        }
    }
}

/// A side of more states than 16 bits can number, in a battle without luck: nobody can hit the defenders, who always hit.
/// So each round one fighter is lost, which the plan names first, and a submarine, since a submarine's hit falls on
/// ships only. After round 100 the 100 submarines that are left withdraw, and after round 200 the last fighter is lost.
#[test]
fn many_states_of_a_side_are_told_apart() {
    let value = |kind: Kind, attack: u8, defence: u8| {
        let question = OneKind { kind: Code::new(kind), ..OneKind::default() };
        let value = values(&question, &mut Trail::none()).expect("the edition's chart has it").value;
        UnitValue { attack: attack.into(), defence: defence.into(), ..value }
    };
    let chart = [value(Kind::Fighter, 0, 4), value(Kind::Submarine, 0, 6), value(Kind::Battleship, 4, 6)];
    let mut plan = Plan { submarines_after: 100, submarines_leave: 100, ..Plan::default() };
    plan.order = [Code::new(Kind::Fighter); 8];
    let waves = [Wave { force: Force { fighter: 200, submarine: 200, ..Force::default() }, plan, ..Wave::default() }];
    let question = Forecast {
        kind: Code::new(BattleKind::Sea),
        waves: &waves,
        defender: Force { battleship: 1, submarine: 1, ..Force::default() },
        chart: &chart,
        ..Forecast::default()
    };
    let mut rows = [BattleOutcome::default(); 4];
    let mut sink = Sink::new(&mut rows);
    let chances = Memory::default().ask(|s| distribution(&question, &mut sink, s, &mut Trail::none())).value;
    assert_eq!(sink.needed(), 1, "{chances:?}");
    let [end, ..] = rows;
    assert_eq!((end.attacker, end.attacker_withdrawn), (Force::default(), 100), "{end:?}");
    assert_eq!((end.defender, end.ending.get()), (question.defender, Some(Ending::DefenderWins)), "{end:?}");
    assert_eq!(end.chance + chances.missing, ONE);
    assert!(float(chances.missing) < 1e-12, "{chances:?}");
    for (got, wanted) in [
        (chances.rounds, 200.0),
        (chances.attacker_lost.units, 300.0),
        // 200 fighters at 12 IPC, 100 submarines at 8.
        (chances.attacker_lost.ipc, 3200.0),
        (chances.defender_lost.units, 0.0),
    ] {
        assert!((number(got) - wanted).abs() < 1e-9, "{wanted} in {chances:?}");
    }
}
