//! The functions of `axis_allies.bombing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::bombing::{RaidAssessment, RaidChances, RaidOutcome, Raided};
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::{Code, Flag, Said};

operation! {
    /// Whether bombers may raid a territory's income, and with which dice.
    fn grog_axis_allies_bombing_assess
        asks(core axis_allies::bombing::assess);
    struct BombingAssessQuestion (32, 24) = axis_allies::bombing::Raid {
        bombers: u16,
        others: u16,
        fighting: u16,
        industrial_complex: Flag,
        enemy: Flag,
        aa_gun: Flag,
        phase: Code<Phase>,
        limit: Said<u16>,
        chart [chart_len]: UnitValue,
    }
    struct BombingAssessAnswer {
        value: allows(RaidAssessment),
    }
}

operation! {
    /// What a raid shoots down and destroys.
    fn grog_axis_allies_bombing_resolve
        asks(core axis_allies::bombing::resolve);
    struct BombingResolveQuestion (32, 24) = axis_allies::bombing::RaidDice {
        assessment: RaidAssessment,
        dice [dice_len]: u8,
    }
    struct BombingResolveAnswer {
        value: says(Raided),
    }
}

operation! {
    /// The exact chances of a raid.
    fn grog_axis_allies_bombing_distribution
        asks(core axis_allies::bombing::distribution);
    struct BombingDistributionQuestion (16, 16) = axis_allies::bombing::RaidForecast {
        assessment: RaidAssessment,
        ; reserved 2
    }
    struct BombingDistributionAnswer {
        list(rows, rows_capacity, rows_len): RaidOutcome,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(RaidChances),
    }
    way SCRATCH;
}
