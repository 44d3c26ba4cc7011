//! Ports: the hits that they take, and what is left of their capacity. OCS 10.0c, 19.0, 19.0a, 19.0b.

/// The hits that a port takes at most (10.0c.B).
pub(crate) const MOST_HITS: u8 = 4;

/// Returns a port's capacity after hits, in T a phase: a fifth of what is printed less for each, rounded to the nearest
/// token.
pub(crate) fn capacity_after(printed: u16, hits: u8) -> u16 {
    let left = u32::from(MOST_HITS.saturating_add(1).saturating_sub(hits));
    let tenths = u32::from(printed).saturating_mul(left).saturating_mul(2).saturating_add(5);
    u16::try_from(tenths / 10).unwrap_or(u16::MAX)
}
