//! The states that hits lead to, and the distribution of a chance over them.

use super::hits::Hits;
use super::side::Side;
use super::state::{next, run};
use crate::axis_allies::chance::mul;
use crate::bounded::Bounded;
use crate::table::numbered;

/// Hits on a state, and its number of units.
pub(super) struct Fire<'a> {
    pub index: usize,
    pub units: usize,
    pub hits: Hits<'a>,
}

/// The chances that 0, 1, ... ships are sunk by submarines' hits; hits without a ship are lost.
#[derive(Clone, Copy)]
pub(super) struct Sinking<'a> {
    left: &'a [u64],
    /// The chance of more hits than ships.
    beyond: u64,
}

impl<'a> Sinking<'a> {
    /// No ship is sunk.
    pub const NONE: Sinking<'static> = Sinking { left: &[u64::MAX], beyond: 0 };

    pub fn of(hits: Hits<'a>, ships: usize) -> Self {
        if ships == 0 || hits.are_none() {
            return Sinking::NONE;
        }
        let (left, beyond) = hits.capped(ships);
        Sinking { left, beyond }
    }
}

impl Iterator for Sinking<'_> {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        let (sunk, more) = self.left.split_first()?;
        self.left = more;
        Some(if more.is_empty() { sunk.bounded_add(self.beyond) } else { *sunk })
    }
}

/// Returns a part of a chance; all of it if the part is 1.
pub(super) fn part_of(chance: u64, part: u64) -> u64 {
    if part == u64::MAX { chance } else { mul(chance, part) }
}

/// Writes the chances of the sum of two kinds of hits to `room`.
pub(super) fn sum_of<'d>(room: &'d mut [u64], some: &[u64], hits: Hits<'_>) -> Hits<'d> {
    let count = hits.chances.len().saturating_add(some.len()).saturating_sub(1);
    let room = room.get_mut(..count).unwrap_or_default();
    room.fill(0);
    for (shift, chance) in numbered(some) {
        let sums = room.get_mut(shift..).and_then(|room| room.get_mut(..hits.chances.len()));
        spread(sums.unwrap_or_default(), hits.chances, *chance);
    }
    Hits { chances: room, least: hits.least }
}

/// The states that the hits on a state lead to, and their chances.
#[derive(Clone, Copy)]
pub(super) struct Losses<'a> {
    /// The state after the least number of hits.
    pub begin: usize,
    pub hits: &'a [u64],
    /// The chance of more hits than units: they lead where the last does.
    pub more: u64,
}

impl<'a> Losses<'a> {
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn of(side: &Side<'_>, fire: &Fire<'a>, chance: u64) -> Self {
        let worth = fire.hits.worth(chance);
        let (hits, more) = worth.capped(fire.units);
        Losses { begin: side.after(fire.index, worth.least), hits, more }
    }
    /// Removes and returns the first hits, as far as they lead to consecutive states.
    pub fn straight(&mut self, side: &Side<'_>) -> Losses<'a> {
        let run = run(side.state(self.begin));
        let (hits, later) = self.hits.split_at_checked(run.bounded_add(1)).unwrap_or((self.hits, &[]));
        let begin = self.begin;
        self.hits = later;
        if later.is_empty() {
            return Losses { begin, hits, more: self.more };
        }
        self.begin = next(side.state(begin.bounded_add(run)));
        Losses { begin, hits, more: 0 }
    }
}

/// Adds a chance times each pair of these to the cells.
pub(super) fn block(cells: &mut [u64], width: usize, rows: &Losses<'_>, columns: &Losses<'_>, chance: u64) {
    let Some(mut rest) = cells.get_mut(rows.begin.bounded_mul(width).bounded_add(columns.begin)..) else { return };
    let mut left = rows.hits;
    while let [hits, later @ ..] = left {
        // All cells together hold at most 1, and no sum of chances exceeds it.
        let hits = if later.is_empty() { hits.bounded_add(rows.more) } else { *hits };
        let chance = mul(chance, hits);
        let Some(cells) = rest.get_mut(..columns.hits.len()) else { return };
        spread(cells, columns.hits, chance);
        if let Some(last) = cells.last_mut().filter(|_| columns.more > 0) {
            *last = last.bounded_add(mul(chance, columns.more));
        }
        let Some((_, below)) = rest.split_at_mut_checked(width) else { return };
        rest = below;
        left = later;
    }
}

/// Adds a chance times each of these to the cells, of which there are as many.
fn spread(cells: &mut [u64], chances: &[u64], chance: u64) {
    for (cell, hits) in cells.iter_mut().zip(chances) {
        // The sum is at most 1. Compiled as a sum that wraps, it is computed by vectors, to which products are moved one by one.
        *cell = cell.saturating_add(mul(chance, *hits));
    }
}
