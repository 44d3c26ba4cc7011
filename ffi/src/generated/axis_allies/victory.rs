//! The functions of `axis_allies.victory`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::powers::Side;
use grognard_core::axis_allies::victory::Victory;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a side has won, on the board at that moment (AA 5.1).
    fn grog_axis_allies_victory_assess
        asks(core axis_allies::victory::assess);
    struct VictoryAssessQuestion (24, 16) = axis_allies::victory::Standing {
        board *sorted: Board,
        us_turn_ended: Flag,
        surrenders: Code<Side>,
        ; reserved 6
    }
    struct VictoryAssessAnswer {
        value: says(Victory),
    }
    way VIEWS;
}
