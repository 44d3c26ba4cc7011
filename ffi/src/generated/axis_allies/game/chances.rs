//! The function of `axis_allies.game.chances`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::game::{BattleOfTurn, Position, TurnChances};

operation! {
    /// The exact chances of each battle that is still to be fought, and of all of them.
    fn grog_axis_allies_game_chances
        asks(core axis_allies::game::chances);
    struct GameChancesQuestion (16440, 16440) = axis_allies::game::TurnForecast {
        position: Position,
        attacker_plan: Plan,
        defender_plan: Plan,
        ; reserved 4
    }
    struct GameChancesAnswer {
        list(rows, rows_capacity, rows_len): BattleOfTurn,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(TurnChances),
    }
    way SCRATCH;
}
