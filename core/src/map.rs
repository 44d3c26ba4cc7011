//! The shape of a map of hexes or areas, and searches over it. What a place means (its terrain, its units, who controls
//! it) belongs to a system; this module knows numbered places, borders and costs only.

use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::scratch::Scratch;

/// A place on a map: a hex of a list of hexes, or an area. Places are numbered from 0 without gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Place(pub u16);

/// A search for the cheapest paths from one or more places, by Dijkstra's algorithm. It works in a caller-provided
/// buffer that need not be cleared, so that its cost depends on the places visited and not on the size of the map.
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
    /// By place: its position in `met` and in the heap, if the search met it.
    sparse: &'a mut [u64],
    /// By the order of meeting: the cost, the place, and the place before it.
    met: &'a mut [u64],
    /// A binary heap of the places that are not settled, the cheapest first: the cost and the position in `met`.
    heap: &'a mut [u64],
    met_len: usize,
    heap_len: usize,
}

/// A place whose cheapest path is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// The place.
    pub place: Place,
    /// The cost of the path.
    pub cost: u32,
    /// The place before it on the path; `None` where the search began.
    pub before: Option<Place>,
}

/// The place number that means no place.
const NONE: u16 = u16::MAX;
/// The heap position of a settled place.
const SETTLED: u16 = u16::MAX;

const fn low(word: u64) -> u16 {
    let [a, b, ..] = word.to_le_bytes();
    u16::from_le_bytes([a, b])
}
const fn second(word: u64) -> u16 {
    let [_, _, a, b, ..] = word.to_le_bytes();
    u16::from_le_bytes([a, b])
}
const fn high(word: u64) -> u32 {
    let [.., a, b, c, d] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}
const fn word(high: u32, second: u16, low: u16) -> u64 {
    (high as u64) << 32 | (second as u64) << 16 | low as u64
}

impl<'a> Search<'a> {
    /// Returns the number of words of scratch memory that a search over `places` places needs.
    pub const fn words(places: u16) -> usize {
        (places as usize).saturating_mul(3)
    }
    /// Creates a search over `places` places. Returns the fault `buffer_too_small` at `scratch` if the scratch memory
    /// is too small.
    pub fn over(places: u16, scratch: &'a mut Scratch<'_>) -> Result<Self, Fault> {
        Ok(Self::within(places, scratch.take(Self::words(places))?))
    }
    /// Creates a search in words that were taken from the scratch memory before, for a question that runs more than one
    /// search.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn within(places: u16, all: &'a mut [u64]) -> Self {
        let (sparse, rest) = all.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        let (met, heap) = rest.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        Search { sparse, met, heap, met_len: 0, heap_len: 0 }
    }
    /// Removes all places.
    pub fn clear(&mut self) {
        (self.met_len, self.heap_len) = (0, 0);
    }
    /// Returns the position of the place in `met`.
    fn order(&self, place: Place) -> Option<usize> {
        let order = usize::from(low(*self.sparse.get(usize::from(place.0))?));
        // The buffer may have held anything: a place was met only if `met` agrees.
        (order < self.met_len && second(*self.met.get(order)?) == place.0).then_some(order)
    }
    /// Offers a path to a place at the given cost. The search takes it if the place has no path yet, or only more
    /// expensive ones. A place beyond the map is ignored.
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
    /// Settles and returns the cheapest place that is not settled; of several, the one met first.
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
    /// Moves an entry of the heap upwards to its position.
    fn rise(&mut self, mut at: usize, entry: u64) {
        while at > 0 {
            let parent = at.bounded_sub(1) >> 1;
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
    /// Moves an entry of the heap downwards from the top to its position.
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
    /// Returns the cost of the cheapest path found so far to a place.
    pub fn cost(&self, place: Place) -> Option<u32> {
        self.order(place).and_then(|order| self.met.get(order)).map(|met| high(*met))
    }
    /// Returns the place before this one on its path. Valid until [`Search::path`] is called.
    pub fn before(&self, place: Place) -> Option<Place> {
        let met = *self.met.get(self.order(place)?)?;
        (low(met) != NONE).then_some(Place(low(met)))
    }
    /// Returns the places on the cheapest path to a place that was met, from the path's beginning to the place. Ends
    /// the search.
    pub fn path(self, to: Place) -> impl Iterator<Item = Place> + use<'a> {
        // The links lead backwards; those of the path are reversed here.
        let (mut at, mut after, mut left) = (self.order(to).map(|_| to), NONE, self.met_len);
        let mut first = None;
        while let Some(place) = at
            && left > 0
        {
            left = left.bounded_sub(1);
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

/// Notes on places: one number for each place that a question has looked at, so that it looks at each once. The buffer
/// need not be cleared.
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
    /// By place: its position in `noted`, if there is a note on it.
    sparse: &'a mut [u64],
    /// By the order of noting: the note and the place.
    noted: &'a mut [u64],
    len: usize,
}

impl<'a> Notes<'a> {
    /// Returns the number of words of scratch memory that notes on `places` places need.
    pub const fn words(places: u16) -> usize {
        (places as usize).saturating_mul(2)
    }
    /// Creates empty notes in words that were taken from the scratch memory before.
    pub fn within(places: u16, all: &'a mut [u64]) -> Self {
        let (sparse, noted) = all.split_at_mut_checked(usize::from(places)).unwrap_or_default();
        Notes { sparse, noted, len: 0 }
    }
    fn order(&self, place: Place) -> Option<usize> {
        let order = usize::from(low(*self.sparse.get(usize::from(place.0))?));
        (order < self.len && second(*self.noted.get(order)?) == place.0).then_some(order)
    }
    /// Returns the note on a place.
    pub fn get(&self, place: Place) -> Option<u32> {
        self.order(place).and_then(|order| self.noted.get(order)).map(|noted| high(*noted))
    }
    /// Sets the note on a place. A place beyond the map is ignored.
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
