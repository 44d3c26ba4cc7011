//! Words of scratch memory: numbers packed into one word, and parts of a slice.

use crate::bounded::Bounded;

pub(super) fn part(word: u64, place: u32) -> usize {
    usize::from(u16::try_from(word.bounded_shr(place) & 0xFFFF).unwrap_or(0))
}
/// Returns the lower half of a word.
pub(super) fn low(word: u64) -> usize {
    usize::try_from(word & 0xFFFF_FFFF).unwrap_or(usize::MAX)
}
/// Packs a number into a word's lower half, and two into its upper half.
pub(super) fn pack(low: usize, third: usize, fourth: usize) -> u64 {
    let (low, third) = (u32::try_from(low).unwrap_or(0), u16::try_from(third).unwrap_or(0));
    u64::from(low) | u64::from(third) << 32 | u64::try_from(fourth).unwrap_or(0) << 48
}

/// Splits off the first words.
pub(super) fn cut<'m>(rest: &mut &'m mut [u64], words: usize) -> &'m mut [u64] {
    let (part, more) = core::mem::take(rest).split_at_mut_checked(words).unwrap_or_default();
    *rest = more;
    part
}
