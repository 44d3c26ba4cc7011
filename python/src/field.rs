//! Fields of the records' classes.

use crate::fault::{give, whole};
use crate::record::Record;
use crate::{signature, value};
use grognard_core::reflect;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;

// A field of a record's class; a comment and not documentation, which would hide `__doc__`.
#[pyclass(frozen, module = "grognard._native")]
#[derive(Clone, Copy)]
pub struct Field {
    index: usize,
    field: &'static reflect::Field,
}

impl Field {
    /// The field of this index.
    pub fn new(index: usize, field: &'static reflect::Field) -> Self {
        Field { index, field }
    }
    fn unchanging(&self) -> PyErr {
        PyAttributeError::new_err(format!("{}: a record never changes; use replace", self.field.name))
    }
}

#[pymethods]
impl Field {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        record: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || {
            if record.is_none() {
                return Ok(slf.clone().into_any());
            }
            let record = record.cast::<Record>()?.get();
            value::of_field(slf.py(), &*record.held, slf.get().index, record.lacks)
        })
    }
    fn __set__(&self, record: &Bound<'_, PyAny>, _value: &Bound<'_, PyAny>) -> PyResult<()> {
        whole(record.py(), || Err(self.unchanging()))
    }
    fn __delete__(&self, record: &Bound<'_, PyAny>) -> PyResult<()> {
        whole(record.py(), || Err(self.unchanging()))
    }
    #[getter]
    fn __name__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.field.name))
    }
    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(signature::describe_field(self.field)))
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(format!("<field {}>", self.field.name)))
    }
}
