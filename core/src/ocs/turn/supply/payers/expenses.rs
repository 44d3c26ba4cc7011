//! What units pay for: combat supply, barrages, stocks, meals. OCS 9.5b, 10.1b, 12.6c, 12.10e.

use super::choose::{Owed, Purse, Through};
use super::fuelled::is_hq;
use super::question::NOBODY;
use crate::fault::Fault;
use crate::ocs::restock::to_full;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply::{alone, attack_cost, defence_cost, is_divisional};
use crate::ocs::trace::fed_by;
use crate::ocs::turn::supply::draws::{bit, defended, members};
use crate::ocs::units::{Stocks, word};
use crate::scratch::Scratch;
use crate::table::numbered;

impl Purse<'_, '_> {
    /// Returns the size of a named unit, in eighths of an RE.
    #[inline(never)]
    fn re(&self, i: usize) -> Result<u32, Fault> {
        Ok(extent(&self.unit(i)?).map_err(|f| self.inside(i, f))?.re.into())
    }

    /// Returns which of the units this supply feeds, in their order, and their size together, in eighths of an RE.
    fn fed(&self, of: u64, supply: u32) -> Result<(u64, u32), Fault> {
        let (mut fed, mut re) = (0u64, 0u32);
        for i in members(of) {
            let larger = re.saturating_add(self.re(i)?);
            if fed_by(larger) <= supply {
                (fed, re) = (fed | bit(i), larger);
            }
        }
        Ok((fed, re))
    }

    // The frames of this and of what follows stand apart, so that a call stays within 4 KiB of stack.
    /// Pays for attackers, or restocks units, each in an order of its own.
    #[inline(never)]
    pub fn stocks(&mut self, all: u64, attacks: bool, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let (mut costs, mut wastes): (Owed, u64) = ([0; 64], 0);
        let divisional = |i| is_divisional(&self.unit(i)?).map_err(|f| self.inside(i, f));
        let alone = attacks && alone(&self.q.board.rules, self.q.units.len(), &divisional)?;
        self.cites.add_if(R21_3, alone);
        for i in members(all) {
            let unit = self.unit(i)?;
            let inside = |f: Fault| self.inside(i, f);
            let cost = if attacks {
                attack_cost(&unit, extent(&unit).map_err(inside)?, &self.q.board.rules, alone)
            } else {
                to_full(&unit).map_err(inside)?
            };
            costs.get_mut(i).into_iter().for_each(|owed| *owed = cost);
            // 12.10h: who fights on stocks wastes what is in reach. 12.10e.C: so does who restocks.
            let stocks = word(unit.unit.stocks, &"stocks").map_err(inside)?;
            let left = !attacks || stocks != Stocks::Exhausted && !alone;
            wastes |= if left { bit(i) } else { 0 };
        }
        if attacks {
            let wasted = self.own(all, &mut costs, wastes, false, scratch)?;
            self.cites.add_if(R12_10H, wasted);
        } else {
            for i in members(all) {
                self.own(bit(i), &mut costs, wastes, false, scratch)?;
            }
        }
        Ok(())
    }

    /// Pays for defenders: for all, or for those of them that can be paid for, in their order.
    #[inline(never)]
    pub fn defence(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        self.by_any();
        let (mut some, mut dumps) = (all, self.defenders(all)?);
        if dumps.is_none() {
            some = 0;
            for i in members(all) {
                if let Some(found) = self.defenders(some | bit(i))? {
                    (some, dumps) = (some | bit(i), Some(found));
                }
            }
        }
        let mut lacking = u32::from(defence_cost(self.fed(all, u32::MAX)?.1));
        if let Some(([one, other], cost)) = dumps {
            self.begin();
            let parts = if one == other { [cost, 0] } else { [1, 1] };
            for (at, part) in [one, other].into_iter().zip(parts).filter(|(_, part)| *part > 0) {
                let of = some & self.reach.get(at).copied().unwrap_or(0);
                let part = self.take(at, part.into());
                self.serve(of, at, Through::Any, part, scratch)?;
            }
            lacking = lacking.saturating_sub(cost.into()).max(1);
        }
        // 12.10g: not all of them.
        self.cites.add_if(R12_10G, some != 0 && some != all);
        if some != all {
            self.lack(all & !some, lacking);
        }
        Ok(())
    }

    /// Returns the dumps that pay for defenders, the same twice or 1T each, and what they pay, if there is a way.
    #[inline(never)]
    fn defenders(&self, of: u64) -> Result<Option<([usize; 2], u16)>, Fault> {
        let re = |of: u64| Ok(self.fed(of, u32::MAX)?.1);
        let reach = |at: usize| self.reach.get(at).copied().unwrap_or(0);
        let cost = defence_cost(re(of)?);
        let mut after = 0;
        while let Some((key, at)) = self.next(after, of, true) {
            if self.left.get(at).is_some_and(|left| *left >= cost.into()) {
                return Ok(Some(([at, at], cost)));
            }
            after = key;
        }
        after = 0;
        while let Some((first, one)) = self.next(after, of, false) {
            after = first;
            let mut last = first;
            while let Some((key, other)) = self.next(last, of, false) {
                if defended(of, reach(one), reach(other), &re)? {
                    return Ok(Some(([one, other], 2)));
                }
                last = key;
            }
        }
        Ok(None)
    }

    /// Pays for a barrage: out of one dump, or through one headquarters.
    #[inline(never)]
    pub fn barrage(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let need = u32::from(self.q.cost);
        let mut paid = self.shared(all, need, Through::Draw, true, scratch)?;
        let side = self.unit(0)?.unit.side;
        for (at, _) in numbered(self.q.board.units).filter(|(_, unit)| is_hq(unit, side)) {
            let hq = u16::try_from(at).unwrap_or(NOBODY);
            paid = paid || self.shared(all, need, Through::Thrown(hq), false, scratch)?;
        }
        if !paid {
            self.lack(all, need);
        }
        Ok(())
    }

    /// Feeds units, out of one dump after the other.
    #[inline(never)]
    pub fn meal(&mut self, all: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut rest = all;
        self.by_any();
        while rest != 0 {
            let (mut after, mut fed, mut from, mut most) = (0, 0, 0, 0u32);
            while let Some((key, at)) = self.next(after, rest, false) {
                let left = u32::try_from(self.left.get(at).copied().unwrap_or(0)).unwrap_or(u32::MAX);
                let (units, re) = self.fed(rest & self.reach.get(at).copied().unwrap_or(0), left)?;
                if re > most {
                    (fed, from, most) = (units, at, re);
                }
                after = key;
            }
            if fed == 0 {
                self.lack(rest, fed_by(self.fed(rest, u32::MAX)?.1));
                break;
            }
            self.begin();
            let part = self.take(from, fed_by(most).into());
            self.serve(fed, from, Through::Any, part, scratch)?;
            rest &= !fed;
        }
        Ok(())
    }
}
