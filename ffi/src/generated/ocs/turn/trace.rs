//! The function of `ocs.turn.trace`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6).
    fn grog_ocs_turn_trace
        asks(core ocs::turn::trace);
    struct TurnTraceQuestion (48, 32) = ocs::turn::TraceOrder {
        board *sorted: Board,
        turn: TurnState,
        left_out [left_out_len]: u16,
    }
    struct TurnTraceAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(TurnState),
    }
    way BOTH;
}
