//! Games with tables of their own: headings and results of the combat table, surprise, the multipliers of modes and lost
//! steps, the barrage table. Each part is optional, and absent for the printed one.
//!
//! [`check`] validates [`Tables`] as a whole. The operations of [`combat`] and [`barrage`] are those of
//! [`crate::ocs::combat`] and [`crate::ocs::barrage`] by these tables; what a side owes and how it pays does not depend on
//! them. Where a game's own figure decided, the answer cites the house rule that the tables name for it.

pub mod barrage;
pub mod combat;
mod own;
mod tables;

pub use tables::{
    LossMultiplier, ModeMultiplier, SurpriseTable, Tables, TablesChecked, TablesCheckedHeld, TablesExtent, TablesHeld,
    check,
};
