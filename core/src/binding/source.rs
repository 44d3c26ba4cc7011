//! A value of a binding's language.

use super::misread::Misread;
use crate::mixed::Mixed;
use alloc::string::String;
use core::any::Any;

/// The reason why a value is not a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoInt {
    /// It has another type.
    Type,
    /// It is a whole number beyond 64 bits.
    Range,
}

/// A value of a binding's language.
pub trait Source: Sized {
    /// The index of a list's first item in the language.
    const BASE: u8 = 0;
    /// Returns the value as the language writes it, for a fault's message; `None` if that is long.
    fn shown(&self) -> Option<String> {
        None
    }
    /// Returns whether this is the language's word for no value, which is the same as leaving out the field.
    fn absent(&self) -> bool {
        false
    }
    /// Calls `each` with each entry of a mapping; returns false if the value is not one.
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// Calls `each` with each item of a list; returns false if the value is not one.
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// Calls `each` with each item of a list of up to `count` values, some of which may be absent.
    fn places(&self, count: usize, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let _ = count;
        self.items(each)
    }
    /// Reads a whole number. A truth value is not one.
    fn int(&self) -> Result<i64, NoInt>;
    /// Reads an unsigned whole number of 64 bits.
    fn wide(&self) -> Result<u64, NoInt> {
        self.int().and_then(|n| u64::try_from(n).map_err(|_| NoInt::Range))
    }
    /// Reads a truth value.
    fn flag(&self) -> Option<bool>;
    /// Calls `show` with a text; returns false if the value is not one.
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool;
    /// A number of units, as a text or as the language's exact fraction; nothing if this is neither.
    fn measure(&self) -> Option<Mixed> {
        let mut found = None;
        self.text(&mut |text| found = text.parse().ok());
        found
    }
    /// Calls `show` with a parsed record and returns its result; returns false if the value is not one.
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool;
}
