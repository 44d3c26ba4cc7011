//! Antiaircraft fire at aircraft that fly over guns on their way. Clarification 3.1a.

use crate::axis_allies::antiaircraft::{AaFire, resolve};
use crate::axis_allies::game::movement::ways;
use crate::axis_allies::game::position::game::{Game, board};
use crate::axis_allies::game::position::phase::{DOOMED, Flak};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::rules::*;
use crate::axis_allies::view::View;
use crate::fault::Fault;
use crate::ruling::{About, Cites, Findings, Ruling, Verdict};
use crate::table::{count, numbered};

impl<const N: usize> Game<N> {
    /// How many aircraft the gun at hand fires at.
    pub(in crate::axis_allies::game) fn under_fire(&self, flak: &Flak) -> u16 {
        let marked = count((0..self.units.len()).filter(|at| self.is_under_fire(flak, *at)));
        u16::try_from(marked).unwrap_or(u16::MAX)
    }

    /// Whether the gun at hand fires at a piece. If its land was taken with the order, it fires at those who were there
    /// or passed. Other guns of the order may fire at others.
    pub(in crate::axis_allies::game) fn is_under_fire(&self, flak: &Flak, at: usize) -> bool {
        let (state, gun) = (self.state(at), flak.guns.first().copied().unwrap_or(0));
        let way = self.ways.get(at).copied().unwrap_or(0);
        let on = board(&self.units, &self.holdings, self.options);
        let passed = || ways::spaces(way, &View::new(&on).map, state.space).has(gun);
        state.has(DOOMED) && (!self.taken.has(gun) || state.space == gun || passed())
    }

    /// The dice of the gun at hand.
    pub(in crate::axis_allies::game) fn flak_dice(
        &mut self,
        flak: Flak,
        dice: &[u8],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let aircraft = self.under_fire(&flak);
        let shot = resolve(&AaFire { aircraft, dice, chart: &[] }, notes.trail)?;
        self.fire_on(flak, shot.value.hits);
        Ok(Ruling::new(Verdict::Allowed(()), shot.cites))
    }

    /// The owner's choice of the aircraft that it hit.
    pub(in crate::axis_allies::game) fn flak_losses(
        &mut self,
        flak: Flak,
        pieces: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let places = self.places(pieces)?;
        for (i, at) in numbered(&places) {
            if !self.is_under_fire(&flak, usize::from(*at)) {
                return Err(Fault::item_against(&"pieces", i, &"position: the gun has not hit it"));
            }
        }
        let chosen = u16::try_from(places.len()).unwrap_or(u16::MAX);
        if chosen == 0 || chosen > flak.hits {
            let mut findings = Findings::by(CASUALTIES, notes.trail);
            let (needed, there) = (u32::from(flak.hits), u32::from(chosen));
            findings.exceed(CASUALTIES, About::Units, needed, there);
            return Ok(findings.verdict(|| ()));
        }
        for id in pieces {
            let at = self.find(*id)?;
            if let Some(unit) = self.units.get(at) {
                let space = self.state(at).space;
                notes.effects.push(GameEffect::of(GameEffectKind::Lost, R3_1A).at(space).piece(unit));
            }
            self.remove(at);
        }
        // Of several some may be chosen, and the others later.
        self.fire_on(flak, flak.hits.saturating_sub(chosen));
        let mut cites = Cites::by(R3_1A);
        cites.add(CASUALTIES);
        Ok(Ruling::new(Verdict::Allowed(()), cites))
    }

    /// Waits for the hits of the gun at hand to be paid for, or goes on with the next that has somebody to fire at. After the
    /// last those who were fired at fly on.
    fn fire_on(&mut self, flak: Flak, hits: u16) {
        self.flak = if hits > 0 { Some(Flak { hits, ..flak }) } else { flak.next() };
        while let Some(next) = self.flak.filter(|next| self.under_fire(next) == 0) {
            self.flak = next.next();
        }
        if self.flak.is_some() {
            return;
        }
        for at in 0..self.units.len() {
            let mut state = self.state(at);
            if state.has(DOOMED) {
                state.flags &= !DOOMED;
                self.put(at, state);
            }
        }
    }

    /// The piece's kind, if it is there.
    pub(in crate::axis_allies::game) fn kind_at(&self, at: usize) -> Option<crate::axis_allies::units::Kind> {
        self.units.get(at).map(View::kind)
    }
}
