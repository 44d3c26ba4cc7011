//! The functions of `acw.commanders`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::commanders::{ArmyCommander, Cause, Command, CommandChance, CommandDistribution, Rolls};
use grognard_core::acw::effects::Effect;
use grognard_core::acw::units::Unit;
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;

operation! {
    /// Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11).
    fn grog_acw_commanders_assess
        asks(core acw::commanders::assess);
    struct CommandersAssessQuestion (48, 28) = acw::commanders::Hit {
        units [units_len]: Unit,
        hexes [hexes_len]: Hex,
        cause: Code<Cause>,
        ; reserved 7
    }
    struct CommandersAssessAnswer {
        list(rows, rows_capacity, rows_len): Effect,
        value: says(Rolls),
    }
}

operation! {
    /// Rolls for commanders: who is lost, and who commands the army then (ACW 11).
    fn grog_acw_commanders_resolve
        asks(core acw::commanders::resolve);
    struct CommandersResolveQuestion (64, 32) = acw::commanders::Casualties {
        units [units_len]: Unit,
        hexes [hexes_len]: Hex,
        cause: Code<Cause>,
        army_commander: u16,
        dice [dice_len]: u8,
    }
    struct CommandersResolveAnswer {
        list(rows, rows_capacity, rows_len): Effect,
        value: says(Command),
    }
}

operation! {
    /// The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
    fn grog_acw_commanders_distribution
        asks(core acw::commanders::distribution);
    struct CommandersDistributionQuestion (48, 28) = acw::commanders::AtRisk {
        units [units_len]: Unit,
        hexes [hexes_len]: Hex,
        cause: Code<Cause>,
        army_commander: u16,
        ; reserved 4
    }
    struct CommandersDistributionAnswer {
        list(rows, rows_capacity, rows_len): CommandChance,
        value: says(CommandDistribution),
    }
}

operation! {
    /// Who commands the army (ACW 11).
    fn grog_acw_commanders_army
        asks(core acw::commanders::army);
    struct CommandersArmyQuestion (24, 12) = acw::commanders::Commanders {
        units [units_len]: Unit,
    }
    struct CommandersArmyAnswer {
        value: says(ArmyCommander),
    }
}
