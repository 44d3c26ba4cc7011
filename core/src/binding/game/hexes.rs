//! Boards in characters.

use crate::hex::{Hex, Numbering};
use crate::reflect::{Code, Word};
use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// The characters that a hex has.
const CELL: usize = 3;
/// The most columns and rows of hexes; what lies beyond is not drawn.
const MOST: usize = 240;

/// A hex with what is shown in it.
struct Shown {
    hex: Hex,
    /// At most three characters.
    mark: String,
}

/// Draws a map with its stacks: the letter of a stack's side and the number of its counters. Without a map the hexes of
/// the stacks and those around them are drawn.
pub(crate) fn stacks(map: &[Hex], counters: impl Iterator<Item = (Hex, char)>) -> String {
    let mut at: BTreeMap<Hex, (char, usize)> = BTreeMap::new();
    for (hex, side) in counters {
        let stack = at.entry(hex).or_insert((side, 0));
        stack.1 = stack.1.saturating_add(1);
    }
    let mut all: BTreeSet<Hex> = map.iter().copied().chain(at.keys().copied()).collect();
    if map.is_empty() {
        all.extend(at.keys().flat_map(|hex| hex.neighbours()));
    }
    let cell = |hex: Hex| {
        let mark = at.get(&hex).map_or_else(|| String::from(" ."), |(side, count)| format!("{side}{count}"));
        Shown { hex, mark }
    };
    draw(&all.into_iter().map(cell).collect::<Vec<_>>())
}

/// Draws hexes in columns that touch above and below, each half a hex lower than the one to its left.
fn draw(cells: &[Shown]) -> String {
    let place = |hex: Hex| {
        // The column, and twice the row in the doubled coordinates of hexes in columns.
        let (q, r) = (i32::from(hex.q), i32::from(hex.r));
        (q, r.saturating_mul(2).saturating_add(q))
    };
    let places: Vec<(i32, i32)> = cells.iter().map(|cell| place(cell.hex)).collect();
    let (Some(left), Some(top)) = (places.iter().map(|p| p.0).min(), places.iter().map(|p| p.1).min()) else {
        return String::new();
    };
    let mut lines: Vec<Vec<u8>> = Vec::new();
    for (cell, (x, y)) in cells.iter().zip(places) {
        let at = |n: i32, first: i32| usize::try_from(n.saturating_sub(first)).unwrap_or(0);
        let (column, line) = (at(x, left).saturating_mul(CELL + 1), at(y, top));
        if column > MOST.saturating_mul(CELL + 1) || line > MOST.saturating_mul(2) {
            continue;
        }
        if lines.len() <= line {
            lines.resize(line.saturating_add(1), Vec::new());
        }
        let Some(row) = lines.get_mut(line) else { continue };
        let end = column.saturating_add(CELL);
        if row.len() < end {
            row.resize(end, b' ');
        }
        let marks = cell.mark.bytes().chain(vec![b' '; CELL]);
        for (place, mark) in row.iter_mut().skip(column).take(CELL).zip(marks) {
            *place = mark;
        }
    }
    let mut out = String::new();
    for line in lines {
        out.push_str(String::from_utf8_lossy(&line).trim_end());
        out.push('\n');
    }
    out
}

/// The word of a code.
pub(crate) fn word<W: Word>(code: Code<W>) -> &'static str {
    W::VOCABULARY.word(code.0).unwrap_or("")
}

/// Returns a hex as a line of orders names it: its printed number, or its coordinates.
pub(crate) fn said(hex: Hex, numbering: Numbering) -> String {
    hex.number(numbering).map_or_else(|| format!("{},{}", hex.q, hex.r), |number| format!("{number:04}"))
}

/// Returns numbers with blanks before them.
pub(crate) fn listed<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(|number| format!(" {}", number.to_string())).collect()
}

/// Returns a unit as a line of orders names it: its name, if no unit before it has the same, or its number.
pub(crate) fn named_as<'u>(units: impl Iterator<Item = (u16, &'u [u8])> + Clone, id: u16) -> String {
    let name = units.clone().find(|(unit, _)| *unit == id).map_or(&[][..], |(_, name)| name);
    let first = units.clone().find(|(_, other)| other.eq_ignore_ascii_case(name));
    match core::str::from_utf8(name) {
        Ok(name) if !name.is_empty() && first.is_some_and(|(unit, _)| unit == id) => name.to_owned(),
        _ => format!("#{id}"),
    }
}
