//! The orders to rebuild units, and the reasons why a unit may not be rebuilt. OCS 13.5a to 13.5f.

use super::near::{air_base, room_for_aircraft};
use super::question::{Rebuild, RebuildOrder};
use super::table::{Price, RebuildRow};
use crate::fault::{Bounds, Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::rules::*;
use crate::ocs::trucks::loads;
use crate::ocs::units::{Checked, Kind, Mode, Size};
use crate::rule::Rule;
use crate::ruling::Cites;
use crate::table::numbered;

/// The class of unit of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    Ground,
    Truck,
    Aircraft,
    /// A unit that no replacement rebuilds, by this rule.
    Never(Rule),
}

/// Returns the class of a unit.
fn class(unit: &Checked<'_>) -> Class {
    match unit.kind {
        Kind::Eq | Kind::Pax => Class::Never(R13_5B),
        Kind::Truck | Kind::OrganicTruck => Class::Truck,
        Kind::Wagon | Kind::Mule | Kind::Extender | Kind::WagonExtender | Kind::MuleExtender => Class::Never(R13_5E),
        Kind::Aircraft => Class::Aircraft,
        kind if kind.is_combat() => Class::Ground,
        _ => Class::Never(R13_5A),
    }
}

/// The orders of a question, and what its faults and effects call their units.
pub(in crate::ocs) trait Orders {
    /// Returns the number of orders. A unit that is to be rebuilt twice is a fault.
    fn count(&self) -> Result<usize, Fault>;
    /// Returns an order.
    fn order(&self, index: usize) -> Option<RebuildOrder>;
    /// Returns the unit of an effect on the unit of an order.
    fn unit(&self, index: usize) -> usize;
    /// Returns the unit of an effect on a replacement.
    fn repl(&self, index: usize) -> usize;
    /// Returns a fault as that of the unit of an order.
    fn fault(&self, index: usize, fault: Fault) -> Fault;
}

impl Orders for Rebuild<'_> {
    fn count(&self) -> Result<usize, Fault> {
        for (i, order) in numbered(self.orders) {
            // A unit with an id is rebuilt once.
            let id = order.unit.id;
            let earlier = crate::table::before(self.orders, i).position(|other| other.unit.id == id);
            if let Some(other) = earlier.filter(|_| id != 0) {
                let fault = Fault::against(&"id", &"orders[].unit.id: a unit is rebuilt once").valued(id);
                return Err(self.fault(i, fault.other_at(other)));
            }
        }
        Ok(self.orders.len())
    }
    fn order(&self, index: usize) -> Option<RebuildOrder> {
        self.orders.get(index).copied()
    }
    fn unit(&self, index: usize) -> usize {
        self.repls.len().saturating_add(index)
    }
    fn repl(&self, index: usize) -> usize {
        index
    }
    fn fault(&self, index: usize, fault: Fault) -> Fault {
        fault.within(&"unit").in_list(&"orders", index)
    }
}

/// An order of a question.
#[derive(Clone, Copy)]
pub(super) struct Case<'a> {
    pub q: &'a Rebuild<'a>,
    pub orders: &'a dyn Orders,
    pub index: usize,
    pub order: RebuildOrder,
}

impl<'a> Case<'a> {
    /// Returns the cases of a question, `count` in all.
    pub fn all(q: &'a Rebuild<'a>, orders: &'a dyn Orders, count: usize) -> impl Iterator<Item = Case<'a>> + Clone {
        (0..count).filter_map(move |index| Some(Case { q, orders, index, order: orders.order(index)? }))
    }
    /// Returns the unit, checked; the lost steps of a dead unit do not count.
    fn checked(&self) -> Result<Checked<'_>, Fault> {
        self.order.unit.checked().map_err(|f| self.fault(f))
    }
    /// Returns a fault as that of the unit.
    fn fault(&self, fault: Fault) -> Fault {
        self.orders.fault(self.index, fault)
    }
    /// Returns the steps that the unit lacks, and how many of them it is to regain.
    fn steps(&self, unit: &Checked<'_>) -> Result<(u8, u8), Fault> {
        let (missing, steps) =
            (if self.order.dead.is_set() { unit.steps } else { unit.unit.steps_lost }, self.order.steps);
        if steps > missing {
            return Err(Fault::beyond(&"steps", steps, 0, missing.into()));
        }
        Ok((missing, if steps == 0 { missing } else { steps }))
    }
    /// Returns the row of the table that applies to the unit, if there is one.
    fn row(&self, unit: &Checked<'_>) -> Result<Option<(usize, &'a RebuildRow)>, Fault> {
        let table = self.q.table;
        match usize::from(self.order.row).checked_sub(1) {
            None => {
                for (at, row) in numbered(table) {
                    if row.is_for(unit, &|f| f.in_list(&"table", at), &|f| self.fault(f))? {
                        return Ok(Some((at, row)));
                    }
                }
                Ok(None)
            }
            Some(at) => {
                let row = table.get(at).ok_or_else(|| Fault::of_number(&"row", at.saturating_add(1), table.len()))?;
                Ok(Some((at, row)))
            }
        }
    }
    /// Adds the cost of the order, and objects if it is not allowed; `hex` is the hex of the replacements.
    pub(super) fn weigh(
        &self,
        hex: Hex,
        price: &mut Price,
        cites: &mut Cites,
        object: &mut dyn FnMut(Rule),
    ) -> Result<u16, Fault> {
        let unit = self.checked()?;
        if unit.unit.side != self.q.side {
            return Err(self.fault(Fault::against(&"side", &"board.units: a side rebuilds its own units")));
        }
        match class(&unit) {
            Class::Never(rule) => object(rule),
            Class::Truck => {
                loads(&unit).map_err(|f| self.fault(f))?;
                cites.add(R13_5E);
                price.trucks(unit.unit.amount);
                return Ok(unit.unit.amount);
            }
            Class::Ground => {
                let (missing, steps) = self.steps(&unit)?;
                self.ground(hex, &unit, missing, steps, cites, object);
                match self.row(&unit)? {
                    // 13.5a: the table has no price for it.
                    None => object(R13_5A),
                    Some((i, row)) if row.eq == 0 && row.pax == 0 => {
                        return Err(Fault::new(FaultCode::MissingField, &"eq").in_list(&"table", i));
                    }
                    Some((_, row)) => {
                        cites.add_if(R13_5D, row.two_for_one.is_set());
                        let generic = self.order.generic.is_set() || unit.unit.size.get() == Some(Size::Breakdown);
                        if generic && !row.generics.is_set() {
                            object(R13_5B);
                        }
                        price.by_row(row, steps);
                    }
                }
            }
            Class::Aircraft => {
                let (missing, steps) = self.steps(&unit)?;
                self.aircraft(&unit, missing, cites, object)?;
                price.aircraft(steps);
            }
        }
        Ok(0)
    }
    /// Collects the reasons why a ground unit may not be rebuilt, apart from its cost.
    fn ground(
        &self,
        hex: Hex,
        unit: &Checked<'_>,
        missing: u8,
        steps: u8,
        cites: &mut Cites,
        object: &mut dyn FnMut(Rule),
    ) {
        if unit.unit.yellow_dot.is_set() {
            object(R13_5C);
            object(R3_1D);
        }
        if self.order.dead.is_set() {
            // 13.5b: placed in any voluntary mode.
            cites.add(R13_5B);
            if matches!(unit.mode, Mode::Exploit | Mode::Dg) {
                object(R13_5B);
            }
            return;
        }
        // 13.5b: any number of steps at once, in any mode and supply.
        let want = unit.unit.out_of_supply.is_set() || unit.unit.stocks.0 != 0;
        cites.add_if(R13_5B, steps > 1 || want || !matches!(unit.mode, Mode::Combat | Mode::Move));
        if missing == 0 {
            object(R13_5B);
        }
        if unit.unit.hex != hex {
            object(R13_5A);
        }
    }
    /// Collects the reasons why an aircraft may not be rebuilt.
    fn aircraft(
        &self,
        unit: &Checked<'_>,
        missing: u8,
        cites: &mut Cites,
        object: &mut dyn FnMut(Rule),
    ) -> Result<(), Fault> {
        let (q, order) = (self.q, &self.order);
        cites.add(R13_5F);
        if unit.unit.yellow_dot.is_set() {
            object(R13_5C);
            object(R3_1D);
        }
        if q.board.rules.air_table.is_set() {
            object(R13_5F);
        }
        if !order.dead.is_set() {
            if missing == 0 {
                object(R13_5B);
            }
            if air_base(&q.board, unit.unit.hex, q.side)?.is_none() {
                object(R13_5F);
            }
            return Ok(());
        }
        // 13.5f: aircraft from the Dead Pile arrive Active.
        if unit.unit.inactive.is_set() {
            object(R13_5F);
        }
        let Some(room) = room_for_aircraft(&q.board, order.base, q.side)? else {
            object(R13_5F);
            return Ok(());
        };
        // Aircraft of this question that arrive at the same base.
        let same = |o: &RebuildOrder| o.dead.is_set() && o.base == order.base && o.unit.kind == order.unit.kind;
        let all = (0..=usize::from(u8::MAX)).map_while(|i| self.orders.order(i));
        let arriving = all.filter(same).fold(0u16, |n, _| n.saturating_add(1));
        if arriving > room {
            object(R14_2A);
        }
        Ok(())
    }
    /// Returns the effect of the order.
    pub(super) fn effect(&self, hex: Hex) -> Result<Effect, Fault> {
        let (unit, at) = (self.checked()?, self.orders.unit(self.index));
        let placed = |hex, lost: u8, rule| Effect { hex, ..Effect::of(at, EffectKind::Place, u16::from(lost), rule) };
        Ok(match class(&unit) {
            Class::Truck => placed(hex, 0, R13_5E),
            class => {
                let (missing, steps) = self.steps(&unit)?;
                let rule = if class == Class::Aircraft { R13_5F } else { R13_5A };
                if self.order.dead.is_set() {
                    let place = if class == Class::Aircraft { self.order.base } else { hex };
                    placed(place, missing.saturating_sub(steps), rule)
                } else {
                    Effect { hex: unit.unit.hex, ..Effect::of(at, EffectKind::GainSteps, u16::from(steps), rule) }
                }
            }
        })
    }
}

/// Checks the limits on rebuilt truck points (13.5e): they were lost to the enemy, and with those in play they do not
/// exceed the scenario's number. Calls `limit` with both numbers and their limits.
pub(super) fn trucks(q: &Rebuild<'_>, points: u32, limit: &mut dyn FnMut(u32, u32)) -> Result<(), Fault> {
    if q.trucks_provided == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"trucks_provided"));
    }
    let there = u32::from(q.trucks_in_play.said(&"trucks_in_play")?).saturating_add(points);
    limit(points, u32::from(q.trucks_lost));
    limit(there, u32::from(q.trucks_provided));
    Ok(())
}

/// The orders of a question, for faults.
const ORDERS: Bounds = Bounds { low: 1, high: 255, limit: "rebuild orders" };

/// Returns the number of orders; a fault if there are too many.
pub(super) fn counted(orders: &dyn Orders) -> Result<usize, Fault> {
    match orders.count()? {
        0 => Err(Fault::new(FaultCode::Empty, &"orders")),
        count @ 1..=255 => Ok(count),
        count => {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            Err(Fault::new(FaultCode::OutOfRange, &"orders").bounded(count, &ORDERS))
        }
    }
}
