//! What an order would leave without a lawful end: units in Strat Mode that could stop nowhere. OCS 5.8b.

use super::judge::Notes;
use super::order::Order;
use super::position::Game;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, Ground, Lists, Put};
use crate::ocs::movement::{Goal, Roam, reach};
use crate::ocs::sequence::Segment;
use crate::ocs::trace::{Meanwhile, TraceHunt, hunted_at};
use crate::ocs::units::{Mode, Phase, Progress, Unit};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// Hexes that are tried for a unit that does not trace where it is: the nearest.
const TRIED: usize = 96;

/// Whether a unit is in Strat Mode and has still to stop.
fn must_stop(unit: &Unit) -> bool {
    let stopped = unit.has_halted() && unit.progress.get() == Some(Progress::Entered);
    unit.mode.get() == Some(Mode::Strat) && !stopped
}

/// Whether an order is one that a player need not give, so that it can be forbidden for what it leads to.
fn is_free(order: &Order<'_>) -> bool {
    matches!(
        order,
        Order::Change { .. }
            | Order::March { .. }
            | Order::Rail { .. }
            | Order::Attack { .. }
            | Order::Load { .. }
            | Order::Unload { .. }
            | Order::Blow { .. }
            | Order::Fuel { .. }
            | Order::BreakDown { .. }
            | Order::Absorb { .. }
            | Order::Combine { .. }
            | Order::Extend { .. }
            | Order::Construct { .. }
    )
}

impl Game<'_> {
    /// Returns the rule by which the Movement Segment could never end after an allowed order, if there is one: a unit in
    /// Strat Mode would trace neither where it is nor in a hex that it can reach (5.8b).
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub(super) fn strands(
        &self,
        order: &Order<'_>,
        entered: usize,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Option<Rule>, Fault> {
        let changes = matches!(order, Order::Change { mode, .. } if mode.get() == Some(Mode::Strat));
        let any = changes || self.board().units.iter().any(must_stop);
        if self.memory.turn.segment.get() != Some(Segment::Movement) || !any || !is_free(order) {
            return Ok(None);
        }
        let effects = notes.effects.items();
        if notes.effects.needed() > effects.len() {
            return Err(Fault::new(FaultCode::BufferTooSmall, &"effects"));
        }
        let small = Fault::new(FaultCode::BufferTooSmall, &"trial");
        let (trial, rest) = notes.trial.split_at_mut_checked(self.known).ok_or(small)?;
        trial.copy_from_slice(self.known_units());
        rest.fill(Unit::default());
        let trial = &mut *notes.trial;
        let (known, next, trucks_lost) = (self.known, self.memory.next, self.memory.trucks_lost);
        let hexes = Ground::Lent(&self.hexes);
        let mut lists =
            Lists { chart: self.setting.chart, hexes, units: trial, on_map: self.on_map, known, next, trucks_lost };
        let newcomers = notes.desk.newcomers(entered);
        let given: Vec<u32, 24> = newcomers.iter().map(|unit| unit.id).collect();
        for unit in newcomers.iter_mut().filter(|unit| unit.id == 0) {
            unit.id = lists.number()?;
        }
        lists.put(&Put { effects, newcomers, captor: self.captor(effects) }, notes.scratch)?;
        let on_map = lists.on_map;
        for (unit, id) in newcomers.iter_mut().zip(given) {
            unit.id = id;
        }
        let units = notes.trial.get(..on_map).unwrap_or_default();
        let board = Board { chart: self.setting.chart, hexes: &self.hexes, units };
        self.stranded(board, notes.scratch)
    }

    /// Returns the rule by which a unit of a board that has still to stop can do so nowhere.
    fn stranded(&self, board: Board<'_>, scratch: &mut Scratch<'_>) -> Result<Option<Rule>, Fault> {
        let turn = &self.memory.turn;
        for side in [turn.first, turn.second] {
            let acts = turn.simulcast.is_set() || side == turn.player;
            if !acts || !board.units.iter().any(|unit| unit.side == side && must_stop(unit)) {
                continue;
            }
            let gauge = self.setting.sides.get(usize::from(side).saturating_sub(1)).map_or(0, |given| given.gauge);
            let (limits, rules) = (self.setting.limits, self.setting.rules);
            let asked = TraceHunt { board, side, gauge, why: Flag(0), limits, rules };
            let mut barred: Vec<(u16, Rule), 32> = Vec::new();
            hunted_at(&asked, &Meanwhile::NOTHING, scratch, &mut |hunt, ways, _| {
                for ((at, unit), way) in numbered(board.units).zip(ways) {
                    let stops = unit.side == side && must_stop(unit);
                    let rule = hunt.row(at, *way).and_then(|row| row.bars_strat(&rules)).filter(|_| stops);
                    if let (Some(rule), Ok(at)) = (rule, u16::try_from(at)) {
                        let _ = crate::capacity::push(&mut barred, (at, rule));
                    }
                }
                Ok(())
            })?;
            for (at, rule) in &barred {
                if !self.may_stop(&asked, *at, scratch)? {
                    return Ok(Some(*rule));
                }
            }
        }
        Ok(None)
    }

    /// Returns whether a unit can reach a hex where it traces.
    #[inline(never)]
    fn may_stop(&self, asked: &TraceHunt<'_>, unit: u16, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let (board, rules) = (asked.board, asked.rules);
        let Some(own) = board.units.get(usize::from(unit)).filter(|own| !own.has_halted()) else {
            return Ok(false);
        };
        let entered = Flag::from(own.progress.get() == Some(Progress::Entered));
        let phase = Code::new(Phase::Movement);
        let mut room = [Goal::default(); TRIED];
        let mut goals = Sink::new(&mut room);
        let roam = Roam { board, unit, phase, player: asked.side, entered, rules };
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
                traces = row.is_none_or(|row| row.bars_strat(&rules).is_none());
                Ok(())
            })?;
            if traces {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
