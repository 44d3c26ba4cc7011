//! Commanders after an adverse result, their replacements, and who commands the army. ACW 11.
//!
//! [`assess`] says who must roll, [`resolve`] takes the dice, and [`distribution`] has the exact chances beforehand;
//! [`army`] says who commands the army.

mod chances;
mod roll;

pub use chances::{AtRisk, AtRiskHeld, CommandChance, CommandDistribution, distribution};
pub use roll::{
    Casualties, CasualtiesHeld, Cause, Command, Commanders, CommandersHeld, Head, Hit, HitHeld, Rolls, army, assess,
    resolve,
};
