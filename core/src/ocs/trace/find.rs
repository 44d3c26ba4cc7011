//! Who traces supply, by what way, and what keeps the others from it. OCS 12.6, 12.6a, 12.6g, 12.6h, 12.3, 13.1d.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::headquarters::ServiceLimit;
use crate::ocs::options::GameRules;
use crate::ocs::paths::{Line, coloured, draw_line, may_throw, throw_line};
use crate::ocs::rail::trace_sources;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::units::{Aboard, Checked, Kind, Mobility, Transport, Unit, word};
use crate::reflect::{Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A side whose trace supply is looked for.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TraceHunt<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side, 1 to 8.
    #[required]
    pub side: u8,
    /// The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
    pub gauge: u8,
    /// Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice.
    pub why: Flag,
    /// The game's limits on the units that headquarters support.
    pub limits: &'a [ServiceLimit],
    /// The game's options.
    pub rules: GameRules,
}

/// How a combat unit traces, or why it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TraceFound {
    /// The unit, by its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The headquarters that draws for it and throws to it, by its place in the board's list; absent if the unit draws by
    /// itself, or does not trace.
    #[refers("board.units")]
    pub hq: u16,
    /// The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its
    /// own hex.
    pub source: Hex,
    /// The cost of the draw, in MP.
    #[measure("MP", 12)]
    pub drawn: u16,
    /// The cost of the throw, in MP.
    #[measure("MP", 12)]
    pub thrown: u16,
    /// The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it does
    /// not trace, 12.6; but where it is asked why, 4.5a.B if enemy zones of control alone keep it from that, and 4.8c.D if
    /// enemy units do, with or without these.
    pub rule: u16,
    /// It traces.
    pub traces: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<TraceFound>() == 16, "frozen for this major of the C ABI");

/// How many combat units of a side trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TracesFound {
    /// Units that trace.
    pub in_trace: u16,
    /// Units that do not.
    pub without: u16,
}

/// Returns of each combat unit of a side whether it traces supply where it stands, and by what way (OCS 12.6, 12.6a): by
/// drawing from a source, a detrainable hex or a linked Extender, or else by the throw of a headquarters that draws from
/// one itself, the cheapest throw of several (12.3, 12.3b, 13.1d). A headquarters does not throw on what was thrown to it.
/// Units on landing craft always trace (12.6g), and those dropped by air this turn (12.6h). The rows are in the order of
/// the board's list. The units of a formation trace to one headquarters or one source: if their rows name several, its
/// owner chooses (12.6f), as `ocs.formations.trace` decides.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::trace::{TraceFound, TraceHunt, find};
/// use grognard_core::ocs::{measures::MP, units::Unit};
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let hexes = [BoardHex { supply_source: 1, ..hex(0) }, hex(1), hex(2)];
/// let units = [Unit { hex: Hex::new(2, 0), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let (mut room, mut words) = ([TraceFound::default(); 1], [0; 32]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// find(&TraceHunt { board, side: 1, ..Default::default() }, &mut rows, &mut scratch, &mut Trail::none())?;
/// let row = rows.items()[0];
/// assert!(row.traces.is_set() && row.source == Hex::new(0, 0) && row.drawn == MP); // beside it
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn find(
    question: &TraceHunt<'_>,
    rows: &mut Sink<'_, TraceFound>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<TracesFound>, Fault> {
    let mut found = TracesFound::default();
    let cites = hunted(question, scratch, &mut |hunt, ways, _| {
        for (at, way) in numbered(ways) {
            let Some(row) = hunt.row(at, *way) else { continue };
            let sum = if row.traces.is_set() { &mut found.in_trace } else { &mut found.without };
            *sum = sum.saturating_add(1);
            hunt.cites.add(Rule(row.rule));
            trail.note(Rule(row.rule), What::Result, About::Units, at, i32::from(row.traces.is_set()));
            rows.push(row);
        }
        Ok(())
    })?;
    Ok(Ruling::new(found, cites))
}

/// What is done with the ways of a side's units, which their search keeps.
pub(in crate::ocs) type Then<'f> = &'f mut dyn FnMut(&mut Hunt<'_>, &[u64], &mut Scratch<'_>) -> Result<(), Fault>;

/// Where a unit of the board is meanwhile.
pub(in crate::ocs) type Moved<'f> = &'f dyn Fn(usize, &Unit) -> Hex;

/// Searches the ways of a side's units, calls `then` with them, and returns the rules that the search has then.
pub(in crate::ocs) fn hunted(q: &TraceHunt<'_>, scratch: &mut Scratch<'_>, then: Then<'_>) -> Result<Cites, Fault> {
    hunted_at(q, None, scratch, then)
}

/// As [`hunted`], of units some of which are not where the board has them.
pub(in crate::ocs) fn hunted_at(
    q: &TraceHunt<'_>,
    moved: Option<Moved<'_>>,
    scratch: &mut Scratch<'_>,
    then: Then<'_>,
) -> Result<Cites, Fault> {
    let (places, units) = (usize::from(q.board.places()?), q.board.units.len());
    scratch.keep(places.saturating_add(units.saturating_mul(2)), |kept, scratch| {
        let (kinds, kept) = kept.split_at_mut_checked(places).unwrap_or_default();
        let (ways, others) = kept.split_at_mut_checked(units).unwrap_or_default();
        trace_sources((q.board, q.side, q.gauge, q.rules), usize::MAX, kinds, scratch)?;
        let mut hunt = Hunt { moved, ..Hunt::new(q, kinds) };
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
    /// Where units are, if not all are where the board has them.
    moved: Option<Moved<'q>>,
    /// It is for supply on the map, which who always traces draws like others.
    pub for_supply: bool,
    pub cites: Cites,
}

impl<'q> Hunt<'q> {
    pub fn new(q: &'q TraceHunt<'q>, kinds: &'q [u64]) -> Self {
        Hunt { q, kinds, zones: true, enemies: true, moved: None, for_supply: false, cites: Cites::by(R12_6) }
    }

    /// Returns the path by which a unit throws supply, if it is a headquarters that draws it itself.
    pub fn thrown_line(&self, at: usize, way: u64) -> Result<Option<Line<'q>>, Fault> {
        Ok(self.thrower(at, way)?.map(|(_, line)| line))
    }

    /// Returns the hex of a unit.
    fn hex_of(&self, at: usize, unit: &Unit) -> Hex {
        self.moved.map_or(unit.hex, |moved| moved(at, unit))
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
                let throw = self.thrower(at, *way)?.map(|(throw, _)| throw).filter(|throw| Some(*throw) > last);
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
        let (mut reasons, mut unused) = (Reasons::default(), Cites::by(R12_3B));
        may_throw(board, (number, None), &[], (&mut unused, &mut reasons), &mut Trail::none())?;
        if !reasons.none() {
            return Ok(None);
        }
        let mut line = throw_line(board, &hq, number)?;
        (line.zones, line.enemies) = (self.zones, self.enemies);
        let alone = hq.kind == Kind::DivisionalHq || !self.q.limits.is_empty();
        let throw = Throw { mobility: line.mobility as u8, range: line.range, alone: alone.then_some(at) };
        Ok(Some((throw, line)))
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
                (line.zones, line.enemies, searched) = (self.zones, self.enemies, true);
                let kinds = (0..places).zip(self.kinds).filter(|(_, kind)| **kind > 0);
                line.back(&mut kinds.map(|(place, _)| Place(place)), &mut search)?;
            }
            let missing = || Fault::new(FaultCode::OutOfRange, &"hex").in_list(UNITS, at);
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
        let (q, moved) = (self.q, self.moved);
        let board = &q.board;
        let mut search = Search::over(board.places()?, scratch)?;
        let mut line = None;
        for ((at, unit), way) in numbered(board.units).zip(ways.iter()) {
            let Some((_, its)) = self.thrower(at, *way)?.filter(|(its, _)| *its == throw) else { continue };
            board.place(self.hex_of(at, unit)).into_iter().for_each(|place| search.offer(place, None, 0));
            line = Some(its);
        }
        let Some(line) = line else { return Ok(()) };
        line.spread(&mut search, &mut |reached, _| Ok(reached.beside))?;
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
                let such = self.thrower(at, way)?.is_some_and(|(its, _)| its == throw);
                if such && self.serves(at, to)? {
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
        let (mut reasons, mut cites) = (Reasons::default(), Cites::by(R12_3B));
        let rules = (&mut cites, &mut reasons);
        may_throw(&self.q.board, (hq, Some(unit)), self.q.limits, rules, &mut Trail::none())?;
        if reasons.none() {
            self.cites.merge(&cites);
        }
        Ok(reasons.none())
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
