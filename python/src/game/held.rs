//! A game as Python holds it.

use super::class::{GameClass, Kept};
use super::given::shown;
use crate::fault::{fault, guard, raise};
use crate::ruling::{Parts, Ruling};
use grognard_core::binding::game::{GameTable, HeldGame as Position, Order, Played, Wording};
use grognard_core::binding::{Take, Wish};
use grognard_core::fault::{Fault, FaultCode};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyType};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A game that is held: a position, the orders that led to it with their rulings, undo and redo. Each system's game has
/// its own class.
#[pyclass(frozen, subclass, module = "grognard._native")]
pub struct HeldGame {
    pub(super) class: &'static GameClass,
    table: Mutex<GameTable>,
}

impl HeldGame {
    pub(super) fn at(class: &'static GameClass, table: GameTable) -> Self {
        HeldGame { class, table: Mutex::new(table) }
    }
    pub(super) fn table(&self) -> MutexGuard<'_, GameTable> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
    pub(super) fn now(&self) -> Arc<dyn Position> {
        self.table().now().clone()
    }
    /// Runs something of the core that may be a fault, or fail as only a defect does.
    pub(super) fn run<T>(&self, py: Python<'_>, work: impl FnOnce() -> Result<T, Fault>) -> PyResult<T> {
        self.run_with(py, Wording::default(), work)
    }
    /// The same of an order, with the text in which it is said.
    pub(super) fn run_with<T>(
        &self,
        py: Python<'_>,
        said: Wording<'_>,
        work: impl FnOnce() -> Result<T, Fault>,
    ) -> PyResult<T> {
        let kind = self.class.kind;
        guard(kind.name, || work().map_err(|fault| kind.misread_order(fault, said, 0)))
            .map_err(|misread| raise(py, &misread))
    }
    /// Asks for an answer.
    pub(super) fn ask(
        &self,
        py: Python<'_>,
        kept: &Kept,
        work: impl FnOnce(Take<'_>) -> Result<(), Fault>,
    ) -> PyResult<Ruling> {
        self.ask_with(py, Wording::default(), kept, work)
    }
    /// The same of an order, with the text in which it is said.
    pub(super) fn ask_with(
        &self,
        py: Python<'_>,
        said: Wording<'_>,
        kept: &Kept,
        work: impl FnOnce(Take<'_>) -> Result<(), Fault>,
    ) -> PyResult<Ruling> {
        self.parts(py, said, kept, work).map(Ruling::new)
    }
    /// Asks for what a ruling holds. Nothing of Python is needed but for a fault.
    fn parts(
        &self,
        py: Python<'_>,
        said: Wording<'_>,
        kept: &Kept,
        work: impl FnOnce(Take<'_>) -> Result<(), Fault>,
    ) -> PyResult<Parts> {
        let mut parts = None;
        self.run_with(py, said, || work(&mut |answer, items, steps| parts = Some(kept.parts(answer, items, steps))))?;
        parts.ok_or_else(|| fault(py, FaultCode::Internal, self.class.kind.name))
    }
    /// Judges an order and does it if it is allowed.
    pub(super) fn play<'py>(&self, py: Python<'py>, order: Order, trail: bool) -> PyResult<Bound<'py, Ruling>> {
        let (list, text) = (order.wording().list, order.wording().text.to_owned());
        // Made before: where there is no memory for it, nothing has changed.
        let ruling = Bound::new(py, Ruling::empty())?;
        let parts = self.parts(py, Wording { list, text: &text }, &self.class.ordered, |take| {
            self.table().order(order, wish(trail), take).map(|_| ())
        })?;
        ruling.get().fill(parts);
        Ok(ruling)
    }
    /// Does what changes the game by an order of the history, and returns that order with its ruling, which is made before: where
    /// there is no memory for it, nothing has changed.
    pub(super) fn shift<'py>(
        &self,
        py: Python<'py>,
        which: impl Fn(&GameTable) -> Option<Arc<Played>>,
        change: impl Fn(&mut GameTable) -> Result<Option<Arc<Played>>, Fault>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let Some(played) = which(&self.table()) else { return Ok(None) };
            let entry = self.entry(py, &played)?;
            let is_done = self.run(py, || {
                let mut table = self.table();
                // While the entry was made, another thread may have changed the game.
                let is_same = which(&table).is_some_and(|now| Arc::ptr_eq(&now, &played));
                if is_same { change(&mut table).map(|_| true) } else { Ok(false) }
            })?;
            if is_done {
                return Ok(Some(entry));
            }
        }
    }
    /// Returns an order of the history with its ruling.
    pub(super) fn entry<'py>(&self, py: Python<'py>, played: &Played) -> PyResult<Bound<'py, PyAny>> {
        static PLAYED: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let class = PLAYED.import(py, "grognard._game", "Played")?;
        let effects: Vec<_> = played.effects().collect();
        let ruling = Ruling::new(self.class.ordered.parts(&played.answer(), &effects, &[]));
        class.call1((shown(py, self.class, &played.order)?, ruling, played.dice, played.line()))
    }
    pub(super) fn python<'py>(&self, py: Python<'py>, table: GameTable) -> PyResult<Bound<'py, PyAny>> {
        self.class.python(py)?.call1((HeldGame::at(self.class, table),))
    }
}

/// The option `trail`.
pub(super) fn wish(trail: bool) -> Wish {
    Wish::from(trail)
}

/// Returns a truth value.
pub(super) fn is_true(value: &Bound<'_, PyAny>) -> Option<bool> {
    value.cast::<PyBool>().ok().map(|value| value.is_true())
}
