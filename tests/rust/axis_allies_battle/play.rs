//! Battles played step by step with random choices: only offered choices are accepted, units neither appear nor vanish,
//! and every battle ends.

use grognard_core::axis_allies::battle::{
    Battle, BattleEffect, BattleEffectKind, BattleEffects, BattleKind, BattleStep, Begin, Decision, Force, Role, Stage,
    Turn, Waiting, apply, begin, choices,
};
use grognard_core::reflect::Code;
use grognard_core::ruling::Trail;
use proptest::collection::vec;
use proptest::prelude::*;

fn counts(kinds: &'static [usize], most: u16) -> impl Strategy<Value = Force> {
    vec(0..=most, kinds.len()).prop_map(|numbers| {
        let mut counts = [0; 12];
        kinds.iter().zip(numbers).for_each(|(kind, n)| counts[*kind] = n);
        Force::of(counts)
    })
}

/// Forces that may meet, and an antiaircraft gun.
fn meetings() -> impl Strategy<Value = (BattleKind, Force, Force, bool, bool)> {
    let land = (counts(&[0, 1, 2, 3], 3), counts(&[0, 1, 2, 3], 3), any::<bool>(), any::<bool>())
        .prop_map(|(a, d, gun, lands)| (BattleKind::Land, a, d, gun, lands && a.land() > 0));
    let sea = (counts(&[2, 3, 4, 5, 6, 7], 2), counts(&[2, 4, 5, 6, 7], 2))
        .prop_map(|(a, d)| (BattleKind::Sea, a, d, false, false));
    prop_oneof![land, sea].prop_filter("somebody attacks", |(_, a, ..)| !a.is_empty())
}

fn turn_of(battle: Battle) -> Turn {
    choices(&Waiting { battle }, &mut Trail::none()).expect("choices").value
}

/// All ways to lose some of these.
fn subsets(there: &Force) -> Vec<Force> {
    let mut all = vec![[0u16; 12]];
    for (kind, most) in there.counts().into_iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|c| {
                (0..=most).map(move |n| {
                    let mut c = c;
                    c[kind] = n;
                    c
                })
            })
            .collect();
    }
    all.into_iter().map(Force::of).collect()
}

/// Who may be hit in a stage of losses.
fn there(b: &Battle, turn: &Turn) -> Force {
    match turn.role.get().unwrap() {
        Role::Attacker => b.attacker,
        Role::Defender => b.defender.without(&b.doomed).unwrap(),
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_battle_is_played((kind, a, d, gun, lands) in meetings(), mut luck in vec(any::<u8>(), 400)) {
        let question = Begin {
            kind: Code::new(kind), attacker: a, defender: d, landed: u16::from(lands), aa_gun: gun.into(), ..Begin::default()
        };
        let mut b = begin(&question, &mut Trail::none()).unwrap().value.allowed().unwrap();
        let mut draw = |below: u32| u32::from(luck.pop().unwrap_or(7)) % below.max(1);
        let (mut removed, mut steps) = ([Force::default(); 2], 0);
        while b.stage.get() != Some(Stage::Over) {
            let turn = turn_of(b);
            prop_assert_eq!(turn.stage, b.stage);
            let stage = turn.stage.get().unwrap();
            let dice: Vec<u8> = (0..turn.dice).map(|_| draw(6) as u8 + 1).collect();
            let mut step = BattleStep { battle: b, dice: &dice, destinations: &[3.into(), 9.into()], destination: 9.into(), ..BattleStep::default() };
            if stage.is_losses() {
                let there = there(&b, &turn);
                let mut right = Vec::new();
                for losses in subsets(&there) {
                    // What choices says is what apply takes.
                    let fits = losses.units() == turn.losses
                        && losses.surface() >= turn.ships_least
                        && losses.aircraft() <= turn.aircraft_most
                        && losses.surface() <= turn.surface_most;
                    let asked = BattleStep { losses, ..step };
                    let taken = apply(&asked, &mut BattleEffects::none(), &mut Trail::none()).unwrap().value.is_allowed();
                    prop_assert_eq!(taken, fits, "{:?} {:?}", turn, losses);
                    if fits {
                        right.push(losses);
                    }
                }
                prop_assert!(right.contains(&turn.suggested), "{:?}", turn);
                step.losses = right[draw(right.len() as u32) as usize];
            }
            if turn.submarines > 0 {
                step.submarines = (draw(u32::from(turn.submarines) + 1) as u16).into();
                step.role = turn.role;
            }
            if stage == Stage::Retreat {
                step.decision = Code::new(if draw(4) == 0 { Decision::Retreat } else { Decision::Press });
            }
            let mut room = [BattleEffect::default(); 40];
            let mut effects = BattleEffects::new(&mut room);
            let after = apply(&step, &mut effects, &mut Trail::none()).unwrap().value.allowed();
            let after = after.unwrap_or_else(|| panic!("{step:?} is refused"));
            prop_assert!(effects.needed() <= 40);
            for effect in effects.items().iter().filter(|e| e.what.get() == Some(BattleEffectKind::Remove)) {
                let mut counts = [0; 12];
                counts[effect.kind.get().unwrap().index()] = effect.count;
                let side = &mut removed[usize::from(effect.role.get() == Some(Role::Defender))];
                *side = side.with(&Force::of(counts));
            }
            // Who is not there any more was removed or withdrew.
            for (start, now, gone, out) in [
                (after.attacker_start, after.attacker, after.attacker_withdrawn, removed[0]),
                (after.defender_start, after.defender, after.defender_withdrawn, removed[1]),
            ] {
                let withdrawn = Force { submarine: gone, ..Force::default() };
                prop_assert_eq!(now.with(&withdrawn).with(&out), start);
            }
            b = after;
            steps += 1;
            prop_assert!(steps < 5000, "it never ends: {:?}", b);
        }
        prop_assert!(!b.taken.is_set() || (b.attacker.land() > 0 && b.defender.is_empty()));
    }

    #[test]
    fn dice_of_one_kind_may_change_places(numbers in vec(1u8..=6, 5), (x, y) in (0usize..5, 0usize..5)) {
        let force = Force { infantry: 5, ..Force::default() };
        let kind = Code::new(BattleKind::Land);
        let question = Begin { kind, attacker: force, defender: force, ..Begin::default() };
        let battle = begin(&question, &mut Trail::none()).unwrap().value.allowed().unwrap();
        let next = |dice: &[u8]| {
            apply(&BattleStep { battle, dice, ..BattleStep::default() }, &mut BattleEffects::none(), &mut Trail::none()).unwrap().value
        };
        let mut swapped = numbers.clone();
        swapped.swap(x, y);
        prop_assert_eq!(next(&numbers), next(&swapped));
    }
}

/// Proptest's own, with the seeds of failures under `target`.
pub(crate) fn config() -> proptest::test_runner::Config {
    use proptest::test_runner::{Config, FileFailurePersistence};
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/axis_allies_battle"));
    Config { failure_persistence: Some(Box::new(seeds)), ..Config::default() }
}
