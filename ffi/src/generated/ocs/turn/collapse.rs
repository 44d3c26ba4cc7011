//! The function of `ocs.turn.collapse`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{Collapsed, TurnState};

operation! {
    /// Whether an Extender may collapse to a hex now (OCS 2.3, 9.14d, 12.7h).
    fn grog_ocs_turn_collapse
        asks(core ocs::turn::collapse);
    struct TurnCollapseQuestion (40, 32) = ocs::turn::CollapseOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        hex: Hex,
        ; reserved 4
    }
    struct TurnCollapseAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Collapsed),
    }
    way BOTH;
}
