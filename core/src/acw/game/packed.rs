//! A position as bytes.

use super::looks::Looked;
use super::position::Game;
use super::saved::{Position, TEXT};
use crate::acw::rules::R2;
use crate::fault::Fault;
use crate::notation::bytes::{self, Dictionary};
use crate::reflect::{Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};

/// What packed positions begin with, and the words of the text, whose order stays: later versions add at the end.
static DICTIONARY: Dictionary = Dictionary {
    begins: *b"GCW\x01",
    title: "grognard acw game 1\n",
    words: &[
        "hexes",
        "odd_columns",
        "even_columns",
        "odd_rows",
        "even_rows",
        "round",
        "over",
        "rules",
        "forbid",
        "commander_zoc",
        "limbered_zoc",
        "seed",
        "used",
        "map",
        "ground",
        "level",
        "marks",
        "side",
        "no_zoc",
        "no_attack",
        "one_way",
        "modifier",
        "always",
        "marked",
        "crossing",
        "disorganized",
        "commander",
        "cohesion",
        "higher",
        "flanked",
        "attacker",
        "defender",
        "any",
        "all",
        "mark",
        "least",
        "most",
        "table",
        "first",
        "rows",
        "house",
        "columns",
        "cells",
        "result",
        "exchange",
        "losses",
        "retreat",
        "eliminated",
        "advance",
        "together",
        "unit",
        "infantry",
        "cavalry",
        "artillery",
        "sp",
        "cr",
        "stars",
        "command",
        "replacement_stars",
        "replacement_command",
        "zoc",
        "never",
        "army",
        "union",
        "confederate",
        "replaced",
        "limbered",
        "bombards",
        "out_of_command",
        "road_moved",
        "advanced",
        "contacted",
        "fought",
        "gone",
        "engaged",
        "in_round",
        "picked",
        "rolls",
        "retreats",
        "combat",
        "fight",
        "combats",
        "dice",
        "commanders",
        "against",
        "owed",
        "attacker_cohesion",
        "defender_cohesion",
        "attacker_gone",
        "defender_gone",
        "underway",
        "none",
        "-",
    ],
};

impl Game {
    /// Writes the position as bytes, and returns their number. The fault is `buffer_too_small` if they do not fit.
    pub fn pack(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let mut position = Position::default();
        let used = self.write(&mut position.text)?;
        bytes::pack(position.text.get(..used).unwrap_or_default(), &DICTIONARY, out)
    }

    /// Reads a position from its bytes. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`.
    pub fn unpack(bytes: &[u8]) -> Result<Self, Fault> {
        let mut position = Position::default();
        bytes::unpack(bytes, &DICTIONARY, &mut position.text)?;
        Game::load(&position)
    }
}

/// One byte of a packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PositionByte {
    /// The byte.
    pub octet: u8,
}

/// A packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Packed {
    /// The number of bytes.
    pub bytes: u16,
}

/// Returns a position as bytes, about half as long as its text, with a version and a checksum.
///
/// # Errors
///
/// Those of `acw.game.look` but for scratch memory.
pub fn pack(
    question: &Looked,
    rows: &mut Sink<'_, PositionByte>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Packed>, Fault> {
    let mut room = [0; TEXT];
    let used = Game::load(&question.position)?.pack(&mut room)?;
    room.iter().take(used).for_each(|byte| rows.push(PositionByte { octet: *byte }));
    Ok(Ruling::new(Packed { bytes: u16::try_from(used).unwrap_or(u16::MAX) }, Cites::by(R2)))
}

/// The bytes of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Unpacking<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
}

/// Returns the position that bytes hold. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`,
/// those of another version `out_of_range` of `bytes.version`, and others `bad_text` of `bytes`.
///
/// # Errors
///
/// * `bad_text` for bytes that are not a position of this game.
/// * `out_of_range` for bytes of another version.
/// * `contradiction` at `bytes.end` for bytes that were cut or changed.
/// * `overflow` for bytes that hold more text than a position.
/// * Those of `acw.game.look` for the text that the bytes hold, but for scratch memory.
pub fn unpack(question: &Unpacking<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    Ok(Ruling::new(Game::unpack(question.bytes)?.save()?, Cites::by(R2)))
}
