//! The columns of the answers.

use super::answers::Form;
use super::input;
use super::work::{Cells, Job};
use grognard_core::reflect::Vocabulary;
use grognard_core::rule::Rule;
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The arrays of the answers.
pub struct Out {
    arrays: Vec<Py<PyAny>>,
}

impl Out {
    pub fn new(numpy: &Bound<'_, PyModule>, job: &Job, rows: usize) -> PyResult<Self> {
        let make = |(wide, byte): (usize, bool)| {
            let kind = if byte { "uint8" } else { "int64" };
            Ok(numpy.call_method1("empty", (rows.saturating_mul(wide), kind))?.unbind())
        };
        Ok(Out { arrays: job.forms().map(make).collect::<PyResult<_>>()? })
    }
    /// Writes what came of rows from this one on.
    pub fn write(&self, py: Python<'_>, row: usize, columns: &[(usize, Cells)]) -> PyResult<()> {
        for (array, (wide, cells)) in self.arrays.iter().zip(columns) {
            let places = |count| input::part(array.bind(py), row * wide, row * wide + count);
            match cells {
                Cells::Bytes(new) => PyBuffer::get(&places(new.len())?)?.copy_from_slice(py, new)?,
                Cells::Numbers(new) => PyBuffer::get(&places(new.len())?)?.copy_from_slice(py, new)?,
            }
        }
        Ok(())
    }
    /// The arrays by their names.
    pub fn close<'py>(self, numpy: &Bound<'py, PyModule>, job: &Job, shape: &[usize]) -> PyResult<Bound<'py, PyDict>> {
        let py = numpy.py();
        let dict = PyDict::new(py);
        let mut arrays = self.arrays.into_iter();
        let mut next = |name: &str, form: Form, wide: Option<usize>| {
            let Some(array) = arrays.next() else { return Ok(()) };
            let array = array.into_bound(py);
            let array = match form {
                Form::Int | Form::Item | Form::Place => array,
                Form::Wide => array.call_method1("view", ("uint64",))?,
                Form::Flag => array.call_method1("view", ("bool",))?,
                Form::Word(vocabulary) => words(numpy, vocabulary)?.call_method1("take", (array,))?,
                Form::Rule => rules(numpy, &array)?,
                Form::Measure(parts, most) => units(numpy, &array, parts, most)?,
            };
            let mut shape = shape.to_vec();
            shape.extend(wide);
            dict.set_item(name, array.call_method1("reshape", (shape,))?)
        };
        if job.raises {
            next("fault", Form::Flag, None)?;
            dict.del_item("fault")?;
        } else {
            next("fault", Form::Int, None)?;
        }
        next("allowed", Form::Flag, None)?;
        if !job.operation.decides {
            dict.del_item("allowed")?;
        }
        for column in &job.wanted {
            next(&column.name, column.form, column.wide)?;
        }
        Ok(dict)
    }
}

/// A vocabulary's words by their codes.
fn words<'py>(numpy: &Bound<'py, PyModule>, vocabulary: &Vocabulary) -> PyResult<Bound<'py, PyAny>> {
    let words: Vec<&str> = (0..=u8::MAX).map(|code| vocabulary.word(code).unwrap_or("")).collect();
    numpy.call_method1("array", (words,))
}

/// Numbers of units as doubles: NaN where nothing is said; of numbers that stand for a word the largest, `prohibited`, is
/// infinite, and the others are NaN.
fn units<'py>(
    numpy: &Bound<'py, PyModule>,
    array: &Bound<'py, PyAny>,
    parts: u32,
    most: i64,
) -> PyResult<Bound<'py, PyAny>> {
    let choose = |compare: &str, with: i64, value: f64, other: Bound<'py, PyAny>| {
        numpy.call_method1("where", (numpy.call_method1(compare, (array, with))?, value, other))
    };
    let units = numpy.call_method1("true_divide", (array, parts))?;
    let units = choose("less", 0, f64::NAN, units)?;
    let units = choose("greater", most, f64::NAN, units)?;
    choose("greater", most.saturating_add(1), f64::INFINITY, units)
}

/// The ids of rules' numbers.
fn rules<'py>(numpy: &Bound<'py, PyModule>, array: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let most: usize = array.call_method0("max").and_then(|m| m.extract()).unwrap_or(0);
    let id = |number: usize| u16::try_from(number).ok().and_then(|n| Rule(n).entry()).map_or("", |entry| entry.id);
    let ids: Vec<&str> = (0..=most).map(id).collect();
    numpy.call_method1("array", (ids,))?.call_method1("take", (array,))
}
