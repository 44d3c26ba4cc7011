//! The function of `ocs.turn.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether units retreat from a combat by a way now, and what that does (OCS 9.12).
    fn grog_ocs_turn_retreat
        asks(core ocs::turn::retreat);
    struct TurnRetreatQuestion (80, 48) = ocs::turn::RetreatOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        path [path_len]: Hex,
        losses [losses_len]: StepsLost,
    }
    struct TurnRetreatAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Retreated),
    }
    way BOTH;
}
