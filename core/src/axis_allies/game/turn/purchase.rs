//! Purchase.

use crate::axis_allies::game::position::game::full;
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::game::{Game, TurnPhase};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, Kind};
use crate::fault::{Fault, FaultCode};
use crate::ruling::{About, Cites, Findings, Ruling, Verdict};

impl<const N: usize> Game<N> {
    /// Pieces are bought, for money that is there.
    pub(in crate::axis_allies::game) fn buy(
        &mut self,
        kind: Kind,
        count: u16,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let power = self.power;
        if kind.is_own() {
            // Whole games have the edition's chart.
            return Err(Fault::against(&text!("kind"), &"position: a whole game has the edition's kinds only"));
        }
        let cost = u32::from(Chart::checked(&[]).row(kind).cost).saturating_mul(u32::from(count));
        let cash = self.cash(power);
        if count == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"count"));
        }
        let Some(left) = u16::try_from(cost).ok().and_then(|cost| cash.checked_sub(cost)) else {
            let mut findings = Findings::by(UNITS, notes.trail);
            findings.exceed(UNITS, About::Whole, cost, u32::from(cash));
            return Ok(findings.verdict(|| ()));
        };
        if kind != Kind::IndustrialComplex && self.room() < Some(count.into()) {
            return Err(full(()));
        }
        self.set_cash(power, left);
        if let Some(hand) = self.held(power, kind) {
            *hand = hand.checked_add(count).ok_or(Fault::new(FaultCode::Overflow, &"count"))?;
        }
        let paid = GameEffect::of(GameEffectKind::Pay, UNITS).power(power);
        notes.effects.push(paid.amount(cash.saturating_sub(left)));
        Ok(Ruling::new(Verdict::Allowed(()), Cites::by(UNITS)))
    }

    /// Purchase is over.
    pub(in crate::axis_allies::game) fn end_purchase(&mut self, _notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.phase = TurnPhase::CombatMovement;
        Ok(Ruling::new(Verdict::Allowed(()), Cites::by(MOVEMENT)))
    }
}
