//! References in a position file's questions. `{"$": "a name"}` is replaced by the value that the file names,
//! `{"$": "2.value.battle"}` by a part of the second answer; further fields of the object replace those of the value.
//! `{"$id": "a name"}` is replaced by the id of a unit, `{"$+": ["1.rows.0.count", "1.rows.4.count"]}` by a sum.

use crate::position::{Position, Trouble};
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeMap;

/// A question with resolved references, and the names of the items of its lists.
#[derive(Debug, Clone, Default)]
pub struct Resolved {
    /// The question as the operation takes it.
    pub question: Map<String, Json>,
    /// The names of the items of each list.
    pub names: BTreeMap<String, Vec<String>>,
}

/// The name in a reference.
fn called(reference: &Json) -> Option<&str> {
    ["$", "$id"].iter().find_map(|key| reference[key].as_str())
}

/// The values to which references may refer.
pub struct References<'a> {
    /// The file.
    pub position: &'a Position,
    /// The answers so far, as `--json` prints them.
    pub answers: &'a [Json],
}

impl References<'_> {
    /// Resolves a question.
    pub fn question(&self, place: &str, question: &Map<String, Json>) -> Result<Resolved, Trouble> {
        let mut out = Resolved::default();
        if let Some(board) = question.get("board") {
            // Its lists may be named by themselves.
            let lists = board["$"].as_str().and_then(|name| self.position.named.get(name)).unwrap_or(board);
            for (name, list) in lists.as_object().into_iter().flatten() {
                let called =
                    list.as_array().into_iter().flatten().map(|item| item["$"].as_str().unwrap_or("").to_owned());
                out.names.insert(name.clone(), called.collect());
            }
            let board = self.resolve(&format!("{place}.board"), board)?;
            out.question.insert("board".to_owned(), board);
        }
        for (name, value) in question.iter().filter(|(name, _)| *name != "board") {
            let place = format!("{place}.{name}");
            if let Json::Array(items) = value {
                let called = items.iter().enumerate().map(|(i, item)| match called(item) {
                    Some(name) => name.to_owned(),
                    None => format!("{} {}", name.trim_end_matches('s'), i + 1),
                });
                out.names.insert(name.clone(), called.collect());
            } else if let Some(called) = called(value).or_else(|| value.as_str().filter(|_| name == "unit")) {
                out.names.insert(name.clone(), vec![called.to_owned()]);
            }
            let value = match value {
                // A unit may simply be called by its name.
                Json::String(called) if name == "unit" => self.called(&place, called)?,
                value => self.resolve(&place, value)?,
            };
            out.question.insert(name.clone(), value);
        }
        Ok(out)
    }

    fn resolve(&self, place: &str, value: &Json) -> Result<Json, Trouble> {
        match value {
            Json::Array(items) => {
                items.iter().enumerate().map(|(i, item)| self.resolve(&format!("{place}[{i}]"), item)).collect()
            }
            Json::Object(fields) if fields.len() == 1 && fields.contains_key("$id") => {
                self.id(&format!("{place}.$id"), &fields["$id"]).map(|id| json!(id))
            }
            Json::Object(fields) if fields.contains_key("$+") => {
                let (Some(Json::Array(parts)), 1) = (fields.get("$+"), fields.len()) else {
                    return Err(Trouble::at(format!("{place}.$+"), "a sum is a list of references"));
                };
                let sum = parts.iter().enumerate().try_fold(0i64, |sum, (i, part)| {
                    let place = format!("{place}.$+[{i}]");
                    let name = part.as_str().ok_or_else(|| Trouble::at(&place, "a reference is a text"))?;
                    let number = self.called(&place, name)?.as_i64();
                    let sum = number.and_then(|number| sum.checked_add(number));
                    sum.ok_or_else(|| Trouble::at(&place, format!("{name:?} is no number")))
                })?;
                Ok(json!(sum))
            }
            Json::Object(fields) => {
                let mut out = match fields.get("$") {
                    None => json!({}),
                    Some(Json::String(name)) => self.called(place, name)?,
                    Some(_) => return Err(Trouble::at(format!("{place}.$"), "a reference is a text")),
                };
                for (name, field) in fields.iter().filter(|(name, _)| *name != "$") {
                    let field = self.resolve(&format!("{place}.{name}"), field)?;
                    let Json::Object(into) = &mut out else {
                        return Err(Trouble::at(format!("{place}.{name}"), "this stands for something without fields"));
                    };
                    into.insert(name.clone(), field);
                }
                Ok(out)
            }
            other => Ok(other.clone()),
        }
    }

    /// The id of a unit, which may have left the map.
    fn id(&self, place: &str, name: &Json) -> Result<u32, Trouble> {
        let name = name.as_str().ok_or_else(|| Trouble::at(place, "a reference is a text"))?;
        let named = self.position.units.iter().find(|named| named.name == name);
        let missing = || Trouble::at(place, format!("there is no unit called {name:?}"));
        named.map(|named| named.unit.id).ok_or_else(missing)
    }

    /// Returns the value of a name.
    fn called(&self, place: &str, name: &str) -> Result<Json, Trouble> {
        // A unit that has left the map may come back.
        if let Some(named) = self.position.units.iter().find(|u| u.name == name) {
            return Ok(crate::json::record(&named.unit));
        }
        if let Some(value) = self.position.named.get(name) {
            return self.resolve(&format!("let.{name}"), value);
        }
        let missing = || Trouble::at(place, format!("nothing is called {name:?}"));
        let mut parts = name.split('.');
        let number: usize = parts.next().and_then(|n| n.parse().ok()).ok_or_else(missing)?;
        let mut found = number.checked_sub(1).and_then(|n| self.answers.get(n)).ok_or_else(missing)?;
        for part in parts {
            let index: Result<usize, _> = part.parse();
            found = match index {
                Ok(index) => found.get(index),
                Err(_) => found.get(part),
            }
            .ok_or_else(missing)?;
        }
        Ok(found.clone())
    }
}
