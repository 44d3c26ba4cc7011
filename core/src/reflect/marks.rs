//! Places: whether a binding shows them by name or as numbers.

use super::locus::{AS_NUMBER, unmarked};
use super::record::{Reflect, Slot};
use crate::fault::{Fault, FaultCode, Name};

/// The greatest number of a place that a binding takes.
pub const MOST_PLACES: u16 = AS_NUMBER.saturating_sub(1);

/// A place that was said as a number.
pub const fn as_number(number: u16) -> u16 {
    if number == 0 { 0 } else { number | AS_NUMBER }
}

/// Takes the marks from the places of a record; whether there was any. Where the caller has places of his own, one
/// that was said by its name is a fault.
pub fn unmark(record: &mut dyn Reflect, own: bool) -> Result<bool, Fault> {
    let mut any = false;
    for (index, field) in record.shape().fields.iter().enumerate().filter(|(_, field)| field.kind.has_places()) {
        let found = match record.slot(index) {
            Slot::Record(inner) => unmark(inner, own).map_err(|fault| fault.within(&field.name)),
            Slot::List(list) => (0..list.count()).try_fold(false, |any, at| match list.at(at) {
                Slot::Record(inner) => {
                    unmark(inner, own).map(|found| found || any).map_err(|fault| fault.in_list(&field.name, at))
                }
                slot => plain(slot, own).map(|found| found || any).ok_or(unknown(&"").in_list(&field.name, at)),
            }),
            Slot::Array(places) => (0..places.count())
                .try_fold(false, |any, at| plain(places.at(at), own).map(|found| found || any))
                .ok_or(unknown(&field.name)),
            slot => plain(slot, own).ok_or(unknown(&field.name)),
        };
        any |= found?;
    }
    Ok(any)
}

#[cold]
fn unknown(field: Name) -> Fault {
    Fault::new(FaultCode::UnknownWord, field)
}

/// Takes the mark from one place; whether there was any, and nothing where there had to be.
fn plain(slot: Slot<'_>, own: bool) -> Option<bool> {
    let Slot::Locus(place, _) = slot else { return Some(false) };
    let (number, marked) = unmarked(*place);
    if own && !marked && number != 0 {
        return None;
    }
    *place = number;
    Some(marked)
}

/// Marks all places of a record, so that they are shown as numbers.
pub fn mark(record: &mut dyn Reflect) {
    for (index, _) in record.shape().fields.iter().enumerate().filter(|(_, field)| field.kind.has_places()) {
        match record.slot(index) {
            Slot::Record(inner) => mark(inner),
            Slot::Locus(place, _) => *place = as_number(*place),
            Slot::Array(places) => (0..places.count()).for_each(|at| {
                if let Slot::Locus(place, _) = places.at(at) {
                    *place = as_number(*place);
                }
            }),
            // An answer holds no lists.
            _ => {}
        }
    }
}
