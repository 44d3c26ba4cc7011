//! The odds of two strengths and their column of the combat table. OCS 4.1, 4.2, 9.1g, 9.7, 9.14a.

use super::rules::*;
use super::tables::headings::{Asked, Headings, Placed, printed};
pub use super::tables::headings::{COLUMNS, Ground, heading};
use super::tables::{GameTables, GameTablesHeld, InUse};
use super::units::word;
use crate::fault::Fault;
use crate::odds::{Odds, Rounding};
use crate::reflect::{Code, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Figure, Findings, Ruling, Trail, What};
use crate::strength::Strength;

/// Odds and their column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Column {
    /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// The column from the defender's best, 0 to 12 in the printed table.
    pub column: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Two strengths to compare.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Compare<'a> {
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
    /// The game's own tables, by default the printed ones. Rounded odds do not depend on them.
    pub tables: GameTables<'a>,
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

fn figure_of(odds: Odds) -> Figure {
    Figure::over(i32::try_from(odds.attack).unwrap_or(i32::MAX), u16::try_from(odds.defence).unwrap_or(u16::MAX))
}

/// Returns the odds of two strengths and their column. The larger strength is divided by the smaller and the quotient
/// rounded once. The column is the highest one whose heading does not exceed the result (OCS 9.7; 4.2; 9.14a for
/// strengths of 0).
///
/// ```
/// use grognard_core::{ocs::odds::{column, Compare, Ground}, reflect::Code, ruling::Trail};
/// let fifteen_to_six = Compare { attack: 15 * 11_520, defence: 6 * 11_520, ground: Code::new(Ground::Open), ..Default::default() };
/// let ruling = column(&fifteen_to_six, &mut Trail::none())?;
/// assert_eq!((ruling.value.odds.attack, ruling.value.odds.defence, ruling.value.column), (3, 1, 6));
/// assert!(ruling.cites.iter().map(|r| r.id()).eq(["OCS 4.1", "OCS 4.2", "OCS 9.7", "OCS 9.7a"]));
///
/// // A game whose columns begin at 1:6 has 3:1 above the eighth column.
/// use grognard_core::{odds::Odds, ocs::tables::{GameTables, Tables}};
/// let of = |n: i32| if n < 0 { Odds { attack: 1, defence: n.unsigned_abs() } } else { Odds { attack: n.unsigned_abs(), defence: 1 } };
/// let open = [-6, -5, -4, -3, -2, 1, 2, 3, 4, 5, 7, 9, 11].map(of);
/// let tables = Tables { open: &open, ..Tables::default() };
/// let asked = Compare { tables: GameTables::of(&tables), ..fifteen_to_six };
/// assert_eq!(column(&asked, &mut Trail::none())?.value.column, 7);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the row of the table.
/// * `out_of_range` for a strength that the field cannot hold, in other languages than Rust and C.
/// * Those of `ocs.tables.check` for a game's own tables, but for the words of the results.
pub fn column(question: &Compare<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Column>, Fault> {
    let ground = word(question.ground, &"ground")?;
    let tables = InUse::of(question.tables)?;
    let mut findings = Findings::by(R9_7, trail);
    let [attack, defence] = [question.attack, question.defence].map(Strength);
    let value = column_of(attack, defence, ground, &tables, &mut findings);
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
pub fn round(question: &Compare<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Odds>, Fault> {
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
