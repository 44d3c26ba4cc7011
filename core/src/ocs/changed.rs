//! The tables that a game changes, as combat and barrage see them. The printed tables need none of it, and a program that
//! uses only them does not contain it.

use super::odds::Headings;
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
