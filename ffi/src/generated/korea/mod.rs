//! The functions of the system `korea`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::memory;
use grognard_core::korea::retreat::Place;
use grognard_core::reflect::Word;
use grognard_core::text;

pub mod combat;
pub mod flanking;
pub mod losses;
pub mod quality;
pub mod retreat;

/// The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
/// further questions.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.
    pub hexes: *const Place,
    /// Length of `hexes`.
    pub hexes_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::korea::retreat::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::korea::retreat::Board {
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
        }
    }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (
        text!("GrogKoreaEngagement"),
        <grognard_core::korea::assessment::Engagement as Word>::VOCABULARY.first,
        <grognard_core::korea::assessment::Engagement as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaCounted"),
        <grognard_core::korea::combat::Counted as Word>::VOCABULARY.first,
        <grognard_core::korea::combat::Counted as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaMeans"),
        <grognard_core::korea::losses::Means as Word>::VOCABULARY.first,
        <grognard_core::korea::losses::Means as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaEffectKind"),
        <grognard_core::korea::losses::EffectKind as Word>::VOCABULARY.first,
        <grognard_core::korea::losses::EffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaDraws"),
        <grognard_core::korea::options::Draws as Word>::VOCABULARY.first,
        <grognard_core::korea::options::Draws as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaLossRounding"),
        <grognard_core::korea::ratio::LossRounding as Word>::VOCABULARY.first,
        <grognard_core::korea::ratio::LossRounding as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaWhy"),
        <grognard_core::korea::retreat::Why as Word>::VOCABULARY.first,
        <grognard_core::korea::retreat::Why as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaSide"),
        <grognard_core::korea::units::Side as Word>::VOCABULARY.first,
        <grognard_core::korea::units::Side as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaRole"),
        <grognard_core::korea::units::Role as Word>::VOCABULARY.first,
        <grognard_core::korea::units::Role as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaQuality"),
        <grognard_core::korea::units::Quality as Word>::VOCABULARY.first,
        <grognard_core::korea::units::Quality as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogKoreaArm"),
        <grognard_core::korea::units::Arm as Word>::VOCABULARY.first,
        <grognard_core::korea::units::Arm as Word>::VOCABULARY.words,
    ),
];

/// The same with what each word means.
pub(crate) static MEANINGS: &[crate::chart::Meanings] = &[
    (text!("GrogKoreaEngagement"), <grognard_core::korea::assessment::Engagement as Word>::VOCABULARY),
    (text!("GrogKoreaCounted"), <grognard_core::korea::combat::Counted as Word>::VOCABULARY),
    (text!("GrogKoreaMeans"), <grognard_core::korea::losses::Means as Word>::VOCABULARY),
    (text!("GrogKoreaEffectKind"), <grognard_core::korea::losses::EffectKind as Word>::VOCABULARY),
    (text!("GrogKoreaDraws"), <grognard_core::korea::options::Draws as Word>::VOCABULARY),
    (text!("GrogKoreaLossRounding"), <grognard_core::korea::ratio::LossRounding as Word>::VOCABULARY),
    (text!("GrogKoreaWhy"), <grognard_core::korea::retreat::Why as Word>::VOCABULARY),
    (text!("GrogKoreaSide"), <grognard_core::korea::units::Side as Word>::VOCABULARY),
    (text!("GrogKoreaRole"), <grognard_core::korea::units::Role as Word>::VOCABULARY),
    (text!("GrogKoreaQuality"), <grognard_core::korea::units::Quality as Word>::VOCABULARY),
    (text!("GrogKoreaArm"), <grognard_core::korea::units::Arm as Word>::VOCABULARY),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogKoreaUnit"), size_of::<grognard_core::korea::units::Unit>()),
    (text!("GrogKoreaTerrain"), size_of::<grognard_core::korea::terrain::Terrain>()),
    (text!("GrogKoreaGameRules"), size_of::<grognard_core::korea::options::GameRules>()),
    (text!("GrogKoreaSuperior"), size_of::<grognard_core::korea::quality::Superior>()),
    (text!("GrogKoreaFlanks"), size_of::<grognard_core::korea::flanking::Flanks>()),
    (text!("GrogKoreaSupport"), size_of::<grognard_core::korea::combat::Support>()),
    (text!("GrogKoreaModifiers"), size_of::<grognard_core::korea::assessment::Modifiers>()),
    (text!("GrogKoreaAssessment"), size_of::<grognard_core::korea::assessment::Assessment>()),
    (text!("GrogKoreaChip"), size_of::<grognard_core::korea::combat::Chip>()),
    (text!("GrogKoreaDebt"), size_of::<grognard_core::korea::losses::Debt>()),
    (text!("GrogKoreaLosses"), size_of::<grognard_core::korea::losses::Losses>()),
    (text!("GrogKoreaOutcome"), size_of::<grognard_core::korea::combat::Outcome>()),
    (text!("GrogKoreaOutlook"), size_of::<grognard_core::korea::combat::Outlook>()),
    (text!("GrogKoreaCombatDistribution"), size_of::<grognard_core::korea::combat::CombatDistribution>()),
    (text!("GrogKoreaStanding"), size_of::<grognard_core::korea::combat::Standing>()),
    (text!("GrogKoreaPayment"), size_of::<grognard_core::korea::losses::Payment>()),
    (text!("GrogKoreaOffer"), size_of::<grognard_core::korea::losses::Offer>()),
    (text!("GrogKoreaOwed"), size_of::<grognard_core::korea::losses::Owed>()),
    (text!("GrogKoreaEffect"), size_of::<grognard_core::korea::losses::Effect>()),
    (text!("GrogKoreaSettled"), size_of::<grognard_core::korea::losses::Settled>()),
    (text!("GrogKoreaPlace"), size_of::<grognard_core::korea::retreat::Place>()),
    (text!("GrogKoreaBoard"), size_of::<Board>()),
    (text!("GrogKoreaWay"), size_of::<grognard_core::korea::retreat::Way>()),
    (text!("GrogKoreaRetreating"), size_of::<grognard_core::korea::retreat::Retreating>()),
    (text!("GrogKoreaQualityCompareQuestion"), size_of::<quality::QualityCompareQuestion>()),
    (text!("GrogKoreaQualityCompareAnswer"), size_of::<quality::QualityCompareAnswer>()),
    (text!("GrogKoreaFlankingAssessQuestion"), size_of::<flanking::FlankingAssessQuestion>()),
    (text!("GrogKoreaFlankingAssessAnswer"), size_of::<flanking::FlankingAssessAnswer>()),
    (text!("GrogKoreaCombatAssessQuestion"), size_of::<combat::CombatAssessQuestion>()),
    (text!("GrogKoreaCombatAssessAnswer"), size_of::<combat::CombatAssessAnswer>()),
    (text!("GrogKoreaCombatResolveQuestion"), size_of::<combat::CombatResolveQuestion>()),
    (text!("GrogKoreaCombatResolveAnswer"), size_of::<combat::CombatResolveAnswer>()),
    (text!("GrogKoreaCombatDistributionQuestion"), size_of::<combat::CombatDistributionQuestion>()),
    (text!("GrogKoreaCombatDistributionAnswer"), size_of::<combat::CombatDistributionAnswer>()),
    (text!("GrogKoreaCombatPercentileQuestion"), size_of::<combat::CombatPercentileQuestion>()),
    (text!("GrogKoreaCombatPercentileAnswer"), size_of::<combat::CombatPercentileAnswer>()),
    (text!("GrogKoreaLossesAssessQuestion"), size_of::<losses::LossesAssessQuestion>()),
    (text!("GrogKoreaLossesAssessAnswer"), size_of::<losses::LossesAssessAnswer>()),
    (text!("GrogKoreaLossesChoicesQuestion"), size_of::<losses::LossesChoicesQuestion>()),
    (text!("GrogKoreaLossesChoicesAnswer"), size_of::<losses::LossesChoicesAnswer>()),
    (text!("GrogKoreaLossesApplyQuestion"), size_of::<losses::LossesApplyQuestion>()),
    (text!("GrogKoreaLossesApplyAnswer"), size_of::<losses::LossesApplyAnswer>()),
    (text!("GrogKoreaRetreatAssessQuestion"), size_of::<retreat::RetreatAssessQuestion>()),
    (text!("GrogKoreaRetreatAssessAnswer"), size_of::<retreat::RetreatAssessAnswer>()),
];
