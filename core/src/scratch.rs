//! Scratch memory: a caller-provided buffer that an operation works in. Its contents are arbitrary before the call and
//! meaningless after it; no answer depends on them.

use crate::fault::{Fault, FaultCode};

/// Scratch memory in words of 64 bits. An operation that needs more returns the length it needs, before it does
/// anything else.
///
/// ```
/// use grognard_core::scratch::Scratch;
/// let mut asked = Scratch::none();
/// assert!(asked.take(100).is_err());
/// let mut words = vec![0; asked.needed()];
/// let mut scratch = Scratch::new(&mut words);
/// assert_eq!(scratch.take(100)?.len(), 100);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[derive(Debug)]
pub struct Scratch<'a> {
    words: &'a mut [u64],
    needed: usize,
}

impl<'a> Scratch<'a> {
    /// Creates scratch memory from a slice.
    #[inline]
    pub fn new(words: &'a mut [u64]) -> Self {
        Scratch { words, needed: 0 }
    }
    /// Creates empty scratch memory, to ask an operation how much it needs.
    #[inline]
    pub fn none() -> Self {
        Scratch { words: &mut [], needed: 0 }
    }
    /// Returns a slice of `words` words with arbitrary contents; `buffer_too_small` at `scratch` if there are fewer.
    #[inline]
    pub fn take(&mut self, words: usize) -> Result<&mut [u64], Fault> {
        self.needed = self.needed.max(words);
        self.words.get_mut(..words).ok_or(Fault::new(FaultCode::BufferTooSmall, &"scratch"))
    }
    /// Returns how many words were asked for.
    #[inline]
    pub fn needed(&self) -> usize {
        self.needed
    }
}

/// Sorts words in ascending order. A heap sort: the slice's own sort keeps a reachable panic.
pub(crate) fn sort(words: &mut [u64]) {
    let len = words.len();
    for root in (0..len / 2).rev() {
        sink(words, root);
    }
    for end in (1..len).rev() {
        exchange(words, 0, end);
        sink(words.get_mut(..end).unwrap_or(&mut []), 0);
    }
}

/// Moves a word of the heap downwards to its position.
fn sink(words: &mut [u64], mut root: usize) {
    let word = |words: &[u64], at: usize| words.get(at).copied();
    loop {
        let left = root.saturating_mul(2).saturating_add(1);
        let right = left.saturating_add(1);
        let greater = if word(words, right) > word(words, left) { right } else { left };
        if word(words, greater) <= word(words, root) {
            return;
        }
        exchange(words, root, greater);
        root = greater;
    }
}

fn exchange(words: &mut [u64], a: usize, b: usize) {
    if let (Some(one), Some(two)) = (words.get(a).copied(), words.get(b).copied()) {
        if let Some(place) = words.get_mut(a) {
            *place = two;
        }
        if let Some(place) = words.get_mut(b) {
            *place = one;
        }
    }
}
