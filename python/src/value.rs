//! Values of records: as Python values, as text, compared and hashed.

use crate::class;
use crate::record::Record;
use grognard_core::binding::is_told_whole;
use grognard_core::reflect::{self, Field, HEX, Means, Reflect, Shown, Value, Whole};
use grognard_core::rule::Rule;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyInt, PyString, PyTuple};
use std::fmt::Write;
use std::hash::{Hash, Hasher};

/// Returns the id of a rule's number, or the number if no rule has it; `None` for no rule.
fn rule(number: i64) -> Option<Result<&'static str, i64>> {
    if number == 0 {
        return None;
    }
    Some(u16::try_from(number).ok().and_then(|n| Rule(n).entry()).map(|entry| entry.id).ok_or(number))
}

/// Returns a value in Python: a word as a string, a record as its class, several values as a tuple.
pub fn to_python<'py>(py: Python<'py>, value: Value<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Nothing | Value::Absent => py.None().into_bound(py),
        Value::Int(n) => PyInt::new(py, n).into_any(),
        Value::Rule(n) => match rule(n) {
            Some(Ok(id)) => PyString::intern(py, id).into_any(),
            Some(Err(n)) => PyInt::new(py, n).into_any(),
            None => py.None().into_bound(py),
        },
        Value::Measure(n, measure) => fraction(py, n, measure.parts)?,
        Value::Item(n, item, most) => match item.shown(n, most, 0) {
            Some(n) => PyInt::new(py, n).into_any(),
            None => py.None().into_bound(py),
        },
        Value::Locus(Shown { name: Some(name), .. }) => PyString::intern(py, name).into_any(),
        Value::Locus(Shown { number, .. }) => PyInt::new(py, number).into_any(),
        Value::Wide(n) => PyInt::new(py, n).into_any(),
        Value::Flag(yes) => PyBool::new(py, yes).to_owned().into_any(),
        Value::Text(bytes) => PyString::new(py, reflect::text(bytes)).into_any(),
        Value::Word(Ok(word)) => PyString::intern(py, word).into_any(),
        Value::Word(Err(code)) => PyInt::new(py, code).into_any(),
        Value::Record(record) => match sum(record) {
            Some((count, whole)) => number(py, true, (count, whole), None)?,
            None => instance(py, record)?,
        },
        Value::List(_) | Value::Measures(..) => {
            let items: PyResult<Vec<_>> = (0..value.count()).map(|i| to_python(py, value.item(i))).collect();
            PyTuple::new(py, items?)?.into_any()
        }
    })
}

/// Returns a record as an instance of its class.
pub fn instance<'py>(py: Python<'py>, record: &dyn Reflect) -> PyResult<Bound<'py, PyAny>> {
    match class::of(record) {
        Some(class) => class.python(py)?.call1((Record::bare(class, (class.record.copy)(record)),)),
        None => Ok(to_dict(py, record)?.into_any()),
    }
}

/// Returns the number that a record is, if it is one, as a count of parts and their number: the last field counts them.
fn sum(record: &dyn Reflect) -> Option<(u128, u64)> {
    let shape = record.shape();
    let last = shape.fields.last().filter(|_| shape.sum)?;
    let Means::Share(Whole::Fixed(parts)) = last.means else { return None };
    let count = |(index, field): (usize, &Field)| match (record.value(index), field.means) {
        (Value::Wide(n), Means::Share(Whole::Fixed(whole))) => u128::from(n) * u128::from(parts / whole.max(1)),
        _ => 0,
    };
    Some((shape.fields.iter().enumerate().map(count).sum(), parts))
}

/// Returns the float that is nearest to a quotient, as Python's division does: by it those are compared that no float holds.
#[allow(clippy::cast_precision_loss, reason = "the nearest is meant")]
fn float(count: u128, whole: u64) -> f64 {
    if count == 0 || whole == 0 {
        return 0.0;
    }
    let shift = count.leading_zeros();
    let (count, whole) = (count << shift, u128::from(whole));
    // At least 64 figures, the last of them set if others follow.
    let quotient = (count / whole) | u128::from(!count.is_multiple_of(whole));
    quotient as f64 / (1_u128 << shift) as f64
}

/// Whether there are more cases than floats tell apart.
fn is_fine(whole: u64) -> bool {
    whole > 1 << 52
}

/// Returns a quotient as Python's `Chance` or `Expectation`, with what it may lack.
fn number<'py>(
    py: Python<'py>,
    mean: bool,
    (count, whole): (u128, u64),
    missing: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    static MADE: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    let made = MADE.get_or_try_init(py, || {
        let module = py.import("grognard._numbers")?;
        let of = |name: &str| Ok::<_, PyErr>(module.getattr(name)?.getattr("_of")?.unbind());
        Ok::<_, PyErr>([of("Chance")?, of("Expectation")?])
    })?;
    made[usize::from(mean)].bind(py).call1((count, whole, missing))
}

/// Returns what the chances of a record may lack in all, in units of 1/2^63, if it says so.
pub fn missing(record: &dyn Reflect) -> Option<u64> {
    match record.value(record.find("missing")?) {
        Value::Wide(units) => Some(units),
        _ => None,
    }
}

/// Returns the value of a record's field. `lacks` is what its chances may lack if the record itself does not say so.
pub fn of_field<'py>(
    py: Python<'py>,
    record: &dyn Reflect,
    index: usize,
    lacks: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let value = record.value(index);
    let Some(field @ Field { means: Means::Share(whole), .. }) = record.shape().fields.get(index) else {
        return to_python(py, value);
    };
    let all = whole.of(record).unwrap_or(0);
    let lacks = match *whole {
        Whole::CHANCE if field.name == "missing" => Some(0),
        Whole::CHANCE => missing(record).or(lacks),
        _ => Some(0),
    };
    // The parts of a sum are parts of a mean.
    let mean = field.is_mean() || record.shape().sum;
    let one = |value: Value<'_>| match value {
        Value::Int(n) => number(py, mean, (u128::try_from(n).unwrap_or(0), all), lacks),
        Value::Wide(n) => number(py, mean, (n.into(), all), lacks),
        value => to_python(py, value),
    };
    match value {
        Value::List(list) => {
            let items: PyResult<Vec<_>> = (0..list.count()).map(|at| one(list.item(at))).collect();
            Ok(PyTuple::new(py, items?)?.into_any())
        }
        value => one(value),
    }
}

/// Returns a number of parts as a `fractions.Fraction`.
fn fraction(py: Python<'_>, number: i64, parts: u32) -> PyResult<Bound<'_, PyAny>> {
    static FRACTION: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let class =
        FRACTION.get_or_try_init(py, || Ok::<_, PyErr>(py.import("fractions")?.getattr("Fraction")?.unbind()))?;
    if parts == 1 { class.bind(py).call1((number,)) } else { class.bind(py).call1((number, parts)) }
}

/// Returns a value as plain data, which JSON holds: a record as a dict, a measure as an int or a text.
fn to_plain<'py>(py: Python<'py>, value: Value<'_>) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Record(record) if sum(record).is_none() => Ok(to_dict(py, record)?.into_any()),
        Value::List(_) | Value::Measures(..) => {
            let items: PyResult<Vec<_>> = (0..value.count()).map(|i| to_plain(py, value.item(i))).collect();
            Ok(PyTuple::new(py, items?)?.into_any())
        }
        Value::Measure(n, measure) if n % i64::from(measure.parts) == 0 => {
            Ok(PyInt::new(py, n / i64::from(measure.parts)).into_any())
        }
        Value::Measure(n, measure) => Ok(PyString::new(py, &measure.shown(n).to_string()).into_any()),
        other => to_python(py, other),
    }
}

/// Returns a record as a dict; records inside it are dicts too.
pub fn to_dict<'py>(py: Python<'py>, record: &dyn Reflect) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (index, field) in record.shape().fields.iter().enumerate() {
        let value = match field.means {
            Means::Share(_) => of_field(py, record, index, None)?,
            _ => to_plain(py, record.value(index))?,
        };
        dict.set_item(PyString::intern(py, field.name), value)?;
    }
    Ok(dict)
}

/// Returns the fields that are needed to create the record again: those without their default, and the required ones.
pub fn telling(record: &dyn Reflect, empty: &dyn Reflect) -> impl Iterator<Item = (usize, &'static str)> {
    let fields = record.shape().fields.iter().enumerate();
    fields
        .filter(|(index, field)| field.is_always_told() || !same(record.value(*index), empty.value(*index)))
        .map(|(index, field)| (index, field.name))
}

/// The fields that are written: all of an answer's; else those that it takes to make the record again.
fn written(record: &dyn Reflect, empty: &dyn Reflect) -> Vec<(usize, &'static str)> {
    let whole = is_told_whole(record.shape());
    let fields = record.shape().fields.iter().enumerate();
    let told = fields
        .filter(|(index, field)| whole || field.is_always_told() || !same(record.value(*index), empty.value(*index)));
    told.map(|(index, field)| (index, field.name)).collect()
}

/// Writes a record as the expression that creates it.
pub fn write_record(out: &mut String, record: &dyn Reflect, without_hex: bool) {
    let Some(class) = class::of(record) else { return };
    let empty = (class.record.make)();
    let _ = write!(out, "grognard.{}(", class.record.name);
    let shown = written(record, &*empty).into_iter().filter(|(_, name)| !(without_hex && *name == HEX));
    for (count, (index, name)) in shown.enumerate() {
        let comma = if count == 0 { "" } else { ", " };
        let _ = write!(out, "{comma}{name}=");
        match record.shape().fields.get(index).map(|field| field.means) {
            Some(Means::Share(whole)) => write_share(out, record.value(index), whole.of(record).unwrap_or(0)),
            _ => write_value(out, record.value(index)),
        }
    }
    out.push(')');
}

/// Writes a count of cases as the number that it is.
fn write_share(out: &mut String, value: Value<'_>, whole: u64) {
    let _ = match value {
        Value::Int(n) => write_quotient(out, u64::try_from(n).unwrap_or(0), whole),
        Value::Wide(n) => write_quotient(out, n, whole),
        Value::List(list) => {
            out.push('(');
            for at in 0..list.count() {
                out.push_str(if at == 0 { "" } else { ", " });
                write_share(out, list.item(at), whole);
            }
            write!(out, "{}", if list.count() == 1 { ",)" } else { ")" })
        }
        value => {
            write_value(out, value);
            Ok(())
        }
    };
}

/// Writes a quotient as an expression; one of so many cases that no float holds them all as that float.
fn write_quotient(out: &mut String, count: u64, whole: u64) -> std::fmt::Result {
    match count {
        0 => write!(out, "0"),
        _ if count.is_multiple_of(whole.max(1)) => write!(out, "{}", count / whole.max(1)),
        _ if is_fine(whole) => write!(out, "{:?}", float(count.into(), whole)),
        _ => write!(out, "{count}/{whole}"),
    }
}

fn write_value(out: &mut String, value: Value<'_>) {
    let _ = match value {
        Value::Nothing | Value::Absent => write!(out, "None"),
        Value::Int(n) => write!(out, "{n}"),
        // Both are read back as the same measure.
        Value::Measure(n, measure) if n % i64::from(measure.parts) == 0 => write!(out, "{}", measure.shown(n)),
        Value::Measure(n, measure) => write!(out, "'{}'", measure.shown(n)),
        Value::Rule(n) => match rule(n) {
            Some(Ok(id)) => write!(out, "'{id}'"),
            Some(Err(n)) => write!(out, "{n}"),
            None => write!(out, "None"),
        },
        Value::Item(n, item, most) => match item.shown(n, most, 0) {
            Some(n) => write!(out, "{n}"),
            None => write!(out, "None"),
        },
        Value::Locus(Shown { name: Some(name), .. }) => write!(out, "'{name}'"),
        Value::Locus(Shown { number, .. }) => write!(out, "{number}"),
        Value::Wide(n) => write!(out, "{n}"),
        Value::Text(bytes) => {
            let text = reflect::text(bytes).replace('\\', "\\\\").replace('\n', "\\n").replace('\'', "\\'");
            write!(out, "'{text}'")
        }
        Value::Flag(yes) => write!(out, "{}", if yes { "True" } else { "False" }),
        Value::Word(Ok(word)) => write!(out, "'{word}'"),
        Value::Word(Err(code)) => write!(out, "{code}"),
        Value::Record(record) => match sum(record) {
            Some((count, whole)) => write!(out, "{:?}", float(count, whole)),
            None => {
                write_record(out, record, false);
                Ok(())
            }
        },
        Value::List(_) | Value::Measures(..) => {
            out.push('(');
            for i in 0..value.count() {
                write_value(out, value.item(i));
                out.push_str(if i + 1 < value.count() { ", " } else { "" });
            }
            write!(out, "{}", if value.count() == 1 { ",)" } else { ")" })
        }
    };
}

/// Returns whether two values are equal.
fn same(one: Value<'_>, other: Value<'_>) -> bool {
    match (one, other) {
        (Value::Nothing, Value::Nothing) | (Value::Absent, Value::Absent) => true,
        (Value::Int(a), Value::Int(b)) | (Value::Rule(a), Value::Rule(b)) => a == b,
        (Value::Item(a, ..), Value::Item(b, ..)) => a == b,
        (Value::Measure(a, of), Value::Measure(b, other)) => (a, of) == (b, other),
        (Value::Locus(a), Value::Locus(b)) => a == b,
        (Value::Wide(a), Value::Wide(b)) => a == b,
        (Value::Flag(a), Value::Flag(b)) => a == b,
        (Value::Text(a), Value::Text(b)) => a == b,
        (Value::Word(a), Value::Word(b)) => a == b,
        (Value::Record(a), Value::Record(b)) => match (sum(a), sum(b)) {
            (Some((a, of)), Some((b, other))) => float(a, of).to_bits() == float(b, other).to_bits(),
            _ => equal(a, b),
        },
        (Value::List(_) | Value::Measures(..), Value::List(_) | Value::Measures(..)) => {
            one.count() == other.count() && (0..one.count()).all(|i| same(one.item(i), other.item(i)))
        }
        _ => false,
    }
}

/// Returns whether two records are of one class and equal.
pub fn equal(one: &dyn Reflect, other: &dyn Reflect) -> bool {
    one.as_any().type_id() == other.as_any().type_id()
        && (0..one.shape().fields.len()).all(|i| same(seen(one, i), seen(other, i)))
}

/// Returns a field's value as it is compared: a chance of very many cases as the float that it is, by the bits of that.
fn seen(record: &dyn Reflect, index: usize) -> Value<'_> {
    match (record.value(index), record.shape().fields.get(index).map(|field| field.means)) {
        (Value::Wide(n), Some(Means::Share(whole))) => match whole.of(record) {
            Some(whole) if is_fine(whole) => Value::Wide(float(n.into(), whole).to_bits()),
            _ => Value::Wide(n),
        },
        (value, _) => value,
    }
}

/// Hashes a record.
pub fn hash_record(record: &dyn Reflect, state: &mut impl Hasher) {
    record.shape().name.hash(state);
    (0..record.shape().fields.len()).for_each(|i| hash_value(seen(record, i), state));
}

fn hash_value(value: Value<'_>, state: &mut impl Hasher) {
    match value {
        Value::Nothing | Value::Absent => 0.hash(state),
        Value::Int(n) | Value::Rule(n) | Value::Item(n, ..) | Value::Measure(n, _) => n.hash(state),
        Value::Locus(Shown { number, .. }) => number.hash(state),
        Value::Wide(n) => n.hash(state),
        Value::Flag(yes) => yes.hash(state),
        Value::Text(bytes) => bytes.hash(state),
        Value::Word(word) => word.hash(state),
        Value::Record(record) => match sum(record) {
            Some((count, whole)) => float(count, whole).to_bits().hash(state),
            None => hash_record(record, state),
        },
        Value::List(_) | Value::Measures(..) => (0..value.count()).for_each(|i| hash_value(value.item(i), state)),
    }
}
