//! The caller's names for the items of a board.

use super::keys::Settle;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use alloc::vec::Vec;

/// The caller's names for the items of a board. Units are named by their ids, or, if no unit has one, by their indices
/// in the caller's list, counted as the language counts.
#[derive(Debug, Clone, Default)]
pub struct Names {
    base: u8,
    /// By list, the index of each item before the lists were sorted.
    moved: Vec<(&'static str, Vec<usize>)>,
    /// The ids of the units in sorted order, followed by those of units that are not on the board; empty if units go by
    /// their places.
    ids: Vec<u32>,
    /// How many units are on the board, and the list of the others.
    on_board: usize,
    others: Option<Name>,
    /// The places of the units in the core's order, by their ids or by their places in the caller's list.
    places: Vec<(u32, u16)>,
    /// The first unit without an id of its own, in the caller's order, and what is wrong with it.
    wrong: Option<Unnamed>,
    /// Places are the caller's own, and have no names.
    own_places: bool,
}

/// A unit without an id of its own, in the caller's order: what is wrong with it, its id, and the first unit that has it.
#[derive(Debug, Clone, Copy)]
struct Unnamed {
    at: usize,
    code: FaultCode,
    id: u32,
    first: usize,
}

/// The ids by which a unit can be referred to.
const IDS: Bounds = Bounds { low: 1, high: Names::MOST as i64, limit: "ids of units" };

/// Why a unit needs an id: one of the board has one, or one beside it.
const EACH_ON_BOARD: &str = "board.units[].id: where one unit has an id, each needs one";
const EACH: &str = "[].id: where one unit has an id, each needs one";

impl Names {
    /// The largest id by which a unit can be referred to.
    const MOST: u16 = u16::MAX - 1;

    /// The names of the units of a board, whose lists were moved so.
    pub(super) fn of<T: Settle>(core: &T, base: u8, moved: Vec<(&'static str, Vec<usize>)>) -> Names {
        let mut ids = Vec::new();
        core.ids(&mut |_, own| ids.extend_from_slice(own));
        Names { own_places: core.has_own_places(), ..Names::called(ids, &[], base, moved) }
    }

    /// The names of units by their ids: those of a board, and of others that count on from them.
    fn called(mut ids: Vec<u32>, others: &[u32], base: u8, moved: Vec<(&'static str, Vec<usize>)>) -> Names {
        let on_board = ids.len();
        let deciding = if ids.is_empty() { others } else { ids.as_slice() };
        if deciding.iter().any(|id| *id != 0) {
            ids.extend_from_slice(others);
        } else {
            ids.clear();
        }
        let mut names = Names { base, moved, ids, on_board, ..Names::default() };
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

    /// These names with those of units that are not on the board, whose lists are sorted or as the caller gave them;
    /// `None` if they are the same.
    pub fn with_others<T: Settle>(&self, board: &T, others: &dyn Settle, sorted: bool) -> Option<Names> {
        let (mut ids, mut more, mut name) = (Vec::new(), Vec::new(), None);
        board.ids(&mut |_, own| ids.extend_from_slice(own));
        others.ids(&mut |list, own| {
            more.extend_from_slice(own);
            name = Some(list);
        });
        if sorted && more.is_empty() {
            return None;
        }
        let moved = if sorted { self.moved.clone() } else { Vec::new() };
        Some(Names { own_places: self.own_places, others: name, ..Names::called(ids, &more, self.base, moved) })
    }

    /// Whether the caller calls every unit by its place in the core's own list.
    pub fn is_plain(&self) -> bool {
        self.base == 0 && self.ids.is_empty() && self.moved.is_empty()
    }

    /// Returns the first unit whose id is missing, too large, or another unit's.
    fn first_wrong(&self) -> Option<Unnamed> {
        if self.ids.is_empty() {
            return None;
        }
        let mut places = (0..self.ids.len()).collect::<Vec<_>>();
        places.sort_unstable_by_key(|at| self.was("units", *at));
        let mut seen = alloc::collections::BTreeMap::new();
        places.into_iter().find_map(|at| {
            let id = *self.ids.get(at)?;
            let code = match id {
                0 => FaultCode::MissingField,
                id if id > u32::from(Names::MOST) => FaultCode::OutOfRange,
                id if seen.contains_key(&id) => FaultCode::Contradiction,
                _ => {
                    seen.insert(id, self.was("units", at));
                    return None;
                }
            };
            Some(Unnamed { at: self.was("units", at), code, id, first: seen.get(&id).copied().unwrap_or(0) })
        })
    }

    /// Whether places are the caller's own, and have no names.
    pub fn has_own_places(&self) -> bool {
        self.own_places
    }
    /// Returns the names of units without a board: their ids, if any has one, or their places counted from `base`.
    pub fn of_rows(ids: Vec<u32>, base: u8) -> Names {
        Names::called(ids, &[], base, Vec::new())
    }
    /// Returns the index of an item before the lists were sorted.
    pub fn was(&self, list: &str, at: usize) -> usize {
        let moved = self.moved.iter().find(|(name, _)| *name == list);
        moved.and_then(|(_, moved)| moved.get(at)).copied().unwrap_or(at)
    }

    /// Returns a fault of a unit without an id of its own.
    pub fn checked(&self) -> Result<(), Fault> {
        match self.wrong {
            Some(Unnamed { at, code, id, first }) => {
                let fault = Fault::new(code, &"id");
                let others = self.others.unwrap_or(&"newcomers");
                // Of a unit that is not on the board, the other may be on it or beside it.
                let fault = match code {
                    FaultCode::OutOfRange => fault.bounded(i64::from(id), &IDS),
                    FaultCode::MissingField => {
                        let (at, other) = self.first_named();
                        let fault = match at.checked_sub(self.on_board) {
                            None => fault.because(&EACH_ON_BOARD).other_at(at),
                            Some(at) => fault.because(&EACH).other_at(at),
                        };
                        fault.valued(id).opposed(other)
                    }
                    FaultCode::Contradiction if first < self.on_board => {
                        fault.because(&"board.units[].id: a unit has an id of its own").valued(id).other_at(first)
                    }
                    FaultCode::Contradiction => {
                        let other = first.saturating_sub(self.on_board);
                        fault.because(&"[].id: a unit has an id of its own").valued(id).other_at(other)
                    }
                    _ => fault,
                };
                Err(match at.checked_sub(self.on_board) {
                    None => fault.in_list(&"board.units", at),
                    Some(other) => fault.in_list(others, other),
                })
            }
            None => Ok(()),
        }
    }

    /// Returns the index, in the caller's order, of the first unit with an id, and the id.
    fn first_named(&self) -> (usize, u32) {
        let named = (0..).zip(&self.ids).filter(|(_, id)| **id != 0);
        named.map(|(at, id)| (self.was("units", at), *id)).min().unwrap_or_default()
    }

    /// Returns the place of a unit by the caller's name; `None` if there is no such unit.
    pub fn place(&self, name: i64) -> Option<i64> {
        if self.ids.is_empty() {
            let at = name.checked_sub(i64::from(self.base)).filter(|at| *at >= 0)?;
            // The core reports a place beyond the end of the list.
            return Some(self.find(at).unwrap_or(at));
        }
        self.find(name)
    }
    /// Returns the fault of a field with a name that no unit has.
    pub(super) fn unknown(&self, field: Name, name: i64) -> Fault {
        if self.ids.is_empty() {
            return Fault::new(FaultCode::OutOfRange, field).valued(name);
        }
        Fault::of_no_unit(field, name)
    }
    /// The same of what [`Names::index`] gives.
    pub fn place_of_index(&self, index: i64) -> Option<i64> {
        self.place(self.name_of_index(index))
    }
    /// Returns the caller's name of what [`Names::index`] gives.
    pub fn name_of_index(&self, index: i64) -> i64 {
        index.saturating_add(i64::from(self.base))
    }
    fn find(&self, name: i64) -> Option<i64> {
        let name = u32::try_from(name).ok()?;
        let at = self.places.binary_search_by_key(&name, |(name, _)| *name).ok()?;
        self.places.get(at).map(|(_, place)| i64::from(*place))
    }

    /// Returns the caller's name of the unit at a place.
    pub fn name(&self, place: i64) -> i64 {
        let Ok(at) = usize::try_from(place) else { return place };
        match self.ids.get(at) {
            Some(id) => i64::from(*id),
            None => i64::try_from(self.was("units", at)).unwrap_or(place).saturating_add(i64::from(self.base)),
        }
    }

    /// Returns the caller's name of the unit of a place, less the language's first number, as a field of indices holds it.
    pub fn index(&self, place: i64) -> i64 {
        self.name(place).saturating_sub(i64::from(self.base))
    }

    /// Translates a fault of the core to the caller's lists.
    pub fn fault(&self, fault: Fault) -> Fault {
        let other = fault.other().and_then(|other| {
            let list = other.list().strip_prefix("board.")?;
            Some(self.was(list, usize::from(other.index())))
        });
        let fault = other.map_or(fault, |other| fault.other_at(other));
        match fault.list().strip_prefix("board.") {
            Some(list) => fault.at(self.was(list, usize::from(fault.index()))),
            None => fault,
        }
    }
}
