//! The types of fields, records and rulings as stubs write them.

use super::names::{Modules, alike, split};
use grognard_core::binding::{Operation, Record, may_be_word, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Word};
use std::fmt::Write;

/// Returns a name as it is written inside a module.
fn name_from(here: &str, home: &str, name: &str) -> String {
    if here == home {
        name.to_owned()
    } else if home.is_empty() {
        format!("grognard.{name}")
    } else {
        format!("grognard.{home}.{name}")
    }
}

/// Returns the records of other kinds that serve as a structure of lists.
fn serving(view: &'static Shape) -> impl Iterator<Item = &'static Record> {
    let records = grognard_core::RECORDS.iter().copied().flatten();
    records.filter(move |record| !record.shape.is_copy_of(view) && record.shape.serves_as(view))
}

pub struct Types<'a> {
    pub modules: &'a Modules,
    pub here: &'a str,
}

impl Types<'_> {
    pub fn record(&self, shape: &'static Shape) -> String {
        let name = record_of(shape).map_or(shape.name, |r| r.name);
        let (home, last) = split(name);
        name_from(self.here, home, last)
    }
    pub fn word(&self, v: &Vocabulary) -> String {
        if alike(v, FaultCode::VOCABULARY) {
            return name_from(self.here, "", "FaultWord");
        }
        let system = self.here.split('.').next().unwrap_or("");
        let own = [system, ""]
            .into_iter()
            .find(|home| self.modules.get(*home).is_some_and(|m| m.words.iter().any(|w| alike(w, v))));
        name_from(self.here, own.unwrap_or(""), v.name)
    }
    /// Returns the type of a question's field, a measure's too.
    pub fn taken_as(&self, field: &Field) -> String {
        fn measured(kind: &Kind) -> String {
            match kind {
                Kind::Array(of, _) | Kind::List(of) => format!("Sequence[{}]", measured(of)),
                _ => "Rational | SupportsIndex | float | str".to_owned(),
            }
        }
        use measured as shared;
        match field.means {
            Means::Measure(_) => measured(&field.kind),
            Means::MeasureBy(_) => "Rational | SupportsIndex | float | str".to_owned(),
            Means::Rule => "str | SupportsIndex".to_owned(),
            Means::Share(_) => shared(&field.kind),
            _ => self.taken(&field.kind),
        }
    }
    /// Returns the type of an answer's field, a measure's too.
    pub fn held_as(&self, field: &Field) -> String {
        fn measured(kind: &Kind) -> String {
            let none = if kind.may_be_absent() { " | None" } else { "" };
            match kind {
                Kind::Array(of, n) => format!("tuple[{}]", vec![measured(of); *n].join(", ")),
                Kind::List(of) => format!("tuple[{}, ...]", measured(of)),
                _ => format!("Fraction{none}"),
            }
        }
        match field.means {
            Means::Measure(_) => measured(&field.kind),
            Means::MeasureBy(_) if may_be_word(field) => "Fraction | int | str | None".to_owned(),
            Means::MeasureBy(_) => "Fraction | int".to_owned(),
            Means::Rule => "str | None".to_owned(),
            Means::Share(_) => self.shared(field, &field.kind),
            _ => self.field(field),
        }
    }
    /// Returns the type of an answer's field as `to_dict` gives it: a record is a dict.
    pub fn plain_as(&self, field: &Field) -> String {
        fn records(types: &Types<'_>, kind: &Kind) -> Option<String> {
            match kind {
                Kind::Record(shape) if shape.sum => None,
                Kind::Record(shape) | Kind::View(shape) => {
                    let name = record_of(shape).map_or(shape.name, |r| r.name);
                    let (home, last) = split(name);
                    Some(name_from(types.here, home, &format!("_{last}Dict")))
                }
                Kind::Array(of, n) => records(types, of).map(|of| format!("tuple[{}]", vec![of; *n].join(", "))),
                Kind::List(of) => records(types, of).map(|of| format!("tuple[{of}, ...]")),
                _ => None,
            }
        }
        match field.means {
            Means::Measure(_) => self.held_as(field).replace("Fraction", "int | str"),
            Means::MeasureBy(_) if may_be_word(field) => "int | str | None".to_owned(),
            Means::MeasureBy(_) => "int | str".to_owned(),
            _ => records(self, &field.kind)
                .map_or_else(|| self.held_as(field), |plain| plain + if field.optional { " | None" } else { "" }),
        }
    }
    /// Returns the type of a chance or a mean.
    fn shared(&self, field: &Field, kind: &Kind) -> String {
        match kind {
            Kind::Array(of, n) => format!("tuple[{}]", vec![self.shared(field, of); *n].join(", ")),
            _ => name_from(self.here, "", if field.is_mean() { "Expectation" } else { "Chance" }),
        }
    }
    /// Returns the type of a question's field.
    pub fn taken(&self, kind: &Kind) -> String {
        match kind {
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide => "SupportsIndex".to_owned(),
            Kind::Flag => "bool".to_owned(),
            Kind::Text(_) => "str".to_owned(),
            Kind::Word(v) => self.word(v),
            Kind::Locus(v) => format!("{} | SupportsIndex", self.word(v)),
            Kind::Record(shape) if shape.name == "Hex" => {
                format!("{} | Sequence[SupportsIndex] | Mapping[str, object]", self.record(shape))
            }
            Kind::Record(shape) if shape.sum => "Rational | SupportsIndex | float | str".to_owned(),
            Kind::Record(shape) if !shape.written.is_empty() => {
                format!("{} | Mapping[str, object] | str", self.record(shape))
            }
            Kind::View(shape) => {
                let serving = serving(shape).map(|record| format!("{} | ", self.record(record.shape)));
                format!("{} | {}Mapping[str, object]", self.record(shape), serving.collect::<String>())
            }
            Kind::Record(shape) => format!("{} | Mapping[str, object]", self.record(shape)),
            Kind::Array(of, _) | Kind::List(of) => format!("Sequence[{}]", self.taken(of)),
        }
    }
    /// Returns the type of an answer's field.
    pub fn field(&self, field: &Field) -> String {
        match (field.means, &field.kind) {
            (Means::Item(_), Kind::Array(of, _)) => format!("tuple[{} | None, ...]", self.held(of)),
            (Means::Item(_), kind @ Kind::Int { .. }) => format!("{} | None", self.held(kind)),
            (_, kind) => format!("{}{}", self.held(kind), if field.optional { " | None" } else { "" }),
        }
    }
    pub fn held(&self, kind: &Kind) -> String {
        let none = if kind.may_be_absent() { " | None" } else { "" };
        match kind {
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide => format!("int{none}"),
            Kind::Flag => "bool".to_owned(),
            Kind::Text(_) => "str".to_owned(),
            Kind::Word(v) => self.word(v) + none,
            Kind::Locus(v) => format!("{} | int{none}", self.word(v)),
            Kind::Record(shape) if shape.sum => name_from(self.here, "", "Expectation"),
            Kind::Record(shape) | Kind::View(shape) => self.record(shape),
            Kind::Array(of, n) => format!("tuple[{}]", vec![self.held(of); *n].join(", ")),
            Kind::List(of) => format!("tuple[{}, ...]", self.held(of)),
        }
    }
    pub fn keywords(&self, fields: &[Field], all_optional: bool) -> String {
        let mut out = String::new();
        for field in fields {
            let default = match usual(field) {
                _ if all_optional => " | None = ...".to_owned(),
                None => String::new(),
                Some(default) => format!(" | None = {default}"),
            };
            let _ = writeln!(out, "    {}: {}{default},", field.name, self.taken_as(field));
        }
        out
    }
    /// Returns the type of an operation's ruling.
    pub fn ruling(&self, operation: &Operation) -> String {
        let value = match (operation.answer, operation.decides) {
            (None, _) => "None".to_owned(),
            (Some(shape), false) => self.record(shape),
            (Some(shape), true) => format!("{} | None", self.record(shape)),
        };
        let effect = operation.effects.map_or("Never".to_owned(), |shape| self.record(shape));
        format!("grognard.Ruling[{value}, {effect}]")
    }
}

/// Returns the default of a field as Python writes it; none if it is required.
pub fn usual(field: &Field) -> Option<String> {
    let text = match (&field.kind, field.usual_word()) {
        _ if field.required => return None,
        _ if field.may_be_absent() => "None".to_owned(),
        (_, Some(word)) => format!("\"{word}\""),
        (Kind::Int { .. } | Kind::Wide, _) => "0".to_owned(),
        (Kind::Flag, _) => "False".to_owned(),
        (Kind::List(_), _) => "()".to_owned(),
        _ => "None".to_owned(),
    };
    Some(text)
}
