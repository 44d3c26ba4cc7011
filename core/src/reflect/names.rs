//! What the caller calls the items of a board.

use super::keys::Settle;
use crate::fault::{Fault, FaultCode};
use alloc::vec::Vec;

/// What the items of a board are called outside the core: its units by their ids, or, where no unit has one, by their
/// places in the caller's list, counted as the language counts.
#[derive(Debug, Clone, Default)]
pub struct Names {
    base: u8,
    /// By list, where each item was before the lists were put in order.
    moved: Vec<(&'static str, Vec<usize>)>,
    /// The ids of the units in the core's order; empty where none has one.
    ids: Vec<u32>,
    /// The places of the units in the core's order, by their ids or by their places in the caller's list.
    places: Vec<(u32, u16)>,
    /// The first unit without an id of its own, in the caller's order, and what is wrong with it.
    wrong: Option<(usize, FaultCode)>,
}

impl Names {
    /// The largest id by which a unit can be referred to.
    const MOST: u32 = 65_534;

    pub(super) fn of<T: Settle>(core: &T, base: u8, moved: Vec<(&'static str, Vec<usize>)>) -> Names {
        let mut names = Names { base, moved, ..Names::default() };
        core.ids(&mut |ids| {
            if ids.iter().any(|id| *id != 0) {
                names.ids = ids.to_vec();
            }
        });
        if names.ids.is_empty() {
            if let Some((_, moved)) = names.moved.iter().find(|(list, _)| *list == "units") {
                let numbered = moved.iter().map(|was| u32::try_from(*was).unwrap_or(u32::MAX)).zip(0u16..);
                names.places = numbered.collect();
            }
        } else {
            names.places = names.ids.iter().copied().zip(0u16..).collect();
        }
        names.places.sort_unstable();
        names.wrong = names.first_wrong();
        names
    }

    /// Whether the caller calls every unit by its place in the core's own list.
    pub fn is_plain(&self) -> bool {
        self.base == 0 && self.ids.is_empty() && self.moved.is_empty()
    }

    /// Ids that are missing, too large, or those of another unit.
    fn first_wrong(&self) -> Option<(usize, FaultCode)> {
        if self.ids.is_empty() {
            return None;
        }
        let mut places = (0..self.ids.len()).collect::<Vec<_>>();
        places.sort_unstable_by_key(|at| self.was("units", *at));
        let mut seen = alloc::collections::BTreeSet::new();
        places.into_iter().find_map(|at| {
            let code = match *self.ids.get(at)? {
                0 => FaultCode::MissingField,
                id if id > Names::MOST => FaultCode::OutOfRange,
                id if !seen.insert(id) => FaultCode::Contradiction,
                _ => return None,
            };
            Some((self.was("units", at), code))
        })
    }

    /// Where an item of a list was before the lists were put in order.
    pub fn was(&self, list: &str, at: usize) -> usize {
        let moved = self.moved.iter().find(|(name, _)| *name == list);
        moved.and_then(|(_, moved)| moved.get(at)).copied().unwrap_or(at)
    }

    /// A fault of a unit that has no id of its own.
    pub fn checked(&self) -> Result<(), Fault> {
        match self.wrong {
            Some((at, code)) => Err(Fault::new(code, &"id").in_list(&"board.units", at)),
            None => Ok(()),
        }
    }

    /// The place of a unit that the caller names; nothing if there is none of this name.
    pub fn place(&self, name: i64) -> Option<i64> {
        if self.ids.is_empty() {
            let at = name.checked_sub(i64::from(self.base)).filter(|at| *at >= 0)?;
            // Beyond the end of the list the core says what is wrong.
            return Some(self.find(at).unwrap_or(at));
        }
        self.find(name)
    }
    fn find(&self, name: i64) -> Option<i64> {
        let name = u32::try_from(name).ok()?;
        let at = self.places.binary_search_by_key(&name, |(name, _)| *name).ok()?;
        self.places.get(at).map(|(_, place)| i64::from(*place))
    }

    /// What the caller calls the unit of a place.
    pub fn name(&self, place: i64) -> i64 {
        let Ok(at) = usize::try_from(place) else { return place };
        match self.ids.get(at) {
            Some(id) => i64::from(*id),
            None => i64::try_from(self.was("units", at)).unwrap_or(place).saturating_add(i64::from(self.base)),
        }
    }

    /// A fault of the core, its place in the caller's lists.
    pub fn fault(&self, fault: Fault) -> Fault {
        match fault.list().strip_prefix("board.") {
            Some(list) => fault.at(self.was(list, usize::from(fault.index()))),
            None => fault,
        }
    }
}
