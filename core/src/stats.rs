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

/// A chance in units of 1/2^63 as a number from 0 to 1.
///
/// ```
/// use grognard_core::stats;
/// assert_eq!(stats::chance(1 << 62), 0.5);
/// ```
pub fn chance(units: u64) -> f64 {
    units as f64 / CERTAIN
}

/// The units of 1/2^63 of a chance from 0 to 1, to the nearest; `None` for any other number.
///
/// ```
/// use grognard_core::stats;
/// assert_eq!(stats::chance_units(0.5), Some(1 << 62));
/// assert_eq!(stats::chance_units(1.5), None);
/// ```
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number from 0 to 2^63")]
pub fn chance_units(chance: f64) -> Option<u64> {
    (0.0..=1.0).contains(&chance).then(|| libm::rint(chance * CERTAIN) as u64)
}

/// An expectation, a whole number and a fraction in units of 1/2^63, as one number.
pub fn expected(whole: u64, fraction: u64) -> f64 {
    whole as f64 + chance(fraction)
}

/// 2^63.
const CERTAIN: f64 = 9_223_372_036_854_775_808.0;

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
