//! The functions of `axis_allies.units`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::units::{Kind, UnitValue};
use grognard_core::reflect::Code;

operation! {
    /// A kind's figures, by the edition's chart or the game's (AA units).
    fn grog_axis_allies_units_values
        asks(core axis_allies::units::values);
    struct UnitsValuesQuestion (24, 16) = axis_allies::units::OneKind {
        kind: Code<Kind>,
        chart [chart_len]: UnitValue,
    }
    struct UnitsValuesAnswer {
        value: says(UnitValue),
    }
}
