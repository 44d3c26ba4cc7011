//! A retreat that is asked about, and the board that it leads over. KOR 8.3, 8.3.R.

use crate::hex::Hex;
use crate::korea::units::Quality;
use crate::reflect::{Code, Flag, Question, Reflect};

/// The most hexes of a retreat (8.3).
pub(super) const MOST: u32 = 3;

/// A hex of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Place {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// Its terrain is prohibited to the unit.
    pub prohibited: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Place>() == 8, "frozen for this major of the C ABI");

/// The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from
/// question to question.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.
    #[required]
    pub hexes: &'a [Place],
}

/// A unit that retreats after a combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Retreat<'a> {
    /// The map.
    #[required]
    pub board: Board<'a>,
    /// Where the unit stood in the combat.
    #[required]
    pub start: Hex,
    /// The enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one
    /// stands next to `start`.
    #[required]
    pub opponents: &'a [Hex],
    /// All other enemy units; one that is not on the board is of no account.
    pub enemies: &'a [Hex],
    /// Hexes that can take no more units of the retreating side.
    pub full: &'a [Hex],
    /// Sources of supply of the retreating side; an empty list where it has none. One that is not on the board, in a
    /// prohibited hex or with an enemy is none.
    #[required]
    pub supply: &'a [Hex],
    /// The hexes that the retreat has entered so far, in order.
    pub path: &'a [Hex],
    /// Quality of the unit: B and A may retreat up to three hexes, C and D one.
    #[required]
    pub quality: Code<Quality>,
}
