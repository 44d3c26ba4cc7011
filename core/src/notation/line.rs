//! The words of one line of orders.

use super::{Read, is, number};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, Numbering};

/// A line that is read.
#[derive(Debug, Clone)]
pub(crate) struct Line<'t> {
    text: &'t [u8],
    at: usize,
    /// Where the word last read began.
    column: usize,
    pub numbering: Numbering,
}

/// A unit as a line names it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Named<'t> {
    /// By its number: `#7`.
    Number(u16),
    /// By its name.
    Name(&'t [u8]),
}

/// Returns the fault of a step that is not possible at this stage as one of the first word of the line that says it.
#[cold]
pub(crate) fn by_line(fault: Fault, line: &[u8]) -> Fault {
    if !fault.is(FaultCode::NotNow) || fault.is_in_list() || fault.field() != "step" {
        return fault;
    }
    let column = line.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    fault.of_field(&"").in_list(&text!("line"), column)
}

impl<'t> Line<'t> {
    /// Begins a line, which ends with a zero or a line end.
    pub fn new(text: &'t [u8], numbering: Numbering) -> Self {
        let end = text.iter().position(|byte| matches!(byte, 0 | b'\n')).unwrap_or(text.len());
        Line { text: text.get(..end).unwrap_or_default(), at: 0, column: 0, numbering }
    }
    /// A fault of the word last read, by its column.
    pub fn wrong(&self, code: FaultCode) -> Fault {
        Fault::item(code, &text!("line"), self.column)
    }
    /// A fault of the word last read, where something else would do.
    #[cold]
    fn bad(&self, needs: Name) -> Fault {
        self.wrong(FaultCode::BadText).needs(needs)
    }
    /// A fault of the word last read, which names a unit that is not there.
    #[cold]
    pub fn nobody(&self) -> Fault {
        self.wrong(FaultCode::UnknownName).needs(&"a unit: its name, or # and its number")
    }
    fn peek(&self, beyond: usize) -> Option<u8> {
        self.text.get(self.at.saturating_add(beyond)).copied()
    }
    /// Returns the next word: up to a blank, a `>` or a comma that is not within a hex. A `>` is a word. A `#` without
    /// digits begins a comment.
    pub fn word(&mut self) -> Option<&'t [u8]> {
        while self.peek(0).is_some_and(|byte| byte.is_ascii_whitespace() || byte == b',') {
            self.at = self.at.saturating_add(1);
        }
        (self.column, self.at) = (self.at, self.at.saturating_add(1));
        match self.text.get(self.column)? {
            b'>' => {}
            b'#' if !self.peek(0).is_some_and(|byte| byte.is_ascii_digit()) => {
                self.at = self.text.len();
                (self.column, self.at) = (self.at, self.at);
                return None;
            }
            _ => {
                while self.peek(0).is_some_and(|byte| !byte.is_ascii_whitespace() && byte != b'>' && byte != b'#') {
                    let so_far = self.text.get(self.column..self.at).unwrap_or_default();
                    let numeric = so_far.iter().all(|byte| byte.is_ascii_digit() || *byte == b'-');
                    let goes_on = self.peek(1).is_some_and(|byte| byte.is_ascii_digit() || byte == b'-');
                    if self.peek(0) == Some(b',') && !(numeric && goes_on) {
                        break;
                    }
                    self.at = self.at.saturating_add(1);
                }
            }
        }
        self.text.get(self.column..self.at)
    }
    /// Returns whether nothing is left of the line.
    pub fn is_over(&self) -> bool {
        self.clone().word().is_none()
    }
    /// Returns whether the next word is this one, which is then read.
    pub fn takes(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        let found = ahead.word().is_some_and(|next| is(next, word));
        if found {
            *self = ahead;
        }
        found
    }
    /// Returns the next word, which must be there.
    pub fn must(&mut self) -> Read<&'t [u8]> {
        self.word().ok_or_else(|| self.wrong(FaultCode::MissingField))
    }
    /// Returns the next number.
    pub fn number<T: TryFrom<i64>>(&mut self) -> Read<T> {
        let word = self.must()?;
        let read = number(word).ok_or_else(|| self.bad(&"a whole number"))?;
        T::try_from(read).map_err(|_| self.wrong(FaultCode::OutOfRange))
    }
    /// Returns the next hex.
    pub fn hex(&mut self) -> Read<Hex> {
        let word = self.must()?;
        super::hex(word, self.numbering).ok_or_else(|| self.bad(&"a hex: its coordinates, or its number"))
    }
    /// Returns the next unit, which must be there.
    pub fn unit(&mut self) -> Read<Named<'t>> {
        match self.must()? {
            [b'#', digits @ ..] => {
                let id = number(digits).and_then(|id| u16::try_from(id).ok());
                id.map(Named::Number).ok_or_else(|| self.wrong(FaultCode::OutOfRange))
            }
            word if super::is_name(word) => Ok(Named::Name(word)),
            _ => Err(self.bad(&"a unit: its name, or # and its number")),
        }
    }
    /// Reads a `>`, which must be there.
    pub fn to(&mut self) -> Read {
        if self.must()? == b">" { Ok(()) } else { Err(self.bad(&"`>`")) }
    }
    /// Reads the end of the line.
    pub fn end(&mut self) -> Read {
        if self.word().is_none() { Ok(()) } else { Err(self.bad(&"the end of the line")) }
    }
}
