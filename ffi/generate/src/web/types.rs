//! The types of TypeScript: words as unions of texts, records as they are given and as they are answered, questions.

use super::records::{Use, told, used, value_of};
use super::table::{is_view, name_of, system_of, word_name};
use grognard_core::binding::{Operation, Record, vocabularies};
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Whole};
use std::collections::BTreeSet;
use std::fmt::Write;

const HEAD: &str = "// Generated from the library's list of operations; not edited by hand.\n";

/// Writes a documentation comment.
pub fn comment(out: &mut String, indent: &str, text: &str) {
    let text = text.replace("*/", "* /");
    let lines: Vec<&str> = text.lines().collect();
    let _ = match lines.as_slice() {
        [] => Ok(()),
        [one] => writeln!(out, "{indent}/** {one} */"),
        _ => {
            let body: String = lines.iter().map(|line| format!("{indent} * {line}\n")).collect();
            writeln!(out, "{indent}/**\n{body}{indent} */")
        }
    };
}

/// Returns a name of a type as a file of a system says it.
fn said(name: &str, file: &str) -> String {
    let own = match name.rsplit('.').next().unwrap_or(name) {
        // The package has a class of this name.
        "Chance" => "ChanceRecord",
        own => own,
    };
    if system_of(name) == file { own.to_owned() } else { format!("common.{own}") }
}

/// Returns the type of a vocabulary.
fn word(of: &Vocabulary, file: &str) -> String {
    said(&word_name(of), file)
}

/// Returns the name of a record's type as it is given.
pub fn given_record(shape: &'static Shape, file: &str) -> String {
    let name = said(name_of(shape), file);
    if crate::is_force(shape) { format!("{name}Input | string") } else { format!("{name}Input") }
}

/// Returns the name of a record's type as it is answered.
pub fn told_record(shape: &'static Shape, file: &str) -> String {
    let name = said(name_of(shape), file);
    match value_of(shape) {
        _ if shape.sum => "X[\"expectation\"]".to_owned(),
        true => format!("{name}<X>"),
        false => name,
    }
}

fn listed(of: &str) -> String {
    if of.contains('|') { format!("({of})[]") } else { format!("{of}[]") }
}

/// Returns the type of a value as it is given.
pub fn given(kind: &Kind, means: Means, file: &str) -> String {
    match (kind, means) {
        (Kind::Array(of, _), Means::Item(_)) => listed(&format!("{} | null", given(of, Means::Number, file))),
        (Kind::Array(of, _), _) if of.may_be_absent() => listed(&format!("{} | null", given(of, means, file))),
        (Kind::Array(of, _) | Kind::List(of), _) => listed(&given(of, means, file)),
        (Kind::Record(shape), _) => given_record(shape, file),
        (Kind::View(shape), _) => format!("{0} | {0}Input", said(name_of(shape), file)),
        (Kind::Word(of), _) => word(of, file),
        (Kind::Locus(of), _) => format!("{} | number", word(of, file)),
        (Kind::Flag, _) => "boolean".to_owned(),
        (Kind::Text(_), _) | (_, Means::Rule) => "string".to_owned(),
        (Kind::Wide, Means::Share(Whole::CHANCE)) => "number | string | Chance".to_owned(),
        (Kind::Wide, _) => "number | bigint | string".to_owned(),
        (_, Means::Measure(_) | Means::MeasureBy(_)) => "number | string".to_owned(),
        _ => "number".to_owned(),
    }
}

/// Returns the type of a value as it is answered.
fn answered(kind: &Kind, means: Means, file: &str) -> String {
    match (kind, means) {
        (Kind::Array(of, _), Means::Item(_)) => listed(&format!("{} | null", answered(of, Means::Number, file))),
        (Kind::Array(of, _), _) if of.may_be_absent() => listed(&format!("{} | null", answered(of, means, file))),
        (Kind::Array(of, _) | Kind::List(of), _) => listed(&answered(of, means, file)),
        (Kind::Record(shape), _) => told_record(shape, file),
        (Kind::Word(of), _) => word(of, file),
        (Kind::Locus(of), _) => format!("{} | number", word(of, file)),
        (Kind::Flag, _) => "boolean".to_owned(),
        (Kind::Text(_), _) | (_, Means::Rule) => "string".to_owned(),
        (_, Means::Share(Whole::Fixed(1))) => "number".to_owned(),
        (_, Means::Share(_)) => "X[\"chance\"]".to_owned(),
        (Kind::Wide, _) => "number | string".to_owned(),
        (_, Means::Measure(of)) if of.parts == 1 => "number".to_owned(),
        (_, Means::Measure(_) | Means::MeasureBy(_)) => "X[\"measure\"]".to_owned(),
        _ => "number".to_owned(),
    }
}

/// Returns the documentation of a field, with its unit and its range.
fn doc(field: &Field) -> String {
    let unit = match field.means {
        Means::Measure(of) if of.parts == 1 => format!(" In {}.", of.unit),
        Means::Measure(of) => format!(" In {}, a multiple of 1/{}.", of.unit, of.parts),
        Means::MeasureBy(word) => format!(" In the unit of `{word}`."),
        Means::Share(Whole::CHANCE) => " A chance from 0 to 1.".to_owned(),
        Means::Share(Whole::Fixed(1)) => String::new(),
        Means::Share(_) if field.is_mean() => " An expected number.".to_owned(),
        Means::Share(_) => " A chance.".to_owned(),
        Means::Item(item) if item.is_unit() => " A unit of the board by its id, or its index from 0.".to_owned(),
        Means::Item(item) if !item.list.is_empty() => format!(" An index of `{}` from 0.", item.list),
        _ => String::new(),
    };
    let range = match (&field.kind, field.means) {
        (Kind::Int { max, .. } | Kind::Said { max, .. }, Means::Measure(of)) => format!(" 0 to {}.", of.shown(*max)),
        (Kind::Int { min, max } | Kind::Said { min, max }, Means::Number) => format!(" {min} to {max}."),
        _ => String::new(),
    };
    format!("{}{unit}{range}", field.doc)
}

/// Writes a field as it is given; `more` are further types.
pub fn given_field(out: &mut String, field: &Field, is_required: bool, more: &str, file: &str) {
    comment(out, "  ", &doc(field));
    let (ask, none) = if is_required { ("", "") } else { ("?", " | null") };
    let _ = writeln!(out, "  {}{ask}: {}{more}{none};", field.name, given(&field.kind, field.means, file));
}

/// Writes an interface of what is given.
fn given_shape(out: &mut String, name: &str, doc: &str, shape: &'static Shape, file: &str) {
    comment(out, "", doc);
    if shape.fields.len() == 2 && shape.fields[0].name == "q" && shape.fields[1].name == "r" {
        let _ = writeln!(out, "export type {name} = {{ q: number; r: number }} | readonly [q: number, r: number];\n");
        return;
    }
    let _ = writeln!(out, "export interface {name} {{");
    for field in shape.fields {
        given_field(out, field, field.required, "", file);
    }
    if !shape.printed.is_empty() {
        comment(out, "  ", &format!("What its counter prints, such as `{}`, in place of these fields.", shape.printed));
        out.push_str("  counter?: string | null;\n");
    }
    out.push_str("}\n\n");
}

/// Writes an interface of what is answered.
fn told_shape(out: &mut String, name: &str, shape: &'static Shape, file: &str) {
    comment(out, "", shape.doc);
    let parameter = if value_of(shape) { "<X extends Said = Plain>" } else { "" };
    let _ = writeln!(out, "export interface {name}{parameter} {{");
    for field in shape.fields {
        comment(out, "  ", &doc(field));
        let none = if field.may_be_absent() { " | null" } else { "" };
        let _ = writeln!(out, "  {}: {}{none};", field.name, answered(&field.kind, field.means, file));
    }
    if shape.name == "Odds" || crate::is_force(shape) {
        comment(out, "  ", "As people say it.");
        out.push_str("  toString(): string;\n");
    }
    if shape.name == "Step" {
        comment(out, "  ", "The step as a sentence, with its rule.");
        out.push_str("  text: string;\n");
    }
    out.push_str("}\n\n");
}

fn vocabulary(out: &mut String, name: &str, of: &Vocabulary) {
    let meanings: String = of.words.iter().zip(of.docs).map(|(word, doc)| format!("\n* `{word}`: {doc}")).collect();
    comment(out, "", &format!("{}\n{meanings}", of.doc));
    let words: Vec<String> = of.words.iter().map(|word| format!("\"{word}\"")).collect();
    let _ = writeln!(out, "export type {name} = {};\n", words.join(" | "));
}

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

/// Turns `ocs.combat.assess` into `CombatAssessQuestion`.
fn question(o: &Operation) -> String {
    format!("{}Question", crate::c::type_of(o))
}

/// Returns the type of an operation's function.
pub fn asking(o: &Operation, file: &str) -> String {
    let optional = if o.question.fields.iter().any(|field| field.required) { "Ask" } else { "AskAny" };
    let ruling = told(o.answer, o.effects, o.list == "effects", o.decides, file);
    let (plain, exact) =
        (ruling.replace("<X>", "").replace("X[", "Plain["), ruling.replace("<X>", "<Exact>").replace("X[", "Exact["));
    format!("{optional}<{}, {plain}, {exact}>", question(o))
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
    super::orders::types(&mut out, system, &own);
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
    super::orders::member(&mut out, system);
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
        "GameOf",
        "GamesOf",
        "Kept",
        "OrderOptions",
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
