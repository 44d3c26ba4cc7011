//! Units that would be rebuilt with replacements. OCS 13.5a to 13.5f.

use super::table::RebuildRow;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::options::GameRules;
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect, Said};

/// Units that would be rebuilt together, with replacements in one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Rebuild<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Whose units they are, 1 to 8.
    #[required]
    pub side: u8,
    /// The replacements, by their places in the board's list, each higher than the one before. What is not needed of them
    /// is kept; of each sort the first are used.
    #[required]
    #[refers("board.units")]
    pub repls: &'a [u16],
    /// What is to be rebuilt; at most 255.
    #[required]
    pub orders: &'a [RebuildOrder],
    /// The game's Rebuild Table.
    pub table: &'a [RebuildRow],
    /// The phase.
    pub phase: Code<Phase>,
    /// Points of trucks that the enemy has destroyed or captured, and that were not rebuilt.
    pub trucks_lost: u16,
    /// Points of trucks that the side has in play. Asked for where trucks are rebuilt.
    pub trucks_in_play: Said<u16>,
    /// Points of trucks that the scenario provides it. Asked for where trucks are rebuilt.
    pub trucks_provided: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// A rebuilding that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Rebuilt {
    /// Where the replacements are.
    pub hex: Hex,
    /// Eq that are used up.
    pub eq: u16,
    /// Pax that are used up.
    pub pax: u16,
    /// The headquarters, by its place in the board's list.
    #[refers("board.units")]
    pub hq: u16,
}

/// A unit that is to be rebuilt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RebuildOrder {
    /// The unit. One that stands on the map has the steps that it lost; one from the Dead Pile has the mode that it is
    /// placed in. Of trucks, `amount` says how many points.
    #[required]
    pub unit: Unit,
    /// For an aircraft from the Dead Pile, the air base where it arrives.
    pub base: Hex,
    /// How many steps it is to get back; 0 for all that it lacks. Trucks have none.
    pub steps: u8,
    /// The row of the Rebuild Table that it goes by, counted from 1; 0 for the first that is for it.
    pub row: u8,
    /// It comes from the Dead Pile.
    pub dead: Flag,
    /// A Breakdown unit or another generic one.
    pub generic: Flag,
}

const _: () = assert!(size_of::<RebuildOrder>() == 88, "frozen for this major of the C ABI");
