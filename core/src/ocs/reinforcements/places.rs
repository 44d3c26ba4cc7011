//! The hexes where reinforcements may arrive. OCS 13.6, 13.6b.

use super::question::Reinforcing;
use super::{Arrived, ArrivesBy};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::Search;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Reinforcements that are to arrive together: as in [`Reinforcing`], without a hex of arrival.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ArrivalPlaces<'a> {
    /// The position without the reinforcements.
    #[required]
    pub board: Board<'a>,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    #[required]
    pub units: &'a [Unit],
    /// The side of the reinforcements, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names. Not needed for aircraft, which arrive at any friendly air base.
    pub hexes: &'a [Hex],
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The turn in which they are due, numbered by the caller from 1.
    #[required]
    pub due: u16,
    /// The current turn, in the same numbering.
    #[required]
    pub turn: u16,
    /// Supply that arrives in the same place in this turn, in T.
    #[measure("T", 1)]
    pub supply: u16,
    /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
    #[measure("T", 1)]
    pub port_used: u16,
}

/// A hex where reinforcements may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArrivalPlace {
    /// The hex.
    pub hex: Hex,
    /// The capacity left to the port after the arrival, in T.
    #[measure("T", 1)]
    pub capacity_left: u16,
    /// The hex holds more than 10 RE after the arrival.
    pub overstacked: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
}

const _: () = assert!(size_of::<ArrivalPlace>() == 8, "frozen for this major of the C ABI");

/// A summary of the hexes where reinforcements may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArrivalPlacesFound {
    /// The number of hexes.
    pub places: u32,
    /// Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.
    pub displaced: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Returns the hexes where reinforcements may arrive (OCS 13.6, 13.6b): those to which [`assess`](super::assess) allows
/// them. The board shows the position before the arrival. Aircraft alone may arrive at any friendly air base with room.
/// If the units may arrive nowhere now, or not as they are, the answer is forbidden and cites the reasons. The rows are
/// in the order of `hexes`. The nearest hexes of the map's edge are in the order of the search, clockwise from the side
/// towards q + 1, r - 1. Air bases are in the order of the board's units.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::reinforcements::{choices, ArrivalPlace, ArrivalPlaces, ArrivesBy};
/// use grognard_core::ocs::units::{Phase, Unit};
/// use grognard_core::{reflect::{Code, Flag}, ruling::{Sink, Trail}, scratch::Scratch};
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), edge: Flag::YES, ..Default::default() });
/// let units = [Unit::regiment(2, 4, 3)]; // in 0, 0
/// let board = Board { hexes: &hexes, units: &units, ..Default::default() };
/// let (mut room, mut words) = ([ArrivalPlace::default(); 4], [0; 16]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let question = ArrivalPlaces {
///     board,
///     units: &[Unit::regiment(1, 4, 3)],
///     side: 1,
///     phase: Code::new(Phase::Reinforcement),
///     due: 3,
///     turn: 3,
///     entry: Code::new(ArrivesBy::Edge),
///     hexes: &[Hex::new(0, 0)],
///     ..Default::default()
/// };
/// choices(&question, &mut rows, &mut scratch, &mut Trail::none())?;
/// assert_eq!(rows.items()[0].hex, Hex::new(1, 0)); // the nearest that is not blocked
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.reinforcements.assess`, without a hex `to`.
pub fn choices(
    question: &ArrivalPlaces<'_>,
    rows: &mut Sink<'_, ArrivalPlace>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ArrivalPlacesFound>>, Fault> {
    let q = question;
    let arrival = arrival(q);
    let mut findings = Findings::by(R13_6, trail);
    let column = arrival.column(&mut findings)?;
    arrival.moment(&mut findings)?;
    let gate = arrival.gate(&column)?;
    if !findings.allows() {
        return Ok(findings.verdict(ArrivalPlacesFound::default));
    }
    let mut found = ArrivalPlacesFound::default();
    let mut failed = None;
    let mut offer = |hex| {
        let mut unheard = Trail::none();
        let mut tried = Findings::by(R13_6, &mut unheard);
        match arrival.place(&gate, &column, hex, &mut tried) {
            Ok(arrived) if tried.allows() => {
                found.places = found.places.saturating_add(1);
                findings.note(R13_6, What::Usable, About::Whole, 1);
                let Arrived { capacity_left, overstacked, enemy_zone, .. } = arrived;
                rows.push(ArrivalPlace { hex, capacity_left, overstacked, enemy_zone });
            }
            Ok(_) => {}
            Err(fault) => failed = Some(fault),
        }
    };
    let mut displaced = false;
    if !column.ground {
        let base = |unit: &Unit| unit.may_be_of(q.side) && unit.may_be(|kind| kind == Kind::AirBase);
        for (at, unit) in numbered(q.board.units).filter(|(_, unit)| base(unit)) {
            q.board.checked(at)?;
            offer(unit.hex);
        }
    } else if gate.entry == ArrivesBy::Edge && gate.is_shut()? {
        displaced = true;
        gate.nearest(&mut Search::over(q.board.places()?, scratch)?, &mut offer)?;
    } else {
        for (_, hex) in numbered(q.hexes) {
            if !gate.is_blocked(*hex)? {
                offer(*hex);
            }
        }
    }
    if let Some(fault) = failed {
        return Err(fault);
    }
    found.displaced = Flag::from(displaced);
    findings.cite_if(R13_6B, displaced);
    Ok(findings.verdict(|| found))
}

/// Returns the arrival in a hex that is still open.
fn arrival<'a>(q: &ArrivalPlaces<'a>) -> Reinforcing<'a> {
    Reinforcing {
        board: q.board,
        units: q.units,
        to: Hex::default(),
        side: q.side,
        entry: q.entry,
        hexes: q.hexes,
        phase: q.phase,
        due: q.due,
        turn: q.turn,
        supply: q.supply,
        port_used: q.port_used,
    }
}
