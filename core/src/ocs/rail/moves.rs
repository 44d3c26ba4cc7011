//! Movement by rail: whether cargo may go from one hex to another, by which way, and at what cost. OCS 13.3a, 13.3b,
//! 13.3e.

use super::cargo::Party;
use super::ground::{Facts, Ground, Rails};
use super::journey::Journey;
use super::question::{RailMove, RailMoved};
use super::way::row;
use super::{Link, RailHex, RailUse};
use crate::fault::{Fault, FaultCode};
use crate::map::{Notes, Place, Search};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::CAPACITY;
use crate::ocs::rules::*;
use crate::ocs::units::{Halted, Kind, Mode, Phase, Transport, word};
use crate::reflect::{Code, Word};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Decides whether cargo may move by rail, and returns the cheapest way and its cost (OCS 13.3a, 13.3b, 13.3e, 13.3g;
/// 4.7). The board shows the position before the movement. A forbidden answer cites every reason; if every way is
/// blocked, these are the rules that block the way with the fewest obstacles. The rows are the way: of the cheapest
/// ways one that avoids Trainbusting zones if there is one, and of these the shortest.
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::rail::{assess, RailHex, RailMove};
/// use grognard_core::ocs::units::{Face, Mobility, Mode, Phase, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, multi_track: 0b010010, ..Default::default() };
/// let city = |q| BoardHex { settlement: Code::new(Settlement::City), control: 1, ..line(q) };
/// let hexes = [BoardHex { supply_source: 1, ..city(0) }, line(1), city(2)];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let move_side = Face { ma: (16 * MP).into(), mobility: Code::new(Mobility::Track), ..Default::default() };
/// let panzers = Unit { move_side, mode: Code::new(Mode::Move), ..Unit::regiment(1, 6, 4) };
/// let (to, phase) = (Hex::new(2, 0), Code::new(Phase::Movement));
/// let (mut room, mut words) = ([RailHex::default(); 4], [0; 64]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let question = RailMove { board, cargo: &[panzers], to, side: 1, phase, rail_cap: 5 * 16, ..Default::default() };
/// let moved = assess(&question, &mut rows, &mut scratch, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((moved.base, moved.cost, moved.hexes), (16, 8, 2)); // 1 RE, halved on multi-track
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase; `missing_field` for a Rail Cap of 0.
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for `start` or `to` that is no hex of the board.
/// * `empty` for a move without cargo.
/// * `contradiction` for more Rail Cap used than there is, and for `to` that is `start`. So it is for cargo of another
///   side, aboard something, or, unless it is arriving, in another hex than `start`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the cargo, as on a [board](crate::ocs::board). The amount of supply and Transport Points is needed, and a load is
///   `contradiction` where they cannot carry it.
/// * `inexact` for a size in RE that is no multiple of 1/4, and `overflow` for cargo whose size is too large.
/// * `contradiction` for a railroad that does not go on in the next hex.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn assess(
    question: &RailMove<'_>,
    rows: &mut Sink<'_, RailHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailMoved>>, Fault> {
    travel(question, scratch, trail, &mut |row, _| rows.push(row))
}

/// Moves cargo by rail if [`assess`] allows it (OCS 13.3e). The board shows the position before the movement. The
/// effects place each part of the cargo where it detrains, record its transport, and stop it for the rest of the phase
/// unless it repairs rails (13.3g). A headquarters that entrained itself is turned to Move Mode (13.8c). The unit of an
/// effect is its index in `cargo`.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::rail::{apply, RailMove};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, ..Default::default() };
/// let city = |q| BoardHex { settlement: Code::new(Settlement::City), control: 1, ..line(q) };
/// let hexes = [BoardHex { supply_source: 1, ..city(0) }, line(1), city(2)];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let supply = Unit { amount: 6, ..Unit::of(1, Kind::Supply) };
/// let (to, phase) = (Hex::new(2, 0), Code::new(Phase::Movement));
/// let (mut room, mut words) = ([Effect::default(); 4], [0; 64]);
/// let (mut effects, mut scratch) = (Effects::new(&mut room), Scratch::new(&mut words));
/// let question = RailMove { board, cargo: &[supply], to, side: 1, phase, rail_cap: 5 * 16, ..Default::default() };
/// let moved = apply(&question, &mut effects, &mut scratch, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((moved.cost, moved.left), (24, 56)); // 6T are a point and a half
/// assert_eq!(effects.items()[0].what.get(), Some(EffectKind::Place));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.rail.assess`.
pub fn apply(
    question: &RailMove<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailMoved>>, Fault> {
    let mut fresh = false;
    let ruling = travel(question, scratch, trail, &mut |_, facts| fresh |= facts.has(Facts::FRESH))?;
    if !ruling.value.is_allowed() {
        return Ok(ruling);
    }
    for (i, unit) in numbered(question.cargo) {
        let mut cause = |what, amount: u16, rule| {
            effects.push(Effect { hex: question.to, ..Effect::of(i, what, amount, rule) });
        };
        let kind = unit.kind.get();
        let hq = kind.is_some_and(Kind::is_hq) && unit.mode.get() == Some(Mode::Combat);
        if hq && !question.arriving.is_set() {
            cause(EffectKind::MoveMode, 0, R13_8C);
        }
        cause(EffectKind::Place, u16::from(unit.steps_lost), R13_3E);
        cause(EffectKind::Transported, u16::from(Transport::Rail.code()), R13_3E);
        if kind != Some(Kind::RailRepair) {
            cause(EffectKind::Stop, Code::new(Halted::Detrained).0.into(), R13_3E);
        } else if fresh {
            cause(EffectKind::FreshTrack, 0, R13_3G);
        }
    }
    Ok(ruling)
}

/// The scratch memory of a question about movement, in parts.
pub(super) struct Memory<'s> {
    pub notes: Notes<'s>,
    pub first: &'s mut [u64],
    pub second: &'s mut [u64],
}

impl<'s> Memory<'s> {
    /// Takes the parts from the scratch memory.
    pub fn take(places: u16, scratch: &'s mut Scratch<'_>) -> Result<Self, Fault> {
        let (notes, search) = (Notes::words(places), Search::words(places));
        let all = scratch.take(notes.saturating_add(search).saturating_add(search))?;
        let (notes, rest) = all.split_at_mut_checked(notes).unwrap_or_default();
        let (first, second) = rest.split_at_mut_checked(search).unwrap_or_default();
        Ok(Memory { notes: Notes::within(places, notes), first, second })
    }
}

/// Returns the Rail Cap that is left, in sixteenths of a point (13.3b).
pub(super) fn rail_cap_left(rail_cap: u32, used: u32) -> Result<u32, Fault> {
    if rail_cap == 0 {
        return Err(Fault::new(FaultCode::MissingField, &text!("rail_cap")));
    }
    rail_cap.checked_sub(used).ok_or_else(|| {
        let fault = Fault::against(&"rail_cap_used", &"rail_cap: no more is used than there is");
        fault.valued(used).opposed(rail_cap)
    })
}

/// Computes the answer of [`assess`] and [`apply`]; calls `each` with the hexes of the way.
fn travel(
    question: &RailMove<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
    each: &mut dyn FnMut(RailHex, Facts),
) -> Result<Ruling<Verdict<RailMoved>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let left = rail_cap_left(q.rail_cap, q.rail_cap_used)?;
    q.board.hex(q.start, &"start")?;
    q.board.hex(q.to, &"to")?;
    let [start, to] = [q.start, q.to].map(|hex| q.board.place(hex).unwrap_or_default());
    if start == to {
        return Err(Fault::against(&"to", &"start: a move by rail goes to another hex"));
    }
    let places = q.board.places()?;
    let Memory { notes, first, second } = Memory::take(places, scratch)?;
    let ground = Ground::new(&q.board, q.side)?;
    let mut rails = Rails::new(ground, RailUse::Cargo, notes);

    let mut findings = Findings::of(Cites::of(&[R13_3A, R13_3B, R13_3E]), trail);
    let arriving = q.arriving.is_set();
    let party = Party { cargo: q.cargo, start: q.start, side: q.side, phase, arriving, converts: q.converts.is_set() };
    let load = party.load(&mut findings)?;
    if !in_phase(phase) {
        findings.forbid(R13_3B);
    }
    rails.no_fresh = load.no_fresh;
    let mut journey = Journey { rails: &mut rails, start, to: Some(to), load, arriving };
    let mut search = Search::within(places, first);
    let found = journey.find(&mut search)?;
    journey.ends(&mut findings)?;
    if !journey.is_open(&found) {
        journey.explain(&found, &search, &mut Search::within(places, second), &mut findings)?;
        // Even the cheapest possible way costs too much.
        findings.over(R13_3B, Item::WHOLE, Amount::of(What::Capacity, load.base / 2, CAPACITY), left);
        return Ok(findings.verdict(RailMoved::default));
    }
    let taken = journey.cheapest(search, Search::within(places, second))?;
    let moved = taken.cost(load.base, left, findings.trail);
    findings.over(R13_3B, Item::WHOLE, Amount::of(What::Capacity, moved.cost, CAPACITY), left);
    if !findings.allows() {
        return Ok(findings.verdict(|| moved));
    }
    let mut value = RailMoved { left: left.saturating_sub(moved.cost), ..moved };
    value.hexes = ride(&mut rails, taken.search, to, &mut findings.cites, each)?;
    findings.note(R13_3E, What::Distance, About::Path, i32::from(value.hexes));
    Ok(findings.verdict(|| value))
}

/// Shows the hexes of the way, and returns how many there are after the first.
fn ride(
    rails: &mut Rails<'_, '_>,
    search: Search<'_>,
    to: Place,
    cites: &mut Cites,
    each: &mut dyn FnMut(RailHex, Facts),
) -> Result<u16, Fault> {
    let mut hexes = 0u16;
    let mut before = None;
    for place in search.path(to) {
        let Some(hex) = rails.ground.board.at(place) else { continue };
        let facts = rails.look(place, hex)?;
        hexes = hexes.saturating_add(u16::from(before.is_some()));
        // 13.3h: a unit in the hex controls it, whatever the board says of its control.
        cites.add_if(R13_3H, facts.has(Facts::HELD) && facts.has(Facts::STOP));
        // 4.8c.D: trains pass enemy units that are not combat units.
        cites.add_if(R4_8C_D, before.is_some() && facts.has(Facts::FOREIGN));
        let link = if before.is_some() { Link::Rail } else { Link::Start };
        each(row(hex, before, link, facts), facts);
        before = Some(hex);
    }
    Ok(hexes)
}

/// Returns whether Rail Cap is used in a phase (13.3b).
pub(super) fn in_phase(phase: Phase) -> bool {
    phase == Phase::Movement
}
