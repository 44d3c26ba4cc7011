//! Operations and records, described and ready to be used.

use super::answer::Answer;
use crate::dist::Percentile;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Described, Field, Kept, Kind, Reflect, Settle, Shape};
use crate::ruling::Step;
use alloc::boxed::Box;
use core::fmt;

/// Reads a question into the record it is handed; false if it could not, the reason being kept by the caller.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn Reflect) -> bool;
/// Takes an answer: with it the effects and the trail.
pub type Take<'a> = &'a mut dyn FnMut(&Answer<'_>, &[&dyn Reflect], &[Step]);

/// One operation, described and ready to be asked.
#[derive(Clone, Copy)]
pub struct Operation {
    /// Its name: `ocs.combat.assess` for example.
    pub name: &'static str,
    /// What it answers, in a sentence.
    pub doc: &'static str,
    /// What it asks.
    pub question: &'static Shape,
    /// What it says, if more than a verdict.
    pub answer: Option<&'static Shape>,
    /// Whether it decides if something is allowed.
    pub decides: bool,
    /// What its effects are, or the rows of its answer, if it has any.
    pub effects: Option<&'static Shape>,
    /// What the list of them is called: `effects` for the host to apply, or `rows` of the answer.
    pub list: &'static str,
    /// Whether it works in memory that the asker lends.
    pub scratch: bool,
    /// Asks it; with a trail if wanted.
    pub ask: fn(Fill<'_>, bool, Take<'_>) -> Result<(), Fault>,
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A record that a host may hand over or be handed.
#[derive(Clone, Copy)]
pub struct Record {
    /// Its name: `ocs.Unit` for example.
    pub name: &'static str,
    /// Its shape.
    pub shape: &'static Shape,
    /// An empty one.
    pub make: fn() -> Box<dyn Reflect + Send + Sync>,
    /// A copy of one.
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

/// Describes lists that belong together, and are kept from question to question.
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

/// The operation of this name.
pub fn operation(name: &str) -> Option<&'static Operation> {
    crate::OPERATIONS.iter().copied().flatten().find(|o| o.name == name)
}

/// The description of a shape's record.
pub fn record_of(shape: &Shape) -> Option<&'static Record> {
    crate::RECORDS.iter().copied().flatten().find(|r| core::ptr::eq(r.shape, shape))
}

/// The fields of a shape that hold lists.
pub fn lists(shape: &Shape) -> impl Iterator<Item = &Field> {
    shape.fields.iter().filter(|f| matches!(f.kind, Kind::List(_)))
}
