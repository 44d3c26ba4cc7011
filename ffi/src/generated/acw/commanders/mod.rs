//! The functions of `acw.commanders`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod army;
mod assess;
mod distribution;
mod resolve;

pub use army::*;
pub use assess::*;
pub use distribution::*;
pub use resolve::*;
