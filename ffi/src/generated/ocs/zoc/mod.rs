//! The functions of `ocs.zoc`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod assess;
mod covers;
mod path;
mod retreat;
mod zones;

pub use assess::*;
pub use covers::*;
pub use path::*;
pub use retreat::*;
pub use zones::*;
