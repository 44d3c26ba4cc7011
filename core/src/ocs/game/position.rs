//! The position of a game, in memory that the caller lends.

use super::open::Open;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHex, ChartRow};
use crate::ocs::check::fault_of;
use crate::ocs::edits::{Ground, Lists, Was, check_numbers, take_back};
use crate::ocs::options::GameRules;
use crate::ocs::options::ServiceLimit;
use crate::ocs::replacements::RebuildRow;
use crate::ocs::sequence::Segment;
use crate::ocs::stacking::{SegmentEnd, overstacked};
use crate::ocs::tables::{GameTables, InUse, Tables};
use crate::ocs::trucks::CounterMix;
use crate::ocs::turn::TurnState;
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Ordered, Reflect};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::{Scratch, sort};
use crate::table::{count, numbered};
use core::ops::Deref;

/// Sides of a game.
pub const SIDES: usize = 8;

/// What a game's charts and rules say, and what does not change while it is played.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Setting<'m> {
    /// The terrain effects chart.
    pub chart: &'m [ChartRow],
    /// The limits on the units that headquarters support.
    pub limits: &'m [ServiceLimit],
    /// The Rebuild Table.
    pub table: &'m [RebuildRow],
    /// The mix of counters of Transport Points; an empty list means no limit.
    pub mix: &'m [CounterMix],
    /// The nations whose aircraft fly hip shoots (14.7d).
    pub hip_nations: &'m [u8],
    /// The game's own tables of combat and barrage.
    pub tables: Tables<'m>,
    /// The options.
    pub rules: GameRules,
    /// What each side has, side 1 first.
    pub sides: [SideLimits; SIDES],
    /// Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
    pub breakdowns: [u8; SIDES],
}

/// What the game gives a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct SideLimits {
    /// The Rail Cap of a turn, in points of capacity.
    #[measure("capacity", 16)]
    pub rail_cap: u32,
    /// The truck points (TP) that the scenario provides.
    #[measure("TP", 4)]
    pub trucks_provided: u16,
    /// The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
    pub gauge: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// How many units a game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitCounts {
    /// Those on the map, which are the first of the list.
    pub on_map: usize,
    /// All.
    pub known: usize,
}

/// What a game remembers besides its hexes and units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Memory {
    /// Where the game stands in its sequence of play.
    #[required]
    pub turn: TurnState,
    /// The number of the next unit that comes into being.
    pub next: u16,
    /// Truck points (TP) that each side has lost and not rebuilt, side 1 first.
    pub trucks_lost: [u16; SIDES],
    /// The Rail Cap that each side has used in a simulcast turn, in sixteenths of a point.
    pub rail_used: [u16; SIDES],
    /// The combat or barrage that is open.
    pub open: Open,
    /// The seed of the game's dice, and how many of its numbers were drawn; both 0 where dice are given.
    pub seed: u64,
    /// See `seed`.
    pub drawn: u64,
}

impl Memory {
    /// With no Reserve markers for a player of whom nothing is said.
    pub(super) fn with_markers(mut self) -> Self {
        for markers in [&mut self.turn.first_reserves, &mut self.turn.second_reserves] {
            if markers.get().is_none() {
                *markers = 0.into();
            }
        }
        self
    }
}

/// Memory that a caller lends to a game.
#[derive(Debug, Default)]
pub struct Room<'m> {
    /// The hexes of the map.
    pub hexes: &'m mut [BoardHex],
    /// The units, and behind them room for those that come into being.
    pub units: &'m mut [Unit],
}

/// The memory that a game takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Needed {
    /// Units, with room for counters that come into being: supply that is unloaded, facilities, captured trucks, Breakdowns.
    pub units: usize,
    /// Effects of one order.
    pub effects: usize,
    /// Words of scratch memory. A stack of headquarters that throw far may take more, and the fault then says so.
    pub scratch: usize,
}

impl Needed {
    /// Returns the memory for a map of so many hexes and so many units.
    ///
    /// ```
    /// use grognard_core::ocs::game::Needed;
    /// assert!(Needed::of(40, 30).units >= 30);
    /// ```
    pub const fn of(hexes: usize, units: usize) -> Self {
        let room = units.saturating_add(units / 4).saturating_add(8);
        // Every unit and hex may lose its marks of a phase at once.
        let effects = room.saturating_mul(4).saturating_add(hexes.saturating_mul(2)).saturating_add(16);
        // A search has three words a hex, those for all units four more a unit; effects take eight.
        let search = hexes.saturating_mul(8).saturating_add(room.saturating_mul(16)).saturating_add(64);
        let put = effects.saturating_mul(8);
        Needed { units: room, effects, scratch: if search > put { search } else { put } }
    }
}

/// A list of a game: to be changed, or only to be read.
#[derive(Debug)]
pub(super) enum Lent<'m, T> {
    Own(&'m mut [T]),
    #[cfg_attr(not(feature = "bindings"), allow(dead_code, reason = "positions that bindings hold are read so"))]
    Read(&'m [T]),
}

impl<T> Deref for Lent<'_, T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        match self {
            Lent::Own(list) => list,
            Lent::Read(list) => list,
        }
    }
}

impl<T> Lent<'_, T> {
    /// The list, to be changed.
    fn own(&mut self) -> Result<&mut [T], Fault> {
        match self {
            Lent::Own(list) => Ok(list),
            Lent::Read(_) => Err(Fault::new(FaultCode::Internal, &"game")),
        }
    }
}

/// A game of the Operational Combat Series.
#[derive(Debug)]
pub struct Game<'m> {
    pub(super) setting: Setting<'m>,
    pub(super) hexes: Lent<'m, BoardHex>,
    /// Those on the map, sorted as a board is; those off it; and empty places.
    pub(super) units: Lent<'m, Unit>,
    pub(super) on_map: usize,
    pub(super) known: usize,
    pub(super) memory: Memory,
    /// What was there before the last order, as far as it fits.
    pub(super) journal: Sink<'m, Was>,
}

impl PartialEq for Game<'_> {
    fn eq(&self, other: &Self) -> bool {
        let mine = (&self.memory, self.on_map, &*self.hexes);
        mine == (&other.memory, other.on_map, &*other.hexes) && self.known_units() == other.known_units()
    }
}

/// Checks that the chart has the rows that the hexes name, which are in the caller's order.
fn rows_are_there(setting: &Setting<'_>, hexes: &[BoardHex]) -> Result<(), Fault> {
    Board { chart: setting.chart, hexes, ..Board::default() }.rows_are_there()
}

/// Checks each unit by itself, in the caller's order, so that no order meets what is wrong with it later. Those on the map are
/// in a hex of it.
fn sound(
    setting: &Setting<'_>,
    hexes: &[BoardHex],
    units: &[Unit],
    is_off: &dyn Fn(usize, &Unit) -> bool,
) -> Result<(), Fault> {
    let board = Board { chart: setting.chart, hexes, ..Board::default() };
    for (at, unit) in numbered(units) {
        if let Some(fault) = fault_of(&board, unit) {
            return Err(fault.in_list(&"units", at));
        }
        if !is_off(at, unit) && !hexes.is_empty() && board.place(unit.hex).is_none() {
            return Err(Fault::new(FaultCode::OutOfRange, &"hex").needs(&"a hex of the map").in_list(&"units", at));
        }
    }
    Ok(())
}

impl<'m> Game<'m> {
    /// Sets up a game: `units` units of the room are there, in any order, and so are all of its hexes. Units whose `due` is not
    /// 0 arrive in that turn, and `off_map` names those of the Dead Pile and others that are not on the map. Every unit has a
    /// number of its own, 1 to 65534, as its `id`. A combat unit on the map has a size, which every end of a segment counts.
    pub fn arrange(
        setting: Setting<'m>,
        room: Room<'m>,
        units: usize,
        off_map: impl Fn(&Unit) -> bool,
        memory: Memory,
        scratch: &mut Scratch<'_>,
    ) -> Result<Self, Fault> {
        let Room { hexes, units: places } = room;
        let room = || Fault::new(FaultCode::BufferTooSmall, &"units");
        let Some((known, empty)) = places.split_at_mut_checked(units) else { return Err(room()) };
        check_numbers(known, scratch)?;
        empty.fill(Unit::default());
        rows_are_there(&setting, hexes)?;
        put_in_order(hexes, |hex| hex.key(), scratch)?;
        let off = |unit: &Unit| unit.due > 0 || off_map(unit);
        sound(&setting, hexes, known, &|_, unit| off(unit))?;
        put_in_order(known, |unit| u64::from(off(unit)) << 33 | if off(unit) { 0 } else { unit.key() }, scratch)?;
        let on_map = count(known.iter().take_while(|unit| !off(unit)));
        let next = known.iter().map(|unit| unit.id).max().and_then(|id| u16::try_from(id).ok()).unwrap_or(0);
        let memory = Memory { next: memory.next.max(next.saturating_add(1)), ..memory };
        let (hexes, places) = (Lent::Own(hexes), Lent::Own(places));
        let journal = Sink::none();
        let game = Game { setting, hexes, units: places, on_map, known: units, memory, journal };
        game.check()?;
        // 4.8a: what every end of a segment asks for.
        let (board, phase) = (game.board(), Code::new(Phase::CleanUp));
        overstacked(&SegmentEnd { board, phase }, &mut Sink::none(), &mut Trail::none())?;
        Ok(game)
    }

    /// Takes up a game as it was left: so many units are on the map, and so many there are in all, in that order.
    pub(super) fn restore(
        setting: Setting<'m>,
        room: Room<'m>,
        counts: UnitCounts,
        memory: Memory,
        scratch: &mut Scratch<'_>,
    ) -> Result<Self, Fault> {
        let (Room { hexes, units }, UnitCounts { on_map, known }) = (room, counts);
        let small = Fault::new(FaultCode::BufferTooSmall, &"units");
        let Some((there, empty)) = units.split_at_mut_checked(known).filter(|_| on_map <= known) else {
            return Err(small);
        };
        check_numbers(there, scratch)?;
        empty.fill(Unit::default());
        rows_are_there(&setting, hexes)?;
        put_in_order(hexes, |hex| hex.key(), scratch)?;
        sound(&setting, hexes, there, &|at, _| at >= on_map)?;
        put_in_order(there.get_mut(..on_map).unwrap_or_default(), |unit| unit.key(), scratch)?;
        let (hexes, units, journal) = (Lent::Own(hexes), Lent::Own(units), Sink::none());
        let game = Game { setting, hexes, units, on_map, known, memory, journal };
        game.check()?;
        Ok(game)
    }

    /// Takes up a game in memory as it was left there: `counts` and `memory` are as [`counts`](Game::counts) and
    /// [`memory`](Game::memory) returned them, and nothing else has changed the room since.
    pub fn resume(setting: Setting<'m>, room: Room<'m>, counts: UnitCounts, memory: Memory) -> Self {
        let UnitCounts { on_map, known } = counts;
        let (hexes, units, journal) = (Lent::Own(room.hexes), Lent::Own(room.units), Sink::none());
        Game { setting, hexes, units, on_map, known, memory, journal }
    }
    /// Returns how many units are on the map, and how many there are in all.
    pub fn counts(&self) -> UnitCounts {
        UnitCounts { on_map: self.on_map, known: self.known }
    }

    /// Returns the same game, which notes here what each order changes, so that [`undo`](Game::undo) takes it back. Most orders
    /// take a few entries; the end of a segment may take one for each unit and each hex.
    #[must_use]
    pub fn noting(self, journal: &'m mut [Was]) -> Self {
        Game { journal: Sink::new(journal), ..self }
    }
    /// Returns what the last order changed; `None` if the room for it was too small.
    pub fn noted(&self) -> Option<&[Was]> {
        let items = self.journal.items();
        (items.len() == self.journal.needed()).then_some(items)
    }
    /// Takes the last order back: what it changed by [`noted`](Game::noted), and the [`counts`](Game::counts) and the
    /// [`memory`](Game::memory) before it. Orders are taken back the last first.
    pub fn undo(&mut self, noted: &[Was], on_map: usize, known: usize, memory: &Memory) -> Result<(), Fault> {
        take_back(noted, self.hexes.own()?, self.units.own()?);
        (self.on_map, self.known, self.memory) = (on_map, known, *memory);
        Ok(())
    }

    /// Checks what every order relies on.
    fn check(&self) -> Result<(), Fault> {
        self.board().check_order()?;
        self.board().places()?;
        self.memory.turn.sound()?;
        InUse::check_board(self.board().tables)?;
        for (at, _) in numbered(self.board().units) {
            self.board().checked(at)?;
        }
        for (i, unit) in numbered(self.off_map()) {
            let at = self.on_map.saturating_add(i);
            unit.checked().map_err(|f| f.in_list(&"units", at))?;
        }
        Ok(())
    }

    /// Takes over another game's position. Nothing changes if there is not enough room.
    pub fn copy_from(&mut self, other: &Game<'_>) -> Result<(), Fault> {
        let room = |name| Fault::new(FaultCode::BufferTooSmall, name);
        if self.hexes.len() != other.hexes.len() {
            return Err(room(&"hexes"));
        }
        let units = self.units.own()?;
        let to = units.get_mut(..other.known).ok_or(room(&"units"))?;
        to.iter_mut().zip(other.known_units()).for_each(|(to, unit)| *to = *unit);
        self.hexes.own()?.iter_mut().zip(&*other.hexes).for_each(|(to, hex)| *to = *hex);
        units.iter_mut().skip(other.known).for_each(|unit| *unit = Unit::default());
        (self.on_map, self.known, self.memory) = (other.on_map, other.known, other.memory);
        self.journal.take_back();
        Ok(())
    }

    /// Returns the board: what questions of `ocs` take.
    pub fn board(&self) -> Board<'_> {
        let units = self.units.get(..self.on_map).unwrap_or_default();
        let Setting { chart, limits, rules, sides, ref tables, .. } = self.setting;
        let (gauges, tables) = (sides.map(|side| side.gauge), GameTables::of(tables));
        Board { chart, hexes: &self.hexes, units, limits, rules, gauges, tables }
    }
    /// Returns the units off the map: those that are due, and the Dead Pile.
    pub fn off_map(&self) -> &[Unit] {
        self.units.get(self.on_map..self.known).unwrap_or_default()
    }
    /// Returns all units: those on the map as the board has them, then the others.
    pub fn known_units(&self) -> &[Unit] {
        self.units.get(..self.known).unwrap_or_default()
    }
    /// Returns what the game remembers besides its hexes and units.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
    /// Returns where the game stands.
    pub fn turn(&self) -> &TurnState {
        &self.memory.turn
    }
    /// Returns the verdict on an order that was given, with the combat or barrage that is open after it.
    pub fn opened<T>(&self, ruling: &Ruling<Verdict<T>>) -> Ruling<Verdict<Open>> {
        let allowed = ruling.value.is_allowed();
        let value = if allowed { Verdict::Allowed(self.memory.open) } else { Verdict::Forbidden };
        Ruling::new(value, ruling.cites)
    }
    /// Returns the combat or barrage that is open.
    pub fn open(&self) -> &Open {
        &self.memory.open
    }
    /// Returns what does not change.
    pub fn setting(&self) -> &Setting<'m> {
        &self.setting
    }
    /// Returns a unit by its number.
    pub fn unit(&self, id: u16) -> Option<&Unit> {
        self.known_units().iter().find(|unit| unit.id == u32::from(id))
    }
    /// Returns a hex of the map.
    pub fn hex(&self, hex: Hex) -> Option<&BoardHex> {
        let board = self.board();
        board.place(hex).and_then(|place| board.at(place))
    }
    /// Returns the side that acts now; 0 for both.
    pub(super) fn acting(&self) -> u8 {
        let turn = &self.memory.turn;
        let reaction = turn.segment.get().and_then(Segment::phase) == Some(Phase::Reaction);
        match turn.player {
            _ if turn.simulcast.is_set() => 0,
            player if !reaction => player,
            player if player == turn.first => turn.second,
            _ => turn.first,
        }
    }
    /// Returns the place of a unit on the map in the board's list.
    pub(super) fn place_of(&self, id: u16) -> Option<u16> {
        let at = self.board().units.iter().position(|unit| unit.id == u32::from(id))?;
        u16::try_from(at).ok()
    }
    /// Returns the lists, to be changed.
    pub(super) fn lists(&mut self) -> Result<Lists<'_, 'm>, Fault> {
        let Game { setting, hexes, units, on_map, known, memory, journal } = self;
        journal.take_back();
        let (next, trucks_lost) = (memory.next, memory.trucks_lost);
        Ok(Lists {
            chart: setting.chart,
            hexes: Ground::Own(hexes.own()?),
            units: units.own()?,
            on_map: *on_map,
            known: *known,
            next,
            trucks_lost,
            journal,
        })
    }
}

/// Sorts items by a key, those of one key as they stand.
fn put_in_order<T: Copy>(items: &mut [T], of: impl Fn(&T) -> u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
    if items.is_sorted_by_key(&of) {
        return Ok(());
    }
    // The key takes 34 bits, and the place at most 16.
    let words = scratch.take(items.len())?;
    for (word, (i, item)) in words.iter_mut().zip(numbered(items)) {
        *word = of(item) << 16 | u64::try_from(i).unwrap_or(0);
    }
    sort(words);
    // Each place is filled by the item that the word names, which was moved if its own place was filled before.
    for to in 0..items.len() {
        let mut at = words.get(to).map_or(to, |word| usize::try_from(word & 0xFFFF).unwrap_or(to));
        while at < to {
            at = words.get(at).map_or(to, |word| usize::try_from(word & 0xFFFF).unwrap_or(to));
        }
        crate::scratch::exchange(items, to, at);
    }
    Ok(())
}
