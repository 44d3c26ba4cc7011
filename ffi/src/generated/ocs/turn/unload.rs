//! The function of `ocs.turn.unload`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::LoadingCost;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether Transport Points may unload supply where they are now, and the cost (OCS 2.3, 13.2f).
    fn grog_ocs_turn_unload
        asks(core ocs::turn::unload);
    struct TurnUnloadQuestion (40, 32) = ocs::turn::UnloadOrder {
        board *sorted: Board,
        turn: TurnState,
        truck: u16,
        amount: u16,
        ; reserved 6
    }
    struct TurnUnloadAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(LoadingCost),
    }
    way BOTH;
}
