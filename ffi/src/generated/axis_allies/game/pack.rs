//! The function of `axis_allies.game.pack`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{Packed, Position, PositionByte};

operation! {
    /// A position as bytes, for files and wires.
    fn grog_axis_allies_game_pack
        asks(core axis_allies::game::pack);
    struct GamePackQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GamePackAnswer {
        list(rows, rows_capacity, rows_len): PositionByte,
        value: says(Packed),
    }
    way TEXT;
}
