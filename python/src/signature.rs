//! Documentation and signatures of records.

use grognard_core::binding::may_be_word;
use grognard_core::reflect::{Field, Kind, Means, Measure, PRINTED, Shape};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};
use std::fmt::Write;

/// Returns the module of a dotted name, and the name in it.
pub fn place(name: &'static str) -> (String, &'static str) {
    match name.rsplit_once('.') {
        Some((module, name)) => (format!("grognard.{module}"), name),
        None => ("grognard".to_owned(), name),
    }
}

fn kind(of: &Kind) -> String {
    match of {
        Kind::Int { min, max } | Kind::Said { min, max } => format!("int, {min} to {max}"),
        Kind::Wide => format!("int, 0 to {}", u64::MAX),
        Kind::Flag => "bool".to_owned(),
        Kind::Text(most) => format!("str of at most {most} bytes"),
        Kind::Word(vocabulary) => format!("one of {}", vocabulary.words.join(", ")),
        Kind::Locus(vocabulary) => format!("a name of {}, or int, 1 to 32767", vocabulary.name),
        Kind::Record(shape) if shape.sum => "Expectation".to_owned(),
        Kind::Record(shape) if !shape.written.is_empty() => {
            format!("{}, or a text such as `{}`", shape.name, shape.written)
        }
        Kind::Record(shape) | Kind::View(shape) => shape.name.to_owned(),
        Kind::Array(of, count) => format!("{count} times {}", kind(of)),
        Kind::List(of) => format!("list of {}", kind(of)),
    }
}

/// Describes a measure: its unit, its range, and the parts of which it is a whole number.
fn measured(measure: Measure, kind: &Kind) -> String {
    let (min, max) = match kind {
        Kind::Int { min, max } | Kind::Said { min, max } => (*min, *max),
        Kind::Array(of, n) => return format!("{n} times {}", measured(measure, of)),
        Kind::List(of) => return format!("list of {}", measured(measure, of)),
        _ => (0, 0),
    };
    let parts = if measure.parts == 1 { String::new() } else { format!(", multiples of 1/{}", measure.parts) };
    let (low, high) = (measure.shown(min), measure.shown(max));
    format!("Fraction in {}, {low} to {high}{parts}", measure.unit)
}

/// Describes a chance or a mean.
fn shared(field: &Field, kind: &Kind) -> String {
    match kind {
        Kind::Array(of, n) => format!("{n} times {}", shared(field, of)),
        _ if field.is_mean() => "Expectation".to_owned(),
        _ => "Chance, 0 to 1".to_owned(),
    }
}

/// Describes a field in a line.
pub fn describe_field(field: &Field) -> String {
    let need = match (field.required, field.may_be_absent(), field.usual_word(), &field.kind) {
        (true, ..) => ", required".to_owned(),
        // The documentation says where it is required.
        (_, true, ..) if field.when_needed => String::new(),
        (_, true, ..) => ", default None".to_owned(),
        (.., Some(word), _) => format!(", default '{word}'"),
        (.., Kind::Int { .. } | Kind::Wide) if field.when_needed => String::new(),
        (.., Kind::Int { .. } | Kind::Wide) => ", default 0".to_owned(),
        (.., Kind::Flag) => ", default False".to_owned(),
        _ => String::new(),
    };
    let of = match field.means {
        Means::Measure(measure) => measured(measure, &field.kind_in_range()),
        Means::MeasureBy(word) if may_be_word(field) => format!("Fraction, int or word, as `{word}` says"),
        Means::MeasureBy(word) => format!("Fraction or int in the unit of `{word}`"),
        Means::Share(_) => shared(field, &field.kind),
        Means::Item(item) if item.is_unit() => {
            format!("{}, or its index where no unit has an id", kind(&field.kind))
        }
        _ => kind(&field.kind_in_range()),
    };
    format!("{} ({of}{need})", field.doc.replace('\n', " "))
}

/// Describes a record: its documentation and then every field.
pub fn describe(doc: &str, shape: &Shape) -> String {
    let mut out = format!("{doc}\n");
    for field in shape.fields {
        let _ = write!(out, "\n{}: {}", field.name, describe_field(field));
    }
    if !shape.printed.is_empty() {
        let _ = write!(
            out,
            "\n{PRINTED}: What the counter prints, in place of the fields (str such as `{}`)",
            shape.printed
        );
    }
    out
}

/// Returns the default of a field; Python's `...` if it is required, since a mapping may say it instead.
fn usual<'py>(py: Python<'py>, field: &Field) -> PyResult<Bound<'py, PyAny>> {
    Ok(match (&field.kind, field.usual_word()) {
        _ if field.required => py.Ellipsis().into_bound(py),
        _ if field.may_be_absent() => py.None().into_bound(py),
        (_, Some(word)) => word.into_pyobject(py)?.into_any(),
        (Kind::Int { .. } | Kind::Wide, _) => 0i64.into_pyobject(py)?.into_any(),
        (Kind::Flag, _) => PyBool::new(py, false).to_owned().into_any(),
        (Kind::List(_), _) => PyTuple::empty(py).into_any(),
        _ => py.None().into_bound(py),
    })
}

/// Creates a signature for `inspect`: a mapping, keywords, or both.
fn signature<'py>(py: Python<'py>, shape: &Shape) -> PyResult<Bound<'py, PyAny>> {
    let inspect = py.import("inspect")?;
    let parameter = inspect.getattr("Parameter")?;
    let make = |name: &str, how: &str, default: Option<Bound<'py, PyAny>>| {
        let options = PyDict::new(py);
        if let Some(default) = default {
            options.set_item("default", default)?;
        }
        parameter.call((name, parameter.getattr(how)?), Some(&options))
    };
    let parameters = PyList::new(py, [make("mapping", "POSITIONAL_ONLY", Some(py.None().into_bound(py)))?])?;
    for field in shape.fields {
        parameters.append(make(field.name, "KEYWORD_ONLY", Some(usual(py, field)?))?)?;
    }
    if !shape.printed.is_empty() {
        parameters.append(make(PRINTED, "KEYWORD_ONLY", Some(py.None().into_bound(py)))?)?;
    }
    inspect.getattr("Signature")?.call1((parameters,))
}

/// The signature of a record's class, created at the first access.
#[pyclass(frozen, module = "grognard._native")]
#[derive(Clone, Copy)]
pub struct Signature(&'static Shape);

impl Signature {
    /// Creates the signature of a record of this shape.
    pub fn of(shape: &'static Shape) -> Self {
        Signature(shape)
    }
}

#[pymethods]
impl Signature {
    fn __get__<'py>(
        &self,
        py: Python<'py>,
        _record: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        signature(py, self.0)
    }
}
