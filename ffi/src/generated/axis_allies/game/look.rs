//! The function of `axis_allies.game.look`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{GamePiece, Position, Situation};

operation! {
    /// What a position waits for, and every piece as it stands.
    fn grog_axis_allies_game_look
        asks(core axis_allies::game::look);
    struct GameLookQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameLookAnswer {
        list(rows, rows_capacity, rows_len): GamePiece,
        value: says(Situation),
    }
    way TEXT;
}
