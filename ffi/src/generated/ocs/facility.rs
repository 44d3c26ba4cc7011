//! The functions of `ocs.facility`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::hex::Hex;
use grognard_core::ocs::facility::{FacilityAssessment, FacilityDistribution, FacilityHit, Target};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
    fn grog_ocs_facility_assess
        asks(core ocs::facility::assess);
    struct FacilityAssessQuestion (72, 56) = ocs::facility::Facility {
        firers [firers_len]: Unit,
        facility: Code<Target>,
        target: Hex,
        phase: Code<Phase>,
        level: u8,
        hits: u8,
        capacity: u16,
        planes: u8,
        unpaid: Flag,
        hex_barraged: Flag,
        rules: GameRules,
        tables *sorted: Tables,
    }
    struct FacilityAssessAnswer {
        value: allows(FacilityAssessment),
    }
    way VIEWS;
}

operation! {
    /// The result of an assessed barrage against a facility and its dice (OCS 10.0c).
    fn grog_ocs_facility_resolve
        asks(core ocs::facility::resolve);
    struct FacilityResolveQuestion (40, 32) = ocs::facility::FacilityResolve {
        assessment: FacilityAssessment,
        dice [dice_len]: u8,
    }
    struct FacilityResolveAnswer {
        value: says(FacilityHit),
    }
}

operation! {
    /// The exact chances of a barrage against a facility (OCS 10.0c).
    fn grog_ocs_facility_distribution
        asks(core ocs::facility::distribution);
    struct FacilityDistributionQuestion (24, 24) = ocs::facility::FacilityOdds {
        assessment: FacilityAssessment,
    }
    struct FacilityDistributionAnswer {
        value: says(FacilityDistribution),
    }
}
