//! One piece on its path: the conditions of each space. Clarifications 2.3 to 2.7, 3.1, 3.4c, 3.4d, 3.6, 4.4.

use super::super::map::is_open;
use super::super::orders::{NONE, PathEventKind};
use super::super::rules::*;
use super::super::units::{Domain, Kind};
use super::turn::{LIFTED, Piece, Report, Turn, UNLOADED};
use crate::axis_allies::map::Site;
#[cfg(feature = "spaces")]
use crate::axis_allies::set::Set;
use crate::fault::Fault;
use crate::reflect::Locus;
use crate::rule::Rule;
use crate::ruling::{About, What};
use crate::table::numbered;

/// The cost of a neutral in IPC (2.7a).
pub(crate) const NEUTRAL_FEE: u8 = 3;

/// Returns why a friend's piece does not move on this turn: fighters move with their carrier, a transport with its
/// owner.
fn friends_rule(piece: &Piece<'_>) -> Option<Rule> {
    match piece.kind {
        _ if piece.own || !piece.friendly => None,
        Kind::Fighter if piece.state.aboard > 0 => Some(R3_4C),
        Kind::Transport => Some(R3_3B),
        _ => None,
    }
}

impl<'v> Turn<'v, '_> {
    /// Returns the piece that is to move: the power's own, or a friend's which a clarification forbids to move.
    pub fn mover(&self, at: u16) -> Result<Piece<'v>, Fault> {
        match self.piece(usize::from(at)) {
            Some(piece) if piece.own || friends_rule(&piece).is_some() => Ok(piece),
            Some(_) => Err(Fault::against(&text!("unit"), &"board.units[].owner: a power moves its own pieces")
                .other_at(usize::from(at))),
            None => Err(Fault::of_index(&text!("unit"), usize::from(at), self.view.units.len())),
        }
    }

    /// Collects the rules by which a piece may not move anywhere.
    pub fn may_move(&self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        let Piece { unit, kind, state, .. } = *piece;
        if let Some(rule) = friends_rule(piece) {
            report.object(rule, state.space);
        }
        if kind.domain() == Domain::Land && (state.aboard > 0 || state.has(UNLOADED)) {
            report.object(R3_2B, state.space);
        }
        if kind == Kind::Transport && state.has(UNLOADED) {
            report.object(R3_2D, state.space);
        }
        if unit.captured.is_set() && kind == Kind::AaGun {
            report.object(R4_4B, state.space);
        }
        if unit.placed.is_set() {
            report.object(PLACEMENT, state.space);
        }
        let fought = unit.engaged.is_set() || unit.retreated.is_set();
        if !self.is_combat() && fought && kind.domain() != Domain::Air {
            report.object(if kind == Kind::Armor { R3_6A } else { MOVEMENT }, state.space);
        }
    }

    /// Collects the rules by which a piece may not move on from where it is.
    pub fn may_go_on(&self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        self.may_move(piece, report);
        self.leave(piece, report);
    }

    /// Returns those neighbours that a piece which may go on may enter: at once what [`cross`](Self::cross) and
    /// [`enter`](Self::enter) say of each. Debug builds compare them for every row of choices.
    #[cfg(feature = "spaces")]
    pub fn open_to(&self, piece: &Piece<'_>, near: &Set) -> Set {
        let (view, combat) = (self.view, self.is_combat());
        // 2.7a, 2.7c
        let pays = combat && self.cost.saturating_add(u16::from(NEUTRAL_FEE)) <= self.cash;
        let paid = if combat { self.paid } else { Set::default() };
        let closed = if pays { Set::default() } else { view.neutral.without(&paid) };
        match piece.kind.domain() {
            Domain::Land if piece.kind == Kind::AaGun => {
                let mut land = near.and(&view.friendly);
                if combat {
                    land.keep(&view.began);
                }
                for space in land.iter().filter(|space| self.has_gun(*space, piece.at)) {
                    land.leave(&Set::one(space));
                }
                land
            }
            Domain::Land if combat => near.without(&view.sea).without(&closed),
            Domain::Land => near.and(&view.friendly).without(&view.sea),
            Domain::Sea => {
                let into = if combat { view.sea } else { view.sea.without(&view.occupied) };
                view.map.sail(&Set::one(piece.state.space), &into.and(near), &view.began)
            }
            Domain::Air => near.without(&closed),
        }
    }

    /// Moves a piece along a path, whose spaces are on the board.
    pub fn travel(&mut self, piece: &mut Piece<'_>, path: &[Locus<Site>], report: &mut Report<'_, '_, '_, '_>) {
        report.findings.cite(MOVEMENT);
        self.may_move(piece, report);
        let began = piece.state.space;
        for (step, next) in numbered(path) {
            self.leave(piece, report);
            self.cross(piece, next.0, report);
            piece.state.space = next.0;
            piece.state.spent = piece.state.spent.saturating_add(1);
            self.enter(piece, report);
            report.findings.note(MOVEMENT, What::Distance, About::Path.at(step), i32::from(piece.state.spent));
        }
        let space = piece.state.space;
        let allowance = self.view.row_of(piece.unit).movement;
        if piece.state.spent > allowance {
            report.exceed(MOVEMENT, space, u16::from(piece.state.spent), u16::from(allowance));
        }
        if self.is_combat() && self.view.occupied.has(space) {
            report.happen(PathEventKind::Battle, MOVEMENT, space, 0);
        }
        piece.state.flags &= !LIFTED;
        if piece.kind == Kind::Fighter {
            piece.state.aboard = 0;
        }
        self.put(piece);
        if began != space && piece.kind.is_ship() {
            self.carry(piece, began, report);
        }
    }

    /// Leaves a space that was entered in this phase.
    fn leave(&self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        let (view, space, domain) = (self.view, piece.state.space, piece.kind.domain());
        if !self.is_combat() || piece.state.spent == 0 || domain == Domain::Air {
            return;
        }
        let land = domain == Domain::Land;
        if land && view.began_neutral.has(space) {
            // 2.7b: even if it was taken in this phase, by another power or by an earlier order.
            report.object(R2_7, space);
            report.object(R3_6C, space);
        } else if view.occupied.has(space) {
            // 3.6a: enemies stop a blitz like any other move.
            report.object(if piece.kind == Kind::Armor { R3_6A } else { MOVEMENT }, space);
        } else if land && view.is_hostile(space) {
            if piece.kind == Kind::Armor {
                report.findings.cite(R3_6A);
                if view.guns.has(space) || view.has_complex(space) {
                    report.findings.cite(R3_6B);
                    report.findings.cite(R3_1F);
                }
            } else {
                report.object(R3_6A, space);
            }
        }
    }

    /// Crosses the border into the next space.
    fn cross(&self, piece: &Piece<'_>, next: u16, report: &mut Report<'_, '_, '_, '_>) {
        let (map, here) = (&self.view.map, piece.state.space);
        if !map.borders(here, next) {
            if !map.notes(here, next, &mut |rule| report.object(rule, next)) {
                report.exceed(MAP, next, map.apart(here, next).unwrap_or(0), 1);
            }
            return;
        }
        if !report.silent {
            map.cite_border(here, next, &mut report.findings.cites);
        }
        if piece.kind.domain() != Domain::Sea {
            return;
        }
        if let Some((canal, rule)) = map.canal(here, next) {
            // 2.3, 2.4: friendly when the turn began, whoever owns it since.
            if is_open(canal, &self.view.began) {
                report.happen(PathEventKind::Canal, rule, next, 0);
            } else {
                report.object(rule, next);
            }
        }
    }

    /// Enters the present space.
    fn enter(&mut self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        let (view, space, combat) = (self.view, piece.state.space, self.is_combat());
        let sea = view.sea.has(space);
        match piece.kind.domain() {
            Domain::Land if !sea => {
                self.go_ashore(piece, report);
                self.one_gun(piece, report);
            }
            Domain::Sea if sea && (combat || !view.occupied.has(space)) => {}
            Domain::Land | Domain::Sea => report.object(MOVEMENT, space),
            Domain::Air => {
                if view.neutral.has(space) {
                    self.pay(space, report);
                }
                if view.guns.has(space) && !self.taken.has(space) {
                    if combat {
                        report.happen(PathEventKind::Fire, R3_1A, space, piece.count);
                    } else {
                        report.findings.cite(R3_1A);
                    }
                }
            }
        }
    }

    /// Lets a land piece enter its present land, by movement or from a transport.
    pub fn go_ashore(&mut self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        let (view, space) = (self.view, piece.state.space);
        let (neutral, hostile, occupied) = (view.neutral.has(space), view.is_hostile(space), view.occupied.has(space));
        // Land taken by other pieces in this phase, by earlier orders or on the board.
        let conquered =
            !view.began.has(space) && (view.friendly.has(space) || self.taken.has(space) || self.paid.has(space));
        if neutral {
            self.pay(space, report);
        }
        if self.is_combat() {
            if piece.kind == Kind::AaGun && !(view.friendly.has(space) && view.began.has(space)) {
                // A gun neither attacks nor takes land.
                report.object(R3_1F, space);
                if conquered {
                    // 4.4a: it may follow in the non-combat phase.
                    report.object(R4_4A, space);
                }
            } else if hostile && !occupied {
                report.findings.cite(CONTROL);
                report.findings.cite_if(R3_1F, view.guns.has(space));
                if !self.taken.has(space) {
                    self.taken.add(space);
                    report.happen(PathEventKind::Take, CONTROL, space, 0);
                }
            }
        } else if hostile {
            let blitz = piece.kind == Kind::Armor && !occupied;
            report.object(if blitz { R3_6A } else { MOVEMENT }, space);
        } else if !neutral {
            report.findings.cite_if(R4_4A, !view.began.has(space));
        }
    }

    /// 3.1b: a gun enters only land without another gun.
    pub fn one_gun(&self, piece: &Piece<'_>, report: &mut Report<'_, '_, '_, '_>) {
        if piece.kind == Kind::AaGun && self.has_gun(piece.state.space, piece.at) {
            report.exceed(R3_1B, piece.state.space, 2, 1);
        }
    }

    /// Takes a neutral: once a turn and country, in the combat phase, for cash (2.7a, 2.7c).
    fn pay(&mut self, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        if !self.is_combat() {
            report.object(R2_7, space);
            return;
        }
        if self.paid.has(space) {
            report.findings.cite(R2_7);
            return;
        }
        self.paid.add(space);
        self.cost = self.cost.saturating_add(u16::from(NEUTRAL_FEE));
        report.findings.note(R2_7, What::Money, About::Path.at(usize::from(space)), i32::from(NEUTRAL_FEE));
        if self.cost > self.cash {
            report.exceed(R2_7, space, self.cost, self.cash);
        } else {
            report.happen(PathEventKind::Fee, R2_7, space, NEUTRAL_FEE);
        }
    }

    /// Returns whether another antiaircraft gun than this one is on a territory.
    pub fn has_gun(&self, space: u16, except: usize) -> bool {
        let stands = |piece: &Piece<'_>| piece.state.space == space && piece.state.aboard == 0;
        self.of_kind(Kind::AaGun).any(|piece| piece.at != except && stands(&piece))
    }

    /// Moves a ship's cargo along; its owner's own fighters take off instead (3.4c, 3.4d).
    fn carry(&mut self, ship: &Piece<'_>, began: u16, report: &mut Report<'_, '_, '_, '_>) {
        let (at_hand, mut at) = (report.unit, 0usize);
        while let Some(cargo) = &mut self.cargo_from(ship, at) {
            at = cargo.number();
            report.unit = u16::try_from(cargo.at).unwrap_or(NONE);
            if ship.kind == Kind::Carrier && cargo.own {
                (cargo.state.aboard, cargo.state.flags) = (0, cargo.state.flags | LIFTED);
                report.happen(PathEventKind::LiftOff, R3_4D, began, cargo.count);
            } else {
                cargo.state.space = ship.state.space;
                let rule = match ship.kind {
                    Kind::Carrier => R3_4C,
                    _ if cargo.own => R3_2A,
                    _ => R3_3B,
                };
                report.happen(PathEventKind::Carried, rule, ship.state.space, cargo.count);
            }
            self.put(cargo);
        }
        report.unit = at_hand;
    }
}
