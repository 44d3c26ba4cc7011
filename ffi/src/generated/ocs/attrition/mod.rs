//! The functions of `ocs.attrition`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod assess;
mod distribution;
mod resolve;

pub use apply::*;
pub use assess::*;
pub use distribution::*;
pub use resolve::*;
