//! The function of `ocs.turn.advance`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{Advanced, Battle};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Which attackers advance into the attacked hex now (OCS 9.12g).
    fn grog_ocs_turn_advance
        asks(core ocs::turn::advance);
    struct TurnAdvanceQuestion (80, 60) = ocs::turn::AdvanceOrder {
        board *sorted: Board,
        turn: TurnState,
        target: Hex,
        battle: Battle,
        units [units_len]: u16,
    }
    struct TurnAdvanceAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Advanced),
    }
    way BOTH;
}
