//! The names of fields and the words, by the addresses of Lua's own strings: Lua keeps one copy of each short string,
//! so that a known name is recognised without comparing its letters.

use grognard_core::reflect::{Kind, Shape};
use mlua::{Lua, LuaString, Table};
use std::cell::Cell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Hashes an address.
#[derive(Default)]
pub struct Address(u64);

impl Hasher for Address {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }
    fn write_usize(&mut self, n: usize) {
        self.0 = (self.0 ^ n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}

/// All names and words of the library.
pub struct Names {
    known: HashMap<usize, &'static str, BuildHasherDefault<Address>>,
    /// Whether the last list that was read held parsed records.
    pub guess: Cell<bool>,
    /// Keeps the strings, and so their addresses, for as long as this lives.
    _kept: Table,
}

impl Names {
    /// Creates the names in this Lua state.
    pub fn of(lua: &Lua) -> mlua::Result<Names> {
        let mut all = Vec::new();
        for operation in grognard_core::OPERATIONS.iter().copied().flatten() {
            gather(operation.question, &mut all);
        }
        for record in grognard_core::RECORDS.iter().copied().flatten() {
            gather(record.shape, &mut all);
        }
        all.sort_unstable();
        all.dedup();
        let kept = lua.create_table()?;
        let mut known = HashMap::default();
        for name in all {
            let string = lua.create_string(name)?;
            let address = string.to_pointer() as usize;
            kept.raw_push(string)?;
            if address != 0 {
                known.insert(address, name);
            }
        }
        Ok(Names { known, guess: Cell::new(true), _kept: kept })
    }
    /// Returns the name, if the string is one.
    pub fn known(&self, string: &LuaString) -> Option<&'static str> {
        self.known.get(&(string.to_pointer() as usize)).copied()
    }
}

fn gather(shape: &'static Shape, all: &mut Vec<&'static str>) {
    for field in shape.fields {
        all.push(field.name);
        gather_kind(&field.kind, all);
    }
}

fn gather_kind(kind: &'static Kind, all: &mut Vec<&'static str>) {
    match kind {
        Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag | Kind::Text(_) => {}
        Kind::Word(vocabulary) | Kind::Locus(vocabulary) => all.extend(vocabulary.words),
        Kind::Record(shape) | Kind::View(shape) => gather(shape, all),
        Kind::Array(of, _) | Kind::List(of) => gather_kind(of, all),
    }
}
