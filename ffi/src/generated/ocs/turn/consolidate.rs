//! The function of `ocs.turn.consolidate`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::consolidation::Consolidated;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;

operation! {
    /// Whether two units may be consolidated now (OCS 2.3, 13.9).
    fn grog_ocs_turn_consolidate
        asks(core ocs::turn::consolidate);
    struct TurnConsolidateQuestion (72, 48) = ocs::turn::ConsolidateOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        dead [dead_len]: Unit,
        types_differ: Flag,
        ; reserved 7
    }
    struct TurnConsolidateAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Consolidated),
    }
    way VIEWS;
}
