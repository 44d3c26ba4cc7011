//! The functions of `axis_allies.landing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::landing::{LandingRange, LandingSpace};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::Code;

operation! {
    /// Where an aircraft may land, on the board after combat (AA 3.4, 4.4).
    fn grog_axis_allies_landing_choices
        asks(core axis_allies::landing::choices);
    struct LandingChoicesQuestion (24, 16) = axis_allies::landing::Airborne {
        board *sorted: Board,
        power: Code<Power>,
        unit: u16,
        ; reserved 4
    }
    struct LandingChoicesAnswer {
        list(rows, rows_capacity, rows_len): LandingSpace,
        value: allows(LandingRange),
    }
    way VIEWS;
}
