//! Records, lists and places, read and filled by name.

use super::code::Flag;
#[cfg(feature = "bindings")]
use super::names::Names;
use super::shape::{Item, Kind, Means, Shape};
use super::word::Vocabulary;
use crate::fault::Fault;
use core::any::Any;

/// A record whose fields can be read and filled by name.
pub trait Reflect: Any {
    /// The shape.
    fn shape(&self) -> &'static Shape;
    /// The index of a field.
    fn find(&self, name: &str) -> Option<usize>;
    /// A field's value.
    fn value(&self, index: usize) -> Value<'_>;
    /// A field's place.
    fn slot(&mut self, index: usize) -> Slot<'_>;
    /// The record itself, for a binding that keeps parsed records.
    fn as_any(&self) -> &dyn Any;
    /// Takes a copy of a parsed record, unless it is of another type.
    fn copy_from(&mut self, _parsed: &dyn Any) -> bool {
        false
    }
    /// Puts what was filled in the order that the core wants, in lists that belong together. The language counts from
    /// `base`.
    fn settle(&mut self, _base: u8) {}
    /// What the units of the board are called, where this is a question about a board; or what is wrong with a reference
    /// in it.
    #[cfg(feature = "bindings")]
    fn names(&self) -> Result<Option<alloc::sync::Arc<Names>>, Fault> {
        Ok(None)
    }
}

/// What stands in a field.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// No such field.
    Nothing,
    /// A word or a number that is not said.
    Absent,
    /// A whole number.
    Int(i64),
    /// A rule's number; 0 for none.
    Rule(i64),
    /// A reference to an item, and the largest value of its type.
    Item(i64, Item, i64),
    /// A whole number of 64 bits without sign.
    Wide(u64),
    /// Yes or no.
    Flag(bool),
    /// A word, or the byte that is none.
    Word(Result<&'static str, u8>),
    /// A record.
    Record(&'a dyn Reflect),
    /// Several values.
    List(&'a dyn Items),
}

/// Several values of one kind.
pub trait Items {
    /// How many.
    fn count(&self) -> usize;
    /// One of them.
    fn item(&self, index: usize) -> Value<'_>;
}

/// Where a field's value goes.
pub enum Slot<'a> {
    /// No such field.
    Nothing,
    /// A whole number: hand it to the function, which refuses what does not fit.
    Int(&'a mut dyn Number),
    /// A rule's number; 0 for none.
    Rule(&'a mut dyn Number),
    /// A reference to an item.
    Item(&'a mut dyn Number, Item),
    /// References to items.
    Items(&'a mut dyn Grow, Item),
    /// A whole number of 64 bits without sign.
    Wide(&'a mut u64),
    /// Yes or no.
    Flag(&'a mut Flag),
    /// A word's code.
    Word(&'a mut u8, &'static Vocabulary),
    /// A record.
    Record(&'a mut dyn Reflect),
    /// A fixed number of values.
    Array(&'a mut dyn Slots),
    /// A list that grows.
    List(&'a mut dyn Grow),
    /// Several lists that belong together.
    View(&'a mut dyn Share),
}

/// An integer of some width.
pub trait Number {
    /// Takes the value, unless it does not fit.
    fn put(&mut self, value: i64) -> bool;
    /// The lowest and the highest value.
    fn bounds(&self) -> (i64, i64);
}

/// A fixed number of places.
pub trait Slots {
    /// How many.
    fn count(&self) -> usize;
    /// Whether one of them may hold nothing.
    fn may_be_absent(&self) -> bool;
    /// One of them.
    fn at(&mut self, index: usize) -> Slot<'_>;
}

/// A list that a binding fills.
pub trait Grow: Items {
    /// A further place, empty.
    fn grow(&mut self) -> Slot<'_>;
    /// Takes a copy of a parsed record as a further item, unless it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
    /// One of the places there are.
    fn at(&mut self, index: usize) -> Slot<'_>;
}

/// Lists that belong together, as a question holds them: [`AsRef`] gives them as the core wants them.
pub trait Views<T>: AsRef<T> {
    /// As the caller gave them.
    fn given(&self) -> &T;
    /// What their units are called, or what is wrong with a reference among them.
    #[cfg(feature = "bindings")]
    fn names(&self) -> Result<alloc::sync::Arc<Names>, Fault>;
}

/// Lists that belong together, which a binding reads or takes as they were parsed before.
pub trait Share {
    /// Takes what was parsed before, unless it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
    /// Empty lists, to be filled.
    fn fresh(&mut self) -> &mut dyn Reflect;
    /// Puts what was filled in the order that the core wants. The language counts from `base`.
    fn settle(&mut self, base: u8);
}

impl Means {
    /// The value of a field of which this is the meaning.
    pub fn value<'a>(self, value: Value<'a>, kind: &Kind) -> Value<'a> {
        match (self, value, kind) {
            (Means::Rule, Value::Int(number), _) => Value::Rule(number),
            (Means::Item(item), Value::Int(number), Kind::Int { max, .. }) => Value::Item(number, item, *max),
            (_, value, _) => value,
        }
    }
    /// The place of a field of which this is the meaning.
    pub fn slot<'a>(self, slot: Slot<'a>) -> Slot<'a> {
        match (self, slot) {
            (Means::Rule, Slot::Int(number)) => Slot::Rule(number),
            (Means::Item(item), Slot::Int(number)) => Slot::Item(number, item),
            (Means::Item(item), Slot::List(list)) => Slot::Items(list, item),
            (_, slot) => slot,
        }
    }
}
