//! Modules, and names and fields in words.

use grognard_core::binding::game::GameKind;
use grognard_core::binding::{Operation, Record, may_be_word};
use grognard_core::reflect::{Field, Kind, Means, Measure, Vocabulary};
use std::collections::BTreeMap;

/// A module of the package: `""`, `ocs` or `ocs.combat`.
#[derive(Default)]
pub(super) struct Module {
    pub(super) words: Vec<&'static Vocabulary>,
    pub(super) records: Vec<&'static Record>,
    pub(super) operations: Vec<&'static Operation>,
    pub(super) games: Vec<&'static GameKind>,
    pub(super) children: Vec<String>,
}

/// All modules by their dotted names.
pub(super) type Modules = BTreeMap<String, Module>;

pub(crate) fn split(name: &str) -> (&str, &str) {
    name.rsplit_once('.').unwrap_or(("", name))
}

pub(super) fn alike(one: &Vocabulary, other: &Vocabulary) -> bool {
    one.name == other.name && one.words == other.words
}

pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn kind_in_words(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, max } | Kind::Said { min, max } => format!("int, {min} to {max}"),
        Kind::Wide => format!("int, 0 to {}", u64::MAX),
        Kind::Flag => "bool".to_owned(),
        Kind::Text(most) => format!("str of at most {most} bytes"),
        Kind::Word(v) => v.name.to_owned(),
        Kind::Locus(v) => format!("{} or int, 1 to 32767", v.name),
        Kind::Record(shape) if shape.sum => "Expectation".to_owned(),
        Kind::Record(shape) if !shape.written.is_empty() => {
            format!("{}, or a text such as `{}`", shape.name, shape.written)
        }
        Kind::Record(shape) | Kind::View(shape) => shape.name.to_owned(),
        Kind::Array(of, n) => format!("{n} times {}", kind_in_words(of)),
        Kind::List(of) => format!("list of {}", kind_in_words(of)),
    }
}

/// Describes a measure: its unit, its range, and the parts of which it is a whole number.
pub(super) fn measured(measure: Measure, kind: &Kind) -> String {
    let (min, max) = match kind {
        Kind::Int { min, max } | Kind::Said { min, max } => (*min, *max),
        Kind::Array(of, n) => return format!("{n} times {}", measured(measure, of)),
        Kind::List(of) => return format!("list of {}", measured(measure, of)),
        _ => (0, 0),
    };
    let parts = if measure.parts == 1 { String::new() } else { format!(", multiples of 1/{}", measure.parts) };
    let (low, high) = (measure.shown(min), measure.shown(max));
    format!("Fraction in {}, {low} to {high}{parts}", measure.unit)
}

/// Describes a chance or a mean.
pub(super) fn shared(field: &Field, kind: &Kind) -> String {
    match kind {
        Kind::Array(of, n) => format!("{n} times {}", shared(field, of)),
        _ if field.is_mean() => "Expectation".to_owned(),
        _ => "Chance, 0 to 1".to_owned(),
    }
}

/// Returns a field as a line of a docstring.
pub(crate) fn field_line(field: &Field) -> String {
    let need = match (field.required, field.may_be_absent(), field.usual_word(), &field.kind) {
        (true, ..) => ", required".to_owned(),
        // The documentation says where it is required.
        (_, true, ..) if field.when_needed => String::new(),
        (_, true, ..) => ", default None".to_owned(),
        (.., Some(word), _) => format!(", default '{word}'"),
        (.., Kind::Int { .. } | Kind::Wide) if field.when_needed => String::new(),
        (.., Kind::Int { .. } | Kind::Wide) => ", default 0".to_owned(),
        (.., Kind::Flag) => ", default False".to_owned(),
        _ => String::new(),
    };
    let of = match field.means {
        Means::Measure(measure) => measured(measure, &field.kind_in_range()),
        Means::MeasureBy(word) if may_be_word(field) => format!("Fraction, int or word, as `{word}` says"),
        Means::MeasureBy(word) => format!("Fraction or int in the unit of `{word}`"),
        Means::Share(_) => shared(field, &field.kind),
        Means::Item(item) if item.is_unit() => {
            format!("{}, or its index where no unit has an id", kind_in_words(&field.kind_in_range()))
        }
        _ => kind_in_words(&field.kind_in_range()),
    };
    format!("{}: {} ({of}{need})", field.name, one_line(field.doc))
}
