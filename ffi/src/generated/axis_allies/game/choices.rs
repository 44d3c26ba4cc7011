//! The function of `axis_allies.game.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{Choice, Position, Situation};

operation! {
    /// Everything that may be done now.
    fn grog_axis_allies_game_choices
        asks(core axis_allies::game::choices);
    struct GameChoicesQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameChoicesAnswer {
        list(rows, rows_capacity, rows_len): Choice,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Situation),
    }
    way SCRATCH;
}
