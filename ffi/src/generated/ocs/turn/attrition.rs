//! The function of `ocs.turn.attrition`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::{AttritionLoss, StepsLost};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Settles the attrition of the units of a hex that are Out of Supply (OCS 2.3, 12.8b).
    fn grog_ocs_turn_attrition
        asks(core ocs::turn::attrition);
    struct TurnAttritionQuestion (72, 44) = ocs::turn::AttritionOrder {
        board *sorted: Board,
        turn: TurnState,
        hex: Hex,
        side: u8,
        dice [dice_len]: u8,
        losses [losses_len]: StepsLost,
    }
    struct TurnAttritionAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(AttritionLoss),
    }
    way VIEWS;
}
