//! The work of a batch, without Python: rows in, rows out.

use super::answers::{Column, Form};
use super::memo::{Table, Tag};
use crate::fault::{SCRATCH, guard};
use grognard_core::binding::{Answer, Misread, Operation, Series, Wrong};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Means, Names, Reflect, Slot};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// So many rows' numbers are put into their columns at a time.
const BLOCK: usize = 64;

/// Where a slot leads to; a list grows until it has the item.
pub fn step(slot: Slot<'_>, index: usize) -> Slot<'_> {
    match slot {
        Slot::Record(record) => record.slot(index),
        Slot::Array(places) => places.at(index),
        Slot::MeasureArray(places, measure) => Means::Measure(measure).slot(places.at(index)),
        Slot::List(list) => {
            while list.count() <= index {
                list.grow();
            }
            list.at(index)
        }
        _ => Slot::Nothing,
    }
}

/// The slot of a path.
pub fn walk<'a>(record: &'a mut dyn Reflect, path: &[usize]) -> Slot<'a> {
    let Some((first, rest)) = path.split_first() else { return Slot::Nothing };
    rest.iter().fold(record.slot(*first), |slot, index| step(slot, *index))
}

/// Writes a number into a slot, unless it does not fit. A measure is a number of parts; if its unit depends on a word,
/// of units.
pub fn put(slot: Slot<'_>, value: i64, by_word: bool, names: Option<&Names>) -> bool {
    match slot {
        Slot::Measure(number, measure) if by_word => {
            value.checked_mul(measure.parts.into()).is_some_and(|parts| number.put(parts))
        }
        Slot::Int(number) | Slot::Rule(number) | Slot::Measure(number, _) | Slot::Coded(number, _) => number.put(value),
        // No item is -1.
        Slot::Item(number, item) if value == -1 => {
            let none = if item.first == 0 { number.bounds().high } else { 0 };
            number.put(none)
        }
        Slot::Item(number, item) => {
            let place = match names {
                Some(names) if item.is_unit() => names.place(value),
                _ => Some(value),
            };
            place.is_some_and(|place| number.put(place.saturating_add(i64::from(item.first))))
        }
        // A place said as a number carries a mark.
        Slot::Locus(place, _) => u16::try_from(value).map(|value| *place = value).is_ok(),
        Slot::Wide(place) => {
            *place = value.cast_unsigned();
            true
        }
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

/// What is asked of every row.
pub struct Job {
    /// The operation.
    pub operation: &'static Operation,
    /// The question, in which the columns are filled row by row.
    pub question: Box<dyn Reflect + Send + Sync>,
    /// Where the columns go, what faults call the places, and whether their unit depends on a word.
    pub columns: Vec<(Vec<usize>, String, bool)>,
    /// What the units of the question's board are called.
    pub names: Option<Arc<Names>>,
    /// What is wanted of the answers.
    pub wanted: Vec<Column>,
    /// Whether the first fault ends it.
    pub raises: bool,
    /// Whether it is to end.
    pub stop: AtomicBool,
}

impl Job {
    /// How many numbers come of a row: the fault's code, whether it is allowed, and what is wanted.
    pub fn width(&self) -> usize {
        2 + self.wanted.iter().map(Column::width).sum::<usize>()
    }
    /// How many numbers of each column a row has, and whether they are bytes: the fault's code, whether it is allowed, and
    /// what is wanted.
    pub fn forms(&self) -> impl Iterator<Item = (usize, bool)> {
        let byte = |form| matches!(form, Form::Flag | Form::Word(_));
        [(1, true), (1, true)].into_iter().chain(self.wanted.iter().map(move |c| (c.width(), byte(c.form))))
    }
    /// Asks these rows of a piece's columns.
    pub fn rows(&self, columns: &[Vec<i64>], rows: usize, memo: &Table) -> Part {
        let name = self.operation.name;
        let mut row = 0;
        let done = guard(name, || {
            let mut run = Run {
                job: self,
                columns,
                memo,
                row: 0,
                to: rows,
                // The core takes the marks from places, so that such a question is filled anew for each row.
                anew: self.operation.question.has_places(),
                held: vec![],
                key: vec![],
                tag: Tag::of(&[]),
                known: 0,
                kept: 0,
                block: room(self.width().saturating_mul(BLOCK))?,
                part: Part {
                    cells: self
                        .forms()
                        .map(|(wide, byte)| Ok((wide, Cells::new(byte, rows * wide)?)))
                        .collect::<Result<_, Misread>>()?,
                    wrong: None,
                    known: 0,
                },
            };
            (self.operation.series)(&mut run);
            run.flush();
            memo.add(run.kept);
            row = run.row;
            run.part.known = run.known;
            Ok(run.part)
        });
        done.unwrap_or_else(|misread| Part { cells: Vec::new(), wrong: Some((row, misread)), known: 0 })
    }
}

/// Room for so many numbers, or the fault of memory, which becomes a `MemoryError`.
fn room<T>(count: usize) -> Result<Vec<T>, Misread> {
    let mut out = Vec::new();
    out.try_reserve_exact(count).map_err(|_| Misread::new(FaultCode::BufferTooSmall, SCRATCH))?;
    Ok(out)
}

/// The numbers of a column of some rows.
pub enum Cells {
    /// Words and truth values.
    Bytes(Vec<u8>),
    /// All else.
    Numbers(Vec<i64>),
}

impl Cells {
    fn new(byte: bool, count: usize) -> Result<Self, Misread> {
        Ok(if byte { Cells::Bytes(room(count)?) } else { Cells::Numbers(room(count)?) })
    }
    fn extend<'a>(&mut self, numbers: impl Iterator<Item = &'a i64>) {
        match self {
            Cells::Bytes(bytes) => bytes.extend(numbers.map(|number| u8::try_from(*number).unwrap_or(0))),
            Cells::Numbers(all) => all.extend(numbers),
        }
    }
}

/// What came of some rows.
pub struct Part {
    /// The columns, each with how many numbers of it a row has.
    pub cells: Vec<(usize, Cells)>,
    /// The first fault that ended it, and its row.
    pub wrong: Option<(usize, Misread)>,
    /// How many of its rows were known.
    pub known: usize,
}

struct Run<'a> {
    job: &'a Job,
    columns: &'a [Vec<i64>],
    memo: &'a Table,
    row: usize,
    to: usize,
    /// Whether the question is filled anew for each row.
    anew: bool,
    /// The row that the question holds; empty if it is to be filled anew.
    held: Vec<i64>,
    /// The row as it was asked, and its tag in the memo.
    key: Vec<i64>,
    tag: Tag,
    /// How many rows were known.
    known: usize,
    /// How many more rows the memo holds.
    kept: usize,
    /// The numbers of the last rows, row by row: few enough to stay near the processor until they go to their columns.
    block: Vec<i64>,
    part: Part,
}

impl Run<'_> {
    /// Notes a row's fault; true if it goes on.
    fn fault(&mut self, misread: Misread) -> bool {
        // A lack of memory is no fault of the row.
        if self.job.raises || misread.code == FaultCode::BufferTooSmall {
            self.part.wrong = Some((self.row, misread));
            return false;
        }
        self.block.push(misread.code.number().into());
        self.block.push(0);
        self.job.wanted.iter().for_each(|column| column.take(None, &mut self.block));
        self.done();
        true
    }
    /// A row's numbers are there.
    fn done(&mut self) {
        self.row += 1;
        if self.block.len() >= BLOCK * self.job.width() {
            self.flush();
        }
    }
    /// Puts the numbers of the last rows into their columns.
    fn flush(&mut self) {
        let (width, mut at) = (self.job.width(), 0);
        for (wide, cells) in &mut self.part.cells {
            cells.extend(self.block.chunks_exact(width).filter_map(|row| row.get(at..at + *wide)).flatten());
            at += *wide;
        }
        self.block.clear();
    }
}

impl Series for Run<'_> {
    fn next(&mut self, question: &mut dyn Reflect) -> bool {
        let job = self.job;
        while self.row < self.to && self.part.wrong.is_none() && !job.stop.load(Ordering::Relaxed) {
            self.key.clear();
            self.key.extend(self.columns.iter().map(|column| column.get(self.row).copied().unwrap_or(0)));
            if !self.memo.is_none() {
                self.tag = Tag::of(&self.key);
                if self.memo.known(self.tag, &self.key, &mut self.block) {
                    self.known += 1;
                    self.done();
                    continue;
                }
            }
            let whole = self.anew || self.held.is_empty();
            if whole {
                question.copy_from(job.question.as_any());
                self.held.clone_from(&self.key);
            }
            let columns = job.columns.iter().zip(&self.key).zip(&mut self.held);
            let mut wrong = None;
            for (((path, name, by_word), value), held) in columns {
                // What stands there stays; what an amount means may have changed with the word that it hangs on.
                if (whole || *by_word || *held != *value)
                    && !put(walk(question, path), *value, *by_word, job.names.as_deref())
                {
                    wrong = Some(name);
                    break;
                }
                *held = *value;
            }
            match wrong {
                None => return true,
                Some(name) => {
                    self.held.clear();
                    if !self.fault(Misread::new(FaultCode::OutOfRange, name)) {
                        return false;
                    }
                }
            }
        }
        false
    }
    fn take(&mut self, answer: Result<&Answer<'_>, Wrong>) {
        match answer {
            Err(wrong) => {
                self.fault(Misread::from(wrong));
            }
            Ok(answer) => {
                let (begin, job) = (self.block.len(), self.job);
                self.block.extend([0, i64::from(answer.verdict.unwrap_or(true))]);
                job.wanted.iter().for_each(|column| column.take(answer.value, &mut self.block));
                if !self.memo.is_none()
                    && let Some(value) = self.block.get(begin..)
                {
                    self.kept += usize::from(self.memo.keep(self.tag, &self.key, value));
                }
                self.done();
            }
        }
    }
}
