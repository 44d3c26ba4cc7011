//! Contradictions: the other field, and what cannot be together.

#[cfg(feature = "details")]
use super::Details;
use super::{Fault, FaultCode, List, Name};
#[cfg(feature = "details")]
use core::fmt;

/// Returns what stands before and behind a text. The search of `split_once` would leave a panic in the C library.
#[cfg(feature = "details")]
fn halves<'t>(text: &'t str, between: &str) -> Option<(&'t str, &'t str)> {
    (0..text.len()).find_map(|at| {
        let (before, rest) = text.split_at_checked(at)?;
        Some((before, rest.strip_prefix(between)?))
    })
}

impl Fault {
    /// Creates the fault `contradiction` of a field, with what it cannot be together with: the path of the other field,
    /// a colon and a sentence.
    ///
    /// The path is that of a field of the question, such as `board.units[].hex`, or begins beside the field. `.side` is
    /// another field of the same record, `[].side` one of another item of its list, and `[].` the same field of that
    /// item. `[]` stands for the index that [`Fault::other_at`] gives. Without the feature `details` the text is
    /// dropped.
    ///
    /// ```
    /// use grognard_core::fault::Fault;
    /// extern crate std;
    /// let fault = Fault::against(&"side", &"[].side: attackers are of one side").in_list(&"attackers", 2).other_at(0);
    /// # #[cfg(feature = "details")]
    /// assert_eq!(
    ///     std::format!("{}", fault.valued(2).opposed(1)),
    ///     "attackers[2].side: 2 conflicts with attackers[0].side: 1: attackers are of one side (contradiction)"
    /// );
    /// ```
    #[cfg_attr(all(feature = "details", not(feature = "fast")), cold, inline(never))]
    #[cfg_attr(any(not(feature = "details"), feature = "fast"), inline)]
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
    #[cfg_attr(not(feature = "fast"), inline(never))]
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
    #[cfg_attr(not(feature = "fast"), inline(never))]
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
    #[cfg_attr(not(feature = "fast"), inline(never))]
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
    #[inline]
    pub fn opposed(self, value: impl Into<i64>) -> Self {
        self.opposed_by(value.into())
    }
    #[cfg(feature = "details")]
    #[cold]
    #[cfg_attr(not(feature = "fast"), inline(never))]
    fn opposed_by(self, value: i64) -> Self {
        let [a, b, c, d, e, f, g, h] = value.to_le_bytes();
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
