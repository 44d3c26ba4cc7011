//! The lines of a game's own tables.

use super::Unread;
use super::pen::Pen;
use super::records;
use super::scan::{Scan, is, number, place};
use crate::fault::Name;
use crate::ocs::tables::{BarrageResult, CombatResult, Ground, Tables, TablesCounts, TablesHead, TablesRoom};
use crate::odds::Odds;
use crate::reflect::{Code, Reflect, Word};
use crate::table::numbered;

/// What lines have said of tables.
#[derive(Default)]
pub(super) struct Told {
    pub head: TablesHead,
    pub counts: TablesCounts,
}

/// Writes tables; nothing for the printed ones.
pub(super) fn write(t: &Tables<'_>, pen: &mut Pen<'_, '_>) {
    let head = TablesHead::of(t);
    if head != TablesHead::default() {
        pen.word("tables");
        records::write(&head, pen, &[]);
        pen.line();
    }
    let rows = [
        (Ground::Open, t.open),
        (Ground::Close, t.close),
        (Ground::VeryClose, t.very_close),
        (Ground::ExtremelyClose, t.extremely_close),
    ];
    for (ground, row) in rows.into_iter().filter(|(_, row)| !row.is_empty()) {
        pen.word("headings");
        pen.word(Ground::VOCABULARY.word(ground.code()).unwrap_or_default());
        for heading in row {
            pen.number(heading.attack.into());
            pen.part(":");
            pen.digits(heading.defence.into());
        }
        pen.line();
    }
    words("results", t.cells, t.cells.len().checked_div(t.rows.into()), pen);
    each("mode", t.modes, pen);
    each("loss", t.losses, pen);
    numbers("points", t.points, pen);
    numbers("costs", t.costs, pen);
    words("barrage_results", t.barrage, t.barrage.len().checked_div(11), pen);
}

/// Writes words of a table, a line for each of its rows.
fn words<W: Word>(line: &str, cells: &[Code<W>], columns: Option<usize>, pen: &mut Pen<'_, '_>) {
    for (at, cell) in numbered(cells) {
        if at.checked_rem(columns.unwrap_or(0)).unwrap_or(at) == 0 {
            if at > 0 {
                pen.line();
            }
            pen.word(line);
        }
        pen.word(W::VOCABULARY.word(cell.0).unwrap_or_default());
    }
    if !cells.is_empty() {
        pen.line();
    }
}

fn numbers<N: Copy + Into<i64>>(line: &str, list: &[N], pen: &mut Pen<'_, '_>) {
    if !list.is_empty() {
        pen.word(line);
        list.iter().for_each(|n| pen.number((*n).into()));
        pen.line();
    }
}

fn each<T: Reflect>(line: &str, list: &[T], pen: &mut Pen<'_, '_>) {
    for row in list {
        pen.word(line);
        records::write(row, pen, &[]);
        pen.line();
    }
}

/// Returns the list of headings on a ground, and how many of its items are used.
pub(super) fn headings<'c>(ground: &[u8], counts: &'c mut TablesCounts) -> Option<&'c mut usize> {
    match () {
        () if is(ground, "open") => Some(&mut counts.open),
        () if is(ground, "close") => Some(&mut counts.close),
        () if is(ground, "very_close") => Some(&mut counts.very_close),
        () if is(ground, "extremely_close") => Some(&mut counts.extremely_close),
        () => None,
    }
}

/// Returns how many items a line adds to which list of tables.
pub(super) fn counted<'c, 't>(
    first: &[u8],
    mut words: impl Iterator<Item = &'t [u8]>,
    counts: &'c mut TablesCounts,
) -> Option<(&'c mut usize, usize)> {
    let list = match () {
        () if is(first, "headings") => headings(words.next()?, counts)?,
        () if is(first, "results") => &mut counts.cells,
        () if is(first, "points") => &mut counts.points,
        () if is(first, "costs") => &mut counts.costs,
        () if is(first, "barrage_results") => &mut counts.barrage,
        () if is(first, "mode") => return Some((&mut counts.modes, 1)),
        () if is(first, "loss") => return Some((&mut counts.losses, 1)),
        () => return None,
    };
    Some((list, crate::table::count(words)))
}

/// Reads a line of tables; returns whether it is one.
pub(super) fn read(
    word: &[u8],
    scan: &mut Scan<'_, '_>,
    room: &mut TablesRoom<'_>,
    Told { head, counts }: &mut Told,
) -> Result<bool, Unread> {
    match () {
        () if is(word, "tables") => records::read(head, scan)?,
        () if is(word, "headings") => heads(scan, room, counts)?,
        () if is(word, "results") => cells::<CombatResult>(scan, room.cells, &mut counts.cells)?,
        () if is(word, "barrage_results") => cells::<BarrageResult>(scan, room.barrage, &mut counts.barrage)?,
        () if is(word, "mode") => records::read(place(room.modes, &mut counts.modes, scan)?, scan)?,
        () if is(word, "loss") => records::read(place(room.losses, &mut counts.losses, scan)?, scan)?,
        () if is(word, "points") => all(scan, room.points, &mut counts.points)?,
        () if is(word, "costs") => all(scan, room.costs, &mut counts.costs)?,
        () => return Ok(false),
    }
    Ok(true)
}

fn heads(scan: &mut Scan<'_, '_>, room: &mut TablesRoom<'_>, counts: &mut TablesCounts) -> Result<(), Unread> {
    let grounds: Name = &"open, close, very_close or extremely_close";
    let ground = scan.need(grounds)?;
    let used = headings(ground, counts).ok_or_else(|| scan.wrong(grounds))?;
    let list = match () {
        () if is(ground, "open") => &mut *room.open,
        () if is(ground, "close") => &mut *room.close,
        () if is(ground, "very_close") => &mut *room.very_close,
        () => &mut *room.extremely_close,
    };
    while let Some(word) = scan.word() {
        let odds = odds(word).ok_or_else(|| scan.wrong(&"odds, such as 3:1"))?;
        *place(list, used, scan)? = odds;
    }
    Ok(())
}

fn odds(word: &[u8]) -> Option<Odds> {
    let colon = word.iter().position(|byte| *byte == b':')?;
    let part = |digits: &[u8]| u32::try_from(number(digits)?).ok();
    Some(Odds { attack: part(word.get(..colon)?)?, defence: part(word.get(colon.saturating_add(1)..)?)? })
}

fn cells<W: Word>(scan: &mut Scan<'_, '_>, list: &mut [Code<W>], used: &mut usize) -> Result<(), Unread> {
    while let Some(word) = scan.word() {
        let code = core::str::from_utf8(word).ok().and_then(|word| W::VOCABULARY.code(word)).and_then(W::of);
        let word = code.ok_or_else(|| scan.wrong(&"a result of the table"))?;
        *place(list, used, scan)? = Code::new(word);
    }
    Ok(())
}

fn all<N: TryFrom<u64> + Default>(scan: &mut Scan<'_, '_>, list: &mut [N], used: &mut usize) -> Result<(), Unread> {
    while let Some(word) = scan.word() {
        let number = number(word).and_then(|number| N::try_from(number).ok());
        *place(list, used, scan)? = number.ok_or_else(|| scan.wrong(&"a whole number that fits the field"))?;
    }
    Ok(())
}
