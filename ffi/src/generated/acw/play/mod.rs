//! The functions of `acw.play`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod chances;
mod choices;
mod judge;
mod look;
mod new;
mod order;

pub use chances::*;
pub use choices::*;
pub use judge::*;
pub use look::*;
pub use new::*;
pub use order::*;
