//! The functions of `axis_allies.income`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::income::Income;
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::Code;

operation! {
    /// What a power collects, on the board at the end of its turn (AA 5.2).
    fn grog_axis_allies_income_collect
        asks(core axis_allies::income::collect);
    struct IncomeCollectQuestion (24, 16) = axis_allies::income::Collect {
        board *sorted: Board,
        power: Code<Power>,
        ; reserved 7
    }
    struct IncomeCollectAnswer {
        value: says(Income),
    }
    way VIEWS;
}
