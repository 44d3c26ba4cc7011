//! Orders as text: one a line, a verb and then fields by their names. The grammar is `tests/positions/ocs-orders.ebnf`.

use super::fields::is_field;
use super::scan::{Scan, hex, is, number, unit};
use super::{Labels, Unread, records};
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode, Name};
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
    verb: Code<Act>,
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
    has_hex: bool,
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

type Got<T> = Result<T, Unread>;

/// Appends an item, or says that the line has too many.
fn more<T, const N: usize>(list: &mut Vec<T, N>, item: T, scan: &Scan<'_, '_>) -> Got<()> {
    push(list, item).map_err(|_| scan.fault(FaultCode::Overflow, &"fewer items"))
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
    /// assert_eq!((why.column, *why.wanted), (18, "a whole number"));
    /// ```
    pub fn line(&mut self, text: &[u8], labels: &Labels<'_>) -> Result<(), Unread> {
        *self = Read::default();
        let scan = &mut Scan::new(text, *labels);
        let wanted: Name = &"the verb of an order: next, march, fuel, attack ...";
        let word = scan.need(wanted)?;
        let act = core::str::from_utf8(word).ok().and_then(|word| Act::VOCABULARY.code(word)).and_then(Act::of);
        let act = act.ok_or_else(|| scan.fault(FaultCode::UnknownWord, wanted))?;
        self.verb = Code::new(act);
        // Units stand behind the verb, without a name; of a roll its dice.
        match scan.ahead() {
            Some(next) if act == Act::Roll && number(next).is_some() => self.dice(scan)?,
            _ => units_before(&mut self.units, act.units(), scan)?,
        }
        let mut said = 0u8;
        while let Some(word) = scan.word() {
            let Some(part) = act.part_of(word) else {
                let code = if is_field(word) { FaultCode::UnknownField } else { FaultCode::UnknownName };
                return Err(scan.fault(code, act.written()));
            };
            // Of two hexes or amounts one would be lost. Counters are made one by one.
            let bit = 1u8.bounded_shl(u32::try_from(part).unwrap_or(u32::MAX));
            if said & bit != 0 && !is(word, "counter") {
                return Err(scan.fault(FaultCode::BadText, &"each field once"));
            }
            said |= bit;
            self.field(word, scan)?;
        }
        // The hex 0,0 is one like others.
        if act.needs_hex() && !self.has_hex {
            return Err(scan.fault(FaultCode::MissingField, act.written()));
        }
        Ok(())
    }

    /// Keeps the hexes of a path as a march enters them.
    pub(in crate::ocs::game) fn stages(&mut self, hexes: &[Hex]) -> Result<&[Waypoint], Fault> {
        self.path.clear();
        for hex in hexes {
            push(&mut self.path, Waypoint { hex: *hex, ..Waypoint::default() })
                .map_err(|_| Fault::new(FaultCode::Overflow, &text!("path")))?;
        }
        Ok(&self.path)
    }
    /// Returns the hexes of a path that is kept.
    #[cfg(feature = "bindings")]
    pub(in crate::ocs::game) fn entered(&self) -> &[Waypoint] {
        &self.path
    }

    fn field(&mut self, word: &[u8], scan: &mut Scan<'_, '_>) -> Got<()> {
        match () {
            // An attack goes to its target as a march to the end of its path.
            () if is(word, ">") && self.verb.get().is_some_and(Act::needs_hex) => self.goal(scan),
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
            () if is(word, "target") || is(word, "hex") || is(word, "to") => self.goal(scan),
            () if is(word, "amount") || is(word, "supply") || is(word, "retreat") => {
                self.amount = scan.number(&"a whole number")?;
                Ok(())
            }
            () if is(word, "weather") => {
                (self.number, self.flag) = (scan.number(&"the number of the weather")?, Flag(0));
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
            () if is(word, "mode") => word_of(&mut self.mode, scan, &"a mode: combat, move, reserve, strat or dg"),
            () if is(word, "oriented") => word_of(&mut self.oriented, scan, &"combat or move"),
            () if is(word, "by") => word_of(&mut self.by, scan, &"unit, formation, hq or none"),
            () if is(word, "task") => word_of(&mut self.task, scan, &"a task, such as build_hedgehog"),
            () if is(word, "entry") => word_of(&mut self.entry, scan, &"hex, edge or port"),
            () if is(word, "facility") => word_of(&mut self.facility, scan, &"air_base, air_strip, port or railroad"),
            () if is(word, "dice") => self.dice(scan),
            () if is(word, "counter") => self.counter(scan),
            () => self.rows(word, scan),
        }
    }

    /// The hex of the order.
    fn goal(&mut self, scan: &mut Scan<'_, '_>) -> Got<()> {
        (self.hex, self.has_hex) = (scan.hex()?, true);
        Ok(())
    }

    /// Fields with records.
    fn rows(&mut self, word: &[u8], scan: &mut Scan<'_, '_>) -> Got<()> {
        let row: fn(&mut Self, u16, &mut Scan<'_, '_>) -> Got<()> = match () {
            () if is(word, "losses") => |read, unit, scan| {
                let steps = scan.number(&"the steps that it loses")?;
                more(&mut read.losses, StepsLost { unit, steps, reserved: 0 }, scan)
            },
            () if is(word, "drops") => |read, unit, scan| {
                let nth: u16 = scan.number(&"the hex of the path, counted from 1")?;
                let waypoint = nth.checked_sub(1).ok_or_else(|| scan.wrong(&"the hex of the path, counted from 1"))?;
                more(&mut read.drops, DropOff { unit, waypoint }, scan)
            },
            () if is(word, "loads") => {
                |read, unit, scan| more(&mut read.loads, BlowLoad { unit, amount: scan.number(&"T; 0 for all")? }, scan)
            }
            () if is(word, "taken") => |read, unit, scan| {
                let points = scan.number(&"the quarters of points that are captured")?;
                let supply = scan.number(&"the T that are captured")?;
                more(&mut read.taken, Taken { unit, points, supply, reserved: [0; 2] }, scan)
            },
            () if is(word, "rest") => {
                |read, unit, scan| more(&mut read.rest, Rest { unit, reserved: [0; 2], hex: scan.hex()? }, scan)
            }
            () if is(word, "rebuilds") => |read, unit, scan| {
                let steps = scan.number(&"the steps that it regains; 0 for all")?;
                let mut row = UnitToRebuild { unit, steps, ..UnitToRebuild::default() };
                while let Some(word) = scan.ahead().filter(|word| [&b"row"[..], b"base", b"generic"].contains(word)) {
                    let _ = scan.word();
                    match word {
                        b"row" => row.row = scan.number(&"a row of the Rebuild Table, counted from 1")?,
                        b"base" => row.base = scan.hex()?,
                        _ => row.generic = Flag::YES,
                    }
                }
                more(&mut read.rebuilt, row, scan)
            },
            () => return Err(scan.fault(FaultCode::UnknownName, &"a field of the order")),
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
            let die = scan.number(&"a die, 1 to 6")?;
            more(&mut self.dice, die, scan)?;
        }
        if self.dice.is_empty() { scan.number::<u8>(&"a die, 1 to 6").map(|_| ()) } else { Ok(()) }
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
        Some(match self.verb.get()? {
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
            Act::BreakDown => Order::BreakDown { unit, breakdowns: &self.counters },
            Act::Combine => Order::Combine { units, counters: &self.counters },
            Act::Concede => Order::Concede { units, target },
            Act::Bombard => Order::Bombard { units, target, facility: self.facility, sources, hqs, dice },
        })
    }
}

/// The words of a truth value; an order has one at most.
const FLAGS: [&str; 7] =
    ["simulcast", "unform", "first_turn", "converts", "ignore", "printed_hedgehog", "types_differ"];

fn list_of_units(list: &mut Vec<u16, 64>, scan: &mut Scan<'_, '_>) -> Got<()> {
    units_before(list, usize::MAX, scan)
}

/// Reads units until another word, or until there are so many.
fn units_before(list: &mut Vec<u16, 64>, most: usize, scan: &mut Scan<'_, '_>) -> Got<()> {
    while list.len() < most && scan.ahead().is_some_and(|word| unit(&scan.labels, word).is_some()) {
        let of = scan.unit()?;
        more(list, of, scan)?;
    }
    Ok(())
}

fn word_of<W: Word>(to: &mut Code<W>, scan: &mut Scan<'_, '_>, wanted: Name) -> Got<()> {
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
