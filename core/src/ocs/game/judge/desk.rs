//! Where the units that an order names are looked up.

use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::attrition::StepsLost;
use crate::ocs::board::Board;
use crate::ocs::dumps::BlowLoad;
use crate::ocs::game::order::MOST_DICE;
use crate::ocs::turn::{Rest, Taken, UnitToRebuild};
use crate::ocs::units::Unit;
use crate::ocs::zoc::DropOff;
use crate::table::numbered;

/// Units that an order may name in all, its records aside.
const PLACES: usize = 192;
/// Records of one kind that an order may have.
const RECORDS: usize = 48;
/// Units that may enter the map by one order.
const NEWCOMERS: usize = 24;

/// Where the units that an order names are looked up: memory that an order works in. Its contents do not matter. An order
/// names at most 192 units, has 48 records of a kind, and brings 24 units to the map; more is the fault `overflow`.
#[derive(Debug, Clone, Copy)]
pub struct Desk {
    places: [u16; PLACES],
    losses: [StepsLost; RECORDS],
    drops: [DropOff; RECORDS],
    loads: [BlowLoad; RECORDS],
    taken: [Taken; RECORDS],
    rest: [Rest; RECORDS],
    rebuilt: [UnitToRebuild; RECORDS],
    newcomers: [Unit; NEWCOMERS],
    thrown: [u8; MOST_DICE],
    dice: usize,
}

impl Default for Desk {
    fn default() -> Self {
        Desk {
            places: [0; PLACES],
            losses: [StepsLost::default(); RECORDS],
            drops: [DropOff::default(); RECORDS],
            loads: [BlowLoad::default(); RECORDS],
            taken: [Taken::default(); RECORDS],
            rest: [Rest::default(); RECORDS],
            rebuilt: [UnitToRebuild::default(); RECORDS],
            newcomers: [Unit::default(); NEWCOMERS],
            thrown: [0; MOST_DICE],
            dice: 0,
        }
    }
}

impl Desk {
    /// Clears the desk for an order.
    pub(super) fn lay(&mut self) -> (Places<'_>, &mut [Unit]) {
        let places = Places {
            places: &mut self.places,
            losses: &mut self.losses,
            drops: &mut self.drops,
            loads: &mut self.loads,
            taken: &mut self.taken,
            rest: &mut self.rest,
            rebuilt: &mut self.rebuilt,
        };
        (places, &mut self.newcomers)
    }
    /// Returns the units of an order's own list.
    pub fn newcomers(&mut self, count: usize) -> &mut [Unit] {
        self.newcomers.get_mut(..count).unwrap_or_default()
    }
    /// Returns the dice that the game's seed gave for the order just given; none where they were given with it.
    pub fn thrown(&self) -> &[u8] {
        self.thrown.get(..self.dice).unwrap_or_default()
    }
    /// Keeps the dice of the order that is given.
    pub(in crate::ocs::game) fn throw(&mut self, dice: [u8; MOST_DICE], count: usize) {
        (self.thrown, self.dice) = (dice, count);
    }
}

/// What is left of a desk.
pub(super) struct Places<'d> {
    places: &'d mut [u16],
    losses: &'d mut [StepsLost],
    drops: &'d mut [DropOff],
    loads: &'d mut [BlowLoad],
    taken: &'d mut [Taken],
    rest: &'d mut [Rest],
    rebuilt: &'d mut [UnitToRebuild],
}

/// Copies records with the places of their units instead of their numbers.
fn records<'d, T: Copy>(
    room: &mut &'d mut [T],
    list: &[T],
    name: Name,
    mut found: impl FnMut(&mut T) -> Option<()>,
) -> Result<&'d [T], Fault> {
    let (mine, rest) =
        core::mem::take(room).split_at_mut_checked(list.len()).ok_or(Fault::new(FaultCode::Overflow, name))?;
    *room = rest;
    for (to, (i, record)) in mine.iter_mut().zip(numbered(list)) {
        *to = *record;
        found(to).ok_or(Fault::new(FaultCode::OutOfRange, &"unit").in_list(name, i))?;
    }
    Ok(mine)
}

/// Puts a place for a number.
fn put(board: &Board<'_>, unit: &mut u16) -> Option<()> {
    *unit = place(board, *unit)?;
    Some(())
}

impl<'d> Places<'d> {
    pub fn units(&mut self, board: &Board<'_>, ids: &[u16], name: Name) -> Result<&'d [u16], Fault> {
        let room = core::mem::take(&mut self.places);
        let (mine, rest) = room.split_at_mut_checked(ids.len()).ok_or(Fault::new(FaultCode::Overflow, name))?;
        self.places = rest;
        for (to, (i, id)) in mine.iter_mut().zip(numbered(ids)) {
            *to = place(board, *id).ok_or_else(|| Fault::of_no_unit(&"", *id).in_list(name, i))?;
        }
        Ok(mine)
    }
    /// Places that are known already.
    pub fn known(&mut self, found: impl Iterator<Item = usize> + Clone, name: Name) -> Result<&'d [u16], Fault> {
        let room = core::mem::take(&mut self.places);
        let full = Fault::new(FaultCode::Overflow, name);
        let (mine, rest) = room.split_at_mut_checked(crate::table::count(found.clone())).ok_or(full)?;
        self.places = rest;
        mine.iter_mut().zip(found).for_each(|(to, at)| *to = u16::try_from(at).unwrap_or(u16::MAX));
        Ok(mine)
    }
    pub fn losses(&mut self, board: &Board<'_>, list: &[StepsLost]) -> Result<&'d [StepsLost], Fault> {
        records(&mut self.losses, list, &"losses", |row| put(board, &mut row.unit))
    }
    pub fn drops(&mut self, board: &Board<'_>, list: &[DropOff]) -> Result<&'d [DropOff], Fault> {
        records(&mut self.drops, list, &"drops", |row| put(board, &mut row.unit))
    }
    pub fn loads(&mut self, board: &Board<'_>, list: &[BlowLoad]) -> Result<&'d [BlowLoad], Fault> {
        records(&mut self.loads, list, &"loads", |row| put(board, &mut row.unit))
    }
    pub fn taken(&mut self, board: &Board<'_>, list: &[Taken]) -> Result<&'d [Taken], Fault> {
        records(&mut self.taken, list, &"taken", |row| put(board, &mut row.unit))
    }
    pub fn rest(&mut self, board: &Board<'_>, list: &[Rest]) -> Result<&'d [Rest], Fault> {
        records(&mut self.rest, list, &"rest", |row| put(board, &mut row.unit))
    }
    /// Units to rebuild, whose places `found` returns: those of the Dead Pile have some too.
    pub fn rebuilt(
        &mut self,
        list: &[UnitToRebuild],
        mut found: impl FnMut(u16) -> Option<u16>,
    ) -> Result<&'d [UnitToRebuild], Fault> {
        records(&mut self.rebuilt, list, &"orders", |row| {
            row.unit = found(row.unit)?;
            Some(())
        })
    }
}

/// Returns the place of a unit of a board.
pub(super) fn place(board: &Board<'_>, id: u16) -> Option<u16> {
    let at = board.units.iter().position(|unit| unit.id == u32::from(id) && id > 0)?;
    u16::try_from(at).ok()
}
