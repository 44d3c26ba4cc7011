//! Lists that are kept in order, and items that have an id.

use crate::fault::{Fault, FaultCode, Name};
use crate::table::numbered;

/// Lists that belong together and can be put in order.
pub trait Settle {
    /// Whether the lists that are marked `#[ordered]` are in order.
    fn is_settled(&self) -> bool;
    /// The first item whose key an item before it in the list has, in a list that is in order and has none twice.
    fn twice(&self) -> Option<Fault>;
    /// Shows the ids of the list that is marked `#[named]`, if there is one.
    #[cfg(feature = "bindings")]
    fn ids(&self, show: &mut dyn FnMut(&[u32]));
    /// Puts the lists that are marked `#[ordered]` in order, items of one key in the order in which they were. Says of
    /// each list where every item was before.
    #[cfg(feature = "bindings")]
    fn settle(&mut self, moved: &mut dyn FnMut(&'static str, &[usize]));
}

/// An item that has an id.
pub trait Named {
    /// The host's own number for it; 0 for none.
    fn id(&self) -> u32;
}

/// An item of a list that is kept in order.
pub trait Ordered {
    /// Whether no two items may have one key.
    const UNIQUE: bool = false;
    /// What the list is ordered by.
    fn key(&self) -> u64;
}

/// A fault of the first item whose key the item before it has, in a list that is in order.
pub fn twice<T: Ordered>(list: &[T], name: Name, field: Name) -> Option<Fault> {
    let mut pairs = (1..list.len()).zip(list.windows(2)).filter(|_| T::UNIQUE);
    let (at, _) = pairs.find(|(_, pair)| matches!(pair, [a, b] if a.key() == b.key()))?;
    Some(Fault::new(FaultCode::Contradiction, field).in_list(name, at))
}

/// A fault of the first item that is not in its place, in a list that must be in order.
pub fn check_order<T: Ordered>(list: &[T], name: Name, field: Name) -> Result<(), Fault> {
    let mut last = None;
    for (at, item) in numbered(list) {
        let key = Some(item.key());
        if key < last {
            return Err(Fault::item(FaultCode::Unsorted, name, at));
        }
        if T::UNIQUE && key == last {
            return Err(Fault::new(FaultCode::Contradiction, field).in_list(name, at));
        }
        last = key;
    }
    Ok(())
}

/// Whether items are in the order of their keys.
pub fn in_order<T: Ordered>(list: &[T]) -> bool {
    list.is_sorted_by_key(Ordered::key)
}

/// Sorts items by their keys, those of one key in the order in which they are; where each was.
#[cfg(feature = "bindings")]
pub fn put_in_order<T: Ordered + Copy>(list: &mut [T]) -> alloc::vec::Vec<usize> {
    let mut items: alloc::vec::Vec<(usize, T)> = list.iter().copied().enumerate().collect();
    items.sort_by_key(|(_, item)| item.key());
    for (place, (_, item)) in list.iter_mut().zip(&items) {
        *place = *item;
    }
    items.into_iter().map(|(was, _)| was).collect()
}
