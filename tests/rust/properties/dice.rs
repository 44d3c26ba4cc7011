//! Better odds, a better modifier and a smaller hedgehog never make the result worse for the attacker: roll by roll,
//! and for the chances as a whole.

use crate::forces::{word, words};
use grognard_core::ocs::barrage::{self, BarrageAssessment, Fire};
use grognard_core::ocs::combat::{self, Assessment, Attack};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::Trail;
use proptest::prelude::*;

/// The result of a throw, with the third die read only where there is surprise.
fn result(assessment: Assessment, [a, b, shift, c, d]: [u8; 5]) -> u8 {
    let ask =
        |dice: &[u8]| combat::resolve(&combat::Resolve { assessment, dice, ..Default::default() }, &mut Trail::none());
    let ruling = ask(&[a, b, c, d]).or_else(|_| ask(&[a, b, shift, c, d])).expect("a result");
    ruling.value.result.0
}

fn results(assessment: Assessment) -> [u32; 12] {
    let stand = Code::new(combat::Policy::Stand);
    let question = combat::Chances { assessment, attacker_policy: stand, defender_policy: stand, ..Default::default() };
    combat::distribution(&question, &mut Trail::none()).expect("a distribution").value.results
}

/// Whether every result is at least as likely to be reached or bettered: counts run from worst to best.
fn dominates(better: &[u32], worse: &[u32]) -> bool {
    let (mut a, mut b) = (0, 0);
    better.iter().zip(worse).all(|(x, y)| {
        (a, b) = (a + x, b + y);
        a <= b
    })
}

fn assessment() -> impl Strategy<Value = Assessment> {
    (word(), 0u8..13, -20i8..=20, 0u8..=4).prop_map(|(kind, column, drm, hedgehog)| Assessment {
        kind,
        column,
        drm,
        hedgehog,
        attacker_steps: 3,
        defender_steps: 3,
        ..Default::default()
    })
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn throw_by_throw(a in assessment(), dice in proptest::array::uniform5(1u8..=6)) {
        let base = result(a, dice);
        if a.column < 12 {
            prop_assert!(result(Assessment { column: a.column + 1, ..a }, dice) >= base, "a better column");
        }
        if a.drm < 20 {
            prop_assert!(result(Assessment { drm: a.drm + 1, ..a }, dice) >= base, "a better modifier");
        }
        if a.hedgehog < 4 {
            prop_assert!(result(Assessment { hedgehog: a.hedgehog + 1, ..a }, dice) <= base, "a larger hedgehog");
        }
        for at in 0..5 {
            // A higher surprise or combat roll is never worse; the shift die cuts both ways.
            if at != 2 && dice[at] < 6 {
                let mut higher = dice;
                higher[at] += 1;
                prop_assert!(result(a, higher) >= base, "a higher die {}", at);
            }
        }
    }

    #[test]
    fn every_case_is_counted_once(
        a in assessment(),
        (attackers, defenders, rating, no_exploit) in (1u16..=300, 1u16..=300, -1i8..=5, any::<bool>()),
        (mine, theirs, obeys) in (1u8..3, 1u8..3, any::<bool>()),
    ) {
        let assessment = Assessment {
            attacker_steps: attackers,
            defender_steps: defenders,
            exploit_rating: rating,
            no_exploit: Flag::from(no_exploit),
            ..a
        };
        let question = combat::Chances {
            assessment,
            attacker_policy: Code::raw(mine),
            defender_policy: Code::raw(theirs),
            defender_obeys: Flag::from(obeys),
            ..Default::default()
        };
        let d = combat::distribution(&question, &mut Trail::none()).expect("a distribution").value;
        let sum = |counts: &[u32]| counts.iter().sum::<u32>();
        for counts in [&d.results[..], &d.attacker_steps, &d.attacker_retreat, &d.defender_steps, &d.defender_retreat] {
            prop_assert_eq!(sum(counts), 7776);
        }
        prop_assert!(d.surprise_attacker + d.surprise_defender <= 7776);
        for part in [d.exploit, d.attacker_gone, d.defender_gone, d.defender_dg, d.vacated] {
            prop_assert!(part <= 7776);
        }
        prop_assert!(d.vacated >= d.defender_gone && d.defender_gone + d.defender_dg <= 7776);
        prop_assert!(!no_exploit || d.exploit == 0);
        // Who stands loses at least as much as who falls back, and what was rolled is no matter of policy.
        let fallen = combat::Chances { attacker_policy: Code::new(combat::Policy::FallBack), ..question };
        let fallen = combat::distribution(&fallen, &mut Trail::none()).expect("a distribution").value;
        prop_assert_eq!(fallen.results, d.results);
        prop_assert!(fallen.attacker_steps_expected <= d.attacker_steps_expected);
        prop_assert!(fallen.attacker_gone <= d.attacker_gone);
    }
}

#[test]
fn chances_follow_the_odds() {
    let mut compared = 0;
    for (kind, column, drm, hedgehog) in words::<Attack>()
        .flat_map(|k| (0..13).flat_map(move |c| (-20..=20).flat_map(move |d| (0..=4).map(move |h| (k, c, d, h)))))
    {
        let base = Assessment {
            kind: Code::new(kind),
            column,
            drm,
            hedgehog,
            attacker_steps: 3,
            defender_steps: 3,
            ..Default::default()
        };
        let worse = results(base);
        let better = [
            (column < 12).then_some(Assessment { column: column + 1, ..base }),
            (drm < 20).then_some(Assessment { drm: drm + 1, ..base }),
            (hedgehog > 0).then(|| Assessment { hedgehog: hedgehog - 1, ..base }),
        ];
        for better in better.into_iter().flatten() {
            assert!(dominates(&results(better), &worse), "{better:?} against {base:?}");
            compared += 1;
        }
    }
    assert!(compared > 10_000);
    assert!(!dominates(&[1, 0, 1], &[0, 1, 1]), "a test that can fail");
}

#[test]
fn chances_of_a_barrage_follow_its_column() {
    let outcomes = |column, fire: Fire, brackets| {
        let assessment = BarrageAssessment {
            column,
            fire: Code::new(fire),
            brackets_dg: Flag::from(brackets),
            target_steps: 4,
            ..Default::default()
        };
        let question = barrage::BarrageOdds { assessment, ..Default::default() };
        barrage::distribution(&question, &mut Trail::none()).expect("a distribution").value.outcomes
    };
    for fire in words::<Fire>() {
        for column in 0..11 {
            let base = outcomes(column, fire, true);
            assert_eq!(base.iter().sum::<u32>(), 216);
            assert!(dominates(&outcomes(column, fire, false), &base), "brackets never help the target less");
            assert!(dominates(&outcomes(column, Fire::Artillery, true), &outcomes(column, Fire::Ship, true)));
            if column < 10 {
                assert!(dominates(&outcomes(column + 1, fire, true), &base));
                assert!(dominates(&outcomes(column + 1, fire, false), &outcomes(column, fire, false)));
            }
        }
    }
}
