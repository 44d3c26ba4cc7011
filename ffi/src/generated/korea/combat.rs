//! The functions of `korea.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::Hex;
use grognard_core::korea::assessment::{Assessment, Engagement};
use grognard_core::korea::combat::{CasesRow, Chip, CombatDistribution, Counted, Outcome, Standing, Support};
use grognard_core::korea::options::GameRules;
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::Unit;
use grognard_core::reflect::{Code, Said};

operation! {
    /// What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
    fn grog_korea_combat_assess
        asks(core korea::combat::assess);
    struct CombatAssessQuestion (104, 68) = korea::combat::Combat {
        attackers [attackers_len]: Unit,
        defenders [defenders_len]: Unit,
        kind: Code<Engagement>,
        attacker_lead: u16,
        defender_lead: u16,
        mp_drm: Said<i8>,
        attacker_support: Support,
        defender_support: Support,
        coast [coast_len]: Hex,
        terrain [terrain_len]: Terrain,
        rules: GameRules,
    }
    struct CombatAssessAnswer {
        value: allows(Assessment),
    }
}

operation! {
    /// The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
    fn grog_korea_combat_resolve
        asks(core korea::combat::resolve);
    struct CombatResolveQuestion (120, 96) = korea::combat::Resolve {
        assessment: Assessment,
        dice [dice_len]: u8,
        drawn [drawn_len]: i8,
        bag [bag_len]: Chip,
    }
    struct CombatResolveAnswer {
        value: says(Outcome),
    }
}

operation! {
    /// The exact chances of an assessed combat (KOR 8.0, 8.3).
    fn grog_korea_combat_distribution
        asks(core korea::combat::distribution);
    struct CombatDistributionQuestion (96, 88) = korea::combat::Chances {
        assessment: Assessment,
        bag [bag_len]: Chip,
        by: Code<Counted>,
        ; reserved 7
    }
    struct CombatDistributionAnswer {
        list(rows, rows_capacity, rows_len): CasesRow,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(CombatDistribution),
    }
    way SCRATCH;
}

operation! {
    /// Where a differential that happened stands among all that could have (KOR 8.0).
    fn grog_korea_combat_percentile
        asks(core korea::combat::percentile);
    struct CombatPercentileQuestion (96, 88) = korea::combat::Happened {
        assessment: Assessment,
        bag [bag_len]: Chip,
        differential: i16,
        ; reserved 6
    }
    struct CombatPercentileAnswer {
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Standing),
    }
    way SCRATCH;
}
