//! The columns that are handed in: anything that numpy makes an array of.

use crate::fault::fault;
use crate::source::{Of, Trouble, is_callers};
use grognard_core::binding::columns::Place;
use grognard_core::binding::{NoInt, NoUnits, Source};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Kind, MOST_PLACES, Means, Measure, Vocabulary, Whole, as_number};
use grognard_core::rule::Rule;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyString};

/// So many objects are read at a time.
const LISTED: usize = 1 << 14;

/// A column of integers, of whatever shape; the bits of numbers of 64 bits without sign.
pub struct Column {
    /// Its values on one axis.
    array: Py<PyAny>,
    /// Its shape.
    pub shape: Vec<usize>,
    /// They, where they are not those of the rows one by one.
    values: Vec<i64>,
}

/// Some values of an array of one axis.
pub fn part<'py>(array: &Bound<'py, PyAny>, from: usize, to: usize) -> PyResult<Bound<'py, PyAny>> {
    array.get_item(PySlice::new(array.py(), from.cast_signed(), to.cast_signed(), 1))
}

/// The array of a column's values.
pub fn column<'py>(numpy: &Bound<'py, PyModule>, place: &Place, value: &Bound<'py, PyAny>) -> PyResult<Column> {
    let py = numpy.py();
    let wrong = |code| fault(py, code, &place.dotted);
    let array = numpy.call_method1("asarray", (value,));
    let array = array.map_err(|err| if is_callers(py, &err) { err } else { wrong(FaultCode::WrongType) })?;
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let whole = matches!(place.kind, Kind::Int { .. } | Kind::Said { .. });
    let measure = match place.field.means {
        Means::Measure(measure) if whole => Some(measure),
        _ => None,
    };
    let array = match (place.kind, kind.as_str()) {
        (_, "i" | "u" | "f") if !shape.contains(&0) && measure.is_some() => {
            parts(&array, place, measure.map_or(1, |m| m.parts))?
        }
        (kind, "U" | "O" | "T") if !shape.contains(&0) && measure.is_some() => {
            listed(&array, place, &|item, trouble| measured(item, trouble, kind, measure))?
        }
        _ if shape.contains(&0) => numpy.call_method1("empty", (shape.clone(), "int64"))?,
        (Kind::Wide, _) if place.field.means == Means::Share(Whole::CHANCE) => listed(&array, place, &chance)?,
        (Kind::Word(vocabulary), "U" | "O" | "T") => listed(&array, place, &|item, _| word(item, vocabulary))?,
        (_, "U" | "O" | "T") if place.field.means == Means::Rule => listed(&array, place, &|item, _| rule(item))?,
        (Kind::Locus(_), "i" | "u" | "U" | "O" | "T") => {
            listed(&array, place, &|item, trouble| site(item, trouble, place))?
        }
        (Kind::Flag, "b") => array.call_method1("astype", ("int64",))?,
        (_, "i") if whole => array,
        (Kind::Wide, "i") => {
            if array.call_method0("min")?.lt(0)? {
                return Err(wrong(FaultCode::OutOfRange));
            }
            array
        }
        (_, "u") if whole => {
            if array.call_method0("max")?.gt(i64::MAX)? {
                return Err(wrong(FaultCode::OutOfRange));
            }
            array
        }
        (Kind::Wide, "u") => array.call_method1("astype", ("uint64",))?.call_method1("view", ("int64",))?,
        (_, "O") if whole => listed(&array, place, &int)?,
        (Kind::Wide, "O") => listed(&array, place, &wide)?,
        _ => return Err(wrong(FaultCode::WrongType)),
    };
    let array = array.call_method1("reshape", (-1,))?;
    Ok(Column { array: array.unbind(), shape, values: Vec::new() })
}

impl Column {
    /// The value of a column of one.
    pub fn only(&self, py: Python<'_>) -> PyResult<Option<i64>> {
        if !self.shape.is_empty() {
            return Ok(None);
        }
        Ok(numbers(self.array.bind(py))?.first().copied())
    }
    /// The values of these rows, of a batch of this shape.
    pub fn rows(&mut self, py: Python<'_>, shape: &[usize], from: usize, to: usize) -> PyResult<Vec<i64>> {
        let array = self.array.bind(py);
        if self.shape == shape {
            // A piece at a time becomes numbers of 64 bits.
            return numbers(&part(array, from, to)?);
        }
        if self.values.is_empty() {
            self.values = numbers(array)?;
        }
        // Where the first row stands along each axis of the batch, and how far apart the values of neighbours are there: 0
        // where one value serves all.
        let mut axes: Vec<(usize, usize, usize)> = shape.iter().map(|size| (*size, 0, 0)).collect();
        let (mut left, mut apart) = (from, 1);
        for (size, at, _) in axes.iter_mut().rev() {
            *at = left % *size;
            left /= *size;
        }
        for ((_, _, step), size) in axes.iter_mut().rev().zip(self.shape.iter().rev()) {
            *step = if *size == 1 { 0 } else { apart };
            apart *= size;
        }
        let mut place: usize = axes.iter().map(|(_, at, step)| at * step).sum();
        let mut next = || {
            let value = self.values.get(place).copied().unwrap_or(0);
            for (size, at, step) in axes.iter_mut().rev() {
                *at += 1;
                place += *step;
                if *at < *size {
                    break;
                }
                place -= *step * *size;
                *at = 0;
            }
            value
        };
        let mut out = room(to.saturating_sub(from))?;
        out.extend((from..to).map(|_| next()));
        Ok(out)
    }
}

/// Room for so many numbers; a `MemoryError` where there is none.
pub fn room(count: usize) -> PyResult<Vec<i64>> {
    let mut out = Vec::new();
    out.try_reserve_exact(count).map_err(|why| PyMemoryError::new_err(why.to_string()))?;
    Ok(out)
}

/// The numbers of an array as those of 64 bits.
fn numbers(array: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    let py = array.py();
    let held = PyBuffer::get(&py.import("numpy")?.call_method1("ascontiguousarray", (array, "int64"))?)?;
    let mut out = room(held.item_count())?;
    out.resize(held.item_count(), 0);
    held.copy_to_slice(py, &mut out)?;
    Ok(out)
}

/// The parts of an array of numbers of units. What is too large for any field stays so. A double that is no whole number
/// of parts is a fault.
fn parts<'py>(array: &Bound<'py, PyAny>, place: &Place, parts: u32) -> PyResult<Bound<'py, PyAny>> {
    let py = array.py();
    let numpy = py.import("numpy")?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let most = MOST / i64::from(parts);
    if kind != "f" {
        return array.call_method1("clip", (-most, most))?.call_method1("astype", ("int64",))?.mul(parts);
    }
    if !numpy.call_method1("isfinite", (array,))?.call_method0("all")?.is_truthy()? {
        return Err(fault(py, FaultCode::WrongType, &place.dotted));
    }
    // A double is exact in halves, quarters and so on: only the odd factor of the parts is left to multiply by.
    let halves = 1u32 << parts.trailing_zeros();
    let fine = array.call_method1("astype", ("float64",))?.mul(halves)?;
    let inexact = numpy.call_method1("not_equal", (&fine, numpy.call_method1("floor", (&fine,))?))?;
    if inexact.call_method0("any")?.is_truthy()? {
        let at: usize = inexact.call_method0("argmax")?.extract()?;
        let listed = array.getattr("ndim")?.gt(0)?;
        let at = if listed { format!("[{at}].") } else { String::new() };
        return Err(fault(py, FaultCode::Inexact, &format!("{at}{}", place.dotted)));
    }
    let odd = parts / halves;
    let most = MOST / i64::from(odd);
    fine.call_method1("clip", (-most, most))?.call_method1("astype", ("int64",))?.mul(odd)
}

/// More parts than any field holds, which a double holds exactly.
const MOST: i64 = 1 << 52;

/// The units of a chance from 0 to 1.
fn chance(item: &Bound<'_, PyAny>, trouble: &Trouble) -> Result<i64, FaultCode> {
    const ONE: u64 = 1 << 63;
    match Of::value(item, trouble).share(ONE) {
        Ok(units) => u64::try_from(units).map(u64::cast_signed).map_err(|_| FaultCode::OutOfRange),
        Err(NoUnits::Type) => Err(FaultCode::WrongType),
        Err(NoUnits::Range) => Err(FaultCode::OutOfRange),
        Err(NoUnits::Inexact) => Err(FaultCode::Inexact),
    }
}

/// The parts of a number of units: an integer, a fraction or a text.
fn measured(
    item: &Bound<'_, PyAny>,
    trouble: &Trouble,
    kind: &Kind,
    measure: Option<Measure>,
) -> Result<i64, FaultCode> {
    let (Some(measure), Kind::Int { .. } | Kind::Said { .. }) = (measure, kind) else {
        return Err(FaultCode::WrongType);
    };
    let units = Of::value(item, trouble).units().map_err(|why| match why {
        NoUnits::Type => FaultCode::WrongType,
        NoUnits::Range => FaultCode::OutOfRange,
        NoUnits::Inexact => FaultCode::Inexact,
    })?;
    measure.parts_of(units).ok_or(FaultCode::Inexact)
}

/// Reads an object as a number, or keeps what the object raises.
type Reading<'r, 'py> = &'r dyn Fn(&Bound<'py, PyAny>, &Trouble) -> Result<i64, FaultCode>;

/// An array of objects, one by one.
fn listed<'py>(array: &Bound<'py, PyAny>, place: &Place, read: Reading<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let py = array.py();
    let flat = array.call_method0("ravel")?;
    let count = flat.len()?;
    let mut out = room(count)?;
    while out.len() < count {
        // Some at a time, so that not all are objects at once.
        for item in part(&flat, out.len(), count.min(out.len() + LISTED))?.call_method0("tolist")?.try_iter()? {
            let wrong = |code| {
                let listed = array.getattr("ndim").is_ok_and(|n| n.gt(0).unwrap_or(false));
                let at = if listed { format!("[{}].", out.len()) } else { String::new() };
                fault(py, code, &format!("{at}{}", place.dotted))
            };
            let (item, trouble) = (item?, Trouble::default());
            let number = read(&item, &trouble);
            match trouble.take() {
                Some(err) => return Err(err),
                None => out.push(number.map_err(wrong)?),
            }
        }
        py.check_signals()?;
    }
    let numpy = py.import("numpy")?;
    numpy.call_method1("array", (out, "int64"))?.call_method1("reshape", (array.getattr("shape")?,))
}

fn word(item: &Bound<'_, PyAny>, vocabulary: &Vocabulary) -> Result<i64, FaultCode> {
    if item.is_none() {
        return Ok(0);
    }
    let word = item.cast::<PyString>().map_err(|_| FaultCode::WrongType)?;
    vocabulary.code(&word.to_string_lossy()).map(i64::from).ok_or(FaultCode::UnknownWord)
}

/// A place: the number of its name, or a number, which is marked.
fn site(item: &Bound<'_, PyAny>, trouble: &Trouble, place: &Place) -> Result<i64, FaultCode> {
    if let (true, Kind::Locus(vocabulary)) = (item.is_none() || item.is_instance_of::<PyString>(), place.kind) {
        return word(item, vocabulary);
    }
    match u16::try_from(int(item, trouble)?) {
        Ok(number @ 0..=MOST_PLACES) => Ok(as_number(number).into()),
        _ => Err(FaultCode::OutOfRange),
    }
}

fn rule(item: &Bound<'_, PyAny>) -> Result<i64, FaultCode> {
    if item.is_none() {
        return Ok(0);
    }
    let id = item.cast::<PyString>().map_err(|_| FaultCode::WrongType)?;
    Rule::of(&id.to_string_lossy()).map(|rule| rule.0.into()).ok_or(FaultCode::UnknownWord)
}

fn int(item: &Bound<'_, PyAny>, trouble: &Trouble) -> Result<i64, FaultCode> {
    Of::value(item, trouble).int().map_err(code)
}

fn wide(item: &Bound<'_, PyAny>, trouble: &Trouble) -> Result<i64, FaultCode> {
    Of::value(item, trouble).wide().map(u64::cast_signed).map_err(code)
}

fn code(why: NoInt) -> FaultCode {
    match why {
        NoInt::Type => FaultCode::WrongType,
        NoInt::Range => FaultCode::OutOfRange,
    }
}
