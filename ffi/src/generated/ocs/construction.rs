//! The functions of `ocs.construction`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::construction::{Constructed, Task};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
    fn grog_ocs_construction_assess
        asks(core ocs::construction::assess);
    struct ConstructionAssessQuestion (40, 32) = ocs::construction::Construct {
        board *sorted: Board,
        unit: u16,
        hex: Hex,
        task: Code<Task>,
        supply: u16,
        phase: Code<Phase>,
        worked: Flag,
        worked_task: Code<Task>,
        worked_hex: Hex,
        improved: Flag,
        reduced: Flag,
        ; reserved 4
    }
    struct ConstructionAssessAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Constructed),
    }
    way VIEWS;
}
