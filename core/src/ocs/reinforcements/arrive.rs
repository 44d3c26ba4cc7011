//! Arrival of reinforcements in a hex. OCS 13.6, 13.6a to 13.6c.

use super::ArrivesBy;
use super::entry::Gate;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::map::Search;
use crate::ocs::board::{Board, BoardHeld, UNITS, side_is_known};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::CAPACITY;
use crate::ocs::options::GameRules;
use crate::ocs::rail::equivalent;
use crate::ocs::reasons::Reasons;
use crate::ocs::replacements::{in_zone, room_for_aircraft};
use crate::ocs::rules::*;
use crate::ocs::size::{LIMIT, extent};
use crate::ocs::trucks::{capacity, loads};
use crate::ocs::units::{Checked, Kind, Mode, Phase, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Reinforcements that are to arrive together in a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Reinforcing<'a> {
    /// The position without the reinforcements.
    #[required]
    pub board: Board<'a>,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    #[required]
    pub units: &'a [Unit],
    /// The hex of arrival.
    #[required]
    pub to: Hex,
    /// The side of the reinforcements, 1 to 8.
    #[required]
    pub side: u8,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: &'a [Hex],
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The turn in which they are due, numbered by the caller from 1.
    #[required]
    pub due: u16,
    /// The current turn, in the same numbering.
    #[required]
    pub turn: u16,
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    #[measure("T", 1)]
    pub supply: u16,
    /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own
    /// `amount` is its capacity after hits.
    #[measure("T", 1)]
    pub port_used: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// An arrival that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Arrived {
    /// Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does
    /// not count.
    #[measure("RE", 8)]
    pub re: u32,
    /// The capacity left to the port, in T; 0 if none is used.
    #[measure("T", 1)]
    pub capacity_left: u16,
    /// The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends
    /// (4.8a).
    pub overstacked: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
}

/// An excess over a limit: its kind, the numerator and denominator of the excess, and the limit.
pub(super) type Excess = (What, u32, u16, u32);

/// Adds a reason against an arrival.
pub(super) fn objection(
    reasons: &mut Reasons,
    trail: &mut Trail<'_>,
    (rule, about, index): (Rule, About, usize),
    excess: Option<Excess>,
) {
    match excess {
        None => reasons.add(rule, trail, about, index),
        Some((what, is, den, limit)) => reasons.over(rule, trail, (about, index), (what, is, den), limit),
    }
}

/// A callback for the reasons against an arrival.
pub(super) type Objections<'a> = &'a mut dyn FnMut(Rule, About, usize, Option<Excess>);

/// The arriving units as a whole.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Column {
    /// The size at a port, in sixteenths of a point.
    size: u32,
    /// The number of units that use capacity, and whether all are combat units.
    parts: u32,
    combat: bool,
    /// The size in eighths of an RE.
    re: u32,
    aircraft: u16,
    /// Some unit is not an aircraft.
    pub ground: bool,
    /// Supply loaded on Transport Points, in T.
    loads: u32,
}

/// Decides whether reinforcements may arrive in a hex (OCS 13.6 to 13.6c). The board shows the position before the
/// arrival. They arrive in the Reinforcement Phase of the turn in which they are due; units forgotten then never
/// arrive. They arrive in any voluntary mode, in a hex that the chart names, or, if enemy units block all of those on
/// the map's edge, in the nearest hex that is not blocked. A hex in an enemy zone of control is possible, but not at a
/// port, and not in a mode that may not be entered there (4.5a.I, 4.5a.J). A port accepts no more than its capacity.
/// Ground units may overstack; aircraft may not, and arrive Active at any friendly air base. A forbidden answer cites
/// every reason.
///
/// The effects place each unit with the load that the question gives it, and load Organic Trucks fully. Their unit is
/// its index in `units`.
///
/// ```
/// use grognard_core::ocs::measures::TP;
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::reinforcements::{assess, ArrivesBy, Reinforcing};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let hexes = [BoardHex { hex: Hex::new(4, 2), ..Default::default() }];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let trucks = Unit { amount: 2 * TP, ..Unit::of(1, Kind::OrganicTruck) };
/// let to = Hex::new(4, 2);
/// let due = Reinforcing { due: 3, turn: 3, phase: Code::new(Phase::Reinforcement), ..Default::default() };
/// let entry = Code::new(ArrivesBy::Hex);
/// let question = Reinforcing { board, units: &[trucks], to, side: 1, entry, hexes: &[to], ..due };
/// let (mut room, mut words) = ([Effect::default(); 4], [0; 8]);
/// let (mut effects, mut scratch) = (Effects::new(&mut room), Scratch::new(&mut words));
/// assert!(assess(&question, &mut effects, &mut scratch, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items()[1].what.get(), Some(EffectKind::Load));
/// assert_eq!(effects.items()[1].amount, 8); // 2 SP
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(
    question: &Reinforcing<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Arrived>>, Fault> {
    let q = question;
    let mut reasons = Reasons::default();
    let mut object = |rule, about, index, excess| objection(&mut reasons, trail, (rule, about, index), excess);
    let mut cites = Cites::by(R13_6);
    let column = q.column(&mut cites, &mut object)?;
    q.moment(&mut object)?;
    let gate = q.gate(&column)?;
    q.board.hex(q.to, &"to")?;
    if column.ground {
        named(&gate, q.to, scratch, &mut cites, &mut object)?;
    }
    let value = q.place(&gate, &column, q.to, &mut cites, &mut object)?;
    if !reasons.none() {
        return Ok(reasons.verdict(cites, Arrived::default));
    }
    for (i, unit) in numbered(q.units) {
        let lost = u16::from(unit.steps_lost);
        effects.push(Effect { hex: q.to, ..Effect::of(i, EffectKind::Place, lost, R13_6) });
        // Other loads are those of the question.
        let room = |points| u16::try_from(capacity(points)).unwrap_or(u16::MAX);
        let load = match unit.kind.get() {
            Some(Kind::OrganicTruck) => room(unit.amount).saturating_sub(unit.load),
            _ => 0,
        };
        if load > 0 {
            effects.push(Effect { hex: q.to, ..Effect::of(i, EffectKind::Load, load, R13_6C) });
        }
    }
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}

/// Returns whether the hex is one of those that the chart names, or replaces them (13.6b).
fn named(
    gate: &Gate<'_>,
    to: Hex,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    object: Objections<'_>,
) -> Result<(), Fault> {
    let whole = usize::MAX;
    if gate.names(to) {
        if gate.is_blocked(to)? {
            object(R13_6B, About::Whole, whole, None);
        }
        return Ok(());
    }
    if gate.entry != ArrivesBy::Edge || !gate.is_shut()? {
        object(R13_6, About::Whole, whole, None);
        return Ok(());
    }
    let mut serves = false;
    gate.nearest(&mut Search::over(gate.board.places()?, scratch)?, |hex| serves |= hex == to)?;
    if serves {
        cites.add(R13_6B);
    } else {
        object(R13_6B, About::Whole, whole, None);
    }
    Ok(())
}

impl<'a> Reinforcing<'a> {
    /// Checks the question and returns the entry.
    pub(super) fn gate(&self, column: &Column) -> Result<Gate<'a>, Fault> {
        // Aircraft go to an air base, whatever the chart names.
        let entry = if column.ground { word(self.entry, &"entry")? } else { ArrivesBy::Hex };
        if column.ground && self.hexes.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"hexes"));
        }
        let gate = Gate { board: self.board, side: self.side, entry, hexes: self.hexes };
        gate.is_shut()?;
        Ok(gate)
    }
    /// Collects the reasons why the units may not arrive now.
    pub(super) fn moment(&self, object: Objections<'_>) -> Result<(), Fault> {
        let phase = word(self.phase, &"phase")?;
        if phase != Phase::Reinforcement {
            object(R13_6, About::Whole, usize::MAX, None);
        }
        for (turn, field) in [(self.due, &"due" as Name), (self.turn, &"turn")] {
            if turn == 0 {
                return Err(Fault::new(FaultCode::MissingField, field));
            }
        }
        if self.due != self.turn {
            object(R13_6, About::Whole, usize::MAX, None);
        }
        Ok(())
    }
    /// Adds up the arriving units, and objects to each that may not arrive.
    pub(super) fn column(&self, cites: &mut Cites, object: Objections<'_>) -> Result<Column, Fault> {
        side_is_known(self.side, &"side")?;
        self.rules.sound()?;
        if self.units.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"units"));
        }
        let mut column = Column { combat: true, ..Column::default() };
        for (i, unit) in numbered(self.units) {
            let inside = |f: Fault| f.in_list(&"units", i);
            let checked = unit.checked().map_err(inside)?;
            if unit.side != self.side {
                return Err(inside(Fault::new(FaultCode::Contradiction, &"side")));
            }
            if checked.kind == Kind::Aircraft {
                if unit.inactive.is_set() {
                    object(R13_6, About::Units, i, None);
                }
                column.aircraft = column.aircraft.saturating_add(1);
                continue;
            }
            column.ground = true;
            if matches!(checked.mode, Mode::Exploit | Mode::Dg) && checked.kind.is_combat() {
                object(R13_6B, About::Units, i, None);
            }
            // 12.5f: nobody arrives fuelled.
            if unit.fuelled.is_set() {
                object(R12_5F, About::Units, i, None);
            }
            loads(&checked).map_err(inside)?;
            self.loaded(&checked, &mut column, cites);
            // 13.6a: only a port needs the size.
            if self.entry.get() == Some(ArrivesBy::Port)
                && let Some((size, _)) = equivalent(&checked).map_err(inside)?
            {
                column.size = column.size.saturating_add(size);
                column.parts = column.parts.saturating_add(1);
                column.combat &= checked.kind.is_combat();
            }
            column.re = column.re.saturating_add(u32::from(extent(&checked).map_err(inside)?.re));
        }
        if column.loads > u32::from(self.supply) {
            object(R13_6C, About::Units, usize::MAX, Some((What::Cost, column.loads, 1, u32::from(self.supply))));
        }
        Ok(column)
    }
    /// Adds the supply with which Transport Points are loaded (13.6c).
    fn loaded(&self, unit: &Checked<'_>, column: &mut Column, cites: &mut Cites) {
        if !matches!(unit.kind, Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule) {
            return;
        }
        let organic = unit.kind == Kind::OrganicTruck;
        cites.add_if(R13_6C, organic || unit.unit.load > 0);
        if !organic {
            column.loads = column.loads.saturating_add(u32::from(unit.unit.load));
        }
    }
    /// Collects the reasons why the units may not be placed in a hex, whichever the chart names; returns the result.
    pub(super) fn place(
        &self,
        gate: &Gate<'_>,
        column: &Column,
        to: Hex,
        cites: &mut Cites,
        object: Objections<'_>,
    ) -> Result<Arrived, Fault> {
        let zone = in_zone(&self.board, to, self.side, &self.rules)?;
        let mut value = Arrived { enemy_zone: Flag::from(zone), ..Arrived::default() };
        if column.aircraft > 0 {
            match room_for_aircraft(&self.board, to, self.side)? {
                None => object(R13_6, About::Units, usize::MAX, None),
                Some(room) if column.aircraft > room => {
                    let excess = Some((What::Count, u32::from(column.aircraft), 1, u32::from(room)));
                    object(R13_6A, About::Units, usize::MAX, excess);
                    object(R14_2A, About::Units, usize::MAX, excess);
                }
                Some(_) => {}
            }
        }
        if !column.ground {
            return Ok(value);
        }
        if zone && gate.entry != ArrivesBy::Port {
            cites.add(R13_6B);
            for (i, unit) in numbered(self.units) {
                match (unit.kind.get(), unit.mode.get()) {
                    (Some(Kind::Aircraft), _) => {}
                    (_, Some(Mode::Reserve)) => object(R4_5A_I, About::Units, i, None),
                    (_, Some(Mode::Strat)) => object(R4_5A_J, About::Units, i, None),
                    _ => {}
                }
            }
        }
        if gate.entry == ArrivesBy::Port {
            value.capacity_left = self.port(column, to, zone, cites, object)?;
        }
        if !self.board.is_off_map(to) {
            value.re = column.re;
            for (at, unit) in self.board.stack(to).filter(|(_, unit)| unit.may_be_of(self.side)) {
                let size = if unit.may_be(Kind::is_combat) {
                    extent(&self.board.checked(at)?).map_err(|f| f.in_list(UNITS, at))?.re
                } else {
                    0
                };
                value.re = value.re.saturating_add(u32::from(size));
            }
            // 4.8a: 10 RE, but not in this phase (13.6a).
            value.overstacked = Flag::from(value.re > u32::from(LIMIT));
            cites.add_if(R13_6A, value.overstacked.is_set());
        }
        Ok(value)
    }
    /// Collects the reasons why the units may not arrive at a port (13.6a); returns the capacity left.
    fn port(
        &self,
        column: &Column,
        to: Hex,
        zone: bool,
        cites: &mut Cites,
        object: Objections<'_>,
    ) -> Result<u16, Fault> {
        cites.add(R13_6A);
        let mine = |unit: &Unit| unit.may_be_of(self.side) && unit.may_be(|kind| kind == Kind::Port);
        let mut ports = self.board.stack(to).filter(|(_, unit)| mine(unit));
        let port = ports.next();
        if let Some((at, _)) = ports.next() {
            // 4.8: a hex has one facility of a kind.
            return Err(Fault::new(FaultCode::Contradiction, &"kind").in_list(UNITS, at));
        }
        let Some((at, _)) = port else {
            object(R13_6A, About::Whole, usize::MAX, None);
            return Ok(0);
        };
        let capacity = self.board.checked(at)?.unit.amount;
        let left = capacity.checked_sub(self.port_used);
        let left = left.ok_or(Fault::new(FaultCode::Contradiction, &"port_used"))?;
        if zone {
            object(R13_6A, About::Whole, usize::MAX, None);
        }
        // A supply token of capacity is four sixteenths of a point (4.7a).
        let room = u32::from(left).saturating_mul(4);
        if column.size <= room {
            let rest = room.saturating_sub(column.size) / 4;
            return Ok(u16::try_from(rest).unwrap_or(u16::MAX));
        }
        // 19.0: a single combat unit may arrive through a port that is too small for it, and uses up its capacity.
        let alone = column.parts == 1 && column.combat && self.port_used == 0 && capacity > 0;
        if alone {
            cites.add(R19_0);
        } else {
            object(R13_6A, About::Whole, usize::MAX, Some((What::Capacity, column.size, CAPACITY, room)));
        }
        Ok(0)
    }
}
