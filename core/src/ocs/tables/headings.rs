//! The headings of the combat table's columns: as printed, and as a game may have them. OCS 9.7.

use crate::odds::Odds;
use crate::reflect::Words;
use crate::rule::Rule;
use crate::table;

/// The difficulty of the ground: the row of the odds table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum Ground {
    /// Open.
    Open = 1,
    /// Close.
    Close,
    /// Very Close.
    VeryClose,
    /// Extremely Close.
    ExtremelyClose,
}

/// The number of columns of the combat table.
pub const COLUMNS: u8 = 13;

/// The printed headings, from the defender's best column to the attacker's: -5 is 1:5, 1 is 1:1, 13 is 13:1.
static HEADINGS: [[i8; COLUMNS as usize]; 4] = [
    [-5, -4, -3, -2, 1, 2, 3, 4, 5, 7, 9, 11, 13],
    [-4, -3, -2, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18],
    [-3, -2, 1, 2, 3, 4, 6, 9, 12, 15, 18, 21, 24],
    [-2, 1, 2, 3, 4, 8, 12, 16, 20, 28, 36, 44, 52],
];

const _: () = {
    let mut rows: &[[i8; COLUMNS as usize]] = &HEADINGS;
    while let [row, more @ ..] = rows {
        let mut cells: &[i8] = row;
        while let [a, rest @ ..] = cells {
            if let [b, ..] = rest {
                assert!(*a < *b, "the columns grow to the right");
            }
            cells = rest;
        }
        rows = more;
    }
};

/// Returns the headings of a row.
pub(crate) fn headings(ground: Ground) -> &'static [i8; COLUMNS as usize] {
    let [open, ..] = &HEADINGS;
    HEADINGS.get(usize::from(ground as u8).saturating_sub(1)).unwrap_or(open)
}

/// Returns the odds printed above a column.
pub fn heading(ground: Ground, column: u8) -> Odds {
    let n = headings(ground).get(usize::from(column)).copied().unwrap_or(1);
    let part = u32::from(n.unsigned_abs());
    if n < 0 { Odds { attack: 1, defence: part } } else { Odds { attack: part, defence: 1 } }
}

/// What a column is asked for.
#[derive(Clone, Copy)]
pub(crate) enum Asked {
    /// The column of rounded odds.
    Odds(Odds),
    /// The first column.
    First,
    /// The last column.
    Last,
}

/// A column that was found.
#[derive(Clone, Copy)]
pub(crate) struct Placed {
    pub column: u8,
    pub heading: Odds,
    /// The odds lie beyond an end of the row.
    pub beyond: bool,
    /// The house rule that decided it.
    pub rule: Option<Rule>,
}

/// Headings that a game changes. `None` stands for the printed ones.
pub(crate) trait Headings {
    /// Returns the column on a row.
    fn column(&self, ground: Ground, asked: Asked) -> Option<Placed>;
}

/// The printed tables: a game that changes nothing.
#[derive(Clone, Copy)]
pub(crate) struct AsPrinted;

impl Headings for AsPrinted {
    fn column(&self, _ground: Ground, _asked: Asked) -> Option<Placed> {
        None
    }
}

/// Returns the printed column of a row, and its heading.
pub(crate) fn printed(ground: Ground, asked: Asked) -> Placed {
    let row @ [first, .., last] = headings(ground);
    let (column, beyond) = match asked {
        Asked::Odds(odds) => {
            let n = heading_of(odds);
            (table::column(row, n), n < *first || n > *last)
        }
        Asked::First => (0, false),
        Asked::Last => (COLUMNS.saturating_sub(1), false),
    };
    Placed { column, heading: heading(ground, column), beyond, rule: None }
}

/// Returns the heading that odds ask for. Every heading fits a byte.
fn heading_of(odds: Odds) -> i8 {
    i8::try_from(odds.heading().clamp(-128, 127)).unwrap_or(0)
}

/// Returns the column of odds of which neither part is 0.
pub(crate) fn column_at(ground: Ground, odds: Odds) -> u8 {
    table::column(headings(ground), heading_of(odds))
}
