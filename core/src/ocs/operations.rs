//! The one list of this system's operations and records, from which every door and its tests are made.

use super::barrage::*;
use super::combat::*;
use super::facility::*;
use super::modes::*;
use super::odds::*;
use super::retreat::*;
use super::size::*;
use super::units::*;
use super::zoc::*;
use super::{board, effects, options, terrain};
use crate::dist::Percentile;
use crate::door::{Record, operations, record, view};
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
    "ocs.odds.round" "The rounded odds of two strengths (OCS 4.2)."
        super::odds::round, CompareHeld, plain, Odds;
    "ocs.odds.column" "The odds column of two strengths (OCS 9.7)."
        super::odds::column, CompareHeld, plain, Column;
    "ocs.combat.assess" "Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7)."
        super::combat::assess, CombatHeld, verdict, Assessment;
    "ocs.combat.resolve" "The result of an assessed attack and its dice (OCS 9.8, 9.9)."
        super::combat::resolve, ResolveHeld, plain, Battle;
    "ocs.combat.choices" "What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11)."
        super::combat::choices, OwingHeld, plain, Owed;
    "ocs.combat.apply" "Settles one side's part of a result (OCS 9.10 to 9.13)."
        super::combat::apply, PaymentHeld, effects<Effect>, Settled;
    "ocs.combat.distribution" "The exact chances of an assessed attack (OCS 9.8 to 9.13)."
        super::combat::distribution, ChancesHeld, plain, CombatDistribution;
    "ocs.combat.percentile" "Where a result that happened stands among all that could have (OCS 9.9)."
        super::combat::percentile, HappenedHeld, plain, Percentile;
    "ocs.retreat.assess" "Whether a retreat is legal, and what it does to those who make it (OCS 9.12)."
        super::retreat::assess, RetreatHeld, effects<Effect>, Retreated;
    "ocs.barrage.assess" "Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b)."
        super::barrage::assess, BarrageHeld, verdict, BarrageAssessment;
    "ocs.barrage.resolve" "The result of an assessed barrage and its dice (OCS 10.0)."
        super::barrage::resolve, BarrageResolveHeld, plain, Barraged;
    "ocs.barrage.choices" "What a barrage's target owes (OCS 10.0)."
        super::barrage::choices, BarrageOwingHeld, plain, BarrageOwed;
    "ocs.barrage.apply" "Settles a barrage (OCS 10.0)."
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

    "ocs.zoc.covers" "Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5)."
        super::zoc::covers, CoversHeld, rows<Coverer>, Zone;
    "ocs.zoc.zones" "Every hex that a side covers with its zones of control (OCS 4.5)."
        super::zoc::zones, ZonesHeld, rows<ZoneHex>, ZoneCount;
    "ocs.zoc.assess" "Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b)."
        super::zoc::assess, ActHeld, verdict_rows<Witness>, Leave;
    "ocs.zoc.path" "Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b)."
        super::zoc::path, RouteHeld, verdict_rows<Passage>, Arrival;
    "ocs.zoc.retreat" "The zones of control that a retreat enters, and what else it meets (OCS 4.5c)."
        super::zoc::retreat, EscapeHeld, rows<crate::ocs::retreat::Pace>, Entered;
}

/// The records of this system, each once, in the order in which they use one another.
pub static RECORDS: &[Record] = &[
    record::<Face>("ocs.Face"),
    record::<Unit>("ocs.Unit"),
    record::<terrain::Multiplier>("ocs.Multiplier"),
    record::<terrain::Terrain>("ocs.Terrain"),
    record::<terrain::Approach>("ocs.Approach"),
    record::<options::GameRules>("ocs.GameRules"),
    record::<Extent>("ocs.Extent"),
    record::<ModeEffects>("ocs.ModeEffects"),
    record::<Rating>("ocs.Rating"),
    record::<Column>("ocs.Column"),
    record::<Assessment>("ocs.Assessment"),
    record::<Battle>("ocs.Battle"),
    record::<Owed>("ocs.Owed"),
    record::<Settled>("ocs.Settled"),
    record::<Effect>("ocs.Effect"),
    record::<CombatDistribution>("ocs.CombatDistribution"),
    record::<Pace>("ocs.Pace"),
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
    record::<Coverer>("ocs.Coverer"),
    record::<ZoneCount>("ocs.ZoneCount"),
    record::<ZoneHex>("ocs.ZoneHex"),
    record::<Leave>("ocs.Leave"),
    record::<Witness>("ocs.Witness"),
    record::<Waypoint>("ocs.Waypoint"),
    record::<DropOff>("ocs.DropOff"),
    record::<Passage>("ocs.Passage"),
    record::<Arrival>("ocs.Arrival"),
    record::<Entered>("ocs.Entered"),
];
