//! What can be left of one side under its plan, as states that losses lead through.
//!
//! Under an order of loss a side's losses are a line: so many hits, so many units. Two rules bend it. An antiaircraft
//! gun's hits fall on aircraft only, a submarine's on ships only; and submarines may leave. So a state is how many
//! aircraft and how many other units are lost, and how many submarines withdrew; from each, a hit that may fall on
//! anybody leads to one other state, and so does a hit that falls on ships only. What can never be reached has no state:
//! in each row of equally many lost aircraft the other losses form an interval, and rows are numbered one after the
//! other, so that losses always lead to higher numbers, mostly to the next one.

use super::play::cut;
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::{Order, RUNS, Run};
use crate::axis_allies::battle::round::{Figures, Role};
use crate::axis_allies::chance::{die, mul};
use crate::axis_allies::units::{FIGHTING, Kind};

/// How the line of losses is bent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bent {
    /// Not at all.
    No,
    /// Aircraft may be lost before their turn.
    AircraftFirst,
    /// Ships may be lost before their turn.
    ShipsFirst,
}

/// A side before it has memory.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outline {
    pub role: Role,
    pub force: Force,
    pub bent: Bent,
    /// Submarines' dice are thrown apart from the others'.
    pub apart: bool,
    /// So many submarines may withdraw.
    pub leave: u16,
    runs: [Run; RUNS],
    surface: u16,
    air: u16,
}

/// A state: three words.
///
/// * other units lost, aircraft lost, submarines withdrawn, how many states follow one another by a hit each
/// * where a hit leads, where a hit on a ship leads, submarines left, units left that are no aircraft
/// * where the chances of its hits stand (32 bits), the least number of hits, how many numbers there are
pub(super) type State = [u64; 3];

#[cfg_attr(feature = "fast", inline(always))]
fn part(word: u64, place: u32) -> usize {
    usize::from(u16::try_from(word.wrapping_shr(place) & 0xFFFF).unwrap_or(0))
}
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn lost_surface(s: &State) -> u16 {
    u16::try_from(part(s[0], 0)).unwrap_or(0)
}
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn lost_air(s: &State) -> u16 {
    u16::try_from(part(s[0], 16)).unwrap_or(0)
}
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn withdrawn(s: &State) -> u16 {
    u16::try_from(part(s[0], 32)).unwrap_or(0)
}
/// How many states follow by a hit each, numbered one after the other.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn run(s: &State) -> usize {
    part(s[0], 48)
}
/// Where a hit leads; a state without units leads to itself.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn next(s: &State) -> usize {
    part(s[1], 0)
}
/// Where a hit on a ship leads; a state without ships leads to itself.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn next_ship(s: &State) -> usize {
    part(s[1], 16)
}
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn submarines(s: &State) -> usize {
    part(s[1], 32)
}
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn surface(s: &State) -> usize {
    part(s[1], 48)
}

fn pack(a: u16, b: u16, c: u16, d: u16) -> u64 {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}

/// How long a row is.
fn length(from: u16, to: u16) -> usize {
    usize::from(to).saturating_add(1).saturating_sub(usize::from(from))
}

/// The sum of the numbers from `first` to `last`.
fn series(first: usize, last: usize) -> usize {
    let count = last.saturating_sub(first).saturating_add(1);
    first.saturating_add(last).saturating_mul(count) / 2
}

impl Outline {
    pub fn new(role: Role, force: Force, order: &Order) -> Self {
        // A side that is weighed has 400 units at most.
        let narrow = |n: u32| u16::try_from(n).unwrap_or(u16::MAX);
        let (surface, air, runs) = (narrow(force.surface()), narrow(force.aircraft()), order.runs(&force));
        Outline { role, force, bent: Bent::No, apart: false, leave: 0, runs, surface, air }
    }
    fn layers(&self) -> impl Iterator<Item = u16> + use<> {
        0..=self.leave.min(self.force.submarine)
    }
    /// The runs when so many submarines withdrew.
    fn runs(&self, withdrawn: u16) -> impl Iterator<Item = Run> + use<> {
        self.runs.into_iter().map(move |(kind, n)| match kind {
            Kind::Submarine => (kind, n.saturating_sub(withdrawn)),
            _ => (kind, n),
        })
    }
    /// How many other units are lost before aircraft number `air`, from 0.
    fn before(&self, air: u16, withdrawn: u16) -> u16 {
        let (mut surface, mut seen) = (0u16, 0u16);
        for (kind, n) in self.runs(withdrawn) {
            if kind.is_air() {
                seen = seen.saturating_add(n);
                if air < seen {
                    break;
                }
            } else {
                surface = surface.saturating_add(n);
            }
        }
        surface
    }
    /// The kind of the unit of this number, from 0, among the aircraft or the others.
    fn kind_of(&self, number: u16, air: bool, withdrawn: u16) -> Kind {
        let mut seen = 0u16;
        for (kind, n) in self.runs(withdrawn).filter(|(kind, _)| kind.is_air() == air) {
            seen = seen.saturating_add(n);
            if number < seen {
                return kind;
            }
        }
        Kind::Infantry
    }
    fn surface_of(&self, withdrawn: u16) -> u16 {
        self.surface.saturating_sub(withdrawn)
    }
    /// The other losses that there can be with so many lost aircraft: from, to; empty if from is larger.
    fn row(&self, air: u16, withdrawn: u16) -> (u16, u16) {
        let all = self.surface_of(withdrawn);
        let low = if air == 0 { 0 } else { self.before(air.saturating_sub(1), withdrawn) };
        let high = if air >= self.air { all } else { self.before(air, withdrawn) };
        let (low, high) = match self.bent {
            Bent::No => (low, high),
            Bent::AircraftFirst => (0, high),
            Bent::ShipsFirst => (low, all),
        };
        // Fewer submarines than may leave withdraw only where the others are lost.
        let partly = withdrawn > 0 && withdrawn < self.leave.min(self.force.submarine);
        let least = if partly { self.submarines_end(withdrawn) } else { 0 };
        (low.max(least), high)
    }
    /// How many other units are lost when the last submarine is.
    fn submarines_end(&self, withdrawn: u16) -> u16 {
        let (mut sum, mut end) = (0u16, 0u16);
        for (kind, n) in self.runs(withdrawn).filter(|(kind, _)| !kind.is_air()) {
            sum = sum.saturating_add(n);
            if kind == Kind::Submarine {
                end = sum;
            }
        }
        end
    }
    /// All rows, one after the other: aircraft lost, submarines withdrawn, other losses from and to.
    fn rows(&self) -> impl Iterator<Item = (u16, u16, u16, u16)> + '_ {
        self.layers().flat_map(move |w| {
            (0..=self.air).map(move |a| {
                let (from, to) = self.row(a, w);
                (a, w, from, to)
            })
        })
    }
    /// How many states there are.
    pub fn states(&self) -> usize {
        self.rows().fold(0usize, |sum, (_, _, from, to)| sum.saturating_add(length(from, to)))
    }
    /// How many words the chances of hits take at most.
    fn chances(&self) -> usize {
        self.rows().filter(|(_, _, from, to)| from <= to).fold(1usize, |sum, (a, w, from, to)| {
            let units = usize::from(self.surface_of(w)).saturating_add(usize::from(self.air.saturating_sub(a)));
            let numbers = |lost: u16| units.saturating_sub(usize::from(lost)).saturating_add(1);
            sum.saturating_add(series(numbers(to), numbers(from)))
        })
    }
    /// How many words all of it takes.
    pub fn words(&self) -> usize {
        self.states().saturating_mul(3).saturating_add(self.chances()).saturating_add(self.submarine_words())
    }
    /// The number of a state, if it can be reached.
    pub fn index_of(&self, surface: u16, air: u16, withdrawn: u16) -> Option<usize> {
        let mut index = 0usize;
        for (a, w, from, to) in self.rows() {
            if (a, w) == (air, withdrawn) {
                let place = usize::from(surface.saturating_sub(from));
                return (from <= surface && surface <= to).then(|| index.saturating_add(place));
            }
            index = index.saturating_add(length(from, to));
        }
        None
    }
    /// How many words the chances of submarines' hits take.
    pub fn submarine_words(&self) -> usize {
        if self.apart { series(1, usize::from(self.force.submarine).saturating_add(1)) } else { 0 }
    }
    /// Who is lost in a state.
    pub fn lost(&self, state: &State) -> Force {
        let (mut surface, mut air, w) = (lost_surface(state), lost_air(state), withdrawn(state));
        if surface == self.surface && air == self.air {
            return self.force;
        }
        let mut counts = [0; FIGHTING];
        for (kind, n) in self.runs(w) {
            let lost = if kind.is_air() { &mut air } else { &mut surface };
            let take = n.min(*lost);
            *lost = lost.saturating_sub(take);
            if let Some(count) = counts.get_mut(kind as usize) {
                *count = take.saturating_add(*count);
            }
            if surface | air == 0 {
                break;
            }
        }
        Force::of(counts)
    }
    /// Who is left in a state.
    pub fn left(&self, state: &State) -> Force {
        let gone = Force { submarine: withdrawn(state), ..Force::default() };
        self.force.without(&self.lost(state).with(&gone)).unwrap_or_default()
    }
    /// Fills the states.
    fn fill(&self, states: &mut [State]) {
        let mut places = (0usize..states.len()).zip(states.iter_mut());
        let narrow = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        let mut row_start = 0usize;
        for (a, w, from, to) in self.rows() {
            let (all, end) = (self.surface_of(w), self.submarines_end(w));
            let there = self.force.submarine.saturating_sub(w);
            let next_start = row_start.saturating_add(length(from, to));
            let air_left = a < self.air;
            let turn = if air_left { self.before(a, w) } else { u16::MAX };
            let next_from = if air_left { self.row(a.saturating_add(1), w).0 } else { 0 };
            for l in from..=to {
                let Some((index, state)) = places.next() else { return };
                let by_ship = if l < all { index.saturating_add(1) } else { index };
                // An aircraft is next where its turn has come, or nobody else is left.
                let by_any = if air_left && (turn <= l || l >= all) {
                    next_start.saturating_add(usize::from(l.saturating_sub(next_from)))
                } else {
                    by_ship
                };
                let submarines = end.saturating_sub(l).min(there);
                let left = all.saturating_sub(l);
                *state = [pack(l, a, w, 0), pack(narrow(by_any), narrow(by_ship), submarines, left), 0];
            }
            row_start = next_start;
        }
    }
    /// Fills states and the chances of their hits, from the fewest units to the most: each by one unit more.
    pub fn build<'m>(&self, rest: &mut &'m mut [u64], figures: &Figures) -> Side<'m> {
        let (states, _) = cut(rest, self.states().saturating_mul(3)).as_chunks_mut::<3>();
        let (chances, submarines) = (cut(rest, self.chances()), cut(rest, self.submarine_words()));
        self.fill(states);
        self.weigh(states, chances, figures);
        binomials(submarines, figures.value(self.role, Kind::Submarine));
        Side { states, chances, submarines, air: usize::from(self.air), apart: self.apart }
    }
    fn weigh(&self, states: &mut [State], chances: &mut [u64], figures: &Figures) {
        if let Some(none) = chances.first_mut() {
            *none = u64::MAX;
        }
        let mut used = 1usize;
        for index in (0..states.len()).rev() {
            let Some((state, after)) = states.get_mut(index..).and_then(<[State]>::split_first_mut) else { return };
            let to = next(state);
            if to == index {
                state[2] = place(0, 0, 1);
                continue;
            }
            let step = to.saturating_sub(index).saturating_sub(1);
            let Some(less) = after.get(step) else { return };
            if step == 0 {
                state[0] |= pack(0, 0, 0, u16::try_from(run(less)).unwrap_or(0).saturating_add(1));
            }
            let by_air = lost_air(less) > lost_air(state);
            let number = if by_air { lost_air(state) } else { lost_surface(state) };
            let kind = self.kind_of(number, by_air, withdrawn(state));
            let value = figures.value(self.role, kind);
            state[2] = if value == 0 || (self.apart && kind == Kind::Submarine) {
                less[2]
            } else {
                one_more(chances, &mut used, less[2], value)
            };
        }
    }
}

fn place(at: usize, least: usize, count: usize) -> u64 {
    let (least, count) = (u16::try_from(least).unwrap_or(0), u16::try_from(count).unwrap_or(0));
    u64::from(u32::try_from(at).unwrap_or(0)) | u64::from(least) << 32 | u64::from(count) << 48
}

/// Tails are cut off where a chance is below 2^-56.
const CUT: u64 = 1 << 8;

/// So little of a chance is not worth its time.
const WORTH: u64 = 1 << 5;

/// The chances of the hits of one unit more.
fn one_more(chances: &mut [u64], used: &mut usize, less: u64, value: u8) -> u64 {
    let (hit, miss) = die(value);
    let Some((old, new)) = chances.split_at_mut_checked(*used) else { return less };
    let hits = Hits::read(old, less);
    let Some(out) = new.get_mut(..hits.chances.len().wrapping_add(1)) else { return less };
    let mut before = 0u64;
    let mut fill = out.iter_mut();
    for (chance, out) in hits.chances.iter().zip(&mut fill) {
        *out = mul(*chance, miss).wrapping_add(mul(before, hit));
        before = *chance;
    }
    for out in fill {
        *out = mul(before, hit);
    }
    let (at, length) = (*used, out.len());
    *used = at.wrapping_add(length);
    let kept = Hits { chances: out, least: 0 }.trimmed(|chance| chance <= CUT);
    place(at.wrapping_add(kept.least), hits.least.wrapping_add(kept.least), kept.chances.len())
}

/// The chances of 0, 1, ... n hits of n dice, for n from 0 on, one row after the other.
fn binomials(table: &mut [u64], value: u8) {
    let (hit, miss) = die(value);
    let mut rest = table;
    let mut above: &[u64] = &[];
    let mut n = 1usize;
    while let Some((row, more)) = rest.split_at_mut_checked(n).filter(|(row, _)| !row.is_empty()) {
        if above.is_empty() {
            row.fill(u64::MAX);
        } else {
            let shifted = [0].iter().chain(above);
            for ((out, with), without) in row.iter_mut().zip(shifted).zip(above.iter().chain(&[0])) {
                *out = mul(*without, miss).wrapping_add(mul(*with, hit));
            }
        }
        above = row;
        rest = more;
        n = n.wrapping_add(1);
    }
}

/// Chances of numbers of hits, from `least` on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hits<'a> {
    pub chances: &'a [u64],
    pub least: usize,
}

impl<'a> Hits<'a> {
    #[cfg_attr(feature = "fast", inline(always))]
    #[cfg_attr(not(feature = "fast"), inline(never))]
    fn read(chances: &'a [u64], word: u64) -> Self {
        let at = usize::try_from(word & 0xFFFF_FFFF).unwrap_or(usize::MAX);
        let chances = chances.get(at..).and_then(|c| c.get(..part(word, 48))).unwrap_or(&[]);
        Hits { chances, least: part(word, 32) }
    }
    /// Those whose chance times this one is worth anything, more than 2^-59: they are most where chances are large.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn worth(self, chance: u64) -> Hits<'a> {
        self.trimmed(|hits| mul(chance, hits) <= WORTH)
    }
    /// The same without what is to be dropped at either end.
    #[cfg_attr(feature = "fast", inline(always))]
    fn trimmed(self, drops: impl Fn(u64) -> bool) -> Hits<'a> {
        let Hits { mut chances, mut least } = self;
        while let [first, rest @ ..] = chances
            && drops(*first)
        {
            (chances, least) = (rest, least.wrapping_add(1));
        }
        while let [rest @ .., last] = chances
            && drops(*last)
        {
            chances = rest;
        }
        Hits { chances, least }
    }
    /// The chance of no hit.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn none(&self) -> u64 {
        if self.least == 0 { self.chances.first().copied().unwrap_or(0) } else { 0 }
    }
    /// Whether there is no die that could hit.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn are_none(&self) -> bool {
        self.least == 0 && self.chances.len() == 1
    }
    /// Those that there are enough units for; the chance of more, and that the units are all.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn capped(&self, units: usize) -> (Hits<'a>, u64) {
        let places = units.saturating_sub(self.least).saturating_add(1);
        match self.chances.split_at_checked(places) {
            Some((within, beyond)) => {
                let more = beyond.iter().fold(0u64, |sum, chance| sum.wrapping_add(*chance));
                (Hits { chances: within, least: self.least }, more)
            }
            None => (*self, 0),
        }
    }
}

/// A side with its states.
#[derive(Debug, Clone, Copy)]
pub(super) struct Side<'a> {
    pub states: &'a [State],
    pub chances: &'a [u64],
    pub submarines: &'a [u64],
    pub air: usize,
    /// Submarines' dice are thrown apart and can hit.
    pub apart: bool,
}

impl<'a> Side<'a> {
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn state(&self, index: usize) -> &'a State {
        self.states.get(index).unwrap_or(&[0; 3])
    }
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn units(&self, state: &State) -> usize {
        surface(state).wrapping_add(self.air.wrapping_sub(usize::from(lost_air(state))))
    }
    /// The chances of the hits, submarines' apart left out.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn hits(&self, state: &State) -> Hits<'a> {
        Hits::read(self.chances, state[2])
    }
    /// The chances of the hits of submarines whose dice are thrown apart.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn submarine_hits(&self, state: &State) -> Hits<'a> {
        let n = submarines(state);
        let at = n.wrapping_mul(n.wrapping_add(1)) / 2;
        let row = self.submarines.get(at..at.wrapping_add(n).wrapping_add(1));
        Hits { chances: row.filter(|_| self.apart).unwrap_or(&[u64::MAX]), least: 0 }
    }
    /// The state after so many hits on anybody.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn after(&self, index: usize, hits: usize) -> usize {
        let (mut at, mut left) = (index, hits);
        while left > 0 {
            let state = self.state(at);
            let run = run(state);
            if left <= run {
                return at.wrapping_add(left);
            }
            let last = at.wrapping_add(run);
            let to = next(self.state(last));
            if to == last {
                return last;
            }
            left = left.wrapping_sub(run).wrapping_sub(1);
            at = to;
        }
        at
    }
}
