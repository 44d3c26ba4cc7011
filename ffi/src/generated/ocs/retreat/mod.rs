//! The functions of `ocs.retreat`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod assess;
mod find;
mod way;

pub use assess::*;
pub use find::*;
pub use way::*;
