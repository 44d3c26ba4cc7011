//! The function of `ocs.turn.extend`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::NewCounters;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;

operation! {
    /// Whether Transport Points may form an Extender now, or it be unformed (OCS 2.3, 12.7).
    fn grog_ocs_turn_extend
        asks(core ocs::turn::extend);
    struct TurnExtendQuestion (56, 40) = ocs::turn::ExtendOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        unform: Flag,
        ; reserved 7
    }
    struct TurnExtendAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(NewCounters),
    }
    way BOTH;
}
