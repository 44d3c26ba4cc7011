//! Faults as exceptions, and the conversion of panics to faults.

use grognard_core::binding::{Help, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Word;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyBaseException, PyMemoryError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The exceptions, which the package declares in Python so that they are ordinary classes.
static FAULT: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static TYPE_FAULT: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// The field of a fault for lack of memory.
pub const SCRATCH: &str = "scratch";

/// Creates the exception of a fault.
#[cold]
pub fn raise(py: Python<'_>, misread: &Misread) -> PyErr {
    // As much memory as it takes was asked for, and there was not so much.
    if misread.code == FaultCode::BufferTooSmall && misread.path == SCRATCH {
        return no_memory(py);
    }
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

/// Creates the exception of a text that is not Unicode, or for which there is no memory.
#[cold]
pub fn bad_text(py: Python<'_>, err: PyErr, path: &str) -> PyErr {
    if err.is_instance_of::<PyMemoryError>(py) { err } else { fault(py, FaultCode::BadText, path) }
}

/// Returns a text as Python writes it.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.escape_debug())
}

/// Runs what Python calls. PyO3 panics where Python has no memory for an object: that becomes Python's own `MemoryError`.
pub fn whole<T>(py: Python<'_>, run: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    let err = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(err)) => err,
        Err(panic) if is_no_memory(&*panic) => return Err(no_memory(py)),
        Err(_) => fault(py, FaultCode::Internal, ""),
    };
    // PyO3 makes an exception when it is first looked at. Where there is no memory for it after this, it ends the process.
    let made = catch_unwind(AssertUnwindSafe(|| {
        let _ = err.value(py);
        err
    }));
    made.map_err(|_| no_memory(py)).and_then(Err)
}

/// The exception for lack of memory, made while there is some.
static NO_MEMORY: PyOnceLock<Py<PyBaseException>> = PyOnceLock::new();

/// Makes the exception for lack of memory.
pub fn prepare(py: Python<'_>) {
    NO_MEMORY.get_or_init(py, || PyMemoryError::new_err(()).into_value(py));
}

#[cold]
fn no_memory(py: Python<'_>) -> PyErr {
    let err = NO_MEMORY
        .get(py)
        .map_or_else(|| PyMemoryError::new_err(()), |made| PyErr::from_value(made.bind(py).as_any().clone()));
    // That of the last time.
    err.set_traceback(py, None);
    err
}

/// [`whole`] for what is no Python object yet.
pub fn give<'py, T: IntoPyObjectExt<'py>>(py: Python<'py>, run: impl FnOnce() -> PyResult<T>) -> PyResult<Py<PyAny>> {
    whole(py, || run()?.into_py_any(py))
}

/// What PyO3 says where Python has no memory for an object.
const NULL: &str = "PyObject pointer is null";

/// Lets a panic that becomes a `MemoryError` print nothing.
pub fn quieten() {
    let others = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !is_no_memory(info.payload()) {
            others(info);
        }
    }));
}

/// Runs code that must not fail; a panic becomes the fault `internal`.
pub fn guard<T>(place: &str, run: impl FnOnce() -> Result<T, Misread>) -> Result<T, Misread> {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(panic) if is_no_memory(&*panic) => Err(Misread::new(FaultCode::BufferTooSmall, SCRATCH)),
        Err(_) => Err(Misread::new(FaultCode::Internal, place)),
    }
}

/// Whether a panic is one for lack of memory.
#[cold]
fn is_no_memory(panic: &dyn Any) -> bool {
    panic.downcast_ref::<&str>() == Some(&NULL)
}

fn code_of(word: &str) -> Option<FaultCode> {
    FaultCode::VOCABULARY.code(word).and_then(FaultCode::of)
}

/// Return every fault code's word with its number, the same in every language.
#[pyfunction]
pub fn fault_codes(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    whole(py, || {
        let codes = PyDict::new(py);
        for (number, word) in FaultCode::VOCABULARY.words.iter().enumerate() {
            codes.set_item(word, number)?;
        }
        Ok(codes)
    })
}

/// Return the message of a fault at a path; None if there is no such code.
#[pyfunction]
pub fn fault_message(py: Python<'_>, code: &str, field: &str) -> PyResult<Py<PyAny>> {
    give(py, || {
        let message = code_of(code).map(|code| Misread::new(code, field).to_string());
        Ok(message.map(|message| message.trim_start_matches(": ").to_owned()))
    })
}
