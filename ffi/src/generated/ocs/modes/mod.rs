//! The functions of `ocs.modes`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod action_rating;
mod change;
mod clean_up;
mod effects;
mod release;

pub use action_rating::*;
pub use change::*;
pub use clean_up::*;
pub use effects::*;
pub use release::*;
