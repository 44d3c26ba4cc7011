//! Boarding transports: who may, and when. Clarifications 3.2, 3.3.

use super::super::board::{Unit, Unloading};
use super::super::rules::*;
use super::super::units::Kind;
use super::super::view::View;
use super::turn::{BOARDED, IN_BATTLE, Piece, Report, Turn, UNLOADED};
use crate::fault::{Fault, FaultCode, Name};
use crate::rule::Rule;

impl<'v> Turn<'v, '_> {
    /// Returns the room left on a transport after the orders so far, and the owner of its cargo.
    pub fn room(&self, ship: &Piece<'_>) -> (u16, Option<u8>) {
        let (mut room, mut nation) = (u16::from(self.view.row_of(ship.unit).hold), None);
        for cargo in self.cargo(ship) {
            room = room.saturating_sub(self.view.bulk(cargo.unit));
            nation = Some(cargo.unit.owner.0);
        }
        (room, nation)
    }

    /// Returns the piece that boards or unloads, which must be of the power's side.
    pub fn troop(&self, at: u16, field: Name) -> Result<Piece<'v>, Fault> {
        match self.piece(usize::from(at)) {
            Some(piece) if piece.friendly => Ok(piece),
            Some(_) => Err(Fault::against(field, &"board.units[].owner: it is an enemy's").other_at(usize::from(at))),
            None => Err(Fault::of_index(field, usize::from(at), self.view.units.len())),
        }
    }

    /// Returns the transport with a number, which must be of the power's side.
    pub fn transport(&self, number: u16) -> Result<Piece<'v>, Fault> {
        let code = match usize::from(number).checked_sub(1).and_then(|at| self.piece(at)) {
            Some(ship) if ship.kind == Kind::Transport && ship.count == 1 && ship.friendly => return Ok(ship),
            Some(_) => {
                let fault = Fault::against(&"aboard", &"board.units[]: it is no single transport of the side");
                return Err(fault.other_at(usize::from(number).saturating_sub(1)));
            }
            None if number == 0 => FaultCode::MissingField,
            None => return Err(Fault::of_number(&"aboard", usize::from(number), self.view.units.len())),
        };
        Err(Fault::new(code, &"aboard"))
    }

    /// Boards a piece on a transport (3.2a to 3.2d, 3.2g, 3.3).
    pub fn board(
        &mut self,
        piece: &mut Piece<'_>,
        ship: &Piece<'_>,
        assault: bool,
        report: &mut Report<'_, '_, '_, '_>,
    ) {
        let (view, zone) = (self.view, ship.state.space);
        let friend = View::owner(ship.unit) != View::owner(piece.unit);
        cite_shipping(R3_2A, friend, report);
        self.may_board(piece, ship, friend, report);
        let room = self.find_room(piece.unit, ship, friend, report);
        if self.is_combat() && view.occupied.has(zone) {
            piece.state.flags |= IN_BATTLE;
            if assault {
                report.findings.cite(R3_2C);
            } else {
                report.object(R3_2C, zone);
            }
        }
        report.findings.cite_if(R3_2C, room < u16::from(view.row(Kind::Transport).hold));
        piece.state.flags |= BOARDED;
        piece.state.space = zone;
        piece.state.aboard = u16::try_from(ship.number()).unwrap_or(u16::MAX);
        self.put(piece);
    }

    /// Objects to a piece that may not board, and to a ship on which nobody may.
    fn may_board(&self, piece: &Piece<'_>, ship: &Piece<'_>, friend: bool, report: &mut Report<'_, '_, '_, '_>) {
        let Piece { unit, kind, state, .. } = *piece;
        let (view, zone) = (self.view, ship.state.space);
        // 3.3b: on the owner's turn.
        if !piece.own {
            report.object(R3_3B, zone);
        }
        if state.aboard > 0 {
            report.object(R3_2G, zone);
        } else if !view.map.borders(state.space, zone) {
            report.exceed(MAP, zone, view.map.apart(state.space, zone).unwrap_or(0), 1);
        }
        if state.spent > 0 || state.has(UNLOADED) || (!self.is_combat() && unit.engaged.is_set()) {
            object_as(friend, R3_2B, zone, report);
        }
        if unit.captured.is_set() && kind == Kind::AaGun {
            report.object(R4_4B, zone);
        }
        if ship.state.has(UNLOADED) {
            report.object(R3_2D, zone);
            if friend {
                report.object(R3_3C, zone);
            }
        } else {
            // 3.3c: the turn of the next friendly country suffices, even in the same round.
            report.findings.cite_if(R3_3C, ship.unit.unloaded.get() == Some(Unloading::ThisRound));
        }
    }

    /// Objects to a piece for which a ship has no room, or which it does not carry. Returns the room.
    fn find_room(&self, unit: &Unit, ship: &Piece<'_>, friend: bool, report: &mut Report<'_, '_, '_, '_>) -> u16 {
        let (view, kind, zone) = (self.view, View::kind(unit), ship.state.space);
        let (room, nation) = self.room(ship);
        let bulk = view.bulk(unit);
        if kind.carried_by() != Some(Kind::Transport) {
            object_as(friend, R3_2A, zone, report);
        } else if bulk > room {
            report.exceed(R3_2A, zone, bulk, room);
            if friend {
                report.object(R3_3A, zone);
            }
        }
        if nation.is_some_and(|owner| owner != unit.owner.0) && !view.mixed_cargo {
            report.object(R3_3D, zone);
        }
        room
    }
}

/// Cites a paragraph about transports, and those by which it applies to friendly ones.
pub(super) fn cite_shipping(rule: Rule, friend: bool, report: &mut Report<'_, '_, '_, '_>) {
    report.findings.cite(rule);
    report.findings.cite_if(R3_3A, friend);
    report.findings.cite_if(R3_3B, friend);
}

/// Objects by a paragraph that applies to friendly transports through 3.3a.
pub(super) fn object_as(friend: bool, rule: Rule, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    report.object(rule, space);
    if friend {
        report.object(R3_3A, space);
    }
}
