//! The memory of a game: the position, its lists, and what its orders are worked out in, one behind the other.

use crate::play::{Mark, no_game, too_small, words_of};
use grognard_core::fault::Fault;
use grognard_core::hex::Numbering;
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::game::{
    Desk, Labels, Memory, NAME, Needed, SIDES, Setting, SideLimits, Slate, UnitCounts, UnitName,
};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::options::ServiceLimit;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::tables::{
    BarrageResult, CombatResult, LossMultiplier, ModeMultiplier, TablesCounts, TablesHead, TablesRoom,
};
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::units::Unit;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;
use grognard_core::ruling::Step;

/// What tells its memory from others'.
pub(super) const KIND: u32 = 0x474F_4301;
/// Units beyond those of a new game for which there is room at least: supply that is unloaded, facilities, Breakdowns.
pub(super) const SPARE: usize = 24;
/// Steps of a trail that objections are found in.
pub(super) const STEPS: usize = 256;

/// How many items each list has.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub(super) struct Counts {
    pub(super) hexes: usize,
    /// Units, with the empty places behind them.
    pub(super) units: usize,
    pub(super) chart: usize,
    pub(super) limits: usize,
    pub(super) table: usize,
    pub(super) mix: usize,
    pub(super) hip_nations: usize,
    pub(super) names: usize,
    pub(super) tables: TablesCounts,
}

/// What stands in front of the lists.
#[repr(C)]
pub(super) struct Top {
    pub(super) mark: Mark,
    pub(super) counts: Counts,
    pub(super) on_map: usize,
    pub(super) known: usize,
    /// How many of the names are those of units.
    pub(super) named: usize,
    pub(super) memory: Memory,
    pub(super) rules: GameRules,
    pub(super) sides: [SideLimits; SIDES],
    pub(super) breakdowns: [u8; SIDES],
    pub(super) side_names: [[u8; NAME]; SIDES],
    pub(super) numbering: Numbering,
    pub(super) tables: TablesHead,
}

/// Takes lists off memory, one after the other.
pub(super) struct Cut<'w> {
    left: &'w mut [u64],
}

impl<'w> Cut<'w> {
    /// Takes the words of so many items.
    fn words<T>(&mut self, count: usize) -> Option<&'w mut [u64]> {
        let words = list_words::<T>(count);
        let (own, left) = core::mem::take(&mut self.left).split_at_mut_checked(words)?;
        self.left = left;
        Some(own)
    }
    /// Takes a list whose items have been written there.
    ///
    /// # Safety
    /// They have been, or any bytes are an item.
    unsafe fn list<T>(&mut self, count: usize) -> Option<&'w mut [T]> {
        const { assert!(align_of::<T>() <= align_of::<u64>()) }
        let own = self.words::<T>(count)?;
        // SAFETY: the words are long enough and aligned; the items are valid by the caller's promise.
        Some(unsafe { core::slice::from_raw_parts_mut(own.as_mut_ptr().cast(), count) })
    }
}

impl<'w> Cut<'w> {
    /// Takes the lists of tables.
    ///
    /// # Safety
    /// As for `list`.
    unsafe fn tables(&mut self, counts: &TablesCounts) -> Option<TablesRoom<'w>> {
        // SAFETY: by the caller's promise.
        unsafe {
            Some(TablesRoom {
                open: self.list(counts.open)?,
                close: self.list(counts.close)?,
                very_close: self.list(counts.very_close)?,
                extremely_close: self.list(counts.extremely_close)?,
                cells: self.list(counts.cells)?,
                modes: self.list(counts.modes)?,
                losses: self.list(counts.losses)?,
                points: self.list(counts.points)?,
                costs: self.list(counts.costs)?,
                barrage: self.list(counts.barrage)?,
            })
        }
    }
    /// Takes a slate, which is made empty: copies of a game need not have it.
    fn slate(&mut self) -> Option<&'w mut Slate> {
        const { assert!(align_of::<Slate>() <= align_of::<u64>()) }
        let own = self.words::<Slate>(1)?;
        own.fill(0);
        // SAFETY: the words are long enough and aligned. A slate is numbers, records of numbers and lists of them, whose length
        // is 0: of all of these zero bytes are a value.
        unsafe { own.as_mut_ptr().cast::<Slate>().as_mut() }
    }
}

/// Returns the words of a list.
pub(super) const fn list_words<T>(count: usize) -> usize {
    words_of(count.saturating_mul(size_of::<T>()))
}

impl Counts {
    /// The words of the position: what copying a game must copy.
    pub(super) fn position(&self) -> usize {
        let t = &self.tables;
        let lists = [
            list_words::<BoardHex>(self.hexes),
            list_words::<Unit>(self.units),
            list_words::<ChartRow>(self.chart),
            list_words::<ServiceLimit>(self.limits),
            list_words::<RebuildRow>(self.table),
            list_words::<CounterMix>(self.mix),
            list_words::<u8>(self.hip_nations),
            list_words::<UnitName>(self.names),
            list_words::<Odds>(t.open),
            list_words::<Odds>(t.close),
            list_words::<Odds>(t.very_close),
            list_words::<Odds>(t.extremely_close),
            list_words::<Code<CombatResult>>(t.cells),
            list_words::<ModeMultiplier>(t.modes),
            list_words::<LossMultiplier>(t.losses),
            list_words::<u32>(t.points),
            list_words::<u16>(t.costs),
            list_words::<Code<BarrageResult>>(t.barrage),
        ];
        lists.iter().fold(words_of(size_of::<Top>()), |sum, words| sum.saturating_add(*words))
    }
    /// The words that a game takes.
    pub(super) fn words(&self) -> usize {
        let needed = Needed::of(self.hexes, self.units);
        let bench = [
            list_words::<Unit>(self.units),
            list_words::<u16>(self.units),
            list_words::<Effect>(needed.effects),
            list_words::<Step>(STEPS),
            words_of(size_of::<Desk>()),
            words_of(size_of::<Slate>()),
            needed.scratch,
        ];
        bench.iter().fold(self.position(), |sum, words| sum.saturating_add(*words))
    }
    /// The counts of a game of so many hexes and units, with room for more units.
    pub(super) fn of(hexes: usize, units: usize) -> Counts {
        let units = Needed::of(hexes, units).units.max(units.saturating_add(SPARE));
        Counts { hexes, units, ..Counts::default() }
    }
}

/// Returns the words of a game with so many hexes, units and items of the other lists (chart, limits, names and so on).
pub(crate) fn words(hexes: usize, units: usize, others: usize) -> usize {
    let largest = size_of::<ChartRow>().max(size_of::<UnitName>()).max(size_of::<RebuildRow>());
    let largest = largest.max(size_of::<ServiceLimit>()).max(size_of::<CounterMix>());
    Counts::of(hexes, units).words().saturating_add(words_of(others.saturating_mul(largest.next_multiple_of(8))))
}

/// A game in its memory, and what its orders are worked out in.
pub(super) struct Seat<'w> {
    pub(super) top: &'w mut Top,
    pub(super) hexes: &'w mut [BoardHex],
    pub(super) units: &'w mut [Unit],
    pub(super) chart: &'w mut [ChartRow],
    pub(super) limits: &'w mut [ServiceLimit],
    pub(super) table: &'w mut [RebuildRow],
    pub(super) mix: &'w mut [CounterMix],
    pub(super) hip_nations: &'w mut [u8],
    pub(super) names: &'w mut [UnitName],
    pub(super) tables: TablesRoom<'w>,
    pub(super) bench: Bench<'w>,
}

/// What orders are worked out in: its contents do not matter.
pub(super) struct Bench<'w> {
    pub(super) trial: &'w mut [Unit],
    pub(super) before: &'w mut [u16],
    pub(super) effects: &'w mut [Effect],
    pub(super) steps: &'w mut [Step],
    pub(super) desk: &'w mut Desk,
    pub(super) slate: &'w mut Slate,
    pub(super) scratch: &'w mut [u64],
}

/// Splits memory at these counts.
///
/// # Safety
/// The memory begins with the position of a game of these counts. What lies behind it may be anything: lists of numbers and of
/// records of numbers, of which any bytes are one, and a slate.
pub(super) unsafe fn split<'w>(words: &'w mut [u64], counts: &Counts) -> Option<Seat<'w>> {
    let needed = Needed::of(counts.hexes, counts.units);
    let mut cut = Cut { left: words };
    // SAFETY: the position by the caller's promise, and the rest as said above.
    unsafe {
        Some(Seat {
            top: cut.list::<Top>(1)?.first_mut()?,
            hexes: cut.list(counts.hexes)?,
            units: cut.list(counts.units)?,
            chart: cut.list(counts.chart)?,
            limits: cut.list(counts.limits)?,
            table: cut.list(counts.table)?,
            mix: cut.list(counts.mix)?,
            hip_nations: cut.list(counts.hip_nations)?,
            names: cut.list(counts.names)?,
            tables: cut.tables(&counts.tables)?,
            bench: Bench {
                trial: cut.list(counts.units)?,
                before: cut.list(counts.units)?,
                effects: cut.list(needed.effects)?,
                steps: cut.list(STEPS)?,
                desk: cut.list::<Desk>(1)?.first_mut()?,
                slate: cut.slate()?,
                scratch: cut.left,
            },
        })
    }
}

/// Lays out a game without contents in memory.
pub(super) fn lay<'w>(words: &'w mut [u64], counts: &Counts) -> Result<Seat<'w>, Fault> {
    let (has, needs) = (words.len(), counts.words());
    if has < needs {
        return Err(too_small(has, needs));
    }
    let short = || too_small(has, needs);
    // Zero is the default of every field.
    words.get_mut(..counts.position()).ok_or_else(short)?.fill(0);
    let top = words.as_mut_ptr().cast::<Top>();
    // SAFETY: the words are as long as this, and aligned. The number of another kind says that no game is there yet.
    unsafe {
        top.write(Top {
            mark: Mark { kind: 0, thrown: 0 },
            counts: *counts,
            on_map: 0,
            known: 0,
            named: 0,
            memory: Memory::default(),
            rules: GameRules::default(),
            sides: [SideLimits::default(); SIDES],
            breakdowns: [0; SIDES],
            side_names: [[0; NAME]; SIDES],
            numbering: Numbering::Axial,
            tables: TablesHead::default(),
        });
    }
    // SAFETY: the position has just been written.
    unsafe { split(words, counts) }.ok_or_else(short)
}

/// Returns the counts of the game in memory.
pub(super) fn counts_of(words: &[u64]) -> Option<Counts> {
    crate::play::mark(words, KIND)?;
    let top = words.get(..words_of(size_of::<Top>()))?.as_ptr().cast::<Top>();
    // SAFETY: as long as the beginning of a game, and aligned; counts are numbers.
    Some(unsafe { (*top).counts })
}

/// Takes up the game in memory.
pub(super) fn seat(words: &mut [u64]) -> Result<Seat<'_>, Fault> {
    let (has, counts) = (words.len(), counts_of(words).ok_or_else(no_game)?);
    let needs = counts.words();
    if has < needs {
        return Err(too_small(has, needs));
    }
    // SAFETY: `lay` has written the position, and only this file changes it since: the caller's promise.
    unsafe { split(words, &counts) }.ok_or_else(|| too_small(has, needs))
}

impl Top {
    pub(super) fn setting<'s>(
        &self,
        (chart, limits, table): (&'s [ChartRow], &'s [ServiceLimit], &'s [RebuildRow]),
        (mix, hip_nations): (&'s [CounterMix], &'s [u8]),
        tables: TablesRoom<'s>,
    ) -> Setting<'s> {
        let (rules, sides, breakdowns) = (self.rules, self.sides, self.breakdowns);
        let tables = tables.tables(&self.tables, &self.counts.tables);
        Setting { chart, limits, table, mix, hip_nations, tables, rules, sides, breakdowns }
    }
    /// Keeps what does not change.
    pub(super) fn keep(&mut self, setting: &Setting<'_>, labels: &Labels<'_>) {
        (self.rules, self.sides, self.breakdowns) = (setting.rules, setting.sides, setting.breakdowns);
        self.tables = TablesHead::of(&setting.tables);
        (self.side_names, self.numbering, self.named) = (labels.sides, labels.hexes, labels.units.len());
    }
    /// Keeps what changes, and marks the memory as that of a game.
    pub(super) fn mark(&mut self, counts: UnitCounts, memory: &Memory) {
        (self.on_map, self.known) = (counts.on_map, counts.known);
        self.memory = *memory;
        self.mark.kind = KIND;
    }
}
