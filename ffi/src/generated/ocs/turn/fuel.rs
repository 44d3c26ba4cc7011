//! The function of `ocs.turn.fuel`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::turn::{Fuelled, TurnState};
use grognard_core::reflect::Code;

operation! {
    /// Whether units may be fuelled now, and what it costs (OCS 12.5).
    fn grog_ocs_turn_fuel
        asks(core ocs::turn::fuel);
    struct TurnFuelQuestion (88, 52) = ocs::turn::FuelOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        by: Code<FuelBy>,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnFuelAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Fuelled),
    }
    way BOTH;
}
