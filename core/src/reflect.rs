//! Records seen from outside: what lets a binding carry any record of any system into another language with one short
//! function to read and one to write, and lets one list of operations describe itself.
//!
//! A record is plain integers: any byte pattern is valid, so C may hand over whatever it has. A word is a one-byte
//! [`Code`] that [`Code::get`] parses; a truth value is a [`Flag`]; a number that must be said although 0 is one of its
//! values is a [`Said`]. Nothing here decides a rule.

use crate::fault::{Fault, FaultCode, Name};
use crate::table::numbered;
use core::any::Any;
use core::fmt;
use core::marker::PhantomData;

mod locus;
mod word;

pub use grognard_derive::{Question, Reflect, Words};
pub use locus::{Locus, Shown};
#[cfg(feature = "bindings")]
pub(crate) use locus::{MOST as MOST_PLACES, as_number, mark, unmark};
pub use word::{Vocabulary, Word};

impl Vocabulary {
    /// The value of a code as a field holds it.
    fn value(&self, code: u8) -> Value<'static> {
        match self.word(code) {
            None if code == 0 => Value::Absent,
            word => Value::Word(word.ok_or(code)),
        }
    }
}

/// A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
/// where its codes count from 1, a word that is not said.
#[repr(transparent)]
pub struct Code<W>(pub u8, PhantomData<W>);

impl<W: Word> Code<W> {
    /// The code of a word.
    #[inline]
    pub fn new(word: W) -> Self {
        Code(word.code(), PhantomData)
    }
    /// The word, unless the byte stands for none.
    #[inline]
    pub fn get(self) -> Option<W> {
        W::of(self.0)
    }
    /// The word of a field. Faults with `missing_field` if it is not said, with `unknown_word` if the byte is the code of
    /// no word.
    #[inline]
    pub fn said(self, field: Name) -> Result<W, Fault> {
        self.get().ok_or_else(|| no_word(self.0, field))
    }
}

#[cold]
fn no_word(code: u8, field: Name) -> Fault {
    Fault::new(if code == 0 { FaultCode::MissingField } else { FaultCode::UnknownWord }, field)
}

impl<W> Code<W> {
    /// A byte as it came.
    #[inline]
    pub const fn raw(code: u8) -> Self {
        Code(code, PhantomData)
    }
}

impl<W> Clone for Code<W> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<W> Copy for Code<W> {}
impl<W> Default for Code<W> {
    #[inline]
    fn default() -> Self {
        Code(0, PhantomData)
    }
}
impl<W> PartialEq for Code<W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<W> Eq for Code<W> {}
impl<W> core::hash::Hash for Code<W> {
    fn hash<S: core::hash::Hasher>(&self, state: &mut S) {
        self.0.hash(state);
    }
}
impl<W: Word> fmt::Debug for Code<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match W::VOCABULARY.word(self.0) {
            Some(word) => f.write_str(word),
            None => write!(f, "{}?", self.0),
        }
    }
}

/// A number that must be said although 0 is one of its values: a rating, a printed strength. The integer 0 stands for a
/// number that is not said, the type's largest value for the number 0, every other value for itself.
///
/// ```
/// use grognard_core::reflect::Said;
/// type Rating = Said<i8>;
/// assert_eq!((Rating::default().get(), Rating::new(0).get(), Rating::new(-2).get()), (None, Some(0), Some(-2)));
/// assert_eq!((Rating::new(0).0, Rating::new(-2).0), (127, -2));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Said<T>(pub T);

macro_rules! said {
    ($($t:ty),*) => { $(
        impl Said<$t> {
            /// The greatest number that can be said: one less than the type's largest value.
            pub const MAX: $t = <$t>::MAX.wrapping_sub(1);
            /// A number; one beyond [`Self::MAX`] becomes that.
            #[inline]
            pub const fn new(number: $t) -> Self {
                match number {
                    0 => Said(<$t>::MAX),
                    <$t>::MAX => Said(Self::MAX),
                    _ => Said(number),
                }
            }
            /// The number, if it is said.
            #[inline]
            pub const fn get(self) -> Option<$t> {
                match self.0 {
                    0 => None,
                    <$t>::MAX => Some(0),
                    number => Some(number),
                }
            }
            /// The number of a field. Faults with `missing_field` if it is not said.
            #[inline]
            pub fn said(self, field: Name) -> Result<$t, Fault> {
                self.get().ok_or_else(|| no_word(0, field))
            }
        }
        impl From<$t> for Said<$t> {
            #[inline]
            fn from(number: $t) -> Self {
                Self::new(number)
            }
        }
        impl fmt::Debug for Said<$t> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.get() {
                    Some(number) => fmt::Debug::fmt(&number, f),
                    None => f.write_str("not said"),
                }
            }
        }
        impl Number for Said<$t> {
            fn put(&mut self, value: i64) -> bool {
                match <$t>::try_from(value) {
                    Ok(v) if v <= Self::MAX => { *self = Self::new(v); true }
                    _ => false,
                }
            }
            fn bounds(&self) -> (i64, i64) {
                (<$t>::MIN.into(), Self::MAX.into())
            }
        }
        impl Part for Said<$t> {
            #[allow(clippy::cast_possible_wrap, clippy::cast_lossless, reason = "bounds of the type itself")]
            const KIND: Kind = Kind::Said { min: <$t>::MIN as i64, max: Self::MAX as i64 };
            fn value(&self) -> Value<'_> {
                self.get().map_or(Value::Absent, |n| Value::Int(i64::from(n)))
            }
            fn slot(&mut self) -> Slot<'_> {
                Slot::Int(self)
            }
        }
    )* };
}
said!(u8, u16, i8);

/// A truth value as it crosses a border: 0 is no, anything else yes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Flag(pub u8);

impl Flag {
    /// Yes.
    pub const YES: Flag = Flag(1);
    /// Whether it is yes.
    #[inline]
    pub const fn is_set(self) -> bool {
        self.0 != 0
    }
}
impl From<bool> for Flag {
    #[inline]
    fn from(yes: bool) -> Self {
        Flag(yes as u8)
    }
}
impl fmt::Debug for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.is_set(), f)
    }
}

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
    /// The number of a thing that may have a name in the vocabulary, or none: a [`Locus`].
    Locus(&'static Vocabulary),
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
    /// Whether a field of this kind may hold nothing: a word or a number that is not said, or no place.
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
    /// A place that is not none.
    Locus(Shown),
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
    /// A place's number, and the names that there are.
    Locus(&'a mut u16, &'static Vocabulary),
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

/// Lists that belong together and can be put in order.
pub trait Settle {
    /// Whether the lists that are marked `#[ordered]` are in order.
    fn is_settled(&self) -> bool;
    /// The first item whose key an item before it in the list has, in a list that is in order and has none twice.
    fn twice(&self) -> Option<Fault>;
    /// The name of a list in a fault of a question that has these lists as its board.
    fn in_board(list: &str) -> Name
    where
        Self: Sized;
    /// Whether the list that is marked `#[places]` holds any: then places are the caller's own, and have no names.
    fn has_own_places(&self) -> bool;
    /// Shows the ids of the list that is marked `#[named]`, if there is one.
    #[cfg(feature = "bindings")]
    fn ids(&self, show: &mut dyn FnMut(&[u32]));
    /// Puts the lists that are marked `#[ordered]` in order, items of one key in the order in which they were. Says of
    /// each list where every item was before.
    #[cfg(feature = "bindings")]
    fn settle(&mut self, moved: &mut dyn FnMut(&'static str, &[usize]));
}

/// An item that has an id.
pub trait Named {
    /// The host's own number for it; 0 for none.
    fn id(&self) -> u32;
}

/// An item of a list that is kept in order.
pub trait Ordered {
    /// Whether no two items may have one key.
    const UNIQUE: bool = false;
    /// What the list is ordered by.
    fn key(&self) -> u64;
}

/// A fault of the first item whose key the item before it has, in a list that is in order.
pub fn twice<T: Ordered>(list: &[T], name: Name, field: Name) -> Option<Fault> {
    let mut pairs = (1..list.len()).zip(list.windows(2)).filter(|_| T::UNIQUE);
    let (at, _) = pairs.find(|(_, pair)| matches!(pair, [a, b] if a.key() == b.key()))?;
    Some(Fault::new(FaultCode::Contradiction, field).in_list(name, at))
}

/// A fault of the first item that is not in its place, in a list that must be in order.
pub fn check_order<T: Ordered>(list: &[T], name: Name, field: Name) -> Result<(), Fault> {
    let mut last = None;
    for (at, item) in numbered(list) {
        let key = Some(item.key());
        if key < last {
            return Err(Fault::item(FaultCode::Unsorted, name, at));
        }
        if T::UNIQUE && key == last {
            return Err(Fault::new(FaultCode::Contradiction, field).in_list(name, at));
        }
        last = key;
    }
    Ok(())
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

/// How a binding holds the lists of a question.
pub trait Holder: Sized + 'static {
    /// A list of items.
    type List<T: Part + Copy + Default + 'static>: AsRef<[T]> + AsMut<[T]> + Clone + Default + Part + 'static;
    /// Lists that belong together.
    type Shared<T: Reflect + Described + Settle + Clone + Default + 'static>: Views<T>
        + Clone
        + Default
        + Part
        + 'static;
}

/// Something that can stand in a field.
pub trait Part {
    /// Its kind.
    const KIND: Kind;
    /// The value.
    fn value(&self) -> Value<'_>;
    /// The place.
    fn slot(&mut self) -> Slot<'_>;
}

macro_rules! integers {
    ($($t:ty),*) => { $(
        impl Number for $t {
            fn put(&mut self, value: i64) -> bool {
                match <$t>::try_from(value) {
                    Ok(v) => { *self = v; true }
                    Err(_) => false,
                }
            }
            fn bounds(&self) -> (i64, i64) {
                (<$t>::MIN.into(), <$t>::MAX.into())
            }
        }
        impl Part for $t {
            #[allow(clippy::cast_possible_wrap, clippy::cast_lossless, reason = "bounds of the type itself")]
            const KIND: Kind = Kind::Int { min: <$t>::MIN as i64, max: <$t>::MAX as i64 };
            fn value(&self) -> Value<'_> {
                Value::Int(i64::from(*self))
            }
            fn slot(&mut self) -> Slot<'_> {
                Slot::Int(self)
            }
        }
    )* };
}
integers!(u8, u16, u32, i8, i16, i32);

impl Part for u64 {
    const KIND: Kind = Kind::Wide;
    fn value(&self) -> Value<'_> {
        Value::Wide(*self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Wide(self)
    }
}

impl Part for Flag {
    const KIND: Kind = Kind::Flag;
    fn value(&self) -> Value<'_> {
        Value::Flag(self.is_set())
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Flag(self)
    }
}

impl<W: Word> Part for Code<W> {
    const KIND: Kind = Kind::Word(W::VOCABULARY);
    fn value(&self) -> Value<'_> {
        W::VOCABULARY.value(self.0)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Word(&mut self.0, W::VOCABULARY)
    }
}

impl<R: Reflect + Described> Part for R {
    const KIND: Kind = Kind::Record(R::SHAPE);
    fn value(&self) -> Value<'_> {
        Value::Record(self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Record(self)
    }
}

impl<T: Part, const N: usize> Items for [T; N] {
    fn count(&self) -> usize {
        N
    }
    fn item(&self, index: usize) -> Value<'_> {
        self.get(index).map_or(Value::Nothing, Part::value)
    }
}
impl<T: Part, const N: usize> Slots for [T; N] {
    fn count(&self) -> usize {
        N
    }
    fn may_be_absent(&self) -> bool {
        T::KIND.may_be_absent()
    }
    fn at(&mut self, index: usize) -> Slot<'_> {
        self.get_mut(index).map_or(Slot::Nothing, Part::slot)
    }
}
impl<T: Part, const N: usize> Part for [T; N] {
    const KIND: Kind = Kind::Array(&T::KIND, N);
    fn value(&self) -> Value<'_> {
        Value::List(self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Array(self)
    }
}

/// Whether items are in the order of their keys.
pub fn in_order<T: Ordered>(list: &[T]) -> bool {
    list.is_sorted_by_key(Ordered::key)
}

/// Sorts items by their keys, those of one key in the order in which they are; where each was.
#[cfg(feature = "bindings")]
pub fn put_in_order<T: Ordered + Copy>(list: &mut [T]) -> alloc::vec::Vec<usize> {
    let mut items: alloc::vec::Vec<(usize, T)> = list.iter().copied().enumerate().collect();
    items.sort_by_key(|(_, item)| item.key());
    for (place, (_, item)) in list.iter_mut().zip(&items) {
        *place = *item;
    }
    items.into_iter().map(|(was, _)| was).collect()
}

#[cfg(feature = "bindings")]
mod owned;
#[cfg(feature = "bindings")]
pub use owned::{Kept, List, Names, Owned, Shared};
