//! Orders on a position that remembers: each is asked of the present board, its ruling is compared with what the file
//! expects, and its effects are on the board of the next.

use crate::adjudicate::Teller;
use crate::edits;
use crate::json::Answer;
use crate::position::{Expected, Order, Trouble};
use crate::references::{References, Resolved};
use crate::story::Story;
use grognard_core::binding;
use serde_json::{Map, Value as Json, json};

/// The board that orders change, among the values of the file.
const BOARD: &str = "board";
/// The list of an operation whose answer changes units.
const EFFECTS: &str = "effects";
/// What a position knows at a moment: fields of that name need not be given.
const KNOWN: [&str; 6] = [BOARD, "turn", "target", "assessment", "battle", "barrage"];

impl Teller<'_> {
    /// Answers an order, and applies its effects to the board.
    pub(crate) fn order(mut self, q: &Order) -> Result<Story, Trouble> {
        let name = if q.order.contains('.') { q.order.clone() } else { format!("ocs.turn.{}", q.order) };
        let operation = binding::operation(&name)
            .ok_or_else(|| Trouble::at(format!("{}.order", self.place), "there is no order of this name"))?;
        let takes = |field: &str| operation.question.fields.iter().any(|f| f.name == field);
        let mut asked = Map::new();
        for field in KNOWN.into_iter().filter(|field| takes(field) && self.position.named.contains_key(*field)) {
            asked.insert(field.to_owned(), json!({"$": field}));
        }
        for (field, value) in &q.question {
            asked.insert(field.clone(), self.called(value, true));
        }
        let references = References { position: self.position, answers: self.answers };
        let Resolved { mut question, names } = references.question(&format!("{}.in", self.place), &asked)?;
        // The orders that follow belong to the file's dice.
        let rolled = q.dice.clone().unwrap_or_default();
        if q.dice.is_some() {
            question.insert("dice".into(), json!(rolled));
        }
        let answer = self.ask(&name, question.clone(), rolled)?;
        let expected = self.expected(&q.expect);
        self.compare(&expected, &answer)?;
        let standing = self.standing(&question);
        self.know(&question, &answer);
        let mut entering = Vec::new();
        if operation.list == EFFECTS && !answer.effects.is_empty() {
            let change = edits::booking(operation, &question, &answer.effects);
            entering = self.called_by(change.get("newcomers"));
            let applied = self.ask("ocs.board.apply", change, Vec::new())?;
            self.changes(BOARD, &question, &applied)?;
        }
        let title = if q.title.is_empty() { name } else { q.title.clone() };
        let acting = names.get("unit").cloned().unwrap_or_default();
        Ok(Story {
            title,
            acting,
            names,
            question,
            standing,
            order: true,
            entering,
            expected,
            told: self.told,
            ..Story::default()
        })
    }

    /// Replaces the names of units by references to their ids, or by the ids.
    fn called(&self, value: &Json, refer: bool) -> Json {
        match value {
            Json::String(text) => match self.position.units.iter().find(|unit| unit.name == *text) {
                Some(_) if refer => json!({"$id": text}),
                Some(named) => json!(named.unit.id),
                None => value.clone(),
            },
            Json::Array(items) => items.iter().map(|item| self.called(item, refer)).collect(),
            Json::Object(fields) => {
                let called = |name: &String, field| match name.starts_with('$') {
                    true => Json::clone(field),
                    false => self.called(field, refer),
                };
                Json::Object(fields.iter().map(|(name, field)| (name.clone(), called(name, field))).collect())
            }
            other => other.clone(),
        }
    }

    /// Returns units with their names.
    pub(crate) fn called_by(&self, units: Option<&Json>) -> Vec<(String, Json)> {
        let named = |unit: &Json| self.position.name_of(unit["id"].as_u64().unwrap_or(0)).unwrap_or("").to_owned();
        let units = units.and_then(Json::as_array);
        units.into_iter().flatten().map(|unit| (named(unit), unit.clone())).collect()
    }

    /// Keeps what the next order need not be told.
    fn know(&mut self, question: &Map<String, Json>, answer: &Answer) {
        if answer.verdict == Some(false) {
            return;
        }
        if let Some(target) = question.get("target") {
            self.position.named.insert("target".to_owned(), target.clone());
        }
        let value = &answer.value;
        let shape = self.told.last().and_then(|told| binding::operation(&told.operation)).and_then(|o| o.answer);
        let known = match shape.map_or("", |shape| shape.name) {
            "TurnState" => Some(("turn", value)),
            "Assessment" | "BarrageAssessment" => Some(("assessment", value)),
            "Battle" => Some(("battle", value)),
            "Barraged" => Some(("barrage", value)),
            "Settled" => Some(("battle", &value["battle"])),
            _ => None,
        };
        if let Some((name, value)) = known {
            self.position.named.insert(name.to_owned(), value.clone());
        }
    }

    /// Returns what the file expects, with the ids of units for their names.
    fn expected(&self, expected: &Expected) -> Expected {
        let called = |value: &Json| self.called(value, false);
        Expected {
            out: expected.out.iter().map(|(name, value)| (name.clone(), called(value))).collect(),
            effects: expected.effects.as_ref().map(|effects| effects.iter().map(called).collect()),
            rows: expected.rows.as_ref().map(|rows| rows.iter().map(called).collect()),
            ..expected.clone()
        }
    }

    /// Compares a ruling with what the file expects.
    fn compare(&self, expected: &Expected, answer: &Answer) -> Result<(), Trouble> {
        let unlike = |field: &str, got: String| {
            Err(Trouble::at(format!("{}.expect.{field}", self.place), format!("the ruling has {got}")))
        };
        let verdict = answer.verdict.map(|allowed| if allowed { "allowed" } else { "forbidden" });
        if expected.verdict.is_some() && expected.verdict.as_deref() != verdict {
            return unlike("verdict", format!("{}, by {}", verdict.unwrap_or("none"), answer.cites.join(", ")));
        }
        if !expected.out.is_empty() && !has(&answer.value, &Json::Object(expected.out.clone())) {
            return unlike("out", answer.value.to_string());
        }
        for (field, list) in [(EFFECTS, &expected.effects), ("rows", &expected.rows)] {
            let Some(list) = list else { continue };
            let same = list.len() == answer.effects.len();
            if !same || !list.iter().zip(&answer.effects).all(|(item, got)| has(got, item)) {
                return unlike(field, json!(answer.effects).to_string());
            }
        }
        if let Some(cites) = &expected.cites {
            let sorted = |cites: &[String]| {
                let mut cites = cites.to_vec();
                cites.sort();
                cites
            };
            if sorted(cites) != sorted(&answer.cites) {
                return unlike("cites", answer.cites.join(", "));
            }
        }
        Ok(())
    }
}

/// Returns whether a value has all that another has.
fn has(whole: &Json, part: &Json) -> bool {
    match (whole, part) {
        (Json::Object(whole), Json::Object(part)) => {
            part.iter().all(|(name, part)| whole.get(name).is_some_and(|whole| has(whole, part)))
        }
        _ => whole == part,
    }
}
