//! The function of `axis_allies.game.start`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::reflect::Flag;

operation! {
    /// The position in which the game begins (AA map).
    fn grog_axis_allies_game_start
        asks(core axis_allies::game::start);
    struct GameStartQuestion (8, 8) = axis_allies::game::NewGame {
        tas_links: Flag,
        play_on: Flag,
        mixed_cargo: Flag,
        technology: Flag,
    }
    struct GameStartAnswer {
        value: says(Position),
    }
}
