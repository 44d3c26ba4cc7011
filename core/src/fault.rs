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
    /// A measure is not a whole number of its parts, a strength not one of 1/11520 point.
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
///
/// With the feature `details` a path has a third level, and a fault may have the rejected number and its bounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    // The one value that is never null, so that a result is told from a fault by one word.
    field: Name,
    list: Option<Name>,
    inner: Option<Name>,
    /// The code in the lowest eight bits, and the index above it, in one word. Where a word has 32 bits this suffices
    /// for the first sixteen million items of a list.
    what: usize,
    /// What only hosted libraries show.
    #[cfg(feature = "details")]
    details: Details,
}

/// The numbers allowed in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The lowest number.
    pub low: i64,
    /// The highest number.
    pub high: i64,
    /// The name of the limit, such as `units of a battle`, if the highest number is a limit of the library and not of the
    /// rules; otherwise an empty string.
    pub limit: &'static str,
}

#[cfg(feature = "details")]
#[derive(Clone, Copy, PartialEq, Eq)]
struct Details {
    /// The field inside the inner field.
    deep: Option<Name>,
    /// The rejected number.
    value: i64,
    /// Its bounds.
    bounds: Option<&'static Bounds>,
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
            #[cfg(feature = "details")]
            details: Details { deep: None, value: 0, bounds: None },
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
        #[cfg(feature = "details")]
        {
            self.details.deep = self.inner;
        }
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
    /// Returns the field inside the inner field, or an empty string. Without the feature `details` always the latter.
    pub fn deep(&self) -> &'static str {
        #[cfg(feature = "details")]
        if let Some(name) = self.details.deep {
            return name;
        }
        ""
    }
    /// Returns the rejected number and its bounds, if the fault has them.
    #[cfg(feature = "details")]
    pub fn bounds(&self) -> Option<(i64, &'static Bounds)> {
        self.details.bounds.map(|bounds| (self.details.value, bounds))
    }
    /// Returns the fault with the rejected number and its bounds. Without the feature `details` they are dropped.
    #[cold]
    #[cfg_attr(not(feature = "details"), allow(unused_mut, unused_variables))]
    pub const fn bounded(mut self, value: i64, bounds: &'static Bounds) -> Self {
        #[cfg(feature = "details")]
        {
            (self.details.value, self.details.bounds) = (value, Some(bounds));
        }
        self
    }
}

struct Path<'a>(&'a Fault, u8);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (list, index, field) = (self.0.list(), self.0.index(), self.0.field());
        if !list.is_empty() {
            write!(f, "{list}[{}]", usize::from(index).saturating_add(usize::from(self.1)))?;
        }
        let mut dot = if list.is_empty() { "" } else { "." };
        for part in [field, self.0.inner(), self.0.deep()] {
            if !part.is_empty() {
                write!(f, "{dot}{part}")?;
                dot = ".";
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
