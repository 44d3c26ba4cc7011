//! The sizes of the structures of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use super::Board;
use super::combat;
use super::flanking;
use super::losses;
use super::quality;
use super::retreat;
use grognard_core::text;

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
    (text!("GrogKoreaCasesRow"), size_of::<grognard_core::korea::combat::CasesRow>()),
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
