//! The board in the midst of a battle: without those who fell, with those who withdrew where they went, and without
//! bombers that only raid.

use crate::axis_allies::battle::Force;
use crate::axis_allies::battle::muster;
use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::{board, full, number, view};
use crate::axis_allies::game::position::phase::{AWAY, DEAD, RAIDS};
use crate::axis_allies::powers::Power;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::Fault;
use crate::table::numbered;
use heapless::Vec;

impl<const N: usize> Game<N> {
    /// The pieces as they stand at this moment of a battle, or before it, with what is aboard what.
    pub(in crate::axis_allies::game) fn scene(&self) -> Result<Vec<Unit, N>, Fault> {
        let mut here: Vec<Unit, N> = Vec::new();
        // Where each stands in the new list, counted from 1.
        let mut places: Vec<u16, N> = Vec::new();
        for (at, unit) in numbered(&self.units) {
            let state = self.state(at);
            let drowned = [unit.aboard, if View::kind(unit).is_ship() || state.has(AWAY) { 0 } else { state.left }];
            let sunk = drowned.iter().any(|ship| self.is_dead(*ship)) && !self.flies(at);
            let place = if state.has(DEAD) || state.has(RAIDS) || sunk {
                0
            } else {
                let space = if state.has(AWAY) { state.left.into() } else { unit.space };
                push(&mut here, Unit { space, ..*unit }).map_err(full)?;
                number(here.len().bounded_sub(1))
            };
            push(&mut places, place).map_err(full)?;
        }
        for unit in here.iter_mut() {
            if let Some(carrier) = unit.carrier() {
                unit.aboard = places.get(carrier).copied().unwrap_or(0);
            }
        }
        Ok(here)
    }

    /// Whether a piece is a fighter of a battle, which flies whatever becomes of its carrier. A friend's fighter on an
    /// attacking carrier does not (3.4e).
    pub(in crate::axis_allies::game) fn flies(&self, at: usize) -> bool {
        let Some(unit) = self.units.get(at) else { return false };
        let fights = |attacks| self.fights(at, unit.space.0, attacks);
        View::kind(unit) == Kind::Fighter && (fights(true) || fights(false))
    }

    /// Whether a ship, counted from 1, was destroyed in the battle at hand.
    pub(in crate::axis_allies::game) fn is_dead(&self, ship: u16) -> bool {
        usize::from(ship).checked_sub(1).is_some_and(|at| self.state(at).has(DEAD))
    }

    /// Who fights in a space: attackers, then defenders.
    pub(in crate::axis_allies::game) fn forces(&self, space: u16) -> Result<[Force; 2], Fault> {
        let units = self.scene()?;
        let on = board(&units, &self.holdings, self.options);
        let view = view(&on, self.power, self.sound)?;
        Ok(muster(&view, space, self.power, &mut |_, _| true))
    }

    /// Whether a piece takes part in the battle in a space, on the attacker's side or the defender's.
    pub(in crate::axis_allies::game) fn fights(&self, at: usize, space: u16, attacks: bool) -> bool {
        let Some(unit) = self.units.get(at) else { return false };
        let (state, owner, kind) = (self.state(at), View::owner(unit), View::kind(unit));
        let side = if attacks { owner == self.power } else { self.power.is_enemy(owner) };
        // Cargo does not fight (3.2f), nor do guns.
        let cargo = kind.carried_by() == Some(Kind::Transport) && unit.aboard > 0;
        let out = state.has(DEAD) || state.has(AWAY) || state.has(RAIDS);
        side && unit.space == space && kind.fights() && !cargo && !out
    }

    /// Whether any enemy of the power stands in a space who is no gun.
    pub(in crate::axis_allies::game) fn is_enemy_of(power: Power, unit: &Unit) -> bool {
        power.is_enemy(View::owner(unit))
    }
}
