//! What a choice leaves unsaid: the units, the payers and the way.

use super::draft::{add, id};
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::{Fault, FaultCode};
use crate::ocs::dumps::BlowLoad;
use crate::ocs::turn::{Expense, UnitToRebuild};
use crate::ocs::units::{Kind, Size, Stocks, Unit};
use crate::reflect::Code;
use crate::table::numbered;

/// Units of which every set can fight on stocks while the others are paid for.
const PARTED: usize = 6;

/// Whether a unit is a Breakdown that another could absorb.
pub(super) fn is_absorbed(unit: &Unit, other: &Unit) -> bool {
    other.hex == unit.hex && other.side == unit.side && other.size.get() == Some(Size::Breakdown)
}

impl Game<'_> {
    /// Fills in what a choice leaves unsaid; false if it cannot be.
    pub(super) fn fill(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        work.draft.clear();
        let unit = self.unit(row.unit).copied().unwrap_or_default();
        match row.act.get() {
            Some(Act::March) => {
                work.draft.party(row)?;
                match self.guide(row, &unit) {
                    Some(guide) => self.way_to(row.hex, &guide, work),
                    None => Ok(false),
                }
            }
            Some(Act::Combine | Act::BreakDown | Act::Extend) => self.counters(row, &unit, work),
            Some(Act::Blow) => {
                work.draft.loads = [BlowLoad { unit: row.unit, amount: 0 }];
                Ok(true)
            }
            Some(Act::Absorb) => self.fill_absorbed(row, &unit, work),
            Some(Act::Retreat) => self.escape(row, &unit, work),
            Some(Act::Settle) => Self::lost(row, self.settling(), row.amount, work.draft),
            Some(Act::Suffer) => {
                let target = self.memory.open.target;
                let hit = self.board().stack(target).map(|(_, unit)| unit);
                Self::lost(row, hit, row.amount, work.draft)
            }
            Some(Act::Advance) => self.fill_advance(row, work),
            Some(Act::Rebuild) => {
                work.draft.party(row)?;
                work.draft.rebuilt = [UnitToRebuild { unit: row.other, ..UnitToRebuild::default() }];
                Ok(true)
            }
            Some(Act::Consolidate) => {
                work.draft.unit(row.unit)?;
                work.draft.unit(row.other)?;
                Ok(true)
            }
            Some(Act::Arrive) => {
                work.draft.unit(row.unit)?;
                add(&mut work.draft.hexes, row.hex)?;
                Ok(true)
            }
            Some(Act::Refit) => self.fill_refit(row, &unit, work),
            _ => self.fill_paid(row, &unit, work),
        }
    }

    /// Fills in who is absorbed: those who were picked, and others as far as steps are lost.
    fn fill_absorbed(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let lacks = usize::from(unit.steps_lost);
        row.picks().take(lacks).try_for_each(|picked| work.draft.unit(picked))?;
        let left = lacks.saturating_sub(work.draft.units.len());
        let such = |other: &&Unit| is_absorbed(unit, other) && !row.picks().any(|picked| picked == id(other));
        for other in self.board().units.iter().filter(such).take(left) {
            work.draft.unit(id(other))?;
        }
        Ok(true)
    }

    /// Fills in who advances.
    fn fill_advance(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let goes = |other: &&Unit| match row.how {
            0 => false,
            1 => u32::from(row.unit) == other.id || row.picks().any(|picked| picked == id(other)),
            _ => true,
        };
        let acts = self.acting();
        let such = |other: &&Unit| other.combat_supply.0 != 0 && other.side == acts && goes(other);
        for other in self.board().units.iter().filter(such) {
            work.draft.unit(id(other))?;
        }
        Ok(true)
    }

    /// Fills in the aircraft that are refitted.
    fn fill_refit(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        add(&mut work.draft.sources, row.other)?;
        let most = usize::from(unit.amount.max(1)).saturating_mul(2);
        let such = |(_, other): &(usize, &Unit)| other.kind.get() == Some(Kind::Aircraft) && other.inactive.is_set();
        for (_, other) in self.board().stack(unit.hex).filter(such).take(most) {
            work.draft.unit(id(other))?;
        }
        Ok(!work.draft.units.is_empty())
    }

    /// Fills in who pays.
    fn fill_paid(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match row.act.get() {
            Some(Act::Attack) => {
                self.attackers(row, unit, work)?;
                if work.draft.units.is_empty() {
                    return Ok(false);
                }
                self.supplied(row, Expense::Attack, work)
            }
            Some(Act::Defend) => {
                let acts = self.acting();
                let all = row.count() == 0;
                let such = |(_, other): &(usize, &Unit)| {
                    let named = all || row.picks().any(|picked| picked == id(other));
                    let combat = other.kind.get().is_some_and(Kind::is_combat) && !other.is_borne();
                    named && other.side != acts && other.combat_supply.0 == 0 && combat
                };
                for (_, other) in self.board().stack(self.memory.open.target).filter(such) {
                    work.draft.unit(id(other))?;
                }
                match (row.how, row.also) {
                    // Nobody is paid for.
                    (0, 0) => {
                        work.draft.units.clear();
                        Ok(true)
                    }
                    (1, _) if !work.draft.units.is_empty() => self.supplied(row, Expense::Defence, work),
                    _ => Ok(false),
                }
            }
            Some(Act::Fuel) => {
                work.draft.party(row)?;
                Ok(self.fuelled(Code::raw(row.how), work)?.is_some())
            }
            Some(Act::Restock) => {
                work.draft.unit(row.unit)?;
                let needs = unit.stocks.get() != Some(Stocks::Full);
                Ok(needs && self.paid(Expense::Restocking, 0, work.draft, work.notes.scratch)?.is_some())
            }
            Some(Act::Concede) => work.draft.party(row).map(|()| true),
            Some(Act::Barrage | Act::Bombard | Act::Construct) => {
                work.draft.party(row)?;
                self.priced(row, work)
            }
            Some(Act::Eat) => {
                work.draft.unit(row.unit)?;
                Ok(self.paid(Expense::Meal, 0, work.draft, work.notes.scratch)?.is_some())
            }
            Some(Act::Release | Act::Eliminate) => {
                let mut units = core::iter::once(row.unit).chain(row.picks()).filter(|unit| *unit > 0);
                units.try_for_each(|unit| work.draft.unit(unit)).map(|()| true)
            }
            _ => Ok(true),
        }
    }

    /// Fills in who pays what costs so much only when it is judged: the least that is enough.
    fn priced(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let builds = row.act.get() == Some(Act::Construct);
        let expense = if builds { Expense::Construction } else { Expense::Barrage };
        for cost in [0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 20, 40, 60] {
            if cost > 0 && self.paid(expense, cost, work.draft, work.notes.scratch)?.is_none() {
                return Ok(false);
            }
            match self.fits_so(row, &[], work) {
                // It is paid for.
                Err(fault) if fault.is(FaultCode::TooFewDice) => return Ok(true),
                Ok(false) => {}
                other => return other,
            }
        }
        Ok(false)
    }

    /// Fills in how units in combat are supplied. All are paid for (0), or fight on their stocks (1), or those do for
    /// whom nobody pays (2), or of which the way says so.
    fn supplied(&self, row: &GameChoice, expense: Expense, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let all = crate::capacity::copied(&work.draft.units);
        match row.also {
            0 => Ok(self.paid(expense, 0, work.draft, work.notes.scratch)?.is_some()),
            1 => {
                self.unpaid(expense, &all, work.draft, work.notes.scratch)?;
                work.draft.on_stocks = all;
                Ok(true)
            }
            _ if row.way == 0 => {
                let stocks = self.unpaid(expense, &all, work.draft, work.notes.scratch)?;
                // Otherwise it is one of the others.
                let some = !stocks.is_empty() && stocks.len() < all.len();
                work.draft.on_stocks = stocks;
                Ok(some)
            }
            _ => {
                let stocks = work.draft.parted(row.way)?;
                let some = !stocks.is_empty() && !work.draft.units.is_empty();
                let paid = some && self.paid(expense, 0, work.draft, work.notes.scratch)?.is_some();
                self.unpaid(expense, &stocks, work.draft, work.notes.scratch)?;
                (work.draft.on_stocks, work.draft.units) = (stocks, all);
                Ok(paid)
            }
        }
    }

    /// Gives a combat that is paid for as far as it can be, and every other way to say who fights on stocks.
    pub(super) fn part_on_stocks(
        &self,
        row: GameChoice,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let (mut any, mut goes_on) = (false, true);
        let mut told = |row| {
            any = true;
            goes_on = each(row);
            goes_on
        };
        self.offer(row, &mut told, work)?;
        if row.also != 2 || !any || !goes_on {
            return Ok(goes_on);
        }
        let units = crate::capacity::copied(&work.draft.units);
        let stocks = crate::capacity::copied(&work.draft.on_stocks);
        let bit = |at: usize| u32::try_from(at).ok().and_then(|at| 1u16.checked_shl(at)).unwrap_or(0);
        let known = numbered(&units).filter(|(_, unit)| stocks.contains(unit)).fold(0, |set, (at, _)| set | bit(at));
        for way in 1..bit(units.len().min(PARTED)) {
            if way != known && !self.offer(GameChoice { way, ..row }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
