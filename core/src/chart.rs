//! The printed tables of the systems: headings and cells as texts.

use core::fmt;

/// Writes the heading of a column or a row, counted from 0; writes nothing beyond the last.
pub type Heading = fn(usize, &mut dyn fmt::Write) -> fmt::Result;

/// A printed table.
///
/// ```
/// let chart = grognard_core::chart::of("ocs.combat.open").expect("a table");
/// let text = |write: &dyn Fn(&mut String) -> std::fmt::Result| {
///     let mut text = String::new();
///     write(&mut text).expect("a string takes all");
///     text
/// };
/// assert_eq!((chart.columns, chart.rows), (13, 15));
/// assert_eq!(text(&|out| (chart.column)(0, out)), "1:5");
/// assert_eq!(text(&|out| (chart.row)(14, out)), "15+");
/// assert_eq!(text(&|out| (chart.cell)(14, 12, out)), "Ae2/DL2o3DG");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Chart {
    /// The table's name, such as `ocs.combat.open`.
    pub name: &'static str,
    /// The meaning of its columns and rows.
    pub doc: &'static str,
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// Writes the heading of a column, counted from 0.
    pub column: Heading,
    /// Writes the heading of a row, counted from 0.
    pub row: Heading,
    /// Writes a cell, by its row and column counted from 0; writes nothing beyond the last.
    pub cell: fn(usize, usize, &mut dyn fmt::Write) -> fmt::Result,
}

/// Writes the range of a column or row, given the numbers at which they begin. It is `8-11` if the next begins at 12,
/// `117+` for the last, and `1` for a single number.
pub(crate) fn span(begins: &[u32], at: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    let Some(begin) = begins.get(at) else { return Ok(()) };
    match begins.get(at.saturating_add(1)).map(|next| next.saturating_sub(1)) {
        None => write!(out, "{begin}+"),
        Some(end) if end == *begin => write!(out, "{begin}"),
        Some(end) => write!(out, "{begin}-{end}"),
    }
}

/// Writes a number counted from `first`, for indices from 0 up to `count`.
pub(crate) fn counted(first: usize, count: usize, at: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    if at < count { write!(out, "{}", first.saturating_add(at)) } else { Ok(()) }
}

/// Returns the table with this name.
pub fn of(name: &str) -> Option<&'static Chart> {
    crate::CHARTS.iter().copied().flatten().find(|chart| chart.name == name)
}
