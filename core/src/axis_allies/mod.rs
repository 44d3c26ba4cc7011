//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`rules`]: the paragraphs that answers cite

pub mod rules;
