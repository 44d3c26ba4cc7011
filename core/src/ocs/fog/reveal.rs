//! What combat reveals. OCS 4.9b to 4.9d.

use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::barrage::{BarrageAssessment, Fire};
use crate::ocs::combat::Assessment;
use crate::ocs::modes;
use crate::ocs::rules::*;
use crate::ocs::terrain::{AntiTank, anti_tank};
use crate::ocs::units::{Kind, Unit, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, check_count};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::table::{numbered, once};

/// A combat in which both sides reveal what they must.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CombatFog<'a> {
    /// The attack, as `assess` returned it.
    #[required]
    pub assessment: Assessment,
    /// The attacking units, as in the assessed question.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex, as in the assessed question.
    #[required]
    pub defenders: &'a [Unit],
}

/// What both sides reveal in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CombatRevealed {
    /// The attacker's total strength in points.
    #[measure("point", 11520)]
    pub attack: u32,
    /// The defender's total strength in points.
    #[measure("point", 11520)]
    pub defence: u32,
    /// The attacker's Action Rating.
    pub attacker_rating: i8,
    /// The defender's Action Rating.
    pub defender_rating: i8,
    /// The attacker's strongest anti-tank effect.
    pub attacker_anti_tank: Code<AntiTank>,
    /// The defender's strongest anti-tank effect, including a hedgehog's.
    pub defender_anti_tank: Code<AntiTank>,
}

/// Returns the rating of a side's lead and the side's strongest anti-tank effect.
fn side(units: &[Unit], lead: u16, list: Name, field: Name) -> Result<(i8, AntiTank), Fault> {
    let mut strongest = AntiTank::None;
    let mut rating = None;
    for (i, unit) in numbered(units) {
        let inside = |f: Fault| f.in_list(list, i);
        unit.said_side().map_err(inside)?;
        if units.first().is_some_and(|first| first.side != unit.side) {
            return Err(inside(Fault::against(&text!("side"), &"[].side: the units are of one side")));
        }
        let unit = unit.checked().map_err(inside)?;
        if unit.kind.is_combat() {
            strongest = strongest.max(anti_tank(unit.unit).map_err(inside)?);
        }
        if i == usize::from(lead) {
            rating = Some(modes::rating(&unit).map_err(inside)?.rating);
        }
    }
    let rating = rating.ok_or_else(|| Fault::of_index(field, usize::from(lead), units.len()).within(&"assessment"))?;
    Ok((rating, strongest))
}

/// Returns what both sides reveal in a combat, regular or overrun: Action Ratings, anti-tank effects and total
/// strengths, but not the units (OCS 4.9b).
///
/// ```
/// use grognard_core::ocs::{combat::Assessment, fog::{combat, CombatFog}, units::{Arm, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let tanks = Unit { arm: Code::new(Arm::Armor), ..Unit::regiment(1, 6, 4) };
/// let assessment = Assessment { attack: 11520, defence: 5760, ..Default::default() };
/// let question = CombatFog { assessment, attackers: &[tanks], defenders: &[Unit::regiment(2, 3, 2)] };
/// assert_eq!(combat(&question, &mut Trail::none())?.value.attacker_rating, 4);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side, the kind, the mode, the orientation and the steps of a unit. Also for the arm of
///   combat units, and for the rating of a lead.
/// * `out_of_range` for a lead that is not in its list. Also for a rating and steps that no counter has, and for modifiers
///   and a hedgehog of the assessment that no combat has.
/// * `contradiction` for attackers or defenders of two sides, and for enemies of one side. Also for a unit that had a
///   bridge and is no engineer.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
pub fn combat(question: &CombatFog<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<CombatRevealed>, Fault> {
    let (q, a) = (question, &question.assessment);
    a.in_range().map_err(|fault| fault.within(&"assessment"))?;
    let (attacker_rating, attacking) = side(q.attackers, a.attacker_lead, &"attackers", &"attacker_lead")?;
    let (defender_rating, mut defending) = side(q.defenders, a.defender_lead, &"defenders", &"defender_lead")?;
    if let ([attacker, ..], [defender, ..]) = (q.attackers, q.defenders)
        && attacker.side == defender.side
    {
        return Err(Fault::against(&text!("side"), &"attackers[].side: attackers and defenders are of two sides")
            .in_list(&"defenders", 0));
    }
    if a.hedgehog > 0 || q.defenders.iter().any(|u| u.kind.get() == Some(Kind::Hedgehog)) {
        defending = AntiTank::Heavy;
    }
    let (attack, defence) = (a.attack, a.defence);
    let (attacker_anti_tank, defender_anti_tank) = (Code::new(attacking), Code::new(defending));
    let value =
        CombatRevealed { attack, defence, attacker_rating, defender_rating, attacker_anti_tank, defender_anti_tank };
    Ok(Ruling::new(value, Cites::by(R4_9B)))
}

/// A barrage in which both sides reveal what they must.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageFog<'a> {
    /// The barrage, as `assess` returned it.
    #[required]
    pub assessment: BarrageAssessment,
    /// The units in the target hex.
    #[required]
    pub targets: &'a [Unit],
    /// Flak Points printed in the hex, on the map or on counters, and those of ships.
    pub printed_flak: u8,
}

/// What both sides reveal in a barrage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BarrageRevealed {
    /// Revealed by the firing player: the total strength in points.
    #[measure("point", 11520)]
    pub strength: u32,
    /// The total strength rounded to points.
    #[measure("point", 1)]
    pub points: u32,
    /// Revealed to the firing player: the sum of the table shifts, positive to the right.
    pub shift: i8,
    /// Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters
    /// and air base; otherwise 0.
    pub flak: u8,
    /// Flak fires.
    pub flown: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Adds Flak Points.
fn sum(flak: u8, more: u16) -> Result<u8, Fault> {
    let more = u8::try_from(more).ok().and_then(|more| flak.checked_add(more));
    more.ok_or(Fault::new(FaultCode::Overflow, &"printed_flak"))
}

/// Returns what both sides reveal in a barrage (OCS 4.9c). The firing player reveals the total strength, the other
/// player the shifts of the table and, against aircraft, the Flak Points. These are one for a headquarters in the hex,
/// the level of an air base, and what is printed.
///
/// ```
/// use grognard_core::ocs::{barrage::{BarrageAssessment, Fire}, fog::{barrage, BarrageFog}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = BarrageAssessment { points: 12, shift: -1, fire: Code::new(Fire::Air), ..Default::default() };
/// let targets = [Unit { amount: 2, ..Unit::of(2, Kind::AirBase) }];
/// let told = barrage(&BarrageFog { assessment, targets: &targets, printed_flak: 1 }, &mut Trail::none())?.value;
/// assert_eq!((told.points, told.shift, told.flak), (12, -1, 3));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind of fire, and for the kind, the mode, the orientation and the steps of a target.
/// * `overflow` for more than 255 Flak Points.
/// * `unknown_word` for the kind of fire and for words of targets.
/// * `out_of_range` for steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn barrage(question: &BarrageFog<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<BarrageRevealed>, Fault> {
    let (q, a) = (question, &question.assessment);
    let flown = word(a.fire, &text!("fire")).map_err(|f| f.within(&"assessment"))? == Fire::Air;
    let mut flak = q.printed_flak;
    let mut headquarters = false;
    for (i, unit) in numbered(q.targets) {
        let unit = unit.checked().map_err(|f| f.in_list(&"targets", i))?;
        headquarters |= unit.kind.is_hq();
        if unit.kind == Kind::AirBase {
            flak = sum(flak, unit.unit.amount)?;
        }
    }
    flak = if flown { sum(flak, u16::from(headquarters))? } else { 0 };
    let value = BarrageRevealed {
        strength: a.strength,
        points: a.points,
        shift: a.shift,
        flak,
        flown: Flag::from(flown),
        reserved: 0,
    };
    Ok(Ruling::new(value, Cites::by(R4_9C)))
}

/// A round of air combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AirFog<'a> {
    /// All aircraft present, of both sides.
    #[required]
    pub aircraft: &'a [Unit],
    /// The aircraft that fight in this round.
    #[refers("aircraft")]
    pub engaged: &'a [u16],
}

/// An aircraft that both sides know of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Airborne {
    /// The aircraft.
    #[refers("units")]
    pub unit: u16,
    /// The side of the aircraft.
    pub side: u8,
    /// The aircraft fights in this round.
    pub engaged: Flag,
}

/// The number of aircraft revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct AirRevealed {
    /// Aircraft present.
    pub present: u16,
    /// Aircraft that fight in this round.
    pub engaged: u16,
}

/// Returns what both sides reveal in air combat: all aircraft present, and which of them fight in the round (OCS 4.9d).
///
/// ```
/// use grognard_core::ocs::{fog::{air, AirFog}, units::{Kind, Unit}};
/// use grognard_core::ruling::{Sink, Trail};
/// let aircraft = [Unit::of(1, Kind::Aircraft); 3];
/// let told = air(&AirFog { aircraft: &aircraft, engaged: &[0, 2] }, &mut Sink::none(), &mut Trail::none())?.value;
/// assert_eq!((told.present, told.engaged), (3, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side and the kind of an aircraft.
/// * `out_of_range` for an engaged aircraft that is not in the list, and for steps that no counter has.
/// * `contradiction` for one that is engaged twice, and for a unit that is no aircraft.
/// * `overflow` for more than 65535 aircraft.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn air(
    question: &AirFog<'_>,
    rows: &mut Sink<'_, Airborne>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<AirRevealed>, Fault> {
    let q = question;
    check_count(q.aircraft.len(), &text!("aircraft"))?;
    for (i, at) in numbered(q.engaged) {
        if usize::from(*at) >= q.aircraft.len() {
            return Err(Fault::of_index(&"", usize::from(*at), q.aircraft.len()).in_list(&"engaged", i));
        }
        once(q.engaged, i, &"engaged")?;
    }
    for (i, unit) in numbered(q.aircraft) {
        unit.said_side().map_err(|f| f.in_list(&text!("aircraft"), i))?;
        if unit.checked().map_err(|f| f.in_list(&text!("aircraft"), i))?.kind != Kind::Aircraft {
            return Err(
                Fault::against(&text!("kind"), &"aircraft: the list is of aircraft").in_list(&text!("aircraft"), i)
            );
        }
    }
    let mut told = AirRevealed::default();
    for (i, unit) in numbered(q.aircraft) {
        let at = u16::try_from(i).unwrap_or(u16::MAX);
        let engaged = q.engaged.contains(&at);
        told.present = told.present.saturating_add(1);
        told.engaged = told.engaged.saturating_add(u16::from(engaged));
        rows.push(Airborne { unit: at, side: unit.side, engaged: Flag::from(engaged) });
    }
    Ok(Ruling::new(told, Cites::by(R4_9D)))
}
