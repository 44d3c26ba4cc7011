//! The one list of this system's operations and records, from which every door and its tests are made.

use super::board::{BoardHeld, Holding, Unit};
use super::carriers::*;
use super::conquest::*;
use super::income::*;
use super::landing::*;
use super::map::*;
use super::movement::*;
use super::moves::*;
use super::orders::{Happening, Objection, Order};
use super::placement::*;
use super::transport::*;
use super::units::UnitValue;
use super::victory::*;
use super::withdrawal::*;
use crate::door::{Record, operations, record, view};
use crate::reflect::Owned;

operations! {
    "axis_allies.map.space" "What a space is, and its neighbours (AA map)."
        super::map::space, AtSpaceHeld, rows<Border>, SpaceFacts;
    "axis_allies.map.adjacent" "Whether two spaces touch (AA 2.1 to 2.6)."
        super::map::adjacent, PairHeld, bare;
    "axis_allies.map.setup" "The pieces that the second edition's board begins with (AA map)."
        super::map::setup, SetUpHeld, rows<Unit>, Started;
    "axis_allies.movement.assess" "Whether a piece may go along a path, what it costs and what happens (AA 2, 3, 4.4)."
        super::movement::assess, RouteHeld, effects<Happening>, Passage;
    "axis_allies.movement.reach" "Everywhere that a piece can go in a phase (AA 2, 3, 4.4)."
        super::movement::reach, ReachHeld, verdict_rows<Reached>, Range;
    "axis_allies.transport.assess" "Whether troops may board a transport or unload from it (AA 3.2, 3.3)."
        super::transport::assess, ShippingHeld, effects<Happening> + scratch, Shipped;
    "axis_allies.moves.check" "Whether a phase's orders are allowed, with every objection (AA 2, 3, 4.4)."
        super::moves::check, MovesHeld, verdict_rows<Objection> + scratch, Declared;
    "axis_allies.landing.choices" "Where an aircraft may land once the fighting is over (AA 3.4, 4.4)."
        super::landing::choices, AirborneHeld, verdict_rows<Strip>, Flight;
    "axis_allies.carriers.choices" "What fighters that lost their carrier have to choose from (AA 3.4b, 3.4e)."
        super::carriers::choices, WreckHeld, plain, Stranded;
    "axis_allies.carriers.apply" "Where fighters that lost their carrier go (AA 3.4b, 3.4e)."
        super::carriers::apply, WreckHeld, effects<Landed>, Stranded;
    "axis_allies.withdrawal.choices" "Every space that a battle may be left for (AA 4.1b, 4.2c, 4.2d)."
        super::withdrawal::choices, WithdrawalHeld, verdict_rows<Refuge>, Refuges;
    "axis_allies.withdrawal.assess" "Whether a battle may be left for a space (AA 4.1b, 4.2c, 4.2d)."
        super::withdrawal::assess, WithdrawalHeld, bare;
    "axis_allies.conquest.apply" "Who gets a territory that was taken, and what stands in it (AA 3.1e, 5.2b)."
        super::conquest::apply, CaptureHeld, effects<Transfer>, Conquest;
    "axis_allies.income.collect" "What a power collects at the end of its turn (AA 5.2)."
        super::income::collect, CollectHeld, plain, Income;
    "axis_allies.victory.assess" "Whether a side has won (AA 5.1)."
        super::victory::assess, StandingHeld, plain, Victory;
    "axis_allies.placement.assess" "Whether all that a power places is allowed (AA 2.7, 3.1b, 3.4f)."
        super::placement::assess, PlacingHeld, verdict_rows<Refusal>, Placed;
}

/// The records of this system, each once, in the order in which they use one another.
pub static RECORDS: &[Record] = &[
    record::<UnitValue>("axis_allies.UnitValue"),
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
    record::<Happening>("axis_allies.Happening"),
    record::<Passage>("axis_allies.Passage"),
    record::<Reached>("axis_allies.Reached"),
    record::<Range>("axis_allies.Range"),
    record::<Shipped>("axis_allies.Shipped"),
    record::<Declared>("axis_allies.Declared"),
    record::<Strip>("axis_allies.Strip"),
    record::<Flight>("axis_allies.Flight"),
    record::<Stranded>("axis_allies.Stranded"),
    record::<Landed>("axis_allies.Landed"),
    record::<Way>("axis_allies.Way"),
    record::<Refuge>("axis_allies.Refuge"),
    record::<Refuges>("axis_allies.Refuges"),
    record::<Transfer>("axis_allies.Transfer"),
    record::<Conquest>("axis_allies.Conquest"),
    record::<Income>("axis_allies.Income"),
    record::<Victory>("axis_allies.Victory"),
    record::<Placement>("axis_allies.Placement"),
    record::<Refusal>("axis_allies.Refusal"),
    record::<Placed>("axis_allies.Placed"),
];
