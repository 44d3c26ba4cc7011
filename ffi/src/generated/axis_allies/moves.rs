//! The functions of `axis_allies.moves`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::moves::Declared;
use grognard_core::axis_allies::orders::{Objection, Order, Phase};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::Code;

operation! {
    /// Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4).
    fn grog_axis_allies_moves_check
        asks(core axis_allies::moves::check);
    struct MovesCheckQuestion (48, 28) = axis_allies::moves::Moves {
        board *sorted: Board,
        power: Code<Power>,
        phase: Code<Phase>,
        orders [orders_len]: Order,
        cash: u16,
        ; reserved 6
    }
    struct MovesCheckAnswer {
        list(rows, rows_capacity, rows_len): Objection,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Declared),
    }
    way BOTH;
}
