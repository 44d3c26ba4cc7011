//! Faults: what can be wrong with a question. Every language uses the same codes and words.

#[cfg(not(feature = "details"))]
mod packed;
#[cfg(feature = "details")]
mod place;
mod shown;

#[cfg(not(feature = "details"))]
use self::packed::{self as kept, Place};
#[cfg(feature = "details")]
use self::place::{self as kept, Known, Place};
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
    /// A text cannot be read: as JSON, as a position, or as an order.
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

// Small programs keep a code in five bits.
const _: () = assert!(FaultCode::Unsorted.number() < 32);

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

#[cfg(feature = "details")]
#[derive(Clone, Copy, PartialEq, Eq)]
struct Details {
    /// The rejected number; of a reference to an item, the item's index from 0.
    value: i64,
    /// The name of the limit of the library that the highest number is; of a contradiction, the other field and why; of
    /// an absent value, the words that there are, or C's name of 0.
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

/// Returns what stands before and behind a text. The search of `split_once` would leave a panic in the C library.
#[cfg(feature = "details")]
fn halves<'t>(text: &'t str, between: &str) -> Option<(&'t str, &'t str)> {
    (0..text.len()).find_map(|at| {
        let (before, rest) = text.split_at_checked(at)?;
        Some((before, rest.strip_prefix(between)?))
    })
}

impl Fault {
    /// Creates a fault of a field.
    #[cold]
    pub const fn new(code: FaultCode, field: Name) -> Self {
        Fault {
            place: Place::new(code.number(), field),
            #[cfg(feature = "details")]
            details: Details::NONE,
        }
    }
    /// Creates the fault `contradiction` of a field, with what it cannot be together with: the path of the other field,
    /// a colon and a sentence.
    ///
    /// The path is that of a field of the question, such as `board.units[].hex`, or begins beside the field: `.side` is
    /// another field of the same record, `[].side` one of another item of its list, and `[].` the same field of that item.
    /// `[]` stands for the index that [`Fault::other_at`] gives. Without the feature `details` the text is dropped.
    ///
    /// ```
    /// use grognard_core::fault::Fault;
    /// extern crate std;
    /// let fault = Fault::against(&"side", &"[].side: attackers are of one side").in_list(&"attackers", 2).other_at(0);
    /// # #[cfg(feature = "details")]
    /// assert_eq!(
    ///     std::format!("{}", fault.valued(2).opposed(1)),
    ///     "attackers[2].side: 2 against attackers[0].side: 1: attackers are of one side (contradiction)"
    /// );
    /// ```
    #[inline]
    pub fn against(field: Name, why: Name) -> Self {
        Fault::new(FaultCode::Contradiction, field).because(why)
    }
    /// [`Fault::against`] of an item of a list.
    #[inline]
    pub fn item_against(list: impl Into<List>, index: usize, why: Name) -> Self {
        Fault::item(FaultCode::Contradiction, list, index).because(why)
    }
    /// Returns the fault with what its field cannot be together with, as [`Fault::against`] takes it.
    #[cfg(feature = "details")]
    #[cold]
    pub fn because(self, why: Name) -> Self {
        Fault { details: Details { limit: Some(why), low: 0, high: 0, ..self.details }, place: self.place.contrary() }
    }
    /// Returns the fault; only hosted libraries keep the text.
    #[cfg(not(feature = "details"))]
    #[inline]
    pub fn because(self, _why: Name) -> Self {
        self
    }
    /// Returns the fault with another text where the other field is one of a board that the question does not have.
    #[cfg(feature = "details")]
    #[cold]
    pub fn without_board(self, why: Name) -> Self {
        let on_board =
            self.other().is_some_and(|other| other.list.starts_with("board") || other.field.starts_with("board"));
        if on_board { self.because(why) } else { self }
    }
    /// Returns the fault; only hosted libraries keep the text.
    #[cfg(not(feature = "details"))]
    #[inline]
    pub fn without_board(self, _why: Name) -> Self {
        self
    }
    /// Returns the fault with the index of the item that the other field of a contradiction is in.
    #[cfg(feature = "details")]
    #[cold]
    pub fn other_at(mut self, index: usize) -> Self {
        self.place.put_other_at(index);
        self
    }
    /// Returns the fault; only hosted libraries keep the index.
    #[cfg(not(feature = "details"))]
    #[inline]
    pub fn other_at(self, _index: usize) -> Self {
        self
    }
    /// Returns the fault with the number in the other field of a contradiction.
    #[cfg(feature = "details")]
    #[cold]
    pub fn opposed(self, value: impl Into<i64>) -> Self {
        let [a, b, c, d, e, f, g, h] = value.into().to_le_bytes();
        let (low, high) = (i32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]));
        Fault { details: Details { low, high, ..self.details }, place: self.place.opposed() }
    }
    /// Returns the fault; only hosted libraries keep the number.
    #[cfg(not(feature = "details"))]
    #[inline]
    pub fn opposed(self, _value: impl Into<i64>) -> Self {
        self
    }
    /// Returns the other field of a contradiction, if the fault is one.
    #[cfg(feature = "details")]
    pub fn other(&self) -> Option<Other<'_>> {
        let why = self.details.limit.filter(|_| self.place.is_contrary())?;
        let (path, why) = halves(why, ": ")?;
        let (list, field) = match halves(path, "[]") {
            Some(("", field)) => (self.list(), field),
            Some(split) => split,
            None => ("", path),
        };
        Some(Other { fault: self, list, field, why })
    }
    /// Creates a fault of an item of a list.
    pub fn item(code: FaultCode, list: impl Into<List>, index: usize) -> Self {
        Fault::of_item_in(code, list.into(), index)
    }
    #[cold]
    fn of_item_in(code: FaultCode, list: List, index: usize) -> Self {
        Fault::new(code, &"").put_in_list(list, index)
    }
    /// Returns the fault as one of an item of a list.
    pub fn in_list(self, list: impl Into<List>, index: usize) -> Self {
        self.put_in_list(list.into(), index)
    }
    #[cold]
    fn put_in_list(mut self, List(list): List, index: usize) -> Self {
        self.place.put_in_list(list, index);
        self
    }
    /// Returns the fault as one of another item of its list.
    #[cold]
    pub fn at(mut self, index: usize) -> Self {
        self.place.put_at(index);
        self
    }
    /// Returns the fault as one of a field in no list.
    #[cold]
    pub const fn in_no_list(mut self) -> Self {
        self.place.put_in_no_list();
        self
    }
    /// Returns the fault as one of the same item of another list.
    pub fn of_list(self, list: impl Into<List>) -> Self {
        self.put_list(list.into())
    }
    #[cold]
    fn put_list(mut self, List(list): List) -> Self {
        self.place.put_list(list);
        self
    }
    /// Returns the fault as one of another field.
    #[cold]
    pub fn of_field(mut self, field: Name) -> Self {
        self.place.put_field(field);
        self
    }
    /// Returns the fault as one inside a record that is a field.
    pub fn within(self, record: impl Into<Record>) -> Self {
        self.put_within(record.into())
    }
    #[cold]
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
        self.place.deep()
    }
    /// Creates the fault `out_of_range` of a field with a number, and the numbers allowed. Without the feature `details`
    /// the numbers are dropped, here and in the following functions.
    #[cold]
    pub fn beyond(field: Name, value: impl Into<i64>, low: i32, high: u32) -> Self {
        let fault = Fault::new(FaultCode::OutOfRange, field).valued(value);
        #[cfg(feature = "details")]
        let fault = Fault { details: Details { low, high, ..fault.details }, ..fault };
        #[cfg(not(feature = "details"))]
        let _ = (low, high);
        fault
    }
    /// Creates the fault `out_of_range` of a field that refers to an item by its index from 0 in a list of `count` items.
    #[cold]
    pub fn of_index(field: Name, index: usize, count: usize) -> Self {
        Fault::of_item(field, index, count, false)
    }
    /// Creates the fault `out_of_range` of a field that refers to an item by its number from 1 in a list of `count` items.
    #[cold]
    pub fn of_number(field: Name, number: usize, count: usize) -> Self {
        Fault::of_item(field, number.saturating_sub(1), count, true)
    }
    fn of_item(field: Name, index: usize, count: usize, counts: bool) -> Self {
        let fault = Fault::new(FaultCode::OutOfRange, field);
        #[cfg(feature = "details")]
        let fault = {
            let wide = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            let (low, high) = count.checked_sub(1).map_or((1, 0), |last| (0, wide(last)));
            let (value, known) = (i64::from(wide(index)), if counts { Known::Count } else { Known::Index });
            let place = fault.place.with(known);
            Fault { details: Details { value, low, high, ..fault.details }, place }
        };
        #[cfg(not(feature = "details"))]
        let _ = (index, count, counts);
        fault
    }
    /// Returns the fault with the rejected number.
    #[cold]
    pub fn valued(self, value: impl Into<i64>) -> Self {
        #[cfg(feature = "details")]
        return Fault {
            details: Details { value: value.into(), ..self.details },
            place: self.place.with(Known::Number),
        };
        #[cfg(not(feature = "details"))]
        {
            let _ = value;
            self
        }
    }
    /// Creates the fault `out_of_range` of a field that refers to a unit by an id that no unit has.
    #[cold]
    pub fn of_no_unit(field: Name, id: impl Into<i64>) -> Self {
        let fault = Fault::new(FaultCode::OutOfRange, field).valued(id);
        #[cfg(feature = "details")]
        let fault = Fault { place: fault.place.with(Known::Id), ..fault };
        fault
    }
    /// Returns the fault with the rejected number and the numbers allowed.
    #[cold]
    pub fn between(self, value: impl Into<i64>, low: i32, high: u32) -> Self {
        #[cfg(feature = "details")]
        {
            let fault = self.valued(value);
            Fault { details: Details { low, high, ..fault.details }, ..fault }
        }
        #[cfg(not(feature = "details"))]
        {
            let _ = (value.into(), low, high);
            self
        }
    }
    /// Returns the fault with the number of pieces that are wanted where there are none.
    #[cold]
    pub fn none_there(self, wanted: impl Into<i64>) -> Self {
        let fault = self.between(wanted, 0, 0);
        #[cfg(feature = "details")]
        let fault = Fault { place: fault.place.with(Known::NoneThere), ..fault };
        fault
    }
    /// Returns whether the rejected number is one of pieces where there are none.
    #[cfg(feature = "details")]
    pub fn is_none_there(&self) -> bool {
        self.place.known() == Known::NoneThere
    }
    /// Returns whether the rejected number is an id that no unit has.
    #[cfg(feature = "details")]
    pub fn is_of_no_unit(&self) -> bool {
        self.place.known() == Known::Id
    }
    /// Returns the fault with the words that its field takes, with commas between them; an empty text says nothing.
    #[cfg(feature = "details")]
    #[cold]
    pub fn one_of(self, words: Name) -> Self {
        if words.is_empty() {
            return self;
        }
        Fault { details: Details { limit: Some(words), ..Details::NONE }, place: self.place.with(Known::Words) }
    }
    /// Returns the words that the field takes, with commas between them; an empty text if the fault does not say.
    #[cfg(feature = "details")]
    pub fn words(&self) -> &'static str {
        self.details.limit.filter(|_| self.place.known() == Known::Words).map_or("", |words| words)
    }
    /// Returns the fault with the name by which C says the number 0 in its field.
    #[cfg(feature = "details")]
    #[cold]
    pub fn zero_is(self, name: Name) -> Self {
        Fault { details: Details { limit: Some(name), ..Details::NONE }, place: self.place.with(Known::Zero) }
    }
    /// Returns the name by which C says the number 0 in the field; an empty text if the fault does not say.
    #[cfg(feature = "details")]
    pub fn zero(&self) -> &'static str {
        self.details.limit.filter(|_| self.place.known() == Known::Zero).map_or("", |name| name)
    }
    /// Returns the fault with the rejected number and its bounds.
    #[cold]
    pub fn bounded(self, value: i64, bounds: &'static Bounds) -> Self {
        #[cfg(feature = "details")]
        {
            let low = i32::try_from(bounds.low).unwrap_or(i32::MIN);
            let high = u32::try_from(bounds.high).unwrap_or(u32::MAX);
            let limit = (!bounds.limit.is_empty()).then_some(&bounds.limit);
            let valued = self.valued(value);
            Fault { details: Details { low, high, limit, ..valued.details }, ..valued }
        }
        #[cfg(not(feature = "details"))]
        {
            let _ = (value, bounds);
            self
        }
    }
    /// Returns the rejected number, if the fault has one. A reference to an item counts from `base`, or, without one, as
    /// in Rust and C.
    #[cfg(feature = "details")]
    pub fn value(&self, base: Option<u8>) -> Option<i64> {
        let own = self.place.known().first(base)?;
        Some(self.details.value.saturating_add(i64::from(own)))
    }
    /// Returns the numbers that are allowed, if the fault has them, counted as by [`Fault::value`].
    #[cfg(feature = "details")]
    pub fn bounds(&self, base: Option<u8>) -> Option<Bounds> {
        if self.place.is_contrary() {
            return None;
        }
        let Details { low, high, limit, .. } = self.details;
        let (low, high, limit) = (i64::from(low), i64::from(high), limit.map_or("", |limit| *limit));
        let from = i64::from(self.place.known().first(base).unwrap_or(0));
        let (low, high) = (low.saturating_add(from), high.saturating_add(from));
        (low <= high).then_some(Bounds { low, high, limit })
    }
}

/// The other field of a contradiction.
#[cfg(feature = "details")]
#[derive(Clone, Copy)]
pub struct Other<'a> {
    fault: &'a Fault,
    list: &'static str,
    field: &'static str,
    why: &'static str,
}

#[cfg(feature = "details")]
impl<'a> Other<'a> {
    /// Returns the list that it is in, or an empty string.
    pub const fn list(&self) -> &'a str {
        self.list
    }
    /// Returns the index of its item in the list.
    pub const fn index(&self) -> u16 {
        self.fault.place.other_index()
    }
    /// Returns the number in it, where the fault has one.
    pub fn value(&self) -> Option<i64> {
        let Details { low, high, .. } = self.fault.details;
        let ([a, b, c, d], [e, f, g, h]) = (low.to_le_bytes(), high.to_le_bytes());
        self.fault.place.is_opposed().then_some(i64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }
    /// Returns what cannot be together, in a sentence without its full stop.
    pub const fn why(&self) -> &'static str {
        self.why
    }
    /// Calls `put` with the parts of its path, with indices counted from `base`.
    pub fn parts(&self, base: u8, put: &mut dyn FnMut(PathPart)) {
        let from = |index: u16| PathPart::Index(usize::from(index).saturating_add(usize::from(base)));
        let own = [self.fault.field(), self.fault.inner(), self.fault.deep()];
        let last = own.iter().rposition(|name| !name.is_empty()).unwrap_or(0);
        // Beside the field: its path without the last name. The same field of another item: all of its names.
        let (list, index, beside, name) = match (self.list, self.field) {
            ("", field) => match field.strip_prefix('.') {
                Some(name) => (self.fault.list(), self.fault.index(), own.get(..last), name),
                None => ("", 0, None, field),
            },
            (list, ".") => (list, self.index(), own.get(..last), own.get(last).copied().unwrap_or("")),
            (list, field) => (list, self.index(), None, field.trim_start_matches('.')),
        };
        let mut dot = !list.is_empty();
        if dot {
            put(PathPart::Name(list));
            put(from(index));
        }
        for name in beside.unwrap_or_default().iter().copied().chain([name]).filter(|name| !name.is_empty()) {
            if dot {
                put(PathPart::Name("."));
            }
            put(PathPart::Name(name));
            dot = true;
        }
    }
    /// Returns its path, with indices counted from `base`.
    pub fn path_from(self, base: u8) -> impl fmt::Display + 'a {
        OtherPath(self, base)
    }
}

/// A part of a path.
#[cfg(feature = "details")]
#[derive(Debug, Clone, Copy)]
pub enum PathPart {
    /// Names, with the dots between them.
    Name(&'static str),
    /// An index.
    Index(usize),
}

#[cfg(feature = "details")]
struct OtherPath<'a>(Other<'a>, u8);

#[cfg(feature = "details")]
impl fmt::Display for OtherPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut done = Ok(());
        self.0.parts(self.1, &mut |part| {
            done = done.and_then(|()| match part {
                PathPart::Name(name) => f.write_str(name),
                PathPart::Index(index) => write!(f, "[{index}]"),
            });
        });
        done
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
