//! Transport Points: loading and unloading, pausing and use, combining and dividing, modes and shipping. OCS 13.2.
//!
//! A load is counted in T, four to a supply point (SP); a Transport Point carries one SP (4.7c).
//!
//! Where the text is silent: a combined counter counts as having spent the most movement that any part has (6.1f).
//! Counters of another kind, movement allowance or mobility, and Organic Trucks of another formation, are of another
//! type (13.2c). Landing craft carry Transport Points (4.7c). Mules are carried by air transport, not by an air drop
//! (13.2e).

mod combine;
mod handle;
mod moves;
mod pause;

pub use combine::*;
pub use handle::*;
pub use moves::*;
pub use pause::*;

use super::modes::allowance;
use super::reasons::Reasons;
use super::rules::*;
use super::units::{Checked, Kind, Mode, Phase, Unit};
use crate::fault::{Fault, FaultCode};
use crate::reflect::Words;
use crate::ruling::{About, Trail};

/// Whether and when Transport Points were captured since their side's last Movement Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum WhenCaptured {
    /// They were not captured.
    Never,
    /// In the current Movement Phase.
    Movement,
    /// In another phase.
    Otherwise,
}

/// Returns the capacity of Transport Points in T: their points in SP (4.7c, 13.2c).
pub(crate) fn capacity(points: u16) -> u32 {
    u32::from(points).saturating_mul(4)
}

/// Checks the contents of a counter: Transport Points have points, a dump has supply, a load does not exceed the
/// points, and nothing else carries one (4.7c, 13.2c).
pub(crate) fn holds(unit: &Checked<'_>) -> Result<(), Fault> {
    let (counter, transport) = (unit.unit, unit.kind.is_transport());
    if counter.amount == 0 && (transport || unit.kind == Kind::Supply) {
        return Err(Fault::new(FaultCode::MissingField, &"amount"));
    }
    let room = if transport { capacity(counter.amount) } else { 0 };
    if u32::from(counter.load) > room {
        return Err(Fault::new(FaultCode::Contradiction, &"load"));
    }
    Ok(())
}

/// Returns the unit of a question, checked with its contents.
pub(crate) fn held(unit: &Unit) -> Result<Checked<'_>, Fault> {
    let unit = unit.checked()?;
    holds(&unit)?;
    Ok(unit)
}

/// Returns the cost of loading or unloading in movement points: a tenth of the printed movement allowance, a half and
/// more rounded up (13.2f).
#[inline]
pub(crate) fn handling(unit: &Unit) -> Result<u8, Fault> {
    let ma = unit.move_side.allowance().map_err(|f| f.within(&"move_side"))?;
    Ok((ma / 10).saturating_add(u8::from(ma % 10 >= 5)))
}

/// Returns the movement left, in twelfths of a movement point; 0 if more was spent than the allowance.
pub(crate) fn left(unit: &Checked<'_>, phase: Phase) -> Result<u16, Fault> {
    Ok(allowance(unit, phase)?.saturating_sub(unit.unit.mp_spent))
}

/// Collects the rules by which Transport Points may not act: the phase and their release (5.7, 13.2d), their capture
/// (13.2i), being an Extender (12.7).
pub(crate) fn may_act(
    unit: &Checked<'_>,
    phase: Phase,
    captured: WhenCaptured,
    reasons: &mut Reasons,
    trail: &mut Trail<'_>,
) {
    let no = |rule, reasons: &mut Reasons, trail: &mut Trail<'_>| reasons.add(rule, trail, About::Units, 0);
    match phase {
        Phase::Movement => {}
        // Only units released from Reserve move then; of Transport Points only Organic Trucks can be in Reserve.
        Phase::Reaction | Phase::Exploitation if unit.is_released() => {}
        Phase::Reaction | Phase::Exploitation if unit.mode == Mode::Reserve => no(R5_7, reasons, trail),
        Phase::Reaction | Phase::Exploitation => no(R13_2D, reasons, trail),
        Phase::Reinforcement | Phase::Supply | Phase::Combat | Phase::CleanUp => no(R6_1, reasons, trail),
    }
    if captured == WhenCaptured::Otherwise {
        no(R13_2I, reasons, trail);
    }
    if unit.kind == Kind::Extender {
        no(R12_7, reasons, trail);
    }
}
