//! Effects grouped by the unit that they concern, as words that sort.

use super::order::key;
use super::question::small;
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
    pub fn sorted(&mut self) -> &[u64] {
        let used = self.words.get_mut(..self.used).unwrap_or_default();
        sort(used);
        used
    }
}
