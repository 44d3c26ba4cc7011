//! A text as bytes, about half as long.
//!
//! Four bytes name the system and the version. Then come the words of the text's lines without the title and the last,
//! and the sum (FNV-1a) of all bytes before it, the lowest first. A byte 0 ends a line. A number is 1 and its groups of
//! seven bits, the lowest first and the highest bit set on all but the last. 2 begins a number below zero, 3 four
//! digits that begin with a zero or stand for a hex. 4 begins a hex: `q` and `r`, each twice, and one more below zero.
//! 5 begins any other word: its length and its letters. A known word is its place in the system's list and 6.

use super::{Read, Sum, is, number};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};

const END_OF_LINE: u8 = 0;
const NUMBER: u8 = 1;
const BELOW: u8 = 2;
const DIGITS: u8 = 3;
const HEX: u8 = 4;
const LETTERS: u8 = 5;
/// The code of the first known word.
const FIRST: u8 = 6;
/// The bytes of the sum.
const SUM: usize = 4;

/// What bytes of a system begin with, the title of its texts, and the words that it knows, in an order that stays.
pub(crate) struct Dictionary {
    pub begins: [u8; 4],
    pub title: &'static str,
    pub words: &'static [&'static str],
}

struct Writer<'o> {
    out: &'o mut [u8],
    used: usize,
    sum: Sum,
}

impl Writer<'_> {
    fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
        self.sum.add(byte);
    }
    fn number(&mut self, mut number: u64) {
        while number > 127 {
            self.byte(u8::try_from(number & 127).unwrap_or(0) | 128);
            number = number.bounded_shr(7);
        }
        self.byte(u8::try_from(number).unwrap_or(0));
    }
    fn word(&mut self, word: &[u8], known: &[&str]) {
        let place = known.iter().position(|known| is(word, known)).and_then(|at| u8::try_from(at).ok());
        if let Some(code) = place.and_then(|at| at.checked_add(FIRST)) {
            return self.byte(code);
        }
        if word.len() == 4 && word.iter().all(u8::is_ascii_digit) {
            self.byte(DIGITS);
            return self.number(number(word).unwrap_or(0).unsigned_abs());
        }
        let plain = !matches!(word, [b'0', _, ..] | [b'-', b'0', ..] | [b'+', ..]);
        if let Some(value) = number(word).filter(|_| plain) {
            self.byte(if value < 0 { BELOW } else { NUMBER });
            return self.number(value.unsigned_abs());
        }
        if let Some(hex) = super::hex(word, crate::hex::Numbering::Axial) {
            self.byte(HEX);
            for part in [hex.q, hex.r] {
                let twice = u64::from(part.unsigned_abs()).bounded_shl(1);
                self.number(twice | u64::from(part < 0));
            }
            return;
        }
        self.byte(LETTERS);
        self.byte(u8::try_from(word.len()).unwrap_or(u8::MAX));
        word.iter().take(usize::from(u8::MAX)).for_each(|letter| self.byte(*letter));
    }
}

/// Writes a text as bytes; returns their number, or `buffer_too_small`.
pub(crate) fn pack(text: &[u8], dictionary: &Dictionary, out: &mut [u8]) -> Read<usize> {
    let room = out.len();
    let mut writer = Writer { out, used: 0, sum: Sum::EMPTY };
    dictionary.begins.iter().for_each(|byte| writer.byte(*byte));
    let lines = text.split(|byte| *byte == b'\n').skip(1);
    for line in lines {
        if line.starts_with(b"end ") {
            break;
        }
        for word in line.split(|byte| *byte == b' ') {
            writer.word(word, dictionary.words);
        }
        writer.byte(END_OF_LINE);
    }
    let sum = writer.sum.0;
    sum.to_le_bytes().iter().for_each(|byte| writer.byte(*byte));
    if writer.used > room { Err(Fault::new(FaultCode::BufferTooSmall, &text!("position"))) } else { Ok(writer.used) }
}

/// A byte that cannot stand there.
fn bad<T>() -> Read<T> {
    Err(Fault::new(FaultCode::BadText, &"bytes"))
}

struct Reader<'b, 'o> {
    bytes: &'b [u8],
    out: &'o mut [u8],
    used: usize,
    begun: bool,
}

impl Reader<'_, '_> {
    fn byte(&mut self) -> Read<u8> {
        let Some((first, rest)) = self.bytes.split_first() else { return bad() };
        self.bytes = rest;
        Ok(*first)
    }
    fn number(&mut self) -> Read<u64> {
        let (mut number, mut shift) = (0u64, 0u32);
        loop {
            let byte = self.byte()?;
            // No number of a text has more than ten digits.
            if shift > 28 {
                return bad();
            }
            number |= u64::from(byte & 127).bounded_shl(shift);
            if byte < 128 {
                return Ok(number);
            }
            shift = shift.bounded_add(7);
        }
    }
    fn letter(&mut self, letter: u8) -> Read {
        let place = self.out.get_mut(self.used).ok_or(Fault::new(FaultCode::Overflow, &"bytes"))?;
        *place = letter;
        self.used = self.used.bounded_add(1);
        Ok(())
    }
    fn letters(&mut self, word: &[u8]) -> Read {
        word.iter().try_for_each(|letter| self.letter(*letter))
    }
    fn digits(&mut self, number: u64, least: u64) -> Read {
        let mut power = least;
        while number.checked_div(power).is_some_and(|left| left >= 10) {
            power = power.saturating_mul(10);
        }
        while power > 0 {
            let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
            self.letter(b'0'.bounded_add(u8::try_from(digit).unwrap_or(0)))?;
            power = power.checked_div(10).unwrap_or(0);
        }
        Ok(())
    }
    /// The next word or the end of a line.
    fn word(&mut self, known: &[&str]) -> Read {
        let code = self.byte()?;
        if code == END_OF_LINE {
            self.begun = false;
            return self.letter(b'\n');
        }
        if self.begun {
            self.letter(b' ')?;
        }
        self.begun = true;
        match code {
            NUMBER | BELOW | DIGITS => {
                if code == BELOW {
                    self.letter(b'-')?;
                }
                let number = self.number()?;
                self.digits(number, if code == DIGITS { 1000 } else { 1 })
            }
            HEX => {
                for sign in [None, Some(b',')] {
                    let part = self.number()?;
                    sign.map_or(Ok(()), |sign| self.letter(sign))?;
                    if part & 1 == 1 {
                        self.letter(b'-')?;
                    }
                    self.digits(part.bounded_shr(1), 1)?;
                }
                Ok(())
            }
            LETTERS => {
                for _ in 0..self.byte()? {
                    let letter = self.byte()?;
                    if !letter.is_ascii_graphic() || letter == b';' {
                        return bad();
                    }
                    self.letter(letter)?;
                }
                Ok(())
            }
            code => match known.get(usize::from(code.bounded_sub(FIRST))) {
                Some(word) => self.letters(word.as_bytes()),
                None => bad(),
            },
        }
    }
}

/// Writes the text that bytes hold.
pub(crate) fn unpack(bytes: &[u8], dictionary: &Dictionary, out: &mut [u8]) -> Read {
    let cut = bytes.len().checked_sub(SUM).and_then(|len| bytes.split_at_checked(len));
    let Some((body, sum)) = cut else { return bad() };
    let Some((begins, words)) = body.split_at_checked(dictionary.begins.len()) else { return bad() };
    let [title @ .., version] = &dictionary.begins;
    match begins {
        [given @ .., number] if given == title => {
            if number != version {
                return Err(Fault::new(FaultCode::OutOfRange, &"version").within(&"bytes"));
            }
        }
        _ => return bad(),
    }
    let mut told = Sum::EMPTY;
    body.iter().for_each(|byte| told.add(*byte));
    if told.0.to_le_bytes() != *sum {
        return Err(Fault::against(&"end", &"bytes: they were changed after they were written").within(&"bytes"));
    }
    let mut reader = Reader { bytes: words, out, used: 0, begun: false };
    reader.letters(dictionary.title.as_bytes())?;
    while !reader.bytes.is_empty() {
        reader.word(dictionary.words)?;
    }
    reader.letters(b"end\n")
}
