//! The function of `axis_allies.game.carriers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::carriers::StrandedFighters;
use grognard_core::axis_allies::game::Position;

operation! {
    /// What the owners of a position's fighters that lost their carrier choose from (AA 3.4b).
    fn grog_axis_allies_game_carriers
        asks(core axis_allies::game::carriers);
    struct GameCarriersQuestion (16392, 16392) = axis_allies::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameCarriersAnswer {
        value: says(StrandedFighters),
    }
    way TEXT;
}
