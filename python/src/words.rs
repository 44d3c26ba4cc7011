//! Texts for display: vocabularies, printed tables, sentences for steps.

use crate::fault::{fault, give, quoted, raise, whole};
use crate::record::Record;
use grognard_core::binding::{self, Misread};
use grognard_core::chart::{self, Chart};
use grognard_core::fault::FaultCode;
use grognard_core::ruling::Step;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::fmt;

/// Return the names of all vocabularies, such as `ocs.Phase`.
#[pyfunction]
pub fn vocabularies(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    whole(py, || {
        let all = binding::vocabularies();
        PyTuple::new(
            py,
            all.iter().map(|own| match own.system() {
                "" => own.name.to_owned(),
                system => format!("{system}.{}", own.name),
            }),
        )
    })
}

/// Return the words of a vocabulary, such as `ocs.Phase`, each with its meaning, in the order of their codes.
#[pyfunction]
#[pyo3(signature = (vocabulary, /))]
pub fn words<'py>(py: Python<'py>, vocabulary: &str) -> PyResult<Bound<'py, PyDict>> {
    whole(py, || {
        let own = binding::vocabulary(vocabulary)
            .ok_or_else(|| raise(py, &Misread::unknown_vocabulary(vocabulary, quoted(vocabulary))))?;
        let words = PyDict::new(py);
        for (word, meaning) in own.words.iter().zip(own.docs) {
            words.set_item(word, meaning.replace('\n', " "))?;
        }
        Ok(words)
    })
}

/// Return the names of the printed tables, such as `ocs.combat.open`.
#[pyfunction]
pub fn charts(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    whole(py, || {
        PyTuple::new(py, grognard_core::CHARTS.iter().copied().flatten().map(|chart| chart.name).collect::<Vec<_>>())
    })
}

fn text(write: impl FnOnce(&mut String) -> fmt::Result) -> PyResult<String> {
    let mut out = String::new();
    write(&mut out).map(|()| out).map_err(|_| pyo3::exceptions::PySystemError::new_err("a text"))
}

/// Return a printed table: its `columns` and `rows`, each a tuple of headings, and its `cells`, a tuple for each row.
#[pyfunction]
#[pyo3(name = "chart", signature = (name, /))]
pub fn chart_of<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    whole(py, || {
        let Chart { name, doc, columns, rows, column, row, cell } =
            *chart::of(name).ok_or_else(|| raise(py, &Misread::unknown_chart(name, quoted(name))))?;
        let all = |count: usize, write: &dyn Fn(usize, &mut String) -> fmt::Result| {
            (0..count).map(|at| text(|out| write(at, out))).collect::<PyResult<Vec<_>>>()
        };
        let cells: PyResult<Vec<_>> =
            (0..rows).map(|at| PyTuple::new(py, all(columns, &|column, out| cell(at, column, out))?)).collect();
        let table = PyDict::new(py);
        table.set_item("name", name)?;
        table.set_item("doc", doc)?;
        table.set_item("columns", PyTuple::new(py, all(columns, &|at, out| column(at, out))?)?)?;
        table.set_item("rows", PyTuple::new(py, all(rows, &|at, out| row(at, out))?)?)?;
        table.set_item("cells", PyTuple::new(py, cells?)?)?;
        Ok(table)
    })
}

/// Return a step of a trail as a sentence: the item, the figures, and the rule. The same as `str(step)`.
#[pyfunction]
#[pyo3(signature = (step, /))]
pub fn sentence(py: Python<'_>, step: &Bound<'_, Record>) -> PyResult<Py<PyAny>> {
    give(py, || match step.get().held().as_any().downcast_ref::<Step>() {
        Some(step) => Ok(step.to_string()),
        None => Err(fault(py, FaultCode::WrongType, "step")),
    })
}
