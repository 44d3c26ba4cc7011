//! Fields of one value: words, truth values, and numbers that must be said.

use super::word::Word;
use crate::fault::{Fault, FaultCode, Name};
use core::fmt;
use core::marker::PhantomData;

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
