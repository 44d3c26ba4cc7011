//! Generates the Python package: the native functions' signatures, the modules and their stubs. Every name, type and
//! sentence comes from the core's lists.

mod games;
mod native;
mod types;

use super::batch::{self, has_batch};
use grognard_core::binding::game::GameKind;
use grognard_core::binding::{Operation, Record};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Means, Measure, Shape, Vocabulary, Word};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use types::Types;

/// A module of the package: `""`, `ocs` or `ocs.combat`.
#[derive(Default)]
struct Module {
    words: Vec<&'static Vocabulary>,
    records: Vec<&'static Record>,
    operations: Vec<&'static Operation>,
    games: Vec<&'static GameKind>,
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
    for game in grognard_core::GAMES {
        let (home, _) = split(game.name);
        all.entry(home.to_owned()).or_default().games.push(game);
        let fields = game.verbs.iter().flat_map(|verb| verb.described()).chain(game.setup.shape.fields);
        fields.chain(game.chances.shape.fields).for_each(|f| gather(&mut all, home, &f.kind));
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
        used.extend(module.games.iter().map(|g| split(g.name).1));
        let count = used.len();
        used.sort_unstable();
        used.dedup();
        assert_eq!(used.len(), count, "a name stands twice in grognard.{name}");
    }
    all
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
fn measured(measure: Measure, kind: &Kind) -> String {
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
fn shared(field: &Field, kind: &Kind) -> String {
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
        (_, true, ..) if field.doc.contains("equired") => String::new(),
        (_, true, ..) => ", default None".to_owned(),
        (.., Some(word), _) => format!(", default '{word}'"),
        (.., Kind::Int { .. } | Kind::Wide) if field.doc.contains("equired") => String::new(),
        (.., Kind::Int { .. } | Kind::Wide) => ", default 0".to_owned(),
        (.., Kind::Flag) => ", default False".to_owned(),
        _ => String::new(),
    };
    let of = match field.means {
        Means::Measure(measure) => measured(measure, &field.kind),
        Means::MeasureBy(word) => format!("Fraction or int in the unit of `{word}`"),
        Means::Share(_) => shared(field, &field.kind),
        Means::Item(item) if item.is_unit() => {
            format!("{}, or its index where no unit has an id", kind_in_words(&field.kind))
        }
        _ => kind_in_words(&field.kind),
    };
    format!("{}: {} ({of}{need})", field.name, one_line(field.doc))
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
    "Chance",
    "Dice",
    "Distribution",
    "Expectation",
    "Fault",
    "FaultWord",
    "Hexes",
    "Record",
    "Ruling",
    "TypeFault",
    "batch",
    "chance",
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
    names.extend(module.games.iter().map(|g| split(g.name).1.to_owned()));
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
        out.push_str("from . import _native\nfrom ._batch import batch\nfrom ._distribution import Distribution, distribution\nfrom ._fault import Fault, TypeFault\nfrom ._hexes import Hexes\nfrom ._native import (\n    Dice,\n    Record,\n    Ruling,\n    __version__,\n    chart,\n    charts,\n    fault_codes,\n    operation,\n    operations,\n    rule,\n    rule_id,\n    rule_number,\n    sentence,\n    vocabularies,\n    words,\n)\nfrom ._numbers import Chance, Expectation, chance, fractions, measure, mixed\n\n");
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
    for game in &module.games {
        let _ = writeln!(out, "{} = _native.game(\"{}\")", split(game.name).1, game.name);
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
    // What the module takes from others is no part of it.
    let more = if name.is_empty() { "[*__all__, \"__version__\"]" } else { "list(__all__)" };
    let _ = write!(out, "\n\ndef __dir__() -> list[str]:\n    return {more}\n");
    out
}

/// Returns whether records of a shape are items of a board's list.
fn stands(shape: &Shape) -> bool {
    let lists = grognard_core::RECORDS.iter().copied().flatten().flat_map(|record| record.shape.fields);
    lists.filter(|list| list.ordered).any(|list| match list.kind {
        Kind::List(Kind::Record(item)) => core::ptr::eq(*item, shape),
        _ => false,
    })
}

/// Returns the type of a field; the parts of a sum are parts of an expected number.
fn numbers(shape: &Shape, of: String) -> String {
    if shape.sum { of.replace("Chance", "Expectation") } else { of }
}

fn record_stub(out: &mut String, types: &Types<'_>, record: &Record) {
    let more = match record.shape {
        shape if shape.sum => " | Rational | SupportsIndex | float | str",
        shape if !shape.written.is_empty() => " | str",
        _ => "",
    };
    let name = split(record.name).1;
    let _ = writeln!(out, "class _{name}Dict(TypedDict):");
    for field in record.shape.fields {
        // What was made without its hex has none.
        let none = if field.name == "hex" && !field.required && stands(record.shape) { " | None" } else { "" };
        let _ = writeln!(out, "    {}: {}{none}", field.name, numbers(record.shape, types.plain_as(field)));
    }
    out.push('\n');
    let _ = write!(out, "@final\nclass {name}(grognard.Record):\n    \"\"\"{}\"\"\"\n\n", one_line(record.shape.doc));
    let arguments = types.keywords(record.shape.fields, false).replace("    ", "        ");
    let optional = types.keywords(record.shape.fields, true).replace("    ", "        ");
    // What a counter prints is given, and never shown.
    let counter = if record.shape.printed.is_empty() { "" } else { "        counter: str | None = ...,\n" };
    let arguments = arguments + counter;
    let match_args: Vec<String> = record.shape.fields.iter().map(|f| format!("Literal[\"{}\"]", f.name)).collect();
    let _ = write!(out, "    __match_args__: ClassVar[tuple[\n        {},\n    ]]\n", match_args.join(",\n        "));
    for field in record.shape.fields {
        let _ = writeln!(
            out,
            "    @property\n    def {}(self) -> {}:",
            field.name,
            numbers(record.shape, types.held_as(field))
        );
        let usual = field.usual_word().map_or(String::new(), |word| format!(" Default: '{word}'."));
        let _ = writeln!(out, "        \"\"\"{}{usual}\"\"\"", one_line(field.doc));
    }
    let _ = write!(
        out,
        "    @overload\n    def __new__(\n        cls,\n        mapping: None = None,\n        /,\n        *,\n{arguments}    ) -> Self: ...\n"
    );
    let _ = write!(
        out,
        "    @overload\n    def __new__(\n        cls,\n        mapping: {name} | Mapping[str, object]{more},\n        /,\n        *,\n{optional}    ) -> Self: ...\n"
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
    module.games.iter().for_each(|g| games::stub(&mut body, &types, g));
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
        out.push_str("from ._batch import batch as batch\nfrom ._distribution import Distribution as Distribution, distribution as distribution\nfrom ._fault import Fault as Fault, TypeFault as TypeFault\nfrom ._hexes import Hexes as Hexes\nfrom ._native import (\n    Dice as Dice,\n    Record as Record,\n    Ruling as Ruling,\n    __version__ as __version__,\n    chart as chart,\n    charts as charts,\n    fault_codes as fault_codes,\n    operation as operation,\n    operations as operations,\n    rule as rule,\n    rule_id as rule_id,\n    rule_number as rule_number,\n    sentence as sentence,\n    vocabularies as vocabularies,\n    words as words,\n)\nfrom ._numbers import Chance as Chance, Expectation as Expectation, chance as chance, fractions as fractions, measure as measure, mixed as mixed\n");
    } else {
        out.push_str("import grognard\n");
        if !module.games.is_empty() {
            out.push_str("import grognard._native\n");
        }
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
    let _ = write!(out, "\n{}\ndef __dir__() -> list[str]: ...\n\n{}", exported(name, module), body.trim_end());
    out.push('\n');
    out
}

/// What `stubtest` cannot see: that a `Literal` of several words is what it takes for a union, that only the package
/// itself derives from `Record`, that each class has a `replace` with arguments of its own, that types of other libraries
/// are imported for type checkers alone, and that the orders of a game are methods and its parts properties.
fn allowed(modules: &Modules) -> String {
    let mut out = MARK.to_owned();
    out.push_str("grognard._native.Record\ngrognard._native.Record.__replace__\ngrognard._native.Record.replace\ngrognard._batch.Column\ngrognard._batch.Whole\ngrognard._batch.pandas\ngrognard._batch.pyarrow\ngrognard._distribution.icepool\ngrognard._distribution.pandas\ngrognard.plot.pandas\ngrognard.FaultWord\ngrognard._native.HeldGame\n");
    for (name, module) in modules {
        let home = if name.is_empty() { "grognard".to_owned() } else { format!("grognard.{name}") };
        module.words.iter().for_each(|v| _ = writeln!(out, "{home}.{}", v.name));
        for game in &module.games {
            let class = split(game.name).1;
            game.verbs.iter().for_each(|verb| _ = writeln!(out, "{home}.{class}.{}", games::method(verb.name)));
            game.views.iter().for_each(|view| _ = writeln!(out, "{home}.{class}.{}", view.name));
        }
    }
    out
}

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let modules = modules();
    let mut all = vec![(PathBuf::from("tests/generated/stubtest-allowed.txt"), allowed(&modules))];
    all.extend(native::rust(&modules));
    for (name, module) in &modules {
        let path = name.replace('.', "/");
        let place = if module.children.is_empty() { path } else { format!("{path}/__init__") };
        let place = place.trim_start_matches('/');
        all.push((PathBuf::from(format!("python/grognard/{place}.py")), source(name, module)));
        all.push((PathBuf::from(format!("python/grognard/{place}.pyi")), stub(&modules, name, module)));
    }
    all
}
