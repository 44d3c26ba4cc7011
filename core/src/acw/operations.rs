//! The list of this system's operations and records, from which the bindings and their tests are generated.

use super::attacks::*;
use super::combat::*;
use super::command::OrderHeld;
use super::commanders::*;
use super::effects::Effect;
use super::flank::*;
use super::flaws::Flaw;
use super::game::{
    ArrangedHeld, Choice, ForecastHeld, GameEffect, GameUnit, LookedHeld, Packed, Position, PositionByte, Situation,
    StepObjection, TurnedHeld, UnpackingHeld,
};
use super::losses::*;
use super::modifiers::{Ground, Modifier};
use super::odds::*;
use super::options::GameRules;
use super::strength::*;
use super::table::*;
use super::units::{Hexside, Unit};
use super::zoc::*;
use crate::binding::{Record, operations, record, view};
use crate::dist::Percentile;
use crate::odds::Odds;

operations! {
    "acw.zoc.exerts" "Whether a unit has a zone of control (ACW 2)."
        super::zoc::exerts, OneUnitHeld, bare;
    "acw.zoc.covers" "Whether a hex lies in the zone of control of any of these units (ACW 2)."
        super::zoc::covers, CoveredHeld, bare;
    "acw.command.assess" "Whether command lets a unit attack and advance after combat (ACW 6)."
        super::command::assess, OrderHeld, bare;
    "acw.strength.assess" "The strength points of units that count (ACW 3)."
        super::strength::assess, StacksHeld, plain, Strength;
    "acw.flank.assess" "Whether a hex is flanked by those that attack it (ACW 7)."
        super::flank::assess, AroundHeld, plain, Flanked;
    "acw.odds.round" "The odds of two strengths, rounded in the defender's favour (ACW 8)."
        super::odds::round, CompareHeld, plain, Odds;
    "acw.odds.column" "The odds of two strengths and their column of a results table (ACW 8)."
        super::odds::column, LookHeld, plain, Column;
    "acw.table.check" "Checks a results table: its shape, its order, its codes (ACW 8)."
        super::table::check, CheckedHeld, plain, Extent;
    "acw.table.example" "An example of a results table for tests and demonstrations, no publisher's (ACW 8)."
        super::table::example, NothingHeld, plain, Example;
    "acw.attacks.obliged" "Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6)."
        super::attacks::obliged, ObligedHeld, rows<Contact> + scratch, Duties;
    "acw.attacks.check" "Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6)."
        super::attacks::check, CheckHeld, verdict_rows<Flaw> + scratch, Planned;
    "acw.attacks.plan" "Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5)."
        super::attacks::plan, PlanHeld, verdict_rows<Engaged> + scratch, Planned;
    "acw.attacks.improve" "Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8)."
        super::attacks::improve, ImproveHeld, verdict_rows<Engaged> + scratch, Improved;
    "acw.attacks.walk" "The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5)."
        super::attacks::walk, WalkHeld, rows<Engaged> + scratch, Walked;
    "acw.attacks.cover" "How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4)."
        super::attacks::cover, CoverHeld, rows<CoverageHex> + scratch, Coverage;
    "acw.attacks.count" "How many legal plans there are (ACW 1, 2, 4, 5)."
        super::attacks::count, CountPlansHeld, plain + scratch, PlanCount;
    "acw.combat.assess" "Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10)."
        super::combat::assess, CombatHeld, verdict_rows<Flaw>, Assessment;
    "acw.combat.resolve" "The result of an assessed combat and its die (ACW 8, 9)."
        super::combat::resolve, ResolveHeld, plain, Battle;
    "acw.combat.distribution" "The exact chances of an assessed combat (ACW 8, 9)."
        super::combat::distribution, ChancesHeld, rows<Chance>, CombatDistribution;
    "acw.combat.percentile" "Where a result that happened stands among all that could have (ACW 8, 9)."
        super::combat::percentile, HappenedHeld, plain, Percentile;
    "acw.losses.choices" "What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10)."
        super::losses::choices, OwingHeld, rows<Due>, Owed;
    "acw.losses.apply" "Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11)."
        super::losses::apply, PaymentHeld, effects<Effect> + scratch, Settled;
    "acw.commanders.assess" "Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11)."
        super::commanders::assess, HitHeld, rows<Effect>, Rolls;
    "acw.commanders.resolve" "Rolls for commanders: who is lost, and who commands the army then (ACW 11)."
        super::commanders::resolve, CasualtiesHeld, rows<Effect>, Command;
    "acw.commanders.distribution" "The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11)."
        super::commanders::distribution, AtRiskHeld, rows<CommandChance>, CommandDistribution;
    "acw.commanders.army" "Who commands the army (ACW 11)."
        super::commanders::army, CommandersHeld, plain, ArmyCommander;

    // A combat phase, refereed from one position.
    "acw.game.arrange" "The position of units on the ground, at the beginning of a combat phase (ACW 2)."
        super::game::arrange, ArrangedHeld, plain, Position;
    "acw.game.look" "What a position waits for, and every unit as it stands."
        super::game::look, LookedHeld, rows<GameUnit> + scratch, Situation;
    "acw.game.combats" "What a position waits for, and the hexes in combats that are declared."
        super::game::combats, LookedHeld, rows<Engaged> + scratch, Situation;
    "acw.game.choices" "Everything that may be done now."
        super::game::choices, LookedHeld, rows<Choice> + scratch, Situation;
    "acw.game.assess" "Whether a step may be taken, and every objection to it."
        super::game::assess, TurnedHeld, bare_rows<StepObjection> + scratch;
    "acw.game.apply" "The position after a step, and what the step did."
        super::game::apply, TurnedHeld, effects<GameEffect> + scratch, Position;
    "acw.game.chances" "The exact chances of the combat at hand (ACW 8, 9)."
        super::game::chances, ForecastHeld, rows<Chance>, CombatDistribution;
    "acw.game.pack" "A position as bytes, for files and wires."
        super::game::pack, LookedHeld, rows<PositionByte>, Packed;
    "acw.game.unpack" "The position that bytes hold."
        super::game::unpack, UnpackingHeld, plain, Position;
}

/// The records of this system. Each stands once, after the records that it contains.
pub static RECORDS: &[Record] = &[
    record::<Unit>("acw.Unit"),
    record::<Hexside>("acw.Hexside"),
    record::<GameRules>("acw.GameRules"),
    record::<Ground>("acw.Ground"),
    record::<Modifier>("acw.Modifier"),
    record::<Strength>("acw.Strength"),
    record::<Flanked>("acw.Flanked"),
    record::<Column>("acw.Column"),
    record::<SideResult>("acw.SideResult"),
    record::<Outcome>("acw.Outcome"),
    view::<TableHeld<crate::reflect::Owned>>("acw.Table"),
    record::<Extent>("acw.Extent"),
    record::<Example>("acw.Example"),
    view::<BoardHeld<crate::reflect::Owned>>("acw.Board"),
    record::<Engaged>("acw.Engaged"),
    record::<Contact>("acw.Contact"),
    record::<Duties>("acw.Duties"),
    record::<Flaw>("acw.Flaw"),
    record::<Planned>("acw.Planned"),
    record::<Improved>("acw.Improved"),
    record::<Walked>("acw.Walked"),
    record::<Coverage>("acw.Coverage"),
    record::<CoverageHex>("acw.CoverageHex"),
    record::<PlanCount>("acw.PlanCount"),
    record::<Assessment>("acw.Assessment"),
    record::<Battle>("acw.Battle"),
    record::<Chance>("acw.Chance"),
    record::<CombatDistribution>("acw.CombatDistribution"),
    record::<Due>("acw.Due"),
    record::<Owed>("acw.Owed"),
    record::<Settled>("acw.Settled"),
    record::<Effect>("acw.Effect"),
    record::<Rolls>("acw.Rolls"),
    record::<Command>("acw.Command"),
    record::<CommandChance>("acw.CommandChance"),
    record::<CommandDistribution>("acw.CommandDistribution"),
    record::<ArmyCommander>("acw.ArmyCommander"),
    // A combat phase.
    record::<Position>("acw.Position"),
    record::<Situation>("acw.Situation"),
    record::<GameUnit>("acw.GameUnit"),
    record::<Choice>("acw.Choice"),
    record::<StepObjection>("acw.StepObjection"),
    record::<GameEffect>("acw.GameEffect"),
    record::<PositionByte>("acw.PositionByte"),
    record::<Packed>("acw.Packed"),
];
