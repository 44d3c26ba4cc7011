//! What Python asks of records: reading, comparing, showing.

use crate::class::{self, Class, Held};
use crate::fault::{fault, give, guard, raise, whole};
use crate::record::Record;
use crate::source::{More, Of, Trouble, is_callers};
use crate::value;
use grognard_core::binding;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::HEX;
use grognard_core::ruling::Step;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::hash::{DefaultHasher, Hasher};

/// Reads a mapping, a record or keywords into a record.
fn read(
    class: &'static Class,
    value: Option<&Bound<'_, PyAny>>,
    fields: Option<&Bound<'_, PyDict>>,
    py: Python<'_>,
) -> PyResult<Held> {
    let trouble = Trouble::default();
    let more = More { fields: &[], others: fields };
    let source = Of::question(value, &more, &trouble);
    let mut held = (class.record.make)();
    let result = guard(class.record.name, || binding::read(&mut *held, &source));
    trouble.or(py, result)?;
    Ok(held)
}

/// Returns whether neither a mapping nor keywords have a hex, for a class of what may stand on a board.
fn lacks_hex(
    class: &'static Class,
    mapping: Option<&Bound<'_, PyAny>>,
    fields: Option<&Bound<'_, PyDict>>,
) -> PyResult<bool> {
    if !class.stands {
        return Ok(false);
    }
    let keyword = fields.map(|fields| fields.get_item(HEX)).transpose()?.flatten();
    let given = match (keyword, mapping) {
        (None, Some(mapping)) => match mapping.get_item(HEX) {
            Ok(hex) => Some(hex),
            // It has none, or is a record, whose fields are no items.
            Err(err) if err.is_instance_of::<PyKeyError>(mapping.py()) || !is_callers(mapping.py(), &err) => None,
            Err(err) => return Err(err),
        },
        (keyword, _) => keyword,
    };
    Ok(given.is_none_or(|hex| hex.is_none()))
}

#[pymethods]
impl Record {
    #[new]
    #[classmethod]
    #[pyo3(signature = (mapping=None, /, **fields))]
    fn new(
        cls: &Bound<'_, PyType>,
        mapping: Option<&Bound<'_, PyAny>>,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        whole(cls.py(), || {
            let Some(class) = class::by_type(cls) else {
                return Err(PyTypeError::new_err("Record is what the records have in common: make one of them"));
            };
            let given = mapping.and_then(|m| m.cast::<Record>().ok());
            let (held, no_hex, lacks) = match (given, fields) {
                (Some(record), None) if std::ptr::eq(record.get().class, class) => {
                    (record.get().copy(), record.get().no_hex, record.get().lacks)
                }
                (Some(record), Some(fields)) if std::ptr::eq(record.get().class, class) => {
                    let all = record.get().shallow(cls.py(), false)?;
                    all.update(fields.as_mapping())?;
                    let held = read(class, Some(all.as_any()), None, cls.py())?;
                    let given = |name: &str| fields.contains(name).unwrap_or(false);
                    binding::check_amounts(&*record.get().held, &*held, &given).map_err(|m| raise(cls.py(), &m))?;
                    (held, lacks_hex(class, Some(all.as_any()), None)?, None)
                }
                _ => (read(class, mapping, fields, cls.py())?, lacks_hex(class, mapping, fields)?, None),
            };
            Ok(Record { class, held, no_hex, lacks })
        })
    }
    #[classmethod]
    #[pyo3(signature = (**_keywords))]
    fn __init_subclass__(cls: &Bound<'_, PyType>, _keywords: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        if class::closed() {
            return Err(PyTypeError::new_err(format!("{}: no class can derive from a record", cls.name()?)));
        }
        Ok(())
    }
    /// Return the record as a dict that JSON holds; records inside it are dicts too. A chance is a number, a measure an int
    /// or a text such as `2 1/2`; the hex of a unit that was made without one is None.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        whole(py, || {
            let dict = value::to_dict(py, &*self.held)?;
            if self.no_hex {
                dict.set_item(HEX, py.None())?;
            }
            Ok(dict)
        })
    }
    /// Return the record as a dict that JSON holds; records inside it are dicts too.
    fn _asdict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.to_dict(py)
    }
    /// Return the record that `to_dict` gave, also after JSON.
    #[classmethod]
    #[pyo3(signature = (dict, /))]
    fn from_dict<'py>(cls: &Bound<'py, PyType>, dict: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        cls.call1((dict,))
    }
    /// Return a copy with the given fields replaced.
    #[pyo3(signature = (/, **fields))]
    fn replace<'py>(slf: &Bound<'py, Self>, fields: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.get_type().call((slf,), fields)
    }
    #[pyo3(signature = (/, **fields))]
    fn __replace__<'py>(slf: &Bound<'py, Self>, fields: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.get_type().call((slf,), fields)
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.made()))
    }
    fn __str__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || {
            let mut text = String::new();
            if self.held.write_text(&mut text) {
                return Ok(text);
            }
            Ok(self.held.as_any().downcast_ref::<Step>().map_or_else(|| self.made(), Step::to_string))
        })
    }
    fn __eq__(&self, other: &Self) -> bool {
        value::equal(&*self.held, &*other.held)
    }
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        value::hash_record(&*self.held, &mut hasher);
        hasher.finish()
    }
    fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Py<PyAny>> {
        give(slf.py(), || Ok((slf.get_type(), (slf.get().shallow(slf.py(), true)?,))))
    }
}

impl Record {
    /// Returns the expression that makes it.
    fn made(&self) -> String {
        let mut out = String::new();
        value::write_record(&mut out, &*self.held, self.no_hex);
        out
    }
    /// Returns the fields and their values; with `short` only those that are needed to create the record again.
    fn shallow<'py>(&self, py: Python<'py>, short: bool) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        let empty = (self.class.record.make)();
        if short {
            for (index, name) in value::telling(&*self.held, &*empty) {
                dict.set_item(name, value::of_field(py, &*self.held, index, self.lacks)?)?;
            }
        } else {
            for (index, field) in self.held.shape().fields.iter().enumerate() {
                dict.set_item(field.name, value::of_field(py, &*self.held, index, self.lacks)?)?;
            }
        }
        if self.no_hex {
            dict.del_item(HEX)?;
        }
        Ok(dict)
    }
}

/// Return the class of the record with this name.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn record<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    whole(py, || match class::all().iter().find(|class| class.record.name == name) {
        Some(class) => class.python(py).cloned(),
        None => Err(fault(py, FaultCode::UnknownWord, name)),
    })
}
