//! Lists that an operation writes to a caller-provided buffer; the trail of steps.

use super::{ALL, About, Figure, Item, Step, What};
use crate::bounded::Bounded;
use crate::reflect::Code;
use crate::rule::Rule;
#[cfg(feature = "bindings")]
use core::fmt;

/// A list of a binding that grows by what is appended.
#[cfg(feature = "bindings")]
pub(crate) trait Growing<T>: fmt::Debug {
    /// Appends an item.
    fn push(&mut self, item: T);
    /// Removes all items.
    fn clear(&mut self);
    /// Returns the items.
    fn items(&self) -> &[T];
    /// Returns the items for modification.
    fn items_mut(&mut self) -> &mut [T];
}

/// A list that an operation writes to a caller-provided buffer. Items beyond the end of the buffer are counted but not
/// written, so that the caller learns which length is needed.
#[derive(Debug)]
pub struct Sink<'a, T> {
    buffer: &'a mut [T],
    needed: usize,
    /// It keeps what is appended, in the buffer or the list. Every step of a judgement asks this.
    #[cfg(feature = "bindings")]
    keeps: bool,
    /// Where the items go instead, all of them.
    #[cfg(feature = "bindings")]
    list: Option<&'a mut dyn Growing<T>>,
}

impl<'a, T> Sink<'a, T> {
    /// Creates a list that is written to `buffer`.
    pub fn new(buffer: &'a mut [T]) -> Self {
        Sink {
            #[cfg(feature = "bindings")]
            keeps: !buffer.is_empty(),
            buffer,
            needed: 0,
            #[cfg(feature = "bindings")]
            list: None,
        }
    }
    /// Creates a list that only counts its items.
    #[cfg_attr(feature = "fast", inline)]
    pub fn none() -> Self {
        Sink::new(&mut [])
    }
    /// Creates a list whose items are appended to one that grows, which is empty.
    #[cfg(feature = "bindings")]
    pub(crate) fn growing(list: &'a mut dyn Growing<T>) -> Self {
        Sink { keeps: true, list: Some(list), ..Sink::none() }
    }
    /// Appends an item.
    #[cfg_attr(feature = "fast", inline)]
    pub fn push(&mut self, item: T) {
        if let Some(place) = self.buffer.get_mut(self.needed) {
            *place = item;
        } else {
            #[cfg(feature = "bindings")]
            if let Some(list) = &mut self.list {
                list.push(item);
            }
        }
        self.needed = self.needed.bounded_add(1);
    }
    /// Returns whether the list keeps what is appended.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_on(&self) -> bool {
        #[cfg(feature = "bindings")]
        return self.keeps;
        #[cfg(not(feature = "bindings"))]
        !self.buffer.is_empty()
    }
    /// Counts an item without writing it.
    #[cfg_attr(feature = "fast", inline)]
    pub fn count(&mut self) {
        self.needed = self.needed.bounded_add(1);
    }
    /// Calls `then` if the list keeps what is appended, and otherwise counts one item.
    pub(crate) fn count_or<E>(&mut self, then: impl FnOnce(&mut Self) -> Result<(), E>) -> Result<(), E> {
        if self.is_on() {
            return then(self);
        }
        self.count();
        Ok(())
    }
    /// Removes all items and sets the count to 0.
    pub fn take_back(&mut self) {
        self.needed = 0;
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            list.clear();
        }
    }
    /// Returns for modification those of the items that fitted and were appended after the first `count`.
    pub(crate) fn after(&mut self, count: usize) -> &mut [T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            return list.items_mut().get_mut(count..).unwrap_or_default();
        }
        let end = self.needed.min(self.buffer.len());
        self.buffer.get_mut(count..end).unwrap_or_default()
    }
    /// Returns the number of items appended, including those that did not fit.
    pub fn needed(&self) -> usize {
        self.needed
    }
    /// Returns the items that fitted.
    pub fn items(&self) -> &[T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &self.list {
            return list.items();
        }
        self.buffer.get(..self.needed).unwrap_or(self.buffer)
    }
    /// Returns the items that fitted, for modification.
    pub fn items_mut(&mut self) -> &mut [T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            return list.items_mut();
        }
        let fitted = self.needed.min(self.buffer.len());
        self.buffer.get_mut(..fitted).unwrap_or_default()
    }
}

/// The steps that led to an answer.
pub type Trail<'a> = Sink<'a, Step>;

impl Sink<'_, Step> {
    /// Appends a step with a whole number.
    #[cfg_attr(feature = "fast", inline)]
    pub fn note(&mut self, rule: Rule, what: What, item: impl Into<Item>, num: i32) {
        self.figure(rule, what, item, Figure::over(num, 1));
    }
    /// Appends a step that forbids: how much is needed and there, or only that it is not allowed where both are 0.
    pub fn refuse(&mut self, rule: Rule, needed: u16, available: u16) {
        self.refuse_for(rule, About::Whole, needed, available);
    }
    /// The same of a part of the question.
    pub(crate) fn refuse_for(&mut self, rule: Rule, about: About, needed: u16, available: u16) {
        match (needed, available) {
            (0, 0) => self.note(rule, What::Forbidden, about, 0),
            _ => self.figure(rule, What::Limit, about, Figure::over(needed.into(), available)),
        }
    }
    /// Appends a step with the amount needed and the amount available.
    #[cold]
    pub(crate) fn limit(&mut self, rule: Rule, item: impl Into<Item>, needed: u32, there: u32) {
        let (num, den) = (i32::try_from(needed).unwrap_or(i32::MAX), u16::try_from(there).unwrap_or(u16::MAX));
        self.figure(rule, What::Limit, item, Figure::over(num, den));
    }
    /// Appends a step with the numbers that its kind says.
    pub fn figure(&mut self, rule: Rule, what: What, item: impl Into<Item>, figure: Figure) {
        let Item { about, index } = item.into();
        if !self.is_on() {
            self.count();
            return;
        }
        self.push(Step {
            rule: rule.0,
            what: Code::new(what),
            about: Code::new(about),
            index: u16::try_from(index).unwrap_or(ALL),
            den: figure.den,
            num: figure.num,
            value: figure.value,
        });
    }
}
