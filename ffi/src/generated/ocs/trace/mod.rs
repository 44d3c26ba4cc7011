//! The functions of `ocs.trace`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod collapse;
mod eat;
mod find;
mod mark;

pub use collapse::*;
pub use eat::*;
pub use find::*;
pub use mark::*;
