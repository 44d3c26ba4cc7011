//! Reading of Python values: mappings, sequences, whole numbers, truth values, words, parsed records.

use crate::fault::raise;
use crate::record::Record;
use grognard_core::binding::{Misread, NoInt, NoUnits, Source, units_of_double};
use grognard_core::fault::FaultCode;
use grognard_core::mixed::Mixed;
use grognard_core::reflect::Shape;
use pyo3::Borrowed;
use pyo3::exceptions::{PyAttributeError, PyMemoryError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMemoryView, PyString, PyTuple, PyType,
};
use std::any::Any;
use std::borrow::Cow;
use std::cell::RefCell;
use std::convert::Infallible;

/// An optional argument; `None` is a value like any other.
#[derive(Clone, Copy)]
pub struct Given<'a, 'py>(pub Option<Borrowed<'a, 'py, PyAny>>);

impl Given<'_, '_> {
    /// Not given.
    pub const NOT: Self = Given(None);
}

impl<'a, 'py> FromPyObject<'a, 'py> for Given<'a, 'py> {
    type Error = Infallible;
    fn extract(value: Borrowed<'a, 'py, PyAny>) -> Result<Self, Infallible> {
        Ok(Given(Some(value)))
    }
}

/// An exception that the caller's own objects raised while they were read. It is raised again.
#[derive(Default)]
pub struct Trouble(RefCell<Option<PyErr>>);

impl Trouble {
    /// Returns the exception, if there was one.
    pub fn take(&self) -> Option<PyErr> {
        self.0.borrow_mut().take()
    }
    /// Returns what was read, unless there was an exception, or a fault.
    pub fn or<T>(&self, py: Python<'_>, read: Result<T, Misread>) -> PyResult<T> {
        match self.take() {
            Some(err) => Err(err),
            None => read.map_err(|misread| raise(py, &misread)),
        }
    }
    #[cold]
    fn keep(&self, err: PyErr) -> Misread {
        self.0.borrow_mut().get_or_insert(err);
        Misread::new(FaultCode::WrongType, "")
    }
}

/// Returns whether an exception came out of the caller's own code, or is one that says nothing of a value's type: Python itself
/// raises the others, without a traceback, where a value is of another type or too large.
pub fn is_callers(py: Python<'_>, err: &PyErr) -> bool {
    let plain = err.is_instance_of::<PyTypeError>(py)
        || err.is_instance_of::<PyValueError>(py)
        || err.is_instance_of::<PyOverflowError>(py)
        || err.is_instance_of::<PyAttributeError>(py);
    !plain || err.traceback(py).is_some()
}

/// Returns whether a value is a mapping that is no `dict`. What its class raises while it is asked comes through.
pub fn is_mapping(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    static MAPPING: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    value.is_instance(MAPPING.import(value.py(), "collections.abc", "Mapping")?)
}

/// The same of a sequence.
fn is_sequence(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    static SEQUENCE: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    value.is_instance(SEQUENCE.import(value.py(), "collections.abc", "Sequence")?)
}

/// Fields given by keyword.
#[derive(Clone, Copy)]
pub struct More<'t, 'py> {
    /// Those of the signature.
    pub fields: &'t [(&'static str, &'t Given<'t, 'py>)],
    /// Any others.
    pub others: Option<&'t Bound<'py, PyDict>>,
}

/// A Python value, or a question: a mapping with further fields given by keyword.
pub struct Of<'t, 'py> {
    value: Option<Bound<'py, PyAny>>,
    more: Option<&'t More<'t, 'py>>,
    trouble: &'t Trouble,
}

type Each<'e, S> = &'e mut dyn FnMut(&str, &S) -> Result<(), Misread>;

impl<'t, 'py> Of<'t, 'py> {
    /// Creates a question from a mapping or none, and fields given by keyword, which replace the mapping's.
    pub fn question(value: Option<&Bound<'py, PyAny>>, more: &'t More<'t, 'py>, trouble: &'t Trouble) -> Self {
        Of { value: value.filter(|v| !v.is_none()).cloned(), more: Some(more), trouble }
    }
    /// Creates a value.
    pub fn value(value: &Bound<'py, PyAny>, trouble: &'t Trouble) -> Self {
        Of { value: Some(value.clone()), more: None, trouble }
    }
    #[inline]
    fn nested(&self, value: Bound<'py, PyAny>) -> Self {
        Of { value: Some(value), more: None, trouble: self.trouble }
    }
    fn kept<T>(&self, result: PyResult<T>) -> Result<T, Misread> {
        result.map_err(|e| self.trouble.keep(e))
    }
    /// Passes on an entry of the mapping, unless a keyword replaces it.
    #[inline]
    fn entry(&self, name: &Bound<'py, PyAny>, value: Bound<'py, PyAny>, each: Each<'_, Self>) -> Result<(), Misread> {
        if let Some(more) = self.more {
            for (field, given) in more.fields {
                if given.0.is_some() && self.kept(name.eq(*field))? {
                    return Ok(());
                }
            }
            if let Some(others) = more.others
                && self.kept(others.contains(name))?
            {
                return Ok(());
            }
        }
        self.show(name, value, each)
    }
    fn show(&self, name: &Bound<'py, PyAny>, value: Bound<'py, PyAny>, each: Each<'_, Self>) -> Result<(), Misread> {
        let value = self.nested(value);
        match name.cast::<PyString>() {
            Ok(text) => each(&self.letters(text)?, &value),
            Err(_) => Err(Misread::new(FaultCode::UnknownField, &self.kept(name.repr())?.to_string_lossy())),
        }
    }
    /// Returns a text; what is not Unicode in it becomes a mark.
    fn letters<'a>(&self, text: &'a Bound<'py, PyString>) -> Result<Cow<'a, str>, Misread> {
        match text.to_str() {
            Ok(letters) => Ok(Cow::Borrowed(letters)),
            Err(err) if err.is_instance_of::<PyMemoryError>(text.py()) => Err(self.trouble.keep(err)),
            Err(_) => Ok(text.to_string_lossy()),
        }
    }
    /// Passes on the entries of any object that is a mapping; returns false if the value is not one.
    #[cold]
    fn foreign_entries(&self, value: &Bound<'py, PyAny>, each: Each<'_, Self>) -> Result<bool, Misread> {
        if !self.kept(is_mapping(value))? {
            return Ok(false);
        }
        let items = value.call_method0("items").and_then(|items| items.try_iter()?.collect::<PyResult<Vec<_>>>());
        for pair in self.kept(items)? {
            let (name, value) = self.kept(pair.extract())?;
            self.entry(&name, value, each)?;
        }
        Ok(true)
    }
    /// Passes on the items of any object that is a sequence, and of a numpy array; returns false if the value is
    /// neither.
    #[cold]
    fn foreign_items(
        &self,
        value: &Bound<'py, PyAny>,
        each: &mut dyn FnMut(&Self) -> Result<(), Misread>,
    ) -> Result<bool, Misread> {
        if value.is_instance_of::<PyString>()
            || value.is_instance_of::<PyBytes>()
            || value.is_instance_of::<PyByteArray>()
            || value.is_instance_of::<PyMemoryView>()
        {
            return Ok(false);
        }
        let items = if self.kept(is_sequence(value))? {
            self.kept(value.try_iter())?
        } else if self.kept(value.hasattr("__array_interface__"))? {
            let list = self.kept(value.call_method0("tolist"))?;
            let Ok(list) = list.cast::<PyList>() else { return Ok(false) };
            self.kept(list.try_iter())?
        } else {
            return Ok(false);
        };
        for item in items {
            each(&self.nested(self.kept(item)?))?;
        }
        Ok(true)
    }
    /// Reads a whole number that is not a plain `int`, such as numpy's.
    #[cold]
    fn foreign_int(&self, value: &Bound<'py, PyAny>) -> Result<i64, NoInt> {
        if value.is_instance_of::<PyBool>() || value.is_instance_of::<PyFloat>() {
            return Err(NoInt::Type);
        }
        value.extract::<i64>().map_err(|err| self.no_int(err, value))
    }
    #[cold]
    fn no_int(&self, err: PyErr, value: &Bound<'py, PyAny>) -> NoInt {
        let py = value.py();
        if is_callers(py, &err) {
            self.trouble.keep(err);
            return NoInt::Type;
        }
        if err.is_instance_of::<PyOverflowError>(py) { NoInt::Range } else { NoInt::Type }
    }
    /// Reads a `fractions.Fraction`, or another of Python's rational numbers.
    #[cold]
    fn rational(&self, value: &Bound<'py, PyAny>) -> Result<Mixed, NoUnits> {
        let py = value.py();
        let kept = |err: PyErr, why: NoUnits| {
            if is_callers(py, &err) {
                self.trouble.keep(err);
            }
            why
        };
        let rational = || value.is_instance(&py.import("numbers")?.getattr("Rational")?);
        if value.is_instance_of::<PyBool>() || !rational().map_err(|err| kept(err, NoUnits::Type))? {
            return Err(NoUnits::Type);
        }
        let whole = |name: &str| value.getattr(name).map_err(|err| kept(err, NoUnits::Type));
        let num = whole("numerator")?.extract().map_err(|err| kept(err, NoUnits::Range))?;
        // No field has parts as fine as this.
        let den = whole("denominator")?.extract().map_err(|err| kept(err, NoUnits::Inexact))?;
        Ok(Mixed { num, den })
    }
}

impl Source for Of<'_, '_> {
    const NUMBERS: bool = true;
    fn shown(&self) -> Option<String> {
        let value = self.value.as_ref()?;
        let plain = value.is_instance_of::<PyString>()
            || value.is_instance_of::<PyInt>()
            || value.is_instance_of::<PyFloat>()
            || value.is_none();
        // The text may be of any length.
        let text = plain.then(|| self.kept(value.repr()).ok()).flatten()?;
        Some(self.letters(&text).ok()?.chars().take(80).collect())
    }
    fn absent(&self) -> bool {
        self.value.as_ref().is_some_and(|value| value.is_none())
    }
    fn entries(&self, each: Each<'_, Self>) -> Result<bool, Misread> {
        let mut mapping = true;
        if let Some(value) = &self.value {
            if let Ok(dict) = value.cast::<PyDict>() {
                for (name, value) in dict {
                    self.entry(&name, value, each)?;
                }
            } else {
                mapping = self.foreign_entries(value, each)?;
            }
        }
        let Some(more) = self.more.filter(|_| mapping) else { return Ok(mapping) };
        for (name, value) in more.fields {
            if let Some(value) = value.0 {
                each(name, &self.nested(value.to_owned()))?;
            }
        }
        for (name, value) in more.others.into_iter().flatten() {
            self.show(&name, value, each)?;
        }
        Ok(mapping)
    }
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let Some(value) = &self.value else { return Ok(false) };
        if let Ok(list) = value.cast::<PyList>() {
            for item in list {
                each(&self.nested(item))?;
            }
        } else if let Ok(tuple) = value.cast::<PyTuple>() {
            for item in tuple {
                each(&self.nested(item))?;
            }
        } else {
            return self.foreign_items(value, each);
        }
        Ok(true)
    }
    fn int(&self) -> Result<i64, NoInt> {
        let Some(value) = &self.value else { return Err(NoInt::Type) };
        if value.is_exact_instance_of::<PyInt>() {
            return value.extract::<i64>().map_err(|err| self.no_int(err, value));
        }
        self.foreign_int(value)
    }
    fn wide(&self) -> Result<u64, NoInt> {
        let Some(value) = &self.value else { return Err(NoInt::Type) };
        if value.is_instance_of::<PyBool>() || value.is_instance_of::<PyFloat>() {
            return Err(NoInt::Type);
        }
        value.extract::<u64>().map_err(|err| self.no_int(err, value))
    }
    fn share(&self, whole: u64) -> Result<u128, NoUnits> {
        let Some(value) = &self.value else { return Err(NoUnits::Type) };
        let count = value.py().import("grognard._numbers").and_then(|module| {
            let count = module.getattr("_count")?.call1((value, whole))?;
            if count.lt(0)? { Ok(Err(count.extract::<i64>()?)) } else { Ok(Ok(count.extract::<u128>())) }
        });
        match self.kept(count).map_err(|_| NoUnits::Type)? {
            Ok(count) => count.map_err(|_| NoUnits::Range),
            Err(-3) => Err(NoUnits::Inexact),
            Err(-2) => Err(NoUnits::Range),
            Err(_) => Err(NoUnits::Type),
        }
    }
    fn flag(&self) -> Option<bool> {
        let value = self.value.as_ref()?;
        if let Ok(flag) = value.cast::<PyBool>() {
            return Some(flag.is_true());
        }
        // numpy's truth value is a type of its own.
        let kind = value.get_type();
        let named = self.kept(kind.name()).ok()?;
        let numpy = (named == "bool" || named == "bool_") && self.kept(kind.module()).ok()? == "numpy";
        if numpy { self.kept(value.is_truthy()).ok() } else { None }
    }
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool {
        let Some(Ok(text)) = self.value.as_ref().map(|v| v.cast::<PyString>()) else { return false };
        match self.letters(text) {
            Ok(letters) => {
                show(&letters);
                true
            }
            Err(_) => false,
        }
    }
    fn units(&self) -> Result<Mixed, NoUnits> {
        let Some(value) = &self.value else { return Err(NoUnits::Type) };
        if value.is_exact_instance_of::<PyInt>() {
            return Ok(Mixed { num: self.int()?, den: 1 });
        }
        if let Ok(text) = value.cast::<PyString>() {
            return self.letters(text).ok().and_then(|text| text.parse().ok()).ok_or(NoUnits::Type);
        }
        if let Ok(number) = value.cast::<PyFloat>() {
            return units_of_double(number.value().to_bits());
        }
        match self.int() {
            Ok(num) => Ok(Mixed { num, den: 1 }),
            Err(NoInt::Range) => Err(NoUnits::Range),
            Err(NoInt::Type) => self.rational(value),
        }
    }
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool {
        match self.value.as_ref().map(|v| v.cast::<Record>()) {
            Some(Ok(record)) => show(record.get().held().as_any()),
            _ => false,
        }
    }
    fn serving(&self, view: &Shape) -> Option<Self> {
        let value = self.value.as_ref()?;
        let record = value.cast::<Record>().ok()?;
        if !record.get().held().shape().serves_as(view) {
            return None;
        }
        self.kept(value.call_method0("to_dict")).ok().map(|fields| self.nested(fields))
    }
    fn has_no_hex(&self) -> bool {
        let record = self.value.as_ref().and_then(|v| v.cast::<Record>().ok());
        record.is_some_and(|record| record.get().has_no_hex())
    }
}
