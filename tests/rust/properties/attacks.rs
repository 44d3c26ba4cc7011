//! Assessments of attacks: against a second implementation of the strengths, and under every change that must help or
//! hurt one side.

use crate::forces::{Fight, TARGET, attacker, fight, stated, words};
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{
    Assessment, Battle, Chances, CombatResult, Owing, Payment, Policy, Stage, apply, assess, choices, distribution,
};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::odds::{Compare, Ground, column};
use grognard_core::ocs::options::StepLoss;
use grognard_core::ocs::terrain::{Approach, Multiplier, Terrain};
use grognard_core::ocs::units::{Arm, CombatSupply, Kind, Mode, Orientation, Size, Style, Symbol, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::{About, Cites, Step, Trail, What};
use grognard_core::strength::POINT;
use proptest::prelude::*;

fn asked(fight: &Fight) -> (Assessment, Cites) {
    let ruling = assess(&fight.lend(), &mut Trail::none()).unwrap_or_else(|fault| panic!("{fault}"));
    let cites = ruling.cites;
    (ruling.value.allowed().unwrap_or_else(|| panic!("forbidden by {cites:?}")), cites)
}

// ---- a second statement of the strengths, in fractions ----------------------------------------------------------

/// The level of an anti-tank effect: 0 none, 1 light, 2 heavy.
fn level(unit: &Unit) -> u8 {
    match (unit.symbol.get().unwrap(), unit.arm.get().unwrap()) {
        (Symbol::AntiTank | Symbol::AntiAircraft, _) | (_, Arm::Armor) | (Symbol::Tank, Arm::Mech) => 2,
        (_, Arm::Mech) => 1,
        _ => 0,
    }
}

fn cell(terrain: &Terrain, unit: &Unit) -> Multiplier {
    match unit.arm.get().unwrap() {
        Arm::Armor => terrain.armor,
        Arm::Mech => terrain.mech,
        Arm::Other => terrain.other,
    }
}

/// A unit's strength in 1/11520 points, in a terrain that multiplies by `by`.
fn strength(unit: &Unit, defends: bool, how: StepLoss, by: (u8, u8)) -> u64 {
    let (mode, kind) = (unit.mode.get().unwrap(), unit.kind.get().unwrap());
    let combat_side = match mode {
        Mode::Combat => true,
        Mode::Move | Mode::Strat => false,
        _ => unit.oriented.get() == Some(Orientation::Combat),
    };
    let face = if combat_side { unit.combat_side } else { unit.move_side };
    let mut points = match kind {
        Kind::Hq | Kind::DivisionalHq => [1, 5][usize::from(combat_side)],
        Kind::Artillery => 1,
        _ if face.style.get() == Some(Style::None) => 0,
        _ => u64::from(face.strength.get().unwrap_or(0)),
    };
    let steps = u64::from(unit.steps.max(1));
    let (lost, left) = (u64::from(unit.steps_lost), steps - u64::from(unit.steps_lost));
    let (mut num, mut den) = (1u64, 1u64);
    if mode == Mode::Dg || (mode == Mode::Reserve && !unit.released.is_set()) {
        den *= 2;
    }
    if mode == Mode::Strat {
        num = 0;
    }
    if unit.out_of_supply.is_set() {
        den *= 2;
    }
    if defends && unit.combat_supply.get() == Some(CombatSupply::None) {
        den *= 2;
    }
    if lost > 0 {
        match how {
            StepLoss::Proportional => points = (points * left * 2 + steps) / (2 * steps),
            StepLoss::LastStep if steps == 4 && left == 1 => den *= if defends { 2 } else { 4 },
            _ if !defends || 2 * lost >= steps => den *= 2,
            _ => {}
        }
    }
    let (by, over) = if by == (0, 0) { (1, 1) } else { by };
    num *= points * u64::from(POINT) * u64::from(by);
    den *= u64::from(over);
    assert_eq!(num % den, 0, "inexact");
    num / den
}

fn attack_in(fight: &Fight, hex: Hex, field: Option<&Terrain>) -> u64 {
    let heavy = if fight.hedgehog > 0 { 2 } else { 0 };
    let effect = fight.defenders.iter().map(level).fold(heavy, u8::max);
    let worth = |unit: &Unit| {
        let by = field.map_or(Multiplier::default(), |terrain| cell(terrain, unit));
        let mut by = (by.num, by.den);
        // 9.4e: of Armor and Mech alone.
        let armored = unit.arm.get() != Some(Arm::Other);
        if armored && by.1 > 0 && by.0 == 2 * by.1 && effect > 0 && effect >= level(unit) {
            by = (3, 2);
        }
        strength(unit, false, fight.step_loss.get().unwrap(), by)
    };
    fight.attackers.iter().filter(|u| u.hex == hex).map(worth).sum()
}

fn attack(fight: &Fight) -> u64 {
    let hexes = TARGET.neighbours().filter(|hex| fight.attackers.iter().any(|u| u.hex == *hex));
    let stack = |hex| {
        let side = fight.approaches.iter().find(|a| a.hex == hex).map(|a| &a.hexside);
        let fields = fight.terrain.iter().chain(side.filter(|t| **t != Terrain::default()));
        fields.map(|field| attack_in(fight, hex, Some(field))).min().unwrap_or_else(|| attack_in(fight, hex, None))
    };
    hexes.map(stack).sum()
}

fn defence(fight: &Fight, terrain: Option<&Terrain>) -> u64 {
    let worth = |unit: &Unit| {
        let by = terrain.map_or(Multiplier::default(), |terrain| cell(terrain, unit));
        let by = if by.bracketed.is_set() { (1, 1) } else { (by.num, by.den) };
        strength(unit, true, fight.step_loss.get().unwrap(), by)
    };
    fight.defenders.iter().map(worth).sum()
}

fn rating(unit: &Unit) -> i8 {
    let base =
        if matches!(unit.kind.get(), Some(Kind::Hq | Kind::DivisionalHq)) { 0 } else { unit.rating.get().unwrap_or(0) };
    match unit.mode.get().unwrap() {
        Mode::Dg => base - 1,
        Mode::Strat => 0,
        _ => base,
    }
}

fn eighths(unit: &Unit) -> u32 {
    let left = u32::from(unit.steps.max(1) - unit.steps_lost);
    match (unit.kind.get().unwrap(), unit.size.get().unwrap()) {
        // 13.1: 1 RE, whatever is printed.
        (Kind::Hq | Kind::DivisionalHq, _) => 8,
        (_, Size::MultiStep) => 8 * left,
        (_, Size::Battalion) => 4,
        (_, Size::Company) => 2,
        (_, Size::Regiment | Size::Breakdown) => 8,
    }
}

fn steps_left(units: &[Unit]) -> u16 {
    units.iter().map(|u| u16::from(u.steps.max(1) - u.steps_lost)).sum()
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn strengths_are_the_products(fight in fight()) {
        let (got, _) = asked(&fight);
        prop_assert_eq!(u64::from(got.attack), attack(&fight));
        // The defender's own terrain: the lowest column, then the strongest defence.
        let compare = |terrain: &Terrain| {
            let defence = defence(&fight, Some(terrain)) as u32;
            let question = Compare { attack: got.attack, defence, ground: terrain.ground, ..Default::default() };
            (column(&question, &mut Trail::none()).unwrap().value.column, u32::MAX - defence)
        };
        let own = fight.terrain.iter().map(compare).min();
        let (at, left) = own.unwrap_or_else(|| {
            compare(&Terrain { ground: Code::new(Ground::Open), ..Terrain::default() })
        });
        prop_assert_eq!((got.column, got.defence), (at, u32::MAX - left));
        prop_assert_eq!(got.drm, fight.attackers.iter().map(rating).max().unwrap() - fight.defenders.iter().map(rating).max().unwrap());
        prop_assert_eq!((got.attacker_steps, got.defender_steps), (steps_left(&fight.attackers), steps_left(&fight.defenders)));
        let paid: Vec<Unit> = fight.attackers.iter().filter(|u| u.combat_supply.get() == Some(CombatSupply::Paid)).copied().collect();
        prop_assert_eq!(got.attack_cost, steps_left(&paid));
        // 12.10g: who uses stocks costs nothing.
        let paid = || fight.defenders.iter().filter(|u| u.combat_supply.get() == Some(CombatSupply::Paid));
        let size: u32 = paid().map(eighths).sum();
        prop_assert_eq!(got.defence_cost, u16::from(paid().next().is_some()) * (1 + u16::from(size > 8)));
        prop_assert_eq!(got.hedgehog, fight.hedgehog);
    }

    #[test]
    fn a_further_attacker_never_weakens(fight in fight(), more in attacker(), at in 0usize..3) {
        let (base, _) = asked(&fight);
        let mut larger = fight.clone();
        larger.attackers.push(Unit { hex: fight.approaches[at].hex, ..more });
        let (got, _) = asked(&larger);
        prop_assert!(got.attack >= base.attack);
        prop_assert!(got.drm >= base.drm);
        prop_assert!(got.column >= base.column);
        prop_assert!(got.attacker_steps > base.attacker_steps);
        prop_assert!(got.exploit_rating >= base.exploit_rating);
    }

    #[test]
    fn the_best_terrain_is_no_better_for_the_attacker_than_any_stated(fight in fight()) {
        let (best, _) = asked(&fight);
        for at in 0..fight.approaches.len() {
            for choice in stated(&fight, &fight.approaches[at]) {
                let mut other = fight.clone();
                other.approaches[at] = choice;
                prop_assert!(asked(&other).0.attack >= best.attack, "{:?}", choice);
            }
        }
        for own in 1..=fight.terrain.len() {
            let other = Fight { own_terrain: own as u8, ..fight.clone() };
            let (got, _) = asked(&other);
            prop_assert_eq!(got.attack, best.attack);
            prop_assert!(got.column >= best.column);
            prop_assert!(got.column > best.column || got.defence <= best.defence);
        }
    }

    #[test]
    fn a_hedgehog_never_helps_the_attacker(fight in fight(), level in 0u8..4) {
        let (base, _) = asked(&Fight { hedgehog: level, ..fight.clone() });
        let (got, _) = asked(&Fight { hedgehog: level + 1, ..fight.clone() });
        prop_assert!(got.attack <= base.attack);
        prop_assert!(got.column <= base.column);
        prop_assert_eq!(got.drm, base.drm);
    }

    #[test]
    fn wants_halve_and_halve_again(fight in fight(), at in any::<prop::sample::Index>()) {
        // One unit, out of supply or not, disorganized or not: the products come out whatever the order.
        let mut alone = fight.clone();
        let unit = fight.attackers[at.index(fight.attackers.len())];
        let ask = |mode: Mode, out: bool, alone: &mut Fight| {
            alone.attackers = vec![Unit { mode: Code::new(mode), oriented: Code::new(Orientation::Combat), out_of_supply: out.into(), ..unit }];
            asked(alone).0.attack
        };
        let whole = ask(Mode::Combat, false, &mut alone);
        let (dg, out) = (ask(Mode::Dg, false, &mut alone), ask(Mode::Combat, true, &mut alone));
        prop_assert_eq!((dg * 2, out * 2), (whole, whole));
        prop_assert_eq!(ask(Mode::Dg, true, &mut alone) * 4, whole);
    }

    #[test]
    fn the_order_of_the_units_is_no_matter(fight in fight(), turn in 0usize..5) {
        let (base, cites) = asked(&fight);
        let mut turned = fight.clone();
        turned.attackers.rotate_left(turn % fight.attackers.len());
        turned.defenders.rotate_left(turn % fight.defenders.len());
        turned.approaches.reverse();
        let (got, other) = asked(&turned);
        // Of two with the same rating the first leads, and what his loss would mean is his own.
        let free = |a: Assessment| Assessment { attacker_lead: 0, defender_lead: 0, exploit_drop: 0, ..a };
        prop_assert_eq!(free(got), free(base));
        // Which of two equal leads was taken may cite another reason for the same rating.
        let leads = ["OCS 5.8", "OCS 5.10b.B", "OCS 9.6a", "OCS 13.1c"];
        let rest = |c: &Cites| c.iter().map(|r| r.id()).filter(|id| !leads.contains(id)).collect::<Vec<_>>();
        prop_assert_eq!(rest(&cites), rest(&other));
    }

    #[test]
    fn the_trail_adds_up_and_changes_nothing(fight in fight(), room in 0usize..80) {
        let question = fight.lend();
        let mut buffer = vec![Step::default(); 400];
        let mut trail = Trail::new(&mut buffer);
        let told = assess(&question, &mut trail).unwrap();
        let needed = trail.needed();
        prop_assert!(needed <= 400);
        let mut none = Trail::none();
        prop_assert_eq!(assess(&question, &mut none).unwrap(), told);
        prop_assert_eq!(none.needed(), needed, "what is not kept is counted all the same");
        let mut short = vec![Step::default(); room];
        let mut some = Trail::new(&mut short);
        prop_assert_eq!(assess(&question, &mut some).unwrap(), told);
        prop_assert_eq!(some.needed(), needed);
        prop_assert_eq!(some.items(), &trail.items()[..room.min(needed)]);
        // The last word on each unit's strength sums to the side's total.
        let value = told.value.allowed().unwrap();
        for (about, count, total) in
            [(About::Attackers, fight.attackers.len(), value.attack), (About::Defenders, fight.defenders.len(), value.defence)]
        {
            let steps = || trail.items().iter().filter(|s| s.about.get() == Some(about));
            let last = |i: usize| {
                let mut own = steps().filter(|s| usize::from(s.index) == i);
                own.rfind(|s| matches!(s.what.get(), Some(What::Strength | What::Times))).map_or(0, |s| s.value)
            };
            prop_assert_eq!((0..count).map(last).sum::<u32>(), total);
            prop_assert!(steps().any(|s| s.what.get() == Some(What::Total) && s.value == total));
        }
    }

    #[test]
    fn an_unlisted_hex_has_nothing_in_between(fight in fight()) {
        let (base, _) = asked(&fight);
        let listed = |a: &Approach| a.hexside != Terrain::default();
        let fewer = Fight { approaches: fight.approaches.iter().filter(|a| listed(a)).copied().collect(), ..fight.clone() };
        prop_assert_eq!(asked(&fewer).0, base);
    }
}

// ---- from the assessment to the end -----------------------------------------------------------------------------

/// Lets a side pay in steps, the lead first and then whoever lost fewest; how many it lost, whether all are gone, and
/// whether any of them exploits.
fn stand(battle: &mut Battle, units: &[Unit]) -> (u8, bool, bool) {
    let owed = choices(&Owing { battle: *battle, units }, &mut Trail::none()).unwrap().value;
    let ignore = owed.may_ignore;
    let wanted = if ignore.is_set() { owed.losses } else { owed.steps_max };
    let mut losses = vec![0u8; units.len()];
    for step in 0..wanted {
        let left = |at: &usize| losses[*at] < units[*at].steps.max(1) - units[*at].steps_lost;
        let lead = usize::from(owed.lead);
        let next = if step == 0 { lead } else { (0..units.len()).filter(left).min_by_key(|at| losses[*at]).unwrap() };
        losses[next] += 1;
    }
    let mut room = [Effect::default(); 32];
    let mut effects = Effects::new(&mut room);
    let payment = Payment { battle: *battle, units, losses: &losses, ignore, ..Default::default() };
    *battle = apply(&payment, &mut effects, &mut Trail::none()).unwrap().value.allowed().unwrap().battle;
    let has = |what| effects.items().iter().filter(|e| e.what.get() == Some(what)).count();
    (losses.iter().sum(), has(EffectKind::Eliminate) == units.len(), has(EffectKind::Exploit) > 0)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn the_chances_are_those_of_the_units(fight in fight()) {
        let (assessment, _) = asked(&fight);
        let policy = Code::new(Policy::Stand);
        let question = Chances { assessment, attacker_policy: policy, defender_policy: policy, ..Default::default() };
        let d = distribution(&question, &mut Trail::none()).unwrap().value;
        let (mut exploit, mut attacker_steps, mut defender_steps, mut gone) = (0, [0; 3], [0; 6], [0; 2]);
        for (result, cases) in words::<CombatResult>().zip(d.results) {
            let mut battle = Battle {
                result: Code::new(result),
                stage: Code::new(Stage::Attacker),
                kind: assessment.kind,
                no_exploit: assessment.no_exploit,
                attacker_lead: assessment.attacker_lead,
                defender_lead: assessment.defender_lead,
                ..Default::default()
            };
            let (steps, all, exploits) = stand(&mut battle, &fight.attackers);
            attacker_steps[usize::from(steps)] += cases;
            gone[0] += u32::from(all) * cases;
            exploit += u32::from(exploits) * cases;
            let (steps, all, _) = stand(&mut battle, &fight.defenders);
            defender_steps[usize::from(steps)] += cases;
            gone[1] += u32::from(all) * cases;
        }
        prop_assert_eq!((attacker_steps, defender_steps), (d.attacker_steps, d.defender_steps));
        prop_assert_eq!(gone, [d.attacker_gone, d.defender_gone]);
        prop_assert_eq!(exploit, d.exploit);
    }
}
