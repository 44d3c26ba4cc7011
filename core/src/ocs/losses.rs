//! The steps that units have, and those that a choice of losses takes from them. OCS 9.10, 10.0.

use super::participants::Participants;
use super::units::Unit;
use crate::fault::{Fault, FaultCode, list};

/// Returns the steps left to a unit that can lose any: 0 for what is no combat unit.
fn has(unit: &Unit) -> Result<u8, Fault> {
    let unit = unit.checked()?;
    if unit.kind.is_combat() { unit.steps_left() } else { Ok(0) }
}

/// Returns the steps left of the combat units together.
pub(crate) fn available(units: &Participants<'_>) -> Result<u16, Fault> {
    let mut steps = 0u16;
    for (i, unit) in units.iter() {
        let left = has(unit).map_err(|f| units.fault(f, i))?;
        steps = steps.checked_add(left.into()).ok_or_else(|| Fault::new(FaultCode::Overflow, &"units"))?;
    }
    Ok(steps)
}

/// Returns the steps that a choice takes: a number for each unit, of which no unit can lose more than it has.
pub(crate) fn paid(units: &Participants<'_>, loss: &dyn Fn(usize) -> u8) -> Result<u16, Fault> {
    let mut paid = 0u16;
    for (i, unit) in units.iter() {
        let left = has(unit).map_err(|f| units.fault(f, i))?;
        let loss = loss(i);
        if loss > left {
            return Err(Fault::beyond(&"", loss, 0, left.into()).in_list(list!("losses"), i));
        }
        paid = paid.saturating_add(u16::from(loss));
    }
    Ok(paid)
}
