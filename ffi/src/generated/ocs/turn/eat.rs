//! The function of `ocs.turn.eat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trace::Eaten;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Whether units may eat out of a dump now, and what it costs (OCS 2.3, 12.6c).
    fn grog_ocs_turn_eat
        asks(core ocs::turn::eat);
    struct TurnEatQuestion (72, 44) = ocs::turn::MealOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        source: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnEatAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Eaten),
    }
    way BOTH;
}
