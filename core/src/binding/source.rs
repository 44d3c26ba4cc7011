//! A value of a binding's language.

use super::misread::Misread;
use crate::bounded::Bounded;
use crate::fault::FaultCode;
use crate::mixed::Mixed;
use crate::reflect::Shape;
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

/// The reason why a value is not a number of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoUnits {
    /// It has another type.
    Type,
    /// It is a number beyond what any field holds.
    Range,
    /// It is a fraction finer than any that fields hold.
    Inexact,
}

impl NoUnits {
    /// Returns the code of the fault.
    pub const fn code(self) -> FaultCode {
        match self {
            NoUnits::Type => FaultCode::WrongType,
            NoUnits::Range => FaultCode::OutOfRange,
            NoUnits::Inexact => FaultCode::Inexact,
        }
    }
    /// Creates the fault of a value by itself, as its language shows it.
    #[cold]
    pub fn at(self, path: &str, shown: Option<String>) -> Misread {
        let mut misread = Misread::new(self.code(), path);
        (misread.help.value, misread.help.needs) = (shown, Some("a number, or a text such as 2 1/2"));
        misread
    }
}

impl From<NoInt> for NoUnits {
    fn from(why: NoInt) -> Self {
        match why {
            NoInt::Type => NoUnits::Type,
            NoInt::Range => NoUnits::Range,
        }
    }
}

/// Returns the exact value of a double, given by its bits.
pub fn units_of_double(bits: u64) -> Result<Mixed, NoUnits> {
    let (sign, exponent, fraction) = (bits >> 63, (bits >> 52) & 0x7ff, bits & ((1 << 52) - 1));
    if exponent == 0x7ff {
        return Err(NoUnits::Type);
    }
    if exponent == 0 {
        return if fraction == 0 { Ok(Mixed { num: 0, den: 1 }) } else { Err(NoUnits::Inexact) };
    }
    // 53 bits, times 2 to the power of the exponent less 1075; the lowest bit is made 1.
    let whole = fraction | (1 << 52);
    let zeros = whole.trailing_zeros();
    let digits = i64::try_from(whole.bounded_shr(zeros)).unwrap_or(0);
    let power = i64::try_from(exponent).unwrap_or(0).saturating_add(zeros.into()).saturating_sub(1075);
    let mixed = match u32::try_from(power) {
        Ok(up) => {
            let num = 1i64.checked_shl(up).filter(|_| up < 62).and_then(|by| digits.checked_mul(by));
            Mixed { num: num.ok_or(NoUnits::Range)?, den: 1 }
        }
        Err(_) => {
            let down = u32::try_from(power.unsigned_abs()).unwrap_or(u32::MAX);
            let den = 1u32.checked_shl(down).ok_or(NoUnits::Inexact)?;
            Mixed { num: digits, den }
        }
    };
    Ok(if sign == 0 { mixed } else { Mixed { num: mixed.num.saturating_neg(), ..mixed } })
}

/// A value of a binding's language.
pub trait Source: Sized {
    /// The index of a list's first item in the language.
    const BASE: u8 = 0;
    /// Whether the language shows what counts cases as a number, 0.25 for 9 of 36, and what is a mean of two parts as one.
    /// It then says [`share`](Self::share).
    const NUMBERS: bool = false;
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
    /// Reads a chance, in units of 1/2^63.
    fn chance(&self) -> Result<u64, NoInt> {
        self.wide()
    }
    /// Reads a number as the cases out of a whole that it is nearest to.
    fn share(&self, whole: u64) -> Result<u128, NoUnits> {
        let _ = whole;
        Err(NoUnits::Type)
    }
    /// Reads a truth value.
    fn flag(&self) -> Option<bool>;
    /// Calls `show` with a text; returns false if the value is not one.
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool;
    /// Reads a number of units: a whole number, a text such as `2 1/2`, or the language's own fraction.
    fn units(&self) -> Result<Mixed, NoUnits> {
        match self.int() {
            Ok(num) => Ok(Mixed { num, den: 1 }),
            Err(NoInt::Range) => Err(NoUnits::Range),
            Err(NoInt::Type) => {
                let mut found = None;
                self.text(&mut |text| found = text.parse().ok());
                found.ok_or(NoUnits::Type)
            }
        }
    }
    /// Calls `show` with a parsed record and returns its result; returns false if the value is not one.
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool;
    /// Returns the fields of a parsed record of another kind that [serves](Shape::serves_as) as a structure of lists.
    fn serving(&self, view: &Shape) -> Option<Self> {
        let _ = view;
        None
    }
    /// Returns whether the value is a parsed record that was made without its hex.
    fn has_no_hex(&self) -> bool {
        false
    }
}
