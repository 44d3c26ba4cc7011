//! What steps of a trail call the things that they count, and the words of their results.

use super::barrage::BarrageResult;
use super::combat::CombatResult;
use super::facility::FacilityResult;
use super::measures::{MP, RE, TP};
use super::rules::*;
use super::units::Mode;
use crate::reflect::Word;
use crate::rule::{Rule, Terms};

/// What steps count. The vocabularies stand as `rules::WordsOf` numbers them.
pub(crate) static TERMS: Terms = Terms {
    place: ["hex", "hexes"],
    figure: "over by",
    supply: "T",
    money: "points",
    words: &[CombatResult::VOCABULARY, BarrageResult::VOCABULARY, FacilityResult::VOCABULARY, Mode::VOCABULARY],
    limit,
};

/// What a limit counts: what its parts say, or its paragraph.
fn limit(rule: Rule, _: u8, parts: u32) -> &'static str {
    const MOVEMENT: u32 = MP as u32;
    const SIZE: u32 = RE as u32;
    const POINTS: u32 = TP as u32;
    match (parts, rule) {
        (MOVEMENT, _) => "^ MP needed, _ there",
        (SIZE, _) => "^ RE needed, _ there",
        (POINTS, _) => "^ Transport Points needed, _ there",
        (_, R12_8B | R10_0 | R20_0D | R9_12E) => "^ step@ needed, _ there",
        (_, R9_12) => "hexes of retreat: ^ needed, _ there",
        (_, R13_4 | R10_1A | R9_0 | R8_1D) => "a distance of ^ hex@ needed, _ there",
        (_, R5_4A) => "^ Reserve marker@ needed, _ there",
        (_, R13_2C) => "^ counter@ of this size needed, _ there",
        // What else is too little is supply.
        _ => "^T needed, _ there",
    }
}
