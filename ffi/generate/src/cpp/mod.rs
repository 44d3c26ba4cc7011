//! Generates the headers for C++17 from the list of operations and from the headers for C: structures of the same layout
//! with types of C++, and for each operation a question and a function.

mod names;
mod operations;
mod orders;
mod parse;
mod shares;

use super::c::camel;
use grognard_core::binding::Operation;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Kind, Shape, Vocabulary, Word};
use grognard_core::ruling::{About, What};
use names::{Body, comment, name, record, typed};
use parse::{CField, Declared, declarations};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

/// Returns the headers for C++ that belong to the given ones for C.
pub fn outputs(c: &[(PathBuf, String)]) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    let mut systems = Vec::new();
    for (path, text) in c {
        let Some(name) = path.to_str().and_then(|p| p.strip_prefix("include/grognard/")?.strip_suffix(".h")) else {
            continue;
        };
        let known = declarations(text);
        let system = if name == "common" { "" } else { name };
        if !system.is_empty() {
            systems.push(system.to_owned());
        }
        all.push((path.with_extension("hpp"), header(name, system, &known)));
    }
    let includes: String = systems.iter().map(|name| format!("#include \"grognard/{name}.hpp\"\n")).collect();
    let whole = format!(
        "/*\n * grognard for C++17: rules of wargames as a library. This header includes every system; a program may \
         instead include\n * the headers of the systems that it uses. The page cpp.md beside it explains them.\n{MADE}\
         #ifndef GROGNARD_HPP\n#define GROGNARD_HPP\n\n{includes}\n#endif  // GROGNARD_HPP\n"
    );
    all.push((PathBuf::from("include/grognard.hpp"), whole));
    all
}

const MADE: &str = "\x20*
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
";

fn header(name: &str, system: &str, known: &[Declared]) -> String {
    let guard = format!("GROGNARD_{}_HPP", name.to_uppercase());
    let (about, includes) = if system.is_empty() {
        ("the records and words that belong to no system".to_owned(), "\"detail/support.hpp\"".to_owned())
    } else {
        (format!("the system `{system}`"), format!("\"{system}.h\"\n#include \"detail/game.hpp\""))
    };
    let space = if system.is_empty() { "grognard".to_owned() } else { format!("grognard::{system}") };
    let body = Body { system, prefix: format!("Grog{}", camel(system)), known };
    let mut out = format!(
        "/*\n * grognard for C++17: {about}.\n{MADE}#ifndef {guard}\n#define {guard}\n\n#include {includes}\n\n\
         namespace {space} {{\n"
    );
    let words = body.words(&mut out);
    body.records(&mut out);
    let _ = writeln!(out, "\n}}  // namespace {space}\n\nnamespace grognard::detail {{\n");
    for (name, c) in words {
        let _ = writeln!(
            out,
            "template <>\nstruct Vocabulary<::{space}::{name}> {{\n  static constexpr const char* name = \"{c}\";\n}};"
        );
    }
    out.push_str("\n}  // namespace grognard::detail\n");
    if !system.is_empty() {
        operations::write(&mut out, &body);
    }
    let _ = writeln!(out, "\n#endif  // {guard}");
    out
}

/// Returns a plain type of C in C++.
fn plain(field: &CField) -> String {
    let of = match field.of.as_str() {
        integer if integer.ends_with("_t") => format!("std::{integer}"),
        other => other.to_owned(),
    };
    field.count.map_or(of.clone(), |n| format!("std::array<{of}, {n}>"))
}

impl Body<'_> {
    /// Writes the vocabularies; returns their names in C++ and C.
    fn words(&self, out: &mut String) -> Vec<(String, String)> {
        let codes: BTreeMap<&str, &Vocabulary> =
            [FaultCode::VOCABULARY, What::VOCABULARY, About::VOCABULARY].map(|v| (v.name, v)).into();
        let mut all = Vec::new();
        for e in self.known.iter().filter(|d| d.is_enum) {
            let bare = e.name.strip_prefix(&self.prefix).unwrap_or(&e.name);
            let v = self.vocabularies().into_iter().find(|v| v.name == bare).or_else(|| codes.get(bare).copied());
            let v = v.unwrap_or_else(|| panic!("{} is no vocabulary", e.name));
            out.push('\n');
            comment(out, "", &e.doc);
            let _ = writeln!(out, "enum class {bare} : std::uint8_t {{");
            if v.first > 0 {
                out.push_str("  /// No word is given.\n  absent = 0,\n");
            }
            let start = common_start(&e.name, &e.fields);
            let mut seen = BTreeSet::new();
            for constant in &e.fields {
                comment(out, "  ", &constant.doc);
                let name = name(&constant.name[start..]);
                assert!(seen.insert(name.clone()) && (v.first == 0 || name != "absent"), "{}: {name}", e.name);
                let _ = writeln!(out, "  {name} = {},", constant.name);
            }
            out.push_str("};\n");
            all.push((bare.to_owned(), e.name.clone()));
        }
        all
    }

    fn vocabularies(&self) -> Vec<&'static Vocabulary> {
        super::c::vocabularies(self.system)
    }

    /// Writes the records, with their layout as in C.
    fn records(&self, out: &mut String) {
        let records = grognard_core::RECORDS.iter().copied().flatten();
        let shapes: BTreeMap<String, &'static Shape> = records.map(|r| (record(r.shape), r.shape)).collect();
        let views: BTreeSet<String> = crate::plays::operations()
            .flat_map(|o| o.question.fields)
            .filter_map(|f| if let Kind::View(shape) = f.kind { Some(record(shape)) } else { None })
            .collect();
        for d in self.known.iter().filter(|d| !d.is_enum) {
            let Some(shape) = shapes.get(&d.name) else { continue };
            if views.contains(&d.name) {
                operations::board(out, self, d, shape);
                continue;
            }
            if shape.fields.iter().any(|f| matches!(f.kind, Kind::List(_) | Kind::View(_))) {
                continue;
            }
            let bare = shape.name;
            out.push('\n');
            comment(out, "", &d.doc);
            let _ = writeln!(out, "struct {bare} {{");
            for field in &d.fields {
                comment(out, "  ", &field.doc);
                let known = shape.fields.iter().find(|f| f.name == field.name);
                let of = known.map_or_else(|| plain(field), typed);
                let _ = writeln!(out, "  {of} {}{{}};", field.name);
            }
            shares::methods(out, shape);
            let _ = writeln!(
                out,
                "\n  friend bool operator==(const {bare}& lhs, const {bare}& rhs) noexcept {{ return \
                 ::grognard::detail::same(lhs, rhs); }}\n  friend bool operator!=(const {bare}& lhs, const {bare}& rhs) noexcept \
                 {{ return !(lhs == rhs); }}\n}};"
            );
            let c = &d.name;
            let _ = writeln!(out, "static_assert(sizeof({bare}) == sizeof({c}) && alignof({bare}) == alignof({c}));");
            for field in &d.fields {
                let at = &field.name;
                let _ = writeln!(out, "static_assert(offsetof({bare}, {at}) == offsetof({c}, {at}));");
            }
        }
    }

    fn operations(&self) -> impl Iterator<Item = &'static Operation> {
        let begins = format!("{}.", self.system);
        crate::plays::operations().filter(move |o| o.name.starts_with(&begins))
    }
}

/// Returns the length of what stands before the words in an enumeration's constants: `GROG_OCS_MODE_` of `GrogOcsMode`.
fn common_start(name: &str, constants: &[CField]) -> usize {
    let mut prefix = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && at > 0 {
            prefix.push('_');
        }
        prefix.push(letter.to_ascii_uppercase());
    }
    prefix.push('_');
    assert!(constants.iter().all(|c| c.name.starts_with(&prefix)), "{name} has other constants than {prefix}");
    prefix.len()
}
