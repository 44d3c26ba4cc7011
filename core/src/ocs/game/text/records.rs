//! Records as words: `field=value` for each field that has not its default. `.` stands before a field of a record in a
//! field, and before the number of an item of an array.

use super::Unread;
use super::pen::Pen;
use super::scan::{Scan, hex, number, signed};
use crate::fault::Name;
use crate::hex::Hex;
use crate::reflect::{Kind, Reflect, Slot, Slots, Value};

/// The way to a field: a record in a record in a record at most.
#[derive(Clone, Copy)]
struct Path<'p> {
    outer: Option<&'p Path<'p>>,
    name: &'p str,
    item: Option<usize>,
}

impl Path<'_> {
    fn write(&self, pen: &mut Pen<'_, '_>) {
        if let Some(outer) = self.outer {
            outer.write(pen);
            pen.part(".");
        }
        match self.item {
            Some(item) => pen.digits(u64::try_from(item.saturating_add(1)).unwrap_or(0)),
            None => pen.part(self.name),
        }
    }
}

/// Writes a record.
pub(super) fn write(record: &dyn Reflect, pen: &mut Pen<'_, '_>, without: &[&str]) {
    fields(record, pen, None, without);
}

fn fields(record: &dyn Reflect, pen: &mut Pen<'_, '_>, outer: Option<&Path<'_>>, without: &[&str]) {
    for (i, field) in record.shape().fields.iter().enumerate() {
        if !without.contains(&field.name) {
            value(record.value(i), pen, &Path { outer, name: field.name, item: None }, &field.kind);
        }
    }
}

fn value(of: Value<'_>, pen: &mut Pen<'_, '_>, path: &Path<'_>, kind: &Kind) {
    let begin = |pen: &mut Pen<'_, '_>| {
        pen.next();
        path.write(pen);
        pen.part("=");
    };
    match of {
        // A number that may be absent is told even where it is 0.
        Value::Int(number) | Value::Rule(number) | Value::Measure(number, _) | Value::Item(number, ..)
            if number != 0 || matches!(kind, Kind::Said { .. }) =>
        {
            begin(pen);
            pen.signed(number);
        }
        Value::Wide(number) if number > 0 => {
            begin(pen);
            pen.digits(number);
        }
        Value::Flag(true) => {
            pen.next();
            path.write(pen);
        }
        // The word of the code 0 is what is there without one.
        Value::Word(Ok(word)) if matches!(kind, Kind::Word(words) if words.word(0) == Some(word)) => {}
        Value::Word(Ok(word)) => {
            begin(pen);
            pen.part(word);
        }
        Value::Word(Err(code)) => {
            begin(pen);
            pen.digits(code.into());
        }
        Value::Record(record) => match record.as_any().downcast_ref::<Hex>() {
            Some(hex) if *hex != Hex::default() => {
                begin(pen);
                pen.hex(*hex);
            }
            Some(_) => {}
            None => fields(record, pen, Some(path), &[]),
        },
        Value::List(_) | Value::Measures(..) => {
            for item in 0..of.count() {
                value(of.item(item), pen, &Path { outer: Some(path), name: "", item: Some(item) }, &Kind::Wide);
            }
        }
        _ => {}
    }
}

/// Reads the rest of a line into a record.
pub(super) fn read(record: &mut dyn Reflect, scan: &mut Scan<'_, '_>) -> Result<(), Unread> {
    while let Some(word) = scan.word() {
        one(record, word, scan)?;
    }
    Ok(())
}

/// Reads one word into a record.
pub(super) fn one(record: &mut dyn Reflect, word: &[u8], scan: &Scan<'_, '_>) -> Result<(), Unread> {
    let equals = word.iter().position(|byte| *byte == b'=');
    let (path, value) = match equals {
        Some(at) => (word.get(..at).unwrap_or_default(), word.get(at.saturating_add(1)..)),
        None => (word, None),
    };
    field(record, path, value, scan)
}

fn field(record: &mut dyn Reflect, path: &[u8], value: Option<&[u8]>, scan: &Scan<'_, '_>) -> Result<(), Unread> {
    let wanted: Name = &"a field of the record, = and its value";
    let (name, rest) = split(path);
    let name = core::str::from_utf8(name).map_err(|_| scan.wrong(wanted))?;
    let index = record.find(name).ok_or_else(|| scan.wrong(wanted))?;
    slot(record.slot(index), rest, value, scan)
}

fn split(path: &[u8]) -> (&[u8], &[u8]) {
    match path.iter().position(|byte| *byte == b'.') {
        Some(at) => (path.get(..at).unwrap_or_default(), path.get(at.saturating_add(1)..).unwrap_or_default()),
        None => (path, &[]),
    }
}

fn slot(slot: Slot<'_>, rest: &[u8], value: Option<&[u8]>, scan: &Scan<'_, '_>) -> Result<(), Unread> {
    let of = value.unwrap_or_default();
    match slot {
        Slot::Int(place)
        | Slot::Rule(place)
        | Slot::Measure(place, _)
        | Slot::Coded(place, _)
        | Slot::Item(place, _)
            if rest.is_empty() =>
        {
            let put = signed(of).is_some_and(|number| place.put(number));
            if put { Ok(()) } else { Err(scan.wrong(&"a whole number that fits the field")) }
        }
        Slot::Wide(place) if rest.is_empty() => {
            *place = number(of).ok_or_else(|| scan.wrong(&"a whole number"))?;
            Ok(())
        }
        Slot::Flag(place) if rest.is_empty() && value.is_none() => {
            place.0 = 1;
            Ok(())
        }
        Slot::Word(place, vocabulary) if rest.is_empty() => {
            let word = core::str::from_utf8(of).ok().and_then(|word| vocabulary.code(word));
            *place = word.ok_or_else(|| scan.wrong(&"a word of the field"))?;
            Ok(())
        }
        Slot::Record(record) => {
            if rest.is_empty() {
                let found = hex(&scan.labels, of).ok_or_else(|| scan.wrong(&"a hex, as the line `hexes` says"))?;
                return if record.copy_from(&found) { Ok(()) } else { Err(scan.wrong(&"a field of the record in it")) };
            }
            field(record, rest, value, scan)
        }
        Slot::Array(items) | Slot::MeasureArray(items, _) => item(items, rest, value, scan),
        _ => Err(scan.wrong(&"a field without more parts")),
    }
}

fn item(items: &mut dyn Slots, rest: &[u8], value: Option<&[u8]>, scan: &Scan<'_, '_>) -> Result<(), Unread> {
    let (first, more) = split(rest);
    let at = number(first).and_then(|at| usize::try_from(at).ok()?.checked_sub(1)).filter(|at| *at < items.count());
    let at = at.ok_or_else(|| scan.wrong(&"the number of an item, from 1"))?;
    slot(items.at(at), more, value, scan)
}
