//! Reading and writing records and lists by field name.

use super::code::Flag;
use super::shape::{Field, Item, Kind, Means, Shape, Whole};
#[cfg(feature = "bindings")]
use super::{keys::Settle, names::Names};
use crate::fault::Bounds;
use crate::fault::{Fault, Name};
use crate::measure::Measure;
use crate::word::Vocabulary;
use core::any::Any;

/// A record with reserved bytes.
pub(crate) trait Spare {
    /// Checks that they are 0.
    fn spared(&self) -> Result<(), Fault>;
}

/// A record or a question with fields that have a range.
pub(crate) trait Ranged {
    /// Checks them, in their order. What is 0 where the range begins later is absent.
    fn in_range(&self) -> Result<(), Fault>;
}

/// Checks the reserved bytes of all items of a list.
pub(crate) fn all_spared<T: Spare>(list: &[T], name: Name) -> Result<(), Fault> {
    crate::table::numbered(list).try_for_each(|(at, item)| item.spared().map_err(|fault| fault.in_list(name, at)))
}

/// A record whose fields can be read and written by name.
pub trait Reflect: Any {
    /// Returns the shape.
    fn shape(&self) -> &'static Shape;
    /// Returns the index of a field.
    fn find(&self, name: &str) -> Option<usize>;
    /// Returns the value of a field.
    fn value(&self, index: usize) -> Value<'_>;
    /// Returns the place of a field to write to.
    fn slot(&mut self, index: usize) -> Slot<'_>;
    /// Returns the record itself, for a binding that keeps parsed records.
    fn as_any(&self) -> &dyn Any;
    /// Returns the place of the field that must be 0, if the record has one. No binding shows it.
    #[cfg(feature = "bindings")]
    fn reserved(&mut self) -> Slot<'_> {
        Slot::Nothing
    }
    /// Reads the record from a text; a fault of it comes with the part that is wrong. `None` if it is not written as one.
    #[cfg(feature = "bindings")]
    fn read_text<'t>(&mut self, _text: &'t str) -> Option<Result<(), (crate::fault::FaultCode, &'t str)>> {
        None
    }
    /// Writes the record as a text; false if it is not written as one.
    #[cfg(feature = "bindings")]
    fn write_text(&self, _out: &mut dyn core::fmt::Write) -> bool {
        false
    }
    /// Takes the values of a counter's text. `None` if no counter prints some.
    #[cfg(feature = "bindings")]
    fn take_printed(&mut self, _text: &str) -> Option<Result<(), super::Misprint>> {
        None
    }
    /// Copies a parsed record into this one; returns false if it is of another type.
    fn copy_from(&mut self, _parsed: &dyn Any) -> bool {
        false
    }
    /// Sorts structures of lists for the core after they were read. The language counts from `base`.
    fn settle(&mut self, _base: u8) {}
    /// Returns the number from which the language of a question counts.
    fn base(&self) -> u8 {
        0
    }
    /// Returns the caller's names for the units of the question's board, or a fault of a reference in it.
    #[cfg(feature = "bindings")]
    fn names(&self) -> Result<Option<alloc::sync::Arc<Names>>, Fault> {
        Ok(None)
    }
}

/// The value of a field.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// There is no such field.
    Nothing,
    /// An absent word or number.
    Absent,
    /// A whole number.
    Int(i64),
    /// A rule's number; 0 for none.
    Rule(i64),
    /// Parts of a unit.
    Measure(i64, Measure),
    /// Several measures of one unit.
    Measures(&'a dyn Items, Measure),
    /// A reference to an item, and the largest value of its type.
    Item(i64, Item, i64),
    /// A place that is not none.
    Locus(Shown),
    /// An unsigned whole number of 64 bits.
    Wide(u64),
    /// A truth value.
    Flag(bool),
    /// A word, or a byte that is not the code of one.
    Word(Result<&'static str, u8>),
    /// A text: the bytes in front of the first zero.
    Text(&'a [u8]),
    /// A record.
    Record(&'a dyn Reflect),
    /// Several values of one kind.
    List(&'a dyn Items),
}

impl<'a> Value<'a> {
    /// Returns the number of values if there are several.
    pub fn count(&self) -> usize {
        match self {
            Value::List(list) | Value::Measures(list, ..) => list.count(),
            _ => 0,
        }
    }
    /// Returns one of several values.
    pub fn item(&self, index: usize) -> Value<'a> {
        match (self, index) {
            (Value::List(list), index) => list.item(index),
            (Value::Measures(list, measure), index) => measure.value(list.item(index)),
            _ => Value::Nothing,
        }
    }
}

/// What a binding shows of a place that is not none.
#[derive(Debug, Clone, Copy)]
pub struct Shown {
    /// Its number.
    pub number: u16,
    /// Its name, unless it is one of the caller's own or was said as a number.
    pub name: Option<&'static str>,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

/// Several values of one kind.
pub trait Items {
    /// Returns the number of values.
    fn count(&self) -> usize;
    /// Returns one of the values.
    fn item(&self, index: usize) -> Value<'_>;
}

/// The place of a field to write to.
pub enum Slot<'a> {
    /// There is no such field.
    Nothing,
    /// A whole number; the function refuses a value that does not fit.
    Int(&'a mut dyn Number),
    /// A rule's number; 0 for none.
    Rule(&'a mut dyn Number),
    /// Parts of a unit.
    Measure(&'a mut dyn Number, Measure),
    /// A growing list of measures of one unit.
    Measures(&'a mut dyn Grow, Measure),
    /// A fixed number of measures of one unit.
    MeasureArray(&'a mut dyn Slots, Measure),
    /// A reference to an item.
    Item(&'a mut dyn Number, Item),
    /// References to items.
    Items(&'a mut dyn Grow, Item),
    /// An unsigned whole number of 64 bits.
    Wide(&'a mut u64),
    /// A truth value.
    Flag(&'a mut Flag),
    /// The code of a word in a number of any width; 0 for none.
    Coded(&'a mut dyn Number, &'static Vocabulary),
    /// The code of a word.
    Word(&'a mut u8, &'static Vocabulary),
    /// A place's number, and the names that there are.
    Locus(&'a mut u16, &'static Vocabulary),
    /// The bytes of a text, with zeros after its end.
    Text(&'a mut [u8]),
    /// A record.
    Record(&'a mut dyn Reflect),
    /// A fixed number of values.
    Array(&'a mut dyn Slots),
    /// A growing list.
    List(&'a mut dyn Grow),
    /// A structure of lists.
    View(&'a mut dyn Share),
}

/// An integer of any width.
pub trait Number {
    /// Writes the value; returns false if it does not fit.
    fn put(&mut self, value: i64) -> bool;
    /// Makes it 0, or absent where it can be.
    fn clear(&mut self);
    /// Returns the lowest and the highest value.
    fn bounds(&self) -> Bounds;
}

/// A fixed number of places.
pub trait Slots {
    /// Returns the number of places.
    fn count(&self) -> usize;
    /// Returns whether one of them may be absent.
    fn may_be_absent(&self) -> bool;
    /// Returns one of the places.
    fn at(&mut self, index: usize) -> Slot<'_>;
}

/// A list that a binding fills.
pub trait Grow: Items {
    /// Removes all items.
    fn clear(&mut self);
    /// Appends an empty item, and returns its place.
    fn grow(&mut self) -> Slot<'_>;
    /// Appends a copy of a parsed record; returns false if it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
    /// Returns one of the existing places.
    fn at(&mut self, index: usize) -> Slot<'_>;
}

/// A structure of lists in a question. [`AsRef`] returns it sorted for the core.
pub trait Views<T>: AsRef<T> {
    /// Returns it as the caller gave it.
    fn given(&self) -> &T;
    /// Returns the caller's names for its units, or a fault of a reference within the lists.
    #[cfg(feature = "bindings")]
    fn names(&self) -> Result<alloc::sync::Arc<Names>, Fault>;
    /// The same, and behind them the units of a list of the question itself.
    #[cfg(feature = "bindings")]
    fn names_with(&self, question: &dyn Settle) -> Result<alloc::sync::Arc<Names>, Fault>;
    /// What their units are called where the core takes the lists as the caller gave them, and behind them the units of a
    /// list of the question itself.
    #[cfg(feature = "bindings")]
    fn given_names(&self, question: &dyn Settle) -> alloc::sync::Arc<Names>;
}

/// A structure of lists that a binding reads, or takes as parsed before.
pub trait Share {
    /// Takes a parsed structure; returns false if it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
    /// Returns empty lists to fill.
    fn fresh(&mut self) -> &mut dyn Reflect;
    /// Sorts the lists for the core. The language counts from `base`.
    fn settle(&mut self, base: u8);
}

impl Measure {
    /// Returns a number as a value with this measure.
    fn value(self, value: Value<'_>) -> Value<'_> {
        match value {
            Value::Int(number) => Value::Measure(number, self),
            value => value,
        }
    }
}

/// Returns a text as bindings show it: its bytes in front of the first zero. What is no UTF-8 ends it.
pub fn text(bytes: &[u8]) -> &str {
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let bytes = bytes.get(..end).unwrap_or_default();
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(wrong) => bytes.get(..wrong.valid_up_to()).and_then(|valid| core::str::from_utf8(valid).ok()).unwrap_or(""),
    }
}

impl Whole {
    /// Returns the number of all cases of a record's field; `None` if the record has no such number.
    pub fn of(self, record: &dyn Reflect) -> Option<u64> {
        match self {
            Whole::Fixed(number) => Some(number),
            Whole::Field(name) => match record.value(record.find(name)?) {
                Value::Int(number) => u64::try_from(number).ok(),
                Value::Wide(number) => Some(number),
                _ => None,
            },
        }
    }
}

impl Field {
    /// Returns the vocabulary of the word that an amount of a record is the code of. The code of the word beside it, which says
    /// so, comes with it. `None` if the amount is a number.
    pub fn coded_in(&self, record: &dyn Reflect) -> Option<(u8, &'static Vocabulary)> {
        let Means::MeasureBy(name) = self.means else { return None };
        let index = record.find(name)?;
        let Kind::Word(beside) = record.shape().fields.get(index)?.kind else { return None };
        let Value::Word(Ok(word)) = record.value(index) else { return None };
        let code = beside.code(word)?;
        beside.coded(code).map(|of| (code, of))
    }
}

impl Means {
    /// Returns the value of a field with this meaning.
    pub fn value<'a>(self, value: Value<'a>, kind: &Kind) -> Value<'a> {
        match (self, value, kind) {
            (Means::Rule, Value::Int(number), _) => Value::Rule(number),
            (Means::Coded(vocabulary), Value::Int(number), _) => vocabulary.coded_value(number),
            (Means::Item(item), Value::Int(number), Kind::Int { max, .. }) => Value::Item(number, item, *max),
            (Means::Measure(measure), value @ Value::Int(_), Kind::Int { .. } | Kind::Said { .. }) => {
                measure.value(value)
            }
            (
                Means::Measure(measure),
                Value::List(list),
                Kind::Array(Kind::Int { .. }, _) | Kind::List(Kind::Int { .. }),
            ) => Value::Measures(list, measure),
            (_, value, _) => value,
        }
    }
    /// Returns the place of a field with this meaning.
    pub fn slot<'a>(self, slot: Slot<'a>) -> Slot<'a> {
        match (self, slot) {
            (Means::Rule, Slot::Int(number)) => Slot::Rule(number),
            (Means::Coded(vocabulary), Slot::Int(number)) => Slot::Coded(number, vocabulary),
            (Means::Measure(measure), Slot::Int(number)) => Slot::Measure(number, measure),
            (Means::Measure(measure), Slot::List(list)) => Slot::Measures(list, measure),
            (Means::Measure(measure), Slot::Array(places)) => Slot::MeasureArray(places, measure),
            (Means::Item(item), Slot::Int(number)) => Slot::Item(number, item),
            (Means::Item(item), Slot::List(list)) => Slot::Items(list, item),
            (_, slot) => slot,
        }
    }
}
