//! The function of `axis_allies.game.landing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::landing::{LandingRange, LandingSpace};

operation! {
    /// Where an aircraft of a position may land (AA 3.4, 4.4).
    fn grog_axis_allies_game_landing
        asks(core axis_allies::game::landing);
    struct GameLandingQuestion (16392, 16392) = axis_allies::game::OnePiece {
        position: Position,
        piece: u16,
        ; reserved 2
    }
    struct GameLandingAnswer {
        list(rows, rows_capacity, rows_len): LandingSpace,
        value: allows(LandingRange),
    }
    way TEXT;
}
