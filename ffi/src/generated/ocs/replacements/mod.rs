//! The functions of `ocs.replacements`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod assess;
mod resolve;
mod sites;

pub use assess::*;
pub use resolve::*;
pub use sites::*;
