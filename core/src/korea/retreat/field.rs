//! The hexes of a retreat in a caller-provided buffer: found by coordinates, marked, and measured from the supply
//! sources. KOR 8.3.R.

use super::question::{Board, MOST, Retreat};
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::Spare;
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// The distance that means no path.
pub(super) const NONE: u16 = u16::MAX;

/// A hex of the board in a word: from the top its key (32 bits), its marks (16 bits), and the distance of its supply.
const PROHIBITED: u64 = 1 << 16;
const ENEMY: u64 = 1 << 17;
const FULL: u64 = 1 << 18;

/// A hex of the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot(u64);

impl Spot {
    pub fn is_prohibited(self) -> bool {
        self.0 & PROHIBITED != 0
    }
    pub fn is_enemy(self) -> bool {
        self.0 & ENEMY != 0
    }
    pub fn is_full(self) -> bool {
        self.0 & FULL != 0
    }
    /// Returns the number of hexes that a path to a supply source enters.
    pub fn supply(self) -> u16 {
        u16::try_from(self.0 & u64::from(NONE)).unwrap_or(NONE)
    }
    /// Returns whether a path may pass.
    fn is_open(self) -> bool {
        self.0 & (PROHIBITED | ENEMY) == 0
    }
}

/// The board, its hexes sorted by their keys.
pub(super) struct Field<'s> {
    spots: &'s mut [u64],
}

/// Returns a hex as a number that sorts by `q`, then `r`.
fn key(hex: Hex) -> u64 {
    let part = |n: i16| u64::from(n.cast_unsigned() ^ 0x8000);
    (part(hex.q) << 16) | part(hex.r)
}

/// Returns the hex of a word.
fn hex_of(word: u64) -> Hex {
    let part = |n: u64| (u16::try_from(n & 0xffff).unwrap_or(0) ^ 0x8000).cast_signed();
    Hex { q: part(word >> 48), r: part(word >> 32) }
}

/// The hexes of a board.
const HEXES: Bounds = Bounds { low: 1, high: NONE as i64, limit: "hexes of a board" };

impl<'s> Field<'s> {
    /// Creates the board with all marks and distances, in two words of memory a hex.
    pub fn new(q: &Retreat<'_>, scratch: &'s mut Scratch<'_>) -> Result<Self, Fault> {
        let Board { hexes } = q.board;
        if hexes.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"board.hexes"));
        }
        // A path then has fewer hexes than a number of 16 bits can count.
        if hexes.len() > usize::from(NONE) {
            let count = i64::try_from(hexes.len()).unwrap_or(i64::MAX);
            return Err(Fault::new(FaultCode::OutOfRange, &"board.hexes").bounded(count, &HEXES));
        }
        let memory = scratch.take(hexes.len().saturating_mul(2))?;
        let too_small = Fault::new(FaultCode::BufferTooSmall, &"scratch");
        let (spots, queue) = memory.split_at_mut_checked(hexes.len()).ok_or(too_small)?;
        let (mut before, mut sorted) = (0u64, true);
        for ((i, place), spot) in numbered(hexes).zip(spots.iter_mut()) {
            place.spared().map_err(|fault| fault.in_list(&"board.hexes", i))?;
            let key = key(place.hex);
            sorted &= i == 0 || before < key;
            before = key;
            let prohibited = if place.prohibited.is_set() { PROHIBITED } else { 0 };
            *spot = (key << 32) | prohibited | u64::from(NONE);
        }
        if !sorted {
            sort(spots);
            let mut before = None;
            for spot in spots.iter() {
                if before == Some(*spot >> 32) {
                    // The second of the two words.
                    let twin = hex_of(*spot);
                    let mut both = numbered(hexes).filter(|(_, place)| place.hex == twin).map(|(i, _)| i);
                    let (first, at) = (both.next().unwrap_or(0), both.next().unwrap_or(0));
                    return Err(Fault::against(&"hex", &"[].hex: a hex stands once in the list")
                        .other_at(first)
                        .in_list(&"board.hexes", at));
                }
                before = Some(*spot >> 32);
            }
        }
        let mut field = Field { spots };
        field.mark(q.opponents, ENEMY);
        field.mark(q.enemies, ENEMY);
        field.mark(q.full, FULL);
        field.measure(q, queue);
        Ok(field)
    }
    /// Returns the place of a hex among the words.
    fn place(&self, hex: Hex) -> Option<usize> {
        self.spots.binary_search_by_key(&key(hex), |spot| spot >> 32).ok()
    }
    /// Returns a hex, if it is on the board.
    pub fn spot(&self, hex: Hex) -> Option<Spot> {
        self.spots.get(self.place(hex)?).map(|word| Spot(*word))
    }
    fn mark(&mut self, hexes: &[Hex], what: u64) {
        for hex in hexes {
            if let Some(word) = self.place(*hex).and_then(|at| self.spots.get_mut(at)) {
                *word |= what;
            }
        }
    }
    /// Measures hexes from the nearest supply source, over those that are open to the unit, until all that the retreat
    /// can enter are reached.
    fn measure(&mut self, q: &Retreat<'_>, queue: &mut [u64]) {
        let mut wave = Wave { queue, waiting: 0, wanted: 0, start: q.start };
        wave.wanted = self.spots.iter().fold(0, |n, spot| n.saturating_add(usize::from(wave.is_wanted(*spot))));
        for hex in q.supply {
            self.reach(*hex, 0, &mut wave);
        }
        let mut next = 0usize;
        while next < wave.waiting && wave.wanted > 0 {
            let Some(spot) = wave.queue.get(next).copied() else { return };
            next = next.bounded_add(1);
            let steps = Spot(spot).supply().saturating_add(1);
            for hex in hex_of(spot).neighbours() {
                self.reach(hex, steps, &mut wave);
            }
        }
    }
    /// Notes the distance of an open hex that is reached for the first time.
    fn reach(&mut self, hex: Hex, steps: u16, wave: &mut Wave<'_>) {
        let Some(spot) = self.place(hex).and_then(|at| self.spots.get_mut(at)) else { return };
        if !Spot(*spot).is_open() || Spot(*spot).supply() != NONE {
            return;
        }
        *spot = (*spot & !u64::from(NONE)) | u64::from(steps);
        if let Some(place) = wave.queue.get_mut(wave.waiting) {
            *place = *spot;
        }
        wave.waiting = wave.waiting.saturating_add(1);
        wave.wanted = wave.wanted.saturating_sub(usize::from(wave.is_wanted(*spot)));
    }
    /// Returns whether an enemy is adjacent to a hex.
    pub fn next_to_enemy(&self, hex: Hex) -> bool {
        hex.neighbours().any(|n| self.spot(n).is_some_and(Spot::is_enemy))
    }
    /// Checks that the hexes of a list are on the board.
    pub fn must_hold(&self, hexes: &[Hex], list: Name) -> Result<(), Fault> {
        match numbered(hexes).find(|(_, hex)| self.place(**hex).is_none()) {
            Some((i, _)) => Err(Fault::item_against(list, i, &"board.hexes: the hex is none of the board")),
            None => Ok(()),
        }
    }
}

/// Hexes reached from supply, the nearest first.
struct Wave<'q> {
    queue: &'q mut [u64],
    /// The number of hexes put into the queue.
    waiting: usize,
    /// The number of hexes that the retreat can enter and that are not reached yet.
    wanted: usize,
    start: Hex,
}

impl Wave<'_> {
    /// Returns whether the retreat can enter a hex.
    fn is_wanted(&self, spot: u64) -> bool {
        Spot(spot).is_open() && hex_of(spot).distance(self.start) <= MOST
    }
}
