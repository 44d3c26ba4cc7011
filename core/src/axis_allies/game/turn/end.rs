//! The end of combat, non-combat movement, placement, income, and the next power's turn.

use crate::axis_allies::board::{Unit, Unloading};
use crate::axis_allies::game::movement::end::bare;
use crate::axis_allies::game::movement::orders::must_land;
use crate::axis_allies::game::position::game::{ENTRIES, board, number, view};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes, not_now};
use crate::axis_allies::game::{Game, TurnPhase};
use crate::axis_allies::income::earned;
use crate::axis_allies::landing::{Airborne, choices};
use crate::axis_allies::movement::{Report, Turn};
use crate::axis_allies::moves::{Declared, can_still_land, carry_out, declared, together};
use crate::axis_allies::orders::{Order, Phase};
use crate::axis_allies::placement::{Placement, Sites};
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Chart, Kind};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::{copied, push};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::table::count;
use heapless::Vec;

impl<const N: usize> Game<N> {
    /// Returns whether everything has been fought and flown.
    pub(in crate::axis_allies::game) fn is_fought(&self) -> bool {
        self.battles == Set::default() && self.raids == Set::default()
    }

    /// Combat is over when everything has been fought and flown.
    pub(in crate::axis_allies::game) fn end_combat(&mut self, _notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        if !self.is_fought() {
            return Err(not_now().needs(&"every battle fought, and every raid flown"));
        }
        self.tracks.iter_mut().for_each(|track| *track = 0);
        self.ways.iter_mut().for_each(|way| *way = 0);
        (self.paid, self.taken, self.assaults) = (Set::default(), Set::default(), Set::default());
        self.phase = TurnPhase::NoncombatMovement;
        Ok(Self::granted(BATTLE_END))
    }

    /// Non-combat movement is over, if all that can land has landed; what cannot is lost.
    pub(in crate::axis_allies::game) fn end_movement(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let ruling = bare(&self.judge_movement(&[], notes)?);
        if !ruling.value.is_allowed() {
            return Ok(ruling);
        }
        self.fold(false);
        self.tracks.iter_mut().for_each(|track| *track = 0);
        self.ways.iter_mut().for_each(|way| *way = 0);
        self.paid = Set::default();
        self.crash(notes)?;
        self.park_all();
        self.phase = TurnPhase::Placement;
        Ok(ruling)
    }

    /// What is said against the orders of non-combat movement so far and further ones, by themselves and together.
    pub(in crate::axis_allies::game) fn judge_movement(
        &self,
        orders: &[Order],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Ruling<Verdict<Declared>>, Fault> {
        let on = board(&self.units, &self.holdings, self.options);
        self.judge_movement_on(&view(&on, self.power, self.sound)?, orders, notes)
    }

    /// [`judge_movement`](Self::judge_movement) on the position's own view.
    pub(in crate::axis_allies::game) fn judge_movement_on(
        &self,
        view: &View<'_>,
        orders: &[Order],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Ruling<Verdict<Declared>>, Fault> {
        let mut turn = Turn::new(view, Phase::Noncombat, 0);
        let mut tracks: Vec<u64, N> = copied(&self.tracks);
        turn.lend(&mut tracks, orders);
        let mut happenings = Sink::none();
        let mut report = Report::new(MOVEMENT, notes.objections, &mut happenings, notes.trail);
        carry_out(&mut turn, &mut report)?;
        for order in orders {
            if let Some(piece) = turn.piece(usize::from(order.unit)) {
                report.about(&piece, orders);
                must_land(&turn, &piece, &mut report);
            }
        }
        together(&mut turn, &mut report);
        // Aircraft that have not landed and could must.
        for piece in turn.aircraft() {
            let mut nothing = (Sink::none(), Sink::none(), Trail::none());
            let mut alone = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
            alone.silent = true;
            turn.land_at(&piece, false, &mut alone);
            if alone.findings.allows() {
                continue;
            }
            if can_still_land(&turn, &piece) {
                report.about(&piece, orders);
                turn.land_at(&piece, false, &mut report);
            }
        }
        let declared = declared(&turn);
        Ok(report.verdict(declared))
    }

    /// Aircraft that are up and cannot land are lost (4.1b).
    fn crash(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<(), Fault> {
        let mut at = 0usize;
        while at < self.units.len() {
            let place = number(at).bounded_sub(1);
            at = at.bounded_add(1);
            let Some(unit) = self.units.get(usize::from(place)).copied() else { break };
            if View::owner(&unit) != self.power || !View::kind(&unit).is_air() {
                continue;
            }
            if self.has_landed(usize::from(place))? {
                continue;
            }
            let board = board(&self.units, &self.holdings, self.options);
            let question = Airborne { board, power: Code::new(self.power), unit: place };
            choices(&question, &mut Sink::none(), notes.trail)?;
            notes.effects.push(GameEffect::of(GameEffectKind::Lost, R4_1B).piece(&unit));
            self.remove(usize::from(place));
            at = usize::from(place);
        }
        Ok(())
    }

    /// Whether an aircraft stands where it may end the turn.
    fn has_landed(&mut self, at: usize) -> Result<bool, Fault> {
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, self.power, self.sound)?;
        let turn = Turn::new(&view, Phase::Noncombat, 0);
        let mut nothing = (Sink::none(), Sink::none(), Trail::none());
        let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
        if let Some(piece) = turn.piece(at) {
            turn.land_at(&piece, false, &mut report);
        }
        Ok(report.findings.allows())
    }

    /// A fighter at sea goes aboard a carrier: its own power's first (3.4a).
    pub(in crate::axis_allies::game) fn park(&mut self, at: usize) {
        let Some(fighter) = self.units.get(at).copied() else { return };
        if View::kind(&fighter) != Kind::Fighter || fighter.aboard > 0 {
            return;
        }
        let mut ships = (0..self.units.len()).filter(|ship| self.takes(*ship, &fighter));
        let own = ships.clone().find(|ship| self.units.get(*ship).is_some_and(|unit| unit.owner == fighter.owner));
        let ship = own.or_else(|| ships.next());
        if let (Some(ship), Some(unit)) = (ship, self.units.get_mut(at)) {
            unit.aboard = number(ship);
        }
    }

    /// Whether a piece is a carrier that has a bay for a fighter in its zone.
    pub(in crate::axis_allies::game) fn takes(&self, ship: usize, fighter: &Unit) -> bool {
        let Some(unit) = self.units.get(ship) else { return false };
        let carrier = View::kind(unit) == Kind::Carrier && !unit.placed.is_set();
        if !carrier || unit.space != fighter.space || !View::owner(unit).is_friend(View::owner(fighter)) {
            return false;
        }
        let aboard = count(self.units.iter().filter(|guest| guest.aboard == number(ship)));
        aboard < usize::from(Chart::checked(&[]).row(Kind::Carrier).hold)
    }

    /// Bought pieces are to be placed.
    pub(in crate::axis_allies::game) fn place(
        &mut self,
        placement: Placement,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let kind = placement.kind.said(&text!("kind"))?;
        let count = u16::from(placement.count.max(1));
        let Some(hand) = self.held(self.power, kind) else {
            return Err(not_now().needs(&"a kind of piece that is bought"));
        };
        let beyond = Fault::beyond(&"count", count, 0, u32::from(*hand));
        *hand = hand.checked_sub(count).ok_or(beyond)?;
        self.placements = self.placed_with(placement)?;
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, self.power, self.sound)?;
        let ruling = Sites::of(&view)?.judge(&self.placements, notes.refusals, notes.scratch, notes.trail)?;
        let verdict = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
        Ok(Ruling::new(verdict, ruling.cites))
    }

    /// What is placed, and further pieces.
    pub(in crate::axis_allies::game) fn placed_with(
        &self,
        placement: Placement,
    ) -> Result<Vec<Placement, ENTRIES>, Fault> {
        let mut all: Vec<Placement, ENTRIES> = copied(&self.placements);
        let same = |entry: &&mut Placement| {
            let (one, other) = (Placement { count: 0, ..**entry }, Placement { count: 0, ..placement });
            one == other && entry.count.max(1).checked_add(placement.count.max(1)).is_some()
        };
        match all.iter_mut().find(same) {
            Some(entry) => entry.count = entry.count.max(1).saturating_add(placement.count.max(1)),
            None => push(&mut all, placement).map_err(|_| Fault::new(FaultCode::Overflow, &"placements"))?,
        }
        Ok(all)
    }

    /// The turn ends: new pieces come to the board, income comes in, and the next power's turn begins.
    pub(in crate::axis_allies::game) fn end_turn(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (placements, sound) = (core::mem::take(&mut self.placements), self.sound);
        for entry in &placements {
            self.come(entry, notes)?;
        }
        // New pieces are where they may be placed.
        self.sound = sound;
        let on = board(&self.units, &self.holdings, self.options);
        let income = earned(&view(&on, self.power, sound)?, notes.trail);
        self.get(self.power, income.value.income, INCOME, notes);
        self.look_for_victory(self.power == Power::Usa, Side::Neither, notes)?;
        self.turn_over(notes);
        Ok(Ruling::new(Verdict::Allowed(()), income.cites))
    }

    /// New pieces come to the board.
    fn come(&mut self, entry: &Placement, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<(), Fault> {
        let kind = entry.kind.said(&text!("kind"))?;
        if kind == Kind::IndustrialComplex {
            self.holding(entry.space.0)?.industrial_complex = Flag::from(true);
            let built = GameEffect::of(GameEffectKind::Complex, PLACEMENT).power(self.power);
            notes.effects.push(built.at(entry.space.0));
            return Ok(());
        }
        for _ in 0..entry.count.max(1) {
            let id = self.next;
            self.add(kind, self.power, entry.space.0, id)?;
            if let Some(unit) = self.units.last_mut() {
                unit.placed = Flag::from(true);
                notes.effects.push(GameEffect::of(GameEffectKind::Placed, PLACEMENT).piece(unit));
            }
        }
        Ok(())
    }

    /// The next power's turn begins, and what happened on this one is past.
    fn turn_over(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        let ended = self.power;
        let new_round = ended == Power::Usa;
        self.power = ended.next();
        self.round = self.round.saturating_add(u16::from(new_round));
        self.phase = TurnPhase::Purchase;
        for at in 0..self.units.len() {
            // Since they boarded, the transport's owner has had a turn (3.3b).
            let ship = self.units.get(at).and_then(Unit::carrier).and_then(|ship| self.units.get(ship));
            let shuttled = ship.is_some_and(|ship| View::owner(ship) == ended && View::kind(ship) == Kind::Transport);
            let Some(unit) = self.units.get_mut(at) else { continue };
            if shuttled && View::owner(unit) != ended {
                unit.shuttled = Flag::from(true);
            }
            unit.unloaded = match unit.unloaded.get() {
                Some(Unloading::ThisTurn | Unloading::ThisRound) if !new_round => Code::new(Unloading::ThisRound),
                _ => Code::default(),
            };
            unit.spent = 0;
            (unit.engaged, unit.retreated) = (Flag::default(), Flag::default());
            (unit.captured, unit.placed) = (Flag::default(), Flag::default());
        }
        for holding in self.holdings.iter_mut() {
            (holding.taken, holding.was, holding.battled) = (Flag::default(), Code::default(), Flag::default());
        }
        let kept = |holding: &crate::axis_allies::board::Holding| {
            holding.owner != Code::default() || holding.industrial_complex.is_set()
        };
        let mut left = heapless::Vec::new();
        for holding in self.holdings.iter().filter(|holding| kept(holding)) {
            // As many as there were, at the most.
            let _ = crate::capacity::push(&mut left, *holding);
        }
        self.holdings = left;
        notes.effects.push(GameEffect::of(GameEffectKind::Turn, MOVEMENT).power(self.power));
    }
}
