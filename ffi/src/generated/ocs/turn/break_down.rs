//! The function of `ocs.turn.break_down`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::breakdowns::BrokenDown;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;

operation! {
    /// Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0).
    fn grog_ocs_turn_break_down
        asks(core ocs::turn::break_down);
    struct TurnBreakDownQuestion (56, 40) = ocs::turn::BreakDownOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        breakdowns [breakdowns_len]: Unit,
        pool: u8,
        ; reserved 7
    }
    struct TurnBreakDownAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(BrokenDown),
    }
    way VIEWS;
}
