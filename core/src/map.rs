//! The shape of a map, hexes or areas alike, and searches over it. What a place means (its terrain, its units, who holds
//! it) belongs to a system; here are only dense numbers, borders and costs.

use crate::fault::Fault;
use crate::scratch::Scratch;

/// A place on a map: a hex of a list of hexes, or an area. Dense from 0, so that scratch memory can be indexed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Place(pub u16);

/// A search for the cheapest ways from one or more places: Dijkstra's, with what it knows in memory that the asker lends.
/// The memory needs no clearing, so that a search costs what it visits and not what the map holds.
///
/// ```
/// use grognard_core::{map::{Place, Search}, scratch::Scratch};
/// let mut words = vec![0; Search::words(3)];
/// let mut scratch = Scratch::new(&mut words);
/// let mut search = Search::over(3, &mut scratch)?;
/// search.offer(Place(0), None, 0);
/// while let Some(at) = search.settle() {
///     // A road of three places in a row; each step costs 2.
///     let next = Place(at.place.0 + 1);
///     if next.0 < 3 {
///         search.offer(next, Some(at.place), at.cost + 2);
///     }
/// }
/// assert_eq!(search.cost(Place(2)), Some(4));
/// assert!(search.path(Place(2)).eq([Place(0), Place(1), Place(2)]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[derive(Debug)]
pub struct Search<'a> {
    /// By place: which of the places met it is, if it was met at all, and where it stands in the heap.
    sparse: &'a mut [u64],
    /// By the order of meeting: cost, place, and the place it was reached from.
    met: &'a mut [u64],
    /// A binary heap of the places that are not settled, the cheapest first: cost and order of meeting.
    heap: &'a mut [u64],
    met_len: usize,
    heap_len: usize,
}

/// A place whose cheapest way is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// The place.
    pub place: Place,
    /// What the way costs.
    pub cost: u32,
    /// The place before it on the way; nothing where the search began.
    pub before: Option<Place>,
}

/// Stands for no place.
const NONE: u16 = u16::MAX;
/// Where a settled place stands in the heap.
const SETTLED: u16 = u16::MAX;

#[inline]
const fn low(word: u64) -> u16 {
    let [a, b, ..] = word.to_le_bytes();
    u16::from_le_bytes([a, b])
}
#[inline]
const fn second(word: u64) -> u16 {
    let [_, _, a, b, ..] = word.to_le_bytes();
    u16::from_le_bytes([a, b])
}
#[inline]
const fn high(word: u64) -> u32 {
    let [.., a, b, c, d] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}
#[inline]
const fn word(high: u32, second: u16, low: u16) -> u64 {
    (high as u64) << 32 | (second as u64) << 16 | low as u64
}

impl<'a> Search<'a> {
    /// How many words of scratch memory a search over so many places needs.
    pub const fn words(places: u16) -> usize {
        (places as usize).saturating_mul(3)
    }
    /// A search over so many places that has met none yet; `buffer_too_small` at `scratch` if that is too small.
    pub fn over(places: u16, scratch: &'a mut Scratch<'_>) -> Result<Self, Fault> {
        Ok(Self::within(places, scratch.take(Self::words(places))?))
    }
    /// The same in words that were taken before, for a question that works with more than one search.
    pub fn within(places: u16, all: &'a mut [u64]) -> Self {
        let (sparse, rest) = all.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        let (met, heap) = rest.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        Search { sparse, met, heap, met_len: 0, heap_len: 0 }
    }
    /// Forgets everything.
    pub fn clear(&mut self) {
        (self.met_len, self.heap_len) = (0, 0);
    }
    /// Which of the places met it is.
    #[inline]
    fn order(&self, place: Place) -> Option<usize> {
        let order = usize::from(low(*self.sparse.get(usize::from(place.0))?));
        // Whatever the memory held before, a place was met only if the list of places met says so too.
        (order < self.met_len && second(*self.met.get(order)?) == place.0).then_some(order)
    }
    /// A way to a place that costs so much. It is taken if the place was not met before, or not as cheaply. A place
    /// beyond the map is ignored.
    pub fn offer(&mut self, place: Place, before: Option<Place>, cost: u32) {
        let from = before.map_or(NONE, |p| p.0);
        match self.order(place) {
            None => {
                let order = self.met_len;
                let (Some(sparse), Some(met)) = (self.sparse.get_mut(usize::from(place.0)), self.met.get_mut(order))
                else {
                    return;
                };
                let Ok(number) = u16::try_from(order) else { return };
                *sparse = word(0, 0, number);
                *met = word(cost, place.0, from);
                self.met_len = order.saturating_add(1);
                let last = self.heap_len;
                self.heap_len = last.saturating_add(1);
                self.rise(last, word(cost, 0, number));
            }
            Some(order) => {
                let Some(met) = self.met.get_mut(order) else { return };
                let at = self.sparse.get(usize::from(place.0)).map_or(SETTLED, |s| second(*s));
                if cost >= high(*met) || at == SETTLED {
                    return;
                }
                *met = word(cost, place.0, from);
                self.rise(usize::from(at), word(cost, 0, u16::try_from(order).unwrap_or(NONE)));
            }
        }
    }
    /// The cheapest place of which the cheapest way was not known yet; of several, the one met first.
    pub fn settle(&mut self) -> Option<Settled> {
        let last = self.heap_len.checked_sub(1)?;
        let first = *self.heap.first()?;
        let moved = *self.heap.get(last)?;
        self.heap_len = last;
        if last > 0 {
            self.sink(moved);
        }
        let met = *self.met.get(usize::from(low(first)))?;
        let place = Place(second(met));
        if let Some(sparse) = self.sparse.get_mut(usize::from(place.0)) {
            *sparse = word(0, SETTLED, low(first));
        }
        let before = (low(met) != NONE).then_some(Place(low(met)));
        Some(Settled { place, cost: high(met), before })
    }
    /// Puts an entry into the heap where it belongs, from here upwards.
    fn rise(&mut self, mut at: usize, entry: u64) {
        while at > 0 {
            let parent = at.wrapping_sub(1) >> 1;
            match self.heap.get(parent) {
                Some(above) if *above > entry => {
                    let above = *above;
                    self.put(at, above);
                    at = parent;
                }
                _ => break,
            }
        }
        self.put(at, entry);
    }
    /// Puts an entry into the heap where it belongs, from the top downwards.
    fn sink(&mut self, entry: u64) {
        let mut at = 0usize;
        loop {
            let left = at.saturating_mul(2).saturating_add(1);
            let right = left.saturating_add(1);
            let value = |heap: &[u64], i: usize| if i < self.heap_len { heap.get(i).copied() } else { None };
            let (least, child) = match (value(self.heap, left), value(self.heap, right)) {
                (Some(l), Some(r)) if r < l => (r, right),
                (Some(l), _) => (l, left),
                _ => break,
            };
            if least >= entry {
                break;
            }
            self.put(at, least);
            at = child;
        }
        self.put(at, entry);
    }
    #[inline]
    fn put(&mut self, at: usize, entry: u64) {
        if let Some(place) = self.heap.get_mut(at) {
            *place = entry;
        }
        let order = low(entry);
        let place = self.met.get(usize::from(order)).map_or(NONE, |m| second(*m));
        if let Some(sparse) = self.sparse.get_mut(usize::from(place)) {
            *sparse = word(0, u16::try_from(at).unwrap_or(NONE), order);
        }
    }
    /// What the cheapest way found so far to a place costs.
    pub fn cost(&self, place: Place) -> Option<u32> {
        self.order(place).and_then(|order| self.met.get(order)).map(|met| high(*met))
    }
    /// The place before this one on its way, until the way is read off.
    pub fn before(&self, place: Place) -> Option<Place> {
        let met = *self.met.get(self.order(place)?)?;
        (low(met) != NONE).then_some(Place(low(met)))
    }
    /// The places on the cheapest way to a place that was met, from the beginning to it. The search ends with it.
    pub fn path(self, to: Place) -> impl Iterator<Item = Place> + use<'a> {
        // The links lead back: they are turned round, as far as the way goes.
        let (mut at, mut after, mut left) = (self.order(to).map(|_| to), NONE, self.met_len);
        let mut first = None;
        while let Some(place) = at
            && left > 0
        {
            left = left.wrapping_sub(1);
            let before = self.before(place);
            if let Some(met) = self.order(place).and_then(|order| self.met.get_mut(order)) {
                *met = word(high(*met), place.0, after);
            }
            (after, first, at) = (place.0, Some(place), before);
        }
        let mut next = first;
        core::iter::from_fn(move || {
            let here = next?;
            next = self.before(here);
            Some(here)
        })
    }
}

/// What a question noted about places, so that it looks at each once: a number for every place that it noted something
/// about. The memory needs no clearing.
///
/// ```
/// use grognard_core::map::{Notes, Place};
/// let mut words = vec![u64::MAX; Notes::words(3)];
/// let mut notes = Notes::within(3, &mut words);
/// assert_eq!(notes.get(Place(2)), None);
/// notes.set(Place(2), 7);
/// assert_eq!(notes.get(Place(2)), Some(7));
/// ```
#[derive(Debug)]
pub struct Notes<'a> {
    /// By place: which of the noted places it is, if it is one.
    sparse: &'a mut [u64],
    /// By the order of noting: what is noted, and the place.
    noted: &'a mut [u64],
    len: usize,
}

impl<'a> Notes<'a> {
    /// How many words of scratch memory the notes on so many places need.
    pub const fn words(places: u16) -> usize {
        (places as usize).saturating_mul(2)
    }
    /// No notes yet, in words that were taken before.
    pub fn within(places: u16, all: &'a mut [u64]) -> Self {
        let (sparse, noted) = all.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        Notes { sparse, noted, len: 0 }
    }
    #[inline]
    fn order(&self, place: Place) -> Option<usize> {
        let order = usize::from(low(*self.sparse.get(usize::from(place.0))?));
        (order < self.len && second(*self.noted.get(order)?) == place.0).then_some(order)
    }
    /// What is noted about a place.
    #[inline]
    pub fn get(&self, place: Place) -> Option<u32> {
        self.order(place).and_then(|order| self.noted.get(order)).map(|noted| high(*noted))
    }
    /// Notes something about a place, instead of what was noted before. A place beyond the map is ignored.
    #[inline]
    pub fn set(&mut self, place: Place, note: u32) {
        let order = self.order(place).unwrap_or(self.len);
        let (Some(sparse), Some(noted)) = (self.sparse.get_mut(usize::from(place.0)), self.noted.get_mut(order)) else {
            return;
        };
        let Ok(number) = u16::try_from(order) else { return };
        *sparse = word(0, 0, number);
        *noted = word(note, place.0, 0);
        self.len = self.len.max(order.saturating_add(1));
    }
}
