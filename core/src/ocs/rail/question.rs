//! Cargo that would go by rail, and what its movement costs. OCS 13.3a, 13.3b, 13.3e.

use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::options::GameRules;
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};

/// Cargo that would go by rail.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailMove<'a> {
    /// The position; what goes may stand on it or not.
    #[required]
    pub board: Board<'a>,
    /// What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
    /// goes; of what earlier in the phase was done with each, its own fields tell.
    #[required]
    pub cargo: &'a [Unit],
    /// Where it entrains; each part of it stands there, unless it is arriving.
    #[required]
    pub start: Hex,
    /// Where it detrains.
    #[required]
    pub to: Hex,
    /// Whose it is, 1 to 8.
    #[required]
    pub side: u8,
    /// The gauge of that side's trains, numbered by the caller; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
    /// if it walks at 6 MP or less and all its way is multi-track.
    #[required]
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths. What was left in earlier turns does not count.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
}

/// A movement by rail that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailMoved {
    /// What the cargo costs without modification, in sixteenths of a point of Rail Cap.
    pub base: u32,
    /// What the movement costs, in sixteenths.
    pub cost: u32,
    /// Rail Cap that is left after it, in sixteenths.
    pub left: u32,
    /// How many hexes it enters.
    pub hexes: u16,
    /// Doubled: the way leads through a Trainbusting zone.
    pub doubled: Flag,
    /// Halved: the whole way is multi-track.
    pub halved: Flag,
}
