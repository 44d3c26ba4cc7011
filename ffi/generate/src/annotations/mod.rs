//! Generates the LuaCATS annotations of the Lua module.

mod emitter;
mod games;
mod texts;

use emitter::{Emitter, system};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Word;
use std::collections::BTreeMap;
use std::path::PathBuf;
use texts::{HEAD, LIST};

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let files = annotations().into_iter().map(|(system, text)| {
        let name = if system.is_empty() { "grognard".to_owned() } else { format!("grognard.{system}") };
        (PathBuf::from(format!("lua/generated/{name}.d.lua")), text)
    });
    files.collect()
}

fn annotations() -> BTreeMap<String, String> {
    let mut e = Emitter::default();
    e.files.insert(String::new(), HEAD.to_owned());
    e.vocabulary("FaultCode", FaultCode::VOCABULARY);
    let records = || grognard_core::RECORDS.iter().copied().flatten();
    for record in records() {
        e.system = system(record.name);
        e.record(record);
    }
    for operation in grognard_core::OPERATIONS.iter().copied().flatten() {
        e.system = system(operation.name);
        e.operation(operation);
    }
    for game in grognard_core::GAMES {
        e.system = system(game.name);
        e.game(game);
    }
    e.system.clear();
    // Each record by its name, so that a list knows what it holds.
    e.out().push_str(LIST);
    for record in records() {
        let name = format!("grognard.{}", record.name);
        e.put(format_args!(
            "---@overload fun(record: \"{}\", items: ({name}|{name}.Fields)[]|grognard.List<{name}>): \
             grognard.List<{name}>?, string?, grognard.FaultCode?, string?",
            record.name
        ));
    }
    e.put(format_args!("function grognard.list(record, items) end"));
    e.files.values_mut().for_each(|text| text.push_str("\nreturn grognard\n"));
    e.files
}
