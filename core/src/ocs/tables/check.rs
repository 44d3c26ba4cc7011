//! The check of a game's tables as a whole. OCS 9.7 to 9.9, 10.0.

use super::records::{GameTables, GameTablesHeld};
use super::shape::InUse;
use crate::fault::Fault;
use crate::ocs::rules::*;
use crate::reflect::{Question, Reflect};
use crate::ruling::{Cites, Ruling, Trail};

/// Tables to check.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TablesChecked<'a> {
    /// The tables.
    #[required]
    pub tables: GameTables<'a>,
}

/// The extent of a game's tables, where they are not given that of the printed ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TablesExtent {
    /// A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones.
    pub digest: u32,
    /// The number of columns of the combat table.
    pub columns: u8,
    /// The number of rows of the combat table.
    pub rows: u8,
    /// The number of columns of the barrage table.
    pub barrage_columns: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Checks the tables of a game as a whole: shape, order of columns, every word of every cell (OCS 9.7 to 9.9, 10.0). The
/// other operations check the results only in the cells that they use.
///
/// ```
/// use grognard_core::{odds::Odds, ruling::Trail};
/// use grognard_core::ocs::tables::{check, GameTables, Tables, TablesChecked};
/// let row = [1, 2, 3].map(|attack| Odds { attack, defence: 1 });
/// let tables = Tables { open: &row, ..Tables::default() };
/// let fault = check(&TablesChecked { tables: GameTables::of(&tables) }, &mut Trail::none()).unwrap_err();
/// assert_eq!(fault.path().to_string(), "tables.open"); // the printed results have 13 columns
/// ```
///
/// # Errors
///
/// * `missing_field` for the first row and the number of rows where there are cells, and for cells where there are
///   rows. So it is for headings, points or costs of a table that has not the printed number of columns. It is also for
///   a mode, and for a numerator or denominator without the other.
/// * `out_of_range` for a house rule that is none, for more than 40 rows, columns or shifts, and for a heading with a
///   side of 0. So it is for a multiplier above 12, for steps that a unit cannot lose, and for barrage points that do
///   not begin at 0.
/// * `contradiction` for cells that make no whole rows, and for headings, points or costs that are not one for each
///   column. So it is for headings or points that do not rise, and for a heading without a side of 1. It is also for a
///   mode or loss that stands twice, and for a roll that surprises both sides.
/// * `unknown_word` and `missing_field` for the result of a cell; `unknown_word` for a mode.
/// * `reserved` for reserved bytes of a mode.
pub fn check(question: &TablesChecked<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<TablesExtent>, Fault> {
    let tables = InUse::of(question.tables)?;
    tables.cells_checked()?;
    let ([columns, rows, barrage_columns], digest) = (tables.extent(), tables.digest);
    let value = TablesExtent { digest, columns, rows, barrage_columns, reserved: 0 };
    Ok(Ruling::new(value, const { Cites::of(&[R9_7, R9_8, R9_9, R10_0]) }))
}
