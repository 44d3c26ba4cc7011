//! Arrival of reinforcements in a hex. OCS 13.6, 13.6a to 13.6c.

use super::ArrivesBy;
use super::column::Column;
use super::entry::Gate;
use super::question::{Arrived, Reinforcing};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::map::Search;
use crate::ocs::board::UNITS;
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::CAPACITY;
use crate::ocs::ports::is_rounded;
use crate::ocs::replacements::{in_zone, room_for_aircraft};
use crate::ocs::rules::*;
use crate::ocs::size::{LIMIT, extent};
use crate::ocs::trucks::capacity;
use crate::ocs::units::{Kind, Mode, Phase, Unit, word};
use crate::reflect::Flag;
use crate::ruling::{About, Amount, Findings, Item, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Decides whether reinforcements may arrive in a hex (OCS 13.6 to 13.6c). The board shows the position before the
/// arrival. They arrive in the Reinforcement Phase of the turn in which they are due; units forgotten then never
/// arrive. They arrive in any voluntary mode, in a hex that the chart names. If enemy units block all of those on the
/// map's edge, they arrive in the nearest hex that is not blocked. A hex in an enemy zone of control is possible, but
/// not at a port, and not in a mode that may not be entered there (4.5a.I, 4.5a.J). A port accepts no more than its
/// capacity. Ground units may overstack; aircraft may not, and arrive Active at any friendly air base. A forbidden
/// answer cites every reason.
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
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `missing_field` and `unknown_word` for the phase, and for the entry unless all of them are aircraft.
/// * `missing_field` for the turn in which they are due, and for the current turn.
/// * `empty` for an arrival without units, or, unless all of them are aircraft, without hexes.
/// * `out_of_range` for hexes that the board does not have, and for an air base above level 3.
/// * `contradiction` for a unit of another side, and for a load beyond its points. So it is for two ports or air bases
///   in a hex, and for more of a port used than it has.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the units, as on a [board](crate::ocs::board). The amount of supply and Transport Points is needed.
/// * `inexact` for a size in RE that is no multiple of 1/4.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in these hexes or next to them.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn assess(
    question: &Reinforcing<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Arrived>>, Fault> {
    let q = question;
    let mut findings = Findings::by(R13_6, trail);
    let column = q.column(&mut findings)?;
    q.moment(&mut findings)?;
    let gate = q.gate(&column)?;
    q.board.hex(q.to, &"to")?;
    if column.ground {
        named(&gate, q.to, scratch, &mut findings)?;
    }
    let value = q.place(&gate, &column, q.to, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Arrived::default));
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
    Ok(findings.verdict(|| value))
}

/// Returns whether the hex is one of those that the chart names, or replaces them (13.6b).
fn named(gate: &Gate<'_>, to: Hex, scratch: &mut Scratch<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    if gate.names(to) {
        if gate.is_blocked(to)? {
            findings.forbid(R13_6B);
        }
        return Ok(());
    }
    if gate.entry != ArrivesBy::Edge || !gate.is_shut()? {
        findings.forbid(R13_6);
        return Ok(());
    }
    let mut serves = false;
    gate.nearest(&mut Search::over(gate.board.places()?, scratch)?, |hex| serves |= hex == to)?;
    if serves {
        findings.cite(R13_6B);
    } else {
        findings.forbid(R13_6B);
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
    pub(super) fn moment(&self, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        let phase = word(self.phase, &"phase")?;
        if phase != Phase::Reinforcement {
            findings.forbid(R13_6);
        }
        for (turn, field) in [(self.due, &"due" as Name), (self.turn, &"turn")] {
            if turn == 0 {
                return Err(Fault::new(FaultCode::MissingField, field));
            }
        }
        if self.due != self.turn {
            findings.forbid(R13_6);
        }
        Ok(())
    }
    /// Collects the reasons why the units may not be placed in a hex, whichever the chart names; returns the result.
    pub(super) fn place(
        &self,
        gate: &Gate<'_>,
        column: &Column,
        to: Hex,
        findings: &mut Findings<'_, '_>,
    ) -> Result<Arrived, Fault> {
        let zone = in_zone(&self.board, to, self.side)?;
        let mut value = Arrived { enemy_zone: Flag::from(zone), ..Arrived::default() };
        if column.aircraft > 0 {
            match room_for_aircraft(&self.board, to, self.side)? {
                None => findings.object(R13_6, About::Units),
                Some(room) => {
                    let aircraft = Amount::of(What::Count, u32::from(column.aircraft), 1);
                    findings.over(R13_6A, Item::all(About::Units), aircraft, u32::from(room));
                    findings.over(R14_2A, Item::all(About::Units), aircraft, u32::from(room));
                }
            }
        }
        if !column.ground {
            return Ok(value);
        }
        if zone && gate.entry != ArrivesBy::Port {
            findings.cite(R13_6B);
            for (i, unit) in numbered(self.units) {
                match unit.mode.get() {
                    Some(Mode::Reserve) => findings.object(R4_5A_I, About::Units.at(i)),
                    Some(Mode::Strat) => findings.object(R4_5A_J, About::Units.at(i)),
                    _ => {}
                }
            }
        }
        if gate.entry == ArrivesBy::Port {
            value.capacity_left = self.port(column, to, zone, findings)?;
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
            findings.cite_if(R13_6A, value.overstacked.is_set());
        }
        Ok(value)
    }
    /// Collects the reasons why the units may not arrive at a port (13.6a); returns the capacity left.
    fn port(&self, column: &Column, to: Hex, zone: bool, findings: &mut Findings<'_, '_>) -> Result<u16, Fault> {
        findings.cite(R13_6A);
        let mine = |unit: &Unit| unit.may_be_of(self.side) && unit.may_be(|kind| kind == Kind::Port);
        let mut ports = self.board.stack(to).filter(|(_, unit)| mine(unit));
        let port = ports.next();
        if let (Some((first, _)), Some((at, _))) = (port, ports.next()) {
            // 4.8: a hex has one facility of a kind.
            let fault = Fault::against(&"kind", &"[].kind: a hex has one port").other_at(first);
            return Err(fault.in_list(UNITS, at));
        }
        let Some((at, _)) = port else {
            findings.forbid(R13_6A);
            return Ok(0);
        };
        let port = self.board.checked(at)?.unit;
        if self.port_used > port.amount {
            let why = &"board.units[].amount: no more of a port is used than it has";
            return Err(Fault::against(&"port_used", why).other_at(at));
        }
        let capacity = port.port_capacity();
        let left = capacity.saturating_sub(self.port_used);
        findings.cite_if(R19_0, port.steps_lost > 0);
        findings.cite_if(R4_1, is_rounded(port.amount, port.steps_lost));
        if zone {
            findings.forbid(R13_6A);
        }
        // A supply token of capacity is four sixteenths of a point (4.7a).
        let room = u32::from(left).saturating_mul(4);
        if column.size <= room {
            let rest = room.saturating_sub(column.size) / 4;
            return Ok(u16::try_from(rest).unwrap_or(u16::MAX));
        }
        // 19.0a: a single combat unit may arrive through a port that is too small for it, and uses up its capacity.
        let alone = column.parts == 1 && column.combat && self.port_used == 0 && capacity > 0;
        if alone {
            findings.cite(R19_0A);
        } else {
            findings.over(R13_6A, Item::WHOLE, Amount::of(What::Capacity, column.size, CAPACITY), room);
        }
        Ok(0)
    }
}
