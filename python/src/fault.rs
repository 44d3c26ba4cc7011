//! Faults as exceptions, and the conversion of panics to faults.

use grognard_core::binding::{Help, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Word;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The exceptions, which the package declares in Python so that they are ordinary classes.
static FAULT: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static TYPE_FAULT: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// Creates the exception of a fault.
#[cold]
pub fn raise(py: Python<'_>, misread: &Misread) -> PyErr {
    let class = match misread.code {
        FaultCode::WrongType => TYPE_FAULT.import(py, "grognard._fault", "TypeFault"),
        _ => FAULT.import(py, "grognard._fault", "Fault"),
    };
    let made = class.and_then(|class| {
        let Help { value, range, words, nearest, other, .. } = &misread.help;
        let other = other.as_ref();
        let (words, message) = (PyTuple::new(py, words)?, misread.to_string());
        class.call1((
            misread.code.word(),
            misread.path.as_str(),
            value.as_deref(),
            *range,
            words,
            *nearest,
            message.trim_start_matches(": "),
            other.map(|other| other.path.as_str()),
            other.and_then(|other| other.value.as_deref()),
            other.map(|other| &*other.why),
        ))
    });
    match made {
        Ok(fault) => PyErr::from_value(fault),
        Err(other) => other,
    }
}

/// Creates the exception of a fault at a path.
#[cold]
pub fn fault(py: Python<'_>, code: FaultCode, path: &str) -> PyErr {
    raise(py, &Misread::new(code, path))
}

/// Returns a text as Python writes it.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.escape_debug())
}

/// Runs code that must not fail; a panic becomes the fault `internal`.
pub fn guard<T>(place: &str, run: impl FnOnce() -> Result<T, Misread>) -> Result<T, Misread> {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(_) => Err(Misread::new(FaultCode::Internal, place)),
    }
}

fn code_of(word: &str) -> Option<FaultCode> {
    FaultCode::VOCABULARY.code(word).and_then(FaultCode::of)
}

/// Return every fault code's word with its number, the same in every language.
#[pyfunction]
pub fn fault_codes(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let codes = PyDict::new(py);
    for (number, word) in FaultCode::VOCABULARY.words.iter().enumerate() {
        codes.set_item(word, number)?;
    }
    Ok(codes)
}

/// Return the message of a fault at a path; None if there is no such code.
#[pyfunction]
pub fn fault_message(code: &str, field: &str) -> Option<String> {
    let message = code_of(code).map(|code| Misread::new(code, field).to_string())?;
    Some(message.trim_start_matches(": ").to_owned())
}
