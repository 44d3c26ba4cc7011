//! The function of `ocs.turn.blow`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::dumps::{BlowLoad, Blown};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;

operation! {
    /// Blows a dump now (OCS 2.3, 12.11a).
    fn grog_ocs_turn_blow
        asks(core ocs::turn::blow);
    struct TurnBlowQuestion (64, 40) = ocs::turn::BlowOrder {
        board *sorted: Board,
        turn: TurnState,
        loads [loads_len]: BlowLoad,
        dice [dice_len]: u8,
    }
    struct TurnBlowAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Blown),
    }
    way VIEWS;
}
