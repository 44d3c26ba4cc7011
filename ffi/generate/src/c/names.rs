//! Names in C and Rust, and comments.

use grognard_core::binding::Operation;
use grognard_core::reflect::Shape;
use std::collections::BTreeSet;
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

/// Returns the beginning of a file: its documentation and imports.
pub(super) fn head(title: &str, body: &str) -> String {
    let mut out = format!(
        "//! {title}. Generated from the core's list of operations by\n\
         //! `cargo run -p grognard-generate`; not edited by hand.\n\n"
    );
    let code: Vec<&str> = body.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let words: BTreeSet<&str> =
        code.iter().flat_map(|line| line.split(|c: char| c != '_' && !c.is_ascii_alphanumeric())).collect();
    for path in [
        "crate::ask",
        "crate::ask::GrogTrail",
        "crate::fault::GrogFault",
        "crate::memory",
        "core::mem::offset_of",
        "grognard_core::fault::Fault",
        "grognard_core::reflect::Code",
        "grognard_core::reflect::Flag",
        "grognard_core::reflect::Locus",
        "grognard_core::reflect::Nth",
        "grognard_core::reflect::Said",
        "grognard_core::reflect::Word",
        "grognard_core::ruling::Cites",
        "grognard_core::ruling::Trail",
        "grognard_core::scratch::Scratch",
        "grognard_core::text",
    ] {
        if path.rsplit("::").next().is_some_and(|name| words.contains(name)) {
            let _ = writeln!(out, "use {path};");
        }
    }
    out
}
