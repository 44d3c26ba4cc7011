//! The search for the ways of a side's units to sources of trace supply. OCS 12.6a, 12.3, 12.3b, 12.3c, 13.1d.

use super::question::{TraceFound, TraceHunt};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, UNITS};
use crate::ocs::paths::{Line, Stay, coloured, draw_line, may_throw, throw_line};
use crate::ocs::rail::{Tracers, trace_sources};
use crate::ocs::rules::*;
use crate::ocs::units::{Aboard, Checked, Kind, Mobility, Transport, Unit, word};
use crate::reflect::Flag;
use crate::rule::Rule;
use crate::ruling::{Cites, Findings, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// What is done with the ways of a side's units, which their search keeps.
pub(in crate::ocs) type Then<'f> = &'f mut dyn FnMut(&mut Hunt<'_>, &[u64], &mut Scratch<'_>) -> Result<(), Fault>;

/// Where a unit of the board is meanwhile.
pub(in crate::ocs) type Moved<'f> = &'f dyn Fn(usize, &Unit) -> Hex;

/// What of the units is not as the board has it.
#[derive(Clone, Copy)]
pub(in crate::ocs) struct Meanwhile<'f> {
    /// Where they are, if not all are where the board has them.
    pub moved: Option<Moved<'f>>,
    /// Who moves on in this phase, and so negates no zones (4.5b).
    pub move_on: &'f dyn Fn(usize) -> bool,
}

impl Meanwhile<'_> {
    /// All is as on the board.
    pub const NOTHING: Meanwhile<'static> = Meanwhile { moved: None, move_on: &|_| false };
}

/// Searches the ways of a side's units, calls `then` with them, and returns the rules that the search has then.
pub(in crate::ocs) fn hunted(q: &TraceHunt<'_>, scratch: &mut Scratch<'_>, then: Then<'_>) -> Result<Cites, Fault> {
    hunted_at(q, &Meanwhile::NOTHING, scratch, then)
}

/// As [`hunted`], of units that are not all as the board has them.
pub(in crate::ocs) fn hunted_at(
    q: &TraceHunt<'_>,
    meanwhile: &Meanwhile<'_>,
    scratch: &mut Scratch<'_>,
    then: Then<'_>,
) -> Result<Cites, Fault> {
    let (places, units) = (usize::from(q.board.places()?), q.board.units.len());
    scratch.keep(places.saturating_add(units.saturating_mul(2)), |kept, scratch| {
        let (kinds, kept) = kept.split_at_mut_checked(places).unwrap_or_default();
        let (ways, others) = kept.split_at_mut_checked(units).unwrap_or_default();
        let move_on = meanwhile.move_on;
        let TraceHunt { board, side, .. } = q;
        trace_sources(Tracers { board, side: *side, move_on, but: None }, kinds, scratch)?;
        let mut hunt = Hunt { meanwhile: *meanwhile, ..Hunt::new(q, kinds) };
        hunt.run(ways, scratch)?;
        // Why the others do not: by enemy units, or by zones alone.
        let cites = hunt.cites;
        for (enemies, which, reason) in [(false, NONE, BY_ENEMIES), (true, BY_ENEMIES, BY_ZONES)] {
            if q.why.is_set() && ways.contains(&which) {
                (hunt.zones, hunt.enemies) = (false, enemies);
                hunt.run(others, scratch)?;
                let kept = ways.iter_mut().zip(others.iter()).filter(|(way, other)| **way == which && **other != NONE);
                kept.for_each(|(way, _)| *way = reason);
            }
        }
        hunt.cites = cites;
        then(&mut hunt, ways, scratch)?;
        Ok(hunt.cites)
    })
}

/// The place of no source, and the headquarters of a unit that draws.
pub(in crate::ocs) const NOWHERE: u16 = u16::MAX;
pub(super) const NOBODY: u16 = u16::MAX;

/// No way.
const NONE: u64 = u64::MAX;
/// Not a combat unit of the side.
const EXEMPT: u64 = way_word([1, NOWHERE, NOBODY, 0]);
/// On landing craft, or dropped by air.
const AFLOAT: u64 = way_word([2, NOWHERE, NOBODY, 0]);
const DROPPED: u64 = way_word([3, NOWHERE, NOBODY, 0]);
/// Kept from tracing by enemy zones of control, or by enemy units.
const BY_ZONES: u64 = way_word([4, NOWHERE, NOBODY, 0]);
const BY_ENEMIES: u64 = way_word([5, NOWHERE, NOBODY, 0]);

/// Returns a way in a word: the cost of the draw, the place of the source, the headquarters, and the cost of the throw.
const fn way_word([drawn, source, hq, thrown]: [u16; 4]) -> u64 {
    drawn as u64 | (source as u64) << 16 | (hq as u64) << 32 | (thrown as u64) << 48
}

/// Returns the parts of such a word.
pub(in crate::ocs) const fn parts(way: u64) -> [u16; 4] {
    let [a, b, c, d, e, f, g, h] = way.to_le_bytes();
    [u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]), u16::from_le_bytes([e, f]), u16::from_le_bytes([g, h])]
}

/// A kind of throw: its mobility and range, and the headquarters if it does not serve all alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Throw {
    mobility: u8,
    range: u16,
    alone: Option<usize>,
}

/// Returns the place at which the path of a search to a place begins.
fn first(search: &Search<'_>, mut place: Place) -> Place {
    while let Some(before) = search.before(place) {
        place = before;
    }
    place
}

/// Returns the cheapest place that a search settled, of a hex and those next to it, with its cost.
fn near(board: &Board<'_>, hex: Hex, search: &Search<'_>) -> Option<(u16, Place)> {
    let cost = |place: Place| Some((u16::try_from(search.cost(place)?).ok()?, place));
    let place = board.place(hex)?;
    let mut least = cost(place);
    for (_, place, _) in board.neighbours(board.at(place)?) {
        least = cost(place).filter(|(cost, _)| least.is_none_or(|(least, _)| *cost < least)).or(least);
    }
    least
}

/// Returns the units in a hex, with their places in the list.
fn stack<'a>(board: &Board<'a>, moved: Option<Moved<'a>>, hex: Hex) -> impl Iterator<Item = (usize, &'a Unit)> {
    let here = moved.is_none().then(|| board.stack(hex)).into_iter().flatten();
    let units = moved.map_or(&[][..], |_| board.units);
    here.chain(numbered(units).filter(move |(at, unit)| moved.is_some_and(|moved| moved(*at, unit) == hex)))
}

/// A search for the ways of a side's units.
pub(in crate::ocs) struct Hunt<'q> {
    pub q: &'q TraceHunt<'q>,
    /// What each place is to those who trace.
    pub kinds: &'q [u64],
    /// Enemy zones of control, and enemy combat units, are considered.
    zones: bool,
    enemies: bool,
    pub meanwhile: Meanwhile<'q>,
    /// It is for supply on the map, which who always traces draws like others.
    pub for_supply: bool,
    pub cites: Cites,
}

impl<'q> Hunt<'q> {
    pub fn new(q: &'q TraceHunt<'q>, kinds: &'q [u64]) -> Self {
        let cites = Cites::by(R12_6);
        Hunt { q, kinds, zones: true, enemies: true, meanwhile: Meanwhile::NOTHING, for_supply: false, cites }
    }

    /// Returns who negates enemy zones of control.
    pub fn stay(&self) -> Stay<'q> {
        Stay { move_on: self.meanwhile.move_on, ..Stay::ALL }
    }

    /// Returns the path by which a unit throws supply, if it is a headquarters that draws it itself.
    pub fn thrown_line(&self, at: usize, way: u64) -> Result<Option<Line<'q>>, Fault> {
        Ok(self.thrower(at, way)?.map(|(_, line)| line))
    }

    /// Returns the hex of a unit.
    fn hex_of(&self, at: usize, unit: &Unit) -> Hex {
        self.meanwhile.moved.map_or(unit.hex, |moved| moved(at, unit))
    }

    /// Returns a unit if it is a combat unit of the side.
    fn own(&self, at: usize, unit: &Unit) -> Result<Option<Checked<'_>>, Fault> {
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != self.q.side {
            return Ok(None);
        }
        Ok(Some(self.q.board.checked(at)?).filter(|unit| unit.kind.is_combat()))
    }

    /// Writes the way of each unit.
    pub fn run(&mut self, ways: &mut [u64], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        for ((at, unit), way) in numbered(self.q.board.units).zip(ways.iter_mut()) {
            let inside = |f: Fault| f.in_list(UNITS, at);
            *way = match self.own(at, unit)? {
                None => EXEMPT,
                Some(_) if self.for_supply => NONE,
                Some(_) if word(unit.aboard, &"aboard").map_err(inside)? == Aboard::LandingCraft => AFLOAT,
                Some(_) if word(unit.transported, &"transported").map_err(inside)? == Transport::AirDrop => DROPPED,
                Some(_) => NONE,
            };
        }
        for mobility in [Mobility::Truck, Mobility::Leg, Mobility::Track] {
            self.draws(mobility, ways, scratch)?;
        }
        // Headquarters that throw alike throw together, the next kind of throw after the last.
        let mut last = None;
        loop {
            let mut next: Option<Throw> = None;
            for (at, way) in numbered(ways) {
                let throw = self.throw_of(at, *way)?.filter(|throw| Some(*throw) > last);
                next = throw.filter(|throw| next.is_none_or(|next| *throw < next)).or(next);
            }
            let Some(throw) = next else { return Ok(()) };
            self.throws(throw, ways, scratch)?;
            last = next;
        }
    }

    /// Returns how a unit throws supply, with its path, if it is a headquarters that draws it itself.
    // Its frame and those of the draws and throws stand apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    fn thrower(&self, at: usize, way: u64) -> Result<Option<(Throw, Line<'q>)>, Fault> {
        let q = self.q;
        let board = &q.board;
        let [_, source, hq, _] = parts(way);
        // Only what it draws itself does a headquarters throw (12.3b.D).
        let draws = source != NOWHERE && hq == NOBODY;
        if !draws || !board.units.get(at).and_then(|unit| unit.kind.get()).is_some_and(Kind::is_hq) {
            return Ok(None);
        }
        let hq = board.checked(at)?;
        let number = u16::try_from(at).unwrap_or(u16::MAX);
        let mut unheard = Trail::none();
        let mut findings = Findings::by(R12_3B, &mut unheard);
        may_throw(board, number, None, &mut findings)?;
        if !findings.allows() {
            return Ok(None);
        }
        let mut line = throw_line(board, &hq, number)?;
        (line.zones, line.enemies, line.stay) = (self.zones, self.enemies, self.stay());
        let alone = hq.kind == Kind::DivisionalHq || !self.q.board.limits.is_empty();
        let throw = Throw { mobility: line.mobility as u8, range: line.range, alone: alone.then_some(at) };
        Ok(Some((throw, line)))
    }

    /// Returns how a unit throws supply, if it is a headquarters that draws it itself.
    #[inline(never)]
    fn throw_of(&self, at: usize, way: u64) -> Result<Option<Throw>, Fault> {
        Ok(self.thrower(at, way)?.map(|(throw, _)| throw))
    }

    /// Spreads a search along the paths by which a headquarters throws.
    #[inline(never)]
    fn spread(&self, at: usize, way: u64, search: &mut Search<'_>) -> Result<(), Fault> {
        let Some((_, line)) = self.thrower(at, way)? else { return Ok(()) };
        line.spread(search, &mut |reached, _| Ok(reached.beside))?;
        Ok(())
    }

    /// Writes the ways of the units that draw in a mobility.
    #[inline(never)]
    fn draws(&mut self, mobility: Mobility, ways: &mut [u64], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let places = self.q.board.places()?;
        let mut search = Search::over(places, scratch)?;
        let mut searched = false;
        for ((at, unit), way) in numbered(self.q.board.units).zip(ways).filter(|(_, way)| **way == NONE) {
            let Some(checked) = self.own(at, unit)? else { continue };
            let mut line = draw_line(&self.q.board, &checked, u16::try_from(at).unwrap_or(u16::MAX))?;
            if line.mobility != mobility {
                continue;
            }
            if !searched {
                (line.zones, line.enemies, line.stay, searched) = (self.zones, self.enemies, self.stay(), true);
                let kinds = (0..places).zip(self.kinds).filter(|(_, kind)| **kind > 0);
                line.back(&mut kinds.map(|(place, _)| Place(place)), &mut search)?;
            }
            let missing = || Fault::new(FaultCode::OutOfRange, &"hex").needs(&"a hex of the board").in_list(UNITS, at);
            let mut place = self.q.board.place(self.hex_of(at, unit)).ok_or_else(missing)?;
            let Some(cost) = search.cost(place) else { continue };
            place = first(&search, place);
            *way = way_word([u16::try_from(cost).unwrap_or(u16::MAX), place.0, NOBODY, 0]);
            self.cites.add(R12_3);
            coloured(&line, &mut self.cites);
        }
        Ok(())
    }

    /// Writes the ways of the units to which headquarters throw what they draw.
    #[inline(never)]
    fn throws(&mut self, throw: Throw, ways: &mut [u64], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let (q, moved) = (self.q, self.meanwhile.moved);
        let board = &q.board;
        let mut search = Search::over(board.places()?, scratch)?;
        let mut such = None;
        for ((at, unit), way) in numbered(board.units).zip(ways.iter()) {
            if self.throw_of(at, *way)? == Some(throw) {
                board.place(self.hex_of(at, unit)).into_iter().for_each(|place| search.offer(place, None, 0));
                such = Some((at, *way));
            }
        }
        let Some((at, way)) = such else { return Ok(()) };
        self.spread(at, way, &mut search)?;
        for to in 0..ways.len() {
            let known = ways.get(to).copied().unwrap_or(EXEMPT);
            let [_, source, other, thrown] = parts(known);
            // A way that is there serves, unless it is a throw.
            if known != NONE && (source == NOWHERE || other == NOBODY) {
                continue;
            }
            let Some(hex) = board.units.get(to).map(|unit| self.hex_of(to, unit)) else { continue };
            // 12.3c: the path ends where the unit is or next to it.
            let Some((cost, place)) = near(board, hex, &search).filter(|(cost, _)| known == NONE || *cost < thrown)
            else {
                continue;
            };
            let start = board.at(first(&search, place)).map_or(hex, |start| start.hex);
            for (at, _) in stack(board, moved, start) {
                let way = ways.get(at).copied().unwrap_or(EXEMPT);
                if self.throw_of(at, way)? == Some(throw) && self.serves(at, to)? {
                    let [drawn, source, ..] = parts(way);
                    let word = way_word([drawn, source, u16::try_from(at).unwrap_or(u16::MAX), cost]);
                    ways.get_mut(to).into_iter().for_each(|way| *way = word);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Returns whether a headquarters may serve a unit, and adds the rules by which it throws to it.
    #[inline(never)]
    pub fn serves(&mut self, at: usize, to: usize) -> Result<bool, Fault> {
        let [hq, unit] = [at, to].map(|at| u16::try_from(at).unwrap_or(u16::MAX));
        let mut unheard = Trail::none();
        let mut findings = Findings::by(R12_3B, &mut unheard);
        may_throw(&self.q.board, hq, Some(unit), &mut findings)?;
        if findings.allows() {
            self.cites.merge(&findings.cites);
        }
        Ok(findings.allows())
    }

    /// Returns the row of a combat unit of the side with its way, or with the reason why it has none.
    pub fn row(&self, at: usize, way: u64) -> Option<TraceFound> {
        let board = &self.q.board;
        let own = board.units.get(at).map(|unit| unit.hex).unwrap_or_default();
        let unit = u16::try_from(at).unwrap_or(u16::MAX);
        let [drawn, source, hq, thrown] = parts(way);
        let none = TraceFound { unit, hq: NOBODY, source: own, ..TraceFound::default() };
        let exempt = |rule: Rule| TraceFound { rule: rule.0, traces: Flag::YES, ..none };
        Some(match way {
            EXEMPT => return None,
            AFLOAT => exempt(R12_6G),
            DROPPED => exempt(R12_6H),
            BY_ZONES => TraceFound { rule: R4_5A_B.0, ..none },
            BY_ENEMIES => TraceFound { rule: R4_8C_D.0, ..none },
            NONE => TraceFound { rule: R12_6.0, ..none },
            _ => {
                let rule = match self.kinds.get(usize::from(source)) {
                    Some(1) => R12_6A_1,
                    Some(2) => R12_6A_2,
                    _ => R12_6A_3,
                };
                let hex = board.at(Place(source)).map_or(own, |hex| hex.hex);
                TraceFound { unit, hq, source: hex, drawn, thrown, rule: rule.0, traces: Flag::YES, reserved: 0 }
            }
        })
    }
}
