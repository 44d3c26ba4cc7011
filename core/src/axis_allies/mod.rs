//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`antiaircraft`]: antiaircraft fire (3.1)
//! * [`battle`]: battles step by step, and their exact chances (3.5, 4)
//! * [`bombing`]: strategic bombing
//! * [`chance`]: what a chance is
//! * [`units`]: the pieces and the unit chart
//! * [`rules`]: the paragraphs that answers cite

pub mod antiaircraft;
pub mod battle;
pub mod bombing;
pub mod chance;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod rules;
pub mod units;
