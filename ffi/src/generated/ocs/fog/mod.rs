//! The functions of `ocs.fog`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod air;
mod barrage;
mod combat;
mod roll;
mod sees;

pub use air::*;
pub use barrage::*;
pub use combat::*;
pub use roll::*;
pub use sees::*;
