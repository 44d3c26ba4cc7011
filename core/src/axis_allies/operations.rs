//! The list of this system's operations and records, from which the bindings and their tests are generated.

use super::antiaircraft::*;
use super::battle::Turn;
use super::battle::*;
use super::board::{BoardHeld, Holding, Unit};
use super::bombing::*;
use super::carriers::*;
use super::chance::Expected;
use super::conquest::*;
use super::game::{
    ArrangedHeld, BattleAtHeld, BattleOfTurn, Choice, CollectsHeld, GameEffect, GamePiece, LookedHeld, NewGameHeld,
    OnePieceHeld, Packed, PieceEvent, PieceMovesHeld, PieceOrder, PieceRouteHeld, PieceShippingHeld, PlacingsHeld,
    Position, PositionByte, RetreatsHeld, Situation, StandsHeld, StepObjection, TakenHeld, TurnChances,
    TurnForecastHeld, TurnedHeld, UnpackingHeld,
};
use super::income::*;
use super::landing::*;
use super::map::*;
use super::map_questions::*;
use super::movement::*;
use super::moves::*;
use super::orders::{Objection, Order, PathEvent};
use super::placement::*;
use super::transport::*;
use super::units::*;
use super::victory::*;
use super::withdrawal::*;
use crate::binding::{Record, operations, record, view};
use crate::reflect::Owned;

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
        super::battle::sink, SinkingHeld, effects<BattleEffect>, SunkCargo;
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
        super::antiaircraft::assess, AaTargetsHeld, verdict, AaVolley;
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

    // The map, movement, and the rules after battle.
    "axis_allies.map.space" "What a space is, and its neighbours (AA map)."
        super::map_questions::space, AtSpaceHeld, rows<Border>, SpaceFacts;
    "axis_allies.map.adjacent" "Whether two spaces touch (AA 2.1 to 2.6)."
        super::map_questions::adjacent, PairHeld, bare;
    "axis_allies.map.setup" "The pieces that the second edition's board begins with (AA map)."
        super::map_questions::setup, SetUpHeld, rows<Unit>, Started;
    "axis_allies.movement.assess" "Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4)."
        super::movement::assess, RouteHeld, effects<PathEvent>, Passage;
    "axis_allies.movement.reach" "Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4)."
        super::movement::reach, ReachHeld, verdict_rows<Reached>, Range;
    "axis_allies.transport.assess" "Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3)."
        super::transport::assess, ShippingHeld, effects<PathEvent> + scratch, Shipped;
    "axis_allies.moves.check" "Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4)."
        super::moves::check, MovesHeld, verdict_rows<Objection> + scratch, Declared;
    "axis_allies.landing.choices" "Where an aircraft may land, on the board after combat (AA 3.4, 4.4)."
        super::landing::choices, AirborneHeld, verdict_rows<LandingSpace>, LandingRange;
    "axis_allies.carriers.choices" "What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e)."
        super::carriers::choices, CarrierLossHeld, plain, StrandedFighters;
    "axis_allies.carriers.apply" "Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e)."
        super::carriers::apply, CarrierLossHeld, effects<Landed>, StrandedFighters;
    "axis_allies.withdrawal.choices" "Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d)."
        super::withdrawal::choices, WithdrawalHeld, verdict_rows<WithdrawalSpace>, WithdrawalSpaces;
    "axis_allies.withdrawal.assess" "Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d)."
        super::withdrawal::assess, WithdrawalHeld, bare;
    "axis_allies.conquest.apply" "Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b)."
        super::conquest::apply, CaptureHeld, effects<Transfer>, Conquest;
    "axis_allies.income.collect" "What a power collects, on the board at the end of its turn (AA 5.2)."
        super::income::collect, CollectHeld, plain, Income;
    "axis_allies.victory.assess" "Whether a side has won, on the board at that moment (AA 5.1)."
        super::victory::assess, StandingHeld, plain, Victory;
    "axis_allies.placement.assess" "Whether all that a power places is allowed, on the board after non-combat movement (AA 2.7, 3.1b, 3.4f)."
        super::placement::assess, PlacingHeld, verdict_rows<Refusal> + scratch, Placed;

    // Whole games, refereed from one position.
    "axis_allies.game.start" "The position in which the game begins (AA map)."
        super::game::start, NewGameHeld, plain, Position;
    "axis_allies.game.arrange" "The position that a board is, at the beginning of a phase."
        super::game::arrange, ArrangedHeld, plain, Position;
    "axis_allies.game.look" "What a position waits for, and every piece as it stands."
        super::game::look, LookedHeld, rows<GamePiece>, Situation;
    "axis_allies.game.units" "A position's pieces as the units of a board, for the questions that take one."
        super::game::units, LookedHeld, rows<Unit>, Situation;
    "axis_allies.game.holdings" "A position's spaces as the holdings of a board, for the questions that take one."
        super::game::holdings, LookedHeld, rows<Holding>, Situation;
    "axis_allies.game.choices" "Everything that may be done now."
        super::game::choices, LookedHeld, rows<Choice> + scratch, Situation;
    "axis_allies.game.assess" "Whether a step may be taken, and every objection to it."
        super::game::assess, TurnedHeld, bare_rows<StepObjection> + scratch;
    "axis_allies.game.apply" "The position after a step, and what the step did."
        super::game::apply, TurnedHeld, effects<GameEffect> + scratch, Position;
    "axis_allies.game.chances" "The exact chances of each battle that is still to be fought, and of all of them."
        super::game::chances, TurnForecastHeld, rows<BattleOfTurn> + scratch, TurnChances;
    "axis_allies.game.pack" "A position as bytes, for files and wires."
        super::game::pack, LookedHeld, rows<PositionByte>, Packed;
    "axis_allies.game.unpack" "The position that bytes hold."
        super::game::unpack, UnpackingHeld, plain, Position;
    "axis_allies.game.movement" "Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4)."
        super::game::movement, PieceRouteHeld, effects<PieceEvent>, Passage;
    "axis_allies.game.reach" "Everywhere that a piece of a position can go (AA 2, 3, 4.4)."
        super::game::reach, OnePieceHeld, verdict_rows<Reached>, Range;
    "axis_allies.game.transport" "Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3)."
        super::game::transport, PieceShippingHeld, effects<PieceEvent>, Shipped;
    "axis_allies.game.moves" "Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4)."
        super::game::moves, PieceMovesHeld, verdict_rows<StepObjection> + scratch, Declared;
    "axis_allies.game.landing" "Where an aircraft of a position may land (AA 3.4, 4.4)."
        super::game::landing, OnePieceHeld, verdict_rows<LandingSpace>, LandingRange;
    "axis_allies.game.withdrawal" "Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d)."
        super::game::withdrawal, RetreatsHeld, verdict_rows<WithdrawalSpace>, WithdrawalSpaces;
    "axis_allies.game.carriers" "What the owners of a position's fighters that lost their carrier choose from (AA 3.4b)."
        super::game::carriers, LookedHeld, plain, StrandedFighters;
    "axis_allies.game.conquest" "What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b)."
        super::game::conquest, TakenHeld, effects<GameEffect>, Conquest;
    "axis_allies.game.battle" "The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3)."
        super::game::battle, BattleAtHeld, verdict, Battle;
    "axis_allies.game.placement" "Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f)."
        super::game::placement, PlacingsHeld, verdict_rows<Refusal> + scratch, Placed;
    "axis_allies.game.income" "What a power of a position collects at the end of its turn (AA 5.2)."
        super::game::income, CollectsHeld, plain, Income;
    "axis_allies.game.victory" "Whether a side has won in a position (AA 5.1)."
        super::game::victory, StandsHeld, plain, Victory;
}

/// The records of this system. Each stands once, after the records that it contains.
pub static RECORDS: &[Record] = &[
    record::<UnitValue>("axis_allies.UnitValue"),
    // Battles.
    record::<Force>("axis_allies.Force"),
    record::<Figures>("axis_allies.Figures"),
    record::<Bombardment>("axis_allies.Bombardment"),
    record::<Battle>("axis_allies.Battle"),
    record::<Turn>("axis_allies.Turn"),
    record::<BattleEffect>("axis_allies.BattleEffect"),
    record::<LoadedShip>("axis_allies.LoadedShip"),
    record::<SunkCargo>("axis_allies.SunkCargo"),
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
    // The map, movement, and the rules after battle.
    record::<Space>("axis_allies.Space"),
    record::<Link>("axis_allies.Link"),
    record::<Canal>("axis_allies.Canal"),
    record::<Holding>("axis_allies.Holding"),
    record::<Unit>("axis_allies.Unit"),
    view::<BoardHeld<Owned>>("axis_allies.Board"),
    record::<SpaceFacts>("axis_allies.SpaceFacts"),
    record::<Border>("axis_allies.Border"),
    record::<Started>("axis_allies.Started"),
    record::<Order>("axis_allies.Order"),
    record::<Objection>("axis_allies.Objection"),
    record::<PathEvent>("axis_allies.PathEvent"),
    record::<Passage>("axis_allies.Passage"),
    record::<Reached>("axis_allies.Reached"),
    record::<Range>("axis_allies.Range"),
    record::<Shipped>("axis_allies.Shipped"),
    record::<Declared>("axis_allies.Declared"),
    record::<LandingSpace>("axis_allies.LandingSpace"),
    record::<LandingRange>("axis_allies.LandingRange"),
    record::<StrandedFighters>("axis_allies.StrandedFighters"),
    record::<Landed>("axis_allies.Landed"),
    record::<Way>("axis_allies.Way"),
    record::<WithdrawalSpace>("axis_allies.WithdrawalSpace"),
    record::<WithdrawalSpaces>("axis_allies.WithdrawalSpaces"),
    record::<Transfer>("axis_allies.Transfer"),
    record::<Conquest>("axis_allies.Conquest"),
    record::<Income>("axis_allies.Income"),
    record::<Victory>("axis_allies.Victory"),
    record::<Placement>("axis_allies.Placement"),
    record::<Refusal>("axis_allies.Refusal"),
    record::<Placed>("axis_allies.Placed"),
    // Whole games.
    record::<Position>("axis_allies.Position"),
    record::<Situation>("axis_allies.Situation"),
    record::<GamePiece>("axis_allies.GamePiece"),
    record::<Choice>("axis_allies.Choice"),
    record::<StepObjection>("axis_allies.StepObjection"),
    record::<GameEffect>("axis_allies.GameEffect"),
    record::<PositionByte>("axis_allies.PositionByte"),
    record::<Packed>("axis_allies.Packed"),
    record::<PieceEvent>("axis_allies.PieceEvent"),
    record::<PieceOrder>("axis_allies.PieceOrder"),
    record::<BattleOfTurn>("axis_allies.BattleOfTurn"),
    record::<TurnChances>("axis_allies.TurnChances"),
];
