//! 1950 Korea, the combat rules.
//!
//! * [`rules`]: the paragraphs that answers cite

pub mod rules;
