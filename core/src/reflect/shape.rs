//! What a record and its fields are: kinds, meanings, documentation.

use super::word::Vocabulary;

/// What a field holds.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// A whole number between two bounds.
    Int {
        /// The lowest value.
        min: i64,
        /// The highest value.
        max: i64,
    },
    /// A whole number between two bounds, or none: a [`Said`].
    Said {
        /// The lowest value.
        min: i64,
        /// The highest value.
        max: i64,
    },
    /// A whole number of 64 bits without sign: a count, or a chance in units of 1/2^63.
    Wide,
    /// Yes or no.
    Flag,
    /// A word, or none where its codes count from 1.
    Word(&'static Vocabulary),
    /// Another record.
    Record(&'static Shape),
    /// A fixed number of values of one kind.
    Array(&'static Kind, usize),
    /// A list that the asker lends.
    List(&'static Kind),
    /// Several lists that belong together, a board for example, which the asker keeps from question to question.
    View(&'static Shape),
}

impl Kind {
    /// Whether a field of this kind may hold nothing: a word or a number that is not said.
    pub const fn may_be_absent(&self) -> bool {
        match self {
            Kind::Said { .. } => true,
            Kind::Word(vocabulary) => vocabulary.first > 0,
            _ => false,
        }
    }
}

/// What the whole number of a field, or each of a list of them, stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Means {
    /// Itself.
    Number,
    /// A rule, by its number; 0 for none. Bindings name it by its id.
    Rule,
    /// An item of a list, by its place.
    Item(Item),
}

/// A reference to an item of a list. Bindings count places as their language does, show no item as the language's word
/// for none, and name a unit of a board ([`Item::UNITS`]) by its `id`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// The list, `attackers` for example; empty where it depends on the operation.
    pub list: &'static str,
    /// The number of the first item: 0, and then the type's largest value stands for none; or 1, and then 0 does.
    pub first: u8,
}

impl Item {
    /// The list of a board whose items are named by their `id`.
    pub const UNITS: &'static str = "board.units";
    /// Whether it is a unit of a board.
    pub fn is_unit(&self) -> bool {
        self.list == Item::UNITS
    }
    /// What a binding shows for a number in a field whose type's largest value is `most`, where the language counts from
    /// `base`; nothing for none.
    pub fn shown(&self, number: i64, most: i64, base: u8) -> Option<i64> {
        let base = if self.is_unit() { 0 } else { i64::from(base) };
        self.place(number, most).map(|place| place.saturating_add(base))
    }
    /// The place of a number in a field whose type's largest value is `most`, from 0; nothing for none.
    pub fn place(&self, number: i64, most: i64) -> Option<i64> {
        match self.first {
            0 => (number < most).then_some(number),
            first => number.checked_sub(i64::from(first)).filter(|n| *n >= 0),
        }
    }
}

/// A field of a record.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name, the same in every language.
    pub name: &'static str,
    /// Its meaning, unit and range.
    pub doc: &'static str,
    /// Whether it has no default.
    pub required: bool,
    /// What it holds.
    pub kind: Kind,
    /// What the whole number in it stands for.
    pub means: Means,
    /// Whether it is a list of a board that is kept in order.
    pub ordered: bool,
    /// Whether it is a board that the question takes as it is given, its lists in order or not.
    pub as_given: bool,
}

impl Field {
    /// Whether a binding shows it even where it has its default: of an item, the first of a list is not the same as none.
    pub fn is_always_told(&self) -> bool {
        self.required || matches!(self.means, Means::Item(Item { first: 0, .. }))
    }
    /// Whether it may hold nothing.
    pub fn may_be_absent(&self) -> bool {
        self.kind.may_be_absent() || matches!((self.means, self.kind), (Means::Rule | Means::Item(_), Kind::Int { .. }))
    }
}

/// The shape of a record.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// The record's name.
    pub name: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// Its fields.
    pub fields: &'static [Field],
}

impl Shape {
    /// Whether the record refers to units of a board.
    pub fn mentions_units(&self) -> bool {
        self.fields.iter().any(|field| match (field.means, &field.kind) {
            (Means::Item(item), _) => item.is_unit(),
            (_, Kind::Record(shape) | Kind::List(Kind::Record(shape))) => shape.mentions_units(),
            _ => false,
        })
    }
}

/// A record that can describe itself without a value at hand.
pub trait Described {
    /// The shape.
    const SHAPE: &'static Shape;
}
