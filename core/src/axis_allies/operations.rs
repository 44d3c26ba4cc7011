//! The one list of this system's operations and records, from which every door and its tests are made.

use super::antiaircraft::*;
use super::battle::*;
use super::bombing::*;
use super::chance::Expected;
use super::units::*;
use crate::door::{Record, operations, record};

operations! {
    "axis_allies.units.values" "A kind's figures, by the edition's chart or the game's (AA units)."
        super::units::values, OneKindHeld, plain, UnitValue;

    // Battles.
    "axis_allies.battle.begin" "Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3)."
        super::battle::begin, BeginHeld, verdict, Battle;
    "axis_allies.battle.choices" "What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2)."
        super::battle::choices, WaitingHeld, plain, Turn;
    "axis_allies.battle.apply" "One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3)."
        super::battle::apply, BattleStepHeld, effects<BattleEffect>, Battle;
    "axis_allies.battle.sink" "What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e)."
        super::battle::sink, SinkingHeld, effects<BattleEffect>, Sunk;
    "axis_allies.battle.distribution" "The exact chances of a battle to its end, and all that can be left."
        super::battle::distribution, ForecastHeld, rows<BattleOutcome> + scratch, BattleChances;
    "axis_allies.battle.rounds" "The exact chances of a battle, round by round."
        super::battle::rounds, ForecastHeld, rows<RoundChance> + scratch, BattleChances;
    "axis_allies.battle.losses" "The exact chances of each side's losses, by kind, in units and in IPC."
        super::battle::losses, ForecastHeld, rows<LossChance> + scratch, LossesWeighed;
    "axis_allies.battle.percentile" "Where a battle that was fought stands among all that could have come of it."
        super::battle::percentile, FoughtHeld, plain + scratch, BattlePercentile;
    "axis_allies.battle.fewest" "The fewest or cheapest units that reach a wanted chance."
        super::battle::fewest, FewestHeld, plain + scratch, Found;
    "axis_allies.antiaircraft.assess" "Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d)."
        super::antiaircraft::assess, OverheadHeld, verdict, AaVolley;
    "axis_allies.antiaircraft.resolve" "What an antiaircraft gun's dice hit (AA 3.1a)."
        super::antiaircraft::resolve, AaFireHeld, plain, AaHits;
    "axis_allies.antiaircraft.distribution" "The exact chances of an antiaircraft gun's hits (AA 3.1a)."
        super::antiaircraft::distribution, AaForecastHeld, rows<AaChance> + scratch, AaChances;
    "axis_allies.bombing.assess" "Whether bombers may raid a territory's income, and with which dice."
        super::bombing::assess, RaidHeld, verdict, RaidAssessment;
    "axis_allies.bombing.resolve" "What a raid shoots down and destroys."
        super::bombing::resolve, RaidDiceHeld, plain, Raided;
    "axis_allies.bombing.distribution" "The exact chances of a raid."
        super::bombing::distribution, RaidForecastHeld, rows<RaidOutcome> + scratch, RaidChances;
}

/// The records of this system, each once, in the order in which they use one another.
pub static RECORDS: &[Record] = &[
    record::<UnitValue>("axis_allies.UnitValue"),
    // Battles.
    record::<Force>("axis_allies.Force"),
    record::<Figures>("axis_allies.Figures"),
    record::<Bombardment>("axis_allies.Bombardment"),
    record::<Battle>("axis_allies.Battle"),
    record::<Turn>("axis_allies.Turn"),
    record::<BattleEffect>("axis_allies.BattleEffect"),
    record::<Laden>("axis_allies.Laden"),
    record::<Sunk>("axis_allies.Sunk"),
    record::<Plan>("axis_allies.Plan"),
    record::<Wave>("axis_allies.Wave"),
    record::<Expected>("axis_allies.Expected"),
    record::<ExpectedForce>("axis_allies.ExpectedForce"),
    record::<BattleChances>("axis_allies.BattleChances"),
    record::<BattleOutcome>("axis_allies.BattleOutcome"),
    record::<RoundChance>("axis_allies.RoundChance"),
    record::<LossChance>("axis_allies.LossChance"),
    record::<LossesWeighed>("axis_allies.LossesWeighed"),
    record::<BattlePercentile>("axis_allies.BattlePercentile"),
    record::<Found>("axis_allies.Found"),
    record::<AaVolley>("axis_allies.AaVolley"),
    record::<AaHits>("axis_allies.AaHits"),
    record::<AaChance>("axis_allies.AaChance"),
    record::<AaChances>("axis_allies.AaChances"),
    record::<RaidAssessment>("axis_allies.RaidAssessment"),
    record::<Raided>("axis_allies.Raided"),
    record::<RaidOutcome>("axis_allies.RaidOutcome"),
    record::<RaidChances>("axis_allies.RaidChances"),
];
