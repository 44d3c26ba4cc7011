//! What all functions and values of the module share.

use crate::answer::Tables;
use crate::names::Names;
use crate::reply::{Reply, STEP, Shell, one};
use mlua::{Lua, Value};
use std::cell::Cell;
use std::rc::Rc;

/// The data that all functions and values of the module share within one Lua state.
pub struct Home {
    /// Names and words.
    pub names: Rc<Names>,
    /// Tables of records.
    pub tables: Tables,
    /// Creates Lua functions around native ones.
    pub shell: Shell,
    /// Lua's own `next`, or nil in a host without one.
    pub next: Value,
    /// The most steps that a question may ask for; it may take half as many words of memory.
    pub budget: Cell<u32>,
    /// Memory of parsed records that Lua's collector has not been told of, in bytes.
    unseen: Cell<usize>,
}

/// The steps that a question may ask for unless the host sets another limit: so few that none takes a second.
pub const BUDGET: u32 = 500_000;

/// The steps that stand for a word of memory: a battle whose states fill half a million words may take two seconds.
pub const WORD: u32 = 2;

/// The bytes after which the collector is told of the memory of parsed records.
const TELL: usize = 1 << 15;

impl Home {
    /// Creates the data.
    pub fn of(lua: &Lua) -> mlua::Result<Home> {
        let tables = Tables::of(lua)?;
        Ok(Home {
            names: Rc::new(Names::of(lua)?),
            shell: Shell::of(lua)?,
            tables,
            next: lua.globals().raw_get("next")?,
            budget: Cell::new(BUDGET),
            unseen: Cell::new(0),
        })
    }
    /// Notes the memory of parsed records; returns the kibibytes of which Lua's collector shall be told.
    pub fn weigh(&self, bytes: usize) -> i64 {
        let all = self.unseen.get().saturating_add(bytes);
        let told = if all < TELL { 0 } else { all >> 10 };
        self.unseen.set(all - (told << 10));
        i64::try_from(told).unwrap_or(i64::MAX >> 8)
    }
}

/// Returns one value that takes so many bytes of memory which Lua does not count.
pub fn heavy(home: &Home, value: Value, bytes: usize) -> Reply {
    let mut reply = one(value);
    reply.0 += home.weigh(bytes) * STEP;
    reply
}
