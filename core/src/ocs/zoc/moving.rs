//! A stack that moves along a path: the units that go on, those that it dropped off, and the zones around it at a stage.

use super::{Route, Stand, around, is_cargo, number, stand};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::UNITS;
use crate::ocs::size::extent;
use crate::ocs::units::{Mobility, word};

/// The stack at a stage of the path.
pub(super) struct Stack<'q> {
    pub q: &'q Route<'q>,
    pub side: u8,
}

impl Stack<'_> {
    /// Returns the stage at which a unit is dropped off; `None` for one that goes all the way.
    fn dropped(&self, unit: usize) -> Option<usize> {
        self.q.drops.iter().find(|d| usize::from(d.unit) == unit).map(|d| usize::from(d.waypoint))
    }
    /// Returns the units that go on after the drops at a stage; without a stage, those that set out.
    pub fn going_on(&self, after: Option<usize>) -> impl Iterator<Item = usize> + Clone {
        let moving = self.q.units.iter().map(|at| usize::from(*at));
        moving.filter(move |at| after.is_none_or(|after| self.dropped(*at).is_none_or(|stage| stage > after)))
    }
    /// Returns whether a friendly unit stands in a hex after the drops at a stage: from the beginning or dropped off
    /// there.
    fn stands(&self, unit: usize, hex: Hex, after: Option<usize>) -> bool {
        let q = self.q;
        if !q.units.contains(&number(unit)) {
            return q.board.units.get(unit).is_some_and(|u| u.hex == hex);
        }
        let stage = self.dropped(unit).filter(|stage| after.is_some_and(|after| *stage <= after));
        stage.and_then(|stage| q.path.get(stage)).is_some_and(|s| s.hex == hex)
    }
    /// Returns the friendly units that stand in a hex, without the stack that goes on.
    pub fn friends(&self, hex: Hex, after: Option<usize>) -> impl Iterator<Item = usize> {
        let here = self.q.board.stack(hex).filter(|(_, u)| u.may_be_of(self.side)).map(|(at, _)| at);
        let left = self.q.drops.iter().map(|d| usize::from(d.unit));
        let here = here.filter(|at| !self.q.units.contains(&number(*at)));
        here.chain(left).filter(move |at| self.stands(*at, hex, after))
    }
    /// Returns whether a unit moves no further in the phase: it has stopped, or is dropped off.
    fn stays(&self, unit: usize) -> bool {
        self.q.units.contains(&number(unit)) || self.q.board.units.get(unit).is_some_and(|u| u.has_halted())
    }
    /// Returns how many of the units are of Truck mobility.
    pub fn trucks(&self, units: impl Iterator<Item = usize>) -> Result<u16, Fault> {
        let mut trucks = 0u16;
        for at in units {
            let unit = self.q.board.checked(at)?;
            let mobility = word(unit.face.mobility, &text!("mobility")).map_err(|f| f.within(unit.face_name()));
            let truck = mobility.map_err(|f| f.in_list(UNITS, at))? == Mobility::Truck;
            trucks = trucks.saturating_add(u16::from(truck));
        }
        Ok(trucks)
    }
    /// Returns the zone in a hex and what negates it, after the drops at a stage. Enemies in hexes that the stack has
    /// entered no longer count.
    pub fn zone(&self, hex: Hex, after: Option<usize>) -> Result<Zoned, Fault> {
        let q = self.q;
        let entered = after.map_or(0, |after| after.saturating_add(1));
        let gone = |hex: Hex| q.path.iter().take(entered).any(|stage| stage.hex == hex);
        let mut zoned = Zoned { covered_by: u16::MAX, negated_by: u16::MAX, moves_on: false };
        for found in around(&q.board, hex, self.side) {
            let (at, unit, rule) = found?;
            if rule.is_some() && !gone(unit.hex) {
                zoned.covered_by = zoned.covered_by.min(number(at));
            }
        }
        if zoned.is_covered() {
            for at in self.friends(hex, after) {
                match stand(&q.board, at, false)? {
                    // A unit that was dropped off spends no more movement points, whatever the question said before.
                    Stand::MovesOn if !q.units.contains(&number(at)) => zoned.moves_on = true,
                    Stand::Cannot => {}
                    _ if zoned.negated_by == u16::MAX || self.stays(at) && !self.stays(zoned.negated_by.into()) => {
                        zoned.negated_by = number(at);
                    }
                    _ => {}
                }
            }
        }
        Ok(zoned)
    }
    /// Returns the size of the combat units among the units, in eighths of an RE.
    pub fn size(&self, units: impl Iterator<Item = usize>) -> Result<u32, Fault> {
        let mut sum = 0u32;
        for at in units {
            let unit = self.q.board.checked(at)?;
            if !is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))? {
                sum = sum.saturating_add(u32::from(extent(&unit).map_err(|f| f.in_list(UNITS, at))?.re));
            }
        }
        Ok(sum)
    }
}

/// The zone in a hex at a stage.
pub(super) struct Zoned {
    pub covered_by: u16,
    pub negated_by: u16,
    /// A friendly combat unit in the hex would negate it, but spends movement points later in the phase.
    pub moves_on: bool,
}

impl Zoned {
    pub const fn is_covered(&self) -> bool {
        self.covered_by != u16::MAX
    }
    pub const fn stops(&self) -> bool {
        self.is_covered() && self.negated_by == u16::MAX
    }
}
