//! Results tables: columns and shifts.

use crate::fault::{Fault, List, Name};
use crate::rule::Rule;

/// Returns the column that a shift leads to. A shift beyond either end stops at that end.
///
/// ```
/// assert_eq!(grognard_core::table::shift(5, 2, 13), 7);
/// assert_eq!(grognard_core::table::shift(1, -6, 13), 0);
/// assert_eq!(grognard_core::table::shift(11, 6, 13), 12);
/// ```
pub fn shift(column: u8, by: i8, columns: u8) -> u8 {
    let moved = i16::from(column).saturating_add(i16::from(by));
    let last = i16::from(columns.saturating_sub(1));
    u8::try_from(moved.clamp(0, last)).unwrap_or(0)
}

/// Returns the column of a table whose columns begin at the values of `begins`, in ascending order: the last that does
/// not exceed `value`, or the first.
///
/// ```
/// assert_eq!(grognard_core::table::column(&[1, 2, 3, 5], 4), 2);
/// assert_eq!(grognard_core::table::column(&[1, 2, 3, 5], 0), 0);
/// ```
pub fn column<T: PartialOrd>(begins: &[T], value: T) -> u8 {
    let begun = begins.iter().take_while(|begin| **begin <= value);
    begun.fold(0u8, |n, _| n.saturating_add(1)).saturating_sub(1)
}

/// Returns the items before one. Their `position` counts to a known length, as [`numbered`] does.
pub(crate) fn before<T>(items: &[T], at: usize) -> core::slice::Iter<'_, T> {
    items.get(..at).unwrap_or(items).iter()
}

/// Returns the index of the first item before one that is the same, if there is any.
pub(crate) fn twin<T: PartialEq>(list: &[T], at: usize) -> Option<usize> {
    let item = list.get(at)?;
    before(list, at).position(|earlier| earlier == item)
}

/// Checks that an item of a list is not the same as one before.
pub(crate) fn once<T: PartialEq>(list: &[T], at: usize, name: impl Into<List>) -> Result<(), Fault> {
    match twin(list, at) {
        None => Ok(()),
        Some(other) => Err(Fault::item_against(name, at, &"[]: each is named once").other_at(other)),
    }
}

/// Returns the items with their indices from 0. It counts to a known length: `enumerate` would leave an overflow check,
/// and the bare build links only if no panic can be reached.
pub(crate) fn numbered<T>(items: &[T]) -> impl Iterator<Item = (usize, &T)> + Clone {
    (0..items.len()).zip(items)
}

/// Returns the number of items of an iterator. Its own `count` checks a sum that cannot overflow, and the bare build would
/// keep the panic.
pub(crate) fn count(items: impl Iterator) -> usize {
    items.fold(0usize, |sum, _| sum.saturating_add(1))
}

/// Returns the index of the first item that is the wanted one, for the same reason.
pub(crate) fn place_of<T: PartialEq>(items: impl Iterator<Item = T>, wanted: T) -> Option<usize> {
    let mut place = 0usize;
    for item in items {
        if item == wanted {
            return Some(place);
        }
        place = place.saturating_add(1);
    }
    None
}

/// Mixes a word into a checksum of a table. Any number would do: the constant is that of the golden ratio.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn mix(sum: u64, word: u64) -> u64 {
    (sum.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Returns the upper half of a checksum, or 1 for 0.
pub(crate) fn digest(sum: u64) -> u32 {
    u32::try_from(sum >> 32).unwrap_or(0).max(1)
}

/// Returns the house rule that a game's table names by its first number, or `None` for 0.
pub(crate) fn house(rule: u16, field: Name) -> Result<Option<Rule>, Fault> {
    match rule {
        0 => Ok(None),
        1000..=1023 => Ok(Some(Rule(rule))),
        _ => Err(Fault::beyond(field, rule, 1000, 1023)),
    }
}
