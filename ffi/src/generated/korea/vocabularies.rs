//! The vocabularies of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::reflect::Word;
use grognard_core::text;

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
