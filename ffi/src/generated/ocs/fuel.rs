//! The functions of `ocs.fuel`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::fuel::{FuelBill, FuelBy, FuelRow};
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
    fn grog_ocs_fuel_assess
        asks(core ocs::fuel::assess);
    struct FuelAssessQuestion (48, 28) = ocs::fuel::Fuel {
        units [units_len]: Unit,
        reached_by [reached_by_len]: u8,
        by: Code<FuelBy>,
        source: u8,
        threw_elsewhere: Flag,
        whole: Flag,
        ; reserved 4
    }
    struct FuelAssessAnswer {
        list(rows, rows_capacity, rows_len): FuelRow,
        value: allows(FuelBill),
    }
}
