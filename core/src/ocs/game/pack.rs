//! A position as bytes: what changes while a game is played. Its setting stays with the host.
//!
//! Version 2 is the four bytes `GOC` and 2, what the game remembers, and the number of hexes and the hexes. Then come
//! the number of units on the map, of those off it, and the units. The sum (FNV-1a) of all bytes before it ends it, the
//! lowest first.
//!
//! Hexes stand in rows that go on along r and differ in nothing else. A row is twice its number, and 1 more if it does not
//! go on where the one before ended: then its q and r follow. The hex without its place ends it. A record is its fields
//! that are not 0: the number of the field and 1, and its value; and then 0. Numbers are groups of seven bits, the lowest
//! first and the highest bit set on all but the last. One with a sign is doubled first, less 1 below 0.

use super::position::{Game, Memory, Room, Setting, UnitCounts};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::BoardHex;
use crate::reflect::{Kind, Reflect, Slot, Slots, Value};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

const TITLE: [u8; 4] = *b"GOC\x02";
/// The bytes of the sum.
pub(super) const SUM: usize = 4;

pub(super) fn summed(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Writes bytes, as far as there is room, and counts on.
pub(super) struct Pen<'o> {
    pub(super) out: &'o mut [u8],
    pub(super) used: usize,
}

impl Pen<'_> {
    pub(super) fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
    }
    pub(super) fn number(&mut self, mut number: u64) {
        while number > 127 {
            self.byte(u8::try_from(number & 127).unwrap_or(0) | 128);
            number = number.bounded_shr(7);
        }
        self.byte(u8::try_from(number).unwrap_or(0));
    }
    pub(super) fn count(&mut self, count: usize) {
        self.number(u64::try_from(count).unwrap_or(u64::MAX));
    }
    /// The sum of all bytes so far; of no meaning if there was no room for them.
    pub(super) fn sum(&mut self) {
        let sum = summed(self.out.get(..self.used).unwrap_or_default());
        sum.to_le_bytes().iter().for_each(|byte| self.byte(*byte));
    }
    fn signed(&mut self, number: i64) {
        let twice = number.unsigned_abs().saturating_mul(2);
        self.number(if number < 0 { twice.saturating_sub(1) } else { twice });
    }
    pub(super) fn record(&mut self, record: &dyn Reflect) {
        for ((i, field), at) in numbered(record.shape().fields).zip(1u8..=u8::MAX) {
            let value = record.value(i);
            if !is_nothing(&value, &field.kind) {
                self.byte(at);
                self.value(value, &field.kind);
            }
        }
        self.byte(0);
    }
    fn hexes(&mut self, hexes: &[BoardHex]) {
        let (mut rest, mut next) = (hexes, None);
        while let [first, ..] = rest {
            let goes_on = |(hex, r): &(&BoardHex, i16)| **hex == BoardHex { hex: Hex { r: *r, ..first.hex }, ..*first };
            let row = count(rest.iter().zip(first.hex.r..=i16::MAX).take_while(goes_on)).max(1);
            let apart = next != Some(first.hex);
            self.count(row.saturating_mul(2).saturating_add(usize::from(apart)));
            if apart {
                self.signed(first.hex.q.into());
                self.signed(first.hex.r.into());
            }
            self.record(&BoardHex { hex: Hex::default(), ..*first });
            let (row, left) = rest.split_at_checked(row).unwrap_or_default();
            next = row.last().and_then(|last| Some(Hex { r: last.hex.r.checked_add(1)?, ..last.hex }));
            rest = left;
        }
    }
    fn value(&mut self, value: Value<'_>, kind: &Kind) {
        match value {
            Value::Int(number) | Value::Rule(number) | Value::Measure(number, _) | Value::Item(number, ..) => {
                self.signed(number);
            }
            Value::Wide(number) => self.number(number),
            Value::Flag(yes) => self.byte(yes.into()),
            Value::Word(Ok(word)) => {
                let code = if let Kind::Word(words) = kind { words.code(word) } else { None };
                self.byte(code.unwrap_or(0));
            }
            Value::Word(Err(code)) => self.byte(code),
            Value::Record(record) => self.record(record),
            Value::List(_) | Value::Measures(..) => {
                self.count(value.count());
                for item in 0..value.count() {
                    self.value(value.item(item), &Kind::Wide);
                }
            }
            _ => {}
        }
    }
}

/// Whether a field has nothing but zeros.
fn is_nothing(value: &Value<'_>, kind: &Kind) -> bool {
    match value {
        Value::Int(0) | Value::Rule(0) | Value::Measure(0, _) | Value::Item(0, ..) => {
            !matches!(kind, Kind::Said { .. })
        }
        Value::Wide(0) | Value::Flag(false) | Value::Nothing | Value::Absent => true,
        Value::Word(Ok(word)) => matches!(kind, Kind::Word(words) if words.code(word) == Some(0)),
        Value::Record(record) => {
            let mut fields = numbered(record.shape().fields);
            fields.all(|(i, field)| is_nothing(&record.value(i), &field.kind))
        }
        Value::List(_) | Value::Measures(..) => {
            (0..value.count()).all(|item| is_nothing(&value.item(item), &Kind::Wide))
        }
        _ => false,
    }
}

/// Reads bytes.
pub(super) struct Reader<'b> {
    pub(super) bytes: &'b [u8],
}

pub(super) fn bad<T>() -> Result<T, Fault> {
    Err(Fault::new(FaultCode::BadText, &"bytes"))
}

impl Reader<'_> {
    pub(super) fn byte(&mut self) -> Result<u8, Fault> {
        let Some((first, rest)) = self.bytes.split_first() else { return bad() };
        self.bytes = rest;
        Ok(*first)
    }
    pub(super) fn number(&mut self) -> Result<u64, Fault> {
        let (mut number, mut shift) = (0u64, 0u32);
        loop {
            let byte = self.byte()?;
            let part = u64::from(byte & 127);
            let Some(shifted) = part.checked_shl(shift).filter(|shifted| shifted.bounded_shr(shift) == part) else {
                return bad();
            };
            number |= shifted;
            if byte < 128 {
                return Ok(number);
            }
            shift = shift.saturating_add(7);
        }
    }
    pub(super) fn count(&mut self) -> Result<usize, Fault> {
        usize::try_from(self.number()?).or_else(|_| bad())
    }
    fn signed(&mut self) -> Result<i64, Fault> {
        let number = self.number()?;
        let half = i64::try_from(number.div_ceil(2)).or_else(|_| bad())?;
        Ok(if number & 1 == 1 { half.saturating_neg() } else { half })
    }
    pub(super) fn record(&mut self, record: &mut dyn Reflect) -> Result<(), Fault> {
        let mut last = 0;
        loop {
            let at = self.byte()?;
            if at == 0 {
                return Ok(());
            }
            // Each field once, in their order.
            if at <= last {
                return bad();
            }
            last = at;
            self.slot(record.slot(usize::from(at).saturating_sub(1)))?;
        }
    }
    /// Reads hexes into a list, which is then full; or counts them only.
    fn hexes(&mut self, count: usize, mut into: Option<&mut [BoardHex]>) -> Result<(), Fault> {
        let (mut at, mut next) = (0usize, Hex::default());
        while at < count {
            let head = self.count()?;
            let row = head / 2;
            if head % 2 == 1 {
                let coordinate = |number: i64| i16::try_from(number).or_else(|_| bad());
                next = Hex { q: coordinate(self.signed()?)?, r: coordinate(self.signed()?)? };
            }
            let mut kind = BoardHex::default();
            self.record(&mut kind)?;
            let end = at.saturating_add(row);
            if row == 0 || end > count {
                return bad();
            }
            if let Some(hexes) = &mut into {
                for hex in hexes.get_mut(at..end).unwrap_or_default() {
                    *hex = BoardHex { hex: next, ..kind };
                    // Past the last there is none; another of the same place is out of order.
                    next.r = next.r.saturating_add(1);
                }
            }
            at = end;
        }
        Ok(())
    }
    fn slot(&mut self, slot: Slot<'_>) -> Result<(), Fault> {
        match slot {
            Slot::Int(place)
            | Slot::Rule(place)
            | Slot::Measure(place, _)
            | Slot::Coded(place, _)
            | Slot::Item(place, _) => {
                if place.put(self.signed()?) {
                    Ok(())
                } else {
                    bad()
                }
            }
            Slot::Wide(place) => {
                *place = self.number()?;
                Ok(())
            }
            Slot::Flag(place) => {
                place.0 = self.byte()?.min(1);
                Ok(())
            }
            Slot::Word(place, words) => {
                let code = self.byte()?;
                *place = code;
                if words.word(code).is_some() { Ok(()) } else { bad() }
            }
            Slot::Record(record) => self.record(record),
            Slot::Array(items) | Slot::MeasureArray(items, _) => self.items(items),
            _ => bad(),
        }
    }
    fn items(&mut self, items: &mut dyn Slots) -> Result<(), Fault> {
        let count = self.count()?;
        if count > items.count() {
            return bad();
        }
        (0..count).try_for_each(|item| self.slot(items.at(item)))
    }
}

/// Returns the numbers of hexes and of units in bytes.
pub(super) fn counts(bytes: &[u8]) -> Result<(usize, usize), Fault> {
    let mut reader = Reader { bytes: bytes.get(TITLE.len()..).unwrap_or_default() };
    reader.record(&mut Memory::default())?;
    let hexes = reader.count()?;
    // A board has fewer, and a row of them takes few bytes.
    if hexes > usize::from(u16::MAX) {
        return bad();
    }
    reader.hexes(hexes, None)?;
    let (on_map, off_map) = (reader.count()?, reader.count()?);
    // No unit takes less than a byte.
    if on_map.saturating_add(off_map) > reader.bytes.len() {
        bad()
    } else {
        Ok((hexes, on_map.saturating_add(off_map)))
    }
}

impl<'m> Game<'m> {
    /// Writes what changes in the game as bytes, and returns their number. The fault is `buffer_too_small` if they do not fit.
    pub fn pack(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let (room, used) = (out.len(), self.write_bytes(out));
        if used > room { Err(Fault::new(FaultCode::BufferTooSmall, &"bytes")) } else { Ok(used) }
    }
    /// Writes what changes in the game as bytes, as far as there is room for them, and returns how many all of it takes.
    pub(super) fn write_bytes(&self, out: &mut [u8]) -> usize {
        let mut pen = Pen { out, used: 0 };
        TITLE.iter().for_each(|byte| pen.byte(*byte));
        pen.record(&self.memory);
        pen.count(self.hexes.len());
        pen.hexes(&self.hexes);
        pen.count(self.on_map);
        pen.count(self.off_map().len());
        self.known_units().iter().for_each(|unit| pen.record(unit));
        pen.sum();
        pen.used
    }

    /// Reads a game from its bytes, into memory that the caller lends, with its setting.
    pub fn unpack(
        bytes: &[u8],
        setting: Setting<'m>,
        room: Room<'m>,
        scratch: &mut Scratch<'_>,
    ) -> Result<Self, Fault> {
        let end = bytes.len().saturating_sub(SUM);
        let (kept, sum) = bytes.split_at_checked(end).unwrap_or_default();
        if sum != summed(kept).to_le_bytes() {
            return Err(Fault::against(&"end", &"bytes: they were changed after they were written").within(&"bytes"));
        }
        let mut reader = Reader { bytes: kept };
        for byte in TITLE {
            if reader.byte()? != byte {
                return bad();
            }
        }
        let mut memory = Memory::default();
        reader.record(&mut memory)?;
        let Room { hexes, units } = room;
        let hexes = hexes.get_mut(..reader.count()?).ok_or(Fault::new(FaultCode::BufferTooSmall, &"hexes"))?;
        reader.hexes(hexes.len(), Some(&mut *hexes))?;
        let (on_map, off_map) = (reader.count()?, reader.count()?);
        let known = on_map.saturating_add(off_map);
        let small = Fault::new(FaultCode::BufferTooSmall, &"units");
        for unit in units.get_mut(..known).ok_or(small)? {
            *unit = Default::default();
            reader.record(unit)?;
        }
        if !reader.bytes.is_empty() {
            return bad();
        }
        Game::restore(setting, Room { hexes, units }, UnitCounts { on_map, known }, memory, scratch)
    }
}
