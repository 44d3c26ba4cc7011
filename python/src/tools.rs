//! Functions in addition to the operations.

use crate::fault::{fault, give, guard, quoted, raise, whole};
use crate::record::Record;
use crate::source::{Of, Trouble};
use crate::value;
use grognard_adjudicate::Form;
use grognard_core::binding::{self, Misread, Source};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::mixed::Mixed;
use grognard_core::reflect::{Means, Value, Whole};
use grognard_core::rule::Rule;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Creates the exception of a citation that is no paragraph's.
fn no_rule(py: Python<'_>, id: &str) -> PyErr {
    raise(py, &Misread::unknown_rule("id", id, quoted(id)))
}

/// Return what the paragraph with this citation decides, in a few words.
#[pyfunction]
#[pyo3(signature = (id, /))]
pub fn rule(py: Python<'_>, id: &str) -> PyResult<Py<PyAny>> {
    give(py, || Rule::of(id).map(Rule::title).ok_or_else(|| no_rule(py, id)))
}

/// Return the citation of a rule's number.
#[pyfunction]
#[pyo3(signature = (number, /))]
pub fn rule_id(py: Python<'_>, number: u16) -> PyResult<Py<PyAny>> {
    give(py, || Rule(number).entry().map(|e| e.id).ok_or_else(|| fault(py, FaultCode::OutOfRange, "number")))
}

/// Return the number of a citation.
#[pyfunction]
#[pyo3(signature = (id, /))]
pub fn rule_number(py: Python<'_>, id: &str) -> PyResult<u16> {
    whole(py, || Rule::of(id).map(|r| r.0).ok_or_else(|| no_rule(py, id)))
}

/// Return the coordinates of the hex that a map numbers so.
#[pyfunction]
#[pyo3(signature = (number, numbering, /))]
pub fn hex_at(py: Python<'_>, number: &str, numbering: &str) -> PyResult<Py<PyAny>> {
    give(py, || {
        let hex = binding::hex_at(number, numbering).map_err(|misread| raise(py, &misread))?;
        Ok((hex.q, hex.r))
    })
}

/// Return what a map prints in the hex with these coordinates.
#[pyfunction]
#[pyo3(signature = (q, r, numbering, /))]
pub fn hex_number(py: Python<'_>, q: i16, r: i16, numbering: &str) -> PyResult<Py<PyAny>> {
    give(py, || binding::hex_number(Hex::new(q, r), numbering).map_err(|misread| raise(py, &misread)))
}

/// Of each field of a record that counts cases, how many there are in all.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub fn shares<'py>(py: Python<'py>, record: &Bound<'py, Record>) -> PyResult<Bound<'py, PyDict>> {
    whole(py, || {
        let held = record.get().held();
        let shares = PyDict::new(py);
        for field in held.shape().fields {
            match field.means {
                Means::Share(Whole::Fixed(number)) => shares.set_item(field.name, number)?,
                Means::Share(Whole::Field(other)) => {
                    let value = held.find(other).map_or(Value::Nothing, |index| held.value(index));
                    shares.set_item(field.name, value::to_python(py, value)?)?;
                }
                _ => {}
            }
        }
        Ok(shares)
    })
}

/// Return an exact number of units as text: `2 1/2`.
#[pyfunction]
#[pyo3(signature = (numerator, denominator, /))]
pub fn mixed_text(py: Python<'_>, numerator: i64, denominator: u32) -> PyResult<Py<PyAny>> {
    give(py, || Ok(Mixed { num: numerator, den: denominator }.to_string()))
}

/// Return the numerator and the denominator of a number of units: an int, a float, a fraction or a text such as `2 1/2`.
#[pyfunction]
#[pyo3(signature = (value, /))]
pub fn mixed_parts(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    give(py, || {
        let trouble = Trouble::default();
        let of = Of::value(value, &trouble);
        let units = of.units();
        if let Some(err) = trouble.take() {
            return Err(err);
        }
        let units = units.map_err(|why| raise(py, &why.at("value", of.shown())))?;
        Ok((units.num, units.den))
    })
}

/// Answer the questions of a position file, given its name for messages and its text: as `text`, as text with a `map` below
/// each question, as `json`, as `exact` JSON with chances as the cases that they count, or as an `svg`.
#[pyfunction]
#[pyo3(signature = (name, text, form="text", seed=None, /))]
pub fn adjudicate(py: Python<'_>, name: &str, text: &str, form: &str, seed: Option<u64>) -> PyResult<Py<PyAny>> {
    give(py, || {
        let form = match form {
            "text" => Form::Text,
            "map" => Form::Map,
            "json" => Form::Json,
            "exact" => Form::Exact,
            "svg" => Form::Svg,
            other => {
                let forms = ["text", "map", "json", "exact", "svg"].into_iter();
                return Err(raise(py, &Misread::unknown("form", other, quoted(other), forms, None)));
            }
        };
        py.detach(|| grognard_adjudicate::report(name, text, form, seed)).map_err(PyValueError::new_err)
    })
}

/// Fail as a defect of the library would, for the test that a defect is a fault too.
#[pyfunction]
pub fn defect(py: Python<'_>) -> PyResult<()> {
    guard("defect", || panic!("a defect, made for a test")).map_err(|misread| raise(py, &misread))
}
