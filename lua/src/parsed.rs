//! Parsed records and lists of them: read once, accepted wherever a table is.

use crate::answer::{Tables, integer};
use crate::names::Names;
use crate::reply::{Refusal, Shell};
use crate::source::{Of, Order, long, read};
use crate::text;
use grognard_core::binding::{Misread, Record, Source, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Means, Reflect, Value as Content, Whole};
use mlua::{AnyUserData, Function, Lua, Table, UserData, UserDataFields, UserDataMethods, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// A record of any kind.
pub type Boxed = Box<dyn Reflect + Send + Sync>;

/// The data that all functions and values of the module share within one Lua state.
pub struct Home {
    /// Names and words.
    pub names: Rc<Names>,
    /// Tables of records.
    pub tables: Tables,
    /// Creates Lua functions around native ones.
    pub shell: Shell,
    /// The metatable of a trail's steps.
    pub step: RefCell<Option<Table>>,
    /// A function that iterates over a table by a list of its keys.
    walk: Function,
}

const WALK: &str = "
local keys, values = ...
local at = 0
return function()
  at = at + 1
  return keys[at], values[at]
end";

impl Home {
    /// Creates the data.
    pub fn of(lua: &Lua) -> mlua::Result<Home> {
        let tables = Tables::of(lua)?;
        Ok(Home {
            names: Rc::new(Names::of(lua)?),
            shell: Shell::of(lua)?,
            tables,
            step: RefCell::default(),
            walk: lua.load(WALK).set_name("=grognard").into_function()?,
        })
    }
}

/// A parsed record. It is immutable.
pub struct Parsed {
    /// The description of the record.
    pub record: &'static Record,
    /// The record.
    pub value: Boxed,
    /// The module's data.
    pub home: Rc<Home>,
}

/// A parsed list of records. It is immutable.
pub struct ParsedList {
    /// The description of the records.
    pub record: &'static Record,
    /// The records.
    pub items: Rc<Vec<Boxed>>,
    /// The module's data.
    pub home: Rc<Home>,
}

/// Copies a record, if it is of this kind.
fn copy(record: &'static Record, value: &dyn Reflect) -> Result<Boxed, Misread> {
    match std::ptr::eq(value.shape(), record.shape) {
        true => Ok((record.copy)(value)),
        false => Err(Misread::new(FaultCode::WrongType, "")),
    }
}

/// Reads a record.
pub fn parse(home: &Home, record: &'static Record, value: Value) -> Result<Boxed, Misread> {
    if let Value::UserData(data) = &value {
        return match data.borrow::<Parsed>() {
            Ok(parsed) => copy(record, &*parsed.value),
            Err(_) => Err(Misread::new(FaultCode::WrongType, "")),
        };
    }
    let mut made = (record.make)();
    read(&mut *made, value, &home.names)?;
    Ok(made)
}

/// The fields of a record that is one number, an expectation for example, each with the whole that it counts parts of;
/// nothing for any other value.
pub fn sum(home: &Home, value: &Value) -> Result<Option<Vec<(u64, u64)>>, Misread> {
    let mut sums = grognard_core::RECORDS.iter().copied().flatten().filter(|record| record.shape.sum);
    let record = sums.find(|record| match value {
        Value::Table(table) => {
            let has = |field: &Field| table.raw_get::<Value>(field.name).is_ok_and(|part| !part.is_nil());
            record.shape.fields.iter().any(has)
        }
        Value::UserData(data) => data.borrow::<Parsed>().is_ok_and(|held| std::ptr::eq(held.record, *record)),
        _ => false,
    });
    let Some(record) = record else { return Ok(None) };
    let held = parse(home, record, value.clone())?;
    let parts =
        record.shape.fields.iter().enumerate().filter_map(|(index, field)| match (held.value(index), field.means) {
            (Content::Wide(units), Means::Share(Whole::Fixed(whole))) => Some((units, whole)),
            _ => None,
        });
    Ok(Some(parts.collect()))
}

/// Reads a list of records.
pub fn parse_list(home: &Home, record: &'static Record, value: Value) -> Result<Vec<Boxed>, Misread> {
    let mut all = Vec::new();
    let listed = Of::Lua(value, Order::Any(home.names.clone())).items(&mut |item| {
        let made = match item {
            Of::Lua(value, _) => parse(home, record, value.clone()),
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

impl Parsed {
    /// Creates a parsed record from a copy.
    pub fn new(home: &Rc<Home>, record: &'static Record, value: &dyn Reflect) -> Parsed {
        Parsed { record, value: (record.copy)(value), home: home.clone() }
    }
    /// Returns a copy of a record as a value for Lua.
    pub fn of(lua: &Lua, home: &Rc<Home>, value: &dyn Reflect) -> mlua::Result<Value> {
        match record_of(value.shape()) {
            Some(record) => Parsed::new(home, record, value).into_value(lua),
            None => home.tables.table(lua, value),
        }
    }
    /// Converts it to a Lua value.
    pub fn into_value(self, lua: &Lua) -> mlua::Result<Value> {
        Ok(Value::UserData(lua.create_userdata(self)?))
    }
    fn get(&self, lua: &Lua, index: usize) -> mlua::Result<Value> {
        match self.value.value(index) {
            Content::Record(inner) => Parsed::of(lua, &self.home, inner),
            value => self.home.tables.value(lua, value),
        }
    }
    fn text(&self) -> String {
        let mut out = format!("grognard.{}", self.record.name);
        text::record(&*self.value, Some(&*(self.record.make)()), &mut out);
        out
    }
}

impl UserData for Parsed {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.record");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method("__index", |lua, this, key: Value| {
            let Value::String(key) = key else { return Ok(Value::Nil) };
            match this.home.names.known(&key) {
                Some(name) => this.value.find(name).map_or(Ok(Value::Nil), |index| this.get(lua, index)),
                None => this.value.find(&key.to_string_lossy()).map_or(Ok(Value::Nil), |index| this.get(lua, index)),
            }
        });
        methods.add_meta_function("__eq", |_, (a, b): (AnyUserData, AnyUserData)| {
            Ok(match (a.borrow::<Parsed>(), b.borrow::<Parsed>()) {
                (Ok(a), Ok(b)) => text::equal(&*a.value, &*b.value),
                _ => false,
            })
        });
        methods.add_meta_method("__tostring", |_, this, ()| Ok(this.text()));
        methods.add_meta_method("__pairs", |lua, this, ()| {
            let (mut keys, mut values) = (Vec::new(), Vec::new());
            for (index, field) in this.record.shape.fields.iter().enumerate() {
                let value = this.get(lua, index)?;
                // An absent field is nil, as in a table.
                if !value.is_nil() {
                    keys.push(field.name);
                    values.push(Ok(value));
                }
            }
            let (keys, values) = (lua.create_sequence_from(keys)?, this.home.tables.list(values.into_iter())?);
            this.home.walk.call::<Function>((keys, values))
        });
    }
}

impl ParsedList {
    fn get(&self, lua: &Lua, index: i64) -> mlua::Result<Value> {
        let place = index.checked_sub(1).and_then(|i| usize::try_from(i).ok());
        match place.and_then(|i| self.items.get(i)) {
            Some(item) => Parsed::of(lua, &self.home, &**item),
            None => Ok(Value::Nil),
        }
    }
    fn text(&self) -> String {
        let mut out = format!("grognard.list(\"{}\", {{", self.record.name);
        let default = (self.record.make)();
        for (index, item) in self.items.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            text::record(&**item, Some(&*default), &mut out);
        }
        out.push_str("})");
        out
    }
}

impl UserData for ParsedList {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.list");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method("__index", |lua, this, key: Value| match key {
            Value::Integer(index) => this.get(lua, long(index)),
            _ => Ok(Value::Nil),
        });
        methods.add_meta_method("__len", |_, this, ()| Ok(this.items.len()));
        methods.add_meta_function("__eq", |_, (a, b): (AnyUserData, AnyUserData)| {
            Ok(match (a.borrow::<ParsedList>(), b.borrow::<ParsedList>()) {
                (Ok(a), Ok(b)) => {
                    std::ptr::eq(a.record, b.record)
                        && a.items.len() == b.items.len()
                        && a.items.iter().zip(b.items.iter()).all(|(a, b)| text::equal(&**a, &**b))
                }
                _ => false,
            })
        });
        methods.add_meta_method("__tostring", |_, this, ()| Ok(this.text()));
        methods.add_meta_method("__pairs", |lua, this, ()| {
            let count = i64::try_from(this.items.len()).unwrap_or(i64::MAX);
            let keys = lua.create_sequence_from((1..=count).map(integer))?;
            let values = this.home.tables.list((1..=count).map(|i| this.get(lua, i)))?;
            this.home.walk.call::<Function>((keys, values))
        });
    }
}

/// Converts a record or a list to plain tables.
pub fn to_table(lua: &Lua, home: &Home, value: &Value) -> Result<Value, Refusal> {
    if let Value::UserData(data) = value {
        if let Ok(parsed) = data.borrow::<Parsed>() {
            return Ok(home.tables.table(lua, &*parsed.value)?);
        }
        if let Ok(list) = data.borrow::<ParsedList>() {
            return Ok(home.tables.list(list.items.iter().map(|item| home.tables.table(lua, &**item)))?);
        }
    }
    Err(Refusal::wanted("the first argument", "a parsed record or list", value))
}

/// Returns a parsed record with some fields replaced.
pub fn replace(lua: &Lua, home: &Rc<Home>, value: &Value, changes: &Value) -> Result<Value, Refusal> {
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
    let whole = home.tables.table(lua, &*parsed.value)?;
    if let Value::Table(table) = &whole {
        changes.for_each(|key: Value, value: Value| table.raw_set(key, value))?;
    }
    let made = parse(home, parsed.record, whole)?;
    Ok(Parsed { record: parsed.record, value: made, home: home.clone() }.into_value(lua)?)
}
