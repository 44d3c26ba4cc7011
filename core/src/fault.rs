//! What can be wrong with a question: one registry, the same number and word in every language.

use crate::reflect::{Word, Words};
use core::fmt;

/// What is wrong. Numbers are committed and never reused; 0 is no fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum FaultCode {
    /// Nothing is wrong.
    #[word("ok")]
    Ok,
    /// A list that must hold something is empty.
    Empty,
    /// A number lies outside its range.
    OutOfRange,
    /// A word is not in its vocabulary.
    UnknownWord,
    /// A measure is not a whole number of its parts, a strength not one of 1/11520.
    Inexact,
    /// A sum is too large.
    Overflow,
    /// A die shows no face of its kind.
    BadDie,
    /// A roll is missing.
    TooFewDice,
    /// A roll is left over.
    TooManyDice,
    /// A field without a default is missing.
    MissingField,
    /// There is no field of this name.
    UnknownField,
    /// A value of another type than the field's.
    WrongType,
    /// Two facts of the question contradict each other.
    Contradiction,
    /// The counter cannot be in this mode.
    ImpossibleMode,
    /// An answer is asked for out of its turn.
    NotNow,
    /// Bytes that must be zero are not.
    Reserved,
    /// A pointer is null.
    NullPointer,
    /// A structure's size is smaller than the oldest that is known, or larger than any.
    BadSize,
    /// A pointer is not aligned for its type.
    Misaligned,
    /// An output overlaps an input or another output.
    Overlap,
    /// A buffer is too small; what it needs is reported.
    BufferTooSmall,
    /// A defect of the library: nothing was answered.
    Internal,
    /// There is no operation of this name.
    UnknownOperation,
    /// A text is not valid JSON.
    BadText,
    /// A code is used that nothing defines.
    Undefined,
    /// A list is not in the order that it must have.
    Unsorted,
}

impl FaultCode {
    /// The committed number.
    pub const fn number(self) -> u8 {
        self as u8
    }
    /// The word.
    pub fn word(self) -> &'static str {
        Self::VOCABULARY.word(self as u8).unwrap_or("")
    }
    /// What it means, in a sentence.
    pub fn meaning(self) -> &'static str {
        Self::VOCABULARY.docs.get(usize::from(self as u8)).copied().unwrap_or("")
    }
}

/// The name of a field: thin, since a fault may stand in the way of every result.
pub type Name = &'static &'static str;

/// What is wrong with a question, and where: a field, perhaps of an item of a list, perhaps of a record inside it.
///
/// ```
/// use grognard_core::fault::{Fault, FaultCode};
/// extern crate std;
/// let fault = Fault::new(FaultCode::OutOfRange, &"rating").in_list(&"attackers", 2);
/// assert_eq!(std::format!("{fault}"), "attackers[2].rating: a number lies outside its range (out_of_range)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    // The one value that is never null, so that a result is a fault or not by one word.
    field: Name,
    list: Option<Name>,
    inner: Option<Name>,
    /// The code in its lowest eight bits, and above it the index: one word to set and to hand on. Where a word has 32
    /// bits this holds for the first sixteen million items of a list.
    what: usize,
    /// The lowest and the highest number allowed.
    #[cfg(feature = "bindings")]
    range: Option<(i32, i32)>,
}

impl Fault {
    /// A fault of a field.
    #[cold]
    pub const fn new(code: FaultCode, field: Name) -> Self {
        Fault {
            field,
            list: None,
            inner: None,
            what: code as usize,
            #[cfg(feature = "bindings")]
            range: None,
        }
    }
    /// A fault of an item of a list.
    #[cold]
    pub fn item(code: FaultCode, list: Name, index: usize) -> Self {
        Fault::new(code, &"").in_list(list, index)
    }
    /// The same fault, of an item of a list.
    #[cold]
    pub fn in_list(mut self, list: Name, index: usize) -> Self {
        self.list = Some(list);
        self.what = (self.what & 0xFF) | (index << 8);
        self
    }
    /// The same fault, of another item of its list.
    #[cold]
    pub const fn at(mut self, index: usize) -> Self {
        self.what = (self.what & 0xFF) | (index << 8);
        self
    }
    /// The same fault, of a field in no list.
    #[cold]
    pub const fn in_no_list(mut self) -> Self {
        self.list = None;
        self.what &= 0xFF;
        self
    }
    /// The same fault, of the same item of a list of another name.
    #[cold]
    pub const fn of_list(mut self, list: Name) -> Self {
        self.list = Some(list);
        self
    }
    /// The same fault, of a field of another name.
    #[cold]
    pub const fn of_field(mut self, field: Name) -> Self {
        self.field = field;
        self
    }
    /// The same fault, of a record that is a field.
    #[cold]
    pub const fn within(mut self, field: Name) -> Self {
        self.inner = Some(self.field);
        self.field = field;
        self
    }
    /// What is wrong.
    pub fn code(&self) -> FaultCode {
        FaultCode::of(self.number()).unwrap_or(FaultCode::Internal)
    }
    /// The number of what is wrong.
    pub const fn number(&self) -> u8 {
        let [code, ..] = self.what.to_le_bytes();
        code
    }
    /// Whether this is wrong.
    pub const fn is(&self, code: FaultCode) -> bool {
        self.number() == code.number()
    }
    /// The list, or an empty text.
    pub fn list(&self) -> &'static str {
        self.list.map_or("", |name| name)
    }
    /// Which item of the list, from 0; 65535 for all from there on.
    pub fn index(&self) -> u16 {
        u16::try_from(self.what >> 8).unwrap_or(u16::MAX)
    }
    /// The field, or an empty text where the whole list or item is meant.
    pub const fn field(&self) -> &'static str {
        self.field
    }
    /// The record's field inside that field, or an empty text.
    pub fn inner(&self) -> &'static str {
        self.inner.map_or("", |name| name)
    }
    /// The place: `attackers[2].combat_side.strength` for example.
    pub fn path(&self) -> impl fmt::Display + '_ {
        Path(self, 0)
    }
    /// The place, the items of lists counted from `base`.
    pub fn path_from(&self, base: u8) -> impl fmt::Display + '_ {
        Path(self, base)
    }
    /// The lowest and the highest number allowed, where the fault knows them.
    #[cfg(feature = "bindings")]
    pub fn range(&self) -> Option<(i64, i64)> {
        self.range.map(|(low, high)| (i64::from(low), i64::from(high)))
    }
    /// The same fault, with the lowest and the highest number allowed, which only bindings with an allocator show.
    #[inline]
    #[cfg_attr(not(feature = "bindings"), allow(unused_mut, unused_variables))]
    pub const fn within_range(mut self, low: i32, high: i32) -> Self {
        #[cfg(feature = "bindings")]
        {
            self.range = Some((low, high));
        }
        self
    }
}

struct Path<'a>(&'a Fault, u8);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (list, index, field, inner) = (self.0.list(), self.0.index(), self.0.field(), self.0.inner());
        if !list.is_empty() {
            write!(f, "{list}[{}]", usize::from(index).saturating_add(usize::from(self.1)))?;
        }
        for part in [field, inner] {
            if !part.is_empty() {
                let dot = if list.is_empty() && part == field { "" } else { "." };
                write!(f, "{dot}{part}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let meaning = self.code().meaning().trim_end_matches('.');
        write!(f, "{}: ", self.path())?;
        let mut chars = meaning.chars();
        if let Some(first) = chars.next() {
            write!(f, "{}{}", first.to_ascii_lowercase(), chars.as_str())?;
        }
        write!(f, " ({})", self.code().word())
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Fault {}
