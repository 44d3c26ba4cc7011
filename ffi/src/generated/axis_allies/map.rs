//! The functions of `axis_allies.map`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::map_questions::{Border, SpaceFacts, Started};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// What a space is, and its neighbours (AA map).
    fn grog_axis_allies_map_space
        asks(core axis_allies::map_questions::space);
    struct MapSpaceQuestion (24, 16) = axis_allies::map_questions::AtSpace {
        board *sorted: Board,
        space: Locus<Site>,
        ; reserved 6
    }
    struct MapSpaceAnswer {
        list(rows, rows_capacity, rows_len): Border,
        value: says(SpaceFacts),
    }
    way VIEWS;
}

operation! {
    /// Whether two spaces touch (AA 2.1 to 2.6).
    fn grog_axis_allies_map_adjacent
        asks(core axis_allies::map_questions::adjacent);
    struct MapAdjacentQuestion (24, 16) = axis_allies::map_questions::Pair {
        board *sorted: Board,
        space: Locus<Site>,
        other: Locus<Site>,
        ; reserved 4
    }
    struct MapAdjacentAnswer {
        value: allows(),
    }
    way VIEWS;
}

operation! {
    /// The pieces that the second edition's board begins with (AA map).
    fn grog_axis_allies_map_setup
        asks(core axis_allies::map_questions::setup);
    struct MapSetupQuestion (8, 8) = axis_allies::map_questions::SetUp {
        power: Code<Power>,
        ; reserved 3
    }
    struct MapSetupAnswer {
        list(rows, rows_capacity, rows_len): Unit,
        value: says(Started),
    }
}
