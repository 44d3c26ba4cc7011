//! What Python asks of a game.

use super::class;
use super::given::{chosen, order_of, shown};
use super::held::{HeldGame, wish};
use crate::fault::{bad_text, fault, give, guard, raise, whole};
use crate::ruling::Ruling;
use crate::source::{More, Of, Trouble};
use grognard_core::binding::game::GameTable;
use grognard_core::binding::{self, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple, PyType};
use std::hash::{DefaultHasher, Hasher};

#[pymethods]
impl HeldGame {
    #[new]
    #[classmethod]
    #[pyo3(signature = (options=None, /, **more))]
    fn make(
        cls: &Bound<'_, PyType>,
        options: Option<&Bound<'_, PyAny>>,
        more: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        whole(cls.py(), || {
            let py = cls.py();
            let Some(class) = class::by_type(cls) else {
                return Err(PyTypeError::new_err("HeldGame is what the games have in common: make one of them"));
            };
            if let Some(Ok(held)) = options.map(|options| options.cast::<HeldGame>())
                && std::ptr::eq(held.get().class, class)
            {
                return Ok(HeldGame::at(class, held.get().table().clone()));
            }
            let mut question = (class.kind.setup.make)();
            let trouble = Trouble::default();
            let more = More { fields: &[], others: more };
            let read =
                guard(class.kind.name, || binding::read(&mut *question, &Of::question(options, &more, &trouble)));
            let read = read.map_err(|mut misread| {
                if misread.code == FaultCode::WrongType && misread.path.is_empty() {
                    misread.help.needs = Some("its fields by name; `Game.load` reads a text or bytes");
                }
                misread
            });
            trouble.or(py, read)?;
            let now = guard(class.kind.name, || (class.kind.new)(&*question).map_err(Misread::from));
            let now = now.map_err(|misread| raise(py, &misread))?;
            Ok(HeldGame::at(class, GameTable::at(class.kind, now)))
        })
    }
    /// Return the game of a position: its text, or the bytes of `pack`.
    #[classmethod]
    #[pyo3(signature = (position, /))]
    fn load<'py>(cls: &Bound<'py, PyType>, position: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        whole(cls.py(), || {
            let py = cls.py();
            let Some(class) = class::by_type(cls) else { return Err(fault(py, FaultCode::WrongType, "position")) };
            let now = if let Ok(bytes) = position.cast::<PyBytes>() {
                guard(class.kind.name, || (class.kind.unpack)(bytes.as_bytes()).map_err(Misread::from))
            } else if let Ok(text) = position.cast::<PyString>() {
                let text = text.to_str().map_err(|err| bad_text(py, err, "position"))?;
                guard(class.kind.name, || {
                    (class.kind.load)(text).map_err(|fault| class.kind.misread_text(fault, text, 0))
                })
            } else {
                return Err(fault(py, FaultCode::WrongType, "position"));
            };
            let now = now.map_err(|misread| raise(py, &misread))?;
            cls.call1((HeldGame::at(class, GameTable::at(class.kind, now)),))
        })
    }
    /// Judge an order, and do it if it is allowed.
    #[pyo3(signature = (order=None, /, *, trail=false, **fields))]
    fn order<'py>(
        slf: &Bound<'py, Self>,
        order: Option<&Bound<'py, PyAny>>,
        trail: bool,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, Ruling>> {
        whole(slf.py(), || {
            let this = slf.get();
            let order = order_of(slf.py(), this.class, &*this.now(), order, fields)?;
            this.play(slf.py(), order, trail)
        })
    }
    /// Judge an order; nothing changes. The rows are the objections to it.
    #[pyo3(signature = (order=None, /, *, trail=false, **fields))]
    fn judge(
        slf: &Bound<'_, Self>,
        order: Option<&Bound<'_, PyAny>>,
        trail: bool,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Ruling> {
        whole(slf.py(), || {
            let (py, this) = (slf.py(), slf.get());
            let now = this.now();
            let order = order_of(py, this.class, &*now, order, fields)?;
            this.ask_with(py, order.wording(), &this.class.judged, |take| now.judge(&order, wish(trail), take))
        })
    }
    /// Return an order of this position as the line that `order` reads: a row of the choices, or its fields.
    #[pyo3(signature = (order=None, /, **fields))]
    fn line(
        slf: &Bound<'_, Self>,
        order: Option<&Bound<'_, PyAny>>,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        give(slf.py(), || {
            let (py, this) = (slf.py(), slf.get());
            let now = this.now();
            let order = order_of(py, this.class, &*now, order, fields)?;
            let line = guard(this.class.kind.name, || {
                now.line(&order).map_err(|fault| this.class.kind.misread_order(fault, order.wording(), 0))
            });
            line.map_err(|misread| raise(py, &misread))
        })
    }
    /// Return everything that may be done now, as rows. A row is an order, or leads to others.
    #[pyo3(signature = (row=None, /))]
    fn choices(&self, py: Python<'_>, row: Option<&Bound<'_, PyAny>>) -> PyResult<Ruling> {
        whole(py, || {
            let row = row.map(|row| chosen(py, self.class, row)).transpose()?;
            let (now, row) = (self.now(), row.as_ref().map(|row| &**row as &dyn Reflect));
            self.ask(py, &self.class.chosen, |take| now.choices(row, wish(false), take))
        })
    }
    /// Return what the game waits for, and all that stands on the board as rows.
    fn look(&self, py: Python<'_>) -> PyResult<Ruling> {
        whole(py, || {
            let now = self.now();
            self.ask(py, &self.class.looked, |take| now.look(take))
        })
    }
    /// Return the exact chances of what is open.
    #[pyo3(signature = (plans=None, /, *, trail=false, **more))]
    fn chances(
        &self,
        py: Python<'_>,
        plans: Option<&Bound<'_, PyAny>>,
        trail: bool,
        more: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Ruling> {
        whole(py, || {
            let mut question = (self.class.kind.chances.make)();
            let trouble = Trouble::default();
            let more = More { fields: &[], others: more };
            let read =
                guard(self.class.kind.name, || binding::read(&mut *question, &Of::question(plans, &more, &trouble)));
            trouble.or(py, read)?;
            let now = self.now();
            self.ask(py, &self.class.forecast, |take| now.chances(&*question, wish(trail), take))
        })
    }
    /// Take back the last order, and return it; None if there is none. An order with which dice were thrown stays, unless
    /// a `referee` takes it back.
    #[pyo3(signature = (*, referee=false))]
    fn undo<'py>(&self, py: Python<'py>, referee: bool) -> PyResult<Option<Bound<'py, PyAny>>> {
        whole(py, || self.shift(py, |table| table.last(referee).cloned(), |table| table.undo(referee)))
    }
    /// Do the order again that was taken back last, and return it; None if there is none.
    fn redo<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        whole(py, || self.shift(py, |table| table.undone().last().cloned(), GameTable::redo))
    }
    /// The orders that were done, each with its ruling.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        whole(py, || {
            let history = self.table().history().to_vec();
            let entries: PyResult<Vec<_>> = history.iter().map(|played| self.entry(py, played)).collect();
            PyTuple::new(py, entries?)
        })
    }
    /// Whether dice were thrown with the last order.
    #[getter]
    fn dice_thrown(&self) -> bool {
        self.table().dice_thrown()
    }
    /// The number of dice for which the game waits.
    #[getter]
    fn dice_needed(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || {
            let now = self.now();
            self.run(py, || now.dice())
        })
    }
    /// The position as text.
    #[getter]
    fn text(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || {
            let now = self.now();
            self.run(py, || now.save())
        })
    }
    /// Return the position as bytes.
    fn pack<'py>(&self, py: Python<'py>) -> PyResult<Py<PyAny>> {
        give(py, || {
            let now = self.now();
            Ok(PyBytes::new(py, &self.run(py, || now.pack())?))
        })
    }
    /// Return a copy, with the history or without.
    #[pyo3(signature = (*, history=true))]
    fn copy<'py>(&self, py: Python<'py>, history: bool) -> PyResult<Bound<'py, PyAny>> {
        whole(py, || {
            let copy = {
                let table = self.table();
                if history { table.clone() } else { GameTable::at(table.kind(), table.now().clone()) }
            };
            self.python(py, copy)
        })
    }
    fn __copy__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.copy(py, true)
    }
    fn __deepcopy__<'py>(&self, py: Python<'py>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.copy(py, true)
    }
    /// Return the history as dicts.
    fn history_dicts<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || slf.py().import("grognard._game")?.call_method1("dicts", (slf,)))
    }
    /// Return the history as an Arrow table.
    fn history_table<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        whole(slf.py(), || slf.py().import("grognard._game")?.call_method1("table", (slf,)))
    }
    fn __eq__(&self, other: &Self) -> bool {
        std::ptr::eq(self.class, other.class) && {
            let other = other.now();
            self.now().is_same(&*other)
        }
    }
    fn __hash__(&self, py: Python<'_>) -> PyResult<u64> {
        whole(py, || {
            let now = self.now();
            let bytes = self.run(py, || now.pack())?;
            let mut hasher = DefaultHasher::new();
            hasher.write(&bytes);
            Ok(hasher.finish())
        })
    }
    fn __str__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.now().page()))
    }
    fn __repr__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || {
            Ok({
                let count = self.table().history().len();
                format!("<grognard.{} after {count} order{}>", self.class.kind.name, if count == 1 { "" } else { "s" })
            })
        })
    }
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        give(py, || Ok(self.now().picture()))
    }
    #[allow(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Py<PyAny>> {
        give(slf.py(), || {
            let (py, this) = (slf.py(), slf.get());
            let mut table = this.table().clone();
            let undone = table.undone().len();
            while this.run(py, || table.redo())?.is_some() {}
            let all = PyList::empty(py);
            for played in table.history() {
                all.append(shown(py, this.class, &played.order)?)?;
            }
            while this.run(py, || table.undo(true))?.is_some() {}
            let start = PyBytes::new(py, &this.run(py, || table.now().pack())?);
            Ok((slf.get_type().getattr("_again")?, (start, all, undone)))
        })
    }
    /// Return the game that begins with these bytes after these orders, the last of which are undone.
    #[classmethod]
    fn _again<'py>(
        cls: &Bound<'py, PyType>,
        start: &Bound<'py, PyBytes>,
        orders: &Bound<'py, PyList>,
        undone: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        whole(cls.py(), || {
            let game = HeldGame::load(cls, start.as_any())?;
            let held = game.cast::<HeldGame>()?;
            for order in orders {
                HeldGame::order(held, Some(&order), false, None)?;
            }
            for _ in 0..undone {
                held.get().run(cls.py(), || held.get().table().undo(true))?;
            }
            Ok(game)
        })
    }
}
