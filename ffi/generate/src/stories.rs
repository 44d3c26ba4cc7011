//! Generates vectors from the story of orders: each order on the board of its moment, and what the file expects of it.
//! So every language gives the rulings by which the story goes on.

use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::json::record;
use grognard_adjudicate::position::{Position, Question};
use grognard_adjudicate::story::Story;
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::combat::{Assessment, Battle};
use grognard_core::ocs::units::Unit;
use serde_json::{Map, Value as Json, json};
use std::path::{Path, PathBuf};

/// The story.
const STORY: &str = "tests/positions/ocs-two-turns.json";
/// The vectors.
const VECTORS: &str = "tests/vectors/ocs/generated/turn_story.json";
/// The width of a line.
const WIDTH: usize = 120;

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(STORY);
    let text = std::fs::read_to_string(&path).expect("the story can be read");
    let position = Position::read(&text).unwrap_or_else(|why| panic!("{STORY}: {why}"));
    let stories = adjudicate(position.clone(), None).unwrap_or_else(|why| panic!("{STORY}: {why}"));
    let orders = position.questions.iter().zip(&stories).enumerate();
    let vectors: Vec<String> = orders.filter_map(|(i, (question, story))| vector(i + 1, question, story)).collect();
    vec![(PathBuf::from(VECTORS), format!("[\n{}\n]\n", vectors.join(",\n")))]
}

fn vector(number: usize, question: &Question, story: &Story) -> Option<String> {
    let Question::Order(order) = question else { return None };
    let told = story.told.first()?;
    let expected = &story.expected;
    let mut asked = story.question.clone();
    asked.remove("dice");
    let board = asked.get_mut("board").and_then(Json::as_object_mut);
    for (name, list) in board.into_iter().flatten() {
        let blank = match name.as_str() {
            "chart" => record(&ChartRow::default()),
            "hexes" => record(&BoardHex::default()),
            _ => record(&Unit::default()),
        };
        list.as_array_mut().into_iter().flatten().for_each(|item| *item = said(item, &blank));
    }
    for (name, blank) in [("battle", record(&Battle::default())), ("assessment", record(&Assessment::default()))] {
        if let Some(value) = asked.get_mut(name) {
            *value = said(value, &blank);
        }
    }
    let unit = record(&Unit::default());
    asked.iter_mut().filter(|(name, _)| *name != "board").for_each(|(_, value)| shorten(value, &unit));
    let mut vector = Map::new();
    vector.insert("id".to_owned(), json!(format!("ocs.turn.story.{number:03}")));
    vector.insert("call".to_owned(), json!(told.operation));
    vector.insert("in".to_owned(), Json::Object(asked));
    if let Some(dice) = story.question.get("dice") {
        vector.insert("dice".to_owned(), dice.clone());
    }
    if let Some(verdict) = &expected.verdict {
        vector.insert("verdict".to_owned(), json!(verdict));
    }
    if !expected.out.is_empty() {
        vector.insert("out".to_owned(), Json::Object(expected.out.clone()));
    }
    for (list, items) in [("effects", &expected.effects), ("rows", &expected.rows)] {
        if let Some(items) = items {
            vector.insert(list.to_owned(), json!(items));
        }
    }
    vector.insert("cites".to_owned(), json!(expected.cites));
    vector.insert("source".to_owned(), json!(order.source));
    Some(wrapped(&spaced(&Json::Object(vector))))
}

/// Takes from each unit in a question's field what is as in a blank one.
fn shorten(value: &mut Json, blank: &Json) {
    match value {
        Json::Array(items) => items.iter_mut().for_each(|item| shorten(item, blank)),
        Json::Object(fields) if fields.contains_key("move_side") => *value = said(value, blank),
        Json::Object(fields) => fields.values_mut().for_each(|field| shorten(field, blank)),
        _ => {}
    }
}

/// Returns a record without the fields that are as in a blank one. Its hex always says where it is.
fn said(value: &Json, blank: &Json) -> Json {
    let (Json::Object(fields), Json::Object(blank)) = (value, blank) else { return value.clone() };
    let kept = fields.iter().filter(|(name, field)| {
        let same = blank.get(name.as_str()).is_some_and(|blank| blank == *field || is_blank(field, blank));
        !same || *name == "hex"
    });
    let record = |name: &str, field: &Json| match blank.get(name).filter(|_| name != "hex") {
        Some(blank) => said(field, blank),
        None => field.clone(),
    };
    Json::Object(kept.map(|(name, field)| (name.clone(), record(name, field))).collect())
}

/// Returns whether nothing of a record differs from a blank one.
fn is_blank(value: &Json, blank: &Json) -> bool {
    value.is_object() && said(value, blank).as_object().is_some_and(Map::is_empty)
}

/// Returns JSON on one line, with a space after each comma and colon.
fn spaced(value: &Json) -> String {
    match value {
        Json::Array(items) => format!("[{}]", items.iter().map(spaced).collect::<Vec<_>>().join(", ")),
        Json::Object(fields) => {
            let fields = fields.iter().map(|(name, field)| format!("{}: {}", json!(name), spaced(field)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// Breaks a line at spaces that are not within a text.
fn wrapped(line: &str) -> String {
    let (mut out, mut width, mut word, mut text, mut escaped) = (String::new(), 0, String::new(), false, false);
    let mut end = |word: &mut String| {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            out.push('\n');
            width = 0;
        }
        if !out.is_empty() {
            out.push(' ');
            width += 1;
        }
        out += word;
        width += length;
        word.clear();
    };
    for c in line.chars() {
        if c == ' ' && !text {
            end(&mut word);
            continue;
        }
        text ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        word.push(c);
    }
    end(&mut word);
    out
}
