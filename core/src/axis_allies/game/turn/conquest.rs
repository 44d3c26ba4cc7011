//! Land that changes hands, and what goes with it. Clarifications 3.1e, 5.1, 5.2b.

use crate::axis_allies::conquest::{Capture, Change, Conquest, Means, Transfer, apply};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::{board, view};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::rules::*;
use crate::axis_allies::victory::stands;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;
use crate::ruling::{Ruling, Sink, Trail, Verdict};

/// What one conquest can change: each territory that a capital brings back with its complex, and the guns in one.
const CHANGES: usize = 128;

impl<const N: usize> Game<N> {
    /// The power whose turn it is takes a territory in which no enemy is left.
    pub(in crate::axis_allies::game) fn capture(
        &mut self,
        space: u16,
        means: Means,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        // Where it is forbidden, the land has become friendly by another conquest.
        self.take_land(space, means, notes).map(|_| ())
    }

    /// The power whose turn it is takes a territory, if it may.
    pub(in crate::axis_allies::game) fn take_land(
        &mut self,
        space: u16,
        means: Means,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Ruling<Verdict<Conquest>>, Fault> {
        let mut room = [Transfer::default(); CHANGES];
        let mut changes = Sink::new(&mut room);
        let on = board(&self.units, &self.holdings, self.options);
        let power = Code::new(self.power);
        let question = Capture { board: on, power, space: space.into(), means: Code::new(means) };
        let ruling = apply(&question, &mut changes, notes.trail)?;
        let Verdict::Allowed(conquest) = ruling.value else { return Ok(ruling) };
        if changes.needed() > CHANGES {
            return Err(Fault::new(FaultCode::Overflow, &text!("holdings")));
        }
        for change in changes.items() {
            self.transfer(change, notes)?;
        }
        if let Some(fallen) = conquest.fallen.get().filter(|power| *power != Power::Nobody) {
            let loot = self.cash(fallen);
            self.pay(fallen, loot, CONTROL, notes);
            self.get(self.power, loot, CONTROL, notes);
        }
        self.look_for_victory(false, Side::Neither, notes)?;
        Ok(ruling)
    }

    /// One thing changes hands.
    fn transfer(&mut self, change: &Transfer, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<(), Fault> {
        let owner = change.owner.get().unwrap_or(Power::Nobody);
        match change.what.get() {
            Some(Change::Territory) => {
                let holding = self.holding(change.space.0)?;
                if !holding.taken.is_set() {
                    (holding.taken, holding.was) = (Flag::from(true), holding.owner);
                }
                holding.owner = change.owner;
                if holding.was == holding.owner {
                    (holding.taken, holding.was) = (Flag::default(), Code::default());
                }
                let effect = GameEffect::of(GameEffectKind::Territory, Rule(change.rule));
                notes.effects.push(effect.at(change.space.0).power(owner));
            }
            Some(Change::AaGun) => {
                if let Some(gun) = self.units.get_mut(usize::from(change.unit)) {
                    (gun.owner, gun.captured) = (change.owner, Flag::from(true));
                    notes.effects.push(GameEffect::of(GameEffectKind::AaGun, Rule(change.rule)).piece(gun));
                }
            }
            // A complex belongs to its space.
            _ => {}
        }
        Ok(())
    }

    /// A power pays what it can of a sum.
    pub(in crate::axis_allies::game) fn pay(
        &mut self,
        power: Power,
        ipc: u16,
        rule: Rule,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) {
        let cash = self.cash(power);
        self.set_cash(power, cash.saturating_sub(ipc));
        if ipc > 0 {
            notes.effects.push(GameEffect::of(GameEffectKind::Pay, rule).power(power).amount(ipc.min(cash)));
        }
    }

    /// A power gets a sum.
    pub(in crate::axis_allies::game) fn get(
        &mut self,
        power: Power,
        ipc: u16,
        rule: Rule,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) {
        let cash = self.cash(power);
        self.set_cash(power, cash.saturating_add(ipc));
        if ipc > 0 {
            notes.effects.push(GameEffect::of(GameEffectKind::Get, rule).power(power).amount(ipc));
        }
    }

    /// Somebody may have won (5.1).
    pub(in crate::axis_allies::game) fn look_for_victory(
        &mut self,
        us_turn_ended: bool,
        surrenders: Side,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        if self.plays_on {
            return Ok(());
        }
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, Power::Ussr, self.sound)?;
        let victory = stands(&view, us_turn_ended, surrenders, &mut Trail::none()).value;
        if victory.winner.0 != 0 {
            self.victory = victory;
            let first = if victory.winner.get() == Some(Side::Axis) { Power::Germany } else { Power::Ussr };
            notes.effects.push(GameEffect::of(GameEffectKind::Won, R5_1).power(first));
        }
        Ok(())
    }

    /// The side whose turn it is surrenders.
    pub(in crate::axis_allies::game) fn surrender(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.look_for_victory(false, self.power.side(), notes)?;
        Ok(Ruling::new(Verdict::Allowed(()), crate::ruling::Cites::by(R5_1)))
    }
}
