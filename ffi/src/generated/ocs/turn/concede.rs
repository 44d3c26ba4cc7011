//! The function of `ocs.turn.concede`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{Conceded, TurnState};

operation! {
    /// Whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6b).
    fn grog_ocs_turn_concede
        asks(core ocs::turn::concede);
    struct TurnConcedeQuestion (56, 40) = ocs::turn::ConcedeOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        target: Hex,
        ; reserved 4
    }
    struct TurnConcedeAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Conceded),
    }
    way VIEWS;
}
