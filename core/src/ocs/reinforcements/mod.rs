//! Reinforcements and their arrival. OCS 13.6.
//!
//! * [`assess`]: whether units may arrive in a hex, and the effects of their arrival
//! * [`choices`]: the hexes where they may arrive
//!
//! Reinforcements that arrive by rail use Rail Cap in the Movement Phase: [`rail::assess`](super::rail::assess) with
//! `arriving`.

mod arrive;
mod column;
mod entry;
mod places;
mod question;

pub use arrive::*;
pub use places::*;
pub use question::*;

use crate::reflect::Words;

/// How reinforcements enter the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum ArrivesBy {
    /// In a hex that the Arrival Chart names, or in a box off the map.
    Hex = 1,
    /// In a hex of the map's edge; if enemy units block it, in the nearest one that they do not block.
    Edge,
    /// At a port.
    Port,
}
