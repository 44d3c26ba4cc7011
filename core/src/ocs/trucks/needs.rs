//! Who needs fuel and trace supply, and who neither. OCS 12.5, 12.6, 12.9, 13.2b.

use crate::fault::Fault;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, OneUnit, of_unit};
use crate::reflect::{Flag, Reflect};
use crate::ruling::{Cites, Ruling, Trail};

/// The kinds of supply that a unit needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Needs {
    /// The unit needs fuel to move.
    pub fuel: Flag,
    /// The unit needs trace supply, or it goes Out of Supply.
    pub trace: Flag,
}

/// Returns the kinds of supply that a unit needs (OCS 12.5, 12.6, 13.1c, 13.2b, 13.5). Combat units, including
/// headquarters and replacements, need trace supply, and fuel for Truck and Track movement. Transport Points need
/// neither.
///
/// ```
/// use grognard_core::ocs::{trucks::needs, units::{Kind, OneUnit, Unit}};
/// use grognard_core::ruling::Trail;
/// let truck = Unit::of(1, Kind::Truck);
/// let none = needs(&OneUnit { unit: truck }, &mut Trail::none())?.value;
/// assert!(!none.fuel.is_set() && !none.trace.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the unit, as on a [board](crate::ocs::board).
/// * `missing_field`, `unknown_word` and `out_of_range` for the mobility and the movement allowance of a combat unit.
pub fn needs(question: &OneUnit, _trail: &mut Trail<'_>) -> Result<Ruling<Needs>, Fault> {
    let unit = question.unit.checked().map_err(|f| of_unit(f, &text!("unit")))?;
    if unit.kind.is_transport() {
        return Ok(Ruling::new(Needs::default(), Cites::of(&[R13_2B, R12_9A])));
    }
    let fuel = crate::ocs::fuel::takes_fuel(&unit).map_err(|f| of_unit(f, &text!("unit")))?;
    let mut cites = Cites::of(&[R12_5, R12_6]);
    cites.add_if(R13_1C, unit.kind.is_hq());
    cites.add_if(R12_9B, unit.kind.is_hq());
    cites.add_if(R12_9A, unit.kind.is_noncombat());
    cites.add_if(R12_9C, unit.kind == Kind::Aircraft);
    cites.add_if(R12_9D, unit.kind == Kind::Ship);
    cites.add_if(R13_5, unit.kind.is_replacement());
    Ok(Ruling::new(Needs { fuel: Flag::from(fuel), trace: Flag::from(unit.kind.is_combat()) }, cites))
}
