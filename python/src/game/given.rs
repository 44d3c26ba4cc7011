//! Orders as Python gives them, and as a history shows them.

use super::class::GameClass;
use crate::class;
use crate::fault::{fault, guard, raise};
use crate::record::Record;
use crate::source::{More, Of, Trouble};
use crate::value;
use grognard_core::binding::game::{Order, Verb};
use grognard_core::binding::{self, Misread};
use grognard_core::fault::FaultCode;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyString, PyTuple};

/// The name of an order's kind in a mapping.
const STEP: &str = "step";
/// The name of the dice that a row may need.
const DICE: &str = "dice";

/// Reads an order: a line, a row of the choices, a row and its dice, a mapping, or keywords.
pub fn order_of(
    py: Python<'_>,
    class: &'static GameClass,
    order: Option<&Bound<'_, PyAny>>,
    more: Option<&Bound<'_, PyDict>>,
) -> PyResult<Order> {
    let more = more.filter(|more| !more.is_empty());
    let Some(order) = order.filter(|order| !order.is_none()) else {
        return step_of(py, class, PyDict::new(py), more);
    };
    if let Ok(line) = order.cast::<PyString>() {
        // A field beside a line would be lost.
        if let Some((name, _)) = more.and_then(|more| more.iter().next()) {
            return Err(fault(py, FaultCode::Contradiction, &name.to_string()));
        }
        return line.to_str().map(Order::line).map_err(|_| fault(py, FaultCode::BadText, "line"));
    }
    if let Ok(row) = order.cast::<Record>() {
        let mut dice = None;
        for (name, value) in more.into_iter().flatten() {
            if !name.eq(DICE)? {
                return Err(fault(py, FaultCode::UnknownField, &name.to_string()));
            }
            dice = Some(value);
        }
        return row_of(py, class, row, dice.as_ref());
    }
    if let Ok(pair) = order.cast::<PyTuple>()
        && let (2, Ok(row)) = (pair.len(), pair.get_item(0)?.cast::<Record>())
    {
        return row_of(py, class, row, Some(&pair.get_item(1)?));
    }
    let all = PyDict::new(py);
    match order.cast::<PyMapping>() {
        Ok(mapping) => all.update(mapping)?,
        Err(_) => return Err(fault(py, FaultCode::WrongType, "order")),
    }
    step_of(py, class, all, more)
}

fn row_of(
    py: Python<'_>,
    class: &'static GameClass,
    row: &Bound<'_, Record>,
    dice: Option<&Bound<'_, PyAny>>,
) -> PyResult<Order> {
    if !std::ptr::eq(row.get().class().record.shape, class.kind.chosen.items.shape) {
        return Err(fault(py, FaultCode::WrongType, "order"));
    }
    let mut given = Vec::new();
    for (at, die) in dice.map(|dice| dice.try_iter()).transpose()?.into_iter().flatten().enumerate() {
        let die = die?.extract::<u8>().map_err(|_| fault(py, FaultCode::BadDie, &format!("{DICE}[{at}]")))?;
        given.push(die);
    }
    Order::row(row.get().copy(), given).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

fn step_of(
    py: Python<'_>,
    class: &'static GameClass,
    all: Bound<'_, PyDict>,
    more: Option<&Bound<'_, PyDict>>,
) -> PyResult<Order> {
    if let Some(more) = more {
        all.update(more.as_mapping())?;
    }
    let Some(step) = all.get_item(STEP)?.filter(|step| !step.is_none()) else {
        return Err(fault(py, FaultCode::MissingField, STEP));
    };
    all.del_item(STEP)?;
    let name =
        step.cast::<PyString>().map_err(|_| fault(py, FaultCode::WrongType, STEP))?.to_string_lossy().into_owned();
    let Some(verb) = class.kind.verb(&name) else {
        let mut misread = Misread::new(FaultCode::UnknownWord, STEP);
        misread.help.words = class.kind.verbs.iter().map(|verb| verb.name).collect();
        misread.help.nearest = binding::nearest(&name, &misread.help.words);
        return Err(raise(py, &misread));
    };
    let names: Vec<String> = all.keys().iter().map(|name| name.to_string()).collect();
    if class.kind.are_of_a_row(verb, &names.iter().map(String::as_str).collect::<Vec<_>>()) {
        all.set_item(STEP, step)?;
        return read_row(py, class, &all);
    }
    by_name(py, class, verb, &all)
}

/// Reads a row of the choices from its fields.
fn read_row(py: Python<'_>, class: &'static GameClass, all: &Bound<'_, PyDict>) -> PyResult<Order> {
    let (mut row, trouble) = ((class.kind.chosen.items.make)(), Trouble::default());
    let more = More { fields: &[], others: None };
    let read = guard(class.kind.name, || binding::read(&mut *row, &Of::question(Some(all.as_any()), &more, &trouble)));
    read.map_err(|misread| trouble.take().unwrap_or_else(|| raise(py, &misread)))?;
    Order::row(row, Vec::new()).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

/// Reads the fields of an order.
pub fn by_name(
    py: Python<'_>,
    class: &'static GameClass,
    verb: &'static Verb,
    fields: &Bound<'_, PyDict>,
) -> PyResult<Order> {
    let mut words = None;
    for (name, value) in fields.iter() {
        let name = name.to_string();
        if !verb.fields.contains(&name.as_str()) {
            let mut misread = Misread::new(FaultCode::UnknownField, &name);
            misread.help.words = verb.fields.to_vec();
            misread.help.nearest = binding::nearest(&name, verb.fields);
            return Err(raise(py, &misread));
        }
        if name == verb.in_words
            && let Ok(text) = value.cast::<PyString>()
        {
            words = Some(text.to_string_lossy().into_owned().into_boxed_str());
        }
    }
    if words.is_some() {
        fields.del_item(verb.in_words)?;
    }
    for name in &verb.fields[..verb.required.min(verb.fields.len())] {
        let said = (words.is_some() && *name == verb.in_words) || fields.get_item(name)?.is_some_and(|v| !v.is_none());
        if !said {
            return Err(fault(py, FaultCode::MissingField, name));
        }
    }
    let (mut question, trouble) = ((verb.asked.make)(), Trouble::default());
    let more = More { fields: &[], others: None };
    let read =
        guard(class.kind.name, || binding::read(&mut *question, &Of::question(Some(fields.as_any()), &more, &trouble)));
    read.map_err(|misread| trouble.take().unwrap_or_else(|| raise(py, &misread)))?;
    Order::step(verb, question, words).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

/// Returns an order as it may be given again.
pub fn shown<'py>(py: Python<'py>, order: &Order) -> PyResult<Bound<'py, PyAny>> {
    match order {
        Order::Line(line) => Ok(PyString::new(py, line).into_any()),
        Order::Row(row, dice) => {
            let row = class::instance(py, &**row)?;
            if dice.is_empty() { Ok(row) } else { (row, PyTuple::new(py, dice.iter())?).into_bound_py_any(py) }
        }
        Order::Step(verb, question, words) => {
            let all = PyDict::new(py);
            all.set_item(STEP, verb.name)?;
            let empty = (verb.asked.make)();
            for (index, name) in value::telling(&**question, &*empty) {
                if verb.fields.contains(&name) {
                    all.set_item(name, value::to_python(py, question.value(index))?)?;
                }
            }
            if let Some(words) = words {
                all.set_item(verb.in_words, &**words)?;
            }
            Ok(all.into_any())
        }
    }
}
