//! A force as people write it: `10 infantry, 3 fighter`.

use super::force::Force;
use crate::axis_allies::units::{Kind, kind_named};
use crate::fault::FaultCode;
use crate::reflect::{Word, Written};
use core::fmt;

/// The word for no units.
const NONE: &str = "none";

impl Written for Force {
    const EXAMPLE: &'static str = "10 infantry, 3 fighter";
    /// Reads numbers, each with the word of a kind behind it, whole or in short as in orders; commas may be left out.
    /// Kinds that stand twice add up.
    fn read(text: &str) -> Result<Self, (FaultCode, &str)> {
        let mut counts = [0u16; crate::axis_allies::units::FIGHTING];
        if text.trim().eq_ignore_ascii_case(NONE) {
            return Ok(Force::default());
        }
        let mut words = text.split([' ', ',', '\t', '\n', '\r', '+']).filter(|word| !word.is_empty());
        let mut any = false;
        while let Some(number) = words.next() {
            let digits = number.bytes().all(|byte| byte.is_ascii_digit());
            let many: u16 = match number.parse() {
                Ok(many) if digits => many,
                _ if digits => return Err((FaultCode::OutOfRange, number)),
                _ => return Err((FaultCode::BadText, number)),
            };
            let word = words.next().ok_or((FaultCode::BadText, number))?;
            let own = || Kind::VOCABULARY.code(word).and_then(Kind::of);
            let found = kind_named(word.as_bytes()).or_else(own).ok_or((FaultCode::UnknownWord, word))?;
            let count = counts.get_mut(found.place()).ok_or((FaultCode::UnknownWord, word))?;
            *count = count.checked_add(many).ok_or((FaultCode::OutOfRange, number))?;
            any = true;
        }
        if any { Ok(Force::of(counts)) } else { Err((FaultCode::BadText, text)) }
    }
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        if self.is_empty() {
            return out.write_str(NONE);
        }
        let mut comma = "";
        for (kind, many) in self.kinds().filter(|(_, many)| *many > 0) {
            write!(out, "{comma}{many} {}", Kind::VOCABULARY.word(kind as u8).unwrap_or(NONE))?;
            comma = ", ";
        }
        Ok(())
    }
}
