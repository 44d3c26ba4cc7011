//! What an order would leave without a lawful end: units in Strat Mode that could stop nowhere, and more stacks of Reserves
//! than the side has markers. OCS 5.4a, 5.7g, 5.8b. And facts that are missing for what must follow.

mod facts;
mod reserves;
mod strat;

use super::judge::Notes;
use super::order::Order;
use super::position::Game;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::Board;
use crate::ocs::edits::{Ground, Lists, Put};
use crate::ocs::sequence::Segment;
use crate::ocs::units::{Mode, Progress, Unit};
use crate::rule::Rule;
use crate::ruling::Sink;
use heapless::Vec;

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
    /// Returns the rule by which the Movement Segment could never end after an allowed order, and the unit, if there is
    /// one:
    ///
    /// * a unit in Strat Mode would trace neither where it is nor in a hex that it can reach (5.8b);
    /// * Reserves that can neither leave their mode nor join others would have no marker (5.4a);
    /// * such Reserves would have a hedgehog with them (5.7g).
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub(super) fn strands(
        &self,
        order: &Order<'_>,
        entered: usize,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Option<(Rule, u16)>, Fault> {
        let takes = |wanted| matches!(order, Order::Change { mode, .. } if mode.get() == Some(wanted));
        let strat = takes(Mode::Strat) || self.board().units.iter().any(must_stop);
        let reserves = self.may_crowd(order, takes(Mode::Reserve));
        if self.memory.turn.segment.get() != Some(Segment::Movement) || !(strat || reserves) || !is_free(order) {
            return Ok(None);
        }
        let board = self.tried(entered, notes)?;
        let board = Board { units: notes.trial.get(..board).unwrap_or_default(), ..self.board() };
        match self.stranded(board, notes.scratch)? {
            None if reserves => self.unmarked(board, notes.scratch),
            stranded => Ok(stranded),
        }
    }

    /// Puts the effects of an allowed order to the units in the trial memory, and returns how many are on the map then.
    #[inline(never)]
    fn tried(&self, entered: usize, notes: &mut Notes<'_, '_>) -> Result<usize, Fault> {
        let effects = notes.effects.items();
        if notes.effects.needed() > effects.len() {
            return Err(Fault::new(FaultCode::BufferTooSmall, &"effects"));
        }
        let small = Fault::new(FaultCode::BufferTooSmall, &"trial");
        let (trial, rest) = notes.trial.split_at_mut_checked(self.known).ok_or(small)?;
        trial.iter_mut().zip(self.known_units()).for_each(|(to, unit)| *to = *unit);
        rest.fill(Unit::default());
        let trial = &mut *notes.trial;
        let (known, next, trucks_lost) = (self.known, self.memory.next, self.memory.trucks_lost);
        let hexes = Ground::Lent(&self.hexes);
        let mut lists = Lists {
            chart: self.setting.chart,
            hexes,
            units: trial,
            on_map: self.on_map,
            known,
            next,
            trucks_lost,
            journal: &mut Sink::none(),
        };
        let newcomers = notes.desk.newcomers(entered);
        let mut given: Vec<u32, 24> = Vec::new();
        for unit in newcomers.iter() {
            // No more than the desk has.
            let _full = push(&mut given, unit.id);
        }
        for unit in newcomers.iter_mut().filter(|unit| unit.id == 0) {
            unit.id = lists.number()?;
        }
        lists.put(&Put { effects, newcomers, captor: self.captor(effects) }, notes.scratch)?;
        let on_map = lists.on_map;
        for (unit, id) in newcomers.iter_mut().zip(&given) {
            unit.id = *id;
        }
        Ok(on_map)
    }

    /// Whether a side acts in the Movement Segment.
    fn is_in_turn(&self, side: u8) -> bool {
        self.memory.turn.simulcast.is_set() || side == self.memory.turn.player
    }
}
