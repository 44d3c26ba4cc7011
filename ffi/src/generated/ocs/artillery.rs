//! The functions of `ocs.artillery`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::ocs::artillery::ArtilleryFire;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
    fn grog_ocs_artillery_assess
        asks(core ocs::artillery::assess);
    struct ArtilleryAssessQuestion (128, 120) = ocs::artillery::Artillery {
        unit: Unit,
        phase: Code<Phase>,
        unpaid: Flag,
        rules: GameRules,
        tables *sorted: Tables,
    }
    struct ArtilleryAssessAnswer {
        value: allows(ArtilleryFire),
    }
    way VIEWS;
}
