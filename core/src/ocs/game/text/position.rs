//! The text of a position.

use super::like::{Models, PRINTED, printed};
use super::map::{self, Letters, ListCounts};
use super::pen::{Pen, Sum};
use super::scan::{Scan, is, number, place};
use super::tables::{self, Told};
use super::{Labels, UnitName, Unread, in_order, label, records, trimmed};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Numbering;
use crate::ocs::board::{BoardHex, ChartRow};
use crate::ocs::game::position::{Game, Memory, Room, Setting, SideLimits, UnitCounts};
use crate::ocs::options::ServiceLimit;
use crate::ocs::replacements::RebuildRow;
use crate::ocs::tables::TablesRoom;
use crate::ocs::trucks::CounterMix;
use crate::ocs::units::Unit;
use crate::reflect::{Reflect, Word};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The first words of a text, before the version.
const TITLE: [&str; 3] = ["grognard", "ocs", "game"];
/// The version that is written.
const VERSION: u32 = 1;

/// Memory that a caller lends to a game that is read from its text or its bytes.
#[derive(Debug, Default)]
#[allow(missing_docs, reason = "each is a list of the game of that name")]
pub struct ListRoom<'m> {
    pub hexes: &'m mut [BoardHex],
    /// The units, and behind them room for those that come into being.
    pub units: &'m mut [Unit],
    pub chart: &'m mut [ChartRow],
    pub limits: &'m mut [ServiceLimit],
    pub table: &'m mut [RebuildRow],
    pub mix: &'m mut [CounterMix],
    pub hip_nations: &'m mut [u8],
    /// The lists of the game's own tables.
    pub tables: TablesRoom<'m>,
    /// The names of units.
    pub names: &'m mut [UnitName],
}

/// How many of each list were read.
#[derive(Default)]
struct Counts {
    hexes: usize,
    units: usize,
    on_map: usize,
    chart: usize,
    limits: usize,
    table: usize,
    mix: usize,
    hip_nations: usize,
    names: usize,
}

impl Game<'_> {
    /// Writes the game as text, and returns its length. The fault is `buffer_too_small` if it does not fit.
    pub fn save(&self, labels: &Labels<'_>, out: &mut [u8]) -> Result<usize, Fault> {
        let (room, used) = (out.len(), self.write_text(labels, out));
        if used > room { Err(Fault::new(FaultCode::BufferTooSmall, &"text")) } else { Ok(used) }
    }
    /// Writes the game as text, as far as there is room for it, and returns the length of all of it.
    pub fn write_text(&self, labels: &Labels<'_>, out: &mut [u8]) -> usize {
        let mut pen = Pen::new(out, labels);
        self.tell(&mut pen);
        pen.used
    }

    fn tell(&self, pen: &mut Pen<'_, '_>) {
        TITLE.iter().for_each(|word| pen.word(word));
        pen.number(VERSION.into());
        pen.line();
        pen.word("hexes");
        pen.word(Numbering::VOCABULARY.word(pen.labels.hexes.code()).unwrap_or("axial"));
        pen.line();
        self.tell_setting(pen);
        pen.word("turn");
        records::write(&self.memory, pen, &[]);
        pen.line();
        map::write(&self.hexes, pen);
        let mut models = Models::NONE;
        for (at, unit) in numbered(self.known_units()) {
            pen.word(if at < self.on_map { "unit" } else { "off_map" });
            let id = u16::try_from(unit.id).unwrap_or(0);
            pen.next();
            pen.part("#");
            pen.digits(id.into());
            if let Some(name) = pen.labels.name(id) {
                pen.word("called");
                pen.next();
                pen.bytes(name);
            }
            if let Some(model) = models.like(unit) {
                pen.word("like");
                pen.unit(model);
                records::write(unit, pen, &PRINTED);
            } else {
                records::write(unit, pen, &["id"]);
            }
            pen.line();
        }
        let sum = pen.sum.0;
        pen.word("end");
        pen.number(sum.into());
        pen.line();
    }

    fn tell_setting(&self, pen: &mut Pen<'_, '_>) {
        let setting = &self.setting;
        pen.word("options");
        records::write(&setting.rules, pen, &[]);
        pen.line();
        for (at, side) in numbered(&setting.sides) {
            let name = pen.labels.sides.get(at).map(|name| trimmed(name)).unwrap_or_default();
            if *side != SideLimits::default() || !name.is_empty() {
                pen.word("side");
                pen.number(i64::try_from(at.saturating_add(1)).unwrap_or(0));
                if !name.is_empty() {
                    pen.word("called");
                    pen.next();
                    pen.bytes(name);
                }
                records::write(side, pen, &[]);
                pen.line();
            }
        }
        each(pen, "chart", setting.chart);
        each(pen, "limit", setting.limits);
        each(pen, "rebuild", setting.table);
        each(pen, "counters", setting.mix);
        tables::write(&setting.tables, pen);
        for nation in setting.hip_nations {
            pen.word("hip_nation");
            pen.number((*nation).into());
            pen.line();
        }
        for (at, most) in numbered(&setting.breakdowns).filter(|(_, most)| **most > 0) {
            pen.word("breakdowns");
            pen.number(i64::try_from(at.saturating_add(1)).unwrap_or(0));
            pen.number((*most).into());
            pen.line();
        }
    }
}

fn each<T: Reflect>(pen: &mut Pen<'_, '_>, word: &str, list: &[T]) {
    for row in list {
        pen.word(word);
        records::write(row, pen, &[]);
        pen.line();
    }
}

/// What a text has but its lists.
struct Reading {
    setting: Setting<'static>,
    memory: Memory,
    labels: Labels<'static>,
    letters: Letters,
    counts: Counts,
    tables: Told,
}

impl<'m> Game<'m> {
    /// Reads a game from its text, into memory that the caller lends, and returns the names in it. A sum that does not fit is
    /// a fault at the last line.
    pub fn load(text: &[u8], room: ListRoom<'m>, scratch: &mut Scratch<'_>) -> Result<(Game<'m>, Labels<'m>), Unread> {
        let mut room = room;
        let mut scan = Scan::new(text, Labels::default());
        let reading = lines(&mut scan, &mut room)?;
        let Reading { setting, memory, labels, counts, tables: told, .. } = reading;
        let ListRoom { hexes, units, chart, limits, table, mix, hip_nations, tables, names } = room;
        let hexes = hexes.get_mut(..counts.hexes).unwrap_or_default();
        let setting = Setting {
            chart: chart.get(..counts.chart).unwrap_or_default(),
            limits: limits.get(..counts.limits).unwrap_or_default(),
            table: table.get(..counts.table).unwrap_or_default(),
            mix: mix.get(..counts.mix).unwrap_or_default(),
            hip_nations: hip_nations.get(..counts.hip_nations).unwrap_or_default(),
            tables: tables.tables(&told.head, &told.counts),
            ..setting
        };
        let names = names.get_mut(..counts.names).unwrap_or_default();
        in_order(names);
        let labels = Labels { units: names, ..labels };
        let game = Game::restore(
            setting,
            Room { hexes, units },
            UnitCounts { on_map: counts.on_map, known: counts.units },
            memory,
            scratch,
        );
        let game = game.map_err(|fault| of_line(text, fault, &scan))?;
        Ok((game, labels))
    }
}

/// Says in which line something is wrong with the contents of a text that can be read. What is in no list is in the last.
fn of_line(text: &[u8], fault: Fault, end: &Scan<'_, '_>) -> Unread {
    let line_of = |index: u16| line_of(text, fault.list(), usize::from(index));
    let line = if fault.is_in_list() { line_of(fault.index()) } else { None };
    let Some(line) = line else { return Unread { fault, ..end.wrong(&"a sound position") } };
    let wrong = Unread::at(line, 0, FaultCode::BadText, &"a sound position");
    #[cfg(feature = "details")]
    let fault = match fault.other().and_then(|other| line_of(other.index())) {
        Some(other) => fault.other_at(other),
        None => fault,
    };
    Unread { fault, ..wrong }
}

/// Returns the line, from 0, with an item of a list of a text that can be read.
fn line_of(text: &[u8], list: &str, index: usize) -> Option<usize> {
    let (mut at, mut before) = (0usize, 0usize);
    for line in text.split(|byte| *byte == b'\n') {
        let counts = ListCounts::of(line);
        before = before.saturating_add(match list {
            "units" | "board.units" => counts.units,
            "board.hexes" => counts.hexes,
            "board.chart" => counts.chart,
            _ => 0,
        });
        if index < before {
            return Some(at);
        }
        at = at.saturating_add(1);
    }
    None
}

fn lines(scan: &mut Scan<'_, 'static>, room: &mut ListRoom<'_>) -> Result<Reading, Unread> {
    for word in TITLE {
        let found = scan.need(&"the title: grognard ocs game 1")?;
        if !is(found, word) {
            return Err(scan.wrong(&"the title: grognard ocs game 1"));
        }
    }
    if scan.number::<u32>(&"the version, 1")? != VERSION {
        return Err(scan.wrong(&"the version, 1"));
    }
    scan.end()?;
    let mut reading = Reading {
        setting: Setting::default(),
        memory: Memory::default(),
        labels: Labels::default(),
        letters: Letters::NONE,
        counts: Counts::default(),
        tables: Told::default(),
    };
    loop {
        let sum = scan.sum;
        if !scan.next_line() {
            scan.column = 0;
            return Err(scan.wrong(&"the last line: end and the sum"));
        }
        let Some(word) = scan.word() else { continue };
        if is(word, "end") {
            check(scan, sum)?;
            return Ok(reading);
        }
        line(word, scan, room, &mut reading)?;
    }
}

/// Checks the sum, which may be left out.
fn check(scan: &mut Scan<'_, '_>, sum: Sum) -> Result<(), Unread> {
    // The end of the line before belongs to it.
    let mut sum = sum;
    sum.add(b'\n');
    let Some(word) = scan.word() else { return Ok(()) };
    if number(word) != Some(sum.0.into()) {
        return Err(scan.fault(FaultCode::Contradiction, &"the sum of the lines before"));
    }
    scan.end()
}

fn line(
    word: &[u8],
    scan: &mut Scan<'_, 'static>,
    room: &mut ListRoom<'_>,
    reading: &mut Reading,
) -> Result<(), Unread> {
    let counts = &mut reading.counts;
    match () {
        () if is(word, "hexes") => {
            let words =
                scan.need(&"how hexes are numbered: axial, odd_columns, even_columns, odd_rows or even_rows")?;
            let code = core::str::from_utf8(words).ok().and_then(|word| Numbering::VOCABULARY.code(word));
            let hexes = code.and_then(Numbering::of);
            let hexes = hexes.ok_or_else(|| scan.wrong(&"axial, odd_columns, even_columns, odd_rows or even_rows"))?;
            reading.labels.hexes = hexes;
            scan.labels.hexes = hexes;
            scan.end()
        }
        () if is(word, "options") => records::read(&mut reading.setting.rules, scan),
        () if is(word, "turn") => records::read(&mut reading.memory, scan),
        () if is(word, "side") => {
            let at = usize::from(scan.number::<u8>(&"the number of a side")?).saturating_sub(1);
            let wrong = scan.wrong(&"the number of a side, 1 to 8");
            let named = called(scan)?;
            let side = reading.setting.sides.get_mut(at).ok_or(wrong)?;
            if let (Some(name), Some(own)) = (named, reading.labels.sides.get_mut(at)) {
                *own = name;
            }
            records::read(side, scan)
        }
        () if is(word, "chart") => records::read(place(room.chart, &mut counts.chart, scan)?, scan),
        () if is(word, "limit") => records::read(place(room.limits, &mut counts.limits, scan)?, scan),
        () if is(word, "rebuild") => records::read(place(room.table, &mut counts.table, scan)?, scan),
        () if is(word, "counters") => records::read(place(room.mix, &mut counts.mix, scan)?, scan),
        () if is(word, "hip_nation") => {
            *place(room.hip_nations, &mut counts.hip_nations, scan)? = scan.number(&"the number of a nation")?;
            scan.end()
        }
        () if is(word, "breakdowns") => {
            let at = usize::from(scan.number::<u8>(&"the number of a nation")?).saturating_sub(1);
            let most = scan.number(&"the number of Breakdowns")?;
            let nation = reading.setting.breakdowns.get_mut(at);
            *nation.ok_or_else(|| scan.wrong(&"the number of a nation, 1 to 8"))? = most;
            scan.end()
        }
        () if is(word, "hex") => {
            let hex = scan.hex()?;
            let to = place(room.hexes, &mut counts.hexes, scan)?;
            to.hex = hex;
            records::read(to, scan)
        }
        () if is(word, "letter") => reading.letters.read(scan),
        () if is(word, "column") => reading.letters.column(scan, &mut |hex, scan| {
            *place(room.hexes, &mut counts.hexes, scan)? = hex;
            Ok(())
        }),
        () if tables::read(word, scan, &mut room.tables, &mut reading.tables)? => Ok(()),
        () => unit(word, scan, room, counts),
    }
}

fn unit(word: &[u8], scan: &mut Scan<'_, '_>, room: &mut ListRoom<'_>, counts: &mut Counts) -> Result<(), Unread> {
    let on_map = is(word, "unit");
    if !on_map && !is(word, "off_map") {
        return Err(scan.wrong(&"hex, letter, column, unit, off_map, turn, end, or a line of the setting"));
    }
    if on_map && counts.on_map < counts.units {
        return Err(scan.wrong(&"off_map: units on the map come before those off it"));
    }
    let id = scan.unit()?;
    let named = called(scan)?;
    let model = like(scan, room, counts)?;
    let to = place(room.units, &mut counts.units, scan)?;
    *to = model.unwrap_or_default();
    records::read(to, scan)?;
    to.id = id.into();
    counts.on_map = counts.on_map.saturating_add(usize::from(on_map));
    if let Some(name) = named {
        *place(room.names, &mut counts.names, scan)? = UnitName { unit: id, name };
    }
    Ok(())
}

/// What is printed on the counter of the unit after the word `like`, if there is one.
fn like(scan: &mut Scan<'_, '_>, room: &ListRoom<'_>, counts: &Counts) -> Result<Option<Unit>, Unread> {
    if !scan.ahead().is_some_and(|word| is(word, "like")) {
        return Ok(None);
    }
    let _ = scan.word();
    let wanted: Name = &"a unit of a line before";
    let word = scan.need(wanted)?;
    let labels = Labels { units: room.names.get(..counts.names).unwrap_or_default(), ..Labels::default() };
    let id = super::scan::unit(&labels, word).ok_or_else(|| scan.wrong(wanted))?;
    let mut before = room.units.iter().take(counts.units);
    let model = before.find(|unit| unit.id == u32::from(id)).ok_or_else(|| scan.wrong(wanted))?;
    Ok(Some(printed(model)))
}

/// A name after the word `called`, if there is one.
fn called(scan: &mut Scan<'_, '_>) -> Result<Option<[u8; super::NAME]>, Unread> {
    if !scan.ahead().is_some_and(|word| is(word, "called")) {
        return Ok(None);
    }
    let _ = scan.word();
    let name = scan.need(&"a name")?;
    let text = core::str::from_utf8(name).map_err(|_| scan.wrong(&"a name"))?;
    Ok(Some(label(text)))
}
