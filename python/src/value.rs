//! Values of records: as Python values, as text, compared and hashed.

use crate::class;
use grognard_core::binding::is_told_whole;
use grognard_core::reflect::{self, Reflect, Shown, Value};
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
        Value::Record(record) => class::instance(py, record)?,
        Value::List(_) | Value::Measures(..) => {
            let items: PyResult<Vec<_>> = (0..value.count()).map(|i| to_python(py, value.item(i))).collect();
            PyTuple::new(py, items?)?.into_any()
        }
    })
}

/// Returns a number of parts as a `fractions.Fraction`.
fn fraction(py: Python<'_>, number: i64, parts: u32) -> PyResult<Bound<'_, PyAny>> {
    static FRACTION: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let class =
        FRACTION.get_or_try_init(py, || Ok::<_, PyErr>(py.import("fractions")?.getattr("Fraction")?.unbind()))?;
    if parts == 1 { class.bind(py).call1((number,)) } else { class.bind(py).call1((number, parts)) }
}

/// Returns a value as plain data: a record as a dict.
fn to_plain<'py>(py: Python<'py>, value: Value<'_>) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Record(record) => Ok(to_dict(py, record)?.into_any()),
        Value::List(_) => {
            let items: PyResult<Vec<_>> = (0..value.count()).map(|i| to_plain(py, value.item(i))).collect();
            Ok(PyTuple::new(py, items?)?.into_any())
        }
        other => to_python(py, other),
    }
}

/// Returns a record as a dict; records inside it are dicts too.
pub fn to_dict<'py>(py: Python<'py>, record: &dyn Reflect) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (index, field) in record.shape().fields.iter().enumerate() {
        dict.set_item(PyString::intern(py, field.name), to_plain(py, record.value(index))?)?;
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
    let shown = written(record, &*empty).into_iter().filter(|(_, name)| !(without_hex && *name == "hex"));
    for (count, (index, name)) in shown.enumerate() {
        let comma = if count == 0 { "" } else { ", " };
        let _ = write!(out, "{comma}{name}=");
        write_value(out, record.value(index));
    }
    out.push(')');
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
        Value::Record(record) => {
            write_record(out, record, false);
            Ok(())
        }
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
        (Value::Record(a), Value::Record(b)) => equal(a, b),
        (Value::List(_) | Value::Measures(..), Value::List(_) | Value::Measures(..)) => {
            one.count() == other.count() && (0..one.count()).all(|i| same(one.item(i), other.item(i)))
        }
        _ => false,
    }
}

/// Returns whether two records are of one class and equal.
pub fn equal(one: &dyn Reflect, other: &dyn Reflect) -> bool {
    one.as_any().type_id() == other.as_any().type_id()
        && (0..one.shape().fields.len()).all(|i| same(one.value(i), other.value(i)))
}

/// Hashes a record.
pub fn hash_record(record: &dyn Reflect, state: &mut impl Hasher) {
    record.shape().name.hash(state);
    (0..record.shape().fields.len()).for_each(|i| hash_value(record.value(i), state));
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
        Value::Record(record) => hash_record(record, state),
        Value::List(_) | Value::Measures(..) => (0..value.count()).for_each(|i| hash_value(value.item(i), state)),
    }
}
