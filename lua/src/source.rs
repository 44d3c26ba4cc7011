//! Reading of Lua values. Fields are read raw: no metamethod of the caller's tables is ever called.

use crate::names::Names;
use crate::parsed::{Boxed, Parsed, ParsedList};
use crate::reply::note;
use crate::share::units;
use crate::whole::{BEYOND, long, whole};
use grognard_core::binding::{self, Misread, NoInt, NoUnits, Source, units_of_double};
use grognard_core::mixed::Mixed;
use grognard_core::reflect::{Reflect, Slot};
use mlua::{IntoLua, Table, UserDataRef, Value};
use std::any::Any;
use std::rc::Rc;

/// A value to read.
pub enum Of {
    /// A Lua value.
    Lua(Value, Order),
    /// A parsed record.
    Held(UserDataRef<Parsed>),
    /// An item of a parsed list.
    Item(Rc<Vec<Boxed>>, usize),
}

/// The order in which the fields of tables are read.
#[derive(Clone)]
pub enum Order {
    /// In the table's order.
    Any(Rc<Names>),
    /// By name, so that of several faults the same one is always reported.
    Sorted(Rc<Names>),
}

/// Reads a value into a record or a question.
pub fn read(record: &mut dyn Reflect, value: Value, names: &Rc<Names>) -> Result<(), Misread> {
    let source = Of::Lua(value, Order::Any(names.clone()));
    match binding::read(record, &source) {
        Ok(()) => Ok(()),
        // Lua's tables have no order: of several faults, the first by name is reported.
        Err(any) => match source {
            Of::Lua(value, _) => {
                clear(record);
                Err(binding::read(record, &Of::Lua(value, Order::Sorted(names.clone()))).err().unwrap_or(any))
            }
            _ => Err(any),
        },
    }
}

/// Empties the lists of a question that was read in part.
fn clear(record: &mut dyn Reflect) {
    for index in 0..record.shape().fields.len() {
        if let Slot::List(list) | Slot::Items(list, _) | Slot::Measures(list, _) = record.slot(index) {
            list.clear();
        }
    }
}

/// Ends an iteration over a table.
fn stop() -> mlua::Error {
    mlua::Error::RuntimeError(String::new())
}

/// Counts an item of a list, if it is the next.
fn in_order(key: &Value, next: &mut i64) -> mlua::Result<()> {
    match key {
        Value::Integer(n) if long(*n) == *next => {
            *next += 1;
            Ok(())
        }
        _ => Err(stop()),
    }
}

fn entries(
    table: &Table,
    order: &Order,
    each: &mut dyn FnMut(&str, &Of) -> Result<(), Misread>,
) -> Result<bool, Misread> {
    match order {
        Order::Any(_) => {
            let mut wrong = None;
            // A key that is no string is never the name of a field: the iteration by name reports it.
            let walked = table.for_each(|key: String, value: Value| {
                // A caller's own note.
                if key.starts_with('_') {
                    return Ok(());
                }
                each(&key, &Of::Lua(value, order.clone())).map_err(|misread| {
                    wrong = Some(misread);
                    stop()
                })
            });
            over(walked, wrong)
        }
        Order::Sorted(_) => {
            let mut sorted = Vec::new();
            let walked = table.for_each(|key: Value, _: Value| {
                let Value::String(key) = key else { return Err(stop()) };
                let name = key.to_string_lossy();
                if !name.starts_with('_') {
                    sorted.push(name);
                }
                Ok(())
            });
            if !noted(walked) {
                return Ok(false);
            }
            sorted.sort();
            let all = sorted.iter().try_for_each(|name| each(name, &Of::Lua(raw(table, name.as_str()), order.clone())));
            all.map(|()| true)
        }
    }
}

/// Returns whether an iteration is complete, or what ended it.
fn over(walked: mlua::Result<()>, wrong: Option<Misread>) -> Result<bool, Misread> {
    wrong.map_or(Ok(noted(walked)), Err)
}

/// Returns whether Lua did something; that it had no memory for it is noted.
fn noted(done: mlua::Result<()>) -> bool {
    done.map_err(note).is_ok()
}

/// Returns a table's value; that there was no memory for it is noted.
fn raw(table: &Table, key: impl IntoLua) -> Value {
    table.raw_get(key).map_err(note).unwrap_or(Value::Nil)
}

/// Passes on the parsed records with which a list begins; returns whether they are all of it.
fn held(table: &Table, shown: &mut i64, each: &mut dyn FnMut(&Of) -> Result<(), Misread>) -> Result<bool, Misread> {
    let (mut next, mut wrong) = (1, None);
    let walked = table.for_each(|key: Value, value: UserDataRef<Parsed>| {
        in_order(&key, &mut next)?;
        *shown += 1;
        each(&Of::Held(value)).map_err(|misread| {
            wrong = Some(misread);
            stop()
        })
    });
    over(walked, wrong)
}

fn items(table: &Table, order: &Order, each: &mut dyn FnMut(&Of) -> Result<(), Misread>) -> Result<bool, Misread> {
    let (Order::Any(names) | Order::Sorted(names)) = order;
    let mut shown = 0;
    // Most lists contain what the previous list contained.
    if names.guess.get() && held(table, &mut shown, each)? {
        return Ok(true);
    }
    names.guess.set(shown > 0);
    // Most lists are in order; one that is not is read again, by index.
    let (mut next, mut wrong) = (1, None);
    let walked = table.for_each(|key: Value, value: Value| {
        in_order(&key, &mut next)?;
        if next <= shown + 1 {
            return Ok(());
        }
        shown += 1;
        names.guess.set(matches!(value, Value::UserData(_)));
        each(&Of::Lua(value, order.clone())).map_err(|misread| {
            wrong = Some(misread);
            stop()
        })
    });
    if over(walked, wrong)? {
        return Ok(true);
    }
    // A list of n items has n keys, and they are 1 to n.
    let mut count = 0i64;
    let all = table.for_each(|key: Value, _: Value| {
        count += 1;
        if matches!(key, Value::Integer(1..)) { Ok(()) } else { Err(stop()) }
    });
    if !noted(all) {
        return Ok(false);
    }
    for index in shown + 1..=count {
        match raw(table, index) {
            Value::Nil => return Ok(false),
            value => each(&Of::Lua(value, order.clone()))?,
        }
    }
    Ok(true)
}

/// [`items`] of a table that may have holes: its keys are whole numbers from 1. A key beyond `count` is passed on.
fn places(
    table: &Table,
    order: &Order,
    count: usize,
    each: &mut dyn FnMut(&Of) -> Result<(), Misread>,
) -> Result<bool, Misread> {
    let mut last = 0;
    let keys = table.for_each(|key: Value, _: Value| match key {
        Value::Integer(n @ 1..) => {
            last = last.max(long(n));
            Ok(())
        }
        _ => Err(stop()),
    });
    if !noted(keys) {
        return Ok(false);
    }
    let beyond = i64::try_from(count).unwrap_or(i64::MAX).saturating_add(1);
    for index in 1..=last.min(beyond) {
        each(&Of::Lua(raw(table, index), order.clone()))?;
    }
    Ok(true)
}

impl Source for Of {
    const BASE: u8 = 1;
    fn shown(&self) -> Option<String> {
        match self {
            Of::Lua(Value::Integer(n), _) => Some(n.to_string()),
            Of::Lua(Value::Number(x), _) => Some(x.to_string()),
            Of::Lua(Value::Boolean(yes), _) => Some(yes.to_string()),
            Of::Lua(Value::String(text), _) => Some(format!("\"{}\"", text.to_string_lossy())),
            _ => None,
        }
    }
    fn absent(&self) -> bool {
        matches!(self, Of::Lua(Value::Nil, _))
    }
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        match self {
            Of::Lua(Value::Table(table), order) => entries(table, order, each),
            _ => Ok(false),
        }
    }
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        match self {
            Of::Lua(Value::Table(table), order) => items(table, order, each),
            Of::Lua(Value::UserData(data), _) => {
                let Ok(list) = data.borrow::<ParsedList>() else { return Ok(false) };
                let mut item = Of::Item(list.items.clone(), 0);
                for at in 0..list.items.len() {
                    if let Of::Item(_, index) = &mut item {
                        *index = at;
                    }
                    each(&item)?;
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }
    fn places(&self, count: usize, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        match self {
            Of::Lua(Value::Table(table), order) => places(table, order, count, each),
            _ => self.items(each),
        }
    }
    fn int(&self) -> Result<i64, NoInt> {
        match self {
            Of::Lua(Value::Integer(n), _) => Ok(long(*n)),
            Of::Lua(Value::Number(x), _) => whole(*x),
            _ => Err(NoInt::Type),
        }
    }
    fn units(&self) -> Result<Mixed, NoUnits> {
        match self {
            Of::Lua(Value::Number(x), _) if x.fract() != 0.0 => units_of_double(x.to_bits()),
            Of::Lua(Value::String(text), _) => text.to_string_lossy().parse().map_err(|_| NoUnits::Type),
            _ => Ok(Mixed { num: self.int()?, den: 1 }),
        }
    }
    fn flag(&self) -> Option<bool> {
        match self {
            Of::Lua(Value::Boolean(yes), _) => Some(*yes),
            _ => None,
        }
    }
    fn wide(&self) -> Result<u64, NoInt> {
        match self {
            Of::Lua(Value::String(digits), _) => digits.to_string_lossy().parse().map_err(|_| NoInt::Type),
            _ => self.int().and_then(|n| u64::try_from(n).map_err(|_| NoInt::Range)),
        }
    }
    fn chance(&self) -> Result<u64, NoInt> {
        match self {
            Of::Lua(Value::Number(x), _) => chance_units(*x).ok_or(NoInt::Range),
            Of::Lua(Value::Integer(n), _) => chance_units(*n as f64).ok_or(NoInt::Range),
            Of::Lua(Value::String(text), _) => units(&text.to_string_lossy()).ok_or(NoInt::Type),
            _ => Err(NoInt::Type),
        }
    }
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool {
        match self {
            Of::Lua(Value::String(string), Order::Any(names) | Order::Sorted(names)) => {
                match names.known(string) {
                    Some(word) => show(word),
                    None => show(&string.to_string_lossy()),
                }
                true
            }
            _ => false,
        }
    }
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool {
        match self {
            Of::Lua(Value::UserData(data), _) => {
                data.borrow::<Parsed>().is_ok_and(|parsed| show(parsed.value.as_any()))
            }
            Of::Item(items, index) => items.get(*index).is_some_and(|item| show(item.as_any())),
            Of::Held(parsed) => show(parsed.value.as_any()),
            Of::Lua(..) => false,
        }
    }
}

/// 2^63: certainty.
const CERTAIN: f64 = BEYOND;

/// The units of 1/2^63 of a chance from 0 to 1, to the nearest.
fn chance_units(chance: f64) -> Option<u64> {
    (0.0..=1.0).contains(&chance).then(|| (chance * CERTAIN).round_ties_even() as u64)
}
