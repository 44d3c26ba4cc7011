//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`units`]: the pieces and the unit chart
//! * [`powers`]: who plays, and on which side
//! * [`map`]: the board and where the game begins (2)
//! * [`board`]: a position
//! * [`rules`]: the paragraphs that answers cite

pub mod board;
pub mod map;
pub mod powers;
pub mod rules;
pub(crate) mod set;
pub mod units;
