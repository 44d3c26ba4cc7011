//! The cheapest fuel: by formation, by headquarters, and singly. OCS 12.5, 12.5c, 12.5e.

use super::choose::{Purse, Through, moves_on};
use super::question::NOBODY;
use crate::fault::Fault;
use crate::ocs::board::UNITS;
use crate::ocs::fuel::{FuelBy, is_fuelled, takes_fuel};
use crate::ocs::paths::{Lines, Stay, each_source, thrown};
use crate::ocs::rules::*;
use crate::ocs::turn::movement::fuel::{POINT, on_formation_fuel};
use crate::ocs::turn::supply::draws::{bit, members};
use crate::ocs::units::{FuelledBy, Kind, Threw, Unit, is_independent, word};
use crate::reflect::Code;
use crate::ruling::Cites;
use crate::scratch::Scratch;
use crate::table::numbered;

/// The headquarters among which the cheapest are found.
const MOST: usize = 12;

/// A headquarters, and the named units that it would fuel.
type Fuels = (u16, u64);

impl Purse<'_, '_> {
    /// Pays for fuel, in one way or in the cheapest of all together.
    #[inline(never)]
    pub fn fuel(&mut self, all: u64, way: Option<FuelBy>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut rest = 0u64;
        for i in members(all) {
            let unit = self.unit(i)?;
            let (needs, fuelled) = (takes_fuel(&unit).map_err(|f| self.inside(i, f))?, is_fuelled(unit.unit));
            self.cites.add_if(R12_5A, needs && fuelled && !unit.unit.fuelled.is_set());
            // 12.5c.B: a headquarters that moves without is fuelled for those to whom it throws.
            let buys = way == Some(FuelBy::Hq) && unit.kind.is_hq();
            rest |= if (needs || buys) && !fuelled { bit(i) } else { 0 };
        }
        self.cites.add_if(R12_5C_A, way == Some(FuelBy::Formation));
        self.cites.add_if(R12_5C_B, way == Some(FuelBy::Hq));
        let left = match way {
            None => {
                let left = self.formations(rest, POINT, scratch)?;
                self.headquarters(left, scratch)?
            }
            Some(FuelBy::Formation) => self.formations(rest, 1, scratch)?,
            Some(FuelBy::Hq) => self.one_headquarters(rest, scratch)?,
            Some(_) => rest,
        };
        if matches!(way, Some(FuelBy::Formation | FuelBy::Hq)) {
            if left != 0 {
                self.lack(left, POINT);
            }
            return Ok(());
        }
        self.how = Code::new(FuelBy::Unit);
        self.cites.add_if(R12_5C_C, left != 0);
        self.own(left, &mut [1; 64], 0, true, scratch)?;
        Ok(())
    }

    /// Fuels formations of which so many units are served; returns the units that are left.
    #[inline(never)]
    fn formations(&mut self, all: u64, least: u32, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        let mut rest = all;
        for i in members(all) {
            let unit = self.unit(i)?.unit;
            let mut of = 0u64;
            for other in members(all) {
                let same = unit.formation != 0 && self.unit(other)?.unit.formation == unit.formation;
                of |= if same { bit(other) } else { 0 };
            }
            // Once, where its first unit stands: who cannot share its source is fuelled by itself.
            let first = of.trailing_zeros() == u32::try_from(i).unwrap_or(0);
            if first && of.count_ones() >= least && on_formation_fuel(&self.q.board, unit)?.is_none() {
                rest &= !self.formation(of, least, scratch)?;
            }
        }
        Ok(rest)
    }

    /// Fuels units by the first headquarters that serves all of them: the one that is among them, or one that is fuelled
    /// before others. Returns the units that are left.
    #[inline(never)]
    fn one_headquarters(&mut self, units: u64, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        let board = self.q.board;
        let side = self.unit(0)?.unit.side;
        self.how = Code::new(FuelBy::Hq);
        let is_own = |at: &u16| board.units.get(usize::from(*at)).is_some_and(|unit| is_hq(unit, side));
        let named = members(units).map(|i| self.place(i)).find(is_own);
        for paid in [true, false] {
            for (at, unit) in numbered(board.units).filter(|(_, unit)| is_hq(unit, side)) {
                let hq = u16::try_from(at).unwrap_or(NOBODY);
                if named.is_some_and(|named| named != hq) {
                    continue;
                }
                if !self.is_throwing(at, unit, paid)? || self.thrown_to(hq, units, scratch)? != units {
                    continue;
                }
                if paid {
                    self.thrown_free(hq, units);
                    return Ok(0);
                }
                if self.fuelled(hq, units, scratch)? {
                    return Ok(0);
                }
            }
        }
        Ok(units)
    }

    /// Returns whether a headquarters may throw fuel in this phase (12.5e), and is fuelled or not, as asked.
    fn is_throwing(&self, at: usize, unit: &Unit, paid: bool) -> Result<bool, Fault> {
        let threw = word(unit.threw, &"threw").map_err(|f| f.in_list(UNITS, at))? == Threw::Elsewhere;
        Ok(!threw && is_paid(at, unit)? == paid)
    }

    /// Lets units move on the fuel of a headquarters that is fuelled: they cost nothing (12.5c.B).
    fn thrown_free(&mut self, hq: u16, units: u64) {
        self.begin();
        self.cites.add(R12_5C_B);
        members(units).for_each(|i| self.row(i, NOBODY, hq, 0));
    }

    /// Fuels as many units of a formation as one dump does, by direct draw or through one headquarters, if they are so many
    /// at least; returns them.
    #[inline(never)]
    fn formation(&mut self, of: u64, least: u32, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        let board = self.q.board;
        let side = self.unit(0)?.unit.side;
        let mut best = (0u64, 0usize, Through::Draw);
        let hqs = numbered(board.units).filter(|(_, unit)| is_hq(unit, side));
        let hqs = hqs.map(|(at, _)| Through::Hq(u16::try_from(at).unwrap_or(NOBODY)));
        for through in core::iter::once(Through::Draw).chain(hqs) {
            self.look(through, of, scratch)?;
            let mut after = 0;
            while let Some((key, at)) = self.next(after, of, false) {
                let fuels = self.by.get(at).copied().unwrap_or(0) & of;
                let enough = self.left.get(at).is_some_and(|left| *left >= u64::from(POINT));
                if enough && fuels.count_ones() > best.0.count_ones() {
                    best = (fuels, at, through);
                }
                after = key;
            }
        }
        let (fuels, at, through) = best;
        if fuels.count_ones() < least {
            return Ok(0);
        }
        self.how = Code::new(FuelBy::Formation);
        self.cites.add(R12_5C_A);
        self.begin();
        let part = self.take(at, POINT.into());
        self.serve(fuels, at, through, part, scratch)?;
        Ok(fuels)
    }

    /// Fuels headquarters with the independent units in their range, where that is no dearer than each by itself;
    /// returns the units that are left.
    #[inline(never)]
    fn headquarters(&mut self, units: u64, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        let board = self.q.board;
        let side = self.unit(0)?.unit.side;
        self.how = Code::new(FuelBy::Hq);
        let mut rest = units;
        let mut hqs: [Fuels; MOST] = [(NOBODY, 0); MOST];
        let mut count = 0usize;
        for paid in [true, false] {
            for (at, unit) in numbered(board.units).filter(|(_, unit)| is_hq(unit, side)) {
                if !self.is_throwing(at, unit, paid)? {
                    continue;
                }
                let hq = u16::try_from(at).unwrap_or(NOBODY);
                let fuels = self.thrown_to(hq, rest, scratch)?;
                if paid && fuels != 0 {
                    self.thrown_free(hq, fuels);
                    rest &= !fuels;
                } else if fuels.count_ones() >= POINT
                    && self.draws(hq, scratch)? >= u64::from(POINT)
                    && let Some(place) = hqs.get_mut(count)
                {
                    (*place, count) = ((hq, fuels), count.saturating_add(1));
                }
            }
        }
        let hqs = hqs.get(..count).unwrap_or_default();
        let chosen = cheapest(hqs, rest);
        for (_, (hq, fuels)) in numbered(hqs).filter(|(i, _)| chosen & bit(*i) > 0) {
            let fuels = *fuels & rest;
            if self.fuelled(*hq, fuels, scratch)? {
                rest &= !fuels;
            }
        }
        Ok(rest)
    }

    /// Returns the units that move on the fuel of a headquarters: itself, and independent units to which it throws.
    #[inline(never)]
    fn thrown_to(&self, hq: u16, of: u64, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        let mut unused = Cites::by(R12_3B);
        let leaves = |at| moves_on(self.q, at);
        let lines = Lines { board: &self.q.board, stay: Stay { move_on: &leaves, ..Stay::ALL } };
        let mut fuels = 0u64;
        for i in members(of) {
            let (place, unit) = (self.place(i), self.unit(i)?);
            let moves = place == hq || unit.kind.is_hq() || is_independent(&unit).map_err(|f| self.inside(i, f))?;
            let served = moves && (place == hq || thrown(lines, hq, place, scratch, &mut unused)?.is_some());
            fuels |= if served { bit(i) } else { 0 };
        }
        Ok(fuels)
    }

    /// Looks at the sources from which a headquarters draws, and returns what they have, in T.
    #[inline(never)]
    fn draws(&mut self, hq: u16, scratch: &mut Scratch<'_>) -> Result<u64, Fault> {
        self.by.fill(0);
        let Purse { q, by, left, cites, .. } = self;
        let mut there = 0u64;
        let leaves = |at| moves_on(q, at);
        let lines = Lines { board: &q.board, stay: Stay { move_on: &leaves, ..Stay::ALL } };
        each_source(lines, hq, hq, scratch, cites, &mut |row| {
            let at = usize::from(row.unit);
            by.get_mut(at).into_iter().for_each(|word| *word = 1);
            there = there.saturating_add(left.get(at).copied().unwrap_or(0));
        })?;
        Ok(there)
    }

    /// Fuels a headquarters for some units out of what it draws, if that is enough.
    #[inline(never)]
    fn fuelled(&mut self, hq: u16, fuels: u64, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        if self.draws(hq, scratch)? < u64::from(POINT) {
            return Ok(false);
        }
        self.begin();
        self.cites.add(R12_5C_B);
        self.cites.add(R12_5E);
        let (mut due, mut after, mut first) = (u64::from(POINT), 0, NOBODY);
        while due > 0
            && let Some((key, at)) = self.next(after, 1, true)
        {
            let part = self.take(at, due);
            due = due.saturating_sub(part.into());
            let source = u16::try_from(at).unwrap_or(NOBODY);
            members(fuels).take(1).for_each(|i| self.row(i, source, hq, part));
            first = if first == NOBODY { source } else { first };
            after = key;
        }
        members(fuels).skip(1).for_each(|i| self.row(i, first, hq, 0));
        Ok(true)
    }
}

/// Returns whether a unit is a headquarters of a side.
pub(super) fn is_hq(unit: &Unit, side: u8) -> bool {
    unit.side == side && unit.kind.get().is_some_and(Kind::is_hq)
}

/// Returns whether a headquarters is fuelled with what it throws.
fn is_paid(at: usize, unit: &Unit) -> Result<bool, Fault> {
    let by = |f: Fault| f.in_list(UNITS, at);
    Ok(unit.fuelled.is_set() && word(unit.fuelled_by, &"fuelled_by").map_err(by)? == FuelledBy::Hq)
}

/// Returns the headquarters, a bit for each, that together with single fuel cost least; of equal costs those that fuel
/// the most.
fn cheapest(hqs: &[Fuels], rest: u64) -> u64 {
    let (mut best, mut least, mut most) = (0, rest.count_ones(), 0);
    for chosen in 0..bit(hqs.len()) {
        let fuels =
            numbered(hqs).filter(|(i, _)| chosen & bit(*i) > 0).fold(0, |sum, (_, (_, fuels))| sum | fuels) & rest;
        let cost = chosen.count_ones().saturating_mul(POINT).saturating_add((rest & !fuels).count_ones());
        if cost < least || cost == least && fuels.count_ones() > most {
            (best, least, most) = (chosen, cost, fuels.count_ones());
        }
    }
    best
}
