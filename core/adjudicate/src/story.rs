//! The answers to a question of a position file.

use crate::json::{self, Answer};
use crate::position::Expected;
use grognard_core::ocs::barrage::Outcome;
use grognard_core::ocs::combat::CombatResult;
use grognard_core::reflect::{Shape, Word};
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeMap;

/// One operation of an answer, with its question and its result.
#[derive(Debug, Clone)]
pub struct Told {
    /// The operation.
    pub operation: String,
    /// The operation's answer.
    pub answer: Answer,
    /// The dice that were used.
    pub dice: Vec<u8>,
}

/// A question of the position file and all of its answers.
#[derive(Debug, Clone, Default)]
pub struct Story {
    /// The heading.
    pub title: String,
    /// The names of the units that act: attackers, firers, or those asked about.
    pub acting: Vec<String>,
    /// The names of the units in the target hex.
    pub target: Vec<String>,
    /// The names of the terrains in the target hex, and for each acting unit of the hexside it crosses.
    pub terrain: (String, Vec<String>),
    /// The names of the items of the question's lists, by the lists' names.
    pub names: BTreeMap<String, Vec<String>>,
    /// The question of a story of one operation, its references resolved.
    pub question: Map<String, Json>,
    /// The units of its board by place, with their names.
    pub standing: Vec<(String, Json)>,
    /// It is an order on a position that remembers: its effects are on the board.
    pub order: bool,
    /// The units that the order may bring to its board, with their names.
    pub entering: Vec<(String, Json)>,
    /// What the file expects of the order, units by their ids.
    pub expected: Expected,
    /// The answers, in order.
    pub told: Vec<Told>,
}

impl Told {
    /// Returns the cases of an answer with the chances of a combat's or a barrage's results: all of them, and those of each
    /// result.
    pub fn cases(&self) -> Option<(u64, Vec<(&'static str, u64)>)> {
        let value = &self.answer.value;
        let (counts, words) = match (value["results"].as_array(), value["outcomes"].as_array()) {
            (Some(counts), _) => (counts, CombatResult::VOCABULARY.words),
            (None, Some(counts)) => (counts, Outcome::VOCABULARY.words),
            (None, None) => return None,
        };
        let counts = counts.iter().filter_map(Json::as_u64);
        Some((value["denominator"].as_u64().unwrap_or(1).max(1), words.iter().copied().zip(counts).collect()))
    }
}

impl Story {
    /// Returns the place on the question's board of a unit that an answer names: by its id, or by its place if no unit
    /// has one.
    pub fn place_of(&self, name: u64) -> Option<usize> {
        let id = |unit: &Json| unit["id"].as_u64().unwrap_or(0);
        if self.standing.iter().all(|(_, unit)| id(unit) == 0) {
            return usize::try_from(name).ok().filter(|at| *at < self.standing.len());
        }
        self.standing.iter().position(|(_, unit)| name > 0 && id(unit) == name)
    }
}

/// Returns one answer as JSON: chances as numbers, or, if it is to be exact, as the cases that they count.
pub fn told_to_json(t: &Told, exact: bool) -> Json {
    let operation = grognard_core::OPERATIONS.iter().copied().flatten().find(|o| o.name == t.operation);
    let shown = |value: &Json, shape: Option<&'static Shape>| match shape.filter(|_| !exact) {
        Some(shape) => json::numbers(value, shape),
        None => value.clone(),
    };
    let mut out = Map::new();
    out.insert("operation".into(), json!(t.operation));
    if !t.dice.is_empty() {
        out.insert("dice".into(), json!(t.dice));
    }
    if let Some(verdict) = t.answer.verdict {
        out.insert("verdict".into(), json!(if verdict { "allowed" } else { "forbidden" }));
    }
    out.insert("cites".into(), json!(t.answer.cites));
    out.insert("value".into(), shown(&t.answer.value, operation.and_then(|o| o.answer)));
    if !t.answer.effects.is_empty() {
        let list = t.answer.effects.iter().map(|effect| shown(effect, operation.and_then(|o| o.effects)));
        out.insert(operation.map_or("effects", |o| o.list).into(), list.collect());
    }
    out.insert("trail".into(), t.answer.trail.iter().map(json::step).collect());
    Json::Object(out)
}

/// Returns a story as JSON, each answer as by [`told_to_json`].
pub fn to_json(story: &Story, exact: bool) -> Json {
    json!({
        "title": story.title,
        "acting": story.acting,
        "target": story.target,
        "answers": story.told.iter().map(|told| told_to_json(told, exact)).collect::<Vec<_>>(),
    })
}
