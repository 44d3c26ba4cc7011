//! Units in Strat Mode that could stop nowhere. OCS 5.8b.

use super::must_stop;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::Board;
use crate::ocs::game::position::Game;
use crate::ocs::movement::{Goal, Roam, reach};
use crate::ocs::trace::{Meanwhile, TraceHunt, hunted_at};
use crate::ocs::units::{Phase, Progress, Unit};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// Hexes that are tried for a unit that does not trace where it is: the nearest.
const TRIED: usize = 96;

impl Game<'_> {
    /// Returns a unit of a board that has still to stop and can do so nowhere, and the rule.
    pub(super) fn stranded(&self, board: Board<'_>, scratch: &mut Scratch<'_>) -> Result<Option<(Rule, u16)>, Fault> {
        let turn = &self.memory.turn;
        for side in [turn.first, turn.second] {
            if !self.is_in_turn(side) || !board.units.iter().any(|unit| unit.side == side && must_stop(unit)) {
                continue;
            }
            let asked = TraceHunt { board, side, why: Flag(0) };
            let mut barred: Vec<(u16, Rule), 32> = Vec::new();
            hunted_at(&asked, &Meanwhile::NOTHING, scratch, &mut |hunt, ways, _| {
                for ((at, unit), way) in numbered(board.units).zip(ways) {
                    let stops = unit.side == side && must_stop(unit);
                    let rule = hunt.row(at, *way).and_then(|row| row.bars_strat(&board.rules)).filter(|_| stops);
                    if let (Some(rule), Ok(at)) = (rule, u16::try_from(at)) {
                        let _ = crate::capacity::push(&mut barred, (at, rule));
                    }
                }
                Ok(())
            })?;
            for (at, rule) in &barred {
                if !self.may_stop(&asked, *at, scratch)? {
                    let unit = board.units.get(usize::from(*at)).and_then(|unit| u16::try_from(unit.id).ok());
                    return Ok(Some((*rule, unit.unwrap_or(0))));
                }
            }
        }
        Ok(None)
    }

    /// Returns whether a unit can reach a hex where it traces.
    #[inline(never)]
    fn may_stop(&self, asked: &TraceHunt<'_>, unit: u16, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let board = asked.board;
        let Some(own) = board.units.get(usize::from(unit)).filter(|own| !own.has_halted()) else {
            return Ok(false);
        };
        let entered = Flag::from(own.progress.get() == Some(Progress::Entered));
        let phase = Code::new(Phase::Movement);
        let mut room = [Goal::default(); TRIED];
        let mut goals = Sink::new(&mut room);
        let roam = Roam { board, unit, phase, player: asked.side, entered };
        if !reach(&roam, &mut goals, scratch, &mut Trail::none())?.value.is_allowed() {
            return Ok(false);
        }
        for goal in goals.items() {
            let here = |at: usize, other: &Unit| -> Hex { if at == usize::from(unit) { goal.hex } else { other.hex } };
            let mut traces = false;
            let meanwhile = Meanwhile { moved: Some(&here), move_on: &|_| false };
            hunted_at(asked, &meanwhile, scratch, &mut |hunt, ways, _| {
                let way = ways.get(usize::from(unit));
                let row = way.and_then(|way| hunt.row(usize::from(unit), *way));
                traces = row.is_none_or(|row| row.bars_strat(&board.rules).is_none());
                Ok(())
            })?;
            if traces {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
