//! The question of an attack, and its answer. OCS 8.0, 9.1, 9.5.

use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::turn::TurnState;
use crate::reflect::{Question, Reflect};

/// Units that are to attack a hex now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttackOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacking units, by their `id`s, in the order in which they pay.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// Those of the units that fight on their internal stocks. An empty list for none.
    #[refers("board.units")]
    pub on_stocks: &'a [u16],
    /// The dumps and loaded Transport Points that pay. Each unit pays out of those that it reaches, in their order.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// Combat supply of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CombatPaid {
    /// What is paid, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The units with combat supply.
    pub units: u16,
}
