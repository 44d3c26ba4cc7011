//! What steps of a trail call the things that they count, and the words of their results.

use super::barrage::BarrageResult;
use super::combat::CombatResult;
use super::facility::FacilityResult;
use super::units::Mode;
use crate::reflect::Word;
use crate::rule::Terms;

/// What steps count. The vocabularies stand as `rules::WordsOf` numbers them.
pub(crate) static TERMS: Terms = Terms {
    place: ["hex", "hexes"],
    figure: "over by",
    supply: "T",
    money: "points",
    words: &[CombatResult::VOCABULARY, BarrageResult::VOCABULARY, FacilityResult::VOCABULARY, Mode::VOCABULARY],
};
