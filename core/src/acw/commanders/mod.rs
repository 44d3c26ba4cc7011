//! Commanders after an adverse result, their replacements, and the command of the army. ACW 11.
//!
//! [`assess`] returns who must roll, [`resolve`] takes the dice, and [`distribution`] returns the exact chances
//! beforehand. [`army`] returns who commands the army.

mod chances;
mod roll;

pub use chances::{AtRisk, AtRiskHeld, CommandChance, CommandDistribution, distribution};
pub use roll::{
    ArmyCommander, Casualties, CasualtiesHeld, Cause, Command, Commanders, CommandersHeld, Hit, HitHeld, Rolls, army,
    assess, resolve,
};
