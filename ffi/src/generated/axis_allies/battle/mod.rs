//! The functions of `axis_allies.battle`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod begin;
mod choices;
mod distribution;
mod fewest;
mod losses;
mod percentile;
mod rounds;
mod sink;

pub use apply::*;
pub use begin::*;
pub use choices::*;
pub use distribution::*;
pub use fewest::*;
pub use losses::*;
pub use percentile::*;
pub use rounds::*;
pub use sink::*;
