//! Faults in a question, with details for the message.

use super::told::Wrong;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Field, Kind, Means, Measure};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A fault in a value of the binding's language: a code and a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// The kind of fault.
    pub code: FaultCode,
    /// The path of the value, such as `attackers[2].combat_side.strength`.
    pub path: String,
    /// The details of the fault.
    pub help: Help,
}

/// The details of a fault.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Help {
    /// The value as its language writes it.
    pub value: Option<String>,
    /// The lowest and the highest number allowed.
    pub range: Option<(i64, i64)>,
    /// The words allowed, or the names of the existing fields.
    pub words: Vec<&'static str>,
    /// The word or name that was most likely meant.
    pub nearest: Option<&'static str>,
    /// The unit of the field and the number of parts of it that the field counts.
    pub measure: Option<Measure>,
    /// The name of the limit of the library that the highest number is.
    pub limit: Option<&'static str>,
    /// What would do in the place of a word of a text.
    pub needs: Option<&'static str>,
    /// Whether the value is an id that no unit has.
    pub no_unit: bool,
    /// Whether the value is a number of pieces where there are none.
    pub none_there: bool,
    /// The other field of a contradiction.
    pub other: Option<Contrary>,
}

/// The other field of a contradiction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contrary {
    /// Its path.
    pub path: String,
    /// Its value as its language writes it.
    pub value: Option<String>,
    /// What cannot be together, in a sentence without its full stop.
    pub why: Box<str>,
}

impl Help {
    /// Returns the details for a word that is not among the given ones.
    pub(super) fn of_words(word: &str, words: impl Iterator<Item = &'static str>) -> Help {
        let words: Vec<&str> = words.collect();
        Help { nearest: nearest(word, &words), words, ..Help::default() }
    }
}

/// Returns the word most similar to a misspelt one, if any is similar.
pub fn nearest(word: &str, words: &[&'static str]) -> Option<&'static str> {
    let given: Vec<char> = word.chars().take(64).flat_map(char::to_lowercase).collect();
    let most = given.len().div_ceil(3).min(3);
    let known = words.iter().map(|known| (distance(&given, &known.to_lowercase()), *known));
    known.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance).map(|(_, known)| known)
}

/// Returns the number of letters to insert, delete or change, or of adjacent letters to swap, to turn one word into the
/// other.
fn distance(given: &[char], known: &str) -> usize {
    let known: Vec<char> = known.chars().collect();
    let mut rows: [Vec<usize>; 3] = [Vec::new(), Vec::new(), (0..=known.len()).collect()];
    for (i, a) in given.iter().enumerate() {
        rows.rotate_left(1);
        let [before, above, row] = &mut rows;
        row.clear();
        row.push(i.saturating_add(1));
        for (j, b) in known.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX);
            let changed = at(above, j).saturating_add(usize::from(a != b));
            let moved = at(above, j.saturating_add(1)).min(at(row, j)).saturating_add(1);
            let letter = |word: &[char], at: usize| at.checked_sub(1).and_then(|at| word.get(at)).copied();
            let crossed = letter(given, i) == Some(*b) && letter(&known, j) == Some(*a);
            let swapped = if crossed { at(before, j.saturating_sub(1)).saturating_add(1) } else { usize::MAX };
            row.push(changed.min(moved).min(swapped));
        }
    }
    let [.., last] = &rows;
    last.last().copied().unwrap_or(usize::MAX)
}

impl Misread {
    /// Creates a fault at a path.
    #[cold]
    pub fn new(code: FaultCode, path: &str) -> Self {
        Misread { code, path: path.to_string(), help: Help::default() }
    }
    /// Converts a fault of the core, with the indices of its path counted from `base`.
    #[cold]
    pub fn of(wrong: impl Into<Wrong>, base: u8) -> Self {
        let Wrong { fault, value, other } = wrong.into();
        let value = fault.value(Some(base)).map(|value| value.to_string()).or(value);
        let other = fault.other().map(|known| Contrary {
            path: known.path_from(base).to_string(),
            value: known.value().map(|value| value.to_string()).or(other),
            why: known.why().into(),
        });
        let mut help =
            Help { value, other, no_unit: fault.is_of_no_unit(), none_there: fault.is_none_there(), ..Help::default() };
        if !fault.words().is_empty() {
            help.words = fault.words().split(", ").collect();
        }
        help.needs = Some(fault.needed()).filter(|what| !what.is_empty());
        if let Some(bounds) = fault.bounds(Some(base)) {
            help.range = Some((bounds.low, bounds.high));
            help.limit = (!bounds.limit.is_empty()).then_some(bounds.limit);
        }
        Misread { code: fault.code(), path: fault.path_from(base).to_string(), help }
    }
    /// Creates the fault of a word that is none of some, as it is shown in its language. With more words than a message lists
    /// it says what would do.
    #[cold]
    pub fn unknown(
        path: &str,
        word: &str,
        shown: String,
        words: impl Iterator<Item = &'static str>,
        needs: Option<&'static str>,
    ) -> Self {
        let help = Help { value: Some(shown), needs, ..Help::of_words(word, words) };
        Misread { help, ..Misread::new(FaultCode::UnknownWord, path) }
    }
    /// Creates the fault of a citation that is no paragraph's.
    #[cold]
    pub fn unknown_rule(path: &str, id: &str, shown: String) -> Self {
        let ids = crate::RULES.iter().copied().flatten().map(|entry| entry.id);
        Misread::unknown(path, id, shown, ids, Some("the citation of a paragraph, such as OCS 9.4e"))
    }
    /// Creates the fault of a name that no vocabulary has.
    #[cold]
    pub fn unknown_vocabulary(name: &str, shown: String) -> Self {
        let needs = Some("the name of a vocabulary, such as ocs.Phase; `vocabularies` lists them");
        Misread::unknown("vocabulary", name, shown, [].into_iter(), needs)
    }
    /// Adds to the fault of a value of another type what the field takes.
    #[cold]
    pub(super) fn expecting(mut self, field: Option<&Field>) -> Self {
        let own = self.code == FaultCode::WrongType && self.path.is_empty() && self.help.needs.is_none();
        if let Some(field) = field.filter(|_| own) {
            self.help.needs = Some(match (field.means, &field.kind) {
                (_, Kind::List(_) | Kind::Array(..)) => "a list",
                (Means::Rule, _) => "the id of a rule",
                (Means::Item(_), _) => "an id or an index",
                (Means::Measure(_) | Means::MeasureBy(_) | Means::Share(_), _) => "a number",
                (_, Kind::Int { .. } | Kind::Said { .. } | Kind::Wide) => "a whole number",
                (_, Kind::Flag) => "true or false",
                (_, Kind::Word(_) | Kind::Text(_)) => "a text",
                (_, Kind::Locus(_)) => "a name or a number",
                (_, Kind::Record(shape)) if shape.name == "Hex" => {
                    "q and r, or a number where the board numbers its hexes"
                }
                (_, Kind::Record(_) | Kind::View(_)) => "its fields by name",
            });
        }
        self
    }
    /// Creates the fault of a name that no printed table has.
    #[cold]
    pub fn unknown_chart(name: &str, shown: String) -> Self {
        let names = crate::CHARTS.iter().copied().flatten().map(|chart| chart.name);
        Misread::unknown("name", name, shown, names, None)
    }
    #[cold]
    pub(super) fn within(mut self, outer: &str) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{outer}{dot}{}", self.path);
        self
    }
}

impl From<Fault> for Misread {
    fn from(fault: Fault) -> Self {
        Misread::of(fault, 0)
    }
}

impl From<Wrong> for Misread {
    fn from(wrong: Wrong) -> Self {
        Misread::of(wrong, 0)
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Contrary { path, value, why }) = &self.help.other {
            let shown = |value: &Option<String>| value.as_ref().map_or(String::new(), |value| format!(": {value}"));
            let (own, other) = (shown(&self.help.value), shown(value));
            return write!(f, "{}{own} conflicts with {path}{other}: {why} ({})", self.path, self.code.word());
        }
        let meaning = self.code.meaning().trim_end_matches('.');
        let (first, rest) = meaning.split_at_checked(1).unwrap_or((meaning, ""));
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        if let Some(id) = self.help.value.as_ref().filter(|_| self.help.no_unit) {
            return write!(f, "no unit has the id {id} ({})", self.code.word());
        }
        write!(f, "{}{rest} ({})", first.to_ascii_lowercase(), self.code.word())?;
        let Help { value, range, words, nearest, limit, measure, .. } = &self.help;
        if let Some(value) = value {
            write!(f, ": {value}")?;
        }
        if self.help.none_there {
            return write!(f, "; none there");
        }
        if let Some((low, high)) = range {
            if low == high { write!(f, "; needs {high}") } else { write!(f, "; needs {low} to {high}") }?;
        }
        match measure {
            None => {}
            Some(Measure { unit, .. }) if range.is_some() => write!(f, " {unit}")?,
            Some(Measure { unit, parts: 1, .. }) => write!(f, "; needs a whole number of {unit}")?,
            Some(Measure { unit, parts, .. }) => write!(f, "; needs a multiple of 1/{parts} {unit}")?,
        }
        if let Some(limit) = limit {
            write!(f, " ({limit}: a limit of this library)")?;
        }
        match nearest {
            Some(nearest) => write!(f, "; {nearest}?"),
            None if self.help.needs.is_some() => write!(f, "; needs {}", self.help.needs.unwrap_or("")),
            None if words.is_empty() || words.len() > 40 => Ok(()),
            None => write!(f, "; one of {}", words.join(", ")),
        }
    }
}

impl core::error::Error for Misread {}
