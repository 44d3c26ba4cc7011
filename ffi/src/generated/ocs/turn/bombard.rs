//! The function of `ocs.turn.bombard`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::facility::{FacilityHit, Target};
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Barrages an air base, a port or a railroad (OCS 10.0c, 14.8).
    fn grog_ocs_turn_bombard
        asks(core ocs::turn::bombard);
    struct TurnBombardQuestion (128, 80) = ocs::turn::BombardOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        target: Hex,
        facility: Code<Target>,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
        dice [dice_len]: u8,
        hip_nations [hip_nations_len]: u8,
        aborted: Flag,
        ; reserved 7
    }
    struct TurnBombardAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(FacilityHit),
    }
    way BOTH;
}
