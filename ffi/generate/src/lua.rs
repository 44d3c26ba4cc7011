//! Generates the LuaCATS annotations of the Lua module.

use grognard_core::binding::{Operation, Record, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Word};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let files = annotations().into_iter().map(|(system, text)| {
        let name = if system.is_empty() { "grognard".to_owned() } else { format!("grognard.{system}") };
        (PathBuf::from(format!("lua/generated/{name}.d.lua")), text)
    });
    files.collect()
}

/// The head of a system's file.
const SYSTEM: &str = "---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}
";

const HEAD: &str = "---@meta grognard
-- Generated from the library's own description; do not edit. Point your language server's library path here.

---The rules of wargames, as questions and answers: `local grognard = require \"grognard\"`.
---@class (partial) grognard
---@field version string The version of the library.
---@field faults table<grognard.FaultCode, grognard.Fault> The fault codes.
local grognard = {}

---A fault code.
---@class grognard.Fault
---@field number integer Its number, the same in every language.
---@field meaning string Its meaning, in a sentence.

---A paragraph of a system's rules.
---@class grognard.Rule
---@field id string Its citation, such as `OCS 9.8`.
---@field number integer Its number, the same in every language.
---@field title string What it decides, in a few words.

---An unsigned whole number of 64 bits, which does not fit a double: `high * 2^32 + low`. A chance is in units of 2^-63.
---As an argument, a whole number that is not negative, or its digits, is accepted too.
---@class grognard.Wide
---@field high integer The upper 32 bits.
---@field low integer The lower 32 bits.

---Options of a call.
---@class grognard.Options
---@field trail? boolean Returns the steps that led to the answer.
---@field raw? boolean Returns value and effects as parsed records instead of tables.

---@class grognard.RawOptions
---@field trail? boolean Returns the steps that led to the answer.
---@field raw true Returns value and effects as parsed records instead of tables.

---A list of parsed records. `list[i]` counts from 1; `#list` is its length.
---@class grognard.List<T>: { [integer]: T }

---Converts a parsed record or list to plain tables.
---@param parsed userdata
---@return table
---@nodiscard
function grognard.totable(parsed) end

---Returns a parsed record with some of its fields replaced. A record inside it is replaced as a whole.
---@generic T
---@param parsed T
---@param changes table
---@return T? replaced
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.replace(parsed, changes) end

---Returns the rule with an id or a number.
---@param rule string|integer
---@return grognard.Rule? rule
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.rule(rule) end

---The names of all vocabularies, \"ocs.Phase\" for example.
---@return string[]
---@nodiscard
function grognard.vocabularies() end

---A word of a vocabulary.
---@class grognard.Word
---@field word string
---@field meaning string What it means, in a sentence.

---The words of a vocabulary, in the order of their codes.
---@param vocabulary string Its name, \"ocs.Phase\" for example.
---@return grognard.Word[]? words
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.words(vocabulary) end

---A printed table.
---@class grognard.Chart
---@field name string
---@field doc string What its columns and rows stand for.
---@field columns string[] The headings of the columns.
---@field rows string[] The headings of the rows.
---@field cells string[][] Its cells: `cells[row][column]`.

---The names of the printed tables, \"ocs.combat.open\" for example.
---@return string[]
---@nodiscard
function grognard.charts() end

---A printed table.
---@param name string Its name, \"ocs.combat.open\" for example.
---@return grognard.Chart? chart
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chart(name) end

---A number of units of movement, size, capacity, supply or strength: a number where it is whole, otherwise a text such as
---`\"2 1/2\"`. As an argument, a double that is exact in the field's parts is accepted too: 2.5 for movement, not 0.1.
---@alias grognard.Measure number|string

---A measure as a number, as precisely as a double holds it: 2.5 for `\"2 1/2\"`.
---@param measure grognard.Measure
---@return number? number
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.measure(measure) end

---A fraction as a measure is written: `\"2 1/2\"` for 5 and 2, the number 3 for 6 and 2.
---@param numerator integer
---@param denominator integer At least 1.
---@return grognard.Measure
---@nodiscard
function grognard.mixed(numerator, denominator) end

---A step of a trail as a sentence: whom it is about, what it does with its figures, and the rule.
---@param step grognard.Step|grognard.Step.Table
---@return string? sentence
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.sentence(step) end

---Returns the decimal digits of a whole number of 64 bits.
---@param wide grognard.Wide|integer|string
---@return string? digits
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.digits(wide) end

---Converts a chance in units of 2^-63 to a number from 0 to 1, or an expectation of a whole number and a fraction to one
---number, as precisely as a double holds it.
---@param chance grognard.Wide|integer|string|table|userdata
---@return number? chance
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance(chance) end

---The units of 2^-63 of a chance from 0 to 1, to the nearest: what a question takes.
---@param chance number
---@return grognard.Wide? units
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance_units(chance) end

---A seeded generator of dice: the same seed gives the same dice in every language.
---@class grognard.Dice
local Dice = {}

---Rolls six-sided dice.
---@param count? integer The number of dice, 0 to 1000000; 1 by default.
---@return integer[]? dice Each 1 to 6.
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Dice:roll(count) end

---Creates a generator of dice from a seed. Where Lua has doubles only, a seed beyond 2^53 is passed as decimal text.
---`tostring` gives an expression that makes a generator which goes on where this one is.
---@param seed integer|string 0 to 2^64 - 1.
---@param used? integer|string The number of words drawn so far; 0 by default.
---@return grognard.Dice? dice
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.dice(seed, used) end

---Reads a question once, to ask it many times. The function returns the verdict, or true where the operation decides
---nothing; with a table it first changes these fields of the question. The second value shows the value of the last
---answer: its fields are those of a parsed record. Over the C library this makes no garbage.
---@param operation string Its name, \"ocs.combat.assess\" for example.
---@param question table
---@return (fun(changes?: table): string|true|nil, string?, grognard.FaultCode?, string?)? ask
---@return table|string|nil value The value, or a message.
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.prepare(operation, question) end

---The most steps that a question's `budget` may ask for; with an argument, sets it. For the host: a sandbox leaves it out.
---@param budget? integer At least 1.
---@return integer? budget The limit before.
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function grognard.limit(budget) end
";

const LIST: &str = "
---Parses a list of records once. The result is accepted wherever a list of them is.
---@param record string Name of the record, such as \"ocs.Unit\".
---@param items table
---@return table? list
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
";

const RETURNS: &str = "---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
";

#[derive(Default)]
struct Emitter {
    /// The text of each system's file; that of no system under an empty name.
    files: BTreeMap<String, String>,
    /// The system of the text that is being written.
    system: String,
    vocabularies: Vec<&'static Vocabulary>,
    tables: BTreeSet<String>,
}

fn annotations() -> BTreeMap<String, String> {
    let mut e = Emitter::default();
    e.files.insert(String::new(), HEAD.to_owned());
    e.vocabulary("FaultCode", FaultCode::VOCABULARY);
    let records = || grognard_core::RECORDS.iter().copied().flatten();
    for record in records() {
        e.system = system(record.name);
        e.record(record);
    }
    for operation in grognard_core::OPERATIONS.iter().copied().flatten() {
        e.system = system(operation.name);
        e.operation(operation);
    }
    e.system.clear();
    // Each record by its name, so that a list knows what it holds.
    e.out().push_str(LIST);
    for record in records() {
        let name = format!("grognard.{}", record.name);
        e.put(format_args!(
            "---@overload fun(record: \"{}\", items: ({name}|{name}.Fields)[]|grognard.List<{name}>): \
             grognard.List<{name}>?, string?, grognard.FaultCode?, string?",
            record.name
        ));
    }
    e.put(format_args!("function grognard.list(record, items) end"));
    e.files.values_mut().for_each(|text| text.push_str("\nreturn grognard\n"));
    e.files
}

/// Returns the system of a dotted name; empty for a record of no system.
fn system(name: &str) -> String {
    name.split_once('.').map_or_else(String::new, |(system, _)| system.to_owned())
}

/// Returns a text on one line.
fn line(doc: &str) -> String {
    doc.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Emitter {
    /// The file that is being written.
    fn out(&mut self) -> &mut String {
        self.files.entry(self.system.clone()).or_insert_with(|| SYSTEM.to_owned())
    }
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let out = self.out();
        out.write_fmt(text).expect("a text grows");
        out.push('\n');
    }
    fn doc(&mut self, doc: &str) {
        for text in doc.lines() {
            self.put(format_args!("---{}", text.trim()));
        }
    }

    /// Returns the name of a vocabulary with its system, since two systems may use one name.
    fn alias(&mut self, v: &'static Vocabulary) -> String {
        if !self.vocabularies.iter().any(|known| (known.module, known.name) == (v.module, v.name)) {
            self.vocabularies.push(v);
        }
        match v.system() {
            "" => v.name.to_owned(),
            system => format!("{system}.{}", v.name),
        }
    }
    fn vocabulary(&mut self, name: &str, v: &'static Vocabulary) {
        self.put(format_args!(""));
        self.doc(v.doc);
        self.put(format_args!("---@alias grognard.{name}"));
        for (word, doc) in v.words.iter().zip(v.docs) {
            self.put(format_args!("---| \"{word}\" # {}", line(doc)));
        }
    }
    fn vocabularies_of(&mut self, kind: &Kind) {
        match kind {
            Kind::Word(v) | Kind::Locus(v) => {
                let known = self.vocabularies.len();
                let name = self.alias(v);
                if self.vocabularies.len() > known {
                    let now = std::mem::replace(&mut self.system, v.system().to_owned());
                    self.vocabulary(&name, v);
                    self.system = now;
                }
            }
            Kind::Array(of, _) | Kind::List(of) => self.vocabularies_of(of),
            Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag | Kind::Text(_) => {}
            Kind::Record(_) | Kind::View(_) => {}
        }
    }

    /// The type of a field of an answer: as a table, or as a parsed record.
    fn type_out(&mut self, kind: &Kind, parsed: bool) -> String {
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
    fn type_in(&mut self, kind: &Kind) -> String {
        match kind {
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
    fn fields_out(&mut self, fields: &[Field], parsed: bool) {
        for field in fields {
            let kind = measured(field).unwrap_or_else(|| self.type_out(&field.kind, parsed));
            let optional = if field.kind.may_be_absent() { "?" } else { "" };
            self.put(format_args!("---@field {}{optional} {kind} {}", field.name, line(field.doc)));
        }
    }
    fn fields_in(&mut self, fields: &[Field]) {
        for field in fields {
            let optional = if field.required { "" } else { "?" };
            let kind = measured(field).unwrap_or_else(|| self.type_in(&field.kind));
            let usual = field.usual_word().map_or(String::new(), |word| format!(" Default: \"{word}\"."));
            self.put(format_args!("---@field {}{optional} {kind} {}{usual}", field.name, line(field.doc)));
        }
    }

    /// Writes the tables along a dotted name.
    fn tables_of(&mut self, name: &str) {
        for (end, _) in name.match_indices('.') {
            let table = &name[..end];
            if self.tables.insert(table.to_owned()) {
                self.put(format_args!("\ngrognard.{table} = {{}}"));
            }
        }
    }

    fn record(&mut self, record: &Record) {
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
        self.put(format_args!("\n---{}\n---@class {name}.Table", line(record.shape.doc)));
        self.fields_out(record.shape.fields, false);
        if record.name == "Step" {
            self.put(format_args!("\n---A step of an answer's trail, with the citation of its rule."));
            self.put(format_args!("---@class {name}.Cited: {name}.Table\n---@field rule string The rule's id."));
        }
        self.put(format_args!("\n---{}\n---@class {name}.Fields", line(record.shape.doc)));
        self.fields_in(record.shape.fields);
        self.put(format_args!("\n---Parses a record once. The result is accepted wherever its table is."));
        self.put(format_args!("---@param fields {name}.Fields"));
        self.put(format_args!("---@return {name}? parsed"));
        self.out().push_str(RETURNS);
        self.put(format_args!("---@overload fun(fields: {name}): {name}\nfunction {name}(fields) end"));
    }

    fn operation(&mut self, operation: &Operation) {
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
        self.put(format_args!("---@param question {name}.Question\n---@param options? grognard.Options"));
        self.put(format_args!("---@return {name}.Answer? answer"));
        self.out().push_str(RETURNS);
        self.put(format_args!(
            "---@overload fun(question: {name}.Question, options: grognard.RawOptions): {name}.RawAnswer?, string?, grognard.FaultCode?, string?"
        ));
        self.put(format_args!("function {name}(question, options) end"));
    }
}

/// Returns the type of a measure.
fn measured(field: &Field) -> Option<String> {
    match (field.means, &field.kind) {
        (Means::Measure(_), Kind::Array(..) | Kind::List(_)) => Some("grognard.Measure[]".to_owned()),
        (Means::Measure(_) | Means::MeasureBy(_), _) => Some("grognard.Measure".to_owned()),
        _ => None,
    }
}

/// Returns the class of a record in one of its forms.
fn named(shape: &Shape, form: &str) -> String {
    format!("grognard.{}{form}", record_of(shape).map_or(shape.name, |r| r.name))
}
