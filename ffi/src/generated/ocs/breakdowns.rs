//! The functions of `ocs.breakdowns`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::breakdowns::{Absorbed, BreakdownMoment, BrokenDown};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::Code;

operation! {
    /// Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0).
    fn grog_ocs_breakdowns_make
        asks(core ocs::breakdowns::make);
    struct BreakdownsMakeQuestion (112, 104) = ocs::breakdowns::BreakDown {
        unit: Unit,
        breakdowns [breakdowns_len]: Unit,
        moment: Code<BreakdownMoment>,
        phase: Code<Phase>,
        ; reserved 6
    }
    struct BreakdownsMakeAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(BrokenDown),
    }
}

operation! {
    /// Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d).
    fn grog_ocs_breakdowns_absorb
        asks(core ocs::breakdowns::absorb);
    struct BreakdownsAbsorbQuestion (128, 112) = ocs::breakdowns::Absorb {
        unit: Unit,
        breakdowns [breakdowns_len]: Unit,
        absorbed [absorbed_len]: u16,
        moment: Code<BreakdownMoment>,
        ; reserved 7
    }
    struct BreakdownsAbsorbAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Absorbed),
    }
}
