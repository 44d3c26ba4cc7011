//! Units to be rebuilt with replacements. OCS 13.5a to 13.5f.

use super::table::RebuildRow;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect, Said};

/// Units that are to be rebuilt together, with replacements in one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Rebuild<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side of the units, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The replacements, by their `id`s in ascending order. Replacements that are not needed are kept; of each kind the
    /// first ones are used.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub repls: &'a [u16],
    /// The units to rebuild, at most 255. The effects number them after `repls`, in this order.
    #[required]
    pub orders: &'a [RebuildOrder],
    /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
    pub table: &'a [RebuildRow],
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
    #[measure("TP", 4)]
    pub trucks_lost: u16,
    /// Truck points (TP) that the side has in play. Required if trucks are rebuilt.
    #[when_needed]
    #[measure("TP", 4)]
    pub trucks_in_play: Said<u16>,
    /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
    #[when_needed]
    #[measure("TP", 4)]
    pub trucks_provided: u16,
}

/// A rebuilding that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Rebuilt {
    /// The hex of the replacements.
    pub hex: Hex,
    /// Equipment replacements (Eq) used up.
    pub eq: u16,
    /// Personnel replacements (Pax) used up.
    pub pax: u16,
    /// The headquarters, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub hq: u16,
}

/// An order to rebuild a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RebuildOrder {
    /// The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is
    /// placed. The `amount` of trucks is the number of points to rebuild.
    #[required]
    pub unit: Unit,
    /// For an aircraft from the Dead Pile, the hex of the air base where it arrives.
    pub base: Hex,
    /// The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
    pub steps: u8,
    /// The row of the Rebuild Table that applies; by default the first row that fits the unit.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("table", 1)]
    pub row: u8,
    /// The unit comes from the Dead Pile.
    pub dead: Flag,
    /// The unit is a generic one. A Breakdown is in any case.
    pub generic: Flag,
}

const _: () = assert!(size_of::<RebuildOrder>() == 92, "frozen for this major of the C ABI");
