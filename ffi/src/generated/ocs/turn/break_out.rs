//! The function of `ocs.turn.break_out`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::breakout::BrokenOut;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;

operation! {
    /// Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e).
    fn grog_ocs_turn_break_out
        asks(core ocs::turn::break_out);
    struct TurnBreakOutQuestion (72, 44) = ocs::turn::BreakoutOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        left_out [left_out_len]: u16,
        first: Flag,
        dice [dice_len]: u8,
    }
    struct TurnBreakOutAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(BrokenOut),
    }
    way BOTH;
}
