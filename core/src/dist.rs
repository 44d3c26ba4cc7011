//! Exact distributions: whole counts over a denominator. Nothing is rounded or sampled.

use crate::bounded::Bounded;
use crate::reflect::Reflect;
use crate::table::numbered;

/// The number of the 36 cases in which two dice sum to 2, 3, ... 12.
pub const TWO_D6: [u32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Percentile {
    /// The number of cases with a worse result.
    #[share("denominator")]
    pub worse: u32,
    /// The number of cases with this result.
    #[share("denominator")]
    pub equal: u32,
    /// The number of cases with a better result.
    #[share("denominator")]
    pub better: u32,
    /// The number of all cases.
    pub denominator: u32,
}

impl Percentile {
    /// Returns the rank of result `which` among counts ordered from worst to best.
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
pub(crate) fn tally(counts: &mut [u32], which: usize, cases: u32) {
    if let Some(count) = counts.get_mut(which) {
        // The cases of a distribution add up to far less than 32 bits hold.
        *count = count.bounded_add(cases);
    }
}

/// Returns the expected value of a distribution over 0, 1, 2, ... as a numerator over the distribution's denominator.
pub fn expected(counts: &[u32]) -> u32 {
    (0u32..u32::MAX).zip(counts).fold(0, |sum, (n, count)| sum.saturating_add(n.saturating_mul(*count)))
}
