//! The function of `ocs.turn.absorb`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::breakdowns::Absorbed;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d).
    fn grog_ocs_turn_absorb
        asks(core ocs::turn::absorb);
    struct TurnAbsorbQuestion (48, 32) = ocs::turn::AbsorbOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        absorbed [absorbed_len]: u16,
    }
    struct TurnAbsorbAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Absorbed),
    }
    way BOTH;
}
