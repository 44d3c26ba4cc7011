//! Batches of questions: columns in, columns out. numpy is imported when a batch is run, not before.

use crate::fault::{fault, guard, raise};
use crate::operation;
use grognard_core::binding::{self, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Reflect, Shape, Slot, Value, Vocabulary};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

/// The place of a column's values: a field, possibly of a record that is a field.
struct Place {
    path: Vec<usize>,
    name: String,
    field: &'static Field,
}

/// The places of a shape by the names of their columns.
fn places(shape: &'static Shape, path: &[usize], prefix: &str, out: &mut Vec<Place>) {
    for (index, field) in shape.fields.iter().enumerate() {
        let mut path = path.to_vec();
        path.push(index);
        let name = format!("{prefix}{}", field.name);
        match field.kind {
            Kind::Record(inner) => places(inner, &path, &format!("{name}."), out),
            _ if out.iter().any(|p| p.field.name == field.name) => {}
            _ => out.push(Place { path, name, field }),
        }
    }
}

/// Writes a number to the place; returns false if it does not fit.
fn put(record: &mut dyn Reflect, path: &[usize], value: i64) -> bool {
    let Some((first, rest)) = path.split_first() else { return false };
    match record.slot(*first) {
        Slot::Record(inner) => put(inner, rest, value),
        Slot::Int(number) | Slot::Rule(number) => number.put(value),
        Slot::Item(number, item) => number.put(value.saturating_add(i64::from(item.first))),
        Slot::Flag(flag) if (0..=1).contains(&value) => {
            *flag = (value == 1).into();
            true
        }
        Slot::Word(code, vocabulary) => match u8::try_from(value) {
            Ok(new) if new == 0 || vocabulary.word(new).is_some() => {
                *code = new;
                true
            }
            _ => false,
        },
        _ => false,
    }
}

/// Appends every number of a value.
fn number(value: Value<'_>, out: &mut Vec<i64>) {
    match value {
        Value::Int(n) | Value::Rule(n) => out.push(n),
        // An absent value is -1 in a column of numbers.
        Value::Item(n, item, most) => out.push(item.shown(n, most, 0).unwrap_or(-1)),
        // No batch is made for an answer with one.
        Value::Wide(_) | Value::Locus(_) => {}
        Value::Flag(yes) => out.push(yes.into()),
        Value::Word(word) => out.push(word.map_or_else(i64::from, |_| 0)),
        Value::Record(record) => (0..record.shape().fields.len()).for_each(|i| number(record.value(i), out)),
        Value::List(list) => (0..list.count()).for_each(|i| number(list.item(i), out)),
        Value::Nothing | Value::Absent => {}
    }
}

/// Returns the number of numbers of a field; `None` for a field that has no numbers.
fn width(kind: &Kind) -> Option<Option<usize>> {
    match kind {
        Kind::Int { .. } | Kind::Flag => Some(None),
        Kind::Array(Kind::Int { .. }, count) => Some(Some(*count)),
        _ => None,
    }
}

// An operation over columns: each keyword is a field of the question, or of a record in it, as a number or an array;
// all are broadcast against one another. The answer is a dict of arrays, one for each field of the answer; a field
// that holds several numbers has them along a last axis. A row's answer depends on nothing but that row. (No documentation,
// which would hide `__doc__`.)
#[pyclass(frozen, module = "grognard._native")]
pub struct Batch {
    operation: &'static binding::Operation,
    places: Vec<Place>,
    answer: &'static Shape,
}

struct Column {
    place: usize,
    values: Vec<i64>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (name, /))]
    fn new(py: Python<'_>, name: &str) -> PyResult<Self> {
        let unknown = || fault(py, FaultCode::UnknownOperation, name);
        let operation = operation::all().find(|o| o.name == name).ok_or_else(unknown)?;
        let answer = operation.answer.ok_or_else(unknown)?;
        let lists = |field: &Field| matches!(field.kind, Kind::List(_) | Kind::View(_));
        if operation.question.fields.iter().any(lists) || !answer.fields.iter().all(|f| width(&f.kind).is_some()) {
            return Err(unknown());
        }
        let mut all = Vec::new();
        places(operation.question, &[], "", &mut all);
        Ok(Batch { operation, places: all, answer })
    }
    #[pyo3(signature = (**columns))]
    fn __call__<'py>(&self, py: Python<'py>, columns: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyDict>> {
        let numpy = py.import("numpy")?;
        let (mut indexes, mut arrays) = (Vec::new(), Vec::new());
        for (name, value) in columns.into_iter().flatten() {
            let name: String = name.extract()?;
            let index = self.places.iter().position(|p| p.field.name == name);
            let index = index.ok_or_else(|| fault(py, FaultCode::UnknownField, &name))?;
            arrays.push(self.column(&numpy, &self.places[index], &value)?);
            indexes.push(index);
        }
        for (index, place) in self.places.iter().enumerate() {
            if place.field.required && !indexes.contains(&index) {
                return Err(fault(py, FaultCode::MissingField, &place.name));
            }
        }
        let wide = numpy.call_method1("broadcast_arrays", PyTuple::new(py, &arrays)?)?;
        let (mut shape, mut rows, mut read) = (Vec::<usize>::new(), 1, Vec::new());
        for (place, array) in indexes.into_iter().zip(wide.try_iter()?) {
            let array = array?;
            shape = array.getattr("shape")?.extract()?;
            let flat = numpy.call_method1("ascontiguousarray", (array.call_method0("ravel")?,))?;
            let values = PyBuffer::<i64>::get(&flat)?.to_vec(py)?;
            rows = values.len();
            read.push(Column { place, values });
        }
        let answers = py.detach(|| guard(self.operation.name, || self.run(&read, rows)));
        let answers = answers.map_err(|misread| raise(py, &misread))?;
        self.hand_out(&numpy, &shape, &answers)
    }
    #[getter]
    fn __name__(&self) -> String {
        format!("{}_batch", self.operation.name.rsplit('.').next().unwrap_or(""))
    }
    #[getter]
    fn __doc__(&self) -> String {
        let columns: Vec<&str> = self.places.iter().map(|p| p.field.name).collect();
        format!("{} Takes and returns columns.\n\nColumns: {}.", self.operation.doc, columns.join(", "))
    }
    fn __repr__(&self) -> String {
        format!("<batch of {}>", self.operation.name)
    }
    /// A batch in a class is not bound to an instance.
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        _instance: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (&'static str,)) {
        (slf.get_type().into_any(), (slf.get().operation.name,))
    }
}

impl Batch {
    /// A column as an array of 64-bit integers.
    fn column<'py>(
        &self,
        numpy: &Bound<'py, PyModule>,
        place: &Place,
        value: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = numpy.py();
        let wrong = |code| fault(py, code, &place.name);
        let array = numpy.call_method1("asarray", (value,)).map_err(|_| wrong(FaultCode::WrongType))?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        if !array.getattr("size")?.is_truthy()? {
            return array.call_method1("astype", ("int64",));
        }
        match (&place.field.kind, kind.as_str()) {
            (Kind::Word(vocabulary), "U" | "O" | "T") => codes(&array, vocabulary).map_err(|code| match code {
                Ok(code) => wrong(code),
                Err(err) => err,
            }),
            (Kind::Flag, "b") | (Kind::Int { .. } | Kind::Said { .. }, "i") => array.call_method1("astype", ("int64",)),
            (Kind::Int { .. } | Kind::Said { .. }, "u") => {
                let most = numpy.call_method1("iinfo", ("int64",))?.getattr("max")?;
                if array.call_method0("max")?.gt(most)? {
                    return Err(wrong(FaultCode::OutOfRange));
                }
                array.call_method1("astype", ("int64",))
            }
            _ => Err(wrong(FaultCode::WrongType)),
        }
    }
    /// Runs the operation on every row; returns each field of the answers as a column.
    fn run(&self, columns: &[Column], rows: usize) -> Result<Vec<Vec<i64>>, Misread> {
        let mut out: Vec<Vec<i64>> = self.answer.fields.iter().map(|_| Vec::new()).collect();
        for (field, column) in self.answer.fields.iter().zip(&mut out) {
            let wide = rows.saturating_mul(width(&field.kind).flatten().unwrap_or(1));
            // More rows than fit the memory.
            column.try_reserve_exact(wide).map_err(|_| Misread::new(FaultCode::OutOfRange, ""))?;
        }
        for row in 0..rows {
            let mut wrong = None;
            let asked = (self.operation.ask)(
                &mut |question| {
                    columns.iter().all(|column| {
                        let place = &self.places[column.place];
                        let fits = column.values.get(row).is_some_and(|v| put(question, &place.path, *v));
                        if !fits {
                            wrong = Some(Misread::new(FaultCode::OutOfRange, &place.name));
                        }
                        fits
                    })
                },
                false,
                &mut |answer, _, _| {
                    let Some(value) = answer.value else { return };
                    out.iter_mut().enumerate().for_each(|(index, column)| number(value.value(index), column));
                },
            );
            if let Some(mut misread) = asked.err().map(Misread::from).or(wrong) {
                misread.path = format!("[{row}].{}", misread.path);
                return Err(misread);
            }
        }
        Ok(out)
    }
    /// Returns the answers as a dict of arrays.
    fn hand_out<'py>(
        &self,
        numpy: &Bound<'py, PyModule>,
        shape: &[usize],
        answers: &[Vec<i64>],
    ) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(numpy.py());
        for (field, column) in self.answer.fields.iter().zip(answers) {
            let mut shape = shape.to_vec();
            shape.extend(width(&field.kind).flatten());
            let array = numpy.call_method1("empty", (column.len(), "int64"))?;
            PyBuffer::<i64>::get(&array)?.copy_from_slice(numpy.py(), column)?;
            dict.set_item(field.name, array.call_method1("reshape", (shape,))?)?;
        }
        Ok(dict)
    }
}

/// Words as codes.
fn codes<'py>(
    array: &Bound<'py, PyAny>,
    vocabulary: &Vocabulary,
) -> Result<Bound<'py, PyAny>, Result<FaultCode, PyErr>> {
    let numpy = array.py().import("numpy").map_err(Err)?;
    let mut codes = Vec::<i64>::new();
    let flat = array.call_method0("ravel").and_then(|a| a.call_method0("tolist")).map_err(Err)?;
    for word in flat.try_iter().map_err(Err)? {
        let word = word.map_err(Err)?;
        if word.is_none() {
            codes.push(0);
            continue;
        }
        let word = word.cast::<PyString>().map_err(|_| Ok(FaultCode::WrongType))?;
        let code = vocabulary.code(&word.to_string_lossy()).ok_or(Ok(FaultCode::UnknownWord))?;
        codes.push(code.into());
    }
    let shape = array.getattr("shape").map_err(Err)?;
    numpy.call_method1("array", (codes, "int64")).and_then(|codes| codes.call_method1("reshape", (shape,))).map_err(Err)
}
