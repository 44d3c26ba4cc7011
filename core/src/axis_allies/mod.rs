//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`battle`]: battles step by step, and their exact chances
//! * [`units`]: the pieces and the unit chart
//! * [`rules`]: the paragraphs that answers cite

pub mod battle;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod rules;
pub mod units;
