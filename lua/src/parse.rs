//! Reading of records and lists of them, once for many questions.

use crate::home::{Home, heavy};
use crate::names::Names;
use crate::parsed::{Boxed, Parsed, size};
use crate::reply::{Refusal, Reply};
use crate::source::{Of, Order, read};
use grognard_core::binding::{self, Misread, Record, Source};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use mlua::{Lua, Value};
use std::rc::Rc;

/// Copies a record, if it is of this kind.
fn copy(record: &'static Record, value: &dyn Reflect) -> Result<Boxed, Misread> {
    match std::ptr::eq(value.shape(), record.shape) {
        true => Ok((record.copy)(value)),
        false => Err(Misread::new(FaultCode::WrongType, "")),
    }
}

/// Reads a record.
pub fn parse(names: &Rc<Names>, record: &'static Record, value: Value) -> Result<Boxed, Misread> {
    if let Value::UserData(data) = &value {
        return match data.borrow::<Parsed>() {
            Ok(parsed) => copy(record, &*parsed.value),
            Err(_) => Err(Misread::new(FaultCode::WrongType, "")),
        };
    }
    let mut made = (record.make)();
    read(&mut *made, value, names)?;
    Ok(made)
}

/// Reads a list of records.
pub fn parse_list(home: &Home, record: &'static Record, value: Value) -> Result<Vec<Boxed>, Misread> {
    let mut all = Vec::new();
    let listed = Of::Lua(value, Order::Any(home.names.clone())).items(&mut |item| {
        let made = match item {
            Of::Lua(value, _) => parse(&home.names, record, value.clone()),
            Of::Held(parsed) => copy(record, &*parsed.value),
            Of::Item(items, index) => match items.get(*index) {
                Some(item) => copy(record, &**item),
                None => Err(Misread::new(FaultCode::WrongType, "")),
            },
        };
        let made = made.map_err(|misread| {
            let dot = if misread.path.is_empty() { "" } else { "." };
            Misread { path: format!("[{}]{dot}{}", all.len() + 1, misread.path), ..misread }
        });
        all.push(made?);
        Ok(())
    })?;
    if listed { Ok(all) } else { Err(Misread::new(FaultCode::WrongType, "")) }
}

/// Returns a parsed record with some fields replaced.
pub fn replace(lua: &Lua, home: &Rc<Home>, value: &Value, changes: &Value) -> Result<Reply, Refusal> {
    let parsed = match value {
        Value::UserData(data) => data.borrow::<Parsed>().ok(),
        _ => None,
    };
    let Some(parsed) = parsed else {
        return Err(Refusal::wanted("the first argument", "a parsed record", value));
    };
    let Value::Table(changes) = changes else {
        return Err(Refusal::wanted("the second argument", "a table", changes));
    };
    let mut made = (parsed.record.copy)(&*parsed.value);
    let source = Of::Lua(Value::Table(changes.clone()), Order::Any(home.names.clone()));
    let unchanged = (parsed.record.make)();
    if let Err(any) = binding::replace(&mut *made, &*unchanged, &source) {
        // Of several faults, the first by name is reported.
        let mut again = (parsed.record.copy)(&*parsed.value);
        let sorted = Of::Lua(Value::Table(changes.clone()), Order::Sorted(home.names.clone()));
        return Err(binding::replace(&mut *again, &*unchanged, &sorted).err().unwrap_or(any).into());
    }
    let bytes = size(&*made);
    let made = Parsed { record: parsed.record, value: made, home: home.clone() }.into_value(lua)?;
    Ok(heavy(home, made, bytes))
}
