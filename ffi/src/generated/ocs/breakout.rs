//! The functions of `ocs.breakout`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::breakout::{BreakoutAssessment, BrokenOut};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::sequence::Segment;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a unit without trace may break out, and on what terms (OCS 12.8e).
    fn grog_ocs_breakout_assess
        asks(core ocs::breakout::assess);
    struct BreakoutAssessQuestion (48, 28) = ocs::breakout::Breakout {
        board *sorted: Board,
        unit: u16,
        segment: Code<Segment>,
        player: u8,
        in_trace [in_trace_len]: u16,
        first: Flag,
        ; reserved 7
    }
    struct BreakoutAssessAnswer {
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(BreakoutAssessment),
    }
    way BOTH;
}

operation! {
    /// The result of a breakout (OCS 12.8e).
    fn grog_ocs_breakout_resolve
        asks(core ocs::breakout::resolve);
    struct BreakoutResolveQuestion (48, 28) = ocs::breakout::BreakoutRoll {
        board *sorted: Board,
        unit: u16,
        assessment: BreakoutAssessment,
        dice [dice_len]: u8,
    }
    struct BreakoutResolveAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(BrokenOut),
    }
    way VIEWS;
}
