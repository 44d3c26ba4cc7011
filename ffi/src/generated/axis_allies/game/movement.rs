//! The function of `axis_allies.game.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{PieceEvent, Position};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::movement::Passage;
use grognard_core::reflect::Locus;

operation! {
    /// Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4).
    fn grog_axis_allies_game_movement
        asks(core axis_allies::game::movement);
    struct GameMovementQuestion (16408, 16400) = axis_allies::game::PieceRoute {
        position: Position,
        piece: u16,
        path [path_len]: Locus<Site>,
    }
    struct GameMovementAnswer {
        list(effects, effects_capacity, effects_len): PieceEvent,
        value: allows(Passage),
    }
    way TEXT;
}
