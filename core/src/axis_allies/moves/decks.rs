//! Fighters and the carriers that could take them: whether all of them find a place at once.
//!
//! A carrier takes as many fighters as it has bays, all of them where it ends up; where that is may be open. So the
//! question is not a plain matching: two fighters may each reach some place of a carrier and not the same one. It is
//! answered exactly, carrier by carrier, over the sets of fighters that have a place so far. Fighters that can reach
//! the same places are one class, so that a set is a few small counts: real positions have a handful.

use super::super::set::Set;

/// A group of fighters that can only land at sea, in words of the caller's buffer: its place in the list, with the first of a class how
/// many of that class ask for a bay, and a bit for each space that it reaches.
pub(super) type Group = [u64; GROUP];

/// How many words that is.
pub(super) const GROUP: usize = 6;

/// How many fighters of as many minds are told apart at most.
const MOST_MINDS: u32 = 16;

/// The lower half of a word.
fn low(word: u64) -> u32 {
    let [a, b, c, d, ..] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// A group's place in the list.
pub(super) fn place([at, ..]: &Group) -> usize {
    usize::try_from(low(*at)).unwrap_or(usize::MAX)
}

/// How many fighters of a group's class ask for a bay.
pub(super) fn asking([_, asking, ..]: &Group) -> u32 {
    low(*asking)
}

/// Notes a group, all zeros so far, that does not ask yet.
pub(super) fn note([place, _, reached @ ..]: &mut Group, at: usize, zones: &Set) {
    *place = u64::try_from(at).unwrap_or(u64::MAX);
    for zone in zones.iter() {
        add(reached, u32::from(zone));
    }
}

/// So many fighters of a group ask for a bay, or no more.
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

/// Which of the classes that ask reach a space: a bit for each.
fn classes(groups: &[Group], zone: u16) -> u32 {
    let mut classes = 0u32;
    for group in groups {
        let [_, _, zones @ ..] = group;
        if asking(group) > 0 {
            // Sets of more classes than a word has bits were refused.
            classes = classes.wrapping_shl(1) | u32::from(has(zones, u32::from(zone)));
        }
    }
    classes
}

/// Words for the sets of so many fighters, three times over, if no more than `bays` of them and one ask at once.
pub(super) fn room(fighters: u32, bays: u32) -> usize {
    let asked = fighters.min(bays.saturating_add(1)).min(MOST_MINDS);
    words_for(1u32.wrapping_shl(asked)).wrapping_mul(3)
}

fn words_for(sets: u32) -> usize {
    usize::try_from(sets.div_ceil(64)).unwrap_or(usize::MAX)
}

fn has(map: &[u64], bit: u32) -> bool {
    let word = usize::try_from(bit >> 6).ok().and_then(|at| map.get(at));
    word.is_some_and(|word| word.wrapping_shr(bit) & 1 == 1)
}

fn add(map: &mut [u64], bit: u32) {
    if let Some(word) = usize::try_from(bit >> 6).ok().and_then(|at| map.get_mut(at)) {
        *word |= 1u64.wrapping_shl(bit);
    }
}

/// Copies words; both have as many.
fn copy(words: &[u64], into: &mut [u64]) {
    for (to, word) in into.iter_mut().zip(words) {
        *to = *word;
    }
}

/// The sets of fighters that ask, and which of them have places so far.
pub(super) struct Sets<'w> {
    groups: &'w [Group],
    /// How many sets there are.
    count: u32,
    /// Those that the carriers so far take.
    placed: &'w mut [u64],
    /// And with the carrier at hand.
    sum: &'w mut [u64],
    /// And with it in one zone.
    round: &'w mut [u64],
}

impl<'w> Sets<'w> {
    /// None has a place yet. `maps` is what [`room`] asked for: none where it does not suffice for fighters of so many
    /// minds.
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

    /// A carrier takes so many fighters in one of these zones; whether all have a place then.
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
        has(self.placed, self.count.wrapping_sub(1))
    }

    /// One bay more in a zone: each set may grow by one fighter that reaches it.
    fn one_more(&mut self, zone: u16) {
        // Downwards, so that what a set grew into does not grow again.
        for set in (0..self.count).rev() {
            if !has(self.round, set) {
                continue;
            }
            // Two factors of the number of sets, which is less than a word holds.
            let (mut weight, mut rest) = (1u32, set);
            for group in self.groups {
                let asking = asking(group);
                let [_, _, zones @ ..] = group;
                let counts = asking.wrapping_add(1);
                if rest.checked_rem(counts) < Some(asking) && has(zones, u32::from(zone)) {
                    add(self.round, set.wrapping_add(weight));
                }
                rest = rest.checked_div(counts).unwrap_or(0);
                weight = weight.wrapping_mul(counts);
            }
        }
    }
}
