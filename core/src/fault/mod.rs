//! Faults: what can be wrong with a question. Every language uses the same codes and words.

mod contrary;
mod numbers;
#[cfg(not(feature = "details"))]
mod packed;
mod path;
#[cfg(feature = "details")]
mod place;

#[cfg(not(feature = "details"))]
use self::packed::{self as kept, Place};
#[cfg(feature = "details")]
use self::place::{self as kept, Place};
use crate::reflect::{Word, Words};
#[cfg(feature = "details")]
pub use contrary::{Other, PathPart};

/// The kind of a fault. Its numbers are never reused; 0 is no fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[told]
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
    /// A number has a finer fraction than its field holds.
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
    /// A text does not have the form that is read here.
    BadText,
    /// A code is used that is not defined.
    Undefined,
    /// A list is not sorted as it must be.
    Unsorted,
    /// Nothing has this name: no unit, no side, no space.
    UnknownName,
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

// Small programs keep a code in five bits.
const _: () = assert!(FaultCode::UnknownName.number() < 32);

/// The name of a field: a thin pointer, since a fault is part of every result.
pub type Name = &'static &'static str;

/// The name of a list that may have a faulty item. Small programs keep a number, which is best found as they are compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct List(kept::List);

impl List {
    /// Returns the list with a name.
    pub const fn of(name: Name) -> Self {
        List(kept::List::of(name))
    }
}

impl From<Name> for List {
    #[cold]
    #[inline(never)]
    fn from(name: Name) -> Self {
        List::of(name)
    }
}

/// The name of a record that may have a faulty field; kept as a [`List`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record(kept::Record);

impl Record {
    /// Returns the record with a name.
    pub const fn of(name: Name) -> Self {
        Record(kept::Record::of(name))
    }
}

impl From<Name> for Record {
    #[cold]
    #[inline(never)]
    fn from(name: Name) -> Self {
        Record::of(name)
    }
}

/// A list by its name, found as the program is compiled.
macro_rules! list {
    ($name:literal) => {
        const { $crate::fault::List::of(&$name) }
    };
}
/// A record by its name, found as the program is compiled.
macro_rules! record {
    ($name:literal) => {
        const { $crate::fault::Record::of(&$name) }
    };
}
pub(crate) use {list, record};

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
    /// The kind and the path.
    place: Place,
    /// What only hosted libraries show.
    #[cfg(feature = "details")]
    details: Details,
}

// Every result that may be a fault has its size: in small programs that of two registers, else eight words.
#[cfg(not(feature = "details"))]
const _: () = assert!(size_of::<Result<u32, Fault>>() == 2 * size_of::<usize>());
#[cfg(feature = "details")]
const _: () = assert!(size_of::<Result<(), Fault>>() <= 64);

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

impl Bounds {
    /// Creates the bounds of a type or of a rule.
    pub const fn new(low: i64, high: i64) -> Self {
        Bounds { low, high, limit: "" }
    }
    /// Checks that a number is within these bounds.
    #[cfg_attr(feature = "fast", inline)]
    pub(crate) fn hold(&'static self, value: i32, field: Name) -> Result<(), Fault> {
        if self.has(value.into()) {
            return Ok(());
        }
        // 0, where they begin later, is one that was not given.
        let absent = value == 0 && self.low > 0;
        let code = if absent { FaultCode::MissingField } else { FaultCode::OutOfRange };
        Err(Fault::new(code, field).bounded(value.into(), self))
    }
    /// Returns whether a number is within them.
    pub const fn has(&self, number: i64) -> bool {
        self.low <= number && number <= self.high
    }
}

#[cfg(feature = "details")]
#[derive(Clone, Copy, PartialEq, Eq)]
struct Details {
    /// The rejected number; of a reference to an item, the item's index from 0.
    value: i64,
    /// The name of the limit of the library that the highest number is. Of a contradiction it is the other field and
    /// why. Of an absent value it is the words that there are, or C's name of 0.
    limit: Option<Name>,
    /// The lowest number allowed, and the highest. There are none if the lowest is the higher. Of a contradiction, the
    /// lower and the higher half of the other field's number.
    low: i32,
    high: u32,
}

#[cfg(feature = "details")]
impl Details {
    const NONE: Details = Details { value: 0, limit: None, low: 1, high: 0 };
}

// In the library that a page loads each fault is made by a function of its own. Else parts of faults would stand in all functions
// that may refuse, a tenth of the module. A machine's library leaves that to the compiler.
impl Fault {
    /// Returns the fault of reserved bytes that are not 0.
    #[cold]
    pub(crate) fn reserved() -> Self {
        Fault::new(FaultCode::Reserved, &text!("reserved"))
    }
    /// Creates a fault of a field.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub const fn new(code: FaultCode, field: Name) -> Self {
        Fault {
            place: Place::new(code.number(), field),
            #[cfg(feature = "details")]
            details: Details::NONE,
        }
    }
    /// Creates a fault of an item of a list.
    pub fn item(code: FaultCode, list: impl Into<List>, index: usize) -> Self {
        Fault::of_item_in(code, list.into(), index)
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn of_item_in(code: FaultCode, list: List, index: usize) -> Self {
        Fault::new(code, &"").put_in_list(list, index)
    }
    /// Returns the fault as one of an item of a list.
    pub fn in_list(self, list: impl Into<List>, index: usize) -> Self {
        self.put_in_list(list.into(), index)
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn put_in_list(mut self, List(list): List, index: usize) -> Self {
        self.place.put_in_list(list, index);
        self
    }
    /// Returns the fault as one of another item of its list.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn at(mut self, index: usize) -> Self {
        self.place.put_at(index);
        self
    }
    /// Returns the fault as one of a field in no list.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub const fn in_no_list(mut self) -> Self {
        self.place.put_in_no_list();
        self
    }
    /// Returns the fault as one of the same item of another list.
    pub fn of_list(self, list: impl Into<List>) -> Self {
        self.put_list(list.into())
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn put_list(mut self, List(list): List) -> Self {
        self.place.put_list(list);
        self
    }
    /// Returns the fault as one of another field.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn of_field(mut self, field: Name) -> Self {
        self.place.put_field(field);
        self
    }
    /// Returns the fault as one inside a record that is a field.
    pub fn within(self, record: impl Into<Record>) -> Self {
        self.put_within(record.into())
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn put_within(mut self, Record(record): Record) -> Self {
        self.place.put_within(record);
        self
    }
    /// Returns the kind of fault.
    pub fn code(&self) -> FaultCode {
        FaultCode::of(self.number()).unwrap_or(FaultCode::Internal)
    }
    /// Returns the number of the kind.
    pub const fn number(&self) -> u8 {
        self.place.number()
    }
    /// Returns whether the fault is of a kind.
    pub const fn is(&self, code: FaultCode) -> bool {
        self.number() == code.number()
    }
    /// Returns the list, or an empty string.
    pub fn list(&self) -> &'static str {
        self.place.list()
    }
    /// Returns whether the fault is in this list.
    pub fn is_in(&self, List(list): List) -> bool {
        self.place.is_in(list)
    }
    /// Returns whether the fault is in a list.
    pub const fn is_in_list(&self) -> bool {
        self.place.is_in_list()
    }
    /// Returns the index of the item in the list; 65535 for every index from there on.
    pub fn index(&self) -> u16 {
        self.place.index()
    }
    /// Returns the field, or an empty string if the fault concerns the whole list or item.
    pub fn field(&self) -> &'static str {
        self.place.field()
    }
    /// Returns the field inside that field, or an empty string.
    pub fn inner(&self) -> &'static str {
        self.place.inner()
    }
    /// Returns the field inside the inner field, or an empty string. Without the feature `details` always the latter.
    pub fn deep(&self) -> &'static str {
        self.place.deep()
    }
}
