//! The function of `ocs.turn.next`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;

operation! {
    /// Whether the segment may end, what ends and begins with it, and where the game then stands (OCS 2).
    fn grog_ocs_turn_next
        asks(core ocs::turn::next);
    struct TurnNextQuestion (40, 32) = ocs::turn::EndingSegment {
        board *sorted: Board,
        turn: TurnState,
        weather: u8,
        first: u8,
        simulcast: Flag,
        ; reserved 7
    }
    struct TurnNextAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(TurnState),
    }
    way BOTH;
}
