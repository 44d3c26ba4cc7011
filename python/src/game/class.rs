//! The games' classes, and what they hold of answers.

use crate::class::{self, Class};
use crate::ruling::Parts;
use grognard_core::binding::Answer;
use grognard_core::binding::game::{GameKind, Told};
use grognard_core::reflect::Reflect;
use grognard_core::ruling::Step;
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
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
    pub(super) class: PyOnceLock<Py<PyType>>,
}

static CLASSES: OnceLock<Vec<GameClass>> = OnceLock::new();

/// Returns all classes.
pub fn all() -> &'static [GameClass] {
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

impl GameClass {
    /// Returns the Python class, which is made when the module is loaded.
    pub fn python<'py>(&'static self, py: Python<'py>) -> PyResult<Bound<'py, PyType>> {
        let class = self.class.get(py).map(|class| class.bind(py).clone());
        class.ok_or_else(|| PyImportError::new_err(self.kind.name))
    }
}
