//! Who performs construction, and who does not move in the phase. OCS 13.8d, 15.4, 16.0b, 19.0d.

use super::question::Construct;
use super::task::{Task, Works};
use crate::fault::Fault;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::engineers::{in_combat_mode, is_capable};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::units::{Checked, Kind, Mode, Progress, Transport, Unit, word};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Need};

/// Checks who may perform it (15.4, 16.0b, 19.0d). An Engineer-Capable unit may perform anything. Other units, in
/// Combat Mode with 1 RE in the hex itself, may build hedgehogs, reduce air bases and damage ports.
pub(super) fn who(
    q: &Construct<'_>,
    unit: &Checked<'_>,
    task: Task,
    engineer: bool,
    bound: bool,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let at = usize::from(q.unit);
    if engineer {
        findings.cite(R13_8A);
        findings.cite(R13_8D);
        if let Ok(Some(by)) = in_combat_mode(unit) {
            findings.cite(by);
        }
        findings.forbid_if(R13_8D, bound);
        return Ok(());
    }
    let rule = task.rule();
    let open_to_all = task.works() == Works::Hedgehog || matches!(task, Task::ReduceAirBase | Task::DamagePort);
    if !open_to_all {
        if !unit.kind.is_engineer() {
            findings.object(R13_8, About::Units.at(at));
        } else if let Err(mode) = in_combat_mode(unit) {
            findings.object(R13_8A, About::Units.at(at));
            findings.object(mode, About::Units.at(at));
        }
        return Ok(());
    }
    // Combat Mode itself: for units that are not engineers the orientation does not suffice. Several units may make up
    // 1 RE.
    let mut size = 0u32;
    for (at, other) in q.board.stack(q.hex).filter(|(_, u)| u.may_be_of(unit.unit.side)) {
        size = size.saturating_add(u32::from(help(q, at, other, task)?.unwrap_or(0)));
    }
    let able = unit.kind.is_combat() && unit.mode == Mode::Combat && unit.unit.hex == q.hex;
    if !able || bound {
        findings.object(rule, About::Units.at(at));
    }
    match in_combat_mode(unit) {
        Err(mode) if unit.kind.is_engineer() => {
            findings.object(R13_8A, About::Units.at(at));
            findings.object(mode, About::Units.at(at));
        }
        // Its orientation does not suffice.
        _ if unit.mode == Mode::Dg => findings.object(R5_10E, About::Units.at(at)),
        _ => {}
    }
    findings.short(rule, About::Units.at(at), Need::of(u32::from(RE), size, RE));
    Ok(())
}

/// Returns the RE with which a unit in the hex that is no engineer takes part: in Combat Mode, if it does not move.
pub(super) fn help(q: &Construct<'_>, at: usize, unit: &Unit, task: Task) -> Result<Option<u16>, Fault> {
    let checked = q.board.checked(at)?;
    let able = checked.kind.is_combat() && checked.mode == Mode::Combat;
    if !able || !is_free(q, unit, task.works()).map_err(|f| f.in_list(UNITS, at))? {
        return Ok(None);
    }
    extent(&checked).map(|size| Some(size.re)).map_err(|f| f.in_list(UNITS, at))
}

/// Returns whether a unit neither moves in this phase nor has done other construction: what was worked on before is the
/// facility that remembers it.
pub(super) fn is_free(q: &Construct<'_>, unit: &Unit, works: Works) -> Result<bool, Fault> {
    let worked_on = |other: &Unit| {
        let done = other.progress.get().is_some_and(|done| done.is_improved() || done.is_reduced());
        done && other.kind.get() == Some(works.kind())
    };
    let built = word(unit.progress, &text!("progress"))? == Progress::Built
        && !q.board.stack(q.hex).any(|(_, other)| worked_on(other));
    Ok(stays(unit)? && !built)
}

/// Returns whether a unit does not move in this phase: nothing carries it, either.
pub(crate) fn stays(unit: &Unit) -> Result<bool, Fault> {
    let entered = word(unit.progress, &text!("progress"))? == Progress::Entered;
    let carried = word(unit.transported, &"transported")? != Transport::Nothing;
    Ok(!entered && !carried && !unit.is_carried() && unit.mp_spent == 0 && !unit.will_move.is_set())
}

/// Returns the paragraph by which a unit that has done construction does not move in the phase. It is 13.8d as an
/// engineer, else that of the facility in its hex, which is gone if it was a hedgehog of its last level.
pub(crate) fn worked(board: &Board<'_>, unit: &Checked<'_>) -> Result<Rule, Fault> {
    if is_capable(unit) {
        return Ok(R13_8D);
    }
    for (at, _) in board.stack(unit.unit.hex) {
        let other = board.checked(at)?;
        let Some(done) = other.unit.progress.get() else { continue };
        match other.kind {
            Kind::AirBase if done.is_reduced() => return Ok(R15_4),
            Kind::Port if done.is_reduced() => return Ok(R19_0C),
            Kind::Hedgehog if done.is_improved() => return Ok(R16_0B),
            _ => {}
        }
    }
    Ok(R16_0C)
}

/// Returns whether a unit may begin construction of some kind: an Engineer-Capable unit, or one in Combat Mode.
pub(crate) fn may_build(unit: &Checked<'_>) -> Result<bool, Fault> {
    let able = is_capable(unit) || unit.kind.is_combat() && unit.mode == Mode::Combat;
    Ok(able && stays(unit.unit)? && word(unit.unit.progress, &text!("progress"))? != Progress::Built)
}
