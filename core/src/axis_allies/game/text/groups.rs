//! The pieces that a line of orders means.

use crate::axis_allies::battle::{Role, Stage};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::id;
use crate::axis_allies::game::position::phase::{DEAD, DOOMED};
use crate::axis_allies::game::text::tokens::{Item, Line, Read};
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::scratch::sort_by;
use crate::table::numbered;
use heapless::Vec;

/// Where pieces of a group are looked for.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies::game) enum Among {
    /// In a space, not aboard a transport.
    Free(u16),
    /// Aboard a transport in a zone.
    Cargo(u16),
    /// Where losses are wanted, or withdrawals.
    Battle,
    /// Fighters that lost their carrier.
    Stranded,
    /// In a zone beside a space.
    Beside(u16),
}

impl<const N: usize> Game<N> {
    /// The pieces of a group that move: ships that carry the cargo before others.
    pub(in crate::axis_allies::game) fn carriers_first(
        &self,
        line: &Line<'_>,
        group: &[(Item, usize)],
        space: u16,
        cargo: &[u16],
    ) -> Read<Vec<u16, N>> {
        let mut ships = Vec::<u16, N>::new();
        for piece in cargo {
            let state = self.place_of(*piece).map(|at| self.state(at)).unwrap_or_default();
            let ship = usize::from(state.aboard).checked_sub(1).and_then(|at| self.units.get(at)).map(id);
            if let Some(ship) = ship.filter(|ship| !ships.contains(ship)) {
                push(&mut ships, ship).map_err(|_| line.wrong(FaultCode::Overflow))?;
            }
        }
        self.pick_after(line, group, Among::Free(space), &ships)
    }

    pub(in crate::axis_allies::game) fn pick(
        &self,
        line: &Line<'_>,
        group: &[(Item, usize)],
        among: Among,
    ) -> Read<Vec<u16, N>> {
        self.pick_after(line, group, among, &[])
    }

    /// The pieces that a group names: those that have moved least before others, and then the lowest numbers; some
    /// before all others.
    fn pick_after(&self, line: &Line<'_>, group: &[(Item, usize)], among: Among, first: &[u16]) -> Read<Vec<u16, N>> {
        let mut pieces = Vec::<u16, N>::new();
        for (item, column) in group {
            let wrong = |code| Fault::item(code, &text!("line"), *column);
            let (count, kind) = match *item {
                Item::One(piece) => {
                    let none = Fault::of_no_unit(&"", piece).in_list(&text!("line"), *column);
                    let at = self.place_of(piece).ok_or(none)?;
                    if let Among::Free(space) | Among::Cargo(space) = among
                        && self.state(at).space != space
                    {
                        let why = &"position.pieces: it stands in another space";
                        return Err(Fault::item_against(&text!("line"), *column, why).valued(piece));
                    }
                    push(&mut pieces, piece).map_err(|_| wrong(FaultCode::Overflow))?;
                    continue;
                }
                Item::Some(count, kind) => (count, kind),
            };
            let mut found: Vec<(bool, (bool, u8, u16)), N> = Vec::new();
            for (at, unit) in numbered(&self.units) {
                if View::kind(unit) == kind && !pieces.contains(&id(unit)) && self.is_among(at, among) {
                    let _ = push(&mut found, (!first.contains(&id(unit)), self.rank(at)));
                }
            }
            sort_by(&mut found, |one, other| one > other);
            match u32::try_from(found.len()).unwrap_or(u32::MAX) {
                there if there >= u32::from(count) => {}
                0 => return Err(wrong(FaultCode::OutOfRange).none_there(count)),
                there => return Err(wrong(FaultCode::OutOfRange).between(count, 0, there)),
            }
            for (_, (.., piece)) in found.iter().take(usize::from(count)) {
                push(&mut pieces, *piece).map_err(|_| line.wrong(FaultCode::Overflow))?;
            }
        }
        Ok(pieces)
    }

    /// Whether a piece is where a group is looked for.
    fn is_among(&self, at: usize, among: Among) -> bool {
        let (state, Some(unit)) = (self.state(at), self.units.get(at)) else { return false };
        let own = View::owner(unit) == self.power;
        let cargo = state.aboard > 0 && View::kind(unit) != Kind::Fighter;
        match among {
            Among::Free(space) => own && state.space == space && !cargo,
            // Friends' cargo is landed by its owner only.
            Among::Cargo(zone) => own && state.space == zone && cargo,
            Among::Beside(space) => {
                let on = crate::axis_allies::game::position::game::board(&self.units, &self.holdings, self.options);
                own && View::new(&on).map.next_to(&Set::one(space)).has(state.space)
            }
            Among::Stranded => self.is_stranded(at),
            Among::Battle => match (&self.flak, &self.fight) {
                (Some(flak), _) => self.is_under_fire(flak, at),
                (None, Some(fight)) if fight.raid.is_some() => self.raiding(at, fight.space),
                (None, Some(fight)) => {
                    let stage = fight.battle.stage.get().unwrap_or(Stage::Over);
                    let fights = self.fights(at, fight.space, stage.role() == Role::Attacker);
                    fights && !state.has(DOOMED) && !state.has(DEAD)
                }
                _ => false,
            },
        }
    }
}
