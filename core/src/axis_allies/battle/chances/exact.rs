//! The exact computation of a battle. A grid has a cell for each pair of states of the two sides, which holds its
//! chance. A round moves a cell's chance to the cells that its dice lead to, all of which come later, or leaves it in
//! place. So one pass from the first cell to the last plays a battle to its end. Passes from the last to the first play
//! it round by round. At sea attacking submarines fire before all others: a row of cells, which is one state of the
//! attacker, is then played in two halves. The cost is the number of surviving combinations times the numbers of hits;
//! dice are never enumerated.
//!
//! Each product is rounded down, so the error grows with their number: chances that lead to the same cell are added up
//! before they are distributed.

use super::hits::Hits;
use super::side::Side;
use super::spread::{Fire, Losses, Sinking, block, part_of, sum_of};
use super::state::{State, run, surface};
use crate::axis_allies::battle::round::Ending;
use crate::axis_allies::chance::{add, mul};
use crate::bounded::Bounded;
use crate::table::numbered;

/// One half. Within a battle 1 is 2^64 less one, one bit more than an answer has.
const HALF: u64 = 1 << 63;
/// Seven eighths.
const SEVEN_EIGHTHS: u64 = 7 << 61;
/// Chances below this, 2^-56, are dropped; the sum then lacks them.
const DROP: u64 = 1 << 8;

/// The terms of the attacker's retreat, which do not depend on the dice.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    /// The attacker retreats with this many units or fewer.
    pub retreat_at: usize,
    /// The attacker retreats with aircraft only.
    pub retreat_aircraft: bool,
}

/// The two sides and the chances of all pairs of their states.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    pub cells: &'a mut [u64],
    /// One word for each state of the defender: 0 between rounds.
    pub mid: &'a mut [u64],
    pub attacker: &'a Side<'a>,
    pub defender: &'a Side<'a>,
    pub terms: Terms,
    /// The sum of expected rounds.
    pub rounds: &'a mut u128,
    /// Some battle was fought in the last round.
    pub fought: bool,
}

/// The place of a cell: its number, those of its two states, the states, and its chance.
pub(super) struct Place<'a> {
    pub at: usize,
    pub ia: usize,
    pub id: usize,
    pub a: &'a State,
    pub d: &'a State,
    pub chance: u64,
}

impl Grid<'_> {
    fn width(&self) -> usize {
        self.defender.states.len()
    }
    /// Calls `step` for all cells that have a chance.
    pub fn each(&mut self, step: &mut dyn FnMut(&mut Grid<'_>, &Place<'_>)) {
        let mut next = 0usize;
        for (ia, a) in numbered(self.attacker.states) {
            for (id, d) in numbered(self.defender.states) {
                let at = next;
                next = next.bounded_add(1);
                match self.cells.get(at) {
                    Some(0) | None => {}
                    Some(&chance) => step(self, &Place { at, ia, id, a, d, chance }),
                }
            }
        }
    }
    /// Returns how a pair of states ends after a full round.
    pub fn ending(&self, a: &State, d: &State) -> Ending {
        let units = self.attacker.units(a);
        match (units > 0, self.defender.units(d) > 0) {
            (true, false) => Ending::AttackerWins,
            (false, true) => Ending::DefenderWins,
            (false, false) => Ending::BothGone,
            _ if self.is_stale(a, d) => Ending::Stalemate,
            _ if self.retreats(a, units) => Ending::Retreat,
            _ => Ending::None,
        }
    }
    /// Returns how a pair of states ends before the next round; before the first nobody retreats.
    pub fn over(&self, a: &State, d: &State, first: bool) -> Ending {
        match self.ending(a, d) {
            Ending::Retreat if first => Ending::None,
            ending => ending,
        }
    }
    fn retreats(&self, a: &State, units: usize) -> bool {
        units <= self.terms.retreat_at || (self.terms.retreat_aircraft && surface(a) == 0)
    }
    /// Returns whether neither side can hit the other.
    fn is_stale(&self, a: &State, d: &State) -> bool {
        self.attacker.is_harmless(a, d) && self.defender.is_harmless(d, a)
    }
    /// Plays all battles to their end, with memory for the chances of hits.
    pub fn fight_to_the_end(&mut self, dice: &mut [u64]) {
        self.sweep(Span::ToTheEnd, dice);
    }
    /// Plays one round of all battles that continue. In the first round, which all fight, the attacker also has support
    /// shots; the chances of their hits are in the first half of `dice`, `first` numbers of them.
    pub fn one_round(&mut self, first: Option<usize>, dice: &mut [u64]) {
        self.sweep(first.map_or(Span::Round, Span::First), dice);
    }
    /// Visits the attacker's states; for a single round from the last to the first, so that moved chances are not
    /// visited again.
    fn sweep(&mut self, span: Span, dice: &mut [u64]) {
        let rows = self.attacker.states.len();
        let to_the_end = span == Span::ToTheEnd;
        let first = matches!(span, Span::First(_));
        let mut left = rows;
        while left > 0 {
            let ia = if to_the_end { rows.bounded_sub(left) } else { left.bounded_sub(1) };
            left = left.bounded_sub(1);
            let a = self.attacker.state(ia);
            let units = self.attacker.units(a);
            if units == 0 || (!first && self.retreats(a, units)) {
                continue;
            }
            let hits = self.attacker.hits(a);
            // Support shots are fired on land: at sea the memory is free for submarines' hits.
            let (attack, room, supported) = match span {
                Span::First(shots @ 2..) => (beside(dice, shots, hits), [].as_mut_slice(), true),
                _ => (hits, &mut *dice, false),
            };
            let row = Row { ia, a, units, attack, supported };
            if !to_the_end {
                self.fire_first(&row);
            }
            self.fire(&row, room, to_the_end);
        }
    }
    /// Returns the cells of a row.
    pub fn row(&mut self, ia: usize) -> &mut [u64] {
        let width = self.width();
        let at = ia.bounded_mul(width);
        self.cells.get_mut(at..at.bounded_add(width)).unwrap_or_default()
    }
    pub fn cell(&mut self, ia: usize, id: usize) -> Option<&mut u64> {
        let width = self.width();
        self.cells.get_mut(ia.bounded_mul(width).bounded_add(id))
    }
    /// The first half of a round of all battles of a row: attacking submarines fire, and ships that they sink do not
    /// fire back. Different numbers of ships sunk may lead different battles to the same state, where their chances are
    /// added.
    fn fire_first(&mut self, row: &Row<'_>) {
        for (id, d) in numbered(self.defender.states) {
            let chance = self.cell(row.ia, id).map_or(0, |cell| *cell);
            if chance == 0 || self.defender.units(d) == 0 || (!row.supported && self.is_stale(row.a, d)) {
                continue;
            }
            if let Some(cell) = self.cell(row.ia, id) {
                *cell = 0;
            }
            if chance > DROP {
                self.fought = true;
                add(self.rounds, chance, 1);
                let first = Sinking::of(self.attacker.submarine_hits(row.a), surface(d));
                self.sink(id, first, chance);
            }
        }
    }
    /// Moves a chance to the states with ships sunk: one state further for each ship.
    fn sink(&mut self, id: usize, sinking: Sinking<'_>, chance: u64) {
        let mut target = id;
        for sunk in sinking {
            if let Some(mid) = self.mid.get_mut(target) {
                *mid = mid.bounded_add(part_of(chance, sunk));
            }
            target = target.bounded_add(1);
        }
    }
    /// The second half: all others fire. When playing to the end, both halves are repeated until a state changes.
    fn fire(&mut self, row: &Row<'_>, dice: &mut [u64], to_the_end: bool) {
        for (id, d) in numbered(self.defender.states) {
            let met = self.mid.get_mut(id).map_or(0, core::mem::take);
            let theirs = self.defender.units(d);
            let Some(cell) = self.cell(row.ia, id) else { break };
            if theirs == 0 {
                *cell = cell.bounded_add(met);
                continue;
            }
            let there = if to_the_end { *cell } else { 0 };
            if there | met == 0 {
                continue;
            }
            let pair = Pair { id, d, theirs };
            if !to_the_end || self.is_stale(row.a, d) {
                if met > 0 {
                    self.fire_back(row, &pair, met, dice);
                }
                continue;
            }
            if there.bounded_add(met) > DROP {
                self.fight_out(row, &pair, there, met, dice);
            }
            if let Some(cell) = self.cell(row.ia, id) {
                // The chance that stayed was counted.
                *cell = 0;
            }
        }
    }
    /// Plays all rounds of a pair until its state changes: for the chance of the cell, and the chance that submarines
    /// have moved there in this round.
    fn fight_out(&mut self, row: &Row<'_>, pair: &Pair<'_>, there: u64, met: u64, dice: &mut [u64]) {
        let mut first = Sinking::of(self.attacker.submarine_hits(row.a), surface(pair.d));
        let none = first.next().unwrap_or(u64::MAX);
        let mut unhurt = mul(row.attack.none(), self.defender.hits(pair.d).none());
        if surface(row.a) > 0 {
            unhurt = part_of(unhurt, self.defender.submarine_hits(pair.d).none());
        }
        let mut stay = part_of(unhurt, none);
        // The sum of the chance that nobody was sunk first times all powers of `stay`. At least one die hits in one
        // case of as many as it has faces, so that it is at most six times the chance, or twenty times. Where it may
        // exceed 1 it is counted in halves, eighths, or parts of 32.
        let shift = if stay >= SEVEN_EIGHTHS {
            5
        } else if stay >= HALF {
            3
        } else if there.bounded_add(met) >= HALF {
            1
        } else {
            0
        };
        let mut fire = part_of(there, none).bounded_add(met) >> shift;
        while stay > 255 {
            fire = fire.bounded_add(mul(fire, stay));
            stay = mul(stay, stay);
        }
        // The number of times that it begins a round.
        let begin = if met == 0 && none == u64::MAX { fire } else { (there >> shift).bounded_add(mul(fire, unhurt)) };
        let target = pair.id.bounded_add(1);
        for _ in 0..1u8 << shift {
            // What stays falls back to this cell; it was counted, and several times may exceed 1.
            if let Some(cell) = self.cell(row.ia, pair.id) {
                *cell = 0;
            }
            add(self.rounds, begin, 1);
            self.sink(target, first, begin);
            self.fire_back(row, pair, fire, dice);
        }
    }
    /// All units that submarines did not sink fire. On land both sides' hits are independent, since casualties fire
    /// back. At sea submarines' hits apply to ships.
    fn fire_back(&mut self, row: &Row<'_>, pair: &Pair<'_>, chance: u64, dice: &mut [u64]) {
        let submarines = self.defender.submarine_hits(pair.d);
        let mut ours = Fire { index: row.ia, units: row.units, hits: self.defender.hits(pair.d) };
        let theirs = Fire { index: pair.id, units: pair.theirs, hits: row.attack };
        let mut sinking = Sinking::of(submarines, surface(row.a));
        // As long as ships are lost next, hits on ships and hits on any unit lead along the same states.
        let most = submarines.chances.len().bounded_sub(1);
        if most > 0 && most <= run(row.a) && most <= surface(row.a) {
            (ours.hits, sinking) = (sum_of(dice, submarines.chances, ours.hits), Sinking::NONE);
        }
        for sunk in sinking {
            self.meet(&ours, &theirs, part_of(chance, sunk));
            (ours.index, ours.units) = (ours.index.bounded_add(1), ours.units.saturating_sub(1));
        }
    }
    /// Distributes a chance over all combinations of hits on a state of the attacker and one of the defender.
    fn meet(&mut self, ours: &Fire<'_>, theirs: &Fire<'_>, chance: u64) {
        let width = self.width();
        let mut rows = Losses::of(self.attacker, ours, chance);
        let all_columns = Losses::of(self.defender, theirs, chance);
        while !rows.hits.is_empty() {
            let some = rows.straight(self.attacker);
            let mut columns = all_columns;
            while !columns.hits.is_empty() {
                block(self.cells, width, &some, &columns.straight(self.defender), chance);
            }
        }
    }
}

/// A state of the attacker that fights, with its data.
struct Row<'a> {
    ia: usize,
    a: &'a State,
    units: usize,
    /// The attackers' hits, including support shots.
    attack: Hits<'a>,
    /// There are support shots.
    supported: bool,
}

/// A state of the defender that fights.
struct Pair<'a> {
    id: usize,
    d: &'a State,
    theirs: usize,
}

/// How far battles are played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Span {
    /// The first round, with this many chances of support shots' hits.
    First(usize),
    /// A further round.
    Round,
    /// To their end.
    ToTheEnd,
}

/// Writes the chances of the sum of support shots' hits, in the first half of `dice`, and other hits, to the second
/// half.
#[inline(never)]
fn beside<'d>(dice: &'d mut [u64], shots: usize, hits: Hits<'_>) -> Hits<'d> {
    let half = dice.len() / 2;
    let (support, room) = dice.split_at_mut_checked(half).unwrap_or_default();
    sum_of(room, support.get(..shots).unwrap_or_default(), hits)
}
