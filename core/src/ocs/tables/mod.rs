//! The tables of combat and barrage (4.1, 5, 9.7 to 9.9, 9.11d, 10.0): as printed, and as a game has them instead. That is
//! headings and results of the combat table, surprise, the multipliers of modes and lost steps, and the barrage table. Each
//! part of [`Tables`] is optional, and absent for the printed one.
//!
//! A question or a board has them as [`GameTables`]; [`check`] validates them as a whole. An assessment has their
//! checksum, so that its dice are looked up in the same tables. What a side owes and how it pays does not depend on them.
//! Where a game's own figure decided, the answer cites the house rule that the tables name for it.

pub(crate) mod barrage;
mod check;
pub(crate) mod combat;
mod digest;
mod game;
pub(crate) mod headings;
pub(crate) mod lookup;
mod records;
mod room;
mod shape;

pub use barrage::BarrageResult;
pub use check::{TablesChecked, TablesCheckedHeld, TablesExtent, check};
pub use combat::CombatResult;
pub use headings::Ground;
pub use records::{
    GameTables, GameTablesHeld, LendsTables, LossMultiplier, ModeMultiplier, SurpriseTable, Tables, TablesHeld,
};
pub use room::{TablesCounts, TablesHead, TablesRoom};
pub(crate) use shape::{InUse, MOST, Scale, by_printed};
