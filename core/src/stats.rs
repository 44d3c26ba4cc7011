//! Mean, deviation and quantiles of exact counts, for display. This is the only floating point of the core; it uses
//! libm, which gives the same bits on every machine.
#![allow(clippy::float_arithmetic, reason = "this file is where the core's floating point lives")]

/// Returns the mean of counts over 0, 1, 2, ...; 0 if there are no cases.
///
/// ```
/// use grognard_core::stats;
/// assert_eq!(stats::mean(&[1, 2, 1]), 1.0);
/// ```
pub fn mean(counts: &[u32]) -> f64 {
    let (cases, sum, _) = sums(counts);
    if cases == 0 { 0.0 } else { sum as f64 / cases as f64 }
}

/// Returns the standard deviation of counts over 0, 1, 2, ...
///
/// ```
/// use grognard_core::stats;
/// assert_eq!(stats::deviation(&[1, 0, 1]), 1.0);
/// ```
pub fn deviation(counts: &[u32]) -> f64 {
    let (cases, sum, squares) = sums(counts);
    if cases == 0 {
        return 0.0;
    }
    let mean = sum as f64 / cases as f64;
    libm::sqrt((squares as f64 / cases as f64 - mean * mean).max(0.0))
}

/// Returns the lowest value that at least `num` in `den` of the cases do not exceed; `None` if there are no cases.
///
/// ```
/// use grognard_core::stats;
/// assert_eq!(stats::quantile(&[1, 2, 1], 1, 2), Some(1));
/// ```
pub fn quantile(counts: &[u32], num: u32, den: u32) -> Option<u32> {
    let (cases, _, _) = sums(counts);
    let wanted = u64::from(num).saturating_mul(cases);
    let mut seen = 0u64;
    (0u32..).zip(counts).find_map(|(value, count)| {
        seen = seen.saturating_add(u64::from(*count));
        (seen > 0 && seen.saturating_mul(u64::from(den)) >= wanted).then_some(value)
    })
}

fn sums(counts: &[u32]) -> (u64, u64, u64) {
    let mut total = (0u64, 0u64, 0u64);
    for (value, count) in (0u64..).zip(counts) {
        let part = value.saturating_mul(u64::from(*count));
        total.0 = total.0.saturating_add(u64::from(*count));
        total.1 = total.1.saturating_add(part);
        total.2 = total.2.saturating_add(part.saturating_mul(value));
    }
    total
}
