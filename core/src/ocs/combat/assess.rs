//! Assessment of an attack. OCS 8.0, 9.1 to 9.7.

use super::ground::Battlefield;
use super::lead::Lead;
use super::objections::{Moment, Reasons, in_phase};
use super::sides::{Side, attackers, defenders};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
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
    /// A regular attack: in a Combat Segment, from any number of adjacent hexes.
    Regular = 1,
    /// An overrun: during movement, by units that began the phase in one stack.
    Overrun,
}

/// An attack on one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units, in any hexes.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex. Units that are not combat units take no part.
    #[required]
    pub defenders: &'a [Unit],
    /// The kind of attack.
    #[required]
    pub attack: Code<Attack>,
    /// The phase of the attack.
    #[required]
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
    /// overrun the hex must be listed, with the cost of entering the target.
    pub approaches: &'a [Approach],
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts, counted from 1; 0 for the highest.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, counted from 1; 0 for the highest.
    pub defender_lead: u16,
    /// The hex has been attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// Size of other friendly units in the overrunning stack's hex, in quarters of an RE.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// The assessment of an attack: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's strength in 1/11520 point.
    pub attack: u32,
    /// The defender's strength in 1/11520 point.
    pub defence: u32,
    /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// Supply to pay for the attack, in T.
    pub attack_cost: u16,
    /// Supply to pay for the defence, in T.
    pub defence_cost: u16,
    /// Steps of the attackers.
    pub attacker_steps: u16,
    /// Steps of the defenders.
    pub defender_steps: u16,
    /// The attacker whose Action Rating counts.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// The kind of attack.
    pub kind: Code<Attack>,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// The column, 0 to 12 from the defender's best.
    #[required]
    pub column: u8,
    /// The die roll modifier of the Action Ratings, without the hedgehog's.
    pub drm: i8,
    /// The level of the hedgehog.
    pub hedgehog: u8,
    /// The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
    pub exploit_rating: i8,
    /// No attacker can exploit, whatever the result (9.13).
    pub no_exploit: Flag,
    /// The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
    pub exploit_drop: u8,
}

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
        reasons.object(trail, if overrun { R8_0 } else { R9_2 }, About::Whole, whole, None);
    }
    if q.hex_attacked.is_set() && !overrun {
        reasons.object(trail, R9_1, About::Whole, whole, None);
    }
    if !defended(q)? {
        // 9.1: a hex without combat units is not attacked; Specialized Combat applies to it (9.14).
        reasons.object(trail, R9_1, About::Defenders, whole, None);
        reasons.object(trail, R9_14, About::Defenders, whole, None);
    }
    let step_loss = word(q.rules.step_loss, &"step_loss").map_err(|f| f.within(&"rules"))?;
    let field = Battlefield { q, hex_anti_tank: hex_anti_tank(q)?, step_loss };
    let mut attacking = Side::new(u32::from(q.bystanders_re));
    attackers(&field, &moment, &mut attacking, &mut reasons, &mut cites, trail)?;
    if overrun && attacking.re_quarters > 40 {
        let quarters = i32::try_from(attacking.re_quarters).unwrap_or(i32::MAX);
        trail.strength(R4_8A, What::Size, About::Attackers, whole, (quarters, 4), 0);
        reasons.object(trail, R4_8A, About::Attackers, whole, None);
    }
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
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
