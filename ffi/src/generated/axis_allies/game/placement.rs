//! The function of `axis_allies.game.placement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::placement::{Placed, Placement, Refusal};

operation! {
    /// Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f).
    fn grog_axis_allies_game_placement
        asks(core axis_allies::game::placement);
    struct GamePlacementQuestion (16408, 16396) = axis_allies::game::Placings {
        position: Position,
        placements [placements_len]: Placement,
    }
    struct GamePlacementAnswer {
        list(rows, rows_capacity, rows_len): Refusal,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Placed),
    }
    way SCRATCH;
}
