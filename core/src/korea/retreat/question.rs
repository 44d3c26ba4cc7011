//! The question of a retreat, and its board. KOR 8.3, 8.3.R.

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

/// The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
/// further questions.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.
    #[required]
    pub hexes: &'a [Place],
}

/// A unit that retreats after a combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Retreat<'a> {
    /// The map.
    #[required]
    pub board: Board<'a>,
    /// The hex of the unit in the combat.
    #[required]
    pub start: Hex,
    /// The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked.
    /// At least one is adjacent to `start`.
    #[required]
    pub opponents: &'a [Hex],
    /// The hexes of all other enemy units. An empty list if there are none. Hexes that are not on the board are ignored.
    #[required]
    pub enemies: &'a [Hex],
    /// Hexes that can hold no more units of the retreating side.
    pub full: &'a [Hex],
    /// Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a
    /// prohibited hex or with an enemy is ignored.
    #[required]
    pub supply: &'a [Hex],
    /// The hexes that the retreat has entered so far, in order.
    pub path: &'a [Hex],
    /// The quality of the unit: B and A may retreat up to three hexes, C and D one.
    #[required]
    pub quality: Code<Quality>,
}
