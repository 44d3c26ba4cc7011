//! The functions of `ocs.barrage`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::dist::Percentile;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::{BarrageAssessment, BarrageDistribution, BarrageOwed, Barraged, Outcome};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
    fn grog_ocs_barrage_assess
        asks(core ocs::barrage::assess);
    struct BarrageAssessQuestion (120, 76) = ocs::barrage::Barrage {
        firers [firers_len]: Unit,
        targets [targets_len]: Unit,
        spotters [spotters_len]: Unit,
        terrain [terrain_len]: Terrain,
        own_terrain: u8,
        target: Hex,
        phase: Code<Phase>,
        hedgehog: u8,
        unpaid: Flag,
        hex_barraged: Flag,
        hip_shoot: Flag,
        unspotted: Flag,
        rules: GameRules,
        tables *sorted: Tables,
    }
    struct BarrageAssessAnswer {
        value: allows(BarrageAssessment),
    }
    way VIEWS;
}

operation! {
    /// The result of an assessed barrage and its dice (OCS 10.0).
    fn grog_ocs_barrage_resolve
        asks(core ocs::barrage::resolve);
    struct BarrageResolveQuestion (56, 40) = ocs::barrage::BarrageResolve {
        assessment: BarrageAssessment,
        dice [dice_len]: u8,
        tables *sorted: Tables,
    }
    struct BarrageResolveAnswer {
        value: says(Barraged),
    }
    way VIEWS;
}

operation! {
    /// What a barrage's target owes, with the units as it found them (OCS 10.0).
    fn grog_ocs_barrage_choices
        asks(core ocs::barrage::choices);
    struct BarrageChoicesQuestion (32, 20) = ocs::barrage::BarrageOwing {
        barrage: Barraged,
        units [units_len]: Unit,
    }
    struct BarrageChoicesAnswer {
        value: says(BarrageOwed),
    }
}

operation! {
    /// Settles a barrage, with the units as it found them (OCS 10.0).
    fn grog_ocs_barrage_apply
        asks(core ocs::barrage::apply);
    struct BarrageApplyQuestion (48, 28) = ocs::barrage::BarragePayment {
        barrage: Barraged,
        units [units_len]: Unit,
        losses [losses_len]: u8,
    }
    struct BarrageApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Barraged),
    }
}

operation! {
    /// The exact chances of an assessed barrage (OCS 10.0).
    fn grog_ocs_barrage_distribution
        asks(core ocs::barrage::distribution);
    struct BarrageDistributionQuestion (40, 32) = ocs::barrage::BarrageOdds {
        assessment: BarrageAssessment,
        tables *sorted: Tables,
    }
    struct BarrageDistributionAnswer {
        value: says(BarrageDistribution),
    }
    way VIEWS;
}

operation! {
    /// Where an outcome that happened stands among all that could have (OCS 10.0).
    fn grog_ocs_barrage_percentile
        asks(core ocs::barrage::percentile);
    struct BarragePercentileQuestion (40, 36) = ocs::barrage::BarrageHappened {
        assessment: BarrageAssessment,
        outcome: Code<Outcome>,
        tables *sorted: Tables,
    }
    struct BarragePercentileAnswer {
        value: says(Percentile),
    }
    way VIEWS;
}
