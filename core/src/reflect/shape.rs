//! Shapes of records: the kinds, meanings and documentation of fields.

use crate::fault::Bounds;
use crate::measure::Measure;
use crate::word::Vocabulary;

/// The kind of a field.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// A whole number within bounds.
    Int {
        /// The lowest value.
        min: i64,
        /// The highest value.
        max: i64,
    },
    /// A whole number within bounds, or absent: a `Said`.
    Said {
        /// The lowest value.
        min: i64,
        /// The highest value.
        max: i64,
    },
    /// An unsigned whole number of 64 bits: a count, or a chance in units of 1/2^63.
    Wide,
    /// A truth value.
    Flag,
    /// A word. May be absent if its codes count from 1.
    Word(&'static Vocabulary),
    /// The number of a thing that may have a name in the vocabulary, or none: a [`Locus`](super::Locus).
    Locus(&'static Vocabulary),
    /// Another record.
    Record(&'static Shape),
    /// A text of at most so many bytes.
    Text(usize),
    /// A fixed number of values of one kind.
    Array(&'static Kind, usize),
    /// A list in a borrowed slice.
    List(&'static Kind),
    /// A structure of several lists that the caller keeps from question to question, such as a board.
    View(&'static Shape),
}

impl Kind {
    /// Returns whether a field of this kind may be absent.
    pub const fn may_be_absent(&self) -> bool {
        match self {
            Kind::Said { .. } | Kind::Locus(_) => true,
            Kind::Word(vocabulary) => vocabulary.first > 0,
            _ => false,
        }
    }
    /// Whether a field of this kind holds places, those of a board aside.
    pub const fn has_places(&self) -> bool {
        match self {
            Kind::Locus(_) => true,
            Kind::Record(shape) => shape.has_places(),
            Kind::Array(of, _) | Kind::List(of) => of.has_places(),
            _ => false,
        }
    }
}

/// The meaning of the whole numbers of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Means {
    /// A plain number.
    Number,
    /// The number of a rule; 0 for none. Bindings show its id.
    Rule,
    /// A reference to an item of a list.
    Item(Item),
    /// Cases out of a whole.
    Share(Whole),
    /// Parts of a unit.
    Measure(Measure),
    /// The code of a word, 0 for none.
    Coded(&'static Vocabulary),
    /// As the word in another field of the record says: parts of its unit, the code of another word, or a plain number.
    MeasureBy(&'static str),
}

/// The number of all the cases of which a field counts some.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whole {
    /// A number that is always the same: 36, or 2^63 for a chance.
    Fixed(u64),
    /// The number in another field of the record.
    Field(&'static str),
}

impl Whole {
    /// Certainty, in units of 1/2^63.
    pub const CHANCE: Whole = Whole::Fixed(1 << 63);
}

/// A reference to an item of a list. Bindings count indices as their language does, show no item as the language's word
/// for none, and name a unit of a board ([`Item::UNITS`]) by its `id`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// The list, such as `attackers`; empty if it depends on the operation.
    pub list: &'static str,
    /// The number of the first item: 0, where the type's largest value means none; or 1, where 0 does.
    pub first: u8,
}

impl Item {
    /// The list of a board whose items are named by their `id`.
    pub const UNITS: &'static str = "board.units";
    /// Returns whether it is a unit of a board.
    pub const fn is_unit(&self) -> bool {
        let (mut list, mut units) = (self.list.as_bytes(), Item::UNITS.as_bytes());
        while let ([own, rest @ ..], [its, more @ ..]) = (list, units) {
            if *own != *its {
                return false;
            }
            (list, units) = (rest, more);
        }
        list.is_empty() && units.is_empty()
    }
    /// Returns the number that a binding shows for a field whose type's largest value is `most`, in a language that
    /// counts from `base`; `None` for no item.
    pub fn shown(&self, number: i64, most: i64, base: u8) -> Option<i64> {
        let base = if self.is_unit() { 0 } else { i64::from(base) };
        self.place(number, most).map(|place| place.saturating_add(base))
    }
    /// Returns the index, from 0, for a number in a field whose type's largest value is `most`; `None` for no item.
    pub fn place(&self, number: i64, most: i64) -> Option<i64> {
        match self.first {
            0 => (number < most).then_some(number),
            first => number.checked_sub(i64::from(first)).filter(|n| *n >= 0),
        }
    }
}

/// The field of a record that stands on a map which says where. Lists of a board are sorted by it.
pub const HEX: &str = "hex";

/// A field of a record.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// The field's name, the same in every language.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// Whether the field has no default.
    pub required: bool,
    /// Whether it may be left out, but not where the answer depends on it.
    pub when_needed: bool,
    /// The kind of the field.
    pub kind: Kind,
    /// The meaning of its whole numbers.
    pub means: Means,
    /// Whether it is a list that must be sorted.
    pub ordered: bool,
    /// Whether it is a board that the question accepts unsorted.
    pub as_given: bool,
    /// The list of places, a field beside it, through which references of its records count where it holds any; where it
    /// is empty, they are units of the board. Empty where this is not so.
    pub through: &'static str,
    /// Whether it is a list whose items have ids by which to refer to them.
    pub named: bool,
    /// Whether it is a list that, unless it is empty, says what the caller's own numbers of places mean.
    pub places: bool,
    /// Whether a record says by another of its fields if this one holds something; otherwise it is absent.
    pub optional: bool,
    /// Whether it is the number of steps that a search may take, which may be long.
    pub budget: bool,
    /// The range of its number, if that is narrower than its type's.
    pub range: Option<&'static Bounds>,
    /// What columns call an item of a list whose items are worked on one after another: the first `attacker`, the second
    /// `attacker2`. Empty where this is not so.
    pub one_by_one: &'static str,
}

impl Field {
    /// Returns whether a binding shows the field even if it has its default. A reference to the first item of a list is
    /// not the same as none, and the hex 0, 0 is a hex.
    pub fn is_always_told(&self) -> bool {
        self.required || self.name == HEX || matches!(self.means, Means::Item(Item { first: 0, .. }))
    }
    /// Returns its kind, where the bounds of a number are those of its range.
    pub fn kind_in_range(&self) -> Kind {
        match (self.kind, self.range) {
            (Kind::Int { .. }, Some(range)) => Kind::Int { min: range.low, max: range.high },
            (Kind::Said { .. }, Some(range)) => Kind::Said { min: range.low, max: range.high },
            (kind, _) => kind,
        }
    }
    /// Returns its default where that is a word: the vocabulary's first, where 0 is its code.
    pub fn usual_word(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Word(vocabulary) if vocabulary.first == 0 && !self.required => vocabulary.word(0),
            _ => None,
        }
    }
    /// Returns whether its share is a mean, which may be greater than 1, and no chance: the cases counted with what each
    /// loses.
    pub fn is_mean(&self) -> bool {
        let counts = matches!(self.means, Means::Share(_));
        counts
            && (self.name == "expected" || ["_expected", "_whole", "_rest"].iter().any(|end| self.name.ends_with(end)))
    }
    /// Returns whether the field may be absent.
    pub fn may_be_absent(&self) -> bool {
        self.optional
            || self.kind.may_be_absent()
            || matches!((self.means, self.kind), (Means::Rule | Means::Item(_), Kind::Int { .. }))
    }
}

/// The shape of a record.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// The record's name.
    pub name: &'static str,
    /// The record's documentation.
    pub doc: &'static str,
    /// The record's fields.
    pub fields: &'static [Field],
    /// Whether the record is one number: the sum of its fields, each a [`Means::Share`] of a fixed whole.
    pub sum: bool,
    /// Whether the record is a force: the number of units of each kind.
    pub force: bool,
    /// A text of such a record, if it may be given and is shown as one ([`Written`](super::Written)); else empty.
    pub written: &'static str,
    /// A text of what a counter prints of such a record, if some of its values may be given as one
    /// ([`Printed`](super::Printed)); else empty.
    pub printed: &'static str,
    /// Whether the unit of a field depends on a word in another field: [`Means::MeasureBy`].
    pub by_word: bool,
    /// Whether the record refers to units of a board, or a record within it does.
    pub mentions_units: bool,
    /// The fields whose absence from a mapping means something: bit n for field n. They are those without a default,
    /// the hex by which a list is sorted, and references for which none is not the first item.
    pub awaited: u128,
}

impl Shape {
    /// Returns a field's bit of [`Shape::awaited`].
    #[doc(hidden)]
    pub const fn bit(index: usize, needed: bool, means: Means) -> u128 {
        if needed || matches!(means, Means::Item(Item { first: 0, .. })) { 1 << index } else { 0 }
    }
    /// Returns whether a shape has the same name, documentation and fields. Of a structure of lists, such as a board, a
    /// program may hold several copies of the shape.
    pub fn is_copy_of(&self, other: &Shape) -> bool {
        let named = || self.fields.iter().map(|field| field.name).eq(other.fields.iter().map(|field| field.name));
        core::ptr::eq(self, other) || (self.name == other.name && self.doc == other.doc && named())
    }
    /// Returns whether a record of this shape, such as an example that an answer holds, has the lists of a structure of
    /// lists, and nothing else. It then serves as one.
    pub fn serves_as(&self, view: &Shape) -> bool {
        let same = |own: &Kind, other: &Kind| match (own, other) {
            (Kind::Record(own), Kind::Record(other)) => own.is_copy_of(other),
            (own, other) => core::mem::discriminant(own) == core::mem::discriminant(other),
        };
        let fits = |own: &Kind, other: &Kind| match (own, other) {
            (Kind::Array(own, _) | Kind::List(own), Kind::List(other)) => same(own, other),
            (own, other) => same(own, other),
        };
        let has = |field: &Field| self.fields.iter().any(|own| own.name == field.name);
        let known = |own: &Field| view.fields.iter().any(|of| of.name == own.name && fits(&own.kind, &of.kind));
        let lists = |field: &Field| matches!(field.kind, Kind::Array(..) | Kind::List(_));
        self.fields.iter().any(lists)
            && self.fields.iter().all(known)
            && view.fields.iter().filter(|field| field.required).all(has)
    }
    /// Whether the record holds places.
    pub const fn has_places(&self) -> bool {
        let mut rest = self.fields;
        while let [field, more @ ..] = rest {
            if field.kind.has_places() {
                return true;
            }
            rest = more;
        }
        false
    }
    /// Returns whether a field refers to units of a board, or its record does.
    #[doc(hidden)]
    pub const fn refers_to_units(means: &Means, kind: &Kind) -> bool {
        match (means, kind) {
            (Means::Item(item), _) => item.is_unit(),
            (_, Kind::Record(shape) | Kind::List(Kind::Record(shape))) => shape.mentions_units,
            _ => false,
        }
    }
}

/// A record whose shape is known without a value.
pub trait Described {
    /// The shape.
    const SHAPE: &'static Shape;
}
