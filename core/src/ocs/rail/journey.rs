//! A journey by rail: the cheapest open way, or the obstacles on every way. OCS 13.3a, 13.3c, 13.3e.

use super::cargo::Load;
use super::ground::{Facts, Rails};
use super::question::RailMoved;
use super::stops::unfit;
use super::way::{Found, Goal, Ways, joined, nobody, obstacles, spread};
use crate::fault::Fault;
use crate::map::{Place, Search};
use crate::ocs::measures::CAPACITY;
use crate::ocs::rules::*;
use crate::reflect::Flag;
use crate::ruling::{About, Figure, Findings, Trail, What};

/// A journey of cargo.
pub(super) struct Journey<'r, 'b, 's> {
    pub rails: &'r mut Rails<'b, 's>,
    pub start: Place,
    /// The destination; `None` if all destinations are listed.
    pub to: Option<Place>,
    pub load: Load,
    /// The cargo entrains off the map.
    pub arriving: bool,
}

/// The way that is taken.
pub(super) struct Taken<'w> {
    pub search: Search<'w>,
    multi_track: bool,
    busted: bool,
}

impl Journey<'_, '_, '_> {
    /// Finds the way with the fewest obstacles, and a supply source.
    pub fn find(&mut self, search: &mut Search<'_>) -> Result<Found, Fault> {
        let goal = Goal { to: self.to, source: self.load.ordinary };
        spread(self.rails, search, self.start, Ways { barred: true, ..Ways::default() }, goal, &mut nobody)
    }
    /// Returns whether there is a way to the destination, if one is given, and a way to a supply source. Both lie on
    /// the same rails, so that a way back from one end is also a way back from the other (13.3c).
    pub fn is_open(&self, found: &Found) -> bool {
        (self.to.is_none() || found.reaches()) && (found.is_supplied() || !self.load.ordinary)
    }
    /// Checks the hexes where the cargo entrains and detrains.
    pub fn ends(&mut self, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        findings.cite_if(R13_3C, self.load.ordinary);
        for (place, entrains) in [(Some(self.start), true), (self.to, false)] {
            let Some(place) = place else { continue };
            let facts = self.rails.at(place)?;
            if !facts.has(Facts::RAILROAD) {
                findings.forbid(R13_3E);
            }
            // 13.3g: Rail Repair units stop on any railroad. 13.6b: arrivals do not entrain here.
            if self.load.ordinary && !(entrains && self.arriving) {
                // 13.8c: the HQ that moves need not be on the board any more.
                let own = entrains && self.load.hq && !facts.has(Facts::STOP | Facts::CUT);
                if !own {
                    unfit(facts, |rule| {
                        findings.forbid(rule);
                        findings.forbid(R13_3E);
                    });
                }
                let by_hq = facts.has(Facts::BY_HQ) || (own && facts.has(Facts::RAILROAD));
                findings.cite_if(R13_8A, by_hq);
                findings.cite_if(R13_8C, by_hq);
            }
            if !entrains && facts.has(Facts::FOREIGN) {
                findings.forbid(R4_8C_D);
            }
        }
        Ok(())
    }
    /// Explains the obstacles on the way, and between each end and its supply.
    pub fn explain(
        &mut self,
        found: &Found,
        search: &Search<'_>,
        second: &mut Search<'_>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(), Fault> {
        let start = self.rails.at(self.start)?;
        let to = self.to.filter(|_| !found.reaches());
        if let Some(to) = to
            && start.has(Facts::RAILROAD)
            && self.rails.at(to)?.has(Facts::RAILROAD)
        {
            findings.forbid(R13_3E);
            if found.to.is_some() {
                obstacles(self.rails, search, to, |rule, at| findings.object(rule, About::Path.at(at)))?;
            }
        }
        if self.to.is_none() && self.rails.bars(start) {
            findings.forbid(R13_3E);
            start.reasons(self.rails.usage, self.rails.no_fresh, &mut |rule| findings.object(rule, About::Path.at(0)));
        }
        if !self.load.ordinary {
            return Ok(());
        }
        let counts = to.is_none() || !self.arriving;
        if start.has(Facts::RAILROAD) && !found.is_supplied() && counts {
            findings.forbid(R13_3C);
            if let Some((source, _)) = found.source {
                obstacles(self.rails, search, source, |rule, at| findings.object(rule, About::Path.at(at)))?;
            }
        }
        if let Some(to) = to
            && self.rails.at(to)?.has(Facts::RAILROAD)
        {
            let goal = Goal { to: None, source: true };
            let ways = Ways { barred: true, ..Ways::default() };
            let back = spread(self.rails, second, to, ways, goal, &mut nobody)?;
            if !back.is_supplied() {
                findings.forbid(R13_3C);
                if let Some((source, _)) = back.source {
                    obstacles(self.rails, second, source, |rule, at| findings.object(rule, About::Path.at(at)))?;
                }
            }
        }
        Ok(())
    }
    /// Finds the cheapest way (13.3a). The modifications do not add up by hex: it matters only whether any hex of the
    /// way is in a Trainbusting zone, and whether all its rails are multi-track. So each of the four kinds of way is
    /// searched by itself, the cheapest kind first; of the two of equal cost, the one that avoids the zones.
    pub fn cheapest<'w>(&mut self, first: Search<'w>, mut second: Search<'w>) -> Result<Taken<'w>, Fault> {
        let shortest = self.kind(&first)?;
        if shortest == (true, false) {
            return Ok(Taken { search: first, multi_track: true, busted: false });
        }
        let mut there = |multi_track, unbusted| {
            let ways = Ways { multi_track, unbusted, barred: false };
            let goal = Goal { to: self.to, source: false };
            spread(self.rails, &mut second, self.start, ways, goal, &mut nobody).map(|found| found.reaches())
        };
        if there(true, true)? {
            return Ok(Taken { search: second, multi_track: true, busted: false });
        }
        let (multi_track, busted) = shortest;
        if !busted {
            return Ok(Taken { search: first, multi_track, busted });
        }
        if there(false, true)? {
            return Ok(Taken { search: second, multi_track: false, busted: false });
        }
        if there(true, false)? {
            return Ok(Taken { search: second, multi_track: true, busted: true });
        }
        Ok(Taken { search: first, multi_track, busted })
    }
    /// Returns whether the way is all multi-track, and whether it enters a Trainbusting zone.
    fn kind(&mut self, search: &Search<'_>) -> Result<(bool, bool), Fault> {
        let board = self.rails.ground.board;
        let (mut multi_track, mut busted) = (true, false);
        let mut next = self.to;
        while let Some(place) = next {
            busted |= self.rails.at(place)?.has(Facts::BUSTED);
            next = search.before(place);
            if let (Some(hex), Some(before)) = (board.at(place), next.and_then(|before| board.at(before))) {
                let side = before.hex.side_to(hex.hex);
                multi_track &= side.is_some_and(|side| joined(before, side, hex, true));
            }
        }
        Ok((multi_track, busted))
    }
}

impl Taken<'_> {
    /// Returns the cost of cargo of this size on the way (13.3a).
    pub fn cost(&self, base: u32, left: u32, trail: &mut Trail<'_>) -> RailMoved {
        let cost = price(base, self.multi_track, self.busted);
        let shown = |n: u32| Figure::over(i32::try_from(n).unwrap_or(i32::MAX), CAPACITY);
        trail.figure(R13_3A, What::Capacity, About::Whole, shown(base));
        for (applies, factor) in [(self.busted, Figure::over(2, 1)), (self.multi_track, Figure::over(1, 2))] {
            if applies {
                trail.figure(R13_3A, What::Times, About::Whole, factor);
            }
        }
        trail.figure(R13_3A, What::Capacity, About::Whole, shown(cost));
        let (doubled, halved) = (Flag::from(self.busted), Flag::from(self.multi_track));
        RailMoved { base, cost, left, hexes: 0, doubled, halved }
    }
}

/// Returns the cost of cargo of this size: doubled through a Trainbusting zone, halved if the whole way is multi-track
/// (13.3a). A size is a whole number of eighths, so that its half is a whole number of sixteenths.
pub(super) fn price(base: u32, multi_track: bool, busted: bool) -> u32 {
    match (multi_track, busted) {
        (true, false) => base / 2,
        (false, true) => base.saturating_mul(2),
        _ => base,
    }
}
