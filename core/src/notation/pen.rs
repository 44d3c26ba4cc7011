//! Writes the words of a text, and their sum.

use super::{Known, NAME, Read, Sum, Words, letters};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};

/// Writes words.
pub(crate) struct Pen<'a> {
    out: &'a mut [u8],
    used: usize,
    begun: bool,
    sum: Sum,
    pub numbering: Numbering,
}

impl<'a> Pen<'a> {
    /// Begins a text with its title and version.
    pub fn titled(out: &'a mut [u8], numbering: Numbering, title: &[&str], version: u32) -> Self {
        let mut pen = Pen { out, used: 0, begun: false, sum: Sum::EMPTY, numbering };
        title.iter().for_each(|word| pen.word(word));
        pen.next();
        pen.digits(version.into());
        pen.line();
        pen
    }
    fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
    }
    /// A part of a word.
    fn part(&mut self, text: &[u8]) {
        for byte in text {
            self.sum.add(*byte);
            self.byte(*byte);
        }
    }
    /// Begins a word.
    fn next(&mut self) {
        if self.begun {
            self.byte(b' ');
        }
        self.begun = true;
        self.sum.add(0);
    }
    pub fn word(&mut self, text: &str) {
        self.next();
        self.part(text.as_bytes());
    }
    fn digits(&mut self, number: i64) {
        if number < 0 {
            self.part(b"-");
        }
        let number = number.unsigned_abs();
        let mut power = 1u64;
        while number.checked_div(power).is_some_and(|left| left >= 10) {
            power = power.saturating_mul(10);
        }
        while power > 0 {
            let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
            self.part(&[b'0'.bounded_add(u8::try_from(digit).unwrap_or(0))]);
            power = power.checked_div(10).unwrap_or(0);
        }
    }
    /// Ends a line.
    pub fn line(&mut self) {
        self.sum.add(b'\n');
        self.byte(b'\n');
        self.begun = false;
    }
    /// Ends the text with its sum; returns its length, or `buffer_too_small`.
    pub fn finish(mut self) -> Read<usize> {
        let sum = self.sum.0;
        self.word("end");
        self.next();
        for place in (0..8u32).rev() {
            let digit = (sum.bounded_shr(place.bounded_mul(4))) & 15;
            let digit = char::from_digit(digit, 16).and_then(|digit| u8::try_from(digit).ok());
            self.byte(digit.unwrap_or(b'0'));
        }
        self.byte(b'\n');
        if self.used > self.out.len() {
            return Err(Fault::new(FaultCode::BufferTooSmall, &text!("position")));
        }
        Ok(self.used)
    }
}

impl Words for Pen<'_> {
    fn number(&mut self, value: i64) -> Read<i64> {
        self.next();
        self.digits(value);
        Ok(value)
    }
    fn code(&mut self, code: u8, words: Known) -> Read<u8> {
        self.word(words.word(code).unwrap_or("none"));
        Ok(code)
    }
    fn mark(&mut self, word: &'static str, stands: bool) -> Read<bool> {
        if stands {
            self.word(word);
        }
        Ok(stands)
    }
    fn hex(&mut self, hex: &mut Hex) -> Read {
        self.next();
        if let Some(number) = hex.number(self.numbering) {
            let mut power = 1000u16;
            while power > 0 {
                let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
                self.part(&[b'0'.bounded_add(u8::try_from(digit).unwrap_or(0))]);
                power = power.checked_div(10).unwrap_or(0);
            }
            return Ok(());
        }
        self.digits(hex.q.into());
        self.part(b",");
        self.digits(hex.r.into());
        Ok(())
    }
    fn name(&mut self, name: &mut [u8; NAME]) -> Read {
        self.next();
        let letters = letters(name);
        self.part(if letters.is_empty() { b"-" } else { letters });
        Ok(())
    }
    fn wrong(&self, code: FaultCode) -> Fault {
        Fault::new(code, &text!("position"))
    }
}
