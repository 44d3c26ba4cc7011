//! The functions of `axis_allies.battle`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::battle::{
    Battle, BattleChances, BattleEffect, BattleKind, BattleOutcome, BattlePercentile, Bombardment, Decision, Force,
    Found, Goal, LoadedShip, LossChance, LossesWeighed, Plan, Price, Role, RoundChance, SunkCargo, Turn, Wave,
};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::{Code, Flag, Locus, Said};

operation! {
    /// Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
    fn grog_axis_allies_battle_begin
        asks(core axis_allies::battle::begin);
    struct BattleBeginQuestion (104, 80) = axis_allies::battle::Begin {
        kind: Code<BattleKind>,
        attacker: Force,
        defender: Force,
        landed: u16,
        declared: u16,
        support [support_len]: Bombardment,
        aa_gun: Flag,
        chart [chart_len]: UnitValue,
    }
    struct BattleBeginAnswer {
        value: allows(Battle),
    }
}

operation! {
    /// What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
    fn grog_axis_allies_battle_choices
        asks(core axis_allies::battle::choices);
    struct BattleChoicesQuestion (176, 176) = axis_allies::battle::Waiting {
        battle: Battle,
        ; reserved 4
    }
    struct BattleChoicesAnswer {
        value: says(Turn),
    }
}

operation! {
    /// One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
    fn grog_axis_allies_battle_apply
        asks(core axis_allies::battle::apply);
    struct BattleApplyQuestion (248, 228) = axis_allies::battle::BattleStep {
        battle: Battle,
        dice [dice_len]: u8,
        losses: Force,
        lose_aa_gun: Flag,
        role: Code<Role>,
        submarines: Said<u16>,
        decision: Code<Decision>,
        destinations [destinations_len]: Locus<Site>,
        destination: Locus<Site>,
        ; reserved 6
    }
    struct BattleApplyAnswer {
        list(effects, effects_capacity, effects_len): BattleEffect,
        value: allows(Battle),
    }
}

operation! {
    /// What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
    fn grog_axis_allies_battle_sink
        asks(core axis_allies::battle::sink);
    struct BattleSinkQuestion (208, 192) = axis_allies::battle::Sinking {
        battle: Battle,
        role: Code<Role>,
        ships [ships_len]: LoadedShip,
        chart [chart_len]: UnitValue,
    }
    struct BattleSinkAnswer {
        list(effects, effects_capacity, effects_len): BattleEffect,
        value: allows(SunkCargo),
    }
}

operation! {
    /// The exact chances of a battle to its end, and all that can be left.
    fn grog_axis_allies_battle_distribution
        asks(core axis_allies::battle::distribution);
    struct BattleDistributionQuestion (96, 76) = axis_allies::battle::Forecast {
        kind: Code<BattleKind>,
        waves [waves_len]: Wave,
        defender: Force,
        defender_plan: Plan,
        aa_gun: Flag,
        chart [chart_len]: UnitValue,
    }
    struct BattleDistributionAnswer {
        list(rows, rows_capacity, rows_len): BattleOutcome,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(BattleChances),
    }
    way SCRATCH;
}

operation! {
    /// The exact chances of a battle, round by round.
    fn grog_axis_allies_battle_rounds
        asks(core axis_allies::battle::rounds);
    struct BattleRoundsQuestion (96, 76) = axis_allies::battle::Forecast {
        kind: Code<BattleKind>,
        waves [waves_len]: Wave,
        defender: Force,
        defender_plan: Plan,
        aa_gun: Flag,
        chart [chart_len]: UnitValue,
    }
    struct BattleRoundsAnswer {
        list(rows, rows_capacity, rows_len): RoundChance,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(BattleChances),
    }
    way SCRATCH;
}

operation! {
    /// The exact chances of each side's losses, by kind, in units and in IPC.
    fn grog_axis_allies_battle_losses
        asks(core axis_allies::battle::losses);
    struct BattleLossesQuestion (96, 76) = axis_allies::battle::Forecast {
        kind: Code<BattleKind>,
        waves [waves_len]: Wave,
        defender: Force,
        defender_plan: Plan,
        aa_gun: Flag,
        chart [chart_len]: UnitValue,
    }
    struct BattleLossesAnswer {
        list(rows, rows_capacity, rows_len): LossChance,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(LossesWeighed),
    }
    way SCRATCH;
}

operation! {
    /// Where a battle that was fought stands among all that could have come of it.
    fn grog_axis_allies_battle_percentile
        asks(core axis_allies::battle::percentile);
    struct BattlePercentileQuestion (240, 232) = axis_allies::battle::Fought {
        battle: Battle,
        attacker_plan: Plan,
        defender_plan: Plan,
        territory: u16,
        chart [chart_len]: UnitValue,
    }
    struct BattlePercentileAnswer {
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(BattlePercentile),
    }
    way SCRATCH;
}

operation! {
    /// The fewest or cheapest units that reach a wanted chance.
    fn grog_axis_allies_battle_fewest
        asks(core axis_allies::battle::fewest);
    struct BattleFewestQuestion (168, 160) = axis_allies::battle::Fewest {
        kind: Code<BattleKind>,
        role: Code<Role>,
        goal: Code<Goal>,
        price: Code<Price>,
        wanted: u64,
        budget: u64,
        available: Force,
        attacker: Force,
        attacker_plan: Plan,
        defender: Force,
        defender_plan: Plan,
        support: u16,
        amphibious: Flag,
        aa_gun: Flag,
        chart [chart_len]: UnitValue,
    }
    struct BattleFewestAnswer {
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Found),
    }
    way SCRATCH;
}
