//! Whether aircraft that are up when combat movement ends can all come down. Clarifications 3.4, 4.1b, 4.4c; first of
//! all 3.4g: a landing may count on battles being won, and never on a carrier retreating.

use super::super::board::{Unit, View};
use super::super::movement::{LIFTED, Report, State, Turn};
use super::super::orders::{Order, last_order};
use super::super::rules::*;
use super::super::set::Set;
use super::super::units::{Domain, Kind};
use super::decks::{self, ENTRY, Entry, entries};
use crate::fault::Fault;
use crate::scratch::Scratch;

/// What a carrier's place is taken to depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hope {
    /// No battle but its own being won.
    Nothing,
    /// All declared battles being won.
    Victory,
    /// And those that fight retreating.
    Retreat,
}

/// What is the same for all aircraft.
#[derive(Debug, Clone, Copy)]
struct Sky {
    /// Spaces with battles that the power's own orders make.
    battles: Set,
    /// Neutrals that nobody took.
    neutral: Set,
    /// Land where aircraft may land.
    land: Set,
    /// Land that the orders take, or will if their battles are won (4.4c).
    taken: Set,
}

/// Memory for a turn and its landings.
#[derive(Debug)]
pub(super) struct Memory<'w> {
    /// A word for each piece.
    pub turn: &'w mut [u64],
    pub landing: Landing<'w>,
}

/// Memory for landings.
#[derive(Debug)]
pub(super) struct Landing<'w> {
    /// An entry for each group of fighters, of which some are used.
    fighters: &'w mut [u64],
    /// An entry for each carrier.
    carriers: &'w mut [u64],
    /// Sets of fighters.
    maps: &'w mut [u64],
}

impl<'w> Memory<'w> {
    /// All of it from one lent memory.
    pub fn of(scratch: &'w mut Scratch<'_>, view: &View<'_>) -> Result<Self, Fault> {
        let (mut fighters, mut carriers, mut asking, mut bays) = (0usize, 0usize, 0u32, 0u32);
        for unit in view.units {
            let (own, number) = (view.is_own(unit), u32::from(unit.number()));
            match View::kind(unit) {
                Kind::Fighter if own => {
                    fighters = fighters.saturating_add(ENTRY);
                    asking = asking.saturating_add(number);
                }
                Kind::Carrier if view.power.is_friend(View::owner(unit)) => {
                    carriers = carriers.saturating_add(ENTRY);
                    let hold = u32::from(view.row(Kind::Carrier).hold);
                    bays = bays.saturating_add(hold.saturating_mul(number));
                }
                _ => {}
            }
        }
        let (units, maps) = (view.units.len(), decks::room(asking, bays));
        let all = units.saturating_add(fighters).saturating_add(carriers).saturating_add(maps);
        let words = scratch.take(all)?;
        let (turn, rest) = words.split_at_mut_checked(units).unwrap_or_default();
        let (fighters, rest) = rest.split_at_mut_checked(fighters).unwrap_or_default();
        let (carriers, maps) = rest.split_at_mut_checked(carriers).unwrap_or_default();
        Ok(Memory { turn, landing: Landing { fighters, carriers, maps } })
    }
}

/// Where the power's own pieces fight when its orders are carried out.
pub(super) fn battles(turn: &Turn<'_, '_>) -> Set {
    let mut battles = Set::default();
    for (_, unit, state) in turn.pieces() {
        let fights = turn.view.is_own(unit) && turn.view.row(View::kind(unit)).attack > 0 && state.aboard == 0;
        battles.add_if(state.space, fights && turn.view.occupied.has(state.space));
    }
    battles
}

/// Says what is against the aircraft that combat movement leaves in the air.
pub(super) fn check(
    turn: &Turn<'_, '_>,
    orders: &[Order],
    memory: Landing<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    let view = turn.view;
    let fought = battles(turn);
    let sky = Sky {
        battles: fought,
        neutral: view.neutral.without(&turn.paid),
        land: view.friendly.and(&view.began),
        taken: turn.taken.or(&turn.paid).or(&fought.without(&view.sea)).or(&view.friendly.without(&view.began)),
    };
    let mut search = Search { turn, orders, sky, fighters: 0, carriers: 0, memory };
    // Those on carriers that could make room come first: they are no part of the attack.
    for moved in [false, true] {
        for (i, unit, state) in turn.pieces() {
            if !view.is_own(unit) || View::kind(unit).domain() != Domain::Air {
                continue;
            }
            let up = state.spent > 0 || state.has(LIFTED);
            if up != moved || !(up || view.sea.has(state.space)) {
                continue;
            }
            report.cites.add_if(LANDING, up);
            let air = range(turn, unit, state, &sky.neutral);
            if air.meets(&sky.land) {
                continue;
            }
            if View::kind(unit) == Kind::Fighter {
                search.add(i, unit, air.and(&view.sea));
            } else {
                search.refuse_land(i, unit, state, report);
            }
        }
    }
    search.settle(report)
}

/// The fighters that need a carrier, and the carriers.
#[derive(Debug)]
struct Search<'s, 'v, 'w, 'm> {
    turn: &'s Turn<'v, 'w>,
    orders: &'s [Order],
    sky: Sky,
    /// Words of entries that are used.
    fighters: usize,
    carriers: usize,
    memory: Landing<'m>,
}

impl Search<'_, '_, '_, '_> {
    /// A further fighter that can only land at sea.
    fn add(&mut self, at: usize, unit: &Unit, zones: Set) {
        let own = u32::try_from(at).unwrap_or(u32::MAX);
        let Some((used, free)) = self.memory.fighters.split_at_mut_checked(self.fighters) else { return };
        let first = entries(used).find(|e| e.zones == zones).map_or(own, |e| e.first);
        Entry { unit: own, number: u32::from(unit.number()), asking: 0, first, zones }.write(free);
        self.fighters = self.fighters.saturating_add(ENTRY);
    }

    /// Whether those that ask all fit the carriers, placed as far as this hope goes.
    fn fit(&mut self, hope: Hope) -> Result<bool, Fault> {
        self.carriers = fleet(self.turn, self.orders, &self.sky, hope, self.memory.carriers);
        let fighters = self.memory.fighters.get(..self.fighters).unwrap_or_default();
        let carriers = self.memory.carriers.get(..self.carriers).unwrap_or_default();
        decks::all_fit(fighters, carriers, self.memory.maps)
    }

    /// Gives the fighters places as far as there are any, and says what is against the others.
    fn settle(mut self, report: &mut Report<'_, '_, '_, '_>) -> Result<(), Fault> {
        let count = self.fighters.checked_div(ENTRY).unwrap_or(0);
        if count == 0 {
            return Ok(());
        }
        for i in 0..count {
            self.ask(i, true);
        }
        if !self.fit(Hope::Victory)? {
            // One after the other, each keeping its place if it finds one.
            for i in 0..count {
                self.ask(i, false);
            }
            for i in 0..count {
                self.ask(i, true);
                if !self.fit(Hope::Victory)? {
                    self.refuse(i, report)?;
                    self.ask(i, false);
                }
            }
        }
        report.cites.add(R3_4A);
        if report.reasons.0.is_none() {
            report.cites.add_if(R3_4G, !self.fit(Hope::Nothing)?);
        }
        Ok(())
    }

    /// A fighter asks for a place, or no more.
    fn ask(&mut self, which: usize, asks: bool) {
        let Some(fighters) = self.memory.fighters.get_mut(..self.fighters) else { return };
        let Some(entry) = entries(fighters).nth(which) else { return };
        for words in fighters.chunks_exact_mut(ENTRY) {
            let mut first = Entry::read(words);
            if first.unit == entry.first {
                let less = first.asking.saturating_sub(entry.number);
                first.asking = if asks { first.asking.saturating_add(entry.number) } else { less };
                first.write(words);
            }
        }
    }

    /// Why an aircraft that needs land finds none.
    fn refuse_land(&self, at: usize, unit: &Unit, state: State, report: &mut Report<'_, '_, '_, '_>) -> bool {
        report.about(at);
        report.order = last_order(self.orders, at);
        let mut said = false;
        let mut object = |rule, holds: bool| {
            if holds {
                report.object(rule, state.space);
                said = true;
            }
        };
        object(R4_4C, range(self.turn, unit, state, &self.sky.neutral).meets(&self.sky.taken));
        // 2.7c: not over neutrals in the non-combat phase.
        object(R2_7, range(self.turn, unit, state, &Set::default()).meets(&self.sky.land));
        if !said && View::kind(unit) != Kind::Fighter {
            report.object(LANDING, state.space);
        }
        said
    }

    /// Why a fighter finds no place: each paragraph without which it would.
    fn refuse(&mut self, which: usize, report: &mut Report<'_, '_, '_, '_>) -> Result<(), Fault> {
        let fighters = self.memory.fighters.get(..self.fighters).unwrap_or_default();
        let Some(entry) = entries(fighters).nth(which) else { return Ok(()) };
        let at = usize::try_from(entry.unit).unwrap_or(usize::MAX);
        let Some(unit) = self.turn.view.units.get(at) else { return Ok(()) };
        let state = self.turn.state(at);
        let mut said = self.refuse_land(at, unit, state, report);
        let carriers = self.memory.carriers.get(..self.carriers).unwrap_or_default();
        let full = entries(carriers).any(|carrier| carrier.zones.meets(&entry.zones));
        let fresh = self.turn.pieces().any(|(_, ship, state)| {
            View::kind(ship) == Kind::Carrier && ship.placed.is_set() && entry.zones.has(state.space)
        });
        let retreat = self.fit(Hope::Retreat)?;
        for (rule, holds) in [(R3_4A, full), (R3_4F, fresh), (R3_4G, retreat)] {
            if holds {
                report.object(rule, state.space);
                said = true;
            }
        }
        if !said {
            report.object(LANDING, state.space);
        }
        Ok(())
    }
}

/// Where an aircraft can be with the spaces that it has left, over no neutral of these.
fn range(turn: &Turn<'_, '_>, unit: &Unit, state: State, neutral: &Set) -> Set {
    let map = &turn.view.map;
    let mut here = Set::one(state.space);
    for _ in state.spent..turn.view.row(View::kind(unit)).movement {
        let next = here.or(&map.next_to(&here).without(neutral));
        if next == here {
            break;
        }
        here = next;
    }
    here
}

/// Notes each carrier that takes fighters, its bays and where it can be when non-combat movement ends; how many words
/// that took.
fn fleet(turn: &Turn<'_, '_>, orders: &[Order], sky: &Sky, hope: Hope, carriers: &mut [u64]) -> usize {
    let view = turn.view;
    let mut used = 0usize;
    for (i, unit, state) in turn.pieces() {
        let friendly = view.power.is_friend(View::owner(unit));
        if View::kind(unit) != Kind::Carrier || !friendly || unit.placed.is_set() {
            continue;
        }
        let row = view.row(Kind::Carrier);
        let mut bays = u32::from(row.hold).saturating_mul(u32::from(unit.number()));
        for (_, guest, its) in turn.pieces() {
            // Friends stay aboard (3.4c); the power's own can make room.
            if its.carrier() == Some(i) && !view.is_own(guest) {
                bays = bays.saturating_sub(u32::from(guest.number()));
            }
        }
        let mut zones = Set::one(state.space);
        let fights = view.occupied.has(state.space);
        let idle = view.is_own(unit) && state.spent == 0 && !unit.engaged.is_set() && !unit.retreated.is_set();
        if idle && !fights {
            let enemies = if hope == Hope::Nothing { view.occupied } else { view.occupied.without(&sky.battles) };
            let into = view.sea.without(&enemies);
            for _ in 0..row.movement {
                zones = zones.or(&view.map.sail(&zones, &into, &view.began));
            }
        } else if fights && hope == Hope::Retreat {
            let from = came(turn, orders, state.space);
            let into = view.sea.without(&view.occupied).and(&from);
            zones = zones.or(&view.map.sail(&zones, &into, &view.began));
        }
        if let Some(words) = carriers.get_mut(used..) {
            let unit = u32::try_from(i).unwrap_or(u32::MAX);
            Entry { unit, number: bays, zones, ..Entry::default() }.write(words);
            used = used.saturating_add(ENTRY);
        }
    }
    used
}

/// The spaces by way of which the power's pieces came into a battle.
fn came(turn: &Turn<'_, '_>, orders: &[Order], battle: u16) -> Set {
    let mut from = Set::default();
    for (i, unit, state) in turn.pieces() {
        if state.space == battle && turn.view.is_own(unit) {
            from.add_if(unit.space, unit.space != battle);
            for order in orders.iter().filter(|order| usize::from(order.unit) == i) {
                for space in order.path.iter().filter(|space| **space != battle) {
                    from.add(*space);
                }
            }
        }
    }
    from.and(&turn.view.map.next_to(&Set::one(battle)))
}
