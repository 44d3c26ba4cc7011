//! Losses, unit by unit: the Cohesion Rating first, the attacker's match of an exchange. ACW 10.

use super::position::{Game, UNITS, Units};
use super::step::{GameEffectKind, Judged, Notes, done, not_now};
use super::waits::Waits;
use crate::acw::combat::Stage;
use crate::acw::effects::{Effect, EffectKind, Effects};
use crate::acw::losses::{Due, Owed, Owing, Payment, Settled, apply, choices};
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use heapless::Vec;

impl Game {
    /// Returns the units of the side that settles next, as they entered the combat.
    fn payers(&self) -> Units {
        let side = self.settling();
        self.chosen(|unit| unit.engaged.is_set() && side.is_some_and(|side| unit.is(side)))
    }

    /// Returns what the side that settles next owes, and what each of its hexes does.
    pub(super) fn owed(&self) -> Result<(Owed, Vec<Due, UNITS>), Fault> {
        let payers = self.payers();
        let mut room = [Due::default(); UNITS];
        let mut rows = Sink::new(&mut room);
        let question = Owing { battle: self.battle, units: &payers.units };
        let owed = choices(&question, &mut rows, &mut Trail::none())?.value;
        let mut dues = Vec::new();
        rows.items().iter().for_each(|due| {
            let _full = push(&mut dues, *due);
        });
        Ok((owed, dues))
    }

    /// Asks to settle with the units picked; without any with what the library picks.
    fn paid(
        &self,
        payers: &Units,
        picks: bool,
        effects: &mut Effects<'_>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<Settled>>, Fault> {
        let mut losses = Vec::<u16, UNITS>::new();
        for (at, id) in crate::table::numbered(&payers.ids) {
            if picks && self.unit(*id).is_some_and(|unit| unit.picked.is_set()) {
                let _full = push(&mut losses, u16::try_from(at).unwrap_or(u16::MAX));
            }
        }
        apply(&Payment { battle: self.battle, units: &payers.units, losses: &losses }, effects, scratch, trail)
    }

    /// Settles all that leaves no choice, and waits for the rest.
    pub(super) fn settle(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>, cites: &mut Cites) -> Result<(), Fault> {
        while self.battle.stage != Code::new(Stage::Over) {
            let (owed, _) = self.owed()?;
            if !owed.everything.is_set() && (owed.losses > 0 || owed.strength > 0) {
                self.waits = Waits::Losses;
                return Ok(());
            }
            self.book(false, notes, cites)?;
        }
        self.proceed(notes, cites)
    }

    /// Settles the side's part, and books what happens to its units.
    fn book(&mut self, picks: bool, notes: &mut Notes<'_, '_, '_, '_, '_>, cites: &mut Cites) -> Result<(), Fault> {
        let payers = self.payers();
        let mut room = [Effect::default(); UNITS * 3];
        let mut effects = Effects::new(&mut room);
        let ruling = self.paid(&payers, picks, &mut effects, notes.scratch, notes.trail)?;
        let Verdict::Allowed(settled) = ruling.value else {
            return Err(Fault::new(FaultCode::Internal, &"losses"));
        };
        cites.merge(&ruling.cites);
        self.battle = settled.battle;
        for effect in effects.items() {
            let id = payers.ids.get(usize::from(effect.unit)).copied().unwrap_or(0);
            let Some(unit) = self.unit_mut(id) else { continue };
            let rule = crate::rule::Rule(effect.rule);
            let what = match effect.what.get() {
                Some(EffectKind::Eliminate) => {
                    (unit.gone, unit.engaged) = (Flag::YES, Flag::default());
                    GameEffectKind::Lost
                }
                Some(EffectKind::Disorganize) => {
                    unit.unit.disorganized = Flag::YES;
                    GameEffectKind::Disorganized
                }
                Some(EffectKind::Retreat) => {
                    unit.retreats = u8::try_from(effect.amount).unwrap_or(u8::MAX);
                    continue;
                }
                Some(EffectKind::CommanderRolls) => {
                    unit.rolls = Flag::YES;
                    continue;
                }
                _ => continue,
            };
            let unit = *unit;
            notes.unit(what, rule, &unit, effect.amount);
        }
        self.units.iter_mut().for_each(|unit| unit.picked = Flag::default());
        Ok(())
    }

    /// A unit is picked to be lost.
    pub(super) fn lose(&mut self, id: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let Some(side) = self.settling() else { return Err(not_now()) };
        let unit = *self.unit(id).ok_or(Fault::of_no_unit(&text!("unit"), id))?;
        let hex = unit.unit.hex;
        if !unit.is(side) || !unit.engaged.is_set() || unit.is_commander() || unit.picked.is_set() {
            return notes.object(R10, Some(id), hex, 0, 0);
        }
        let (owed, dues) = self.owed()?;
        let here = dues.iter().find(|due| due.hex == unit.unit.hex);
        if !dues.is_empty() && here.is_none() {
            return notes.object_to_loss(id, hex, 0, 1);
        }
        let (most, cohesion) = here.map_or((owed.losses, owed.cohesion), |due| (due.losses, due.cohesion));
        let picked = self.picked(side, here.map(|due| due.hex));
        if picked == 0 && cohesion > 0 && unit.unit.rating() != cohesion {
            // The first has the rating.
            return notes.object(R10, Some(id), hex, cohesion.into(), unit.unit.rating().into());
        }
        if owed.strength == 0 && picked >= most {
            return notes.object_to_loss(id, hex, most, picked.saturating_add(1));
        }
        if let Some(unit) = self.unit_mut(id) {
            unit.picked = Flag::YES;
        }
        let mut cites = Cites::by(R10);
        let payers = self.payers();
        let trail = &mut Trail::none();
        if self.paid(&payers, true, &mut Effects::none(), notes.scratch, trail)?.value.is_allowed() {
            self.book(true, notes, &mut cites)?;
            self.settle(notes, &mut cites)?;
        }
        done(cites)
    }

    /// Returns the number of units picked, of the side or in a hex.
    fn picked(&self, side: Side, hex: Option<Hex>) -> u16 {
        let here = |unit: &&super::GameUnit| {
            unit.is(side) && unit.picked.is_set() && hex.is_none_or(|hex| unit.unit.hex == hex)
        };
        u16::try_from(crate::table::count(self.units.iter().filter(here))).unwrap_or(u16::MAX)
    }
}
