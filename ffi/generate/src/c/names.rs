//! Names in C and Rust, and comments.

use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Turns `ocs.combat.assess` into `CombatAssess`, to which `Question` or `Answer` is added.
pub fn type_of(operation: &Operation) -> String {
    operation.name.split('.').skip(1).flat_map(|part| part.split('_')).map(capitalised).collect()
}

/// Turns `axis_allies` into `AxisAllies`.
pub fn camel(name: &str) -> String {
    name.split('_').filter(|part| !part.is_empty()).map(capitalised).collect()
}

/// Turns `ocs` into `Ocs`.
pub(super) fn capitalised(part: &str) -> String {
    let (first, rest) = part.split_at(1);
    first.to_uppercase() + rest
}

/// Turns `ocs.combat.assess` into `grog_ocs_combat_assess`.
pub fn function_of(operation: &Operation) -> String {
    format!("grog_{}", operation.name.replace('.', "_"))
}

/// Returns the record's name without its system.
pub(super) fn bare(shape: &'static Shape) -> &'static str {
    shape.name
}

/// Writes a documentation comment.
pub(super) fn comment(out: &mut String, indent: &str, text: &str) {
    for line in text.lines() {
        let _ = writeln!(out, "{indent}{}", format!("/// {line}").trim_end());
    }
}

/// Returns `combat` of `ocs.combat.assess`.
pub(super) fn chapter(o: &Operation) -> &'static str {
    o.name.split('.').nth(1).expect("a name has three parts")
}

/// What a file of declarations may use besides the records of its system.
pub(super) const TYPES: [&str; 6] = [
    "grognard_core::reflect::Code",
    "grognard_core::reflect::Flag",
    "grognard_core::reflect::Locus",
    "grognard_core::reflect::Nth",
    "grognard_core::reflect::Said",
    "grognard_core::reflect::Word",
];

/// The same for a file of structures of lists.
pub(super) const SHARED: [&str; 9] = [
    "crate::declare::find",
    "crate::declare::game",
    "crate::declare::read",
    "crate::declare::sort",
    "crate::declare::structure",
    "grognard_core::reflect::Code",
    "grognard_core::reflect::Flag",
    "grognard_core::reflect::Locus",
    "grognard_core::reflect::Said",
];

/// Returns the beginning of a file: its documentation, and those of some imports that it needs.
pub(super) fn head(title: &str, body: &str, imports: &[&str]) -> String {
    let mut out = format!(
        "//! {title}. Generated from the core's list of operations by\n\
         //! `cargo run -p grognard-generate`; not edited by hand.\n\n"
    );
    let code: Vec<&str> = body.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let words: BTreeSet<&str> =
        code.iter().flat_map(|line| line.split(|c: char| c != '_' && !c.is_ascii_alphanumeric())).collect();
    for path in imports {
        if path.rsplit("::").next().is_some_and(|name| words.contains(name)) {
            let _ = writeln!(out, "use {path};");
        }
    }
    out
}

/// Returns a file whose imports stand one in a line with those of a module together.
pub(super) fn with_imports_together(text: &str) -> String {
    let path = |line: &str| {
        let (module, name) = line.strip_prefix("use ")?.strip_suffix(';')?.rsplit_once("::")?;
        Some((module.to_owned(), name.to_owned()))
    };
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, name) in text.lines().filter_map(path) {
        modules.entry(module).or_default().insert(name);
    }
    let mut out = String::new();
    for line in text.lines() {
        let Some((module, name)) = path(line) else {
            out += &format!("{line}\n");
            continue;
        };
        // The first import of a module stands for all.
        match modules.remove(&module) {
            Some(names) if names.len() > 1 => {
                let names: Vec<String> = names.into_iter().collect();
                out += &format!("use {module}::{{{}}};\n", names.join(", "));
            }
            Some(_) => out += &format!("use {module}::{name};\n"),
            None => {}
        }
    }
    out
}

/// Returns the function that reads a record from its text.
pub fn reader(system: &str, shape: &'static Shape) -> String {
    format!("grog_{system}_{}_read", bare(shape).to_lowercase())
}

/// Returns the function that sorts a list of a structure.
pub(super) fn sorter(system: &str, view: &'static Shape, list: &Field) -> String {
    format!("grog_{system}_{}_sort_{}", bare(view).to_lowercase(), list.name)
}

/// Returns the structures of lists that this system's questions use, each once.
pub(super) fn views(operations: &[Operation]) -> Vec<&'static Shape> {
    let mut all: Vec<&'static Shape> = Vec::new();
    for field in operations.iter().flat_map(|o| o.question.fields) {
        if let Some(shape) = view_of(&field.kind)
            && !all.iter().any(|known| known.name == shape.name)
        {
            all.push(shape);
        }
    }
    all
}

pub(super) fn view_of(kind: &Kind) -> Option<&'static Shape> {
    match kind {
        Kind::View(shape) => Some(shape),
        _ => None,
    }
}
