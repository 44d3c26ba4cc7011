//! The types of TypeScript of single things: words as unions of texts, records as they are given and as they are answered.

use super::records::value_of;
use super::table::{name_of, system_of, word_name};
use grognard_core::binding::may_be_word;
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Whole};
use std::fmt::Write;

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
pub fn said(name: &str, file: &str) -> String {
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
        Means::MeasureBy(word) if may_be_word(field) => format!(" In the unit of `{word}`, or the word that it says."),
        Means::MeasureBy(word) => format!(" In the unit of `{word}`."),
        Means::Share(Whole::CHANCE) => " A chance from 0 to 1.".to_owned(),
        Means::Share(Whole::Fixed(1)) => String::new(),
        Means::Share(_) if field.is_mean() => " An expected number.".to_owned(),
        Means::Share(_) => " A chance.".to_owned(),
        Means::Item(item) if item.is_unit() => " A unit of the board by its id, or its index from 0.".to_owned(),
        Means::Item(item) if !item.list.is_empty() => format!(" An index of `{}` from 0.", item.list),
        _ => String::new(),
    };
    let range = match (&field.kind_in_range(), field.means) {
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
    let none = if may_be_word(field) { " | null" } else { none };
    let _ = writeln!(out, "  {}{ask}: {}{more}{none};", field.name, given(&field.kind, field.means, file));
}

/// Writes an interface of what is given.
pub fn given_shape(out: &mut String, name: &str, doc: &str, shape: &'static Shape, file: &str) {
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
pub fn told_shape(out: &mut String, name: &str, shape: &'static Shape, file: &str) {
    comment(out, "", shape.doc);
    let parameter = if value_of(shape) { "<X extends Said = Plain>" } else { "" };
    let _ = writeln!(out, "export interface {name}{parameter} {{");
    for field in shape.fields {
        comment(out, "  ", &doc(field));
        let none = if field.may_be_absent() { " | null" } else { "" };
        let none = if may_be_word(field) { " | string | null" } else { none };
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

pub fn vocabulary(out: &mut String, name: &str, of: &Vocabulary) {
    let meanings: String = of.words.iter().zip(of.docs).map(|(word, doc)| format!("\n* `{word}`: {doc}")).collect();
    comment(out, "", &format!("{}\n{meanings}", of.doc));
    let words: Vec<String> = of.words.iter().map(|word| format!("\"{word}\"")).collect();
    let _ = writeln!(out, "export type {name} = {};\n", words.join(" | "));
}
