//! Games of the other systems: a position as text, then one order a line, in the notation of its system.

use super::file::is_empty;
use super::{Report, Wanted};
use crate::json::record;
use crate::wrap::wrap;
use grognard_core::binding::Answer;
use grognard_core::binding::game::{GameKind, GameTable, Order};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::Fault;
use grognard_core::reflect::Reflect;
use serde_json::{Value as Json, json};
use std::fmt::Write;

/// The width of the lines' text beside their verdict.
const ORDER: usize = 40;

/// What became of a line.
struct Row {
    line: usize,
    text: String,
    /// The verdict, or why there is none.
    verdict: Result<bool, Fault>,
    cites: Vec<&'static str>,
    objections: Vec<Json>,
    effects: Vec<Json>,
    rolled: Vec<u8>,
}

/// Plays a game file: its name, for messages, and its text.
pub fn report(name: &str, kind: &'static GameKind, text: &str, wanted: Wanted) -> Result<Report, String> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !is_empty(line));
    let mut position = String::new();
    for (_, line) in lines.by_ref() {
        position += line;
        position.push('\n');
        if line.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case("end")) {
            break;
        }
    }
    let start = (kind.load)(&position).map_err(|fault| format!("{name}: {fault}"))?;
    let mut table = GameTable::at(kind, start);
    let mut seeded = wanted.seed.map(Seeded::new);
    let rows: Vec<Row> = lines.map(|(line, text)| play(&mut table, line, text.trim_end(), seeded.as_mut())).collect();
    let clean = rows.iter().all(|row| row.verdict == Ok(true));
    let position = table.text().map_err(|fault| fault.to_string())?;
    let text =
        if wanted.json { as_json(&rows, &table, &position)? } else { as_text(&rows, &table, &position, wanted.board) };
    Ok(Report { text, clean })
}

/// Plays a line; `roll` with dice of the seed, if the program was given one.
fn play(table: &mut GameTable, line: usize, text: &str, seeded: Option<&mut Seeded>) -> Row {
    let (mut text, mut rolled) = (text.to_owned(), Vec::new());
    if let Some(dice) = seeded.filter(|_| text.trim().eq_ignore_ascii_case("roll")) {
        rolled = (0..table.now().dice().unwrap_or(0)).map(|_| dice.d6()).collect();
    }
    if !rolled.is_empty() {
        let faces: Vec<String> = rolled.iter().map(u8::to_string).collect();
        text = format!("dice {}", faces.join(" "));
    }
    let (mut cites, mut effects, mut objections) = (Vec::new(), Vec::new(), Vec::new());
    let order = || Order::line(text.trim());
    let mut told = |answer: &Answer<'_>, items: &[&dyn Reflect], into: &mut Vec<Json>| {
        cites = answer.cites.iter().map(|rule| rule.id()).collect();
        into.extend(items.iter().map(|item| record(*item)));
    };
    let verdict = table.order(order(), false.into(), &mut |answer, items, _| told(answer, items, &mut effects));
    if verdict == Ok(false) {
        // What is against it is told by the judge alone.
        let judged = table.judge(&order(), false.into(), &mut |answer, items, _| told(answer, items, &mut objections));
        if let Err(fault) = judged {
            return Row { line, text, verdict: Err(fault), cites, objections, effects, rolled };
        }
    }
    Row { line, text, verdict, cites, objections, effects, rolled }
}

/// The report as text.
fn as_text(rows: &[Row], table: &GameTable, position: &str, board: bool) -> String {
    let mut out = String::new();
    for row in rows {
        let order = format!("{:>4}  {}", row.line, row.text.trim());
        let verdict = match &row.verdict {
            Ok(true) => "allowed".to_owned(),
            Ok(false) => "FORBIDDEN".to_owned(),
            Err(fault) if fault.list() == "line" => {
                let what = fault.to_string();
                let what = what.split_once(": ").map_or("", |(_, what)| what);
                format!("column {}: {what}", usize::from(fault.index()) + 1)
            }
            Err(fault) => fault.to_string(),
        };
        let by = if row.cites.is_empty() { String::new() } else { format!(" ({})", row.cites.join(", ")) };
        if order.chars().count() > ORDER {
            wrap(&mut out, &format!("{:>4}  ", row.line), row.text.trim());
            wrap(&mut out, &format!("{:<ORDER$}  ", ""), &format!("{verdict}{by}"));
        } else {
            wrap(&mut out, &format!("{order:<ORDER$}  "), &format!("{verdict}{by}"));
        }
        for item in row.objections.iter().chain(&row.effects) {
            wrap(&mut out, "        ", &phrase(item));
        }
    }
    let count = |of: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| of(row)).count();
    let (refused, bad) = (count(&|row| row.verdict == Ok(false)), count(&|row| row.verdict.is_err()));
    let _ = writeln!(out, "{} lines, {refused} forbidden, {bad} not understood", rows.len());
    if board {
        out += "\n";
        out += &table.now().page();
    }
    out += "\n";
    out += position;
    out
}

/// A row or an effect in words: its kind, its fields that say something, its rule.
fn phrase(item: &Json) -> String {
    let Json::Object(fields) = item else { return item.to_string() };
    let mut out = fields.get("what").and_then(Json::as_str).unwrap_or("").replace('_', " ");
    let mut rule = String::new();
    let counts = fields.get("amount").is_some_and(|amount| !amount.is_null() && amount != 0);
    let nobody = fields.get("unit").is_some_and(Json::is_null);
    for (name, value) in fields {
        let said = match value {
            _ if name == "what" || (name == "hex" && nobody) => continue,
            // Of an amount that has no hex.
            Json::Object(hex) if counts && hex.get("q") == Some(&json!(0)) && hex.get("r") == Some(&json!(0)) => {
                continue;
            }
            Json::Null | Json::Bool(false) => continue,
            Json::Number(number) if number.as_f64() == Some(0.0) => continue,
            Json::String(text) if name == "rule" => {
                rule.clone_from(text);
                continue;
            }
            Json::String(text) => text.replace('_', " "),
            Json::Bool(true) => String::new(),
            Json::Object(hex) if hex.len() == 2 && hex.contains_key("q") => format!("{},{}", hex["q"], hex["r"]),
            other => other.to_string(),
        };
        let name = name.replace('_', " ");
        let _ = write!(out, "{} {name} {said}", if out.is_empty() { "" } else { "," });
    }
    let by = if rule.is_empty() { String::new() } else { format!(" ({rule})") };
    format!("{}{by}", out.trim())
}

/// The report as JSON.
fn as_json(rows: &[Row], table: &GameTable, position: &str) -> Result<String, String> {
    let mut situation = Json::Null;
    let looked = table.now().look(&mut |answer, _, _| situation = answer.value.map_or(Json::Null, record));
    looked.map_err(|fault| fault.to_string())?;
    let lines: Vec<Json> = rows.iter().map(row_as_json).collect();
    let json = json!({"title": "", "lines": lines, "situation": situation, "position": position});
    serde_json::to_string_pretty(&json).map(|text| text + "\n").map_err(|why| why.to_string())
}

fn row_as_json(row: &Row) -> Json {
    let mut out = json!({"line": row.line, "text": row.text});
    match &row.verdict {
        Ok(allowed) => {
            out["verdict"] = json!(if *allowed { "allowed" } else { "forbidden" });
            out["cites"] = json!(row.cites);
        }
        Err(fault) => {
            let column = (fault.list() == "line").then(|| usize::from(fault.index()) + 1);
            let field = fault.path().to_string();
            out["fault"] = json!({"code": fault.code().word(), "field": field, "column": column});
        }
    }
    for (name, items) in [("objections", &row.objections), ("effects", &row.effects)] {
        if !items.is_empty() {
            out[name] = json!(items);
        }
    }
    if !row.rolled.is_empty() {
        out["rolled"] = json!(row.rolled);
    }
    out
}
