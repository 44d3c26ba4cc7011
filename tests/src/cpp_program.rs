//! The vectors as a program in C++17 through the wrapper: of each operation some answers, refusals and faults. All vectors
//! run in C, which the wrapper calls; here the wrapper's own fields, lists, buffers and results are seen.

use crate::c_program::in_c;
use crate::places::by_places;
use crate::vectors::Vector;
use grognard_adjudicate::json::wide;
use grognard_core::binding::{operation, record_of};
use grognard_core::reflect::{Field, Kind, Means, Shape, Vocabulary, Whole};
use grognard_generate::c::camel;
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The most vectors of one operation of each sort: answers, what is forbidden, and faults.
const OF_A_SORT: usize = 3;
/// The number of vectors in one file.
const PART: usize = 120;

/// Returns the program's files by name, and the number of vectors.
pub fn program(vectors: &[Vector]) -> (Vec<(String, String)>, usize) {
    let mut taken: BTreeMap<(String, String), usize> = BTreeMap::new();
    let chosen: Vec<&Vector> = (vectors.iter())
        .filter(|v| v.c.is_none())
        .filter(|v| {
            let sort = v.fault.as_ref().map_or(v.verdict.clone().unwrap_or_default(), |_| "fault".to_owned());
            let count = taken.entry((v.call.clone(), sort)).or_default();
            *count += 1;
            *count <= OF_A_SORT
        })
        .collect();
    let (mut files, mut declared, mut table, mut count) = (Vec::new(), String::new(), String::new(), 0);
    for (part, vectors) in chosen.chunks(PART).enumerate() {
        let mut out =
            "// Made from the vectors by c-vectors; not edited by hand.\n#include \"harness.hpp\"\n\n".to_owned();
        for v in vectors {
            // Not every vector has a form with types: a word that does not exist, a number out of its range.
            let Some(body) = body(v) else { continue };
            let _ = write!(out, "void case_{count}();\nvoid case_{count}() {{\n{body}}}\n\n");
            let _ = writeln!(declared, "void case_{count}();");
            let _ = writeln!(table, "    {{{:?}, case_{count}}},", v.id);
            count += 1;
        }
        files.push((format!("cases-{part:03}.cpp"), out));
    }
    let table = format!("#include \"harness.hpp\"\n\n{declared}\nconst std::vector<Case> cases = {{\n{table}}};\n");
    files.push(("cases.cpp".to_owned(), table));
    (files, count)
}

/// Returns a vocabulary's or a record's name in C++.
fn named(system: &str, name: &str) -> String {
    if system.is_empty() { format!("grognard::{name}") } else { format!("grognard::{system}::{name}") }
}

fn vocabulary(v: &Vocabulary) -> String {
    named(v.system(), v.name)
}

fn record(shape: &'static Shape) -> String {
    let name = record_of(shape).map_or(shape.name, |r| r.name);
    name.split_once('.').map_or_else(|| named("", name), |(system, name)| named(system, name))
}

/// Returns the body of a vector's function; nothing if C++ cannot say it.
fn body(v: &Vector) -> Option<String> {
    let o = operation(&v.call)?;
    let v = &by_places(v, o);
    let [system, chapter, verb] = v.call.split('.').collect::<Vec<_>>()[..] else { return None };
    let space = format!("grognard::{system}::{chapter}");
    let mut out = format!("  {space}::{} q;\n", camel(verb));
    let Json::Object(question) = v.whole_question() else { return None };
    fill(&mut out, "q.", o.question.fields, &question)?;
    let _ = writeln!(out, "  grognard::Trail trail;");
    let _ = writeln!(out, "  const auto asked = {space}::{verb}(q, &trail);");
    if let Some(fault) = &v.fault {
        let _ = writeln!(out, "  expect_fault(asked, {:?}, {:?});", fault.code, fault.field);
        return Some(out);
    }
    let verdict = v.verdict.as_deref().unwrap_or("decides_nothing");
    let _ = writeln!(out, "  if (!expect_answer(asked, grognard::Verdict::{verdict})) {{\n    return;\n  }}");
    let _ = writeln!(out, "  expect_cites(asked->cites, {{{}}});", {
        let ids: Vec<String> = v.cites.iter().map(|id| format!("{id:?}")).collect();
        ids.join(", ")
    });
    if let Some(expected) = &v.out {
        compare(&mut out, "asked->value.", o.answer?.fields, expected)?;
    }
    if let Some(expected) = &v.effects {
        let list = o.list;
        let _ =
            writeln!(out, "  if (!same(\"{list}\", asked->{list}.size(), {}u)) {{\n    return;\n  }}", expected.len());
        for (i, effect) in expected.iter().enumerate() {
            compare(&mut out, &format!("asked->{list}[{i}]."), o.effects?.fields, effect)?;
        }
    }
    Some(out)
}

/// Writes the fields that are given.
fn fill(out: &mut String, place: &str, fields: &'static [Field], values: &Map<String, Json>) -> Option<()> {
    for (name, value) in values {
        let field = fields.iter().find(|f| f.name == name)?;
        let (place, value) = (format!("{place}{name}"), in_c(field, fields, values, value));
        match field.means {
            Means::Share(Whole::CHANCE) => {
                let _ = writeln!(out, "  {place} = grognard::Chance::exact(UINT64_C({}));", wide(&value)?);
            }
            _ => put(out, &place, &field.kind, &value)?,
        }
    }
    Some(())
}

fn put(out: &mut String, place: &str, kind: &'static Kind, value: &Json) -> Option<()> {
    let code = |v: &Vocabulary, word: &str| Some(format!("static_cast<{}>({})", vocabulary(v), v.code(word)?));
    let text = match (kind, value) {
        (_, Json::Null) => "{}".to_owned(),
        (Kind::Int { min, max } | Kind::Said { min, max }, Json::Number(n)) => {
            let n = n.as_i64().filter(|n| (*min..=*max).contains(n))?;
            format!("{n}{}", if *max > i64::from(i32::MAX) { "u" } else { "" })
        }
        (Kind::Wide, value) => format!("UINT64_C({})", wide(value)?),
        (Kind::Text(_), Json::String(text)) => {
            let _ = writeln!(out, "  put_chars({place}.data(), {place}.size(), {text:?});");
            return Some(());
        }
        (Kind::Flag, Json::Bool(yes)) => yes.to_string(),
        (Kind::Word(v), Json::String(word)) | (Kind::Locus(v), Json::String(word)) => code(v, word)?,
        (Kind::Locus(_), Json::Number(n)) => format!("std::uint16_t{{{}}}", n.as_u64().filter(|n| *n <= 65_535)?),
        (Kind::Record(shape), Json::Object(values)) => return fill(out, &format!("{place}."), shape.fields, values),
        (Kind::Array(of, n), Json::Array(values)) if values.len() <= *n => {
            return (values.iter().enumerate())
                .try_for_each(|(i, value)| put(out, &format!("{place}[{i}]"), of, value));
        }
        (Kind::List(of), Json::Array(values)) => {
            // A board owns its lists; those of a question are the caller's.
            let list = if place.starts_with("q.") { place.replace("q.", "list_") } else { place.to_owned() };
            if list == place {
                let _ = writeln!(out, "  {list}.resize({});", values.len());
            } else {
                let _ = writeln!(out, "  std::vector<{}> {list}({});", item(of)?, values.len());
            }
            for (i, value) in values.iter().enumerate() {
                put(out, &format!("{list}[{i}]"), of, value)?;
            }
            if list == place {
                return Some(());
            }
            list
        }
        (Kind::View(shape), Json::Object(values)) => {
            let board = place.replace("q.", "board_").replace('.', "_");
            let _ = writeln!(out, "  {} {board};", record(shape));
            fill(out, &format!("{board}."), shape.fields, values)?;
            format!("&{board}")
        }
        _ => return None,
    };
    let _ = writeln!(out, "  {place} = {text};");
    Some(())
}

/// Returns the type of a list's items.
fn item(kind: &'static Kind) -> Option<String> {
    Some(match kind {
        Kind::Int { min, max } => {
            format!("std::{}int{}_t", if *min < 0 { "" } else { "u" }, 64 - (max - min).leading_zeros())
        }
        Kind::Wide => "std::uint64_t".to_owned(),
        Kind::Word(v) => vocabulary(v),
        Kind::Locus(v) => format!("grognard::Locus<{}>", vocabulary(v)),
        Kind::Flag => "grognard::Flag".to_owned(),
        Kind::Record(shape) => record(shape),
        _ => return None,
    })
}

fn compare(out: &mut String, place: &str, fields: &'static [Field], expected: &Map<String, Json>) -> Option<()> {
    for (name, value) in expected {
        let field = fields.iter().find(|f| f.name == name)?;
        let exact = if field.means == Means::Share(Whole::CHANCE) { ".numerator()" } else { "" };
        same(out, &format!("{place}{name}{exact}"), &field.kind, &in_c(field, fields, expected, value))?;
    }
    Some(())
}

fn same(out: &mut String, place: &str, kind: &'static Kind, value: &Json) -> Option<()> {
    let text = match (kind, value) {
        (Kind::Int { .. }, Json::Number(n)) => format!("same({place:?}, {place}, INT64_C({}))", n.as_i64()?),
        (Kind::Said { .. }, Json::Number(n)) => {
            format!("same({place:?}, {place}.has_value() ? {place}.value() : -1000, {})", n.as_i64()?)
        }
        (Kind::Said { .. }, Json::Null) => format!("same({place:?}, {place}.has_value(), false)"),
        (Kind::Word(_), Json::Null) => format!("same({place:?}, static_cast<int>({place}), 0)"),
        (Kind::Locus(_), Json::Null) => format!("same({place:?}, {place}.number(), 0)"),
        (Kind::Locus(v), Json::String(name)) => format!("same({place:?}, {place}.number(), {})", v.code(name)?),
        (Kind::Locus(_), Json::Number(n)) => format!("same({place:?}, {place}.number(), {n})"),
        (Kind::Int { .. }, Json::String(id)) => {
            format!("same_text({place:?}, grognard::Rule{{static_cast<std::uint16_t>({place})}}.id(), {id:?})")
        }
        (Kind::Wide, value) => format!("same({place:?}, {place}, UINT64_C({}))", wide(value)?),
        (Kind::Text(_), Json::String(text)) => {
            format!("same_text({place:?}, reinterpret_cast<const char*>({place}.data()), {text:?})")
        }
        (Kind::Flag, Json::Bool(yes)) => format!("same({place:?}, static_cast<bool>({place}), {yes})"),
        (Kind::Word(_), Json::String(word)) => format!("same_text({place:?}, grognard::word({place}), {word:?})"),
        (Kind::Record(shape), Json::Object(values)) => return compare(out, &format!("{place}."), shape.fields, values),
        (Kind::Array(of, n), Json::Array(values)) if values.len() == *n => {
            return (values.iter().enumerate())
                .try_for_each(|(i, value)| same(out, &format!("{place}[{i}]"), of, value));
        }
        _ => return None,
    };
    let _ = writeln!(out, "  {text};");
    Some(())
}
