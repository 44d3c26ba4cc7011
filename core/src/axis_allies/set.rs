//! Sets of spaces: a bit for each of the 255 numbers that a map can have.

/// How many spaces a map may have: their numbers fit a byte, and 0 is none.
pub const MAX_SPACES: u16 = 255;

/// A set of spaces by number. One copy of each of its functions where flash counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Set(pub [u32; 8]);

impl Set {
    /// One space.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn one(space: u16) -> Set {
        let mut set = Set::default();
        set.add(space);
        set
    }
    /// Adds a space; a number beyond all maps is left out.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn add(&mut self, space: u16) {
        if let Some(word) = self.0.get_mut(usize::from(space >> 5)) {
            *word |= 1u32.wrapping_shl(u32::from(space));
        }
    }
    /// Adds a space if the condition holds.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn add_if(&mut self, space: u16, condition: bool) {
        if condition {
            self.add(space);
        }
    }
    /// Whether the space is among them.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn has(&self, space: u16) -> bool {
        self.0.get(usize::from(space >> 5)).is_some_and(|word| word.wrapping_shr(u32::from(space)) & 1 == 1)
    }
    /// The spaces of either.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn or(&self, other: &Set) -> Set {
        let mut all = *self;
        for (word, its) in all.0.iter_mut().zip(&other.0) {
            *word |= *its;
        }
        all
    }
    /// The spaces of both.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn and(&self, other: &Set) -> Set {
        self.without(&self.without(other))
    }
    /// The spaces of this one that are not in the other.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn without(&self, other: &Set) -> Set {
        let mut all = *self;
        for (word, its) in all.0.iter_mut().zip(&other.0) {
            *word &= !*its;
        }
        all
    }
    /// Whether any space is in both.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(word, its)| word & its != 0)
    }
    /// How many it holds.
    pub fn len(&self) -> u16 {
        self.iter().fold(0, |n, _| n.wrapping_add(1))
    }
    /// The spaces, in the order of their numbers.
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
    #[cfg_attr(not(feature = "fast"), inline(never))]
    fn next(&mut self) -> Option<u16> {
        loop {
            let word = self.left.0.get_mut(usize::from(self.at))?;
            if *word != 0 {
                let bit = u16::try_from(word.trailing_zeros()).unwrap_or(0);
                *word &= word.wrapping_sub(1);
                return Some((self.at << 5).wrapping_add(bit));
            }
            self.at = self.at.wrapping_add(1);
        }
    }
}
