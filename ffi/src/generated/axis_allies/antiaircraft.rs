//! The functions of `axis_allies.antiaircraft`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::antiaircraft::{AaChance, AaChances, AaHits, AaVolley};
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
    fn grog_axis_allies_antiaircraft_assess
        asks(core axis_allies::antiaircraft::assess);
    struct AntiaircraftAssessQuestion (24, 16) = axis_allies::antiaircraft::AaTargets {
        aircraft: u16,
        phase: Code<Phase>,
        aboard: Flag,
        chart [chart_len]: UnitValue,
    }
    struct AntiaircraftAssessAnswer {
        value: allows(AaVolley),
    }
}

operation! {
    /// What an antiaircraft gun's dice hit (AA 3.1a).
    fn grog_axis_allies_antiaircraft_resolve
        asks(core axis_allies::antiaircraft::resolve);
    struct AntiaircraftResolveQuestion (40, 24) = axis_allies::antiaircraft::AaFire {
        aircraft: u16,
        dice [dice_len]: u8,
        chart [chart_len]: UnitValue,
    }
    struct AntiaircraftResolveAnswer {
        value: says(AaHits),
    }
}

operation! {
    /// The exact chances of an antiaircraft gun's hits (AA 3.1a).
    fn grog_axis_allies_antiaircraft_distribution
        asks(core axis_allies::antiaircraft::distribution);
    struct AntiaircraftDistributionQuestion (24, 16) = axis_allies::antiaircraft::AaForecast {
        aircraft: u16,
        chart [chart_len]: UnitValue,
    }
    struct AntiaircraftDistributionAnswer {
        list(rows, rows_capacity, rows_len): AaChance,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(AaChances),
    }
    way SCRATCH;
}
