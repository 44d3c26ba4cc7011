//! The flow of pieces from the complexes that build them, in memory of the caller's.

/// How many pieces of each entry each complex builds: a byte for each complex. An entry has two words, and more where
/// there are more than 16 complexes. No entry has more pieces than fit a byte.
pub(super) struct Flow<'w> {
    pub words: &'w mut [u64],
    /// The words of an entry.
    pub each: usize,
}

impl Flow<'_> {
    /// Returns the words of an entry for so many complexes.
    pub fn each(works: usize) -> usize {
        works.div_ceil(8).max(2)
    }
    /// Returns the word for an entry and a complex.
    fn word(&self, entry: usize, work: usize) -> usize {
        entry.saturating_mul(self.each).saturating_add(work >> 3)
    }
    /// Returns how many pieces of an entry a complex builds.
    pub fn built(&self, entry: usize, work: usize) -> u8 {
        let bytes = self.words.get(self.word(entry, work)).map_or([0; 8], |word| word.to_le_bytes());
        bytes.get(work & 7).copied().unwrap_or(0)
    }
    /// Adds or removes one piece of an entry at a complex.
    pub fn book(&mut self, entry: usize, work: usize, by: i8) {
        let at = self.word(entry, work);
        if let Some(word) = self.words.get_mut(at) {
            let mut bytes = word.to_le_bytes();
            if let Some(built) = bytes.get_mut(work & 7) {
                *built = built.saturating_add_signed(by);
            }
            *word = u64::from_le_bytes(bytes);
        }
    }
    /// Returns how many pieces a complex builds in all.
    pub fn used(&self, work: usize) -> u16 {
        let entries = 0..self.words.len().checked_div(self.each).unwrap_or(0);
        entries.fold(0, |used, entry| used.saturating_add(u16::from(self.built(entry, work))))
    }
}
