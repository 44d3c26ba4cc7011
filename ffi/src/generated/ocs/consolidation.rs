//! The functions of `ocs.consolidation`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::consolidation::Consolidated;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether two units may be consolidated (OCS 13.9).
    fn grog_ocs_consolidation_assess
        asks(core ocs::consolidation::assess);
    struct ConsolidationAssessQuestion (176, 176) = ocs::consolidation::Consolidate {
        unit: Unit,
        other: Unit,
        dead: Flag,
        types_differ: Flag,
        phase: Code<Phase>,
        ; reserved 1
    }
    struct ConsolidationAssessAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Consolidated),
    }
}
