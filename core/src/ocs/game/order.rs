//! Orders, and what an allowed order gives.

use super::choices::act::Act;
use crate::hex::Hex;
use crate::ocs::attrition::{AttritionLoss, StepsLost};
use crate::ocs::barrage::{BarrageAssessment, Barraged};
use crate::ocs::breakdowns::{Absorbed, BrokenDown};
use crate::ocs::breakout::BrokenOut;
use crate::ocs::capture::CaptureSettled;
use crate::ocs::combat::{Advanced, Assessment, Battle, Settled};
use crate::ocs::consolidation::Consolidated;
use crate::ocs::construction::{Constructed, Task};
use crate::ocs::dumps::{BlowLoad, Blown};
use crate::ocs::facility::{FacilityHit, Target};
use crate::ocs::fuel::FuelBy;
use crate::ocs::modes::{ModeChanged, Released};
use crate::ocs::movement::Marched;
use crate::ocs::reinforcements::{Arrived, ArrivesBy};
use crate::ocs::replacements::Rebuilt;
use crate::ocs::restock::Restocked;
use crate::ocs::retreat::Retreated;
use crate::ocs::stacking::RemainingStack;
use crate::ocs::trace::Eaten;
use crate::ocs::trucks::{LoadingCost, NewCounters};
use crate::ocs::turn::{Collapsed, CombatPaid, Conceded, Fuelled, Refitted, Rest, Taken, TurnState, UnitToRebuild};
use crate::ocs::units::{Mode, Orientation, Unit};
use crate::ocs::zoc::{DropOff, Waypoint};
use crate::reflect::{Code, Flag};

/// Dice of one order at the most.
pub(super) const MOST_DICE: usize = 32;

/// An order. It holds what the operation of its name in [`turn`](crate::ocs::turn) takes, without what the game knows. Units
/// are named by their numbers (`id`), also in records that elsewhere name them by their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the questions of ocs.turn")]
pub enum Order<'a> {
    /// The segment ends: [`next`](crate::ocs::turn::next).
    Next { weather: u8, first: u8, simulcast: Flag },
    /// A unit takes a mode: [`change`](crate::ocs::turn::change).
    Change { unit: u16, mode: Code<Mode>, oriented: Code<Orientation> },
    /// Units are released from Reserve: [`release`](crate::ocs::turn::release).
    Release { units: &'a [u16] },
    /// Units move along a path: [`march`](crate::ocs::turn::march).
    March { units: &'a [u16], path: &'a [Waypoint], drops: &'a [DropOff] },
    /// Transport Points load: [`load`](crate::ocs::turn::load).
    Load { truck: u16, source: u16, amount: u16 },
    /// Transport Points unload: [`unload`](crate::ocs::turn::unload).
    Unload { truck: u16, amount: u16 },
    /// A dump is blown: [`blow`](crate::ocs::turn::blow).
    Blow { loads: &'a [BlowLoad], dice: &'a [u8] },
    /// Units are fuelled: [`fuel`](crate::ocs::turn::fuel).
    Fuel { units: &'a [u16], by: Code<FuelBy>, sources: &'a [u16], hqs: &'a [u16] },
    /// A multi-step unit makes Breakdowns, whose `id` is 0: [`break_down`](crate::ocs::turn::break_down).
    BreakDown { unit: u16, breakdowns: &'a [Unit] },
    /// It absorbs Breakdowns: [`absorb`](crate::ocs::turn::absorb).
    Absorb { unit: u16, absorbed: &'a [u16] },
    /// Transport Points are combined or divided into counters whose `id` is 0: [`combine`](crate::ocs::turn::combine).
    Combine { units: &'a [u16], counters: &'a [Unit] },
    /// Transport Points form an Extender, or it is unformed: [`extend`](crate::ocs::turn::extend).
    Extend { units: &'a [u16], unform: Flag },
    /// An Extender collapses: [`collapse`](crate::ocs::turn::collapse).
    Collapse { unit: u16, hex: Hex },
    /// Aircraft are refitted: [`refit`](fn@crate::ocs::turn::refit).
    Refit { air_base: u16, planes: &'a [u16], sources: &'a [u16], hqs: &'a [u16] },
    /// A unit breaks out: [`break_out`](crate::ocs::turn::break_out).
    BreakOut { unit: u16, left_out: &'a [u16], first: Flag, dice: &'a [u8] },
    /// A unit or supply moves by rail: [`rail`](fn@crate::ocs::turn::rail).
    Rail { unit: u16, to: Hex, amount: u16, converts: Flag },
    /// A unit builds: [`construct`](fn@crate::ocs::turn::construct).
    Construct { unit: u16, hex: Hex, task: Code<Task>, sources: &'a [u16], hqs: &'a [u16] },
    /// Units attack or overrun a hex: [`attack`](fn@crate::ocs::turn::attack).
    Attack { units: &'a [u16], target: Hex, on_stocks: &'a [u16], sources: &'a [u16], hqs: &'a [u16] },
    /// The defender lets a Beach Assault land: [`concede`](fn@crate::ocs::turn::concede).
    Concede { units: &'a [u16], target: Hex },
    /// The defenders of the open combat are supplied: [`defend`](fn@crate::ocs::turn::defend).
    Defend { units: &'a [u16], on_stocks: &'a [u16], sources: &'a [u16], hqs: &'a [u16] },
    /// The odds of the open combat are taken: [`odds`](crate::ocs::turn::odds).
    Odds { leads: &'a [u16] },
    /// The dice of the open combat or barrage are thrown: [`combat::resolve`](crate::ocs::combat::resolve) or
    /// [`barrage::resolve`](crate::ocs::barrage::resolve).
    Roll { dice: &'a [u8] },
    /// The side whose turn it is settles its part of the combat: [`settle`](crate::ocs::turn::settle).
    Settle { losses: &'a [StepsLost], retreat: u8, ignore: Flag },
    /// Units retreat: [`retreat`](fn@crate::ocs::turn::retreat).
    Retreat { units: &'a [u16], path: &'a [Hex], losses: &'a [StepsLost] },
    /// Attackers advance, or none: [`advance`](fn@crate::ocs::turn::advance).
    Advance { units: &'a [u16] },
    /// What has fallen in a hex is captured: [`capture`](fn@crate::ocs::turn::capture). The game knows which aircraft are
    /// Active.
    Capture { hex: Hex, dice: &'a [u8], taken: &'a [Taken], rest: &'a [Rest], printed_hedgehog: Flag },
    /// Units barrage a hex: [`barrage`](fn@crate::ocs::turn::barrage).
    Barrage { units: &'a [u16], target: Hex, sources: &'a [u16], hqs: &'a [u16] },
    /// Units barrage a facility: [`bombard`](fn@crate::ocs::turn::bombard).
    Bombard {
        units: &'a [u16],
        target: Hex,
        facility: Code<Target>,
        sources: &'a [u16],
        hqs: &'a [u16],
        dice: &'a [u8],
    },
    /// The target of the open barrage takes its losses: [`suffer`](crate::ocs::turn::suffer).
    Suffer { losses: &'a [StepsLost] },
    /// Units restock: [`restock`](crate::ocs::turn::restock).
    Restock { units: &'a [u16], sources: &'a [u16], hqs: &'a [u16] },
    /// The side traces supply: [`trace`](fn@crate::ocs::turn::trace).
    Trace { left_out: &'a [u16] },
    /// Units eat: [`eat`](crate::ocs::turn::eat).
    Eat { units: &'a [u16], source: u16, hqs: &'a [u16] },
    /// Who neither traced nor ate is marked: [`mark`](crate::ocs::turn::mark).
    Mark,
    /// The units of a hex check attrition: [`attrition`](crate::ocs::turn::attrition).
    Attrition { hex: Hex, side: u8, dice: &'a [u8], losses: &'a [StepsLost] },
    /// Units are rebuilt, on the map or out of the Dead Pile: [`rebuild`](crate::ocs::turn::rebuild).
    Rebuild { repls: &'a [u16], orders: &'a [UnitToRebuild] },
    /// Units off the map arrive: [`arrive`](crate::ocs::turn::arrive).
    Arrive { units: &'a [u16], to: Hex, entry: Code<ArrivesBy>, hexes: &'a [Hex], supply: u16 },
    /// Two units are consolidated, the second on the map or out of the Dead Pile:
    /// [`consolidate`](crate::ocs::turn::consolidate).
    Consolidate { units: &'a [u16], types_differ: Flag },
    /// Units of an overstacked hex are eliminated: [`stacking::apply`](crate::ocs::stacking::apply).
    Eliminate { hex: Hex, side: u8, units: &'a [u16] },
}

impl<'a> Order<'a> {
    /// The end of a segment in which nothing is determined.
    pub const NEXT: Order<'static> = Order::Next { weather: 0, first: 0, simulcast: Flag(0) };

    /// Returns the kind of the order.
    pub const fn act(&self) -> Act {
        match self {
            Order::Next { .. } => Act::Next,
            Order::Change { .. } => Act::Change,
            Order::Release { .. } => Act::Release,
            Order::March { .. } => Act::March,
            Order::Load { .. } => Act::Load,
            Order::Unload { .. } => Act::Unload,
            Order::Blow { .. } => Act::Blow,
            Order::Fuel { .. } => Act::Fuel,
            Order::Absorb { .. } => Act::Absorb,
            Order::Extend { .. } => Act::Extend,
            Order::Collapse { .. } => Act::Collapse,
            Order::Refit { .. } => Act::Refit,
            Order::BreakOut { .. } => Act::BreakOut,
            Order::Rail { .. } => Act::Rail,
            Order::Construct { .. } => Act::Construct,
            Order::Attack { .. } => Act::Attack,
            Order::Defend { .. } => Act::Defend,
            Order::Odds { .. } => Act::Odds,
            Order::Roll { .. } => Act::Roll,
            Order::Settle { .. } => Act::Settle,
            Order::Retreat { .. } => Act::Retreat,
            Order::Advance { .. } => Act::Advance,
            Order::Capture { .. } => Act::Capture,
            Order::Barrage { .. } => Act::Barrage,
            Order::Suffer { .. } => Act::Suffer,
            Order::Restock { .. } => Act::Restock,
            Order::Trace { .. } => Act::Trace,
            Order::Eat { .. } => Act::Eat,
            Order::Mark => Act::Mark,
            Order::Attrition { .. } => Act::Attrition,
            Order::Rebuild { .. } => Act::Rebuild,
            Order::Arrive { .. } => Act::Arrive,
            Order::Consolidate { .. } => Act::Consolidate,
            Order::Eliminate { .. } => Act::Eliminate,
            Order::BreakDown { .. } => Act::BreakDown,
            Order::Combine { .. } => Act::Combine,
            Order::Concede { .. } => Act::Concede,
            Order::Bombard { .. } => Act::Bombard,
        }
    }

    /// Returns the dice of an order that takes some.
    pub fn dice(&self) -> Option<&'a [u8]> {
        match *self {
            Order::Blow { dice, .. }
            | Order::BreakOut { dice, .. }
            | Order::Roll { dice }
            | Order::Capture { dice, .. }
            | Order::Bombard { dice, .. }
            | Order::Attrition { dice, .. } => Some(dice),
            _ => None,
        }
    }

    /// Returns the order with these dice.
    #[must_use]
    pub fn with_dice<'b>(&self, dice: &'b [u8]) -> Order<'b>
    where
        'a: 'b,
    {
        match *self {
            Order::Blow { loads, .. } => Order::Blow { loads, dice },
            Order::BreakOut { unit, left_out, first, .. } => Order::BreakOut { unit, left_out, first, dice },
            Order::Roll { .. } => Order::Roll { dice },
            Order::Capture { hex, taken, rest, printed_hedgehog, .. } => {
                Order::Capture { hex, dice, taken, rest, printed_hedgehog }
            }
            Order::Bombard { units, target, facility, sources, hqs, .. } => {
                Order::Bombard { units, target, facility, sources, hqs, dice }
            }
            Order::Attrition { hex, side, losses, .. } => Order::Attrition { hex, side, dice, losses },
            other => other,
        }
    }
}

/// What an allowed order gives: the answer of its operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the answer of the operation of that name")]
pub enum Ruled {
    /// The state of the turn, after `next`, `trace`, `mark` and `rail`.
    Turn(TurnState),
    Changed(ModeChanged),
    Released(Released),
    Marched(Marched),
    Loaded(LoadingCost),
    Blown(Blown),
    Fuelled(Fuelled),
    BrokenDown(BrokenDown),
    Absorbed(Absorbed),
    Counters(NewCounters),
    Collapsed(Collapsed),
    Refitted(Refitted),
    BrokenOut(BrokenOut),
    Constructed(Constructed),
    Paid(CombatPaid),
    Conceded(Conceded),
    /// With the numbers of the attacker and the defender who lead.
    Odds(Assessment, [u16; 2]),
    Battle(Battle),
    Settled(Settled),
    Retreated(Retreated),
    Advanced(Advanced),
    Captured(CaptureSettled),
    Barrage(BarrageAssessment),
    Bombarded(FacilityHit),
    /// After the dice, and after the losses.
    Barraged(Barraged),
    Restocked(Restocked),
    Eaten(Eaten),
    Attrition(AttritionLoss),
    Rebuilt(Rebuilt),
    Arrived(Arrived),
    Consolidated(Consolidated),
    Eliminated(RemainingStack),
}
