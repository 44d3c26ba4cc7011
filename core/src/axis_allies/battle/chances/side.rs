//! The possible states of one side under its plan, and the losses that lead from state to state.
//!
//! Under an order of loss a side's losses are a line: a number of hits gives a number of units. Two rules bend the
//! line: an antiaircraft gun's hits apply to aircraft only and a submarine's to ships only; and submarines may leave.
//! So a state is the number of aircraft lost, of other units lost, and of submarines withdrawn. From each, a hit on any
//! unit leads to one other state, and so does a hit on ships only. Combinations that cannot be reached have no state:
//! in each row of equal aircraft losses the other losses form an interval. Rows are numbered one after the other, so
//! that losses always lead to higher numbers, mostly to the next one.

use super::hits::{Hits, binomials, one_more};
use super::state::{State, losses, lost_air, lost_surface, next, run, submarines, surface, withdrawn};
use super::words::{cut, pack};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::{RUNS, Run};
use crate::axis_allies::battle::round::{Figures, Role};
use crate::axis_allies::units::{FIGHTING, Kind};
use crate::bounded::Bounded;

/// How the line of losses is bent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bent {
    /// It is straight.
    No,
    /// Aircraft may be lost before their turn.
    AircraftFirst,
    /// Ships may be lost before their turn.
    ShipsFirst,
}

/// A side before its states are built.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outline {
    pub role: Role,
    pub force: Force,
    pub bent: Bent,
    /// Submarines' dice are rolled separately.
    pub apart: bool,
    /// The number of submarines that may withdraw.
    pub leave: u16,
    runs: [Run; RUNS],
    surface: u16,
    air: u16,
    /// The number of other units lost before the first submarine.
    before_submarines: u16,
}

/// Returns the sum of `count` consecutive numbers from `first` to `last`.
fn series(first: usize, last: usize, count: usize) -> usize {
    first.bounded_add(last).bounded_mul(count) / 2
}

impl Outline {
    pub fn new(role: Role, force: Force, runs: [Run; RUNS]) -> Self {
        // A side has at most 400 units.
        let narrow = |n: u32| u16::try_from(n).unwrap_or(u16::MAX);
        let (surface, air) = (narrow(force.surface()), narrow(force.aircraft()));
        let mut before_submarines = 0u16;
        for (kind, n) in &runs {
            if *kind == Kind::Submarine {
                break;
            }
            if !kind.is_air() {
                before_submarines = before_submarines.bounded_add(*n);
            }
        }
        Outline { role, force, bent: Bent::No, apart: false, leave: 0, runs, surface, air, before_submarines }
    }
    /// Returns the kind of the unit with this number, from 0, among the aircraft or the others after a number of
    /// submarines withdrew. With it comes how many units of the other class are lost before it: all of them if there is
    /// no such unit.
    fn unit(&self, number: u16, air: bool, withdrawn: u16) -> (Kind, u16) {
        // 400 units at most, here and below.
        let (mut seen, mut others) = (0u16, 0u16);
        for &(kind, n) in &self.runs {
            let n = if kind == Kind::Submarine { n.bounded_sub(withdrawn) } else { n };
            if kind.is_air() != air {
                others = others.bounded_add(n);
                continue;
            }
            seen = seen.bounded_add(n);
            if number < seen {
                return (kind, others);
            }
        }
        (Kind::Infantry, others)
    }
    /// Returns how many other units are lost before aircraft number `air`, from 0; all if there is no such aircraft.
    fn before(&self, air: u16, withdrawn: u16) -> u16 {
        self.unit(air, true, withdrawn).1
    }
    fn surface_of(&self, withdrawn: u16) -> u16 {
        self.surface.bounded_sub(withdrawn)
    }
    /// Returns the range of other losses for a number of lost aircraft, from and to; empty if from is larger.
    fn row(&self, air: u16, withdrawn: u16) -> (u16, u16) {
        let low = match air.checked_sub(1) {
            Some(last) if self.bent != Bent::AircraftFirst => self.before(last, withdrawn),
            _ => 0,
        };
        let all = self.surface_of(withdrawn);
        let high = if air >= self.air || self.bent == Bent::ShipsFirst { all } else { self.before(air, withdrawn) };
        // Fewer submarines than may leave withdraw only if the others are lost.
        let partly = withdrawn > 0 && withdrawn < self.leave;
        let least = if partly { self.submarines_end(withdrawn) } else { 0 };
        (low.max(least), high)
    }
    /// Returns how many other units are lost when the last submarine is.
    fn submarines_end(&self, withdrawn: u16) -> u16 {
        self.before_submarines.bounded_add(self.force.submarine).bounded_sub(withdrawn)
    }
    /// Returns the number of states, and the most words for the chances of their hits.
    pub fn measure(&self) -> (usize, usize) {
        // 400 units give less than ten million states, of at most 401 words.
        let (mut states, mut chances) = (0usize, 1usize);
        for w in 0..self.leave.bounded_add(1) {
            for a in 0..self.air.bounded_add(1) {
                let (from, to) = self.row(a, w);
                if from <= to {
                    let all = usize::from(self.surface_of(w).bounded_add(self.air).bounded_sub(a)).bounded_add(1);
                    let (from, to) = (usize::from(from), usize::from(to));
                    let count = to.bounded_sub(from).bounded_add(1);
                    states = states.bounded_add(count);
                    chances = chances.bounded_add(series(all.bounded_sub(from), all.bounded_sub(to), count));
                }
            }
        }
        (states, chances)
    }
    /// Returns the number of states, and the number of words in all.
    pub fn words(&self) -> (usize, usize) {
        let (states, chances) = self.measure();
        (states, states.bounded_mul(3).bounded_add(chances).bounded_add(self.submarine_words()))
    }
    /// Returns the number of words for the chances of submarines' hits.
    fn submarine_words(&self) -> usize {
        let most = usize::from(self.force.submarine).bounded_add(1);
        if self.apart { series(1, most, most) } else { 0 }
    }
    /// Returns the losses of a state.
    pub fn lost(&self, state: &State) -> Force {
        let (mut surface, mut air, w) = (lost_surface(state), lost_air(state), withdrawn(state));
        let mut counts = [0; FIGHTING];
        for &(kind, n) in &self.runs {
            let n = if kind == Kind::Submarine { n.bounded_sub(w) } else { n };
            let lost = if kind.is_air() { &mut air } else { &mut surface };
            let take = n.min(*lost);
            *lost = lost.bounded_sub(take);
            if let Some(count) = counts.get_mut(kind.place()) {
                *count = take.bounded_add(*count);
            }
            if surface | air == 0 {
                break;
            }
        }
        Force::of(counts)
    }
    /// Returns the units left after losses of a state and a number of withdrawn submarines.
    pub fn left(&self, lost: &Force, withdrawn: u16) -> Force {
        let mut left = self.force.less(lost);
        left.submarine = left.submarine.saturating_sub(withdrawn);
        left
    }
    /// Fills the states.
    fn fill(&self, states: &mut [State]) {
        let mut row_start = 0usize;
        for w in 0..self.leave.bounded_add(1) {
            let (all, end) = (self.surface_of(w), self.submarines_end(w));
            let there = self.force.submarine.bounded_sub(w);
            for a in 0..self.air.bounded_add(1) {
                let (from, to) = self.row(a, w);
                let (next_from, _) = self.row(a.bounded_add(1), w);
                // An aircraft is lost next if its turn has come, or no other unit is left.
                let turn = if a < self.air { self.before(a, w) } else { u16::MAX };
                let length = usize::from(to).bounded_add(1).saturating_sub(usize::from(from));
                let next_start = row_start.bounded_add(length);
                let mut l = from;
                for index in row_start..next_start {
                    let Some(state) = states.get_mut(index) else { return };
                    let next = if turn <= l {
                        next_start.bounded_add(usize::from(l.saturating_sub(next_from)))
                    } else {
                        index.bounded_add(usize::from(l < all))
                    };
                    let submarines = end.saturating_sub(l).min(there);
                    let left = all.bounded_sub(l);
                    *state = [losses(l, a, w), pack(next, submarines.into(), left.into()), 0];
                    l = l.bounded_add(1);
                }
                row_start = next_start;
            }
        }
    }
    /// Builds states and the chances of their hits, from the fewest units to the most, one more unit at a time.
    pub fn build<'m>(&self, rest: &mut &'m mut [u64], figures: &Figures) -> Side<'m> {
        let (states, chances) = self.measure();
        let (states, _) = cut(rest, states.bounded_mul(3)).as_chunks_mut::<3>();
        let (chances, submarines) = (cut(rest, chances), cut(rest, self.submarine_words()));
        self.fill(states);
        self.weigh(states, chances, figures);
        binomials(submarines, figures.value(self.role, Kind::Submarine), figures.faces);
        Side { states, chances, submarines, air: usize::from(self.air) }
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
                state[2] = pack(0, 0, 1);
                continue;
            }
            let step = to.bounded_sub(index).bounded_sub(1);
            let Some(less) = after.get(step) else { return };
            if step == 0 {
                state[0] |= pack(0, 0, run(less).bounded_add(1));
            }
            let by_air = lost_air(less) > lost_air(state);
            let number = if by_air { lost_air(state) } else { lost_surface(state) };
            let (kind, _) = self.unit(number, by_air, withdrawn(state));
            let apart = self.apart && kind == Kind::Submarine;
            let value = if apart { 0 } else { figures.value(self.role, kind) };
            state[2] = if value == 0 { less[2] } else { one_more(chances, &mut used, less[2], value, figures.faces) };
        }
    }
}

/// A side with its states.
#[derive(Debug, Clone, Copy)]
pub(super) struct Side<'a> {
    pub states: &'a [State],
    pub chances: &'a [u64],
    /// The chances of the hits of submarines whose dice are rolled separately, otherwise empty: see [`binomials`].
    pub submarines: &'a [u64],
    pub air: usize,
}

impl<'a> Side<'a> {
    pub fn state(&self, index: usize) -> &'a State {
        self.states.get(index).unwrap_or(&[0; 3])
    }
    pub fn units(&self, state: &State) -> usize {
        surface(state).bounded_add(self.air.bounded_sub(usize::from(lost_air(state))))
    }
    /// Returns the chances of the hits, without those of submarines whose dice are rolled separately.
    pub fn hits(&self, state: &State) -> Hits<'a> {
        Hits::read(self.chances, state[2])
    }
    /// Returns the chances of the hits of submarines whose dice are rolled separately.
    pub fn submarine_hits(&self, state: &State) -> Hits<'a> {
        if self.submarines.is_empty() {
            return Hits::NONE;
        }
        let n = submarines(state);
        let at = n.bounded_mul(n.bounded_add(1)) / 2;
        let row = self.submarines.get(at..at.bounded_add(n).bounded_add(1));
        row.map_or(Hits::NONE, |chances| Hits { chances, least: 0 })
    }
    /// Returns whether a state can hit no unit of another: submarines whose dice are rolled separately hit ships only.
    pub fn is_harmless(&self, own: &State, enemy: &State) -> bool {
        // Of other hits there is one number, and it is none.
        own[2] >> 32 == 1 << 16 && (self.submarines.is_empty() || submarines(own) == 0 || surface(enemy) == 0)
    }
    /// Returns the state after a number of hits on any unit.
    pub fn after(&self, index: usize, hits: usize) -> usize {
        let (mut at, mut left) = (index, hits);
        loop {
            let run = run(self.state(at)).min(left);
            (at, left) = (at.bounded_add(run), left.bounded_sub(run));
            if left == 0 {
                return at;
            }
            // A state without units leads to itself.
            (at, left) = (next(self.state(at)), left.bounded_sub(1));
        }
    }
}
