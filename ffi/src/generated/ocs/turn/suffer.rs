//! The function of `ocs.turn.suffer`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Settles the losses of a hex that was barraged (OCS 10.0).
    fn grog_ocs_turn_suffer
        asks(core ocs::turn::suffer);
    struct TurnSufferQuestion (64, 44) = ocs::turn::SufferOrder {
        board *sorted: Board,
        turn: TurnState,
        target: Hex,
        barrage: Barraged,
        losses [losses_len]: StepsLost,
    }
    struct TurnSufferAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Barraged),
    }
    way VIEWS;
}
