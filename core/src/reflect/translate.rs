//! Translation of units of a board from the caller's names to places, and back.

use super::names::Names;
use super::record::{Reflect, Slot, Value};
use super::shape::{Item, Kind, Means};
use crate::fault::Fault;

/// Replaces the caller's names of a board's units by their places.
pub fn enter(record: &mut dyn Reflect, names: &Names) -> Result<(), Fault> {
    for (index, field) in record.shape().fields.iter().enumerate() {
        let unknown = |name: i64| names.unknown(&field.name, name);
        let through = record.find(field.through).map(|places| record.value(places));
        if matches!(through, Some(Value::List(places)) if places.count() == 0) {
            enter_plain(record.slot(index), names).map_err(|(fault, at)| fault.in_list(&field.name, at))?;
            continue;
        }
        match (field.means, &field.kind) {
            (Means::Item(item), Kind::Int { .. }) if item.is_unit() => {
                let Value::Item(number, item, most) = record.value(index) else { continue };
                let Some(name) = item.place(number, most) else { continue };
                let place = names.place(name).ok_or_else(|| unknown(name))?;
                if let Slot::Item(number, _) = record.slot(index)
                    && !number.put(place.saturating_add(i64::from(item.first)))
                {
                    return Err(unknown(name));
                }
            }
            (Means::Item(item), Kind::List(_)) if item.is_unit() => {
                let Slot::Items(list, _) = record.slot(index) else { continue };
                for at in 0..list.count() {
                    let unknown = |name: i64| names.unknown(&"", name).in_list(&field.name, at);
                    let name = match list.item(at) {
                        Value::Int(name) => name.saturating_sub(i64::from(item.first)),
                        _ => continue,
                    };
                    let place = names.place(name).ok_or_else(|| unknown(name))?;
                    if let Slot::Int(number) = list.at(at)
                        && !number.put(place.saturating_add(i64::from(item.first)))
                    {
                        return Err(unknown(name));
                    }
                }
            }
            (_, Kind::Record(shape)) if shape.mentions_units => {
                if let Slot::Record(inner) = record.slot(index) {
                    enter(inner, names).map_err(|fault| fault.within(&field.name))?;
                }
            }
            (_, Kind::List(Kind::Record(shape))) if shape.mentions_units => {
                let Slot::List(list) = record.slot(index) else { continue };
                for at in 0..list.count() {
                    if let Slot::Record(inner) = list.at(at) {
                        enter(inner, names).map_err(|fault| fault.in_list(&field.name, at))?;
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// [`enter`] for a list of records whose references have no list of their own: here they are units of the board. Returns
/// the index of the faulty record with the fault.
fn enter_plain(slot: Slot<'_>, names: &Names) -> Result<(), (Fault, usize)> {
    let Slot::List(list) = slot else { return Ok(()) };
    for at in 0..list.count() {
        let Slot::Record(record) = list.at(at) else { continue };
        for (index, field) in record.shape().fields.iter().enumerate() {
            let Value::Item(number, item @ Item { list: "", first: 0 }, most) = record.value(index) else { continue };
            let Some(name) = item.place(number, most) else { continue };
            let unknown = (names.unknown(&field.name, names.name_of_index(name)), at);
            let place = names.place_of_index(name).ok_or(unknown)?;
            if let Slot::Item(number, _) = record.slot(index)
                && !number.put(place)
            {
                return Err(unknown);
            }
        }
    }
    Ok(())
}

/// Replaces the places of a board's units by the caller's names, in a record of an answer.
pub fn leave(record: &mut dyn Reflect, names: &Names) {
    if !record.shape().mentions_units {
        return;
    }
    for (index, field) in record.shape().fields.iter().enumerate() {
        match (field.means, &field.kind) {
            (Means::Item(item), Kind::Int { .. }) if item.is_unit() => {
                let Value::Item(number, item, most) = record.value(index) else { continue };
                let Some(place) = item.place(number, most) else { continue };
                let name = names.name(place).saturating_add(i64::from(item.first));
                if let Slot::Item(number, _) = record.slot(index) {
                    number.put(name);
                }
            }
            (_, Kind::Record(shape)) if shape.mentions_units => {
                if let Slot::Record(inner) = record.slot(index) {
                    leave(inner, names);
                }
            }
            _ => {}
        }
    }
}
