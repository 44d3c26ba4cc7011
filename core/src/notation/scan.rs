//! Reads the words of a text, line by line.

use super::{Known, NAME, Read, Sum, Words, is, is_name, number};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, Numbering};

/// The lines of a position's text, as faults name them.
const LINES: Name = &"position.lines";

/// A place in a text.
#[derive(Debug, Clone)]
pub(crate) struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    /// The line, from 0.
    line: usize,
    /// The sum of the words read.
    sum: Sum,
    pub numbering: Numbering,
}

/// A line of a text.
pub(crate) enum Begun<'t> {
    /// Its first word.
    Line(&'t [u8]),
    /// The last line, whose sum is right.
    End,
}

impl<'t> Scan<'t> {
    /// Begins to read a text, which ends with its first zero, behind its title and version.
    pub fn titled(text: &'t [u8], title: &[&str], version: u32) -> Read<Self> {
        let end = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
        let text = text.get(..end).unwrap_or_default();
        let mut scan = Scan { text, at: 0, line: 0, sum: Sum::EMPTY, numbering: Numbering::Axial };
        for word in title {
            if !scan.takes(word) {
                return Err(Fault::new(FaultCode::BadText, &text!("position")));
            }
        }
        match scan.word().and_then(number) {
            Some(read) if read == i64::from(version) => Ok(scan),
            Some(_) => Err(Fault::new(FaultCode::OutOfRange, &"version").within(&text!("position"))),
            None => Err(Fault::new(FaultCode::BadText, &text!("position"))),
        }
    }
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
    /// Returns the next word of the line.
    pub fn word(&mut self) -> Option<&'t [u8]> {
        while self.peek().is_some_and(|byte| matches!(byte, b' ' | b'\t' | b'\r')) {
            self.at = self.at.saturating_add(1);
        }
        let begin = self.at;
        while self.peek().is_some_and(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b';')) {
            self.at = self.at.saturating_add(1);
        }
        let word = self.text.get(begin..self.at).filter(|word| !word.is_empty())?;
        self.sum.add(0);
        word.iter().for_each(|byte| self.sum.add(*byte));
        Some(word)
    }
    /// Returns the next word of the line, which stays to be read.
    pub fn ahead(&self) -> Option<&'t [u8]> {
        self.clone().word()
    }
    /// Returns whether the next word is this one, which is then read.
    pub fn takes(&mut self, word: &str) -> bool {
        let found = self.ahead().is_some_and(|next| is(next, word));
        if found {
            self.word();
        }
        found
    }
    /// Ends a line, of which nothing may be left, and begins the next that is not empty.
    pub fn next_line(&mut self) -> Read<Begun<'t>> {
        loop {
            if self.word().is_some() {
                return Err(self.wrong(FaultCode::BadText));
            }
            if self.peek().is_none() {
                return Err(Fault::new(FaultCode::MissingField, &"end").within(&text!("position")));
            }
            self.at = self.at.saturating_add(1);
            self.line = self.line.saturating_add(1);
            self.sum.add(b'\n');
            let sum = self.sum.0;
            match self.word() {
                Some(first) if is(first, "end") => {
                    let told = self.word();
                    if told.is_some_and(|told| hexadecimal(told) != Some(sum)) {
                        let why = &"position: the text was changed after it was written";
                        return Err(Fault::against(&"end", why).within(&text!("position")));
                    }
                    return Ok(Begun::End);
                }
                Some(first) => return Ok(Begun::Line(first)),
                None => {}
            }
        }
    }
    fn must(&mut self) -> Read<&'t [u8]> {
        self.word().ok_or_else(|| self.wrong(FaultCode::MissingField))
    }
}

/// Returns a number in eight hexadecimal digits.
fn hexadecimal(text: &[u8]) -> Option<u32> {
    let digit = |sum: u32, byte: &u8| sum.checked_mul(16)?.checked_add(char::from(*byte).to_digit(16)?);
    if text.len() == 8 { text.iter().try_fold(0, digit) } else { None }
}

impl Words for Scan<'_> {
    fn number(&mut self, _: i64) -> Read<i64> {
        let word = self.must()?;
        number(word).ok_or_else(|| self.wrong(FaultCode::BadText))
    }
    fn code(&mut self, _: u8, words: Known) -> Read<u8> {
        let word = self.must()?;
        let code = words.code(word).or(is(word, "none").then_some(0));
        code.ok_or_else(|| self.wrong(FaultCode::UnknownWord))
    }
    fn mark(&mut self, word: &'static str, _: bool) -> Read<bool> {
        Ok(self.takes(word))
    }
    fn hex(&mut self, hex: &mut Hex) -> Read {
        let word = self.must()?;
        *hex = super::hex(word, self.numbering).ok_or_else(|| self.wrong(FaultCode::BadText))?;
        Ok(())
    }
    fn name(&mut self, name: &mut [u8; NAME]) -> Read {
        let word = self.must()?;
        let word = if word == b"-" { b"" } else { word };
        if !is_name(word) {
            return Err(self.wrong(FaultCode::BadText));
        }
        *name = [0; NAME];
        for (place, letter) in name.iter_mut().zip(word) {
            *place = *letter;
        }
        Ok(())
    }
    fn wrong(&self, code: FaultCode) -> Fault {
        Fault::item(code, LINES, self.line)
    }
}
