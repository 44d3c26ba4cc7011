//! Regimental Equivalents and steps. OCS 4.6.

use super::rules::*;
use super::units::{Checked, OneUnit, Size};
use crate::fault::Fault;
use crate::reflect::Reflect;
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// How large a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Extent {
    /// Regimental Equivalents now, in quarters; 0 for what has none.
    pub re_quarters: u16,
    /// Steps left; 0 for what has none.
    pub steps: u16,
}

impl Extent {
    /// A whole unit's, by its size and steps, where no rule gives it another (4.6).
    #[inline]
    pub(crate) fn whole(size: Size, steps: u8) -> Extent {
        let steps = u16::from(steps);
        // A battalion is half a regiment, a company half a battalion.
        const { assert!(Size::Regiment as u8 == 0 && Size::Battalion as u8 == 1 && Size::Company as u8 == 2) };
        let re_quarters =
            if size == Size::MultiStep { steps.saturating_mul(4) } else { 4u16.wrapping_shr((size as u8).into()) };
        Extent { re_quarters, steps }
    }
}

/// The size of a unit now. Only ground combat units have one.
#[cfg_attr(feature = "fast", inline(always))]
pub(crate) fn extent(unit: &Checked<'_>) -> Extent {
    if unit.is_plain() {
        return Extent { re_quarters: 4, steps: 1 };
    }
    special(unit)
}

/// The size of a unit that is no whole regiment of one step.
#[inline(never)]
fn special(unit: &Checked<'_>) -> Extent {
    if !unit.kind.is_combat() {
        return Extent::default();
    }
    let left = u16::from(unit.steps_left());
    let multi_step = unit.unit.size.get() == Some(Size::MultiStep);
    if unit.kind.is_hq() {
        // 13.1: whatever the counter says, and whatever it has lost.
        return Extent { re_quarters: 4, steps: left };
    }
    let printed = if unit.unit.re_quarters > 0 {
        u16::from(unit.unit.re_quarters)
    } else if unit.kind.is_replacement() {
        1
    } else {
        Extent::whole(unit.unit.size.get().unwrap_or(Size::Regiment), unit.steps).re_quarters
    };
    // One RE less for each step that a multi-step unit has lost.
    let lost = if multi_step { u16::from(unit.unit.steps_lost).saturating_mul(4) } else { 0 };
    Extent { re_quarters: printed.saturating_sub(lost), steps: left }
}

/// The RE size of a unit and its steps (OCS 4.6; 13.1 for headquarters).
///
/// ```
/// use grognard_core::{ocs::{size::re, units::{OneUnit, Size, Unit}}, reflect::Code, ruling::Trail};
/// let division = Unit { size: Code::new(Size::MultiStep), steps: 3, steps_lost: 1, ..Default::default() };
/// let size = re(&OneUnit { unit: division }, &mut Trail::none())?.value;
/// assert_eq!((size.re_quarters, size.steps), (8, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn re(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Extent>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&"unit"))?;
    let size = extent(&unit);
    let mut cites = Cites::by(R4_6);
    cites.add_if(R13_1, unit.kind.is_hq());
    cites.add_if(R13_5, unit.kind.is_replacement());
    trail.strength(R4_6, What::Size, About::Units, 0, (i32::from(size.re_quarters), 4), 0);
    Ok(Ruling::new(size, cites))
}
