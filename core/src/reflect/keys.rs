//! Sorted lists, and items with an id.

use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::scratch::{exchange, sort_by};
use crate::table::numbered;

/// A structure of lists that can be sorted, such as a board.
pub trait Settle {
    /// Returns whether the lists marked `#[ordered]` are sorted.
    fn is_settled(&self) -> bool;
    /// Returns a fault of the first item whose key an earlier item has, in a sorted list without duplicates.
    fn twice(&self) -> Option<Fault>;
    /// The name of a list in a fault of a question that has these lists as its board.
    fn in_board(list: &str) -> Name
    where
        Self: Sized;
    /// Whether the list that is marked `#[places]` holds any: then places are the caller's own, and have no names.
    fn has_own_places(&self) -> bool;
    /// Calls `show` with the name and the ids of the list marked `#[named]`, if there is one.
    #[cfg(feature = "bindings")]
    fn ids(&self, show: &mut dyn FnMut(Name, &[u32]));
    /// Sorts the lists marked `#[ordered]` by key, keeping the order of items of one key. Calls `moved` for each list
    /// with the former index of every item.
    #[cfg(feature = "bindings")]
    fn settle(&mut self, moved: &mut dyn FnMut(&'static str, &[usize]));
}

/// An item with an id.
pub trait Named {
    /// Returns the caller's identifier of the item; 0 for none.
    fn id(&self) -> u32;
}

/// An item of a sorted list.
pub trait Ordered {
    /// Whether keys are unique.
    const UNIQUE: bool = false;
    /// Returns the key by which the list is sorted.
    fn key(&self) -> u64;
    /// Returns whether the item's reserved bytes are 0.
    fn is_sound(&self) -> bool;
}

/// Returns a fault of the first item with the key of the item before it, in a sorted list.
pub fn twice<T: Ordered>(list: &[T], name: Name, field: Name) -> Option<Fault> {
    let mut pairs = (1..list.len()).zip(list.windows(2)).filter(|_| T::UNIQUE);
    let (at, _) = pairs.find(|(_, pair)| matches!(pair, [a, b] if a.key() == b.key()))?;
    Some(
        Fault::against(field, &"[].: an item of the list has its own").other_at(at.saturating_sub(1)).in_list(name, at),
    )
}

/// Checks that a list is sorted, and that reserved bytes are 0; otherwise a fault of the first item for which this is
/// not so. Too long a list is the fault `overflow`.
pub fn check_order<T: Ordered>(list: &[T], name: Name, field: Name) -> Result<(), Fault> {
    check_items(list, name, field, true).map(|_| ())
}

/// Checks a list as [`check_order`] does; if it need not be sorted, only items side by side are compared. Returns whether it
/// is sorted.
pub fn check_items<T: Ordered>(list: &[T], name: Name, field: Name, sorted: bool) -> Result<bool, Fault> {
    check_count(list.len(), name)?;
    if T::UNIQUE && ascends(list) {
        return Ok(true);
    }
    let (mut last, mut in_order) = (0, true);
    for (at, item) in numbered(list) {
        let key = item.key();
        // Most keys are above the one before, of which nothing else is asked.
        if key <= last {
            in_order &= key == last;
            if sorted && key < last {
                return Err(Fault::item(FaultCode::Unsorted, name, at));
            }
            if T::UNIQUE && key == last && at > 0 {
                return Err(Fault::against(field, &"[].: an item of the list has its own")
                    .other_at(at.saturating_sub(1))
                    .in_list(name, at));
            }
        }
        if !item.is_sound() {
            return Err(Fault::reserved().in_list(name, at));
        }
        last = key;
    }
    Ok(in_order)
}

/// Returns whether each key is above the one before, and all reserved bytes are 0. A long list of which nothing is wrong, such
/// as the hexes of a board at each order, takes two thirds of the instructions in pairs.
fn ascends<T: Ordered>(list: &[T]) -> bool {
    let Some((first, rest)) = list.split_first() else { return true };
    let (mut last, mut pairs) = (first.key(), rest.chunks_exact(2));
    let sound = pairs.all(|pair| {
        let [a, b] = pair else { return false };
        let keys = [a.key(), b.key()];
        let above = last < keys[0] && keys[0] < keys[1];
        last = keys[1];
        above && a.is_sound() && b.is_sound()
    });
    let mut single = pairs.remainder().iter();
    sound && first.is_sound() && single.all(|item| last < item.key() && item.is_sound())
}

/// The items that a list may have, which are referred to by 16 bits.
pub const ITEMS: Bounds = Bounds { low: 0, high: 65_535, limit: "items of a list" };

/// Checks that a list has no more items than 16 bits can number; otherwise the fault `overflow`.
pub fn check_count(count: usize, name: Name) -> Result<(), Fault> {
    if count > usize::from(u16::MAX) {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        return Err(Fault::new(FaultCode::Overflow, name).bounded(count, &ITEMS));
    }
    Ok(())
}

/// Sorts items by their keys, stably, and writes the former index of each item to `places`. Faults with `overflow` if
/// there are more than 65535 items and with `buffer_too_small` if there are fewer places than items, moving nothing.
/// Faults with `contradiction` at the second of two items with one key, if keys are unique.
pub fn sort<T: Ordered + Copy>(items: &mut [T], places: &mut [u16], name: Name, field: Name) -> Result<(), Fault> {
    check_count(items.len(), name)?;
    let places = places.get_mut(..items.len()).ok_or(Fault::new(FaultCode::BufferTooSmall, &"places"))?;
    for (at, place) in (0..places.len()).zip(places.iter_mut()) {
        *place = u16::try_from(at).unwrap_or(u16::MAX);
    }
    let key = |place: u16| (items.get(usize::from(place)).map(Ordered::key), place);
    sort_by(places, |a, b| key(a) > key(b));
    for at in 0..items.len() {
        // What was there is further back, where the item went that stands before.
        let mut from = places.get(at).copied().map_or(at, usize::from);
        while from < at {
            from = places.get(from).copied().map_or(at, usize::from);
        }
        exchange(items, at, from);
    }
    check_order(items, name, field)
}

/// Returns whether items are sorted by their keys.
pub fn in_order<T: Ordered>(list: &[T]) -> bool {
    list.is_sorted_by_key(Ordered::key)
}

/// Sorts items by their keys, keeping the order of items of one key; returns the former index of each.
#[cfg(feature = "bindings")]
pub fn put_in_order<T: Ordered + Copy>(list: &mut [T]) -> alloc::vec::Vec<usize> {
    let mut items: alloc::vec::Vec<(usize, T)> = list.iter().copied().enumerate().collect();
    items.sort_by_key(|(_, item)| item.key());
    for (place, (_, item)) in list.iter_mut().zip(&items) {
        *place = *item;
    }
    items.into_iter().map(|(was, _)| was).collect()
}
