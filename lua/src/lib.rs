//! The Lua module: `local grognard = require "grognard"`.
//!
//! A generic layer over the core's lists of operations and records: no code is written for a particular operation, and
//! there are no rules. Native functions return flat values; short Lua functions, generated from the shapes when the
//! module is opened, build the tables that a caller sees. This is much faster than setting fields one at a time from
//! outside, and lets misuse be an ordinary Lua error at the caller's line.
#![deny(unsafe_code)]

mod add;
mod answer;
mod ask;
mod dice;
mod flat;
mod game;
mod home;
mod names;
mod open;
mod parse;
mod parsed;
mod prepared;
mod reply;
mod share;
mod source;
mod text;
mod whole;
mod width;
mod words;

/// Opens the module. If that fails, it is a text that says why: nothing native raises an error.
#[mlua::lua_module(name = "grognard")]
fn grognard(lua: &mlua::Lua) -> mlua::Result<mlua::Value> {
    Ok(match open::open(lua) {
        Ok(module) => mlua::Value::Table(module),
        Err(why) => lua.create_string(why.to_string()).map_or(mlua::Value::Nil, mlua::Value::String),
    })
}
