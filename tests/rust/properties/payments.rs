//! Payments of losses: every payment that a small force could offer, against a second implementation of 9.10 and 9.11.

use crate::forces::words;
use grognard_core::ocs::combat::{self, Attack, Battle, CombatResult, Payment, Stage};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::units::{Kind, Mode, Size, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::Trail;
use std::collections::HashSet;

/// Forces of one to three units of one to three steps left.
fn forces() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = (1..=3).map(|steps| vec![steps]).collect();
    for len in 1..3 {
        let shorter: Vec<Vec<u8>> = all.iter().filter(|f| f.len() == len).cloned().collect();
        all.extend(shorter.iter().flat_map(|f| (1..=3).map(|steps| [f.clone(), vec![steps]].concat())));
    }
    all
}

fn units(force: &[u8]) -> Vec<Unit> {
    let unit = |left: &u8| match left {
        1 => Unit::regiment(1, 4, 3),
        // A step is gone already.
        left => Unit { size: Code::new(Size::MultiStep), steps: left + 1, steps_lost: 1, ..Unit::regiment(1, 4, 3) },
    };
    force.iter().map(unit).collect()
}

/// All ways to lose steps that 9.11 allows, lost one after the other: the first is the lead's, and nobody loses a second
/// one while another has lost none.
fn orderly(force: &[u8], lead: usize) -> HashSet<Vec<u8>> {
    let mut reached = HashSet::from([vec![0; force.len()]]);
    let mut first = vec![0; force.len()];
    first[lead] = 1;
    let mut open = vec![first];
    while let Some(losses) = open.pop() {
        let untouched = losses.contains(&0);
        for at in 0..force.len() {
            if losses[at] < force[at] && (losses[at] == 0 || !untouched) {
                let mut next = losses.clone();
                next[at] += 1;
                open.push(next);
            }
        }
        reached.insert(losses);
    }
    reached
}

/// What a side owes: steps, option, whether the option may be ignored.
fn due(result: CombatResult, stage: Stage, attacker_failed: bool) -> (u8, u8, bool) {
    // Read from the notation: AL1o1/DL2o3DG.
    let word = CombatResult::VOCABULARY.word(result.code()).unwrap();
    let (attacker, defender) = word.split_once('/').unwrap_or((word, ""));
    let side = if stage == Stage::Attacker { attacker } else { defender };
    let number = |letter| side.split_once(letter).and_then(|(_, n)| n[..1].parse().ok()).unwrap_or(0);
    let option = number('o');
    (number('L'), option, stage == Stage::Defender && attacker_failed && option > 0)
}

/// 9.10: hard losses first, then the option in steps and hexes to its full amount, or until nobody is left.
fn legal_amount(
    paid: u8,
    retreat: u8,
    ignored: bool,
    available: u8,
    (hard, option, may_ignore): (u8, u8, bool),
) -> bool {
    let hard = hard.min(available);
    if ignored {
        return may_ignore && paid == hard && retreat == 0;
    }
    let wiped_out = paid == available;
    paid >= hard && !(wiped_out && retreat > 0) && {
        let taken = paid - hard + retreat;
        taken == option || (wiped_out && taken < option)
    }
}

fn every_loss(force: &[u8]) -> Vec<Vec<u8>> {
    force.iter().fold(vec![vec![]], |lists, has| {
        lists.iter().flat_map(|list| (0..=*has).map(move |n| [list.clone(), vec![n]].concat())).collect()
    })
}

#[test]
fn a_payment_is_legal_exactly_where_the_paragraphs_say_so() {
    let (mut legal, mut illegal) = (0u32, 0u32);
    for force in forces() {
        let (units, available) = (units(&force), force.iter().sum::<u8>());
        let payments = every_loss(&force);
        for lead in 0..force.len() {
            let orderly = orderly(&force, lead);
            for result in words::<CombatResult>() {
                for (stage, retreated, short) in [
                    (Stage::Attacker, 0, false),
                    (Stage::Defender, 0, false),
                    (Stage::Defender, 1, false),
                    (Stage::Defender, 0, true),
                ] {
                    let battle = Battle {
                        result: Code::new(result),
                        stage: Code::new(stage),
                        kind: Code::new(Attack::Regular),
                        attacker_lead: lead as u16,
                        defender_lead: lead as u16,
                        attacker_retreat: retreated,
                        attacker_short: Flag::from(short),
                        ..Default::default()
                    };
                    let due = due(result, stage, retreated > 0 || short);
                    let mut totals = HashSet::new();
                    for losses in &payments {
                        for (retreat, ignore) in (0..=4).flat_map(|r| [(r, false), (r, true)]) {
                            let paid = losses.iter().sum();
                            let expected =
                                legal_amount(paid, retreat, ignore, available, due) && orderly.contains(losses);
                            let payment =
                                Payment { battle, units: &units, losses, retreat, ignore: Flag::from(ignore) };
                            let mut room = [Effect::default(); 16];
                            let mut effects = Effects::new(&mut room);
                            let ruling = combat::apply(&payment, &mut effects, &mut Trail::none()).expect("a ruling");
                            assert_eq!(ruling.value.is_allowed(), expected, "{payment:?} {:?}", ruling.cites);
                            if !expected {
                                // A refusal changes nothing and says why.
                                assert_eq!(effects.needed(), 0);
                                assert_eq!(room, [Effect::default(); 16]);
                                let reasons: Vec<_> = ruling.cites.iter().map(|r| r.id()).collect();
                                let mut why = vec![];
                                // 9.2.8: each side begins with its lead.
                                if losses.iter().any(|lost| *lost > 0) && losses[lead] == 0 {
                                    why.push("OCS 9.2.8");
                                }
                                if !legal_amount(paid, retreat, ignore, available, due) {
                                    why.push(if ignore { "OCS 9.10c" } else { "OCS 9.10a" });
                                }
                                if !orderly.contains(losses) {
                                    why.push("OCS 9.11c");
                                }
                                assert_eq!(reasons, why, "{payment:?}");
                                illegal += 1;
                                continue;
                            }
                            legal += 1;
                            totals.insert((paid, retreat, ignore));
                            let lost = effects.items().iter().filter(|e| {
                                matches!(e.what.get(), Some(EffectKind::LoseSteps | EffectKind::Eliminate))
                            });
                            assert_eq!(lost.map(|e| e.amount).sum::<u16>(), u16::from(paid));
                        }
                    }
                    check_choices(battle, &units, &totals);
                }
            }
        }
    }
    assert!(legal > 10_000 && illegal > 100_000, "{legal} legal, {illegal} not");
}

/// What `choices` says is what can be paid: no more, no less.
fn check_choices(battle: Battle, units: &[Unit], totals: &HashSet<(u8, u8, bool)>) {
    let owed = combat::choices(&combat::Owing { battle, units }, &mut Trail::none()).expect("choices").value;
    let within: HashSet<(u8, u8, bool)> = (owed.losses..=owed.steps_max)
        .flat_map(|paid| (0..=owed.retreat_max).map(move |retreat| (paid, retreat)))
        .filter(|(paid, retreat)| {
            let gone = u16::from(*paid) == owed.steps;
            let taken = paid - owed.losses + retreat;
            (taken == owed.option || (gone && taken < owed.option)) && !(gone && *retreat > 0)
        })
        .map(|(paid, retreat)| (paid, retreat, false))
        .chain(owed.may_ignore.is_set().then_some((owed.losses, 0, true)))
        .collect();
    assert_eq!(&within, totals, "{battle:?} {owed:?}");
}

/// Bad input is a fault, and a fault hands out no effects either.
#[test]
fn a_fault_changes_nothing() {
    let good = Unit::regiment(1, 4, 3);
    let bad = [
        Unit { size: Code::raw(9), ..good },
        Unit { kind: Code::raw(200), ..good },
        Unit { steps: 1, steps_lost: 1, ..good },
        Unit { mode: Code::raw(77), ..good },
        Unit { mode: Code::new(Mode::Combat), kind: Code::new(Kind::Pax), ..good },
        Unit { reserved: [1], ..good },
    ];
    let mut faults = 0;
    for (bad, result) in bad.into_iter().flat_map(|bad| words::<CombatResult>().map(move |result| (bad, result))) {
        for stage in [Stage::Attacker, Stage::Defender] {
            let battle = Battle {
                result: Code::new(result),
                stage: Code::new(stage),
                kind: Code::new(Attack::Regular),
                ..Default::default()
            };
            let units = [good, good, bad];
            let owed = due(result, stage, false);
            let losses = [u8::from(owed.0 + owed.1 > 0), u8::from(owed.0 + owed.1 > 1), 0];
            let retreat = (owed.0 + owed.1).saturating_sub(losses.iter().sum());
            let payment = Payment { battle, units: &units, losses: &losses, retreat, ignore: Flag::default() };
            let mut room = [Effect::default(); 16];
            let mut effects = Effects::new(&mut room);
            if combat::apply(&payment, &mut effects, &mut Trail::none()).is_err() {
                faults += 1;
                assert_eq!(effects.needed(), 0, "{payment:?}");
            }
        }
    }
    assert!(faults > 100, "{faults}");
}
