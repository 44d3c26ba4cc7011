//! The function of `axis_allies.game.units`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::game::{Position, Situation};

operation! {
    /// A position's pieces as the units of a board, for the questions that take one.
    fn grog_axis_allies_game_units
        asks(core axis_allies::game::units);
    struct GameUnitsQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameUnitsAnswer {
        list(rows, rows_capacity, rows_len): Unit,
        value: says(Situation),
    }
    way TEXT;
}
