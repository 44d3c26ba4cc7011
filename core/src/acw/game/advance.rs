//! Retreats, advances, and the end of a combat and of a round. ACW 3, 6, 8.

use super::position::{Game, GameUnit, UNITS, other};
use super::step::{GameEffectKind, Judged, Notes, done};
use super::waits::Waits;
use crate::acw::combat::{Advance, Battle};
use crate::acw::command::{self, Order};
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::acw::zoc::{Covered, covers};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::Flag;
use crate::ruling::{Cites, Trail};
use heapless::Vec;

impl Game {
    /// Goes on after losses: commanders, retreats, advances, the next combat, the next round.
    pub(super) fn proceed(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>, cites: &mut Cites) -> Result<(), Fault> {
        if self.rolling().is_some() {
            cites.add(R11);
            self.waits = Waits::Commanders;
            return Ok(());
        }
        while let Some(unit) = self.retreating().copied() {
            self.waits = Waits::Retreat;
            if self.retreats_to().next().is_some() {
                return Ok(());
            }
            // Where no hex is left the stack stops.
            self.stack(&unit).for_each(|unit| unit.retreats = 0);
            (self.underway, self.origin) = (false, Hex::default());
        }
        self.waits = Waits::Advance;
        let side = match self.battle.advance.get() {
            Some(Advance::Attacker) => Some(Side::Attacker),
            Some(Advance::Defender) => Some(Side::Defender),
            _ => None,
        };
        for unit in side.into_iter().flat_map(|side| self.units.iter().filter(move |unit| unit.is(side))) {
            for hex in unit.unit.hex.neighbours() {
                if self.advances(unit, hex, &mut Trail::none())?.is_ok() {
                    return Ok(());
                }
            }
        }
        self.close(notes);
        Ok(())
    }

    /// Returns the first unit of the stack that retreats next, the defender's before the attacker's.
    pub(super) fn retreating(&self) -> Option<&GameUnit> {
        let of = |side: Side| self.units.iter().find(move |unit| unit.is(side) && unit.retreats > 0);
        of(Side::Defender).or_else(|| of(Side::Attacker))
    }

    /// Returns the units that retreat with a unit.
    fn stack(&mut self, first: &GameUnit) -> impl Iterator<Item = &mut GameUnit> {
        let (hex, side, retreats) = (first.unit.hex, first.side(), first.retreats);
        let with = move |unit: &GameUnit| unit.is(side) && unit.unit.hex == hex && unit.retreats == retreats;
        self.units.iter_mut().filter(move |unit| with(unit))
    }

    /// Returns where the stack that retreats next stood.
    fn stood(&self, first: &GameUnit) -> Hex {
        if self.underway { self.origin } else { first.unit.hex }
    }

    /// Returns the hexes that the retreating stack may enter.
    pub(super) fn retreats_to(&self) -> impl Iterator<Item = Hex> + '_ {
        let first = self.retreating();
        let from = first.map_or(Hex::default(), |first| self.stood(first));
        let hexes = first.map(|first| first.unit.hex.neighbours()).into_iter().flatten();
        hexes.filter(move |hex| {
            let Some(first) = first else { return false };
            let on_map = self.hexes.is_empty() || self.hexes.contains(hex);
            let enemies = self.units.iter().any(|unit| unit.is(other(first.side())) && unit.unit.hex == *hex);
            on_map && !enemies && hex.distance(from) > first.unit.hex.distance(from)
        })
    }

    /// The retreating stack enters a hex.
    pub(super) fn go(&mut self, hex: Hex, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let Some(first) = self.retreating().copied() else { return Err(super::step::not_now()) };
        if !self.retreats_to().any(|other| other == hex) {
            let distance = u16::try_from(first.unit.hex.distance(hex)).unwrap_or(u16::MAX);
            let far = if distance > 1 { (1, distance) } else { (0, 0) };
            return notes.object(R8, Some(first.id), hex, far.0, far.1);
        }
        let stood = self.stood(&first);
        self.underway = first.retreats > 1;
        // Where it stood is remembered while it is under way only.
        self.origin = if self.underway { stood } else { Hex::default() };
        let mut moved = Vec::<GameUnit, UNITS>::new();
        for unit in self.stack(&first) {
            (unit.unit.hex, unit.retreats) = (hex, unit.retreats.saturating_sub(1));
            let _full = crate::capacity::push(&mut moved, *unit);
        }
        for unit in &moved {
            notes.unit(GameEffectKind::Retreats, R8, unit, 0);
        }
        let mut cites = Cites::by(R8);
        cites.add(R3);
        self.proceed(notes, &mut cites)?;
        done(cites)
    }

    /// Decides whether a unit may advance into a hex: the objection, by its rule, or none.
    pub(super) fn advances(
        &self,
        unit: &GameUnit,
        hex: Hex,
        trail: &mut Trail<'_>,
    ) -> Result<Result<Cites, crate::rule::Rule>, Fault> {
        let side = unit.side();
        let may = match self.battle.advance.get() {
            Some(Advance::Attacker) => side == Side::Attacker,
            Some(Advance::Defender) => side == Side::Defender,
            _ => false,
        };
        let left = self.hexes_of(self.combat, other(side)).any(|other| other == hex);
        let held = self.units.iter().any(|enemy| enemy.is(other(side)) && enemy.unit.hex == hex);
        if !may || unit.gone.is_set() || !unit.engaged.is_set() || !left || held || !unit.unit.hex.touches(hex) {
            return Ok(Err(R8));
        }
        let enemies = self.chosen(|enemy| enemy.is(other(side)));
        let question = Order { unit: unit.unit, enemies: &enemies.units, hexsides: &self.hexsides, rules: self.rules };
        let ruling = command::assess(&question, trail)?;
        Ok(if ruling.value.is_allowed() { Ok(ruling.cites) } else { Err(R6) })
    }

    /// A unit advances.
    pub(super) fn advance(&mut self, id: u16, hex: Hex, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let unit = *self.unit(id).ok_or(Fault::of_no_unit(&text!("unit"), id))?;
        let mut cites = match self.advances(&unit, hex, notes.trail)? {
            Ok(cites) => cites,
            Err(rule) => return notes.object(rule, Some(id), hex, 0, 0),
        };
        cites.add(R8);
        let mut moved = unit;
        (moved.unit.hex, moved.unit.advanced, moved.engaged) = (hex, Flag::YES, Flag::default());
        if let Some(unit) = self.unit_mut(id) {
            *unit = moved;
        }
        notes.unit(GameEffectKind::Advances, R6, &moved, 0);
        self.contact(&moved, notes)?;
        self.proceed(notes, &mut cites)?;
        done(cites)
    }

    /// An advance puts enemies into a zone of control, and so in command.
    fn contact(&mut self, moved: &GameUnit, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<(), Fault> {
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).copied() else { continue };
            if !unit.is(other(moved.side())) || unit.unit.contacted.is_set() || !unit.unit.hex.touches(moved.unit.hex) {
                continue;
            }
            let (units, hexsides) = ([moved.unit], &self.hexsides);
            let question = Covered { hex: unit.unit.hex, units: &units, hexsides, rules: self.rules };
            if covers(&question, &mut Trail::none())?.value.is_allowed() {
                if let Some(unit) = self.units.get_mut(at) {
                    unit.unit.contacted = Flag::YES;
                }
                notes.unit(GameEffectKind::Contacted, R6, &unit, 0);
            }
        }
        Ok(())
    }

    /// Nobody advances any more.
    pub(super) fn stay(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.close(notes);
        done(Cites::by(R6))
    }

    /// Ends the combat, and with the last one the round.
    fn close(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        notes.side(GameEffectKind::Over, R8, Side::Attacker, self.combat);
        let combat = self.combat;
        crate::capacity::retain(&mut self.plan, |row| row.combat != combat);
        self.units.iter_mut().for_each(|unit| unit.engaged = Flag::default());
        (self.combat, self.cohesion, self.battle) = (0, [0; 2], Battle::default());
        self.origin = Hex::default();
        self.waits = Waits::Combats;
        if self.plan.is_empty() {
            for unit in self.units.iter_mut().filter(|unit| unit.in_round.is_set()) {
                (unit.in_round, unit.unit.fought) = (Flag::default(), Flag::YES);
            }
            self.round = self.round.saturating_add(1);
            self.waits = Waits::Orders;
            notes.side(GameEffectKind::Round, R6, Side::Attacker, self.round);
        }
    }
}
