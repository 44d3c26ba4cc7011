//! Records seen from outside: what lets a door carry any record of any system into another language with one short
//! function to read and one to write, and lets one list of operations describe itself.
//!
//! A record is plain integers: any byte pattern is valid, so C may hand over whatever it has. A word is a one-byte
//! [`Code`] that [`Code::get`] parses; a truth value is a [`Flag`]; a number that must be said although 0 is one of its
//! values is a [`Said`]. Nothing here decides a rule.

use crate::fault::{Fault, FaultCode, Name};
use core::any::Any;
use core::fmt;
use core::marker::PhantomData;

pub use grognard_derive::{Question, Reflect, Words};

/// A vocabulary and its documentation.
#[derive(Debug, Clone, Copy)]
pub struct Vocabulary {
    /// Name of the type.
    pub name: &'static str,
    /// The module that declares it.
    pub module: &'static str,
    /// What the vocabulary is about.
    pub doc: &'static str,
    /// Code of the first word: 0, or 1 where 0 stands for a word that is not said.
    pub first: u8,
    /// The words; a word's code is its place here, counted from `first`.
    pub words: &'static [&'static str],
    /// What each word means, in the order of `words`.
    pub docs: &'static [&'static str],
}

impl Vocabulary {
    /// The code of a word.
    pub fn code(&self, word: &str) -> Option<u8> {
        (self.first..).zip(self.words).find_map(|(code, w)| (*w == word).then_some(code))
    }
    /// The word of a code.
    pub fn word(&self, code: u8) -> Option<&'static str> {
        self.words.get(usize::from(code.checked_sub(self.first)?)).copied()
    }
    /// The value of a code as a field holds it.
    fn value(&self, code: u8) -> Value<'static> {
        match self.word(code) {
            None if code == 0 => Value::Absent,
            word => Value::Word(word.ok_or(code)),
        }
    }
    /// The system that it belongs to, or an empty text. Two systems may use one name.
    pub fn system(&self) -> &'static str {
        let mut parts = self.module.split("::").skip(1);
        parts.next().filter(|_| parts.next().is_some()).unwrap_or("")
    }
}

/// An enum whose values are words to a reader and one byte to C.
pub trait Word: Copy + 'static {
    /// The words.
    const VOCABULARY: &'static Vocabulary;
    /// The value of a code, if it has one.
    fn of(code: u8) -> Option<Self>;
    /// The code.
    fn code(self) -> u8;
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
/// assert_eq!((Said::<i8>::default().get(), Said::new(0i8).get(), Said::new(-2i8).get()), (None, Some(0), Some(-2)));
/// assert_eq!((Said::new(0i8).0, Said::new(-2i8).0), (127, -2));
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
    /// The record itself, for a door that keeps parsed records.
    fn as_any(&self) -> &dyn Any;
    /// Takes a copy of a parsed record, unless it is of another type.
    fn copy_from(&mut self, _parsed: &dyn Any) -> bool {
        false
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

/// A list that a door fills.
pub trait Grow {
    /// A further place, empty.
    fn grow(&mut self) -> Slot<'_>;
    /// Takes a copy of a parsed record as a further item, unless it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
}

/// Lists that belong together, which a door reads or takes as they were parsed before.
pub trait Share {
    /// Takes what was parsed before, unless it is of another type.
    fn take(&mut self, parsed: &dyn Any) -> bool;
    /// Empty lists, to be filled.
    fn fresh(&mut self) -> &mut dyn Reflect;
}

/// How a door holds the lists of a question.
pub trait Holder: Sized + 'static {
    /// A list of items.
    type List<T: Part + Copy + Default + 'static>: AsRef<[T]> + Clone + Default + Part + 'static;
    /// Lists that belong together.
    type Shared<T: Reflect + Described + Default + 'static>: AsRef<T> + Clone + Default + Part + 'static;
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

/// Lists of a question in memory of their own, for languages whose values the door must convert.
#[cfg(feature = "doors")]
mod owned {
    use super::{Described, Grow, Holder, Items, Kind, Part, Reflect, Shape, Share, Slot, Value};
    use alloc::sync::Arc;
    use alloc::vec::Vec;
    use core::any::Any;

    /// Holds lists in vectors.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Owned;

    /// A list that a door filled.
    #[derive(Debug, Clone, Default)]
    pub struct List<T>(pub Vec<T>);

    impl Holder for Owned {
        type List<T: Part + Copy + Default + 'static> = List<T>;
        type Shared<T: Reflect + Described + Default + 'static> = Shared<T>;
    }

    /// Lists that belong together: read for one question, or parsed before and shared.
    #[derive(Debug)]
    pub struct Shared<T> {
        own: T,
        parsed: Option<Arc<T>>,
    }

    impl<T: Default> Default for Shared<T> {
        fn default() -> Self {
            Shared { own: T::default(), parsed: None }
        }
    }
    impl<T: Default> Clone for Shared<T> {
        fn clone(&self) -> Self {
            Shared { own: T::default(), parsed: self.parsed.clone() }
        }
    }
    impl<T> AsRef<T> for Shared<T> {
        fn as_ref(&self) -> &T {
            self.parsed.as_deref().unwrap_or(&self.own)
        }
    }
    impl<T: Reflect + Described + Default + 'static> Share for Shared<T> {
        fn take(&mut self, parsed: &dyn Any) -> bool {
            self.parsed = parsed.downcast_ref::<Arc<T>>().cloned();
            self.parsed.is_some()
        }
        fn fresh(&mut self) -> &mut dyn Reflect {
            *self = Shared::default();
            &mut self.own
        }
    }
    impl<T: Reflect + Described + Default + 'static> Part for Shared<T> {
        const KIND: Kind = Kind::View(T::SHAPE);
        fn value(&self) -> Value<'_> {
            Value::Record(self.as_ref())
        }
        fn slot(&mut self) -> Slot<'_> {
            Slot::View(self)
        }
    }

    /// Lists that belong together, parsed once and kept: what a door hands out and takes back as a value of its own.
    #[derive(Debug, Default)]
    pub struct Kept<T>(Arc<T>);

    impl<T> Clone for Kept<T> {
        fn clone(&self) -> Self {
            Kept(self.0.clone())
        }
    }
    impl<T: Reflect + Described + Clone + 'static> Reflect for Kept<T> {
        fn shape(&self) -> &'static Shape {
            T::SHAPE
        }
        fn find(&self, name: &str) -> Option<usize> {
            self.0.find(name)
        }
        fn value(&self, index: usize) -> Value<'_> {
            self.0.value(index)
        }
        fn slot(&mut self, index: usize) -> Slot<'_> {
            Arc::make_mut(&mut self.0).slot(index)
        }
        fn as_any(&self) -> &dyn Any {
            &self.0
        }
        fn copy_from(&mut self, parsed: &dyn Any) -> bool {
            match parsed.downcast_ref::<Arc<T>>() {
                Some(same) => {
                    self.0 = same.clone();
                    true
                }
                None => false,
            }
        }
    }
    impl<T> AsRef<[T]> for List<T> {
        fn as_ref(&self) -> &[T] {
            &self.0
        }
    }
    impl<T: Part + Copy + Default + 'static> Part for List<T> {
        const KIND: Kind = Kind::List(&T::KIND);
        fn value(&self) -> Value<'_> {
            Value::List(self)
        }
        fn slot(&mut self) -> Slot<'_> {
            Slot::List(self)
        }
    }
    impl<T: Part> Items for List<T> {
        fn count(&self) -> usize {
            self.0.len()
        }
        fn item(&self, index: usize) -> Value<'_> {
            self.0.get(index).map_or(Value::Nothing, Part::value)
        }
    }
    impl<T: Part + Copy + Default + 'static> Grow for List<T> {
        fn grow(&mut self) -> Slot<'_> {
            self.0.push(T::default());
            self.0.last_mut().map_or(Slot::Nothing, Part::slot)
        }
        fn take(&mut self, parsed: &dyn Any) -> bool {
            parsed.downcast_ref::<T>().map(|same| self.0.push(*same)).is_some()
        }
    }
}
#[cfg(feature = "doors")]
pub use owned::{Kept, List, Owned, Shared};
