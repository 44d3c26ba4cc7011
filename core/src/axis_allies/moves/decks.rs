//! Fighters and the carriers that could take them: whether all of them find a place at once.
//!
//! A carrier takes as many fighters as it has bays, all in the space where it ends up, which may be open. So this is
//! not a plain matching: two fighters may each reach some place of a carrier, but not the same one. It is solved
//! exactly, carrier by carrier, over the sets of fighters that have a place so far. Fighters that can reach the same
//! places form one class, so that a set is a few small counts: real positions have a handful.

use super::super::set::Set;
use crate::bounded::Bounded;

/// A group of fighters that can land only at sea, in words of the caller's buffer. The words are its place in the list,
/// a number for the first of a class, and a bit for each space that it reaches. The number is that of the fighters of
/// the class that need a bay.
pub(super) type Group = [u64; GROUP];

/// The number of words of a group.
pub(super) const GROUP: usize = 6;

/// The most fighters for which every class may be a single fighter.
const MOST_MINDS: u32 = 16;

/// Returns the lower half of a word.
fn low(word: u64) -> u32 {
    let [a, b, c, d, ..] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// Returns a group's place in the list.
pub(super) fn place([at, ..]: &Group) -> usize {
    usize::try_from(low(*at)).unwrap_or(usize::MAX)
}

/// Returns how many fighters of a group's class need a bay.
pub(super) fn asking([_, asking, ..]: &Group) -> u32 {
    low(*asking)
}

/// Writes a group, all zeros so far, that does not need a bay yet.
pub(super) fn note([place, _, reached @ ..]: &mut Group, at: usize, zones: &Set) {
    *place = u64::try_from(at).unwrap_or(u64::MAX);
    for zone in zones.iter() {
        add(reached, u32::from(zone));
    }
}

/// Adds fighters of a group to those that need a bay, or removes them.
pub(super) fn ask(groups: &mut [Group], which: usize, number: u8, asks: bool) {
    let Some([_, _, zones @ ..]) = groups.get(which).copied() else { return };
    for [_, asking, its @ ..] in groups {
        if *its == zones {
            let (asked, number) = (low(*asking), u32::from(number));
            *asking = u64::from(if asks { asked.saturating_add(number) } else { asked.saturating_sub(number) });
            return;
        }
    }
}

/// Returns the classes in need that reach a space, one bit each.
fn classes(groups: &[Group], zone: u16) -> u32 {
    let mut classes = 0u32;
    for group in groups {
        let [_, _, zones @ ..] = group;
        if asking(group) > 0 {
            // Sets of more classes than a word has bits were refused.
            classes = classes.bounded_shl(1) | u32::from(has(zones, u32::from(zone)));
        }
    }
    classes
}

/// Returns the words for the sets of a number of fighters, three times over, if at most `bays` of them and one need a
/// bay at once.
pub(super) fn room(fighters: u32, bays: u32) -> usize {
    let asked = fighters.min(bays.saturating_add(1)).min(MOST_MINDS);
    words_for(1u32.bounded_shl(asked)).bounded_mul(3)
}

fn words_for(sets: u32) -> usize {
    usize::try_from(sets.div_ceil(64)).unwrap_or(usize::MAX)
}

fn has(map: &[u64], bit: u32) -> bool {
    let word = usize::try_from(bit >> 6).ok().and_then(|at| map.get(at));
    word.is_some_and(|word| word.bounded_shr(bit & 63) & 1 == 1)
}

fn add(map: &mut [u64], bit: u32) {
    if let Some(word) = usize::try_from(bit >> 6).ok().and_then(|at| map.get_mut(at)) {
        *word |= 1u64.bounded_shl(bit & 63);
    }
}

/// Copies words; both have as many.
fn copy(words: &[u64], into: &mut [u64]) {
    for (to, word) in into.iter_mut().zip(words) {
        *to = *word;
    }
}

/// The sets of fighters that need a bay, and which of them have places so far.
pub(super) struct Sets<'w> {
    groups: &'w [Group],
    /// The number of sets.
    count: u32,
    /// The sets that the carriers so far can take.
    placed: &'w mut [u64],
    /// The sets with the current carrier.
    sum: &'w mut [u64],
    /// The sets with the current carrier in one zone.
    round: &'w mut [u64],
}

impl<'w> Sets<'w> {
    /// Creates the sets without any places. `maps` is of the length that [`room`] returned; `None` if it does not
    /// suffice for as many different fighters.
    pub fn new(groups: &'w [Group], maps: &'w mut [u64]) -> Option<Self> {
        let mut count = 1u32;
        for group in groups {
            count = count.saturating_mul(asking(group).saturating_add(1));
        }
        let words = words_for(count);
        let (placed, rest) = maps.split_at_mut_checked(words)?;
        let (round, rest) = rest.split_at_mut_checked(words)?;
        let (sum, _) = rest.split_at_mut_checked(words)?;
        placed.fill(0);
        add(placed, 0);
        Some(Sets { groups, count, placed, round, sum })
    }

    /// Adds a carrier with a number of bays in one of these zones; returns whether all fighters have a place then.
    pub fn serve(&mut self, bays: u32, zones: &Set) -> bool {
        copy(self.placed, self.sum);
        for zone in zones.iter() {
            let mine = classes(self.groups, zone);
            // Another zone serves all that this one does, and more, or as many and comes first.
            let beaten = zones.iter().any(|other| {
                let its = classes(self.groups, other);
                mine & !its == 0 && (its != mine || other < zone)
            });
            if mine == 0 || beaten {
                continue;
            }
            copy(self.placed, self.round);
            for _ in 0..bays {
                self.one_more(zone);
            }
            for (into, word) in self.sum.iter_mut().zip(self.round.iter()) {
                *into |= *word;
            }
        }
        copy(self.sum, self.placed);
        has(self.placed, self.count.bounded_sub(1))
    }

    /// Adds one bay in a zone: each set may grow by one fighter that reaches it.
    fn one_more(&mut self, zone: u16) {
        // Downwards, so that a set that has grown does not grow again.
        for set in (0..self.count).rev() {
            if !has(self.round, set) {
                continue;
            }
            // Two factors of the number of sets, which fits a word.
            let (mut weight, mut rest) = (1u32, set);
            for group in self.groups {
                let asking = asking(group);
                let [_, _, zones @ ..] = group;
                let counts = asking.bounded_add(1);
                if rest.checked_rem(counts) < Some(asking) && has(zones, u32::from(zone)) {
                    add(self.round, set.bounded_add(weight));
                }
                rest = rest.checked_div(counts).unwrap_or(0);
                weight = weight.bounded_mul(counts);
            }
        }
    }
}
