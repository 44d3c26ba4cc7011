//! Hopeless states of a search: their description and the table that remembers them.

use super::front::Front;
use super::node::*;
use crate::bounded::Bounded;

/// Returns the number of entries of the table of hopeless states. It affects speed only, but also how many steps a
/// search takes; so it depends on the question and not on the memory available.
pub(super) fn entries(budget: u32) -> usize {
    usize::try_from(budget.clamp(1, 1024)).unwrap_or(1).checked_next_power_of_two().unwrap_or(1024)
}

/// Returns the number of words of a state for a number of hexes: one bit each.
pub(super) fn state_words(hexes: usize) -> usize {
    hexes.div_ceil(64)
}

/// Targets that are connected, directly or through stacks that can attack several of them.
#[derive(Clone, Copy)]
pub(super) struct Component {
    /// The first of its places in the order of targets.
    pub first: usize,
    pub end: usize,
    /// The number of its stacks.
    pub friends: u16,
}

/// The board, and the order of its targets.
#[derive(Clone, Copy)]
pub(super) struct Layout<'a, 's> {
    pub front: &'a Front<'s>,
    pub order: &'a [u64],
}

/// The table of hopeless states and the current state: entries of as many words as a state takes and one more.
pub(super) struct States<'m>(pub &'m mut [u64]);

impl States<'_> {
    fn width(part: Component) -> usize {
        state_words(part.end.saturating_sub(part.first).saturating_add(usize::from(part.friends)))
    }
    /// Writes the description of a state, and finds its entry: the targets left, and the stacks in use adjacent to
    /// them. The first word is never 0.
    fn note(&mut self, board: Layout<'_, '_>, part: Component, next: usize) -> Option<(&mut [u64], &mut [u64])> {
        let Layout { front, order } = board;
        let width = Self::width(part).saturating_add(1);
        let used = self.0.len().checked_sub(width)?;
        let (table, state) = self.0.split_at_mut_checked(used)?;
        let count = used.checked_div(width)?;
        // A power of two of entries, however wide each is.
        let count =
            if count.is_power_of_two() { count } else { count.checked_next_power_of_two().map_or(0, |n| n >> 1) };
        state.fill(0);
        if let Some(word) = state.first_mut() {
            *word = (next as u64).bounded_add(1);
        }
        let targets = part.end.saturating_sub(part.first);
        let set = |state: &mut [u64], bit: usize| {
            if let Some(word) = state.get_mut((bit / 64).saturating_add(1)) {
                *word |= 1 << (bit % 64);
            }
        };
        for place in next..part.end {
            let index = order.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE);
            let node = front.node(index);
            if node.is(TAKEN) {
                set(state, place.saturating_sub(part.first));
                continue;
            }
            for friend in front.beside(node).filter(|friend| friend.is(TAKEN)) {
                set(state, targets.saturating_add(usize::from(friend.local())));
            }
        }
        let mut hash = 0u64;
        for word in state.iter() {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        let mask = (count as u64).checked_sub(1)?;
        let at = usize::try_from((hash >> 32) & mask).ok()?.checked_mul(width)?;
        let entry = table.get_mut(at..at.checked_add(width)?)?;
        Some((entry, state))
    }
    /// Returns whether a state is known to be hopeless.
    pub fn is_hopeless(&mut self, board: Layout<'_, '_>, part: Component, next: usize) -> bool {
        self.note(board, part, next).is_some_and(|(entry, state)| entry == state)
    }
    /// Remembers a state as hopeless, possibly replacing another.
    pub fn remember(&mut self, board: Layout<'_, '_>, part: Component, next: usize) {
        if let Some((entry, state)) = self.note(board, part, next) {
            entry.iter_mut().zip(state).for_each(|(word, new)| *word = *new);
        }
    }
}
