//! The functions of `axis_allies.game`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod arrange;
mod assess;
mod battle;
mod chances;
mod choices;
mod conquest;
mod holdings;
mod income;
mod landing;
mod look;
mod movement;
mod moves;
mod pack;
mod placement;
mod reach;
mod start;
mod transport;
mod units;
mod unpack;
mod victory;
mod withdrawal;

pub use apply::*;
pub use arrange::*;
pub use assess::*;
pub use battle::*;
pub use chances::*;
pub use choices::*;
pub use conquest::*;
pub use holdings::*;
pub use income::*;
pub use landing::*;
pub use look::*;
pub use movement::*;
pub use moves::*;
pub use pack::*;
pub use placement::*;
pub use reach::*;
pub use start::*;
pub use transport::*;
pub use units::*;
pub use unpack::*;
pub use victory::*;
pub use withdrawal::*;
