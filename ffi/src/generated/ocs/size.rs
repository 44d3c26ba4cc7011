//! The functions of `ocs.size`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::size::Extent;
use grognard_core::ocs::units::Unit;

operation! {
    /// The RE size of a unit and its steps (OCS 4.6).
    fn grog_ocs_size_re
        asks(core ocs::size::re);
    struct SizeReQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct SizeReAnswer {
        value: says(Extent),
    }
}
