//! The function of `ocs.turn.construct`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::construction::{Constructed, Task};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Code;

operation! {
    /// Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d).
    fn grog_ocs_turn_construct
        asks(core ocs::turn::construct);
    struct TurnConstructQuestion (72, 48) = ocs::turn::ConstructOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        hex: Hex,
        task: Code<Task>,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnConstructAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Constructed),
    }
    way BOTH;
}
