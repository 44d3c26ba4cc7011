//! The functions of `acw.strength`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::strength::Strength;
use grognard_core::acw::units::{Side, Unit};
use grognard_core::reflect::Code;

operation! {
    /// The strength points of units that count (ACW 3).
    fn grog_acw_strength_assess
        asks(core acw::strength::assess);
    struct StrengthAssessQuestion (32, 20) = acw::strength::Stacks {
        units [units_len]: Unit,
        side: Code<Side>,
        ; reserved 7
    }
    struct StrengthAssessAnswer {
        value: says(Strength),
    }
}
