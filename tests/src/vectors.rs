//! The shared vectors: files under `tests/vectors`, one list of cases each.

use grognard_adjudicate::json::{Answer, ask, step};
use grognard_core::binding::Misread;
use grognard_core::rule::Rule;
use serde::Deserialize;
use serde_json::{Map, Value as Json, json};
use std::path::{Path, PathBuf};

/// One case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// The id, which is never reused.
    pub id: String,
    /// The operation.
    pub call: String,
    /// The question.
    #[serde(default, rename = "in")]
    pub question: Map<String, Json>,
    /// The dice, if the operation takes them.
    pub dice: Option<Vec<Json>>,
    /// The expected fields of the answer's value.
    pub out: Option<Map<String, Json>>,
    /// The expected effects or rows, all of them in order; the given fields of each.
    #[serde(alias = "rows")]
    pub effects: Option<Vec<Map<String, Json>>>,
    /// Steps that the trail must contain in this order, with any steps between them; the given fields of each.
    pub trail: Option<Vec<Map<String, Json>>>,
    /// The expected fault.
    pub fault: Option<ExpectedFault>,
    /// The expected verdict, if the operation decides one.
    pub verdict: Option<String>,
    /// The rules that the answer must cite, no more and no fewer.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The languages it is for; all if left out.
    pub languages: Option<Vec<String>>,
    /// For C: what is done to the question that no other language can express.
    pub c: Option<String>,
    /// Where the expected value comes from.
    pub source: String,
    /// A remark.
    #[serde(default)]
    pub comment: String,
}

/// A fault that must come.
#[derive(Debug, Clone, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ExpectedFault {
    /// Its word.
    pub code: String,
    /// Its place.
    pub field: String,
}

/// The folder of the vectors.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors")
}

/// All vectors, with the file that each stands in, in the order of the files' names.
pub fn all() -> Vec<(PathBuf, Vector)> {
    within_folder(&folder())
}

/// All vectors of a folder.
pub fn within_folder(folder: &Path) -> Vec<(PathBuf, Vector)> {
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    let mut out = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a vector file can be read");
        let list: Vec<Vector> = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        out.extend(list.into_iter().map(|v| (file.clone(), v)));
    }
    out
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of vectors can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "json") {
            files.push(path);
        }
    }
}

impl Vector {
    /// Whether it is for this language.
    pub fn is_for(&self, language: &str) -> bool {
        self.languages.as_ref().is_none_or(|languages| languages.iter().any(|d| d == language))
    }
    /// The question with its dice.
    pub fn whole_question(&self) -> Json {
        let mut question = self.question.clone();
        if let Some(dice) = &self.dice {
            question.insert("dice".to_owned(), json!(dice));
        }
        Json::Object(question)
    }
    /// Runs it; what is wrong, if anything.
    pub fn check(&self) -> Result<(), String> {
        self.well_formed()?;
        self.compare(ask(&self.call, &self.whole_question(), self.trail.is_some()))
    }
    /// Whether the vector itself makes sense.
    pub fn well_formed(&self) -> Result<(), String> {
        let asks_nothing =
            self.out.is_none() && self.fault.is_none() && self.verdict.is_none() && self.effects.is_none();
        if asks_nothing {
            return Err("it expects nothing".to_owned());
        }
        if self.source.is_empty() {
            return Err("it has no source".to_owned());
        }
        if self.trail.as_ref().is_some_and(|steps| self.fault.is_some() || steps.is_empty()) {
            return Err("a trail of no steps, or of a fault".to_owned());
        }
        if self.fault.is_none() && self.cites.is_empty() {
            return Err("it cites nothing".to_owned());
        }
        match self.cites.iter().find(|id| Rule::of(id).is_none()) {
            Some(id) => Err(format!("{id} is no rule")),
            None => Ok(()),
        }
    }
    fn compare(&self, got: Result<Answer, Misread>) -> Result<(), String> {
        let answer = match (got, &self.fault) {
            (Err(m), Some(f)) if m.code.word() == f.code && m.path == f.field => return Ok(()),
            (Err(m), _) => return Err(format!("fault {m}")),
            (Ok(_), Some(f)) => return Err(format!("no fault, expected {f:?}")),
            (Ok(answer), None) => answer,
        };
        let verdict = answer.verdict.map(|v| if v { "allowed" } else { "forbidden" });
        if verdict != self.verdict.as_deref() {
            return Err(format!("verdict {verdict:?}, cites {:?}, expected {:?}", answer.cites, self.verdict));
        }
        if let Some(out) = &self.out {
            within("", &Json::Object(out.clone()), &answer.value)?;
        }
        if let Some(effects) = &self.effects {
            if effects.len() != answer.effects.len() {
                return Err(format!("{} effects: {}", answer.effects.len(), json!(answer.effects)));
            }
            for (i, (expected, got)) in effects.iter().zip(&answer.effects).enumerate() {
                within(&format!("effects[{i}]"), &Json::Object(expected.clone()), got)?;
            }
        }
        if let Some(expected) = &self.trail {
            let steps: Vec<Json> = answer.trail.iter().map(step).collect();
            let mut rest = steps.iter();
            for (i, wanted) in expected.iter().enumerate() {
                let wanted = Json::Object(wanted.clone());
                if !rest.any(|got| within("", &wanted, got).is_ok()) {
                    return Err(format!("trail[{i}] {wanted} is not in its turn in {}", json!(steps)));
                }
            }
        }
        let (mut got, mut expected) = (answer.cites.clone(), self.cites.clone());
        got.sort();
        expected.sort();
        if got != expected {
            return Err(format!("cites {got:?}, expected {expected:?}"));
        }
        Ok(())
    }
}

/// Whether each field that is expected is so.
fn within(path: &str, expected: &Json, got: &Json) -> Result<(), String> {
    match (expected, got) {
        (Json::Object(e), Json::Object(g)) => {
            for (name, value) in e {
                let place = format!("{path}.{name}");
                within(&place, value, g.get(name).ok_or(format!("{place} is not there"))?)?;
            }
            Ok(())
        }
        _ if expected == got => Ok(()),
        _ => Err(format!("{path} is {got}, expected {expected}")),
    }
}
