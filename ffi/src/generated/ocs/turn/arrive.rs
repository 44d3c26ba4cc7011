//! The function of `ocs.turn.arrive`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::reinforcements::{Arrived, ArrivesBy};
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;

operation! {
    /// Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6).
    fn grog_ocs_turn_arrive
        asks(core ocs::turn::arrive);
    struct TurnArriveQuestion (80, 56) = ocs::turn::ArrivalOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: Unit,
        to: Hex,
        entry: Code<ArrivesBy>,
        hexes [hexes_len]: Hex,
        supply: u16,
        ; reserved 6
    }
    struct TurnArriveAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Arrived),
    }
    way BOTH;
}
