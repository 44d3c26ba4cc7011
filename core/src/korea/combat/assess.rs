//! Assessment of a combat. KOR 8.0, 8.1, 8.2.

use super::forces::Forces;
use super::modifiers::Brought;
use super::objections::Claims;
use super::question::Combat;
use crate::fault::{Fault, FaultCode, Name};
use crate::korea::assessment::{Assessment, Engagement};
use crate::korea::flanking::Flanks;
use crate::korea::options::{Draws, MOST, Options};
use crate::korea::quality::{Superior, superior};
use crate::korea::ratio::Ratio;
use crate::korea::rules::*;
use crate::korea::terrain::{self, Ground, ground};
use crate::korea::units::{Arm, Unit};
use crate::reflect::{Code, Flag, Ranged, Said};
use crate::ruling::{About, Figure, Findings, Ruling, Trail, Verdict, What};

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
/// * `out_of_range` for a lead that does not exist, movement points, air support, dice and ratios.
/// * `missing_field` for the kind, a unit's side or arm, a lead's quality, and the movement points of a meeting
///   engagement.
/// * `unknown_word` for the kind, a word of the options, and a unit's side, arm or quality.
/// * `contradiction` for units in hexes that are not adjacent to the combat hex, for enemies in one hex, and for
///   attackers of two sides or of the defenders' side. It is also for movement points in a prepared attack, and for two
///   ratios of terrain.
/// * `overflow` for more units than the options have chips for, or modifiers beyond 10000.
/// * `reserved` for reserved bytes of a unit, support, terrain or the options that are not 0.
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let kind = q.kind.said(&text!("kind"))?;
    let options = q.rules.checked().map_err(|f| f.within(&"rules"))?;
    q.in_range()?;
    let mp = movement(q.mp_drm, kind)?;
    let forces = Forces::of(q)?;
    let ground = ground(q.terrain)?;
    let [attacker_chips, defender_chips] = chips(options.draws, q.attackers, q.defenders)?;
    let mut findings = Findings::by(R8_0, trail);
    objections(q, kind, options.static_lead, &forces, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Assessment::default));
    }

    let flanks = forces.ring.flanks();
    let superior = superior(forces.attacker_quality, forces.defender_quality);
    let [attackers, defenders] = brought(kind, &forces, &flanks, superior, &ground);
    let attackers = Brought { mp, support: q.attacker_support, ..attackers };
    let defenders = Brought { support: q.defender_support, ..defenders };
    let (attacker_modifiers, attacker_drm) = attackers.modify(kind, About::Attackers, &"attackers", &mut findings)?;
    let (defender_modifiers, defender_drm) = defenders.modify(kind, About::Defenders, &"defenders", &mut findings)?;
    if superior != Superior::default() {
        findings.cite(R8_1);
        let (attacker_quality, defender_quality) = (forces.attacker_quality as i32, forces.defender_quality as i32);
        findings.note(R8_1, What::Rating, About::Attackers.at(usize::from(q.attacker_lead)), attacker_quality);
        findings.note(R8_1, What::Rating, About::Defenders.at(usize::from(q.defender_lead)), defender_quality);
    }
    if flanks.flankers > 0 {
        findings.cite(R8_2);
        findings.note(R8_2, What::Sum, About::Attackers, i32::from(flanks.flankers));
    }
    // Modifiers of terrain that cancel out are cited too.
    findings.cite_if(terrain::drm_rule(kind), ground.modifies);

    findings.cite(kind.ratio_rule());
    let ratios = ratios(kind, &forces, &ground, options.meeting);
    for (about, ratio) in [About::Attackers, About::Defenders].into_iter().zip(&ratios) {
        let figure = Figure::over(i32::from(ratio.points), u16::from(ratio.losses));
        findings.figure(kind.ratio_rule(), What::Ratio, about, figure);
    }
    let assessment = Assessment {
        attacker_drm,
        defender_drm,
        attacker_modifiers,
        defender_modifiers,
        flankers: flanks.flankers,
        attacker_chips,
        defender_chips,
        ..entered(q, &forces, &options, ratios)
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), findings.cites))
}

/// Returns the modifier for movement points, which only a meeting engagement has (8.0.ME.1).
fn movement(given: Said<i8>, kind: Engagement) -> Result<i8, Fault> {
    let mp = match kind {
        Engagement::Meeting => given.said(&"mp_drm")?,
        Engagement::Prepared => given.get().unwrap_or(0),
    };
    if kind == Engagement::Prepared && mp != 0 {
        return Err(Fault::against(&"mp_drm", &"kind: only a meeting engagement counts movement points").valued(mp));
    }
    Ok(mp)
}

/// Returns the number of chips that each side draws (8.0).
fn chips(draws: Draws, attackers: &[Unit], defenders: &[Unit]) -> Result<[u8; 2], Fault> {
    Ok(match draws {
        Draws::Lead => [1, 1],
        Draws::EveryUnit => [one_each(attackers, &"attackers")?, one_each(defenders, &"defenders")?],
        Draws::Nobody => [0, 0],
    })
}

/// Returns one chip for each unit.
fn one_each(units: &[Unit], list: Name) -> Result<u8, Fault> {
    u8::try_from(units.len()).ok().filter(|n| *n <= MOST).ok_or_else(|| Fault::new(FaultCode::Overflow, list))
}

/// Objects to what may not be fought as declared.
fn objections(
    q: &Combat<'_>,
    kind: Engagement,
    static_lead: bool,
    forces: &Forces,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    // 8.0: a static unit does not lead an attack.
    if forces.attacker.lead.is_static && !static_lead {
        findings.object(R8_0, About::Attackers.at(usize::from(q.attacker_lead)));
    }
    let claims = Claims { coast: q.coast, target: forces.target, kind };
    claims
        .check(&q.attacker_support, forces.attacker.side, About::Attackers, findings)
        .map_err(|f| f.within(&text!("attacker_support")))?;
    claims
        .check(&q.defender_support, forces.defender.side, About::Defenders, findings)
        .map_err(|f| f.within(&text!("defender_support")))?;
    Ok(())
}

/// Returns what modifies each side's roll, but for movement points and support.
fn brought(kind: Engagement, forces: &Forces, flanks: &Flanks, superior: Superior, ground: &Ground) -> [Brought; 2] {
    let (attacker, defender) = (&forces.attacker, &forces.defender);
    let (attackers, supporters, flanking) = match kind {
        // 8.0.ME.7: the defender's supporters.
        Engagement::Meeting => (0, defender.adjacent, flanks.meeting_drm),
        // 8.0.PA.5: the lead too; a static lead, which only an option lets attack, does not count.
        Engagement::Prepared => {
            let lead = u16::from(!attacker.lead.is_static);
            (attacker.adjacent.saturating_add(lead), 0, flanks.prepared_drm)
        }
    };
    let attackers = Brought {
        armor: attacker.armor,
        adjacent: attackers,
        flanking,
        quality: superior.attacker,
        terrain: ground.attacker_drm,
        ..Brought::default()
    };
    let defenders = Brought {
        armor: defender.armor,
        adjacent: supporters,
        quality: superior.defender,
        terrain: ground.defender_drm,
        ..Brought::default()
    };
    [attackers, defenders]
}

/// Returns each side's loss ratio (8.0.ME.10, 8.0.PA.9).
fn ratios(kind: Engagement, forces: &Forces, ground: &Ground, meeting: Ratio) -> [Ratio; 2] {
    let (attacker, defender) = (&forces.attacker, &forces.defender);
    // 8.0.ME.10, its exception.
    let armor_in_the_clear =
        attacker.lead.arm.is_armored() && !defender.armor_in_hex && defender.lead.arm == Arm::Infantry && ground.clear;
    match kind {
        Engagement::Meeting if armor_in_the_clear => [Ratio::ONE_TO_ONE; 2],
        Engagement::Meeting => [Ratio::ONE_TO_ONE, meeting],
        // 8.0.PA.9: terrain.
        Engagement::Prepared => {
            [ground.attacker_ratio, ground.defender_ratio].map(|ratio| ratio.unwrap_or(Ratio::ONE_TO_ONE))
        }
    }
}

/// Returns an assessment with what the question, its options and its units say.
fn entered(q: &Combat<'_>, forces: &Forces, options: &Options, ratios: [Ratio; 2]) -> Assessment {
    let (attacker, defender) = (&forces.attacker, &forces.defender);
    let [attacker_ratio, defender_ratio] = ratios.map(Ratio::numbers);
    Assessment {
        attacker_lead: q.attacker_lead,
        defender_lead: q.defender_lead,
        attacker_supporters: attacker.supporters,
        defender_supporters: defender.supporters,
        kind: q.kind,
        attacking: Code::new(attacker.side),
        attacker_quality: Code::new(forces.attacker_quality),
        defender_quality: Code::new(forces.defender_quality),
        defender_static: Flag::from(defender.lead.is_static),
        attacker_dice: options.attacker.dice,
        attacker_sides: options.attacker.sides,
        defender_dice: options.defender.dice,
        defender_sides: options.defender.sides,
        attacker_ratio_points: attacker_ratio.0,
        attacker_ratio_losses: attacker_ratio.1,
        defender_ratio_points: defender_ratio.0,
        defender_ratio_losses: defender_ratio.1,
        rounding: q.rules.rounding,
        ..Assessment::default()
    }
}
