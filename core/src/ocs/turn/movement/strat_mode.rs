//! Units in Strat Mode that stop moving. OCS 5.8b.

use crate::fault::Fault;
use crate::ocs::effects::Effects;
use crate::ocs::rules::R5_8B;
use crate::ocs::trace::{Meanwhile, Moved, TraceHunt, hunted_at};
use crate::ocs::turn::movement::negated_zones::Pledge;
use crate::ocs::units::{Mode, Unit};
use crate::ruling::{About, Findings};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A moment at which units stop moving.
pub(in crate::ocs::turn) struct Halt<'a> {
    pub hunted: &'a TraceHunt<'a>,
    /// Who stops.
    pub stops: &'a dyn Fn(usize, &Unit) -> bool,
    /// Where units are then, if not all are where the board has them.
    pub moved: Option<Moved<'a>>,
    /// Who spends movement points after it, and so negates no zones (4.5b).
    pub leaves: &'a dyn Fn(usize) -> bool,
}

/// Adds a reason for each unit in Strat Mode that stops moving where it cannot trace, or the rule if all of them can.
/// Adds the effects by which those who negate zones of control for that stay (4.5b). The search is made only if one
/// stops.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn halted(
    halt: &Halt<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let hunted = halt.hunted;
    let units = hunted.board.units;
    let strat = |(at, unit): &(usize, &Unit)| unit.mode.get() == Some(Mode::Strat) && (halt.stops)(*at, unit);
    if !numbered(units).any(|item| strat(&item)) {
        return Ok(());
    }
    findings.cite(R5_8B);
    let traced =
        |move_on: &dyn Fn(usize) -> bool, mut heard: Option<&mut Findings<'_, '_>>, scratch: &mut Scratch<'_>| {
            let mut all = true;
            let meanwhile = Meanwhile { moved: halt.moved, move_on };
            hunted_at(hunted, &meanwhile, scratch, &mut |hunt, ways, _| {
                for ((at, _), way) in numbered(units).zip(ways).filter(|(item, _)| strat(item)) {
                    if let Some(rule) = hunt.row(at, *way).and_then(|row| row.bars_strat(&hunted.board.rules)) {
                        heard.iter_mut().for_each(|findings| findings.object(rule, About::Units.at(at)));
                        all = false;
                    }
                }
                Ok(())
            })?;
            Ok(all)
        };
    if !traced(halt.leaves, Some(&mut *findings), scratch)? {
        return Ok(());
    }
    let pledge = Pledge { board: &hunted.board, side: hunted.side, leaves: halt.leaves };
    pledge.take(&mut |move_on, scratch| traced(move_on, None, scratch), effects, &mut findings.cites, scratch)
}
