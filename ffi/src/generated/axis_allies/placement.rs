//! The functions of `axis_allies.placement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::placement::{Placed, Placement, Refusal};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::Code;

operation! {
    /// Whether all that a power places is allowed, on the board after non-combat movement (AA 2.7, 3.1b, 3.4f).
    fn grog_axis_allies_placement_assess
        asks(core axis_allies::placement::assess);
    struct PlacementAssessQuestion (40, 20) = axis_allies::placement::Placing {
        board *sorted: Board,
        power: Code<Power>,
        placements [placements_len]: Placement,
    }
    struct PlacementAssessAnswer {
        list(rows, rows_capacity, rows_len): Refusal,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Placed),
    }
    way BOTH;
}
