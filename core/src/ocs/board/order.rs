//! Searches in lists sorted by hexes.

use crate::bounded::Bounded;
use crate::hex::Hex;
use crate::ocs::units::Unit;

/// Returns a hex as a number that sorts by q and then r.
pub(in crate::ocs) const fn key(hex: Hex) -> u32 {
    // As a hex stands in memory, so that it is read at once; then q before r.
    let stands = hex.q.cast_unsigned() as u32 | (hex.r.cast_unsigned() as u32) << 16;
    stands.rotate_left(16) ^ 0x8000_8000
}

/// An item of a list sorted by hexes.
pub(super) trait Placed {
    fn hex(&self) -> Hex;
}

impl Placed for Unit {
    fn hex(&self) -> Hex {
        self.hex
    }
}

/// Returns the first item at or after a hex in a list sorted by hexes. Searches in doubling steps from a place that may
/// be near it.
fn first_near<T: Placed>(list: &[T], near: usize, hex: Hex) -> usize {
    let wanted = key(hex);
    let before = |item: &T| key(item.hex()) < wanted;
    let mut step = 1usize;
    // It lies in low..=high.
    let (low, high) = if list.get(near).is_some_and(before) {
        let mut low = near.bounded_add(1);
        while list.get(low.bounded_add(step)).is_some_and(before) {
            low = low.bounded_add(step).bounded_add(1);
            step = step.bounded_mul(2);
        }
        (low, low.bounded_add(step).min(list.len()))
    } else {
        let mut high = near.min(list.len());
        while high >= step && !list.get(high.bounded_sub(step)).is_some_and(before) {
            high = high.bounded_sub(step);
            step = step.bounded_mul(2);
        }
        (high.saturating_sub(step), high)
    };
    low.bounded_add(list.get(low..high).unwrap_or_default().partition_point(before))
}

/// Returns the likely beginning of a column in a list sorted by hexes, assuming that columns are of equal length.
pub(super) fn likely<T: Placed>(list: &[T], q: i16) -> usize {
    let ([first, ..], [.., last]) = (list, list) else { return 0 };
    let apart = |a: i16, b: i16| i32::from(a).bounded_sub(i32::from(b)).cast_unsigned();
    let (first, last) = (first.hex().q, last.hex().q);
    let items = u32::try_from(list.len()).unwrap_or(u32::MAX);
    let column = apart(q.min(last).max(first), first);
    // Only a guess: anything goes where a list is not sorted or too long for the product.
    let at = items.saturating_mul(column).checked_div(apart(last, first).saturating_add(1));
    at.and_then(|at| usize::try_from(at).ok()).unwrap_or(0)
}

/// Returns the first item at or after a hex in a list sorted by hexes.
pub(super) fn first<T: Placed>(list: &[T], hex: Hex) -> usize {
    first_near(list, likely(list, hex.q), hex)
}

/// The units in a hex, with their places in the list.
#[derive(Debug, Clone)]
pub(crate) struct Stacked<'a> {
    /// The place of the next unit.
    pub(super) at: usize,
    pub(super) units: core::slice::Iter<'a, Unit>,
}

impl<'a> Iterator for Stacked<'a> {
    type Item = (usize, &'a Unit);
    fn next(&mut self) -> Option<Self::Item> {
        let (at, unit) = (self.at, self.units.next()?);
        self.at = at.bounded_add(1);
        Some((at, unit))
    }
}

/// The units in the hexes adjacent to a hex, with their places in the list. They are at most three ranges of the list.
#[derive(Debug, Clone)]
pub(crate) struct Around<'a> {
    hex: Hex,
    /// The rest of the list, from the next place on.
    rest: &'a [Unit],
    at: usize,
    /// The last hex of the range.
    end: Option<u32>,
    /// The range that comes next: the hexes of q - 1, q and q + 1.
    next: i16,
}

impl<'a> Around<'a> {
    /// The units around a hex, of a list sorted by hexes.
    pub(super) fn of(units: &'a [Unit], hex: Hex) -> Self {
        Around { hex, rest: units, at: 0, end: None, next: -1 }
    }
    /// Goes on to the next range; returns false if there is none.
    fn turn(&mut self) -> bool {
        let dq = self.next;
        if dq > 1 {
            return false;
        }
        self.next = dq.saturating_add(1);
        let Some(q) = self.hex.q.checked_add(dq) else { return true };
        // Of the six: q - 1 with r and r + 1, q with r - 1 and r + 1, q + 1 with r - 1 and r.
        let start = Hex { q, r: self.hex.r.saturating_sub(i16::from(dq >= 0)) };
        let end = Hex { q, r: self.hex.r.saturating_add(i16::from(dq <= 0)) };
        let near = if dq < 0 { likely(self.rest, q) } else { 0 };
        let skipped = first_near(self.rest, near, start);
        self.at = self.at.bounded_add(skipped);
        self.rest = self.rest.get(skipped..).unwrap_or_default();
        self.end = Some(key(end));
        true
    }
}

impl<'a> Iterator for Around<'a> {
    type Item = (usize, &'a Unit);
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let [unit, rest @ ..] = self.rest
                && self.end.is_some_and(|end| key(unit.hex) <= end)
            {
                let at = self.at;
                (self.at, self.rest) = (at.bounded_add(1), rest);
                if unit.hex != self.hex {
                    return Some((at, unit));
                }
            } else if !self.turn() {
                return None;
            }
        }
    }
}
