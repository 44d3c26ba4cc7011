//! Rulings: an answer with the rules that decided it.

use crate::class::{Class, Held};
use crate::fault::{fault, give, quoted, raise, whole};
use crate::record::Record;
use crate::value;
use grognard_core::binding::Misread;
use grognard_core::fault::FaultCode;
use grognard_core::rule::{BLOCK, Rule};
use grognard_core::ruling::{Cites, Step};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

/// What a ruling holds.
pub struct Parts {
    /// The verdict, if the operation decides one.
    pub verdict: Option<bool>,
    /// The value.
    pub value: Option<(&'static Class, Held)>,
    /// The rules that decided.
    pub cites: Cites,
    /// The name of the list: `effects` or `rows`.
    pub list: &'static str,
    /// The effects or rows.
    pub effects: Vec<(&'static Class, Held)>,
    /// The steps that led to it.
    pub trail: Vec<Step>,
}

impl Parts {
    /// What a ruling holds whose answer is still to come.
    fn none() -> Self {
        let (effects, trail) = (Vec::new(), Vec::new());
        Parts { verdict: None, value: None, cites: Cites::by(Rule(0)), list: "effects", effects, trail }
    }
}

/// A ruling: the verdict if the operation decides one, the value, the rules that decided, the effects or rows, and the
/// trail if it was requested.
#[pyclass(frozen, module = "grognard", freelist = 64)]
pub struct Ruling {
    /// What it holds, once there is an answer.
    parts: OnceLock<Parts>,
    seen: PyOnceLock<Box<Seen>>,
}

/// The Python objects of a ruling, created at the first access and then kept.
struct Seen {
    value: PyOnceLock<Py<PyAny>>,
    cites: PyOnceLock<Py<PyTuple>>,
    effects: PyOnceLock<Py<PyTuple>>,
    trail: PyOnceLock<Py<PyTuple>>,
}

impl Ruling {
    /// Creates a ruling.
    pub fn new(parts: Parts) -> Self {
        Ruling { parts: OnceLock::from(parts), seen: PyOnceLock::new() }
    }
    /// Creates a ruling for an answer that is still to come: then the memory for it is there.
    pub fn empty() -> Self {
        Ruling { parts: OnceLock::new(), seen: PyOnceLock::new() }
    }
    /// Takes the answer.
    pub fn fill(&self, parts: Parts) {
        let _ = self.parts.set(parts);
    }
    fn parts(&self) -> &Parts {
        self.parts.get_or_init(Parts::none)
    }
    fn seen(&self, py: Python<'_>) -> &Seen {
        self.seen.get_or_init(py, || {
            let (value, cites) = (PyOnceLock::new(), PyOnceLock::new());
            Box::new(Seen { value, cites, effects: PyOnceLock::new(), trail: PyOnceLock::new() })
        })
    }
    fn listed(&self, py: Python<'_>) -> PyResult<Py<PyTuple>> {
        let made = self.seen(py).effects.get_or_try_init(py, || {
            let lacks = self.parts().value.as_ref().and_then(|(_, value)| value::missing(&**value));
            let all: PyResult<Vec<_>> = self.parts().effects.iter().map(|e| instance(py, e, lacks)).collect();
            Ok::<_, PyErr>(PyTuple::new(py, all?)?.unbind())
        })?;
        Ok(made.clone_ref(py))
    }
    /// Returns the name of the list in texts.
    fn list_name(&self) -> &'static str {
        if self.parts().list == "rows" { "rows" } else { "effects" }
    }
    fn word(&self) -> Option<&'static str> {
        self.parts().verdict.map(|allowed| if allowed { "allowed" } else { "forbidden" })
    }
}

fn instance<'py>(py: Python<'py>, of: &(&'static Class, Held), lacks: Option<u64>) -> PyResult<Bound<'py, PyAny>> {
    of.0.python(py)?.call1((Record::row(of.0, (of.0.record.copy)(&*of.1), lacks),))
}

#[pymethods]
impl Ruling {
    #[new]
    #[pyo3(signature = (*, verdict=None, value=None, cites, effects=None, rows=None, trail=None))]
    fn make(
        py: Python<'_>,
        verdict: Option<&str>,
        value: Option<&Bound<'_, Record>>,
        cites: &Bound<'_, PyAny>,
        effects: Option<&Bound<'_, PyAny>>,
        rows: Option<&Bound<'_, PyAny>>,
        trail: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        whole(py, || {
            let verdict = match verdict {
                None => None,
                Some("allowed") => Some(true),
                Some("forbidden") => Some(false),
                Some(other) => {
                    let words = ["allowed", "forbidden"].into_iter();
                    return Err(raise(py, &Misread::unknown("verdict", other, quoted(other), words, None)));
                }
            };
            let records = |list: Option<&Bound<'_, PyAny>>, name: &str| {
                let mut all = Vec::new();
                for item in list.map(|l| l.try_iter()).transpose()?.into_iter().flatten() {
                    match item?.cast::<Record>() {
                        Ok(record) => all.push((record.get().class(), record.get().copy())),
                        Err(_) => return Err(fault(py, FaultCode::WrongType, &format!("{name}[{}]", all.len()))),
                    }
                }
                Ok(all)
            };
            let (list, listed) = if rows.is_some() { ("rows", rows) } else { ("effects", effects) };
            let mut steps = Vec::new();
            for (index, (_, held)) in records(trail, "trail")?.iter().enumerate() {
                match held.as_any().downcast_ref::<Step>() {
                    Some(step) => steps.push(*step),
                    None => return Err(fault(py, FaultCode::WrongType, &format!("trail[{index}]"))),
                }
            }
            Ok(Ruling::new(Parts {
                verdict,
                value: value.map(|v| (v.get().class(), v.get().copy())),
                cites: read_cites(cites)?.map_err(|misread| raise(py, &misread))?,
                list,
                effects: records(listed, list)?,
                trail: steps,
            }))
        })
    }
    /// The verdict: "allowed" or "forbidden"; None if the operation decides nothing.
    #[getter]
    fn verdict<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyString>>> {
        whole(py, || Ok(self.word().map(|word| PyString::intern(py, word))))
    }
    /// The value of the answer; None if it is forbidden, or if the answer is a verdict only.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        whole(py, || {
            let Some(value) = &self.parts().value else { return Ok(None) };
            let made =
                self.seen(py).value.get_or_try_init(py, || Ok::<_, PyErr>(instance(py, value, None)?.unbind()))?;
            Ok(Some(made.clone_ref(py)))
        })
    }
    /// The rules that decided, by their citations.
    #[getter]
    fn cites(&self, py: Python<'_>) -> PyResult<Py<PyTuple>> {
        whole(py, || {
            let made = self.seen(py).cites.get_or_try_init(py, || {
                let ids: Vec<_> = self.parts().cites.iter().map(|rule| PyString::intern(py, rule.id())).collect();
                Ok::<_, PyErr>(PyTuple::new(py, ids)?.unbind())
            })?;
            Ok(made.clone_ref(py))
        })
    }
    /// The effects on units, for the caller to apply.
    #[getter]
    fn effects(&self, py: Python<'_>) -> PyResult<Py<PyTuple>> {
        whole(py, || if self.parts().list == "rows" { Ok(PyTuple::empty(py).unbind()) } else { self.listed(py) })
    }
    /// The rows of the answer.
    #[getter]
    fn rows(&self, py: Python<'_>) -> PyResult<Py<PyTuple>> {
        whole(py, || if self.parts().list == "rows" { self.listed(py) } else { Ok(PyTuple::empty(py).unbind()) })
    }
    /// The steps that led to the answer, if requested with `trail=True`.
    #[getter]
    fn trail(&self, py: Python<'_>) -> PyResult<Py<PyTuple>> {
        whole(py, || {
            let made = self.seen(py).trail.get_or_try_init(py, || {
                let all: PyResult<Vec<_>> = self.parts().trail.iter().map(|s| value::instance(py, s)).collect();
                Ok::<_, PyErr>(PyTuple::new(py, all?)?.unbind())
            })?;
            Ok(made.clone_ref(py))
        })
    }
    /// Return the ruling as a dict; records inside it are dicts too.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        whole(py, || {
            let dict = PyDict::new(py);
            dict.set_item("verdict", self.word())?;
            dict.set_item("value", self.parts().value.as_ref().map(|v| value::to_dict(py, &*v.1)).transpose()?)?;
            dict.set_item("cites", self.cites(py)?)?;
            let effects: PyResult<Vec<_>> = self.parts().effects.iter().map(|e| value::to_dict(py, &*e.1)).collect();
            dict.set_item(self.list_name(), PyTuple::new(py, effects?)?)?;
            let trail: PyResult<Vec<_>> = self.parts().trail.iter().map(|s| value::to_dict(py, s)).collect();
            dict.set_item("trail", PyTuple::new(py, trail?)?)?;
            Ok(dict)
        })
    }
    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        let none = "the operation gives no verdict: look at the ruling's value";
        whole(py, || self.parts().verdict.ok_or_else(|| PyTypeError::new_err(none)))
    }
    /// Return the ruling as a text: the verdict, the numbers that a player would ask for, and the paragraphs; below them the
    /// trail if it was asked for.
    #[pyo3(signature = (*, trail=true))]
    fn show<'py>(slf: &Bound<'py, Self>, trail: bool) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || slf.py().import("grognard._show")?.call_method1("text", (slf, trail)))
    }
    fn __str__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || slf.py().import("grognard._show")?.call_method1("text", (slf,)))
    }
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || slf.py().import("grognard._show")?.call_method1("html", (slf,)))
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || {
            Ok({
                let mut out = "grognard.Ruling(".to_owned();
                if let Some(word) = self.word() {
                    let _ = write!(out, "verdict='{word}', ");
                }
                if let Some((_, held)) = &self.parts().value {
                    out.push_str("value=");
                    value::write_record(&mut out, &**held, false);
                    out.push_str(", ");
                }
                out.push_str("cites=(");
                self.parts().cites.iter().for_each(|rule| _ = write!(out, "'{}', ", rule.id()));
                out.truncate(out.len() - if self.parts().cites.iter().count() == 1 { 1 } else { 2 });
                out.push(')');
                // An answer without rows still has a list of rows.
                if !self.parts().effects.is_empty() || self.parts().list == "rows" {
                    let _ = write!(out, ", {}=[", self.list_name());
                    for (i, (_, held)) in self.parts().effects.iter().enumerate() {
                        out.push_str(if i == 0 { "" } else { ", " });
                        value::write_record(&mut out, &**held, false);
                    }
                    out.push(']');
                }
                if !self.parts().trail.is_empty() {
                    out.push_str(", trail=[");
                    for (i, step) in self.parts().trail.iter().enumerate() {
                        out.push_str(if i == 0 { "" } else { ", " });
                        value::write_record(&mut out, step, false);
                    }
                    out.push(']');
                }
                out.push(')');
                out
            })
        })
    }
    fn __eq__(&self, same: &Self) -> bool {
        let (one, other) = (self.parts(), same.parts());
        one.verdict == other.verdict
            && one.cites == other.cites
            && one.trail == other.trail
            && match (&one.value, &other.value) {
                (None, None) => true,
                (Some(a), Some(b)) => value::equal(&*a.1, &*b.1),
                _ => false,
            }
            && self.list_name() == same.list_name()
            && one.effects.len() == other.effects.len()
            && one.effects.iter().zip(&other.effects).all(|(a, b)| value::equal(&*a.1, &*b.1))
    }
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.parts().verdict.hash(&mut hasher);
        self.parts().cites.hash(&mut hasher);
        let value = self.parts().value.iter().chain(&self.parts().effects);
        value.for_each(|(_, held)| value::hash_record(&**held, &mut hasher));
        hasher.finish()
    }
    fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }
    #[allow(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Py<PyAny>> {
        give(slf.py(), || {
            let (py, this) = (slf.py(), slf.get());
            let parts = PyDict::new(py);
            parts.set_item("verdict", this.word())?;
            parts.set_item("value", this.value(py)?)?;
            parts.set_item("cites", this.cites(py)?)?;
            parts.set_item(this.list_name(), this.listed(py)?)?;
            parts.set_item("trail", this.trail(py)?)?;
            Ok((slf.get_type().getattr("_of")?, (parts,)))
        })
    }
    /// Create the ruling of these parts.
    #[classmethod]
    fn _of<'py>(cls: &Bound<'py, PyType>, parts: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
        cls.call((), Some(parts))
    }
    /// Return `Ruling[Value, Effect]` for annotations.
    #[classmethod]
    fn __class_getitem__<'py>(cls: &Bound<'py, PyType>, of: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        cls.py().import("types")?.getattr("GenericAlias")?.call1((cls, of))
    }
    #[classattr]
    #[allow(non_upper_case_globals, reason = "Python's name")]
    const __match_args__: (&'static str, &'static str, &'static str) = ("verdict", "value", "cites");
}

/// Reads citations from their ids: at least one, all of one system; house rules belong to any, and do not come first.
fn read_cites(ids: &Bound<'_, PyAny>) -> PyResult<Result<Cites, Misread>> {
    let mut cites: Option<(Cites, u16)> = None;
    for (index, id) in ids.try_iter()?.enumerate() {
        let id: String = id?.extract()?;
        let path = format!("cites[{index}]");
        let Some(rule) = Rule::of(&id) else { return Ok(Err(Misread::unknown_rule(&path, &id, quoted(&id)))) };
        match &mut cites {
            None => cites = Some((Cites::by(rule), rule.0 / BLOCK)),
            Some((cites, block)) if *block == rule.0 / BLOCK || rule.is_house() => cites.add(rule),
            Some(_) => return Ok(Err(Misread::new(FaultCode::UnknownWord, &path))),
        }
    }
    Ok(cites.map(|(cites, _)| cites).ok_or_else(|| Misread::new(FaultCode::Empty, "cites")))
}
