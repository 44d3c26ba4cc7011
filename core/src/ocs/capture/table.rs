//! The capture table, and what it is rolled for. OCS 9.14b, 9.14c.

use crate::fault::Fault;
use crate::ocs::measures::MP;
use crate::ocs::rules::*;
use crate::ocs::units::Unit;
use crate::reflect::Words;
use crate::rule::Rule;

/// A column of the capture table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Spoils {
    /// A dump on the ground.
    Dump,
    /// Transport Points with a movement allowance above 10, and their load.
    Trucks,
    /// Transport Points with a movement allowance of up to 10, and their load.
    Wagons,
}

/// How many columns the table has.
pub(crate) const COLUMNS: usize = 3;

/// How many rows the table has: a die of 1 to 6.
pub(crate) const ROWS: usize = 6;

/// A cell of the table, by its row and column counted from 0.
pub(crate) fn cell(row: usize, column: usize) -> Option<u8> {
    TABLE.get(column).and_then(|cells| cells.get(row)).copied()
}

/// The percentage captured, by column and die.
#[rustfmt::skip]
static TABLE: [[u8; ROWS]; COLUMNS] = [
    //1   2   3   4   5    6
    [0, 25, 25, 50, 50,  75], // dumps
    [0,  0, 25, 50, 50,  75], // trucks
    [0,  0, 25, 50, 75, 100], // wagons
];

const _: () = {
    // A higher die never captures less.
    let mut columns: &[[u8; 6]] = &TABLE;
    while let [[a, b, c, d, e, f], rest @ ..] = columns {
        assert!(*a <= *b && *b <= *c && *c <= *d && *d <= *e && *e <= *f && *f <= 100);
        columns = rest;
    }
};

pub(super) fn percent(column: Spoils, die: u8) -> u8 {
    let column = TABLE.get(column as usize);
    column.and_then(|c| c.get(usize::from(die).saturating_sub(1))).copied().unwrap_or(0)
}

/// Returns a percentage of a number, rounded to the nearest multiple of a unit; a half is rounded up (4.1).
pub(super) fn part(of: u32, percent: u8, unit: u32) -> u32 {
    let hundredths = of.saturating_mul(u32::from(percent));
    let step = unit.saturating_mul(100);
    let half = hundredths.saturating_add(step / 2);
    half.checked_div(step).unwrap_or(0).saturating_mul(unit)
}

impl Spoils {
    /// Returns the paragraph of the column.
    pub(super) const fn rule(self) -> Rule {
        match self {
            Spoils::Dump => R9_14B,
            Spoils::Trucks | Spoils::Wagons => R9_14C,
        }
    }
}

/// Returns the distance in hexes at which the uncaptured rest is placed (9.14c).
pub(super) const fn away(column: Spoils) -> u8 {
    match column {
        Spoils::Dump => 0,
        Spoils::Trucks => 10,
        Spoils::Wagons => 5,
    }
}

/// Returns the column of Transport Points by their movement allowance, which must be given.
pub(super) fn column_of(unit: &Unit) -> Result<Spoils, Fault> {
    let ma = unit.move_side.allowance().map_err(|f| f.within(&"move_side"))?;
    Ok(if ma > 10 * MP { Spoils::Trucks } else { Spoils::Wagons })
}
