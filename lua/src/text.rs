//! A parsed record as text that creates it. Of an answer all fields are written, of others those without their default.

use grognard_core::binding::is_told_whole;
use grognard_core::reflect::{self, Means, Reflect, Shown, Value, Whole};
use grognard_core::rule::Rule;
use std::fmt::Write;

/// Writes a record as a table constructor.
pub fn record(record: &dyn Reflect, default: Option<&dyn Reflect>, out: &mut String) {
    out.push('{');
    let (mut first, whole) = (true, is_told_whole(record.shape()));
    for (index, field) in record.shape().fields.iter().enumerate() {
        let (now, usual) = (record.value(index), default.map(|d| d.value(index)));
        let told = whole || field.is_always_told();
        if !told && usual.is_some_and(|usual| same(&now, &usual)) {
            continue;
        }
        if !first {
            out.push_str(", ");
        }
        first = false;
        let _ = write!(out, "{} = ", field.name);
        // A chance is read from its text.
        if let (Means::Share(Whole::CHANCE), Value::Wide(cases)) = (field.means, &now) {
            let _ = write!(out, "\"{cases}/{}\"", 1u64 << 63);
            continue;
        }
        value(&now, usual.as_ref(), out);
    }
    out.push('}');
}

fn value(now: &Value<'_>, usual: Option<&Value<'_>>, out: &mut String) {
    let _ = match now {
        Value::Nothing | Value::Absent => write!(out, "nil"),
        Value::Int(n) => write!(out, "{n}"),
        // Both are read back as the same measure.
        Value::Measure(n, measure) if n % i64::from(measure.parts) == 0 => write!(out, "{}", measure.shown(*n)),
        Value::Measure(n, measure) => write!(out, "\"{}\"", measure.shown(*n)),
        Value::Rule(n) => match rule(*n) {
            Some(Ok(id)) => write!(out, "\"{id}\""),
            Some(Err(n)) => write!(out, "{n}"),
            None => write!(out, "nil"),
        },
        Value::Item(n, item, most) => match item.shown(*n, *most, 1) {
            Some(n) => write!(out, "{n}"),
            None => write!(out, "nil"),
        },
        Value::Locus(Shown { name: Some(name), .. }) => write!(out, "\"{name}\""),
        Value::Locus(Shown { number, .. }) => write!(out, "{number}"),
        Value::Wide(n) => write!(out, "\"{n}\""),
        Value::Flag(yes) => write!(out, "{yes}"),
        Value::Text(bytes) => write!(out, "{:?}", reflect::text(bytes)),
        Value::Word(Ok(word)) => write!(out, "\"{word}\""),
        Value::Word(Err(code)) => write!(out, "{code}"),
        Value::Record(inner) => {
            let default = match usual {
                Some(Value::Record(default)) => Some(*default),
                _ => None,
            };
            record(*inner, default, out);
            Ok(())
        }
        Value::List(_) | Value::Measures(..) => {
            out.push('{');
            for index in 0..now.count() {
                if index > 0 {
                    out.push_str(", ");
                }
                value(&now.item(index), None, out);
            }
            out.push('}');
            Ok(())
        }
    };
}

/// Returns the id of a rule's number, or the number if no rule has it; `None` for no rule.
pub fn rule(number: i64) -> Option<Result<&'static str, i64>> {
    if number == 0 {
        return None;
    }
    Some(u16::try_from(number).ok().and_then(|n| Rule(n).entry()).map(|entry| entry.id).ok_or(number))
}

/// Returns whether two values are equal.
pub fn same(a: &Value<'_>, b: &Value<'_>) -> bool {
    match (a, b) {
        (Value::Nothing, Value::Nothing) | (Value::Absent, Value::Absent) => true,
        (Value::Int(a), Value::Int(b)) | (Value::Rule(a), Value::Rule(b)) => a == b,
        (Value::Item(a, ..), Value::Item(b, ..)) => a == b,
        (Value::Measure(a, of), Value::Measure(b, other)) => (a, of) == (b, other),
        (Value::Locus(a), Value::Locus(b)) => a == b,
        (Value::Wide(a), Value::Wide(b)) => a == b,
        (Value::Flag(a), Value::Flag(b)) => a == b,
        (Value::Text(a), Value::Text(b)) => a == b,
        (Value::Word(a), Value::Word(b)) => a == b,
        (Value::Record(a), Value::Record(b)) => equal(*a, *b),
        (Value::List(_) | Value::Measures(..), Value::List(_) | Value::Measures(..)) => {
            a.count() == b.count() && (0..a.count()).all(|i| same(&a.item(i), &b.item(i)))
        }
        _ => false,
    }
}

/// Returns whether two records are equal.
pub fn equal(a: &dyn Reflect, b: &dyn Reflect) -> bool {
    std::ptr::eq(a.shape(), b.shape())
        && (0..a.shape().fields.len()).all(|index| same(&a.value(index), &b.value(index)))
}
