//! The function of `ocs.turn.march`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::movement::Marched;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::zoc::{DropOff, Waypoint};

operation! {
    /// Whether a unit or stack may move along a path now, and what that does (OCS 2.3, 6.1).
    fn grog_ocs_turn_march
        asks(core ocs::turn::march);
    struct TurnMarchQuestion (80, 48) = ocs::turn::MarchOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        path [path_len]: Waypoint,
        drops [drops_len]: DropOff,
    }
    struct TurnMarchAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Marched),
    }
    way BOTH;
}
