//! Zones of control that are negated for supply while movement points are still spent in the phase. OCS 4.5b.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::Board;
use crate::ocs::effects::Effects;
use crate::ocs::paths::Stay;
use crate::ocs::rules::*;
use crate::ocs::turn::orders::moving;
use crate::ocs::units::{Halted, Mode, Phase};
use crate::ocs::zoc::{Stand, coverers, stand};
use crate::ruling::Cites;
use crate::scratch::Scratch;
use crate::table::{count, numbered};
use core::cell::Cell;

/// What an order does to the movement of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ocs::turn) enum Does {
    /// Its units are about to move.
    Fuels,
    /// Its units work, and do not move.
    Builds,
    /// Its units may move on; those that moved before them have ended.
    Overruns,
}

/// Finds a way by which supply comes, over zones that some units negate: any, or the one of a number. Says whether there is
/// one, and if so, whether a zone on it must be negated.
pub(in crate::ocs::turn) type Way<'f> = &'f mut dyn FnMut(Stay<'_>, Option<usize>) -> Result<Option<bool>, Fault>;

/// The words of units that must stay, and of those that would for a way that is tried.
const BOUND: u64 = 1;
const TRIED: u64 = 2;

/// The units that negate zones for an order's supply paths. Who could still move spends no movement points in the rest of the
/// phase.
pub(in crate::ocs::turn) struct Promises<'a> {
    pub board: &'a Board<'a>,
    pub side: u8,
    pub phase: Phase,
    pub does: Does,
    /// The units of the order.
    pub units: &'a [u16],
    /// The number of the first of them that are about to move.
    pub leaving: Cell<usize>,
    /// A word for each unit of the board, set for those that must stay.
    pub bound: &'a [Cell<u64>],
}

impl Promises<'_> {
    /// Asks for a way by which supply comes. It leads over zones that those negate who cannot move any more, if that
    /// will do. Else it leads over others too, and who negates these is bound to stay, by the first of those of some
    /// ways that bind the fewest.
    pub fn ask(&self, ways: usize, way: Way<'_>) -> Result<(), Fault> {
        let leaves = |at| self.leaves(at);
        let stay = Stay { move_on: &leaves, ..Stay::ALL };
        if way(stay, None)? != Some(true) {
            return Ok(());
        }
        let moves = |at| self.leaves(at) || self.may_move(at);
        if way(Stay { move_on: &moves, ..stay }, None)?.is_some() {
            return Ok(());
        }
        let mut best: Option<(usize, usize)> = None;
        for i in (0..ways).filter(|_| ways > 1) {
            let found = way(Stay { needed: &|hex| self.bind(hex, TRIED), ..stay }, Some(i))?.is_some();
            let tried = self.bound.iter().filter(|word| word.get() == TRIED);
            let binds = count(tried.map(|word| word.set(0)));
            best = best.filter(|(least, _)| !found || *least <= binds).or(found.then_some((binds, i)));
        }
        way(Stay { needed: &|hex| self.bind(hex, BOUND), ..stay }, Some(best.map_or(0, |(_, i)| i)))?;
        Ok(())
    }

    /// Returns whether a unit is bound to stay.
    fn is_bound(&self, at: usize) -> bool {
        self.bound.get(at).is_some_and(|word| word.get() == BOUND)
    }

    /// Returns whether a unit is about to move.
    fn leaves(&self, at: usize) -> bool {
        let named = self.units.iter().take(self.leaving.get()).any(|unit| usize::from(*unit) == at);
        named && !self.is_bound(at) && self.board.units.get(at).is_some_and(|unit| !unit.has_halted())
    }

    /// Returns the place of a unit among those of the order.
    fn named(&self, at: usize) -> Option<usize> {
        self.units.iter().position(|unit| usize::from(*unit) == at)
    }

    /// Returns whether a unit may still spend movement points in the phase.
    fn may_move(&self, at: usize) -> bool {
        let Some(unit) = self.board.units.get(at) else { return false };
        let named = self.named(at).is_some();
        let ends = match self.does {
            Does::Fuels => false,
            Does::Builds => named,
            // 6.1f, 6.1g: who moved before them moves no further.
            Does::Overruns => !named && moving(unit),
        };
        if ends || unit.has_halted() || self.is_bound(at) {
            return false;
        }
        // 7.0a, 11.0a: whom modes allow to.
        let reserve = unit.released.is_set() || unit.mode.get() == Some(Mode::Reserve);
        match self.phase {
            Phase::Movement => true,
            Phase::Exploitation => reserve || unit.mode.get() == Some(Mode::Exploit),
            _ => reserve,
        }
    }

    /// Binds a unit that negates the zone in a hex, or nobody if one cannot move any more. It is the first that is not
    /// of the order, or the last of those that the order names.
    fn bind(&self, hex: Hex, with: u64) {
        let mut best: Option<(usize, usize)> = None;
        for (at, _) in self.board.stack(hex).filter(|(_, unit)| unit.may_be_of(self.side)) {
            if self.leaves(at) || !matches!(stand(self.board, at, false), Ok(Stand::Negates)) {
                continue;
            }
            let rank = match self.named(at) {
                _ if !self.may_move(at) => 0,
                None => 1,
                Some(place) => usize::MAX.saturating_sub(place),
            };
            best = best.filter(|(least, _)| *least <= rank).or(Some((rank, at)));
        }
        if let Some((_, at)) = best.filter(|(rank, _)| *rank > 0) {
            self.bound.get(at).into_iter().for_each(|word| word.set(with));
        }
    }

    /// Appends the effects by which those who are bound spend no more movement points in the phase.
    pub fn book(&self, effects: &mut Effects<'_>) {
        for (at, _) in numbered(self.bound).filter(|(_, word)| word.get() > 0) {
            effects.stop(at, Halted::Negates, R4_5B);
        }
    }
}

/// Finds whether something holds while some units negate no zones of control: those that move on in the phase.
pub(in crate::ocs::turn) type Holds<'f> =
    &'f mut dyn FnMut(&dyn Fn(usize) -> bool, &mut Scratch<'_>) -> Result<bool, Fault>;

/// What holds of a side at a moment of its Movement Segment by zones that its units negate.
pub(in crate::ocs::turn) struct Pledge<'a> {
    pub board: &'a Board<'a>,
    pub side: u8,
    /// The units that spend movement points after it, and so negate nothing.
    pub leaves: &'a dyn Fn(usize) -> bool,
}

/// The words of units that must stay, and of the first of those that could still move and whose stay negates a zone.
/// The next ones have the next numbers.
const STAYS: u64 = 1;
const NEGATOR: u64 = 2;

impl Pledge<'_> {
    /// Appends the effects by which units spend no more movement points in the phase, given that something holds if all
    /// of them stay. None of the units can be left out. The first of the board's list are taken before others. Fewer
    /// others might do.
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub fn take(
        &self,
        holds: Holds<'_>,
        effects: &mut Effects<'_>,
        cites: &mut Cites,
        scratch: &mut Scratch<'_>,
    ) -> Result<(), Fault> {
        scratch.keep(self.board.units.len(), |words, scratch| {
            let mut end = self.negators(words)?;
            while end > NEGATOR && !self.holds_with(NEGATOR, words, holds, scratch)? {
                // The fewest of the first that will do end with one that must stay.
                let mut few = NEGATOR;
                while end.saturating_sub(few) > 1 {
                    let middle = few.saturating_add(end.saturating_sub(few) / 2);
                    match self.holds_with(middle, words, holds, scratch)? {
                        true => end = middle,
                        false => few = middle,
                    }
                }
                words.iter_mut().filter(|word| **word == few).for_each(|word| *word = STAYS);
                end = few;
            }
            for (at, _) in numbered(words).filter(|(_, word)| **word == STAYS) {
                effects.stop(at, Halted::Negates, R4_5B);
                cites.add(R4_5B);
            }
            Ok(())
        })
    }

    /// Numbers the units whose stay negates a zone and that could still move. Returns the number after the last.
    #[inline(never)]
    fn negators(&self, words: &mut [u64]) -> Result<u64, Fault> {
        let mut next = NEGATOR;
        for ((at, unit), word) in numbered(self.board.units).zip(words.iter_mut()) {
            // 6.1g: who moved before moves no further.
            let may = unit.may_be_of(self.side) && !unit.has_halted() && !moving(unit) && !(self.leaves)(at);
            let negates = may
                && stand(self.board, at, false)? == Stand::Negates
                && coverers(self.board, unit.hex, self.side).next().transpose()?.is_some();
            *word = if negates { next } else { 0 };
            next = next.saturating_add(u64::from(negates));
        }
        Ok(next)
    }

    /// Returns whether it holds if of the units that could move only those stay that must, and those before a number.
    fn holds_with(&self, end: u64, words: &[u64], holds: Holds<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let moves = |at: usize| (self.leaves)(at) || words.get(at).is_some_and(|word| *word >= end);
        holds(&moves, scratch)
    }
}
