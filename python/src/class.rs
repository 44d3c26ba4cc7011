//! The records' classes: one Python class for each record of the core, created when the module is loaded.

use crate::record::{Field, Record};
use crate::signature::{self, Signature};
use crate::value;
use grognard_core::binding;
use grognard_core::reflect::{Kind, Reflect, Shape};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::any::TypeId;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// A record of any type.
pub type Held = Box<dyn Reflect + Send + Sync>;

/// A record's class.
pub struct Class {
    /// The core's description of the record.
    pub record: &'static binding::Record,
    /// Whether its records may stand on a board, and be made without their hex.
    pub stands: bool,
    id: TypeId,
    class: PyOnceLock<Py<PyType>>,
}

static CLASSES: OnceLock<Vec<Class>> = OnceLock::new();
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns all classes, in the order of the core's lists.
pub fn all() -> &'static [Class] {
    CLASSES.get_or_init(|| {
        let records = grognard_core::RECORDS.iter().copied().flatten();
        let class = |record: &'static binding::Record| {
            let id = (record.make)().as_any().type_id();
            Class { record, stands: stands(record.shape), id, class: PyOnceLock::new() }
        };
        records.map(class).collect()
    })
}

/// Returns whether records of a shape are items of a board's list, with a hex.
fn stands(shape: &Shape) -> bool {
    let lists = grognard_core::RECORDS.iter().copied().flatten().flat_map(|record| record.shape.fields);
    shape.fields.iter().any(|field| field.name == "hex")
        && lists.filter(|list| list.ordered).any(|list| match list.kind {
            Kind::List(Kind::Record(item)) => std::ptr::eq(*item, shape),
            _ => false,
        })
}

/// Returns the class of a record's type; `None` for a record that is in no list, such as a question.
pub fn of(record: &dyn Reflect) -> Option<&'static Class> {
    let id = record.as_any().type_id();
    all().iter().find(|class| class.id == id)
}

/// Returns the class of a shape's record, to be confirmed with `is_of`.
pub fn of_shape(shape: &Shape) -> Option<&'static Class> {
    all().iter().find(|class| std::ptr::eq(class.record.shape, shape))
}

/// Returns the class of a Python class.
pub fn by_type(class: &Bound<'_, PyType>) -> Option<&'static Class> {
    let py = class.py();
    all().iter().find(|c| c.class.get(py).is_some_and(|known| known.bind(py).is(class)))
}

/// Returns whether all classes have been created, after which no class may derive from `Record` any more.
pub fn closed() -> bool {
    CLOSED.load(Ordering::Acquire)
}

impl Class {
    /// Returns whether a record is of this class.
    pub fn is_of(&self, record: &dyn Reflect) -> bool {
        record.as_any().type_id() == self.id
    }
    /// Returns the Python class.
    pub fn python<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyType>> {
        Ok(self.class.get_or_try_init(py, || self.make(py))?.bind(py))
    }
    /// Returns its module, and its name in it.
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

/// Creates every class.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    for class in all() {
        class.python(py)?;
    }
    CLOSED.store(true, Ordering::Release);
    Ok(())
}

/// Returns a record as an instance of its class.
pub fn instance<'py>(py: Python<'py>, record: &dyn Reflect) -> PyResult<Bound<'py, PyAny>> {
    match of(record) {
        Some(class) => class.python(py)?.call1((Record::bare(class, (class.record.copy)(record)),)),
        None => Ok(value::to_dict(py, record)?.into_any()),
    }
}
