//! The records' classes: one Python class for each record of the core.

use crate::signature;
use grognard_core::binding;
use grognard_core::reflect::{HEX, Kind, Reflect, Shape};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use std::any::TypeId;
use std::collections::HashMap;
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
    pub(crate) class: PyOnceLock<Py<PyType>>,
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
    shape.fields.iter().any(|field| field.name == HEX)
        && lists.filter(|list| list.ordered).any(|list| match list.kind {
            Kind::List(Kind::Record(item)) => std::ptr::eq(*item, shape),
            _ => false,
        })
}

/// Returns the class of a record's type; `None` for a record that is in no list, such as a question.
pub fn of(record: &dyn Reflect) -> Option<&'static Class> {
    // Each row of an answer asks, and there are hundreds of classes.
    static BY_ID: OnceLock<HashMap<TypeId, &Class>> = OnceLock::new();
    let classes = BY_ID.get_or_init(|| all().iter().map(|class| (class.id, class)).collect());
    classes.get(&record.as_any().type_id()).copied()
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

/// Notes that all classes have been created.
pub fn close() {
    CLOSED.store(true, Ordering::Release);
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
    /// Returns the Python class, which is made when the module is loaded.
    pub fn python<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyType>> {
        let class = self.class.get(py).map(|class| class.bind(py));
        class.ok_or_else(|| PyImportError::new_err(self.record.name))
    }
    /// Returns its module, and its name in it.
    pub fn place(&self) -> (String, &'static str) {
        signature::place(self.record.name)
    }
}
