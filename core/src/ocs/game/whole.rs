//! A whole game as bytes: what does not change in it and its names, and then [`Game::pack`].
//!
//! Version 1 is the four bytes `GOH` and 1, and the lists of the setting, each its length and its items. Then come the
//! options, the sides, the Breakdowns, how hexes are numbered, the names of the sides and those of units. The sum of all
//! these ends it. Version 2 has the game's own tables behind the Breakdowns; a game by the printed ones is of version 1.

use super::pack::{Pen, Reader, SUM, bad, counts, summed};
use super::packed_lists::{count, list, put, records};
use super::packed_tables as tables;
use super::position::{Game, Room, SIDES, Setting, SideLimits};
use super::text::{Labels, ListCounts, ListRoom, NAME, UnitName, in_order, label, trimmed};
use crate::fault::Fault;
use crate::hex::Numbering;
use crate::ocs::tables::{Tables, TablesHead};
use crate::reflect::Word;
use crate::scratch::Scratch;
use crate::table;

const TITLE: [u8; 3] = *b"GOH";
/// The versions without tables of the game's own, and with them.
const VERSIONS: [u8; 2] = [1, 2];

fn letters(pen: &mut Pen<'_>, name: &[u8]) {
    let name = trimmed(name);
    pen.count(name.len());
    name.iter().for_each(|byte| pen.byte(*byte));
}

impl Game<'_> {
    fn write_front(&self, labels: &Labels<'_>, pen: &mut Pen<'_>) {
        let setting = &self.setting;
        let [printed, own] = VERSIONS;
        TITLE.iter().for_each(|byte| pen.byte(*byte));
        pen.byte(if setting.tables == Tables::default() { printed } else { own });
        records(pen, setting.chart);
        records(pen, setting.limits);
        records(pen, setting.table);
        records(pen, setting.mix);
        pen.count(setting.hip_nations.len());
        setting.hip_nations.iter().for_each(|nation| pen.byte(*nation));
        pen.record(&setting.rules);
        records(pen, &setting.sides);
        setting.breakdowns.iter().for_each(|most| pen.byte(*most));
        if setting.tables != Tables::default() {
            tables::write(&setting.tables, pen);
        }
        pen.byte(labels.hexes.code());
        labels.sides.iter().for_each(|name| letters(pen, name));
        let there = |name: &&UnitName| self.unit(name.unit).is_some();
        pen.count(table::count(labels.units.iter().filter(there)));
        for name in labels.units.iter().filter(there) {
            pen.number(name.unit.into());
            letters(pen, &name.name);
        }
        pen.sum();
    }
}

fn name(reader: &mut Reader<'_>) -> Result<[u8; NAME], Fault> {
    let mut name = [0; NAME];
    let letters = reader.count()?;
    for place in name.get_mut(..letters).map_or_else(bad, Ok)? {
        *place = reader.byte()?;
    }
    let known = core::str::from_utf8(trimmed(&name)).or_else(|_| bad())?;
    if label(known) == name { Ok(name) } else { bad() }
}

/// What bytes have in front of the position but the lists, and how long these are.
struct Front {
    counts: ListCounts,
    names: usize,
    setting: Setting<'static>,
    head: TablesHead,
    labels: Labels<'static>,
}

/// Reads it, and the lists into room, if there is any.
fn front(reader: &mut Reader<'_>, room: Option<&mut ListRoom<'_>>) -> Result<Front, Fault> {
    for byte in TITLE {
        if reader.byte()? != byte {
            return bad();
        }
    }
    let version = reader.byte()?;
    if !VERSIONS.contains(&version) {
        return bad();
    }
    let (mut chart, mut limits, mut table, mut mix, mut nations, mut own, mut units) = match room {
        None => (None, None, None, None, None, None, None),
        Some(ListRoom { chart, limits, table, mix, hip_nations, tables, names, .. }) => (
            Some(&mut **chart),
            Some(&mut **limits),
            Some(&mut **table),
            Some(&mut **mix),
            Some(&mut **hip_nations),
            Some(tables),
            Some(&mut **names),
        ),
    };
    let mut counts = ListCounts {
        chart: list(reader, chart.take())?,
        limits: list(reader, limits.take())?,
        ..ListCounts::default()
    };
    (counts.table, counts.mix) = (list(reader, table.take())?, list(reader, mix.take())?);
    counts.hip_nations = count(reader)?;
    for at in 0..counts.hip_nations {
        put(&mut nations, at, reader.byte()?)?;
    }
    let (mut setting, mut labels) = (Setting::default(), Labels::default());
    reader.record(&mut setting.rules)?;
    let mut sides = [SideLimits::default(); SIDES];
    if list(reader, Some(&mut sides))? != SIDES {
        return bad();
    }
    setting.sides = sides;
    for most in &mut setting.breakdowns {
        *most = reader.byte()?;
    }
    let mut head = TablesHead::default();
    if version > 1 {
        (head, counts.tables) = tables::read(reader, own.take())?;
    }
    labels.hexes = Numbering::of(reader.byte()?).map_or_else(bad, Ok)?;
    for side in &mut labels.sides {
        *side = name(reader)?;
    }
    let names = count(reader)?;
    for at in 0..names {
        let unit = u16::try_from(reader.number()?).or_else(|_| bad())?;
        put(&mut units, at, UnitName { unit, name: name(reader)? })?;
    }
    Ok(Front { counts, names, setting, head, labels })
}

/// Splits bytes behind what does not change, once its sum is right; returns what was read, and the position's bytes.
fn split<'b>(bytes: &'b [u8], room: Option<&mut ListRoom<'_>>) -> Result<(Front, &'b [u8]), Fault> {
    let mut reader = Reader { bytes };
    let front = front(&mut reader, room)?;
    let used = bytes.len().saturating_sub(reader.bytes.len());
    let (sum, rest) = reader.bytes.split_at_checked(SUM).map_or_else(bad, Ok)?;
    if sum != summed(bytes.get(..used).unwrap_or_default()).to_le_bytes() {
        return Err(Fault::against(&"end", &"bytes: they were changed after they were written").within(&"bytes"));
    }
    Ok((front, rest))
}

impl ListCounts {
    /// Counts the items in the bytes of a whole game. The fault is `bad_text` if they are none.
    pub fn of_bytes(bytes: &[u8]) -> Result<ListCounts, Fault> {
        let (Front { counts: lists, names, .. }, rest) = split(bytes, None)?;
        let (hexes, units) = counts(rest)?;
        if names > units { bad() } else { Ok(ListCounts { hexes, units, ..lists }) }
    }
}

impl<'m> Game<'m> {
    /// Writes the whole game as bytes, its setting and names too, as far as there is room; returns how many all of it takes.
    pub fn write_whole(&self, labels: &Labels<'_>, out: &mut [u8]) -> usize {
        let mut pen = Pen { out, used: 0 };
        self.write_front(labels, &mut pen);
        let (out, used) = (pen.out.get_mut(pen.used..).unwrap_or_default(), pen.used);
        used.saturating_add(self.write_bytes(out))
    }

    /// Reads a whole game from its bytes, into memory that the caller lends ([`ListCounts::of_bytes`]), and returns the names in it.
    /// The fault is `bad_text` if they are no game, `contradiction` if they were changed after they were written.
    pub fn unpack_whole(
        bytes: &[u8],
        room: ListRoom<'m>,
        scratch: &mut Scratch<'_>,
    ) -> Result<(Game<'m>, Labels<'m>), Fault> {
        let mut room = room;
        let (Front { counts, names: named, setting, head, labels }, rest) = split(bytes, Some(&mut room))?;
        let ListRoom { hexes, units, chart, limits, table, mix, hip_nations, tables, names } = room;
        let setting = Setting {
            chart: chart.get(..counts.chart).unwrap_or_default(),
            limits: limits.get(..counts.limits).unwrap_or_default(),
            table: table.get(..counts.table).unwrap_or_default(),
            mix: mix.get(..counts.mix).unwrap_or_default(),
            hip_nations: hip_nations.get(..counts.hip_nations).unwrap_or_default(),
            tables: tables.tables(&head, &counts.tables),
            ..setting
        };
        let game = Game::unpack(rest, setting, Room { hexes, units }, scratch)?;
        let names = names.get_mut(..named).unwrap_or_default();
        in_order(names);
        Ok((game, Labels { units: names, ..labels }))
    }
}
