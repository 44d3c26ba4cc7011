//! The functions of `ocs.combat`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod advance;
mod apply;
mod assess;
mod choices;
mod distribution;
mod percentile;
mod resolve;

pub use advance::*;
pub use apply::*;
pub use assess::*;
pub use choices::*;
pub use distribution::*;
pub use percentile::*;
pub use resolve::*;
