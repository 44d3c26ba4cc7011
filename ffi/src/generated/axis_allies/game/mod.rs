//! The functions of `axis_allies.game`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod arrange;
mod assess;
mod chances;
mod choices;
mod holdings;
mod look;
mod start;
mod units;

pub use apply::*;
pub use arrange::*;
pub use assess::*;
pub use chances::*;
pub use choices::*;
pub use holdings::*;
pub use look::*;
pub use start::*;
pub use units::*;
