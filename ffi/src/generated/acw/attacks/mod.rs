//! The functions of `acw.attacks`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod check;
mod count;
mod cover;
mod improve;
mod obliged;
mod plan;
mod walk;

pub use check::*;
pub use count::*;
pub use cover::*;
pub use improve::*;
pub use obliged::*;
pub use plan::*;
pub use walk::*;
