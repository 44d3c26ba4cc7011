//! The function of `ocs.turn.refit`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{Refitted, TurnState};

operation! {
    /// Whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1).
    fn grog_ocs_turn_refit
        asks(core ocs::turn::refit);
    struct TurnRefitQuestion (80, 48) = ocs::turn::RefitOrder {
        board *sorted: Board,
        turn: TurnState,
        air_base: u16,
        planes [planes_len]: u16,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnRefitAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Refitted),
    }
    way BOTH;
}
