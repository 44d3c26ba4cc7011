//! Functions in addition to the operations.

use crate::fault::{fault, guard, raise};
use grognard_core::fault::FaultCode;
use grognard_core::rule::Rule;
use pyo3::prelude::*;

/// Return what the paragraph with this citation decides, in a few words.
#[pyfunction]
#[pyo3(signature = (id, /))]
pub fn rule(py: Python<'_>, id: &str) -> PyResult<&'static str> {
    Rule::of(id).map(Rule::title).ok_or_else(|| fault(py, FaultCode::UnknownWord, "id"))
}

/// Return the citation of a rule's number.
#[pyfunction]
#[pyo3(signature = (number, /))]
pub fn rule_id(py: Python<'_>, number: u16) -> PyResult<&'static str> {
    Rule(number).entry().map(|e| e.id).ok_or_else(|| fault(py, FaultCode::OutOfRange, "number"))
}

/// Return the number of a citation.
#[pyfunction]
#[pyo3(signature = (id, /))]
pub fn rule_number(py: Python<'_>, id: &str) -> PyResult<u16> {
    Rule::of(id).map(|r| r.0).ok_or_else(|| fault(py, FaultCode::UnknownWord, "id"))
}

/// Fail as a defect of the library would, for the test that a defect is a fault too.
#[pyfunction]
pub fn defect(py: Python<'_>) -> PyResult<()> {
    guard("defect", || panic!("a defect, made for a test")).map_err(|misread| raise(py, &misread))
}
