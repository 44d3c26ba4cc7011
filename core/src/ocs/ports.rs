//! Ports: the hits that they take, and what is left of their capacity. OCS 10.0c, 19.0, 19.0a, 19.0b.

/// The hits that a port takes at most (10.0c.B).
pub(crate) const MOST_HITS: u8 = 4;

/// Returns a port's capacity after hits, in fifths of a T a phase: a fifth of what is printed less for each.
fn fifths_after(printed: u16, hits: u8) -> u32 {
    u32::from(printed).saturating_mul(MOST_HITS.saturating_add(1).saturating_sub(hits).into())
}

/// Returns a port's capacity after hits, in T a phase, rounded to the nearest token (4.1).
pub(crate) fn capacity_after(printed: u16, hits: u8) -> u16 {
    let tenths = fifths_after(printed, hits).saturating_mul(2).saturating_add(5);
    u16::try_from(tenths / 10).unwrap_or(u16::MAX)
}

/// Returns whether that capacity is rounded.
pub(crate) fn is_rounded(printed: u16, hits: u8) -> bool {
    !fifths_after(printed, hits).is_multiple_of(5)
}
