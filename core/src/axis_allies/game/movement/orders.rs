//! Orders of the two movements: each is judged where the orders before it have left the pieces.

use crate::axis_allies::game::movement::guns::{add, without};
use crate::axis_allies::game::movement::ways;
use crate::axis_allies::game::position::game::{board, view};
use crate::axis_allies::game::position::phase::{GUNS, RAIDS};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::game::text::read::of_field;
use crate::axis_allies::game::{Game, TurnPhase};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{Piece, Report, Turn};
use crate::axis_allies::moves::{Before, can_end, is_doomed, is_tight};
use crate::axis_allies::orders::Phase;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind};
use crate::axis_allies::view::View;
use crate::fault::{Fault, FaultCode};
use crate::reflect::Locus;
use crate::ruling::{Cites, Ruling, Sink, Verdict};
use crate::table::numbered;
use heapless::Vec;

/// Spaces that one path can have. No piece moves more than the 6 of a bomber (unit chart), for which it is forbidden;
/// what is longer than this is out of range.
pub(in crate::axis_allies::game) const STEPS: usize = 16;

impl<const N: usize> Game<N> {
    /// Which of the two movements it is.
    pub(in crate::axis_allies::game) fn movement(&self) -> Phase {
        if self.phase == TurnPhase::CombatMovement { Phase::Combat } else { Phase::Noncombat }
    }

    /// Pieces move together along a path.
    pub(in crate::axis_allies::game) fn travel(
        &mut self,
        pieces: &[u16],
        path: &[Locus<Site>],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let places = self.some(pieces)?;
        if path.len() > STEPS {
            return Err(Fault::new(FaultCode::OutOfRange, &text!("path")));
        }
        let (phase, power, cash) = (self.movement(), self.power, self.cash(self.power));
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, power, self.sound)?;
        view.path(path)?;
        let mut turn = Turn::new(&view, phase, cash);
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(&mut self.tracks, &[]);
        let before = Before::one(is_tight(&turn));
        let mut happenings = Sink::none();
        let mut report = Report::new(MOVEMENT, notes.objections, &mut happenings, notes.trail);
        let mut guns: Vec<u16, GUNS> = Vec::new();
        for (i, at) in numbered(&places) {
            let piece = &mut turn.mover(*at).map_err(|f| of_field(f, &"").in_list(&"pieces", i))?;
            report.unit = *at;
            let (began, moved) = (piece.state.space, piece.state.spent > 0);
            // It flies on, and does not raid where it was.
            piece.state.flags &= !RAIDS;
            turn.travel(piece, path, &mut report);
            if let Some(way) = self.ways.get_mut(usize::from(*at)) {
                *way = walked(*way, &view, began, path)?;
            }
            must_land(&turn, piece, &mut report);
            if piece.kind.domain() != Domain::Air || phase == Phase::Noncombat {
                continue;
            }
            // Guns fire at those who pass, also with troops that take the land; where the path ends they wait for the
            // battle.
            let passed = path.split_last().map_or(path, |(_, passed)| passed);
            for space in Some(began).filter(|_| moved).into_iter().chain(passed.iter().map(|space| space.0)) {
                if view.guns.has(space) && !self.taken.has(space) {
                    add(&mut guns, space)?;
                }
            }
        }
        if report.findings.allows() {
            can_end(&mut turn, &before, &places, notes.scratch, &mut report)?;
            if before.is_tight() && !guns.is_empty() {
                // Nor may what is lost to the guns be what the others depend on.
                without(&mut turn, &places, notes.scratch, &mut report)?;
            }
        }
        let mut ruling = report.verdict(());
        let (paid, taken, cost) = (turn.paid, turn.taken, turn.cost);
        let fallen = taken.and(&view.guns).without(&self.taken);
        if ruling.value.is_allowed() {
            self.settle(paid, taken, cost, notes);
            self.open_fire(&places, guns, &fallen, &mut ruling.cites)?;
        }
        Ok(ruling)
    }

    /// Troops board a transport, or leave theirs for a land.
    pub(in crate::axis_allies::game) fn ship(
        &mut self,
        pieces: &[u16],
        transport: Option<u16>,
        space: u16,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let places = self.some(pieces)?;
        let aboard = match transport {
            Some(id) => crate::axis_allies::game::position::game::number(
                self.place_of(id).ok_or_else(|| Fault::of_no_unit(&"transport", id))?,
            ),
            None => 0,
        };
        let (phase, power, cash) = (self.movement(), self.power, self.cash(self.power));
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, power, self.sound)?;
        if transport.is_none() {
            view.map.at(space, &"space")?;
        }
        let mut turn = Turn::new(&view, phase, cash);
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(&mut self.tracks, &[]);
        let before = Before::one(is_tight(&turn));
        let mut happenings = Sink::none();
        let mut waits = false;
        let rule = if transport.is_some() { R3_2A } else { R3_2B };
        let mut report = Report::new(rule, notes.objections, &mut happenings, notes.trail);
        let blame = |f, i| of_field(f, &"").in_list(&"pieces", i);
        for (i, at) in numbered(&places) {
            let piece = &mut turn.troop(*at, &"pieces").map_err(|f| blame(f, i))?;
            report.unit = *at;
            if transport.is_some() {
                let ship = turn.transport(aboard).map_err(|f| of_field(f, &"transport"))?;
                // 3.2c is asked when combat movement ends: whether those who board among enemies go ashore.
                turn.board(piece, &ship, true, &mut report);
                continue;
            }
            if piece.state.aboard == 0 || piece.kind.carried_by() != Some(Kind::Transport) {
                return Err(Fault::item_against(&"pieces", i, &"position: the piece is not aboard a transport"));
            }
            let mut ship = turn.transport(piece.state.aboard).map_err(|f| blame(f, i))?;
            turn.unload(piece, &mut ship, space, &mut report);
            waits |= view.occupied.has(ship.state.space);
        }
        if report.findings.allows() {
            can_end(&mut turn, &before, &places, notes.scratch, &mut report)?;
        }
        let mut ruling = report.verdict(());
        let (paid, taken, cost) = (turn.paid, turn.taken, turn.cost);
        // After a battle at sea the gun fires in the assault.
        let fallen = if waits { Set::default() } else { taken.and(&view.guns).without(&self.taken) };
        if ruling.value.is_allowed() {
            self.settle(paid, taken, cost, notes);
            self.open_fire(&[], Vec::new(), &fallen, &mut ruling.cites)?;
        }
        Ok(ruling)
    }

    /// Bombers are to raid the complex that they are over.
    pub(in crate::axis_allies::game) fn declare_raid(
        &mut self,
        pieces: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let places = self.some(pieces)?;
        let first = places.first().map_or(0, |at| self.state(usize::from(*at)).space);
        let mut others = 0u16;
        for (i, at) in numbered(&places) {
            let (unit, state) = (self.units.get(usize::from(*at)), self.state(usize::from(*at)));
            let unit = unit.filter(|unit| View::owner(unit) == self.power && state.space == first);
            let unit = unit.ok_or_else(|| {
                Fault::item_against(
                    &"pieces",
                    i,
                    &"position: the piece is none of the power's in the space of the first",
                )
            })?;
            if View::kind(unit) != Kind::Bomber {
                others = others.saturating_add(1);
            }
        }
        let count = u16::try_from(places.len()).unwrap_or(u16::MAX).saturating_sub(others);
        let ruling = self.assess_raid(first, count, others, notes.trail)?;
        if ruling.value.is_allowed() {
            for at in &places {
                self.mark(usize::from(*at), RAIDS);
            }
        }
        let verdict = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
        Ok(Ruling::new(verdict, ruling.cites))
    }

    /// The places of pieces, of which there must be some.
    fn some(&self, pieces: &[u16]) -> Result<Vec<u16, N>, Fault> {
        if pieces.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"pieces"));
        }
        self.places(pieces)
    }

    /// Marks a piece.
    pub(in crate::axis_allies::game) fn mark(&mut self, at: usize, flag: u8) {
        let mut state = self.state(at);
        state.flags |= flag;
        self.put(at, state);
    }

    /// What orders cost and took.
    fn settle(&mut self, paid: Set, taken: Set, cost: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        (self.paid, self.taken) = (paid, taken);
        if cost > 0 {
            let left = self.cash(self.power).saturating_sub(cost);
            self.set_cash(self.power, left);
            notes.effects.push(GameEffect::of(GameEffectKind::Pay, R2_7).power(self.power).amount(cost));
        }
    }

    /// Nothing speaks against it.
    pub(in crate::axis_allies::game) fn granted(rule: crate::rule::Rule) -> Ruling<Verdict> {
        Ruling::new(Verdict::Allowed(()), Cites::by(rule))
    }
}

/// An aircraft that moves in the non-combat phase must be able to land, where it is or farther on.
pub(in crate::axis_allies::game) fn must_land(
    turn: &Turn<'_, '_>,
    piece: &Piece<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) {
    if turn.phase == Phase::Noncombat && piece.kind.domain() == Domain::Air && is_doomed(turn, piece) {
        turn.land_at(piece, false, report);
    }
}

/// The way of a piece after a path from a space.
fn walked(mut way: u32, view: &View<'_>, began: u16, path: &[Locus<Site>]) -> Result<u32, Fault> {
    let mut here = began;
    for next in path {
        if view.map.borders(here, next.0) {
            way = ways::step(way, &view.map, here, next.0)?;
        }
        here = next.0;
    }
    Ok(way)
}
