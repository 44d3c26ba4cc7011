//! The function of `ocs.turn.rail`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::{Flag, Said};

operation! {
    /// Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3).
    fn grog_ocs_turn_rail
        asks(core ocs::turn::rail);
    struct TurnRailQuestion (48, 40) = ocs::turn::RailOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        to: Hex,
        amount: u16,
        rail_cap: u32,
        rail_cap_used: Said<u16>,
        converts: Flag,
        ; reserved 1
    }
    struct TurnRailAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(TurnState),
    }
    way BOTH;
}
