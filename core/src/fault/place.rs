//! The kind and the path of a fault, as hosted libraries keep them: a pointer for each name.

/// The name of a field.
type Name = &'static &'static str;

/// The name of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct List(Name);

impl List {
    pub const fn of(name: Name) -> Self {
        List(name)
    }
}

/// The name of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Record(Name);

impl Record {
    pub const fn of(name: Name) -> Self {
        Record(name)
    }
}

/// The kind of a fault and its path: an item of a list, a field, a field inside it, and a field inside that.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    // The one value that is never null, so that a result is told from a fault by one word.
    field: Name,
    list: Option<Name>,
    inner: Option<Name>,
    deep: Option<Name>,
    // Small numbers beside each other: a result is a word smaller.
    index: u16,
    code: u8,
    /// What the rejected number is.
    known: Known,
    /// The index of the item that the other field of a contradiction is in.
    other: u16,
    /// Whether it is a contradiction with another field, and whether that field's number is known.
    contrary: bool,
    opposed: bool,
}

/// What the rejected number of a fault is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    /// There is none.
    Nothing,
    /// A plain number.
    Number,
    /// A reference to an item by its index from 0 in Rust and C.
    Index,
    /// A reference to an item by its number from 1 in Rust and C.
    Count,
    /// An id by which no unit is called.
    Id,
    /// A number of pieces, of which there are none.
    NoneThere,
    /// There is none, but a text of the words that the field takes.
    Words,
    /// There is none, but the name that 0 has in C.
    Zero,
    /// There is none, but what would do in its place.
    Needs,
}

impl Known {
    /// Returns what the number counts from, `base` or as in Rust and C; 0 if it is no reference. `None` if there is no
    /// number.
    pub fn first(self, base: Option<u8>) -> Option<u8> {
        match self {
            Known::Nothing | Known::Words | Known::Zero | Known::Needs => None,
            Known::Number | Known::Id | Known::NoneThere => Some(0),
            Known::Index => Some(base.unwrap_or(0)),
            Known::Count => Some(base.unwrap_or(1)),
        }
    }
}

impl Place {
    pub const fn new(code: u8, field: Name) -> Self {
        let known = Known::Nothing;
        Place {
            field,
            list: None,
            inner: None,
            deep: None,
            index: 0,
            code,
            known,
            other: 0,
            contrary: false,
            opposed: false,
        }
    }
    pub const fn contrary(self) -> Self {
        Place { contrary: true, ..self }
    }
    pub const fn is_contrary(&self) -> bool {
        self.contrary
    }
    pub const fn opposed(self) -> Self {
        Place { opposed: true, ..self }
    }
    pub const fn is_opposed(&self) -> bool {
        self.opposed
    }
    pub fn put_other_at(&mut self, index: usize) {
        self.other = u16::try_from(index).unwrap_or(u16::MAX);
    }
    pub const fn other_index(&self) -> u16 {
        self.other
    }
    pub const fn with(self, known: Known) -> Self {
        Place { known, ..self }
    }
    pub const fn known(&self) -> Known {
        self.known
    }
    pub fn put_in_list(&mut self, list: List, index: usize) {
        self.list = Some(list.0);
        self.put_at(index);
    }
    pub fn put_at(&mut self, index: usize) {
        self.index = u16::try_from(index).unwrap_or(u16::MAX);
    }
    pub const fn put_in_no_list(&mut self) {
        (self.list, self.index) = (None, 0);
    }
    pub const fn put_list(&mut self, list: List) {
        self.list = Some(list.0);
    }
    pub const fn put_field(&mut self, field: Name) {
        self.field = field;
    }
    pub const fn put_within(&mut self, record: Record) {
        self.deep = self.inner;
        self.inner = Some(self.field);
        self.field = record.0;
    }
    pub const fn number(&self) -> u8 {
        self.code
    }
    pub fn is_in(&self, list: List) -> bool {
        self.list == Some(list.0)
    }
    pub const fn is_in_list(&self) -> bool {
        self.list.is_some()
    }
    pub fn list(&self) -> &'static str {
        self.list.map_or("", |name| name)
    }
    pub const fn index(&self) -> u16 {
        self.index
    }
    pub const fn field(&self) -> &'static str {
        self.field
    }
    pub fn inner(&self) -> &'static str {
        self.inner.map_or("", |name| name)
    }
    pub fn deep(&self) -> &'static str {
        self.deep.map_or("", |name| name)
    }
}
