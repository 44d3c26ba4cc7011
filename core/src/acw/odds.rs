//! The odds of two strengths and their column. ACW 8.

use super::rules::*;
use super::table::{Table, TableHeld};
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::odds::{Odds, Rounding};
use crate::reflect::{Question, Reflect};
use crate::ruling::{About, Cites, Figure, Ruling, Trail, What};

/// Two strengths to compare.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Compare {
    /// The attacker's strength in strength points (SP).
    #[required]
    #[measure("SP", 1)]
    pub attack: u16,
    /// The defender's strength in strength points (SP).
    #[required]
    #[measure("SP", 1)]
    pub defence: u16,
}

/// Two strengths, and the table in which their column is looked up.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Look<'a> {
    /// The attacker's strength in strength points (SP).
    #[required]
    #[measure("SP", 1)]
    pub attack: u16,
    /// The defender's strength in strength points (SP).
    #[required]
    #[measure("SP", 1)]
    pub defence: u16,
    /// The results table.
    #[required]
    pub table: Table<'a>,
}

/// Odds and their column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Column {
    /// The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// The column, from 0, from the defender's best.
    pub column: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Returns the odds, rounded in the defender's favour: down if the attacker is the stronger, up if he is the weaker.
/// Against a strength of 0 they are 1:0; with a strength of 0, whatever stands against it, 0:1.
pub(crate) fn rounded(attack: u16, defence: u16) -> Odds {
    match (attack, defence) {
        (0, _) => Odds { attack: 0, defence: 1 },
        (_, 0) => Odds { attack: 1, defence: 0 },
        _ => Odds::round(u32::from(attack), u32::from(defence), Rounding::ForDefender)
            .map_or(Odds { attack: 0, defence: 1 }, |(odds, _)| odds),
    }
}

/// Returns the last column whose heading is not above the odds, of columns in order; the first column for odds below
/// the first heading. With headings in whole numbers this is the column of the rounded odds.
pub(crate) fn column_of(columns: &[Odds], attack: u16, defence: u16) -> (u8, Odds) {
    let mut found = (0, columns.first().copied().unwrap_or_default());
    if attack == 0 {
        return found;
    }
    // Two 32-bit numbers multiply within 64 bits.
    let product = |a: u16, b: u32| u64::from(a).bounded_mul(u64::from(b));
    for (i, heading) in (0u8..u8::MAX).zip(columns) {
        if product(attack, heading.defence) < product(defence, heading.attack) {
            break;
        }
        found = (i, *heading);
    }
    found
}

/// Appends a step for the odds and one for the column.
pub(crate) fn note(trail: &mut Trail<'_>, odds: Odds, column: Option<(u8, Odds)>) {
    let den = |n: u32| u16::try_from(n).unwrap_or(u16::MAX);
    let attack = i32::try_from(odds.attack).unwrap_or(i32::MAX);
    trail.figure(R8, What::Odds, About::Whole, Figure::over(attack, den(odds.defence)));
    if let Some((column, heading)) = column {
        let figure = Figure { num: i32::from(column), den: den(heading.defence), value: heading.attack };
        trail.figure(R8, What::Column, About::Whole, figure);
    }
}

/// Returns the odds of two strengths, rounded in the defender's favour (ACW 8): 15 against 6 is 2:1, 7 against 8 is
/// 1:2.
///
/// ```
/// use grognard_core::acw::odds::{round, Compare};
/// use grognard_core::ruling::Trail;
/// let ask = |attack, defence| round(&Compare { attack, defence }, &mut Trail::none());
/// assert_eq!(ask(15, 6)?.value.to_string(), "2:1");
/// assert_eq!(ask(8, 17)?.value.to_string(), "1:3");
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// There are none: any two strengths have odds.
pub fn round(question: &Compare, trail: &mut Trail<'_>) -> Result<Ruling<Odds>, Fault> {
    let odds = rounded(question.attack, question.defence);
    note(trail, odds, None);
    Ok(Ruling::new(odds, Cites::by(R8)))
}

/// Returns the odds of two strengths and their column of a results table; odds beyond its ends are in the end column
/// (ACW 8).
///
/// ```
/// use grognard_core::acw::{odds::{column, Look}, table::EXAMPLE};
/// use grognard_core::ruling::Trail;
/// let value = column(&Look { attack: 15, defence: 6, table: EXAMPLE }, &mut Trail::none())?.value;
/// assert_eq!((value.odds, value.heading), (value.heading, value.odds));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a table without columns.
/// * `out_of_range` for more than 255 columns, odds with a 0, and a rule that is not one of the game's own.
/// * `contradiction` for columns whose odds do not rise.
/// * `reserved` for reserved bytes of a result that are not 0.
pub fn column(question: &Look<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Column>, Fault> {
    question.table.columns_checked()?;
    let odds = rounded(question.attack, question.defence);
    let (column, heading) = column_of(question.table.columns, question.attack, question.defence);
    note(trail, odds, Some((column, heading)));
    let mut cites = Cites::by(R8);
    question.table.cite(&mut cites);
    Ok(Ruling::new(Column { odds, heading, column, reserved: [0; 3] }, cites))
}
