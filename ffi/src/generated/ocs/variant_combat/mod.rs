//! The functions of `ocs.variant_combat`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod assess;
mod distribution;
mod percentile;
mod resolve;

pub use assess::*;
pub use distribution::*;
pub use percentile::*;
pub use resolve::*;
