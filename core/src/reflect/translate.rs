//! Units of a board: from the names that the caller has for them to places, and back.

use super::names::Names;
use super::record::{Reflect, Slot, Value};
use super::shape::{Kind, Means};
use crate::fault::{Fault, FaultCode};

/// Makes places of what the caller calls the units of a board.
pub fn enter(record: &mut dyn Reflect, names: &Names) -> Result<(), Fault> {
    for (index, field) in record.shape().fields.iter().enumerate() {
        let unknown = Fault::new(FaultCode::OutOfRange, &field.name);
        match (field.means, &field.kind) {
            (Means::Item(item), Kind::Int { .. }) if item.is_unit() => {
                let Value::Item(number, item, most) = record.value(index) else { continue };
                let Some(name) = item.place(number, most) else { continue };
                let place = names.place(name).ok_or(unknown)?;
                if let Slot::Item(number, _) = record.slot(index)
                    && !number.put(place.saturating_add(i64::from(item.first)))
                {
                    return Err(unknown);
                }
            }
            (Means::Item(item), Kind::List(_)) if item.is_unit() => {
                let Slot::Items(list, _) = record.slot(index) else { continue };
                for at in 0..list.count() {
                    let unknown = Fault::item(FaultCode::OutOfRange, &field.name, at);
                    let name = match list.item(at) {
                        Value::Int(name) => name.saturating_sub(i64::from(item.first)),
                        _ => continue,
                    };
                    let place = names.place(name).ok_or(unknown)?;
                    if let Slot::Int(number) = list.at(at)
                        && !number.put(place.saturating_add(i64::from(item.first)))
                    {
                        return Err(unknown);
                    }
                }
            }
            (_, Kind::Record(shape)) if shape.mentions_units() => {
                if let Slot::Record(inner) = record.slot(index) {
                    enter(inner, names).map_err(|fault| fault.within(&field.name))?;
                }
            }
            (_, Kind::List(Kind::Record(shape))) if shape.mentions_units() => {
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

/// Makes what the caller calls the units of a board of their places, in what an operation hands out.
pub fn leave(record: &mut dyn Reflect, names: &Names) {
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
            (_, Kind::Record(shape)) if shape.mentions_units() => {
                if let Slot::Record(inner) = record.slot(index) {
                    leave(inner, names);
                }
            }
            _ => {}
        }
    }
}
