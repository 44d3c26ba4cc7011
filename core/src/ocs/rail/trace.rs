//! Trace supply by rail and by Extenders. OCS 13.3c, 4.5a.D, 12.6, 12.7.

use super::ground::{Facts, Ground, Rails};
use super::links::{Line, Stops, extenders};
use super::stops::{LINKED, Memory, TRACE_LINE, extend, supplied, unfit};
use super::way::row;
use super::{Link, RailHex, RailUse};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;

/// A hex that trace supply is to reach.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailTrace<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex to which units, or a headquarters for them, trace.
    #[required]
    pub hex: Hex,
    /// The side that traces, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// The source of trace supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailTraced {
    /// The supply source at the end of the way back.
    pub source: Hex,
    /// The number of hexes of that way, without the first; an Extender's path counts as one.
    pub hexes: u16,
    /// The hex serves as an Extender's, not as one where trains stop.
    pub by_extender: Flag,
    /// The way uses an Extender.
    pub extended: Flag,
}

/// Decides whether units may trace supply to a hex (OCS 12.6, 12.6a, 12.7, 13.3c). The hex must be a supply source, be
/// detrainable for trace supply, or have an Extender that is linked to such a hex. Enemy zones of control block a way
/// by rail unless a friendly combat unit negates them (4.5a.D, 4.5b), and an Extender's path in Truck movement only
/// (4.5a.B). The rows are the way back to the source: hex by hex by rail, from end to end by Extender.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::rail::{trace, RailHex, RailTrace};
/// use grognard_core::ocs::units::{Face, Kind, Mobility, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let hexes = [BoardHex { supply_source: 1, ..hex(0) }, hex(1), hex(2), hex(3)];
/// let move_side = Face { throw_range: 10 * MP, mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let units = [Unit { hex: Hex::new(3, 0), amount: 5 * TP, move_side, ..Unit::of(1, Kind::Extender) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (mut room, mut words) = ([RailHex::default(); 4], [0; 64]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let question = RailTrace { board, hex: Hex::new(3, 0), side: 1, ..Default::default() };
/// let ruling = trace(&question, &mut rows, &mut scratch, &mut Trail::none())?;
/// assert!(ruling.value.allowed().unwrap().by_extender.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that the board does not have.
/// * `missing_field` for the throw range of an Extender, and for the kind of its movement points.
/// * `contradiction` for a railroad that does not go on in the next hex.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn trace(
    question: &RailTrace<'_>,
    rows: &mut Sink<'_, RailHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailTraced>>, Fault> {
    let q = question;
    let ground = Ground::new(&q.board, q.side)?;
    let hex = q.board.hex(q.hex, &"hex")?;
    let place = q.board.place(q.hex).unwrap_or_default();
    let (stops, places) = (Stops::of(&q.board)?, q.board.places()?);
    let Memory { notes, search, walk } = Memory::take(stops, places, scratch)?;
    let mut rails = Rails::new(ground, RailUse::Trace, notes);
    let facts = rails.look(place, hex)?;
    let stop = serves(facts);
    let mut search = Search::within(stops.count, search);
    let mut line = Line { rails: &mut rails, stops, walk, barred: false };
    // If the hex serves by itself, an Extender in it is a further stop.
    let by_extender = !stop || line.rails.bars(facts);
    let starts = || {
        let extenders = extenders(&q.board, q.side, hex).filter(move |_| by_extender);
        stop.then_some(Ok(place)).into_iter().chain(extenders.map(move |unit| stops.extender(unit)))
    };
    let Some(found) = line.back(&mut search, &mut starts())? else {
        line.barred = true;
        let found = line.back(&mut search, &mut starts())?;
        let mut findings = Findings::by(R12_6, trail);
        untraced(&mut line, facts, search, found, &mut findings)?;
        return Ok(findings.verdict(RailTraced::default));
    };
    // 13.3c: a way on by rail begins where trains may stop.
    let (mut cites, mut by_rail) = (Cites::by(R12_6), !by_extender && !facts.has(Facts::SOURCE));
    let mut value = RailTraced { by_extender: Flag::from(by_extender), ..RailTraced::default() };
    line.follow(
        search,
        found,
        &mut |step| {
            value.source = step.hex.hex;
            value.hexes = value.hexes.saturating_add(u16::from(step.before.is_some()));
            value.extended = Flag::from(value.extended.is_set() || step.link == Link::Extender);
            by_rail |= step.link == Link::Rail;
            rows.push(row(step.hex, step.before, step.link, step.facts));
        },
        &mut |rule, _, at| {
            cites.add(rule);
            note_rule(rule, at, trail);
        },
    )?;
    cites.add_if(R19_0E, facts.has(Facts::SOURCE) && facts.has(Facts::PORT) && !by_extender);
    cites.add_if(R13_3C, by_rail);
    cites.add_if(R12_7A_A, by_extender);
    cites.add(match (by_extender, facts.has(Facts::SOURCE)) {
        (true, _) => R12_6A_3,
        (false, true) => R12_6A_1,
        (false, false) => R12_6A_2,
    });
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}

/// Appends the step of a rule of the way. No unit is named whose zone it is.
fn note_rule(rule: Rule, at: usize, trail: &mut Trail<'_>) {
    let (what, num) = match rule {
        R4_5B => (What::Negated, -1),
        R4_5A_B | R4_5A_D => (What::Covered, -1),
        _ => (What::Applies, 0),
    };
    trail.note(rule, what, About::Path.at(at), num);
}

/// Returns whether a place serves by itself: a source, or a railroad hex where trains may stop.
fn serves(facts: Facts) -> bool {
    facts.has(Facts::SOURCE) || (facts.has(Facts::RAILROAD) && facts.has(Facts::STOP))
}

/// Adds the reasons why nobody traces to a hex (12.6a, 12.7), with the obstacles of the way back that has the fewest, if there
/// is one.
fn untraced(
    line: &mut Line<'_, '_, '_>,
    facts: Facts,
    search: Search<'_>,
    found: Option<Place>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let (stop, extender) = (serves(facts), facts.has(Facts::EXTENDER));
    findings.forbid(R12_6);
    findings.forbid_if(R19_0E, facts.has(Facts::SMALL_PORT));
    if !stop && !extender {
        findings.forbid(R12_6A);
        unfit(facts, |rule| findings.forbid(rule));
    }
    for (rule, is_such) in [(R13_3C, stop), (R12_7, extender)] {
        findings.forbid_if(rule, is_such);
    }
    if let Some(found) = found {
        let object = &mut |rule, bars, at| {
            if bars {
                findings.object(rule, About::Path.at(at));
            }
        };
        line.follow(search, found, &mut |_| {}, object)?;
    } else if extender {
        // 12.7b: nothing blocks its path, so it is too long.
        findings.forbid(R12_7B);
    }
    Ok(())
}

/// A side whose units trace.
#[derive(Clone, Copy)]
pub(in crate::ocs) struct Tracers<'a> {
    pub board: &'a Board<'a>,
    pub side: u8,
    /// Who moves on in this phase, and so negates no zones (4.5b).
    pub move_on: &'a dyn Fn(usize) -> bool,
    /// The unit that is no Extender here, if there is one.
    pub but: Option<usize>,
}

/// Writes what each place is to those of a side who trace (12.6a): 1, 2 or 3 by its subparagraph, 0 if they cannot trace to
/// it. Some units may move on in this phase, and so negate no zones (4.5b). One unit, if one is named, is no Extender here;
/// returns whether it would be linked if it were.
pub(in crate::ocs) fn trace_sources(
    Tracers { board, side, move_on, but }: Tracers<'_>,
    kinds: &mut [u64],
    scratch: &mut Scratch<'_>,
) -> Result<bool, Fault> {
    let ground = Ground { move_on, ..Ground::new(board, side)? };
    let (stops, places) = (Stops::of(board)?, board.places()?);
    let Memory { notes, search, walk } = Memory::take(stops, places, scratch)?;
    let mut rails = Rails::new(ground, RailUse::Trace, notes);
    let mut search = Search::within(places, search);
    supplied(&mut rails, &mut search, TRACE_LINE)?;
    let mut line = Line { rails: &mut rails, stops, walk, barred: false };
    extend(&mut line, but, &mut search)?;
    let linked = but.map_or(Ok(false), |unit| line.linked(unit, LINKED, TRACE_LINE))?;
    for (kind, place) in kinds.iter_mut().zip((0..places).map(Place)) {
        // Every place that is one has been looked at.
        let facts = rails.known(place);
        let line = facts.has(TRACE_LINE);
        *kind = match () {
            () if line && facts.has(Facts::SOURCE) => 1,
            () if line && facts.has(Facts::RAILROAD) && facts.has(Facts::STOP) => 2,
            () if facts.has(Facts::EXTENDER) && facts.has(LINKED) => 3,
            () => 0,
        };
    }
    Ok(linked)
}
