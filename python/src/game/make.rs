//! Making of the games' classes, when the module is loaded.

use super::class::{GameClass, all};
use super::held::HeldGame;
use super::verb::{Method, Part};
use crate::fault::{fault, whole};
use crate::signature;
use grognard_core::fault::FaultCode;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

/// Creates every class.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    for class in all() {
        class.class.get_or_try_init(py, || made(class, py))?;
    }
    Ok(())
}

/// A name that Python or every game uses itself has a low line behind it.
fn safe(py: Python<'_>, name: &str) -> PyResult<String> {
    let keyword: bool = py.import("keyword")?.call_method1("iskeyword", (name,))?.extract()?;
    Ok(if keyword || py.get_type::<HeldGame>().hasattr(name)? { format!("{name}_") } else { name.to_owned() })
}

fn made(of: &'static GameClass, py: Python<'_>) -> PyResult<Py<PyType>> {
    let (module, name) = signature::place(of.kind.name);
    let contents = PyDict::new(py);
    contents.set_item("__slots__", PyTuple::empty(py))?;
    contents.set_item("__module__", module)?;
    contents.set_item("__doc__", signature::describe(of.kind.doc, of.kind.setup.shape))?;
    for verb in of.kind.verbs {
        contents.set_item(safe(py, verb.name)?, Method::new(of, verb))?;
    }
    for at in 0..of.kind.views.len() {
        contents.set_item(of.kind.views[at].name, Part::new(of, at))?;
    }
    let class = py.get_type::<PyType>().call1((name, (py.get_type::<HeldGame>(),), contents))?;
    Ok(class.cast_into::<PyType>()?.unbind())
}

/// Return the class of the game with this name, such as `axis_allies.Game`.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn game<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    whole(py, || match all().iter().find(|class| class.kind.name == name) {
        Some(class) => class.python(py),
        None => Err(fault(py, FaultCode::UnknownWord, name)),
    })
}
