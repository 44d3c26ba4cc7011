//! Assessment of an attack. OCS 8.0, 9.1 to 9.7.

use super::ground::Battlefield;
use super::lead::Lead;
use super::objections::{Moment, in_phase};
use super::question::{Assessment, Attack, Combat};
use super::sides::{Side, attackers, defenders};
use crate::fault::{Fault, FaultCode};
use crate::ocs::changed::Changed;
use crate::ocs::measures::RE;
use crate::ocs::odds::{Headings, column_of};
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::LIMIT;
use crate::ocs::supply;
use crate::ocs::terrain::{AntiTank, Terrain, anti_tank};
use crate::ocs::units::{Kind, Phase, Unit, one_side, reserved, stated, word};
use crate::reflect::{Code, Flag};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// Decides whether an attack is allowed, and returns its odds, column and modifier (OCS 8.0, 9.1 to 9.7). A forbidden
/// answer cites every objection, and the trail names the unit of each.
///
/// ```
/// use grognard_core::ocs::{combat::{assess, Attack, Combat}, units::{Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let question = Combat {
///     attackers: &[Unit::regiment(1, 8, 3), Unit::regiment(1, 7, 3)],
///     defenders: &[Unit::regiment(2, 6, 3)],
///     attack: Code::new(Attack::Regular),
///     phase: Code::new(Phase::Combat),
///     ..Default::default()
/// };
/// let ruling = assess(&question, &mut Trail::none())?;
/// let assessment = ruling.value.allowed().unwrap();
/// assert_eq!((assessment.odds.attack, assessment.column, assessment.attack_cost), (3, 6, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    assess_by(question, None, trail)
}

/// Assesses an attack by the printed tables, except those that a game changes.
pub(crate) fn assess_by(
    q: &Combat<'_>,
    changed: Option<&dyn Changed>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let Some(first) = q.attackers.first() else {
        return Err(Fault::new(FaultCode::Empty, &"attackers"));
    };
    if q.defenders.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"defenders"));
    }
    if q.hedgehog > 4 {
        return Err(Fault::beyond(&"hedgehog", q.hedgehog, 0, 4));
    }
    let kind = word(q.attack, &"attack")?;
    let overrun = kind == Attack::Overrun;
    let phase = word(q.phase, &"phase")?;
    q.rules.sound()?;
    let side = one_side(q.attackers, &"attackers", None)?;
    one_side(q.defenders, &"defenders", side)?;
    for (i, terrain) in numbered(q.terrain) {
        reserved(terrain.reserved).map_err(|f| f.in_list(&"terrain", i))?;
    }
    for (i, approach) in numbered(q.approaches) {
        let hexside = reserved(approach.hexside.reserved).map_err(|f| f.within(&"hexside"));
        reserved([approach.reserved]).and(hexside).map_err(|f| f.in_list(&"approaches", i))?;
    }
    let whole = usize::MAX;
    let mut cites = Cites::by(if overrun { R8_0 } else { R9_1 });
    let geometry = stated(q.target, &[q.attackers, q.defenders]);
    let moment = Moment { q, overrun, phase, first, geometry };
    let mut reasons = Reasons::default();
    if !in_phase(overrun, phase) {
        reasons.add(if overrun { R8_0 } else { R9_0 }, trail, About::Whole, whole);
    }
    if q.hex_attacked.is_set() && !overrun {
        reasons.add(R9_1C, trail, About::Whole, whole);
    }
    if !defended(q)? {
        // 9.0: a hex without combat units is not attacked; Specialized Combat applies to it (9.14).
        reasons.add(R9_0, trail, About::Defenders, whole);
        reasons.add(R9_14, trail, About::Defenders, whole);
    }
    let step_loss = word(q.rules.step_loss, &"step_loss").map_err(|f| f.within(&"rules"))?;
    let field = Battlefield { q, hex_anti_tank: hex_anti_tank(q)?, step_loss, changed };
    let mut attacking = Side::new(u32::from(q.bystanders_re));
    attackers(&field, &moment, &mut attacking, &mut reasons, &mut cites, trail)?;
    if overrun {
        let size = (What::Size, attacking.re, RE);
        reasons.over(R4_8A, trail, (About::Attackers, whole), size, u32::from(LIMIT));
    }
    if !reasons.none() {
        return Ok(reasons.verdict(cites, Assessment::default));
    }
    trail.strength(R9_7, What::Total, About::Attackers, whole, (1, 1), attacking.strength.0);
    let (terrain, ground) = field.own_terrain(attacking.strength, &mut cites, trail)?;
    let mut defending = Side::new(0);
    defenders(&field, geometry, terrain, &mut defending, &mut cites, trail)?;
    trail.strength(R9_7, What::Total, About::Defenders, whole, (1, 1), defending.strength.0);
    let headings = changed.map(|changed| changed as &dyn Headings);
    let column = column_of((attacking.strength, defending.strength), ground, headings, &mut cites, trail);

    // The Action Ratings.
    let (mine, theirs) = ((q.attackers, About::Attackers), (q.defenders, About::Defenders));
    let mine = Lead::of(mine, q.attacker_lead, attacking.highest(), &mut cites, trail)?;
    let theirs = Lead::of(theirs, q.defender_lead, defending.highest(), &mut cites, trail)?;
    let drm = mine.rating.saturating_sub(theirs.rating);
    cites.add(R9_6);
    trail.note(R9_6, What::Drm, About::Whole, whole, i32::from(drm));

    // What it costs, and whether anyone could exploit.
    cites.add(R9_5B);
    let defence_cost = if defending.pays { supply::defence_cost(defending.re) } else { 0 };
    trail.note(R9_5B, What::Cost, About::Attackers, whole, i32::from(attacking.cost));
    trail.note(R9_5B, What::Cost, About::Defenders, whole, i32::from(defence_cost));
    let no_exploit = overrun || phase == Phase::Exploitation || (geometry && scattered(q.attackers));
    let assessment = Assessment {
        attack: attacking.strength.0,
        defence: defending.strength.0,
        odds: column.odds,
        heading: column.heading,
        attack_cost: attacking.cost,
        defence_cost,
        attacker_steps: attacking.steps,
        defender_steps: defending.steps,
        attacker_lead: u16::try_from(mine.index).unwrap_or(u16::MAX),
        defender_lead: u16::try_from(theirs.index).unwrap_or(u16::MAX),
        kind: q.attack,
        ground: Code::new(ground),
        column: column.column,
        drm,
        hedgehog: q.hedgehog,
        exploit_rating: attacking.able.rating(),
        no_exploit: Flag::from(no_exploit),
        exploit_drop: attacking.able.drop_without(mine.index),
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

/// Returns whether a combat unit defends the attacked hex.
fn defended(q: &Combat<'_>) -> Result<bool, Fault> {
    let mut defended = false;
    for (i, unit) in numbered(q.defenders) {
        defended |= word(unit.kind, &"kind").map_err(|f| f.in_list(&"defenders", i))?.is_combat();
    }
    Ok(defended)
}

/// Returns the anti-tank effect of the attacked hex (9.4e). Needed only if some terrain may double a strength.
fn hex_anti_tank(q: &Combat<'_>) -> Result<AntiTank, Fault> {
    if q.terrain.is_empty() && q.approaches.iter().all(|a| a.hexside == Terrain::default()) {
        return Ok(AntiTank::None);
    }
    let mut level = if q.hedgehog > 0 { AntiTank::Heavy } else { AntiTank::None };
    for (i, unit) in numbered(q.defenders) {
        if unit.kind.get().is_some_and(Kind::is_combat) {
            level = level.max(anti_tank(unit).map_err(|f| f.in_list(&"defenders", i))?);
        }
    }
    Ok(level)
}

/// Returns whether the attack comes from too many hexes to exploit: three or more, or two that are not adjacent (9.13).
fn scattered(attackers: &[Unit]) -> bool {
    let Some(first) = attackers.first().map(|u| u.hex) else { return false };
    let Some(second) = attackers.iter().map(|u| u.hex).find(|h| *h != first) else { return false };
    !first.touches(second) || attackers.iter().any(|u| u.hex != first && u.hex != second)
}
