//! One piece on its way: what each space on the path asks of it. Clarifications 2.3 to 2.7, 3.1, 3.4c, 3.4d, 3.6, 4.4.

use super::super::board::{Unit, View};
use super::super::map::is_open;
use super::super::orders::Incident;
use super::super::rules::*;
use super::super::units::{Domain, Kind};
use super::turn::{LIFTED, Report, State, Turn, UNLOADED};
use crate::ruling::{About, What};
use crate::table::numbered;

/// IPC for a neutral (2.7a).
pub(crate) const NEUTRAL_FEE: u8 = 3;

impl Turn<'_, '_> {
    /// What keeps a piece from moving wherever it wants to go.
    pub fn may_move(&self, unit: &Unit, state: State, report: &mut Report<'_, '_, '_, '_>) {
        let kind = View::kind(unit);
        let mut object = |rule| report.object(rule, state.space);
        if !self.view.is_own(unit) {
            // Others move on their own turn: a friend's fighters with their carrier, a friend's transport with its owner.
            object(match kind {
                Kind::Fighter if state.aboard > 0 => R3_4C,
                Kind::Transport => R3_3B,
                _ => MOVEMENT,
            });
        }
        if kind.domain() == Domain::Land && (state.aboard > 0 || state.has(UNLOADED)) {
            object(R3_2B);
        }
        if kind == Kind::Transport && state.has(UNLOADED) {
            object(R3_2D);
        }
        if unit.captured.is_set() && kind == Kind::AaGun {
            object(R4_4B);
        }
        if unit.placed.is_set() {
            object(PLACEMENT);
        }
        let fought = unit.engaged.is_set() || unit.retreated.is_set();
        if !self.is_combat() && fought && kind.domain() != Domain::Air {
            object(if kind == Kind::Armor { R3_6A } else { MOVEMENT });
        }
    }

    /// Moves a piece along a path, whose spaces are on the board; where it stands then.
    pub fn travel(&mut self, at: usize, unit: &Unit, path: &[u16], report: &mut Report<'_, '_, '_, '_>) -> State {
        let kind = View::kind(unit);
        let mut state = self.state(at);
        report.cites.add(MOVEMENT);
        self.may_move(unit, state, report);
        let began = state.space;
        for (step, next) in numbered(path) {
            self.leave(kind, state, report);
            self.cross(kind, state.space, *next, report);
            state.space = *next;
            state.spent = state.spent.saturating_add(1);
            self.enter(at, unit, state, report);
            report.trail.note(MOVEMENT, What::Distance, About::Path, step, i32::from(state.spent));
        }
        if state.spent > self.view.row(kind).movement {
            report.object(MOVEMENT, state.space);
        }
        if self.is_combat() && self.view.occupied.has(state.space) {
            report.happen(Incident::Battle, MOVEMENT, state.space, 0);
        }
        state.flags &= !LIFTED;
        if kind == Kind::Fighter {
            state.aboard = 0;
        }
        self.put(at, state);
        self.carry(at, kind, began, state.space, report);
        state
    }

    /// Leaving a space that was entered in this phase.
    fn leave(&self, kind: Kind, state: State, report: &mut Report<'_, '_, '_, '_>) {
        let (view, space) = (self.view, state.space);
        if !self.is_combat() || state.spent == 0 {
            return;
        }
        match kind.domain() {
            Domain::Air => {}
            Domain::Land if view.neutral.has(space) => {
                // 2.7b
                report.object(R2_7, space);
                report.object(R3_6C, space);
            }
            _ if view.occupied.has(space) => report.object(MOVEMENT, space),
            Domain::Land if view.is_hostile(space) => {
                if kind == Kind::Armor {
                    report.cites.add(R3_6A);
                    let gun = view.guns.has(space);
                    report.cites.add_if(R3_6B, gun || view.has_complex(space));
                    report.cites.add_if(R3_1F, gun || view.has_complex(space));
                } else {
                    report.object(R3_6A, space);
                }
            }
            _ => {}
        }
    }

    /// Crossing from one space into the next.
    fn cross(&self, kind: Kind, here: u16, next: u16, report: &mut Report<'_, '_, '_, '_>) {
        let map = &self.view.map;
        if !map.borders(here, next) {
            if !map.notes(here, next, &mut |rule| report.object(rule, next)) {
                report.object(MAP, next);
            }
            return;
        }
        map.cite_border(here, next, &mut report.cites);
        let canal = map.canal(here, next).filter(|_| kind.domain() == Domain::Sea);
        if let Some((canal, rule)) = canal {
            // 2.3, 2.4: friendly when the turn began, whoever has it since.
            if is_open(canal, &self.view.began) {
                report.happen(Incident::Canal, rule, next, 0);
            } else {
                report.object(rule, next);
            }
        }
    }

    /// Entering a space.
    fn enter(&mut self, at: usize, unit: &Unit, state: State, report: &mut Report<'_, '_, '_, '_>) {
        let (kind, space) = (View::kind(unit), state.space);
        let view = self.view;
        let (sea, combat) = (view.sea.has(space), self.is_combat());
        match kind.domain() {
            Domain::Land if sea => report.object(MOVEMENT, space),
            Domain::Land => {
                if combat {
                    self.invade(kind, space, report);
                } else {
                    self.relocate(kind, space, report);
                }
                if kind == Kind::AaGun && self.has_gun(space, at) {
                    report.object(R3_1B, space);
                }
            }
            Domain::Sea if !sea => report.object(MOVEMENT, space),
            Domain::Sea if !combat && view.occupied.has(space) => report.object(MOVEMENT, space),
            Domain::Sea => {}
            Domain::Air => {
                if view.neutral.has(space) {
                    self.pay(space, report);
                }
                if view.guns.has(space) {
                    if combat {
                        report.happen(Incident::Fire, R3_1A, space, unit.number());
                    } else {
                        report.cites.add(R3_1A);
                    }
                }
            }
        }
    }

    /// Land pieces enter land in combat movement, on their own feet or from a transport.
    pub fn invade(&mut self, kind: Kind, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        let view = self.view;
        let (neutral, hostile) = (view.neutral.has(space), view.is_hostile(space));
        if neutral {
            self.pay(space, report);
        }
        if kind == Kind::AaGun && (neutral || hostile || view.occupied.has(space)) {
            // A gun neither attacks nor takes land.
            report.object(R3_1F, space);
        } else if hostile && !view.occupied.has(space) {
            self.taken.add(space);
            report.happen(Incident::Take, CONTROL, space, 0);
            report.cites.add_if(R3_1F, view.guns.has(space));
        }
    }

    /// Land pieces enter land in non-combat movement.
    pub fn relocate(&mut self, kind: Kind, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        let view = self.view;
        if view.neutral.has(space) {
            self.pay(space, report);
        } else if view.is_hostile(space) {
            let blitz = kind == Kind::Armor && !view.occupied.has(space);
            report.object(if blitz { R3_6A } else { MOVEMENT }, space);
        } else {
            report.cites.add_if(R4_4A, !view.began.has(space));
        }
    }

    /// A neutral is taken: once a turn and country, in the combat phase, from cash that is there (2.7a, 2.7c).
    fn pay(&mut self, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        if !self.is_combat() {
            report.object(R2_7, space);
            return;
        }
        if self.paid.has(space) {
            report.cites.add(R2_7);
            return;
        }
        self.paid.add(space);
        self.cost = self.cost.saturating_add(u16::from(NEUTRAL_FEE));
        report.trail.note(R2_7, What::Money, About::Path, usize::from(space), i32::from(NEUTRAL_FEE));
        if self.cost > self.cash {
            report.object(R2_7, space);
        } else {
            report.happen(Incident::Fee, R2_7, space, NEUTRAL_FEE);
        }
    }

    /// Whether an antiaircraft gun other than this one stands on a piece of land.
    pub fn has_gun(&self, space: u16, except: usize) -> bool {
        self.pieces().any(|(i, unit, state)| {
            i != except && View::kind(unit) == Kind::AaGun && state.space == space && state.aboard == 0
        })
    }

    /// What a ship carries goes along; its owner's own fighters lift off instead (3.4c, 3.4d).
    fn carry(&mut self, at: usize, kind: Kind, began: u16, space: u16, report: &mut Report<'_, '_, '_, '_>) {
        if !matches!(kind, Kind::Transport | Kind::Carrier) || began == space {
            return;
        }
        let ship = report.unit;
        for i in 0..self.view.units.len() {
            let Some(unit) = self.view.units.get(i) else { continue };
            let mut state = self.state(i);
            if state.carrier() != Some(at) {
                continue;
            }
            report.about(i);
            if kind == Kind::Carrier && self.view.is_own(unit) {
                (state.aboard, state.flags) = (0, state.flags | LIFTED);
                report.happen(Incident::LiftOff, R3_4D, began, unit.number());
            } else {
                state.space = space;
                let rule = if kind == Kind::Carrier { R3_4C } else { self.shuttle(unit) };
                report.happen(Incident::Carried, rule, space, unit.number());
            }
            self.put(i, state);
        }
        report.unit = ship;
    }

    /// The paragraph by which a transport carries this cargo.
    fn shuttle(&self, cargo: &Unit) -> crate::rule::Rule {
        if self.view.is_own(cargo) { R3_2A } else { R3_3B }
    }
}
