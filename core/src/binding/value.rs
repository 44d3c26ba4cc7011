//! Reads single values: numbers, words, references and measures.

use super::misread::{Help, Misread};
use super::source::{NoInt, NoUnits, Source};
use crate::fault::{Bounds, FaultCode};
use crate::reflect::{Field, Item, MOST_PLACES, Means, Measure, Number, Reflect, Slot, Vocabulary, Whole, as_number};
use crate::rule::Rule;

/// Creates a fault of a value.
#[cold]
pub(super) fn wrong<S: Source>(code: FaultCode, value: &S) -> Misread {
    Misread { help: Help { value: value.shown(), ..Help::default() }, ..Misread::new(code, "") }
}

/// Creates a fault of a number.
#[cold]
pub(super) fn no_number<S: Source>(why: NoInt, value: &S, range: Bounds) -> Misread {
    match why {
        NoInt::Type => wrong(FaultCode::WrongType, value),
        NoInt::Range => {
            let mut misread = wrong(FaultCode::OutOfRange, value);
            misread.help.range = Some((range.low, range.high));
            misread
        }
    }
}

/// Creates a fault of a word.
#[cold]
pub(super) fn no_word<S: Source>(word: &str, value: &S, words: impl Iterator<Item = &'static str>) -> Misread {
    let help = Help { value: value.shown(), ..Help::of_words(word, words) };
    Misread { help, ..Misread::new(FaultCode::UnknownWord, "") }
}

/// Reads the code of a word.
pub(super) fn code<S: Source>(value: &S, vocabulary: &'static Vocabulary) -> Result<u8, Misread> {
    let mut code = None;
    let text = value.text(&mut |word| {
        code = Some(vocabulary.code(word).ok_or_else(|| no_word(word, value, vocabulary.words.iter().copied())));
    });
    match code {
        Some(code) if text => code,
        _ => Err(wrong(FaultCode::WrongType, value)),
    }
}

/// The number of a place, which a host names by its name or by that number.
pub(super) fn site<S: Source>(value: &S, vocabulary: &'static Vocabulary) -> Result<u16, Misread> {
    let range = Bounds::new(1, i64::from(MOST_PLACES));
    let mut found = None;
    if value.text(&mut |_| found = Some(code(value, vocabulary))) {
        return found.unwrap_or_else(|| Err(wrong(FaultCode::UnknownWord, value))).map(u16::from);
    }
    let number = value.int().map_err(|why| no_number(why, value, range))?;
    match u16::try_from(number) {
        Ok(number) if number <= MOST_PLACES => Ok(as_number(number)),
        _ => Err(no_number(NoInt::Range, value, range)),
    }
}

/// Reads the number of a rule, given as the rule's id or as its number.
pub(super) fn rule<S: Source>(value: &S) -> Result<i64, Misread> {
    let mut found = None;
    if value.text(&mut |id| found = Some(Rule::of(id).ok_or_else(|| no_word(id, value, core::iter::empty())))) {
        return found.unwrap_or_else(|| Err(wrong(FaultCode::UnknownWord, value))).map(|rule| i64::from(rule.0));
    }
    value.int().map_err(|why| no_number(why, value, Bounds::new(0, i64::from(u16::MAX))))
}

/// Reads a reference to an item: for a unit the caller's name, which [`enter`] translates to a place; for others the
/// index.
pub(super) fn item<S: Source>(value: &S, item: Item, bounds: Bounds) -> Result<i64, Misread> {
    let base = if item.is_unit() { 0 } else { i64::from(S::BASE) };
    let first = i64::from(item.first);
    // The largest value of the type means none, or is out of range.
    let range = Bounds::new(bounds.low.saturating_add(base), bounds.high.saturating_sub(1).saturating_add(base));
    let number = value.int().map_err(|why| no_number(why, value, range))?;
    if !range.has(number) {
        return Err(no_number(NoInt::Range, value, range));
    }
    Ok(number.saturating_sub(base).saturating_add(first))
}

pub(super) fn put<S: Source>(place: &mut dyn Number, number: i64, value: &S) -> Result<(), Misread> {
    if place.put(number) { Ok(()) } else { Err(no_number(NoInt::Range, value, place.bounds())) }
}

/// Reads a number of units as a number of parts.
pub(super) fn parts<S: Source>(value: &S, measure: Measure, bounds: Bounds) -> Result<i64, Misread> {
    let no = |why| no_measure(why, value, measure, bounds);
    let parts = measure.parts_of(value.units().map_err(no)?).ok_or_else(|| no(NoUnits::Inexact))?;
    if bounds.has(parts) { Ok(parts) } else { Err(no(NoUnits::Range)) }
}

/// Creates a fault of a measure.
#[cold]
pub(super) fn no_measure<S: Source>(why: NoUnits, value: &S, measure: Measure, bounds: Bounds) -> Misread {
    let mut misread = wrong(why.code(), value);
    let units = |parts: i64| parts.checked_div(measure.parts.into()).unwrap_or(parts);
    misread.help.measure = Some(measure);
    if why == NoUnits::Range {
        misread.help.range = Some((units(bounds.low), units(bounds.high)));
    }
    misread
}

/// Takes a number of 64 bits.
pub(super) fn number<S: Source>(place: &mut u64, read: Result<u64, NoInt>, value: &S) -> Result<(), Misread> {
    match read {
        Ok(n) => {
            *place = n;
            Ok(())
        }
        Err(NoInt::Range) => Err(wrong(FaultCode::OutOfRange, value)),
        Err(NoInt::Type) => Err(wrong(FaultCode::WrongType, value)),
    }
}

/// Reads a text into bytes with zeros after its end.
pub(super) fn letters<S: Source>(place: &mut [u8], value: &S) -> Result<(), Misread> {
    let mut fits = true;
    let found = value.text(&mut |text| {
        place.fill(0);
        // A zero would end it.
        fits = text.len() <= place.len() && !text.contains('\0');
        place.iter_mut().zip(text.bytes()).for_each(|(to, byte)| *to = byte);
    });
    match (found, fits) {
        (true, true) => Ok(()),
        (true, false) => Err(Misread::new(FaultCode::OutOfRange, "")),
        (false, _) => Err(wrong(FaultCode::WrongType, value)),
    }
}

/// Reads a record that is one number; `None` if the value is no number.
pub(super) fn sum<S: Source>(record: &mut dyn Reflect, from: &S) -> Option<Result<(), Misread>> {
    let last = record.shape().fields.len().checked_sub(1)?;
    let Some(Field { means: Means::Share(Whole::Fixed(whole)), .. }) = record.shape().fields.get(last) else {
        return None;
    };
    let parts = match from.share(*whole) {
        Ok(parts) => parts,
        Err(NoUnits::Type) => return None,
        Err(why) => return Some(Err(no_share(why, from))),
    };
    let whole = u128::from(*whole).max(1);
    let halves = [parts.checked_div(whole), parts.checked_rem(whole)];
    for (index, half) in halves.into_iter().enumerate() {
        let number = half.and_then(|half| u64::try_from(half).ok());
        match (record.slot(index), number) {
            (Slot::Wide(place), Some(number)) => *place = number,
            _ => return Some(Err(no_share(NoUnits::Range, from))),
        }
    }
    Some(Ok(()))
}

/// Creates a fault of a count of cases.
#[cold]
pub(super) fn no_share<S: Source>(why: NoUnits, value: &S) -> Misread {
    wrong(
        match why {
            NoUnits::Type => FaultCode::WrongType,
            NoUnits::Range => FaultCode::OutOfRange,
            NoUnits::Inexact => FaultCode::Inexact,
        },
        value,
    )
}
