//! Memory that the asker lends for a question to work in. Whatever it holds before is harmless, and what it holds after
//! means nothing: a question can never be answered differently for it.

use crate::fault::{Fault, FaultCode};

/// Memory to work in, in words of 64 bits. A question that needs more says how much, before it does anything.
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
    /// Memory to work in.
    #[inline]
    pub fn new(words: &'a mut [u64]) -> Self {
        Scratch { words, needed: 0 }
    }
    /// None: for a question that is to say what it needs.
    #[inline]
    pub fn none() -> Self {
        Scratch { words: &mut [], needed: 0 }
    }
    /// So many words, with whatever they hold; `buffer_too_small` at `scratch` where there are fewer.
    #[inline]
    pub fn take(&mut self, words: usize) -> Result<&mut [u64], Fault> {
        self.needed = self.needed.max(words);
        self.words.get_mut(..words).ok_or(Fault::new(FaultCode::BufferTooSmall, &"scratch"))
    }
    /// How many words were asked for.
    #[inline]
    pub fn needed(&self) -> usize {
        self.needed
    }
}

/// Sorts words, the lowest first: by a heap, since the slice's own sort leaves a panic that can be reached.
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

/// Lets a word sink below those that are greater.
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
