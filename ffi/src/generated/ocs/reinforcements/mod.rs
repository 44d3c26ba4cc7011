//! The functions of `ocs.reinforcements`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod assess;
mod choices;

pub use assess::*;
pub use choices::*;
