//! The function of `ocs.turn.restock`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::restock::Restocked;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether units may restock their internal stocks now, and what it takes (OCS 2.3, 12.10e).
    fn grog_ocs_turn_restock
        asks(core ocs::turn::restock);
    struct TurnRestockQuestion (80, 48) = ocs::turn::RestockOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnRestockAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Restocked),
    }
    way BOTH;
}
