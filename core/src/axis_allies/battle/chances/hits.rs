//! The chances of numbers of hits.

use super::words::{low, pack, part};
use crate::axis_allies::chance::{mul, one_die_more};
use crate::bounded::Bounded;

/// Tails are cut off where a chance is below 2^-56.
const CUT: u64 = 1 << 8;

/// A chance below this is not worth computing.
const WORTH: u64 = 1 << 5;

/// Extends the chances of hits by one unit. The number of faces of its die is 0 for six, here and below.
pub(super) fn one_more(chances: &mut [u64], used: &mut usize, less: u64, value: u8, faces: u8) -> u64 {
    let Some((old, new)) = chances.split_at_mut_checked(*used) else { return less };
    let hits = Hits::read(old, less);
    let Some(out) = new.get_mut(..hits.chances.len().bounded_add(1)) else { return less };
    widen(out, hits.chances, value, faces);
    let (at, length) = (*used, out.len());
    *used = at.bounded_add(length);
    // All of a chance, less its smallest unit: chances above `CUT` stay.
    let kept = Hits { chances: out, least: 0 }.trimmed(u64::MAX, CUT.bounded_sub(1));
    pack(at.bounded_add(kept.least), hits.least.bounded_add(kept.least), kept.chances.len())
}

/// Writes the chances of hits with one more die, in room for one more number.
fn widen(room: &mut [u64], chances: &[u64], value: u8, faces: u8) {
    if let Some(last) = room.last_mut() {
        *last = 0;
    }
    for (out, chance) in room.iter_mut().zip(chances) {
        *out = *chance;
    }
    one_die_more(room, value, faces);
}

/// Writes the chances of 0, 1, ... n hits of n dice, for n from 0 on, one row after the other.
pub(super) fn binomials(table: &mut [u64], value: u8, faces: u8) {
    let Some((first, mut rest)) = table.split_at_mut_checked(1) else { return };
    first.fill(u64::MAX);
    let mut above = &*first;
    while let Some((row, more)) = rest.split_at_mut_checked(above.len().bounded_add(1)) {
        widen(row, above, value, faces);
        above = row;
        rest = more;
    }
}

/// Chances of numbers of hits, from `least` on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hits<'a> {
    pub chances: &'a [u64],
    pub least: usize,
}

impl<'a> Hits<'a> {
    /// Those of no die.
    pub const NONE: Hits<'static> = Hits { chances: &[u64::MAX], least: 0 };

    pub fn read(chances: &'a [u64], word: u64) -> Self {
        let chances = chances.get(low(word)..).and_then(|c| c.get(..part(word, 48))).unwrap_or(&[]);
        Hits { chances, least: part(word, 32) }
    }
    /// Returns the hits whose chance times this one is worth computing, above 2^-59; most of them if the chance is
    /// large.
    pub fn worth(self, chance: u64) -> Hits<'a> {
        self.trimmed(chance, WORTH)
    }
    /// Returns the hits without those at either end whose chance times this one is at most `most`.
    fn trimmed(self, chance: u64, most: u64) -> Hits<'a> {
        let Hits { mut chances, mut least } = self;
        let drops = |hits: u64| mul(chance, hits) <= most;
        while let [first, rest @ ..] = chances
            && drops(*first)
        {
            (chances, least) = (rest, least.bounded_add(1));
        }
        while let [rest @ .., last] = chances
            && drops(*last)
        {
            chances = rest;
        }
        Hits { chances, least }
    }
    /// Returns the chance of no hit.
    pub fn none(&self) -> u64 {
        if self.least == 0 { self.chances.first().copied().unwrap_or(0) } else { 0 }
    }
    /// Returns whether no die can hit.
    pub fn are_none(&self) -> bool {
        self.least == 0 && self.chances.len() == 1
    }
    /// Returns the chances of up to as many hits as units, and the chance of more.
    pub fn capped(&self, units: usize) -> (&'a [u64], u64) {
        let places = units.saturating_sub(self.least).saturating_add(1);
        match self.chances.split_at_checked(places) {
            Some((within, beyond)) => {
                let more = beyond.iter().fold(0u64, |sum, chance| sum.bounded_add(*chance));
                (within, more)
            }
            None => (self.chances, 0),
        }
    }
}
