//! The words of kinds in positions and orders: `inf`, `arm`, `ftr`.

use super::{KINDS, Kind};
use crate::notation::{is, known};
use crate::reflect::Word;

/// The kinds in short, in their order, as they are written.
const SHORT: [&str; KINDS] = ["inf", "arm", "ftr", "bmb", "trn", "sub", "car", "bat", "aa", "ic"];
/// Other short words that are read.
const OTHERS: [(&str, Kind); 13] = [
    ("fig", Kind::Fighter),
    ("bom", Kind::Bomber),
    ("tra", Kind::Transport),
    ("ac", Kind::Carrier),
    ("cv", Kind::Carrier),
    ("bb", Kind::Battleship),
    ("btl", Kind::Battleship),
    ("aag", Kind::AaGun),
    ("gun", Kind::AaGun),
    ("fac", Kind::IndustrialComplex),
    ("complex", Kind::IndustrialComplex),
    ("tank", Kind::Armor),
    ("armour", Kind::Armor),
];

impl Kind {
    /// Returns the short word of the kind in positions and orders: `inf`, `arm`, `ftr`.
    pub fn short(self) -> &'static str {
        SHORT.get(self.index()).copied().unwrap_or("none")
    }
}

/// The kind of a word, in short or whole; of several pieces also with an `s` at its end.
pub(in crate::axis_allies) fn kind_named(text: &[u8]) -> Option<Kind> {
    let text = match text {
        [one @ .., b's' | b'S'] if one.len() > 1 => one,
        text => text,
    };
    let short = SHORT.iter().position(|word| is(text, word)).and_then(|at| Kind::ALL.get(at).copied());
    let other = || OTHERS.iter().find(|(word, _)| is(text, word)).map(|(_, kind)| *kind);
    let whole = || known::<Kind>().code(text).and_then(Kind::of).filter(|kind| !kind.is_own());
    short.or_else(other).or_else(whole)
}
