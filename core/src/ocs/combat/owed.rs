//! What a side owes for the result of a combat, and what it may choose. OCS 9.10, 9.11.

use super::resolve::Battle;
use super::{CombatResult, Parts};
use crate::fault::{Fault, FaultCode, Name, list, record};
use crate::ocs::effects::Stage;
use crate::ocs::landing::is_afloat;
use crate::ocs::losses;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::units::{Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{About, Cites, Ruling, Trail, What as Note};

/// A battle and the units of the side that settles next.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Owing<'a> {
    /// The battle, as `resolve` or `apply` returned it.
    #[required]
    pub battle: Battle,
    /// The units of the side that settles next, as they entered the combat.
    #[required]
    pub units: &'a [Unit],
}

/// What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Owed {
    /// The unit that loses the first step.
    #[refers("")]
    pub lead: u16,
    /// Steps that the side has.
    pub steps: u16,
    /// The side that settles next; `over` if nothing is owed any more.
    pub stage: Code<Stage>,
    /// Steps that must be lost.
    pub losses: u8,
    /// The sum of further steps and hexes of retreat, in any mixture.
    pub option: u8,
    /// The most steps that may be lost in all.
    pub steps_max: u8,
    /// The most hexes that may be retreated.
    pub retreat_max: u8,
    /// The option may be ignored.
    pub may_ignore: Flag,
    /// All units of the side are disorganized before they retreat.
    pub disorganized: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// What the side that settles next owes.
pub(super) struct Due {
    pub stage: Stage,
    pub result: CombatResult,
    pub parts: &'static Parts,
    pub losses: u8,
    pub option: u8,
    pub may_ignore: bool,
    pub lead: u16,
}

/// Returns what the side that settles next owes.
pub(super) fn due(battle: &Battle) -> Result<Due, Fault> {
    battle.spared()?;
    let (stage, result) = (word(battle.stage, &"stage")?, word(battle.result, &"result")?);
    let parts = result.listed();
    let (losses, option, lead) = match stage {
        Stage::Attacker => (parts.attacker_losses, parts.attacker_option, battle.attacker_lead),
        Stage::Defender => (parts.defender_losses, parts.defender_option, battle.defender_lead),
        Stage::Over => (0, 0, 0),
    };
    // 9.10: if the attacker took his option as a retreat or could not take all of it.
    let may_ignore =
        stage == Stage::Defender && option > 0 && (battle.attacker_retreat > 0 || battle.attacker_short.is_set());
    Ok(Due { stage, result, parts, losses, option, may_ignore, lead })
}

/// Checks that the lead is one of the units and a combat unit.
pub(super) fn led(due: &Due, units: &Participants<'_>) -> Result<(), Fault> {
    let unit = units.get(usize::from(due.lead));
    if due.stage == Stage::Over || unit.and_then(|u| u.kind.get()).is_some_and(|k| k.is_combat()) {
        return Ok(());
    }
    let field: Name = if due.stage == Stage::Attacker { &"attacker_lead" } else { &"defender_lead" };
    let fault = match unit {
        Some(_) => units.no_lead(field, usize::from(due.lead)),
        None => Fault::of_index(field, usize::from(due.lead), units.len()),
    };
    Err(fault.within(record!("battle")))
}

/// Returns what the side that settles next owes, and what it may choose (OCS 9.10, 9.11). The attacker settles first.
///
/// ```
/// use grognard_core::ocs::{combat::{choices, Battle, CombatResult, Owing, Stage}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (result, stage) = (Code::new(CombatResult::Al1o1Do1), Code::new(Stage::Attacker));
/// let battle = Battle { result, stage, ..Default::default() };
/// let units = [Unit::regiment(1, 4, 3); 3];
/// let owed = choices(&Owing { battle, units: &units }, &mut Trail::none())?.value;
/// assert_eq!((owed.losses, owed.option, owed.steps_max, owed.retreat_max), (1, 1, 2, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units of a side that has still to settle.
/// * `missing_field` for the battle's stage and result, and for the kind, the mode, the orientation, the size and the
///   steps of a unit.
/// * `unknown_word` for the stage, the result and words of units.
/// * `out_of_range` for a lead that is not one of the units, and for steps that no counter has.
/// * `contradiction` for a lead that is no combat unit, and for a unit that had a bridge and is no engineer.
/// * `overflow` for more than 65535 steps.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
pub fn choices(question: &Owing<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Owed>, Fault> {
    let units = Participants::all(question.units, list!("units"), About::Units);
    let due = due(&question.battle).map_err(|f| f.within(record!("battle")))?;
    if due.stage != Stage::Over && question.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let steps = losses::available(&units)?;
    led(&due, &units)?;
    let most = due.losses.saturating_add(due.option);
    let steps_max = u8::try_from(steps).unwrap_or(u8::MAX).min(most);
    let survivors = steps > u16::from(due.losses);
    let mut cites = Cites::by(R9_10);
    cites.add_if(R9_10B, due.stage != Stage::Over);
    cites.add_if(R9_11, due.losses > 0 || due.option > 0);
    // 18.6a: who attacks from landing craft takes every option in steps.
    let beach = due.stage == Stage::Attacker && units.iter().any(|(_, unit)| is_afloat(unit));
    let disorganized = due.stage == Stage::Defender && due.parts.disorganized;
    cites.add_if(R9_12, due.option > 0 && !beach || disorganized);
    cites.add_if(R18_6A, due.option > 0 && beach);
    cites.add_if(R9_12A, due.option > 0 && disorganized);
    trail.note(R9_10, Note::Steps, About::Units, i32::from(due.losses));
    let owed = Owed {
        lead: due.lead,
        steps,
        stage: Code::new(due.stage),
        losses: due.losses.min(steps_max),
        option: if survivors { due.option } else { 0 },
        steps_max,
        retreat_max: if survivors && !beach { due.option } else { 0 },
        may_ignore: Flag::from(due.may_ignore),
        disorganized: Flag::from(disorganized),
        reserved: 0,
    };
    Ok(Ruling::new(owed, cites))
}
