//! Vectors of fixed capacity.

use heapless::Vec;

/// Appends an item to a vector, or returns the item if the vector is full.
///
/// `Vec::push` counts with `AddAssign`, which a small build leaves as a function with its overflow check, so that the
/// linker could not tell that no panic is reached. `Vec::insert` counts without one; in a function of its own it is always
/// seen that the place is the end.
#[cfg_attr(not(feature = "fast"), inline(never))]
#[cfg_attr(feature = "fast", inline)]
pub(crate) fn push<T, const N: usize>(items: &mut Vec<T, N>, item: T) -> Result<(), T> {
    #[cfg(feature = "fast")]
    return items.push(item);
    #[cfg(not(feature = "fast"))]
    {
        let end = items.len();
        if end >= N { Err(item) } else { items.insert(end, item) }
    }
}

/// Returns a copy of a vector. Its own `clone` counts with the same check.
#[cfg(not(feature = "fast"))]
pub(crate) fn copied<T: Copy + Default, const N: usize>(items: &Vec<T, N>) -> Vec<T, N> {
    let mut copy = Vec::new();
    for item in items {
        // As long as the vector itself.
        let _full = push(&mut copy, *item);
    }
    copy
}

/// Returns a copy of a vector, whose items move as one block.
#[cfg(feature = "fast")]
pub(crate) fn copied<T: Copy + Default, const N: usize>(items: &Vec<T, N>) -> Vec<T, N> {
    let mut copy = Vec::from_array([T::default(); N]);
    copy.truncate(items.len());
    for (to, from) in copy.iter_mut().zip(items) {
        *to = *from;
    }
    copy
}

/// Keeps the items of which something holds, in their order. `Vec::retain` counts with the same check.
pub(crate) fn retain<T: Copy, const N: usize>(items: &mut Vec<T, N>, holds: impl Fn(&T) -> bool) {
    let mut left = Vec::new();
    for item in items.iter().filter(|item| holds(item)) {
        // No longer than the vector itself.
        let _full = push(&mut left, *item);
    }
    *items = left;
}

/// Gives a vector a length, at most its capacity: with values at its end, or without its last items. `Vec::resize` counts
/// with the same check.
pub(crate) fn resize<T: Copy, const N: usize>(items: &mut Vec<T, N>, count: usize, value: T) {
    let mut out = Vec::new();
    let all = items.iter().copied().chain(core::iter::repeat_n(value, N));
    for item in all.take(count) {
        let _full = push(&mut out, item);
    }
    *items = out;
}

/// Moves the first item of a list behind the others.
pub(crate) fn first_to_last<T: Copy>(list: &mut [T]) {
    #[cfg(feature = "fast")]
    if let [_, _, ..] = list {
        list.rotate_left(1);
    }
    #[cfg(not(feature = "fast"))]
    if let Some(mut carried) = list.first().copied() {
        list.iter_mut().rev().for_each(|item| core::mem::swap(item, &mut carried));
    }
}

/// Moves the last item of a list in front of the others.
pub(crate) fn last_to_first<T: Copy>(list: &mut [T]) {
    #[cfg(feature = "fast")]
    if let [_, _, ..] = list {
        list.rotate_right(1);
    }
    #[cfg(not(feature = "fast"))]
    if let Some(mut carried) = list.last().copied() {
        list.iter_mut().for_each(|item| core::mem::swap(item, &mut carried));
    }
}
