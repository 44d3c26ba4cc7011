//! The function of `axis_allies.game.unpack`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::Position;

operation! {
    /// The position that bytes hold.
    fn grog_axis_allies_game_unpack
        asks(core axis_allies::game::unpack);
    struct GameUnpackQuestion (24, 12) = axis_allies::game::Unpacking {
        bytes [bytes_len]: u8,
    }
    struct GameUnpackAnswer {
        value: says(Position),
    }
}
