//! A game as bytes: what does not change in it, and then [`Game::pack`].

use super::kept::{Fixed, KeptGame, grown};
use crate::fault::{Fault, FaultCode};
use crate::hex::Numbering;
use crate::ocs::game::pack::{Pen, Reader, bad, counts, summed};
use crate::ocs::game::text::trimmed;
use crate::ocs::game::{Game, NAME, Room, UnitName};
use crate::reflect::{Reflect, Word};
use alloc::vec::Vec;

const TITLE: [u8; 4] = *b"GOH\x01";
/// More items of a list than this no game has.
const MOST: usize = 1 << 16;

fn records<T: Reflect>(pen: &mut Pen<'_>, list: &[T]) {
    pen.count(list.len());
    list.iter().for_each(|record| pen.record(record));
}

fn letters(pen: &mut Pen<'_>, name: &[u8]) {
    let name = trimmed(name);
    pen.count(name.len());
    name.iter().for_each(|byte| pen.byte(*byte));
}

fn write(fixed: &Fixed, pen: &mut Pen<'_>) {
    TITLE.iter().for_each(|byte| pen.byte(*byte));
    records(pen, &fixed.chart);
    records(pen, &fixed.limits);
    records(pen, &fixed.table);
    records(pen, &fixed.mix);
    pen.count(fixed.hip_nations.len());
    fixed.hip_nations.iter().for_each(|nation| pen.byte(*nation));
    pen.record(&fixed.rules);
    records(pen, &fixed.sides);
    fixed.breakdowns.iter().for_each(|most| pen.byte(*most));
    pen.byte(fixed.numbering.code());
    fixed.side_names.iter().for_each(|name| letters(pen, name));
    pen.count(fixed.names.len());
    for name in &fixed.names {
        pen.number(name.unit.into());
        letters(pen, &name.name);
    }
}

fn count(reader: &mut Reader<'_>) -> Result<usize, Fault> {
    reader.count().and_then(|count| if count > MOST { bad() } else { Ok(count) })
}

fn list<T: Reflect + Default>(reader: &mut Reader<'_>) -> Result<Vec<T>, Fault> {
    let mut list = Vec::new();
    for _ in 0..count(reader)? {
        let mut record = T::default();
        reader.record(&mut record)?;
        list.push(record);
    }
    Ok(list)
}

fn name(reader: &mut Reader<'_>) -> Result<[u8; NAME], Fault> {
    let mut name = [0; NAME];
    let letters = reader.count()?;
    for place in name.get_mut(..letters).map_or_else(bad, Ok)? {
        *place = reader.byte()?;
    }
    Ok(name)
}

fn read(reader: &mut Reader<'_>) -> Result<Fixed, Fault> {
    for byte in TITLE {
        if reader.byte()? != byte {
            return bad();
        }
    }
    let mut fixed = Fixed { chart: list(reader)?, limits: list(reader)?, ..Fixed::default() };
    (fixed.table, fixed.mix) = (list(reader)?, list(reader)?);
    for _ in 0..count(reader)? {
        fixed.hip_nations.push(reader.byte()?);
    }
    reader.record(&mut fixed.rules)?;
    for (to, side) in fixed.sides.iter_mut().zip(list(reader)?) {
        *to = side;
    }
    for most in &mut fixed.breakdowns {
        *most = reader.byte()?;
    }
    fixed.numbering = Numbering::of(reader.byte()?).map_or_else(bad, Ok)?;
    for side in &mut fixed.side_names {
        *side = name(reader)?;
    }
    for _ in 0..count(reader)? {
        let unit = u16::try_from(reader.number()?).or_else(|_| bad())?;
        fixed.names.push(UnitName { unit, name: name(reader)? });
    }
    Ok(fixed)
}

/// Writes a game.
pub(super) fn pack(game: &KeptGame) -> Result<Vec<u8>, Fault> {
    let small = Fault::new(FaultCode::BufferTooSmall, &"bytes");
    let mut bytes = grown(0, |out| {
        let mut pen = Pen { out, used: 0 };
        write(&game.fixed, &mut pen);
        let sum = summed(pen.out.get(..pen.used).ok_or(small)?);
        sum.to_le_bytes().iter().for_each(|byte| pen.byte(*byte));
        if pen.used > pen.out.len() { Err(small) } else { Ok(pen.used) }
    })?;
    let seen = game.seen();
    bytes.extend(grown(game.weight(), |out| seen.pack(out))?);
    Ok(bytes)
}

/// Reads a game.
pub(super) fn unpack(bytes: &[u8]) -> Result<KeptGame, Fault> {
    let mut reader = Reader { bytes };
    let fixed = read(&mut reader)?;
    let used = bytes.len().saturating_sub(reader.bytes.len());
    let (sum, rest) = reader.bytes.split_at_checked(4).map_or_else(bad, Ok)?;
    if sum != summed(bytes.get(..used).unwrap_or_default()).to_le_bytes() {
        return Err(Fault::against(&"end", &"bytes: they were changed after they were written").within(&"bytes"));
    }
    let (hexes, units) = counts(rest)?;
    KeptGame::restore(fixed, hexes, units, |setting, hexes, units, scratch| {
        let game = Game::unpack(rest, setting, Room { hexes, units }, scratch)?;
        Ok((game.on_map, game.known, *game.memory()))
    })
}
