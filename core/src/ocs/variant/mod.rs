//! Games with tables of their own: headings and results of the combat table, surprise, the multipliers of modes and lost
//! steps, the barrage table. Each part is optional, and absent for the printed one.
//!
//! [`check`] validates [`Tables`] as a whole. The operations of [`combat`], [`barrage`] and [`odds`] are those of
//! [`crate::ocs::combat`], [`crate::ocs::barrage`] and [`crate::ocs::odds`] by these tables. What a side owes and how
//! it pays does not depend on them. Where a game's own figure decided, the answer cites the house rule that the tables
//! name for it.

pub mod barrage;
mod check;
pub mod combat;
mod lookups;
pub mod odds;
mod own;
mod tables;

pub use barrage::{
    VariantBarrage, VariantBarrageAssessment, VariantBarrageHappened, VariantBarrageHappenedHeld, VariantBarrageHeld,
    VariantBarrageOdds, VariantBarrageOddsHeld, VariantBarrageResolve, VariantBarrageResolveHeld,
};
pub use check::{TablesChecked, TablesCheckedHeld, TablesExtent, check};
pub use combat::{
    VariantAssessment, VariantChances, VariantChancesHeld, VariantCombat, VariantCombatHeld, VariantHappened,
    VariantHappenedHeld, VariantResolve, VariantResolveHeld,
};
pub use odds::{VariantCompare, VariantCompareHeld};
pub use tables::{LossMultiplier, ModeMultiplier, SurpriseTable, Tables, TablesHeld};
