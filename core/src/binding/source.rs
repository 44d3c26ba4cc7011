//! A value of a host's language.

use super::misread::Misread;
use alloc::string::String;
use core::any::Any;

/// Why a host's value is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoInt {
    /// It is something else.
    Type,
    /// It is a whole number beyond 64 bits.
    Range,
}

/// A value of a host's language.
pub trait Source: Sized {
    /// The place of a list's first item, as the language counts.
    const BASE: u8 = 0;
    /// The value as the language writes it, for a fault; nothing where that would be long.
    fn shown(&self) -> Option<String> {
        None
    }
    /// Whether this is the language's word for no value, which in a field is the same as leaving the field out.
    fn absent(&self) -> bool {
        false
    }
    /// Shows each entry of a mapping; false if this is none.
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// Shows each item of a list; false if this is none.
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// A whole number. A truth value is none.
    fn int(&self) -> Result<i64, NoInt>;
    /// A whole number of 64 bits without sign.
    fn wide(&self) -> Result<u64, NoInt> {
        self.int().and_then(|n| u64::try_from(n).map_err(|_| NoInt::Range))
    }
    /// A truth value.
    fn flag(&self) -> Option<bool>;
    /// Shows a text; false if this is none.
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool;
    /// Shows a record that was parsed before; what `show` says, or false if this is none.
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool;
}
