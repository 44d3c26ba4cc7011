//! Sea battles and the assaults that wait for them: those who go down with their transports do not land. Clarifications
//! 3.2f, 4.3c.

use crate::axis_allies::battle::Plan;
use crate::axis_allies::chance::ONE;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::battle::chances::{both, forecast};
use crate::axis_allies::game::position::game::{full, id};
use crate::axis_allies::game::position::phase::DEAD;
use crate::axis_allies::game::step::Notes;
use crate::axis_allies::rules::BATTLE_END;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::ruling::{Cites, Sink, Trail};
use crate::scratch::{Scratch, sort_by};
use crate::table::numbered;
use heapless::Vec;

/// Sea battles of one chain. An assault waits for those whose transports bring it (4.3c), which no paragraph bounds: each
/// assault of a chain may add some. More are `overflow`.
const ZONES: usize = 8;
/// Transports of one sea battle. No paragraph bounds the pieces in a zone. More are `overflow`.
const SHIPS: usize = 32;
/// Numbers of transports lost in one sea battle: none to all.
const LOST: usize = SHIPS + 1;
/// The most combinations of transports lost in the sea battles of one chain. Each is a forecast of its assaults.
const COMBINATIONS: Bounds = Bounds { low: 0, high: 4096, limit: "combinations of transports lost" };

/// Sea battles, and the assaults that wait for any of them.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies::game) struct Chain {
    zones: Set,
    lands: Set,
}

/// A sea battle of a chain.
#[derive(Debug)]
struct Crossing {
    /// The numbers of the transports, the first to be lost first.
    ships: Vec<u16, SHIPS>,
    /// The numbers of them that may be lost in a battle that is won, with the chance of each.
    won: Vec<(usize, u64), LOST>,
}

impl<const N: usize> Game<N> {
    /// The sea battles for which the battle of a land waits: those that troops who land there come from (4.3c).
    pub(in crate::axis_allies::game) fn awaited(&self, space: u16) -> Set {
        let mut zones = Set::default();
        for (at, unit) in numbered(&self.units) {
            let (state, kind) = (self.state(at), View::kind(unit));
            if unit.space != space || kind.is_ship() || !kind.takes_land() {
                continue;
            }
            let ship = usize::from(state.left).checked_sub(1).and_then(|at| self.units.get(at));
            if let Some(ship) = ship {
                zones.add_if(ship.space.0, self.battles.has(ship.space.0));
            }
        }
        zones
    }

    /// The chain of which a space is the first assault; none if it is no assault that waits, or a later one.
    pub(in crate::axis_allies::game) fn chain(&self, space: u16) -> Option<Chain> {
        let mut chain = Chain { zones: self.awaited(space), lands: Set::one(space) };
        if chain.zones == Set::default() {
            return None;
        }
        loop {
            let before = chain.lands;
            for land in self.battles.iter() {
                let zones = self.awaited(land);
                if zones.meets(&chain.zones) {
                    chain.lands.add(land);
                    chain.zones.join(&zones);
                }
            }
            if chain.lands == before {
                break;
            }
        }
        (chain.lands.iter().next() == Some(space)).then_some(chain)
    }

    /// The order in which pieces that are alike for a line of orders are taken. Those that have not unloaded come
    /// before others, then those that have moved least, then the lowest numbers.
    pub(in crate::axis_allies::game) fn rank(&self, at: usize) -> (bool, u8, u16) {
        let state = self.state(at);
        let number = self.units.get(at).map_or(0, id);
        (state.has(crate::axis_allies::movement::UNLOADED), state.spent, number)
    }

    /// A sea battle by the plans.
    fn crossing(
        &mut self,
        zone: u16,
        plans: [&Plan; 2],
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<(Crossing, u64), Fault> {
        let mut crossing = Crossing { ships: Vec::new(), won: Vec::new() };
        let mut order: Vec<(bool, u8, u16), SHIPS> = Vec::new();
        for at in 0..self.units.len() {
            if self.kind_at(at) == Some(Kind::Transport) && self.fights(at, zone, true) {
                push(&mut order, self.rank(at)).map_err(full)?;
            }
        }
        sort_by(&mut order, |one, other| one > other);
        for (.., ship) in &order {
            push(&mut crossing.ships, *ship).map_err(full)?;
        }
        let Some(battle) = self.battle_of(zone, scratch, trail)? else { return Ok((crossing, 0)) };
        let (ships, mut won) = (crossing.ships.len(), [0u64; LOST]);
        let row = forecast(&battle, plans, scratch, &mut Cites::by(BATTLE_END), &mut |left, chance| {
            let lost = ships.saturating_sub(usize::from(left.transport));
            if let Some(won) = won.get_mut(lost) {
                *won = won.saturating_add(chance);
            }
        })?;
        for (lost, chance) in numbered(&won).filter(|(_, chance)| **chance > 0) {
            // As many as there are.
            let _ = push(&mut crossing.won, (lost, *chance));
        }
        Ok((crossing, row.missing))
    }

    /// The chance to win all battles of a chain, and the bound of its error.
    pub(in crate::axis_allies::game) fn chain_won(
        &mut self,
        chain: &Chain,
        plans: [&Plan; 2],
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<(u64, u64), Fault> {
        let (mut won, mut missing) = (0u64, 0u64);
        let mut crossings: Vec<Crossing, ZONES> = Vec::new();
        let mut combinations = 1usize;
        for zone in chain.zones.iter() {
            let (crossing, error) = self.crossing(zone, plans, scratch, trail)?;
            missing = missing.saturating_add(error);
            combinations = combinations.saturating_mul(crossing.won.len());
            push(&mut crossings, crossing).map_err(full)?;
        }
        let combinations = i64::try_from(combinations).unwrap_or(i64::MAX);
        if combinations > COMBINATIONS.high {
            return Err(Fault::new(FaultCode::Overflow, &text!("position")).bounded(combinations, &COMBINATIONS));
        }
        if combinations == 0 {
            return Ok((0, missing));
        }
        // How many transports each sea battle costs: all combinations, one after the other.
        let mut ways = [0usize; ZONES];
        loop {
            let mut chance = ONE;
            for (crossing, way) in crossings.iter().zip(ways) {
                chance = both(chance, crossing.won.get(way).map_or(0, |(_, chance)| *chance));
                missing = missing.saturating_add(1);
            }
            if chance > 0 {
                let mut after = self.after_crossings(&crossings, ways, scratch, trail)?;
                for land in chain.lands.iter() {
                    let row = match after.battle_of(land, scratch, trail)? {
                        Some(battle) => forecast(&battle, plans, scratch, &mut Cites::by(BATTLE_END), &mut |_, _| ())?,
                        // Nobody is left who attacks.
                        None => Default::default(),
                    };
                    chance = both(chance, row.win);
                    missing = missing.saturating_add(row.missing).saturating_add(1);
                }
                won = won.saturating_add(chance);
            }
            if !go_on(&mut ways, &crossings) {
                return Ok((won, missing));
            }
        }
    }

    /// The game after sea battles that each cost so many transports.
    fn after_crossings(
        &self,
        crossings: &[Crossing],
        ways: [usize; ZONES],
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Self, Fault> {
        let mut after = self.clone();
        for (crossing, way) in crossings.iter().zip(ways) {
            let lost = crossing.won.get(way).map_or(0, |(lost, _)| *lost);
            for ship in crossing.ships.iter().take(lost) {
                let at = after.find(*ship)?;
                after.mark(at, DEAD);
            }
        }
        after.sunk(scratch, trail);
        Ok(after)
    }

    /// Takes ships that went down off the board, with those who were to land from them.
    fn sunk(&mut self, scratch: &mut Scratch<'_>, trail: &mut Trail<'_>) {
        let notes = &mut Notes {
            objections: &mut Sink::none(),
            refusals: &mut Sink::none(),
            effects: &mut Sink::none(),
            scratch,
            trail,
        };
        self.drown(notes);
        self.bury(notes);
    }
}

/// Goes to the next combination of the ways in which sea battles end; false after the last.
fn go_on(ways: &mut [usize; ZONES], crossings: &[Crossing]) -> bool {
    for (crossing, way) in crossings.iter().zip(ways.iter_mut()) {
        *way = way.saturating_add(1);
        if *way < crossing.won.len() {
            return true;
        }
        *way = 0;
    }
    false
}
