//! A battle or a raid of the turn, step by step. Clarifications 3.5, 4.1 to 4.3.

use crate::axis_allies::battle::{
    Battle, BattleEffects, BattleKind, BattleStep, Begin, Bombardment, Decision, Force, Role, Stage, apply, begin,
    lose_some, withdraw_some,
};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::movement::ways;
use crate::axis_allies::game::position::game::{board, view};
use crate::axis_allies::game::position::phase::{AWAY, CHOSEN, DEAD, DOOMED, Fight, RAIDS};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes, not_now};
use crate::axis_allies::map::tables::NEIGHBOURS;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::axis_allies::withdrawal::{Leaving, Way, Withdrawal, assess};
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Locus, Said};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::{count, numbered};
use heapless::Vec;

/// Sea zones from which battleships support one assault: no more than border on the land (3.5a). More are `overflow`.
const ZONES: usize = NEIGHBOURS;
/// Spaces from which the attackers of a battle came last: no more than border on it (4.1b).
const WAYS: usize = NEIGHBOURS;

/// What a space must have for a battle.
pub(in crate::axis_allies::game) const BATTLE_THERE: Name = &"a space with a battle that is to be fought";

impl<const N: usize> Game<N> {
    /// A battle begins.
    pub(in crate::axis_allies::game) fn begin(
        &mut self,
        space: u16,
        support: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        if !self.battles.has(space) {
            return Err(Fault::new(FaultCode::NotNow, &"space").needs(BATTLE_THERE));
        }
        if self.awaited(space) != Set::default() {
            // The sea battle comes first: it decides who lands at all (4.3c).
            let mut findings = Findings::by(R4_3C, notes.trail);
            findings.object(R4_3C, About::Whole);
            return Ok(findings.verdict(|| ()));
        }
        let Some(ruling) = self.opens(space, support, notes)? else {
            // All of them went down before.
            self.battles.leave(&Set::one(space));
            return Ok(Self::granted(BATTLE_END));
        };
        let Some(battle) = ruling.value.allowed() else { return Ok(Ruling::new(Verdict::Forbidden, ruling.cites)) };
        self.shoot(support)?;
        self.fight = Some(Fight { space, battle, raid: None });
        self.conclude(notes)?;
        Ok(Ruling::new(Verdict::Allowed(()), ruling.cites))
    }

    /// The battle in a space before its first step; none if no attacker is left.
    pub(in crate::axis_allies::game) fn opens(
        &self,
        space: u16,
        support: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Option<Ruling<Verdict<Battle>>>, Fault> {
        let [attacker, defender] = self.forces(space)?;
        if attacker.is_empty() {
            return Ok(None);
        }
        let landed = self.landed(space);
        let zones = self.support(space, support)?;
        let view = view(&board(&self.units, &self.holdings, self.options), self.power, self.sound)?;
        let question = Begin {
            kind: Code::new(if view.map.is_sea(space) { BattleKind::Sea } else { BattleKind::Land }),
            attacker,
            defender,
            landed,
            declared: if self.assaults.has(space) { landed.max(1) } else { 0 },
            support: &zones,
            aa_gun: Flag::from(view.guns.has(space)),
            chart: &[],
        };
        begin(&question, notes.trail).map(Some)
    }

    /// How many have landed in a space from transports.
    fn landed(&self, space: u16) -> u16 {
        let landed = numbered(&self.units).filter(|(at, unit)| {
            let kind = View::kind(unit);
            unit.space == space && !kind.is_ship() && kind.takes_land() && self.state(*at).left > 0
        });
        u16::try_from(count(landed)).unwrap_or(u16::MAX)
    }

    /// The battleships that support an assault, by sea zone.
    fn support(&self, space: u16, ships: &[u16]) -> Result<Vec<Bombardment, ZONES>, Fault> {
        let mut zones: Vec<Bombardment, ZONES> = Vec::new();
        let mut spaces: Vec<u16, ZONES> = Vec::new();
        for (i, at) in numbered(&self.places(ships)?) {
            let wrong = |code| Fault::item(code, &"support", i);
            let unit = self.units.get(usize::from(*at)).ok_or(wrong(FaultCode::OutOfRange))?;
            if View::owner(unit) != self.power || View::kind(unit) != Kind::Battleship {
                return Err(wrong(FaultCode::Contradiction)
                    .because(&"position: it is no battleship of the power whose turn it is"));
            }
            let place = spaces.iter().position(|zone| *zone == unit.space.0);
            let battled = self.battled(unit.space.0);
            let place = match place {
                Some(place) => place,
                None => {
                    push(&mut spaces, unit.space.0).map_err(|_| wrong(FaultCode::Overflow))?;
                    let unloading = numbered(&self.units).any(|(at, troop)| {
                        let ship = usize::from(self.state(at).left).checked_sub(1).and_then(|at| self.units.get(at));
                        let lands = !View::kind(troop).is_ship() && troop.space == space;
                        lands && ship.is_some_and(|ship| ship.space == unit.space)
                    });
                    let zone = Bombardment {
                        unloading: Flag::from(unloading),
                        sea_battle: Flag::from(battled),
                        ..Bombardment::default()
                    };
                    push(&mut zones, zone).map_err(|_| wrong(FaultCode::Overflow))?;
                    zones.len().bounded_sub(1)
                }
            };
            if let Some(zone) = zones.get_mut(place) {
                zone.battleships = zone.battleships.saturating_add(1);
                zone.fought = zone.fought.saturating_add(u8::from(battled));
            }
        }
        Ok(zones)
    }

    /// Whether a battle took place in a space this turn.
    fn battled(&self, space: u16) -> bool {
        self.holdings.iter().any(|h| h.space == space && h.battled.is_set())
    }

    /// The dice of a volley or a raid.
    pub(in crate::axis_allies::game) fn fight_dice(
        &mut self,
        dice: &[u8],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        let Some(raid) = fight.raid else {
            let step = BattleStep { battle: fight.battle, dice, ..BattleStep::default() };
            if fight.battle.stage.get() == Some(Stage::SupportFire) {
                self.cease_support();
            }
            return self.goes_on(&step, notes);
        };
        self.raid_dice(fight, raid, dice, notes)
    }

    /// The owner's choice of losses.
    pub(in crate::axis_allies::game) fn fight_losses(
        &mut self,
        pieces: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        if let Some(raid) = fight.raid {
            return self.raid_losses(pieces, fight.space, raid, notes);
        }
        let stage = fight.battle.stage.get().unwrap_or(Stage::Over);
        let attacks = stage.role() == Role::Attacker;
        let (mut losses, mut gun) = (Force::default().counts(), false);
        let places = self.places(pieces)?;
        let mut findings = Findings::by(CASUALTIES, notes.trail);
        for (i, at) in numbered(&places) {
            let at = usize::from(*at);
            let Some(unit) = self.units.get(at) else { continue };
            let kind = View::kind(unit);
            let hit = self.state(at).has(DOOMED);
            if self.fights(at, fight.space, attacks) && !hit {
                if let Some(count) = losses.get_mut(kind.place()) {
                    *count = count.saturating_add(1);
                }
                continue;
            }
            let here = unit.space == fight.space && !hit && !self.state(at).has(DEAD);
            let side =
                if attacks { self.power.is_friend(View::owner(unit)) } else { Self::is_enemy_of(self.power, unit) };
            match kind {
                _ if !here || !side => {
                    return Err(Fault::item_against(
                        &"pieces",
                        i,
                        &"position: it is no piece of the side that is asked, in the space of the battle",
                    ));
                }
                Kind::AaGun if unit.aboard == 0 => gun = true,
                // Cargo is no loss: troops aboard (3.2f), a friend's fighters on a carrier that attacks (3.4e).
                Kind::Fighter if attacks && unit.aboard > 0 => findings.object(R3_4E, About::Units.at(at)),
                _ if unit.aboard > 0 => findings.object(R3_2F, About::Units.at(at)),
                _ => return Err(Fault::item_against(&"pieces", i, &"position: the piece takes no part in the battle")),
            }
        }
        if !findings.allows() {
            return Ok(findings.verdict(|| ()));
        }
        let losses = Force::of(losses);
        let step = BattleStep { battle: fight.battle, losses, lose_aa_gun: Flag::from(gun), ..BattleStep::default() };
        let doomed = matches!(stage, Stage::SupportLosses | Stage::AttackLosses);
        for at in &places {
            self.mark(usize::from(*at), if doomed { DOOMED } else { DEAD });
        }
        // Of several losses some may be chosen, and the others later.
        let Some(ruling) = lose_some(&step, notes.trail)? else { return self.goes_on(&step, notes) };
        let Some(battle) = ruling.value.allowed() else { return Ok(Ruling::new(Verdict::Forbidden, ruling.cites)) };
        self.fight = Some(Fight { battle, ..fight });
        Ok(Ruling::new(Verdict::Allowed(()), ruling.cites))
    }

    /// Submarines withdraw, or stay.
    pub(in crate::axis_allies::game) fn withdraw(
        &mut self,
        pieces: &[u16],
        space: u16,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        let stage = fight.battle.stage.get().unwrap_or(Stage::Over);
        let attacks = stage.role() == Role::Attacker;
        let places = self.places(pieces)?;
        for (i, at) in numbered(&places) {
            let at = usize::from(*at);
            if self.kind_at(at) != Some(Kind::Submarine) || !self.fights(at, fight.space, attacks) {
                return Err(Fault::item_against(
                    &"pieces",
                    i,
                    &"position: it is no submarine of the side that is asked",
                ));
            }
        }
        // 4.2a: all of a round's go to one zone, those who were chosen before and those who follow.
        let before = (0..self.units.len()).find(|at| self.is_leaving(*at)).map(|at| self.state(at).left);
        if !places.is_empty() && before.is_some_and(|zone| zone != space) {
            let mut findings = Findings::by(R4_2A, notes.trail);
            findings.object(R4_2A, About::Whole);
            return Ok(findings.verdict(|| ()));
        }
        if !places.is_empty() {
            let leaving = if attacks { Leaving::AttackingSubmarines } else { Leaving::DefendingSubmarines };
            let ruling = self.may_leave(&fight, leaving, space, notes.trail)?;
            if !ruling.value.is_allowed() {
                return Ok(ruling);
            }
        }
        self.dive(&places, space, if attacks { R4_2C } else { R4_2D }, notes);
        let step = BattleStep {
            battle: fight.battle,
            role: Code::new(stage.role()),
            submarines: Said::<u16>::new(u16::try_from(places.len()).unwrap_or(u16::MAX)),
            destinations: &[Locus::new(space)],
            destination: space.into(),
            ..BattleStep::default()
        };
        if let Some((battle, cites)) = withdraw_some(&step)? {
            // The others may follow, or stay.
            self.fight = Some(Fight { battle, ..fight });
            return Ok(Ruling::new(Verdict::Allowed(()), cites));
        }
        for at in 0..self.units.len() {
            if self.is_leaving(at) {
                self.unmark(at, CHOSEN);
            }
        }
        self.goes_on(&step, notes)
    }

    /// Submarines go to a space (4.2c, 4.2d).
    fn dive(&mut self, places: &[u16], space: u16, rule: Rule, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        for at in places {
            let at = usize::from(*at);
            let mut state = self.state(at);
            (state.left, state.flags) = (space, state.flags | AWAY | CHOSEN);
            self.put(at, state);
            if let Some(unit) = self.units.get(at) {
                notes.effects.push(GameEffect::of(GameEffectKind::Goes, rule).at(space).piece(unit));
            }
        }
    }

    /// Returns whether a piece is a submarine that withdrew in the round at hand.
    fn is_leaving(&self, at: usize) -> bool {
        self.kind_at(at) == Some(Kind::Submarine) && self.state(at).has(AWAY | CHOSEN)
    }

    /// Takes a mark off a piece.
    fn unmark(&mut self, at: usize, flag: u8) {
        let mut state = self.state(at);
        state.flags &= !flag;
        self.put(at, state);
    }

    /// More battleships give their support shots, before the dice of those that do (3.5a).
    pub(in crate::axis_allies::game) fn support_more(
        &mut self,
        space: u16,
        ships: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Some(mut fight) = self.fight.filter(|fight| fight.space == space) else { return Err(not_now()) };
        let waits = fight.raid.is_none() && fight.battle.stage.get() == Some(Stage::SupportFire);
        let places = self.places(ships)?;
        if let Some((i, _)) = numbered(&places).find(|(_, at)| self.state(usize::from(**at)).has(CHOSEN)) {
            return Err(Fault::item_against(&"support", i, &"position: the battleship has given its support shot"));
        }
        if !waits || ships.is_empty() {
            return Err(not_now());
        }
        let Some(ruling) = self.opens(space, ships, notes)? else { return Err(not_now()) };
        let Some(opened) = ruling.value.allowed() else { return Ok(Ruling::new(Verdict::Forbidden, ruling.cites)) };
        fight.battle.support = fight.battle.support.saturating_add(opened.support);
        self.fight = Some(fight);
        self.shoot(ships)?;
        Ok(Ruling::new(Verdict::Allowed(()), ruling.cites))
    }

    /// Battleships give their support shots, and have fought.
    fn shoot(&mut self, ships: &[u16]) -> Result<(), Fault> {
        for at in &self.places(ships)? {
            self.mark(usize::from(*at), CHOSEN);
            if let Some(ship) = self.units.get_mut(usize::from(*at)) {
                ship.engaged = Flag::from(true);
            }
        }
        Ok(())
    }

    /// No battleship shoots any more.
    pub(in crate::axis_allies::game) fn cease_support(&mut self) {
        for at in 0..self.units.len() {
            if self.kind_at(at) == Some(Kind::Battleship) && self.state(at).has(CHOSEN) {
                self.unmark(at, CHOSEN);
            }
        }
    }

    /// The attacker presses on.
    pub(in crate::axis_allies::game) fn press(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        let decision = Code::new(Decision::Press);
        self.goes_on(&BattleStep { battle: fight.battle, decision, ..BattleStep::default() }, notes)
    }

    /// The attacker retreats.
    pub(in crate::axis_allies::game) fn retreat(
        &mut self,
        space: u16,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        if fight.battle.attacker.surface() > 0 {
            let ruling = self.may_leave(&fight, Leaving::Attackers, space, notes.trail)?;
            if !ruling.value.is_allowed() {
                return Ok(ruling);
            }
        } else if space > 0 {
            // Aircraft alone go nowhere (4.1b).
            return Err(Fault::against(&"space", &"position: aircraft alone retreat to no space"));
        }
        let step = BattleStep {
            battle: fight.battle,
            decision: Code::new(Decision::Retreat),
            destinations: &[Locus::new(space)],
            destination: space.into(),
            ..BattleStep::default()
        };
        self.assaults.leave(&Set::one(fight.space));
        self.leave_for(space, notes);
        self.goes_on(&step, notes)
    }

    /// Whether those who leave a battle may go to a space.
    fn may_leave(&self, fight: &Fight, leaving: Leaving, space: u16, trail: &mut Trail<'_>) -> Judged {
        self.leaving(fight, leaving, |question| assess(&Withdrawal { destination: space.into(), ..*question }, trail))
    }

    /// Asks a question about those who leave a battle.
    pub(in crate::axis_allies::game) fn leaving<T>(
        &self,
        fight: &Fight,
        leaving: Leaving,
        ask: impl FnOnce(&Withdrawal<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let units = self.scene()?;
        let on = board(&units, &self.holdings, self.options);
        let map = View::new(&on).map;
        let mut came = Set::default();
        for (at, unit) in numbered(&self.units) {
            // The lost ones too, and those that only fly in the battle.
            if View::owner(unit) == self.power && unit.space == fight.space && !self.state(at).has(RAIDS) {
                let way = self.ways.get(at).copied().unwrap_or(0);
                came.join(&ways::spaces(way, &map, fight.space));
            }
        }
        came.keep(&map.next_to(&Set::one(fight.space)));
        let mut ways: Vec<Way, WAYS> = Vec::new();
        for from in came.iter() {
            let way = Way { spaces: [from, fight.space, 0, 0, 0, 0, 0, 0].map(Locus::new) };
            push(&mut ways, way).map_err(|_| Fault::new(FaultCode::Overflow, &text!("ways")))?;
        }
        if ways.is_empty() {
            // They were there when the turn began.
            let way = Way { spaces: [fight.space, 0, 0, 0, 0, 0, 0, 0].map(Locus::new) };
            push(&mut ways, way).map_err(|_| Fault::new(FaultCode::Overflow, &text!("ways")))?;
        }
        let question = Withdrawal {
            board: on,
            power: Code::new(self.power),
            battle: fight.battle,
            space: fight.space.into(),
            leaving: Code::new(leaving),
            ways: &ways,
            destination: Locus::default(),
        };
        ask(&question)
    }

    /// The battle takes a step.
    fn goes_on(&mut self, step: &BattleStep<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let Some(fight) = self.fight else { return Err(not_now()) };
        let ruling = apply(step, &mut BattleEffects::none(), notes.trail)?;
        let Some(battle) = ruling.value.allowed() else { return Ok(Ruling::new(Verdict::Forbidden, ruling.cites)) };
        if battle.doomed.is_empty() {
            // Both sides have fired.
            for at in 0..self.units.len() {
                let mut state = self.state(at);
                if state.has(DOOMED) {
                    state.flags = (state.flags & !DOOMED) | DEAD;
                    self.put(at, state);
                }
            }
        }
        self.fight = Some(Fight { battle, ..fight });
        self.conclude(notes)?;
        Ok(Ruling::new(Verdict::Allowed(()), ruling.cites))
    }
}
