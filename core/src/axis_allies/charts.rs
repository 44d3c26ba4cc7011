//! The unit chart as texts.

use super::units::{CHART, Kind};
use crate::chart::Chart;
use crate::reflect::Word;

/// The columns: the names of the fields of a row.
static COLUMNS: [&str; 7] = ["cost", "movement", "attack", "defence", "shot", "hold", "space"];

/// The tables.
pub static CHARTS: &[Chart] = &[Chart {
    name: "axis_allies.units",
    doc: "The unit chart of the second edition: a row for the kind of unit.",
    columns: COLUMNS.len(),
    rows: CHART.len(),
    column: |at, out| out.write_str(COLUMNS.get(at).copied().unwrap_or("")),
    // Beyond the chart there are words for a game's own kinds.
    row: |at, out| out.write_str(CHART.get(at).and(Kind::VOCABULARY.words.get(at)).copied().unwrap_or("")),
    cell: |row, column, out| {
        let Some(row) = CHART.get(row) else { return Ok(()) };
        let (attack, defence) = (row.attack.get().unwrap_or(0), row.defence.get().unwrap_or(0));
        let cells = [row.cost, row.movement, attack, defence, row.shot, row.hold, row.space];
        cells.get(column).map_or(Ok(()), |number| write!(out, "{number}"))
    },
}];
