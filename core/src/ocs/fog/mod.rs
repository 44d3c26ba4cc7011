//! Fog of war: what a player sees of an enemy hex, what combat reveals, and open and secret rolls. OCS 4.9.

mod reveal;
mod rolls;
mod sight;

pub use reveal::*;
pub use rolls::*;
pub use sight::*;
