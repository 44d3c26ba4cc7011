//! Choices of counters: Transport Points that load, unload, are combined or become Extenders, and Breakdowns.

use super::draft::{add, id};
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::Fault;
use crate::ocs::measures::TP;
use crate::ocs::trucks::{capacity, is_of_other_type};
use crate::ocs::units::{Kind, Unit};

/// Counters of a hex that are thought of as becoming an Extender together.
const EXTENDED: usize = 8;

/// Whether Transport Points could be one counter.
pub(super) fn is_alike(unit: &Unit, other: &Unit) -> bool {
    let same = (other.hex, other.side, other.kind, other.formation) == (unit.hex, unit.side, unit.kind, unit.formation);
    same && other.id != unit.id && !is_of_other_type(other, unit)
}

/// The load of so many points, in T.
fn room(points: u16) -> u16 {
    u16::try_from(capacity(points)).unwrap_or(u16::MAX)
}

impl Game<'_> {
    /// Choices of counters of a unit.
    pub(super) fn of_counters(
        &self,
        of: GameChoice,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        match of.act.get() {
            Some(Act::Load) => self.loads(of, &unit, each, work),
            Some(Act::Unload) => {
                for amount in (1..=unit.load).rev() {
                    if !self.offer(GameChoice { amount, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Some(Act::Combine) => self.combinations(of, &unit, each, work),
            Some(Act::Extend) => self.extenders(of, &unit, each, work),
            // Nothing is made of none.
            Some(Act::BreakDown) if of.count() == 0 => Ok(true),
            _ => self.offer(of, each, work),
        }
    }

    fn loads(&self, of: GameChoice, unit: &Unit, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        for at in 0..self.on_map {
            let Some(source) = self.board().units.get(at).copied() else { continue };
            if source.kind.get() != Some(Kind::Supply) || source.side != unit.side || source.hex != unit.hex {
                continue;
            }
            let room = capacity(unit.amount).saturating_sub(unit.load.into());
            let most = source.amount.min(u16::try_from(room).unwrap_or(u16::MAX));
            for amount in (1..=most).rev() {
                if !self.offer(GameChoice { other: id(&source), amount, ..of }, each, work)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The Transport Points of a choice, and what they carry.
    fn sums(&self, of: &GameChoice, unit: &Unit) -> (u16, u16) {
        let picked = of.picks().filter_map(|id| self.standing(id));
        picked.fold((unit.amount, unit.load), |(points, load), other| {
            (points.saturating_add(other.amount), load.saturating_add(other.load))
        })
    }

    /// One counter of those that were picked, or two of whole points, the first with as much of the load as is said.
    fn combinations(
        &self,
        of: GameChoice,
        unit: &Unit,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let (all, load) = self.sums(&of, unit);
        if of.count() > 0 && !self.offer(GameChoice { amount: all, way: load, ..of }, each, work)? {
            return Ok(false);
        }
        let mut amount = TP;
        while amount < all {
            for way in load.saturating_sub(room(all.saturating_sub(amount)))..=load.min(room(amount)) {
                if !self.offer(GameChoice { amount, way, ..of }, each, work)? {
                    return Ok(false);
                }
            }
            amount = amount.saturating_add(TP);
        }
        Ok(true)
    }

    /// An Extender that is unformed, or those that can be formed with others of the hex.
    fn extenders(
        &self,
        of: GameChoice,
        unit: &Unit,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        if unit.kind.get().is_some_and(Kind::is_extender) {
            return self.offer(GameChoice { how: 1, ..of }, each, work);
        }
        for set in 0..1u16 << EXTENDED {
            let (mut row, mut bits) = (Some(of), set);
            let others = self.board().units.iter().filter(|other| is_alike(unit, other));
            for other in others.take(EXTENDED) {
                row = if bits & 1 > 0 { row.and_then(|row| row.with(id(other))) } else { row };
                bits >>= 1;
            }
            let Some(row) = row.filter(|row| bits == 0 && self.sums(row, unit).0 == 5 * TP) else { continue };
            if !self.offer(row, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Fills in the counters of a choice, and those that result.
    pub(super) fn counters(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match row.act.get() {
            Some(Act::BreakDown) => {
                for picked in row.picks() {
                    let Some(given) = self.off_map().iter().find(|given| id(given) == picked) else { return Ok(false) };
                    let made = Unit {
                        hex: unit.hex,
                        mode: unit.mode,
                        oriented: unit.oriented,
                        stocks: unit.stocks,
                        out_of_supply: unit.out_of_supply,
                        released: unit.released,
                        had_zoc: unit.had_zoc,
                        alt_rolled: unit.alt_rolled,
                        steps_lost: 0,
                        ..*given
                    };
                    add(&mut work.draft.made, made)?;
                }
                return Ok(true);
            }
            Some(Act::Combine) => {}
            _ => return work.draft.party(row).map(|()| true),
        }
        work.draft.party(row)?;
        let (all, load) = self.sums(row, unit);
        let counters = [(row.amount, row.way), (all.saturating_sub(row.amount), load.saturating_sub(row.way))];
        for (amount, load) in counters.iter().filter(|(amount, _)| *amount > 0) {
            add(&mut work.draft.made, Unit { id: 0, amount: *amount, load: *load, ..*unit })?;
        }
        Ok(true)
    }
}
