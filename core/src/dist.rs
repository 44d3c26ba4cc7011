//! Exact distributions: whole counts over a denominator. Nothing is rounded, nothing is sampled.

use crate::reflect::Reflect;
use crate::table::numbered;

/// In how many of 36 cases two dice sum to 2, 3, ... 12.
pub const TWO_D6: [u32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// Where a result that happened stands among all that could have: counts of cases worse, equal and better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Percentile {
    /// Cases with a worse result.
    pub worse: u32,
    /// Cases with this result.
    pub equal: u32,
    /// Cases with a better result.
    pub better: u32,
    /// All cases.
    pub denominator: u32,
}

impl Percentile {
    /// The place of `which` among counts ordered from worst to best.
    ///
    /// ```
    /// use grognard_core::dist::Percentile;
    /// let p = Percentile::of(&[1, 2, 3], 1);
    /// assert_eq!((p.worse, p.equal, p.better, p.denominator), (1, 2, 3, 6));
    /// ```
    pub fn of(counts: &[u32], which: usize) -> Percentile {
        let mut p = Percentile::default();
        for (i, count) in numbered(counts) {
            let part = match i.cmp(&which) {
                core::cmp::Ordering::Less => &mut p.worse,
                core::cmp::Ordering::Equal => &mut p.equal,
                core::cmp::Ordering::Greater => &mut p.better,
            };
            *part = part.saturating_add(*count);
            p.denominator = p.denominator.saturating_add(*count);
        }
        p
    }
}

/// Adds cases to a count.
#[inline]
pub(crate) fn tally(counts: &mut [u32], which: usize, cases: u32) {
    if let Some(count) = counts.get_mut(which) {
        // All cases of a distribution together fit 32 bits by far.
        *count = count.wrapping_add(cases);
    }
}

/// The expectation of a distribution over 0, 1, 2, ... as a numerator over the same denominator.
pub fn expected(counts: &[u32]) -> u32 {
    (0u32..u32::MAX).zip(counts).fold(0, |sum, (n, count)| sum.saturating_add(n.saturating_mul(*count)))
}
