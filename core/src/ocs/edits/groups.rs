//! Effects grouped by the unit that they concern, as words that sort.

use super::listing::small;
use crate::ocs::board::key;
use crate::ocs::units::{Kind, Unit};
use crate::scratch::sort;

/// Returns the lowest 16 bits.
pub(super) fn low(word: u64) -> usize {
    usize::from(u16::try_from(word & 0xFFFF).unwrap_or(0))
}

/// Returns the effects on the first unit, and the rest.
pub(super) fn groups(keys: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = keys;
    core::iter::from_fn(move || {
        let first = rest.first()? >> 16;
        let (group, more) = rest.split_at_checked(rest.partition_point(|key| key >> 16 == first))?;
        rest = more;
        Some(group)
    })
}

/// Returns the effects on the last unit, and the rest before it.
pub(super) fn last_group(keys: &[u64]) -> Option<(&[u64], &[u64])> {
    let last = keys.last()? >> 16;
    keys.split_at_checked(keys.partition_point(|key| key >> 16 != last))
}

/// An entry into the list of units: the effects that cause it, and what enters.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub effect: usize,
    pub slot: Slot,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    Own,
    Points,
    Dump,
    Made,
}

impl Entry {
    pub fn first(group: &[u64]) -> usize {
        group.first().map_or(0, |key| low(*key))
    }
    /// The sort key: the hex, combat units before everything else, then the effect.
    pub fn key(self, unit: &Unit) -> u64 {
        let bottom = u64::from(!is_on_top(unit));
        let order = u64::from(small(self.effect)) << 2 | self.slot as u64;
        u64::from(key(unit.hex)) << 32 | bottom << 18 | order
    }
    /// The hex of a sort key, as a number that sorts.
    pub fn hex(word: u64) -> u32 {
        u32::try_from(word >> 32).unwrap_or(u32::MAX)
    }
    /// Returns whether it enters a stack at its top, by its sort key.
    pub fn on_top(word: u64) -> bool {
        (word >> 18) & 1 == 0
    }
    /// The sort key with the place where it enters the list in front, and its rank among all entries instead of the hex.
    pub fn placed(word: u64, at: usize, rank: usize) -> u64 {
        let rank = u64::try_from(rank).unwrap_or(u64::MAX) & 0x3_FFFF;
        u64::from(small(at)) << 37 | rank << 19 | (word & 0x7_FFFF)
    }
    /// The place of such a key.
    pub fn place(word: u64) -> usize {
        low(word >> 37)
    }
    pub fn of(word: u64) -> Entry {
        let slot = match word & 3 {
            0 => Slot::Own,
            1 => Slot::Points,
            2 => Slot::Dump,
            _ => Slot::Made,
        };
        Entry { effect: low(word >> 2), slot }
    }
}

fn is_on_top(unit: &Unit) -> bool {
    unit.kind.get().is_some_and(Kind::is_combat)
}

/// A stack of words.
pub(super) struct Stack<'s> {
    pub words: &'s mut [u64],
    pub used: usize,
}

impl<'s> Stack<'s> {
    pub fn push(&mut self, word: u64) {
        if let Some(place) = self.words.get_mut(self.used) {
            *place = word;
            self.used = self.used.saturating_add(1);
        }
    }
    /// Returns the words in ascending order.
    pub fn done(self) -> &'s [u64] {
        let used = self.words.get_mut(..self.used).unwrap_or_default();
        sort(used);
        used
    }
    pub fn sorted(&mut self) -> &mut [u64] {
        let used = self.words.get_mut(..self.used).unwrap_or_default();
        sort(used);
        used
    }
}
