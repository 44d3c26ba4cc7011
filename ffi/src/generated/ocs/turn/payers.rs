//! The function of `ocs.turn.payers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::turn::{Expense, Payer, PayersFound};
use grognard_core::reflect::Code;

operation! {
    /// Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3).
    fn grog_ocs_turn_payers
        asks(core ocs::turn::payers);
    struct TurnPayersQuestion (48, 28) = ocs::turn::PayersHunt {
        board *sorted: Board,
        expense: Code<Expense>,
        units [units_len]: u16,
        cost: u16,
        by: Code<FuelBy>,
        ; reserved 5
    }
    struct TurnPayersAnswer {
        list(rows, rows_capacity, rows_len): Payer,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(PayersFound),
    }
    way BOTH;
}
