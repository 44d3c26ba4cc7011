//! The function of `axis_allies.game.holdings`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::board::Holding;
use grognard_core::axis_allies::game::{Position, Situation};

operation! {
    /// A position's spaces as the holdings of a board, for the questions that take one.
    fn grog_axis_allies_game_holdings
        asks(core axis_allies::game::holdings);
    struct GameHoldingsQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameHoldingsAnswer {
        list(rows, rows_capacity, rows_len): Holding,
        value: says(Situation),
    }
    way TEXT;
}
