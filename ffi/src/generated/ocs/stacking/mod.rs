//! The functions of `ocs.stacking`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod arrange;
mod assess;
mod choices;
mod enter;
mod order;
mod overstacked;
mod size;

pub use apply::*;
pub use arrange::*;
pub use assess::*;
pub use choices::*;
pub use enter::*;
pub use order::*;
pub use overstacked::*;
pub use size::*;
