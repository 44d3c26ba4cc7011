//! What writes the annotations of records, words and operations.

use super::texts::{RETURNS, SYSTEM};
use grognard_core::binding::{Operation, Record, record_of};
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Whole};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

#[derive(Default)]
pub(super) struct Emitter {
    /// The text of each system's file; that of no system under an empty name.
    pub(super) files: BTreeMap<String, String>,
    /// The system of the text that is being written.
    pub(super) system: String,
    pub(super) vocabularies: Vec<&'static Vocabulary>,
    pub(super) tables: BTreeSet<String>,
}

/// Returns the system of a dotted name; empty for a record of no system.
pub(super) fn system(name: &str) -> String {
    name.split_once('.').map_or_else(String::new, |(system, _)| system.to_owned())
}

/// Returns a text on one line.
pub(super) fn line(doc: &str) -> String {
    doc.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Emitter {
    /// The file that is being written.
    pub(super) fn out(&mut self) -> &mut String {
        self.files.entry(self.system.clone()).or_insert_with(|| SYSTEM.to_owned())
    }
    pub(super) fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let out = self.out();
        out.write_fmt(text).expect("a text grows");
        out.push('\n');
    }
    pub(super) fn doc(&mut self, doc: &str) {
        for text in doc.lines() {
            self.put(format_args!("---{}", text.trim()));
        }
    }

    /// Returns the name of a vocabulary with its system, since two systems may use one name.
    pub(super) fn alias(&mut self, v: &'static Vocabulary) -> String {
        if !self.vocabularies.iter().any(|known| (known.module, known.name) == (v.module, v.name)) {
            self.vocabularies.push(v);
        }
        match v.system() {
            "" => v.name.to_owned(),
            system => format!("{system}.{}", v.name),
        }
    }
    pub(super) fn vocabulary(&mut self, name: &str, v: &'static Vocabulary) {
        self.put(format_args!(""));
        self.doc(v.doc);
        self.put(format_args!("---@alias grognard.{name}"));
        for (word, doc) in v.words.iter().zip(v.docs) {
            self.put(format_args!("---| \"{word}\" # {}", line(doc)));
        }
    }
    pub(super) fn vocabularies_of(&mut self, kind: &Kind) {
        match kind {
            Kind::Word(v) | Kind::Locus(v) => {
                let known = self.vocabularies.len();
                let name = self.alias(v);
                if self.vocabularies.len() > known {
                    let now = std::mem::replace(&mut self.system, v.system().to_owned());
                    self.vocabulary(&name, v);
                    self.system = now;
                }
                v.codes.iter().copied().flatten().for_each(|of| self.vocabularies_of(&Kind::Word(of)));
            }
            Kind::Array(of, _) | Kind::List(of) => self.vocabularies_of(of),
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag | Kind::Text(_) => {}
            Kind::Record(_) | Kind::View(_) => {}
        }
    }

    /// The type of a field of an answer: as a table, or as a parsed record.
    pub(super) fn type_out(&mut self, kind: &Kind, parsed: bool) -> String {
        match kind {
            Kind::Int { .. } | Kind::Said { .. } => "integer".to_owned(),
            Kind::Wide => "grognard.Wide".to_owned(),
            Kind::Flag => "boolean".to_owned(),
            Kind::Text(_) => "string".to_owned(),
            Kind::Word(v) => format!("grognard.{}", self.alias(v)),
            Kind::Locus(v) => format!("grognard.{}|integer", self.alias(v)),
            Kind::Record(shape) | Kind::View(shape) => named(shape, if parsed { "" } else { ".Table" }),
            Kind::Array(of, _) | Kind::List(of) => match &**of {
                Kind::Locus(_) => format!("({})[]", self.type_out(of, parsed)),
                of => format!("{}[]", self.type_out(of, parsed)),
            },
        }
    }
    /// The type of a field of a question: tables and parsed records.
    pub(super) fn type_in(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Record(shape) if shape.name == "Hex" => {
                format!("{}|{}|integer[]", named(shape, ""), named(shape, ".Fields"))
            }
            Kind::Record(shape) | Kind::View(shape) => format!("{}|{}", named(shape, ""), named(shape, ".Fields")),
            Kind::Array(of, _) | Kind::List(of) => match &**of {
                Kind::Record(shape) => {
                    let (parsed, fields) = (named(shape, ""), named(shape, ".Fields"));
                    format!("({parsed}|{fields})[]|grognard.List<{parsed}>")
                }
                Kind::Locus(_) => format!("({})[]", self.type_in(of)),
                of => format!("{}[]", self.type_in(of)),
            },
            _ => self.type_out(kind, false),
        }
    }
    pub(super) fn fields_out(&mut self, fields: &[Field], parsed: bool) {
        for field in fields {
            let kind = measured(field).or_else(|| counted(field)).unwrap_or_else(|| self.type_out(&field.kind, parsed));
            let optional = if field.optional || field.kind.may_be_absent() { "?" } else { "" };
            self.put(format_args!("---@field {}{optional} {kind} {}", field.name, line(field.doc)));
        }
    }
    pub(super) fn fields_in(&mut self, fields: &[Field]) {
        for field in fields {
            let optional = if field.required { "" } else { "?" };
            let kind = measured(field).unwrap_or_else(|| self.type_in(&field.kind));
            let usual = match (&field.kind, field.usual_word()) {
                (_, Some(word)) => format!(" Default: \"{word}\"."),
                _ if field.required || field.may_be_absent() => String::new(),
                (Kind::Int { .. } | Kind::Wide, _) if field.when_needed => String::new(),
                (Kind::Int { .. } | Kind::Wide, _) => " Default: 0.".to_owned(),
                (Kind::Flag, _) => " Default: false.".to_owned(),
                _ => String::new(),
            };
            self.put(format_args!(
                "---@field {}{optional} {kind} {}{usual}",
                field.name,
                line(&crate::documented(field))
            ));
        }
    }

    /// Writes the tables along a dotted name.
    pub(super) fn tables_of(&mut self, name: &str) {
        for (end, _) in name.match_indices('.') {
            let table = &name[..end];
            if self.tables.insert(table.to_owned()) {
                self.put(format_args!("\ngrognard.{table} = {{}}"));
            }
        }
    }

    pub(super) fn record(&mut self, record: &Record) {
        for field in record.shape.fields {
            self.vocabularies_of(&field.kind);
        }
        let name = format!("grognard.{}", record.name);
        self.tables_of(record.name);
        self.put(format_args!(""));
        self.doc(record.shape.doc);
        self.put(format_args!(
            "---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it."
        ));
        self.put(format_args!("---@class {name}: userdata"));
        self.fields_out(record.shape.fields, true);
        self.put(format_args!("\n---{}\n---@class {name}.Table: {name}.Fields", line(record.shape.doc)));
        self.fields_out(record.shape.fields, false);
        if record.name == "Step" {
            self.put(format_args!("\n---A step of an answer's trail, with the citation of its rule."));
            self.put(format_args!("---@class {name}.Cited: {name}.Table\n---@field rule string The rule's id."));
        }
        self.put(format_args!("\n---{}\n---@class {name}.Fields", line(record.shape.doc)));
        self.fields_in(record.shape.fields);
        if !record.shape.printed.is_empty() {
            let text = record.shape.printed;
            self.put(format_args!(
                "---@field counter? string What the counter prints, in place of the fields: \"{text}\"."
            ));
        }
        self.put(format_args!("\n---Parses a record once. The result is accepted wherever its table is."));
        self.put(format_args!("---@param fields {name}.Fields"));
        self.put(format_args!("---@return {name}? parsed"));
        self.out().push_str(RETURNS);
        self.put(format_args!("---@overload fun(fields: {name}): {name}\nfunction {name}(fields) end"));
    }

    pub(super) fn operation(&mut self, operation: &Operation) {
        for field in operation.question.fields {
            self.vocabularies_of(&field.kind);
        }
        let name = format!("grognard.{}", operation.name);
        self.tables_of(operation.name);
        self.put(format_args!("\n---{}\n---@class {name}.Question", line(operation.question.doc)));
        self.fields_in(operation.question.fields);
        for (class, parsed) in [("Answer", false), ("RawAnswer", true)] {
            let form = if parsed { "" } else { ".Table" };
            self.put(format_args!("\n---@class {name}.{class}"));
            if operation.decides {
                self.put(format_args!("---@field verdict \"allowed\"|\"forbidden\" The verdict."));
            }
            if let Some(shape) = operation.answer {
                let (optional, when) = if operation.decides { ("?", ", if allowed") } else { ("", "") };
                self.put(format_args!("---@field value{optional} {} The value{when}.", named(shape, form)));
            }
            self.put(format_args!("---@field cites string[] The rules that decided it."));
            if let Some(shape) = operation.effects {
                let what =
                    if operation.list == "effects" { "The effects, in order." } else { "The rows of the answer." };
                self.put(format_args!("---@field {} {}[] {what}", operation.list, named(shape, form)));
            }
            self.put(format_args!("---@field trail? grognard.Step.Cited[] The steps, if requested."));
        }
        self.put(format_args!("\n---{}", line(operation.doc)));
        let may_be_absent = if operation.question.fields.iter().any(|f| f.required) { "" } else { "?" };
        self.put(format_args!(
            "---@param question{may_be_absent} {name}.Question\n---@param options? grognard.Options"
        ));
        self.put(format_args!("---@return {name}.Answer? answer"));
        self.out().push_str(RETURNS);
        self.put(format_args!(
            "---@overload fun(question: {name}.Question, options: grognard.RawOptions): {name}.RawAnswer?, string?, grognard.FaultCode?, string?"
        ));
        self.put(format_args!("function {name}(question, options) end"));
    }
}

/// Returns the type of a measure or a chance.
pub(super) fn measured(field: &Field) -> Option<String> {
    match (field.means, &field.kind) {
        (Means::Measure(_), Kind::Array(..) | Kind::List(_)) => Some("grognard.Measure[]".to_owned()),
        (Means::Measure(_) | Means::MeasureBy(_), _) => Some("grognard.Measure".to_owned()),
        (Means::Share(Whole::CHANCE), _) => Some("grognard.Chance".to_owned()),
        _ => None,
    }
}

/// Returns the type of a count of cases in an answer, or of a record that is one number.
pub(super) fn counted(field: &Field) -> Option<String> {
    match (field.means, &field.kind) {
        (Means::Share(Whole::Fixed(1)), _) => None,
        (Means::Share(_), Kind::Array(..)) => Some("grognard.Chance[]".to_owned()),
        (Means::Share(_), _) => Some("grognard.Chance".to_owned()),
        (_, Kind::Record(shape)) if shape.sum => Some("grognard.Chance".to_owned()),
        _ => None,
    }
}

/// Returns the class of a record in one of its forms.
pub(super) fn named(shape: &Shape, form: &str) -> String {
    format!("grognard.{}{form}", record_of(shape).map_or(shape.name, |r| r.name))
}
