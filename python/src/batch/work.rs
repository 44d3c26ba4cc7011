//! The work of a batch, without Python: rows in, rows out.

use super::answers::Column;
use crate::fault::guard;
use grognard_core::binding::{Answer, Misread, Operation, Series};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::reflect::{Means, Names, Reflect, Slot};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many numbers a memo holds at most.
const MEMO: usize = 1 << 21;

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
        Slot::Int(number) | Slot::Rule(number) | Slot::Measure(number, _) => number.put(value),
        // No item is -1.
        Slot::Item(number, item) if value == -1 => {
            let none = if item.first == 0 { number.bounds().1 } else { 0 };
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
    /// Asks these rows of a chunk's columns.
    pub fn rows(&self, columns: &[Vec<i64>], from: usize, to: usize, memo: &mut Memo) -> Part {
        let name = self.operation.name;
        let done = guard(name, || {
            let out = Vec::with_capacity((to - from).saturating_mul(self.width()));
            let mut run = Run {
                job: self,
                columns,
                memo,
                row: from,
                to,
                // The core takes the marks from places, so that such a question is filled anew for each row.
                anew: self.operation.question.has_places(),
                held: vec![],
                key: vec![],
                part: Part { out, wrong: None },
            };
            (self.operation.series)(&mut run);
            Ok(run.part)
        });
        done.unwrap_or_else(|misread| Part { out: Vec::new(), wrong: Some((from, misread)) })
    }
}

/// What came of some rows.
pub struct Part {
    /// Their numbers, row by row.
    pub out: Vec<i64>,
    /// The first fault that ended it, and its row.
    pub wrong: Option<(usize, Misread)>,
}

/// Rows that were answered before: a row that repeats is solved once, as long as its place is not taken by another.
pub struct Memo {
    keys: Vec<i64>,
    values: Vec<i64>,
    used: Vec<bool>,
    slots: usize,
}

impl Memo {
    /// For so many rows of so many columns, and as many numbers of answers each.
    pub fn new(rows: usize, columns: usize, width: usize) -> Self {
        let most = (MEMO / (columns + width)).max(1);
        let slots = rows.saturating_mul(2).clamp(1, most).next_power_of_two();
        let of = |count: usize| vec![0; slots.saturating_mul(count)];
        Memo { keys: of(columns), values: of(width), used: vec![false; slots], slots }
    }
    fn slot(&self, key: &[i64]) -> usize {
        let mix =
            |hash: u64, value: &i64| (hash.rotate_left(5) ^ value.cast_unsigned()).wrapping_mul(0x517c_c1b7_2722_0a95);
        let hash = key.iter().fold(0, mix);
        usize::try_from((hash >> 32) & (self.slots as u64 - 1)).unwrap_or(0)
    }
    fn known(&self, slot: usize, key: &[i64], width: usize) -> Option<&[i64]> {
        let same = *self.used.get(slot)? && self.keys.get(slot * key.len()..(slot + 1) * key.len())? == key;
        if same { self.values.get(slot * width..(slot + 1) * width) } else { None }
    }
    fn keep(&mut self, slot: usize, key: &[i64], value: &[i64]) {
        let keys = self.keys.get_mut(slot * key.len()..(slot + 1) * key.len());
        let values = self.values.get_mut(slot * value.len()..(slot + 1) * value.len());
        if let (Some(used), Some(keys), Some(values)) = (self.used.get_mut(slot), keys, values) {
            *used = true;
            keys.copy_from_slice(key);
            values.copy_from_slice(value);
        }
    }
}

struct Run<'a> {
    job: &'a Job,
    columns: &'a [Vec<i64>],
    memo: &'a mut Memo,
    row: usize,
    to: usize,
    /// Whether the question is filled anew for each row.
    anew: bool,
    /// The row that the question holds; empty if it is to be filled anew.
    held: Vec<i64>,
    /// The row as it was asked.
    key: Vec<i64>,
    part: Part,
}

impl Run<'_> {
    /// Notes a row's fault; true if it goes on.
    fn fault(&mut self, misread: Misread) -> bool {
        if self.job.raises {
            self.part.wrong = Some((self.row, misread));
            return false;
        }
        self.part.out.push(misread.code.number().into());
        self.part.out.push(0);
        self.job.wanted.iter().for_each(|column| column.take(None, &mut self.part.out));
        self.row += 1;
        true
    }
    fn slot(&self) -> usize {
        self.memo.slot(&self.key)
    }
}

impl Series for Run<'_> {
    fn next(&mut self, question: &mut dyn Reflect) -> bool {
        let job = self.job;
        while self.row < self.to && self.part.wrong.is_none() && !job.stop.load(Ordering::Relaxed) {
            self.key.clear();
            self.key.extend(self.columns.iter().map(|column| column.get(self.row).copied().unwrap_or(0)));
            if let Some(known) = self.memo.known(self.slot(), &self.key, job.width()) {
                self.part.out.extend_from_slice(known);
                self.row += 1;
                continue;
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
    fn take(&mut self, answer: Result<&Answer<'_>, Fault>) {
        match answer {
            Err(fault) => {
                self.fault(Misread::from(fault));
            }
            Ok(answer) => {
                let (begin, job) = (self.part.out.len(), self.job);
                self.part.out.extend([0, i64::from(answer.verdict.unwrap_or(true))]);
                job.wanted.iter().for_each(|column| column.take(answer.value, &mut self.part.out));
                let slot = self.slot();
                if let Some(value) = self.part.out.get(begin..) {
                    self.memo.keep(slot, &self.key, value);
                }
                self.row += 1;
            }
        }
    }
}
