//! Reinforcements: where and how they arrive. OCS 13.6.
//!
//! * [`assess`]: whether units may arrive in a hex, and what that does
//! * [`choices`]: the hexes where they may
//!
//! Those that arrive by rail use Rail Cap in the Movement Phase: [`rail::assess`](super::rail::assess) with `arriving`.

mod arrive;
mod entry;
mod places;

pub use arrive::*;
pub use places::*;

use crate::reflect::Words;

/// How reinforcements come into the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum ArrivesBy {
    /// In a hex that the Arrival Chart names, or in a box off the map.
    Hex = 1,
    /// In a hex of the map's edge: where enemy units block it, in the nearest one that they do not.
    Edge,
    /// At a port.
    Port,
}
