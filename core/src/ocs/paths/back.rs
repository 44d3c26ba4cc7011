//! Paths followed back: from where supply is to all hexes that reach it. OCS 12.3, 12.3c, 6.1d.

use super::{Line, Open};
use crate::fault::Fault;
use crate::map::{Place, Search};
use crate::ocs::board::opposite;

impl Line<'_> {
    /// Searches all hexes from which a path leads to one of some places or to a hex adjacent to it. The search then has the
    /// cost of that path, and each hex after its next one; the last is the place itself.
    pub fn back(&self, to: &mut (impl Iterator<Item = Place> + Clone), search: &mut Search<'_>) -> Result<(), Fault> {
        search.clear();
        to.clone().for_each(|place| search.offer(place, None, 0));
        // 12.3c: a path ends in its target or in an adjacent hex.
        for place in to {
            let Some(hex) = self.board.at(place) else { continue };
            self.board.neighbours(hex).for_each(|(_, beside, _)| search.offer(beside, Some(place), 0));
        }
        while let Some(settled) = search.settle() {
            let Some(here) = self.board.at(settled.place) else { break };
            // Who is here has reached it; but nobody else enters a closed hex.
            if !matches!(self.open(here.hex)?, Open::Yes | Open::Zone { .. }) {
                continue;
            }
            let spent = u16::try_from(settled.cost).unwrap_or(u16::MAX);
            for (side, place, next) in self.board.neighbours(here) {
                let known = search.cost(place).unwrap_or(u32::MAX);
                if known <= settled.cost {
                    continue;
                }
                let further = self.further(spent, &self.step(next, opposite(side), here)?).map(u32::from);
                if let Some(cost) = further.filter(|cost| *cost < known)
                    && self.zone(next.hex)? != Open::ClosedByZone
                {
                    search.offer(place, Some(settled.place), cost);
                }
            }
        }
        Ok(())
    }
}
