//! The vocabularies of the system `acw`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::reflect::Word;
use grognard_core::text;

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (
        text!("GrogAcwDuty"),
        <grognard_core::acw::attacks::Duty as Word>::VOCABULARY.first,
        <grognard_core::acw::attacks::Duty as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwStage"),
        <grognard_core::acw::combat::Stage as Word>::VOCABULARY.first,
        <grognard_core::acw::combat::Stage as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwAdvance"),
        <grognard_core::acw::combat::Advance as Word>::VOCABULARY.first,
        <grognard_core::acw::combat::Advance as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwCause"),
        <grognard_core::acw::commanders::Cause as Word>::VOCABULARY.first,
        <grognard_core::acw::commanders::Cause as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwEffectKind"),
        <grognard_core::acw::effects::EffectKind as Word>::VOCABULARY.first,
        <grognard_core::acw::effects::EffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwWrong"),
        <grognard_core::acw::flaws::Wrong as Word>::VOCABULARY.first,
        <grognard_core::acw::flaws::Wrong as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwCondition"),
        <grognard_core::acw::modifiers::Condition as Word>::VOCABULARY.first,
        <grognard_core::acw::modifiers::Condition as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwScope"),
        <grognard_core::acw::modifiers::Scope as Word>::VOCABULARY.first,
        <grognard_core::acw::modifiers::Scope as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwMultiTarget"),
        <grognard_core::acw::options::MultiTarget as Word>::VOCABULARY.first,
        <grognard_core::acw::options::MultiTarget as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwKind"),
        <grognard_core::acw::units::Kind as Word>::VOCABULARY.first,
        <grognard_core::acw::units::Kind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwZone"),
        <grognard_core::acw::units::Zone as Word>::VOCABULARY.first,
        <grognard_core::acw::units::Zone as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwSide"),
        <grognard_core::acw::units::Side as Word>::VOCABULARY.first,
        <grognard_core::acw::units::Side as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAcwAllegiance"),
        <grognard_core::acw::units::Allegiance as Word>::VOCABULARY.first,
        <grognard_core::acw::units::Allegiance as Word>::VOCABULARY.words,
    ),
];

/// The same with what each word means.
pub(crate) static MEANINGS: &[crate::chart::Meanings] = &[
    (text!("GrogAcwDuty"), <grognard_core::acw::attacks::Duty as Word>::VOCABULARY),
    (text!("GrogAcwStage"), <grognard_core::acw::combat::Stage as Word>::VOCABULARY),
    (text!("GrogAcwAdvance"), <grognard_core::acw::combat::Advance as Word>::VOCABULARY),
    (text!("GrogAcwCause"), <grognard_core::acw::commanders::Cause as Word>::VOCABULARY),
    (text!("GrogAcwEffectKind"), <grognard_core::acw::effects::EffectKind as Word>::VOCABULARY),
    (text!("GrogAcwWrong"), <grognard_core::acw::flaws::Wrong as Word>::VOCABULARY),
    (text!("GrogAcwCondition"), <grognard_core::acw::modifiers::Condition as Word>::VOCABULARY),
    (text!("GrogAcwScope"), <grognard_core::acw::modifiers::Scope as Word>::VOCABULARY),
    (text!("GrogAcwMultiTarget"), <grognard_core::acw::options::MultiTarget as Word>::VOCABULARY),
    (text!("GrogAcwKind"), <grognard_core::acw::units::Kind as Word>::VOCABULARY),
    (text!("GrogAcwZone"), <grognard_core::acw::units::Zone as Word>::VOCABULARY),
    (text!("GrogAcwSide"), <grognard_core::acw::units::Side as Word>::VOCABULARY),
    (text!("GrogAcwAllegiance"), <grognard_core::acw::units::Allegiance as Word>::VOCABULARY),
];
