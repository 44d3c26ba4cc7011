//! Orders as text: one a line, a verb and then fields by their names. The grammar is `tests/positions/ocs-orders.ebnf`.

use super::pen::Pen;
use super::scan::{Scan, hex, is, number, unit};
use super::{Labels, Unread, records};
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::construction::Task;
use crate::ocs::dumps::BlowLoad;
use crate::ocs::facility::Target;
use crate::ocs::fuel::FuelBy;
use crate::ocs::game::choices::Act;
use crate::ocs::game::order::Order;
use crate::ocs::reinforcements::ArrivesBy;
use crate::ocs::turn::{Rest, Taken, UnitToRebuild};
use crate::ocs::units::{Mode, Orientation, Unit};
use crate::ocs::zoc::{DropOff, Waypoint};
use crate::reflect::{Code, Flag, Reflect, Word};
use heapless::Vec;

/// Bytes of a line of orders that a host should be ready for.
pub const LINE: usize = 512;

/// What a line of orders is read into: memory whose contents do not matter before.
#[derive(Debug, Clone, Default)]
pub struct Read {
    verb: Verb,
    units: Vec<u16, 64>,
    on_stocks: Vec<u16, 64>,
    sources: Vec<u16, 64>,
    hqs: Vec<u16, 64>,
    others: Vec<u16, 64>,
    path: Vec<Waypoint, 96>,
    hexes: Vec<Hex, 96>,
    drops: Vec<DropOff, 48>,
    losses: Vec<StepsLost, 48>,
    loads: Vec<BlowLoad, 16>,
    taken: Vec<Taken, 48>,
    rest: Vec<Rest, 48>,
    rebuilt: Vec<UnitToRebuild, 48>,
    counters: Vec<Unit, 24>,
    dice: Vec<u8, 48>,
    hex: Hex,
    source: u16,
    amount: u16,
    number: u8,
    side: u8,
    mode: Code<Mode>,
    oriented: Code<Orientation>,
    by: Code<FuelBy>,
    task: Code<Task>,
    entry: Code<ArrivesBy>,
    facility: Code<Target>,
    flag: Flag,
}

/// The verb of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Verb {
    #[default]
    None,
    Act(Act),
    BreakDown,
    Combine,
    Concede,
    Bombard,
}

const OTHER_VERBS: [(&str, Verb); 4] = [
    ("break_down", Verb::BreakDown),
    ("combine", Verb::Combine),
    ("concede", Verb::Concede),
    ("bombard", Verb::Bombard),
];

type Got<T> = Result<T, Unread>;

/// Appends an item, or says that the line has too many.
fn more<T, const N: usize>(list: &mut Vec<T, N>, item: T, scan: &Scan<'_, '_>) -> Got<()> {
    push(list, item).map_err(|_| scan.fault(FaultCode::Overflow, "fewer items"))
}

impl Read {
    /// Reads a line. It is an order of [`order`](Read::order).
    ///
    /// ```
    /// use grognard_core::ocs::game::{Labels, Order, Read};
    /// let mut read = Read::default();
    /// read.line(b"unload #7 amount 12", &Labels::default()).unwrap();
    /// assert_eq!(read.order(), Some(Order::Unload { truck: 7, amount: 12 }));
    /// let why = read.line(b"unload #7 amount much", &Labels::default()).unwrap_err();
    /// assert_eq!((why.column, why.wanted), (18, "a whole number"));
    /// ```
    pub fn line(&mut self, text: &[u8], labels: &Labels<'_>) -> Result<(), Unread> {
        *self = Read::default();
        let scan = &mut Scan::new(text, *labels);
        let wanted = "the verb of an order: next, march, fuel, attack ...";
        let word = scan.need(wanted)?;
        let act = core::str::from_utf8(word).ok().and_then(|word| Act::VOCABULARY.code(word)).and_then(Act::of);
        let other = OTHER_VERBS.iter().find(|(verb, _)| is(word, verb)).map(|(_, verb)| *verb);
        self.verb = act.map(Verb::Act).or(other).ok_or_else(|| scan.wrong(wanted))?;
        // Units stand behind the verb, without a name.
        self.units(scan)?;
        while let Some(word) = scan.word() {
            self.field(word, scan)?;
        }
        Ok(())
    }

    fn units(&mut self, scan: &mut Scan<'_, '_>) -> Got<()> {
        list_of_units(&mut self.units, scan)
    }

    fn field(&mut self, word: &[u8], scan: &mut Scan<'_, '_>) -> Got<()> {
        match () {
            () if is(word, "path") || is(word, ">") => self.hexes(scan, true),
            () if is(word, "by_way_of") => self.hexes(scan, false),
            () if is(word, "sources") => list_of_units(&mut self.sources, scan),
            () if is(word, "hqs") => list_of_units(&mut self.hqs, scan),
            () if is(word, "on_stocks") => list_of_units(&mut self.on_stocks, scan),
            () if is(word, "with") => list_of_units(&mut self.others, scan),
            () if is(word, "source") => {
                self.source = scan.unit()?;
                Ok(())
            }
            () if is(word, "target") || is(word, "hex") || is(word, "to") => {
                self.hex = scan.hex()?;
                Ok(())
            }
            () if is(word, "amount") || is(word, "supply") || is(word, "retreat") => {
                self.amount = scan.number("a whole number")?;
                Ok(())
            }
            () if is(word, "weather") => {
                (self.number, self.flag) = (scan.number("the number of the weather")?, Flag(0));
                Ok(())
            }
            () if is(word, "first_player") || is(word, "side") => {
                self.side = scan.side()?;
                Ok(())
            }
            () if FLAGS.iter().any(|flag| is(word, flag)) => {
                self.flag = Flag::YES;
                Ok(())
            }
            () if is(word, "mode") => word_of(&mut self.mode, scan, "a mode: combat, move, reserve, strat or dg"),
            () if is(word, "oriented") => word_of(&mut self.oriented, scan, "combat or move"),
            () if is(word, "by") => word_of(&mut self.by, scan, "unit, formation, hq or none"),
            () if is(word, "task") => word_of(&mut self.task, scan, "a task, such as build_hedgehog"),
            () if is(word, "entry") => word_of(&mut self.entry, scan, "hex, edge or port"),
            () if is(word, "facility") => word_of(&mut self.facility, scan, "air_base, air_strip, port or railroad"),
            () if is(word, "dice") => self.dice(scan),
            () if is(word, "counter") => self.counter(scan),
            () => self.rows(word, scan),
        }
    }

    /// Fields with records.
    fn rows(&mut self, word: &[u8], scan: &mut Scan<'_, '_>) -> Got<()> {
        let what = "a unit, or a field of the order";
        let row: fn(&mut Self, u16, &mut Scan<'_, '_>) -> Got<()> = match () {
            () if is(word, "losses") => |read, unit, scan| {
                let steps = scan.number("the steps that it loses")?;
                more(&mut read.losses, StepsLost { unit, steps, reserved: 0 }, scan)
            },
            () if is(word, "drops") => |read, unit, scan| {
                let nth: u16 = scan.number("the hex of the path, counted from 1")?;
                let waypoint = nth.checked_sub(1).ok_or_else(|| scan.wrong("the hex of the path, counted from 1"))?;
                more(&mut read.drops, DropOff { unit, waypoint }, scan)
            },
            () if is(word, "loads") => {
                |read, unit, scan| more(&mut read.loads, BlowLoad { unit, amount: scan.number("T; 0 for all")? }, scan)
            }
            () if is(word, "taken") => |read, unit, scan| {
                let points = scan.number("the quarters of points that are captured")?;
                let supply = scan.number("the T that are captured")?;
                more(&mut read.taken, Taken { unit, points, supply, reserved: [0; 2] }, scan)
            },
            () if is(word, "rest") => {
                |read, unit, scan| more(&mut read.rest, Rest { unit, reserved: [0; 2], hex: scan.hex()? }, scan)
            }
            () if is(word, "rebuilds") => |read, unit, scan| {
                let steps = scan.number("the steps that it regains; 0 for all")?;
                let mut row = UnitToRebuild { unit, steps, ..UnitToRebuild::default() };
                while let Some(word) = scan.ahead().filter(|word| [&b"row"[..], b"base", b"generic"].contains(word)) {
                    let _ = scan.word();
                    match word {
                        b"row" => row.row = scan.number("a row of the Rebuild Table, counted from 1")?,
                        b"base" => row.base = scan.hex()?,
                        _ => row.generic = Flag::YES,
                    }
                }
                more(&mut read.rebuilt, row, scan)
            },
            () => return Err(scan.wrong(what)),
        };
        while scan.ahead().is_some_and(|word| unit(&scan.labels, word).is_some()) {
            let of = scan.unit()?;
            row(self, of, scan)?;
        }
        Ok(())
    }

    fn hexes(&mut self, scan: &mut Scan<'_, '_>, entered: bool) -> Got<()> {
        let before = self.hexes.len();
        while let Some(next) = scan.ahead() {
            if next == b">" {
                let _ = scan.word();
                continue;
            }
            let Some(found) = hex(&scan.labels, next) else { break };
            let _ = scan.word();
            more(&mut self.hexes, found, scan)?;
            if entered {
                more(&mut self.path, Waypoint { hex: found, ..Waypoint::default() }, scan)?;
            }
        }
        // Without any, the word that is none is at fault.
        if self.hexes.len() == before { scan.hex().map(|_| ()) } else { Ok(()) }
    }

    fn dice(&mut self, scan: &mut Scan<'_, '_>) -> Got<()> {
        while scan.ahead().is_some_and(|word| number(word).is_some()) {
            let die = scan.number("a die, 1 to 6")?;
            more(&mut self.dice, die, scan)?;
        }
        if self.dice.is_empty() { scan.number::<u8>("a die, 1 to 6").map(|_| ()) } else { Ok(()) }
    }

    /// A counter that an order makes: fields of a unit.
    fn counter(&mut self, scan: &mut Scan<'_, '_>) -> Got<()> {
        let mut counter = Unit::default();
        while scan.ahead().is_some_and(|word| word.contains(&b'=') || counter.find_word(word)) {
            if let Some(word) = scan.word() {
                records::one(&mut counter, word, scan)?;
            }
        }
        more(&mut self.counters, counter, scan)
    }

    /// Returns the order of the line that was read.
    pub fn order(&self) -> Option<Order<'_>> {
        let (units, sources, hqs): (&[u16], &[u16], &[u16]) = (&self.units, &self.sources, &self.hqs);
        let (on_stocks, losses, dice): (&[u16], &[StepsLost], &[u8]) = (&self.on_stocks, &self.losses, &self.dice);
        let (unit, target, hex, amount) = (units.first().copied().unwrap_or(0), self.hex, self.hex, self.amount);
        let act = match self.verb {
            Verb::None => return None,
            Verb::BreakDown => return Some(Order::BreakDown { unit, breakdowns: &self.counters }),
            Verb::Combine => return Some(Order::Combine { units, counters: &self.counters }),
            Verb::Concede => return Some(Order::Concede { units, target }),
            Verb::Bombard => {
                let facility = self.facility;
                return Some(Order::Bombard { units, target, facility, sources, hqs, dice });
            }
            Verb::Act(act) => act,
        };
        Some(match act {
            Act::Next => Order::Next { weather: self.number, first: self.side, simulcast: self.flag },
            Act::Change => Order::Change { unit, mode: self.mode, oriented: self.oriented },
            Act::Release => Order::Release { units },
            Act::March => Order::March { units, path: &self.path, drops: &self.drops },
            Act::Load => Order::Load { truck: unit, source: self.source, amount },
            Act::Unload => Order::Unload { truck: unit, amount },
            Act::Blow => Order::Blow { loads: &self.loads, dice },
            Act::Fuel => Order::Fuel { units, by: self.by, sources, hqs },
            Act::Absorb => Order::Absorb { unit, absorbed: &self.others },
            Act::Extend => Order::Extend { units, unform: self.flag },
            Act::Collapse => Order::Collapse { unit, hex },
            Act::Refit => Order::Refit { air_base: unit, planes: &self.others, sources, hqs },
            Act::BreakOut => Order::BreakOut { unit, left_out: &self.others, first: self.flag, dice },
            Act::Rail => Order::Rail { unit, to: hex, amount, converts: self.flag },
            Act::Construct => Order::Construct { unit, hex, task: self.task, sources, hqs },
            Act::Attack => Order::Attack { units, target, on_stocks, sources, hqs },
            Act::Defend => Order::Defend { units, on_stocks, sources, hqs },
            Act::Odds => Order::Odds { leads: units },
            Act::Roll => Order::Roll { dice },
            Act::Settle => {
                Order::Settle { losses, retreat: u8::try_from(amount).unwrap_or(u8::MAX), ignore: self.flag }
            }
            Act::Retreat => Order::Retreat { units, path: &self.hexes, losses },
            Act::Advance => Order::Advance { units },
            Act::Capture => {
                Order::Capture { hex, dice, taken: &self.taken, rest: &self.rest, printed_hedgehog: self.flag }
            }
            Act::Barrage => Order::Barrage { units, target, sources, hqs },
            Act::Suffer => Order::Suffer { losses },
            Act::Restock => Order::Restock { units, sources, hqs },
            Act::Trace => Order::Trace { left_out: units },
            Act::Eat => Order::Eat { units, source: self.source, hqs },
            Act::Mark => Order::Mark,
            Act::Attrition => Order::Attrition { hex, side: self.side, dice, losses },
            Act::Rebuild => Order::Rebuild { repls: units, orders: &self.rebuilt },
            Act::Arrive => Order::Arrive { units, to: hex, entry: self.entry, hexes: &self.hexes, supply: amount },
            Act::Consolidate => Order::Consolidate { units, types_differ: self.flag },
            Act::Eliminate => Order::Eliminate { hex, side: self.side, units },
        })
    }
}

/// The words of a truth value; an order has one at most.
const FLAGS: [&str; 7] =
    ["simulcast", "unform", "first_turn", "converts", "ignore", "printed_hedgehog", "types_differ"];

fn list_of_units(list: &mut Vec<u16, 64>, scan: &mut Scan<'_, '_>) -> Got<()> {
    while scan.ahead().is_some_and(|word| unit(&scan.labels, word).is_some()) {
        let of = scan.unit()?;
        more(list, of, scan)?;
    }
    Ok(())
}

fn word_of<W: Word>(to: &mut Code<W>, scan: &mut Scan<'_, '_>, wanted: &'static str) -> Got<()> {
    let word = scan.need(wanted)?;
    let code = core::str::from_utf8(word).ok().and_then(|word| W::VOCABULARY.code(word));
    *to = Code::raw(code.ok_or_else(|| scan.wrong(wanted))?);
    Ok(())
}

impl Unit {
    /// Whether a word is the name of a truth value of a unit.
    fn find_word(&self, word: &[u8]) -> bool {
        core::str::from_utf8(word).ok().and_then(|word| self.find(word)).is_some()
    }
}

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
    /// fit. [`Read`] reads it.
    pub fn write(&self, labels: &Labels<'_>, out: &mut [u8]) -> Result<usize, Fault> {
        let room = out.len();
        let mut pen = Pen::new(out, labels);
        let mut writer = Writer(&mut pen);
        writer.0.word(self.verb());
        self.tell(&mut writer);
        if pen.used > room { Err(Fault::new(FaultCode::BufferTooSmall, &"text")) } else { Ok(pen.used) }
    }

    fn verb(&self) -> &'static str {
        let act = match self {
            Order::BreakDown { .. } => return "break_down",
            Order::Combine { .. } => return "combine",
            Order::Concede { .. } => return "concede",
            Order::Bombard { .. } => return "bombard",
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
        };
        Act::VOCABULARY.word(act.code()).unwrap_or("")
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
            Order::Construct { unit, hex, task, sources, hqs } => {
                w.units("", &[unit]);
                w.hex("hex", hex);
                w.code("task", task);
                w.paid(sources, hqs);
            }
            _ => self.tell_more(w),
        }
    }

    /// Orders of combat and of the other phases.
    fn tell_more(&self, w: &mut Writer<'_, '_, '_>) {
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
            _ => self.tell_rest(w),
        }
    }

    /// Orders of the Supply Phase and of the phases before movement.
    fn tell_rest(&self, w: &mut Writer<'_, '_, '_>) {
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
