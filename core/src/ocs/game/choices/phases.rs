//! Choices of the phases before and after movement, and of what happens to a hex.

use super::draft::id;
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::Fault;
use crate::ocs::sequence::Segment;
use crate::ocs::turn::Expense;
use crate::ocs::units::{Kind, Unit};

impl Game<'_> {
    /// Choices of a side.
    pub(super) fn of_side(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let turn = self.memory.turn;
        match (of.act.get(), turn.segment.get()) {
            (Some(Act::Next), Some(Segment::Weather)) => {
                // The game's chart says what weather there is; a game without one has one.
                let most = self.setting.chart.iter().map(|row| row.weather).max().unwrap_or(0).max(1);
                for how in 1..=most {
                    if !self.offer(GameChoice { how, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Some(Act::Next), Some(Segment::FirstPlayer)) => {
                for how in [turn.first, turn.second] {
                    if !self.offer(GameChoice { how, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            _ => self.offer(of, each, work),
        }
    }

    /// Choices of a unit or hex in such a phase.
    pub(super) fn of_phase(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match of.act.get() {
            Some(Act::Capture) => self.per_hex(of, |unit| unit.has_fallen(), each, work),
            Some(Act::Attrition) => self.per_hex(of, |unit| unit.out_of_supply.is_set(), each, work),
            Some(Act::Eliminate) => {
                let near = |unit: &Unit| of.count() == 0 || (unit.hex, unit.side) == (of.hex, of.how);
                let combat = |unit: &Unit| unit.kind.get().is_some_and(Kind::is_combat);
                self.per_hex(of, |unit| combat(unit) && near(unit) && self.is_over(unit.hex, unit.side), each, work)
            }
            Some(Act::Arrive) => {
                let hex = self.unit(of.unit).map(|unit| unit.hex).unwrap_or_default();
                self.offer(GameChoice { hex, ..of }, each, work)
            }
            Some(Act::BreakOut) => {
                for how in [1, 0] {
                    if !self.offer(GameChoice { how, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Some(Act::Rebuild | Act::Consolidate) => self.pairs(of, each, work),
            Some(Act::Eat | Act::Refit) => self.fed(of, each, work),
            _ => self.offer(of, each, work),
        }
    }

    /// One choice for each hex and side with such a unit.
    fn per_hex(
        &self,
        of: GameChoice,
        such: impl Fn(&Unit) -> bool,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let mut last = None;
        for at in 0..self.on_map {
            let Some(unit) = self.board().units.get(at).copied().filter(|unit| such(unit)) else { continue };
            if last == Some((unit.hex, unit.side)) {
                continue;
            }
            last = Some((unit.hex, unit.side));
            // Who was picked lies in one hex.
            if of.count() > 0 && (unit.hex, unit.side) != (of.hex, of.how) {
                continue;
            }
            if !self.offer(GameChoice { hex: unit.hex, how: unit.side, ..of }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A unit with another: a replacement and whom it rebuilds, or two that are consolidated.
    fn pairs(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        let rebuilds = of.act.get() == Some(Act::Rebuild);
        for at in 0..self.known {
            let Some(other) = self.known_units().get(at).copied() else { continue };
            let combat = other.kind.get().is_some_and(|kind| kind.is_combat() && !kind.is_replacement());
            let there = at < self.on_map;
            let such = if rebuilds {
                (!there && other.due == 0) || (there && other.steps_lost > 0)
            } else {
                other.hex == unit.hex && there
            };
            if other.id == unit.id || other.side != unit.side || !combat || !such {
                continue;
            }
            if !self.offer(GameChoice { other: id(&other), ..of }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A unit with each dump of its side nearby.
    fn fed(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if of.act.get() == Some(Act::Eat) {
            work.draft.clear();
            work.draft.unit(of.unit)?;
            let Some((cost, _)) = self.paid(Expense::Meal, 0, work.draft, work.notes.scratch)? else { return Ok(true) };
            let other = work.draft.sources.first().copied().unwrap_or(0);
            return self.offer(GameChoice { other, cost, ..of }, each, work);
        }
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        for at in 0..self.on_map {
            let Some(dump) = self.board().units.get(at).copied() else { continue };
            let such = dump.kind.get() == Some(Kind::Supply) && dump.side == unit.side;
            if such && !self.offer(GameChoice { other: id(&dump), ..of }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
