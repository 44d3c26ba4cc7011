//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`units`]: the pieces and the unit chart
//! * [`rules`]: the paragraphs that answers cite

pub mod rules;
pub mod units;
