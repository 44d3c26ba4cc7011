//! What a game prints: the numbers of hexes, and the values of counters.

use super::misread::Misread;
use super::source::Source;
use super::told::Wrong;
use super::value::wrong;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};
use crate::notation;
use crate::reflect::{Misprint, PRINTED, Reflect, Word};
use alloc::format;
use alloc::string::String;

/// Returns how a map numbers its hexes, by the word for it.
fn numbering(word: &str) -> Result<Numbering, Misread> {
    let known = Numbering::VOCABULARY;
    let found = known.code(word).and_then(Numbering::of);
    found.ok_or_else(|| {
        let mut misread = Misread::new(FaultCode::UnknownWord, "numbering");
        misread.help.words = known.words.to_vec();
        misread
    })
}

/// Returns the hex that a map numbers so: `0304`, or `3,-1` where it numbers none.
pub fn hex_at(number: &str, word: &str) -> Result<Hex, Misread> {
    let found = notation::hex(number.as_bytes(), numbering(word)?);
    found.ok_or_else(|| {
        let mut misread = Misread::new(FaultCode::OutOfRange, "number");
        misread.help.value = Some(number.chars().take(80).collect());
        misread
    })
}

/// Returns what a map prints in a hex: `0304`, or `3,-1` where it prints no numbers.
pub fn hex_number(hex: Hex, word: &str) -> Result<String, Misread> {
    match numbering(word)? {
        Numbering::Axial => Ok(format!("{},{}", hex.q, hex.r)),
        numbering => {
            let number = hex.number(numbering).map(|number| format!("{number:04}"));
            number.ok_or_else(|| Misread::new(FaultCode::OutOfRange, "hex"))
        }
    }
}

/// Reads what a counter prints into a record that has been read.
pub(super) fn counter<S: Source>(record: &mut dyn Reflect, value: &S) -> Result<(), Misread> {
    let mut read = None;
    value.text(&mut |text| read = record.take_printed(text));
    match read {
        Some(Ok(())) => Ok(()),
        Some(Err(Misprint::Text(code))) => Err(wrong(code, value).within(PRINTED)),
        Some(Err(Misprint::Against(why, printed))) => {
            let fault = Fault::against(&"counter", why);
            let mut misread = Misread::of(Wrong::of(fault, record, None), S::BASE);
            misread.help.value = value.shown();
            if let (Some(other), Some(printed)) = (&mut misread.help.other, printed) {
                other.why = format!("{} {printed}", other.why).into();
            }
            Err(misread)
        }
        None => Err(wrong(FaultCode::WrongType, value).within(PRINTED)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_by_their_numbers() {
        assert_eq!(hex_at("0304", "odd_columns"), Ok(Hex::new(3, 3)));
        assert_eq!(hex_number(Hex::new(3, 3), "odd_columns").as_deref(), Ok("0304"));
        assert_eq!(hex_at("3,-1", "axial"), Ok(Hex::new(3, -1)));
        assert_eq!(hex_number(Hex::new(3, -1), "axial").as_deref(), Ok("3,-1"));
        for (number, word, code) in [
            ("304", "odd_columns", FaultCode::OutOfRange),
            ("0304", "axial", FaultCode::OutOfRange),
            ("", "even_rows", FaultCode::OutOfRange),
            ("0304", "columns", FaultCode::UnknownWord),
        ] {
            assert_eq!(hex_at(number, word).map_err(|misread| misread.code), Err(code), "{number} {word}");
        }
        assert!(hex_number(Hex::new(-1, 0), "odd_columns").is_err());
    }
}
