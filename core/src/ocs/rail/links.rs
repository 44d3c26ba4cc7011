//! Lines of supply back to a source: by rail, and for trace supply also by Extenders between parts of the railroad. OCS
//! 13.3c, 4.5a.B, 4.5a.D, 12.7.

use super::ground::{Facts, Rails};
use super::way::{BAR, along};
use super::{Link, RailUse};
use crate::fault::{Fault, FaultCode};
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHex, HEXES, UNITS};
use crate::ocs::paths::{Line as Way, Stay};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mobility, Unit, word};
use crate::rule::Rule;

/// The effect of enemy zones of control on an Extender's path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Zones {
    /// They block it, whatever its mobility and even if negated: to see whether the rule makes a difference.
    All,
    /// They block Truck movement if they are not negated (4.5a.B).
    Rule,
    /// They block nothing: to explain the obstacles.
    None,
    /// As by the rule, but without engineers' bridges: to see whether a bridge makes a difference.
    Unbridged,
}

/// The stops of a line of supply, by number: first the places, then the units, of which each Extender is a stop.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stops {
    places: u16,
    /// The number of stops.
    pub count: u16,
}

impl Stops {
    /// Returns the stops of a board.
    pub fn of(board: &Board<'_>) -> Result<Self, Fault> {
        let places = board.places()?;
        let count = usize::from(places).saturating_add(board.units.len());
        Ok(Stops { places, count: u16::try_from(count).unwrap_or(u16::MAX) })
    }
    /// Returns the number of an Extender, given its place in the list of units.
    pub fn extender(self, unit: usize) -> Result<Place, Fault> {
        let number = usize::from(self.places).saturating_add(unit);
        let number = u16::try_from(number).ok().filter(|n| *n < u16::MAX);
        number.map(Place).ok_or(Fault::new(FaultCode::OutOfRange, HEXES))
    }
    /// Returns the Extender with a number, if the number is an Extender's.
    pub fn unit(self, stop: Place) -> Option<usize> {
        stop.0.checked_sub(self.places).map(usize::from)
    }
    /// Returns the place of a stop.
    fn place(self, board: &Board<'_>, stop: Place) -> Option<Place> {
        match self.unit(stop) {
            None => Some(stop),
            Some(unit) => board.units.get(unit).and_then(|unit| board.place(unit.hex)),
        }
    }
}

/// Returns the Extenders of a side in a hex, by their places in the list of units.
pub(super) fn extenders<'b>(board: &Board<'b>, side: u8, hex: &BoardHex) -> impl Iterator<Item = usize> + use<'b> {
    let mine = move |unit: &Unit| unit.side == side && unit.kind.get().is_some_and(Kind::is_extender);
    board.stack(hex.hex).filter(move |(_, unit)| mine(unit)).map(|(at, _)| at)
}

/// Returns the kind of movement points of an Extender's range: that of its counter.
pub(in crate::ocs) fn range_mobility(unit: &Unit) -> Result<Mobility, Fault> {
    word(unit.move_side.mobility, &text!("mobility")).map_err(|f| f.within(&"move_side"))
}

/// A search for a line of supply.
pub(super) struct Line<'r, 'b, 's> {
    pub rails: &'r mut Rails<'b, 's>,
    pub stops: Stops,
    /// Memory for an Extender's path.
    pub walk: &'r mut [u64],
    /// The search also passes obstacles, as few as possible: to explain what blocks the line.
    pub barred: bool,
}

impl<'b> Line<'_, 'b, '_> {
    /// Searches back from some stops to the nearest source.
    pub fn back(
        &mut self,
        search: &mut Search<'_>,
        starts: &mut dyn Iterator<Item = Result<Place, Fault>>,
    ) -> Result<Option<Place>, Fault> {
        search.clear();
        for start in starts {
            let start = start?;
            let cost = if self.stops.unit(start).is_some() { Some(0) } else { self.entry(start)? };
            if let Some(cost) = cost {
                search.offer(start, None, cost);
            }
        }
        let board = self.rails.ground.board;
        while let Some(at) = search.settle() {
            if let Some(unit) = self.stops.unit(at.place) {
                self.link(search, unit, at.place, at.cost, Zones::Rule)?;
                if self.barred {
                    self.link(search, unit, at.place, at.cost.saturating_add(BAR), Zones::None)?;
                }
                continue;
            }
            let Some(hex) = board.at(at.place) else { continue };
            let facts = self.rails.look(at.place, hex)?;
            if facts.has(Facts::SOURCE) {
                return Ok(Some(at.place));
            }
            if self.rails.usage == RailUse::Trace && facts.has(Facts::EXTENDER) {
                for unit in extenders(board, self.rails.ground.side, hex) {
                    search.offer(self.stops.extender(unit)?, Some(at.place), at.cost);
                }
            }
            for step in along(board, hex, false) {
                let (_, place, _) = step?;
                if let Some(cost) = self.entry(place)? {
                    search.offer(place, Some(at.place), at.cost.saturating_add(cost).saturating_add(1));
                }
            }
        }
        Ok(None)
    }
    /// Returns the cost of entering a place in addition to the step; `None` if it may not be entered.
    fn entry(&mut self, place: Place) -> Result<Option<u32>, Fault> {
        let facts = self.rails.at(place)?;
        if !facts.has(Facts::RAILROAD | Facts::SOURCE) {
            return Ok(None);
        }
        Ok(match self.rails.bars(facts) {
            false => Some(0),
            true => self.barred.then_some(BAR),
        })
    }
    /// Offers everything that an Extender links to (12.7): sources, hexes where trains may stop, other Extenders.
    fn link(
        &mut self,
        search: &mut Search<'_>,
        unit: usize,
        stop: Place,
        cost: u32,
        zones: Zones,
    ) -> Result<(), Fault> {
        let (board, side, barred, stops) = (self.rails.ground.board, self.rails.ground.side, self.barred, self.stops);
        let cost = cost.saturating_add(1);
        self.walk(unit, zones, &mut |rails, place, hex, _| {
            let facts = rails.look(place, hex)?;
            let ends = facts.has(Facts::SOURCE) || (facts.has(Facts::RAILROAD) && facts.has(Facts::STOP));
            if ends && (barred || !rails.bars(facts)) {
                let bar = if rails.bars(facts) { BAR } else { 0 };
                search.offer(place, Some(stop), cost.saturating_add(bar));
            }
            if facts.has(Facts::EXTENDER) {
                for other in extenders(board, side, hex).filter(|other| *other != unit) {
                    search.offer(stops.extender(other)?, Some(stop), cost);
                }
            }
            Ok(())
        })
    }
    /// Shows the places that an Extender's path reaches: its own hex, the hexes within its range, and the hexes
    /// adjacent to any of those, whatever their terrain. Some are shown more than once.
    fn walk(&mut self, unit: usize, zones: Zones, show: Show<'_, 'b>) -> Result<(), Fault> {
        let board = self.rails.ground.board;
        let inside = |f: Fault| f.in_list(UNITS, unit);
        let Some(counter) = board.units.get(unit) else { return Ok(()) };
        let face = &counter.move_side;
        let mobility = range_mobility(counter).map_err(inside)?;
        if face.throw_range == 0 {
            return Err(inside(Fault::new(FaultCode::MissingField, &"throw_range").within(&"move_side")));
        }
        let range = face.throw_range;
        let way =
            Way { board, side: self.rails.ground.side, mobility, range, zones: false, enemies: false, stay: Stay::ALL };
        let Some(start) = board.place(counter.hex) else { return Ok(()) };
        let mut search = Search::within(board.places()?, self.walk);
        search.offer(start, None, 0);
        while let Some(at) = search.settle() {
            let Some(hex) = board.at(at.place) else { continue };
            show(self.rails, at.place, hex, false)?;
            // 4.5a.B: supply neither enters nor leaves such a hex.
            if shut(self.rails, at.place, hex, mobility, zones)? {
                continue;
            }
            for (side, place, next) in board.neighbours(hex) {
                show(self.rails, place, next, true)?;
                let facts = self.rails.look(place, next)?;
                if facts.has(Facts::ENEMY) || shut(self.rails, place, next, mobility, zones)? {
                    continue;
                }
                let mut step = way.step(hex, side, next)?;
                if zones == Zones::Unbridged {
                    step.bridged = None;
                }
                let spent = u16::try_from(at.cost).unwrap_or(u16::MAX);
                if let Some(cost) = way.further(spent, &step) {
                    search.offer(place, Some(at.place), u32::from(cost));
                }
            }
        }
        Ok(())
    }
    /// Returns whether an Extender reaches a stop under a given effect of zones of control.
    fn reaches(&mut self, unit: usize, stop: Place, zones: Zones) -> Result<bool, Fault> {
        let place = self.stops.place(self.rails.ground.board, stop);
        let mut found = false;
        self.walk(unit, zones, &mut |_, at, _, _| {
            found |= Some(at) == place;
            Ok(())
        })?;
        Ok(found)
    }
    /// Returns the rule of the range of an Extender that reaches a stop in another hex. It is 12.7b for a path to it,
    /// or 12.7g for one that ends in an adjacent hex.
    fn range(&mut self, unit: usize, stop: Place, zones: Zones) -> Result<Option<Rule>, Fault> {
        let board = self.rails.ground.board;
        let place = self.stops.place(board, stop);
        let own = board.units.get(unit).and_then(|unit| board.place(unit.hex));
        let mut ends = false;
        self.walk(unit, zones, &mut |_, at, _, beside| {
            ends |= Some(at) == place && !beside;
            Ok(())
        })?;
        Ok((own != place).then_some(if ends { R12_7B } else { R12_7G }))
    }
    /// Returns whether an Extender reaches supply: a place with the one note, or an Extender with the other.
    pub fn linked(&mut self, unit: usize, extender: u32, supplied: u32) -> Result<bool, Fault> {
        let mut found = false;
        self.walk(unit, Zones::Rule, &mut |rails, place, hex, _| {
            let facts = rails.look(place, hex)?;
            let ends = facts.has(Facts::SOURCE) || (facts.has(Facts::RAILROAD) && facts.has(Facts::STOP));
            found |= (ends && facts.has(supplied)) || (facts.has(Facts::EXTENDER) && facts.has(extender));
            Ok(())
        })?;
        Ok(found)
    }
    /// Shows each rule of the link by an Extender to a stop; the line reached it `by_rail`.
    fn linking(
        &mut self,
        extender: usize,
        stop: Place,
        by_rail: bool,
        rule_of: &mut dyn FnMut(Rule, bool),
    ) -> Result<(), Fault> {
        let board = self.rails.ground.board;
        rule_of(R12_7, false);
        let zones = if self.barred { Zones::None } else { Zones::Rule };
        if let Some(rule) = self.range(extender, stop, zones)? {
            rule_of(rule, false);
        }
        match self.stops.unit(stop) {
            Some(_) => rule_of(R12_7C, false),
            // A link from a railroad on: to the source, or to another stretch of railroad.
            None if by_rail => {
                let source = self.rails.at(stop)?.has(Facts::SOURCE);
                rule_of(if source { R12_7A_C } else { R12_7A_B }, false);
            }
            None => {}
        }
        if !self.reaches(extender, stop, Zones::All)? {
            // 4.5a.B: a zone negated for Truck movement, without effect on any other, or blocking it.
            let barred = !self.reaches(extender, stop, Zones::Rule)?;
            rule_of(R4_5A_B, barred);
            let truck = board.units.get(extender).and_then(|u| range_mobility(u).ok()) == Some(Mobility::Truck);
            if truck && !barred {
                rule_of(R4_5B, false);
            }
        }
        if self.reaches(extender, stop, Zones::Rule)? && !self.reaches(extender, stop, Zones::Unbridged)? {
            rule_of(R13_8B, false);
        }
        Ok(())
    }
    /// Follows a line. Shows each hex with the link by which it was reached, and each rule that allows or blocks it,
    /// with the number of the hex on the line.
    pub fn follow(
        &mut self,
        search: Search<'_>,
        to: Place,
        hex_of: &mut dyn FnMut(Step<'b>),
        rule_of: &mut dyn FnMut(Rule, bool, usize),
    ) -> Result<(), Fault> {
        let board = self.rails.ground.board;
        let (mut before, mut from): (Option<&BoardHex>, Option<usize>) = (None, None);
        let (mut at, mut by_rail) = (0usize, false);
        for stop in search.path(to) {
            let unit = self.stops.unit(stop);
            if let Some(extender) = from {
                self.linking(extender, stop, by_rail, &mut |rule, bars| rule_of(rule, bars, at))?;
            }
            let Some(hex) = self.stops.place(board, stop).and_then(|place| board.at(place)) else { continue };
            let moved = before.is_none_or(|b| b.hex != hex.hex);
            if moved {
                let link = match (before, from) {
                    (None, _) => Link::Start,
                    (_, Some(_)) => Link::Extender,
                    _ => Link::Rail,
                };
                let place = self.stops.place(board, stop).unwrap_or(stop);
                let facts = self.rails.look(place, hex)?;
                hex_of(Step { hex, before, link, facts });
            }
            if unit.is_none() {
                let facts = self.rails.look(stop, hex)?;
                let passes = moved && before.is_some();
                passing(facts, self.rails.usage, passes, &mut |rule, bars| rule_of(rule, bars, at));
            }
            at = at.saturating_add(usize::from(moved));
            by_rail |= unit.is_none();
            (before, from) = (Some(hex), unit);
        }
        Ok(())
    }
}

/// Shows each rule that lets a line into a railroad hex or keeps it out; it `passes` if it has come from another hex.
fn passing(facts: Facts, usage: RailUse, passes: bool, rule_of: &mut dyn FnMut(Rule, bool)) {
    facts.reasons(usage, false, &mut |rule| rule_of(rule, true));
    let negated = facts.has(Facts::ZONE) && !facts.zone_bars(usage);
    if usage == RailUse::Trace && facts.has(Facts::SOURCE) && facts.has(Facts::ZONE) {
        rule_of(R12_6B, !negated);
    }
    if negated {
        rule_of(R4_5A_D, false);
        rule_of(R4_5B, false);
    }
    if facts.has(Facts::HELD) && facts.has(Facts::STOP) {
        rule_of(R13_3H, false);
    }
    // 4.8c.D: through enemy units that are not combat units.
    if passes && facts.has(Facts::FOREIGN) {
        rule_of(R4_8C_D, false);
    }
}

/// A callback for a place that a path reaches; the flag says that it is only adjacent to the path.
type Show<'a, 'b> = &'a mut dyn FnMut(&mut Rails<'b, '_>, Place, &'b BoardHex, bool) -> Result<(), Fault>;

/// A hex of a line, after the one before.
pub(super) struct Step<'b> {
    pub hex: &'b BoardHex,
    pub before: Option<&'b BoardHex>,
    pub link: Link,
    pub facts: Facts,
}

/// Returns whether a zone of control closes a hex to an Extender's path.
fn shut(
    rails: &mut Rails<'_, '_>,
    place: Place,
    hex: &BoardHex,
    mobility: Mobility,
    zones: Zones,
) -> Result<bool, Fault> {
    let facts = rails.look(place, hex)?;
    Ok(match zones {
        Zones::None => false,
        Zones::All => facts.has(Facts::ZONE),
        Zones::Rule | Zones::Unbridged => mobility == Mobility::Truck && facts.zone_bars(RailUse::Trace),
    })
}
