//! The function of `ocs.turn.settle`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::combat::{Battle, Settled};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;

operation! {
    /// Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13).
    fn grog_ocs_turn_settle
        asks(core ocs::turn::settle);
    struct TurnSettleQuestion (88, 68) = ocs::turn::SettleOrder {
        board *sorted: Board,
        turn: TurnState,
        target: Hex,
        battle: Battle,
        losses [losses_len]: StepsLost,
        retreat: u8,
        ignore: Flag,
        ; reserved 6
    }
    struct TurnSettleAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Settled),
    }
    way BOTH;
}
