//! Adding functions to the module.

use crate::home::Home;
use crate::reply::{Refusal, Reply, guarded};
use mlua::{FromLuaMulti, Lua, Table, Value};
use std::rc::Rc;

/// Sets a value under its dotted name.
pub fn place(lua: &Lua, root: &Table, name: &str, value: impl mlua::IntoLua) -> mlua::Result<()> {
    let mut table = root.clone();
    let mut left = name;
    while let Some((part, rest)) = left.split_once('.') {
        table = match table.raw_get(part)? {
            Value::Table(inner) => inner,
            _ => {
                let inner = lua.create_table()?;
                table.raw_set(part, &inner)?;
                inner
            }
        };
        left = rest;
    }
    table.raw_set(left, value)
}

/// Adds a function.
pub fn add<A: FromLuaMulti>(
    lua: &Lua,
    root: &Table,
    home: &Rc<Home>,
    name: &'static str,
    function: impl Fn(&Lua, A) -> Result<Reply, Refusal> + 'static,
) -> mlua::Result<()> {
    let native = lua.create_function(move |lua, args: A| Ok(guarded(lua, name, || function(lua, args))))?;
    place(lua, root, name, home.shell.wrap(native)?)
}
