//! Words of a text, line by line.

use super::pen::Sum;
use super::{Labels, Unread};
use crate::bounded::Bounded;
use crate::fault::{FaultCode, Name};
use crate::hex::Hex;

/// A place in a text.
#[derive(Clone)]
pub(super) struct Scan<'t, 'l> {
    text: &'t [u8],
    at: usize,
    start: usize,
    /// Where the word last read began, from the beginning of its line.
    pub column: usize,
    /// The line, from 0.
    pub line: usize,
    pub sum: Sum,
    pub labels: Labels<'l>,
}

type Got<T> = Result<T, Unread>;

impl<'t, 'l> Scan<'t, 'l> {
    pub fn new(text: &'t [u8], labels: Labels<'l>) -> Self {
        let end = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
        let text = text.get(..end).unwrap_or_default();
        Scan { text, at: 0, start: 0, column: 0, line: 0, sum: Sum::EMPTY, labels }
    }
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
    /// The next word of the line. A comment ends it: `#` that no digit follows.
    pub fn word(&mut self) -> Option<&'t [u8]> {
        while self.peek().is_some_and(|byte| matches!(byte, b' ' | b'\t' | b'\r')) {
            self.at = self.at.saturating_add(1);
        }
        let begin = self.at;
        self.column = begin.saturating_sub(self.start);
        let rest = self.text.get(begin..).unwrap_or_default();
        if let [b'#', after @ ..] = rest
            && !after.first().is_some_and(u8::is_ascii_digit)
        {
            return None;
        }
        while self.peek().is_some_and(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n')) {
            self.at = self.at.saturating_add(1);
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
        while self.peek().is_some_and(|byte| byte != b'\n') {
            self.at = self.at.saturating_add(1);
        }
        let more = self.peek().is_some();
        self.at = self.at.saturating_add(1);
        self.sum.add(b'\n');
        self.start = self.at;
        self.line = self.line.saturating_add(usize::from(more));
        more && self.at < self.text.len()
    }
    pub fn wrong(&self, wanted: Name) -> Unread {
        Unread::at(self.line, self.column, FaultCode::BadText, wanted)
    }
    pub fn fault(&self, code: FaultCode, wanted: Name) -> Unread {
        Unread::at(self.line, self.column, code, wanted)
    }
    pub fn need(&mut self, wanted: Name) -> Got<&'t [u8]> {
        let word = self.word();
        word.ok_or_else(|| self.wrong(wanted))
    }
    /// The end of the line.
    pub fn end(&mut self) -> Got<()> {
        if self.word().is_some() { Err(self.wrong(&"the end of the line")) } else { Ok(()) }
    }
    pub fn number<N: TryFrom<u64>>(&mut self, wanted: Name) -> Got<N> {
        let word = self.need(wanted)?;
        let number = number(word).and_then(|number| N::try_from(number).ok());
        number.ok_or_else(|| self.wrong(wanted))
    }
    pub fn hex(&mut self) -> Got<Hex> {
        let wanted: Name = &"a hex, as the line `hexes` says";
        let word = self.need(wanted)?;
        hex(&self.labels, word).ok_or_else(|| self.wrong(wanted))
    }
    pub fn unit(&mut self) -> Got<u16> {
        let wanted: Name = &"a unit: its name, or # and its number";
        let word = self.need(wanted)?;
        // A name is one that nothing has; what follows a `#` is no number.
        let code = if word.first() == Some(&b'#') { FaultCode::BadText } else { FaultCode::UnknownName };
        unit(&self.labels, word).ok_or_else(|| self.fault(code, wanted))
    }
    pub fn side(&mut self) -> Got<u8> {
        let wanted: Name = &"a side: its name or its number";
        let word = self.need(wanted)?;
        let numbered = number(word).and_then(|side| u8::try_from(side).ok()).filter(|side| (1..=8).contains(side));
        self.labels.side(word).or(numbered).ok_or_else(|| self.fault(FaultCode::UnknownName, wanted))
    }
}

/// The next place of a list, to be read.
pub(super) fn place<'r, T: Default>(
    list: &'r mut [T],
    used: &mut usize,
    scan: &Scan<'_, '_>,
) -> Result<&'r mut T, Unread> {
    let full = || scan.fault(FaultCode::BufferTooSmall, &"room for another line of this kind");
    let place = list.get_mut(*used).ok_or_else(full)?;
    *used = used.saturating_add(1);
    *place = T::default();
    Ok(place)
}

impl Labels<'_> {
    /// Returns the number of the unit that a word of a text names: its name, or `#` and its number.
    pub fn unit_of(&self, word: &str) -> Option<u16> {
        unit(self, word.as_bytes())
    }
    /// Returns the hex that a word of a text names: the game's own number, or q and r.
    pub fn hex_of(&self, word: &str) -> Option<Hex> {
        hex(self, word.as_bytes())
    }
}

/// A unit by its name or its number.
pub(super) fn unit(labels: &Labels<'_>, word: &[u8]) -> Option<u16> {
    match word {
        [b'#', digits @ ..] => u16::try_from(number(digits)?).ok().filter(|unit| *unit > 0 && *unit < u16::MAX),
        name => labels.unit(name),
    }
}

/// A hex by its coordinates or its number.
pub(super) fn hex(labels: &Labels<'_>, word: &[u8]) -> Option<Hex> {
    if let Some(comma) = word.iter().position(|byte| *byte == b',') {
        let (q, r) = (word.get(..comma)?, word.get(comma.saturating_add(1)..)?);
        return Some(Hex { q: i16::try_from(signed(q)?).ok()?, r: i16::try_from(signed(r)?).ok()? });
    }
    let printed = if word.len() == 4 { number(word)? } else { return None };
    Hex::printed(u16::try_from(printed).ok()?, labels.hexes)
}

/// A whole number in decimal digits.
pub(super) fn number(text: &[u8]) -> Option<u64> {
    let digits = !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    let add = |sum: u64, digit: &u8| sum.checked_mul(10)?.checked_add(u64::from(digit.bounded_sub(b'0')));
    if digits { text.iter().try_fold(0u64, add) } else { None }
}

/// A whole number with a sign or none.
pub(super) fn signed(text: &[u8]) -> Option<i64> {
    match text {
        [b'-', digits @ ..] => i64::try_from(number(digits)?).ok()?.checked_neg(),
        digits => i64::try_from(number(digits)?).ok(),
    }
}

/// Whether a word is one, whatever its capitals.
pub(super) fn is(word: &[u8], other: &str) -> bool {
    word.eq_ignore_ascii_case(other.as_bytes())
}
