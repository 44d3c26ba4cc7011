//! Orders as a binding gives them: a line, a row of the choices, or a kind of order with its fields.

use super::asked::{Asked, Held};
use crate::binding::operation::Record;
use crate::fault::Fault;
use crate::reflect::{Field, Reflect, unmark};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// A kind of order.
#[derive(Debug, Clone, Copy)]
pub struct Verb {
    /// Its name, a word of [`GameKind::words`](super::GameKind::words).
    pub name: &'static str,
    /// The question that has its fields.
    pub asked: Asked,
    /// The fields that belong to it, in the order in which they may be given without their names.
    pub fields: &'static [&'static str],
    /// How many of these are required.
    pub required: usize,
    /// The field that may be said in words; empty for none.
    pub in_words: &'static str,
}

impl Verb {
    /// Returns the fields with their descriptions.
    pub fn described(&self) -> impl Iterator<Item = &'static Field> + '_ {
        self.fields.iter().filter_map(|name| self.asked.shape.fields.iter().find(|field| field.name == *name))
    }
}

/// The text in which an order is said; empty if it is said otherwise.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wording<'o> {
    /// The list whose index in a fault is a column of the text.
    pub list: &'static str,
    /// The text.
    pub text: &'o str,
}

/// An order.
pub enum Order {
    /// A line of text.
    Line(Box<str>),
    /// A row of the choices, and the dice of those that need them.
    Row(Held, Box<[u8]>),
    /// A kind of order with its fields, and the pieces in words if they are said so.
    Step(&'static Verb, Held, Option<Box<str>>),
}

impl Order {
    /// An order by a line.
    pub fn line(line: &str) -> Order {
        Order::Line(line.into())
    }
    /// An order by a row of the choices.
    pub fn row(mut row: Held, dice: Vec<u8>) -> Result<Order, Fault> {
        unmark(&mut *row, false)?;
        Ok(Order::Row(row, dice.into()))
    }
    /// An order of a kind, by the question that was read.
    pub fn step(verb: &'static Verb, mut question: Held, words: Option<Box<str>>) -> Result<Order, Fault> {
        unmark(&mut *question, false)?;
        Ok(Order::Step(verb, question, words))
    }
    /// Returns the text in which it is said: a line, or pieces in words.
    pub fn wording(&self) -> Wording<'_> {
        match self {
            Order::Line(text) => Wording { list: "line", text },
            Order::Step(verb, _, Some(text)) => Wording { list: verb.in_words, text },
            _ => Wording::default(),
        }
    }
    /// Returns the name of its kind, if it is said.
    pub fn verb(&self) -> Option<&'static str> {
        match self {
            Order::Step(verb, ..) => Some(verb.name),
            _ => None,
        }
    }
    /// Returns a copy of an order in a game whose rows of choices are of a record.
    pub fn copy(&self, rows: &Record) -> Order {
        match self {
            Order::Line(line) => Order::Line(line.clone()),
            Order::Row(row, dice) => Order::Row((rows.copy)(&**row), dice.clone()),
            Order::Step(verb, question, words) => {
                let mut held = (verb.asked.make)();
                held.copy_from(question.as_any());
                Order::Step(verb, held, words.clone())
            }
        }
    }
    /// Returns the record of a row or a step.
    pub fn record(&self) -> Option<&dyn Reflect> {
        match self {
            Order::Line(_) => None,
            Order::Row(record, _) | Order::Step(_, record, _) => Some(&**record),
        }
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Line(line) => f.write_str(line),
            Order::Row(..) => f.write_str("a row of the choices"),
            Order::Step(verb, ..) => f.write_str(verb.name),
        }
    }
}
