//! Any answer as text: its value field by field, its rows as a table, chances as bars. The shapes of the operation
//! decide how a number is shown.

use crate::adjudicate::{Story, Told};
use crate::json::wide;
use crate::wrap::{WIDTH, wrap};
use comfy_table::{ContentArrangement, Table, presets};
use grognard_core::axis_allies::map::Site;
use grognard_core::binding::{Operation, operation};
use grognard_core::reflect::{Field, Kind, Means, Shape, Word};
use grognard_core::rule::Rule;
use serde_json::{Value as Json, json};
use std::fmt::Write;

/// 1 in the units of a chance.
const ONE: f64 = 9_223_372_036_854_775_808.0;

/// Writes the answer of an operation of any system, below its verdict and trail.
pub fn answer(out: &mut String, story: &Story, told: &Told) {
    let Some(operation) = operation(&told.operation) else { return };
    if told.operation == "ocs.board.apply" {
        return edits(out, story, told);
    }
    if let (Some(shape), Json::Object(_)) = (operation.answer, &told.answer.value) {
        let all = told.answer.value["denominator"].clone();
        fields(out, "", shape, &named(story, shape, &told.answer.value), wide(&all).filter(|n| *n > 0));
    }
    // The effects of an order are shown by the board after them.
    if operation.effects.is_some() && !(story.order && operation.list == "effects") {
        rows(out, story, operation, told);
    }
}

/// Returns a chance: of a denominator, or in units of 2^-63.
fn chance(count: u64, all: Option<u64>) -> f64 {
    count as f64 / all.map_or(ONE, |all| all as f64)
}

fn fields(out: &mut String, prefix: &str, shape: &'static Shape, whole_of: &Json, all: Option<u64>) {
    for field in shape.fields {
        let (name, value) = (format!("{prefix}{}", field.name.replace('_', " ")), &whole_of[field.name]);
        match (&field.kind, value) {
            (Kind::Record(inner), value) if !matches!(inner.name, "Hex" | "Odds" | "Expected") => {
                fields(out, &format!("{name}: "), inner, value, all);
            }
            (Kind::Array(of, _), Json::Array(items))
                if matches!(of, Kind::Wide) || (counts(of) && all.is_some() && field.name != "faces") =>
            {
                bars(out, &name, items, all);
            }
            // An expectation in two parts.
            (Kind::Wide, whole) if name.ends_with(" whole") => {
                let rest = field.name.replace("_whole", "_rest");
                let rest = shape.fields.iter().find(|f| f.name == rest).and_then(|f| wide(&whole_of[f.name]));
                let number = wide(whole).unwrap_or(0) as f64 + chance(rest.unwrap_or(0), all);
                wrap(out, "  ", &format!("{}: {number:.6}", name.trim_end_matches(" whole")));
            }
            (Kind::Wide, _) if name.ends_with(" rest") => {}
            (_, value) => {
                if let Some(text) = text(field, value, all).filter(|t| t != "0") {
                    wrap(out, "  ", &format!("{name}: {text}"));
                }
            }
        }
    }
}

fn counts(kind: &Kind) -> bool {
    matches!(kind, Kind::Wide | Kind::Int { min: 0, .. })
}

/// Returns one value as text; `None` if there is nothing to show.
fn text(field: &Field, value: &Json, all: Option<u64>) -> Option<String> {
    Some(match (&field.kind, value) {
        (_, Json::Null) => return None,
        (Kind::Wide, value) if matches!(field.name, "denominator" | "steps") => wide(value)?.to_string(),
        (Kind::Wide, value) if field.name == "missing" => format!("{:.1e}", chance(wide(value)?, all)),
        (Kind::Wide, value) => format!("{:.4}%", 100.0 * chance(wide(value)?, all)),
        (Kind::Flag, Json::Bool(yes)) => if *yes { "yes" } else { return None }.to_owned(),
        (Kind::Word(_), Json::String(word)) => word.replace('_', " "),
        (Kind::Record(shape), value) if shape.name == "Hex" => format!("{},{}", value["q"], value["r"]),
        (Kind::Record(shape), value) if shape.name == "Expected" => {
            let number = wide(&value["whole"])? as f64 + chance(wide(&value["fraction"])?, None);
            if number == 0.0 {
                return None;
            }
            format!("{number:.6}")
        }
        (Kind::Record(shape), value) if shape.name == "Odds" => format!("{}:{}", value["attack"], value["defence"]),
        (Kind::Int { .. }, Json::String(id)) if field.means == Means::Rule => id.clone(),
        (Kind::Int { .. }, value) if field.name == "rule" => match value.as_u64().and_then(|n| u16::try_from(n).ok()) {
            Some(0) | None => return None,
            Some(number) => Rule(number).id().to_owned(),
        },
        (Kind::Int { .. } | Kind::Said { .. }, value) if matches!(field.means, Means::Measure(_)) => short(value),
        (Kind::Int { max: 65_535, .. }, Json::Number(n)) if n.as_u64() == Some(65_535) => return None,
        (Kind::Int { .. }, value) => short(value),
        (Kind::Array(..), Json::Array(items)) => {
            let items: Vec<String> = items.iter().map(short).collect();
            if items.iter().all(|i| i == "0") {
                return None;
            }
            items.join(" ")
        }
        (_, value) => short(value),
    })
}

/// Replaces references to the units of the question's board by their names.
fn named(story: &Story, shape: &Shape, record: &Json) -> Json {
    let mut out = record.clone();
    for field in shape.fields.iter().filter(|f| {
        ["by its `id`", "by `id`"].iter().any(|by| f.doc.contains(by)) || matches!(f.name, "covered_by" | "negated_by")
    }) {
        let place = record[field.name].as_u64().and_then(|n| match refers_to_board(field) {
            true => story.place_of(n),
            false => usize::try_from(n).ok(),
        });
        if let Some((name, unit)) = place.and_then(|place| story.standing.get(place)) {
            let kind = unit["kind"].as_str().unwrap_or("unit").replace('_', " ");
            out[field.name] = Json::String(if name.is_empty() { kind } else { name.clone() });
        }
    }
    // Of units that the question lists itself: by their places.
    let listed = story.names.get("units").filter(|_| story.question.get("units").is_some_and(Json::is_array));
    let own = shape.fields.iter().filter(|field| !refers_to_board(field));
    for (names, field) in listed.into_iter().flat_map(|names| own.clone().map(move |field| (names, field))) {
        let number = record[field.name].as_u64().and_then(|n| usize::try_from(n).ok());
        let place = match field.name {
            "unit" => number,
            _ if field.doc.contains("unit that commands the army") => number,
            _ => None,
        };
        if let Some(name) = place.and_then(|place| names.get(place)) {
            out[field.name] = Json::String(name.clone());
        }
    }
    out
}

/// Returns whether a field refers to a unit of the question's board.
fn refers_to_board(field: &Field) -> bool {
    matches!(field.means, Means::Item(item) if item.is_unit())
}

/// Returns a unit's name, or what it is.
fn called(story: &Story, unit: &Json) -> String {
    let kind = || unit["kind"].as_str().unwrap_or("unit").replace('_', " ");
    let named = story.standing.iter().find(|(name, u)| !name.is_empty() && u["id"] == unit["id"]);
    let new = newcomer(story, unit).map(|(name, _)| name).filter(|name| !name.is_empty());
    named.map(|(name, _)| name.clone()).or(new).unwrap_or_else(kind)
}

/// Returns a unit among the newcomers as it was before, with its name.
fn newcomer(story: &Story, unit: &Json) -> Option<(String, Json)> {
    let same = |new: &Json| unit["id"] != 0 && new["id"] == unit["id"];
    if let Some((name, new)) = story.entering.iter().find(|(_, new)| same(new)) {
        return Some((name.clone(), new.clone()));
    }
    let at = story.question.get("newcomers")?.as_array()?.iter().position(same)?;
    let name = story.names.get("newcomers").and_then(|names| names.get(at));
    Some((name.cloned().unwrap_or_default(), story.question["newcomers"][at].clone()))
}

/// Returns the fields of a record that are not as they were; of an order's without the number of the stack in which a unit
/// began, which tells a reader nothing.
fn changed(was: &Json, now: &Json, order: bool) -> String {
    let fields = now.as_object().into_iter().flatten().filter(|(name, _)| !order || *name != "began");
    let other = fields.filter_map(|(name, value)| {
        let (was, name) = (&was[name.as_str()], name.replace('_', " "));
        match value {
            same if was == same => None,
            Json::Null => Some(format!("no {name}")),
            Json::Object(fields) if fields.len() > 2 && was.is_object() => {
                Some(format!("{name} {}", changed(was, value, order)))
            }
            value => Some(format!("{name} {}", short(value))),
        }
    });
    other.collect::<Vec<_>>().join(", ")
}

/// Writes the changes of a board: each unit and hex that changed.
fn edits(out: &mut String, story: &Story, told: &Told) {
    let what = |was: &Json, now: &Json| changed(was, now, story.order);
    let ruling = story.told.first().filter(|_| story.order).map(|order| &order.answer.effects);
    let effects = ruling.or(story.question.get("effects").and_then(Json::as_array));
    for row in &told.answer.effects {
        let was = row["was"].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(usize::MAX);
        let unit = &row["unit"];
        let name = called(story, unit);
        let blank = crate::json::record(&grognard_core::ocs::units::Unit::default());
        let text = match (row["edit"].as_str().unwrap_or(""), row["list"].as_str().unwrap_or("")) {
            (_, "hexes") => {
                let hexes = story.question.get("board").and_then(|b| b["hexes"].as_array());
                let before = hexes.and_then(|h| h.get(was)).cloned().unwrap_or_default();
                let full = crate::json::record(&grognard_core::ocs::board::BoardHex::default());
                let before = merged(full, &before);
                format!("hex {}: {}", short(&row["board_hex"]["hex"]), what(&before, &row["board_hex"]))
            }
            ("replace" | "insert", _) => match story.standing.get(was) {
                Some((_, before)) => format!("{name}: {}", what(&merged(blank, before), unit)),
                None => match newcomer(story, unit) {
                    Some((_, new)) => {
                        let before = merged(blank, &new);
                        format!("{name} comes: {}", what(&before, unit))
                    }
                    None => {
                        let (kind, side) = (unit["kind"].clone(), unit["side"].clone());
                        let before = merged(blank, &json!({"kind": kind, "side": side, "id": unit["id"]}));
                        format!("new {name} of side {}: {}", unit["side"], what(&before, unit))
                    }
                },
            },
            // It enters the list again where it goes.
            ("remove", _) if told.answer.effects.iter().any(|r| r["edit"] == "insert" && r["was"] == row["was"]) => {
                continue;
            }
            ("remove", _) => format!("{name}: gone"),
            ("aside", _) => format!("{name}, not on the board: {}", what(&blank, unit)),
            _ => {
                let effect = effects.and_then(|e| e.get(row["effect"].as_u64().and_then(|n| usize::try_from(n).ok())?));
                let effect = effect.cloned().unwrap_or_default();
                let amount = Some(&effect["amount"]).filter(|n| **n != 0 && !n.is_null());
                let amount = amount.map_or(String::new(), |n| format!(" {}", short(n)));
                format!("{name}: {}{amount}, which is left to the caller", short(&effect["what"]))
            }
        };
        // A unit whose record of the phase alone began anew.
        if !story.order || !text.ends_with(": ") {
            wrap(out, "  ", &text);
        }
    }
}

/// Returns a record with the fields of another in place of its own.
fn merged(mut record: Json, fields: &Json) -> Json {
    for (name, value) in fields.as_object().into_iter().flatten() {
        let whole = if record[name].is_object() { merged(record[name].take(), value) } else { value.clone() };
        record[name] = whole;
    }
    record
}

/// Returns plain data on one line.
fn short(value: &Json) -> String {
    match value {
        Json::String(text) => text.replace('_', " "),
        Json::Object(fields) if fields.len() == 2 && fields.contains_key("q") => {
            format!("{},{}", value["q"], value["r"])
        }
        Json::Object(fields) => {
            let shown = fields.iter().filter(|(_, v)| !matches!(v, Json::Bool(false)) && **v != 0);
            let shown = shown.map(|(n, v)| (n.replace('_', " "), v)).filter_map(|(n, v)| match v {
                Json::Bool(_) => Some(n),
                v => Some(short(v)).filter(|text| !text.is_empty()).map(|text| format!("{n} {text}")),
            });
            shown.collect::<Vec<_>>().join(", ")
        }
        Json::Array(items) => items.iter().map(short).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Writes the chances of 0, 1, 2, ... with bars.
fn bars(out: &mut String, name: &str, items: &[Json], all: Option<u64>) {
    let counts: Vec<u64> = items.iter().filter_map(wide).collect();
    let most = counts.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return;
    }
    let _ = writeln!(out, "  {name}");
    for (place, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let share = *count as f64 / most as f64;
        let bar = "#".repeat(((share * 40.0).round() as usize).max(1));
        let _ = writeln!(out, "    {place:>4}  {:>9.4}%  {bar}", 100.0 * chance(*count, all));
    }
}

/// The length from which a list is shortened to the likely rows.
const LONG: usize = 24;
/// The least chance of a likely row.
const LIKELY: f64 = 0.005;

/// Writes the rows of an answer as a table. Columns without content are left out, and a table that is too wide is
/// broken into lines. In a long list of chances the unlikely ones are added up.
fn rows(out: &mut String, story: &Story, operation: &'static Operation, told: &Told) {
    let all = wide(&told.answer.value["denominator"]).filter(|n| *n > 0);
    let Some(shape) = operation.effects.filter(|_| !told.answer.effects.is_empty()) else { return };
    let list: Vec<Json> = told.answer.effects.iter().map(|row| named(story, shape, row)).collect();
    // Spaces have the printed board's names where the question brings no board of its own.
    let own = story.question.get("board").is_some_and(|board| !board["spaces"].is_null());
    let printed = operation.name.starts_with("axis_allies.") && !own;
    let cell = |field: &Field, row: &Json| {
        let number = row[field.name].as_u64().filter(|_| printed && field.name == "space");
        match number.and_then(|n| Site::VOCABULARY.word(u8::try_from(n).ok()?)) {
            Some(word) => word.replace('_', " "),
            None => text(field, &row[field.name], all).unwrap_or_default(),
        }
    };
    // Chances get bars.
    let weight =
        |row: &Json| shape.fields.iter().find(|f| matches!(f.kind, Kind::Wide)).and_then(|f| wide(&row[f.name]));
    let most = list.iter().filter_map(weight).max().unwrap_or(0);
    let (shown, rare): (Vec<&Json>, Vec<&Json>) =
        list.iter().partition(|row| most == 0 || list.len() <= LONG || chance(weight(row).unwrap_or(0), all) >= LIKELY);
    let telling = |field: &&Field| {
        let usual = |text: String| text.is_empty() || text == "0";
        shown.iter().any(|row| !usual(cell(field, row))) && !field.name.starts_with("reserved")
    };
    let columns: Vec<&Field> = shape.fields.iter().filter(telling).collect();
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(WIDTH - 2).unwrap_or(80));
    let bar = |row: &Json| {
        let share = weight(row).map_or(0.0, |n| n as f64 / most.max(1) as f64);
        "#".repeat((share * 20.0).ceil() as usize)
    };
    let names = columns.iter().map(|f| f.name.replace('_', " "));
    table.set_header(names.chain((most > 0).then(String::new)));
    for row in shown {
        table.add_row(columns.iter().map(|f| cell(f, row)).chain((most > 0).then(|| bar(row))));
    }
    for line in table.to_string().lines() {
        let _ = writeln!(out, " {}", line.trim_end());
    }
    if !rare.is_empty() {
        let sum: u64 = rare.iter().filter_map(|row| weight(row)).sum();
        let _ = writeln!(out, "  {:.4}%  {} more outcomes, each less likely", 100.0 * chance(sum, all), rare.len());
    }
}
