//! Fighters and the carriers that could take them: whether all of them find a place at once.
//!
//! A carrier takes as many fighters as it has bays, all of them where it ends up; where that is may be open. So the
//! question is not a plain matching: two fighters may each reach some place of a carrier and not the same one. It is
//! answered exactly, carrier by carrier, over the sets of fighters that have a place so far. Fighters that can reach
//! the same places are one class, so that a set is a few small counts: real positions have a handful.

use super::super::set::Set;
use crate::fault::{Fault, FaultCode};

/// Words for one entry: who, how many, of which class, how many of that class now ask, and where to.
pub(super) const ENTRY: usize = 6;

/// The most sets of fighters that are told apart.
const MOST_SETS: u32 = 1 << 16;

/// A class of fighters, or a carrier.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// The piece, from 0.
    pub unit: u32,
    /// How many fighters, or bays.
    pub number: u32,
    /// For fighters: how many of this class ask for a place, kept with the first of the class.
    pub asking: u32,
    /// For fighters: the first entry of the class.
    pub first: u32,
    /// The sea zones that the fighters can reach, or that the carrier can end in.
    pub zones: Set,
}

impl Entry {
    /// The entry in its words.
    pub fn read(words: &[u64]) -> Entry {
        match words {
            [head, class, a, b, c, d, ..] => {
                let (unit, number) = halves(*head);
                let (asking, first) = halves(*class);
                let mut zones = Set::default();
                for (pair, word) in zones.0.chunks_exact_mut(2).zip([a, b, c, d]) {
                    if let [low, high] = pair {
                        (*low, *high) = halves(*word);
                    }
                }
                Entry { unit, number, asking, first, zones }
            }
            _ => Entry::default(),
        }
    }
    /// Puts the entry into its words.
    pub fn write(&self, words: &mut [u64]) {
        if let [head, class, a, b, c, d, ..] = words {
            *head = join(self.unit, self.number);
            *class = join(self.asking, self.first);
            for (pair, word) in self.zones.0.chunks_exact(2).zip([a, b, c, d]) {
                if let [low, high] = pair {
                    *word = join(*low, *high);
                }
            }
        }
    }
}

fn halves(word: u64) -> (u32, u32) {
    let [a, b, c, d, e, f, g, h] = word.to_le_bytes();
    (u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]))
}

fn join(low: u32, high: u32) -> u64 {
    let ([a, b, c, d], [e, f, g, h]) = (low.to_le_bytes(), high.to_le_bytes());
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// The entries in a stretch of words.
pub(super) fn entries(words: &[u64]) -> impl Iterator<Item = Entry> + Clone {
    words.chunks_exact(ENTRY).map(Entry::read)
}

/// Words for the sets of so many fighters, three times over, if no more than `bays` of them and one ask at once.
pub(super) fn room(fighters: u32, bays: u32) -> usize {
    let asked = fighters.min(bays.saturating_add(1));
    let sets = 1u32.checked_shl(asked).unwrap_or(u32::MAX).min(MOST_SETS);
    usize::try_from(words_for(sets)).unwrap_or(0).saturating_mul(3)
}

fn words_for(sets: u32) -> u32 {
    sets.div_ceil(64)
}

fn has(map: &[u64], set: u32) -> bool {
    let word = usize::try_from(set >> 6).ok().and_then(|at| map.get(at));
    word.is_some_and(|word| word.wrapping_shr(set) & 1 == 1)
}

fn add(map: &mut [u64], set: u32) {
    if let Some(word) = usize::try_from(set >> 6).ok().and_then(|at| map.get_mut(at)) {
        *word |= 1u64.wrapping_shl(set);
    }
}

/// The classes that ask, each with its weight in the number of a set.
fn classes(fighters: &[u64]) -> impl Iterator<Item = (Entry, u32)> + Clone + '_ {
    let mut weight = 1u32;
    entries(fighters).filter(|e| e.asking > 0).map(move |entry| {
        let own = weight;
        weight = weight.saturating_mul(entry.asking.saturating_add(1));
        (entry, own)
    })
}

/// Whether all fighters that ask find a place at once. `maps` is what [`room`] asked for; that many fighters of so many
/// minds that it does not suffice are `overflow`.
pub(super) fn all_fit(fighters: &[u64], carriers: &[u64], maps: &mut [u64]) -> Result<bool, Fault> {
    let asking = entries(fighters).fold(0u32, |n, e| n.saturating_add(e.asking));
    let bays = entries(carriers).fold(0u32, |n, e| n.saturating_add(e.number));
    if asking == 0 || asking > bays {
        return Ok(asking == 0);
    }
    let sets = classes(fighters).fold(1u32, |n, (e, _)| n.saturating_mul(e.asking.saturating_add(1)));
    let words = usize::try_from(words_for(sets)).unwrap_or(usize::MAX);
    let much = Fault::new(FaultCode::Overflow, &"board.units");
    let (placed, rest) = maps.split_at_mut_checked(words).ok_or(much)?;
    let (round, rest) = rest.split_at_mut_checked(words).ok_or(much)?;
    let (sum, _) = rest.split_at_mut_checked(words).ok_or(much)?;
    placed.fill(0);
    add(placed, 0);
    for carrier in entries(carriers) {
        copy(placed, sum);
        for zone in carrier.zones.iter() {
            let reach = |e: &Entry| e.zones.has(zone);
            if !classes(fighters).any(|(e, _)| reach(&e)) || is_beaten(fighters, carrier.zones, zone) {
                continue;
            }
            copy(placed, round);
            for _ in 0..carrier.number.min(asking) {
                one_more(fighters, zone, sets, round);
            }
            for (into, word) in sum.iter_mut().zip(round.iter()) {
                *into |= *word;
            }
        }
        copy(sum, placed);
        if has(placed, sets.saturating_sub(1)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Copies words; both have as many.
fn copy(words: &[u64], into: &mut [u64]) {
    for (to, word) in into.iter_mut().zip(words) {
        *to = *word;
    }
}

/// Whether another zone of a carrier serves all the fighters that this one does, and more, or as many and comes first.
fn is_beaten(fighters: &[u64], zones: Set, zone: u16) -> bool {
    zones.iter().any(|other| {
        let (mut covers, mut more) = (other != zone, false);
        for (entry, _) in classes(fighters) {
            let (mine, its) = (entry.zones.has(zone), entry.zones.has(other));
            covers &= its || !mine;
            more |= its && !mine;
        }
        covers && (more || other < zone)
    })
}

/// One bay more in a zone: each set may grow by one fighter that reaches it.
fn one_more(fighters: &[u64], zone: u16, sets: u32, round: &mut [u64]) {
    // Downwards, so that what a set grew into does not grow again.
    for set in (0..sets).rev() {
        if !has(round, set) {
            continue;
        }
        for (entry, weight) in classes(fighters) {
            let placed = set.checked_div(weight).and_then(|n| n.checked_rem(entry.asking.saturating_add(1)));
            if entry.zones.has(zone) && placed.is_some_and(|n| n < entry.asking) {
                add(round, set.saturating_add(weight));
            }
        }
    }
}
