//! The exact battle: what is left of both sides, and how likely. A cell for each pair of states holds its chance. A round
//! moves a cell's chance to the cells that its dice lead to, all of which come later, or leaves it where it is: so one
//! pass from the first cell to the last plays a battle to its end, and passes from the last to the first play it round
//! by round. The cost is that of the combinations that survive, times the numbers of hits; dice are never enumerated.

use super::side::{Hits, Side, State, next, next_ship, run, submarines, surface};
use crate::axis_allies::chance::{ONE, mul};

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
    pub attacker: &'a Side<'a>,
    pub defender: &'a Side<'a>,
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
    #[cfg_attr(feature = "fast", inline(always))]
    fn width(&self) -> usize {
        self.defender.states.len()
    }
    /// How a pair stands after a full round.
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
    #[cfg_attr(feature = "fast", inline(always))]
    fn retreats(&self, a: &State, units: usize) -> bool {
        units <= self.terms.retreat_at || (self.terms.retreat_aircraft && surface(a) == 0)
    }
    /// Whether nobody can hit anybody.
    #[cfg_attr(feature = "fast", inline(always))]
    fn is_stale(&self, a: &State, d: &State) -> bool {
        self.attacker.hits(a).are_none() && self.defender.hits(d).are_none() && !self.submarines_hit(a, d)
    }
    /// Whether submarines whose dice are thrown apart find a ship.
    fn submarines_hit(&self, a: &State, d: &State) -> bool {
        let some =
            |side: &Side<'_>, own: &State, enemy: &State| side.apart && submarines(own) > 0 && surface(enemy) > 0;
        some(self.attacker, a, d) || some(self.defender, d, a)
    }
    /// Plays all battles to their end.
    pub fn fight_to_the_end(&mut self) {
        self.sweep(Span::ToTheEnd, &mut []);
    }
    /// Plays one round of all battles that go on; what fought. The first round is fought by all, and the attacker's
    /// dice in it have support shots beside them, the chances of whose hits stand in the first half of `dice`: so many
    /// numbers of them.
    pub fn one_round(&mut self, first: Option<usize>, dice: &mut [u64]) -> u64 {
        self.sweep(first.map_or(Span::Round, Span::First), dice)
    }
    /// Goes over all pairs: for a round from the last to the first, so that what it moves is behind it.
    #[cfg_attr(feature = "fast", inline(always))]
    fn sweep(&mut self, span: Span, dice: &mut [u64]) -> u64 {
        let width = self.width();
        let rows = self.attacker.states.len();
        let to_the_end = span == Span::ToTheEnd;
        let drop = if to_the_end { DROP } else { DROP_ROUND };
        let mut fought = 0u64;
        let mut left = rows;
        while left > 0 {
            let ia = if to_the_end { rows.wrapping_sub(left) } else { left.wrapping_sub(1) };
            left = left.wrapping_sub(1);
            let a = self.attacker.state(ia);
            let units = self.attacker.units(&a);
            let first = matches!(span, Span::First(_));
            if units == 0 || (!first && self.retreats(&a, units)) {
                continue;
            }
            let mut attack = self.attacker.hits(&a);
            let mut supported = false;
            let row = ia.wrapping_mul(width);
            let cells = self.cells.get(row..row.wrapping_add(width)).unwrap_or(&[]);
            if let Span::First(shots @ 2..) = span
                && cells.iter().any(|c| *c > 0)
            {
                attack = beside(dice, shots, attack);
                supported = true;
            }
            let mut columns = width;
            while columns > 0 {
                let id = if to_the_end { width.wrapping_sub(columns) } else { columns.wrapping_sub(1) };
                columns = columns.wrapping_sub(1);
                let at = row.wrapping_add(id);
                let chance = self.cells.get(at).copied().unwrap_or(0);
                if chance == 0 {
                    continue;
                }
                let d = self.defender.state(id);
                let theirs = self.defender.units(&d);
                if theirs == 0 || (!supported && self.is_stale(&a, &d)) {
                    continue;
                }
                if !to_the_end {
                    self.empty(at);
                }
                if chance > drop {
                    let pair = Pair { ia, a: &a, units, attack, id, d: &d, theirs };
                    if to_the_end {
                        self.fight_out(&pair, chance);
                    } else {
                        self.rounds = self.rounds.wrapping_add(u128::from(chance));
                        fought = fought.wrapping_add(chance);
                        self.round(&pair, chance);
                    }
                }
                if to_the_end {
                    // What stayed was counted.
                    self.empty(at);
                }
            }
        }
        fought
    }
    #[cfg_attr(feature = "fast", inline(always))]
    fn empty(&mut self, at: usize) {
        if let Some(cell) = self.cells.get_mut(at) {
            *cell = 0;
        }
    }
    /// All rounds that a pair fights until something changes.
    #[cfg_attr(feature = "fast", inline(always))]
    fn fight_out(&mut self, pair: &Pair<'_>, chance: u64) {
        let mut stay = mul(pair.attack.none(), self.defender.hits(pair.d).none());
        if self.terms.at_sea {
            if surface(pair.d) > 0 {
                stay = mul(stay, self.attacker.submarine_hits(pair.a).none());
            }
            if surface(pair.a) > 0 {
                stay = mul(stay, self.defender.submarine_hits(pair.d).none());
            }
        }
        // The sum of chance times all powers of `stay`. One die at least hits in one case of six, so that it is at most
        // six times the chance: beyond twice it is counted by quarters, which fit.
        let quarters = stay >= ONE;
        let mut sum = if quarters { chance >> 2 } else { chance };
        while stay > 255 {
            sum = sum.wrapping_add(mul(sum, stay));
            stay = mul(stay, stay);
        }
        for _ in 0..if quarters { 4 } else { 1 } {
            self.rounds = self.rounds.wrapping_add(u128::from(sum));
            self.round(pair, sum);
        }
    }
    /// One round of one pair. On land both sides' hits are independent: casualties fire back.
    #[cfg_attr(feature = "fast", inline(always))]
    fn round(&mut self, pair: &Pair<'_>, chance: u64) {
        if self.terms.at_sea {
            return self.at_sea(pair, chance);
        }
        let defence = self.defender.hits(pair.d);
        self.meet((pair.ia, pair.units, defence), (pair.id, pair.theirs, pair.attack), chance);
    }
    /// At sea attacking submarines fire first, and what they sink does not fire back; submarines' hits fall on ships.
    #[inline(never)]
    fn at_sea(&mut self, pair: &Pair<'_>, chance: u64) {
        let Pair { ia, a, units, attack, id, d, .. } = *pair;
        let width = self.width();
        let first = Sinking::of(self.attacker.submarine_hits(a), surface(d), chance);
        let mut target = id;
        for chance in first {
            let firing = self.defender.state(target);
            let theirs = self.defender.units(&firing);
            if theirs == 0 {
                if let Some(cell) = self.cells.get_mut(ia.wrapping_mul(width).wrapping_add(target)) {
                    *cell = cell.wrapping_add(chance);
                }
                break;
            }
            // All fire back whom submarines did not sink.
            let back = Sinking::of(self.defender.submarine_hits(&firing), surface(a), chance);
            let (mut sunk_to, mut left) = (ia, units);
            for chance in back {
                self.meet((sunk_to, left, self.defender.hits(&firing)), (target, theirs, attack), chance);
                (sunk_to, left) = (next_ship(&self.attacker.state(sunk_to)), left.saturating_sub(1));
            }
            target = next_ship(&firing);
        }
    }
    /// Spreads a chance over all combinations of hits on a state of the attacker and one of the defender.
    #[cfg_attr(feature = "fast", inline(always))]
    fn meet(&mut self, ours: (usize, usize, Hits<'_>), theirs: (usize, usize, Hits<'_>), chance: u64) {
        let width = self.width();
        let (rows, columns) = (Losses::of(self.attacker, ours, chance), Losses::of(self.defender, theirs, chance));
        if !rows.is_straight() || !columns.is_straight() {
            return self.meet_bent(rows, columns, chance);
        }
        block(self.cells, width, &rows, &columns, chance);
    }
    /// The same where losses lead from one row of states to another.
    #[inline(never)]
    fn meet_bent(&mut self, rows: Losses<'_>, columns: Losses<'_>, chance: u64) {
        let width = self.width();
        let mut rows = Some(rows);
        while let Some(some) = rows {
            let (row, more_rows) = some.split(self.attacker);
            let mut columns = Some(columns);
            while let Some(some) = columns {
                let (column, more_columns) = some.split(self.defender);
                block(self.cells, width, &row, &column, chance);
                columns = more_columns;
            }
            rows = more_rows;
        }
    }
}

/// A pair of states that fights, and what is known of it.
struct Pair<'a> {
    ia: usize,
    a: &'a State,
    units: usize,
    /// The attackers' hits, support shots with them.
    attack: Hits<'a>,
    id: usize,
    d: &'a State,
    theirs: usize,
}

/// The chances that 0, 1, ... ships are sunk by submarines' hits: those that find none are lost.
struct Sinking<'a> {
    left: &'a [u64],
    /// The chance of more hits than ships.
    beyond: u64,
    chance: u64,
}

impl<'a> Sinking<'a> {
    fn of(hits: Hits<'a>, ships: usize, chance: u64) -> Self {
        let (hits, beyond) = hits.capped(ships);
        Sinking { left: hits.chances, beyond, chance }
    }
}

impl Iterator for Sinking<'_> {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        let (sunk, more) = self.left.split_first()?;
        self.left = more;
        let sunk = if more.is_empty() { sunk.wrapping_add(self.beyond) } else { *sunk };
        Some(mul(self.chance, sunk))
    }
}

/// How far battles are played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Span {
    /// The first round, with so many chances of support shots' hits.
    First(usize),
    /// A further round.
    Round,
    /// To their end.
    ToTheEnd,
}

/// The chances of the sum of support shots' hits, which stand in the first half of `dice`, and others: in the second.
#[inline(never)]
fn beside<'d>(dice: &'d mut [u64], shots: usize, hits: Hits<'_>) -> Hits<'d> {
    let half = dice.len() / 2;
    let (support, room) = dice.split_at_mut_checked(half).unwrap_or_default();
    room.fill(0);
    let mut shifted = &mut *room;
    for shot in support.iter().take(shots) {
        for (sum, hits) in shifted.iter_mut().zip(hits.chances) {
            *sum = sum.wrapping_add(mul(*shot, *hits));
        }
        shifted = shifted.split_first_mut().map_or(&mut [], |(_, rest)| rest);
    }
    let count = hits.chances.len().saturating_add(shots).saturating_sub(1);
    Hits { chances: room.get(..count).unwrap_or(&[]), least: hits.least }
}

/// Where the hits on a state lead, and their chances.
#[derive(Clone, Copy)]
struct Losses<'a> {
    /// The state after the least of them; each hit more leads to the next one, for so many states.
    begin: usize,
    straight: usize,
    hits: &'a [u64],
    /// The chance of more hits than there are units: they lead where the last does.
    more: u64,
}

impl<'a> Losses<'a> {
    #[cfg_attr(feature = "fast", inline(always))]
    fn of(side: &Side<'_>, (index, units, hits): (usize, usize, Hits<'a>), chance: u64) -> Self {
        let hits = hits.worth(chance);
        let (capped, more) = hits.capped(units);
        let begin = if hits.least == 0 { index } else { side.after(index, hits.least) };
        Losses { begin, straight: run(&side.state(begin)).wrapping_add(1), hits: capped.chances, more }
    }
    /// Whether all of them stand in one row.
    #[cfg_attr(feature = "fast", inline(always))]
    fn is_straight(&self) -> bool {
        self.hits.len() <= self.straight
    }
    /// Those of the first row, and the rest.
    fn split(self, side: &Side<'_>) -> (Losses<'a>, Option<Losses<'a>>) {
        let Some((now, later)) = self.hits.split_at_checked(self.straight).filter(|(_, later)| !later.is_empty())
        else {
            return (self, None);
        };
        let last = self.begin.wrapping_add(self.straight).wrapping_sub(1);
        let begin = next(&side.state(last));
        let straight = run(&side.state(begin)).wrapping_add(1);
        (Losses { hits: now, more: 0, ..self }, Some(Losses { begin, straight, hits: later, more: self.more }))
    }
}

/// Adds a chance times each pair of these to the cells.
#[cfg_attr(feature = "fast", inline(always))]
fn block(cells: &mut [u64], width: usize, rows: &Losses<'_>, columns: &Losses<'_>, chance: u64) {
    let Some(mut rest) = cells.get_mut(rows.begin.wrapping_mul(width).wrapping_add(columns.begin)..) else { return };
    let mut left = rows.hits;
    while let [hits, later @ ..] = left {
        // All cells together hold no more than certainty, and no sum of chances more than one.
        let hits = if later.is_empty() { hits.wrapping_add(rows.more) } else { *hits };
        let chance = mul(chance, hits);
        let Some(cells) = rest.get_mut(..columns.hits.len()) else { return };
        add(cells, columns.hits, chance);
        if let Some(last) = cells.last_mut().filter(|_| columns.more > 0) {
            *last = last.wrapping_add(mul(chance, columns.more));
        }
        let Some((_, below)) = rest.split_at_mut_checked(width) else { return };
        rest = below;
        left = later;
    }
}

/// Adds a chance times each of these to the cells.
#[cfg_attr(feature = "fast", inline(always))]
fn add(cells: &mut [u64], chances: &[u64], chance: u64) {
    let ((fours, ones), (four_chances, one_chances)) = (cells.as_chunks_mut::<4>(), chances.as_chunks::<4>());
    for ([a, b, c, d], [w, x, y, z]) in fours.iter_mut().zip(four_chances) {
        let (w, x, y, z) = (mul(chance, *w), mul(chance, *x), mul(chance, *y), mul(chance, *z));
        (*a, *b, *c, *d) = (a.wrapping_add(w), b.wrapping_add(x), c.wrapping_add(y), d.wrapping_add(z));
    }
    for (cell, hits) in ones.iter_mut().zip(one_chances) {
        *cell = cell.wrapping_add(mul(chance, *hits));
    }
}
