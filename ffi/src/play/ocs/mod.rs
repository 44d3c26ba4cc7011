//! Games of the Operational Combat Series: a position whose lists are as long as the game needs.

mod seat;

use super::texts::{Bytes, Texts};
use super::{Desk as Asked, of_scratch};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::ocs::game::{
    Duty, Game as Position, GameChoice, GameEffect, Given, Labels, Level, ListCounts, ListRoom, NewGame, Notes,
    Objection, Open, OpenChances, OpenPolicies, Room, Situation, Slate, UnitCounts, in_order, name_steps, objections,
    open_chances,
};
use grognard_core::ocs::tables::TablesCounts;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;
pub(crate) use seat::words;
use seat::{Bench, Counts, KIND, STEPS, Seat, counts_of, lay, seat};

/// Units that come into being by one order at the most.
const NEWCOMERS: usize = 24;

/// What is asked of a game: the position, its names, and where it is worked out.
struct Work<'w, 'n, 'b> {
    game: Position<'w>,
    labels: Labels<'w>,
    slate: &'w mut Slate,
    notes: Notes<'n, 'b>,
    before: &'w mut [u16],
}

/// Asks something of a game, which has room for at most so many effects. What the position has become is kept.
fn with<T>(
    words: &mut [u64],
    trail: Option<&mut Trail<'_>>,
    most: usize,
    ask: impl FnOnce(&mut Work<'_, '_, '_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let has = words.len();
    let Seat { top, hexes, units, chart, limits, table, mix, hip_nations, names, tables, bench } = seat(words)?;
    let Bench { trial, before, effects, steps, desk, slate, scratch } = bench;
    for (to, unit) in before.iter_mut().zip(&*units) {
        *to = u16::try_from(unit.id).unwrap_or(0);
    }
    let setting = top.setting((chart, limits, table), (mix, hip_nations), tables);
    let names = names.get(..top.named).unwrap_or_default();
    let labels = Labels { units: names, sides: top.side_names, hexes: top.numbering };
    let game = Position::resume(
        setting,
        Room { hexes, units },
        UnitCounts { on_map: top.on_map, known: top.known },
        top.memory,
    );
    let before = before.get_mut(..top.on_map).unwrap_or_default();
    let count = scratch.len();
    let effects = effects.get_mut(..most.min(effects.len())).unwrap_or_default();
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
    (top.on_map, top.known, top.memory) = (counts.on_map, counts.known, memory);
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
        tables: TablesCounts::of(&setting.tables),
        ..Counts::of(question.board.hexes.len(), units)
    };
    let mut seat = lay(desk.words, &counts)?;
    copy(seat.chart, setting.chart);
    copy(seat.limits, setting.limits);
    copy(seat.table, setting.table);
    copy(seat.mix, setting.mix);
    copy(seat.hip_nations, setting.hip_nations);
    seat.tables.copy(&setting.tables);
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
        in_order(self.names.get_mut(..question.names.len()).unwrap_or_default());
        Ok(())
    }
}

fn look_at(words: &mut [u64], rows: &mut Sink<'_, Duty>) -> Stands {
    with(words, None, usize::MAX, |work| work.game.situation(rows, &mut work.notes))
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
    with(desk.words, None, usize::MAX, |work| {
        work.game.choices(&level.of, rows, &mut work.notes, &mut work.slate.draft)
    })?;
    look_at(desk.words, &mut Sink::none())
}

/// Gives an order. Nothing changes if it is forbidden, a fault, or has more effects than there is room for.
pub(crate) fn order(
    given: &Given<'_>,
    effects: &mut Sink<'_, GameEffect>,
    desk: Asked<'_, '_>,
) -> Result<Ruling<Verdict<Open>>, Fault> {
    let most = desk.most;
    let mut thrown = false;
    let ruling = with(desk.words, Some(desk.trail), most, |work| {
        let Work { game, labels, slate, notes, before } = work;
        let ruling = match game.give(given, labels, slate, notes) {
            // Nothing has been done. The caller is told how many effects there are.
            Err(fault) if fault.is(FaultCode::BufferTooSmall) && notes.effects.needed() > most => {
                (0..notes.effects.needed()).for_each(|_| effects.count());
                return Ok(Ruling::new(Verdict::Forbidden, Cites::by(grognard_core::ocs::rules::R2_2)));
            }
            other => other?,
        };
        thrown = given.threw(slate);
        if ruling.value.is_allowed() {
            name_effects(notes, before, effects);
        }
        Ok(game.opened(&ruling))
    })?;
    if ruling.value.is_allowed() {
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
    with(desk.words, Some(desk.trail), usize::MAX, |work| {
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
    with(desk.words, None, usize::MAX, |work| open_chances(&work.game, policies))
}

/// The game as its text, and as its bytes.
pub(crate) struct Game;

/// A game and the names in it.
type Read<'r> = (Position<'r>, Labels<'r>);

/// Takes up a game from something with lists of so many items.
fn taken_up(
    words: &mut [u64],
    lists: ListCounts,
    read: &dyn for<'r> Fn(ListRoom<'r>, &mut Scratch<'_>) -> Result<Read<'r>, Fault>,
) -> Result<(), Fault> {
    let ListCounts { hexes, units, chart, limits, table, mix, hip_nations, tables } = lists;
    let of_lists = Counts { chart, limits, table, mix, hip_nations, tables, names: units, ..Counts::default() };
    let Counts { hexes, units, .. } = Counts::of(hexes, units);
    let counts = Counts { hexes, units, ..of_lists };
    let Seat { top, hexes, units, chart, limits, table, mix, hip_nations, names, tables, bench } = lay(words, &counts)?;
    let room = ListRoom { hexes, units, chart, limits, table, mix, hip_nations, tables, names };
    let (game, labels) = read(room, &mut Scratch::new(bench.scratch))?;
    top.keep(game.setting(), &labels);
    top.mark(game.counts(), game.memory());
    Ok(())
}

impl Texts for Game {
    fn load(words: &mut [u64], text: &[u8]) -> Result<(), Fault> {
        taken_up(words, ListCounts::of(text), &|room, scratch| {
            Position::load(text, room, scratch).map_err(|why| {
                let line = usize::try_from(why.line).unwrap_or(0).saturating_sub(1);
                why.fault.in_list(&"text", line)
            })
        })
    }
    fn save(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        with(words, None, usize::MAX, |work| Ok(work.game.write_text(&work.labels, out)))
    }
    fn find(words: &mut [u64], field: &[u8], name: &[u8]) -> Result<[i32; 2], Fault> {
        let Seat { top, names, .. } = seat(words)?;
        let units = names.get(..top.named).unwrap_or_default();
        let labels = Labels { units, sides: top.side_names, hexes: top.numbering };
        labels.find(field, name).ok_or(crate::play::texts::unknown())
    }
    fn thrown(words: &[u64]) -> Option<bool> {
        super::mark(words, KIND).map(|mark| mark.thrown != 0)
    }
    fn position(words: &[u64]) -> Option<usize> {
        counts_of(words).map(|counts| counts.position())
    }
}

impl Bytes for Game {
    fn unpack(words: &mut [u64], bytes: &[u8]) -> Result<(), Fault> {
        taken_up(words, ListCounts::of_bytes(bytes)?, &|room, scratch| Position::unpack_whole(bytes, room, scratch))
    }
    fn pack(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        with(words, None, usize::MAX, |work| Ok(work.game.write_whole(&work.labels, out)))
    }
}
