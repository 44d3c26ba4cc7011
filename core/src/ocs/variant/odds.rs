//! The column of two strengths by a game's own headings. OCS 4.2, 9.7, 9.14a.

use super::own::Own;
use super::tables::{Tables, TablesHeld};
use crate::fault::Fault;
use crate::ocs::odds::{Column, Ground, column_of};
use crate::ocs::rules::*;
use crate::ocs::units::word;
use crate::reflect::{Code, Question};
use crate::ruling::{Findings, Ruling, Trail};
use crate::strength::Strength;

/// Two strengths to compare by a game's own headings.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantCompare<'a> {
    /// The attacker's strength in points.
    #[required]
    #[measure("point", 11520)]
    pub attack: u32,
    /// The defender's strength in points.
    #[required]
    #[measure("point", 11520)]
    pub defence: u32,
    /// The row of the odds table.
    #[required]
    pub ground: Code<Ground>,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// Returns the odds of two strengths and their column by a game's own headings (OCS 9.7; 4.2; 9.14a for strengths of 0).
///
/// ```
/// use grognard_core::{odds::Odds, reflect::Code, ruling::Trail, strength::POINT};
/// use grognard_core::ocs::{odds::Ground, variant::Tables, variant_odds::{VariantCompare, column}};
/// // 3:1 stands above the eighth column, not above the seventh.
/// let of = |n: i32| if n < 0 { Odds { attack: 1, defence: n.unsigned_abs() } } else { Odds { attack: n.unsigned_abs(), defence: 1 } };
/// let open = [-6, -5, -4, -3, -2, 1, 2, 3, 4, 5, 7, 9, 11].map(of);
/// let tables = Tables { open: &open, ..Tables::default() };
/// let asked = VariantCompare { attack: 15 * POINT, defence: 6 * POINT, ground: Code::new(Ground::Open), tables };
/// assert_eq!(column(&asked, &mut Trail::none())?.value.column, 7);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the ground.
/// * Those of `ocs.variant.check` for the tables.
pub fn column(question: &VariantCompare<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Column>, Fault> {
    let q = question;
    let ground = word(q.ground, &"ground")?;
    let own = Own::of(&q.tables)?;
    let mut findings = Findings::by(R9_7, trail);
    let [attack, defence] = [q.attack, q.defence].map(Strength);
    let value = column_of(attack, defence, ground, &own, &mut findings);
    Ok(Ruling::new(value, findings.cites))
}
