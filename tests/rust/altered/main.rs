//! Questions and positions in which something is altered: a fact of another question in its place, a number beyond its
//! limit, a list without its items, a line or a word of a text. Whatever is asked, the answer is a ruling or a fault that
//! names its place, and the trail changes nothing.

mod pool;
mod questions;
mod texts;
mod words;

use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
    fn one_in(&mut self, most: usize) -> bool {
        self.below(most) == 0
    }
    fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }
}

/// What stands in the questions of a system, by the name of its field; of a list also its items, by its name and `[]`.
type Facts = BTreeMap<String, Vec<Json>>;
