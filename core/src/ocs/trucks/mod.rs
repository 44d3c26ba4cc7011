//! Transport Points: loading and unloading, use of what they carry, combining and dividing, modes and shipping. OCS 13.2.
//!
//! A load is counted in T, four to a supply point (SP); a Transport Point carries one SP (4.7c).
//!
//! Where the text is silent:
//!
//! * What is combined counts as having spent the most MP that any part has (6.1f).
//! * Counters of another kind, movement allowance or mobility, and Organic Trucks of another formation, are of another
//!   type (13.2c).
//! * Landing craft carry Transport Points (4.7c), and Mules go by air transport, not by a drop (13.2e).
//!
//! What a capture leaves with more than it carries (9.14c, example) keeps it, and neither moves nor is moved until it
//! carries no more than its size (13.2c).

mod combine;
mod handle;
mod moves;
mod needs;
mod spend;

pub use combine::*;
pub use handle::*;
pub use moves::*;
pub use needs::*;
pub use spend::*;

use super::rules::*;
use super::units::{Checked, Kind, Mode, Phase, Progress, Unit};
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::measures::{MP, TP};
use crate::reflect::Words;
use crate::ruling::{About, Amount, Findings, Item, What};

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

/// Returns the capacity of Transport Points, given in quarters of a point, in T: their points in SP, which is 1T for
/// each quarter (4.7c, 13.2c).
pub(crate) fn capacity(points: u16) -> u32 {
    u32::from(points)
}

/// Returns the most that a counter of a number of points may be loaded with, in T. A capture rounds points to whole
/// ones and leaves them the whole remaining load. It leaves 9T on two points in the example of 9.14c, but never more
/// than one point's load beyond their capacity.
pub(crate) fn most_load(points: u16) -> u32 {
    capacity(points).saturating_add(capacity(TP))
}

/// Checks the contents of a counter (4.7c, 9.14c, 13.2c). Transport Points have points, and a dump has supply. A load
/// is no more than a capture can leave on the points, and nothing else carries one.
pub(crate) fn holds(unit: &Checked<'_>) -> Result<(), Fault> {
    let (counter, transport) = (unit.unit, unit.kind.is_transport());
    if counter.amount == 0 && (transport || unit.kind == Kind::Supply) {
        return Err(Fault::new(FaultCode::MissingField, &"amount"));
    }
    let most = if transport { most_load(counter.amount) } else { 0 };
    if u32::from(counter.load) > most {
        let why: Name =
            if transport { &".amount: its points cannot carry it" } else { &".kind: only transports carry" };
        return Err(Fault::against(&text!("load"), why));
    }
    Ok(())
}

/// Checks the contents of a counter that was not part of a capture: in addition, a load does not exceed the points.
pub(crate) fn loads(unit: &Checked<'_>) -> Result<(), Fault> {
    holds(unit)?;
    if is_overloaded(unit) {
        return Err(Fault::against(&text!("load"), &".amount: its points cannot carry it"));
    }
    Ok(())
}

/// Returns whether a capture left Transport Points with more than their capacity.
pub(crate) fn is_overloaded(unit: &Checked<'_>) -> bool {
    unit.kind.is_transport() && u32::from(unit.unit.load) > capacity(unit.unit.amount)
}

/// Adds the rules against moving a load that is larger than the points (13.2c, 4.7c).
pub(crate) fn within_size(unit: &Checked<'_>, findings: &mut Findings<'_, '_>, item: Item) {
    if is_overloaded(unit) {
        for rule in [R13_2C, R4_7C] {
            let load = Amount::of(What::Capacity, u32::from(unit.unit.load), 4);
            findings.over(rule, item, load, capacity(unit.unit.amount));
        }
    }
}

/// Checks a unit like [`held`]; an absent side is a fault too.
pub(crate) fn owned(unit: &Unit) -> Result<Checked<'_>, Fault> {
    unit.said_side()?;
    held(unit)
}

/// A unit that a question is about, parsed, with what it can hold.
pub(crate) fn held(unit: &Unit) -> Result<Checked<'_>, Fault> {
    let unit = unit.checked()?;
    holds(&unit)?;
    Ok(unit)
}

/// Returns the cost of loading or unloading, in twelfths of an MP: a tenth of the printed movement allowance, rounded to
/// whole MP, a half and more up (13.2f).
pub(crate) fn handling(unit: &Unit) -> Result<u16, Fault> {
    let ma = unit.move_side.allowance().map_err(|f| f.within(&"move_side"))?;
    Ok((ma.saturating_add(5 * MP) / (10 * MP)).saturating_mul(MP))
}

/// Collects the rules by which Transport Points may not act: the phase and their release (5.7, 13.2d), their capture
/// (13.2i), being an Extender (12.7).
pub(crate) fn may_act(unit: &Checked<'_>, phase: Phase, captured: WhenCaptured, findings: &mut Findings<'_, '_>) {
    let mut no = |rule| findings.object(rule, About::Units.at(0));
    match phase {
        Phase::Movement => {}
        // Only units released from Reserve move then; of Transport Points only Organic Trucks can be in Reserve.
        Phase::Reaction | Phase::Exploitation if unit.is_released() => {}
        Phase::Reaction | Phase::Exploitation if unit.mode == Mode::Reserve => no(R5_7),
        Phase::Reaction | Phase::Exploitation => no(R13_2D),
        Phase::Reinforcement | Phase::Supply | Phase::Combat | Phase::CleanUp => no(R6_1),
    }
    if captured == WhenCaptured::Otherwise || unit.unit.progress.get() == Some(Progress::Captured) {
        no(R13_2I);
    }
    if unit.kind.is_extender() {
        no(R12_7);
    }
}
