//! Battles whose results are known, to the error that the answer itself states.

use crate::battles::KNOWN;
use crate::{Case, float, number};
use grognard_core::axis_allies::battle::{Force, Plan, Wave};
use grognard_core::axis_allies::chance::ONE;

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

fn case(known: &crate::battles::Known) -> Case {
    let mut case = Case::new(known.kind, Force::of(known.attack), Force::of(known.defend));
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
