//! The function of `ocs.turn.capture`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::capture::CaptureSettled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{Rest, Taken, TurnState};
use grognard_core::reflect::Flag;

operation! {
    /// Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14).
    fn grog_ocs_turn_capture
        asks(core ocs::turn::capture);
    struct TurnCaptureQuestion (112, 68) = ocs::turn::CaptureOrder {
        board *sorted: Board,
        turn: TurnState,
        hex: Hex,
        dice [dice_len]: u8,
        taken [taken_len]: Taken,
        rest [rest_len]: Rest,
        active [active_len]: u16,
        printed_hedgehog: Flag,
        ; reserved 7
    }
    struct TurnCaptureAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(CaptureSettled),
    }
    way BOTH;
}
