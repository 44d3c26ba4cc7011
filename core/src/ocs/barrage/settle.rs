//! The settlement of a barrage: what its target owes, and the owner's choice of losses. OCS 5.10, 10.0.

use super::resolve::{Barraged, Outcome};
use crate::fault::{Fault, FaultCode, list, record};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::losses;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode, Unit, word};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Trail, Verdict, What};

/// A barrage and the units in its target hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageOwing<'a> {
    /// The barrage, as `resolve` returned it.
    #[required]
    pub barrage: Barraged,
    /// The units in the hex.
    #[required]
    pub units: &'a [Unit],
}

/// The losses that a target owes. Its owner chooses which units lose the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BarrageOwed {
    /// Steps that the target's combat units have.
    pub available: u16,
    /// Steps that must be lost.
    pub losses: u8,
    /// The target's combat units become disorganized.
    pub disorganized: Flag,
}

/// Returns the losses that the target of a barrage owes (OCS 10.0). The owner may take them from any combat units.
///
/// ```
/// use grognard_core::ocs::{barrage::{choices, Barraged, BarrageOwing, Outcome}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let barrage = Barraged { outcome: Code::new(Outcome::Two), ..Default::default() };
/// let owed = choices(&BarrageOwing { barrage, units: &[Unit::regiment(1, 4, 3)] }, &mut Trail::none())?.value;
/// assert_eq!((owed.losses, owed.available), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the outcome, and for the kind, the mode, the orientation, the size and the steps of a unit.
/// * `unknown_word` for the outcome and for words of units.
/// * `out_of_range` for steps that no counter has; `overflow` for more than 65535 of them together.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn choices(question: &BarrageOwing<'_>, trail: &mut Trail<'_>) -> Result<Ruling<BarrageOwed>, Fault> {
    let outcome = word(question.barrage.outcome, &"outcome").map_err(|f| f.within(record!("barrage")))?;
    if question.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let available = losses::available(&Participants::all(question.units, list!("units"), About::Units))?;
    let losses = outcome.steps().min(u8::try_from(available).unwrap_or(u8::MAX));
    let done = question.barrage.settled.is_set();
    trail.note(R10_0, What::Steps, About::Units, i32::from(losses));
    let owed = BarrageOwed {
        available,
        losses: if done { 0 } else { losses },
        disorganized: Flag::from(outcome != Outcome::None && !done),
    };
    Ok(Ruling::new(owed, Cites::by(R10_0)))
}

/// A choice of losses by the target's owner.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarragePayment<'a> {
    /// The barrage, as `resolve` returned it.
    #[required]
    pub barrage: Barraged,
    /// The units in the hex.
    #[required]
    pub units: &'a [Unit],
    /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
    pub losses: &'a [u8],
}

/// Settles the losses of a barrage. A legal choice returns the losses and the disorganization as effects; an illegal
/// one is forbidden (OCS 10.0, 5.10).
///
/// ```
/// use grognard_core::ocs::{barrage::{apply, Barraged, BarragePayment, Outcome}, effects::{Effect, Effects}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let barrage = Barraged { outcome: Code::new(Outcome::Dg), ..Default::default() };
/// let units = [Unit::regiment(1, 4, 3); 2];
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// let payment = BarragePayment { barrage, units: &units, losses: &[] };
/// assert!(apply(&payment, &mut effects, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items().len(), 2); // both are disorganized
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.barrage.choices`.
/// * `contradiction` for another number of losses than of units.
/// * `out_of_range` for more losses than a unit has steps.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn apply(
    question: &BarragePayment<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Barraged>>, Fault> {
    let q = question;
    if !q.losses.is_empty() && q.losses.len() != q.units.len() && !q.units.is_empty() {
        return Err(Fault::against(&"losses", &"units: there is a number of steps for each unit"));
    }
    let units = Participants::all(q.units, list!("units"), About::Units);
    suffer(&q.barrage, units, &|i| q.losses.get(i).copied().unwrap_or(0), effects, trail)
}

/// Settles the losses of units, wherever they are listed; `loss` is the number of steps that each loses, by its index.
pub(crate) fn suffer(
    barrage: &Barraged,
    units: Participants<'_>,
    loss: &dyn Fn(usize) -> u8,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Barraged>>, Fault> {
    let outcome = word(barrage.outcome, &"outcome").map_err(|f| f.within(record!("barrage")))?;
    if units.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let owed = u16::from(outcome.steps()).min(losses::available(&units)?);
    let paid = losses::paid(&units, loss)?;
    let mut findings = Findings::by(R10_0, trail);
    // 10.0: it is applied once.
    findings.forbid_if(R10_0, barrage.settled.is_set());
    let steps = Amount::of(What::Steps, u32::from(paid), 1);
    findings.unlike(R10_0, Item::all(About::Units), steps, u32::from(owed));
    if !findings.allows() {
        return Ok(findings.verdict(Barraged::default));
    }
    for (i, unit) in units.iter() {
        let inside = |f: Fault| units.fault(f, i);
        let checked = unit.checked();
        let unit = checked.as_ref().map_err(|f| inside(*f))?;
        let at = units.place(i);
        let mut cause = |what, amount, rule| {
            effects.change(at, what, amount, rule);
            findings.cite(rule);
        };
        if !unit.kind.is_combat() {
            if unit.kind == Kind::OrganicTruck && unit.in_reserve() && outcome != Outcome::None {
                cause(EffectKind::LoseReserve, 0, R13_2G_D);
                findings.cite(R5_10C);
            }
            continue;
        }
        let lost = loss(i);
        if lost >= unit.steps_left().map_err(inside)? {
            cause(EffectKind::Eliminate, lost, R10_0);
            continue;
        }
        if lost > 0 {
            cause(EffectKind::LoseSteps, lost, R10_0);
        }
        if outcome != Outcome::None && unit.mode != Mode::Dg {
            // Every combat unit in the hex, whatever its mode was (5.4, 5.10).
            cause(EffectKind::Disorganize, 0, R5_10A_A);
        }
    }
    let steps = u8::try_from(paid).unwrap_or(u8::MAX);
    let barraged = Barraged { settled: Flag::YES, steps, ..*barrage };
    Ok(findings.verdict(|| barraged))
}
