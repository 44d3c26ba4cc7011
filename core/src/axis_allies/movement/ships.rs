//! Boarding and unloading transports. Clarifications 3.2, 3.3.

use super::super::board::{Unit, Unloading};
use super::super::orders::PathEventKind;
use super::super::rules::*;
use super::super::units::Kind;
use super::super::view::View;
use super::turn::{BOARDED, IN_BATTLE, Piece, Report, Turn, UNLOADED};
use crate::fault::{Fault, FaultCode, Name};
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};

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
                report.cites.add(R3_2C);
            } else {
                report.object(R3_2C, zone);
            }
        }
        report.cites.add_if(R3_2C, room < u16::from(view.row(Kind::Transport).hold));
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
            report.cites.add_if(R3_3C, ship.unit.unloaded.get() == Some(Unloading::ThisRound));
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

    /// Unloads a piece onto land (3.2b, 3.2d to 3.2f, 3.3b).
    pub fn unload(
        &mut self,
        piece: &mut Piece<'_>,
        ship: &mut Piece<'_>,
        land: u16,
        report: &mut Report<'_, '_, '_, '_>,
    ) {
        let view = self.view;
        let friend = View::owner(ship.unit) != View::owner(piece.unit);
        cite_shipping(R3_2B, friend, report);
        if !piece.own {
            report.object(R3_3B, land);
        }
        // Step 2 may not be skipped.
        if friend && (!piece.unit.shuttled.is_set() || piece.state.has(BOARDED)) {
            report.object(R3_3B, land);
        }
        if ship.unit.retreated.is_set() {
            object_as(friend, R3_2F, land, report);
        }
        let sea = view.sea.has(land);
        if sea {
            report.object(MOVEMENT, land);
        } else if !view.map.borders(ship.state.space, land) {
            report.exceed(MAP, land, view.map.apart(ship.state.space, land).unwrap_or(0), 1);
        }
        let zone = ship.state.space;
        if ship.state.left > 0 && ship.state.left != zone {
            // All land that it unloads onto borders one sea zone.
            object_as(friend, R3_2E, land, report);
        }
        (piece.state.left, piece.state.aboard, piece.state.space) = (piece.state.aboard, 0, land);
        piece.state.flags |= UNLOADED;
        ship.state.left = zone;
        ship.state.flags |= UNLOADED;
        if !sea {
            self.go_ashore(piece, report);
            if self.is_combat() && view.occupied.has(land) {
                report.happen(PathEventKind::Battle, R4_3A, land, 0);
            }
        }
        self.one_gun(piece, report);
        self.put(piece);
        self.put(ship);
    }

    /// Checks the rules for all cargo that unloads from one transport: all of it or none where required, and onto one
    /// land in combat (3.2e, 3.3b). While further orders may come, those who stay aboard can still follow, if they may
    /// unload onto the same land.
    pub fn unloaded_together(&mut self, ship: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        let left = |piece: &Piece<'_>| !piece.kind.is_ship() && usize::from(piece.state.left) == ship.number();
        let Some(first) = self.departed().find(left) else { return };
        let (first, nation) = (first.state.space, first.unit.owner);
        // Only with `mixed_cargo` is there another nation's: it unloads on its own turn.
        for at in self.shipped().among(self.view.units.len()) {
            if !self.is_of(at, ship.number()) {
                continue;
            }
            let Some(piece) = self.piece(at).filter(|piece| piece.unit.owner == nation) else { continue };
            let space = piece.state.space;
            let (stays, strays) = (piece.is_aboard(ship), left(&piece) && space != first);
            if !stays && !strays {
                continue;
            }
            let friend = View::owner(ship.unit) != View::owner(piece.unit);
            if !self.is_combat() && !friend {
                // Staying aboard and different lands are for the power's own troops in the non-combat phase.
                report.cites.add(R3_2E);
                continue;
            }
            if stays && self.outlook.open && self.can_follow(&piece, ship, first) {
                continue;
            }
            report.about(&piece, self.orders);
            if stays {
                if self.is_combat() {
                    object_as(friend, R3_2E, space, report);
                }
                if friend {
                    report.object(R3_3B, space);
                }
            }
            if strays {
                report.object(R3_2E, space);
            }
        }
    }

    /// Returns whether a piece that is still aboard may unload onto a land, and lawfully stay there (3.2c).
    fn can_follow(&mut self, piece: &Piece<'_>, ship: &Piece<'_>, land: u16) -> bool {
        let (mut piece, mut ship) = (*piece, *ship);
        let kept = (self.word(piece.at), self.word(ship.at), self.paid, self.taken, self.cost);
        let mut nothing = (Sink::none(), Sink::none(), Trail::none());
        let mut report = Report::new(R3_2B, &mut nothing.0, &mut nothing.1, &mut nothing.2);
        self.unload(&mut piece, &mut ship, land, &mut report);
        self.set_word(piece.at, kept.0);
        self.set_word(ship.at, kept.1);
        (self.paid, self.taken, self.cost) = (kept.2, kept.3, kept.4);
        report.reasons.0.is_none() && !self.is_idle(&piece)
    }

    /// Returns whether a piece boarded in a zone with a battle, and went ashore where it does not attack (3.2c).
    pub fn is_idle(&self, piece: &Piece<'_>) -> bool {
        let space = piece.state.space;
        let attacks = self.view.is_hostile(space) || self.view.neutral.has(space);
        self.is_combat() && piece.state.has(IN_BATTLE) && piece.state.left > 0 && !attacks
    }
}

/// Cites a paragraph about transports, and those by which it applies to friendly ones.
fn cite_shipping(rule: Rule, friend: bool, report: &mut Report<'_, '_, '_, '_>) {
    report.cites.add(rule);
    report.cites.add_if(R3_3A, friend);
    report.cites.add_if(R3_3B, friend);
}

/// Objects by a paragraph that applies to friendly transports through 3.3a.
fn object_as(friend: bool, rule: Rule, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    report.object(rule, space);
    if friend {
        report.object(R3_3A, space);
    }
}
