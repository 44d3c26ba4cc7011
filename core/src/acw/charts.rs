//! The example of a results table as texts. A game's own table belongs to the caller. ACW 8.

use super::table::EXAMPLE;
use crate::chart::{Chart, counted};

/// The tables.
pub static CHARTS: &[Chart] = &[Chart {
    name: "acw.example",
    doc: "The example of a results table: a column for the odds, a row for the modified roll, codes in the cells.",
    columns: EXAMPLE.columns.len(),
    rows: EXAMPLE.rows as usize,
    column: |at, out| EXAMPLE.columns.get(at).map_or(Ok(()), |odds| write!(out, "{odds}")),
    // The first row is that of 0.
    row: |at, out| counted(0, EXAMPLE.rows.into(), at, out),
    cell: |row, column, out| {
        let at = row.saturating_mul(EXAMPLE.columns.len()).saturating_add(column);
        let code = EXAMPLE.cells.get(at).filter(|_| column < EXAMPLE.columns.len());
        code.map_or(Ok(()), |code| write!(out, "{code}"))
    },
}];
