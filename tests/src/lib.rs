//! Code that the tests share: the vectors, their program in C, arbitrary records.

#[cfg(feature = "programs")]
pub mod c_program;
#[cfg(feature = "programs")]
pub mod cpp_program;
pub mod games;
pub mod named;
pub mod places;
pub mod scramble;
pub mod through_game;
pub mod through_json;
pub mod through_position;
pub mod vectors;

/// The README's Rust example, run with the documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// The Rust example of the Operational Combat Series' page.
#[cfg(doctest)]
#[doc = include_str!("../../core/src/ocs/README.md")]
pub struct OcsReadme;
