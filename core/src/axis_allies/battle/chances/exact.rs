//! The exact battle: what is left of both sides, and how likely. A cell for each pair of states holds its chance. A round
//! moves a cell's chance to the cells that its dice lead to, all of which come later, or leaves it where it is: so one
//! pass from the first cell to the last plays a battle to its end, and passes from the last to the first play it round
//! by round. The cost is that of the combinations that survive, times the numbers of hits; dice are never enumerated.

use super::fixed::{ONE, mul};
use super::side::{Hits, Side, State, next, next_ship, run, submarines, surface};

/// Chances below this, 2^-55, are dropped; what is dropped is missing from the sum.
const DROP: u64 = 1 << 8;
/// Round by round, where it happens more often: 2^-59.
const DROP_ROUND: u64 = 1 << 4;

/// What the dice cannot change: the rules of the place, and when the attacker leaves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    pub at_sea: bool,
    /// The attacker retreats with so many units or fewer.
    pub retreat_at: usize,
    /// The attacker retreats with aircraft alone.
    pub retreat_aircraft: bool,
}

/// Two sides and the chances of all pairs of their states.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    pub cells: &'a mut [u64],
    pub attacker: Side<'a>,
    pub defender: Side<'a>,
    pub terms: Terms,
    /// Expected rounds, summed.
    pub rounds: u128,
}

/// How a pair of states stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// They fight on.
    Fighting,
    /// One side or both are gone.
    Ended,
    /// The attacker retreats.
    Retreating,
    /// Nobody can hit anybody.
    Stalemate,
}

impl Grid<'_> {
    #[inline(always)]
    fn width(&self) -> usize {
        self.defender.states.len()
    }
    /// How a pair stands after a full round.
    #[inline(always)]
    pub fn standing(&self, a: &State, d: &State) -> Standing {
        let units = self.attacker.units(a);
        if units == 0 || self.defender.units(d) == 0 {
            return Standing::Ended;
        }
        if self.is_stale(a, d) {
            return Standing::Stalemate;
        }
        if self.retreats(a, units) { Standing::Retreating } else { Standing::Fighting }
    }
    #[inline(always)]
    fn retreats(&self, a: &State, units: usize) -> bool {
        units <= self.terms.retreat_at || (self.terms.retreat_aircraft && surface(a) == 0)
    }
    #[inline(always)]
    fn is_stale(&self, a: &State, d: &State) -> bool {
        let (attack, defence) = (&self.attacker, &self.defender);
        let dry = |side: &Side<'_>, own: &State, enemy: &State| {
            side.hits(own).are_none() && !(side.apart && submarines(own) > 0 && surface(enemy) > 0)
        };
        dry(attack, a, d) && dry(defence, d, a)
    }
    /// The chance of a pair that a round leaves it as it is.
    #[inline(always)]
    fn stay(&self, a: &State, d: &State) -> u64 {
        let mut stay = mul(self.attacker.hits(a).none(), self.defender.hits(d).none());
        if self.terms.at_sea {
            if surface(d) > 0 {
                stay = mul(stay, self.attacker.submarine_hits(a).none());
            }
            if surface(a) > 0 {
                stay = mul(stay, self.defender.submarine_hits(d).none());
            }
        }
        stay
    }
    /// Plays all battles to their end.
    pub fn fight_to_the_end(&mut self) {
        let width = self.width();
        for ia in 0..self.attacker.states.len() {
            let a = self.attacker.state(ia);
            let units = self.attacker.units(&a);
            if units == 0 || self.retreats(&a, units) {
                continue;
            }
            let row = ia.wrapping_mul(width);
            for id in 0..width {
                let cell = self.cells.get(row.wrapping_add(id)).copied().unwrap_or(0);
                if cell == 0 {
                    continue;
                }
                let d = self.defender.state(id);
                if self.defender.units(&d) == 0 || self.is_stale(&a, &d) {
                    continue;
                }
                if cell > DROP {
                    self.fight_out((ia, &a), (id, &d), cell);
                }
                // What stayed was counted.
                if let Some(cell) = self.cells.get_mut(row.wrapping_add(id)) {
                    *cell = 0;
                }
            }
        }
    }
    /// All rounds that a pair fights until something changes.
    #[inline(always)]
    fn fight_out(&mut self, a: (usize, &State), d: (usize, &State), chance: u64) {
        let mut stay = self.stay(a.1, d.1);
        // The sum of chance times all powers of `stay`. One die at least hits in one case of six, so that it is at most
        // six times the chance: beyond twice it is counted by quarters, which fit.
        let quarters = stay >= ONE;
        let mut sum = if quarters { chance >> 2 } else { chance };
        while stay > 255 {
            sum = sum.wrapping_add(mul(sum, stay));
            stay = mul(stay, stay);
        }
        let times = if quarters { 4 } else { 1 };
        for _ in 0..times {
            self.rounds = self.rounds.wrapping_add(u128::from(sum));
            self.round(a, d, sum);
        }
    }
    /// Plays one round of all battles that go on; what fought. The first round is fought by all, and the attacker's
    /// dice in it have support shots beside them.
    pub fn one_round(&mut self, mut first: Option<Support<'_>>) -> u64 {
        let width = self.width();
        let mut fought = 0u64;
        for ia in (0..self.attacker.states.len()).rev() {
            let a = self.attacker.state(ia);
            let units = self.attacker.units(&a);
            if units == 0 || (first.is_none() && self.retreats(&a, units)) {
                continue;
            }
            let mut attack = self.attacker.hits(&a);
            let mut supported = false;
            let row = ia.wrapping_mul(width);
            let cells = self.cells.get(row..row.wrapping_add(width)).unwrap_or(&[]);
            if let Some(support) = first.as_mut().filter(|s| s.shots.len() > 1 && cells.iter().any(|c| *c > 0)) {
                attack = support.beside(attack);
                supported = true;
            }
            for id in (0..width).rev() {
                let at = row.wrapping_add(id);
                let chance = self.cells.get(at).copied().unwrap_or(0);
                if chance == 0 {
                    continue;
                }
                let d = self.defender.state(id);
                if self.defender.units(&d) == 0 || (!supported && self.is_stale(&a, &d)) {
                    continue;
                }
                if let Some(cell) = self.cells.get_mut(at) {
                    *cell = 0;
                }
                if chance > DROP_ROUND {
                    self.rounds = self.rounds.wrapping_add(u128::from(chance));
                    fought = fought.wrapping_add(chance);
                    if self.terms.at_sea {
                        self.at_sea((ia, &a), (id, &d), chance);
                    } else {
                        self.on_land(ia, (id, &d), chance, attack);
                    }
                }
            }
        }
        fought
    }
    /// One round of one pair.
    #[inline(always)]
    fn round(&mut self, a: (usize, &State), d: (usize, &State), chance: u64) {
        let attack = self.attacker.hits(a.1);
        if self.terms.at_sea {
            self.at_sea(a, d, chance);
        } else {
            self.on_land(a.0, d, chance, attack);
        }
    }
    /// On land both sides' hits are independent: casualties fire back. The attacker's may have support shots with them.
    #[inline(always)]
    fn on_land(&mut self, ia: usize, (id, d): (usize, &State), chance: u64, attack: Hits<'_>) {
        let width = self.width();
        let (defender, attacker) = (self.defender, self.attacker);
        let spread = Spread::of(&defender, id, defender.units(d), attack);
        let defence = defender.hits(d);
        let mut at = attacker.after(ia, defence.least);
        for hits in defence.chances {
            let row = at.wrapping_mul(width);
            if let Some(cells) = self.cells.get_mut(row..row.wrapping_add(width)) {
                spread.over(cells, mul(chance, *hits));
            }
            at = next(&attacker.state(at));
        }
    }
    /// At sea attacking submarines fire first, and what they sink does not fire back; submarines' hits fall on ships.
    #[inline(never)]
    fn at_sea(&mut self, (ia, a): (usize, &State), (id, d): (usize, &State), chance: u64) {
        let width = self.width();
        let (attacker, defender) = (self.attacker, self.defender);
        let (first, beyond) = attacker.submarine_hits(a).capped(surface(d));
        let attack = attacker.hits(a);
        let mut target = id;
        let mut sinking = first.chances;
        while let Some((sunk, more)) = sinking.split_first() {
            // Hits that find no ship are lost: they sink no more than the last.
            let sunk = if more.is_empty() { sunk.wrapping_add(beyond) } else { *sunk };
            let chance = mul(chance, sunk);
            let left = defender.state(target);
            if defender.units(&left) == 0 {
                let cell = self.cells.get_mut(ia.wrapping_mul(width).wrapping_add(target));
                if let Some(cell) = cell {
                    *cell = cell.wrapping_add(chance);
                }
            } else {
                let spread = Spread::of(&defender, target, defender.units(&left), attack);
                self.fire_back((ia, a), &left, chance, &spread);
            }
            target = next_ship(&left);
            sinking = more;
        }
    }
    /// All defenders fire whom submarines did not sink before.
    fn fire_back(&mut self, (ia, a): (usize, &State), firing: &State, chance: u64, spread: &Spread<'_>) {
        let width = self.width();
        let (attacker, defender) = (self.attacker, self.defender);
        let (hits, beyond) = defender.submarine_hits(firing).capped(surface(a));
        let others = defender.hits(firing);
        let mut sunk_to = ia;
        let mut sinking = hits.chances;
        while let Some((sunk, more)) = sinking.split_first() {
            let sunk = if more.is_empty() { sunk.wrapping_add(beyond) } else { *sunk };
            let chance = mul(chance, sunk);
            let mut at = attacker.after(sunk_to, others.least);
            for hits in others.chances {
                let row = at.wrapping_mul(width);
                if let Some(cells) = self.cells.get_mut(row..row.wrapping_add(width)) {
                    spread.over(cells, mul(chance, *hits));
                }
                at = next(&attacker.state(at));
            }
            sunk_to = next_ship(&attacker.state(sunk_to));
            sinking = more;
        }
    }
}

/// Support shots, and room to reckon them with a side's other dice.
#[derive(Debug)]
pub(super) struct Support<'a> {
    /// The chances of 0, 1, ... hits.
    pub shots: &'a [u64],
    /// Room for a sum of hits.
    pub room: &'a mut [u64],
}

impl Support<'_> {
    /// The chances of the sum of both.
    fn beside(&mut self, hits: Hits<'_>) -> Hits<'_> {
        self.room.fill(0);
        let mut shifted = &mut *self.room;
        for shot in self.shots {
            for (sum, hits) in shifted.iter_mut().zip(hits.chances) {
                *sum = sum.wrapping_add(mul(*shot, *hits));
            }
            shifted = shifted.split_first_mut().map_or(&mut [], |(_, rest)| rest);
        }
        let count = hits.chances.len().saturating_add(self.shots.len()).saturating_sub(1);
        Hits { chances: self.room.get(..count).unwrap_or(&[]), least: hits.least }
    }
}

/// Where the attacker's hits lead one state of the defender.
struct Spread<'a> {
    states: &'a [State],
    begin: usize,
    hits: &'a [u64],
    /// The chance of more hits than there are units.
    more: u64,
}

impl<'a> Spread<'a> {
    #[inline(always)]
    fn of(side: &Side<'a>, index: usize, units: usize, hits: Hits<'a>) -> Self {
        let (hits, more) = hits.capped(units);
        Spread { states: side.states, begin: side.after(index, hits.least), hits: hits.chances, more }
    }
    /// Adds a chance to the cells that the hits lead to.
    #[inline(always)]
    fn over(&self, cells: &mut [u64], chance: u64) {
        let (mut at, mut hits) = (self.begin, self.hits);
        loop {
            let Some(state) = self.states.get(at) else { return };
            let count = run(state).wrapping_add(1);
            let Some(cells_there) = cells.get_mut(at..) else { return };
            if let Some((now, later)) = hits.split_at_checked(count).filter(|(_, later)| !later.is_empty()) {
                add(cells_there, now, chance);
                let last = at.wrapping_add(count).wrapping_sub(1);
                let Some(state) = self.states.get(last) else { return };
                at = next(state);
                hits = later;
            } else {
                add(cells_there, hits, chance);
                break;
            }
        }
        if self.more > 0 {
            let last = at.wrapping_add(hits.len()).wrapping_sub(1);
            if let Some(cell) = cells.get_mut(last) {
                *cell = cell.wrapping_add(mul(chance, self.more));
            }
        }
    }
}

/// Adds a chance times each of these to the cells.
#[inline(always)]
fn add(cells: &mut [u64], chances: &[u64], chance: u64) {
    for (cell, hits) in cells.iter_mut().zip(chances) {
        // All cells together hold no more than certainty.
        *cell = cell.wrapping_add(mul(chance, *hits));
    }
}
