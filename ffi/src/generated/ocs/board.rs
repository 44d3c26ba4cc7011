//! The functions of `ocs.board`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::check::{BoardFault, BoardSummary};
use grognard_core::ocs::edits::{Applied, BoardEdit};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;

operation! {
    /// Every fault of a whole position at once.
    fn grog_ocs_board_check
        asks(core ocs::check::check);
    struct BoardCheckQuestion (32, 24) = ocs::check::Position {
        board *unsorted: Board,
        turn: TurnState,
        ; reserved 2
    }
    struct BoardCheckAnswer {
        list(rows, rows_capacity, rows_len): BoardFault,
        value: says(BoardSummary),
    }
    way VIEWS;
}

operation! {
    /// Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes.
    fn grog_ocs_board_apply
        asks(core ocs::edits::apply);
    struct BoardApplyQuestion (72, 40) = ocs::edits::Change {
        board *unsorted: Board,
        effects [effects_len]: Effect,
        units [units_len]: u16,
        newcomers [newcomers_len]: Unit,
        captor: u8,
        ; reserved 7
    }
    struct BoardApplyAnswer {
        list(rows, rows_capacity, rows_len): BoardEdit,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Applied),
    }
    way BOTH;
}
