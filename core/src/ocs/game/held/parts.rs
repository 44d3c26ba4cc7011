//! The fields of orders.

use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::construction::Task;
use crate::ocs::dumps::BlowLoad;
use crate::ocs::facility::Target;
use crate::ocs::fuel::FuelBy;
use crate::ocs::game::{Act, Order};
use crate::ocs::reinforcements::ArrivesBy;
use crate::ocs::turn::{Rest, Taken, UnitToRebuild};
use crate::ocs::units::{Mode, Orientation, Unit};
use crate::ocs::zoc::{DropOff, Waypoint};
use crate::reflect::{Code, Flag, Question};
use alloc::vec::Vec;

/// The fields of orders. Each kind of order has some of them. Units are named by their numbers, or by the names of the
/// set-up; hexes by their coordinates, or by the game's own numbers.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OrderParts<'a> {
    /// The units.
    pub units: &'a [u16],
    /// The unit.
    pub unit: u16,
    /// The hexes that are entered, one after the other.
    pub path: &'a [Hex],
    /// Of units that move together, those that stay on the way.
    pub drops: &'a [DropOff],
    /// The mode to take.
    pub mode: Code<Mode>,
    /// How the unit is oriented in it.
    pub oriented: Code<Orientation>,
    /// The Transport Points.
    pub truck: u16,
    /// The dump that is loaded, or from which units eat.
    pub source: u16,
    /// The amount, in T.
    #[measure("T", 1)]
    pub amount: u16,
    /// The supply that is blown.
    pub loads: &'a [BlowLoad],
    /// How units are fuelled.
    pub by: Code<FuelBy>,
    /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
    pub sources: &'a [u16],
    /// The headquarters that throw the supply.
    pub hqs: &'a [u16],
    /// The Breakdowns that are made, without an `id`.
    pub breakdowns: &'a [Unit],
    /// The Breakdowns that are absorbed.
    pub absorbed: &'a [u16],
    /// The counters of Transport Points that result, without an `id`.
    pub counters: &'a [Unit],
    /// The Extender becomes Transport Points again.
    pub unform: Flag,
    /// The air base.
    pub air_base: u16,
    /// The aircraft.
    pub planes: &'a [u16],
    /// The hex.
    pub hex: Hex,
    /// Where to.
    pub to: Hex,
    /// A Rail Repair unit also converts hexes after its move.
    pub converts: Flag,
    /// What is built.
    pub task: Code<Task>,
    /// The hex that is attacked or barraged.
    pub target: Hex,
    /// Those of the units that fight on their internal stocks.
    pub on_stocks: &'a [u16],
    /// The units whose Action Ratings count, where there is a choice.
    pub leads: &'a [u16],
    /// The facility.
    pub facility: Code<Target>,
    /// The dice, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: &'a [u8],
    /// The steps that units lose.
    pub losses: &'a [StepsLost],
    /// The hexes of retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// What is captured of the units that have fallen.
    pub taken: &'a [Taken],
    /// Where the rest goes.
    pub rest: &'a [Rest],
    /// The hedgehog in the hex is printed on the map.
    pub printed_hedgehog: Flag,
    /// The side.
    pub side: u8,
    /// Units that are left out.
    pub left_out: &'a [u16],
    /// The replacements that are spent.
    pub repls: &'a [u16],
    /// The units that are rebuilt.
    pub orders: &'a [UnitToRebuild],
    /// How units arrive.
    pub entry: Code<ArrivesBy>,
    /// The hexes of the map's edge, or of the port, where units may arrive.
    pub hexes: &'a [Hex],
    /// The supply that arrives, in T.
    #[measure("T", 1)]
    pub supply: u16,
    /// The types of the two units differ.
    pub types_differ: Flag,
    /// The weather that was rolled, numbered by the caller from 1.
    pub weather: u8,
    /// The side of the player who goes first.
    pub first: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
}

/// The fields of a breakout.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakOutParts<'a> {
    /// The unit.
    pub unit: u16,
    /// Units that are left out.
    pub left_out: &'a [u16],
    /// It is the first turn in which the unit tries.
    pub first: Flag,
    /// The dice, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: &'a [u8],
}

impl<'a> BreakOutParts<'a> {
    pub(super) fn order(&self) -> Order<'a> {
        let BreakOutParts { unit, left_out, first, dice } = *self;
        Order::BreakOut { unit, left_out, first, dice }
    }
}

impl<'a> OrderParts<'a> {
    /// The hexes of a path as a march enters them.
    pub(super) fn waypoints(&self) -> Vec<Waypoint> {
        self.path.iter().map(|hex| Waypoint { hex: *hex, ..Waypoint::default() }).collect()
    }
    /// The order of a kind.
    pub(super) fn order(&self, act: Act, path: &'a [Waypoint]) -> Order<'a> {
        let OrderParts { units, unit, sources, hqs, target, hex, amount, dice, losses, on_stocks, .. } = *self;
        match act {
            Act::Next => Order::Next { weather: self.weather, first: self.first, simulcast: self.simulcast },
            Act::Change => Order::Change { unit, mode: self.mode, oriented: self.oriented },
            Act::Release => Order::Release { units },
            Act::March => Order::March { units, path, drops: self.drops },
            Act::Load => Order::Load { truck: self.truck, source: self.source, amount },
            Act::Unload => Order::Unload { truck: self.truck, amount },
            Act::Blow => Order::Blow { loads: self.loads, dice },
            Act::Fuel => Order::Fuel { units, by: self.by, sources, hqs },
            Act::Absorb => Order::Absorb { unit, absorbed: self.absorbed },
            Act::Extend => Order::Extend { units, unform: self.unform },
            Act::Collapse => Order::Collapse { unit, hex },
            Act::Refit => Order::Refit { air_base: self.air_base, planes: self.planes, sources, hqs },
            Act::BreakOut => BreakOutParts { unit, left_out: self.left_out, first: Flag(0), dice }.order(),
            Act::Rail => Order::Rail { unit, to: self.to, amount, converts: self.converts },
            Act::Construct => Order::Construct { unit, hex, task: self.task, sources, hqs },
            Act::Attack => Order::Attack { units, target, on_stocks, sources, hqs },
            Act::Defend => Order::Defend { units, on_stocks, sources, hqs },
            Act::Odds => Order::Odds { leads: self.leads },
            Act::Roll => Order::Roll { dice },
            Act::Settle => Order::Settle { losses, retreat: self.retreat, ignore: self.ignore },
            Act::Retreat => Order::Retreat { units, path: self.path, losses },
            Act::Advance => Order::Advance { units },
            Act::Capture => {
                let OrderParts { taken, rest, printed_hedgehog, .. } = *self;
                Order::Capture { hex, dice, taken, rest, printed_hedgehog }
            }
            Act::Barrage => Order::Barrage { units, target, sources, hqs },
            Act::Suffer => Order::Suffer { losses },
            Act::Restock => Order::Restock { units, sources, hqs },
            Act::Trace => Order::Trace { left_out: self.left_out },
            Act::Eat => Order::Eat { units, source: self.source, hqs },
            Act::Mark => Order::Mark,
            Act::Attrition => Order::Attrition { hex, side: self.side, dice, losses },
            Act::Rebuild => Order::Rebuild { repls: self.repls, orders: self.orders },
            Act::Arrive => {
                Order::Arrive { units, to: self.to, entry: self.entry, hexes: self.hexes, supply: self.supply }
            }
            Act::Consolidate => Order::Consolidate { units, types_differ: self.types_differ },
            Act::Eliminate => Order::Eliminate { hex, side: self.side, units },
            Act::BreakDown => Order::BreakDown { unit, breakdowns: self.breakdowns },
            Act::Combine => Order::Combine { units, counters: self.counters },
            Act::Concede => Order::Concede { units, target },
            Act::Bombard => Order::Bombard { units, target, facility: self.facility, sources, hqs, dice },
        }
    }
}
