//! Whether all aircraft in the air at the end of combat movement can land. Clarifications 3.4, 4.1b, 4.4c; above all
//! 3.4g: a landing may assume that battles are won, but never that a carrier retreats.

use super::super::movement::{LIFTED, Piece, Report, Turn};
use super::super::rules::*;
use super::super::set::Set;
use super::super::units::Kind;
use super::super::view::View;
use super::decks::{self, GROUP, Group, Sets};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;

/// The assumption behind a carrier's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hope {
    /// No battle is won but its own.
    Nothing,
    /// All declared battles are won.
    Victory,
    /// All declared battles are won, and carriers in battle may retreat.
    Retreat,
}

/// Memory for landings.
#[derive(Debug)]
pub(in crate::axis_allies) struct Memory<'w> {
    /// The groups of the power's own fighters: first those that can land only at sea, then zeros.
    groups: &'w mut [Group],
    /// Sets of fighters.
    maps: &'w mut [u64],
}

/// Divides the caller's buffer into a word for each piece and memory for landings.
pub(in crate::axis_allies) fn memory<'w>(
    turn: &Turn<'_, '_>,
    scratch: &'w mut Scratch<'_>,
) -> Result<(&'w mut [u64], Memory<'w>), Fault> {
    memory_after(turn, turn.view.units.len(), scratch)
}

/// Divides the caller's buffer into so many words and memory for landings.
fn memory_after<'w>(
    turn: &Turn<'_, '_>,
    units: usize,
    scratch: &'w mut Scratch<'_>,
) -> Result<(&'w mut [u64], Memory<'w>), Fault> {
    let (mut groups, mut fighters, mut bays) = (0usize, 0u32, 0u32);
    let view = turn.view;
    for fighter in view.of_kind(Kind::Fighter).filter(|unit| view.is_own(unit)) {
        groups = groups.saturating_add(GROUP);
        fighters = fighters.saturating_add(u32::from(fighter.number()));
    }
    for carrier in view.of_kind(Kind::Carrier).filter(|unit| view.power.is_friend(View::owner(unit))) {
        let hold = u32::from(view.row(Kind::Carrier).hold);
        bays = bays.saturating_add(hold.bounded_mul(u32::from(carrier.number())));
    }
    let all = units.saturating_add(groups).saturating_add(decks::room(fighters, bays));
    let words = scratch.take(all)?;
    words.fill(0);
    let (states, rest) = words.split_at_mut_checked(units).unwrap_or_default();
    let (groups, maps) = rest.split_at_mut_checked(groups).unwrap_or_default();
    Ok((states, Memory { groups: groups.as_chunks_mut().0, maps }))
}

/// Returns the spaces in which the power's own pieces fight after its orders.
pub(super) fn battles(turn: &Turn<'_, '_>) -> Set {
    let mut battles = Set::default();
    for piece in turn.own_in(turn.view.occupied) {
        let fights = piece.state.aboard == 0 && turn.view.row_of(piece.unit).attack.get() > Some(0);
        battles.add_if(piece.state.space, fights);
    }
    battles
}

/// Returns the battles that are won under an assumption, besides a carrier's own.
fn won(turn: &Turn<'_, '_>, hope: Hope) -> Set {
    if hope == Hope::Nothing { Set::default() } else { battles(turn) }
}

impl Turn<'_, '_> {
    /// Returns whether an aircraft reaches land on which it may land.
    pub fn reaches_land(&self, piece: &Piece<'_>) -> bool {
        #[cfg(feature = "spaces")]
        if let Some(strips) = &self.strips {
            let left = self.view.row_of(piece.unit).movement.saturating_sub(piece.state.spent);
            if let Some(reaches) = strips.reach(self.view, &self.closed(), piece.state.space, left) {
                debug_assert!(reaches == self.is_strip(&self.range(piece, false)), "there and back is one way");
                return reaches;
            }
        }
        self.is_strip(&self.range(piece, false))
    }

    /// Returns the spaces from which an aircraft reaches land after one space more, as far as they were looked for.
    #[cfg(feature = "spaces")]
    pub fn lands_from(&self, piece: &Piece<'_>) -> Set {
        let spent = piece.state.spent.saturating_add(1);
        let left = self.view.row_of(piece.unit).movement.checked_sub(spent);
        let found =
            left.zip(self.strips.as_ref()).and_then(|(left, strips)| strips.ring(self.view, &self.closed(), left));
        found.unwrap_or_default()
    }

    /// Returns the neutrals that were not paid for.
    fn closed(&self) -> Set {
        let mut closed = self.view.neutral;
        closed.leave(&self.paid);
        closed.leave(&self.outlook.neutrals);
        closed
    }

    /// Returns the spaces within an aircraft's remaining range, over no neutral that was not paid for, or over all.
    fn range(&self, piece: &Piece<'_>, over_all: bool) -> Set {
        let view = self.view;
        let closed = if over_all { Set::default() } else { self.closed() };
        let (mut here, mut edge) = (Set::one(piece.state.space), Set::one(piece.state.space));
        for _ in piece.state.spent..view.row_of(piece.unit).movement {
            let mut next = view.map.next_to(&edge);
            next.leave(&closed);
            edge = next.without(&here);
            here.join(&edge);
        }
        here
    }

    /// Returns how far away the nearest land is on which an aircraft may land, and how far it can fly. Both are 0 if it
    /// reaches land, or there is none.
    pub(crate) fn nearest(&self, piece: &Piece<'_>) -> (u16, u16) {
        let view = self.view;
        let mut closed = view.neutral;
        closed.leave(&self.paid);
        let left = u16::from(view.row_of(piece.unit).movement.saturating_sub(piece.state.spent));
        match view.map.near_to(piece.state.space, &closed, &|ring| self.is_strip(ring)) {
            Some(far) if far > left => (far, left),
            _ => (0, 0),
        }
    }

    /// Returns whether aircraft may land in any of these spaces that is land (4.4c).
    fn is_strip(&self, spaces: &Set) -> bool {
        spaces.and(&self.view.friendly).meets(&self.view.began)
    }

    /// Returns the bays of a piece, if it is a carrier that takes fighters.
    fn bays(&self, ship: &Piece<'_>) -> Option<u32> {
        if ship.kind != Kind::Carrier || !ship.friendly || ship.unit.placed.is_set() {
            return None;
        }
        let hold = u32::from(self.view.row(Kind::Carrier).hold);
        let mut bays = hold.bounded_mul(u32::from(ship.count));
        // Friends stay aboard (3.4c); the power's own fighters can make room.
        for guest in self.cargo(ship).filter(|guest| !guest.own) {
            bays = bays.saturating_sub(u32::from(guest.count));
        }
        Some(bays)
    }

    /// Returns the spaces in which a carrier can be at the end of non-combat movement.
    /// With hope, these battles are won.
    fn ends(&self, ship: &Piece<'_>, hope: Hope, battles: &Set) -> Set {
        let (view, space) = (self.view, ship.state.space);
        let (mut zones, mut enemies) = (Set::one(space), view.occupied);
        if hope == Hope::Retreat && view.occupied.has(space) {
            zones.join(&self.sails(zones, 1, &self.came(space).without(&enemies)));
            return zones;
        }
        if !ship.own || ship.unit.engaged.is_set() || ship.unit.retreated.is_set() {
            return zones;
        }
        let (open, began) = (self.outlook.open, ship.state.spent == 0);
        let left = view.row(Kind::Carrier).movement.saturating_sub(ship.state.spent);
        if open && self.is_combat() && (began || !view.occupied.has(space)) {
            // It may still move in this phase: as far as it has spaces left, into a zone with enemies last (3.4d).
            let free = view.sea.without(&enemies);
            let near = self.sails(zones, left.saturating_sub(1), &free);
            zones.join(&near);
            if left > 0 {
                zones.join(&self.sails(near, 1, &view.sea));
            }
        }
        // What moves in combat movement does not move again; in its own phase it has the spaces that are left.
        if (began || !self.is_combat()) && !view.occupied.has(space) {
            if hope != Hope::Nothing {
                enemies.leave(battles);
                enemies.leave(&self.outlook.battles);
            }
            zones.join(&self.sails(Set::one(space), left, &view.sea.without(&enemies)));
        }
        zones
    }

    /// Returns the spaces up to so many away, through these zones, with those where it begins.
    fn sails(&self, from: Set, spaces: u8, into: &Set) -> Set {
        let mut zones = from;
        for _ in 0..spaces {
            zones.join(&self.view.map.sail(&zones, into, &self.view.began));
        }
        zones
    }

    /// Returns the sea zones from which the power's pieces came into a battle.
    fn came(&self, battle: u16) -> Set {
        let mut from = Set::default();
        for piece in self.own_in(Set::one(battle)) {
            from.add(piece.unit.space.0);
            for order in self.orders {
                if usize::from(order.unit) == piece.at {
                    for space in &order.path {
                        from.add(space.0);
                    }
                }
            }
        }
        from.keep(&self.view.map.next_to(&Set::one(battle)));
        from.keep(&self.view.sea);
        from
    }
}

/// Returns whether an aircraft that moves in the non-combat phase can land nowhere from its space. That is not on land
/// and, for a fighter, on no carrier that is or can still come within its range.
pub(in crate::axis_allies) fn is_doomed(turn: &Turn<'_, '_>, piece: &Piece<'_>) -> bool {
    !lands_by(turn, piece, Hope::Nothing)
}

/// Returns whether an aircraft can still land: on land, or for a fighter on a carrier that has a bay where it stands.
pub(in crate::axis_allies) fn can_still_land(turn: &Turn<'_, '_>, piece: &Piece<'_>) -> bool {
    if turn.reaches_land(piece) {
        return true;
    }
    if piece.kind != Kind::Fighter {
        return false;
    }
    let range = turn.range(piece, false);
    let takes = |ship: Piece<'_>| range.has(ship.state.space) && turn.berth(piece, ship.state.space, true).lands;
    turn.of_kind(Kind::Carrier).any(takes)
}

/// Returns whether all aircraft in the air can land by further orders, with what they may bring.
pub(super) fn can_land(turn: &Turn<'_, '_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
    match needs_carrier(turn) {
        None => Ok(false),
        Some(false) => Ok(true),
        Some(true) => {
            let (_, memory) = memory_after(turn, 0, scratch)?;
            let mut nothing = (Sink::none(), Sink::none(), Trail::none());
            let mut report = Report::new(LANDING, &mut nothing.0, &mut nothing.1, &mut nothing.2);
            let mut search = Search { turn, used: 0, memory };
            search.gather(false, &mut report);
            search.gather(true, &mut report);
            for i in 0..search.used {
                search.ask(i, true);
            }
            search.fit(Hope::Victory).ok_or(Fault::new(FaultCode::Overflow, &"board.units"))
        }
    }
}

/// Returns whether a fighter in the air, or at sea, can land on a carrier only; `None` if another aircraft can land
/// nowhere.
pub(super) fn needs_carrier(turn: &Turn<'_, '_>) -> Option<bool> {
    let mut needs = false;
    for piece in turn.airborne() {
        if turn.reaches_land(&piece) {
            continue;
        }
        if piece.kind != Kind::Fighter {
            return None;
        }
        needs = true;
    }
    Some(needs)
}

/// Returns whether an aircraft reaches a landing in the non-combat phase as the orders stand: land, or for a fighter a
/// carrier, whose bays others may want too.
pub(in crate::axis_allies) fn may_land_late(turn: &Turn<'_, '_>, piece: &Piece<'_>) -> bool {
    lands_by(turn, piece, Hope::Victory)
}

/// Returns whether an aircraft reaches land, or for a fighter a carrier under this assumption.
fn lands_by(turn: &Turn<'_, '_>, piece: &Piece<'_>, hope: Hope) -> bool {
    if turn.reaches_land(piece) {
        return true;
    }
    if piece.kind != Kind::Fighter {
        return false;
    }
    let (range, battles) = (turn.range(piece, false), won(turn, hope));
    turn.of_kind(Kind::Carrier).any(|ship| turn.bays(&ship).is_some() && turn.ends(&ship, hope, &battles).meets(&range))
}

/// Checks the aircraft that combat movement leaves in the air.
pub(in crate::axis_allies) fn check(
    turn: &Turn<'_, '_>,
    memory: Memory<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    let mut search = Search { turn, used: 0, memory };
    // Those on carriers that could make room come first: they are not part of the attack.
    search.gather(false, report);
    search.gather(true, report);
    // There may be too many different fighters.
    search.settle(report).ok_or(Fault::new(FaultCode::Overflow, &"board.units"))
}

/// The fighters that need a carrier.
#[derive(Debug)]
struct Search<'s, 'v, 'w, 'm> {
    turn: &'s Turn<'v, 'w>,
    /// The number of groups.
    used: usize,
    memory: Memory<'m>,
}

impl Search<'_, '_, '_, '_> {
    /// Collects the aircraft in the air, or on carriers: each finds land, or is a fighter that can land only at sea, or
    /// cannot land.
    fn gather(&mut self, up: bool, report: &mut Report<'_, '_, '_, '_>) {
        let (turn, sea) = (self.turn, &self.turn.view.sea);
        for piece in turn.airborne() {
            let moved = piece.state.spent > 0 || piece.state.has(LIFTED);
            if moved != up {
                continue;
            }
            report.findings.cite_if(LANDING, up);
            if turn.reaches_land(&piece) {
                continue;
            }
            let range = turn.range(&piece, false);
            if piece.kind != Kind::Fighter {
                self.refuse(piece.at, report);
            } else if let Some(group) = self.memory.groups.get_mut(self.used) {
                decks::note(group, piece.at, &range.and(sea));
                self.used = self.used.bounded_add(1);
            }
        }
    }

    /// Returns whether the fighters in need fit the carriers under this assumption; `None` if that is too much to
    /// compute.
    fn fit(&mut self, hope: Hope) -> Option<bool> {
        let groups = &*self.memory.groups;
        let asking = groups.iter().fold(0u32, |n, group| n.saturating_add(decks::asking(group)));
        let mut bays = 0u32;
        for ship in self.turn.of_kind(Kind::Carrier) {
            bays = bays.saturating_add(self.turn.bays(&ship).unwrap_or(0));
        }
        if asking > bays {
            return Some(false);
        }
        let mut sets = Sets::new(groups, self.memory.maps)?;
        let battles = won(self.turn, hope);
        for ship in self.turn.of_kind(Kind::Carrier) {
            let Some(bays) = self.turn.bays(&ship) else { continue };
            if sets.serve(bays.min(asking), &self.turn.ends(&ship, hope, &battles)) {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Gives the fighters places as far as possible, and objects to the others.
    fn settle(mut self, report: &mut Report<'_, '_, '_, '_>) -> Option<()> {
        if self.used == 0 {
            return Some(());
        }
        for i in 0..self.used {
            self.ask(i, true);
        }
        if !self.fit(Hope::Victory)? {
            // One after the other, each keeping its place if it finds one.
            for i in 0..self.used {
                self.ask(i, false);
            }
            for i in 0..self.used {
                let at = self.ask(i, true);
                if !self.fit(Hope::Victory)? {
                    self.refuse(at, report)?;
                    self.ask(i, false);
                }
            }
        }
        report.findings.cite(R3_4A);
        if report.findings.allows() {
            report.findings.cite_if(R3_4G, !self.fit(Hope::Nothing)?);
        }
        Some(())
    }

    /// Adds a group of fighters to those in need, or removes it; returns its place in the list.
    fn ask(&mut self, which: usize, asks: bool) -> usize {
        let at = self.memory.groups.get(which).map_or(0, decks::place);
        let number = self.turn.piece(at).map_or(0, |fighters| fighters.count);
        decks::ask(self.memory.groups, which, number, asks);
        at
    }

    /// Collects the reasons why an aircraft finds no place: each paragraph without which it would.
    fn refuse(&mut self, at: usize, report: &mut Report<'_, '_, '_, '_>) -> Option<()> {
        let (turn, view) = (self.turn, self.turn.view);
        let Some(piece) = &turn.piece(at) else { return None };
        report.about(piece, turn.orders);
        let (space, before) = (piece.state.space, report.objections.needed());
        let range = turn.range(piece, false);
        // Land that the orders take, or will take if their battles are won.
        let mut taken = view.friendly;
        taken.leave(&view.began);
        taken.join(&battles(turn));
        taken.leave(&view.sea);
        taken.join(&turn.taken);
        taken.join(&turn.paid);
        if range.meets(&taken) {
            report.object(R4_4C, space);
        }
        // 2.7c: not over neutrals in the non-combat phase.
        if turn.is_strip(&turn.range(piece, true)) {
            report.object(R2_7, space);
        }
        if piece.kind == Kind::Fighter {
            let zones = range.and(&view.sea);
            let (mut full, mut fresh) = (false, false);
            let battles = won(turn, Hope::Victory);
            for ship in turn.of_kind(Kind::Carrier) {
                full |= turn.bays(&ship).is_some() && turn.ends(&ship, Hope::Victory, &battles).meets(&zones);
                fresh |= ship.kind == Kind::Carrier && ship.unit.placed.is_set() && zones.has(ship.state.space);
            }
            if full {
                report.object(R3_4A, space);
            }
            if fresh {
                report.object(R3_4F, space);
            }
            if self.fit(Hope::Retreat)? {
                report.object(R3_4G, space);
            }
        }
        if report.objections.needed() == before {
            let (needed, left) = turn.nearest(piece);
            report.exceed(LANDING, space, needed, left);
        }
        Some(())
    }
}
