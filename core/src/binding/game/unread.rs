//! Faults of lines and texts, with the word or the line at which they are.

use super::GameKind;
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
    /// Converts a fault of a line of orders, or of the text of a position, with what stands there. Columns, lines and indices
    /// count from `base`.
    #[cold]
    pub fn misread(&self, fault: Fault, text: &str, base: u8) -> Misread {
        let mut misread = Misread::of(fault, base);
        let at = usize::from(fault.index());
        let there = match fault.list() {
            "line" => text.get(at..).and_then(|rest| rest.split_ascii_whitespace().next()),
            "text" | "position.lines" => text.split(['\n', ';']).nth(at).map(str::trim),
            _ => None,
        };
        let there = there.filter(|there| !there.is_empty());
        if let Some(there) = there {
            misread.help.value.get_or_insert_with(|| quoted(there));
        }
        let is_verb = fault.list() == "line" && at == 0 && fault.is(FaultCode::UnknownWord);
        if let Some(word) = there.filter(|_| is_verb) {
            misread.help.words = self.verbs.iter().map(|verb| verb.name).collect();
            misread.help.nearest = nearest(word, &misread.help.words);
        }
        misread
    }
}
