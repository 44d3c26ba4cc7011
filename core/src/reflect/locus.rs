//! Numbers of things that a table has names for.

use super::part::Part;
use super::record::{Shown, Slot, Value};
use super::shape::Kind;
use crate::word::{Vocabulary, Word};
use core::fmt;
use core::marker::PhantomData;

/// The number of a thing, counted from 1; 0 stands for none. The vocabulary `W` has the names of the things that the
/// library knows, by their numbers; a caller with things of his own uses numbers alone.
///
/// ```
/// use grognard_core::axis_allies::map::Site;
/// use grognard_core::reflect::Locus;
/// let egypt: Locus<Site> = Site::Egy.into();
/// assert_eq!((egypt.number(), Locus::<Site>::default().number()), (4, 0));
/// ```
#[repr(transparent)]
pub struct Locus<W>(pub u16, PhantomData<W>);

/// Marks a number in a record of a binding that was said as a number, and is shown as one. The core never sees it.
#[cfg(feature = "bindings")]
pub(super) const AS_NUMBER: u16 = 1 << 15;

impl<W> Locus<W> {
    /// The place of a number.
    pub const fn new(number: u16) -> Self {
        Locus(number, PhantomData)
    }
    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// The number of a place without its mark, and whether it has one.
pub(super) fn unmarked(number: u16) -> (u16, bool) {
    #[cfg(feature = "bindings")]
    return (number & !AS_NUMBER, number & AS_NUMBER != 0);
    #[cfg(not(feature = "bindings"))]
    (number, false)
}

/// The value of a place as a field holds it.
fn value(number: u16, vocabulary: &'static Vocabulary) -> Value<'static> {
    match unmarked(number) {
        (0, _) => Value::Absent,
        (number, true) => Value::Locus(Shown { number, name: None }),
        (number, false) => {
            Value::Locus(Shown { number, name: u8::try_from(number).ok().and_then(|code| vocabulary.word(code)) })
        }
    }
}

impl<W: Word> Part for Locus<W> {
    const KIND: Kind = Kind::Locus(W::VOCABULARY);
    fn value(&self) -> Value<'_> {
        value(self.0, W::VOCABULARY)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Locus(&mut self.0, W::VOCABULARY)
    }
}

impl<W: Word> From<W> for Locus<W> {
    fn from(word: W) -> Self {
        Locus::new(u16::from(word.code()))
    }
}
impl<W> From<u16> for Locus<W> {
    fn from(number: u16) -> Self {
        Locus::new(number)
    }
}
impl<W> Clone for Locus<W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<W> Copy for Locus<W> {}
impl<W> Default for Locus<W> {
    fn default() -> Self {
        Locus::new(0)
    }
}
impl<W> PartialEq for Locus<W> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<W> Eq for Locus<W> {}
impl<W> PartialEq<u16> for Locus<W> {
    fn eq(&self, other: &u16) -> bool {
        self.0 == *other
    }
}
impl<W: Word> PartialEq<W> for Locus<W> {
    fn eq(&self, other: &W) -> bool {
        self.0 == u16::from(other.code())
    }
}
impl<W> core::hash::Hash for Locus<W> {
    fn hash<S: core::hash::Hasher>(&self, state: &mut S) {
        self.0.hash(state);
    }
}
impl<W: Word> fmt::Debug for Locus<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.0).ok().and_then(|code| W::VOCABULARY.word(code)) {
            Some(name) => f.write_str(name),
            None => fmt::Debug::fmt(&self.0, f),
        }
    }
}
