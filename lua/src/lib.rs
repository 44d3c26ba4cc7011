//! The Lua module: `local grognard = require "grognard"`.
//!
//! One generic layer over the core's own lists of operations and records: nothing here is written for one operation,
//! and nothing decides a rule. Native functions hand back flat values; short Lua functions, made from the shapes when
//! the module is opened, build the tables that a caller sees, which is much faster than setting fields one at a time
//! from outside and lets misuse be an ordinary Lua error at the caller's line.
#![deny(unsafe_code)]

mod answer;
mod ask;
mod dice;
mod names;
mod open;
mod parsed;
mod reply;
mod source;
mod text;
mod words;

/// Opens the module.
#[mlua::lua_module(name = "grognard")]
fn grognard(lua: &mlua::Lua) -> mlua::Result<mlua::Table> {
    open::open(lua)
}
