//! Mixed numbers: the text form of fractions, the same in every language.

use core::fmt;
use core::str::FromStr;

/// A fraction, printed in lowest terms with its whole part separate: `3`, `2 1/2`, `-1/3`.
///
/// ```
/// use grognard_core::mixed::Mixed;
/// assert_eq!(Mixed { num: 5, den: 2 }.to_string(), "2 1/2");
/// assert_eq!(Mixed { num: -2, den: 6 }.to_string(), "-1/3");
/// assert_eq!("2 1/2".parse(), Ok(Mixed { num: 5, den: 2 }));
/// assert_eq!("0.2".parse(), Ok(Mixed { num: 2, den: 10 }));
/// assert!("2 1/0".parse::<Mixed>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mixed {
    /// The numerator.
    pub num: i64,
    /// The denominator, at least 1; 0 counts as 1.
    pub den: u32,
}

/// The error of a text that is not a mixed number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotMixed;

impl Mixed {
    /// Returns the fraction as a number of parts, `unit` to the whole; `None` if it is not a whole number of them or
    /// does not fit.
    ///
    /// ```
    /// use grognard_core::mixed::Mixed;
    /// assert_eq!(Mixed { num: 3, den: 2 }.in_parts(12), Some(18));
    /// assert_eq!(Mixed { num: 1, den: 7 }.in_parts(12), None);
    /// ```
    pub fn in_parts(self, unit: u32) -> Option<i64> {
        let (product, den) = (self.num.checked_mul(unit.into())?, i64::from(self.den.max(1)));
        (product.checked_rem(den)? == 0).then(|| product.checked_div(den)).flatten()
    }
}

impl fmt::Display for Mixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, den) = (self.num.unsigned_abs(), u64::from(self.den.max(1)));
        let (whole, part) = (size.checked_div(den).unwrap_or(0), size.checked_rem(den).unwrap_or(0));
        if self.num < 0 {
            f.write_str("-")?;
        }
        if part == 0 {
            return write!(f, "{whole}");
        }
        let (mut a, mut b) = (den, part);
        while let Some(rest) = a.checked_rem(b) {
            (a, b) = (b, rest);
        }
        if whole != 0 {
            write!(f, "{whole} ")?;
        }
        write!(f, "{}/{}", part.checked_div(a).unwrap_or(0), den.checked_div(a).unwrap_or(1))
    }
}

impl FromStr for Mixed {
    type Err = NotMixed;
    /// Reads the text that [`fmt::Display`] writes: `3`, `1/2`, `2 1/2`, each with an optional sign; and decimals such
    /// as `2.5`.
    fn from_str(text: &str) -> Result<Mixed, NotMixed> {
        read(text).ok_or(NotMixed)
    }
}

fn read(text: &str) -> Option<Mixed> {
    let (minus, text) = match text.trim().strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.trim()),
    };
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    if let Some((whole, digits)) = text.split_once('.') {
        let den = 10u32.checked_pow(u32::try_from(digits.len()).ok()?)?;
        let num = i64::from(number(whole)?).checked_mul(den.into())?.checked_add(number(digits)?.into())?;
        return Some(Mixed { num: if minus { num.checked_neg()? } else { num }, den });
    }
    let (whole, part) = match text.split_once(' ') {
        Some((whole, part)) => (number(whole)?, part.split_once('/')?),
        None => match text.split_once('/') {
            Some(part) => (0, part),
            None => (number(text)?, ("0", "1")),
        },
    };
    let (num, den) = (number(part.0)?, number(part.1).filter(|den| *den > 0)?);
    let num = i64::from(whole).checked_mul(den.into())?.checked_add(num.into())?;
    Some(Mixed { num: if minus { num.checked_neg()? } else { num }, den })
}
