//! What the tests share: JSON as a door of its own, the vectors, the positions.

pub mod adjudicate;
pub mod describe;
pub mod draw;
pub mod edits;
pub mod emit;
pub mod json;
pub mod plain;
pub mod position;
pub mod references;
pub mod scramble;
pub mod show;
pub mod vectors;

/// The README's Rust example, run with the documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// The Rust example of the Operational Combat Series' page.
#[cfg(doctest)]
#[doc = include_str!("../../core/src/ocs/README.md")]
pub struct OcsReadme;
