//! What an attack is worth before any die is rolled. OCS 8.0, 9.1 to 9.7.

use super::ground::{Battlefield, Chosen, Field};
use super::lead::{Exploiters, Lead};
use super::objections::{Moment, Reasons, in_phase};
use super::worth::printed;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::modes::rating;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply;
use crate::ocs::terrain::{AntiTank, Approach, Terrain, anti_tank};
use crate::ocs::units::{Mode, Phase, Unit, stated, word};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::strength::Strength;
use crate::table::numbered;

/// The kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Attack {
    /// In a Combat Segment, from any number of adjacent hexes.
    Regular,
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
    pub attack: Code<Attack>,
    /// The phase.
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
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
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, from 0.
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
/// use grognard_core::ocs::{combat::{assess, Combat}, units::{Face, Unit}};
/// use grognard_core::ruling::Trail;
/// let unit = |strength| Unit { combat_side: Face { strength, ..Default::default() }, rating: 3, ..Default::default() };
/// let question = Combat { attackers: &[unit(8), unit(7)], defenders: &[unit(6)], ..Default::default() };
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
    let geometry = stated(q.target, &[q.attackers, q.defenders]);
    let moment = Moment { q, overrun, phase, first, geometry };
    let whole = usize::MAX;
    let mut reasons = Reasons::default();
    if !in_phase(overrun, phase) {
        reasons.object(trail, if overrun { R8_0 } else { R9_2 }, About::Whole, whole);
    }
    if q.hex_attacked.is_set() && !overrun {
        reasons.object(trail, R9_1, About::Whole, whole);
    }
    let (hex_anti_tank, defended) = hex_anti_tank(q)?;
    if !defended {
        // 9.1: a hex without combat units is not attacked; specialized combat takes it (9.14).
        reasons.object(trail, R9_1, About::Defenders, whole);
        reasons.object(trail, R9_14, About::Defenders, whole);
    }
    let step_loss = word(q.rules.step_loss, &"step_loss").map_err(|f| f.within(&"rules"))?;
    let field = Battlefield { q, hex_anti_tank, step_loss };
    let mut cites = Cites::by(if overrun { R8_0 } else { R9_1 });
    let attacking = attackers(&field, &moment, &mut reasons, &mut cites, trail)?;
    if overrun && attacking.re_quarters > 40 {
        let quarters = i32::try_from(attacking.re_quarters).unwrap_or(i32::MAX);
        trail.strength(R4_8A, What::Size, About::Attackers, whole, (quarters, 4), 0);
        reasons.object(trail, R4_8A, About::Attackers, whole);
    }
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    trail.strength(R9_7, What::Total, About::Attackers, whole, (1, 1), attacking.strength.0);
    let (terrain, ground) = field.own_terrain(attacking.strength, &mut cites, trail)?;
    let defending = defenders(&field, geometry, terrain, &mut cites, trail)?;
    trail.strength(R9_7, What::Total, About::Defenders, whole, (1, 1), defending.strength.0);
    let column = column_of(attacking.strength, defending.strength, ground, &mut cites, trail);

    // The Action Ratings.
    let mine = attacking.lead.rating(About::Attackers, &mut cites, trail)?;
    let theirs = defending.lead.rating(About::Defenders, &mut cites, trail)?;
    let drm = mine.saturating_sub(theirs);
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
        attacker_lead: u16::try_from(attacking.lead.index).unwrap_or(u16::MAX),
        defender_lead: u16::try_from(defending.lead.index).unwrap_or(u16::MAX),
        kind: q.attack,
        ground: Code::new(ground),
        column: column.column,
        drm,
        hedgehog: q.hedgehog,
        exploit_rating: attacking.exploiters.best,
        no_exploit: Flag::from(no_exploit),
        exploit_drop: attacking.exploiters.drop_without(attacking.lead.index),
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

/// The anti-tank effect of the attacked hex (9.4e), and whether any combat unit defends it.
#[inline]
fn hex_anti_tank(q: &Combat<'_>) -> Result<(AntiTank, bool), Fault> {
    let (mut level, mut defended) = (AntiTank::None, false);
    for (i, unit) in numbered(q.defenders) {
        let inside = |f: Fault| f.in_list(&"defenders", i);
        if word(unit.kind, &"kind").map_err(inside)?.is_combat() {
            defended = true;
            level = level.max(anti_tank(unit).map_err(inside)?);
        }
    }
    Ok((if q.hedgehog > 0 { AntiTank::Heavy } else { level }, defended))
}

/// What a side brings.
struct Side {
    lead: Lead,
    strength: Strength,
    steps: u16,
    re_quarters: u32,
    /// Supply that the attackers pay, in T.
    cost: u16,
    /// Some defender pays supply.
    pays: bool,
    exploiters: Exploiters,
}

impl Side {
    #[inline]
    fn new(named: u16, re_quarters: u32) -> Self {
        let lead = Lead::new(named);
        Side {
            lead,
            strength: Strength::ZERO,
            steps: 0,
            re_quarters,
            cost: 0,
            pays: false,
            exploiters: Exploiters::default(),
        }
    }
}

/// The attackers, one by one: why each may not attack, and what it is worth in the terrain chosen for its stack.
#[cfg_attr(feature = "fast", inline(always))]
fn attackers(
    field: &Battlefield<'_>,
    moment: &Moment<'_>,
    reasons: &mut Reasons,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<Side, Fault> {
    let q = field.q;
    let mut side = Side::new(q.attacker_lead, u32::from(q.bystanders_re));
    let mut settled: Option<(Hex, Option<Field<'_>>)> = None;
    let open = q.terrain.is_empty() && q.approaches.is_empty();
    for (i, unit) in numbered(q.attackers) {
        let inside = |f: Fault| f.in_list(&"attackers", i);
        let checked = unit.parsed().map_err(inside)?;
        moment
            .objections(&checked, |rule| reasons.object(trail, rule, About::Attackers, i))
            .map_err(|f| if f.list.is_empty() { inside(f) } else { f })?;
        let rated = rating(&checked).map_err(inside)?;
        side.lead.see(i, rated);
        let size = extent(&checked);
        if checked.mode != Mode::Dg {
            side.exploiters.see(i, rated.rating, size.steps);
        }
        side.steps = side.steps.saturating_add(size.steps);
        side.re_quarters = side.re_quarters.saturating_add(u32::from(size.re_quarters));
        if unit.combat_supply.0 == 0 {
            side.cost = side.cost.saturating_add(supply::attack_cost(&checked, size, &q.rules));
        }
        if !reasons.none() {
            continue;
        }
        let terrain = match settled {
            _ if open => None,
            Some((hex, terrain)) if hex == unit.hex => terrain,
            _ => {
                let (terrain, chosen) = field.field(unit.hex)?;
                if let (Some(terrain), true) = (terrain, chosen) {
                    cites.add(R9_3);
                    Battlefield::note_choice(terrain, i, trail);
                }
                settled = Some((unit.hex, terrain));
                terrain
            }
        };
        // In the open most units are done with at once.
        let whole = if terrain.is_none() { printed(&checked, About::Attackers, i, trail) } else { None };
        let strength = match whole {
            Some(strength) => strength,
            None => {
                let copy = checked;
                field.attacker(i, &copy, terrain, cites, trail)?
            }
        };
        side.strength = side.strength.plus(strength).ok_or(Fault::new(FaultCode::Overflow, &"attackers"))?;
    }
    Ok(side)
}

/// The defenders, one by one, in the terrain chosen for them; those that are no combat units take no part.
#[cfg_attr(feature = "fast", inline(always))]
fn defenders(
    field: &Battlefield<'_>,
    geometry: bool,
    terrain: Chosen<'_>,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<Side, Fault> {
    let q = field.q;
    let mut side = Side::new(q.defender_lead, 0);
    for (i, unit) in numbered(q.defenders) {
        let inside = |f: Fault| f.in_list(&"defenders", i);
        let checked = unit.parsed().map_err(inside)?;
        if geometry && unit.hex != q.target {
            return Err(inside(Fault::new(FaultCode::Contradiction, &"hex")));
        }
        if !checked.kind.is_combat() {
            continue;
        }
        side.lead.see(i, rating(&checked).map_err(inside)?);
        let size = extent(&checked);
        side.steps = side.steps.saturating_add(size.steps);
        side.re_quarters = side.re_quarters.saturating_add(u32::from(size.re_quarters));
        side.pays |= unit.combat_supply.0 == 0;
        let whole = if terrain.is_none() { printed(&checked, About::Defenders, i, trail) } else { None };
        let strength = match whole {
            Some(strength) => strength,
            None => {
                let copy = checked;
                field.defender(i, &copy, terrain, cites, trail)?
            }
        };
        side.strength = side.strength.plus(strength).ok_or(Fault::new(FaultCode::Overflow, &"defenders"))?;
    }
    Ok(side)
}

/// Whether the attack comes from too many hexes to exploit: three or more, or two that do not touch (9.13).
fn scattered(attackers: &[Unit]) -> bool {
    let Some(first) = attackers.first().map(|u| u.hex) else { return false };
    let Some(second) = attackers.iter().map(|u| u.hex).find(|h| *h != first) else { return false };
    !first.touches(second) || attackers.iter().any(|u| u.hex != first && u.hex != second)
}
