//! Vectors of fixed capacity.

use heapless::Vec;

/// Appends an item to a vector, or returns the item if the vector is full.
///
/// `Vec::push` counts with `AddAssign`, which a small build leaves as a function with its overflow check, so that the
/// linker could not tell that no panic is reached. `Vec::insert` counts without one; in a function of its own it is always
/// seen that the place is the end.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn push<T, const N: usize>(items: &mut Vec<T, N>, item: T) -> Result<(), T> {
    let end = items.len();
    if end >= N { Err(item) } else { items.insert(end, item) }
}
