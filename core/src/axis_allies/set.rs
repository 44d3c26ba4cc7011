//! Sets of spaces: a bit for each of the 255 numbers that a map can have.

/// How many spaces a map may have: their numbers fit a byte, and 0 is none.
pub const MAX_SPACES: u16 = 255;

/// A set of spaces by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Set(pub [u32; 8]);

impl Set {
    /// One space.
    pub fn one(space: u16) -> Set {
        let mut set = Set::default();
        set.add(space);
        set
    }
    /// Adds a space; a number beyond all maps is left out.
    pub fn add(&mut self, space: u16) {
        if let Some(word) = self.0.get_mut(usize::from(space >> 5)) {
            *word |= 1u32.wrapping_shl(u32::from(space));
        }
    }
    /// Adds a space if the condition holds.
    pub fn add_if(&mut self, space: u16, condition: bool) {
        if condition {
            self.add(space);
        }
    }
    /// Adds the spaces of another.
    pub fn join(&mut self, other: &Set) {
        for (word, its) in self.0.iter_mut().zip(&other.0) {
            *word |= *its;
        }
    }
    /// Leaves out the spaces of another.
    pub fn leave(&mut self, other: &Set) {
        for (word, its) in self.0.iter_mut().zip(&other.0) {
            *word &= !*its;
        }
    }
    /// Keeps those alone that another has too.
    pub fn keep(&mut self, other: &Set) {
        for (word, its) in self.0.iter_mut().zip(&other.0) {
            *word &= *its;
        }
    }
    /// Whether the space is among them.
    pub fn has(&self, space: u16) -> bool {
        self.0.get(usize::from(space >> 5)).is_some_and(|word| word.wrapping_shr(u32::from(space)) & 1 == 1)
    }
    /// The spaces of both.
    pub fn and(&self, other: &Set) -> Set {
        let mut all = *self;
        all.keep(other);
        all
    }
    /// The spaces of this one that are not in the other.
    pub fn without(&self, other: &Set) -> Set {
        let mut all = *self;
        all.leave(other);
        all
    }
    /// Whether any space is in both.
    pub fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(word, its)| word & its != 0)
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
