//! Replaces fields of records that have been read.

use super::misread::Misread;
use super::read::{fill_field, finish, unknown_field};
use super::source::Source;
use super::value::wrong;
use crate::bounded::Bounded;
use crate::fault::FaultCode;
use crate::mixed::Mixed;
use crate::reflect::{Field, Means, Reflect, Slot, Value};
use alloc::vec::Vec;

/// Replaces fields of a parsed record by those of a mapping. Each is read as a whole, a record or list in it too; `empty`
/// is a record of the same kind with every default. The other fields are not looked at.
pub fn replace<S: Source>(record: &mut dyn Reflect, empty: &dyn Reflect, from: &S) -> Result<(), Misread> {
    let amounts = amounts_of(record);
    let mut seen = 0u128;
    let mut mapping = replace_entries(record, empty, from, &mut seen, false)?;
    if mapping && record.shape().by_word {
        mapping = replace_entries(record, empty, from, &mut seen, true)?;
    }
    for amount in amounts {
        if (seen >> u32::try_from(amount.index).unwrap_or(0)) & 1 == 0 {
            amount.keep(record)?;
        }
    }
    if mapping { finish::<S>(record) } else { Err(wrong(FaultCode::WrongType, from)) }
}

/// An amount whose unit another field says, before that field was replaced.
struct Amount {
    index: usize,
    name: &'static str,
    units: Mixed,
    /// The name of the vocabulary whose word it is, if it is one.
    coded: Option<&'static str>,
    is_zero: bool,
}

/// Returns the amounts of a record whose unit another field says.
fn amounts_of(record: &dyn Reflect) -> Vec<Amount> {
    if !record.shape().by_word {
        return Vec::new();
    }
    let fields = record.shape().fields.iter().enumerate();
    let by_word = fields.filter(|(_, field)| matches!(field.means, Means::MeasureBy(_)));
    let amount = |(index, field): (usize, &Field)| Amount {
        index,
        name: field.name,
        units: units(record.value(index)),
        coded: coded(record, field),
        is_zero: matches!(record.value(index), Value::Int(0) | Value::Measure(0, _) | Value::Absent),
    };
    by_word.map(amount).collect()
}

/// Returns the name of the vocabulary whose word an amount is; `None` for a number.
fn coded(record: &dyn Reflect, field: &Field) -> Option<&'static str> {
    field.coded_in(record).map(|(_, vocabulary)| vocabulary.name)
}

/// Checks a record of which some fields were replaced: an amount that was not among them stays what it was. The fault is
/// `missing_field` for one whose word beside it says that it is something else now.
pub fn check_amounts(before: &dyn Reflect, after: &dyn Reflect, given: &dyn Fn(&str) -> bool) -> Result<(), Misread> {
    amounts_of(before)
        .into_iter()
        .filter(|amount| !given(amount.name))
        .try_for_each(|amount| amount.check(after).map(drop))
}

impl Amount {
    /// Checks that what was not zero is not something else in a record: three steps do not become the third word.
    fn check(&self, now: &dyn Reflect) -> Result<bool, Misread> {
        let field = now.shape().fields.get(self.index);
        let is_same = field.and_then(|field| coded(now, field)) == self.coded;
        if is_same || self.is_zero { Ok(is_same) } else { Err(Misread::new(FaultCode::MissingField, self.name)) }
    }
    /// Puts it back where the word beside it may have changed. It stays the same number of units, and a word stays a word
    /// of its vocabulary. The fault is `inexact` where the number cannot, and `missing_field` where it would be something
    /// else.
    fn keep(self, record: &mut dyn Reflect) -> Result<(), Misread> {
        if !self.check(record)? {
            return Ok(());
        }
        let fits = match record.slot(self.index) {
            Slot::Measure(place, measure) => measure.parts_of(self.units).is_some_and(|parts| place.put(parts)),
            Slot::Int(place) => self.units.in_parts(1).is_some_and(|number| place.put(number)),
            _ => true,
        };
        if fits { Ok(()) } else { Err(Misread::new(FaultCode::Inexact, self.name)) }
    }
}

/// Returns an amount as a number of units.
fn units(value: Value<'_>) -> Mixed {
    match value {
        Value::Measure(number, measure) => measure.shown(number),
        Value::Int(num) => Mixed { num, den: 1 },
        _ => Mixed { num: 0, den: 1 },
    }
}

/// Replaces the fields of a mapping: those whose unit depends on a word of the record, or all others.
fn replace_entries<S: Source>(
    record: &mut dyn Reflect,
    empty: &dyn Reflect,
    from: &S,
    seen: &mut u128,
    by_word: bool,
) -> Result<bool, Misread> {
    from.entries(&mut |name, value| {
        let index = record.find(name).ok_or_else(|| unknown_field(record.shape(), name))?;
        let field = record.shape().fields.get(index);
        if by_word != field.is_some_and(|field| matches!(field.means, Means::MeasureBy(_))) {
            return Ok(());
        }
        match (record.slot(index), empty.value(index)) {
            (Slot::List(list) | Slot::Items(list, _) | Slot::Measures(list, _), _) => list.clear(),
            (Slot::Array(places) | Slot::MeasureArray(places, _), empty @ (Value::List(_) | Value::Measures(..))) => {
                (0..places.count()).for_each(|at| clear(places.at(at), empty.item(at)));
            }
            (Slot::Record(place), Value::Record(empty)) => {
                place.copy_from(empty.as_any());
            }
            _ => {}
        }
        if value.absent() {
            return Ok(());
        }
        *seen |= 1u128.bounded_shl(u32::try_from(index).unwrap_or(0));
        fill_field(field, record.slot(index), value).map_err(|m| m.within(name))
    })
}

/// Empties one of a fixed number of values.
fn clear(slot: Slot<'_>, empty: Value<'_>) {
    match (slot, empty) {
        (Slot::Coded(place, _), _) => _ = place.put(0),
        (Slot::Int(place) | Slot::Rule(place) | Slot::Measure(place, _) | Slot::Item(place, _), _) => place.clear(),
        (Slot::Wide(place), _) => *place = 0,
        (Slot::Flag(place), _) => *place = false.into(),
        (Slot::Word(place, _), _) => *place = 0,
        (Slot::Locus(place, _), _) => *place = 0,
        (Slot::Array(places), Value::List(empty)) => {
            (0..places.count()).for_each(|at| clear(places.at(at), empty.item(at)));
        }
        (Slot::Record(place), Value::Record(empty)) => {
            place.copy_from(empty.as_any());
        }
        _ => {}
    }
}
