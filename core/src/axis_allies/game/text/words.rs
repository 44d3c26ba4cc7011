//! Words of the positions' text and of orders: marks of pieces and spaces.

use crate::axis_allies::board::Unit;
use crate::axis_allies::game::position::phase::{AWAY, DEAD, DOOMED, RAIDS};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{BOARDED, IN_BATTLE, LIFTED, UNLOADED};
pub(in crate::axis_allies::game) use crate::axis_allies::units::kind_named as kind;
pub(in crate::axis_allies::game) use crate::notation::{Known, is, known};
use crate::reflect::{Flag, Word};

/// Marks of a space that are sets of the position, in the order of [`Game::sets`](crate::axis_allies::game::Game).
pub(in crate::axis_allies::game) const SPACE_WORDS: [&str; 5] = ["paid", "entered", "battle", "raid", "assault"];

/// The place of a mark in a piece.
type Mark = fn(&mut Unit) -> &mut Flag;

/// Marks of a piece that a phase found.
pub(in crate::axis_allies::game) const FLAGS: [(Mark, &str); 5] = [
    (|unit| &mut unit.engaged, "engaged"),
    (|unit| &mut unit.retreated, "retreated"),
    (|unit| &mut unit.shuttled, "shuttled"),
    (|unit| &mut unit.captured, "captured"),
    (|unit| &mut unit.placed, "placed"),
];

/// Marks of a piece in the course of a phase.
pub(in crate::axis_allies::game) const MARKS: [(u8, &str); 8] = [
    (UNLOADED, "unloaded"),
    (IN_BATTLE, "boarded_in_battle"),
    (LIFTED, "lifted"),
    (BOARDED, "boarded"),
    (RAIDS, "raids"),
    (DOOMED, "hit"),
    (DEAD, "dead"),
    (AWAY, "away"),
];

/// The number of a space: by its word, or by the name that the board prints, `east_canada`, or the beginning of it if no
/// other begins so, `ukraine`.
pub(in crate::axis_allies::game) fn site(text: &[u8]) -> Option<u16> {
    code::<Site>(text).or_else(|| printed(text)).map(u16::from)
}

/// The fewest letters of a name that is not given whole.
const LETTERS: usize = 4;

/// Whether a part stands in a text, in capitals or not.
fn holds(text: &[u8], part: &[u8]) -> bool {
    let begins = |rest: &[u8]| rest.get(..part.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(part));
    (0..text.len()).any(|at| text.get(at..).is_some_and(begins))
}

fn printed(text: &[u8]) -> Option<u8> {
    let letters = |byte: &&u8| byte.is_ascii_alphanumeric();
    // `karelia` is the land: of its sea zone the word is said.
    let at_sea = holds(text, b"sea");
    let begins = |name: &str| {
        let name = name.as_bytes().split(|byte| *byte == b',').next().unwrap_or_default();
        if !at_sea && holds(name, b"Sea Zone") {
            return None;
        }
        let (mut own, mut given) = (name.iter().filter(letters), text.iter().filter(letters));
        given.all(|byte| own.next().is_some_and(|own| own.eq_ignore_ascii_case(byte))).then(|| own.next().is_none())
    };
    text.iter().filter(letters).nth(LETTERS.saturating_sub(1))?;
    let names = || (1..=u8::MAX).zip(Site::VOCABULARY.docs).filter_map(|(code, name)| Some((code, begins(name)?)));
    let mut whole = names().filter(|(_, whole)| *whole);
    let mut part = names();
    match (whole.next(), whole.next(), part.next(), part.next()) {
        (Some((code, _)), None, ..) | (None, _, Some((code, _)), None) => Some(code),
        _ => None,
    }
}

/// The code of a word of a vocabulary, in capitals or not.
pub(in crate::axis_allies::game) fn code<W: Word>(text: &[u8]) -> Option<u8> {
    known::<W>().code(text)
}
