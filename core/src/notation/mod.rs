//! Positions and orders as words: what the texts of every system share. A text is of lines of words; what the words mean
//! is the system's.
//!
//! * [`pen`] writes a text, [`scan`] reads one: both are [`Words`], so that a system describes each line once
//! * [`line`] reads a line of orders
//! * [`bytes`] shortens a text to bytes

pub(crate) mod bytes;
pub(crate) mod chance;
pub(crate) mod line;
pub(crate) mod pen;
pub(crate) mod scan;

use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};
use crate::reflect::{Code, Flag, Said, Word};

/// A part of a text, or the fault of its line or column.
pub(crate) type Read<T = ()> = Result<T, Fault>;

/// The most letters of a unit's name, and a zero after them.
pub(crate) const NAME: usize = 16;

/// The sum of words and line ends (FNV-1a).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sum(pub u32);

impl Sum {
    /// The sum of nothing.
    pub const EMPTY: Sum = Sum(0x811C_9DC5);
    /// Adds a byte.
    pub fn add(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
}

/// The words of a vocabulary without their documentation, which takes more room than the words.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known {
    words: &'static [&'static str],
    first: u8,
}

/// Returns the words of a vocabulary.
pub(crate) const fn known<W: Word>() -> Known {
    const { Known { words: W::VOCABULARY.words, first: W::VOCABULARY.first } }
}

impl Known {
    /// Returns the word of a code.
    pub fn word(self, code: u8) -> Option<&'static str> {
        self.words.get(usize::from(code.checked_sub(self.first)?)).copied()
    }
    /// Returns the code of a word, in capitals or not.
    pub fn code(self, text: &[u8]) -> Option<u8> {
        let at = self.words.iter().position(|word| is(text, word))?;
        u8::try_from(at).ok()?.checked_add(self.first)
    }
}

/// Returns whether a text is a word, in capitals or not.
pub(crate) fn is(text: &[u8], word: &str) -> bool {
    text.eq_ignore_ascii_case(word.as_bytes())
}

/// Returns the word of a vocabulary that a text is.
pub(crate) fn word_of<W: Word>(text: &[u8]) -> Option<W> {
    known::<W>().code(text).and_then(W::of)
}

/// Returns a whole number in decimal digits, which may have a sign.
pub(crate) fn number(text: &[u8]) -> Option<i64> {
    let (minus, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || digits.len() > 10 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let add = |sum: i64, digit: &u8| sum.checked_mul(10)?.checked_add(i64::from(digit.bounded_sub(b'0')));
    let value = digits.iter().try_fold(0i64, add)?;
    if minus { value.checked_neg() } else { Some(value) }
}

/// Returns the hex of a word: `3,-1`, or the number of a numbered map, `0304`.
pub(crate) fn hex(text: &[u8], numbering: Numbering) -> Option<Hex> {
    let mut parts = text.splitn(2, |byte| *byte == b',');
    let first = parts.next()?;
    let part = |text: &[u8]| number(text).and_then(|n| i16::try_from(n).ok());
    match parts.next() {
        Some(second) => Some(Hex::new(part(first)?, part(second)?)),
        None if first.len() == 4 && first.iter().all(u8::is_ascii_digit) => {
            let printed = u16::try_from(number(first)?).ok()?;
            Hex::printed(printed, numbering)
        }
        None => None,
    }
}

/// Returns the letters of a name, which end with the first zero.
pub(crate) fn letters(name: &[u8]) -> &[u8] {
    let end = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
    name.get(..end).unwrap_or_default()
}

/// Returns whether a text can be a unit's name: letters, digits and `_`, not digits alone.
pub(crate) fn is_name(text: &[u8]) -> bool {
    let letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    text.len() < NAME && text.iter().all(letter) && (text.is_empty() || !text.iter().all(u8::is_ascii_digit))
}

/// Words of a line, written or read: what is described for one is described for the other.
pub(crate) trait Words {
    /// A number. Reading returns what is read.
    fn number(&mut self, value: i64) -> Read<i64>;
    /// A word of a vocabulary by its code, `none` for no word of it.
    fn code(&mut self, code: u8, words: Known) -> Read<u8>;
    /// A word that stands there or does not.
    fn mark(&mut self, word: &'static str, stands: bool) -> Read<bool>;
    /// A hex.
    fn hex(&mut self, hex: &mut Hex) -> Read;
    /// A name; `-` for none.
    fn name(&mut self, name: &mut [u8; NAME]) -> Read;
    /// A fault of the line.
    fn wrong(&self, code: FaultCode) -> Fault;
}

/// A number of any type.
pub(crate) fn put<T: Copy + Into<i64> + TryFrom<i64>>(words: &mut impl Words, value: &mut T) -> Read {
    let read = words.number((*value).into())?;
    *value = T::try_from(read).map_err(|_| words.wrong(FaultCode::OutOfRange))?;
    Ok(())
}

/// A code of a vocabulary.
pub(crate) fn put_code<W: Word>(words: &mut impl Words, code: &mut Code<W>) -> Read {
    code.0 = words.code(code.0, known::<W>())?;
    Ok(())
}

/// A word for a flag that is set.
pub(crate) fn put_flag(words: &mut impl Words, word: &'static str, flag: &mut Flag) -> Read {
    *flag = Flag::from(words.mark(word, flag.is_set())?);
    Ok(())
}

/// A word and a number behind it, if the number is not 0.
pub(crate) fn put_named<T: Copy + Default + PartialEq + Into<i64> + TryFrom<i64>>(
    words: &mut impl Words,
    word: &'static str,
    value: &mut T,
) -> Read {
    if words.mark(word, *value != T::default())? { put(words, value) } else { Ok(()) }
}

/// A word and a small number behind it, if there is a number.
pub(crate) fn put_said(words: &mut impl Words, word: &'static str, value: &mut Said<u8>) -> Read {
    if !words.mark(word, value.get().is_some())? {
        return Ok(());
    }
    let mut number = value.get().unwrap_or(0);
    put(words, &mut number)?;
    *value = Said::<u8>::new(number);
    Ok(())
}
