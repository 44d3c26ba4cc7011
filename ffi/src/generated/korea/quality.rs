//! The functions of `korea.quality`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::korea::quality::Superior;
use grognard_core::korea::units::Quality;
use grognard_core::reflect::Code;

operation! {
    /// The modifier of unit quality (KOR 8.1).
    fn grog_korea_quality_compare
        asks(core korea::quality::compare);
    struct QualityCompareQuestion (8, 8) = korea::quality::Compare {
        attacker: Code<Quality>,
        defender: Code<Quality>,
        ; reserved 2
    }
    struct QualityCompareAnswer {
        value: says(Superior),
    }
}
