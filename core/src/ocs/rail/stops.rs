//! The hexes where trains may stop. OCS 13.3c, 13.8a, 13.8c.

use super::ground::{Facts, Ground, Rails};
use super::links::{Line, Stops};
use super::way::{along, row};
use super::{RailHex, RailUse};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::{Notes, Place, Search};
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A hex where trains are to stop.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailStop<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side of the trains, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The use of the railroad.
    #[required]
    pub usage: Code<RailUse>,
}

/// A hex where trains may stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Detrainable {
    /// The supply source at the end of the way back.
    pub source: Hex,
    /// The number of hexes of that way, without the first.
    pub hexes: u16,
    /// The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
    pub by_hq: Flag,
    /// The way uses an Extender.
    pub extended: Flag,
}

/// The scratch memory of a question about stops, in parts.
pub(super) struct Memory<'s> {
    pub notes: Notes<'s>,
    pub search: &'s mut [u64],
    pub walk: &'s mut [u64],
}

impl<'s> Memory<'s> {
    /// Takes the parts from the scratch memory.
    pub fn take(stops: Stops, places: u16, scratch: &'s mut Scratch<'_>) -> Result<Self, Fault> {
        let notes = Notes::words(places);
        let search = Search::words(stops.count);
        let all = scratch.take(notes.saturating_add(search).saturating_add(Search::words(places)))?;
        let (notes, rest) = all.split_at_mut_checked(notes).unwrap_or_default();
        let (search, walk) = rest.split_at_mut_checked(search).unwrap_or_default();
        Ok(Memory { notes: Notes::within(places, notes), search, walk })
    }
}

/// Calls `object` with each rule by which a hex is no stop, apart from its way back to supply (13.3c).
pub(super) fn unfit(facts: Facts, mut object: impl FnMut(Rule)) {
    if !facts.has(Facts::RAILROAD) {
        object(R13_3C);
        return;
    }
    if !facts.has(Facts::STOP) {
        object(R13_3C);
        if facts.has(Facts::IDLE_HQ) {
            object(R13_8A);
        }
    }
}

/// Decides whether a hex is detrainable (OCS 13.3c, 13.8c). It is a railroad hex with a village, a city, a port or an
/// Engineer-Capable HQ, controlled by the side (13.3h). A rail path free of enemy zones of control leads back to a
/// supply source. For trace supply, zones may be negated and Extenders may link parts of the railroad; for cargo
/// neither. A forbidden answer cites every reason; if the way back is blocked, these are the rules that block the way
/// with the fewest obstacles. The rows are the way back, hex by hex.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::rail::{detrainable, RailHex, RailStop, RailUse};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, ..Default::default() };
/// let village = BoardHex { settlement: Code::new(Settlement::Village), control: 1, ..line(2) };
/// let hexes = [BoardHex { supply_source: 1, ..line(0) }, line(1), village];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let (mut room, mut words) = ([RailHex::default(); 4], [0; 64]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let usage = Code::new(RailUse::Cargo);
/// let question = RailStop { board, hex: Hex::new(2, 0), side: 1, usage, ..Default::default() };
/// let ruling = detrainable(&question, &mut rows, &mut scratch, &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().source, Hex::new(0, 0));
/// assert_eq!(rows.items().len(), 3);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the use.
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that the board does not have.
/// * `contradiction` for a railroad that does not go on in the next hex.
/// * `missing_field` for the throw range of an Extender, and for the kind of its movement points.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn detrainable(
    question: &RailStop<'_>,
    rows: &mut Sink<'_, RailHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Detrainable>>, Fault> {
    let q = question;
    let usage = word(q.usage, &"usage")?;
    let ground = Ground::new(&q.board, q.side)?;
    let hex = q.board.hex(q.hex, &"hex")?;
    let place = q.board.place(q.hex).unwrap_or_default();
    let stops = Stops::of(&q.board)?;
    let places = q.board.places()?;
    let Memory { notes, search, walk } = Memory::take(stops, places, scratch)?;
    let mut rails = Rails::new(ground, usage, notes);
    let facts = rails.look(place, hex)?;

    let mut findings = Findings::by(R13_3C, trail);
    unfit(facts, |rule| findings.forbid(rule));
    let mut line = Line { rails: &mut rails, stops, walk, barred: false };
    let mut search = Search::within(stops.count, search);
    let found = line.back(&mut search, &mut core::iter::once(Ok(place)))?;
    if facts.has(Facts::RAILROAD) && found.is_none() {
        findings.forbid(R13_3C);
        line.barred = true;
        blocked(&mut line, search, place, &mut |rule, at| findings.object(rule, About::Path.at(at)))?;
        return Ok(findings.verdict(Detrainable::default));
    }
    let (Some(source), true) = (found, findings.allows()) else {
        return Ok(findings.verdict(Detrainable::default));
    };
    let by_hq = facts.has(Facts::BY_HQ);
    findings.cite_if(R13_8A, by_hq);
    findings.cite_if(R13_8C, by_hq);
    let mut value = Detrainable { by_hq: Flag::from(by_hq), ..Detrainable::default() };
    line.follow(
        search,
        source,
        &mut |step| {
            value.source = step.hex.hex;
            value.hexes = value.hexes.saturating_add(u16::from(step.before.is_some()));
            value.extended = Flag::from(value.extended.is_set() || step.link == super::Link::Extender);
            rows.push(row(step.hex, step.before, step.link, step.facts));
        },
        &mut |rule, _, at| {
            findings.cite(rule);
            findings.note(rule, What::Applies, About::Path.at(at), 0);
        },
    )?;
    Ok(findings.verdict(|| value))
}

/// Shows the rules that block the way back with the fewest obstacles, with the number of the hex.
fn blocked(
    line: &mut Line<'_, '_, '_>,
    mut search: Search<'_>,
    place: Place,
    object: &mut dyn FnMut(Rule, usize),
) -> Result<(), Fault> {
    match line.back(&mut search, &mut core::iter::once(Ok(place)))? {
        Some(source) => line.follow(search, source, &mut |_| {}, &mut |rule, bars, at| {
            if bars {
                object(rule, at);
            }
        }),
        // No railroad leads to a source at all. Faults of the hex itself are reported all the same.
        None => {
            let (facts, usage) = (line.rails.at(place)?, line.rails.usage);
            facts.reasons(usage, false, &mut |rule| object(rule, 0));
            Ok(())
        }
    }
}

/// A side whose stops are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailStops<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
/// not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailStopFound {
    /// The hex.
    pub hex: Hex,
    /// The hex is detrainable for cargo.
    pub cargo: Flag,
    /// The hex is detrainable for trace supply.
    pub trace: Flag,
    /// It is detrainable because of an Engineer-Capable HQ only.
    pub by_hq: Flag,
    /// The railroad does not function.
    pub cut: Flag,
    /// The railroad is of another gauge.
    pub wrong_gauge: Flag,
    /// The side does not control the hex.
    pub uncontrolled: Flag,
    /// Enemy combat units are in the hex.
    pub enemy: Flag,
    /// Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
    pub foreign: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
    /// A friendly unit negates that zone for trace supply.
    pub negated: Flag,
    /// Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
    pub cut_off_cargo: Flag,
    /// Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.
    pub cut_off_trace: Flag,
}

const _: () = assert!(size_of::<RailStopFound>() == 16, "frozen for this major of the C ABI");

/// The number of hexes where trains may stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailStopsFound {
    /// Hexes that are detrainable for cargo.
    pub cargo: u32,
    /// Hexes that are detrainable for trace supply.
    pub trace: u32,
}

/// A note on a place: a way for cargo leads from it to a source.
const CARGO_LINE: u32 = 1 << 30;
/// A note on a place: a way for trace supply leads from it to a source.
pub(super) const TRACE_LINE: u32 = 1 << 31;

/// Returns every railroad hex with a village, a city, a port or an Engineer-Capable HQ of the side (OCS 13.3c). With
/// each comes whether it is detrainable for cargo and for trace supply, and what prevents it. The rows are in the order
/// of the board's hexes.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::rail::{stops, RailStopFound, RailStops};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, ..Default::default() };
/// let village = BoardHex { settlement: Code::new(Settlement::Village), ..line(2) };
/// let hexes = [BoardHex { supply_source: 1, ..line(0) }, line(1), village];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let (mut room, mut words) = ([RailStopFound::default(); 4], [0; 64]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// stops(&RailStops { board, side: 1, ..Default::default() }, &mut rows, &mut scratch, &mut Trail::none())?;
/// assert!(rows.items()[0].uncontrolled.is_set() && !rows.items()[0].cargo.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `contradiction` for a railroad that does not go on in the next hex.
/// * `missing_field` for the throw range of an Extender, and for the kind of its movement points.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn stops(
    question: &RailStops<'_>,
    rows: &mut Sink<'_, RailStopFound>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<RailStopsFound>, Fault> {
    let q = question;
    let ground = Ground::new(&q.board, q.side)?;
    let (stops, places) = (Stops::of(&q.board)?, q.board.places()?);
    let Memory { notes, search, walk } = Memory::take(stops, places, scratch)?;
    let mut rails = Rails::new(ground, RailUse::Cargo, notes);
    let mut search = Search::within(places, search);
    supplied(&mut rails, &mut search, CARGO_LINE)?;
    rails.usage = RailUse::Trace;
    supplied(&mut rails, &mut search, TRACE_LINE)?;
    extend(&mut Line { rails: &mut rails, stops, walk, barred: false }, None, &mut search)?;

    let mut found = RailStopsFound::default();
    for (place, hex) in (0..places).map(crate::map::Place).zip(q.board.hexes) {
        if hex.rail == 0 {
            continue;
        }
        let facts = rails.look(place, hex)?;
        if !facts.has(Facts::STOP) || !facts.has(Facts::RAILROAD) {
            continue;
        }
        let open = |usage| !facts.bars(usage, false);
        let (cargo, trace) = (facts.has(CARGO_LINE), facts.has(TRACE_LINE));
        let flag = |what| Flag::from(facts.has(what));
        found.cargo = found.cargo.saturating_add(u32::from(cargo));
        found.trace = found.trace.saturating_add(u32::from(trace));
        trail.note(R13_3C, What::Usable, About::Path.at(usize::from(place.0)), i32::from(cargo));
        rows.push(RailStopFound {
            hex: hex.hex,
            cargo: Flag::from(cargo),
            trace: Flag::from(trace),
            by_hq: flag(Facts::BY_HQ),
            cut: flag(Facts::CUT),
            wrong_gauge: flag(Facts::WRONG_GAUGE),
            uncontrolled: flag(Facts::UNCONTROLLED),
            enemy: flag(Facts::ENEMY),
            foreign: flag(Facts::FOREIGN),
            enemy_zone: flag(Facts::ZONE),
            negated: flag(Facts::NEGATED),
            cut_off_cargo: Flag::from(!cargo && open(RailUse::Cargo)),
            cut_off_trace: Flag::from(!trace && open(RailUse::Trace)),
        });
    }
    Ok(Ruling::new(found, Cites::by(R13_3C)))
}

/// Notes on every place whether a way leads from it to a source.
pub(super) fn supplied(rails: &mut Rails<'_, '_>, search: &mut Search<'_>, note: u32) -> Result<(), Fault> {
    search.clear();
    let board = rails.ground.board;
    let mark = rails.ground.side;
    for (at, hex) in numbered(board.hexes) {
        if hex.supply_source == mark
            && let Ok(place) = u16::try_from(at)
        {
            let place = crate::map::Place(place);
            let facts = rails.look(place, hex)?;
            if !rails.bars(facts) {
                search.offer(place, None, 0);
            }
        }
    }
    settle(rails, search, note)
}

/// Notes on every place that the search still reaches that supply reaches it.
fn settle(rails: &mut Rails<'_, '_>, search: &mut Search<'_>, note: u32) -> Result<(), Fault> {
    let board = rails.ground.board;
    while let Some(at) = search.settle() {
        let Some(hex) = board.at(at.place) else { continue };
        rails.note(at.place, note)?;
        for step in along(board, hex, false) {
            let (_, place, next) = step?;
            let facts = rails.look(place, next)?;
            if facts.has(Facts::RAILROAD) && !rails.bars(facts) {
                search.offer(place, Some(at.place), at.cost.saturating_add(1));
            }
        }
    }
    Ok(())
}

/// A note on an Extender's number: it is linked. No place has so high a note.
pub(super) const LINKED: u32 = 1 << 29;

/// Extends trace supply by Extenders, but for one unit that may be named, until no further one is linked.
pub(super) fn extend(line: &mut Line<'_, '_, '_>, but: Option<usize>, search: &mut Search<'_>) -> Result<(), Fault> {
    let board = line.rails.ground.board;
    let side = line.rails.ground.side;
    loop {
        let mut more = false;
        for (at, unit) in numbered(board.units) {
            if Some(at) == but || unit.side != side || !unit.kind.get().is_some_and(Kind::is_extender) {
                continue;
            }
            let Some(place) = board.place(unit.hex) else { continue };
            let facts = line.rails.at(place)?;
            if facts.has(LINKED) || !line.linked(at, LINKED, TRACE_LINE)? {
                continue;
            }
            more = true;
            line.rails.note(place, LINKED)?;
            let facts = line.rails.at(place)?;
            if facts.has(Facts::RAILROAD) && !line.rails.bars(facts) && !facts.has(TRACE_LINE) {
                search.offer(place, None, 0);
                settle(line.rails, search, TRACE_LINE)?;
            }
        }
        if !more {
            return Ok(());
        }
    }
}
