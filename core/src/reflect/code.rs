//! Fields of one value: words, truth values, and numbers that have no default.

use crate::fault::{Fault, FaultCode, Name};
use crate::word::Word;
use core::fmt;
use core::marker::PhantomData;

/// The code of a word, in one byte of any value. 0 is the vocabulary's first word, or, if its codes count from 1, an
/// absent word.
#[repr(transparent)]
pub struct Code<W>(pub u8, PhantomData<W>);

impl<W: Word> Code<W> {
    /// Creates the code of a word.
    pub fn new(word: W) -> Self {
        Code(word.code(), PhantomData)
    }
    /// Returns the word, or `None` if the byte is not the code of one.
    pub fn get(self) -> Option<W> {
        W::of(self.0)
    }
    /// Returns the unit of the amount beside the word, if it has one.
    pub fn measure(self) -> Option<super::Measure> {
        W::VOCABULARY.measure(self.0)
    }
    /// Returns the meaning of the amount beside the word.
    pub fn amount(self) -> super::Means {
        use super::Means;
        let coded = W::VOCABULARY.coded(self.0).map(Means::Coded);
        coded.or(self.measure().map(Means::Measure)).unwrap_or(Means::Number)
    }
    /// Returns the word of a field. The fault is `missing_field` if the word is absent, and `unknown_word` if the byte
    /// is not the code of a word.
    pub fn said(self, field: Name) -> Result<W, Fault> {
        self.get().ok_or_else(|| self.absent(field))
    }
    /// Returns the fault of a field whose word is absent or unknown.
    #[cold]
    pub(crate) fn absent(self, field: Name) -> Fault {
        #[cfg(feature = "details")]
        return no_such_word(self.0, field, W::ONE_OF);
        #[cfg(not(feature = "details"))]
        return no_word(self.0, field);
    }
}

/// The word or number of a field; where it is absent the function returns the fault. `said` and `?` do the same. This is
/// for what each unit of a question goes through: the fault is not looked at again, so that a function without one needs
/// no memory for it.
macro_rules! given {
    ($said:expr, $field:expr) => {
        match $said.get() {
            Some(given) => given,
            None => return Err($said.absent($field)),
        }
    };
}
pub(crate) use given;

/// Returns the fault of a word that is not there, with the words that would do.
// Apart from `no_word`, which is cold, so that callers may take this part in. A small program has it once.
#[cfg(feature = "details")]
#[cfg_attr(not(feature = "fast"), inline(never))]
fn no_such_word(code: u8, field: Name, words: Name) -> Fault {
    no_word(code, field).one_of(words)
}

#[cold]
#[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
fn no_word(code: u8, field: Name) -> Fault {
    Fault::new(if code == 0 { FaultCode::MissingField } else { FaultCode::UnknownWord }, field)
}

impl<W> Code<W> {
    /// Creates a code from any byte.
    pub const fn raw(code: u8) -> Self {
        Code(code, PhantomData)
    }
}

impl<W> Clone for Code<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Code<W> {}

impl<W> Default for Code<W> {
    fn default() -> Self {
        Code(0, PhantomData)
    }
}

impl<W> PartialEq for Code<W> {
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

/// A number without a default, for a field such as a rating or a printed strength where 0 is a value. The integer 0
/// means that the number is absent, the type's largest value is the number 0, and every other value is itself.
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
    ($($t:ty: $zero:literal),*) => { $(
        impl Said<$t> {
            /// The greatest possible number: one less than the type's largest value.
            pub const MAX: $t = <$t>::MAX.saturating_sub(1);
            /// Creates a number, limited to [`Self::MAX`].
            pub const fn new(number: $t) -> Self {
                match number {
                    0 => Said(<$t>::MAX),
                    <$t>::MAX => Said(Self::MAX),
                    _ => Said(number),
                }
            }
            /// Returns the number, or `None` if it is absent.
            pub const fn get(self) -> Option<$t> {
                match self.0 {
                    0 => None,
                    <$t>::MAX => Some(0),
                    number => Some(number),
                }
            }
            /// Returns the number of a field; the fault is `missing_field` if it is absent.
            pub fn said(self, field: Name) -> Result<$t, Fault> {
                self.get().ok_or_else(|| self.absent(field))
            }
            /// Returns the fault of a field whose number is absent.
            #[cold]
            pub(crate) fn absent(self, field: Name) -> Fault {
                let fault = no_word(0, field);
                #[cfg(feature = "details")]
                let fault = fault.zero_is(&$zero);
                fault
            }
        }
        impl From<$t> for Said<$t> {
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
said!(u8: "GROG_ZERO_U8", u16: "GROG_ZERO_U16", i8: "GROG_ZERO_I8");

/// The number of an item of a list, from 1; 0 for no item. Bindings count it as their language does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Nth(pub u8);

/// A truth value in one byte: 0 is false, anything else is true.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Flag(pub u8);

impl Flag {
    /// True.
    pub const YES: Flag = Flag(1);
    /// Returns whether it is true.
    pub const fn is_set(self) -> bool {
        self.0 != 0
    }
}

impl From<bool> for Flag {
    fn from(yes: bool) -> Self {
        Flag(yes as u8)
    }
}

impl fmt::Debug for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.is_set(), f)
    }
}
