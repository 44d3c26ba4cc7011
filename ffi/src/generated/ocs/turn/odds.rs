//! The function of `ocs.turn.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::turn::{Combatant, TurnState};

operation! {
    /// The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7).
    fn grog_ocs_turn_odds
        asks(core ocs::turn::odds);
    struct TurnOddsQuestion (56, 36) = ocs::turn::OddsOrder {
        board *sorted: Board,
        turn: TurnState,
        target: Hex,
        leads [leads_len]: u16,
    }
    struct TurnOddsAnswer {
        list(rows, rows_capacity, rows_len): Combatant,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Assessment),
    }
    way BOTH;
}
