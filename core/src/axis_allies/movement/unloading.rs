//! Unloading from transports: where to, and who together. Clarifications 3.2, 3.3b.

use super::super::orders::PathEventKind;
use super::super::rules::*;
use super::super::view::View;
use super::boarding::{cite_shipping, object_as};
use super::turn::{BOARDED, IN_BATTLE, Piece, Report, Turn, UNLOADED};
use crate::ruling::{Sink, Trail};

impl Turn<'_, '_> {
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
                report.findings.cite(R3_2E);
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
        report.findings.allows() && !self.is_idle(&piece)
    }

    /// Returns whether a piece boarded in a zone with a battle, and went ashore where it does not attack (3.2c).
    pub fn is_idle(&self, piece: &Piece<'_>) -> bool {
        let space = piece.state.space;
        let attacks = self.view.is_hostile(space) || self.view.neutral.has(space);
        self.is_combat() && piece.state.has(IN_BATTLE) && piece.state.left > 0 && !attacks
    }
}
