//! Orders written as lines, as [`Read`](super::Read) reads them.

use super::pen::Pen;
use super::{Labels, records};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::game::choices::Act;
use crate::ocs::game::order::Order;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Flag, Word};

/// Words of an order, being written.
struct Writer<'w, 'o, 'l>(&'w mut Pen<'o, 'l>);

impl Writer<'_, '_, '_> {
    fn units(&mut self, name: &str, units: &[u16]) {
        if !units.is_empty() && !name.is_empty() {
            self.0.word(name);
        }
        units.iter().for_each(|unit| self.0.unit(*unit));
    }
    fn hex(&mut self, name: &str, hex: Hex) {
        self.0.word(name);
        self.0.next();
        self.0.hex(hex);
    }
    fn number(&mut self, name: &str, number: impl Into<i64>) {
        let number = number.into();
        if number != 0 {
            self.0.word(name);
            self.0.number(number);
        }
    }
    fn flag(&mut self, name: &str, flag: Flag) {
        if flag.is_set() {
            self.0.word(name);
        }
    }
    fn code<W: Word>(&mut self, name: &str, code: Code<W>) {
        if let Some(word) = W::VOCABULARY.word(code.0).filter(|_| code.0 > 0) {
            self.0.word(name);
            self.0.word(word);
        }
    }
    fn dice(&mut self, dice: &[u8]) {
        if !dice.is_empty() {
            self.0.word("dice");
            dice.iter().for_each(|die| self.0.number((*die).into()));
        }
    }
    fn losses(&mut self, losses: &[StepsLost]) {
        if !losses.is_empty() {
            self.0.word("losses");
        }
        for row in losses {
            self.0.unit(row.unit);
            self.0.number(row.steps.into());
        }
    }
    fn paid(&mut self, sources: &[u16], hqs: &[u16]) {
        self.units("sources", sources);
        self.units("hqs", hqs);
    }
    fn counters(&mut self, counters: &[Unit]) {
        for counter in counters {
            self.0.word("counter");
            records::write(counter, self.0, &[]);
        }
    }
    fn hexes(&mut self, name: &str, hexes: impl Iterator<Item = Hex>) {
        self.0.word(name);
        for hex in hexes {
            self.0.next();
            self.0.hex(hex);
        }
    }
}

impl Order<'_> {
    /// Writes the order as a line, without its end, and returns its length; the fault is `buffer_too_small` if it does not
    /// fit. [`Read`](super::Read) reads it.
    pub fn write(&self, labels: &Labels<'_>, out: &mut [u8]) -> Result<usize, Fault> {
        let room = out.len();
        let mut pen = Pen::new(out, labels);
        let mut writer = Writer(&mut pen);
        writer.0.word(Act::VOCABULARY.word(self.act().code()).unwrap_or(""));
        self.tell(&mut writer);
        if pen.used > room { Err(Fault::new(FaultCode::BufferTooSmall, &"text")) } else { Ok(pen.used) }
    }

    fn tell(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Next { weather, first, simulcast } => {
                w.number("weather", weather);
                w.number("first_player", first);
                w.flag("simulcast", simulcast);
            }
            Order::Change { unit, mode, oriented } => {
                w.units("", &[unit]);
                w.code("mode", mode);
                w.code("oriented", oriented);
            }
            Order::March { units, path, drops } => {
                w.units("", units);
                w.hexes(">", path.iter().map(|stage| stage.hex));
                if !drops.is_empty() {
                    w.0.word("drops");
                }
                for drop in drops {
                    w.0.unit(drop.unit);
                    w.0.number(i64::from(drop.waypoint).saturating_add(1));
                }
            }
            Order::Fuel { units, by, sources, hqs } => {
                w.units("", units);
                w.code("by", by);
                w.paid(sources, hqs);
            }
            Order::BreakDown { unit, breakdowns } => {
                w.units("", &[unit]);
                w.counters(breakdowns);
            }
            Order::Absorb { unit, absorbed } => {
                w.units("", &[unit]);
                w.units("with", absorbed);
            }
            Order::Construct { unit, hex, task, sources, hqs } => {
                w.units("", &[unit]);
                w.hex("hex", hex);
                w.code("task", task);
                w.paid(sources, hqs);
            }
            _ => self.tell_transport(w),
        }
    }

    /// Orders of loads, trucks and trains.
    fn tell_transport(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Load { truck, source, amount } => {
                w.units("", &[truck]);
                w.units("source", &[source]);
                w.number("amount", amount);
            }
            Order::Unload { truck, amount } => {
                w.units("", &[truck]);
                w.number("amount", amount);
            }
            Order::Blow { loads, dice } => {
                w.0.word("loads");
                for load in loads {
                    w.0.unit(load.unit);
                    w.0.number(load.amount.into());
                }
                w.dice(dice);
            }
            Order::Combine { units, counters } => {
                w.units("", units);
                w.counters(counters);
            }
            Order::Extend { units, unform } => {
                w.units("", units);
                w.flag("unform", unform);
            }
            Order::Collapse { unit, hex } => {
                w.units("", &[unit]);
                w.hex("hex", hex);
            }
            Order::Rail { unit, to, amount, converts } => {
                w.units("", &[unit]);
                w.hex("to", to);
                w.number("amount", amount);
                w.flag("converts", converts);
            }
            _ => self.tell_combat(w),
        }
    }

    /// Orders of combat.
    fn tell_combat(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Attack { units, target, on_stocks, sources, hqs } => {
                w.units("", units);
                w.hex("target", target);
                w.units("on_stocks", on_stocks);
                w.paid(sources, hqs);
            }
            Order::Concede { units, target } => {
                w.units("", units);
                w.hex("target", target);
            }
            Order::Defend { units, on_stocks, sources, hqs } => {
                w.units("", units);
                w.units("on_stocks", on_stocks);
                w.paid(sources, hqs);
            }
            Order::Odds { leads: units }
            | Order::Release { units }
            | Order::Advance { units }
            | Order::Trace { left_out: units } => w.units("", units),
            Order::Roll { dice } => w.dice(dice),
            Order::Settle { losses, retreat, ignore } => {
                w.losses(losses);
                w.number("retreat", retreat);
                w.flag("ignore", ignore);
            }
            Order::Suffer { losses } => w.losses(losses),
            Order::Retreat { units, path, losses } => {
                w.units("", units);
                w.hexes(">", path.iter().copied());
                w.losses(losses);
            }
            _ => self.tell_capture(w),
        }
    }

    /// Orders of captures and barrages.
    fn tell_capture(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Capture { hex, dice, taken, rest, printed_hedgehog } => {
                w.hex("hex", hex);
                if !taken.is_empty() {
                    w.0.word("taken");
                }
                for row in taken {
                    w.0.unit(row.unit);
                    w.0.number(row.points.into());
                    w.0.number(row.supply.into());
                }
                if !rest.is_empty() {
                    w.0.word("rest");
                }
                for row in rest {
                    w.0.unit(row.unit);
                    w.0.next();
                    w.0.hex(row.hex);
                }
                w.flag("printed_hedgehog", printed_hedgehog);
                w.dice(dice);
            }
            Order::Barrage { units, target, sources, hqs } => {
                w.units("", units);
                w.hex("target", target);
                w.paid(sources, hqs);
            }
            Order::Bombard { units, target, facility, sources, hqs, dice } => {
                w.units("", units);
                w.hex("target", target);
                w.code("facility", facility);
                w.paid(sources, hqs);
                w.dice(dice);
            }
            _ => self.tell_supply(w),
        }
    }

    /// Orders of the Supply Phase.
    fn tell_supply(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Restock { units, sources, hqs } => {
                w.units("", units);
                w.paid(sources, hqs);
            }
            Order::Eat { units, source, hqs } => {
                w.units("", units);
                w.units("source", &[source]);
                w.units("hqs", hqs);
            }
            Order::Attrition { hex, side, dice, losses } => {
                w.hex("hex", hex);
                w.number("side", side);
                w.losses(losses);
                w.dice(dice);
            }
            Order::Refit { air_base, planes, sources, hqs } => {
                w.units("", &[air_base]);
                w.units("with", planes);
                w.paid(sources, hqs);
            }
            Order::BreakOut { unit, left_out, first, dice } => {
                w.units("", &[unit]);
                w.units("with", left_out);
                w.flag("first_turn", first);
                w.dice(dice);
            }
            _ => self.tell_reinforcement(w),
        }
    }

    /// Orders of the phases before movement.
    fn tell_reinforcement(&self, w: &mut Writer<'_, '_, '_>) {
        match *self {
            Order::Rebuild { repls, orders } => {
                w.units("", repls);
                w.0.word("rebuilds");
                for row in orders {
                    w.0.unit(row.unit);
                    w.0.number(row.steps.into());
                    w.number("row", row.row);
                    if row.base != Hex::default() {
                        w.hex("base", row.base);
                    }
                    w.flag("generic", row.generic);
                }
            }
            Order::Arrive { units, to, entry, hexes, supply } => {
                w.units("", units);
                w.hex("to", to);
                w.code("entry", entry);
                if !hexes.is_empty() {
                    w.hexes("by_way_of", hexes.iter().copied());
                }
                w.number("supply", supply);
            }
            Order::Consolidate { units, types_differ } => {
                w.units("", units);
                w.flag("types_differ", types_differ);
            }
            Order::Eliminate { hex, side, units } => {
                w.units("", units);
                w.hex("hex", hex);
                w.number("side", side);
            }
            _ => {}
        }
    }
}
