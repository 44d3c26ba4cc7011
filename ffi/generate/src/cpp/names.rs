//! Names and types of C++.

use super::parse::Declared;
use crate::c::camel;
use grognard_core::binding::record_of;
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Whole};
use std::fmt::Write;

/// One header.
pub(super) struct Body<'a> {
    pub(super) system: &'a str,
    pub(super) prefix: String,
    pub(super) known: &'a [Declared],
}

impl Body<'_> {
    pub(super) fn declared(&self, name: &str) -> &Declared {
        self.known.iter().find(|d| d.name == name).unwrap_or_else(|| panic!("the header has no {name}"))
    }
}

/// Writes a documentation comment.
pub(super) fn comment(out: &mut String, indent: &str, doc: &[String]) {
    for line in doc {
        let _ = writeln!(out, "{indent}{}", format!("/// {line}").trim_end());
    }
}

/// Words that C++ keeps for itself, or that headers of systems use as macros, in small letters.
pub(super) const TAKEN: [&str; 60] = [
    "alignas",
    "and",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "emit",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "far",
    "float",
    "for",
    "foreach",
    "forever",
    "friend",
    "goto",
    "huge",
    "if",
    "inline",
    "int",
    "interface",
    "linux",
    "long",
    "mutable",
    "namespace",
    "near",
    "new",
    "not",
    "operator",
    "or",
    "private",
    "public",
    "register",
    "return",
    "short",
    "signals",
    "slots",
    "small",
    "static",
    "struct",
    "switch",
    "this",
    "throw",
    "true",
    "union",
    "unix",
];

/// Returns a name of C++.
pub(super) fn name(word: &str) -> String {
    let word = word.to_lowercase();
    if TAKEN.contains(&word.as_str()) {
        word + "_"
    } else if word.starts_with(|c: char| c.is_ascii_digit()) {
        format!("n{word}")
    } else {
        word
    }
}

/// Returns a record's name in C.
pub(super) fn record(shape: &'static Shape) -> String {
    let name = record_of(shape).map_or(shape.name, |r| r.name);
    match name.split_once('.') {
        Some((system, name)) => format!("Grog{}{name}", camel(system)),
        None => format!("Grog{name}"),
    }
}

pub(super) fn vocabulary(v: &Vocabulary) -> String {
    match v.system() {
        "" => format!("::grognard::{}", v.name),
        system => format!("::grognard::{system}::{}", v.name),
    }
}

pub(super) fn integer(min: i64, max: i64) -> String {
    format!("std::{}int{}_t", if min < 0 { "" } else { "u" }, 64 - (max - min).leading_zeros())
}

/// Returns a type of C++.
pub(super) fn cpp(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, max } => integer(*min, *max),
        Kind::Said { min, max } => format!("::grognard::Said<{}>", integer(*min, max + 1)),
        Kind::Wide => "std::uint64_t".to_owned(),
        Kind::Flag => "::grognard::Flag".to_owned(),
        Kind::Word(v) => vocabulary(v),
        Kind::Locus(v) => format!("::grognard::Locus<{}>", vocabulary(v)),
        Kind::Record(shape) => record_of(shape).map_or(shape.name, |r| r.name).split_once('.').map_or_else(
            || format!("::grognard::{}", shape.name),
            |(system, name)| format!("::grognard::{system}::{name}"),
        ),
        Kind::Text(n) => format!("std::array<std::uint8_t, {n}>"),
        Kind::Array(of, n) => format!("std::array<{}, {n}>", cpp(of)),
        Kind::List(of) => format!("std::vector<{}>", cpp(of)),
        Kind::View(shape) => format!("const {}*", cpp(&Kind::Record(shape))),
    }
}

/// Returns the type of a field.
pub(super) fn typed(field: &Field) -> String {
    match (&field.kind, field.means) {
        (Kind::Wide, Means::Share(Whole::CHANCE)) => "::grognard::Chance".to_owned(),
        (kind, _) => cpp(kind),
    }
}
