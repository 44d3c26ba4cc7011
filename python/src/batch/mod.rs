//! Many questions at once: columns in, columns out. numpy is imported when a batch is asked, not before.

mod answers;
mod input;
mod memo;
mod out;
mod work;

use crate::fault::{fault, give, quoted, raise, whole};
use crate::operation::{self, PATIENCE};
use crate::source::{More, Of, Trouble};
use grognard_core::binding::columns::{self, Found, Place};
use grognard_core::binding::{self, Contrary, Help, Misread, nearest, read_into, read_some};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Kind, Means, Reflect, Slot, Whole};
use memo::Memo;
use out::Out;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use work::{Job, Part, put, walk};

/// So many rows are read, answered and written at a time, by each thread, at most.
const PIECE: usize = 1 << 13;
/// More threads than any machine that this runs on has.
const MOST_THREADS: usize = 1024;

/// The places of an operation's question, made when the first batch asks.
fn places_of(operation: &'static binding::Operation) -> Arc<Vec<Place>> {
    type ByName = HashMap<&'static str, Arc<Vec<Place>>>;
    static ALL: Mutex<Option<ByName>> = Mutex::new(None);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_default();
    all.entry(operation.name).or_insert_with(|| Arc::new(columns::places(operation.question))).clone()
}

fn operation_of(py: Python<'_>, name: &str) -> PyResult<&'static binding::Operation> {
    operation::all().find(|o| o.name == name).ok_or_else(|| fault(py, FaultCode::UnknownOperation, name))
}

/// Asks an operation once for each row of columns that are broadcast against one another: a dict of columns.
#[pyfunction]
#[pyo3(signature = (name, columns, fields=None, errors="raise", threads=1, /))]
pub fn batch<'py>(
    py: Python<'py>,
    name: &str,
    columns: &Bound<'py, PyDict>,
    fields: Option<Vec<String>>,
    errors: &str,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    whole(py, || {
        let operation = operation_of(py, name)?;
        let places = places_of(operation);
        let raises = match errors {
            "raise" => true,
            "codes" => false,
            other => {
                let words = ["raise", "codes"].into_iter();
                return Err(raise(py, &Misread::unknown("errors", other, quoted(other), words, None)));
            }
        };
        let wanted = wanted(py, operation, fields)?;
        let numpy = py.import("numpy")?;
        let mut asked = Asked::new(&numpy, operation, &places, columns)?;
        let shapes = PyList::empty(py);
        for (_, column) in &asked.columns {
            shapes.append(pyo3::types::PyTuple::new(py, &column.shape)?)?;
        }
        let shape: Vec<usize> = numpy.getattr("broadcast_shapes")?.call1(shapes.to_tuple())?.extract()?;
        let rows = shape.iter().try_fold(1usize, |rows, size| rows.checked_mul(*size));
        let rows = rows.ok_or_else(|| fault(py, FaultCode::OutOfRange, ""))?;
        let given: Vec<_> = asked.columns.iter().map(|(at, _)| *at).collect();
        let by_word = |p: &Place| matches!(p.field.means, Means::MeasureBy(_));
        let place =
            |at: &usize| places.get(*at).map(|p| (p.path.clone(), p.dotted.clone(), by_word(p))).unwrap_or_default();
        let job = Arc::new(Job {
            operation,
            question: asked.question,
            columns: given.iter().map(place).collect(),
            names: asked.names,
            wanted,
            raises,
            stop: AtomicBool::new(false),
        });
        let out = Out::new(&numpy, &job, rows)?;
        run(py, &job, &mut asked.columns, &shape, rows, threads.clamp(1, MOST_THREADS), &out)?;
        out.close(&numpy, &job, &shape)
    })
}

/// The columns of the answers that are wanted: by their names, or those of a record.
fn wanted(
    py: Python<'_>,
    operation: &'static binding::Operation,
    fields: Option<Vec<String>>,
) -> PyResult<Vec<answers::Column>> {
    let mut all = operation.answer.map(answers::columns).unwrap_or_default();
    let Some(fields) = fields else {
        all.retain(|column| !column.asked);
        return Ok(all);
    };
    let is = |column: &answers::Column, field: &str| {
        if column.asked {
            return column.name == field;
        }
        column.name.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    for field in &fields {
        if field != "allowed" && !all.iter().any(|column| is(column, field)) {
            return Err(fault(py, FaultCode::UnknownField, &format!("fields: {field}")));
        }
    }
    all.retain(|column| fields.iter().any(|field| is(column, field)));
    Ok(all)
}

/// What is asked: the question that all rows share, and the columns.
struct Asked {
    question: Box<dyn Reflect + Send + Sync>,
    names: Option<Arc<grognard_core::reflect::Names>>,
    columns: Vec<(usize, input::Column)>,
}

impl Asked {
    fn new<'py>(
        numpy: &Bound<'py, PyModule>,
        operation: &'static binding::Operation,
        places: &[Place],
        given: &Bound<'py, PyDict>,
    ) -> PyResult<Self> {
        let py = numpy.py();
        let (mut wholes, mut parts) = (Vec::new(), Vec::new());
        let top = PyDict::new(py);
        for (name, value) in given {
            let name: String = name.extract()?;
            let at = found(py, places, &name)?;
            if value.is_none() {
                continue;
            }
            let Some(place) = places.get(at) else { continue };
            if parts.iter().chain(&wholes).any(|(other, _): &(usize, _)| *other == at) {
                let other = Contrary { path: place.dotted.clone(), value: None, why: "a field is given once".into() };
                let help = Help { other: Some(other), ..Help::default() };
                return Err(raise(py, &Misread { help, ..Misread::new(FaultCode::Contradiction, &name) }));
            }
            match place.kind {
                Kind::Text(_) | Kind::Record(_) | Kind::List(_) | Kind::View(_) | Kind::Array(..) => {
                    if place.path.len() == 1 {
                        top.set_item(place.field.name, &value)?;
                    }
                    wholes.push((at, value));
                }
                _ => parts.push((at, value)),
            }
        }
        let path = |at: &usize| places.get(*at).map_or(&[][..], |p| p.path.as_slice());
        missing(
            py,
            places,
            &wholes.iter().map(|(at, _)| path(at)).collect::<Vec<_>>(),
            &parts.iter().map(|(at, _)| path(at)).collect::<Vec<_>>(),
        )?;
        let mut question = (operation.make)();
        let trouble = Trouble::default();
        let result = fill(&mut *question, places, &top, &wholes, &parts, &trouble);
        if let Some(err) = trouble.take() {
            return Err(err);
        }
        result.map_err(|misread| raise(py, &misread))?;
        let names = question.names().map_err(|fault| raise(py, &Misread::from(fault)))?;
        let mut columns = Vec::new();
        // An amount whose unit depends on a word is put after the word.
        let by_word = |at: &usize| places.get(*at).is_some_and(|p| matches!(p.field.means, Means::MeasureBy(_)));
        parts.sort_by_key(|(at, _)| by_word(at));
        for (at, value) in &parts {
            let Some(place) = places.get(*at) else { continue };
            let column = input::column(numpy, place, value)?;
            match column.only(py)? {
                // One value for all rows is put where they start from.
                Some(value) => {
                    if !put(walk(&mut *question, &place.path), value, by_word(at), names.as_deref()) {
                        return Err(fault(py, FaultCode::OutOfRange, &place.dotted));
                    }
                }
                None => columns.push((*at, column)),
            }
        }
        Ok(Asked { question, names, columns })
    }
}

/// The place of a column's name.
fn found(py: Python<'_>, places: &[Place], name: &str) -> PyResult<usize> {
    match columns::find(places, name) {
        Found::One(at) => Ok(at),
        Found::None => {
            let names: Vec<&'static str> = places.iter().map(|p| p.field.name).collect();
            let help = Help { nearest: nearest(name, &names), ..Help::default() };
            Err(raise(py, &Misread { help, ..Misread::new(FaultCode::UnknownField, name) }))
        }
        Found::Many(_) => Err(fault(py, FaultCode::Contradiction, name)),
    }
}

/// Faults if something required is not given.
fn missing(py: Python<'_>, places: &[Place], wholes: &[&[usize]], parts: &[&[usize]]) -> PyResult<()> {
    let starts = |path: &[usize], outer: &[usize]| path.starts_with(outer);
    for place in places.iter().filter(|p| p.field.required && std::ptr::eq(p.kind, &raw const p.field.kind)) {
        let covered = wholes.iter().any(|whole| starts(&place.path, whole) || starts(whole, &place.path));
        let outer = place.path.split_last().map_or(&[][..], |(_, outer)| outer);
        let required = places.iter().any(|p| p.path == outer && p.field.required && p.shown);
        let active = outer.is_empty() || required || parts.iter().chain(wholes).any(|part| starts(part, outer));
        let asks = |p: &Place| p.field.required && p.within(&place.path);
        let later = matches!(place.kind, Kind::Record(_)) && places.iter().any(asks);
        if active && !covered && !later && !parts.iter().any(|part| starts(part, &place.path)) {
            return Err(fault(py, FaultCode::MissingField, &place.dotted));
        }
    }
    Ok(())
}

/// Fills what all rows share.
fn fill<'py>(
    question: &mut dyn Reflect,
    places: &[Place],
    top: &Bound<'py, PyDict>,
    wholes: &[(usize, Bound<'py, PyAny>)],
    parts: &[(usize, Bound<'py, PyAny>)],
    trouble: &Trouble,
) -> Result<(), Misread> {
    let more = More { fields: &[], others: Some(top) };
    read_some(question, &Of::question(None, &more, trouble))?;
    let mut given: Vec<(&Place, &Bound<'py, PyAny>)> =
        wholes.iter().filter_map(|(at, value)| places.get(*at).map(|p| (p, value))).collect();
    given.sort_by_key(|(place, _)| place.path.len());
    // A record of which only columns are given begins as one of which nothing is said.
    let none = More { fields: &[], others: None };
    for place in places.iter().filter(|p| matches!(p.kind, Kind::Record(_))) {
        let has_column = parts.iter().any(|(at, _)| places.get(*at).is_some_and(|p| p.within(&place.path)));
        let is_given = given.iter().any(|(p, _)| place.path.starts_with(&p.path));
        if has_column
            && !is_given
            && let Slot::Record(record) = walk(question, &place.path)
        {
            read_some(record, &Of::question(None, &none, trouble))?;
        }
    }
    for (place, value) in given {
        if place.path.len() > 1 {
            read_into(walk(question, &place.path), &Of::value(value, trouble)).map_err(|mut misread| {
                misread.path = if misread.path.is_empty() {
                    place.dotted.clone()
                } else {
                    format!("{}.{}", place.dotted, misread.path)
                };
                misread
            })?;
        }
    }
    Ok(())
}

/// Some rows on their way to a thread: the number of the piece, how many there are, and their columns.
type Task = (usize, usize, Vec<Vec<i64>>);
/// What a thread sends back.
type Done = (usize, Part);

/// Ends the threads' work when nobody waits for it any more.
struct Stop<'a>(&'a Job);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// Answers every row, a piece at a time, in threads of its own: this one hands out rows, takes answers in whatever order
/// they come, and looks for Ctrl-C.
fn run(
    py: Python<'_>,
    job: &Arc<Job>,
    columns: &mut [(usize, input::Column)],
    shape: &[usize],
    rows: usize,
    threads: usize,
    out: &Out,
) -> PyResult<()> {
    // Several pieces for each thread, so that they end together.
    let size = if threads == 1 { PIECE } else { PIECE.min(rows.div_ceil(threads * 8)).max(1) };
    let pieces = rows.div_ceil(size);
    // One thread has one piece at a time, and so one processor is at work; of several each has its next one ready.
    let most = if threads == 1 { 1 } else { threads * 2 };
    let (tasks, mut done) = work(job, threads.min(pieces), Memo::new(rows, columns.len(), job.width()))?;
    let _stop = Stop(job);
    let mut under_way: Vec<usize> = Vec::new();
    let mut next = 0;
    let mut wrong: Option<(usize, Misread)> = None;
    loop {
        while wrong.is_none() && next < pieces && under_way.len() < most {
            let (from, to) = (next * size, rows.min((next + 1) * size));
            let part: PyResult<_> = columns.iter_mut().map(|(_, c)| c.rows(py, shape, from, to)).collect();
            // No thread is left only after a panic, which ends in the fault below.
            let _ = tasks.send((next, to - from, part?));
            under_way.push(next);
            next += 1;
        }
        // The first fault is that of the first row: what comes before it is waited for.
        let before = |piece: &usize| wrong.as_ref().is_none_or(|(row, _)| piece * size < *row);
        if !under_way.iter().any(before) {
            break;
        }
        let (back, got) = wait(py, done);
        done = back;
        py.check_signals()?;
        match got {
            Ok((piece, part)) => {
                under_way.retain(|other| *other != piece);
                match part.wrong {
                    Some((row, misread)) if wrong.as_ref().is_none_or(|(first, _)| piece * size + row < *first) => {
                        wrong = Some((piece * size + row, misread));
                    }
                    Some(_) => {}
                    None => out.write(py, piece * size, &part.cells)?,
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Err(fault(py, FaultCode::Internal, job.operation.name)),
        }
    }
    let Some((row, mut misread)) = wrong else { return Ok(()) };
    if !shape.is_empty() && misread.code != FaultCode::BufferTooSmall {
        let dot = if misread.path.is_empty() { "" } else { "." };
        misread.path = format!("[{row}]{dot}{}", misread.path);
    }
    Err(raise(py, &misread))
}

/// Threads that answer pieces until there are no more.
fn work(job: &Arc<Job>, threads: usize, memo: Memo) -> PyResult<(Sender<Task>, Receiver<Done>)> {
    let (tasks, waiting) = mpsc::channel::<Task>();
    let (send, done) = mpsc::channel();
    let (waiting, memo) = (Arc::new(Mutex::new(waiting)), Arc::new(memo));
    for _ in 0..threads {
        let (job, send, waiting, memo) = (job.clone(), send.clone(), waiting.clone(), memo.clone());
        let work = move || {
            let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
            while let Ok((piece, rows, columns)) = next() {
                let (table, began) = (memo.table(), Instant::now());
                let part = job.rows(&columns, rows, &table);
                memo.note(&table, rows, part.known, began.elapsed());
                // Nobody waits any more after Ctrl-C.
                if send.send((piece, part)).is_err() {
                    break;
                }
            }
        };
        std::thread::Builder::new().name("grognard".to_owned()).spawn(work)?;
    }
    Ok((tasks, done))
}

/// Waits for a part, without the interpreter.
fn wait(py: Python<'_>, done: Receiver<Done>) -> (Receiver<Done>, Result<Done, RecvTimeoutError>) {
    py.detach(move || {
        let got = done.recv_timeout(PATIENCE);
        (done, got)
    })
}

/// The columns of an operation: for each the name, what is said of it, and whether it is required.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn batch_columns(py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
    give(py, || {
        let places = places_of(operation_of(py, name)?);
        let shown = places.iter().enumerate().filter(|(_, p)| p.shown && !matches!(p.kind, Kind::Record(_)));
        Ok(shown
            .map(|(at, p)| (columns::short(&places, at), crate::signature::describe_field(p.field), p.field.required))
            .collect::<Vec<_>>())
    })
}

/// A column of answers for Python: its name, what it counts parts of, how many parts make one, the number it is a part of.
type Counted = (String, Option<String>, u64, String);

/// The columns of an operation's answers: of each its name; the column that holds how many cases there are of which it
/// counts some, or nothing; by how much its numbers are divided to be chances or units, 0 if they are none; and the name of the
/// number of which it is one of the parts, or the empty text.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn batch_fields(py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
    give(py, || {
        let all = operation_of(py, name)?.answer.map(answers::columns).unwrap_or_default();
        let counted = |column: answers::Column| {
            let (whole, parts) = match column.means {
                Means::Share(Whole::Fixed(number)) => (None, number),
                Means::Share(Whole::Field(field)) if column.outer.is_empty() => (Some(field.to_owned()), 1),
                Means::Share(Whole::Field(field)) => (Some(format!("{}_{field}", column.outer)), 1),
                _ => (None, 0),
            };
            (column.name, whole, parts, if column.sum { column.outer } else { String::new() })
        };
        Ok(all.into_iter().filter(|column| !column.asked).map(counted).collect::<Vec<Counted>>())
    })
}
