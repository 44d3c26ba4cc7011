//! The functions of `ocs.capture`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::Hex;
use grognard_core::ocs::capture::{CaptureDistribution, CaptureSettled, Captured, Prize};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
    fn grog_ocs_capture_assess
        asks(core ocs::capture::assess);
    struct CaptureAssessQuestion (112, 100) = ocs::capture::CaptureQuestion {
        units [units_len]: Unit,
        entering: Unit,
        phase: Code<Phase>,
        collapses: Flag,
        ; reserved 2
    }
    struct CaptureAssessAnswer {
        value: allows(Prize),
    }
}

operation! {
    /// What is captured, with these dice (OCS 9.14c).
    fn grog_ocs_capture_resolve
        asks(core ocs::capture::resolve);
    struct CaptureResolveQuestion (72, 60) = ocs::capture::CaptureResolve {
        prize: Prize,
        dice [dice_len]: u8,
        rules: GameRules,
    }
    struct CaptureResolveAnswer {
        value: says(Captured),
    }
}

operation! {
    /// The exact chances of a capture (OCS 9.14c).
    fn grog_ocs_capture_distribution
        asks(core ocs::capture::distribution);
    struct CaptureDistributionQuestion (56, 56) = ocs::capture::CaptureOdds {
        prize: Prize,
        rules: GameRules,
        ; reserved 4
    }
    struct CaptureDistributionAnswer {
        value: says(CaptureDistribution),
    }
}

operation! {
    /// Settles a capture with the owner's choice of what is captured (OCS 9.14c).
    fn grog_ocs_capture_apply
        asks(core ocs::capture::apply);
    struct CaptureApplyQuestion (112, 84) = ocs::capture::CapturePayment {
        captured: Captured,
        units [units_len]: Unit,
        points [points_len]: u32,
        supply [supply_len]: u32,
        collapses: Flag,
        printed_hedgehog: Flag,
        rules: GameRules,
        ; reserved 6
    }
    struct CaptureApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(CaptureSettled),
    }
}

operation! {
    /// Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
    fn grog_ocs_capture_displace
        asks(core ocs::capture::displace);
    struct CaptureDisplaceQuestion (96, 96) = ocs::capture::Displace {
        truck: Unit,
        to: Hex,
        ; reserved 4
    }
    struct CaptureDisplaceAnswer {
        value: allows(),
    }
}
