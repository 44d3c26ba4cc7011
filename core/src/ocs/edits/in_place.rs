//! Effects applied to a position where it stands: the lists change in their places, and stay sorted.

use super::apply::captures;
use super::fates::Fate;
use super::groups::{Entry, Slot, Stack, groups, last_group, low};
use super::hexes::marked;
use super::journal::{self, Was};
use super::question::Change;
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::key;
use crate::ocs::board::{Board, BoardHex, ChartRow, side_is_known};
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::units::{Kind, Unit, word};
use crate::ruling::{Sink, Trail};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// The hexes of a position.
pub(crate) enum Ground<'a> {
    /// They change.
    Own(&'a mut [BoardHex]),
    /// They stay, since it is only tried what becomes of the units.
    Lent(&'a [BoardHex]),
}

impl Ground<'_> {
    fn hexes(&self) -> &[BoardHex] {
        match self {
            Ground::Own(hexes) => hexes,
            Ground::Lent(hexes) => hexes,
        }
    }
}

/// A position whose lists are changed: the units on the map, sorted, then those off it, then room for more, which is empty.
pub(crate) struct Lists<'a, 'j> {
    pub chart: &'a [ChartRow],
    pub hexes: Ground<'a>,
    pub units: &'a mut [Unit],
    /// How many of the units are on the map, and how many there are in all.
    pub on_map: usize,
    pub known: usize,
    /// The number of the next new unit.
    pub next: u16,
    /// Truck points that each side has lost, by its number less 1.
    pub trucks_lost: [u16; 8],
    /// What was there before.
    pub journal: &'a mut Sink<'j, Was>,
}

/// What is put to a position.
pub(crate) struct Put<'a> {
    pub effects: &'a [Effect],
    /// The units of the order's own list, with their numbers. Those that the position does not know are new to it.
    pub newcomers: &'a [Unit],
    /// The side that captures, if one does.
    pub captor: u8,
}

/// The highest number of a unit.
pub(crate) const MOST_UNITS: u16 = u16::MAX - 1;

/// The fault that there is no room for another unit.
fn full() -> Fault {
    Fault::new(FaultCode::BufferTooSmall, &"units")
}

impl Lists<'_, '_> {
    fn change<'s>(&'s self, put: &'s Put<'s>) -> Change<'s> {
        let units = self.units.get(..self.on_map).unwrap_or_default();
        let board = Board { chart: self.chart, hexes: self.hexes.hexes(), units, ..Board::default() };
        Change { board, effects: put.effects, units: &[], newcomers: put.newcomers, captor: put.captor }
    }

    /// Returns the place of a unit, on the map or off it.
    pub fn find(&self, id: u32) -> Option<usize> {
        crate::table::before(self.units, self.known).position(|unit| unit.id == id)
    }

    /// Returns the number of the next new unit, which is then taken.
    pub fn number(&mut self) -> Result<u32, Fault> {
        let mut next = self.next.max(1);
        for _ in 0..=self.known {
            if next > MOST_UNITS {
                next = 1;
            }
            if self.find(next.into()).is_none() {
                self.next = next.saturating_add(1);
                return Ok(next.into());
            }
            next = next.saturating_add(1);
        }
        Err(full())
    }

    /// Adds a unit to those off the map.
    pub fn add(&mut self, unit: Unit) -> Result<(), Fault> {
        if self.known >= self.units.len() {
            return Err(full());
        }
        journal::put(self.units, self.known, unit, self.journal);
        self.known = self.known.saturating_add(1);
        Ok(())
    }

    /// Puts effects to the position. If there is a fault nothing has changed.
    pub fn put(&mut self, put: &Put<'_>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        if put.effects.is_empty() {
            return Ok(());
        }
        if put.effects.iter().any(captures) {
            side_is_known(put.captor, &"captor")?;
        }
        let (known, next) = (self.known, self.next);
        let done = self.try_put(put, scratch);
        if done.is_err() {
            self.units.iter_mut().take(self.known).skip(known).for_each(|unit| *unit = Unit::default());
            (self.known, self.next) = (known, next);
        }
        done
    }

    fn try_put(&mut self, put: &Put<'_>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let count = put.effects.len();
        let words = scratch.take(count.saturating_mul(8))?;
        let (concern, rest) = words.split_at_mut_checked(count).unwrap_or_default();
        let (hexes, rest) = rest.split_at_mut_checked(count).unwrap_or_default();
        let (entering, ids) = rest.split_at_mut_checked(count.saturating_mul(3)).unwrap_or_default();
        // Everything is checked before anything changes.
        let (concern, hexes, _) = self.change(put).parse(concern, hexes, &mut Trail::none())?;
        let mut entering = Stack { words: entering, used: 0 };
        self.change(put).settled(concern, &mut entering)?;
        let used = entering.used;
        let entering = entering.done();
        let ids = ids.get_mut(..used).unwrap_or_default();
        for unit in put.newcomers.iter().filter(|unit| unit.id > 0) {
            if self.find(unit.id).is_none() {
                self.add(*unit)?;
            }
        }
        self.new_ones(put, concern, entering, ids)?;
        self.on_hexes(put, hexes)?;
        self.lost_trucks(put);
        self.on_units(put, concern)?;
        self.settle(entering, ids);
        Ok(())
    }

    /// Adds the counters that enter the list and were in none, and notes the number of each unit that enters.
    fn new_ones(&mut self, put: &Put<'_>, concern: &[u64], entering: &[u64], ids: &mut [u64]) -> Result<(), Fault> {
        let lost = Fault::new(FaultCode::Internal, &"effects");
        let mut fate = Fate::default();
        for (word, id) in entering.iter().zip(ids.iter_mut()) {
            let Entry { effect: i, slot } = Entry::of(*word);
            let effect = put.effects.get(i).ok_or(lost)?;
            let mut unit = if slot == Slot::Made {
                self.change(put).made(effect)?.ok_or(lost)?
            } else {
                let start = concern.partition_point(|key| key >> 16 < u64::from(effect.unit));
                let group = groups(concern.get(start..).unwrap_or_default()).next().ok_or(lost)?;
                self.change(put).fate(group, &mut fate)?;
                let now = match slot {
                    Slot::Own => &fate.now.unit,
                    Slot::Points => &fate.now.points,
                    _ => &fate.now.dump,
                };
                now.ok_or(lost)?
            };
            if slot != Slot::Own {
                unit.id = self.number()?;
                self.add(unit)?;
            }
            *id = unit.id.into();
        }
        for (i, effect) in numbered(put.effects) {
            let record = self.change(put).record(effect.unit.into()).copied();
            let apart = record.and_then(|unit| self.change(put).points(i, effect, &unit));
            if let Some(points) = apart {
                let id = self.number()?;
                self.add(Unit { id, ..points })?;
            }
        }
        Ok(())
    }

    fn on_hexes(&mut self, put: &Put<'_>, hexes: &[u64]) -> Result<(), Fault> {
        let Ground::Own(own) = &mut self.hexes else { return Ok(()) };
        for word in hexes {
            let at = usize::try_from(word >> 16).unwrap_or(usize::MAX);
            if let (Some(hex), Some(effect)) = (own.get_mut(at), put.effects.get(low(*word))) {
                self.journal.push(Was::Hex { at: u16::try_from(at).unwrap_or(u16::MAX), hex: *hex });
                *hex = marked(*hex, word_of(effect)?, effect.amount)?;
            }
        }
        Ok(())
    }

    /// Counts the truck points that the enemy destroys or captures, and those that come back (13.5).
    fn lost_trucks(&mut self, put: &Put<'_>) {
        for effect in put.effects {
            let Some(unit) = self.change(put).record(effect.unit.into()).copied() else { continue };
            if !matches!(unit.kind.get(), Some(Kind::Truck | Kind::Extender)) {
                continue;
            }
            let dead = usize::from(effect.unit) >= self.on_map && unit.due == 0;
            let Some(sum) = self.trucks_lost.get_mut(usize::from(unit.side.saturating_sub(1))) else { continue };
            match effect.what.get() {
                Some(EffectKind::Eliminate) if unit.due == 0 => *sum = sum.saturating_add(unit.amount),
                Some(EffectKind::Capture) => *sum = sum.saturating_add(effect.amount),
                Some(EffectKind::Place) if dead => *sum = sum.saturating_sub(unit.amount),
                _ => {}
            }
        }
    }

    /// Changes the units that are concerned, from the last to the first; those that leave the list or their hex then stand
    /// behind the others on the map.
    fn on_units(&mut self, put: &Put<'_>, concern: &[u64]) -> Result<(), Fault> {
        let (mut from_end, mut fate) = (concern, Fate::default());
        let board = self.on_map;
        while let Some((rest, group)) = last_group(from_end) {
            from_end = rest;
            self.fate_of(put, board, group, &mut fate)?;
            let destroyed =
                |key: &u64| put.effects.get(low(*key)).is_some_and(|e| e.what.get() == Some(EffectKind::Eliminate));
            let dead = group.iter().any(destroyed);
            let changed = &fate.change;
            let now = match (fate.now.unit, fate.on_board) {
                (Some(now), _) => Some(now),
                // A newcomer that stays off the map, or one that returns to it later.
                (None, false) => Some(changed.unit).filter(|_| !changed.gone),
                (None, true) => Some(changed.unit).filter(|unit| unit.due > 0 || dead && is_kept(unit)),
            };
            if !fate.on_board {
                let at = put.newcomers.get(fate.at.saturating_sub(board)).and_then(|unit| self.find(unit.id));
                if let (Some(at), Some(now)) = (at, now) {
                    journal::put(self.units, at, now, self.journal);
                }
                continue;
            }
            if fate.stays {
                if let Some(now) = now {
                    journal::put(self.units, fate.at, now, self.journal);
                }
                continue;
            }
            let moved = now.map(|unit| if dead && unit.due == 0 { super::change::returned(&unit, 0) } else { unit });
            self.aside(fate.at, moved.unwrap_or_default());
        }
        Ok(())
    }

    /// Computes what becomes of a unit, of a list in which those before it stand where they stood.
    fn fate_of(&self, put: &Put<'_>, board: usize, group: &[u64], out: &mut Fate) -> Result<(), Fault> {
        // The places of newcomers count on from the end of the list as it was.
        let units = self.units.get(..board).unwrap_or_default();
        let change = self.change(put);
        Change { board: Board { units, ..change.board }, ..change }.fate(group, out)
    }

    /// Takes a unit from the map, and puts another in its place off it; one without a number is gone.
    fn aside(&mut self, at: usize, unit: Unit) {
        let gone = unit.id == 0;
        let end = if gone { self.known } else { self.on_map };
        let last = end.saturating_sub(1);
        journal::carry(self.units, at, last, self.journal);
        journal::put(self.units, last, unit, self.journal);
        self.on_map = self.on_map.saturating_sub(1);
        self.known = self.known.saturating_sub(usize::from(gone));
    }

    /// Puts the units that enter the map into its list: combat units at the top of their stacks, everything else at the
    /// bottom.
    fn settle(&mut self, entering: &[u64], ids: &[u64]) {
        for (word, id) in entering.iter().zip(ids).filter(|(word, _)| !is_top(**word)) {
            let wanted = u32::try_from(word >> 32).unwrap_or(u32::MAX);
            self.enter(*id, |unit| key(unit.hex) <= wanted);
        }
        for (word, id) in entering.iter().zip(ids).rev().filter(|(word, _)| is_top(**word)) {
            let wanted = u32::try_from(word >> 32).unwrap_or(u32::MAX);
            self.enter(*id, |unit| key(unit.hex) < wanted);
        }
    }

    fn enter(&mut self, id: u64, before: impl Fn(&Unit) -> bool) {
        let map = self.units.get(..self.on_map).unwrap_or_default();
        let to = map.partition_point(before);
        let off = self.units.get(self.on_map..self.known).unwrap_or_default();
        let Some(at) = off.iter().position(|unit| u64::from(unit.id) == id) else { return };
        journal::carry(self.units, self.on_map.saturating_add(at), to, self.journal);
        self.on_map = self.on_map.saturating_add(1);
    }
}

/// Whether a unit that was destroyed lies in the Dead Pile (13.5b): supply does not, and Transport Points are counted.
fn is_kept(unit: &Unit) -> bool {
    unit.kind.get().is_some_and(|kind| kind.is_combat() || matches!(kind, Kind::Aircraft | Kind::Ship))
}

fn is_top(word: u64) -> bool {
    (word >> 18) & 1 == 0
}

fn word_of(effect: &Effect) -> Result<EffectKind, Fault> {
    word(effect.what, &text!("what"))
}

/// Checks that the numbers of units are there, and that no two are the same.
pub(crate) fn check_numbers(units: &[Unit], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
    let words = scratch.take(units.len())?;
    for (word, (i, unit)) in words.iter_mut().zip(numbered(units)) {
        if unit.id == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"id").in_list(&"units", i));
        }
        if unit.id > MOST_UNITS.into() {
            return Err(Fault::beyond(&"id", i64::from(unit.id), 1, MOST_UNITS.into()).in_list(&"units", i));
        }
        *word = u64::from(unit.id) << 32 | u64::try_from(i).unwrap_or(0);
    }
    sort(words);
    for pair in words.windows(2) {
        if let [one, other] = pair
            && one >> 32 == other >> 32
        {
            let at = usize::try_from(other & 0xFFFF_FFFF).unwrap_or(0);
            let first = usize::try_from(one & 0xFFFF_FFFF).unwrap_or(0);
            let fault = Fault::against(&"id", &"[].id: a unit has an id of its own").in_list(&"units", at);
            return Err(fault.other_at(first));
        }
    }
    Ok(())
}
