//! The function of `axis_allies.game.moves`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{PieceOrder, Position, StepObjection};
use grognard_core::axis_allies::moves::Declared;

operation! {
    /// Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4).
    fn grog_axis_allies_game_moves
        asks(core axis_allies::game::moves);
    struct GameMovesQuestion (16408, 16396) = axis_allies::game::PieceMoves {
        position: Position,
        orders [orders_len]: PieceOrder,
    }
    struct GameMovesAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Declared),
    }
    way SCRATCH;
}
