//! The tables that a game changes, as combat and barrage see them. With the feature `fast` combat is compiled for the
//! printed tables apart, which need none of it. Without it combat is compiled once for both, which takes less space, as
//! barrage always is.

use super::odds::{AsPrinted, Headings};
#[cfg(not(feature = "fast"))]
use super::odds::{Asked, Ground, Placed};
use super::units::Checked;
use crate::rule::Rule;
use crate::strength::Factor;

/// A multiplier of a game.
#[derive(Clone, Copy)]
pub(crate) struct Multiplied {
    pub by: Factor,
    /// The house rule that sets it.
    pub rule: Option<Rule>,
}

/// The tables of a game that are not the printed ones. `None` stands for what is as printed.
pub(crate) trait Changed: Headings {
    /// Returns the multiplier of combat strength for a unit's mode.
    fn strength(&self, unit: &Checked<'_>) -> Option<Multiplied>;
    /// Returns the multiplier of barrage strength for a unit's mode.
    fn barrage(&self, unit: &Checked<'_>) -> Option<Multiplied>;
    /// Returns the multiplier of combat strength for a unit's lost steps.
    fn steps(&self, unit: &Checked<'_>, defends: bool) -> Option<Multiplied>;
}

impl Changed for AsPrinted {
    fn strength(&self, _unit: &Checked<'_>) -> Option<Multiplied> {
        None
    }
    fn barrage(&self, _unit: &Checked<'_>) -> Option<Multiplied> {
        None
    }
    fn steps(&self, _unit: &Checked<'_>, _defends: bool) -> Option<Multiplied> {
        None
    }
}

/// Returns tables for a function that is compiled for their type: for each type apart with the feature `fast`, and
/// otherwise once for all types.
#[cfg(feature = "fast")]
pub(crate) const fn tables_of<C: Changed + Copy>(of: &C) -> C {
    *of
}

#[cfg(not(feature = "fast"))]
pub(crate) const fn tables_of(of: &dyn Changed) -> &dyn Changed {
    of
}

#[cfg(not(feature = "fast"))]
impl Headings for &dyn Changed {
    fn column(&self, ground: Ground, asked: Asked) -> Option<Placed> {
        (**self).column(ground, asked)
    }
}

#[cfg(not(feature = "fast"))]
impl Changed for &dyn Changed {
    fn strength(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        (**self).strength(unit)
    }
    fn barrage(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        (**self).barrage(unit)
    }
    fn steps(&self, unit: &Checked<'_>, defends: bool) -> Option<Multiplied> {
        (**self).steps(unit, defends)
    }
}
