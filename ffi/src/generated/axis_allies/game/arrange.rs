//! The function of `axis_allies.game.arrange`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::game::{Position, TurnPhase};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// The position that a board is, at the beginning of a phase.
    fn grog_axis_allies_game_arrange
        asks(core axis_allies::game::arrange);
    struct GameArrangeQuestion (32, 24) = axis_allies::game::Arranged {
        board *sorted: Board,
        power: Code<Power>,
        phase: Code<TurnPhase>,
        round: u16,
        cash: [u16; 5],
        play_on: Flag,
        ; reserved 1
    }
    struct GameArrangeAnswer {
        value: says(Position),
    }
    way VIEWS;
}
