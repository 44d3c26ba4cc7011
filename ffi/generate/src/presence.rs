//! By which field a record says whether an optional one is there.

use grognard_core::binding::Record;
use grognard_core::reflect::{Kind, Slot, Value};

/// What says that a field is there.
pub struct Presence {
    /// The optional field.
    pub field: &'static str,
    /// The field that says so.
    pub by: &'static str,
    /// The words with which it is there; none if any number but none says so.
    pub with: Vec<&'static str>,
}

/// Returns what says that a record's optional field is there, if it has one.
pub fn of(record: &Record) -> Option<Presence> {
    let at = record.shape.fields.iter().position(|field| field.optional)?;
    let there = |by: usize, code: u8| {
        let mut record = (record.make)();
        match record.slot(by) {
            Slot::Word(place, _) => *place = code,
            Slot::Int(number) => drop(number.put(1)),
            _ => return false,
        }
        !matches!(record.value(at), Value::Absent)
    };
    record.shape.fields.iter().enumerate().find_map(|(by, field)| {
        let with: Vec<&str> = match field.kind {
            Kind::Word(words) => {
                (words.first..).zip(words.words).filter(|(code, _)| there(by, *code)).map(|(_, word)| *word).collect()
            }
            Kind::Said { .. } if there(by, 1) => {
                return Some(Presence { field: record.shape.fields[at].name, by: field.name, with: vec![] });
            }
            _ => return None,
        };
        (!with.is_empty()).then(|| Presence { field: record.shape.fields[at].name, by: field.name, with })
    })
}
