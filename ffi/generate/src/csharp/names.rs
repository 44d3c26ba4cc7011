//! Names and types of C#.

use crate::c::{camel, layout};
use grognard_core::binding::record_of;
use grognard_core::reflect::{Kind, Shape, Vocabulary};
use std::fmt::Write;

pub(super) fn c_name(shape: &'static Shape) -> String {
    let name = record_of(shape).map_or(shape.name, |record| record.name);
    match name.split_once('.') {
        Some((system, name)) => format!("Grog{}{name}", camel(system)),
        None => format!("Grog{name}"),
    }
}

pub(super) fn word_type(v: &Vocabulary) -> String {
    format!("Grog{}{}", camel(v.system()), v.name)
}

/// Returns documentation as a comment.
pub(super) fn summary(out: &mut String, indent: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('`', "");
    let _ = writeln!(out, "{indent}/// <summary>{}</summary>", text.split_whitespace().collect::<Vec<_>>().join(" "));
}

/// Returns a name in C#'s way of writing: `multi_step` is `MultiStep`, `AL1o1/Do1` is `AL1o1_Do1`, `2` is `N2`.
pub(super) fn pascal(word: &str) -> String {
    if word.starts_with(|c: char| c.is_ascii_lowercase()) {
        return camel(word);
    }
    let spelt = word.replace('*', "_star_").replace('[', "_bracket_");
    let name: String = spelt.split(|c: char| !c.is_ascii_alphanumeric()).map(camel).collect::<Vec<_>>().join("_");
    let name = name.trim_matches('_');
    match name.chars().next() {
        None => "None".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("N{name}"),
        Some(_) => name.to_owned(),
    }
}

/// Returns the type of one value.
pub(super) fn single(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, .. } | Kind::Said { min, .. } => match (layout(kind).0, *min < 0) {
            (1, true) => "sbyte",
            (1, false) => "byte",
            (2, true) => "short",
            (2, false) => "ushort",
            (_, true) => "int",
            (_, false) => "uint",
        }
        .to_owned(),
        Kind::Wide => "ulong".to_owned(),
        Kind::Flag => "byte".to_owned(),
        Kind::Word(v) => word_type(v),
        Kind::Locus(_) => "ushort".to_owned(),
        Kind::Record(shape) => c_name(shape),
        // The first of its bytes.
        Kind::Text(_) => "byte".to_owned(),
        Kind::View(_) | Kind::List(_) | Kind::Array(..) => "IntPtr".to_owned(),
    }
}
