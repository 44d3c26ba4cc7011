//! Combat movement ends: what was walked into is taken, and what is to be fought stands fast.

use crate::axis_allies::board::Unloading;
use crate::axis_allies::bombing::{self, RaidAssessment};
use crate::axis_allies::conquest::Means;
use crate::axis_allies::game::movement::ways;
use crate::axis_allies::game::position::game::{board, view};
use crate::axis_allies::game::position::phase::RAIDS;
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::game::{Game, TurnPhase};
use crate::axis_allies::movement::{IN_BATTLE, Report, Turn, UNLOADED};
use crate::axis_allies::moves::{Declared, carry_out, check_landings, declared, memory, together};
use crate::axis_allies::orders::{Order, Phase};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Said};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::table::numbered;

/// A verdict without its value.
pub(in crate::axis_allies::game) fn bare<T>(ruling: &Ruling<Verdict<T>>) -> Ruling<Verdict> {
    let value = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
    Ruling::new(value, ruling.cites)
}

impl<const N: usize> Game<N> {
    /// Combat movement is over, if all orders together are allowed.
    pub(in crate::axis_allies::game) fn end_orders(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let ruling = self.judge_orders(&[], notes)?;
        if ruling.value.is_allowed() {
            self.declare(notes)?;
            self.phase = TurnPhase::Combat;
        }
        Ok(bare(&ruling))
    }

    /// What is said against the orders so far and further ones, by themselves and together.
    pub(in crate::axis_allies::game) fn judge_orders(
        &self,
        orders: &[Order],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Ruling<Verdict<Declared>>, Fault> {
        let on = board(&self.units, &self.holdings, self.options);
        self.judge_orders_on(&view(&on, self.power, self.sound)?, orders, notes)
    }

    /// [`judge_orders`](Self::judge_orders) on the position's own view.
    pub(in crate::axis_allies::game) fn judge_orders_on(
        &self,
        view: &View<'_>,
        orders: &[Order],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Ruling<Verdict<Declared>>, Fault> {
        let mut turn = Turn::new(view, Phase::Combat, self.cash(self.power));
        (turn.paid, turn.taken) = (self.paid, self.taken);
        // The fighters are counted before their states are known: no order makes them more.
        let (states, memory) = memory(&turn, notes.scratch)?;
        for (state, track) in states.iter_mut().zip(&self.tracks) {
            *state = *track;
        }
        turn.lend(states, orders);
        let mut happenings = Sink::none();
        let mut report = Report::new(MOVEMENT, notes.objections, &mut happenings, notes.trail);
        carry_out(&mut turn, &mut report)?;
        together(&mut turn, &mut report);
        for piece in turn.moved_with(IN_BATTLE) {
            if piece.state.aboard > 0 {
                // 3.2c: who boards among enemies goes ashore.
                report.about(&piece, orders);
                report.object(R3_2C, piece.state.space);
            }
        }
        check_landings(&turn, memory, &mut report)?;
        let declared = declared(&turn);
        Ok(report.verdict(declared))
    }

    /// The orders are carried out.
    fn declare(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<(), Fault> {
        self.fold(true);
        let mut view = View::new(&board(&self.units, &self.holdings, self.options));
        view.see(Code::new(self.power))?;
        let (mut battles, mut raids, mut air) = (Set::default(), Set::default(), Set::default());
        for (at, unit) in numbered(&self.units) {
            let (kind, state) = (View::kind(unit), self.state(at));
            let cargo = unit.aboard > 0 && kind != Kind::Fighter;
            if !view.is_own(unit) || cargo || !kind.fights() {
                continue;
            }
            raids.add_if(unit.space.0, state.has(RAIDS));
            battles.add_if(unit.space.0, view.occupied.has(unit.space.0) && !state.has(RAIDS));
            let fired_at = view.guns.has(unit.space.0) && kind.is_air() && !state.has(RAIDS);
            air.add_if(unit.space.0, fired_at && !self.taken.has(unit.space.0));
        }
        battles.join(&air);
        // Who comes from a zone with a battle waits for it; land that nobody else has entered is not yet taken.
        let (mut assaults, mut waits) = (Set::default(), self.taken);
        for (at, unit) in numbered(&self.units) {
            let (kind, state) = (View::kind(unit), self.state(at));
            if !view.is_own(unit) || !kind.takes_land() || unit.aboard > 0 {
                continue;
            }
            if state.left > 0 {
                assaults.add(unit.space.0);
            }
            let zone =
                usize::from(state.left).checked_sub(1).and_then(|ship| self.units.get(ship)).map(|ship| ship.space.0);
            let mut entered = ways::spaces(self.ways.get(at).copied().unwrap_or(0), &view.map, unit.space.0);
            entered.add_if(unit.space.0, zone.is_none_or(|zone| !battles.has(zone)));
            waits.leave(&entered);
        }
        let mut now = self.taken.without(&waits);
        now.leave(&view.occupied);
        battles.join(&waits);
        let fees = self.paid;
        (self.battles, self.raids, self.assaults) = (battles, raids, assaults);
        for space in battles.iter() {
            notes.effects.push(GameEffect::of(GameEffectKind::Battle, MOVEMENT).at(space));
        }
        for space in raids.iter() {
            notes.effects.push(GameEffect::of(GameEffectKind::Raid, BOMBING).at(space));
        }
        for space in fees.iter() {
            let walked = self.units.iter().any(|u| u.space == space && View::kind(u).takes_land());
            self.capture(space, if walked { Means::Ground } else { Means::Overflight }, notes)?;
        }
        for space in now.iter() {
            self.capture(space, Means::Ground, notes)?;
            // Nobody raids his own side's land.
            self.raids.leave(&Set::one(space));
        }
        Ok(())
    }

    /// The pieces stand where the orders of the phase have brought them.
    pub(in crate::axis_allies::game) fn fold(&mut self, combat: bool) {
        for at in 0..self.units.len() {
            let state = self.state(at);
            if let Some(unit) = self.units.get_mut(at) {
                let moved = state.spent > unit.spent || state.has(UNLOADED);
                (unit.space, unit.aboard, unit.spent) = (state.space.into(), state.aboard, state.spent);
                if state.has(UNLOADED) {
                    unit.unloaded = Code::new(Unloading::ThisTurn);
                }
                if combat && moved {
                    unit.engaged = Flag::from(true);
                }
                if state.has(crate::axis_allies::movement::BOARDED) || unit.aboard == 0 {
                    unit.shuttled = Flag::default();
                }
            }
        }
    }

    /// Whether so many bombers, and others, may raid a space.
    pub(in crate::axis_allies::game) fn assess_raid(
        &self,
        space: u16,
        bombers: u16,
        others: u16,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<RaidAssessment>>, Fault> {
        let view = view(&board(&self.units, &self.holdings, self.options), self.power, self.sound)?;
        self.assess_raid_on(&view, space, bombers, others, trail)
    }

    /// [`assess_raid`](Self::assess_raid) on the position's own view.
    pub(in crate::axis_allies::game) fn assess_raid_on(
        &self,
        view: &View<'_>,
        space: u16,
        bombers: u16,
        others: u16,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<RaidAssessment>>, Fault> {
        let owner = view.holder(space);
        let raid = bombing::Raid {
            bombers: bombers.max(u16::from(others > 0)),
            others,
            fighting: 0,
            industrial_complex: Flag::from(view.has_complex(space)),
            enemy: Flag::from(self.power.is_enemy(owner)),
            aa_gun: Flag::from(view.guns.has(space)),
            phase: Code::new(Phase::Combat),
            limit: Said::<u16>::new(self.cash(owner)),
            chart: &[],
        };
        bombing::assess(&raid, trail)
    }
}
