//! Movement of cargo by rail, and its cost. OCS 13.3a, 13.3b, 13.3e.

use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};

/// Cargo that is to move by rail.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailMove<'a> {
    /// The position. The cargo may be on the board or not.
    #[required]
    pub board: Board<'a>,
    /// The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
    /// supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
    #[required]
    pub cargo: &'a [Unit],
    /// The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
    #[required]
    pub start: Hex,
    /// The hex where it detrains.
    #[required]
    pub to: Hex,
    /// The side of the cargo, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
    /// with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
    #[required]
    #[measure("capacity", 16)]
    pub rail_cap: u32,
    /// The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
    /// count.
    #[measure("capacity", 16)]
    pub rail_cap_used: u32,
    /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
    pub converts: Flag,
}

/// A movement by rail that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailMoved {
    /// The cost of the cargo without modification, in points of Rail Cap.
    #[measure("capacity", 16)]
    pub base: u32,
    /// The cost of the movement, in points of Rail Cap.
    #[measure("capacity", 16)]
    pub cost: u32,
    /// The Rail Cap left after it, in points.
    #[measure("capacity", 16)]
    pub left: u32,
    /// The number of hexes that it enters.
    pub hexes: u16,
    /// The cost is doubled: the way enters a Trainbusting zone.
    pub doubled: Flag,
    /// The cost is halved: the whole way is multi-track.
    pub halved: Flag,
}
