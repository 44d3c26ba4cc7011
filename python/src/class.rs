//! The records' classes: one Python class for each record of the core's lists, made when the module is loaded.

use crate::record::{Field, Record};
use crate::signature::{self, Signature};
use crate::value;
use grognard_core::binding;
use grognard_core::reflect::{Reflect, Shape};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::any::TypeId;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// A record that anything may be asked to hold.
pub type Held = Box<dyn Reflect + Send + Sync>;

/// A record's class.
pub struct Class {
    /// The core's description.
    pub record: &'static binding::Record,
    id: TypeId,
    class: PyOnceLock<Py<PyType>>,
}

static CLASSES: OnceLock<Vec<Class>> = OnceLock::new();
static CLOSED: AtomicBool = AtomicBool::new(false);

/// All classes, in the order of the core's lists.
pub fn all() -> &'static [Class] {
    CLASSES.get_or_init(|| {
        let records = grognard_core::RECORDS.iter().copied().flatten();
        let class = |record: &'static binding::Record| {
            let id = (record.make)().as_any().type_id();
            Class { record, id, class: PyOnceLock::new() }
        };
        records.map(class).collect()
    })
}

/// The class of a record's type; nothing for what is no record of the lists, such as a question.
pub fn of(record: &dyn Reflect) -> Option<&'static Class> {
    let id = record.as_any().type_id();
    all().iter().find(|class| class.id == id)
}

/// The class that a shape's record most likely is; whoever uses it asks `is_of` first.
pub fn of_shape(shape: &Shape) -> Option<&'static Class> {
    all().iter().find(|class| std::ptr::eq(class.record.shape, shape))
}

/// The class that a Python class is.
pub fn by_type(class: &Bound<'_, PyType>) -> Option<&'static Class> {
    let py = class.py();
    all().iter().find(|c| c.class.get(py).is_some_and(|known| known.bind(py).is(class)))
}

/// Whether the list is complete, so that nothing may derive from it any more.
pub fn closed() -> bool {
    CLOSED.load(Ordering::Acquire)
}

impl Class {
    /// Whether a record is of this class.
    pub fn is_of(&self, record: &dyn Reflect) -> bool {
        record.as_any().type_id() == self.id
    }
    /// The Python class.
    pub fn python<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyType>> {
        Ok(self.class.get_or_try_init(py, || self.make(py))?.bind(py))
    }
    /// The module it is found in, and its name there.
    pub fn place(&self) -> (String, &'static str) {
        signature::place(self.record.name)
    }
    fn make(&self, py: Python<'_>) -> PyResult<Py<PyType>> {
        let (module, name) = self.place();
        let shape = self.record.shape;
        let contents = PyDict::new(py);
        contents.set_item("__slots__", PyTuple::empty(py))?;
        contents.set_item("__module__", module)?;
        contents.set_item("__doc__", signature::describe(shape.doc, shape))?;
        contents.set_item("__signature__", Signature::of(shape))?;
        contents.set_item("__match_args__", PyTuple::new(py, shape.fields.iter().map(|f| f.name))?)?;
        for (index, field) in shape.fields.iter().enumerate() {
            contents.set_item(field.name, Field::new(index, field))?;
        }
        let class = py.get_type::<PyType>().call1((name, (py.get_type::<Record>(),), contents))?;
        Ok(class.cast_into::<PyType>()?.unbind())
    }
}

/// Makes every class and closes the list.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    for class in all() {
        class.python(py)?;
    }
    CLOSED.store(true, Ordering::Release);
    Ok(())
}

/// A record as an instance of its class.
pub fn instance<'py>(py: Python<'py>, record: &dyn Reflect) -> PyResult<Bound<'py, PyAny>> {
    match of(record) {
        Some(class) => class.python(py)?.call1((Record::bare(class, (class.record.copy)(record)),)),
        None => Ok(value::to_dict(py, record)?.into_any()),
    }
}
