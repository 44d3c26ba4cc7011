//! What a fault says of its value: the number and its bounds, an id, the words that there are.

#[cfg(feature = "details")]
use super::Details;
#[cfg(feature = "details")]
use super::place::Known;
use super::{Bounds, Fault, FaultCode, Name};

impl Fault {
    /// Creates the fault `out_of_range` of a field with a number, and the numbers allowed. Without the feature `details`
    /// the numbers are dropped, here and in the following functions.
    #[inline]
    pub fn beyond(field: Name, value: impl Into<i64>, low: i32, high: u32) -> Self {
        Fault::beyond_number(field, value.into(), low, high)
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn beyond_number(field: Name, value: i64, low: i32, high: u32) -> Self {
        let fault = Fault::new(FaultCode::OutOfRange, field).valued(value);
        #[cfg(feature = "details")]
        let fault = Fault { details: Details { low, high, ..fault.details }, ..fault };
        #[cfg(not(feature = "details"))]
        let _ = (low, high);
        fault
    }
    /// Creates the fault `out_of_range` of a field that refers to an item by its index from 0 in a list of `count` items.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn of_index(field: Name, index: usize, count: usize) -> Self {
        Fault::of_item(field, index, count, false)
    }
    /// Creates the fault `out_of_range` of a field that refers to an item by its number from 1 in a list of `count` items.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn of_number(field: Name, number: usize, count: usize) -> Self {
        Fault::of_item(field, number.saturating_sub(1), count, true)
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
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
    #[inline]
    pub fn valued(self, value: impl Into<i64>) -> Self {
        #[cfg(feature = "details")]
        return self.numbered(value.into());
        #[cfg(not(feature = "details"))]
        {
            let _ = value;
            self
        }
    }
    #[cfg(feature = "details")]
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn numbered(self, value: i64) -> Self {
        Fault { details: Details { value, ..self.details }, place: self.place.with(Known::Number) }
    }
    /// Creates the fault `out_of_range` of a field that refers to a unit by an id that no unit has.
    #[inline]
    pub fn of_no_unit(field: Name, id: impl Into<i64>) -> Self {
        Fault::of_no_unit_of(field, id.into())
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn of_no_unit_of(field: Name, id: i64) -> Self {
        let fault = Fault::new(FaultCode::OutOfRange, field).valued(id);
        #[cfg(feature = "details")]
        let fault = Fault { place: fault.place.with(Known::Id), ..fault };
        fault
    }
    /// Returns the fault with the rejected number and the numbers allowed.
    #[inline]
    pub fn between(self, value: impl Into<i64>, low: i32, high: u32) -> Self {
        #[cfg(feature = "details")]
        return self.numbered_between(value.into(), low, high);
        #[cfg(not(feature = "details"))]
        {
            let _ = (value.into(), low, high);
            self
        }
    }
    #[cfg(feature = "details")]
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn numbered_between(self, value: i64, low: i32, high: u32) -> Self {
        let fault = self.numbered(value);
        Fault { details: Details { low, high, ..fault.details }, ..fault }
    }
    /// Returns the fault with the number of pieces that are wanted where there are none.
    #[inline]
    pub fn none_there(self, wanted: impl Into<i64>) -> Self {
        self.none_of(wanted.into())
    }
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    fn none_of(self, wanted: i64) -> Self {
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
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
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
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn zero_is(self, name: Name) -> Self {
        Fault { details: Details { limit: Some(name), ..Details::NONE }, place: self.place.with(Known::Zero) }
    }
    /// Returns the name by which C says the number 0 in the field; an empty text if the fault does not say.
    #[cfg(feature = "details")]
    pub fn zero(&self) -> &'static str {
        self.details.limit.filter(|_| self.place.known() == Known::Zero).map_or("", |name| name)
    }
    /// Returns the fault with what would do in the place of a word of a text: `a unit: its name, or # and its number`.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
    pub fn needs(self, what: Name) -> Self {
        #[cfg(feature = "details")]
        {
            Fault { details: Details { limit: Some(what), ..Details::NONE }, place: self.place.with(Known::Needs) }
        }
        #[cfg(not(feature = "details"))]
        {
            let _ = what;
            self
        }
    }
    /// Returns what would do in the place of a word of a text; an empty text if the fault does not say.
    #[cfg(feature = "details")]
    pub fn needed(&self) -> &'static str {
        self.details.limit.filter(|_| self.place.known() == Known::Needs).map_or("", |what| what)
    }
    /// Returns the fault with the rejected number and its bounds.
    #[cold]
    #[cfg_attr(all(feature = "details", not(feature = "fast")), inline(never))]
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
