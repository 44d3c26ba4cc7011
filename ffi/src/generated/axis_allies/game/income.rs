//! The function of `axis_allies.game.income`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::income::Income;
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::Code;

operation! {
    /// What a power of a position collects at the end of its turn (AA 5.2).
    fn grog_axis_allies_game_income
        asks(core axis_allies::game::income);
    struct GameIncomeQuestion (16392, 16392) = axis_allies::game::Collects {
        position: Position,
        power: Code<Power>,
        ; reserved 3
    }
    struct GameIncomeAnswer {
        value: says(Income),
    }
    way TEXT;
}
