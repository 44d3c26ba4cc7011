//! Ways along railroads: the searches behind every question about them. OCS 13.3a, 13.3c, 13.3e.

use super::ground::{Facts, Rails};
use super::{Link, RailHex};
use crate::fault::{Fault, Name};
use crate::map::{Place, Search, Settled};
use crate::ocs::board::{Board, BoardHex, HEXES, opposite};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;

/// The ways that a search considers.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ways {
    /// Ways on multi-track rails only.
    pub multi_track: bool,
    /// Ways that avoid Trainbusting zones only.
    pub unbusted: bool,
    /// Ways with obstacles too, as few as possible: to explain what blocks a journey.
    pub barred: bool,
}

/// The cost of an obstacle, greater than that of any way without one.
pub(super) const BAR: u32 = 1 << 16;

/// Returns the number of obstacles in a way of a given cost.
pub(super) const fn bars(cost: u32) -> u32 {
    cost / BAR
}

/// The goals of a search.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Goal {
    /// A place.
    pub to: Option<Place>,
    /// A supply source.
    pub source: bool,
}

/// The result of a search.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Found {
    /// The cost of the way to the place.
    pub to: Option<u32>,
    /// The nearest source and the cost of the way to it.
    pub source: Option<(Place, u32)>,
}

impl Found {
    /// Returns whether a way without obstacles leads to the place.
    pub fn reaches(&self) -> bool {
        self.to.is_some_and(|cost| bars(cost) == 0)
    }
    /// Returns whether a way without obstacles leads to a source.
    pub fn is_supplied(&self) -> bool {
        self.source.is_some_and(|(_, cost)| bars(cost) == 0)
    }
}

/// Returns whether the rails, or the multi-track rails, of two hexes meet at a hexside.
pub(super) fn joined(from: &BoardHex, side: u8, into: &BoardHex, multi_track: bool) -> bool {
    let rails = |hex: &BoardHex| if multi_track { hex.rail & hex.multi_track } else { hex.rail };
    (rails(from) >> (side & 7)) & (rails(into) >> (opposite(side) & 7)) & 1 == 1
}

/// Returns the places adjacent to a hex along its rails, with the hexside. Rails that lead to a hex without leading
/// back are a fault.
pub(super) fn along<'b>(
    board: &Board<'b>,
    from: &'b BoardHex,
    multi_track: bool,
) -> impl Iterator<Item = Result<(u8, Place, &'b BoardHex), Fault>> {
    let board = *board;
    let rails = if from.off_map.is_set() { 0 } else { from.rail };
    (0..6u8).filter(move |side| (rails >> (side & 7)) & 1 == 1).filter_map(move |side| {
        let (place, next) = board.neighbour(from.hex, side)?;
        let tracks: [(u8, u8, Name); 2] =
            [(from.rail, next.rail, &text!("rail")), (from.multi_track, next.multi_track, &"multi_track")];
        for (ours, theirs, field) in tracks {
            if (ours >> (side & 7)) & 1 != (theirs >> (opposite(side) & 7)) & 1 {
                let here = board.place(from.hex).map_or(usize::MAX, |place| usize::from(place.0));
                let fault = Fault::against(field, &"[].: a railroad goes on in the next hex").other_at(here);
                let fault = fault.in_list(HEXES, usize::from(place.0));
                return Some(Err(fault));
            }
        }
        joined(from, side, next, multi_track).then_some(Ok((side, place, next)))
    })
}

/// A callback for a place that a search settled.
pub(super) type Each<'a> = &'a mut dyn FnMut(&mut Rails<'_, '_>, Settled, Facts) -> Result<(), Fault>;

/// A callback that does nothing.
pub(super) fn nobody(_: &mut Rails<'_, '_>, _: Settled, _: Facts) -> Result<(), Fault> {
    Ok(())
}

/// Searches the rails from a place: the ways with the fewest obstacles, and of these the shortest. Calls `each` with
/// each settled place, until all goals are found.
pub(super) fn spread(
    rails: &mut Rails<'_, '_>,
    search: &mut Search<'_>,
    start: Place,
    ways: Ways,
    goal: Goal,
    each: Each<'_>,
) -> Result<Found, Fault> {
    let mut found = Found::default();
    search.clear();
    let facts = rails.at(start)?;
    let Some(cost) = entry(rails, facts, ways) else { return Ok(found) };
    search.offer(start, None, cost);
    while let Some(at) = search.settle() {
        let Some(hex) = rails.ground.board.at(at.place) else { continue };
        let facts = rails.look(at.place, hex)?;
        if goal.to == Some(at.place) {
            found.to = Some(at.cost);
        }
        if found.source.is_none() && facts.has(Facts::SOURCE) {
            found.source = Some((at.place, at.cost));
        }
        each(rails, at, facts)?;
        let open = (goal.to.is_some() && found.to.is_none()) || (goal.source && found.source.is_none());
        if !open && (goal.to.is_some() || goal.source) {
            break;
        }
        let board = rails.ground.board;
        for step in along(board, hex, ways.multi_track) {
            let (_, place, next) = step?;
            let facts = rails.look(place, next)?;
            if let Some(cost) = entry(rails, facts, ways) {
                search.offer(place, Some(at.place), at.cost.saturating_add(cost).saturating_add(1));
            }
        }
    }
    Ok(found)
}

/// Returns the cost of entering a hex in addition to the step; `None` if it may not be entered.
fn entry(rails: &Rails<'_, '_>, facts: Facts, ways: Ways) -> Option<u32> {
    if !facts.has(Facts::RAILROAD) || (ways.unbusted && facts.has(Facts::BUSTED)) {
        return None;
    }
    match rails.bars(facts) {
        false => Some(0),
        true => ways.barred.then_some(BAR),
    }
}

/// Calls `object` with each rule that blocks the way to a place, and the number of the hex on that way.
pub(super) fn obstacles(
    rails: &mut Rails<'_, '_>,
    search: &Search<'_>,
    to: Place,
    mut object: impl FnMut(Rule, usize),
) -> Result<(), Fault> {
    let (mut at, mut place) = (0usize, to);
    while let Some(before) = search.before(place) {
        (at, place) = (at.saturating_add(1), before);
    }
    let mut next = Some(to);
    while let Some(place) = next {
        let facts = rails.at(place)?;
        facts.reasons(rails.usage, rails.no_fresh, &mut |rule| object(rule, at));
        (at, next) = (at.saturating_sub(1), search.before(place));
    }
    Ok(())
}

/// Returns a hex of a way, after the one before.
pub(super) fn row(hex: &BoardHex, before: Option<&BoardHex>, link: Link, facts: Facts) -> RailHex {
    let side = before.filter(|_| link == Link::Rail).and_then(|from| Some((from, from.hex.side_to(hex.hex)?)));
    RailHex {
        hex: hex.hex,
        link: Code::new(link),
        multi_track: Flag::from(side.is_some_and(|(from, side)| joined(from, side, hex, true))),
        trainbusted: Flag::from(facts.has(Facts::BUSTED)),
        reserved: 0,
    }
}
