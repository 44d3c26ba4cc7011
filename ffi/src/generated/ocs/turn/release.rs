//! The function of `ocs.turn.release`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::modes::Released;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether units may be released from Reserve now (OCS 2.3, 5.7b).
    fn grog_ocs_turn_release
        asks(core ocs::turn::release);
    struct TurnReleaseQuestion (48, 32) = ocs::turn::ReleaseOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
    }
    struct TurnReleaseAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Released),
    }
    way VIEWS;
}
