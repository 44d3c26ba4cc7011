//! A combat: which is fought, with what Cohesion Ratings, its die, and the dice of commanders. ACW 8 to 11.

use super::position::{Game, UNITS};
use super::step::{GameEffectKind, Judged, Notes, done};
use super::waits::Waits;
use crate::acw::combat::{Assessment, Resolve, Stage, resolve};
use crate::acw::commanders::{self, Casualties, Cause, Commanders};
use crate::acw::effects::{Effect, Effects};
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::capacity::{copied, push};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Code, Flag};
use crate::ruling::{Cites, Sink, Trail};
use heapless::Vec;

/// The place of a side in a pair.
pub(super) fn of_side(side: Side) -> usize {
    match side {
        Side::Attacker => 0,
        Side::Defender => 1,
    }
}

impl Game {
    /// A combat is fought.
    pub(super) fn begin(&mut self, hex: Hex, cohesion: u8, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let combat = self.combat_of(hex);
        if combat == 0 || !self.hexes_of(combat, Side::Defender).any(|other| other == hex) {
            return notes.object(R4, None, hex, 0, 0);
        }
        self.combat = combat;
        for at in 0..self.units.len() {
            let engaged = self.units.get(at).is_some_and(|unit| {
                !unit.gone.is_set() && self.hexes_of(combat, unit.side()).any(|place| place == unit.unit.hex)
            });
            if let Some(unit) = self.units.get_mut(at) {
                unit.engaged = Flag::from(engaged);
            }
        }
        if !self.has_rating(Side::Attacker, cohesion) {
            return notes.object(R10, None, hex, cohesion.into(), 0);
        }
        self.cohesion = [cohesion, 0];
        self.waits = Waits::Cohesion;
        let ruling = self.assessed(notes.trail)?;
        done(ruling.1)
    }

    /// Returns whether a unit of the side in the combat has the Cohesion Rating; 0 leaves the choice to the rules.
    fn has_rating(&self, side: Side, cohesion: u8) -> bool {
        let has = |unit: &super::GameUnit| unit.is(side) && unit.engaged.is_set() && unit.unit.rating() == cohesion;
        cohesion == 0 || self.units.iter().any(has)
    }

    /// Asks the assessment of the combat at hand.
    pub(super) fn assessed(&self, trail: &mut Trail<'_>) -> Result<(Assessment, Cites), Fault> {
        let (friends, enemies) = (self.listed(self.combat, Side::Attacker), self.listed(self.combat, Side::Defender));
        let ruling = self.combat(&friends, &enemies, true, &mut Sink::none(), trail)?;
        let refused = Fault::against(&"combat", &"position.unit: the units of the combat could not attack")
            .within(&text!("position"));
        Ok((ruling.value.allowed().ok_or(refused)?, ruling.cites))
    }

    /// The defender's Cohesion Rating.
    pub(super) fn stand(&mut self, cohesion: u8, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        if !self.has_rating(Side::Defender, cohesion) {
            return notes.object(R10, None, Hex::default(), cohesion.into(), 0);
        }
        let [mine, _] = self.cohesion;
        self.cohesion = [mine, cohesion];
        self.waits = Waits::Dice;
        done(self.assessed(notes.trail)?.1)
    }

    /// The die of the combat.
    pub(super) fn die(&mut self, dice: &[u8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (assessment, mut cites) = self.assessed(&mut Trail::none())?;
        let ruling = resolve(&Resolve { assessment, table: self.table(), dice }, notes.trail)?;
        cites.merge(&ruling.cites);
        self.battle = ruling.value;
        for die in dice {
            notes.side(GameEffectKind::Die, R8, Side::Attacker, (*die).into());
        }
        notes.side(GameEffectKind::Result, R8, Side::Attacker, self.battle.result.code.into());
        for unit in self.units.iter_mut().filter(|unit| unit.engaged.is_set()) {
            // From now on only an advance after this combat makes its contact new (the reading of ACW 4 and 6).
            (unit.in_round, unit.unit.advanced) = (Flag::YES, Flag::default());
        }
        self.waits = Waits::Losses;
        self.settle(notes, &mut cites)?;
        done(cites)
    }

    /// Dice of the seed.
    pub(super) fn roll(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let count = self.dice_wanted();
        let mut luck = self.luck;
        let dice = luck.throw(|below| {
            let mut dice = Vec::<u8, UNITS>::new();
            for _ in 0..count {
                let _full = push(&mut dice, u8::try_from(below(6)).unwrap_or(0).saturating_add(1));
            }
            dice
        })?;
        self.luck = luck;
        if self.waits == Waits::Dice { self.die(&dice, notes) } else { self.commanders(&dice, notes) }
    }

    /// Returns the number of dice for which the position waits.
    pub(super) fn dice_wanted(&self) -> u16 {
        match self.waits {
            Waits::Dice => 1,
            Waits::Commanders => {
                let side = self.rolling();
                let rolls =
                    self.units.iter().filter(|unit| unit.rolls.is_set() && side.is_some_and(|side| unit.is(side)));
                u16::try_from(crate::table::count(rolls)).unwrap_or(u16::MAX)
            }
            _ => 0,
        }
    }

    /// Returns the side whose commanders roll next, the defender before the attacker.
    pub(super) fn rolling(&self) -> Option<Side> {
        let rolls = |side: &Side| self.units.iter().any(|unit| unit.is(*side) && unit.rolls.is_set());
        [Side::Defender, Side::Attacker].into_iter().find(rolls)
    }

    /// Commanders roll.
    pub(super) fn commanders(&mut self, dice: &[u8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let Some(side) = self.rolling() else { return Err(super::step::not_now()) };
        let army = self.chosen(|unit| unit.is(side));
        let mut hexes = Vec::<Hex, UNITS>::new();
        for unit in self.units.iter().filter(|unit| unit.is(side) && unit.rolls.is_set()) {
            let _full = push(&mut hexes, unit.unit.hex);
        }
        let named = self.command.get(of_side(side)).copied().unwrap_or(0);
        let place = army.ids.iter().position(|id| *id == named);
        let army_commander = place.and_then(|at| u16::try_from(at).ok()).map_or(0, |at| at.saturating_add(1));
        let question =
            Casualties { units: &army.units, hexes: &hexes, cause: Code::new(Cause::Combat), army_commander, dice };
        let mut room = [Effect::default(); UNITS];
        let mut rows = Effects::new(&mut room);
        let ruling = commanders::resolve(&question, &mut rows, notes.trail)?;
        for die in dice {
            notes.side(GameEffectKind::Die, R11, side, (*die).into());
        }
        for effect in rows.items() {
            let id = army.ids.get(usize::from(effect.unit)).copied().unwrap_or(0);
            let Some(unit) = self.unit_mut(id) else { continue };
            unit.unit.replaced = Flag::YES;
            let unit = *unit;
            notes.unit(GameEffectKind::Replaced, R11, &unit, 0);
        }
        for unit in self.units.iter_mut().filter(|unit| unit.is(side)) {
            unit.rolls = Flag::default();
        }
        let head = usize::from(ruling.value.army_commander).checked_sub(1).and_then(|at| army.ids.get(at)).copied();
        if let (Some(place), Some(head)) = (self.command.get_mut(of_side(side)), head) {
            *place = head;
        }
        if let Some(unit) = head.and_then(|id| self.unit(id)).filter(|_| ruling.value.changed.is_set()) {
            let unit = *unit;
            notes.unit(GameEffectKind::Commands, R11, &unit, 0);
        }
        let mut cites = ruling.cites;
        self.proceed(notes, &mut cites)?;
        done(cites)
    }

    /// Sets who commands each army: the commander with the most stars.
    pub(super) fn appoint(&mut self) -> Result<(), Fault> {
        for side in [Side::Attacker, Side::Defender] {
            let army = self.chosen(|unit| unit.is(side));
            if !army.units.iter().any(|unit| unit.stars > 0) {
                continue;
            }
            let mut units = copied(&army.units);
            for unit in units.iter_mut().filter(|unit| unit.stars > 0) {
                // Who commands does not depend on a command value, which may be absent.
                (unit.command, unit.replacement_command) = (1.into(), 1.into());
            }
            let head = commanders::army(&Commanders { units: &units }, &mut Trail::none())?.value.army_commander;
            let id = usize::from(head).checked_sub(1).and_then(|at| army.ids.get(at)).copied().unwrap_or(0);
            if let Some(place) = self.command.get_mut(of_side(side)) {
                *place = id;
            }
        }
        Ok(())
    }

    /// Returns the side that settles its losses next.
    pub(super) fn settling(&self) -> Option<Side> {
        match self.battle.stage.get() {
            Some(Stage::Defender) => Some(Side::Defender),
            Some(Stage::Attacker) => Some(Side::Attacker),
            _ => None,
        }
    }
}
