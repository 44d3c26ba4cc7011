//! Records as whole numbers, one after the other, as which Lua is given them.

use crate::width::{MOST, width};
use grognard_core::binding::Operation;
use grognard_core::reflect::{Kind, Means, Reflect, Shape, Shown, Value as Content};
use mlua::{Lua, Value};

/// Returns whether the answer's value is passed as numbers.
pub fn comes_flat(operation: &Operation) -> bool {
    operation.answer.is_some_and(|shape| is_numbers(shape) && width(shape) <= MOST)
}

/// Returns whether a record consists of numbers only.
pub fn is_numbers(shape: &Shape) -> bool {
    shape.fields.iter().all(|field| match field.kind {
        Kind::List(_) | Kind::View(_) | Kind::Text(_) => false,
        Kind::Record(shape) => is_numbers(shape),
        _ => true,
    })
}

/// Returns the values of several records as a list of numbers, as the Lua function generated from their shape takes them.
pub fn listed<'a>(lua: &Lua, records: impl Iterator<Item = &'a dyn Reflect>) -> mlua::Result<Value> {
    let mut numbers = Vec::new();
    records.for_each(|record| flat(record, &mut numbers));
    Ok(Value::Table(lua.create_sequence_from(numbers)?))
}

/// Appends a record's values one after the other, as the Lua function generated from its shape takes them.
pub fn flat(record: &dyn Reflect, out: &mut Vec<i64>) {
    for (index, field) in record.shape().fields.iter().enumerate() {
        let value = record.value(index);
        if field.optional {
            let there = !matches!(value, Content::Absent);
            out.push(there.into());
            if !there {
                let Kind::Record(shape) = field.kind else { continue };
                out.resize(out.len() + width(shape), 0);
                continue;
            }
        }
        match (field.means, &value, &field.kind) {
            // A code comes with the code of the word beside it, below 0.
            (Means::MeasureBy(_), Content::Word(Ok(word)), _) => out.extend(match field.coded_in(record) {
                Some((beside, of)) => [of.code(word).map_or(-1, i64::from), -i64::from(beside)],
                None => [-1, 1],
            }),
            (Means::MeasureBy(_), Content::Absent, _) => out.extend([-1, 0]),
            (Means::MeasureBy(_), value, _) => out.extend(match value {
                Content::Measure(number, measure) => [*number, measure.parts.into()],
                Content::Int(number) => [*number, 1],
                _ => [-1, 1],
            }),
            _ => flat_value(value, &field.kind, out),
        }
    }
}

fn flat_value(value: Content<'_>, kind: &Kind, out: &mut Vec<i64>) {
    match (value, kind) {
        (Content::Int(n) | Content::Rule(n) | Content::Measure(n, _), _) => out.push(n),
        (Content::Item(n, item, most), _) => out.push(item.shown(n, most, 1).unwrap_or(-1)),
        (Content::Absent, Kind::Said { max, .. }) => out.push(max + 1),
        (Content::Absent, _) => out.push(0),
        (Content::Locus(Shown { number, name }), _) => out.push(match name {
            Some(_) => number.into(),
            None => -i64::from(number),
        }),
        (Content::Wide(n), _) => out.extend(<[i64; 2]>::from(halves(n))),
        (Content::Flag(yes), _) => out.push(yes.into()),
        (Content::Word(Ok(word)), Kind::Word(vocabulary)) => {
            out.push(vocabulary.code(word).map_or(-1, i64::from));
        }
        (Content::Record(record), _) => flat(record, out),
        (Content::Measures(list, ..) | Content::List(list), Kind::Array(of, count)) => {
            (0..*count).for_each(|index| flat_value(list.item(index), of, out));
        }
        // No answer contains a word without a code, or a list.
        _ => out.push(-1),
    }
}

/// Returns the upper and the lower half of a number that does not fit a double.
pub fn halves(n: u64) -> (i64, i64) {
    (i64::from((n >> 32) as u32), i64::from(n as u32))
}
