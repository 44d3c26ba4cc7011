//! The functions of `ocs.paths`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod draw;
mod relay;
mod sources;
mod supplies;
mod throw_reach;
mod throw_to;

pub use draw::*;
pub use relay::*;
pub use sources::*;
pub use supplies::*;
pub use throw_reach::*;
pub use throw_to::*;
