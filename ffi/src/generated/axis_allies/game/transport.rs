//! The function of `axis_allies.game.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{PieceEvent, Position};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::transport::Shipped;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3).
    fn grog_axis_allies_game_transport
        asks(core axis_allies::game::transport);
    struct GameTransportQuestion (16416, 16408) = axis_allies::game::PieceShipping {
        position: Position,
        action: Code<Action>,
        transport: u16,
        troops [troops_len]: u16,
        space: Locus<Site>,
        ; reserved 6
    }
    struct GameTransportAnswer {
        list(effects, effects_capacity, effects_len): PieceEvent,
        value: allows(Shipped),
    }
    way TEXT;
}
