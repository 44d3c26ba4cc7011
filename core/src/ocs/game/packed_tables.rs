//! A game's own tables in its bytes.

use super::pack::{Pen, Reader, bad};
use super::packed_lists::{count, list, put, records};
use crate::fault::Fault;
use crate::ocs::tables::{Tables, TablesCounts, TablesHead, TablesRoom};
use crate::reflect::{Code, Word};

fn codes<W>(pen: &mut Pen<'_>, list: &[Code<W>]) {
    pen.count(list.len());
    list.iter().for_each(|code| pen.byte(code.0));
}

fn numbers<N: Copy + Into<u64>>(pen: &mut Pen<'_>, list: &[N]) {
    pen.count(list.len());
    list.iter().for_each(|number| pen.number((*number).into()));
}

/// Writes tables.
pub(super) fn write(t: &Tables<'_>, pen: &mut Pen<'_>) {
    pen.record(&TablesHead::of(t));
    for row in [t.open, t.close, t.very_close, t.extremely_close] {
        records(pen, row);
    }
    codes(pen, t.cells);
    records(pen, t.modes);
    records(pen, t.losses);
    numbers(pen, t.points);
    numbers(pen, t.costs);
    codes(pen, t.barrage);
}

/// Reads items into a list, or counts them only.
fn items<T>(
    reader: &mut Reader<'_>,
    mut into: Option<&mut [T]>,
    one: impl Fn(&mut Reader<'_>) -> Result<T, Fault>,
) -> Result<usize, Fault> {
    let count = count(reader)?;
    for at in 0..count {
        let item = one(reader)?;
        put(&mut into, at, item)?;
    }
    Ok(count)
}

fn code<W: Word>(reader: &mut Reader<'_>) -> Result<Code<W>, Fault> {
    W::of(reader.byte()?).map_or_else(bad, |word| Ok(Code::new(word)))
}

fn number<N: TryFrom<u64>>(reader: &mut Reader<'_>) -> Result<N, Fault> {
    N::try_from(reader.number()?).or_else(|_| bad())
}

/// Reads tables into room, or counts their items only.
pub(super) fn read(
    reader: &mut Reader<'_>,
    room: Option<&mut TablesRoom<'_>>,
) -> Result<(TablesHead, TablesCounts), Fault> {
    let mut head = TablesHead::default();
    reader.record(&mut head)?;
    let mut none = TablesRoom::default();
    let (there, room) = match room {
        Some(room) => (true, room),
        None => (false, &mut none),
    };
    let counts = TablesCounts {
        open: list(reader, there.then_some(&mut *room.open))?,
        close: list(reader, there.then_some(&mut *room.close))?,
        very_close: list(reader, there.then_some(&mut *room.very_close))?,
        extremely_close: list(reader, there.then_some(&mut *room.extremely_close))?,
        cells: items(reader, there.then_some(&mut *room.cells), code)?,
        modes: list(reader, there.then_some(&mut *room.modes))?,
        losses: list(reader, there.then_some(&mut *room.losses))?,
        points: items(reader, there.then_some(&mut *room.points), number)?,
        costs: items(reader, there.then_some(&mut *room.costs), number)?,
        barrage: items(reader, there.then_some(&mut *room.barrage), code)?,
    };
    Ok((head, counts))
}
