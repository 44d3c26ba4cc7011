//! The function of `ocs.turn.combine`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::{CounterMix, NewCounters};
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;

operation! {
    /// Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c).
    fn grog_ocs_turn_combine
        asks(core ocs::turn::combine);
    struct TurnCombineQuestion (80, 48) = ocs::turn::CombineOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        counters [counters_len]: Unit,
        mix [mix_len]: CounterMix,
    }
    struct TurnCombineAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(NewCounters),
    }
    way VIEWS;
}
