//! The printed tables of the system as texts. OCS 9.7, 9.9, 9.14c, 10.0, 10.0c, 12.8b, 12.11a.

use super::odds::{COLUMNS, Ground, heading};
use super::{attrition, capture, dumps, facility, tables};
use crate::chart::{Chart, counted, span};
use crate::reflect::Word;
use core::fmt::{Result, Write};

/// The number of rows of the combat table.
const ROLLS: usize = tables::combat::ROWS.unsigned_abs() as usize;

/// The tables.
pub static CHARTS: &[Chart] = &[
    combat::<{ Ground::Open as u8 }>("ocs.combat.open"),
    combat::<{ Ground::Close as u8 }>("ocs.combat.close"),
    combat::<{ Ground::VeryClose as u8 }>("ocs.combat.very_close"),
    combat::<{ Ground::ExtremelyClose as u8 }>("ocs.combat.extremely_close"),
    Chart {
        name: "ocs.barrage",
        doc: "The barrage table: a column for barrage points, a row for the roll of two dice.",
        columns: tables::barrage::COLUMNS as usize,
        rows: tables::barrage::ROWS,
        column: |at, out| span(&tables::barrage::BEGINS, at, out),
        row: |at, out| counted(2, tables::barrage::ROWS, at, out),
        cell: |row, column, out| word(tables::barrage::cell(row, column), out),
    },
    Chart {
        name: "ocs.facility",
        doc: "Barrage against a facility: a column for barrage points, a row for the roll of a die.",
        columns: facility::COLUMNS,
        rows: facility::ROWS,
        column: |at, out| span(&facility::BEGINS, at, out),
        row: |at, out| counted(1, facility::ROWS, at, out),
        cell: |row, column, out| word(facility::cell(row, column), out),
    },
    Chart {
        name: "ocs.capture",
        doc: "The capture table: a column for what is captured, a row for the roll of a die, per cent in the cells.",
        columns: capture::COLUMNS,
        rows: capture::ROWS,
        column: |at, out| out.write_str(capture::Spoils::VOCABULARY.words.get(at).copied().unwrap_or("")),
        row: |at, out| counted(1, capture::ROWS, at, out),
        cell: |row, column, out| capture::cell(row, column).map_or(Ok(()), |percent| write!(out, "{percent}")),
    },
    Chart {
        name: "ocs.attrition",
        doc: "The Attrition Table: a column for the best rating, a row for the modified roll of two dice, steps in the cells.",
        columns: attrition::COLUMNS,
        rows: attrition::ROWS,
        column: |at, out| counted(0, attrition::COLUMNS, at, out),
        row: |at, out| match at.saturating_add(1) {
            attrition::ROWS => out.write_str("13+"),
            _ => counted(2, attrition::ROWS, at, out),
        },
        cell: |row, column, out| match attrition::cell(row, column) {
            _ if row >= attrition::ROWS || column >= attrition::COLUMNS => Ok(()),
            Some(steps) => write!(out, "{steps}"),
            None => out.write_str("all"),
        },
    },
    Chart {
        name: "ocs.dumps",
        doc: "The Dump Blowing Table: a row for the roll of a die, per cent of the supply named in the cells.",
        columns: 1,
        rows: dumps::PER_CENT.len(),
        column: |at, out| if at == 0 { out.write_str("destroyed") } else { Ok(()) },
        row: |at, out| counted(1, dumps::PER_CENT.len(), at, out),
        cell: |row, column, out| match dumps::PER_CENT.get(row) {
            Some(percent) if column == 0 => write!(out, "{percent}"),
            _ => Ok(()),
        },
    },
];

const fn combat<const GROUND: u8>(name: &'static str) -> Chart {
    Chart {
        name,
        doc: "The combat table: a column for the odds on this ground, a row for the modified roll.",
        columns: COLUMNS as usize,
        rows: ROLLS,
        column: odds::<GROUND>,
        row: roll,
        cell: |row, column, out| word(tables::combat::cell(row, column), out),
    }
}

fn odds<const GROUND: u8>(at: usize, out: &mut dyn Write) -> Result {
    match (Ground::of(GROUND), u8::try_from(at)) {
        (Some(ground), Ok(column @ 0..COLUMNS)) => write!(out, "{}", heading(ground, column)),
        _ => Ok(()),
    }
}

/// Writes the heading of a row of the combat table: `1-` for 1 or less, `15+` for 15 or more.
fn roll(at: usize, out: &mut dyn Write) -> Result {
    counted(1, ROLLS, at, out)?;
    match at.saturating_add(1) {
        1 => out.write_str("-"),
        ROLLS => out.write_str("+"),
        _ => Ok(()),
    }
}

fn word<W: Word>(of: Option<W>, out: &mut dyn Write) -> Result {
    out.write_str(of.and_then(|result| W::VOCABULARY.word(result.code())).unwrap_or(""))
}
