//! The vocabularies of the system `axis_allies`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::reflect::Word;
use grognard_core::text;

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (
        text!("GrogAxisAlliesDecision"),
        <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesGoal"),
        <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPrice"),
        <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesLossOf"),
        <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesBattleKind"),
        <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesRole"),
        <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesEnding"),
        <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesStage"),
        <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesBattleEffectKind"),
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesUnloading"),
        <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesFate"),
        <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesMeans"),
        <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesChange"),
        <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesStepKind"),
        <grognard_core::axis_allies::game::StepKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::game::StepKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesTurnPhase"),
        <grognard_core::axis_allies::game::TurnPhase as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::game::TurnPhase as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesWaits"),
        <grognard_core::axis_allies::game::Waits as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::game::Waits as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesGameEffectKind"),
        <grognard_core::axis_allies::game::GameEffectKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::game::GameEffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSurface"),
        <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSite"),
        <grognard_core::axis_allies::map::Site as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::map::Site as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPhase"),
        <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesAction"),
        <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesIncident"),
        <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPower"),
        <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSide"),
        <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesKind"),
        <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesDomain"),
        <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesGround"),
        <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesLeaving"),
        <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY.words,
    ),
];

/// The same with what each word means.
pub(crate) static MEANINGS: &[crate::chart::Meanings] = &[
    (text!("GrogAxisAlliesDecision"), <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY),
    (text!("GrogAxisAlliesGoal"), <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPrice"), <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY),
    (text!("GrogAxisAlliesLossOf"), <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY),
    (text!("GrogAxisAlliesBattleKind"), <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesRole"), <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY),
    (text!("GrogAxisAlliesEnding"), <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY),
    (text!("GrogAxisAlliesStage"), <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY),
    (
        text!("GrogAxisAlliesBattleEffectKind"),
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY,
    ),
    (text!("GrogAxisAlliesUnloading"), <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY),
    (text!("GrogAxisAlliesFate"), <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY),
    (text!("GrogAxisAlliesMeans"), <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY),
    (text!("GrogAxisAlliesChange"), <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY),
    (text!("GrogAxisAlliesStepKind"), <grognard_core::axis_allies::game::StepKind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesTurnPhase"), <grognard_core::axis_allies::game::TurnPhase as Word>::VOCABULARY),
    (text!("GrogAxisAlliesWaits"), <grognard_core::axis_allies::game::Waits as Word>::VOCABULARY),
    (text!("GrogAxisAlliesGameEffectKind"), <grognard_core::axis_allies::game::GameEffectKind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSurface"), <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSite"), <grognard_core::axis_allies::map::Site as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPhase"), <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY),
    (text!("GrogAxisAlliesAction"), <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY),
    (text!("GrogAxisAlliesIncident"), <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPower"), <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSide"), <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY),
    (text!("GrogAxisAlliesKind"), <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesDomain"), <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY),
    (text!("GrogAxisAlliesGround"), <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY),
    (text!("GrogAxisAlliesLeaving"), <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY),
];
