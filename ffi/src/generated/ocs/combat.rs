//! The functions of `ocs.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::dist::Percentile;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{Advanced, Assessment, Attack, Battle, CombatDistribution, Owed, Policy, Settled};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::tables::CombatResult;
use grognard_core::ocs::terrain::{Approach, Terrain};
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
    fn grog_ocs_combat_assess
        asks(core ocs::combat::assess);
    struct CombatAssessQuestion (136, 88) = ocs::combat::Combat {
        attackers [attackers_len]: Unit,
        defenders [defenders_len]: Unit,
        attack: Code<Attack>,
        phase: Code<Phase>,
        target: Hex,
        terrain [terrain_len]: Terrain,
        own_terrain: u8,
        approaches [approaches_len]: Approach,
        hedgehog: u8,
        attacker_lead: u16,
        defender_lead: u16,
        hex_attacked: Flag,
        bystanders_re: u16,
        rules: GameRules,
        tables *sorted: Tables,
    }
    struct CombatAssessAnswer {
        value: allows(Assessment),
    }
    way VIEWS;
}

operation! {
    /// The result of an assessed attack and its dice (OCS 9.8, 9.9).
    fn grog_ocs_combat_resolve
        asks(core ocs::combat::resolve);
    struct CombatResolveQuestion (80, 64) = ocs::combat::Resolve {
        assessment: Assessment,
        dice [dice_len]: u8,
        tables *sorted: Tables,
    }
    struct CombatResolveAnswer {
        value: says(Battle),
    }
    way VIEWS;
}

operation! {
    /// What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11).
    fn grog_ocs_combat_choices
        asks(core ocs::combat::choices);
    struct CombatChoicesQuestion (48, 36) = ocs::combat::Owing {
        battle: Battle,
        units [units_len]: Unit,
    }
    struct CombatChoicesAnswer {
        value: says(Owed),
    }
}

operation! {
    /// Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13).
    fn grog_ocs_combat_apply
        asks(core ocs::combat::apply);
    struct CombatApplyQuestion (72, 52) = ocs::combat::Payment {
        battle: Battle,
        units [units_len]: Unit,
        losses [losses_len]: u8,
        retreat: u8,
        ignore: Flag,
        ; reserved 6
    }
    struct CombatApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Settled),
    }
}

operation! {
    /// Which attackers advance into the attacked hex (OCS 9.12g).
    fn grog_ocs_combat_advance
        asks(core ocs::combat::advance);
    struct CombatAdvanceQuestion (72, 52) = ocs::combat::Advancing {
        battle: Battle,
        units [units_len]: Unit,
        advancing [advancing_len]: u16,
        target: Hex,
        enemy_noncombat: Flag,
        ; reserved 3
    }
    struct CombatAdvanceAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Advanced),
    }
}

operation! {
    /// The exact chances of an assessed attack (OCS 9.8 to 9.13).
    fn grog_ocs_combat_distribution
        asks(core ocs::combat::distribution);
    struct CombatDistributionQuestion (64, 60) = ocs::combat::Chances {
        assessment: Assessment,
        attacker_policy: Code<Policy>,
        defender_policy: Code<Policy>,
        defender_obeys: Flag,
        tables *sorted: Tables,
    }
    struct CombatDistributionAnswer {
        value: says(CombatDistribution),
    }
    way VIEWS;
}

operation! {
    /// Where a result that happened stands among all that could have (OCS 9.9).
    fn grog_ocs_combat_percentile
        asks(core ocs::combat::percentile);
    struct CombatPercentileQuestion (64, 60) = ocs::combat::Happened {
        assessment: Assessment,
        result: Code<CombatResult>,
        tables *sorted: Tables,
    }
    struct CombatPercentileAnswer {
        value: says(Percentile),
    }
    way VIEWS;
}
