//! Faults of lines and texts, with the word or the line at which they are.

use super::{GameKind, Wording};
use crate::binding::{Misread, nearest};
use crate::fault::{Fault, FaultCode};
use alloc::format;
use alloc::string::String;

/// So many letters of a line stand in a message.
const SHOWN: usize = 60;

/// Returns a text as a message shows it.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(SHOWN).collect();
    let more = if short.len() < text.len() { "..." } else { "" };
    format!("'{short}{more}'")
}

impl GameKind {
    /// Converts a fault of an order, with the word at its column if it is one of the order's text. Columns and indices count
    /// from `base`.
    #[cold]
    pub fn misread_order(&self, fault: Fault, wording: Wording<'_>, base: u8) -> Misread {
        let Wording { list, text } = wording;
        let mut misread = Misread::of(fault, base);
        let at = usize::from(fault.index());
        let word = text.get(at..).and_then(|rest| rest.split_ascii_whitespace().next());
        let Some(word) = word.filter(|_| fault.list() == list) else { return misread };
        misread.help.value.get_or_insert_with(|| quoted(word));
        if list == "line" && at == 0 && fault.is(FaultCode::UnknownWord) {
            let verbs = || self.verbs.iter().map(|verb| verb.name);
            misread.help.words = if self.openers.is_empty() { verbs().collect() } else { self.openers.to_vec() };
            // A kind of order that has no word in a line is no misspelling of another.
            misread.help.nearest = nearest(word, &misread.help.words).filter(|_| !verbs().any(|verb| verb == word));
        }
        misread
    }

    /// Converts a fault of the text of a position, with what its line says. Lines and indices count from `base`.
    #[cold]
    pub fn misread_text(&self, fault: Fault, text: &str, base: u8) -> Misread {
        let mut misread = Misread::of(fault, base);
        if matches!(fault.list(), "text" | "position.lines") {
            let line = text.split(['\n', ';']).nth(usize::from(fault.index())).map(str::trim);
            if let Some(line) = line.filter(|line| !line.is_empty()) {
                misread.help.value.get_or_insert_with(|| quoted(line));
            }
        }
        misread
    }
}
