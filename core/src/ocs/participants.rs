//! The units of a question: a whole list, or some units of a board. OCS 9, 10.

use super::board::UNITS;
use super::units::{Common, Unit, one_side_without, passes_over};
use crate::bounded::Bounded;
use crate::fault::{Fault, List, Name, list};
use crate::hex::Hex;
use crate::ruling::{About, Item};

/// The list of a board's units.
const BOARD: List = List::of(UNITS);

/// Units: all of a list, or those at some places of it.
#[derive(Clone, Copy)]
pub(crate) struct Participants<'a> {
    list: &'a [Unit],
    places: Option<&'a [u64]>,
    /// The place of the first unit of the list, where it is a part of the board's.
    first: usize,
    /// The side whose units are left out that are not on the ground: aircraft on a mission, craft and what is on them, in an
    /// enemy's hex (4.8c, 18.6a). 0 for none.
    without: u8,
    /// The name of the list, for faults; that of the board's units where places are given.
    name: List,
    about: About,
    /// They are units of a board.
    of_board: bool,
}

impl<'a> Participants<'a> {
    /// All units of a list of a question.
    pub const fn all(list: &'a [Unit], name: List, about: About) -> Self {
        Participants { list, places: None, first: 0, without: 0, name, about, of_board: false }
    }
    /// All units of a second list of a question, which effects number after those of the first.
    pub const fn after(list: &'a [Unit], count: usize, name: List) -> Self {
        Participants { list, places: None, first: count, without: 0, name, about: About::Units, of_board: false }
    }
    /// The units of a board at some places.
    pub const fn of_board(units: &'a [Unit], places: &'a [u64]) -> Self {
        Participants {
            list: units,
            places: Some(places),
            first: 0,
            without: 0,
            name: BOARD,
            about: About::Units,
            of_board: true,
        }
    }
    /// Units that stand one after the other in a board's list, of which the first has this place. Left out is what a
    /// side has in the air and on the water (0 for none).
    pub const fn of_hex(units: &'a [Unit], first: usize, without: u8) -> Self {
        Participants { list: units, places: None, first, without, name: BOARD, about: About::Units, of_board: true }
    }
    /// Returns the number of units.
    pub fn len(&self) -> usize {
        self.places.map_or(self.list.len(), <[u64]>::len)
    }
    /// Returns the place in the list of the unit with an index.
    pub fn place(&self, index: usize) -> usize {
        match self.places {
            None => self.first.bounded_add(index),
            Some(places) => places.get(index).and_then(|at| usize::try_from(*at).ok()).unwrap_or(usize::MAX),
        }
    }
    /// Returns a unit.
    pub fn get(&self, index: usize) -> Option<&'a Unit> {
        self.list.get(if self.places.is_some() { self.place(index) } else { index })
    }
    /// Returns the units with their indices from 0.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &'a Unit)> + Clone {
        (0..self.len())
            .filter_map(|index| Some((index, self.get(index).filter(|unit| !passes_over(unit, self.without))?)))
    }
    /// Returns whether they are units of a board.
    pub const fn are_of_board(&self) -> bool {
        self.of_board
    }
    /// Returns a fault as that of a unit.
    pub fn fault(&self, fault: Fault, index: usize) -> Fault {
        fault.in_list(self.name, if self.are_of_board() { self.place(index) } else { index })
    }
    /// Returns the fault of a lead that is no combat unit.
    #[cold]
    pub fn no_lead(&self, field: Name, index: usize) -> Fault {
        let why: Name = match self.name {
            _ if self.are_of_board() => &"board.units[].kind: a lead is a combat unit",
            name if name == list!("attackers") => &"attackers[].kind: a lead is a combat unit",
            name if name == list!("defenders") => &"defenders[].kind: a lead is a combat unit",
            _ => &"units[].kind: a lead is a combat unit",
        };
        Fault::against(field, why).other_at(if self.are_of_board() { self.place(index) } else { index })
    }
    /// Returns the list and the place of a unit, for the trail.
    pub fn item(&self, index: usize) -> Item {
        self.about.at(self.place(index))
    }
    /// Returns what the units have in common. Their side is not that of their enemy. Units of a board at some places are
    /// of one side already.
    pub fn one_side(&self, enemy: Option<u8>) -> Result<Common, Fault> {
        if self.places.is_none() {
            return one_side_without(self.list, self.name, enemy.unwrap_or(0), self.without);
        }
        let placed = self.iter().any(|(_, unit)| unit.hex != Hex::default());
        Ok(Common { side: self.get(0).map(|unit| unit.side), placed })
    }
}
