//! Exact strengths. A strength is a whole number of 1/11520 strength points, a unit in which every product of the rules
//! is a whole number. A product that is not is a fault and is never rounded.

use core::fmt;

/// The number of units in one strength point: 2^8 x 3^2 x 5.
pub const POINT: u32 = 11_520;

/// The divisors that the rules apply to one strength, and the tenths of a point that a chart may print. They are for
/// mode, combat supply, step losses (with the optional quarter for a last step) and terrain.
const DIVISORS: &[&[u32]] = &[&[2], &[4], &[4], &[3, 4]];

const _: () = {
    // Every combination of the divisors divides a point, with a half point or a tenth printed on the counter.
    let mut rest = DIVISORS;
    let mut halves = 1u32;
    let mut thirds = 1u32;
    while let [choice, tail @ ..] = rest {
        let mut left = *choice;
        let mut most = 1;
        while let [divisor, more @ ..] = left {
            if *divisor % 3 == 0 {
                thirds = thirds.saturating_mul(*divisor);
            } else if *divisor > most {
                most = *divisor;
            }
            left = more;
        }
        halves = halves.saturating_mul(most);
        rest = tail;
    }
    assert!(POINT.is_multiple_of(halves.saturating_mul(thirds)));
    assert!(POINT.is_multiple_of(halves.saturating_mul(2)), "a printed half point");
    assert!(POINT.is_multiple_of(5), "a printed fifth of a point");
};

/// An exact strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Strength(pub u32);

impl Strength {
    /// A strength of 0.
    pub const ZERO: Strength = Strength(0);

    /// Returns a strength of whole points, at most 65535.
    pub const fn of_points(points: u16) -> Strength {
        Strength((points as u32).saturating_mul(POINT))
    }
    /// Returns `points` times a factor; `None` if the product is inexact or too large.
    ///
    /// ```
    /// use grognard_core::strength::{Factor, Strength};
    /// let halved_twice = Factor::ONE.times(1, 2).times(1, 2);
    /// assert_eq!(Strength::of(7, halved_twice), Some(Strength(7 * 11_520 / 4)));
    /// assert_eq!(Strength::of(1, Factor::ONE.times(1, 7)), None);
    /// ```
    pub fn of(points: u32, factor: Factor) -> Option<Strength> {
        let whole = points.checked_mul(POINT)?;
        if factor.num == factor.den {
            return Some(Strength(whole));
        }
        // 32 bits suffice in practice. Otherwise the common factors are cancelled first, so that they suffice again.
        let (dividend, den, times) = match whole.checked_mul(factor.num) {
            Some(product) => (product, factor.den, 1),
            None => {
                let shared = shared(whole, factor.den);
                (factor.num, factor.den.checked_div(shared)?, whole.checked_div(shared)?)
            }
        };
        let value = dividend.checked_div(den)?;
        if value.checked_mul(den)? != dividend {
            return None;
        }
        value.checked_mul(times).map(Strength)
    }
    /// Returns the sum, or `None` if it is too large.
    pub fn plus(self, other: Strength) -> Option<Strength> {
        self.0.checked_add(other.0).map(Strength)
    }
    /// Returns whole points; a half and more is rounded up.
    pub fn rounded(self) -> u32 {
        (self.0.saturating_add(POINT / 2)) / POINT
    }
}

/// Returns the greatest common divisor.
#[cold]
fn shared(a: u32, b: u32) -> u32 {
    let (mut a, mut b) = (a, b);
    while let Some(rest) = a.checked_rem(b) {
        (a, b) = (b, rest);
    }
    a
}

impl fmt::Display for Strength {
    /// Writes `8`, `2 1/2` or `1/3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / POINT, self.0 % POINT);
        if part == 0 {
            return write!(f, "{whole}");
        }
        let (mut a, mut b) = (POINT, part);
        while b != 0 {
            (a, b) = (b, a.checked_rem(b).unwrap_or(0));
        }
        let (num, den) = (part.checked_div(a).unwrap_or(0), POINT.checked_div(a).unwrap_or(0));
        if whole != 0 {
            write!(f, "{whole} ")?;
        }
        write!(f, "{num}/{den}")
    }
}

impl fmt::Debug for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A product of multipliers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Factor {
    /// The numerator.
    pub num: u32,
    /// The denominator.
    pub den: u32,
}

impl Factor {
    /// The factor 1.
    pub const ONE: Factor = Factor { num: 1, den: 1 };
    /// Returns the product with a further multiplier. Saturates beyond 32 bits, where no strength is exact any more.
    #[must_use]
    pub const fn times(self, num: u32, den: u32) -> Factor {
        Factor { num: self.num.saturating_mul(num), den: self.den.saturating_mul(den) }
    }
    /// Returns whether the factor is 1.
    pub const fn is_one(self) -> bool {
        self.num == self.den
    }
}
