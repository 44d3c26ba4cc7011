//! The functions of `korea.game`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod arrange;
mod assess;
mod chances;
mod choices;
mod depots;
mod look;
mod pack;
mod places;
mod unpack;

pub use apply::*;
pub use arrange::*;
pub use assess::*;
pub use chances::*;
pub use choices::*;
pub use depots::*;
pub use look::*;
pub use pack::*;
pub use places::*;
pub use unpack::*;
