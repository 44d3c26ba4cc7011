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
    pub fn new(words: &'a mut [u64]) -> Self {
        Scratch { words, needed: 0 }
    }
    /// Creates empty scratch memory, to ask an operation how much it needs.
    pub fn none() -> Self {
        Scratch { words: &mut [], needed: 0 }
    }
    /// Returns a slice of `words` words with arbitrary contents; `buffer_too_small` at `scratch` if there are fewer.
    pub fn take(&mut self, words: usize) -> Result<&mut [u64], Fault> {
        self.needed = self.needed.max(words);
        self.words.get_mut(..words).ok_or_else(|| Fault::new(FaultCode::BufferTooSmall, &"scratch"))
    }
    /// Calls a function with words that it keeps while it uses the rest as scratch memory.
    pub(crate) fn keep<T>(
        &mut self,
        words: usize,
        then: impl FnOnce(&mut [u64], &mut Scratch<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.needed = self.needed.max(words);
        let small = || Fault::new(FaultCode::BufferTooSmall, &"scratch");
        let (kept, rest) = self.words.split_at_mut_checked(words).ok_or_else(small)?;
        let mut rest = Scratch::new(rest);
        let out = then(kept, &mut rest);
        self.needed = self.needed.max(words.saturating_add(rest.needed));
        out
    }
    /// Returns all of the words.
    pub fn into_words(self) -> &'a mut [u64] {
        self.words
    }
    /// Returns how many words were asked for.
    pub fn needed(&self) -> usize {
        self.needed
    }
}

/// Sorts words in ascending order.
pub(crate) fn sort(words: &mut [u64]) {
    sort_by(words, |a, b| a > b);
}

/// Sorts items so that none stands before one that it comes after. A heap sort: the slice's own sort keeps a reachable
/// panic.
pub(crate) fn sort_by<T: Copy>(items: &mut [T], after: impl Fn(T, T) -> bool) {
    let len = items.len();
    for root in (0..len / 2).rev() {
        sink(items, root, &after);
    }
    for end in (1..len).rev() {
        exchange(items, 0, end);
        sink(items.get_mut(..end).unwrap_or(&mut []), 0, &after);
    }
}

/// Moves an item of the heap downwards to its position.
fn sink<T: Copy>(items: &mut [T], mut root: usize, after: &impl Fn(T, T) -> bool) {
    let comes_after = |items: &[T], one: usize, other: usize| match (items.get(one), items.get(other)) {
        (Some(one), Some(other)) => after(*one, *other),
        (one, _) => one.is_some(),
    };
    loop {
        let left = root.saturating_mul(2).saturating_add(1);
        let right = left.saturating_add(1);
        let last = if comes_after(items, right, left) { right } else { left };
        if !comes_after(items, last, root) {
            return;
        }
        exchange(items, root, last);
        root = last;
    }
}

/// Exchanges two items.
pub(crate) fn exchange<T>(items: &mut [T], a: usize, b: usize) {
    if let Ok([one, other]) = items.get_disjoint_mut([a, b]) {
        core::mem::swap(one, other);
    }
}
