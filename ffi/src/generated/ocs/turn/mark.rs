//! The function of `ocs.turn.mark`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a).
    fn grog_ocs_turn_mark
        asks(core ocs::turn::mark);
    struct TurnMarkQuestion (32, 24) = ocs::turn::MarkOrder {
        board *sorted: Board,
        turn: TurnState,
        ; reserved 2
    }
    struct TurnMarkAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(TurnState),
    }
    way VIEWS;
}
