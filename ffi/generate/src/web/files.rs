//! The files of types of TypeScript: one a system, and one of what all share.

use super::orders;
use super::records::{Use, used};
use super::rulings::{asking, question};
use super::table::{is_view, system_of};
use super::types::{comment, given_shape, said, told_shape, vocabulary};
use grognard_core::binding::{Operation, Record, vocabularies};
use std::collections::BTreeSet;
use std::fmt::Write;

const HEAD: &str = "// Generated from the library's list of operations; not edited by hand.\n";

/// Writes the words and records of a system, or of what all share.
fn declared(out: &mut String, file: &str) {
    for known in vocabularies().into_iter().filter(|known| known.system() == file) {
        vocabulary(out, known.name, known);
    }
    let all = grognard_core::RECORDS.iter().copied().flatten();
    for Record { shape, name, .. } in all.filter(|record| system_of(record.name) == file) {
        let own = said(name, file);
        if is_view(shape) {
            comment(out, "", &format!("{}\nKept parsed in the module's memory until it is freed.", shape.doc));
            let _ = writeln!(out, "export interface {own} extends Kept<\"{name}\"> {{}}\n");
        }
        let uses = used(name);
        if uses.contains(&Use::Given) {
            given_shape(out, &format!("{own}Input"), shape.doc, shape, file);
        }
        if uses.contains(&Use::Told) && !shape.sum {
            told_shape(out, &own, shape, file);
        }
    }
}

/// Returns the file of what all systems share.
pub fn common() -> String {
    let mut out = String::new();
    declared(&mut out, "");
    let imports = if out.contains("<X") { imports(&out) } else { String::new() };
    format!("{HEAD}{imports}{out}")
}

/// Returns the file of a system.
pub fn of(system: &str) -> String {
    let mut out = String::new();
    declared(&mut out, system);
    let own: Vec<&Operation> = crate::plays::operations().filter(|o| system_of(o.name) == system).collect();
    for o in &own {
        let doc = format!("{}\nThe question of `{}`. {}", o.doc, o.name, o.question.doc);
        given_shape(&mut out, &question(o), &doc, o.question, system);
    }
    orders::types(&mut out, system, &own);
    let _ = writeln!(out, "/** The operations of this system. */\nexport interface System {{");
    let listed: Vec<&&Operation> = own.iter().filter(|o| !crate::plays::is_play(o)).collect();
    let mut seen = BTreeSet::new();
    let chapters = listed.iter().filter_map(|o| o.name.split('.').nth(1));
    for chapter in chapters.filter(|chapter| seen.insert(*chapter)) {
        let _ = writeln!(out, "  {chapter}: {{");
        for o in listed.iter().filter(|o| o.name.split('.').nth(1) == Some(chapter)) {
            comment(&mut out, "    ", o.doc);
            let verb = o.name.split('.').nth(2).unwrap_or("");
            let _ = writeln!(out, "    {verb}: {};", asking(o, system));
        }
        out.push_str("  };\n");
    }
    for Record { shape, name, .. } in grognard_core::RECORDS.iter().copied().flatten() {
        if system_of(name) == system && is_view(shape) {
            let own = said(name, system);
            comment(&mut out, "  ", shape.doc);
            let _ = writeln!(out, "  {own}: new (fields: {own}Input) => {own};");
        }
    }
    orders::member(&mut out, system);
    out.push_str("}\n");
    format!("{HEAD}{}{out}", imports(&out))
}

/// Returns the imports of a file that names these types.
fn imports(text: &str) -> String {
    let is_doc = |line: &&str| line.trim_start().starts_with('*') || line.trim_start().starts_with("/**");
    let code: String = text.lines().filter(|line| !is_doc(line)).map(|line| format!("{line}\n")).collect();
    let named = |name: &&str| code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == *name);
    let all = [
        "Ask",
        "AskAny",
        "Chance",
        "Effects",
        "Exact",
        "Explained",
        "GameOf",
        "GamesOf",
        "Give",
        "GiveAny",
        "Kept",
        "Plain",
        "Rows",
        "Said",
        "Told",
        "Valued",
        "Verdict",
    ];
    let own: Vec<&str> = all.into_iter().filter(named).collect();
    let common = if text.contains("common.") { "import type * as common from \"./common.js\";\n" } else { "" };
    format!("import type {{ {} }} from \"../src/values.js\";\n{common}\n", own.join(", "))
}
