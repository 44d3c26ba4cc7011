//! A seeded generator of dice, the same in every language.

use crate::fault::{fault, raise};
use crate::source::{Of, Trouble};
use grognard_core::binding::{Misread, NoInt, Source};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::FaultCode;
use pyo3::prelude::*;
use pyo3::types::PyBool;
use std::sync::{Mutex, PoisonError};

/// The most dice of one call.
const MOST: i64 = 1_000_000;

/// A seeded generator of dice. The same seed gives the same dice on every machine and in every language.
#[pyclass(frozen, module = "grognard")]
pub struct Dice {
    seed: u64,
    dice: Mutex<Seeded>,
}

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, /))]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Self> {
        let wrong = |code| fault(seed.py(), code, "seed");
        if seed.is_instance_of::<PyBool>() || !seed.hasattr("__index__")? {
            return Err(wrong(FaultCode::WrongType));
        }
        let seed: u64 = seed.extract().map_err(|_| wrong(FaultCode::OutOfRange))?;
        Ok(Dice { seed, dice: Mutex::new(Seeded::new(seed)) })
    }
    /// Roll six-sided dice.
    #[pyo3(signature = (count, /))]
    fn roll(&self, count: &Bound<'_, PyAny>) -> PyResult<Vec<u32>> {
        let trouble = Trouble::default();
        let code = match Of::value(count, &trouble).int() {
            Ok(count @ 0..=MOST) => {
                let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
                return Ok((0..count).map(|_| u32::from(dice.d6())).collect());
            }
            Ok(_) | Err(NoInt::Range) => FaultCode::OutOfRange,
            Err(NoInt::Type) => FaultCode::WrongType,
        };
        Err(trouble.take().unwrap_or_else(|| raise(count.py(), &Misread::new(code, "count"))))
    }
    fn __repr__(&self) -> String {
        format!("<grognard.Dice of seed {}>", self.seed)
    }
}
