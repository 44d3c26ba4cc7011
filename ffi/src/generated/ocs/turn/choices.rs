//! The function of `ocs.turn.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::turn::{TurnChoice, TurnChoiceCount, TurnState};

operation! {
    /// What a side may do now, and which of its units (OCS 2.3).
    fn grog_ocs_turn_choices
        asks(core ocs::turn::choices);
    struct TurnChoicesQuestion (32, 24) = ocs::turn::TurnChoices {
        board *sorted: Board,
        turn: TurnState,
        side: u8,
        ; reserved 1
    }
    struct TurnChoicesAnswer {
        list(rows, rows_capacity, rows_len): TurnChoice,
        value: says(TurnChoiceCount),
    }
    way VIEWS;
}
