//! Antiaircraft fire at aircraft that fly over guns on their way. Clarification 3.1a.

use crate::axis_allies::antiaircraft::{AaFire, resolve};
use crate::axis_allies::game::position::game::Game;
use crate::axis_allies::game::position::phase::{DOOMED, Flak};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::rules::*;
use crate::axis_allies::view::View;
use crate::fault::Fault;
use crate::ruling::{About, Cites, Findings, Ruling, Verdict};
use crate::table::{count, numbered};

impl<const N: usize> Game<N> {
    /// How many aircraft are fired at.
    pub(in crate::axis_allies::game) fn under_fire(&self, _flak: &Flak) -> u16 {
        let marked = count((0..self.units.len()).filter(|at| self.state(*at).has(DOOMED)));
        u16::try_from(marked).unwrap_or(u16::MAX)
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
        self.flak = if shot.value.hits > 0 { Some(Flak { hits: shot.value.hits, ..flak }) } else { flak.next() };
        self.cease_fire();
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
            if !self.state(usize::from(*at)).has(DOOMED) {
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
        let hits = flak.hits.saturating_sub(chosen);
        self.flak = if hits > 0 { Some(Flak { hits, ..flak }) } else { flak.next() };
        self.cease_fire();
        let mut cites = Cites::by(R3_1A);
        cites.add(CASUALTIES);
        Ok(Ruling::new(Verdict::Allowed(()), cites))
    }

    /// Those who were fired at fly on when all guns have fired, or none of them is left.
    fn cease_fire(&mut self) {
        if self.flak.is_some_and(|flak| self.under_fire(&flak) == 0) {
            self.flak = None;
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
