//! Chances as whole numbers: 1 is 2^63. Every product is rounded down, so that a computed chance is at most the true
//! one, and the difference of their sum from 1 bounds the error of each.

use crate::bounded::Bounded;
use crate::reflect::Reflect;

/// The chance 1.
pub const ONE: u64 = 1 << 63;

/// Returns a product of which one factor is in units of 1/2^64.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn mul(a: u64, b: u64) -> u64 {
    let product = u128::from(a).bounded_mul(u128::from(b));
    u64::try_from(product >> 64).unwrap_or(u64::MAX)
}

/// An expected value: a whole part and a fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[sum]
#[repr(C)]
pub struct Expected {
    /// The whole part.
    #[share(1)]
    pub whole: u64,
    /// The fraction, in units of 1/2^63.
    #[chance]
    pub fraction: u64,
}

impl Expected {
    /// Returns the number as nearly as a double comes.
    ///
    /// ```
    /// use grognard_core::axis_allies::chance::Expected;
    /// assert_eq!(Expected { whole: 2, fraction: 1 << 62 }.value(), 2.5);
    /// ```
    #[cfg(feature = "stats")]
    pub fn value(&self) -> f64 {
        crate::stats::expected(self.whole, self.fraction)
    }
    /// Sets it to a sum of chances times numbers.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub(crate) fn set(&mut self, sum: &u128) {
        self.whole = u64::try_from(sum >> 63).unwrap_or(u64::MAX);
        self.fraction = u64::try_from(sum & u128::from(ONE.saturating_sub(1))).unwrap_or(0);
    }
}

/// Adds a chance times a number.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn add(sum: &mut u128, chance: u64, number: u32) {
    *sum = sum.bounded_add(u128::from(chance).bounded_mul(u128::from(number)));
}

/// The least and the most faces of a die.
pub(crate) const FACES: (u8, u8) = (2, 20);

/// Returns how many faces a die has of which a record says this number: six for 0.
pub(crate) const fn faces(said: u8) -> u8 {
    if said == 0 { 6 } else { said }
}

/// Returns whether a record may say this number of faces.
pub(crate) const fn is_die(said: u8) -> bool {
    said == 0 || (FACES.0 <= said && said <= FACES.1)
}

/// Returns the chances of a die to hit and to miss, in units of 1/2^64; `said` is its number of faces, 0 for six.
/// They are rounded down. 1 itself does not fit; the difference is counted as missing.
pub(crate) fn die(value: u8, said: u8) -> (u64, u64) {
    let faces = u32::from(faces(said));
    // 2^64 divided by the faces, 16 bits at a time: at least two faces, and a remainder smaller than they are many.
    let (mut share, mut rest) = (0u64, 1u32);
    for _ in 0..4 {
        let part = rest.bounded_shl(16);
        share = share.bounded_shl(16) | u64::from(part.checked_div(faces).unwrap_or(0));
        rest = part.checked_rem(faces).unwrap_or(0);
    }
    let of = |n: u32| {
        if n >= faces {
            return u64::MAX;
        }
        let more = n.bounded_mul(rest).checked_div(faces).unwrap_or(0);
        share.bounded_mul(n.into()).bounded_add(more.into())
    };
    (of(value.into()), of(faces.saturating_sub(value.into())))
}

/// Writes the chances of 0, 1, ... n hits of n dice, in units of 1/2^64, and returns how many numbers there are.
pub(crate) fn binomial(row: &mut [u64], dice: u16, value: u8, said: u8) -> usize {
    row.fill(0);
    if let Some(none) = row.first_mut() {
        *none = u64::MAX;
    }
    for _ in 0..dice {
        one_die_more(row, value, said);
    }
    usize::from(dice).saturating_add(1)
}

/// Updates the chances of 0, 1, ... hits for one more die, which hits at `value` or below; `said` is its number of
/// faces, 0 for six.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn one_die_more(row: &mut [u64], value: u8, said: u8) {
    let (hit, miss) = die(value, said);
    let mut before = 0u64;
    for chance in row {
        let now = mul(*chance, miss).bounded_add(mul(before, hit));
        before = core::mem::replace(chance, now);
    }
}
