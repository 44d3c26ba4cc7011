//! The kinds of order as methods.

use super::class::GameClass;
use super::given::by_name;
use super::held::{HeldGame, is_true};
use crate::fault::{fault, give, whole};
use crate::ruling::Ruling;
use crate::signature::describe_field;
use crate::value;
use grognard_core::binding::game::Verb;
use grognard_core::fault::FaultCode;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::fmt::Write;

// A kind of order in a game's class; a comment and not documentation, which would hide `__doc__`.
#[pyclass(frozen, module = "grognard._native")]
#[derive(Clone, Copy)]
pub struct Method {
    class: &'static GameClass,
    verb: &'static Verb,
}

impl Method {
    /// The method of a kind of order.
    pub fn new(class: &'static GameClass, verb: &'static Verb) -> Self {
        Method { class, verb }
    }
    fn doc(&self) -> String {
        let mut out = format!("{}\n", self.class.kind.doc_of(self.verb).replace('\n', " "));
        for field in self.verb.described() {
            let _ = write!(out, "\n{}: {}", field.name, describe_field(field));
        }
        out
    }
}

#[pymethods]
impl Method {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        game: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || {
            if game.is_none() {
                return Ok(slf.clone().into_any());
            }
            let game = game.cast::<HeldGame>()?.clone().unbind();
            Ok(Bound::new(slf.py(), OfGame { game, method: *slf.get() })?.into_any())
        })
    }
    #[getter]
    fn __name__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.verb.name))
    }
    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.doc()))
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(format!("<order {} of grognard.{}>", self.verb.name, self.class.kind.name)))
    }
}

// A part of a position, as an attribute of its game.
#[pyclass(frozen, module = "grognard._native")]
#[derive(Clone, Copy)]
pub struct Part {
    class: &'static GameClass,
    at: usize,
}

impl Part {
    /// The part with this number.
    pub fn new(class: &'static GameClass, at: usize) -> Self {
        Part { class, at }
    }
}

#[pymethods]
impl Part {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        game: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || {
            if game.is_none() {
                return Ok(slf.clone().into_any());
            }
            let (game, at) = (game.cast::<HeldGame>()?.get(), slf.get().at);
            let part = game.run(slf.py(), || game.now().view(at))?;
            value::instance(slf.py(), &*part)
        })
    }
    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.class.kind.views[self.at].doc))
    }
}

// A kind of order of one game.
#[pyclass(frozen, module = "grognard._native", name = "Order")]
pub struct OfGame {
    game: Py<HeldGame>,
    method: Method,
}

#[pymethods]
impl OfGame {
    #[pyo3(signature = (*args, **fields))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, Ruling>> {
        whole(py, || {
            let verb = self.method.verb;
            let all = PyDict::new(py);
            if args.len() > verb.fields.len() {
                let (most, given) = (verb.fields.len(), args.len());
                return Err(PyTypeError::new_err(format!("{}: {most} arguments at most, not {given}", verb.name)));
            }
            for (name, value) in verb.fields.iter().zip(args.iter()) {
                all.set_item(name, value)?;
            }
            let mut trail = false;
            for (name, value) in fields.into_iter().flatten() {
                if all.contains(&name)? {
                    return Err(PyTypeError::new_err(format!("{}: {name} is given twice", verb.name)));
                }
                if name.eq("trail")? {
                    trail = is_true(&value).ok_or_else(|| fault(py, FaultCode::WrongType, "trail"))?;
                } else {
                    all.set_item(name, value)?;
                }
            }
            let game = self.game.get();
            let order = by_name(py, self.method.class, &*game.now(), verb, &all)?;
            game.play(py, order, trail)
        })
    }
    #[getter]
    fn __name__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.method.verb.name))
    }
    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.method.doc()))
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.method.__repr__(py)
    }
}
