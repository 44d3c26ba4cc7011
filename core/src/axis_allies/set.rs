//! Sets of spaces: a bit for each of the 255 numbers that a map can have.

/// How many spaces a map may have: their numbers fit a byte, and 0 is none.
pub const MAX_SPACES: u16 = 255;

/// A set of spaces by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Set(pub [u64; 4]);

impl Set {
    /// One space.
    #[inline]
    pub fn one(space: u16) -> Set {
        let mut set = Set::default();
        set.add(space);
        set
    }
    /// Adds a space; a number beyond all maps is left out.
    #[inline]
    pub fn add(&mut self, space: u16) {
        if let Some(word) = self.0.get_mut(usize::from(space >> 6)) {
            *word |= 1u64.wrapping_shl(u32::from(space));
        }
    }
    /// Adds a space if the condition holds.
    #[inline]
    pub fn add_if(&mut self, space: u16, condition: bool) {
        if condition {
            self.add(space);
        }
    }
    /// Whether the space is among them.
    #[inline]
    pub fn has(&self, space: u16) -> bool {
        self.0.get(usize::from(space >> 6)).is_some_and(|word| word.wrapping_shr(u32::from(space)) & 1 == 1)
    }
    /// The spaces of either.
    #[inline]
    pub fn or(self, other: Set) -> Set {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Set([a | e, b | f, c | g, d | h])
    }
    /// The spaces of both.
    #[inline]
    pub fn and(self, other: Set) -> Set {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Set([a & e, b & f, c & g, d & h])
    }
    /// The spaces of this one that are not in the other.
    #[inline]
    pub fn without(self, other: Set) -> Set {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Set([a & !e, b & !f, c & !g, d & !h])
    }
    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }
    /// How many it holds.
    pub fn len(&self) -> u16 {
        let ones = self.0.iter().fold(0u32, |n, word| n.wrapping_add(word.count_ones()));
        u16::try_from(ones).unwrap_or(0)
    }
    /// The spaces, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        self.0.into_iter().zip([0u16, 64, 128, 192]).flat_map(|(word, first)| {
            let mut left = word;
            core::iter::from_fn(move || {
                let n = u16::try_from(left.trailing_zeros()).ok().filter(|n| *n < 64)?;
                left &= left.wrapping_sub(1);
                Some(first.wrapping_add(n))
            })
        })
    }
}
