//! A position as bytes, about a third as long as its text.
//!
//! Version 1 is the four bytes `GAA` and 1, and the words of the text's lines without the last. Then comes the sum
//! (FNV-1a) of all bytes before it, the lowest first. A byte 0 ends a line.
//!
//! * A space is its number and 127, and another word of the text is its place in [`WORDS`] and 4.
//! * 1 begins a number, in groups of seven bits, the lowest first and the highest bit set on all but the last.
//! * 2 begins two numbers, the first and the last of pieces that are alike.
//! * 3 begins a word that is in neither list: its length and its letters.

use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::look::Looked;
use crate::axis_allies::game::text::position::{Position, TEXT};
use crate::axis_allies::game::text::scan::{Scan, number};
use crate::axis_allies::game::text::words::{is, site};
use crate::axis_allies::game::text::write::Sum;
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::MAP;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Question, Reflect, Word};
use crate::ruling::{Cites, Ruling, Sink, Trail};

/// The first bytes of a position, before the version.
const TITLE: [u8; 3] = *b"GAA";
/// The version that is written.
const VERSION: u8 = 1;
/// The bytes of the sum.
const SUM: usize = 4;

const END_OF_LINE: u8 = 0;
const NUMBER: u8 = 1;
const RANGE: u8 = 2;
const LETTERS: u8 = 3;
/// The code of the first word.
const FIRST: u8 = 4;
/// What is added to a space's number.
const SPACES: u8 = 127;

/// The words of a position's text by their codes, which stay what they are: later versions add at the end.
const WORDS: [&str; 69] = [
    "grognard",
    "axis_allies",
    "game",
    "round",
    "cash",
    "option",
    "hand",
    "won",
    "space",
    "place",
    "fight",
    "raid",
    "guns",
    "next",
    "tas_links",
    "play_on",
    "nobody",
    "ussr",
    "germany",
    "uk",
    "japan",
    "usa",
    "purchase",
    "combat_movement",
    "combat",
    "noncombat_movement",
    "placement",
    "inf",
    "arm",
    "ftr",
    "bmb",
    "trn",
    "sub",
    "car",
    "bat",
    "aa",
    "ic",
    "was",
    "complex",
    "fought",
    "paid",
    "entered",
    "battle",
    "assault",
    "on",
    "spent",
    "engaged",
    "retreated",
    "shuttled",
    "captured",
    "placed",
    "unloaded",
    "unloaded_before",
    "way",
    ">",
    "left",
    "boarded_in_battle",
    "lifted",
    "boarded",
    "raids",
    "hit",
    "dead",
    "away",
    "from",
    "none",
    "land",
    "sea",
    "end",
    "mixed_cargo",
];

/// Writes bytes.
struct Pen<'o> {
    out: &'o mut [u8],
    used: usize,
    sum: Sum,
}

impl Pen<'_> {
    fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
        self.sum.add(byte);
    }
    fn number(&mut self, mut number: u32) {
        while number > 127 {
            self.byte(u8::try_from(number & 127).unwrap_or(0) | 128);
            number = number.bounded_shr(7);
        }
        self.byte(u8::try_from(number).unwrap_or(0));
    }
    fn word(&mut self, word: &[u8]) {
        let mut ends = word.splitn(2, |byte| *byte == b'-').map(number);
        match (ends.next().flatten(), ends.next().flatten()) {
            (Some(first), Some(last)) => {
                self.byte(RANGE);
                self.number(first);
                return self.number(last);
            }
            (Some(number), None) if !word.contains(&b'-') => {
                self.byte(NUMBER);
                return self.number(number);
            }
            _ => {}
        }
        let known = WORDS.iter().position(|known| is(word, known)).and_then(|at| u8::try_from(at).ok());
        let space = || site(word).and_then(|space| u8::try_from(space).ok()?.checked_add(SPACES));
        match known.and_then(|at| at.checked_add(FIRST)).or_else(space) {
            Some(code) => self.byte(code),
            None => {
                self.byte(LETTERS);
                self.byte(u8::try_from(word.len()).unwrap_or(u8::MAX));
                word.iter().take(usize::from(u8::MAX)).for_each(|letter| self.byte(*letter));
            }
        }
    }
}

/// Reads bytes as text.
struct Reader<'b> {
    bytes: &'b [u8],
    text: Position,
    used: usize,
}

/// A byte that cannot stand there.
fn bad<T>() -> Result<T, FaultCode> {
    Err(FaultCode::BadText)
}

/// A fault of the bytes.
fn of_bytes(code: FaultCode) -> Fault {
    Fault::new(code, &"bytes")
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, FaultCode> {
        let Some((first, rest)) = self.bytes.split_first() else { return bad() };
        self.bytes = rest;
        Ok(*first)
    }
    fn number(&mut self) -> Result<u32, FaultCode> {
        let (mut number, mut shift) = (0u32, 0u32);
        loop {
            let byte = self.byte()?;
            let part = u32::from(byte & 127);
            // The group fits where nothing of it is shifted out.
            let Some(shifted) = part.checked_shl(shift).filter(|shifted| shifted.bounded_shr(shift) == part) else {
                return bad();
            };
            number |= shifted;
            if byte < 128 {
                return Ok(number);
            }
            shift = shift.bounded_add(7);
        }
    }
    fn letter(&mut self, letter: u8) -> Result<(), FaultCode> {
        let place = self.text.text.get_mut(self.used).ok_or(FaultCode::Overflow)?;
        *place = letter;
        self.used = self.used.bounded_add(1);
        Ok(())
    }
    fn letters(&mut self, word: &str) -> Result<(), FaultCode> {
        word.bytes().try_for_each(|letter| self.letter(letter))
    }
    fn digits(&mut self, number: u32) -> Result<(), FaultCode> {
        let mut power = 1_000_000_000u32;
        while power > 1 && number < power {
            power = power.checked_div(10).unwrap_or(1);
        }
        while power > 0 {
            let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
            self.letter(b'0'.bounded_add(u8::try_from(digit).unwrap_or(0)))?;
            power = power.checked_div(10).unwrap_or(0);
        }
        Ok(())
    }
    /// The next word or the end of a line.
    fn word(&mut self) -> Result<(), FaultCode> {
        let code = self.byte()?;
        if code == END_OF_LINE {
            return self.letter(b'\n');
        }
        let before = self.used.checked_sub(1).and_then(|at| self.text.text.get(at));
        if before.is_some_and(|letter| *letter != b'\n') {
            self.letter(b' ')?;
        }
        match code {
            NUMBER => {
                let number = self.number()?;
                self.digits(number)?;
            }
            RANGE => {
                let (first, last) = (self.number()?, self.number()?);
                self.digits(first)?;
                self.letter(b'-')?;
                self.digits(last)?;
            }
            LETTERS => {
                for _ in 0..self.byte()? {
                    let letter = self.byte()?;
                    if !letter.is_ascii_alphanumeric() && letter != b'_' {
                        return bad();
                    }
                    self.letter(letter)?;
                }
            }
            code if code > SPACES => match Site::VOCABULARY.word(code.bounded_sub(SPACES)) {
                Some(word) => self.letters(word)?,
                None => return bad(),
            },
            code => match WORDS.get(usize::from(code.bounded_sub(FIRST))) {
                Some(word) => self.letters(word)?,
                None => return bad(),
            },
        }
        Ok(())
    }
}

/// One byte of a packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PositionByte {
    /// The byte.
    pub octet: u8,
}

const _: () = assert!(size_of::<PositionByte>() == 1, "rows of them are the bytes");

/// A packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Packed {
    /// The number of bytes.
    pub bytes: u16,
}

/// Returns a position as bytes, about a third as long as its text, with a version and a checksum.
///
/// ```
/// use grognard_core::axis_allies::game::{Looked, NewGame, PositionByte, Unpacking, pack, start, unpack};
/// use grognard_core::ruling::{Sink, Trail};
/// let position = start(&NewGame::default(), &mut Trail::none())?.value;
/// let mut room = [PositionByte::default(); 2048];
/// let mut rows = Sink::new(&mut room);
/// let packed = pack(&Looked { position }, &mut rows, &mut Trail::none())?.value;
/// assert_eq!(usize::from(packed.bytes), rows.items().len());
/// let bytes: Vec<u8> = rows.items().iter().map(|row| row.octet).collect();
/// assert_eq!(unpack(&Unpacking { bytes: &bytes }, &mut Trail::none())?.value, position);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.game.look`.
pub fn pack(
    question: &Looked,
    rows: &mut Sink<'_, PositionByte>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Packed>, Fault> {
    let mut room = [0; TEXT];
    let used = Game::<{ crate::axis_allies::game::ROOM }>::load(&question.position)?.pack(&mut room)?;
    room.iter().take(used).for_each(|byte| rows.push(PositionByte { octet: *byte }));
    Ok(Ruling::new(Packed { bytes: u16::try_from(used).unwrap_or(u16::MAX) }, Cites::by(MAP)))
}

/// The bytes of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Unpacking<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
}

/// Returns the position that bytes hold. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`, those
/// of another version `out_of_range` of `bytes.version`, and others `bad_text` of `bytes`.
///
/// # Errors
///
/// * `bad_text` for bytes that are not a position of this game.
/// * `out_of_range` for bytes of another version.
/// * `contradiction` at `bytes.end` for bytes that were cut or changed.
/// * `overflow` for bytes that hold more text than a position.
/// * Those of `axis_allies.game.look` for the text that the bytes hold.
pub fn unpack(question: &Unpacking<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    let game = Game::<{ crate::axis_allies::game::ROOM }>::unpack(question.bytes)?;
    Ok(Ruling::new(game.save()?, Cites::by(MAP)))
}

impl<const N: usize> Game<N> {
    /// Writes the position as bytes, and returns their number. The fault is `buffer_too_small` if they do not fit.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::Game;
    /// let (game, mut bytes): (Game, _) = (Game::start()?, [0; 2048]);
    /// let used = game.pack(&mut bytes)?;
    /// assert!(used < 1024);
    /// assert_eq!(Game::unpack(&bytes[..used])?, game);
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn pack(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let mut position = Position::default();
        self.write(&mut position.text)?;
        let room = out.len();
        let mut pen = Pen { out, used: 0, sum: Sum::EMPTY };
        TITLE.iter().for_each(|byte| pen.byte(*byte));
        pen.byte(VERSION);
        let mut scan = Scan::new(&position.text);
        loop {
            if scan.ahead().is_some_and(|word| is(word, "end")) {
                break;
            }
            while let Some(word) = scan.word() {
                pen.word(word);
            }
            pen.byte(END_OF_LINE);
            if !scan.next_line() {
                break;
            }
        }
        pen.sum.0.to_le_bytes().iter().for_each(|byte| pen.byte(*byte));
        if pen.used > room { Err(Fault::new(FaultCode::BufferTooSmall, &text!("position"))) } else { Ok(pen.used) }
    }

    /// Reads a position from its bytes. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`.
    pub fn unpack(bytes: &[u8]) -> Result<Self, Fault> {
        let Some((words, sum)) = bytes.len().checked_sub(SUM).and_then(|len| bytes.split_at_checked(len)) else {
            return Err(of_bytes(FaultCode::BadText));
        };
        let versioned = words.strip_prefix(&TITLE).and_then(<[u8]>::split_first);
        let Some((version, words)) = versioned else { return Err(of_bytes(FaultCode::BadText)) };
        if *version != VERSION {
            return Err(Fault::new(FaultCode::OutOfRange, &"version").within(&"bytes"));
        }
        let mut told = Sum::EMPTY;
        bytes.iter().take(bytes.len().saturating_sub(SUM)).for_each(|byte| told.add(*byte));
        if told.0.to_le_bytes() != *sum {
            return Err(Fault::against(&"end", &"bytes: they were changed after they were written").within(&"bytes"));
        }
        let mut reader = Reader { bytes: words, text: Position { text: [0; TEXT] }, used: 0 };
        while !reader.bytes.is_empty() {
            reader.word().map_err(of_bytes)?;
        }
        reader.letters("end\n").map_err(of_bytes)?;
        Game::load(&reader.text)
    }
}
