//! Assessment of a combat. KOR 8.0, 8.1, 8.2.

use super::modifiers::{self, Brought};
use super::objections::{self, Reasons};
use super::question::Combat;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::korea::assessment::{Assessment, Engagement};
use crate::korea::flanking::Ring;
use crate::korea::options::{Draws, MOST};
use crate::korea::quality::{Superior, superior};
use crate::korea::ratio::Ratio;
use crate::korea::rules::*;
use crate::korea::terrain::ground;
use crate::korea::units::{Arm, Checked, Unit, Units, lead};
use crate::reflect::{Code, Flag};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The force of a side.
struct Force {
    lead: Checked,
    /// An armored or mechanized unit takes part.
    armor: bool,
    /// An armored or mechanized unit is in the combat hex.
    armor_in_hex: bool,
    /// Units other than the lead that are not static.
    supporters: u16,
    /// The supporters that are adjacent to the combat hex.
    adjacent: u16,
}

impl Force {
    /// Creates a force of the lead only, before its units are added.
    fn led(lead: Checked) -> Force {
        Force { lead, armor: false, armor_in_hex: false, supporters: 0, adjacent: 0 }
    }
    /// Adds a unit that takes part.
    fn add(&mut self, unit: &Checked, leads: bool, adjacent: bool) {
        let armor = unit.arm.is_armored();
        self.armor |= armor;
        self.armor_in_hex |= armor && !adjacent;
        if !leads && !unit.is_static {
            self.supporters = self.supporters.saturating_add(1);
            self.adjacent = self.adjacent.saturating_add(u16::from(adjacent));
        }
    }
}

/// Decides whether a combat may be fought, and returns the modifiers of each side's roll and the loss ratios (KOR 8.0,
/// 8.1, 8.2). Each modifier goes to its side. Fleet and depot are the UN's, adjacent supporters in a meeting engagement
/// the defender's, adjacent attackers in a prepared attack and flanking the attacker's. A forbidden answer cites every
/// objection: a static lead that attacks, or a fleet or depot that the side cannot use.
///
/// ```
/// use grognard_core::korea::combat::{assess, Combat, Engagement};
/// use grognard_core::korea::units::{Arm, Quality, Side, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let unit = |side, q, r, quality| Unit {
///     hex: Hex::new(q, r),
///     side: Code::new(side),
///     quality: Code::new(quality),
///     arm: Code::new(Arm::Infantry),
///     ..Default::default()
/// };
/// // A meeting engagement from two opposite hexes; the defender is supported by a unit next to him.
/// let attackers = [unit(Side::Un, 1, 0, Quality::A), unit(Side::Un, -1, 0, Quality::C)];
/// let defenders = [unit(Side::Communist, 0, 0, Quality::C), unit(Side::Communist, 0, 1, Quality::D)];
/// let kind = Code::new(Engagement::Meeting);
/// let question = Combat { attackers: &attackers, defenders: &defenders, kind, mp_drm: (-1).into(), ..Default::default() };
/// let assessment = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// let m = assessment.attacker_modifiers;
/// assert_eq!((m.mp, m.flanking, m.quality, assessment.attacker_drm), (-1, 1, 2, 2));
/// assert_eq!((assessment.defender_modifiers.adjacent, assessment.defender_drm), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a side without units.
/// * `out_of_range` for a lead that does not exist, movement points, dice and ratios.
/// * `missing_field` for the kind, a unit's side or arm, a lead's quality, and the movement points of a meeting
///   engagement.
/// * `contradiction` for units in hexes that are not adjacent to the combat hex, for enemies in one hex, and for
///   attackers of two sides or of the defenders' side. It is also for movement points in a prepared attack, and for two
///   ratios of terrain.
/// * `overflow` for more units than the options have chips for, or modifiers beyond 10000.
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let kind = q.kind.said(&text!("kind"))?;
    let options = q.rules.checked().map_err(|f| f.within(&"rules"))?;
    let mp_drm = match kind {
        Engagement::Meeting => q.mp_drm.said(&"mp_drm")?,
        Engagement::Prepared => q.mp_drm.get().unwrap_or(0),
    };
    if !(-1..=2).contains(&mp_drm) {
        return Err(Fault::beyond(&"mp_drm", mp_drm, -1, 2));
    }
    if kind == Engagement::Prepared && mp_drm != 0 {
        return Err(Fault::against(&"mp_drm", &"kind: only a meeting engagement counts movement points").valued(mp_drm));
    }
    let leading = lead(q.attackers, q.attacker_lead, &"attackers", &"attacker_lead")?;
    let target = lead(q.defenders, q.defender_lead, &"defenders", &"defender_lead")?;
    let attacking = Units { list: q.attackers, name: &"attackers" }.side()?;
    let defending = Units { list: q.defenders, name: &"defenders" }.side()?;
    if attacking == defending {
        return Err(Fault::against(&text!("side"), &"attackers[].side: attackers and defenders are of two sides")
            .in_list(&"defenders", 0));
    }
    let (attack, ring, sides) = attackers(q, leading, target.hex)?;
    let defence = defenders(q, target, sides)?;
    let inside = |f: Fault, list, at| f.in_list(list, usize::from(at));
    let mine = leading.quality.said(&"quality").map_err(|f| inside(f, &"attackers", q.attacker_lead))?;
    let theirs = target.quality.said(&"quality").map_err(|f| inside(f, &"defenders", q.defender_lead))?;
    let ground = ground(q.terrain)?;
    let (attacker_chips, defender_chips) = match options.draws {
        Draws::Lead => (1, 1),
        Draws::EveryUnit => (one_each(q.attackers, &"attackers")?, one_each(q.defenders, &"defenders")?),
        Draws::Nobody => (0, 0),
    };

    let mut reasons = Reasons::default();
    if attack.lead.is_static && !options.static_lead {
        reasons.object(trail, R8_0, About::Attackers, usize::from(q.attacker_lead), 0);
    }
    let claims = objections::Claims { coast: q.coast, target: target.hex, kind };
    claims.check(
        &q.attacker_support,
        &text!("attacker_support"),
        (attacking, About::Attackers),
        &mut reasons,
        trail,
    )?;
    claims.check(
        &q.defender_support,
        &text!("defender_support"),
        (defending, About::Defenders),
        &mut reasons,
        trail,
    )?;
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }

    let flanks = ring.flanks();
    let superior = superior(mine, theirs);
    let (adjacent, supporting, flanking) = match kind {
        Engagement::Meeting => (0, defence.adjacent, flanks.meeting_drm),
        // 8.0.PA.5: the lead too; a static lead, which only an option lets attack, does not count.
        Engagement::Prepared => {
            (attack.adjacent.saturating_add(u16::from(!attack.lead.is_static)), 0, flanks.prepared_drm)
        }
    };
    let attacker_brings = Brought {
        mp: mp_drm,
        support: &q.attacker_support,
        armor: attack.armor,
        adjacent,
        flanking,
        quality: superior.attacker,
        terrain: ground.attacker_drm,
    };
    let defender_brings = Brought {
        mp: 0,
        support: &q.defender_support,
        armor: defence.armor,
        adjacent: supporting,
        flanking: 0,
        quality: superior.defender,
        terrain: ground.defender_drm,
    };
    let mut cites = Cites::by(R8_0);
    let (attacker_modifiers, attacker_drm) =
        attacker_brings.modify(kind, About::Attackers, &"attackers", &mut cites, trail)?;
    let (defender_modifiers, defender_drm) =
        defender_brings.modify(kind, About::Defenders, &"defenders", &mut cites, trail)?;
    if superior != Superior::default() {
        cites.add(R8_1);
        trail.note(R8_1, What::Rating, About::Attackers, usize::from(q.attacker_lead), mine as i32);
        trail.note(R8_1, What::Rating, About::Defenders, usize::from(q.defender_lead), theirs as i32);
    }
    if flanks.flankers > 0 {
        cites.add(R8_2);
        trail.note(R8_2, What::Sum, About::Attackers, usize::MAX, i32::from(flanks.flankers));
    }
    // Modifiers of terrain that cancel out are cited too.
    cites.add_if(modifiers::terrain_rule(kind), ground.modifies);

    // 8.0.ME.10, its exception; 8.0.PA.9: terrain.
    cites.add(kind.ratio_rule());
    let armor_in_the_clear =
        attack.lead.arm.is_armored() && !defence.armor_in_hex && defence.lead.arm == Arm::Infantry && ground.clear;
    let (attacker_ratio, defender_ratio) = match kind {
        Engagement::Meeting if armor_in_the_clear => (Ratio::ONE_TO_ONE, Ratio::ONE_TO_ONE),
        Engagement::Meeting => (Ratio::ONE_TO_ONE, options.meeting),
        Engagement::Prepared => {
            (ground.attacker_ratio.unwrap_or(Ratio::ONE_TO_ONE), ground.defender_ratio.unwrap_or(Ratio::ONE_TO_ONE))
        }
    };
    for (about, ratio) in [(About::Attackers, attacker_ratio), (About::Defenders, defender_ratio)] {
        let numbers = (i32::from(ratio.points), u16::from(ratio.losses));
        trail.strength(kind.ratio_rule(), What::Ratio, about, usize::MAX, numbers, 0);
    }
    let (attacker_ratio, defender_ratio) = (attacker_ratio.numbers(), defender_ratio.numbers());
    let assessment = Assessment {
        attacker_drm,
        defender_drm,
        attacker_modifiers,
        defender_modifiers,
        attacker_lead: q.attacker_lead,
        defender_lead: q.defender_lead,
        attacker_supporters: attack.supporters,
        defender_supporters: defence.supporters,
        kind: q.kind,
        attacking: Code::new(attacking),
        attacker_quality: leading.quality,
        defender_quality: target.quality,
        defender_static: Flag::from(defence.lead.is_static),
        flankers: flanks.flankers,
        attacker_dice: options.attacker.dice,
        attacker_sides: options.attacker.sides,
        defender_dice: options.defender.dice,
        defender_sides: options.defender.sides,
        attacker_chips,
        defender_chips,
        attacker_ratio_points: attacker_ratio.0,
        attacker_ratio_losses: attacker_ratio.1,
        defender_ratio_points: defender_ratio.0,
        defender_ratio_losses: defender_ratio.1,
        rounding: q.rules.rounding,
        reserved: 0,
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

/// Returns one chip for each unit.
fn one_each(units: &[Unit], list: Name) -> Result<u8, Fault> {
    u8::try_from(units.len()).ok().filter(|n| *n <= MOST).ok_or(Fault::new(FaultCode::Overflow, list))
}

/// Returns the attackers, their places around the combat hex, and its sides that they hold, one bit each.
fn attackers(q: &Combat<'_>, leading: &Unit, target: Hex) -> Result<(Force, Ring, u8), Fault> {
    let at = usize::from(q.attacker_lead);
    let mut force = Force::led(leading.checked().map_err(|f| f.in_list(&"attackers", at))?);
    let apart = |i| {
        let why = &"defenders[].hex: an attacker stands beside the hex of the defenders' lead";
        Fault::against(&"hex", why).in_list(&"attackers", i).other_at(usize::from(q.defender_lead))
    };
    let front = target.side_to(leading.hex).ok_or_else(|| apart(at))?;
    let (mut ring, mut sides) = (Ring::default(), 0u8);
    for (i, unit) in numbered(q.attackers) {
        let checked = unit.checked().map_err(|f| f.in_list(&"attackers", i))?;
        let side = target.side_to(unit.hex).ok_or_else(|| apart(i))?;
        sides |= 1u8.bounded_shl(u32::from(side));
        force.add(&checked, i == at, true);
        if i != at {
            ring.add(side, front);
        }
    }
    Ok((force, ring, sides))
}

/// Returns the defenders: in the combat hex or adjacent to it, but not in a hex that an attacker holds.
fn defenders(q: &Combat<'_>, target: &Unit, sides: u8) -> Result<Force, Fault> {
    let at = usize::from(q.defender_lead);
    let mut force = Force::led(target.checked().map_err(|f| f.in_list(&"defenders", at))?);
    for (i, unit) in numbered(q.defenders) {
        let checked = unit.checked().map_err(|f| f.in_list(&"defenders", i))?;
        let side = target.hex.side_to(unit.hex);
        let held = side.is_some_and(|side| sides & 1u8.bounded_shl(u32::from(side)) != 0);
        if held || (side.is_none() && unit.hex != target.hex) {
            let attacker = q.attackers.iter().position(|attacker| attacker.hex == unit.hex);
            let fault = match attacker {
                Some(other) => {
                    Fault::against(&"hex", &"attackers[].hex: no hex holds units of both sides").other_at(other)
                }
                None => {
                    Fault::against(&"hex", &"[].hex: a defender stands in its lead's hex or beside it").other_at(at)
                }
            };
            return Err(fault.in_list(&"defenders", i));
        }
        force.add(&checked, i == at, side.is_some());
    }
    Ok(force)
}
