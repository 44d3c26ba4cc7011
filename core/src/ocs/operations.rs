//! The list of this system's operations and records, from which the bindings and their tests are generated.

use super::artillery::*;
use super::attrition::*;
use super::barrage::*;
use super::breakdowns::*;
use super::breakout::*;
use super::capture::*;
use super::check::{self, PositionHeld};
use super::combat::*;
use super::consolidation::*;
use super::construction::*;
use super::dumps::*;
use super::edits::{self, ChangeHeld};
use super::engineers::*;
use super::facility::*;
use super::fog::*;
use super::formations::*;
use super::fuel::*;
use super::game::{Duty, GameChoice, GameEffect, NewSide, Objection, Open, OpenChances, Situation, UnitName};
use super::headquarters::*;
use super::modes::*;
use super::movement::*;
use super::odds::*;
use super::options::ServiceLimit;
use super::paths::*;
use super::rail::*;
use super::reinforcements::*;
use super::replacements::*;
use super::restock::*;
use super::retreat::*;
use super::sequence::*;
use super::size::*;
use super::stacking::*;
use super::tables::*;
use super::trace::*;
use super::transport::*;
use super::trucks::*;
use super::turn::{
    AbsorbOrderHeld, AdvanceOrderHeld, ArrivalOrderHeld, AttackOrderHeld, AttritionOrderHeld, BarrageOrderHeld,
    BlowOrderHeld, BombardOrderHeld, BreakDownOrderHeld, BreakoutOrderHeld, CaptureOrderHeld, ChangeOrderHeld,
    CollapseOrderHeld, Collapsed, CombatPaid, Combatant, CombineOrderHeld, ConcedeOrderHeld, Conceded,
    ConsolidateOrderHeld, ConstructOrderHeld, DefendOrderHeld, EndingSegmentHeld, ExtendOrderHeld, FuelOrderHeld,
    Fuelled, LoadOrderHeld, MarchOrderHeld, MarkOrderHeld, MealOrderHeld, OddsOrderHeld, Payer, PayersFound,
    PayersHuntHeld, RailOrderHeld, RebuildingOrderHeld, RefitOrderHeld, Refitted, ReleaseOrderHeld, Rest,
    RestockOrderHeld, RetreatOrderHeld, SettleOrderHeld, SufferOrderHeld, Taken, TraceOrderHeld, TurnChoice,
    TurnChoiceCount, TurnChoicesHeld, TurnState, UnitToRebuild, UnloadOrderHeld,
};
use super::units::*;
use super::zoc::*;
use super::{board, effects, options, terrain};
use crate::binding::{Record, operations, record, view};
use crate::dist::Percentile;
use crate::odds::Odds;
use crate::reflect::Owned;
use effects::Effect;

operations! {
    "ocs.units.attack_capable" "Whether a unit is attack-capable (OCS 4.4)."
        super::units::attack_capable, OneUnitHeld, bare;
    "ocs.units.zone_of_control" "Whether a unit has a zone of control (OCS 4.4b)."
        super::units::zone_of_control, OneUnitHeld, bare;
    "ocs.units.enter" "Whether a unit may enter a hex with these enemy units (OCS 4.4c)."
        super::units::enter, EnterHeld, bare;
    "ocs.size.re" "The RE size of a unit and its steps (OCS 4.6)."
        super::size::re, OneUnitHeld, plain, Extent;
    "ocs.modes.effects" "What a unit's mode does to it (OCS 5)."
        super::modes::effects, InModeHeld, plain, ModeEffects;
    "ocs.modes.action_rating" "The Action Rating of a unit (OCS 9.6)."
        super::modes::action_rating, OneUnitHeld, plain, Rating;
    "ocs.modes.change" "Whether a unit may take a mode, or turn, as it begins to move (OCS 5.4)."
        super::modes::change, ModeChangeHeld, effects<Effect>, ModeChanged;
    "ocs.modes.release" "Whether units may be released from Reserve (OCS 5.7b)."
        super::modes::release, ReleaseHeld, effects<Effect>, Released;
    "ocs.modes.clean_up" "The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10)."
        super::modes::clean_up, CleanUpHeld, effects<Effect>, CleanedUp;
    "ocs.odds.round" "The rounded odds of two strengths (OCS 4.2)."
        super::odds::round, CompareHeld, plain, Odds;
    "ocs.odds.column" "The odds column of two strengths (OCS 9.7)."
        super::odds::column, CompareHeld, plain, Column;
    "ocs.combat.assess" "Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7)."
        super::combat::assess, CombatHeld, verdict, Assessment;
    "ocs.combat.resolve" "The result of an assessed attack and its dice (OCS 9.8, 9.9)."
        super::combat::resolve, ResolveHeld, plain, Battle;
    "ocs.combat.choices" "What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11)."
        super::combat::choices, OwingHeld, plain, Owed;
    "ocs.combat.apply" "Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13)."
        super::combat::apply, PaymentHeld, effects<Effect>, Settled;
    "ocs.combat.advance" "Which attackers advance into the attacked hex (OCS 9.12g)."
        super::combat::advance, AdvancingHeld, effects<Effect>, Advanced;
    "ocs.combat.distribution" "The exact chances of an assessed attack (OCS 9.8 to 9.13)."
        super::combat::distribution, ChancesHeld, plain, CombatDistribution;
    "ocs.combat.percentile" "Where a result that happened stands among all that could have (OCS 9.9)."
        super::combat::percentile, HappenedHeld, plain, Percentile;
    "ocs.retreat.assess" "Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12)."
        super::retreat::assess, RetreatHeld, effects<Effect>, Retreated;
    "ocs.retreat.find" "The hexes where a retreat can end, the best first (OCS 9.12)."
        super::retreat::find, FlightHeld, verdict_rows<Refuge> + scratch, Refuges;
    "ocs.retreat.way" "The best way of a retreat to a hex (OCS 9.12)."
        super::retreat::way, FlightToHeld, verdict_rows<crate::ocs::retreat::RetreatHex> + scratch, Refuge;
    "ocs.barrage.assess" "Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b)."
        super::barrage::assess, BarrageHeld, verdict, BarrageAssessment;
    "ocs.barrage.resolve" "The result of an assessed barrage and its dice (OCS 10.0)."
        super::barrage::resolve, BarrageResolveHeld, plain, Barraged;
    "ocs.barrage.choices" "What a barrage's target owes, with the units as it found them (OCS 10.0)."
        super::barrage::choices, BarrageOwingHeld, plain, BarrageOwed;
    "ocs.barrage.apply" "Settles a barrage, with the units as it found them (OCS 10.0)."
        super::barrage::apply, BarragePaymentHeld, effects<Effect>, Barraged;
    "ocs.barrage.distribution" "The exact chances of an assessed barrage (OCS 10.0)."
        super::barrage::distribution, BarrageOddsHeld, plain, BarrageDistribution;
    "ocs.barrage.percentile" "Where an outcome that happened stands among all that could have (OCS 10.0)."
        super::barrage::percentile, BarrageHappenedHeld, plain, Percentile;
    "ocs.facility.assess" "Whether a facility may be barraged, in which column and at what cost (OCS 10.0c)."
        super::facility::assess, FacilityHeld, verdict, FacilityAssessment;
    "ocs.facility.resolve" "The result of an assessed barrage against a facility and its dice (OCS 10.0c)."
        super::facility::resolve, FacilityResolveHeld, plain, FacilityHit;
    "ocs.facility.distribution" "The exact chances of a barrage against a facility (OCS 10.0c)."
        super::facility::distribution, FacilityOddsHeld, plain, FacilityDistribution;

    "ocs.attrition.assess" "The attrition of the units of a hex that are Out of Supply (OCS 12.8)."
        super::attrition::assess, AttritionHeld, verdict, AttritionAssessment;
    "ocs.attrition.resolve" "The steps that an attrition roll costs (OCS 12.8b)."
        super::attrition::resolve, AttritionRollHeld, plain, AttritionLoss;
    "ocs.attrition.apply" "Takes the steps that an attrition roll costs (OCS 12.8b)."
        super::attrition::apply, AttritionPaymentHeld, effects<Effect>, AttritionLoss;
    "ocs.attrition.distribution" "The exact chances of an attrition roll (OCS 12.8b)."
        super::attrition::distribution, AttritionOddsHeld, plain, AttritionDistribution;
    "ocs.trace.eat" "Whether units without trace may eat out of a dump that each of them reaches, and what it costs (OCS 12.6c)."
        super::trace::eat, MealHeld, effects<Effect>, Eaten;
    "ocs.trace.mark" "The Out of Supply markers of a side in its Supply Phase (OCS 12.8a)."
        super::trace::mark, SupplyCheckHeld, effects<Effect>, SupplyMarks;
    "ocs.trace.collapse" "The hexes to which an Extender may collapse (OCS 9.14d, 12.7h)."
        super::trace::collapse, CollapseHeld, verdict_rows<CollapseHex> + scratch, CollapseHexes;
    "ocs.trace.find" "Which combat units of a side can trace supply, each for itself, and by what way (OCS 12.6, 12.3, 12.7)."
        super::trace::find, TraceHuntHeld, rows<TraceFound> + scratch, TracesFound;
    "ocs.restock.apply" "Restocks the internal stocks of units with the supply in reach (OCS 12.10e)."
        super::restock::apply, RestockHeld, effects<Effect>, Restocked;
    "ocs.dumps.blow" "Blows a dump (OCS 12.11a)."
        super::dumps::blow, BlowHeld, effects<Effect>, Blown;

    "ocs.sequence.assess" "Whether a player may do something in a segment of the turn (OCS 2.3)."
        super::sequence::assess, PlannedActionHeld, verdict, PermittedAction;
    "ocs.sequence.next" "The segment that follows another, and who acts in it (OCS 2.2)."
        super::sequence::next, EndedSegmentHeld, plain, NextSegment;
    "ocs.sequence.close" "Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b)."
        super::sequence::close, ClosingSegmentHeld, bare;
    "ocs.breakout.assess" "Whether a unit without trace may break out, and on what terms (OCS 12.8e)."
        super::breakout::assess, BreakoutHeld, verdict + scratch, BreakoutAssessment;
    "ocs.breakout.resolve" "The result of a breakout (OCS 12.8e)."
        super::breakout::resolve, BreakoutRollHeld, effects<Effect>, BrokenOut;
    "ocs.breakdowns.make" "Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0)."
        super::breakdowns::make, BreakDownHeld, effects<Effect>, BrokenDown;
    "ocs.breakdowns.absorb" "Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d)."
        super::breakdowns::absorb, AbsorbHeld, effects<Effect>, Absorbed;

    "ocs.zoc.covers" "Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5)."
        super::zoc::covers, CoversHeld, rows<CoveringUnit>, Zone;

    "ocs.movement.path" "Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1)."
        super::movement::path, MarchHeld, verdict_rows<Pace>, Marched;
    "ocs.movement.reach" "Every hex that a unit can move to, and the cheapest way (OCS 6)."
        super::movement::reach, RoamHeld, verdict_rows<Goal> + scratch, Roamed;

    "ocs.rail.track" "What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h)."
        super::rail::track, RailAtHeld, plain, Track;
    "ocs.rail.detrainable" "Whether a hex is detrainable, and its way back to supply (OCS 13.3c)."
        super::rail::detrainable, RailStopHeld, verdict_rows<RailHex> + scratch, Detrainable;
    "ocs.rail.stops" "Every hex where trains might stop, and what keeps them from it (OCS 13.3c)."
        super::rail::stops, RailStopsHeld, rows<RailStopFound> + scratch, RailStopsFound;
    "ocs.rail.control" "Who controls a hex where trains may stop (OCS 13.3h)."
        super::rail::control, RailControlHeld, plain, RailControlled;
    "ocs.rail.railheads" "Where Railhead markers lie (OCS 13.3d)."
        super::rail::railheads, RailExtentHeld, rows<Railhead>, RailExtentFound;
    "ocs.rail.assess" "Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e)."
        super::rail::assess, RailMoveHeld, verdict_rows<RailHex> + scratch, RailMoved;
    "ocs.rail.choices" "Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e)."
        super::rail::choices, RailReachHeld, verdict_rows<RailGoal> + scratch, RailReached;
    "ocs.rail.apply" "Moves cargo by rail (OCS 13.3e)."
        super::rail::apply, RailMoveHeld, effects<Effect> + scratch, RailMoved;
    "ocs.rail.convert" "Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g)."
        super::rail::convert, RailConversionHeld, effects<Effect>, RailConverted;
    "ocs.rail.trace" "Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c)."
        super::rail::trace, RailTraceHeld, verdict_rows<RailHex> + scratch, RailTraced;
    "ocs.headquarters.ability" "Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b)."
        super::headquarters::ability, HqQuestionHeld, verdict, ThrowRange;
    "ocs.headquarters.abilities" "What a headquarters is and can do in its mode (OCS 13.1)."
        super::headquarters::abilities, OneUnitHeld, verdict, HqAbilities;
    "ocs.headquarters.serve" "Whether a headquarters may serve a unit (OCS 13.1d)."
        super::headquarters::serve, ServiceHeld, bare;
    "ocs.headquarters.combat_side" "Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4)."
        super::headquarters::combat_side, PrintedSidesHeld, plain, WhichSide;
    "ocs.artillery.assess" "Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a)."
        super::artillery::assess, ArtilleryHeld, verdict, ArtilleryFire;
    "ocs.paths.throw_reach" "What a headquarters' throw reaches (OCS 12.3b)."
        super::paths::throw_reach, ThrowReachHeld, verdict_rows<ReachedHex> + scratch, ThrowRange;
    "ocs.paths.throw_to" "Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b)."
        super::paths::throw_to, ThrowToHeld, verdict_rows<PathHex> + scratch, Supplied;
    "ocs.paths.draw" "Whether a unit can draw directly from a source, and the path (OCS 12.3)."
        super::paths::draw, DrawHeld, verdict_rows<PathHex> + scratch, Supplied;
    "ocs.paths.sources" "All that a unit can draw from directly (OCS 12.3)."
        super::paths::sources, SourcesHeld, verdict_rows<SourceRow> + scratch, SourceTotal;
    "ocs.paths.supplies" "All the supply in reach of a unit, by draw and by throw, and the cheapest way to each (OCS 12.3, 12.3b)."
        super::paths::supplies, SuppliesHeld, verdict_rows<SupplyRow> + scratch, SourceTotal;
    "ocs.paths.relay" "Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b)."
        super::paths::relay, RelayHeld, verdict_rows<PathHex> + scratch, Relayed;
    "ocs.trucks.load" "Whether Transport Points may load supply, and the cost (OCS 13.2f)."
        super::trucks::load, LoadHeld, effects<Effect>, LoadingCost;
    "ocs.trucks.unload" "Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f)."
        super::trucks::unload, UnloadHeld, effects<Effect>, LoadingCost;
    "ocs.trucks.carry" "Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h)."
        super::trucks::carry, CarryHeld, verdict, Carried;
    "ocs.trucks.advance" "Whether Transport Points may move, or move on after a pause (OCS 13.2a)."
        super::trucks::advance, TruckMoveHeld, verdict, TruckAllowance;
    "ocs.trucks.mode" "Whether Transport Points may take a mode (OCS 13.2d)."
        super::trucks::mode, TruckModeHeld, bare;
    "ocs.trucks.ship" "Whether Transport Points may be shipped, and what it takes (OCS 13.2e)."
        super::trucks::ship, ShipHeld, verdict, Freight;
    "ocs.trucks.needs" "Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b)."
        super::trucks::needs, OneUnitHeld, plain, Needs;
    "ocs.trucks.spend" "Whether the load of Transport Points may be spent on something (OCS 13.2a)."
        super::trucks::spend, SpendHeld, effects<Effect>, LoadLeft;
    "ocs.trucks.stocks" "Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G)."
        super::trucks::stocks, UseStocksHeld, verdict, StocksUsed;
    "ocs.trucks.combine" "Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c)."
        super::trucks::combine, CombineHeld, verdict_rows<NewCounter>, NewCounters;
    "ocs.trucks.extend" "Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C)."
        super::trucks::extend, ExtendHeld, effects<Effect>, NewCounters;
    "ocs.capture.assess" "Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c)."
        super::capture::assess, CaptureQuestionHeld, verdict, Prize;
    "ocs.capture.resolve" "What is captured, with these dice (OCS 9.14c)."
        super::capture::resolve, CaptureResolveHeld, plain, Captured;
    "ocs.capture.distribution" "The exact chances of a capture (OCS 9.14c)."
        super::capture::distribution, CaptureOddsHeld, plain, CaptureDistribution;
    "ocs.capture.apply" "Settles a capture with the owner's choice of what is captured (OCS 9.14c)."
        super::capture::apply, CapturePaymentHeld, effects<Effect>, CaptureSettled;
    "ocs.capture.displace" "Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c)."
        super::capture::displace, DisplaceHeld, bare;
    "ocs.fuel.assess" "What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a)."
        super::fuel::assess, FuelHeld, verdict_rows<FuelRow>, FuelBill;
    "ocs.formations.marker" "Whether a formation marker lies rightly where it does (OCS 13.7)."
        super::formations::marker, MarkerHeld, verdict, MarkerState;
    "ocs.formations.join" "Whether a unit may go into a formation marker, or come out of it (OCS 13.7)."
        super::formations::join, JoinHeld, bare;
    "ocs.formations.trace" "Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a)."
        super::formations::trace, FormationTraceHeld, verdict_rows<TraceRow>, TraceBill;
    "ocs.engineers.capable" "Whether a unit is Engineer-Capable (OCS 13.8a)."
        super::engineers::capable, OneUnitHeld, bare;
    "ocs.engineers.bridge" "What it costs a unit to cross into the next hex, bridges included (OCS 13.8b)."
        super::engineers::bridge, BridgeHeld, verdict, Crossed;
    "ocs.engineers.detrainable" "Whether a headquarters makes a railroad hex detrainable (OCS 13.8c)."
        super::engineers::detrainable, StationHeld, bare;
    "ocs.construction.assess" "Whether a unit may perform construction, its cost and what it makes (OCS 13.8d)."
        super::construction::assess, ConstructHeld, effects<Effect>, Constructed;
    "ocs.zoc.zones" "Every hex that a side covers with its zones of control (OCS 4.5)."
        super::zoc::zones, ZonesHeld, rows<ZoneHex>, ZoneCount;
    "ocs.zoc.assess" "Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b)."
        super::zoc::assess, ActHeld, verdict_rows<ActionUnit>, ActionBasis;
    "ocs.zoc.path" "Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b)."
        super::zoc::path, RouteHeld, verdict_rows<Passage>, Arrival;
    "ocs.zoc.retreat" "The zones of control that a retreat enters, and what else it meets (OCS 4.5c)."
        super::retreat::zones_met, EscapeHeld, rows<crate::ocs::retreat::RetreatHex>, Entered;
    "ocs.replacements.resolve" "Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5)."
        super::replacements::resolve, ReplRollHeld, verdict, ReplsRolled;
    "ocs.replacements.sites" "Where a side could rebuild units (OCS 13.5a)."
        super::replacements::sites, RebuildSitesHeld, rows<RebuildSite>, RebuildSitesFound;
    "ocs.replacements.assess" "Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f)."
        super::replacements::assess, RebuildHeld, effects<Effect>, Rebuilt;
    "ocs.reinforcements.assess" "Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c)."
        super::reinforcements::assess, ReinforcingHeld, effects<Effect> + scratch, Arrived;
    "ocs.reinforcements.choices" "The hexes where reinforcements may arrive (OCS 13.6, 13.6b)."
        super::reinforcements::choices, ArrivalPlacesHeld, verdict_rows<ArrivalPlace> + scratch, ArrivalPlacesFound;
    "ocs.consolidation.assess" "Whether two units may be consolidated (OCS 13.9)."
        super::consolidation::assess, ConsolidateHeld, effects<Effect>, Consolidated;
    "ocs.transport.equivalents" "How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c)."
        super::transport::equivalents, CargoHeld, verdict_rows<CargoItem>, CargoSize;
    "ocs.transport.assess" "Whether units may be carried after what they did in the phase (OCS 4.7d)."
        super::transport::assess, ConveyanceHeld, bare_rows<Passenger>;
    "ocs.transport.movement" "Whether a unit may spend movement before or after its transport (OCS 4.7d)."
        super::transport::movement, SpendingHeld, verdict, MovementLeft;
    "ocs.stacking.size" "How large a side's stack in a hex is (OCS 4.8)."
        super::stacking::size, StackAtHeld, plain, StackSize;
    "ocs.stacking.assess" "Whether so many units may be in a hex at this time (OCS 4.8, 4.8a)."
        super::stacking::assess, StackWhenHeld, verdict, StackSize;
    "ocs.stacking.overstacked" "Every hex that holds too much at the end of a segment or phase (OCS 4.8a)."
        super::stacking::overstacked, SegmentEndHeld, rows<Overstacked>, OverstackedCount;
    "ocs.stacking.choices" "How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a)."
        super::stacking::choices, OverstackedHexHeld, rows<SurplusChoice>, Surplus;
    "ocs.stacking.apply" "Eliminates what the owner of an overstacked hex chose (OCS 4.8a)."
        super::stacking::apply, EliminationHeld, effects<Effect>, RemainingStack;
    "ocs.stacking.order" "Whether the order of a stack and its markers is legal (OCS 4.8b)."
        super::stacking::order, PileHeld, bare_rows<OrderFault>;
    "ocs.stacking.arrange" "A legal order for a stack with its markers (OCS 4.8b)."
        super::stacking::arrange, HeapHeld, bare_rows<Counter>;
    "ocs.fog.sees" "What a player may see of an enemy hex (OCS 4.9a)."
        super::fog::sees, HexViewHeld, rows<SeenUnit>, Sight;
    "ocs.fog.combat" "What both sides reveal in a combat (OCS 4.9b)."
        super::fog::combat, CombatFogHeld, plain, CombatRevealed;
    "ocs.fog.barrage" "What both sides reveal in a barrage (OCS 4.9c)."
        super::fog::barrage, BarrageFogHeld, plain, BarrageRevealed;
    "ocs.fog.air" "What both sides reveal in air combat (OCS 4.9d)."
        super::fog::air, AirFogHeld, rows<Airborne>, AirRevealed;
    "ocs.fog.roll" "The record of a roll, with its purpose and its visibility (OCS 4.9e)."
        super::fog::roll, RolledHeld, verdict, RollRecord;
    "ocs.units.classes" "The classes that a unit belongs to (OCS 4.0)."
        super::units::classes, OneUnitHeld, plain, UnitClasses;
    "ocs.board.check" "Every fault of a whole position at once."
        super::check::check, PositionHeld, rows<check::BoardFault>, check::BoardSummary;
    "ocs.stacking.enter" "Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c)."
        super::stacking::enter, EntranceHeld, verdict_rows<EntryUnit>, EntryResult;
    "ocs.tables.check" "Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0)."
        super::tables::check, TablesCheckedHeld, plain, TablesExtent;
    "ocs.turn.next" "Whether the segment may end, what ends and begins with it, and where the game then stands (OCS 2)."
        super::turn::next, EndingSegmentHeld, effects<Effect> + scratch, TurnState;
    "ocs.turn.choices" "What a side may do now, and which of its units (OCS 2.3)."
        super::turn::choices, TurnChoicesHeld, rows<TurnChoice>, TurnChoiceCount;
    "ocs.turn.rebuild" "Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5)."
        super::turn::rebuild, RebuildingOrderHeld, effects<Effect>, Rebuilt;
    "ocs.turn.arrive" "Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6)."
        super::turn::arrive, ArrivalOrderHeld, effects<Effect> + scratch, Arrived;
    "ocs.turn.consolidate" "Whether two units may be consolidated now (OCS 2.3, 13.9)."
        super::turn::consolidate, ConsolidateOrderHeld, effects<Effect>, Consolidated;
    "ocs.turn.change" "Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4)."
        super::turn::change, ChangeOrderHeld, effects<Effect>, ModeChanged;
    "ocs.turn.release" "Whether units may be released from Reserve now (OCS 2.3, 5.7b)."
        super::turn::release, ReleaseOrderHeld, effects<Effect>, Released;
    "ocs.turn.march" "Whether a unit or stack may move along a path now, and what that does (OCS 2.3, 6.1)."
        super::turn::march, MarchOrderHeld, effects<Effect> + scratch, Marched;
    "ocs.turn.load" "Whether Transport Points may load supply out of a dump now, and the cost (OCS 2.3, 13.2f)."
        super::turn::load, LoadOrderHeld, effects<Effect> + scratch, LoadingCost;
    "ocs.turn.unload" "Whether Transport Points may unload supply where they are now, and the cost (OCS 2.3, 13.2f)."
        super::turn::unload, UnloadOrderHeld, effects<Effect> + scratch, LoadingCost;
    "ocs.turn.break_down" "Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0)."
        super::turn::break_down, BreakDownOrderHeld, effects<Effect>, BrokenDown;
    "ocs.turn.absorb" "Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d)."
        super::turn::absorb, AbsorbOrderHeld, effects<Effect> + scratch, Absorbed;
    "ocs.turn.combine" "Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c)."
        super::turn::combine, CombineOrderHeld, effects<Effect>, NewCounters;
    "ocs.turn.extend" "Whether Transport Points may form an Extender now, or it be unformed (OCS 2.3, 12.7)."
        super::turn::extend, ExtendOrderHeld, effects<Effect> + scratch, NewCounters;
    "ocs.turn.collapse" "Whether an Extender may collapse to a hex now (OCS 2.3, 9.14d, 12.7h)."
        super::turn::collapse, CollapseOrderHeld, effects<Effect> + scratch, Collapsed;
    "ocs.turn.refit" "Whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1)."
        super::turn::refit, RefitOrderHeld, effects<Effect> + scratch, Refitted;
    "ocs.turn.break_out" "Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e)."
        super::turn::break_out, BreakoutOrderHeld, effects<Effect> + scratch, BrokenOut;
    "ocs.turn.rail" "Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3)."
        super::turn::rail, RailOrderHeld, effects<Effect> + scratch, TurnState;
    "ocs.turn.construct" "Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d)."
        super::turn::construct, ConstructOrderHeld, effects<Effect> + scratch, Constructed;
    "ocs.turn.blow" "Blows a dump now (OCS 2.3, 12.11a)."
        super::turn::blow, BlowOrderHeld, effects<Effect>, Blown;
    "ocs.turn.fuel" "Whether units may be fuelled now, and what it costs (OCS 12.5)."
        super::turn::fuel, FuelOrderHeld, effects<Effect> + scratch, Fuelled;
    "ocs.turn.payers" "Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3)."
        super::turn::payers, PayersHuntHeld, rows<Payer> + scratch, PayersFound;
    "ocs.turn.attack" "Whether units may attack or overrun a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2)."
        super::turn::attack, AttackOrderHeld, effects<Effect> + scratch, CombatPaid;
    "ocs.turn.concede" "Whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6b)."
        super::turn::concede, ConcedeOrderHeld, effects<Effect>, Conceded;
    "ocs.turn.defend" "How the defenders of an attacked hex are supplied (OCS 9.2, 9.5)."
        super::turn::defend, DefendOrderHeld, effects<Effect> + scratch, CombatPaid;
    "ocs.turn.odds" "The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7)."
        super::turn::odds, OddsOrderHeld, verdict_rows<Combatant> + scratch, Assessment;
    "ocs.turn.settle" "Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13)."
        super::turn::settle, SettleOrderHeld, effects<Effect> + scratch, Settled;
    "ocs.turn.retreat" "Whether units retreat from a combat by a way now, and what that does (OCS 9.12)."
        super::turn::retreat, RetreatOrderHeld, effects<Effect> + scratch, Retreated;
    "ocs.turn.advance" "Which attackers advance into the attacked hex now (OCS 9.12g)."
        super::turn::advance, AdvanceOrderHeld, effects<Effect> + scratch, Advanced;
    "ocs.turn.capture" "Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14)."
        super::turn::capture, CaptureOrderHeld, effects<Effect> + scratch, CaptureSettled;
    "ocs.turn.barrage" "Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1)."
        super::turn::barrage, BarrageOrderHeld, effects<Effect> + scratch, BarrageAssessment;
    "ocs.turn.bombard" "Barrages an air base, a port or a railroad (OCS 10.0c, 14.8)."
        super::turn::bombard, BombardOrderHeld, effects<Effect> + scratch, FacilityHit;
    "ocs.turn.suffer" "Settles the losses of a hex that was barraged (OCS 10.0)."
        super::turn::suffer, SufferOrderHeld, effects<Effect>, Barraged;
    "ocs.turn.restock" "Whether units may restock their internal stocks now, and what it takes (OCS 2.3, 12.10e)."
        super::turn::restock, RestockOrderHeld, effects<Effect> + scratch, Restocked;
    "ocs.turn.trace" "Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6)."
        super::turn::trace, TraceOrderHeld, effects<Effect> + scratch, TurnState;
    "ocs.turn.eat" "Whether units may eat out of a dump now, and what it costs (OCS 2.3, 12.6c)."
        super::turn::eat, MealOrderHeld, effects<Effect> + scratch, Eaten;
    "ocs.turn.mark" "Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a)."
        super::turn::mark, MarkOrderHeld, effects<Effect>, TurnState;
    "ocs.turn.attrition" "Settles the attrition of the units of a hex that are Out of Supply (OCS 2.3, 12.8b)."
        super::turn::attrition, AttritionOrderHeld, effects<Effect>, AttritionLoss;
    "ocs.board.apply" "Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes."
        super::edits::apply, ChangeHeld, rows<edits::BoardEdit> + scratch, edits::Applied;
}

/// The records of this system. Each stands once, after the records that it contains.
pub static RECORDS: &[Record] = &[
    record::<NewSide>("ocs.NewSide"),
    record::<UnitName>("ocs.UnitName"),
    record::<Situation>("ocs.Situation"),
    record::<Open>("ocs.Open"),
    record::<Duty>("ocs.Duty"),
    record::<GameChoice>("ocs.GameChoice"),
    record::<GameEffect>("ocs.GameEffect"),
    record::<Objection>("ocs.Objection"),
    record::<OpenChances>("ocs.OpenChances"),
    record::<Face>("ocs.Face"),
    record::<Unit>("ocs.Unit"),
    record::<terrain::Multiplier>("ocs.Multiplier"),
    record::<terrain::Terrain>("ocs.Terrain"),
    record::<terrain::Approach>("ocs.Approach"),
    record::<options::GameRules>("ocs.GameRules"),
    record::<Extent>("ocs.Extent"),
    record::<ModeEffects>("ocs.ModeEffects"),
    record::<AttritionAssessment>("ocs.AttritionAssessment"),
    record::<AttritionLoss>("ocs.AttritionLoss"),
    record::<AttritionDistribution>("ocs.AttritionDistribution"),
    record::<StepsLost>("ocs.StepsLost"),
    record::<Eaten>("ocs.Eaten"),
    record::<SupplyMarks>("ocs.SupplyMarks"),
    record::<CollapseHex>("ocs.CollapseHex"),
    record::<CollapseHexes>("ocs.CollapseHexes"),
    record::<Collapsed>("ocs.Collapsed"),
    record::<TraceFound>("ocs.TraceFound"),
    record::<TracesFound>("ocs.TracesFound"),
    record::<Restocked>("ocs.Restocked"),
    record::<BlowLoad>("ocs.BlowLoad"),
    record::<Blown>("ocs.Blown"),
    record::<PermittedAction>("ocs.PermittedAction"),
    record::<NextSegment>("ocs.NextSegment"),
    record::<TurnState>("ocs.TurnState"),
    record::<TurnChoice>("ocs.TurnChoice"),
    record::<TurnChoiceCount>("ocs.TurnChoiceCount"),
    record::<Payer>("ocs.Payer"),
    record::<PayersFound>("ocs.PayersFound"),
    record::<Fuelled>("ocs.Fuelled"),
    record::<Refitted>("ocs.Refitted"),
    record::<CombatPaid>("ocs.CombatPaid"),
    record::<Combatant>("ocs.Combatant"),
    record::<BreakoutAssessment>("ocs.BreakoutAssessment"),
    record::<BrokenOut>("ocs.BrokenOut"),
    record::<Conceded>("ocs.Conceded"),
    record::<BrokenDown>("ocs.BrokenDown"),
    record::<Absorbed>("ocs.Absorbed"),
    record::<Rating>("ocs.Rating"),
    record::<ModeChanged>("ocs.ModeChanged"),
    record::<Released>("ocs.Released"),
    record::<CleanedUp>("ocs.CleanedUp"),
    record::<Column>("ocs.Column"),
    record::<Assessment>("ocs.Assessment"),
    record::<Battle>("ocs.Battle"),
    record::<Owed>("ocs.Owed"),
    record::<Settled>("ocs.Settled"),
    record::<Advanced>("ocs.Advanced"),
    record::<Effect>("ocs.Effect"),
    record::<CombatDistribution>("ocs.CombatDistribution"),
    record::<RetreatHex>("ocs.RetreatHex"),
    record::<Retreated>("ocs.Retreated"),
    record::<BarrageAssessment>("ocs.BarrageAssessment"),
    record::<Barraged>("ocs.Barraged"),
    record::<BarrageOwed>("ocs.BarrageOwed"),
    record::<BarrageDistribution>("ocs.BarrageDistribution"),
    record::<FacilityAssessment>("ocs.FacilityAssessment"),
    record::<FacilityHit>("ocs.FacilityHit"),
    record::<FacilityDistribution>("ocs.FacilityDistribution"),
    record::<board::Cost>("ocs.Cost"),
    record::<board::ChartRow>("ocs.ChartRow"),
    record::<board::BoardHex>("ocs.BoardHex"),
    view::<board::BoardHeld<Owned>>("ocs.Board"),
    record::<Zone>("ocs.Zone"),
    record::<CoveringUnit>("ocs.CoveringUnit"),
    record::<Track>("ocs.Track"),
    record::<RailHex>("ocs.RailHex"),
    record::<Detrainable>("ocs.Detrainable"),
    record::<RailStopFound>("ocs.RailStopFound"),
    record::<RailStopsFound>("ocs.RailStopsFound"),
    record::<RailControlled>("ocs.RailControlled"),
    record::<Railhead>("ocs.Railhead"),
    record::<RailExtentFound>("ocs.RailExtentFound"),
    record::<RailMoved>("ocs.RailMoved"),
    record::<RailGoal>("ocs.RailGoal"),
    record::<RailReached>("ocs.RailReached"),
    record::<RailStep>("ocs.RailStep"),
    record::<RailConverted>("ocs.RailConverted"),
    record::<RailTraced>("ocs.RailTraced"),
    record::<ThrowRange>("ocs.ThrowRange"),
    record::<HqAbilities>("ocs.HqAbilities"),
    record::<ServiceLimit>("ocs.ServiceLimit"),
    record::<WhichSide>("ocs.WhichSide"),
    record::<ArtilleryFire>("ocs.ArtilleryFire"),
    record::<ReachedHex>("ocs.ReachedHex"),
    record::<PathHex>("ocs.PathHex"),
    record::<Supplied>("ocs.Supplied"),
    record::<SourceRow>("ocs.SourceRow"),
    record::<SourceTotal>("ocs.SourceTotal"),
    record::<SupplyRow>("ocs.SupplyRow"),
    record::<Relayed>("ocs.Relayed"),
    record::<LoadingCost>("ocs.LoadingCost"),
    record::<Carried>("ocs.Carried"),
    record::<TruckAllowance>("ocs.TruckAllowance"),
    record::<Freight>("ocs.Freight"),
    record::<Needs>("ocs.Needs"),
    record::<LoadLeft>("ocs.LoadLeft"),
    record::<StocksUsed>("ocs.StocksUsed"),
    record::<CounterMix>("ocs.CounterMix"),
    record::<NewCounter>("ocs.NewCounter"),
    record::<NewCounters>("ocs.NewCounters"),
    record::<Prize>("ocs.Prize"),
    record::<Captured>("ocs.Captured"),
    record::<CaptureDistribution>("ocs.CaptureDistribution"),
    record::<CaptureSettled>("ocs.CaptureSettled"),
    record::<Taken>("ocs.Taken"),
    record::<UnitToRebuild>("ocs.UnitToRebuild"),
    record::<Rest>("ocs.Rest"),
    record::<FuelRow>("ocs.FuelRow"),
    record::<FuelBill>("ocs.FuelBill"),
    record::<MarkerState>("ocs.MarkerState"),
    record::<TraceRow>("ocs.TraceRow"),
    record::<TraceBill>("ocs.TraceBill"),
    record::<Crossed>("ocs.Crossed"),
    record::<Constructed>("ocs.Constructed"),
    record::<ZoneCount>("ocs.ZoneCount"),
    record::<ZoneHex>("ocs.ZoneHex"),
    record::<ActionBasis>("ocs.ActionBasis"),
    record::<ActionUnit>("ocs.ActionUnit"),
    record::<Waypoint>("ocs.Waypoint"),
    record::<DropOff>("ocs.DropOff"),
    record::<Passage>("ocs.Passage"),
    record::<Arrival>("ocs.Arrival"),
    record::<Marched>("ocs.Marched"),
    record::<Pace>("ocs.Pace"),
    record::<Goal>("ocs.Goal"),
    record::<Refuge>("ocs.Refuge"),
    record::<Refuges>("ocs.Refuges"),
    record::<Roamed>("ocs.Roamed"),
    record::<Entered>("ocs.Entered"),
    record::<ReplRow>("ocs.ReplRow"),
    record::<ReplsRolled>("ocs.ReplsRolled"),
    record::<RebuildSite>("ocs.RebuildSite"),
    record::<RebuildSitesFound>("ocs.RebuildSitesFound"),
    record::<RebuildRow>("ocs.RebuildRow"),
    record::<RebuildOrder>("ocs.RebuildOrder"),
    record::<Rebuilt>("ocs.Rebuilt"),
    record::<Arrived>("ocs.Arrived"),
    record::<ArrivalPlace>("ocs.ArrivalPlace"),
    record::<ArrivalPlacesFound>("ocs.ArrivalPlacesFound"),
    record::<Consolidated>("ocs.Consolidated"),
    record::<CargoSize>("ocs.CargoSize"),
    record::<CargoItem>("ocs.CargoItem"),
    record::<Passenger>("ocs.Passenger"),
    record::<MovementLeft>("ocs.MovementLeft"),
    record::<StackSize>("ocs.StackSize"),
    record::<Overstacked>("ocs.Overstacked"),
    record::<OverstackedCount>("ocs.OverstackedCount"),
    record::<Surplus>("ocs.Surplus"),
    record::<SurplusChoice>("ocs.SurplusChoice"),
    record::<RemainingStack>("ocs.RemainingStack"),
    record::<Counter>("ocs.Counter"),
    record::<OrderFault>("ocs.OrderFault"),
    record::<SeenUnit>("ocs.SeenUnit"),
    record::<Sight>("ocs.Sight"),
    record::<CombatRevealed>("ocs.CombatRevealed"),
    record::<BarrageRevealed>("ocs.BarrageRevealed"),
    record::<Airborne>("ocs.Airborne"),
    record::<AirRevealed>("ocs.AirRevealed"),
    record::<RollRecord>("ocs.RollRecord"),
    record::<UnitClasses>("ocs.UnitClasses"),
    record::<check::BoardFault>("ocs.BoardFault"),
    record::<check::BoardSummary>("ocs.BoardSummary"),
    record::<EntryResult>("ocs.EntryResult"),
    record::<EntryUnit>("ocs.EntryUnit"),
    record::<edits::BoardEdit>("ocs.BoardEdit"),
    record::<edits::Applied>("ocs.Applied"),
    record::<SurpriseTable>("ocs.SurpriseTable"),
    record::<ModeMultiplier>("ocs.ModeMultiplier"),
    record::<LossMultiplier>("ocs.LossMultiplier"),
    view::<TablesHeld<Owned>>("ocs.Tables"),
    record::<TablesExtent>("ocs.TablesExtent"),
];
