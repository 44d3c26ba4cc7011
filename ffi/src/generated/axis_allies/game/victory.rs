//! The function of `axis_allies.game.victory`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::powers::Side;
use grognard_core::axis_allies::victory::Victory;
use grognard_core::reflect::Code;

operation! {
    /// Whether a side has won in a position (AA 5.1).
    fn grog_axis_allies_game_victory
        asks(core axis_allies::game::victory);
    struct GameVictoryQuestion (16392, 16392) = axis_allies::game::Stands {
        position: Position,
        surrenders: Code<Side>,
        ; reserved 3
    }
    struct GameVictoryAnswer {
        value: says(Victory),
    }
    way TEXT;
}
