//! Reinforcements that are to arrive, and how they do. OCS 13.6.

use super::ArrivesBy;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};

/// Reinforcements that are to arrive together in a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Reinforcing<'a> {
    /// The position without the reinforcements.
    #[required]
    pub board: Board<'a>,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    #[required]
    pub units: &'a [Unit],
    /// The hex of arrival.
    #[required]
    pub to: Hex,
    /// The side of the reinforcements, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: &'a [Hex],
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The turn in which they are due, numbered by the caller from 1.
    #[required]
    pub due: u16,
    /// The current turn, in the same numbering.
    #[required]
    pub turn: u16,
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    #[measure("T", 1)]
    pub supply: u16,
    /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own
    /// `amount` is its capacity after hits.
    #[measure("T", 1)]
    pub port_used: u16,
}

/// An arrival that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Arrived {
    /// Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does
    /// not count.
    #[measure("RE", 8)]
    pub re: u32,
    /// The capacity left to the port, in T; 0 if none is used.
    #[measure("T", 1)]
    pub capacity_left: u16,
    /// The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends
    /// (4.8a).
    pub overstacked: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
}
