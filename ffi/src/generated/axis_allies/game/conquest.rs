//! The function of `axis_allies.game.conquest`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::conquest::{Conquest, Means};
use grognard_core::axis_allies::game::{GameEffect, Position};
use grognard_core::axis_allies::map::Site;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b).
    fn grog_axis_allies_game_conquest
        asks(core axis_allies::game::conquest);
    struct GameConquestQuestion (16392, 16392) = axis_allies::game::Taken {
        position: Position,
        space: Locus<Site>,
        means: Code<Means>,
        ; reserved 1
    }
    struct GameConquestAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        value: allows(Conquest),
    }
    way TEXT;
}
