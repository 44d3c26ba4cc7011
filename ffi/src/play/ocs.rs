//! Games of the Operational Combat Series: a position whose lists are as long as the game needs.

use super::texts::Texts;
use super::{Desk as Asked, Mark, no_game, of_scratch, too_small, words_of};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::hex::Numbering;
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::game::{
    Desk, Duty, Game as Position, GameChoice, GameEffect, Given, Labels, Level, Memory, NAME, Needed, NewGame, Notes,
    Objection, OpenChances, OpenPolicies, Room, SIDES, Setting, SideLimits, Situation, Slate, TextRoom, UnitName,
    name_steps, objections, open_chances,
};
use grognard_core::ocs::headquarters::ServiceLimit;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::{Ruling, Sink, Step, Trail, Verdict};
use grognard_core::scratch::Scratch;

/// What tells its memory from others'.
const KIND: u32 = 0x474F_4301;
/// Units beyond those of a new game for which there is room at least: supply that is unloaded, facilities, Breakdowns.
const SPARE: usize = 24;
/// Steps of a trail that objections are found in.
const STEPS: usize = 256;
/// Units that come into being by one order at the most.
const NEWCOMERS: usize = 24;

/// How many items each list has.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
struct Counts {
    hexes: usize,
    /// Units, with the empty places behind them.
    units: usize,
    chart: usize,
    limits: usize,
    table: usize,
    mix: usize,
    hip_nations: usize,
    names: usize,
}

/// What stands in front of the lists.
#[repr(C)]
struct Top {
    mark: Mark,
    counts: Counts,
    on_map: usize,
    known: usize,
    /// How many of the names are those of units.
    named: usize,
    memory: Memory,
    rules: GameRules,
    sides: [SideLimits; SIDES],
    breakdowns: [u8; SIDES],
    side_names: [[u8; NAME]; SIDES],
    numbering: Numbering,
}

/// Takes lists off memory, one after the other.
struct Cut<'w> {
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

/// Returns the words of a list.
const fn list_words<T>(count: usize) -> usize {
    words_of(count.saturating_mul(size_of::<T>()))
}

impl Counts {
    /// The words of the position: what copying a game must copy.
    fn position(&self) -> usize {
        let lists = [
            list_words::<BoardHex>(self.hexes),
            list_words::<Unit>(self.units),
            list_words::<ChartRow>(self.chart),
            list_words::<ServiceLimit>(self.limits),
            list_words::<RebuildRow>(self.table),
            list_words::<CounterMix>(self.mix),
            list_words::<u8>(self.hip_nations),
            list_words::<UnitName>(self.names),
        ];
        lists.iter().fold(words_of(size_of::<Top>()), |sum, words| sum.saturating_add(*words))
    }
    /// The words that a game takes.
    fn words(&self) -> usize {
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
    fn of(hexes: usize, units: usize) -> Counts {
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
struct Seat<'w> {
    top: &'w mut Top,
    hexes: &'w mut [BoardHex],
    units: &'w mut [Unit],
    chart: &'w mut [ChartRow],
    limits: &'w mut [ServiceLimit],
    table: &'w mut [RebuildRow],
    mix: &'w mut [CounterMix],
    hip_nations: &'w mut [u8],
    names: &'w mut [UnitName],
    bench: Bench<'w>,
}

/// What orders are worked out in: its contents do not matter.
struct Bench<'w> {
    trial: &'w mut [Unit],
    before: &'w mut [u16],
    effects: &'w mut [Effect],
    steps: &'w mut [Step],
    desk: &'w mut Desk,
    slate: &'w mut Slate,
    scratch: &'w mut [u64],
}

/// Splits memory at these counts.
///
/// # Safety
/// The memory holds a game of these counts with its bench, as `lay` leaves it.
unsafe fn split<'w>(words: &'w mut [u64], counts: &Counts) -> Option<Seat<'w>> {
    let needed = Needed::of(counts.hexes, counts.units);
    let mut cut = Cut { left: words };
    // SAFETY: by the caller's promise all of it has been written.
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
            bench: Bench {
                trial: cut.list(counts.units)?,
                before: cut.list(counts.units)?,
                effects: cut.list(needed.effects)?,
                steps: cut.list(STEPS)?,
                desk: cut.list::<Desk>(1)?.first_mut()?,
                slate: cut.list::<Slate>(1)?.first_mut()?,
                scratch: cut.left,
            },
        })
    }
}

/// Writes the default of a type over a list.
///
/// They are plain values, so that what was there may be lost.
fn fill<T: Default>(cut: &mut Cut<'_>, count: usize) -> Option<()> {
    const { assert!(align_of::<T>() <= align_of::<u64>()) }
    let own = cut.words::<T>(count)?;
    let mut at = own.as_mut_ptr().cast::<T>();
    for _ in 0..count {
        // SAFETY: within the words, which are long enough and aligned.
        unsafe {
            at.write(T::default());
            at = at.add(1);
        }
    }
    Some(())
}

/// Lays out a game without contents in memory.
fn lay<'w>(words: &'w mut [u64], counts: &Counts) -> Result<Seat<'w>, Fault> {
    let (has, needs) = (words.len(), counts.words());
    if has < needs {
        return Err(too_small(has, needs));
    }
    let needed = Needed::of(counts.hexes, counts.units);
    let short = || too_small(has, needs);
    let mut cut = Cut { left: words };
    let top = cut.words::<Top>(1).ok_or_else(short)?;
    // SAFETY: the words are as long as this, and aligned. The number of another kind says that no game is there yet.
    unsafe {
        top.as_mut_ptr().cast::<Top>().write(Top {
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
        });
    }
    let laid = (|| {
        fill::<BoardHex>(&mut cut, counts.hexes)?;
        fill::<Unit>(&mut cut, counts.units)?;
        fill::<ChartRow>(&mut cut, counts.chart)?;
        fill::<ServiceLimit>(&mut cut, counts.limits)?;
        fill::<RebuildRow>(&mut cut, counts.table)?;
        fill::<CounterMix>(&mut cut, counts.mix)?;
        fill::<u8>(&mut cut, counts.hip_nations)?;
        fill::<UnitName>(&mut cut, counts.names)?;
        lay_bench(&mut cut, counts.units, &needed)
    })();
    laid.ok_or_else(short)?;
    // SAFETY: all of it has just been written.
    unsafe { split(words, counts) }.ok_or_else(short)
}

/// Lays out what orders are worked out in.
fn lay_bench(cut: &mut Cut<'_>, units: usize, needed: &Needed) -> Option<()> {
    fill::<Unit>(cut, units)?;
    fill::<u16>(cut, units)?;
    fill::<Effect>(cut, needed.effects)?;
    fill::<Step>(cut, STEPS)?;
    fill::<Desk>(cut, 1)?;
    fill::<Slate>(cut, 1)
}

/// Returns the counts of the game in memory.
fn counts_of(words: &[u64]) -> Option<Counts> {
    super::mark(words, KIND)?;
    let top = words.get(..words_of(size_of::<Top>()))?.as_ptr().cast::<Top>();
    // SAFETY: as long as the beginning of a game, and aligned; counts are numbers.
    Some(unsafe { (*top).counts })
}

/// Takes up the game in memory.
fn seat(words: &mut [u64]) -> Result<Seat<'_>, Fault> {
    let (has, counts) = (words.len(), counts_of(words).ok_or_else(no_game)?);
    let needs = counts.words();
    if has < needs {
        return Err(too_small(has, needs));
    }
    // SAFETY: `lay` has written it, and only this file changes it since: the caller's promise.
    unsafe { split(words, &counts) }.ok_or_else(|| too_small(has, needs))
}

impl Top {
    fn setting<'s>(
        &self,
        (chart, limits, table): (&'s [ChartRow], &'s [ServiceLimit], &'s [RebuildRow]),
        (mix, hip_nations): (&'s [CounterMix], &'s [u8]),
    ) -> Setting<'s> {
        let (rules, sides, breakdowns) = (self.rules, self.sides, self.breakdowns);
        Setting { chart, limits, table, mix, hip_nations, rules, sides, breakdowns }
    }
    /// Keeps what does not change.
    fn keep(&mut self, setting: &Setting<'_>, labels: &Labels<'_>) {
        (self.rules, self.sides, self.breakdowns) = (setting.rules, setting.sides, setting.breakdowns);
        (self.side_names, self.numbering, self.named) = (labels.sides, labels.hexes, labels.units.len());
    }
    /// Keeps what changes, and marks the memory as that of a game.
    fn mark(&mut self, counts: (usize, usize), memory: &Memory) {
        (self.on_map, self.known) = counts;
        self.memory = *memory;
        self.mark.kind = KIND;
    }
}

/// What is asked of a game: the position, its names, and where it is worked out.
struct Work<'w, 'n, 'b> {
    game: Position<'w>,
    labels: Labels<'w>,
    slate: &'w mut Slate,
    notes: Notes<'n, 'b>,
    before: &'w mut [u16],
}

/// Asks something of a game. What the position has become is kept.
fn with<T>(
    words: &mut [u64],
    trail: Option<&mut Trail<'_>>,
    ask: impl FnOnce(&mut Work<'_, '_, '_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let has = words.len();
    let Seat { top, hexes, units, chart, limits, table, mix, hip_nations, names, bench } = seat(words)?;
    let Bench { trial, before, effects, steps, desk, slate, scratch } = bench;
    for (to, unit) in before.iter_mut().zip(&*units) {
        *to = u16::try_from(unit.id).unwrap_or(0);
    }
    let setting = top.setting((chart, limits, table), (mix, hip_nations));
    let names = names.get(..top.named).unwrap_or_default();
    let labels = Labels { units: names, sides: top.side_names, hexes: top.numbering };
    let game = Position::resume(setting, Room { hexes, units }, (top.on_map, top.known), top.memory);
    let before = before.get_mut(..top.on_map).unwrap_or_default();
    let count = scratch.len();
    let (mut scratch, mut effects, mut own) = (Scratch::new(scratch), Sink::new(effects), Trail::new(steps));
    let notes = Notes { effects: &mut effects, trail: &mut own, scratch: &mut scratch, desk, trial };
    let mut work = Work { game, labels, slate, notes, before };
    let done = ask(&mut work);
    let Work { game, notes, before, .. } = work;
    let (counts, memory) = (game.counts(), *game.memory());
    let (count_of_steps, needed) = (notes.trail.needed(), notes.scratch.needed());
    let newcomers = notes.desk.newcomers(NEWCOMERS);
    if let Some(trail) = trail {
        for step in notes.trail.items() {
            let mut named = *step;
            name_steps(core::slice::from_mut(&mut named), before, newcomers, 0);
            trail.push(named);
        }
        (STEPS..count_of_steps).for_each(|_| trail.count());
    }
    (top.on_map, top.known, top.memory) = (counts.0, counts.1, memory);
    done.map_err(|fault| of_scratch(fault, has, count, needed))
}

/// A verdict without what it gives.
fn bare<T>(ruling: &Ruling<Verdict<T>>) -> Ruling<Verdict> {
    let value = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
    Ruling::new(value, ruling.cites)
}

type Stands = Result<Ruling<Situation>, Fault>;

/// Begins a game.
pub(crate) fn new(question: &NewGame<'_>, desk: Asked<'_, '_>) -> Stands {
    let (setting, labels) = question.setting()?;
    let units = question.board.units.len().saturating_add(question.off_map.len());
    let counts = Counts {
        chart: setting.chart.len(),
        limits: setting.limits.len(),
        table: setting.table.len(),
        mix: setting.mix.len(),
        hip_nations: setting.hip_nations.len(),
        names: question.names.len(),
        ..Counts::of(question.board.hexes.len(), units)
    };
    let mut seat = lay(desk.words, &counts)?;
    copy(seat.chart, setting.chart);
    copy(seat.limits, setting.limits);
    copy(seat.table, setting.table);
    copy(seat.mix, setting.mix);
    copy(seat.hip_nations, setting.hip_nations);
    copy(seat.hexes, question.board.hexes);
    copy(seat.units, question.board.units);
    copy(seat.units.get_mut(question.board.units.len()..).unwrap_or_default(), question.off_map);
    seat.name_units(question)?;
    seat.top.keep(&setting, &labels);
    seat.top.named = question.names.len();
    let Seat { top, hexes, units: places, bench, .. } = seat;
    let off_map = |unit: &Unit| question.off_map.iter().any(|off| off.id == unit.id);
    let room = Room { hexes, units: places };
    let scratch = &mut Scratch::new(bench.scratch);
    let game = Position::arrange(setting, room, units, off_map, question.memory(), scratch)?;
    top.mark(game.counts(), game.memory());
    look_at(desk.words, &mut Sink::none())
}

/// Copies a list to the beginning of another.
fn copy<T: Copy>(to: &mut [T], from: &[T]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = *from;
    }
}

impl Seat<'_> {
    fn name_units(&mut self, question: &NewGame<'_>) -> Result<(), Fault> {
        for (at, name) in (0usize..question.names.len()).zip(question.names) {
            let (known, rest) = self.names.split_at_mut_checked(at).unwrap_or_default();
            if let Some(to) = rest.first_mut() {
                *to = question.unit_name(at, name, known)?;
            }
        }
        Ok(())
    }
}

fn look_at(words: &mut [u64], rows: &mut Sink<'_, Duty>) -> Stands {
    with(words, None, |work| work.game.situation(rows, &mut work.notes))
}

/// Says where the game stands; the rows are what it waits for.
pub(crate) fn look(_: &grognard_core::referee::AsItStands, rows: &mut Sink<'_, Duty>, desk: Asked<'_, '_>) -> Stands {
    look_at(desk.words, rows)
}

/// Lists a level of the choices.
pub(crate) fn choices(level: &Level, rows: &mut Sink<'_, GameChoice>, desk: Asked<'_, '_>) -> Stands {
    if level.of.complete.is_set() {
        return Err(Fault::against(&"of", &".complete: it is an order, after which nothing is left to choose"));
    }
    with(desk.words, None, |work| work.game.choices(&level.of, rows, &mut work.notes, &mut work.slate.draft))?;
    look_at(desk.words, &mut Sink::none())
}

/// Gives an order. Nothing changes if it is forbidden, a fault, or has more effects than there is room for.
pub(crate) fn order(
    given: &Given<'_>,
    effects: &mut Sink<'_, GameEffect>,
    desk: Asked<'_, '_>,
) -> Result<Ruling<Verdict>, Fault> {
    let most = desk.most;
    let mut thrown = false;
    let ruling = with(desk.words, Some(desk.trail), |work| {
        let Work { game, labels, slate, notes, before } = work;
        if most < usize::MAX {
            // What would not fit is counted first.
            let ruling = game.judge_given(given, labels, slate, notes)?;
            if ruling.value.is_allowed() && notes.effects.needed() > most {
                name_effects(notes, before, effects);
                return Ok(bare(&ruling));
            }
            notes.trail.take_back();
        }
        thrown = given.throws(slate, labels);
        let ruling = game.give(given, labels, slate, notes)?;
        if ruling.value.is_allowed() {
            name_effects(notes, before, effects);
        } else {
            thrown = false;
        }
        Ok(bare(&ruling))
    })?;
    if ruling.value.is_allowed() && effects.needed() <= most {
        seat(desk.words)?.top.mark.thrown = thrown.into();
    }
    Ok(ruling)
}

/// Gives the effects with units by their numbers.
fn name_effects(notes: &mut Notes<'_, '_>, before: &[u16], effects: &mut Sink<'_, GameEffect>) {
    let newcomers = notes.desk.newcomers(NEWCOMERS);
    for effect in notes.effects.items() {
        effects.push(GameEffect::of(effect, before, newcomers));
    }
}

/// Judges an order; the rows are the objections to it.
pub(crate) fn judge(
    given: &Given<'_>,
    rows: &mut Sink<'_, Objection>,
    desk: Asked<'_, '_>,
) -> Result<Ruling<Verdict>, Fault> {
    with(desk.words, Some(desk.trail), |work| {
        let Work { game, labels, slate, notes, before } = work;
        let ruling = game.judge_given(given, labels, slate, notes)?;
        let newcomers = notes.desk.newcomers(NEWCOMERS);
        objections(notes.trail.items(), before, newcomers).for_each(|row| rows.push(row));
        Ok(bare(&ruling))
    })
}

/// Gives the chances of what is open.
pub(crate) fn chances(
    policies: &OpenPolicies,
    _: &mut Sink<'_, Duty>,
    desk: Asked<'_, '_>,
) -> Result<Ruling<OpenChances>, Fault> {
    with(desk.words, None, |work| open_chances(&work.game, policies))
}

/// The game as its text; it has no bytes of its own, since copying its memory copies it.
pub(crate) struct Game;

impl Texts for Game {
    fn load(words: &mut [u64], text: &[u8]) -> Result<(), Fault> {
        let count = |word: &[u8]| lines_with(text, word);
        let units = count(b"unit").saturating_add(count(b"off_map"));
        let counts = Counts {
            chart: count(b"chart"),
            limits: count(b"limit"),
            table: count(b"rebuild"),
            mix: count(b"counters"),
            hip_nations: count(b"hip_nation"),
            names: units,
            ..Counts::of(count(b"hex"), units)
        };
        let Seat { top, hexes, units, chart, limits, table, mix, hip_nations, names, bench } = lay(words, &counts)?;
        let room = TextRoom { hexes, units, chart, limits, table, mix, hip_nations, names };
        let (game, labels) = Position::load(text, room, &mut Scratch::new(bench.scratch)).map_err(|why| {
            let line = usize::try_from(why.line).unwrap_or(0).saturating_sub(1);
            why.fault.in_list(&"text", line)
        })?;
        top.keep(game.setting(), &labels);
        top.mark(game.counts(), game.memory());
        Ok(())
    }
    fn unpack(words: &mut [u64], bytes: &[u8]) -> Result<(), Fault> {
        let _ = (words, bytes);
        Err(Fault::new(FaultCode::NotNow, &"bytes"))
    }
    fn save(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        with(words, None, |work| Ok(work.game.write_text(&work.labels, out)))
    }
    fn pack(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        let _ = (words, out);
        Err(Fault::new(FaultCode::NotNow, &"bytes"))
    }
    fn thrown(words: &[u64]) -> Option<bool> {
        super::mark(words, KIND).map(|mark| mark.thrown != 0)
    }
    fn position(words: &[u64]) -> Option<usize> {
        counts_of(words).map(|counts| counts.position())
    }
}

/// Counts the lines of a text that begin with a word.
fn lines_with(text: &[u8], word: &[u8]) -> usize {
    let mut lines = 0usize;
    for line in text.split(|byte| *byte == b'\n') {
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        if words.next().is_some_and(|first| first.eq_ignore_ascii_case(word)) {
            lines = lines.saturating_add(1);
        }
    }
    lines
}
