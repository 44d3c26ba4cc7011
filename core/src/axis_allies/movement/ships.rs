//! Boarding transports and unloading them. Clarifications 3.2, 3.3.

use super::super::board::{Unit, Unloading, View};
use super::super::orders::{Incident, Order, last_order};
use super::super::rules::*;
use super::super::units::Kind;
use super::turn::{BOARDED, IN_BATTLE, Report, Turn, UNLOADED};
use crate::fault::{Fault, FaultCode};
use crate::rule::Rule;

impl<'v> Turn<'v, '_> {
    /// The room left on a transport or carrier after the orders so far, and whose cargo it is.
    pub fn room(&self, ship: usize) -> (u8, Option<u8>) {
        let Some(unit) = self.view.units.get(ship) else { return (0, None) };
        let mut room = self.view.row(View::kind(unit)).hold;
        let mut nation = None;
        for (_, cargo, state) in self.pieces() {
            if state.carrier() == Some(ship) {
                room = room.saturating_sub(self.view.bulk(cargo));
                nation = Some(cargo.owner.0);
            }
        }
        (room, nation)
    }

    /// The transport that a number stands for, and its place in the list.
    pub fn transport(&self, number: u16) -> Result<(usize, &'v Unit), Fault> {
        let at = usize::from(number).checked_sub(1).and_then(|at| Some((at, self.view.units.get(at)?)));
        let (at, unit) = at.ok_or(Fault::new(FaultCode::OutOfRange, &"aboard"))?;
        let one = View::kind(unit) == Kind::Transport && unit.number() == 1;
        if one { Ok((at, unit)) } else { Err(Fault::new(FaultCode::Contradiction, &"aboard")) }
    }

    /// A piece boards a transport (3.2a to 3.2d, 3.2g, 3.3).
    pub fn board(
        &mut self,
        (at, unit): (usize, &Unit),
        (ship, transport): (usize, &Unit),
        assault: bool,
        report: &mut Report<'_, '_, '_, '_>,
    ) {
        let view = self.view;
        let (mut state, vessel) = (self.state(at), self.state(ship));
        let friend = View::owner(transport) != View::owner(unit);
        let zone = vessel.space;
        report.cites.add(R3_2A);
        if friend {
            report.cites.add(R3_3A);
            report.cites.add(R3_3B);
        }
        // 3.3b: on one's own turn, a transport of one's own side.
        if !view.is_own(unit) || !view.power.is_friend(View::owner(transport)) {
            report.object(R3_3B, zone);
        }
        if state.aboard > 0 {
            report.object(R3_2G, zone);
        } else if !view.map.borders(state.space, zone) {
            report.object(MAP, zone);
        }
        if state.spent > 0 || state.has(UNLOADED) || (!self.is_combat() && unit.engaged.is_set()) {
            self.object_as(friend, R3_2B, zone, report);
        }
        if unit.captured.is_set() && View::kind(unit) == Kind::AaGun {
            report.object(R4_4B, zone);
        }
        if vessel.has(UNLOADED) {
            report.object(R3_2D, zone);
            if friend {
                report.object(R3_3C, zone);
            }
        } else {
            // 3.3c: the turn of the next friendly country will do, though the round is the same.
            report.cites.add_if(R3_3C, transport.unloaded.get() == Some(Unloading::ThisRound));
        }
        let (room, nation) = self.room(ship);
        if View::kind(unit).carried_by() != Some(Kind::Transport) || view.bulk(unit) > room {
            self.object_as(friend, R3_2A, zone, report);
        }
        if nation.is_some_and(|owner| owner != unit.owner.0) {
            report.object(R3_3D, zone);
        }
        if self.is_combat() && view.occupied.has(zone) {
            state.flags |= IN_BATTLE;
            if assault {
                report.cites.add(R3_2C);
            } else {
                report.object(R3_2C, zone);
            }
        }
        report.cites.add_if(R3_2C, room < view.row(Kind::Transport).hold);
        state.flags |= BOARDED;
        state.space = zone;
        state.aboard = u16::try_from(ship).unwrap_or(u16::MAX).saturating_add(1);
        self.put(at, state);
    }

    /// A piece unloads onto land (3.2b, 3.2d to 3.2f, 3.3b).
    pub fn unload(
        &mut self,
        (at, unit): (usize, &Unit),
        (ship, transport): (usize, &Unit),
        land: u16,
        report: &mut Report<'_, '_, '_, '_>,
    ) {
        let view = self.view;
        let (mut state, kind) = (self.state(at), View::kind(unit));
        let mut vessel = self.state(ship);
        let friend = View::owner(transport) != View::owner(unit);
        report.cites.add(R3_2B);
        if !view.is_own(unit) {
            report.object(R3_3B, land);
        }
        if friend {
            report.cites.add(R3_3A);
            report.cites.add(R3_3B);
            // Step 2 may not be skipped.
            if !unit.shuttled.is_set() || state.has(BOARDED) {
                report.object(R3_3B, land);
            }
        }
        if transport.retreated.is_set() {
            self.object_as(friend, R3_2F, land, report);
        }
        if view.sea.has(land) {
            report.object(MOVEMENT, land);
        } else if !view.map.borders(vessel.space, land) {
            report.object(MAP, land);
        }
        if !view.sea.has(land) {
            if self.is_combat() {
                self.invade(kind, land, report);
                if view.occupied.has(land) {
                    report.happen(Incident::Battle, R4_3A, land, 0);
                }
            } else {
                self.relocate(kind, land, report);
            }
        }
        if kind == Kind::AaGun && self.has_gun(land, at) {
            report.object(R3_1B, land);
        }
        (state.left, state.aboard, state.space) = (state.aboard, 0, land);
        state.flags |= UNLOADED;
        vessel.flags |= UNLOADED;
        self.put(at, state);
        self.put(ship, vessel);
    }

    /// An objection by a paragraph that holds for friendly transports by way of 3.3a.
    fn object_as(&self, friend: bool, rule: Rule, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        report.object(rule, space);
        if friend {
            report.object(R3_3A, space);
        }
    }

    /// What holds of all that unloads from one transport: together or not at all where that is asked, to one land in
    /// combat (3.2e, 3.3b). `ship` is the transport.
    pub fn unloaded_together(&self, ship: usize, orders: &[Order], report: &mut Report<'_, '_, '_, '_>) {
        let Some(transport) = self.view.units.get(ship) else { return };
        let here = |number: u16| usize::from(number).checked_sub(1) == Some(ship);
        let mut first = None;
        for (_, _, state) in self.pieces() {
            if here(state.left) {
                first = first.or(Some(state.space));
            }
        }
        let Some(first) = first else { return };
        for (i, unit, state) in self.pieces() {
            let friend = View::owner(transport) != View::owner(unit);
            report.about(i);
            report.order = last_order(orders, i);
            if state.carrier() == Some(ship) && (self.is_combat() || friend) {
                self.left_behind(friend, state.space, report);
            }
            if here(state.left) && state.space != first {
                // Different lands are for one's own troops in the non-combat phase.
                if self.is_combat() || friend {
                    report.object(R3_2E, state.space);
                } else {
                    report.cites.add(R3_2E);
                }
            } else if state.carrier() == Some(ship) && !self.is_combat() && !friend {
                report.cites.add(R3_2E);
            }
        }
    }

    /// Cargo that stays aboard where all must unload.
    fn left_behind(&self, friend: bool, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        if self.is_combat() {
            self.object_as(friend, R3_2E, space, report);
        }
        if friend {
            report.object(R3_3B, space);
        }
    }
}
