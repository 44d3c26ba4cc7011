//! The order that fields make.

use super::order::Order;
use super::{Act, Given};
use crate::ocs::zoc::Waypoint;
use crate::reflect::Flag;

impl<'a> Given<'a> {
    /// The order of a kind.
    pub(super) fn order<'o>(&self, act: Act, path: &'o [Waypoint]) -> Order<'o>
    where
        'a: 'o,
    {
        let Given { units, unit, sources, hqs, target, hex, amount, dice, losses, on_stocks, .. } = *self;
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
            Act::BreakOut => Order::BreakOut { unit, left_out: self.left_out, first: Flag(self.first), dice },
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
                let Given { taken, rest, printed_hedgehog, .. } = *self;
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
