//! A position of a game in memory of its own.

use super::desks::Desks;
use super::tables::OwnTables;
use crate::binding::Wish;
use crate::fault::{Fault, FaultCode};
use crate::hex::Numbering;
use crate::ocs::board::{BoardHex, ChartRow};
use crate::ocs::edits::Was;
use crate::ocs::game::position::Lent;
use crate::ocs::game::{
    Game, Labels, ListCounts, ListRoom, Memory, NAME, Needed, Room, SIDES, Setting, SideLimits, UnitName, Unread,
};
use crate::ocs::options::GameRules;
use crate::ocs::options::ServiceLimit;
use crate::ocs::replacements::RebuildRow;
use crate::ocs::trucks::CounterMix;
use crate::ocs::units::Unit;
use crate::ruling::Sink;
use crate::scratch::Scratch;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

/// Empty places behind the units that every order finds.
const SPARE: usize = 96;

/// What does not change in a game, its names among it.
#[derive(Debug, Clone)]
pub(super) struct Fixed {
    pub chart: Vec<ChartRow>,
    pub limits: Vec<ServiceLimit>,
    pub table: Vec<RebuildRow>,
    pub mix: Vec<CounterMix>,
    pub hip_nations: Vec<u8>,
    pub tables: OwnTables,
    pub rules: GameRules,
    pub sides: [SideLimits; SIDES],
    pub breakdowns: [u8; SIDES],
    pub names: Vec<UnitName>,
    pub side_names: [[u8; NAME]; SIDES],
    pub numbering: Numbering,
}

impl Default for Fixed {
    fn default() -> Self {
        Fixed::of(&Setting::default(), &Labels::default())
    }
}

impl Fixed {
    /// What a setting and labels say.
    pub fn of(setting: &Setting<'_>, labels: &Labels<'_>) -> Fixed {
        Fixed {
            chart: setting.chart.to_vec(),
            limits: setting.limits.to_vec(),
            table: setting.table.to_vec(),
            mix: setting.mix.to_vec(),
            hip_nations: setting.hip_nations.to_vec(),
            tables: OwnTables::of(&setting.tables),
            rules: setting.rules,
            sides: setting.sides,
            breakdowns: setting.breakdowns,
            names: labels.units.to_vec(),
            side_names: labels.sides,
            numbering: labels.hexes,
        }
    }
    pub fn setting(&self) -> Setting<'_> {
        Setting {
            chart: &self.chart,
            limits: &self.limits,
            table: &self.table,
            mix: &self.mix,
            hip_nations: &self.hip_nations,
            tables: self.tables.tables(),
            rules: self.rules,
            sides: self.sides,
            breakdowns: self.breakdowns,
        }
    }
    pub fn labels(&self) -> Labels<'_> {
        Labels { units: &self.names, sides: self.side_names, hexes: self.numbering }
    }
}

/// The memory of the last order, for the next; a copy has none.
#[derive(Debug, Default)]
struct Bench(Option<Desks>);

impl Clone for Bench {
    fn clone(&self) -> Bench {
        Bench(None)
    }
}

/// A position of a game.
#[derive(Debug, Clone)]
pub(super) struct KeptGame {
    pub fixed: Arc<Fixed>,
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
    on_map: usize,
    known: usize,
    memory: Memory,
    bench: Bench,
}

/// What takes an order back.
#[derive(Debug)]
pub(super) struct Before {
    pub changes: Vec<Was>,
    counts: (usize, usize),
    memory: Memory,
}

impl Before {
    /// What takes an order back that has changed nothing yet.
    pub fn of(game: &KeptGame) -> Before {
        Before { changes: Vec::new(), counts: (game.on_map, game.known), memory: game.memory }
    }
    /// Puts back what the order changed.
    pub fn restore(&self, game: &mut Game<'_>) -> Result<(), Fault> {
        game.undo(&self.changes, self.counts.0, self.counts.1, &self.memory)
    }
}

impl PartialEq for KeptGame {
    fn eq(&self, other: &Self) -> bool {
        let (own, fixed) = (&self.fixed, &other.fixed);
        let same = || {
            let labels = own.numbering == fixed.numbering && own.side_names == fixed.side_names;
            labels && own.setting() == fixed.setting() && self.names().eq(other.names())
        };
        (Arc::ptr_eq(own, fixed) || same()) && self.seen() == other.seen()
    }
}

/// Runs something with scratch memory, and again with more if there was too little.
pub(super) fn with_scratch<T, E>(
    mut ask: impl FnMut(&mut Scratch<'_>) -> Result<T, E>,
    fault: impl Fn(E) -> Fault,
) -> Result<T, Fault> {
    let mut words: Vec<u64> = Vec::new();
    loop {
        let mut scratch = Scratch::new(&mut words);
        let why = match ask(&mut scratch) {
            Ok(done) => return Ok(done),
            Err(why) => fault(why),
        };
        let (needed, there) = (scratch.needed(), words.len());
        if !why.is(FaultCode::BufferTooSmall) || needed <= there {
            return Err(why);
        }
        words.resize(needed, 0);
    }
}

impl KeptGame {
    /// A game that begins: these units, in any order, and those off the map behind them.
    pub fn arrange(
        fixed: Fixed,
        mut hexes: Vec<BoardHex>,
        mut units: Vec<Unit>,
        off_map: &[u32],
        memory: Memory,
    ) -> Result<KeptGame, Fault> {
        let known = units.len();
        units.resize(Needed::of(hexes.len(), known).units.max(known.saturating_add(SPARE)), Unit::default());
        let (on_map, memory) = with_scratch(
            |scratch| {
                let room = Room { hexes: &mut hexes, units: &mut units };
                let off = |unit: &Unit| off_map.contains(&unit.id);
                let game = Game::arrange(fixed.setting(), room, known, off, memory, scratch)?;
                Ok((game.on_map, *game.memory()))
            },
            |fault: Fault| fault,
        )?;
        Ok(KeptGame { fixed: Arc::new(fixed), hexes, units, on_map, known, memory, bench: Bench::default() })
    }

    /// A game that is taken up from something with lists of so many items.
    fn taken_up<E>(
        counts: &ListCounts,
        mut read: impl for<'r> FnMut(ListRoom<'r>, &mut Scratch<'_>) -> Result<(Game<'r>, Labels<'r>), E>,
        fault: impl Fn(E) -> Fault,
    ) -> Result<KeptGame, Fault> {
        let known = counts.units;
        let mut hexes = vec![BoardHex::default(); counts.hexes];
        let mut units = vec![Unit::default(); Needed::of(hexes.len(), known).units.max(known.saturating_add(SPARE))];
        let mut chart = vec![ChartRow::default(); counts.chart];
        let mut limits = vec![ServiceLimit::default(); counts.limits];
        let mut table = vec![RebuildRow::default(); counts.table];
        let mut mix = vec![CounterMix::default(); counts.mix];
        let mut hip_nations = vec![0; counts.hip_nations];
        let mut tables = OwnTables::with(&counts.tables);
        let mut names = vec![UnitName::default(); known];
        let (fixed, on_map, known, memory) = with_scratch(
            |scratch| {
                let room = ListRoom {
                    hexes: &mut hexes,
                    units: &mut units,
                    chart: &mut chart,
                    limits: &mut limits,
                    table: &mut table,
                    mix: &mut mix,
                    hip_nations: &mut hip_nations,
                    tables: tables.room(),
                    names: &mut names,
                };
                let (game, labels) = read(room, scratch)?;
                Ok((Fixed::of(game.setting(), &labels), game.on_map, game.known, *game.memory()))
            },
            fault,
        )?;
        Ok(KeptGame { fixed: Arc::new(fixed), hexes, units, on_map, known, memory, bench: Bench::default() })
    }

    /// Reads the text of a game.
    pub fn load(text: &str) -> Result<KeptGame, Fault> {
        let bytes = text.as_bytes();
        let fault = |why: Unread| {
            let line = usize::try_from(why.line).unwrap_or(0).saturating_sub(1);
            why.fault.in_list(&"text", line)
        };
        KeptGame::taken_up(&ListCounts::of(bytes), |room, scratch| Game::load(bytes, room, scratch), fault)
    }

    /// Reads the bytes of a game.
    pub fn unpack(bytes: &[u8]) -> Result<KeptGame, Fault> {
        let counts = ListCounts::of_bytes(bytes)?;
        KeptGame::taken_up(&counts, |room, scratch| Game::unpack_whole(bytes, room, scratch), |fault| fault)
    }

    /// The game, to be read.
    pub fn seen(&self) -> Game<'_> {
        Game {
            setting: self.fixed.setting(),
            hexes: Lent::Read(&self.hexes),
            units: Lent::Read(&self.units),
            on_map: self.on_map,
            known: self.known,
            memory: self.memory,
            journal: Sink::none(),
        }
    }

    /// Does something with the game, which changes it or not; what changes is noted.
    pub fn change<T>(
        &mut self,
        changes: &mut Vec<Was>,
        work: impl FnOnce(&mut Game<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut game = Game {
            setting: self.fixed.setting(),
            hexes: Lent::Own(&mut self.hexes),
            units: Lent::Own(&mut self.units),
            on_map: self.on_map,
            known: self.known,
            memory: self.memory,
            journal: Sink::growing(changes),
        };
        let done = work(&mut game);
        let (on_map, known, memory) = (game.on_map, game.known, game.memory);
        (self.on_map, self.known, self.memory) = (on_map, known, memory);
        done
    }

    /// Returns memory for an order.
    pub fn desks(&mut self, wish: Wish) -> Desks {
        match self.bench.0.take() {
            Some(desks) => desks.again(wish, self.room()),
            None => Desks::new(wish, self.room()),
        }
    }
    /// Keeps memory for the next order.
    pub fn lay_by(&mut self, desks: Desks) {
        self.bench = Bench(Some(desks));
    }

    /// Makes room for the units that may come into being by an order.
    pub fn make_room(&mut self) {
        if self.units.len() < self.known.saturating_add(SPARE) {
            self.units.resize(self.known.saturating_add(SPARE.saturating_mul(2)), Unit::default());
        }
    }

    /// The units that there is room for.
    pub fn room(&self) -> usize {
        self.units.len()
    }

    /// The names of the units that are there; who is gone has none in a text.
    fn names(&self) -> impl Iterator<Item = &UnitName> {
        let there = |name: &&UnitName| self.seen().unit(name.unit).is_some();
        self.fixed.names.iter().filter(there)
    }

    /// Returns the bytes of the game.
    pub fn pack(&self) -> Vec<u8> {
        self.grown(|game, labels, out| game.write_whole(labels, out))
    }

    /// What a function writes, which returns how long all of it is.
    fn grown(&self, write: impl Fn(&Game<'_>, &Labels<'_>, &mut [u8]) -> usize) -> Vec<u8> {
        let (game, labels) = (self.seen(), self.fixed.labels());
        let mut out = vec![0; size_of_val(&*self.hexes).saturating_add(size_of_val(&*self.units)).max(1024)];
        let mut used = write(&game, &labels, &mut out);
        if used > out.len() {
            out.resize(used, 0);
            used = write(&game, &labels, &mut out);
        }
        out.truncate(used);
        out
    }

    /// Returns the text of the game.
    pub fn save(&self) -> Result<String, Fault> {
        let text = self.grown(|game, labels, out| game.write_text(labels, out));
        String::from_utf8(text).map_err(|_| Fault::new(FaultCode::Internal, &"text"))
    }
}
