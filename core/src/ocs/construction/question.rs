//! A question about construction.

use super::task::Task;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::units::Phase;
use crate::reflect::{Code, Flag, Question};

/// Construction that a unit is to perform.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Construct<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`. Its `mp_spent`, `will_move`, `progress` and `transported` say whether it moves in this
    /// phase, and whether it has done construction.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex of the facility.
    #[required]
    pub hex: Hex,
    /// The task.
    #[required]
    pub task: Code<Task>,
    /// Supply available to the unit for the task, in T.
    #[measure("T", 1)]
    pub supply: u16,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The unit has performed construction earlier in this phase.
    pub worked: Flag,
    /// The task performed earlier, if `worked`. Required where the answer depends on it.
    #[when_needed]
    pub worked_task: Code<Task>,
    /// The hex of the task performed earlier, if `worked`.
    pub worked_hex: Hex,
    /// A level of the facility was added or a hit repaired in this turn.
    pub improved: Flag,
    /// A level of the facility was removed or a hit inflicted by construction in this turn.
    pub reduced: Flag,
}
