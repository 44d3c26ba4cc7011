//! Descriptions of operations and records, with the functions to use them.

use super::answer::Answer;
use super::told::Wrong;
use crate::dist::Percentile;
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Described, Field, Kept, Kind, Reflect, Settle, Shape};
use crate::ruling::Step;
use alloc::boxed::Box;
use core::fmt;

/// Reads a question into the given record. Returns false if it could not; the caller keeps the reason.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn Reflect) -> bool;
/// Receives an answer with its effects or rows and its trail.
pub type Take<'a> = &'a mut dyn FnMut(&Answer<'_>, &[&dyn Reflect], &[Step]);

/// What is wanted of an operation beside its answer.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// The steps that led to the answer.
    pub trail: bool,
    /// The most words of scratch memory that it may take: a larger question is the fault `out_of_range` of no field.
    pub most_words: usize,
    /// The index of a list's first item in the language: a game's trail has the numbers of units where others have indices.
    pub base: u8,
}

impl From<bool> for Wish {
    /// The trail, or not, and as much memory as it takes.
    fn from(trail: bool) -> Self {
        Wish { trail, most_words: usize::MAX, base: 0 }
    }
}

/// Source of questions and receiver of their answers, one after another.
pub trait Series {
    /// Fills the next question into the record of the one before. Returns false if there is none.
    fn next(&mut self, question: &mut dyn Reflect) -> bool;
    /// Receives the answer.
    fn take(&mut self, answer: Result<&Answer<'_>, Wrong>);
}

/// The description of an operation, and the function that runs it.
#[derive(Clone, Copy)]
pub struct Operation {
    /// The operation's name, such as `ocs.combat.assess`.
    pub name: &'static str,
    /// The documentation of the operation.
    pub doc: &'static str,
    /// The function that decides it, as the system's list names it: `super::combat::assess`.
    pub path: &'static str,
    /// The shape of the question.
    pub question: &'static Shape,
    /// The shape of the answer's value; `None` if the answer is a verdict only.
    pub answer: Option<&'static Shape>,
    /// Whether the operation decides if something is allowed.
    pub decides: bool,
    /// The shape of the effects or rows, if there are any.
    pub effects: Option<&'static Shape>,
    /// The name of that list: `effects`, or `rows`.
    pub list: &'static str,
    /// Whether the operation works in scratch memory.
    pub scratch: bool,
    /// Runs the operation.
    pub ask: fn(Fill<'_>, Wish, Take<'_>) -> Result<(), Wrong>,
    /// Makes an empty question.
    pub make: fn() -> Box<dyn Reflect + Send + Sync>,
    /// Runs the operation on one question after another in the same memory, without effects, rows or trail.
    pub series: fn(&mut dyn Series),
}

impl Operation {
    /// Whether its effects and its trail refer to units of the board, which bindings name by their ids.
    pub fn speaks_of_its_board(&self) -> bool {
        super::answer::speaks_of_its_board(self.question)
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The description of a record of the questions and answers.
#[derive(Clone, Copy)]
pub struct Record {
    /// The record's name, such as `ocs.Unit`.
    pub name: &'static str,
    /// The shape of the record.
    pub shape: &'static Shape,
    /// Creates an empty record.
    pub make: fn() -> Box<dyn Reflect + Send + Sync>,
    /// Copies a record.
    pub copy: fn(&dyn Reflect) -> Box<dyn Reflect + Send + Sync>,
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Describes a record.
pub const fn record<R: Reflect + Described + Copy + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(R::default())
    }
    fn copy<R: Reflect + Copy + Default + Send + Sync>(of: &dyn Reflect) -> Box<dyn Reflect + Send + Sync> {
        Box::new(of.as_any().downcast_ref::<R>().copied().unwrap_or_default())
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// Describes a structure of lists that is kept from question to question, such as a board.
pub const fn view<R: Reflect + Described + Settle + Clone + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Described + Settle + Clone + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(Kept::<R>::default())
    }
    fn copy<R: Reflect + Described + Settle + Clone + Default + Send + Sync>(
        of: &dyn Reflect,
    ) -> Box<dyn Reflect + Send + Sync> {
        let mut kept = Kept::<R>::default();
        kept.copy_from(of.as_any());
        Box::new(kept)
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// The records that belong to no system.
pub static RECORDS: &[Record] =
    &[record::<Hex>("Hex"), record::<Odds>("Odds"), record::<Percentile>("Percentile"), record::<Step>("Step")];

/// Returns the operation with this name.
pub fn operation(name: &str) -> Option<&'static Operation> {
    crate::OPERATIONS.iter().copied().flatten().find(|o| o.name == name)
}

/// Returns the description of a shape's record.
pub fn record_of(shape: &Shape) -> Option<&'static Record> {
    let records = || crate::RECORDS.iter().copied().flatten();
    // A record has one address; of a structure of lists there may be copies.
    let found = records().find(|r| core::ptr::eq(r.shape, shape));
    found.or_else(|| records().find(|r| r.shape.is_copy_of(shape)))
}

/// Whether a record of this shape is written with all its fields: an answer's or a row's, or one of no system. What a
/// caller makes is written without what has its default.
pub fn is_told_whole(shape: &Shape) -> bool {
    let operations = crate::OPERATIONS.iter().copied().flatten();
    let mut answers = operations.flat_map(|o| [o.answer, o.effects]).flatten();
    RECORDS.iter().any(|r| core::ptr::eq(r.shape, shape)) || answers.any(|answer| core::ptr::eq(answer, shape))
}

/// Returns the fields of a shape that hold lists.
pub fn lists(shape: &Shape) -> impl Iterator<Item = &Field> {
    shape.fields.iter().filter(|f| matches!(f.kind, Kind::List(_)))
}
