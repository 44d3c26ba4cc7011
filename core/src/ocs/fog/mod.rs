//! Fog of war: what the enemy sees of a hex, what battles reveal, and open and secret rolls. OCS 4.9.

mod reveal;
mod rolls;
mod sight;

pub use reveal::*;
pub use rolls::*;
pub use sight::*;
