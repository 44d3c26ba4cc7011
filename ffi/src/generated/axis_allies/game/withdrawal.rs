//! The function of `axis_allies.game.withdrawal`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::withdrawal::{WithdrawalSpace, WithdrawalSpaces};

operation! {
    /// Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d).
    fn grog_axis_allies_game_withdrawal
        asks(core axis_allies::game::withdrawal);
    struct GameWithdrawalQuestion (16392, 16392) = axis_allies::game::Retreats {
        position: Position,
        ; reserved 4
    }
    struct GameWithdrawalAnswer {
        list(rows, rows_capacity, rows_len): WithdrawalSpace,
        value: allows(WithdrawalSpaces),
    }
    way TEXT;
}
