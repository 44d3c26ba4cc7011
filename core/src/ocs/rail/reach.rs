//! The hexes that cargo may reach by rail, and the cost of each. OCS 13.3a, 13.3e.

use super::RailUse;
use super::cargo::Party;
use super::ground::{Facts, Ground, Rails};
use super::journey::{Journey, price};
use super::moves::{Memory, in_phase, rail_cap_left};
use super::way::{Goal, Ways, spread};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::Search;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Phase, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// Cargo that is to move by rail: as in `RailMove`, without a destination.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailReach<'a> {
    /// The position. The cargo may be on the board or not.
    #[required]
    pub board: Board<'a>,
    /// The cargo, which moves together.
    #[required]
    pub cargo: &'a [Unit],
    /// The hex where it entrains.
    #[required]
    pub start: Hex,
    /// The side of the cargo, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The side's Rail Cap for this turn, in points.
    #[required]
    #[measure("capacity", 16)]
    pub rail_cap: u32,
    /// The Rail Cap used earlier in this turn, in points.
    #[measure("capacity", 16)]
    pub rail_cap_used: u32,
    /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
    pub converts: Flag,
}

/// A hex that cargo may move to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailGoal {
    /// The hex.
    pub hex: Hex,
    /// The least cost of moving there, in points of Rail Cap.
    #[measure("capacity", 16)]
    pub cost: u32,
    /// The cost is doubled: every way of that cost enters a Trainbusting zone.
    pub doubled: Flag,
    /// The cost is halved: the whole way is multi-track.
    pub halved: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<RailGoal>() == 12, "frozen for this major of the C ABI");

/// A summary of the hexes that cargo may move to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailReached {
    /// The cost of the cargo without modification, in points of Rail Cap.
    #[measure("capacity", 16)]
    pub base: u32,
    /// The Rail Cap left before the movement, in points.
    #[measure("capacity", 16)]
    pub left: u32,
    /// The number of hexes that it may move to.
    pub goals: u32,
}

/// A note on a place: a multi-track way that avoids Trainbusting zones leads there.
const BEST: u32 = 1 << 28;
/// A note on a place: a way that avoids Trainbusting zones leads there.
const SAFE: u32 = 1 << 29;
/// A note on a place: a multi-track way leads there.
const MULTI: u32 = 1 << 30;

/// Returns the hexes that cargo may move to by rail, and the cost of each (OCS 13.3a, 13.3e). The board shows the
/// position before the movement. They are the hexes to which [`assess`](super::assess) allows it, the nearest first. If
/// the cargo may not entrain or may not move at all, the answer is forbidden and cites the reasons.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::rail::{choices, RailGoal, RailReach};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, ..Default::default() };
/// let city = |q| BoardHex { settlement: Code::new(Settlement::City), control: 1, ..line(q) };
/// let hexes = [BoardHex { supply_source: 1, ..city(0) }, line(1), city(2)];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let supply = Unit { amount: 6, ..Unit::of(1, Kind::Supply) };
/// let phase = Code::new(Phase::Movement);
/// let (mut room, mut words) = ([RailGoal::default(); 4], [0; 64]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let question = RailReach { board, cargo: &[supply], side: 1, phase, rail_cap: 5 * 16, ..Default::default() };
/// assert!(choices(&question, &mut rows, &mut scratch, &mut Trail::none())?.value.is_allowed());
/// assert_eq!((rows.items()[0].hex, rows.items()[0].cost), (Hex::new(2, 0), 24));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.rail.assess`, without a hex `to`.
pub fn choices(
    question: &RailReach<'_>,
    rows: &mut Sink<'_, RailGoal>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailReached>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let left = rail_cap_left(q.rail_cap, q.rail_cap_used)?;
    q.board.hex(q.start, &"start")?;
    let start = q.board.place(q.start).unwrap_or_default();
    let places = q.board.places()?;
    let Memory { notes, first, second } = Memory::take(places, scratch)?;
    let ground = Ground::new(&q.board, q.side)?;
    let mut rails = Rails::new(ground, RailUse::Cargo, notes);
    let mut search = Search::within(places, first);

    let mut findings = Findings::of(Cites::of(&[R13_3A, R13_3B, R13_3E]), trail);
    let arriving = q.arriving.is_set();
    let party = Party { cargo: q.cargo, start: q.start, side: q.side, phase, arriving, converts: q.converts.is_set() };
    let load = party.load(&mut findings)?;
    if !in_phase(phase) {
        findings.forbid(R13_3B);
    }
    rails.no_fresh = load.no_fresh;
    let mut journey = Journey { rails: &mut rails, start, to: None, load, arriving };
    journey.ends(&mut findings)?;
    let found = journey.find(&mut search)?;
    journey.explain(&found, &search, &mut Search::within(places, second), &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(RailReached::default));
    }
    let everywhere = Goal::default();
    for (multi_track, unbusted, note) in [(true, true, BEST), (false, true, SAFE), (true, false, MULTI)] {
        let ways = Ways { multi_track, unbusted, barred: false };
        spread(&mut rails, &mut search, start, ways, everywhere, &mut |rails, at, _| rails.note(at.place, note))?;
    }
    let mut value = RailReached { base: load.base, left, goals: 0 };
    spread(&mut rails, &mut search, start, Ways::default(), everywhere, &mut |_, at, facts| {
        let stops = facts.has(Facts::STOP) || !load.ordinary;
        if at.place == start || !stops || facts.has(Facts::FOREIGN) {
            return Ok(());
        }
        let multi_track = facts.has(BEST) || (facts.has(MULTI) && !facts.has(SAFE));
        let busted = !facts.has(BEST | SAFE);
        let cost = price(load.base, multi_track, busted);
        if let Some(hex) = q.board.at(at.place)
            && cost <= left
        {
            value.goals = value.goals.saturating_add(1);
            let (doubled, halved) = (Flag::from(busted), Flag::from(multi_track));
            rows.push(RailGoal { hex: hex.hex, cost, doubled, halved, reserved: [0; 2] });
        }
        Ok(())
    })?;
    Ok(findings.verdict(|| value))
}
