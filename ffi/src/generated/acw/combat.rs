//! The functions of `acw.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Table;
use grognard_core::acw::combat::{Assessment, Battle, Chance, CombatDistribution};
use grognard_core::acw::flaws::Flaw;
use grognard_core::acw::modifiers::{Ground, Modifier};
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::{Hexside, Unit};
use grognard_core::dist::Percentile;

operation! {
    /// Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
    fn grog_acw_combat_assess
        asks(core acw::combat::assess);
    struct CombatAssessQuestion (120, 72) = acw::combat::Combat {
        attackers [attackers_len]: Unit,
        defenders [defenders_len]: Unit,
        ground [ground_len]: Ground,
        hexsides [hexsides_len]: Hexside,
        modifiers [modifiers_len]: Modifier,
        table *sorted: Table,
        attacker_cohesion: u8,
        defender_cohesion: u8,
        rules: GameRules,
        ; reserved 6
    }
    struct CombatAssessAnswer {
        list(rows, rows_capacity, rows_len): Flaw,
        value: allows(Assessment),
    }
    way VIEWS;
}

operation! {
    /// The result of an assessed combat and its die (ACW 8, 9).
    fn grog_acw_combat_resolve
        asks(core acw::combat::resolve);
    struct CombatResolveQuestion (64, 48) = acw::combat::Resolve {
        assessment: Assessment,
        table *sorted: Table,
        dice [dice_len]: u8,
    }
    struct CombatResolveAnswer {
        value: says(Battle),
    }
    way VIEWS;
}

operation! {
    /// The exact chances of an assessed combat (ACW 8, 9).
    fn grog_acw_combat_distribution
        asks(core acw::combat::distribution);
    struct CombatDistributionQuestion (48, 40) = acw::combat::Chances {
        assessment: Assessment,
        table *sorted: Table,
    }
    struct CombatDistributionAnswer {
        list(rows, rows_capacity, rows_len): Chance,
        value: says(CombatDistribution),
    }
    way VIEWS;
}

operation! {
    /// Where a result that happened stands among all that could have (ACW 8, 9).
    fn grog_acw_combat_percentile
        asks(core acw::combat::percentile);
    struct CombatPercentileQuestion (56, 48) = acw::combat::Happened {
        assessment: Assessment,
        table *sorted: Table,
        code: u8,
        ; reserved 7
    }
    struct CombatPercentileAnswer {
        value: says(Percentile),
    }
    way VIEWS;
}
