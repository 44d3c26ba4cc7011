//! Units in Strat Mode that stop moving. OCS 5.8b.

use crate::fault::Fault;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::R5_8B;
use crate::ocs::trace::{Moved, TraceHunt, hunted_at};
use crate::ocs::units::{Mode, Unit};
use crate::ruling::{About, Cites, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Adds a reason for each unit in Strat Mode that stops moving now where it cannot trace, or the rule if all of them can. Who
/// stops says the caller, and where units are meanwhile. The search is made only if one stops.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(super) fn halted(
    hunted: &TraceHunt<'_>,
    stops: &dyn Fn(usize, &Unit) -> bool,
    moved: Option<Moved<'_>>,
    scratch: &mut Scratch<'_>,
    (cites, reasons, trail): (&mut Cites, &mut Reasons, &mut Trail<'_>),
) -> Result<(), Fault> {
    let units = hunted.board.units;
    let strat = |(at, unit): &(usize, &Unit)| unit.mode.get() == Some(Mode::Strat) && stops(*at, unit);
    if !numbered(units).any(|item| strat(&item)) {
        return Ok(());
    }
    cites.add(R5_8B);
    hunted_at(hunted, moved, scratch, &mut |hunt, ways, _| {
        for ((at, _), way) in numbered(units).zip(ways).filter(|(item, _)| strat(item)) {
            if let Some(rule) = hunt.row(at, *way).and_then(|row| row.bars_strat(&hunted.rules)) {
                reasons.add(rule, trail, About::Units, at);
            }
        }
        Ok(())
    })?;
    Ok(())
}
