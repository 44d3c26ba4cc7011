//! Sets of spaces, with a bit for each of the 255 possible numbers.

use crate::bounded::Bounded;

/// The most spaces of a map: their numbers fit a byte, and 0 is no space.
pub const MAX_SPACES: u16 = 255;

/// A set of spaces by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Set(pub [u32; 8]);

impl Set {
    /// Creates a set of one space.
    #[cfg_attr(feature = "fast", inline)]
    pub fn one(space: u16) -> Set {
        let mut set = Set::default();
        set.add(space);
        set
    }
    /// Adds a space; a number beyond all maps is ignored.
    #[cfg_attr(feature = "fast", inline)]
    pub fn add(&mut self, space: u16) {
        if let Some(word) = self.0.get_mut(usize::from(space >> 5)) {
            *word |= 1u32.wrapping_shl(u32::from(space));
        }
    }
    /// Adds a space if the condition holds.
    #[cfg_attr(feature = "fast", inline)]
    pub fn add_if(&mut self, space: u16, condition: bool) {
        if condition {
            self.add(space);
        }
    }
    /// Adds the spaces of another set.
    #[cfg_attr(feature = "fast", inline)]
    pub fn join(&mut self, other: &Set) {
        self.mix(other, |word, its| word | its);
    }
    /// Removes the spaces of another set.
    #[cfg_attr(feature = "fast", inline)]
    pub fn leave(&mut self, other: &Set) {
        self.mix(other, |word, its| word & !its);
    }
    /// Removes the spaces that are not in another set.
    #[cfg_attr(feature = "fast", inline)]
    pub fn keep(&mut self, other: &Set) {
        self.mix(other, |word, its| word & its);
    }
    /// Sets each word to what comes of it and the other set's.
    #[cfg(feature = "fast")]
    #[cfg_attr(feature = "fast", inline)]
    fn mix(&mut self, other: &Set, of: impl Fn(u32, u32) -> u32) {
        let ([a, b, c, d, e, f, g, h], [k, l, m, n, o, p, q, r]) = (self.0, other.0);
        self.0 = [of(a, k), of(b, l), of(c, m), of(d, n), of(e, o), of(f, p), of(g, q), of(h, r)];
    }
    #[cfg(not(feature = "fast"))]
    fn mix(&mut self, other: &Set, of: impl Fn(u32, u32) -> u32) {
        for (word, its) in self.0.iter_mut().zip(&other.0) {
            *word = of(*word, *its);
        }
    }
    /// Returns whether the space is in the set.
    #[cfg_attr(feature = "fast", inline)]
    pub fn has(&self, space: u16) -> bool {
        self.0.get(usize::from(space >> 5)).is_some_and(|word| word.wrapping_shr(u32::from(space)) & 1 == 1)
    }
    /// Returns the spaces that are in both sets.
    #[cfg_attr(feature = "fast", inline)]
    pub fn and(&self, other: &Set) -> Set {
        let mut all = *self;
        all.keep(other);
        all
    }
    /// Returns the spaces of this set that are not in the other.
    #[cfg_attr(feature = "fast", inline)]
    pub fn without(&self, other: &Set) -> Set {
        let mut all = *self;
        all.leave(other);
        all
    }
    /// Returns whether any space is in both sets.
    #[cfg_attr(feature = "fast", inline)]
    pub fn meets(&self, other: &Set) -> bool {
        self.and(other).0.iter().any(|word| *word != 0)
    }
    /// Returns the spaces in the order of their numbers.
    #[cfg_attr(feature = "fast", inline)]
    pub fn iter(&self) -> Spaces {
        Spaces { left: *self, at: 0 }
    }
}

/// The spaces of a set, one after the other.
#[derive(Debug, Clone)]
pub(crate) struct Spaces {
    left: Set,
    at: u16,
}

impl Iterator for Spaces {
    type Item = u16;
    #[cfg_attr(feature = "fast", inline)]
    fn next(&mut self) -> Option<u16> {
        loop {
            let word = self.left.0.get_mut(usize::from(self.at))?;
            if *word != 0 {
                let bit = u16::try_from(word.trailing_zeros()).unwrap_or(0);
                *word &= word.bounded_sub(1);
                return Some((self.at << 5).bounded_add(bit));
            }
            self.at = self.at.bounded_add(1);
        }
    }
}
