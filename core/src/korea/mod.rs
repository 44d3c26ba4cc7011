//! 1950 Korea, the combat rules (8.0): one file a chapter.
//!
//! * [`units`]: the units of a combat
//! * [`combat`]: meeting engagements and prepared attacks (8.0)
//! * [`quality`]: who has the better unit (8.1)
//! * [`flanking`]: who flanks (8.2)
//! * [`terrain`]: a game's terrain chart
//! * [`losses`]: what losses are called for, and how they are paid (8.3)
//! * [`retreat`]: where a unit retreats to (8.3)
//! * [`options`]: what differs from table to table
//! * [`rules`]: the paragraphs that answers cite

pub mod combat;
pub mod flanking;
pub mod losses;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod options;
pub mod quality;
pub mod retreat;
pub mod rules;
pub mod terrain;
pub mod units;
