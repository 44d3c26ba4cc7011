//! The function of `axis_allies.game.reach`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::movement::{Range, Reached};

operation! {
    /// Everywhere that a piece of a position can go (AA 2, 3, 4.4).
    fn grog_axis_allies_game_reach
        asks(core axis_allies::game::reach);
    struct GameReachQuestion (16392, 16392) = axis_allies::game::OnePiece {
        position: Position,
        piece: u16,
        ; reserved 2
    }
    struct GameReachAnswer {
        list(rows, rows_capacity, rows_len): Reached,
        value: allows(Range),
    }
    way TEXT;
}
