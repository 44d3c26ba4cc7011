//! A seeded generator of dice, the same in every language.

use crate::fault::{fault, give, raise, whole};
use crate::source::{Of, Trouble, is_callers};
use grognard_core::binding::{Misread, NoInt, Source};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::FaultCode;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyBool;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most dice of one call.
const MOST: i64 = 1_000_000;

/// A seeded generator of dice. The same seed gives the same dice on every machine and in every language.
#[pyclass(frozen, module = "grognard")]
pub struct Dice {
    seed: u64,
    dice: Mutex<Seeded>,
}

impl Dice {
    fn now(&self) -> MutexGuard<'_, Seeded> {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Rolls dice. Without memory for them none are lost, and no other thread has the same.
    fn rolled<'py>(&self, py: Python<'py>, count: i64) -> PyResult<Bound<'py, PyAny>> {
        loop {
            let mut dice = self.now().clone();
            let before = dice.used();
            let faces: Vec<u32> = (0..count).map(|_| u32::from(dice.d6())).collect();
            let faces = faces.into_bound_py_any(py)?;
            let mut held = self.now();
            if held.used() == before {
                *held = dice;
                return Ok(faces);
            }
        }
    }
}

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, /))]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Self> {
        whole(seed.py(), || {
            let wrong = |code| fault(seed.py(), code, "seed");
            if seed.is_instance_of::<PyBool>() || !seed.hasattr("__index__")? {
                return Err(wrong(FaultCode::WrongType));
            }
            let range = |err| if is_callers(seed.py(), &err) { err } else { wrong(FaultCode::OutOfRange) };
            let seed: u64 = seed.extract().map_err(range)?;
            Ok(Dice { seed, dice: Mutex::new(Seeded::new(seed)) })
        })
    }
    /// Roll six-sided dice.
    #[pyo3(signature = (count, /))]
    fn roll<'py>(&self, count: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = count.py();
        whole(py, || {
            let trouble = Trouble::default();
            let code = match Of::value(count, &trouble).int() {
                Ok(count @ 0..=MOST) => return self.rolled(py, count),
                Ok(_) | Err(NoInt::Range) => FaultCode::OutOfRange,
                Err(NoInt::Type) => FaultCode::WrongType,
            };
            Err(trouble.take().unwrap_or_else(|| raise(py, &Misread::new(code, "count"))))
        })
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(format!("<grognard.Dice of seed {}>", self.seed)))
    }
}
