//! Faults: what can be wrong with a question. Every language uses the same codes and words.

use crate::reflect::{Word, Words};
use core::fmt;

/// The kind of a fault. Its numbers are never reused; 0 is no fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum FaultCode {
    /// There is no fault.
    #[word("ok")]
    Ok,
    /// A list is empty that must have at least one item.
    Empty,
    /// A number lies outside its range.
    OutOfRange,
    /// A word is not in its vocabulary.
    UnknownWord,
    /// A strength times its multipliers is not a whole number of 1/11520 point.
    Inexact,
    /// A sum is too large for its field.
    Overflow,
    /// A die shows a face that it does not have.
    BadDie,
    /// There are fewer dice than the question needs.
    TooFewDice,
    /// There are more dice than the question needs.
    TooManyDice,
    /// A field is missing on which the answer depends.
    MissingField,
    /// There is no field of this name.
    UnknownField,
    /// A value of another type than the field's.
    WrongType,
    /// Two facts of the question contradict each other.
    Contradiction,
    /// The mode is impossible for the counter.
    ImpossibleMode,
    /// The operation is not possible at this stage.
    NotNow,
    /// Reserved bytes are not 0.
    Reserved,
    /// A pointer is null.
    NullPointer,
    /// A structure's size is smaller than in the first release, or larger than any.
    BadSize,
    /// A pointer is not aligned for its type.
    Misaligned,
    /// An output overlaps an input or another output.
    Overlap,
    /// A buffer is too small; the length needed is returned.
    BufferTooSmall,
    /// The library has a defect, and there is no answer.
    Internal,
    /// There is no operation of this name.
    UnknownOperation,
    /// A text is not valid JSON.
    BadText,
    /// A code is used that is not defined.
    Undefined,
    /// A list is not sorted as it must be.
    Unsorted,
}

impl FaultCode {
    /// Returns the code's number.
    pub const fn number(self) -> u8 {
        self as u8
    }
    /// Returns the code's word.
    pub fn word(self) -> &'static str {
        Self::VOCABULARY.word(self as u8).unwrap_or("")
    }
    /// Returns the meaning of the code, in a sentence.
    pub fn meaning(self) -> &'static str {
        Self::VOCABULARY.docs.get(usize::from(self as u8)).copied().unwrap_or("")
    }
}

/// The name of a field: a thin pointer, since a fault is part of every result.
pub type Name = &'static &'static str;

/// A fault and its place: a field, which may be in an item of a list, and may be a record with the field inside it.
///
/// ```
/// use grognard_core::fault::{Fault, FaultCode};
/// extern crate std;
/// let fault = Fault::new(FaultCode::OutOfRange, &"rating").in_list(&"attackers", 2);
/// assert_eq!(std::format!("{fault}"), "attackers[2].rating: a number lies outside its range (out_of_range)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    // The one value that is never null, so that a result is told from a fault by one word.
    field: Name,
    list: Option<Name>,
    inner: Option<Name>,
    /// The code in the lowest eight bits, and the index above it, in one word. Where a word has 32 bits this suffices
    /// for the first sixteen million items of a list.
    what: usize,
    /// The lowest and the highest number allowed.
    #[cfg(feature = "bindings")]
    range: Option<(i32, i32)>,
}

impl Fault {
    /// Creates a fault of a field.
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
    /// Creates a fault of an item of a list.
    #[cold]
    pub fn item(code: FaultCode, list: Name, index: usize) -> Self {
        Fault::new(code, &"").in_list(list, index)
    }
    /// Returns the fault as one of an item of a list.
    #[cold]
    pub fn in_list(mut self, list: Name, index: usize) -> Self {
        self.list = Some(list);
        self.what = (self.what & 0xFF) | (index << 8);
        self
    }
    /// Returns the fault as one of another item of its list.
    #[cold]
    pub const fn at(mut self, index: usize) -> Self {
        self.what = (self.what & 0xFF) | (index << 8);
        self
    }
    /// Returns the fault as one of a field in no list.
    #[cold]
    pub const fn in_no_list(mut self) -> Self {
        self.list = None;
        self.what &= 0xFF;
        self
    }
    /// Returns the fault as one of the same item of another list.
    #[cold]
    pub const fn of_list(mut self, list: Name) -> Self {
        self.list = Some(list);
        self
    }
    /// Returns the fault as one of another field.
    #[cold]
    pub const fn of_field(mut self, field: Name) -> Self {
        self.field = field;
        self
    }
    /// Returns the fault as one inside a record that is a field.
    #[cold]
    pub const fn within(mut self, field: Name) -> Self {
        self.inner = Some(self.field);
        self.field = field;
        self
    }
    /// Returns the kind of fault.
    pub fn code(&self) -> FaultCode {
        FaultCode::of(self.number()).unwrap_or(FaultCode::Internal)
    }
    /// Returns the number of the kind.
    pub const fn number(&self) -> u8 {
        let [code, ..] = self.what.to_le_bytes();
        code
    }
    /// Returns whether the fault is of a kind.
    pub const fn is(&self, code: FaultCode) -> bool {
        self.number() == code.number()
    }
    /// Returns the list, or an empty string.
    pub fn list(&self) -> &'static str {
        self.list.map_or("", |name| name)
    }
    /// Returns the index of the item in the list; 65535 for every index from there on.
    pub fn index(&self) -> u16 {
        u16::try_from(self.what >> 8).unwrap_or(u16::MAX)
    }
    /// Returns the field, or an empty string if the fault concerns the whole list or item.
    pub const fn field(&self) -> &'static str {
        self.field
    }
    /// Returns the field inside that field, or an empty string.
    pub fn inner(&self) -> &'static str {
        self.inner.map_or("", |name| name)
    }
    /// Returns the path, such as `attackers[2].combat_side.strength`.
    pub fn path(&self) -> impl fmt::Display + '_ {
        Path(self, 0)
    }
    /// Returns the path, with indices counted from `base`.
    pub fn path_from(&self, base: u8) -> impl fmt::Display + '_ {
        Path(self, base)
    }
    /// Returns the lowest and the highest number allowed, if the fault has them.
    #[cfg(feature = "bindings")]
    pub fn range(&self) -> Option<(i64, i64)> {
        self.range.map(|(low, high)| (i64::from(low), i64::from(high)))
    }
    /// Returns the fault with the lowest and the highest number allowed. Only bindings with an allocator show them.
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
