//! What follows from a battle that is over: those who fell and what they carried, fighters without a carrier, those who
//! left, and land that was taken. Clarifications 3.1d, 3.2f, 3.4b, 3.4e, 4.1b.

use crate::axis_allies::battle::{Ending, Role, Stage, sinks};
use crate::axis_allies::carriers::{CarrierLoss, Fate, Landed, apply};
use crate::axis_allies::conquest::Means;
use crate::axis_allies::game::position::game::Game;
use crate::axis_allies::game::position::game::{board, number};
use crate::axis_allies::game::position::phase::{AWAY, DEAD, DOOMED, Fight};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Notes};
use crate::axis_allies::movement::UNLOADED;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};

use heapless::Vec;

/// Fighters that one zone's battle can leave without a carrier, each with its place. A carrier holds two (3.4a), and no
/// paragraph bounds the carriers in a zone: these are those of 32. More are `overflow`.
pub(in crate::axis_allies::game) const STRANDED: usize = 64;

impl<const N: usize> Game<N> {
    /// The attacker's ships and troops leave the battle at hand; what the ships carry goes along.
    pub(in crate::axis_allies::game) fn leave_for(&mut self, destination: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        let Some(fight) = self.fight else { return };
        for at in 0..self.units.len() {
            let mut state = self.state(at);
            if !self.fights(at, fight.space, true) || self.kind_at(at).is_none_or(Kind::is_air) {
                continue;
            }
            // They go when the battle is over, as submarines do that withdrew.
            state.flags |= AWAY;
            state.left = destination;
            self.put(at, state);
            if let Some(unit) = self.units.get(at) {
                notes.effects.push(GameEffect::of(GameEffectKind::Goes, R4_1B).at(destination).piece(unit));
            }
        }
    }

    /// Books what a battle that is over has brought.
    pub(in crate::axis_allies::game) fn conclude(
        &mut self,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        let Some(fight) = self.fight.filter(|fight| fight.battle.stage.get() == Some(Stage::Over)) else {
            return Ok(());
        };
        // Where their owners have to choose, the battle waits for it.
        if self.is_sea(fight.space) && self.choose_bays(&fight)? {
            Ok(())
        } else {
            self.settle_battle(&fight, &[], notes)
        }
    }

    /// Books what a battle that is over has brought, where its fighters' owners have chosen who lands on carriers.
    pub(in crate::axis_allies::game) fn settle_battle(
        &mut self,
        fight: &Fight,
        kept: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        if self.is_sea(fight.space) {
            // The attacker's own fighters stay where they are.
            self.strand(fight, Role::Attacker, &[], notes)?;
            self.strand(fight, Role::Defender, kept, notes)?;
        }
        self.drown(notes);
        self.depart(fight);
        self.bury(notes);
        for at in 0..self.units.len() {
            if self.fights(at, fight.space, true)
                && let Some(unit) = self.units.get_mut(at)
            {
                unit.engaged = Flag::from(true);
            }
        }
        self.holding(fight.space)?.battled = Flag::from(true);
        self.battles.leave(&Set::one(fight.space));
        self.fight = None;
        if fight.battle.taken.is_set() {
            self.raids.leave(&Set::one(fight.space));
            self.capture(fight.space, Means::Ground, notes)?;
        }
        self.forget()
    }

    /// Fighters whose carrier went down find their places (3.4b, 3.4e).
    fn strand(
        &mut self,
        fight: &Fight,
        role: Role,
        kept: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        let mut room = [Landed::default(); STRANDED];
        let mut places = Sink::new(&mut room);
        let settled = self.wreck(fight, role, kept, |question| apply(question, &mut places, &mut Trail::none()))?;
        if settled.is_none() {
            return Ok(());
        }
        if places.needed() > STRANDED {
            return Err(Fault::new(FaultCode::Overflow, &"units"));
        }
        self.land_all(places.items(), notes);
        Ok(())
    }

    /// Asks about the carriers that a side lost in a battle, if it lost any.
    pub(in crate::axis_allies::game) fn wreck<T>(
        &self,
        fight: &Fight,
        role: Role,
        kept: &[u16],
        ask: impl FnOnce(&CarrierLoss<'_>) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        let mut lost: Vec<u16, N> = Vec::new();
        let mut wrecked = false;
        for at in 0..self.units.len() {
            let attacks = self.units.get(at).is_some_and(|unit| View::owner(unit) == self.power);
            let cargo = self.units.get(at).is_some_and(|unit| unit.aboard > 0 && View::kind(unit) != Kind::Fighter);
            if self.state(at).has(DEAD) && !cargo {
                wrecked |= attacks == (role == Role::Attacker) && self.kind_at(at) == Some(Kind::Carrier);
                push(&mut lost, number(at).bounded_sub(1)).map_err(|_| Fault::new(FaultCode::Overflow, &"units"))?;
            }
        }
        if !wrecked {
            return Ok(None);
        }
        let question = CarrierLoss {
            board: board(&self.units, &self.holdings, self.options),
            power: Code::new(self.power),
            battle: fight.battle,
            space: fight.space.into(),
            role: Code::new(role),
            lost: &lost,
            kept,
        };
        ask(&question).map(Some).map_err(|fault| fault.without_board(&"position: the fighter keeps its carrier"))
    }

    /// Fighters go where they land.
    pub(in crate::axis_allies::game) fn land_all(&mut self, places: &[Landed], notes: &mut Notes<'_, '_, '_, '_, '_>) {
        for place in places {
            let at = usize::from(place.unit);
            match place.fate.get() {
                Some(Fate::Lost) => {
                    if let Some(unit) = self.units.get(at) {
                        notes.effects.push(GameEffect::of(GameEffectKind::Lost, Rule(place.rule)).piece(unit));
                    }
                    self.mark(at, DEAD | DOOMED);
                }
                fate => {
                    if let Some(unit) = self.units.get_mut(at) {
                        unit.aboard = if fate == Some(Fate::OnCarrier) { place.carrier } else { 0 };
                        unit.space = place.space;
                        let mut state = self.state(at);
                        if let Some(unit) = self.units.get(at) {
                            (state.aboard, state.space) = (unit.aboard, unit.space.0);
                            if fate != Some(Fate::Flying) {
                                let goes = GameEffect::of(GameEffectKind::Goes, Rule(place.rule));
                                notes.effects.push(goes.at(place.space.0).piece(unit));
                            }
                        }
                        self.put(at, state);
                    }
                }
            }
        }
    }

    /// What ships carry goes down with them, and so do those who were to land from them (3.1d, 3.2f, 3.4e).
    pub(in crate::axis_allies::game) fn drown(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).filter(|unit| !View::kind(unit).is_ship()) else { continue };
            let state = self.state(at);
            // Who retreats has a destination there.
            let ships = [unit.aboard, if state.has(AWAY) { 0 } else { state.left }];
            let sunk = ships
                .iter()
                .filter_map(|ship| usize::from(*ship).checked_sub(1))
                .any(|ship| self.state(ship).has(DEAD));
            if sunk && !state.has(DEAD) {
                let effect = GameEffect::of(GameEffectKind::Lost, sinks(View::kind(unit)));
                notes.effects.push(effect.piece(unit));
                self.mark(at, DEAD | DOOMED);
            }
        }
    }

    /// Those who left the battle go where they go, with what they carry; who was to land from them is aboard again.
    fn depart(&mut self, fight: &Fight) {
        let retreat = fight.battle.ending.get() == Some(Ending::Retreat);
        for at in 0..self.units.len() {
            let mut state = self.state(at);
            if !state.has(AWAY) || state.has(DEAD) {
                continue;
            }
            let (destination, ship) = (state.left, number(at));
            state.flags &= !(AWAY | UNLOADED);
            (state.space, state.left) = (destination, 0);
            self.put(at, state);
            let Some(unit) = self.units.get_mut(at) else { continue };
            let own = View::owner(unit) == self.power;
            (unit.space, unit.retreated) = (destination.into(), Flag::from(own));
            unit.unloaded = Code::default();
            let carrier = View::kind(unit) == Kind::Carrier;
            for cargo in 0..self.units.len() {
                let mut state = self.state(cargo);
                let Some(unit) = self.units.get_mut(cargo).filter(|unit| !View::kind(unit).is_ship()) else { continue };
                if unit.aboard != ship && (state.left != ship || state.has(AWAY)) {
                    continue;
                }
                if carrier && View::owner(unit) == self.power {
                    // 4.1b: aircraft stay, and land later.
                    unit.aboard = 0;
                    state.aboard = 0;
                } else if retreat {
                    (unit.space, unit.aboard, unit.unloaded) = (destination.into(), ship, Code::default());
                    (state.space, state.aboard, state.left) = (destination, ship, 0);
                    state.flags &= !UNLOADED;
                }
                self.put(cargo, state);
            }
        }
    }

    /// Those who fell are taken off the board.
    pub(in crate::axis_allies::game) fn bury(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        for at in (0..self.units.len()).rev() {
            if !self.state(at).has(DEAD) {
                continue;
            }
            // Of those who went down with a ship it was told.
            if let Some(unit) = self.units.get(at).filter(|_| !self.state(at).has(DOOMED)) {
                notes.effects.push(GameEffect::of(GameEffectKind::Lost, CASUALTIES).piece(unit));
            }
            self.remove(at);
        }
    }

    /// Battles to which nobody is left to come.
    fn forget(&mut self) -> Result<(), Fault> {
        for space in self.battles.iter() {
            let [attackers, _] = self.forces(space)?;
            if attackers.is_empty() {
                self.battles.leave(&Set::one(space));
            }
        }
        Ok(())
    }
}
