//! The American Civil War regimental combat rules.
//!
//! * [`units`]: the counters and the hexsides, and what each can do
//! * [`strength`]: the strength points of a hex that count (ACW 3)
//! * [`zoc`]: zones of control (ACW 1, 2); [`command`]: command, and the contact that waives it (ACW 6)
//! * [`attacks`]: which enemy hexes must be attacked, and plans of combats that do it (ACW 1, 2, 4, 5)
//! * flanking (ACW 7) in [`flank`]
//! * [`odds`]: from strengths to a column (ACW 8); [`table`]: results tables as data
//! * [`modifiers`]: die roll modifiers as data (ACW 9)
//! * [`combat`]: what a combat is worth, its result and its chances (ACW 3, 4, 6 to 9)
//! * [`losses`]: settling a result (ACW 10)
//! * [`commanders`]: commanders after an adverse result, and who commands the army (ACW 11)
//! * [`effects`]: what an answer does to units
//! * [`options`]: what differs from game to game
//! * [`rules`]: the paragraphs that answers cite
//!
//! The manual of this series leaves the results table, the modifiers and the zone of control to the game, and so they
//! come in as data. A low die favours the attacker.

pub mod attacks;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod effects;
pub mod flank;
pub mod losses;
pub mod modifiers;
pub mod odds;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod options;
pub mod rules;
pub mod strength;
pub mod table;
pub mod units;
pub mod zoc;
