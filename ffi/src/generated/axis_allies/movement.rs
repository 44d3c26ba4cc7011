//! The functions of `axis_allies.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::movement::{Passage, Range, Reached};
use grognard_core::axis_allies::orders::{PathEvent, Phase};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4).
    fn grog_axis_allies_movement_assess
        asks(core axis_allies::movement::assess);
    struct MovementAssessQuestion (48, 28) = axis_allies::movement::Route {
        board *sorted: Board,
        power: Code<Power>,
        phase: Code<Phase>,
        unit: u16,
        path [path_len]: Locus<Site>,
        cash: u16,
        ; reserved 6
    }
    struct MovementAssessAnswer {
        list(effects, effects_capacity, effects_len): PathEvent,
        value: allows(Passage),
    }
    way VIEWS;
}

operation! {
    /// Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4).
    fn grog_axis_allies_movement_reach
        asks(core axis_allies::movement::reach);
    struct MovementReachQuestion (24, 16) = axis_allies::movement::Reach {
        board *sorted: Board,
        power: Code<Power>,
        phase: Code<Phase>,
        unit: u16,
        cash: u16,
        ; reserved 2
    }
    struct MovementReachAnswer {
        list(rows, rows_capacity, rows_len): Reached,
        value: allows(Range),
    }
    way VIEWS;
}
