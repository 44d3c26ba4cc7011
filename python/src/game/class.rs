//! The games' classes, created when the module is loaded.

use super::{HeldGame, Method, Part};
use crate::class::{self, Class};
use crate::fault::fault;
use crate::ruling::Parts;
use crate::signature;
use grognard_core::binding::Answer;
use grognard_core::binding::game::{GameKind, Told};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use grognard_core::ruling::Step;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::sync::OnceLock;

/// The classes of an answer's records.
#[derive(Clone, Copy)]
pub struct Kept {
    value: Option<&'static Class>,
    items: Option<&'static Class>,
    list: &'static str,
}

impl Kept {
    fn of(told: &Told) -> Self {
        let list = if told.are_effects { "effects" } else { "rows" };
        let value = told.value.and_then(|record| class::of_shape(record.shape));
        Kept { value, items: class::of_shape(told.items.shape), list }
    }
    /// Returns an answer as a ruling holds it.
    pub fn parts(&self, answer: &Answer<'_>, items: &[&dyn Reflect], steps: &[Step]) -> Parts {
        let copy = |class: Option<&'static Class>, of: &dyn Reflect| class.map(|c| (c, (c.record.copy)(of)));
        Parts {
            verdict: answer.verdict,
            value: answer.value.and_then(|value| copy(self.value, value)),
            cites: answer.cites,
            list: self.list,
            effects: items.iter().filter_map(|item| copy(self.items, *item)).collect(),
            trail: steps.to_vec(),
        }
    }
}

/// A game's class.
pub struct GameClass {
    /// The core's description.
    pub kind: &'static GameKind,
    pub looked: Kept,
    pub chosen: Kept,
    pub judged: Kept,
    pub ordered: Kept,
    pub forecast: Kept,
    class: PyOnceLock<Py<PyType>>,
}

static CLASSES: OnceLock<Vec<GameClass>> = OnceLock::new();

fn all() -> &'static [GameClass] {
    CLASSES.get_or_init(|| {
        let class = |kind: &&'static GameKind| GameClass {
            kind,
            looked: Kept::of(&kind.looked),
            chosen: Kept::of(&kind.chosen),
            judged: Kept::of(&kind.judged),
            ordered: Kept::of(&kind.ordered),
            forecast: Kept::of(&kind.forecast),
            class: PyOnceLock::new(),
        };
        grognard_core::GAMES.iter().map(class).collect()
    })
}

/// Returns the game of a class, or of one that derives from it.
pub fn by_type(class: &Bound<'_, PyType>) -> Option<&'static GameClass> {
    let py = class.py();
    all().iter().find(|c| c.class.get(py).is_some_and(|known| class.is_subclass(known.bind(py)).unwrap_or(false)))
}

/// Creates every class.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    all().iter().try_for_each(|class| class.python(py).map(|_| ()))
}

/// A name that Python or every game uses itself has a low line behind it.
fn safe(py: Python<'_>, name: &str) -> PyResult<String> {
    let keyword: bool = py.import("keyword")?.call_method1("iskeyword", (name,))?.extract()?;
    Ok(if keyword || py.get_type::<HeldGame>().hasattr(name)? { format!("{name}_") } else { name.to_owned() })
}

impl GameClass {
    /// Returns the Python class.
    pub fn python<'py>(&'static self, py: Python<'py>) -> PyResult<Bound<'py, PyType>> {
        Ok(self.class.get_or_try_init(py, || self.make(py))?.bind(py).clone())
    }
    fn make(&'static self, py: Python<'_>) -> PyResult<Py<PyType>> {
        let (module, name) = signature::place(self.kind.name);
        let contents = PyDict::new(py);
        contents.set_item("__slots__", PyTuple::empty(py))?;
        contents.set_item("__module__", module)?;
        contents.set_item("__doc__", signature::describe(self.kind.doc, self.kind.setup.shape))?;
        for verb in self.kind.verbs {
            contents.set_item(safe(py, verb.name)?, Method::new(self, verb))?;
        }
        for at in 0..self.kind.views.len() {
            contents.set_item(self.kind.views[at].name, Part::new(self, at))?;
        }
        let class = py.get_type::<PyType>().call1((name, (py.get_type::<HeldGame>(),), contents))?;
        Ok(class.cast_into::<PyType>()?.unbind())
    }
}

/// Return the class of the game with this name, such as `axis_allies.Game`.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn game<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    match all().iter().find(|class| class.kind.name == name) {
        Some(class) => class.python(py),
        None => Err(fault(py, FaultCode::UnknownWord, name)),
    }
}
