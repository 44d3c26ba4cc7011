//! The values of a question at the paths of a fault, as its language shows them.

use super::answer::speaks_of_its_board;
use crate::fault::{Fault, PathPart};
use crate::reflect::{Item, Names, Reflect, Value, text};
use crate::rule::Rule;
use alloc::format;
use alloc::string::{String, ToString};

/// A fault of a question, and what the question says at its paths.
#[derive(Debug, Clone)]
pub struct Wrong {
    /// The fault.
    pub fault: Fault,
    pub(super) value: Option<String>,
    pub(super) other: Option<String>,
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Self {
        Wrong { fault, value: None, other: None }
    }
}

impl Wrong {
    /// Looks up the two values of a contradiction in the question, in whose lists the fault's indices count.
    #[cold]
    pub fn of(fault: Fault, question: &dyn Reflect, names: Option<&Names>) -> Self {
        let Some(other) = fault.other() else { return fault.into() };
        let look = |path: &str| Look { question, names }.at(path);
        let mut path = String::new();
        other.parts(0, &mut |part| match part {
            PathPart::Name(name) => path.push_str(name),
            PathPart::Index(index) => path.push_str(&format!("[{index}]")),
        });
        Wrong { value: look(&fault.path().to_string()), other: look(&path), fault }
    }
}

/// A question, and what its units are called.
#[derive(Clone, Copy)]
struct Look<'a> {
    question: &'a dyn Reflect,
    names: Option<&'a Names>,
}

impl Look<'_> {
    /// Returns the value at a path; `None` if it is no single value.
    fn at(self, path: &str) -> Option<String> {
        let mut value = Value::Record(self.question);
        for step in path.split('.') {
            let (name, index) = step.split_once('[').map_or((step, None), |(name, rest)| (name, Some(rest)));
            if !name.is_empty() {
                let Value::Record(record) = value else { return None };
                value = record.value(record.find(name)?);
            }
            if let Some(index) = index {
                value = value.item(index.trim_end_matches(']').parse().ok()?);
            }
        }
        self.shown(value, path.starts_with("board"))
    }
    fn shown(self, value: Value<'_>, in_board: bool) -> Option<String> {
        match value {
            Value::Int(number) => Some(number.to_string()),
            Value::Wide(number) => Some(number.to_string()),
            Value::Rule(number) => u16::try_from(number).ok().map(|number| Rule(number).id().to_string()),
            Value::Measure(parts, measure) => Some(measure.shown(parts).to_string()),
            Value::Item(number, item, most) => self.item(item, item.place(number, most)?, in_board),
            Value::Locus(place) => Some(place.name.map_or_else(|| place.number.to_string(), ToString::to_string)),
            Value::Flag(set) => Some(set.to_string()),
            Value::Word(word) => word.ok().map(ToString::to_string),
            Value::Text(bytes) => Some(text(bytes).lines().next()?.to_string()),
            Value::Record(record) if record.shape().name == "Hex" => {
                let [q, r] = [record.value(0), record.value(1)].map(|part| self.shown(part, in_board));
                Some(format!("({}, {})", q?, r?))
            }
            Value::Record(_) | Value::List(_) | Value::Measures(..) | Value::Absent | Value::Nothing => None,
        }
    }
    /// Returns what the caller calls an item of a list: a unit of a board by its id.
    fn item(self, item: Item, place: i64, in_board: bool) -> Option<String> {
        let of_board = item.is_unit() || (item.list.is_empty() && speaks_of_its_board(self.question.shape()));
        let name = match self.names.filter(|_| of_board) {
            // A board keeps the references of its caller.
            Some(names) if in_board => names.name_of_index(place),
            Some(names) => names.name(place),
            None => place.saturating_add(i64::from(self.question.base())),
        };
        Some(name.to_string())
    }
}
