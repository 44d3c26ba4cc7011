//! The contents of the module: a table of tables with the operations and records by their dotted names, and a few
//! helpers.

use crate::add::{add, place};
use crate::ask::Asked;
use crate::dice;
use crate::home::{Home, heavy};
use crate::parse::{parse, parse_list, replace};
use crate::parsed::{Parsed, ParsedList, size, to_table};
use crate::reply::{Refusal, guarded, one};
use crate::source::{Of, Order};
use crate::whole::{integer, long, whole};
use grognard_core::binding::{Misread, NoInt, Record, Source};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Word;
use grognard_core::rule::{Entry, Rule};
use mlua::{Lua, Table, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// Opens the module in this Lua state.
pub fn open(lua: &Lua) -> mlua::Result<Table> {
    let home = Rc::new(Home::of(lua)?);
    let (root, mut operations) = (lua.create_table()?, HashMap::new());
    for operation in grognard_core::OPERATIONS.iter().copied().flatten() {
        let asked = Rc::new(Asked::of(operation, home.clone()));
        operations.insert(operation.name, asked.clone());
        let native = lua.create_function(move |lua, args| Ok(guarded(lua, operation.name, || asked.ask(lua, args))))?;
        place(lua, &root, operation.name, home.tables.answering(lua, &home.shell, operation, native)?)?;
    }
    for record in grognard_core::RECORDS.iter().copied().flatten() {
        // What `totable` makes of it prints.
        home.tables.metas_of(record.shape)?;
        let here = home.clone();
        add(lua, &root, &home, record.name, move |lua, (value, more): (Value, Value)| {
            argument(record.name, &value, &more)?;
            let value = parse(&here.names, record, value)?;
            let bytes = size(&*value);
            Ok(heavy(&here, Parsed { record, value, home: here.clone() }.into_value(lua)?, bytes))
        })?;
    }
    crate::game::open(lua, &home, &mut |name, value| place(lua, &root, name, value))?;
    helpers(lua, &root, &home)?;
    crate::prepared::open(lua, &root, &home, Rc::new(operations))?;
    crate::words::open(lua, &root, &home)?;
    root.raw_set("faults", faults(lua)?)?;
    root.raw_set("version", env!("CARGO_PKG_VERSION"))?;
    Ok(root)
}

fn argument(name: &str, value: &Value, more: &Value) -> Result<(), Refusal> {
    if !matches!(more, Value::Nil) {
        return Err(Refusal::Misuse("one argument: a table".to_owned()));
    }
    match value {
        Value::Table(_) | Value::UserData(_) => Ok(()),
        other => Err(Refusal::wanted(&format!("the fields of {name}"), "a table", other)),
    }
}

fn helpers(lua: &Lua, root: &Table, home: &Rc<Home>) -> mlua::Result<()> {
    let here = home.clone();
    add(lua, root, home, "list", move |lua, (name, values): (Value, Value)| {
        let record = named(&name)?;
        if !matches!(values, Value::Table(_) | Value::UserData(_)) {
            return Err(Refusal::wanted("the second argument", "a table", &values));
        }
        let items = Rc::new(parse_list(&here, record, values)?);
        let bytes = items.iter().map(|item| size(&**item)).sum();
        let list = Value::UserData(lua.create_userdata(ParsedList { record, items, home: here.clone() })?);
        Ok(heavy(&here, list, bytes))
    })?;
    let here = home.clone();
    add(lua, root, home, "totable", move |lua, (value, options): (Value, Value)| {
        let exact = match &options {
            Value::Nil => false,
            Value::Table(options) => matches!(options.raw_get("exact")?, Value::Boolean(true)),
            other => return Err(Refusal::wanted("the options", "a table", other)),
        };
        Ok(one(to_table(lua, &here, &value, exact)?))
    })?;
    let here = home.clone();
    add(lua, root, home, "replace", move |lua, (value, changes): (Value, Value)| {
        replace(lua, &here, &value, &changes)
    })?;
    let here = home.clone();
    add(lua, root, home, "rule", move |lua, value: Value| {
        let entry = entry(&value)?.ok_or_else(|| {
            let id = value.as_string().map(|id| id.to_string_lossy()).unwrap_or_default();
            let shown = Of::Lua(value.clone(), Order::Any(here.names.clone())).shown().unwrap_or_default();
            Misread::unknown_rule("rule", &id, shown)
        })?;
        let table = lua.create_table_from([("id", entry.id), ("title", entry.title)])?;
        table.raw_set("number", entry.rule.0)?;
        Ok(one(here.tables.printing(table, "rule")?))
    })?;
    let names = home.names.clone();
    add(lua, root, home, "measure", move |_, value: Value| {
        let of = Of::Lua(value, Order::Any(names.clone()));
        let units = of.units().map_err(|why| Refusal::Fault(why.at("value", of.shown())))?;
        Ok(one(Value::Number(units.num as f64 / f64::from(units.den))))
    })?;
    let here = home.clone();
    add(lua, root, home, "mixed", move |lua, (number, parts): (Value, Value)| {
        let misuse = |name, value| Refusal::wanted(name, "a whole number", value);
        let count = self::number(&number).map_err(|_| misuse("the first argument", &number))?;
        let of = self::number(&parts).ok().filter(|of| *of > 0).and_then(|of| u32::try_from(of).ok());
        let of = of.ok_or_else(|| misuse("the second argument", &parts))?;
        Ok(one(here.tables.measured(lua, count, of)?))
    })?;
    add(lua, root, home, "chance", |_, value: Value| {
        let number = match &value {
            Value::Number(x) => Some(*x),
            Value::Integer(n) => Some(*n as f64),
            Value::String(text) => crate::share::number(&text.to_string_lossy()),
            _ => None,
        };
        match number {
            Some(number) => Ok(one(Value::Number(number))),
            None => Err(Misread::new(FaultCode::WrongType, "chance").into()),
        }
    })?;
    let list = home.tables.other_meta("list")?;
    let roll = home.shell.wrap(lua.create_function(move |lua, args| dice::roll(lua, args, list.as_ref()))?)?;
    add(lua, root, home, "dice", move |lua, (seed, used): (Value, Value)| dice::make(lua, &seed, &used, &roll))?;
    let here = home.clone();
    add(lua, root, home, "limit", move |_, budget: Value| {
        let now = here.budget.get();
        if !matches!(budget, Value::Nil) {
            let wanted = number(&budget).ok().and_then(|n| u32::try_from(n).ok()).filter(|n| *n > 0);
            let wanted = wanted.ok_or_else(|| Misread::new(FaultCode::OutOfRange, "budget"))?;
            here.budget.set(wanted);
        }
        Ok(one(integer(now.into())))
    })?;
    #[cfg(feature = "defect")]
    add(lua, root, home, "defect", |_, ()| -> Result<crate::reply::Reply, Refusal> {
        panic!("a defect, made on purpose")
    })?;
    Ok(())
}

fn number(value: &Value) -> Result<i64, NoInt> {
    match value {
        Value::Integer(n) => Ok(long(*n)),
        Value::Number(x) => whole(*x),
        _ => Err(NoInt::Type),
    }
}

/// Returns the record of a dotted name.
fn named(name: &Value) -> Result<&'static Record, Refusal> {
    let Value::String(name) = name else {
        return Err(Refusal::wanted("the first argument", "a record's name, \"ocs.Unit\" for example", name));
    };
    let name = name.to_string_lossy();
    let found = grognard_core::RECORDS.iter().copied().flatten().find(|record| record.name == name);
    found.ok_or_else(|| Refusal::Misuse(format!("there is no record {name}")))
}

/// Returns the rule of an id or a number.
fn entry(value: &Value) -> Result<Option<&'static Entry>, Refusal> {
    match value {
        Value::String(id) => Ok(Rule::of(&id.to_string_lossy()).and_then(Rule::entry)),
        Value::Integer(_) | Value::Number(_) => {
            Ok(number(value).ok().and_then(|n| u16::try_from(n).ok()).and_then(|n| Rule(n).entry()))
        }
        other => Err(Refusal::wanted("the rule", "its id or its number", other)),
    }
}

/// Creates the table of fault codes: word to number and meaning.
fn faults(lua: &Lua) -> mlua::Result<Table> {
    let all = lua.create_table()?;
    let vocabulary = FaultCode::VOCABULARY;
    for (number, (word, meaning)) in vocabulary.words.iter().zip(vocabulary.docs).enumerate() {
        let fault = lua.create_table()?;
        fault.raw_set("number", number)?;
        fault.raw_set("meaning", *meaning)?;
        all.raw_set(*word, fault)?;
    }
    Ok(all)
}
