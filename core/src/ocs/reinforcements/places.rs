//! The hexes where reinforcements may arrive. OCS 13.6, 13.6b.

use super::ArrivesBy;
use super::arrive::{Reinforcing, objection};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::Search;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Reinforcements that would arrive together somewhere: as in [`Reinforcing`], without saying where.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ArrivalPlaces<'a> {
    /// The position without them.
    #[required]
    pub board: Board<'a>,
    /// What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
    #[required]
    pub units: &'a [Unit],
    /// Whose it is, 1 to 8.
    #[required]
    pub side: u8,
    /// How it comes in. Aircraft alone come to an air base, and need none.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names. Aircraft go to any friendly air base, and need none.
    pub hexes: &'a [Hex],
    /// The phase.
    pub phase: Code<Phase>,
    /// The turn in which it is due, in the host's numbering from 1.
    #[required]
    pub due: u16,
    /// The turn that is played, in the same numbering.
    #[required]
    pub turn: u16,
    /// Supply that arrives in the same place this turn, in T.
    pub supply: u16,
    /// Capacity of the port used by reinforcements that arrived before in this phase, in T.
    pub port_used: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// A hex where reinforcements may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArrivalPlace {
    /// The hex.
    pub hex: Hex,
    /// Capacity of the port that is left then, in T.
    pub capacity_left: u16,
    /// More than 10 RE are there then.
    pub overstacked: Flag,
    /// The hex lies in an enemy zone of control.
    pub enemy_zone: Flag,
}

const _: () = assert!(size_of::<ArrivalPlace>() == 8, "frozen for this major of the C ABI");

/// Where reinforcements may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArrivalPlacesFound {
    /// How many hexes.
    pub places: u32,
    /// Enemy units block all the hexes that the chart names: these are the nearest that they do not block.
    pub displaced: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 3],
}

/// The hexes where reinforcements may arrive, of the board as it is before they arrive (OCS 13.6, 13.6b): those to which [`assess`](super::assess) allows them. Aircraft
/// alone may go to any friendly air base with room. If they may arrive nowhere now, or not as they are, the reasons are
/// cited. The rows are in the order of `hexes`; the nearest hexes of the map's edge as a search meets them, clockwise from
/// the side towards q + 1, r - 1; air bases in the order of the board's units.
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
pub fn choices(
    question: &ArrivalPlaces<'_>,
    rows: &mut Sink<'_, ArrivalPlace>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ArrivalPlacesFound>>, Fault> {
    let q = question;
    let arrival = Reinforcing {
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
        rules: q.rules,
    };
    let mut reasons = Reasons::default();
    let mut object = |rule, about, index, excess| objection(&mut reasons, trail, (rule, about, index), excess);
    let mut cites = Cites::by(R13_6);
    let column = arrival.column(&mut cites, &mut object)?;
    arrival.moment(&mut object)?;
    let gate = arrival.gate(&column)?;
    if !reasons.none() {
        return Ok(reasons.verdict(cites, ArrivalPlacesFound::default));
    }
    let mut found = ArrivalPlacesFound::default();
    let mut failed = None;
    let mut offer = |hex| {
        let (mut fits, mut because) = (true, cites);
        let mut object = |_, _, _, _| fits = false;
        match arrival.place(&gate, &column, hex, &mut because, &mut object) {
            Ok(arrived) if fits => {
                found.places = found.places.saturating_add(1);
                trail.note(R13_6, What::Result, About::Whole, usize::MAX, 1);
                rows.push(ArrivalPlace {
                    hex,
                    capacity_left: arrived.capacity_left,
                    overstacked: arrived.overstacked,
                    enemy_zone: arrived.enemy_zone,
                });
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
    cites.add_if(R13_6B, displaced);
    Ok(Ruling::new(Verdict::Allowed(found), cites))
}
