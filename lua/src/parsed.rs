//! Parsed records and lists of them: read once, accepted wherever a table is.

use crate::home::Home;
use crate::reply::{Refusal, is_memory};
use crate::share;
use crate::text;
use crate::whole::{integer, long};
use crate::width::width;
use grognard_core::binding::{Record, record_of};
use grognard_core::reflect::{Kind, Reflect, Value as Content};
use mlua::{Lua, UserData, UserDataFields, UserDataMethods, Value};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

/// A record of any kind.
pub type Boxed = Box<dyn Reflect + Send + Sync>;

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

/// Returns the memory that a parsed record takes, to a quarter or so, in bytes.
pub fn size(record: &dyn Reflect) -> usize {
    let shape = record.shape();
    let lists = shape.fields.iter().enumerate().map(|(index, field)| match (&field.kind, record.value(index)) {
        (Kind::List(of), Content::List(list)) => {
            let each = if let Kind::Record(shape) = of { width(shape) * 4 } else { 8 };
            // Twice: as the caller gave it, and sorted for the core.
            (list.count() * each + 24) * 2
        }
        _ => 0,
    });
    lists.sum::<usize>() + width(shape) * 4 + 64
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
            None => home.tables.table(lua, value, false),
        }
    }
    /// Converts it to a Lua value.
    pub fn into_value(self, lua: &Lua) -> mlua::Result<Value> {
        Ok(Value::UserData(lua.create_userdata(self)?))
    }
    fn get(&self, lua: &Lua, index: usize) -> mlua::Result<Value> {
        if let Some(chance) = share::shown(lua, &*self.value, index, false)? {
            return Ok(chance);
        }
        match self.value.value(index) {
            Content::Record(inner) => Parsed::of(lua, &self.home, inner),
            value => self.home.tables.value(lua, value, false),
        }
    }
    /// Returns the value of a field, or nil where there is no such field.
    pub fn named(&self, lua: &Lua, key: &Value) -> mlua::Result<Value> {
        let Value::String(key) = key else { return Ok(Value::Nil) };
        let index = match self.home.names.known(key) {
            Some(name) => self.value.find(name),
            None => self.value.find(&key.to_string_lossy()),
        };
        index.map_or(Ok(Value::Nil), |index| self.get(lua, index))
    }
    fn fields(&self, lua: &Lua) -> mlua::Result<Value> {
        let table = lua.create_table()?;
        for (index, field) in self.record.shape.fields.iter().enumerate() {
            table.raw_set(field.name, self.get(lua, index)?)?;
        }
        Ok(Value::Table(table))
    }
    fn text(&self) -> String {
        let mut out = format!("grognard.{}", self.record.name);
        text::record(&*self.value, Some(&*(self.record.make)()), &mut out);
        out
    }
}

/// Runs a metamethod. It returns nil where it fails: it must not raise within native code. Only Lua's own error for lack of
/// memory is raised, but in LuaJIT, whose errors do not pass through native code everywhere.
pub fn quiet(work: impl FnOnce() -> mlua::Result<Value>) -> mlua::Result<Value> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Err(error)) if !cfg!(feature = "luajit") && is_memory(&error) => Err(error),
        done => Ok(done.unwrap_or(Ok(Value::Nil)).unwrap_or(Value::Nil)),
    }
}

/// Calls a function with a parsed record, or returns nil for anything else.
fn parsed(value: &Value, then: impl FnOnce(&Parsed) -> mlua::Result<Value>) -> mlua::Result<Value> {
    quiet(|| match value {
        Value::UserData(data) => data.borrow::<Parsed>().map_or(Ok(Value::Nil), |parsed| then(&parsed)),
        _ => Ok(Value::Nil),
    })
}

/// [`parsed`] for a parsed list.
fn list(value: &Value, then: impl FnOnce(&ParsedList) -> mlua::Result<Value>) -> mlua::Result<Value> {
    quiet(|| match value {
        Value::UserData(data) => data.borrow::<ParsedList>().map_or(Ok(Value::Nil), |list| then(&list)),
        _ => Ok(Value::Nil),
    })
}

impl UserData for Parsed {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.record");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_function("__index", |lua, (this, key): (Value, Value)| {
            parsed(&this, |this| this.named(lua, &key))
        });
        methods.add_meta_function("__eq", |_, (a, b): (Value, Value)| {
            let (Value::UserData(a), Value::UserData(b)) = (a, b) else { return Ok(false) };
            Ok(match (a.borrow::<Parsed>(), b.borrow::<Parsed>()) {
                (Ok(a), Ok(b)) => text::equal(&*a.value, &*b.value),
                _ => false,
            })
        });
        methods.add_meta_function("__tostring", |lua, this: Value| {
            parsed(&this, |this| Ok(Value::String(lua.create_string(this.text())?)))
        });
        methods.add_meta_function("__pairs", |lua, this: Value| {
            let next = parsed(&this, |this| Ok(this.home.next.clone()))?;
            Ok((next, parsed(&this, |this| this.fields(lua))?))
        });
    }
}

impl ParsedList {
    fn count(&self) -> i64 {
        i64::try_from(self.items.len()).unwrap_or(i64::MAX)
    }
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
        methods.add_meta_function("__index", |lua, (this, key): (Value, Value)| {
            list(&this, |this| match key {
                Value::Integer(index) => this.get(lua, long(index)),
                _ => Ok(Value::Nil),
            })
        });
        methods.add_meta_function("__len", |_, this: Value| list(&this, |this| Ok(integer(this.count()))));
        methods.add_meta_function("__eq", |_, (a, b): (Value, Value)| {
            let (Value::UserData(a), Value::UserData(b)) = (a, b) else { return Ok(false) };
            Ok(match (a.borrow::<ParsedList>(), b.borrow::<ParsedList>()) {
                (Ok(a), Ok(b)) => {
                    std::ptr::eq(a.record, b.record)
                        && a.items.len() == b.items.len()
                        && a.items.iter().zip(b.items.iter()).all(|(a, b)| text::equal(&**a, &**b))
                }
                _ => false,
            })
        });
        methods.add_meta_function("__tostring", |lua, this: Value| {
            list(&this, |this| Ok(Value::String(lua.create_string(this.text())?)))
        });
        methods.add_meta_function("__pairs", |lua, this: Value| {
            let next = list(&this, |this| Ok(this.home.next.clone()))?;
            let all = |this: &ParsedList| this.home.tables.list(lua, (1..=this.count()).map(|i| this.get(lua, i)));
            Ok((next, list(&this, all)?))
        });
    }
}

/// Converts a record or a list to plain tables; `exact` shows chances as texts.
pub fn to_table(lua: &Lua, home: &Home, value: &Value, exact: bool) -> Result<Value, Refusal> {
    if let Value::UserData(data) = value {
        if let Ok(parsed) = data.borrow::<Parsed>() {
            return Ok(home.tables.table(lua, &*parsed.value, exact)?);
        }
        if let Ok(list) = data.borrow::<ParsedList>() {
            let items = home.tables.list(lua, list.items.iter().map(|item| home.tables.table(lua, &**item, exact)))?;
            return Ok(match items {
                Value::Table(items) => home.tables.printing(items, "lines")?,
                other => other,
            });
        }
    }
    Err(Refusal::wanted("the first argument", "a parsed record or list", value))
}
