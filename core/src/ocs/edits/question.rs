//! The question of `ocs.board.apply`.

use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::effects::Effect;
use crate::ocs::units::Unit;
use crate::reflect::Question;

/// Effects to apply to a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Change<'a> {
    /// The position, its lists in any order: the edits count places in them as they are.
    #[required]
    #[as_given]
    pub board: Board<'a>,
    /// The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
    #[required]
    #[through("units")]
    pub effects: &'a [Effect],
    /// The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the
    /// newcomer. Newcomers count on from the end of the board's list. An empty list if the effects already refer to
    /// units of the board and newcomers, as those of every order of a turn do.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Units that are not on the board: of an order of a turn, those of its own list. Where units go by their ids each has
    /// one.
    #[named]
    pub newcomers: &'a [Unit],
    /// The side that captures, 1 to 8. Required if an effect captures.
    #[when_needed]
    pub captor: u8,
}
