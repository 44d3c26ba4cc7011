//! The kind and the path of a fault, as hosted libraries keep them: a pointer for each name.

/// The name of a field.
type Name = &'static &'static str;

/// The kind of a fault and its path: an item of a list, a field, a field inside it, and a field inside that.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    // The one value that is never null, so that a result is told from a fault by one word.
    field: Name,
    list: Option<Name>,
    inner: Option<Name>,
    deep: Option<Name>,
    /// The code in the lowest eight bits, and the index above it, in one word.
    what: usize,
}

impl Place {
    pub const fn new(code: u8, field: Name) -> Self {
        Place { field, list: None, inner: None, deep: None, what: code as usize }
    }
    pub const fn put_in_list(&mut self, list: Name, index: usize) {
        self.list = Some(list);
        self.put_at(index);
    }
    pub const fn put_at(&mut self, index: usize) {
        self.what = (self.what & 0xFF) | (index << 8);
    }
    pub const fn put_in_no_list(&mut self) {
        self.list = None;
        self.put_at(0);
    }
    pub const fn put_list(&mut self, list: Name) {
        self.list = Some(list);
    }
    pub const fn put_field(&mut self, field: Name) {
        self.field = field;
    }
    pub const fn put_within(&mut self, field: Name) {
        self.deep = self.inner;
        self.inner = Some(self.field);
        self.field = field;
    }
    pub const fn number(&self) -> u8 {
        let [code, ..] = self.what.to_le_bytes();
        code
    }
    pub fn list(&self) -> &'static str {
        self.list.map_or("", |name| name)
    }
    pub fn index(&self) -> u16 {
        u16::try_from(self.what >> 8).unwrap_or(u16::MAX)
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
