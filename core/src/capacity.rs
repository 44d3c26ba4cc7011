//! Vectors of fixed capacity.

use heapless::Vec;

/// Appends an item to a vector; hands it back where the vector is full.
///
/// `Vec::push` counts with `AddAssign`, a function of its own in a small build, whose check for overflow then stays in
/// it: no linker could tell that no panic is reached. `Vec::insert` counts where it knows that there is room.
pub(crate) fn push<T, const N: usize>(items: &mut Vec<T, N>, item: T) -> Result<(), T> {
    let end = items.len();
    if end >= N { Err(item) } else { items.insert(end, item) }
}
