//! Regimental Equivalents and steps. OCS 4.6.

use super::rules::*;
use super::units::{Checked, OneUnit, Size};
use crate::fault::{Fault, FaultCode, record};
use crate::ocs::measures::RE;
use crate::reflect::Reflect;
use crate::ruling::{About, Cites, Figure, Ruling, Trail, What};

/// The stacking limit of a hex, in eighths of an RE of combat units (4.8).
pub(crate) const LIMIT: u16 = 10 * RE;

/// The size of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Extent {
    /// Current size in RE; 0 for a unit that has none.
    #[measure("RE", 8)]
    pub re: u16,
    /// Steps left; 0 for a unit that has none.
    pub steps: u16,
}

/// Returns the current size of a unit. Only ground combat units have one.
pub(crate) fn extent(unit: &Checked<'_>) -> Result<Extent, Fault> {
    measured(unit).ok_or_else(|| unmeasured(unit))
}

/// Returns the fault of a unit without a possible size.
#[cold]
pub(crate) fn unmeasured(unit: &Checked<'_>) -> Fault {
    unit.size().err().unwrap_or(Fault::new(FaultCode::Inexact, &"re"))
}

/// Returns the current size of a unit, or `None` if there must be another one on the counter.
pub(crate) fn measured(unit: &Checked<'_>) -> Option<Extent> {
    if !unit.kind.is_combat() {
        return Some(Extent::default());
    }
    let size = unit.printed_size()?;
    let steps = u16::from(unit.left());
    if unit.kind.is_hq() {
        // 13.1: whatever the counter says, and whatever it has lost.
        return Some(Extent { re: RE, steps });
    }
    let printed = match (unit.unit.re, size) {
        // 4.6: a company and a replacement are 1/4 RE, a battalion 1/2.
        (0, _) if unit.kind.is_replacement() => RE / 4,
        (0, Size::Company) => RE / 4,
        (0, Size::Battalion) => RE / 2,
        (0, Size::Regiment | Size::Breakdown) => RE,
        (0, Size::MultiStep) => u16::from(unit.steps).saturating_mul(RE),
        // A quarter of an RE is the least that a counter has (4.6).
        (exception, _) if exception.is_multiple_of(2) => exception.into(),
        _ => return None,
    };
    // One RE less for each step that a multi-step unit has lost.
    let lost = if size == Size::MultiStep { u16::from(unit.unit.steps_lost).saturating_mul(RE) } else { 0 };
    Some(Extent { re: printed.saturating_sub(lost), steps })
}

/// Returns the size of a unit in regimental equivalents, and its steps (OCS 4.6; 13.1 for headquarters).
///
/// ```
/// use grognard_core::{ocs::{measures::RE, size::re, units::{OneUnit, Size, Unit}}, reflect::Code, ruling::Trail};
/// let division = Unit { size: Code::new(Size::MultiStep), steps: 3, steps_lost: 1, ..Unit::regiment(1, 4, 3) };
/// let size = re(&OneUnit { unit: division }, &mut Trail::none())?.value;
/// assert_eq!((size.re, size.steps), (2 * RE, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.units.attack_capable`, except that the style does not matter.
/// * `missing_field` for the size of a combat unit that is neither a headquarters nor a replacement.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn re(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Extent>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(record!("unit")))?;
    let size = extent(&unit).map_err(|f| f.within(record!("unit")))?;
    let mut cites = Cites::by(R4_6);
    cites.add_if(R13_1, unit.kind.is_hq());
    cites.add_if(R13_5, unit.kind.is_replacement());
    // 3.2d: one step for each RE that it is printed with.
    cites.add_if(R3_2D, unit.kind.is_combat() && unit.unit.size.get() == Some(Size::MultiStep) && !unit.kind.is_hq());
    trail.figure(R4_6, What::Size, About::Units.at(0), Figure::over(i32::from(size.re), RE));
    Ok(Ruling::new(size, cites))
}
