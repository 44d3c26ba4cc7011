//! The ways of a stack that retreats. OCS 9.12, 9.12e, 9.12f.
//!
//! A retreat ends as soon as the stack is as many hexes from its start as it must retreat, counted straight; until then
//! its way may bend (9.12). So it never leaves the hexes within that distance, and no more of the board is searched.

use super::{Escape, RetreatHex, pace};
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::UNITS;
use crate::ocs::rules::*;
use crate::ocs::units::Mode;
use crate::ocs::zoc::is_cargo;
use crate::reflect::{Flag, Reflect};
use crate::ruling::Cites;

/// A hex where a retreat can end, and what the best way there costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuge {
    /// The hex.
    pub hex: Hex,
    /// Steps that the units must lose in enemy zones of control on the way (9.12e).
    pub steps: u16,
    /// Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
    pub friends: u16,
    /// The number of hexes entered.
    pub length: u16,
    /// Units that retreat become disorganized (5.10a).
    pub disorganized: Flag,
    /// Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).
    pub captures: Flag,
}

/// What the stack is, as far as its way depends on it.
#[derive(Clone, Copy)]
pub(super) struct Stack {
    pub side: u8,
    pub start: Hex,
    /// One of them is disorganized already.
    pub already: bool,
    /// One of them is not disorganized yet.
    pub fresh: bool,
    /// One of them is in Strat Mode.
    pub strat: bool,
    /// One of those that go is attack-capable.
    pub capable: bool,
}

/// The best ways from the start to every hex within the distance. A hex that is entered first is told from the same
/// hex entered later, since only the second hex of a way disorganizes friends (5.10a).
pub(super) struct Ways<'q, 's> {
    pub q: Escape<'q>,
    pub stack: Stack,
    pub area: Area,
    pub search: Search<'s>,
}

/// The hexes within the distance of the start, and their places in a search.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub start: Hex,
    pub distance: i32,
}

/// Steps lost weigh most, then units of the stack that become disorganized, then friends that do, then hexes.
const STEP: u32 = 1 << 24;
const DISORGANIZED: u32 = 1 << 23;
const FRIEND: u32 = 1 << 12;
const MOST_FRIENDS: u32 = 0x7FF;
const HEXES: u32 = 0xFFF;

impl Area {
    /// The hexes on a line through the start, within the distance.
    fn across(self) -> i32 {
        self.distance.bounded_mul(2).bounded_add(1)
    }
    /// Returns the place of a hex within the distance.
    pub fn place(self, hex: Hex, first: bool) -> Option<Place> {
        let along = |a: i16, b: i16| i32::from(a).bounded_sub(i32::from(b)).bounded_add(self.distance);
        let (q, r) = (along(hex.q, self.start.q), along(hex.r, self.start.r));
        let layer = if first { 0 } else { self.across().bounded_mul(self.across()) };
        u16::try_from(layer.bounded_add(q.bounded_mul(self.across())).bounded_add(r)).ok().map(Place)
    }
    /// Returns the hex of a place, and whether it is entered first.
    pub fn hex(self, place: Place) -> Option<(Hex, bool)> {
        let across = self.across();
        let layer = across.bounded_mul(across);
        let (number, first) = match i32::from(place.0).checked_sub(layer) {
            Some(later) if later >= 0 => (later, false),
            _ => (i32::from(place.0), true),
        };
        let (q, r) = (number.checked_div(across)?, number.checked_rem(across)?);
        let at = |n: i32, start: i16| i16::try_from(n.bounded_sub(self.distance).bounded_add(i32::from(start))).ok();
        Some((Hex::new(at(q, self.start.q)?, at(r, self.start.r)?), first))
    }
    pub fn is_end(self, hex: Hex) -> bool {
        i32::try_from(hex.distance(self.start)) == Ok(self.distance)
    }
}

impl Ways<'_, '_> {
    /// Searches all ways. Adds the rules that bar hexes to `bars`.
    pub fn run(&mut self, bars: &mut Cites) -> Result<(), Fault> {
        let start = self.stack.start;
        let Some(begin) = self.area.place(start, true) else { return Ok(()) };
        self.search.offer(begin, None, 0);
        while let Some(settled) = self.search.settle() {
            let Some((here, early)) = self.area.hex(settled.place) else { continue };
            if self.area.is_end(here) {
                continue;
            }
            // The hex entered next is the first, the second or a later one of the way.
            let (first, second) = (here == start, here != start && early);
            let zone_before = second && self.met(start, here)?.enemy_zoc.is_set();
            for next in here.neighbours() {
                if next == start {
                    continue;
                }
                let Some(met) = self.open(here, next, bars)? else { continue };
                let zone = met.enemy_zoc.is_set();
                // 9.12e: a step where one of them was disorganized before, which all are after the second hex.
                let dg = self.stack.already || (second && zone_before) || !(first || second);
                let mut cost = settled.cost.bounded_add(1);
                if zone && dg {
                    cost = cost.bounded_add(STEP);
                }
                if zone && self.area.distance == 1 && self.stack.fresh {
                    cost = cost.bounded_add(DISORGANIZED);
                }
                if zone || second {
                    let friends =
                        self.friends(next)?.min(MOST_FRIENDS.bounded_sub((settled.cost / FRIEND) & MOST_FRIENDS));
                    cost = cost.bounded_add(friends.bounded_mul(FRIEND));
                }
                if let Some(place) = self.area.place(next, first) {
                    self.search.offer(place, Some(settled.place), cost);
                }
            }
        }
        Ok(())
    }
    fn met(&self, here: Hex, next: Hex) -> Result<RetreatHex, Fault> {
        pace(&self.q, self.stack.side, here, next, &mut |_, _| {})
    }
    /// Returns what the stack meets in a hex; `None` if it may not enter it.
    fn open(&self, here: Hex, next: Hex, bars: &mut Cites) -> Result<Option<RetreatHex>, Fault> {
        let board = &self.q.board;
        // Off the map there is no way; nor over its boxes.
        if !board.hexes.is_empty() && (board.place(next).is_none() || board.is_off_map(next)) {
            return Ok(None);
        }
        let met = self.met(here, next)?;
        let barred = met.enemy_noncombat.is_set() && !met.enemy.is_set() && !self.stack.capable;
        let strat = self.stack.strat && met.enemy_zoc.is_set();
        bars.add_if(R9_12F, met.enemy.is_set() || barred);
        bars.add_if(R4_4C, barred);
        bars.add_if(R5_8A, strat);
        Ok((!met.enemy.is_set() && !met.prohibited.is_set() && !barred && !strat).then_some(met))
    }
    /// Returns how many friendly combat units of a hex would become disorganized.
    fn friends(&self, hex: Hex) -> Result<u32, Fault> {
        let mut count = 0u32;
        for (at, _) in self.q.board.stack(hex).filter(|(_, u)| u.side == self.stack.side) {
            let unit = self.q.board.checked(at)?;
            let stands = unit.kind.is_combat() && !is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
            count = count.bounded_add(u32::from(stands && unit.mode != Mode::Dg));
        }
        Ok(count)
    }
    /// Returns the best way to a hex where the retreat can end, if there is one.
    pub fn best(&self, hex: Hex) -> Option<(Place, u32)> {
        let ways = [true, false].into_iter().filter_map(|first| {
            let place = self.area.place(hex, first)?;
            Some((place, self.search.cost(place)?))
        });
        ways.min_by_key(|(_, cost)| *cost)
    }
    /// Returns what a way costs.
    pub fn refuge(&self, hex: Hex, place: Place, cost: u32, cites: &mut Cites) -> Result<Refuge, Fault> {
        let (mut zones, mut captures, mut spreads) = (false, false, false);
        let mut at = Some(place);
        while let Some((entered, before)) = at.and_then(|place| Some((place, self.search.before(place)?))) {
            let hexes = self.area.hex(before).zip(self.area.hex(entered));
            if let Some(((here, early), (next, _))) = hexes {
                let met = self.met(here, next)?;
                spreads |= early && here != self.area.start && self.friends(next)? > 0;
                zones |= met.enemy_zoc.is_set();
                captures |= met.enemy_noncombat.is_set();
            }
            at = Some(before);
        }
        let steps = u16::try_from(cost / STEP).unwrap_or(u16::MAX);
        let friends = u16::try_from((cost / FRIEND) & MOST_FRIENDS).unwrap_or(u16::MAX);
        let length = u16::try_from(cost & HEXES).unwrap_or(u16::MAX);
        let disorganized = Flag::from(self.stack.fresh && (zones || length > 1));
        cites.add_if(R9_12E, zones);
        cites.add_if(R5_10A_B, length > 1 && (self.stack.fresh || spreads));
        cites.add_if(R4_4C, captures);
        cites.add_if(R9_14, captures);
        Ok(Refuge { hex, steps, friends, length, disorganized, captures: Flag::from(captures) })
    }
}
