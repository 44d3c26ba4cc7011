//! Making of the records' classes, when the module is loaded.

use crate::class::{self, Class};
use crate::field::Field;
use crate::record::Record;
use crate::signature::{self, Signature};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

fn made(class: &Class, py: Python<'_>) -> PyResult<Py<PyType>> {
    let (module, name) = class.place();
    let shape = class.record.shape;
    let contents = PyDict::new(py);
    contents.set_item("__slots__", PyTuple::empty(py))?;
    contents.set_item("__module__", module)?;
    contents.set_item("__doc__", signature::describe(shape.doc, shape))?;
    contents.set_item("__signature__", Signature::of(shape))?;
    contents.set_item("__match_args__", PyTuple::new(py, shape.fields.iter().map(|f| f.name))?)?;
    for (index, field) in shape.fields.iter().enumerate() {
        contents.set_item(field.name, Field::new(index, field))?;
    }
    let made = py.get_type::<PyType>().call1((name, (py.get_type::<Record>(),), contents))?;
    Ok(made.cast_into::<PyType>()?.unbind())
}

/// Creates every class.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    for class in class::all() {
        class.class.get_or_try_init(py, || made(class, py))?;
    }
    class::close();
    Ok(())
}
