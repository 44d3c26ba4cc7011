//! Operations as functions. The module `generated` declares them in the words of `declare`.

use crate::class::{self, Class};
use crate::fault::{fault, guard, whole};
use crate::ruling::{Parts, Ruling};
pub use crate::source::Given;
use crate::source::{More, Of, Trouble};
use grognard_core::binding::{self, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Reflect, Value};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyCFunction, PyTuple};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// The core's operations in the order of its lists.
pub fn all() -> impl Iterator<Item = &'static binding::Operation> {
    grognard_core::OPERATIONS.iter().copied().flatten()
}

static FUNCTIONS: PyOnceLock<Vec<Function>> = PyOnceLock::new();

/// An operation and its function.
struct Function {
    operation: &'static binding::Operation,
    answer: Option<&'static Class>,
    function: Py<PyCFunction>,
}

/// The functions, as they are added to their modules when the package is loaded.
pub struct Made<'py> {
    py: Python<'py>,
    modules: Vec<(&'static str, Bound<'py, PyModule>)>,
    /// In the order of the core's lists.
    functions: Vec<Option<Function>>,
}

impl<'py> Made<'py> {
    /// Returns the module with this name.
    pub fn module(&mut self, name: &'static str) -> PyResult<&Bound<'py, PyModule>> {
        let known = self.modules.iter().position(|(known, _)| *known == name);
        if known.is_none() {
            self.modules.push((name, PyModule::new(self.py, &format!("grognard.{name}"))?));
        }
        let found = known.map_or_else(|| self.modules.last(), |at| self.modules.get(at));
        found.map(|(_, module)| module).ok_or_else(|| PyImportError::new_err(name))
    }
    /// Adds the function of the operation with this index.
    pub fn add(&mut self, place: usize, function: Bound<'py, PyCFunction>) {
        if let (Some(operation), Some(at)) = (all().nth(place), self.functions.get_mut(place)) {
            let answer = operation.answer.and_then(class::of_shape);
            *at = Some(Function { operation, answer, function: function.unbind() });
        }
    }
}

/// Creates every operation's function.
pub fn make_all(py: Python<'_>) -> PyResult<()> {
    let mut made = Made { py, modules: Vec::new(), functions: all().map(|_| None).collect() };
    crate::generated::make(&mut made)?;
    let functions: Option<Vec<Function>> = made.functions.into_iter().collect();
    let functions = functions.ok_or_else(|| PyImportError::new_err("the generated declarations are out of date"))?;
    FUNCTIONS.get_or_init(py, || functions);
    Ok(())
}

fn functions(py: Python<'_>) -> &'static [Function] {
    FUNCTIONS.get(py).map_or(&[], Vec::as_slice)
}

/// Returns the index of an operation in the core's lists, by its name. Evaluated at compile time.
pub const fn place(name: &str) -> usize {
    let (mut system, mut before) = (0, 0);
    while system < grognard_core::OPERATIONS.len() {
        let operations = grognard_core::OPERATIONS[system];
        let mut i = 0;
        while i < operations.len() {
            if same(operations[i].name.as_bytes(), name.as_bytes()) {
                return before + i;
            }
            i += 1;
        }
        before += operations.len();
        system += 1;
    }
    panic!("the core lists no operation of this name")
}

/// Returns the name of a field whose identifier may be a raw one, `r#type`. Evaluated at compile time.
pub const fn unescaped(identifier: &'static str) -> &'static str {
    match identifier.as_bytes() {
        [b'r', b'#', ..] => identifier.split_at(2).1,
        _ => identifier,
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut i = one.len();
    if i != other.len() {
        return false;
    }
    // Names differ at their ends rather than at their beginnings.
    while i > 0 {
        i -= 1;
        if one[i] != other[i] {
            return false;
        }
    }
    true
}

/// Runs the operation with this index.
pub fn ask<'py>(
    py: Python<'py>,
    place: usize,
    question: &Given<'_, 'py>,
    trail: &Given<'_, 'py>,
    fields: &[(&'static str, &Given<'_, 'py>)],
) -> PyResult<Ruling> {
    whole(py, || asked(py, place, question, trail, fields))
}

fn asked<'py>(
    py: Python<'py>,
    place: usize,
    question: &Given<'_, 'py>,
    trail: &Given<'_, 'py>,
    fields: &[(&'static str, &Given<'_, 'py>)],
) -> PyResult<Ruling> {
    let Some(function) = functions(py).get(place) else { return Err(fault(py, FaultCode::Internal, "")) };
    let trail = match trail.0 {
        None => false,
        Some(wanted) => match wanted.cast::<PyBool>() {
            Ok(wanted) => wanted.is_true(),
            Err(_) => return Err(fault(py, FaultCode::WrongType, "trail")),
        },
    };
    let trouble = Trouble::default();
    let more = More { fields, others: None };
    let source = Of::question(question.0.as_deref(), &more, &trouble);
    let result = if function.operation.scratch {
        elsewhere(py, function, &source, trail)
    } else {
        let read = &mut |question: &mut dyn Reflect| binding::read(question, &source);
        Ok(run(function, read, trail))
    };
    trouble.or(py, result?).map(Ruling::new)
}

/// Asks what may take long, without the interpreter. A search, whose question has a budget, and a battle of many units are
/// made in a thread of their own, so that this one sees Ctrl-C; nobody waits for it after that.
fn elsewhere<'py>(
    py: Python<'py>,
    function: &'static Function,
    source: &Of<'_, 'py>,
    trail: bool,
) -> PyResult<Result<Parts, Misread>> {
    let mut question = (function.operation.make)();
    let read = guard(function.operation.name, || binding::read(&mut *question, source));
    if let Err(misread) = read {
        return Ok(Err(misread));
    }
    let searches = function.operation.question.fields.iter().any(|field| field.budget);
    let long = searches || units(&*question) > AT_ONCE;
    let ask = move || {
        let copy = &mut |asked: &mut dyn Reflect| {
            asked.copy_from(question.as_any());
            Ok(())
        };
        run(function, copy, trail)
    };
    if !long {
        return Ok(py.detach(ask));
    }
    let (send, mut done) = mpsc::channel();
    std::thread::Builder::new().name("grognard".to_owned()).spawn(move || send.send(ask()))?;
    loop {
        let (back, got) = py.detach(move || {
            let got = done.recv_timeout(PATIENCE);
            (done, got)
        });
        done = back;
        match got {
            Ok(parts) => return Ok(parts),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => return Ok(Err(Misread::new(FaultCode::Internal, ""))),
        }
    }
}

/// A battle of so many units is over before anybody could interrupt it.
const AT_ONCE: i64 = 120;

/// How many units there are in the forces of a question.
fn units(record: &dyn Reflect) -> i64 {
    let shape = record.shape();
    let item = |value: Value<'_>| if let Value::Record(inner) = value { units(inner) } else { 0 };
    let of = |index: usize| match record.value(index) {
        Value::Int(number) if shape.force => number,
        Value::Record(inner) => units(inner),
        // Longer than any battle's waves is the list of a board.
        Value::List(list) if list.count() < 16 => (0..list.count()).map(|at| item(list.item(at))).sum(),
        _ => 0,
    };
    (0..shape.fields.len()).map(of).sum()
}

/// How long Ctrl-C waits at most.
pub const PATIENCE: Duration = Duration::from_millis(20);

fn run(
    function: &Function,
    read: &mut dyn FnMut(&mut dyn Reflect) -> Result<(), Misread>,
    trail: bool,
) -> Result<Parts, Misread> {
    let name = function.operation.name;
    let (mut unread, mut parts) = (None, None);
    guard(name, || {
        let asked = (function.operation.ask)(
            &mut |question| match read(question) {
                Ok(()) => true,
                Err(misread) => {
                    unread = Some(misread);
                    false
                }
            },
            trail.into(),
            &mut |answer, effects, steps| {
                let held = answer.value.and_then(|value| {
                    let class = function.answer.filter(|class| class.is_of(value)).or_else(|| class::of(value))?;
                    Some((class, (class.record.copy)(value)))
                });
                let effects =
                    effects.iter().filter_map(|e| class::of(*e).map(|class| (class, (class.record.copy)(*e))));
                parts = Some(Parts {
                    verdict: answer.verdict,
                    value: held,
                    cites: answer.cites,
                    list: function.operation.list,
                    effects: effects.collect(),
                    trail: steps.to_vec(),
                });
            },
        );
        asked.map_err(Misread::from)
    })?;
    parts.ok_or_else(|| unread.unwrap_or_else(|| Misread::new(FaultCode::Internal, name)))
}

/// Return the operation with this name, such as `ocs.combat.assess`.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn operation<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyCFunction>> {
    whole(py, || match functions(py).iter().find(|f| f.operation.name == name) {
        Some(function) => Ok(function.function.bind(py).clone()),
        None => Err(fault(py, FaultCode::UnknownOperation, name)),
    })
}

/// Return the names of all operations.
#[pyfunction]
pub fn operations(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    whole(py, || PyTuple::new(py, all().map(|o| o.name).collect::<Vec<_>>()))
}
