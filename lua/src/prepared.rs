//! Questions that are read once and asked many times.

use crate::ask::Asked;
use crate::home::{Home, heavy};
use crate::parsed::{Boxed, Parsed, quiet, size};
use crate::reply::{ALLOWED, FORBIDDEN, PLAIN, Refusal, Reply, guarded};
use grognard_core::binding::Misread;
use grognard_core::fault::FaultCode;
use mlua::{Lua, Table, UserData, UserDataRef, Value, Variadic};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// The operations by their names.
pub type Operations = Rc<HashMap<&'static str, Rc<Asked>>>;

/// A question, and the value of its last answer.
struct Prepared {
    asked: Rc<Asked>,
    question: Boxed,
    /// How many of its items are worked on one after another.
    items: usize,
    /// The value of an answer, if the operation has one.
    value: Option<RefCell<Parsed>>,
    /// Whether the last answer had a value.
    known: Cell<bool>,
}

impl UserData for Prepared {}

impl Prepared {
    /// Asks the question; returns the tag of the answer.
    fn ask(&self) -> Result<i64, Misread> {
        let mut tag = Err(FaultCode::Internal);
        let fill = |held: &mut dyn grognard_core::reflect::Reflect| match held.copy_from(self.question.as_any()) {
            true => Ok(()),
            false => Err(Misread::new(FaultCode::Internal, self.asked.operation.name)),
        };
        self.asked.run(&mut { fill }, (false, self.items), &mut |answer, _, _| {
            let kept = self.value.as_ref().zip(answer.value);
            self.known.set(kept.is_some_and(|(kept, value)| {
                // A finalizer may ask while a value is read: then that has none.
                kept.try_borrow_mut().is_ok_and(|mut kept| kept.value.copy_from(value.as_any()))
            }));
            tag = Ok(match answer.verdict {
                None => PLAIN,
                Some(true) => ALLOWED,
                Some(false) => FORBIDDEN,
            });
        })?;
        tag.map_err(|code| Misread::new(code, self.asked.operation.name))
    }
}

/// Adds `prepare`, which is written in Lua and takes from the host what it needs.
pub fn open(lua: &Lua, root: &Table, home: &Rc<Home>, operations: Operations) -> mlua::Result<()> {
    let globals = lua.globals();
    let (next, kind) = (globals.raw_get::<Value>("next")?, globals.raw_get::<Value>("type")?);
    if !matches!((&next, &kind), (Value::Function(_), Value::Function(_))) {
        return Ok(());
    }
    let set: Value = globals.raw_get("setmetatable")?;
    let parts: Value = lua.load("return (\"\").gmatch").set_name("=grognard").eval()?;
    let jit: Value =
        lua.load("return package and package.loaded.jit").set_name("=grognard").eval().unwrap_or(Value::Nil);
    let here = home.clone();
    let read = lua.create_function(move |lua, (name, question): (String, Value)| {
        Ok(guarded(lua, "prepare", || prepare(lua, &here, &operations, &name, question)))
    })?;
    let ask = lua.create_function(|lua, prepared: UserDataRef<Prepared>| {
        Ok(guarded(lua, "prepare", || {
            Ok((prepared.ask()?, Value::Nil, Value::Nil, Value::Nil, Value::Nil, Variadic::new()))
        }))
    })?;
    let field = lua.create_function(|lua, (prepared, key): (UserDataRef<Prepared>, Value)| {
        quiet(|| match &prepared.value {
            Some(value) if prepared.known.get() => value.borrow().named(lua, &key),
            _ => Ok(Value::Nil),
        })
    })?;
    let read = home.shell.wrap(read)?;
    let source = lua.load(include_str!("prepare.lua")).set_name("=grognard");
    let given = (root, read, ask, field, ALLOWED, FORBIDDEN, &home.shell.error, next, kind, set, parts, jit);
    root.raw_set("prepare", source.call::<Value>(given)?)
}

/// Reads a question.
fn prepare(lua: &Lua, home: &Rc<Home>, operations: &Operations, name: &str, question: Value) -> Result<Reply, Refusal> {
    let asked = operations.get(name).ok_or_else(|| Refusal::Misuse(format!("there is no operation {name}")))?;
    let (question, items) = asked.read(question)?;
    let bytes = size(&*question);
    let value = asked.record.map(|record| RefCell::new(Parsed { record, value: (record.make)(), home: home.clone() }));
    let prepared = Prepared { asked: asked.clone(), question, items, value, known: Cell::new(false) };
    Ok(heavy(home, Value::UserData(lua.create_userdata(prepared)?), bytes))
}
