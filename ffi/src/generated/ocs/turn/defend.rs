//! The function of `ocs.turn.defend`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{CombatPaid, TurnState};

operation! {
    /// How the defenders of an attacked hex are supplied (OCS 9.2, 9.5).
    fn grog_ocs_turn_defend
        asks(core ocs::turn::defend);
    struct TurnDefendQuestion (104, 60) = ocs::turn::DefendOrder {
        board *sorted: Board,
        turn: TurnState,
        target: Hex,
        units [units_len]: u16,
        on_stocks [on_stocks_len]: u16,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnDefendAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(CombatPaid),
    }
    way BOTH;
}
