//! The function of `ocs.turn.barrage`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;

operation! {
    /// Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1).
    fn grog_ocs_turn_barrage
        asks(core ocs::turn::barrage);
    struct TurnBarrageQuestion (112, 68) = ocs::turn::BarrageOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        target: Hex,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
        hip_nations [hip_nations_len]: u8,
        aborted: Flag,
        ; reserved 7
    }
    struct TurnBarrageAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(BarrageAssessment),
    }
    way BOTH;
}
