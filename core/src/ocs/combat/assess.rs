//! What an attack is worth before any die is rolled. OCS 8.0, 9.1 to 9.7.

use super::ground::Battlefield;
use super::lead::Lead;
use super::objections::{Moment, in_phase};
use super::sides::{Side, attackers, defenders};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::LIMIT;
use crate::ocs::supply;
use crate::ocs::terrain::{AntiTank, Approach, Terrain, anti_tank};
use crate::ocs::units::{Kind, Phase, Unit, one_side, reserved, stated, word};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Attack {
    /// In a Combat Segment, from any number of adjacent hexes.
    Regular = 1,
    /// During movement, by units that began the phase stacked together.
    Overrun,
}

/// An attack on one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units, wherever they stand.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex; those that are no combat units take no part.
    #[required]
    pub defenders: &'a [Unit],
    /// Regular or overrun.
    #[required]
    pub attack: Code<Attack>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between. For an
    /// overrun it must be listed, with what entering the target costs.
    pub approaches: &'a [Approach],
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts, counted from 1; 0 for the highest.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, counted from 1; 0 for the highest.
    pub defender_lead: u16,
    /// The hex was attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// RE in quarters of other friendly units in the overrunning stack's hex.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// What an attack is worth: all that the dice need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// Supply to pay for the attack, in T.
    pub attack_cost: u16,
    /// Supply to pay for the defence, in T.
    pub defence_cost: u16,
    /// Steps that attack.
    pub attacker_steps: u16,
    /// Steps that defend.
    pub defender_steps: u16,
    /// The attacker whose Action Rating counts, from 0.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, from 0.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// The kind of attack.
    pub kind: Code<Attack>,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// The column, 0 to 12 from the defender's best.
    #[required]
    pub column: u8,
    /// The die roll modifier of the Action Ratings; a hedgehog's is apart.
    pub drm: i8,
    /// Level of the hedgehog.
    pub hedgehog: u8,
    /// The highest Action Rating of an attacker that is not disorganized, or -1.
    pub exploit_rating: i8,
    /// No attacker can exploit, whatever the result (9.13).
    pub no_exploit: Flag,
    /// By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.
    pub exploit_drop: u8,
}

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7). Every objection is
/// cited; the trail names each unit's.
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
    let q = question;
    let Some(first) = q.attackers.first() else {
        return Err(Fault::new(FaultCode::Empty, &"attackers"));
    };
    if q.defenders.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"defenders"));
    }
    if q.hedgehog > 4 {
        return Err(Fault::new(FaultCode::OutOfRange, &"hedgehog"));
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
        reasons.add(if overrun { R8_0 } else { R9_2 }, trail, About::Whole, whole);
    }
    if q.hex_attacked.is_set() && !overrun {
        reasons.add(R9_1, trail, About::Whole, whole);
    }
    if !defended(q)? {
        // 9.1: a hex without combat units is not attacked; specialized combat takes it (9.14).
        reasons.add(R9_1, trail, About::Defenders, whole);
        reasons.add(R9_14, trail, About::Defenders, whole);
    }
    let step_loss = word(q.rules.step_loss, &"step_loss").map_err(|f| f.within(&"rules"))?;
    let field = Battlefield { q, hex_anti_tank: hex_anti_tank(q)?, step_loss };
    let mut attacking = Side::new(u32::from(q.bystanders_re));
    attackers(&field, &moment, &mut attacking, &mut reasons, &mut cites, trail)?;
    if overrun {
        let size = (What::Size, attacking.re_quarters, 4);
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
    let column = column_of(attacking.strength, defending.strength, ground, &mut cites, trail);

    // The Action Ratings.
    let (mine, theirs) = ((q.attackers, About::Attackers), (q.defenders, About::Defenders));
    let mine = Lead::of(mine, q.attacker_lead, attacking.highest(), &mut cites, trail)?;
    let theirs = Lead::of(theirs, q.defender_lead, defending.highest(), &mut cites, trail)?;
    let drm = mine.rating.saturating_sub(theirs.rating);
    cites.add(R9_6);
    trail.note(R9_6, What::Drm, About::Whole, whole, i32::from(drm));

    // What it costs, and whether anyone could exploit.
    cites.add(R9_5B);
    let defence_cost = if defending.pays { supply::defence_cost(defending.re_quarters) } else { 0 };
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

/// Whether any combat unit defends the attacked hex.
fn defended(q: &Combat<'_>) -> Result<bool, Fault> {
    let mut defended = false;
    for (i, unit) in numbered(q.defenders) {
        defended |= word(unit.kind, &"kind").map_err(|f| f.in_list(&"defenders", i))?.is_combat();
    }
    Ok(defended)
}

/// The anti-tank effect of the attacked hex (9.4e), asked for only where some terrain may double a strength.
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

/// Whether the attack comes from too many hexes to exploit: three or more, or two that do not touch (9.13).
fn scattered(attackers: &[Unit]) -> bool {
    let Some(first) = attackers.first().map(|u| u.hex) else { return false };
    let Some(second) = attackers.iter().map(|u| u.hex).find(|h| *h != first) else { return false };
    !first.touches(second) || attackers.iter().any(|u| u.hex != first && u.hex != second)
}
