//! Orders as Python gives them, and as a history shows them.

use super::class::GameClass;
use crate::fault::{bad_text, fault, guard, quoted, raise};
use crate::record::Record;
use crate::source::{More, Of, Trouble, is_callers, is_mapping};
use crate::value;
use grognard_core::binding::game::{Held, HeldGame, Named, Naming, Order, Verb};
use grognard_core::binding::{self, Contrary, Misread};
use grognard_core::fault::FaultCode;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

/// The name of the dice that a row may need.
const DICE: &str = "dice";

/// Reads an order: a line, a row of the choices, a row and its dice, a mapping, or keywords.
pub fn order_of(
    py: Python<'_>,
    class: &'static GameClass,
    game: &dyn HeldGame,
    order: Option<&Bound<'_, PyAny>>,
    more: Option<&Bound<'_, PyDict>>,
) -> PyResult<Order> {
    let more = more.filter(|more| !more.is_empty());
    let Some(order) = order.filter(|order| !order.is_none()) else {
        return step_of(py, class, game, PyDict::new(py), more);
    };
    if let Ok(line) = order.cast::<PyString>() {
        // A field beside a line would be lost.
        if let Some((name, _)) = more.and_then(|more| more.iter().next()) {
            let mut misread = Misread::new(FaultCode::Contradiction, &name.to_string());
            let line = Some(quoted(&line.to_string_lossy()));
            let why = "a line says all of the order".into();
            misread.help.other = Some(Contrary { path: "line".to_owned(), value: line, why });
            return Err(raise(py, &misread));
        }
        return line.to_str().map(Order::line).map_err(|err| bad_text(py, err, "line"));
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
    if !is_mapping(order)? {
        return Err(fault(py, FaultCode::WrongType, "order"));
    }
    all.call_method1("update", (order,))?;
    step_of(py, class, game, all, more)
}

/// Returns the record of a row of the choices.
pub fn chosen<'py>(py: Python<'py>, class: &GameClass, row: &Bound<'py, PyAny>) -> PyResult<Held> {
    match row.cast::<Record>() {
        Ok(row) if std::ptr::eq(row.get().class().record.shape, class.kind.chosen.items.shape) => Ok(row.get().copy()),
        _ => Err(fault(py, FaultCode::WrongType, "row")),
    }
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
        let wrong =
            |err| if is_callers(py, &err) { err } else { fault(py, FaultCode::BadDie, &format!("{DICE}[{at}]")) };
        given.push(die?.extract::<u8>().map_err(wrong)?);
    }
    Order::row(row.get().copy(), given).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

fn step_of(
    py: Python<'_>,
    class: &'static GameClass,
    game: &dyn HeldGame,
    all: Bound<'_, PyDict>,
    more: Option<&Bound<'_, PyDict>>,
) -> PyResult<Order> {
    if let Some(more) = more {
        all.update(more.as_mapping())?;
    }
    let key = class.kind.key;
    let Some(step) = all.get_item(key)?.filter(|step| !step.is_none()) else {
        let mut misread = Misread::new(FaultCode::MissingField, key);
        misread.help.words = class.kind.verbs.iter().map(|verb| verb.name).collect();
        // A name that was mistyped is more to the point.
        if let Some(name) =
            all.keys().iter().map(|name| name.to_string()).find(|name| binding::nearest(name, &[key]).is_some())
        {
            misread = Misread::new(FaultCode::UnknownField, &name);
            misread.help.nearest = Some(key);
        }
        return Err(raise(py, &misread));
    };
    all.del_item(key)?;
    let name =
        step.cast::<PyString>().map_err(|_| fault(py, FaultCode::WrongType, key))?.to_string_lossy().into_owned();
    let Some(verb) = class.kind.verb(&name) else {
        let mut misread = Misread::new(FaultCode::UnknownWord, key);
        misread.help.words = class.kind.verbs.iter().map(|verb| verb.name).collect();
        misread.help.nearest = binding::nearest(&name, &misread.help.words);
        return Err(raise(py, &misread));
    };
    let names: Vec<String> = all.keys().iter().map(|name| name.to_string()).collect();
    if class.kind.are_of_a_row(verb, &names.iter().map(String::as_str).collect::<Vec<_>>()) {
        all.set_item(key, step)?;
        return read_row(py, class, &all);
    }
    by_name(py, class, game, verb, &all)
}

/// Reads a row of the choices from its fields.
fn read_row(py: Python<'_>, class: &'static GameClass, all: &Bound<'_, PyDict>) -> PyResult<Order> {
    let (mut row, trouble) = ((class.kind.chosen.items.make)(), Trouble::default());
    let more = More { fields: &[], others: None };
    let read = guard(class.kind.name, || binding::read(&mut *row, &Of::question(Some(all.as_any()), &more, &trouble)));
    trouble.or(py, read)?;
    Order::row(row, Vec::new()).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

/// Reads the fields of an order.
pub fn by_name(
    py: Python<'_>,
    class: &'static GameClass,
    game: &dyn HeldGame,
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
    for (name, value) in fields.copy()?.iter() {
        let field = name.to_string();
        if let Some(numbers) = unnamed(game, &field, &field, &value, false)? {
            fields.set_item(name, numbers)?;
        }
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
    trouble.or(py, read)?;
    Order::step(verb, question, words).map_err(|wrong| raise(py, &Misread::from(wrong)))
}

/// Puts numbers for the names in a field; `None` if there are none.
fn unnamed<'py>(
    game: &dyn HeldGame,
    field: &str,
    path: &str,
    value: &Bound<'py, PyAny>,
    inside: bool,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = value.py();
    let one = |named: &Named| match *named {
        Named::Number(number) => number.into_bound_py_any(py),
        Named::Pair(q, r) => (q, r).into_bound_py_any(py),
    };
    if let Ok(text) = value.cast::<PyString>() {
        return match game.named(field, &text.to_string_lossy(), inside) {
            Naming::Other => Ok(None),
            Naming::One(named) => one(&named).map(Some),
            Naming::Many(all) => {
                let all = all.iter().map(one).collect::<PyResult<Vec<_>>>()?;
                PyList::new(py, all).map(|list| Some(list.into_any()))
            }
            Naming::Unknown => {
                let mut misread = Misread::new(FaultCode::UnknownName, path);
                misread.help.value = Some(text.repr()?.to_string_lossy().chars().take(80).collect());
                Err(raise(py, &misread))
            }
        };
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let (mut any, mut all) = (false, Vec::new());
        for (at, item) in value.try_iter()?.enumerate() {
            let item = item?;
            let found = unnamed(game, field, &format!("{path}[{at}]"), &item, true)?;
            any |= found.is_some();
            all.push(found.unwrap_or(item));
        }
        return if any { PyList::new(py, all).map(|list| Some(list.into_any())) } else { Ok(None) };
    }
    let Ok(mapping) = value.cast::<PyDict>() else { return Ok(None) };
    let all = PyDict::new(py);
    let mut any = false;
    for (name, item) in mapping.iter() {
        let inner = name.to_string();
        let found = unnamed(game, &inner, &format!("{path}.{inner}"), &item, false)?;
        any |= found.is_some();
        all.set_item(name, found.unwrap_or(item))?;
    }
    Ok(any.then(|| all.into_any()))
}

/// Returns an order as it may be given again.
pub fn shown<'py>(py: Python<'py>, class: &GameClass, order: &Order) -> PyResult<Bound<'py, PyAny>> {
    match order {
        Order::Line(line) => Ok(PyString::new(py, line).into_any()),
        Order::Row(row, dice) => {
            let row = value::instance(py, &**row)?;
            if dice.is_empty() { Ok(row) } else { (row, PyTuple::new(py, dice.iter())?).into_bound_py_any(py) }
        }
        Order::Step(verb, question, words) => {
            let all = PyDict::new(py);
            all.set_item(class.kind.key, verb.name)?;
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
