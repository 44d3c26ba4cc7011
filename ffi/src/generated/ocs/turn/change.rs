//! The function of `ocs.turn.change`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::modes::ModeChanged;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::{Mode, Orientation};
use grognard_core::reflect::Code;

operation! {
    /// Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4).
    fn grog_ocs_turn_change
        asks(core ocs::turn::change);
    struct TurnChangeQuestion (40, 32) = ocs::turn::ChangeOrder {
        board *sorted: Board,
        turn: TurnState,
        unit: u16,
        mode: Code<Mode>,
        oriented: Code<Orientation>,
        ; reserved 6
    }
    struct TurnChangeAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(ModeChanged),
    }
    way VIEWS;
}
