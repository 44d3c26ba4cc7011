//! The American Civil War regimental combat rules.
//!
//! * [`rules`]: the paragraphs that answers cite

pub mod rules;
