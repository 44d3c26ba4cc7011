//! What combat and barrage look up in tables, be they the printed ones or a game's own. With the feature `fast` combat is
//! compiled for the printed tables apart, which need none of it. Without it combat is compiled once for both, which takes
//! less space, as barrage always is.

use super::barrage::{self, BarrageResult};
use super::combat::{self, CombatResult};
use super::headings::{AsPrinted, Asked, COLUMNS, Ground, Headings, Placed, column_at, heading};
use crate::fault::Fault;
use crate::ocs::units::Checked;
use crate::odds::Odds;
use crate::rule::Rule;
use crate::strength::Factor;

/// A multiplier of a game.
#[derive(Clone, Copy)]
pub(crate) struct Multiplied {
    pub by: Factor,
    /// The house rule that sets it.
    pub rule: Option<Rule>,
}

/// The tables of a game that are not the printed ones. `None` stands for what is as printed.
pub(crate) trait Changed: Headings {
    /// Returns the multiplier of combat strength for a unit's mode.
    fn strength(&self, unit: &Checked<'_>) -> Option<Multiplied>;
    /// Returns the multiplier of barrage strength for a unit's mode.
    fn barrage(&self, unit: &Checked<'_>) -> Option<Multiplied>;
    /// Returns the multiplier of combat strength for a unit's lost steps.
    fn steps(&self, unit: &Checked<'_>, defends: bool) -> Option<Multiplied>;
}

/// The tables that the dice of a combat are looked up in.
pub(crate) trait Lookup: Copy {
    /// Returns the number of columns, at least 1.
    fn columns(self) -> u8;
    /// Returns the heading of a column.
    fn heading(self, ground: Ground, column: u8) -> Odds;
    /// Returns the column of odds of which neither part is 0.
    fn column_at(self, ground: Ground, odds: Odds) -> u8;
    /// Returns the modified roll from which on the attacker has surprise, and that down to which the defender has it.
    fn surprise(self, overrun: bool) -> (i8, i8);
    /// Returns the number of columns that surprise shifts by a die (9.8).
    fn shift(self, die: i8) -> i8;
    /// Returns the index of the row of a modified roll, from 0, and the row as it is printed.
    fn row(self, modified: i8) -> (usize, i8);
    /// Returns the result in a column, and in the row with this index from 0.
    fn result(self, column: u8, row: usize) -> Result<CombatResult, Fault>;
    /// Returns the house rules for the surprise and for the results.
    fn rules(self) -> [Option<Rule>; 2];
}

/// The table that the dice of a barrage are looked up in.
pub(crate) trait BarrageLookup: Copy {
    /// Returns the number of columns, at least 1.
    fn columns(self) -> u8;
    /// Returns the result of a roll of two dice in a column.
    fn result(self, column: u8, roll: u8) -> Result<BarrageResult, Fault>;
    /// Returns the house rule of the results.
    fn rule(self) -> Option<Rule>;
}

impl Changed for AsPrinted {
    fn strength(&self, _unit: &Checked<'_>) -> Option<Multiplied> {
        None
    }
    fn barrage(&self, _unit: &Checked<'_>) -> Option<Multiplied> {
        None
    }
    fn steps(&self, _unit: &Checked<'_>, _defends: bool) -> Option<Multiplied> {
        None
    }
}

impl Lookup for AsPrinted {
    fn columns(self) -> u8 {
        COLUMNS
    }
    fn heading(self, ground: Ground, column: u8) -> Odds {
        heading(ground, column)
    }
    fn column_at(self, ground: Ground, odds: Odds) -> u8 {
        column_at(ground, odds)
    }
    fn surprise(self, overrun: bool) -> (i8, i8) {
        // OCS 9.8.
        if overrun { (9, 6) } else { (10, 5) }
    }
    fn shift(self, die: i8) -> i8 {
        die
    }
    fn row(self, modified: i8) -> (usize, i8) {
        (combat::place(modified), combat::row(modified))
    }
    fn result(self, column: u8, row: usize) -> Result<CombatResult, Fault> {
        Ok(combat::result(column, row))
    }
    fn rules(self) -> [Option<Rule>; 2] {
        [None, None]
    }
}

impl BarrageLookup for AsPrinted {
    fn columns(self) -> u8 {
        barrage::COLUMNS
    }
    fn result(self, column: u8, roll: u8) -> Result<BarrageResult, Fault> {
        Ok(barrage::result(column, roll))
    }
    fn rule(self) -> Option<Rule> {
        None
    }
}

impl Headings for &dyn Changed {
    fn column(&self, ground: Ground, asked: Asked) -> Option<Placed> {
        (**self).column(ground, asked)
    }
}

impl Changed for &dyn Changed {
    fn strength(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        (**self).strength(unit)
    }
    fn barrage(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        (**self).barrage(unit)
    }
    fn steps(&self, unit: &Checked<'_>, defends: bool) -> Option<Multiplied> {
        (**self).steps(unit, defends)
    }
}
