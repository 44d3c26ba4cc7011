//! What units pay for: combat supply, barrages, stocks, meals. OCS 9.5b, 10.1b, 12.6c, 12.10e.

use super::choose::{Owed, Purse, Through, members};
use super::question::NOBODY;
use crate::fault::Fault;
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply::{attack_cost, defence_cost};
use crate::ocs::trace::fed_by;
use crate::ocs::units::{Kind, Stocks, word};
use crate::scratch::Scratch;
use crate::table::numbered;

impl Purse<'_, '_> {
    /// Returns the size of a named unit, in eighths of an RE.
    fn re(&self, i: usize) -> Result<u32, Fault> {
        Ok(extent(&self.unit(i)?).map_err(|f| self.inside(i, f))?.re.into())
    }

    /// Pays for attackers.
    pub fn attack(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut costs: Owed = [0; 64];
        for i in members(all) {
            let unit = self.unit(i)?;
            let cost = attack_cost(&unit, extent(&unit).map_err(|f| self.inside(i, f))?, &self.q.rules);
            costs.get_mut(i).into_iter().for_each(|owed| *owed = cost);
        }
        self.begin();
        let short = self.each(all, &costs, false, scratch)?;
        // 12.10h: who fights on stocks wastes what is in reach.
        let mut wastes = 0;
        for i in members(short) {
            let stocks = word(self.unit(i)?.unit.stocks, &"stocks").map_err(|f| self.inside(i, f))?;
            wastes |= u64::from(stocks != Stocks::Exhausted) << i;
        }
        // 9.5.C: but not what Organic Trucks carry.
        self.wastes = true;
        let before = self.total.cost;
        self.spread((wastes, &mut costs), (true, false), scratch)?;
        self.cites.add_if(R12_10H, self.total.cost > before);
        if self.total.cost == 0 {
            self.total.orders = 0;
        }
        for i in members(short) {
            let owed = costs.get(i).copied().unwrap_or(0);
            self.lack(1 << i, owed.into());
        }
        Ok(())
    }

    /// Pays for defenders.
    pub fn defence(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut re = 0u32;
        for i in members(all) {
            re = re.saturating_add(self.re(i)?);
        }
        let cost = u32::from(defence_cost(re));
        if self.shared(all, cost, (Through::Any, false), scratch)? {
            return Ok(());
        }
        // 12.10g: 1T for up to 1 RE of them.
        let (mut some, mut size) = (0u64, 0u32);
        for i in members(all) {
            let (with, larger) = (some | 1 << i, size.saturating_add(self.re(i)?));
            if larger <= u32::from(RE) && self.next(0, with, true).is_some() {
                (some, size) = (with, larger);
            }
        }
        let paid = some != 0 && self.shared(some, 1, (Through::Any, true), scratch)?;
        self.cites.add_if(R12_10G, paid);
        let others = if paid { all & !some } else { all };
        self.lack(others, cost.saturating_sub(paid.into()).max(1));
        Ok(())
    }

    /// Pays for a barrage: out of one dump, or through one headquarters.
    pub fn barrage(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let need = u32::from(self.q.cost);
        if self.shared(all, need, (Through::Draw, true), scratch)? {
            return Ok(());
        }
        let side = self.unit(0)?.unit.side;
        for (at, unit) in numbered(self.q.board.units) {
            let hq = u16::try_from(at).unwrap_or(NOBODY);
            let throws = unit.side == side && unit.kind.get().is_some_and(Kind::is_hq);
            if throws && self.shared(all, need, (Through::Thrown(hq), false), scratch)? {
                return Ok(());
            }
        }
        self.lack(all, need);
        Ok(())
    }

    /// Pays for what a unit restocks: all that it owes, or else what is there.
    pub fn restock(&mut self, i: usize, owed: u16, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        if self.shared(1 << i, owed.into(), (Through::Any, false), scratch)? {
            return Ok(());
        }
        let mut costs: Owed = [0; 64];
        costs.get_mut(i).into_iter().for_each(|cost| *cost = owed);
        // 12.10e.B: what Organic Trucks carry is not spent for nothing.
        self.wastes = true;
        self.by.copy_from_slice(self.reach);
        if self.next(0, 1 << i, true).is_some() {
            self.begin();
            self.spread((1 << i, &mut costs), (true, false), scratch)?;
        }
        self.wastes = false;
        self.lack(1 << i, costs.get(i).copied().unwrap_or(0).into());
        Ok(())
    }

    /// Feeds units, out of one dump after the other.
    pub fn meal(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut rest = all;
        while rest != 0 {
            self.by.copy_from_slice(self.reach);
            let (mut after, mut best, mut most) = (0, (0u64, 0), 0u32);
            while let Some((key, at)) = self.next(after, rest, false) {
                let left = u32::try_from(self.left.get(at).copied().unwrap_or(0)).unwrap_or(u32::MAX);
                let (mut fed, mut re) = (0u64, 0u32);
                for i in members(rest & self.reach.get(at).copied().unwrap_or(0)) {
                    let larger = re.saturating_add(self.re(i)?);
                    if fed_by(larger) <= left {
                        (fed, re) = (fed | 1 << i, larger);
                    }
                }
                if re > most {
                    (best, most) = ((fed, at), re);
                }
                after = key;
            }
            let (fed, at) = best;
            if fed == 0 {
                let mut re = 0u32;
                for i in members(rest) {
                    re = re.saturating_add(self.re(i)?);
                }
                self.lack(rest, fed_by(re));
                break;
            }
            self.begin();
            let part = self.take(at, fed_by(most).into());
            self.serve(fed, at, Through::Any, part, scratch)?;
            rest &= !fed;
        }
        Ok(())
    }
}
