//! The function of `axis_allies.game.battle`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::map::Site;
use grognard_core::reflect::Locus;

operation! {
    /// The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3).
    fn grog_axis_allies_game_battle
        asks(core axis_allies::game::battle);
    struct GameBattleQuestion (16408, 16400) = axis_allies::game::BattleAt {
        position: Position,
        space: Locus<Site>,
        support [support_len]: u16,
    }
    struct GameBattleAnswer {
        value: allows(Battle),
    }
    way TEXT;
}
