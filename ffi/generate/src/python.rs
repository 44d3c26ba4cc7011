//! Generates the Python package: the native functions' signatures, the modules and their stubs. Every name, type and
//! sentence comes from the core's lists.

use super::batch::{self, has_batch};
use grognard_core::binding::{Operation, Record, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Means, Measure, Shape, Vocabulary, Word};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

/// Keywords of Rust that may be names of fields.
const KEPT_BY_RUST: &[&str] = &[
    "abstract", "box", "do", "enum", "final", "fn", "impl", "let", "loop", "match", "mod", "move", "mut", "override",
    "priv", "pub", "ref", "static", "struct", "trait", "type", "unsafe", "use", "virtual", "where",
];

/// A module of the package: `""`, `ocs` or `ocs.combat`.
#[derive(Default)]
struct Module {
    words: Vec<&'static Vocabulary>,
    records: Vec<&'static Record>,
    operations: Vec<&'static Operation>,
    children: Vec<String>,
}

/// All modules by their dotted names.
type Modules = BTreeMap<String, Module>;

pub(crate) fn split(name: &str) -> (&str, &str) {
    name.rsplit_once('.').unwrap_or(("", name))
}

fn system(name: &str) -> &str {
    name.split_once('.').map_or("", |(system, _)| system)
}

/// Adds the vocabularies of a kind to a module, each once.
fn gather(modules: &mut Modules, home: &str, kind: &Kind) {
    match kind {
        Kind::Word(v) | Kind::Locus(v) => {
            // The words of faults are in the package's first module, under a name of their own.
            if alike(v, FaultCode::VOCABULARY) {
                return;
            }
            let known = |m: Option<&Module>| m.is_some_and(|m| m.words.iter().any(|w| alike(w, v)));
            if !known(modules.get("")) && !known(modules.get(home)) {
                modules.entry(home.to_owned()).or_default().words.push(v);
            }
        }
        Kind::Array(of, _) | Kind::List(of) => gather(modules, home, of),
        Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag | Kind::Text(_) => {}
        Kind::Record(_) | Kind::View(_) => {}
    }
}

fn alike(one: &Vocabulary, other: &Vocabulary) -> bool {
    one.name == other.name && one.words == other.words
}

/// The modules that are written by hand.
const BY_HAND: [&str; 2] = ["analysis", "plot"];

fn modules() -> Modules {
    let mut all = Modules::from([(String::new(), Module::default())]);
    for record in grognard_core::RECORDS.iter().copied().flatten() {
        let (home, _) = split(record.name);
        all.entry(home.to_owned()).or_default().records.push(record);
        record.shape.fields.iter().for_each(|f| gather(&mut all, home, &f.kind));
    }
    for operation in grognard_core::OPERATIONS.iter().copied().flatten() {
        let (home, _) = split(operation.name);
        all.entry(home.to_owned()).or_default().operations.push(operation);
        operation.question.fields.iter().for_each(|f| gather(&mut all, system(operation.name), &f.kind));
    }
    let names: Vec<String> = all.keys().filter(|n| !n.is_empty()).cloned().collect();
    for name in names {
        let (parent, last) = split(&name);
        all.entry(parent.to_owned()).or_default().children.push(last.to_owned());
    }
    let top = all.entry(String::new()).or_default();
    top.children.extend(BY_HAND.map(str::to_owned));
    top.children.sort();
    for (name, module) in &all {
        let mut used: Vec<&str> = module.words.iter().map(|w| w.name).collect();
        used.extend(module.records.iter().map(|r| split(r.name).1));
        used.extend(module.operations.iter().map(|o| split(o.name).1));
        let count = used.len();
        used.sort_unstable();
        used.dedup();
        assert_eq!(used.len(), count, "a name stands twice in grognard.{name}");
    }
    all
}

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

struct Types<'a> {
    modules: &'a Modules,
    here: &'a str,
}

impl Types<'_> {
    fn record(&self, shape: &'static Shape) -> String {
        let name = record_of(shape).map_or(shape.name, |r| r.name);
        let (home, last) = split(name);
        name_from(self.here, home, last)
    }
    fn word(&self, v: &Vocabulary) -> String {
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
    fn taken_as(&self, field: &Field) -> String {
        fn measured(kind: &Kind) -> String {
            match kind {
                Kind::Array(of, _) | Kind::List(of) => format!("Sequence[{}]", measured(of)),
                _ => "Rational | SupportsIndex | float | str".to_owned(),
            }
        }
        match field.means {
            Means::Measure(_) => measured(&field.kind),
            Means::MeasureBy(_) => "Rational | SupportsIndex | float | str".to_owned(),
            Means::Rule => "str | SupportsIndex".to_owned(),
            _ => self.taken(&field.kind),
        }
    }
    /// Returns the type of an answer's field, a measure's too.
    fn held_as(&self, field: &Field) -> String {
        fn measured(measure: Measure, kind: &Kind) -> String {
            let words: Vec<String> = measure.words.iter().map(|word| format!("\"{word}\"")).collect();
            let words = if words.is_empty() { String::new() } else { format!(" | Literal[{}]", words.join(", ")) };
            let none = if kind.may_be_absent() { " | None" } else { "" };
            match kind {
                Kind::Array(of, n) => format!("tuple[{}]", vec![measured(measure, of); *n].join(", ")),
                Kind::List(of) => format!("tuple[{}, ...]", measured(measure, of)),
                _ => format!("Fraction{words}{none}"),
            }
        }
        match field.means {
            Means::Measure(measure) => measured(measure, &field.kind),
            Means::MeasureBy(_) => "Fraction | int".to_owned(),
            Means::Rule => "str | None".to_owned(),
            _ => self.field(field),
        }
    }
    /// Returns the type of an answer's field as `to_dict` gives it: a record is a dict.
    fn plain_as(&self, field: &Field) -> String {
        fn records(types: &Types<'_>, kind: &Kind) -> Option<String> {
            match kind {
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
        records(self, &field.kind).unwrap_or_else(|| self.held_as(field))
    }
    /// Returns the type of a question's field.
    fn taken(&self, kind: &Kind) -> String {
        match kind {
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide => "SupportsIndex".to_owned(),
            Kind::Flag => "bool".to_owned(),
            Kind::Text(_) => "str".to_owned(),
            Kind::Word(v) => self.word(v),
            Kind::Locus(v) => format!("{} | SupportsIndex", self.word(v)),
            Kind::Record(shape) | Kind::View(shape) => format!("{} | Mapping[str, object]", self.record(shape)),
            Kind::Array(of, _) | Kind::List(of) => format!("Sequence[{}]", self.taken(of)),
        }
    }
    /// Returns the type of an answer's field.
    fn field(&self, field: &Field) -> String {
        match (field.means, &field.kind) {
            (Means::Item(_), Kind::Array(of, _)) => format!("tuple[{} | None, ...]", self.held(of)),
            (Means::Item(_), kind @ Kind::Int { .. }) => format!("{} | None", self.held(kind)),
            (_, kind) => self.held(kind),
        }
    }
    fn held(&self, kind: &Kind) -> String {
        let none = if kind.may_be_absent() { " | None" } else { "" };
        match kind {
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide => format!("int{none}"),
            Kind::Flag => "bool".to_owned(),
            Kind::Text(_) => "str".to_owned(),
            Kind::Word(v) => self.word(v) + none,
            Kind::Locus(v) => format!("{} | int{none}", self.word(v)),
            Kind::Record(shape) | Kind::View(shape) => self.record(shape),
            Kind::Array(of, n) => format!("tuple[{}]", vec![self.held(of); *n].join(", ")),
            Kind::List(of) => format!("tuple[{}, ...]", self.held(of)),
        }
    }
    fn keywords(&self, fields: &[Field], all_optional: bool) -> String {
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
    fn ruling(&self, operation: &Operation) -> String {
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
fn usual(field: &Field) -> Option<String> {
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

pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn kind_in_words(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, max } | Kind::Said { min, max } => format!("int, {min} to {max}"),
        Kind::Wide => format!("int, 0 to {}", u64::MAX),
        Kind::Flag => "bool".to_owned(),
        Kind::Text(most) => format!("str of at most {most} bytes"),
        Kind::Word(v) => v.name.to_owned(),
        Kind::Locus(v) => format!("{} or int, 1 to 32767", v.name),
        Kind::Record(shape) | Kind::View(shape) => shape.name.to_owned(),
        Kind::Array(of, n) => format!("{n} times {}", kind_in_words(of)),
        Kind::List(of) => format!("list of {}", kind_in_words(of)),
    }
}

/// Describes a measure: its unit, its range, and the parts of which it is a whole number.
fn measured(measure: Measure, kind: &Kind) -> String {
    let (min, max) = match kind {
        Kind::Int { min, max } | Kind::Said { min, max } => (*min, *max),
        Kind::Array(of, n) => return format!("{n} times {}", measured(measure, of)),
        Kind::List(of) => return format!("list of {}", measured(measure, of)),
        _ => (0, 0),
    };
    let parts = if measure.parts == 1 { String::new() } else { format!(", multiples of 1/{}", measure.parts) };
    let words: String = measure.words.iter().map(|word| format!(", or '{word}'")).collect();
    let (low, high) = (measure.shown(min), measure.shown(measure.most(max)));
    format!("Fraction in {}, {low} to {high}{parts}{words}", measure.unit)
}

/// Returns a field as a line of a docstring.
pub(crate) fn field_line(field: &Field) -> String {
    let need = match (field.required, field.may_be_absent(), field.usual_word(), &field.kind) {
        (true, ..) => ", required".to_owned(),
        (_, true, ..) => ", default None".to_owned(),
        (.., Some(word), _) => format!(", default '{word}'"),
        (.., Kind::Int { .. } | Kind::Wide) => ", default 0".to_owned(),
        (.., Kind::Flag) => ", default False".to_owned(),
        _ => String::new(),
    };
    let of = match field.means {
        Means::Measure(measure) => measured(measure, &field.kind),
        Means::MeasureBy(word) => format!("Fraction or int in the unit of `{word}`"),
        _ => kind_in_words(&field.kind),
    };
    format!("{}: {} ({of}{need})", field.name, one_line(field.doc))
}

const RUST_HEAD: &str = "//! Signatures of operations: generated by `cargo run -p grognard-generate`, not to be edited.
#![allow(clippy::too_many_arguments, reason = \"a question has as many fields as it has\")]

use crate::operation::{Given, ask, place};
use crate::ruling::Ruling;
use pyo3::prelude::*;

";

/// Returns the signatures, one file for each chapter, and the code that adds them to their modules in the order of the
/// operations.
fn rust(modules: &Modules) -> Vec<(PathBuf, String)> {
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    let mut table = String::new();
    let all: Vec<&Operation> = grognard_core::OPERATIONS.iter().copied().flatten().collect();
    for operation in &all {
        let (home, name) = split(operation.name);
        let full = operation.name;
        let function = full.replace('.', "_");
        let out = files.entry(home).or_insert_with(|| RUST_HEAD.to_owned());
        let identifiers: Vec<String> = (operation.question.fields.iter())
            .map(|f| if KEPT_BY_RUST.contains(&f.name) { format!("r#{}", f.name) } else { f.name.to_owned() })
            .collect();
        let _ = writeln!(out, "/// {}\n///", one_line(operation.doc));
        for field in operation.question.fields {
            let _ = writeln!(out, "/// {}", field_line(field));
        }
        let (mut given, mut shown, mut taken, mut pairs) = (String::new(), String::new(), String::new(), String::new());
        for (field, id) in operation.question.fields.iter().zip(&identifiers) {
            let _ = write!(given, ", {id}=Given::NOT");
            // What is required has no default: Python's `...` stands for it, since a mapping may say it instead.
            let default = usual(field).unwrap_or_else(|| "...".to_owned()).replace('"', "'");
            let _ = write!(shown, ", {}={default}", field.name);
            let _ = writeln!(taken, "    {id}: Given<'_, 'py>,");
            let _ = writeln!(pairs, "        (\"{}\", &{id}),", field.name);
        }
        let _ = write!(
            out,
            "#[pyfunction]
#[pyo3(name = \"{name}\", signature = (question=Given::NOT, /, *, trail=Given::NOT{given}))]
#[pyo3(text_signature = \"(question=None, /, *, trail=False{shown})\")]
pub fn {function}<'py>(
    py: Python<'py>,
    question: Given<'_, 'py>,
    trail: Given<'_, 'py>,
{taken}) -> PyResult<Ruling> {{
    let fields = [
{pairs}    ];
    ask(py, const {{ place(\"{full}\") }}, &question, &trail, &fields)
}}

"
        );
        let _ = writeln!(
            table,
            "    let function = wrap_pyfunction!({}::{function}, made.module(\"{home}\")?)?;\n    made.add(\"{}\", function)?;",
            home.replace('.', "::"),
            operation.name
        );
    }
    let homes = modules.iter().filter(|(_, m)| !m.operations.is_empty()).count();
    let mut chapters: BTreeMap<&str, String> = BTreeMap::new();
    for (system, chapter) in files.keys().filter_map(|home| home.split_once('.')) {
        let _ = writeln!(chapters.entry(system).or_default(), "    pub mod {chapter};");
    }
    let chapters: String =
        chapters.iter().map(|(system, list)| format!("/// Of this system.\nmod {system} {{\n{list}}}\n")).collect();
    let whole = format!(
        "//! The operations: generated by `cargo run -p grognard-generate`, not to be edited.\n\n\
         use crate::operation::Made;\nuse pyo3::prelude::*;\n\n{chapters}\n\
         /// Makes every operation's function, {} in {homes} modules.\npub fn make(made: &mut Made<'_>) -> PyResult<()> {{\n{table}    Ok(())\n}}\n",
        all.len()
    );
    let mut out = vec![(PathBuf::from("python/src/generated/mod.rs"), super::formatted(&whole))];
    for (home, text) in files {
        out.push((
            PathBuf::from(format!("python/src/generated/{}.rs", home.replace('.', "/"))),
            super::formatted(&text),
        ));
    }
    out
}

const MARK: &str = "# Generated by `cargo run -p grognard-generate`, not to be edited.\n";

fn literal(v: &Vocabulary) -> String {
    let words: Vec<String> = v.words.iter().map(|w| format!("\"{w}\"")).collect();
    let line = format!("{}: TypeAlias = Literal[{}]", v.name, words.join(", "));
    if line.len() <= 120 {
        line
    } else {
        format!("{}: TypeAlias = Literal[\n    {},\n]", v.name, words.join(",\n    "))
    }
}

fn title(name: &str) -> String {
    match name {
        "" => "Rules of wargames: each operation answers a question and cites the paragraphs that decide.".to_owned(),
        name => format!("The operations of `{name}`."),
    }
}

/// The names of the package's first module apart from the lists.
const TOP: &[&str] = &[
    "Dice",
    "Distribution",
    "Fault",
    "FaultWord",
    "Record",
    "Ruling",
    "TypeFault",
    "batch",
    "chance",
    "chance_units",
    "chart",
    "charts",
    "distribution",
    "fault_codes",
    "fractions",
    "measure",
    "mixed",
    "operation",
    "operations",
    "rule",
    "rule_id",
    "rule_number",
    "sentence",
    "vocabularies",
    "words",
];

fn exported(name: &str, module: &Module) -> String {
    let mut names: Vec<String> = module.words.iter().map(|w| w.name.to_owned()).collect();
    names.extend(module.records.iter().map(|r| split(r.name).1.to_owned()));
    for operation in &module.operations {
        let last = split(operation.name).1;
        names.push(last.to_owned());
        if has_batch(operation) {
            names.push(format!("{last}_batch"));
        }
    }
    names.extend(module.children.iter().cloned());
    if name.is_empty() {
        names.extend(TOP.iter().map(|n| (*n).to_owned()));
    }
    names.sort();
    let list: String = names.iter().map(|n| format!("    \"{n}\",\n")).collect();
    format!("__all__ = [\n{list}]\n")
}

fn source(name: &str, module: &Module) -> String {
    let mut out = format!("\"\"\"{}\"\"\"\n\n{MARK}\nfrom __future__ import annotations\n\n", title(name));
    if !module.words.is_empty() {
        out.push_str("from typing import Literal, TypeAlias\n\n");
    }
    if name.is_empty() {
        out.push_str("from . import _native\nfrom ._batch import batch\nfrom ._distribution import Distribution, distribution\nfrom ._fault import Fault, TypeFault\nfrom ._native import (\n    Dice,\n    Record,\n    Ruling,\n    __version__,\n    chart,\n    charts,\n    fault_codes,\n    operation,\n    operations,\n    rule,\n    rule_id,\n    rule_number,\n    sentence,\n    vocabularies,\n    words,\n)\nfrom ._numbers import chance, chance_units, fractions, measure, mixed\n\n");
    } else {
        let batches = if module.operations.iter().any(|o| has_batch(o)) { "_batch, " } else { "" };
        let _ = write!(out, "from grognard import {batches}_native\n\n");
    }
    if name.is_empty() {
        let _ = writeln!(out, "{}", literal(FaultCode::VOCABULARY).replace(FaultCode::VOCABULARY.name, "FaultWord"));
    }
    for v in &module.words {
        let _ = writeln!(out, "{}", literal(v));
    }
    if !module.words.is_empty() {
        out.push('\n');
    }
    for record in &module.records {
        let _ = writeln!(out, "{} = _native.record(\"{}\")", split(record.name).1, record.name);
    }
    for operation in &module.operations {
        let last = split(operation.name).1;
        let _ = writeln!(out, "{last} = _native.operation(\"{}\")", operation.name);
    }
    module.operations.iter().filter(|o| has_batch(o)).for_each(|o| out.push_str(&batch::source(o)));
    if !module.children.is_empty() {
        let _ = write!(out, "\nfrom . import {}  # noqa: E402\n", module.children.join(", "));
    }
    let _ = write!(out, "\n{}", exported(name, module));
    out
}

fn record_stub(out: &mut String, types: &Types<'_>, record: &Record) {
    let name = split(record.name).1;
    let _ = writeln!(out, "class _{name}Dict(TypedDict):");
    for field in record.shape.fields {
        let _ = writeln!(out, "    {}: {}", field.name, types.plain_as(field));
    }
    out.push('\n');
    let _ = write!(out, "@final\nclass {name}(grognard.Record):\n    \"\"\"{}\"\"\"\n\n", one_line(record.shape.doc));
    let arguments = types.keywords(record.shape.fields, false).replace("    ", "        ");
    let optional = types.keywords(record.shape.fields, true).replace("    ", "        ");
    let match_args: Vec<String> = record.shape.fields.iter().map(|f| format!("Literal[\"{}\"]", f.name)).collect();
    let _ = write!(out, "    __match_args__: ClassVar[tuple[\n        {},\n    ]]\n", match_args.join(",\n        "));
    for field in record.shape.fields {
        let _ = writeln!(out, "    @property\n    def {}(self) -> {}:", field.name, types.held_as(field));
        let usual = field.usual_word().map_or(String::new(), |word| format!(" Default: '{word}'."));
        let _ = writeln!(out, "        \"\"\"{}{usual}\"\"\"", one_line(field.doc));
    }
    if record.shape.sum {
        out.push_str("    def __float__(self) -> float: ...\n");
    }
    let _ = write!(
        out,
        "    @overload\n    def __new__(\n        cls,\n        mapping: None = None,\n        /,\n        *,\n{arguments}    ) -> Self: ...\n"
    );
    let _ = write!(
        out,
        "    @overload\n    def __new__(\n        cls,\n        mapping: {name} | Mapping[str, object],\n        /,\n        *,\n{optional}    ) -> Self: ...\n"
    );
    for method in ["to_dict", "_asdict"] {
        let _ = writeln!(out, "    def {method}(self) -> _{name}Dict: ...");
    }
    for method in ["replace", "__replace__"] {
        let _ = write!(out, "    def {method}(\n        self,\n        /,\n        *,\n{optional}    ) -> Self: ...\n");
    }
    out.push('\n');
}

fn operation_stub(out: &mut String, types: &Types<'_>, operation: &Operation) {
    let name = split(operation.name).1;
    let (asked, extra) = (operation.question.fields, types.ruling(operation));
    let _ = write!(
        out,
        "@overload\ndef {name}(\n    question: None = None,\n    /,\n    *,\n    trail: bool = ...,\n{}) -> {extra}:\n    \"\"\"{}\"\"\"\n\n",
        types.keywords(asked, false),
        one_line(operation.doc)
    );
    let _ = write!(
        out,
        "@overload\ndef {name}(\n    question: Mapping[str, object],\n    /,\n    *,\n    trail: bool = ...,\n{}) -> {extra}: ...\n",
        types.keywords(asked, true)
    );
    if has_batch(operation) {
        out.push_str(&batch::stub(operation, &|field| types.taken_as(field)));
    }
}

fn stub(modules: &Modules, name: &str, module: &Module) -> String {
    let types = Types { modules, here: name };
    let mut body = String::new();
    if name.is_empty() {
        let _ = writeln!(body, "{}", literal(FaultCode::VOCABULARY).replace(FaultCode::VOCABULARY.name, "FaultWord"));
    }
    for v in &module.words {
        let _ = write!(body, "{}\n\"\"\"{}\"\"\"\n", literal(v), one_line(v.doc));
    }
    body.push('\n');
    module.records.iter().for_each(|r| record_stub(&mut body, &types, r));
    module.operations.iter().for_each(|o| operation_stub(&mut body, &types, o));
    let mut out = format!("\"\"\"{}\"\"\"\n\n{MARK}\n", title(name));
    let mut abc = Vec::new();
    for needed in ["Mapping", "Sequence"] {
        if body.contains(&format!("{needed}[")) {
            abc.push(needed);
        }
    }
    if !abc.is_empty() {
        let _ = writeln!(out, "from collections.abc import {}", abc.join(", "));
    }
    let typing: Vec<&str> =
        (["ClassVar", "Literal", "Never", "Self", "SupportsIndex", "TypeAlias", "TypedDict", "final", "overload"]
            .into_iter())
        .filter(|t| body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == *t))
        .collect();
    let word = |w: &str| body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == w);
    for (home, class) in [("fractions", "Fraction"), ("numbers", "Rational")] {
        if word(class) {
            let _ = writeln!(out, "from {home} import {class}");
        }
    }
    let _ = write!(out, "from typing import {}\n\n", typing.join(", "));
    if name.is_empty() {
        body = body.replace("grognard.Record", "Record");
        out.push_str("from ._batch import batch as batch\nfrom ._distribution import Distribution as Distribution, distribution as distribution\nfrom ._fault import Fault as Fault, TypeFault as TypeFault\nfrom ._native import (\n    Dice as Dice,\n    Record as Record,\n    Ruling as Ruling,\n    __version__ as __version__,\n    chart as chart,\n    charts as charts,\n    fault_codes as fault_codes,\n    operation as operation,\n    operations as operations,\n    rule as rule,\n    rule_id as rule_id,\n    rule_number as rule_number,\n    sentence as sentence,\n    vocabularies as vocabularies,\n    words as words,\n)\nfrom ._numbers import chance as chance, chance_units as chance_units, fractions as fractions, measure as measure, mixed as mixed\n");
    } else {
        out.push_str("import grognard\n");
        if module.operations.iter().any(|o| has_batch(o)) {
            out.push_str("import grognard._batch\nimport numpy\nfrom numpy.typing import NDArray\n");
        }
        if module.records.is_empty() {
            let _ = writeln!(out, "import grognard.{}", system(&format!("{name}.")));
        }
    }
    for child in &module.children {
        let _ = writeln!(out, "from . import {child} as {child}");
    }
    let _ = write!(out, "\n{}\n{}", exported(name, module), body.trim_end());
    out.push('\n');
    out
}

/// What `stubtest` cannot see: that a `Literal` of several words is what it takes for a union, that only the package
/// itself derives from `Record`, that each class has a `replace` with arguments of its own, and that types of other
/// libraries are imported for type checkers alone.
fn allowed(modules: &Modules) -> String {
    let mut out = MARK.to_owned();
    out.push_str("grognard._native.Record\ngrognard._native.Record.__replace__\ngrognard._native.Record.replace\ngrognard._batch.Column\ngrognard._batch.Whole\ngrognard._batch.pandas\ngrognard._batch.pyarrow\ngrognard._distribution.icepool\ngrognard._distribution.pandas\ngrognard.plot.pandas\ngrognard.FaultWord\n");
    for (name, module) in modules {
        let home = if name.is_empty() { "grognard".to_owned() } else { format!("grognard.{name}") };
        module.words.iter().for_each(|v| _ = writeln!(out, "{home}.{}", v.name));
    }
    out
}

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let modules = modules();
    let mut all = vec![(PathBuf::from("tests/generated/stubtest-allowed.txt"), allowed(&modules))];
    all.extend(rust(&modules));
    for (name, module) in &modules {
        let path = name.replace('.', "/");
        let place = if module.children.is_empty() { path } else { format!("{path}/__init__") };
        let place = place.trim_start_matches('/');
        all.push((PathBuf::from(format!("python/grognard/{place}.py")), source(name, module)));
        all.push((PathBuf::from(format!("python/grognard/{place}.pyi")), stub(&modules, name, module)));
    }
    all
}
