//! Words of a text, line by line.

use crate::axis_allies::game::text::write::Sum;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};

/// A place in a text.
#[derive(Debug, Clone)]
pub(in crate::axis_allies::game) struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    /// Where the word last read began, from the beginning of its line.
    pub column: usize,
    start: usize,
    /// The line, from 0.
    pub line: usize,
    /// The sum of the words read.
    pub sum: Sum,
}

impl<'t> Scan<'t> {
    /// At the beginning of a text, which ends with its first zero.
    pub fn new(text: &'t [u8]) -> Self {
        let end = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
        let text = text.get(..end).unwrap_or_default();
        Scan { text, at: 0, column: 0, start: 0, line: 0, sum: Sum::EMPTY }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn step(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    /// The next word of the line.
    pub fn word(&mut self) -> Option<&'t [u8]> {
        while self.peek().is_some_and(|byte| matches!(byte, b' ' | b'\t' | b'\r')) {
            self.step();
        }
        let begin = self.at;
        self.column = begin.saturating_sub(self.start);
        while self.peek().is_some_and(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b';')) {
            self.step();
        }
        let word = self.text.get(begin..self.at).filter(|word| !word.is_empty())?;
        self.sum.add(0);
        word.iter().for_each(|byte| self.sum.add(*byte));
        Some(word)
    }

    /// The word after this one, which stays to be read.
    pub fn ahead(&self) -> Option<&'t [u8]> {
        self.clone().word()
    }

    /// Goes to the next line; false at the end of the text.
    pub fn next_line(&mut self) -> bool {
        while self.word().is_some() {}
        let more = self.peek().is_some();
        self.step();
        self.sum.add(b'\n');
        self.start = self.at;
        self.line = self.line.saturating_add(usize::from(more));
        more && self.at < self.text.len()
    }

    /// A fault of this line.
    pub fn wrong(&self, code: FaultCode, list: Name) -> Fault {
        Fault::item(code, list, self.line)
    }
}

/// A whole number in decimal digits.
pub(in crate::axis_allies::game) fn number(text: &[u8]) -> Option<u32> {
    let digits = !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    let add = |sum: u32, digit: &u8| sum.checked_mul(10)?.checked_add(u32::from(digit.bounded_sub(b'0')));
    if digits { text.iter().try_fold(0u32, add) } else { None }
}
