//! The hexes of a position as letters: hexes that differ in nothing but their place have one.

use super::Unread;
use super::pen::Pen;
use super::records;
use super::scan::Scan;
use super::tables;
use crate::fault::Name;
use crate::hex::Hex;
use crate::ocs::board::BoardHex;
use crate::ocs::tables::TablesCounts;
use crate::table::count;

/// The letters of hexes, in their order.
const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// Stands for a hex that is told elsewhere, or that is not on the map.
const NONE: u8 = b'.';
/// The most of these in a row.
const GAP: i16 = 9;

/// A hex without its place.
fn plain(hex: &BoardHex) -> BoardHex {
    BoardHex { hex: Hex::default(), ..*hex }
}

/// What the letters stand for.
pub(super) struct Letters {
    kinds: [Option<BoardHex>; LETTERS.len()],
}

impl Letters {
    pub const NONE: Letters = Letters { kinds: [None; LETTERS.len()] };

    /// The letters of a map: every kind of hex of which there are more than one in 53 has one (Misra and Gries).
    fn of(hexes: &[BoardHex]) -> Letters {
        let mut kinds = [(None, 0u32); LETTERS.len()];
        for hex in hexes {
            let kind = Some(plain(hex));
            if let Some((_, left)) = kinds.iter_mut().find(|(place, _)| *place == kind) {
                *left = left.saturating_add(1);
            } else if let Some(free) = kinds.iter_mut().find(|(place, _)| place.is_none()) {
                *free = (kind, 1);
            } else {
                for (place, left) in &mut kinds {
                    *left = left.saturating_sub(1);
                    *place = place.filter(|_| *left > 0);
                }
            }
        }
        Letters { kinds: kinds.map(|(kind, _)| kind) }
    }
    fn letter(&self, hex: &BoardHex) -> Option<u8> {
        let kind = Some(plain(hex));
        self.kinds.iter().zip(LETTERS).find(|(place, _)| **place == kind).map(|(_, letter)| *letter)
    }
    fn kind(&self, letter: u8) -> Option<BoardHex> {
        self.kinds.iter().zip(LETTERS).find(|(_, own)| **own == letter).and_then(|(kind, _)| *kind)
    }

    /// Reads a line `letter`.
    pub fn read(&mut self, scan: &mut Scan<'_, '_>) -> Result<(), Unread> {
        let wanted: Name = &"a letter";
        let word = scan.need(wanted)?;
        let place = self.kinds.iter_mut().zip(LETTERS).find(|(_, letter)| word == [**letter]);
        let (place, _) = place.ok_or_else(|| scan.wrong(wanted))?;
        let mut kind = BoardHex::default();
        records::read(&mut kind, scan)?;
        *place = Some(plain(&kind));
        Ok(())
    }

    /// Reads a line `column`, and gives its hexes.
    pub fn column(
        &self,
        scan: &mut Scan<'_, '_>,
        give: &mut dyn FnMut(BoardHex, &Scan<'_, '_>) -> Result<(), Unread>,
    ) -> Result<(), Unread> {
        let Hex { q, mut r } = scan.hex()?;
        let wanted: Name = &"letters of lines before, and . for no hex";
        for letter in scan.need(wanted)? {
            if *letter != NONE {
                let kind = self.kind(*letter).ok_or_else(|| scan.wrong(wanted))?;
                give(BoardHex { hex: Hex { q, r }, ..kind }, scan)?;
            }
            r = r.checked_add(1).ok_or_else(|| scan.wrong(wanted))?;
        }
        scan.end()
    }
}

/// Writes the hexes of a map.
pub(super) fn write(hexes: &[BoardHex], pen: &mut Pen<'_, '_>) {
    let letters = Letters::of(hexes);
    for (kind, letter) in letters.kinds.iter().zip(LETTERS) {
        if let Some(kind) = kind {
            pen.word("letter");
            pen.next();
            pen.bytes(&[*letter]);
            records::write(kind, pen, &["hex"]);
            pen.line();
        }
    }
    let mut next: Option<Hex> = None;
    for (hex, letter) in hexes.iter().filter_map(|hex| Some((hex.hex, letters.letter(hex)?))) {
        let gap = next.filter(|next| next.q == hex.q).and_then(|next| hex.r.checked_sub(next.r));
        if let Some(gap) = gap.filter(|gap| (0..=GAP).contains(gap)) {
            (0..gap).for_each(|_| pen.bytes(&[NONE]));
        } else {
            if next.is_some() {
                pen.line();
            }
            pen.word("column");
            pen.next();
            pen.hex(hex);
            pen.next();
        }
        pen.bytes(&[letter]);
        next = Some(Hex { r: hex.r.saturating_add(1), ..hex });
    }
    if next.is_some() {
        pen.line();
    }
    for hex in hexes.iter().filter(|hex| letters.letter(hex).is_none()) {
        pen.word("hex");
        pen.next();
        pen.hex(hex.hex);
        records::write(hex, pen, &["hex"]);
        pen.line();
    }
}

/// How many items the lists of a game in a text or in bytes have: what they must have room for. No more names than units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "each is a list of the game of that name")]
pub struct ListCounts {
    pub hexes: usize,
    /// Units, on the map and off it.
    pub units: usize,
    pub chart: usize,
    pub limits: usize,
    pub table: usize,
    pub mix: usize,
    pub hip_nations: usize,
    /// Those of the game's own tables.
    pub tables: TablesCounts,
}

impl ListCounts {
    /// Counts the lines of a text, as far as its end.
    pub fn of(text: &[u8]) -> ListCounts {
        let mut counts = ListCounts::default();
        for line in text.split(|byte| *byte == b'\n') {
            let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
            let Some(first) = words.next() else { continue };
            let is = |word: &str| first.eq_ignore_ascii_case(word.as_bytes());
            let (list, more) = match () {
                () if is("column") => {
                    let letters = words.nth(1).unwrap_or_default();
                    (&mut counts.hexes, count(letters.iter().filter(|letter| **letter != NONE)))
                }
                () if is("hex") => (&mut counts.hexes, 1),
                () if is("unit") || is("off_map") => (&mut counts.units, 1),
                () if is("chart") => (&mut counts.chart, 1),
                () if is("limit") => (&mut counts.limits, 1),
                () if is("rebuild") => (&mut counts.table, 1),
                () if is("counters") => (&mut counts.mix, 1),
                () if is("hip_nation") => (&mut counts.hip_nations, 1),
                () if is("end") => break,
                () => match tables::counted(first, words, &mut counts.tables) {
                    Some(list) => list,
                    None => continue,
                },
            };
            *list = list.saturating_add(more);
        }
        counts
    }
}
