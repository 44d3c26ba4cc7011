//! Chances, expected numbers and numbers of 64 bits: numbers, or exactly as texts.

use crate::whole::integer;
use grognard_core::reflect::{Field, Means, Reflect, Shape, Value as Content, Whole};
use mlua::{Lua, Value};

/// The number of all cases of a field that counts some.
fn all(record: &dyn Reflect, field: &Field) -> Option<u64> {
    match field.means {
        Means::Share(Whole::Fixed(1)) => None,
        Means::Share(Whole::Fixed(all)) => Some(all),
        Means::Share(Whole::Field(name)) => record.find(name).and_then(|index| count(&record.value(index))),
        _ => None,
    }
}

fn count(value: &Content<'_>) -> Option<u64> {
    match value {
        Content::Wide(n) => Some(*n),
        Content::Int(n) => u64::try_from(*n).ok(),
        _ => None,
    }
}

/// Returns a chance as a number; 0 where there are no cases.
fn ratio(cases: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { cases as f64 / all as f64 }
}

/// Returns a field that holds a chance, several of them, or an expected number; `None` for any other.
pub fn shown(lua: &Lua, record: &dyn Reflect, index: usize, exact: bool) -> mlua::Result<Option<Value>> {
    let content = record.value(index);
    if let Content::Record(inner) = content {
        return if inner.shape().sum { sum(lua, inner, exact).map(Some) } else { Ok(None) };
    }
    let Some(field) = record.shape().fields.get(index) else { return Ok(None) };
    let Some(all) = all(record, field) else { return Ok(None) };
    let one = |value: &Content<'_>| {
        let cases = count(value).unwrap_or(0);
        match exact {
            true => Ok(Value::String(lua.create_string(format!("{cases}/{all}"))?)),
            false => Ok(Value::Number(ratio(cases, all))),
        }
    };
    if !matches!(content, Content::List(_)) {
        return one(&content).map(Some);
    }
    let table = lua.create_table()?;
    for at in 0..content.count() {
        table.raw_push(one(&content.item(at))?)?;
    }
    Ok(Some(Value::Table(table)))
}

/// Returns a record that is one number.
fn sum(lua: &Lua, record: &dyn Reflect, exact: bool) -> mlua::Result<Value> {
    let (mut whole, mut part, mut number) = (0, String::new(), 0.0);
    for (index, field) in record.shape().fields.iter().enumerate() {
        let cases = count(&record.value(index)).unwrap_or(0);
        match all(record, field) {
            None => whole = cases,
            Some(_) if cases == 0 => continue,
            Some(all) => part = format!(" {cases}/{all}"),
        }
        number += ratio(cases, all(record, field).unwrap_or(1));
    }
    Ok(match exact {
        true => Value::String(lua.create_string(format!("{whole}{part}"))?),
        false => Value::Number(number),
    })
}

/// Returns a number of 64 bits: a number where a double holds it, otherwise its digits.
pub fn wide(lua: &Lua, n: u64) -> mlua::Result<Value> {
    match i64::try_from(n) {
        Ok(small) if small <= 1 << 53 => Ok(integer(small)),
        _ => Ok(Value::String(lua.create_string(n.to_string())?)),
    }
}

/// Reads a chance or an expected number from its text: `500/7776`, or `4 500/7776`.
pub fn number(text: &str) -> Option<f64> {
    let (whole, part) = text.split_once(' ').unwrap_or(("0", text));
    let whole: u64 = whole.parse().ok()?;
    match part.split_once('/') {
        Some((cases, all)) => {
            let (cases, all): (u64, u64) = (cases.parse().ok()?, all.parse().ok()?);
            (all > 0).then(|| whole as f64 + ratio(cases, all))
        }
        None if text.contains(' ') => None,
        None => part.parse::<u64>().ok().map(|n| n as f64),
    }
}

/// Reads a chance in units of 1/2^63 from its text, if it is a whole number of them.
pub fn units(text: &str) -> Option<u64> {
    let (cases, all) = text.split_once('/')?;
    let (cases, all): (u128, u128) = (cases.parse::<u64>().ok()?.into(), all.parse::<u64>().ok()?.into());
    let product = cases << 63;
    (all > 0 && product % all == 0).then(|| u64::try_from(product / all).ok()).flatten()
}

/// How the fields of a record are said, a letter for each; and how the record is.
pub fn style(shape: &Shape) -> (String, &'static str) {
    let mark = |field: &Field| {
        let record = match &field.kind {
            grognard_core::reflect::Kind::Record(inner) => Some(*inner),
            _ => None,
        };
        match field.means {
            _ if field.name == "denominator" => '-',
            Means::Share(_) if field.name.ends_with("expected") => 'e',
            Means::Share(Whole::Fixed(1)) => 'n',
            Means::Share(_) => 'c',
            _ if record.is_some_and(|inner| inner.sum) => 'e',
            _ if record.is_some_and(|inner| inner.name == "Odds") => 'o',
            _ => 'n',
        }
    };
    let style = match shape.name {
        _ if shape.force => "force",
        "Odds" => "odds",
        "Step" => "step",
        _ => "record",
    };
    (shape.fields.iter().map(mark).collect(), style)
}
