//! Fields of the records' classes.

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
}

#[pymethods]
impl Field {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        record: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if record.is_none() {
            return Ok(slf.clone().into_any());
        }
        let record = record.cast::<Record>()?.get();
        value::of_field(slf.py(), &*record.held, slf.get().index, record.lacks)
    }
    fn __set__(&self, _record: &Bound<'_, PyAny>, _value: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyAttributeError::new_err(format!("{}: a record never changes; use replace", self.field.name)))
    }
    fn __delete__(&self, _record: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyAttributeError::new_err(format!("{}: a record never changes; use replace", self.field.name)))
    }
    #[getter]
    fn __name__(&self) -> &'static str {
        self.field.name
    }
    #[getter]
    fn __doc__(&self) -> String {
        signature::describe_field(self.field)
    }
    fn __repr__(&self) -> String {
        format!("<field {}>", self.field.name)
    }
}
