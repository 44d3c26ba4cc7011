//! The odds of two strengths and their column of the combat table. OCS 4.1, 4.2, 9.1g, 9.7, 9.14a.

use super::rules::*;
use super::units::word;
use crate::fault::Fault;
use crate::odds::{Odds, Rounding};
use crate::reflect::{Code, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Figure, Findings, Ruling, Trail, What};
use crate::strength::Strength;
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

/// Odds and their column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Column {
    /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// The column, 0 to 12, from the defender's best.
    pub column: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Two strengths to compare.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Compare {
    /// The attacker's strength in points.
    #[required]
    #[measure("point", 11520)]
    pub attack: u32,
    /// The defender's strength in points.
    #[required]
    #[measure("point", 11520)]
    pub defence: u32,
    /// The row of the odds table. Needed for a column; rounded odds do not depend on it.
    pub ground: Code<Ground>,
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
fn printed(ground: Ground, asked: Asked) -> Placed {
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

/// Returns the column of two strengths, and adds the rules that lead to it to the caller's trail and citations.
/// `changed` are the game's own headings, if it has any.
pub(crate) fn column_of(
    attack: Strength,
    defence: Strength,
    ground: Ground,
    changed: &dyn Headings,
    findings: &mut Findings<'_, '_>,
) -> Column {
    findings.cite(R9_7);
    let (odds, asked) = match Odds::round(attack.0, defence.0, Rounding::HalfUp) {
        Some((odds, inexact)) if attack.0 > 0 => {
            findings.cite(R4_2);
            findings.cite_if(R4_1, inexact);
            findings.figure(R4_2, What::Odds, About::Whole, figure_of(odds));
            (odds, Asked::Odds(odds))
        }
        _ => {
            findings.cite(R9_14A);
            let even = Odds { attack: 1, defence: 1 };
            match (attack.0, defence.0) {
                (0, 0) => (even, Asked::Odds(even)),
                (0, _) => (Odds::default(), Asked::First),
                _ => (Odds::default(), Asked::Last),
            }
        }
    };
    let own = changed.column(ground, asked);
    let Placed { column, heading, beyond, rule } = own.unwrap_or_else(|| printed(ground, asked));
    // 9.1g: beyond an end, the end column.
    findings.cite_if(R9_1G, beyond);
    if matches!(asked, Asked::Odds(_)) && attack.0 > 0 {
        findings.cite(if beyond { R9_7B } else { R9_7A });
    }
    if let Some(rule) = rule {
        findings.cite(rule);
    }
    note_column(rule.unwrap_or(R9_7), column, heading, findings.trail);
    Column { odds, heading, column, reserved: [0; 3] }
}

/// Appends a step for a column and its heading.
pub(crate) fn note_column(rule: Rule, column: u8, printed: Odds, trail: &mut Trail<'_>) {
    let den = u16::try_from(printed.defence).unwrap_or(u16::MAX);
    let figure = Figure { num: i32::from(column), den, value: printed.attack };
    trail.figure(rule, What::Column, About::Whole, figure);
}

/// Returns the heading that odds ask for. Every heading fits a byte.
fn heading_of(odds: Odds) -> i8 {
    i8::try_from(odds.heading().clamp(-128, 127)).unwrap_or(0)
}

/// Returns the column of odds of which neither part is 0.
pub(crate) fn column_at(ground: Ground, odds: Odds) -> u8 {
    table::column(headings(ground), heading_of(odds))
}

fn figure_of(odds: Odds) -> Figure {
    Figure::over(i32::try_from(odds.attack).unwrap_or(i32::MAX), u16::try_from(odds.defence).unwrap_or(u16::MAX))
}

/// Returns the odds of two strengths and their column. The larger strength is divided by the smaller and the quotient
/// rounded once. The column is the highest one whose heading does not exceed the result (OCS 9.7; 4.2; 9.14a for
/// strengths of 0).
///
/// ```
/// use grognard_core::{ocs::odds::{column, Compare, Ground}, reflect::Code, ruling::Trail};
/// let fifteen_to_six = Compare { attack: 15 * 11_520, defence: 6 * 11_520, ground: Code::new(Ground::Open) };
/// let ruling = column(&fifteen_to_six, &mut Trail::none())?;
/// assert_eq!((ruling.value.odds.attack, ruling.value.odds.defence, ruling.value.column), (3, 1, 6));
/// assert!(ruling.cites.iter().map(|r| r.id()).eq(["OCS 4.1", "OCS 4.2", "OCS 9.7", "OCS 9.7a"]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the row of the table.
/// * `out_of_range` for a strength that the field cannot hold, in other languages than Rust and C.
pub fn column(question: &Compare, trail: &mut Trail<'_>) -> Result<Ruling<Column>, Fault> {
    let ground = word(question.ground, &"ground")?;
    let mut findings = Findings::by(R9_7, trail);
    let [attack, defence] = [question.attack, question.defence].map(Strength);
    let value = column_of(attack, defence, ground, &AsPrinted, &mut findings);
    Ok(Ruling::new(value, findings.cites))
}

/// Returns the odds of two strengths, rounded for combat: a half and more is rounded up (OCS 4.1, 4.2). Two strengths
/// of 0 are 1:1; if only one is 0 there are no odds, which is 0:0 (9.14a).
///
/// ```
/// use grognard_core::{ocs::odds::{round, Compare}, ruling::Trail};
/// let ruling = round(&Compare { attack: 112_320, defence: 23_040, ..Default::default() }, &mut Trail::none())?;
/// assert_eq!(ruling.value.attack, 5); // 9 3/4 against 2
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// There are none in Rust and C. In other languages it is `missing_field` for a strength that is not given, and
/// `out_of_range` for one that the field cannot hold.
pub fn round(question: &Compare, trail: &mut Trail<'_>) -> Result<Ruling<Odds>, Fault> {
    let (odds, inexact) = match Odds::round(question.attack, question.defence, Rounding::HalfUp) {
        Some(rounded) if question.attack > 0 => rounded,
        _ => {
            let even = u32::from(question.attack == question.defence);
            return Ok(Ruling::new(Odds { attack: even, defence: even }, Cites::by(R9_14A)));
        }
    };
    let mut cites = Cites::by(R4_2);
    cites.add_if(R4_1, inexact);
    trail.figure(R4_2, What::Odds, About::Whole, figure_of(odds));
    Ok(Ruling::new(odds, cites))
}
