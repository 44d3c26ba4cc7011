//! The functions of the system `acw`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::memory;
use grognard_core::acw::table::Outcome;
use grognard_core::acw::units::Hexside;
use grognard_core::acw::units::Unit;
use grognard_core::odds::Odds;
use grognard_core::reflect::Said;
use grognard_core::reflect::Word;
use grognard_core::text;

pub mod attacks;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod flank;
pub mod losses;
pub mod odds;
pub mod strength;
pub mod table;
pub mod zoc;

/// A results table, as a game's chart prints it.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Table {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
    pub columns: *const Odds,
    /// Length of `columns`.
    pub columns_len: usize,
    /// The number of rows, at least 1: one for each modified roll from `first` on.
    pub rows: u8,
    /// The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
    pub first: Said<i8>,
    /// The codes of the results, row by row, each row from the first column to the last.
    pub cells: *const u8,
    /// Length of `cells`.
    pub cells_len: usize,
    /// The results, each code once, from the worst for the attacker to the best.
    pub results: *const Outcome,
    /// Length of `results`.
    pub results_len: usize,
}
const _: () = assert!(size_of::<Table>() == if cfg!(target_pointer_width = "64") { 64 } else { 32 });

impl Table {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::table::Table<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::table::Table {
            // SAFETY: looked at.
            columns: unsafe { memory::list(this.columns, this.columns_len) },
            rows: this.rows,
            first: this.first,
            // SAFETY: looked at.
            cells: unsafe { memory::list(this.cells, this.cells_len) },
            // SAFETY: looked at.
            results: unsafe { memory::list(this.results, this.results_len) },
        }
    }
}

/// The stacks of both sides, and the hexsides with an effect.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units of the side whose phase it is.
    pub friends: *const Unit,
    /// Length of `friends`.
    pub friends_len: usize,
    /// The units of the other side.
    pub enemies: *const Unit,
    /// Length of `enemies`.
    pub enemies_len: usize,
    /// The hexsides with an effect.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 56 } else { 28 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::attacks::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::attacks::Board {
            // SAFETY: looked at.
            friends: unsafe { memory::list(this.friends, this.friends_len) },
            // SAFETY: looked at.
            enemies: unsafe { memory::list(this.enemies, this.enemies_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(this.hexsides, this.hexsides_len) },
        }
    }
}

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

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogAcwUnit"), size_of::<grognard_core::acw::units::Unit>()),
    (text!("GrogAcwHexside"), size_of::<grognard_core::acw::units::Hexside>()),
    (text!("GrogAcwGameRules"), size_of::<grognard_core::acw::options::GameRules>()),
    (text!("GrogAcwGround"), size_of::<grognard_core::acw::modifiers::Ground>()),
    (text!("GrogAcwModifier"), size_of::<grognard_core::acw::modifiers::Modifier>()),
    (text!("GrogAcwStrength"), size_of::<grognard_core::acw::strength::Strength>()),
    (text!("GrogAcwFlanked"), size_of::<grognard_core::acw::flank::Flanked>()),
    (text!("GrogAcwColumn"), size_of::<grognard_core::acw::odds::Column>()),
    (text!("GrogAcwFate"), size_of::<grognard_core::acw::table::Fate>()),
    (text!("GrogAcwOutcome"), size_of::<grognard_core::acw::table::Outcome>()),
    (text!("GrogAcwTable"), size_of::<Table>()),
    (text!("GrogAcwExtent"), size_of::<grognard_core::acw::table::Extent>()),
    (text!("GrogAcwExample"), size_of::<grognard_core::acw::table::Example>()),
    (text!("GrogAcwBoard"), size_of::<Board>()),
    (text!("GrogAcwEngaged"), size_of::<grognard_core::acw::attacks::Engaged>()),
    (text!("GrogAcwContact"), size_of::<grognard_core::acw::attacks::Contact>()),
    (text!("GrogAcwDuties"), size_of::<grognard_core::acw::attacks::Duties>()),
    (text!("GrogAcwFlaw"), size_of::<grognard_core::acw::flaws::Flaw>()),
    (text!("GrogAcwPlanned"), size_of::<grognard_core::acw::attacks::Planned>()),
    (text!("GrogAcwImproved"), size_of::<grognard_core::acw::attacks::Improved>()),
    (text!("GrogAcwWalked"), size_of::<grognard_core::acw::attacks::Walked>()),
    (text!("GrogAcwCoverage"), size_of::<grognard_core::acw::attacks::Coverage>()),
    (text!("GrogAcwShortage"), size_of::<grognard_core::acw::attacks::Shortage>()),
    (text!("GrogAcwPlanCount"), size_of::<grognard_core::acw::attacks::PlanCount>()),
    (text!("GrogAcwAssessment"), size_of::<grognard_core::acw::combat::Assessment>()),
    (text!("GrogAcwBattle"), size_of::<grognard_core::acw::combat::Battle>()),
    (text!("GrogAcwChance"), size_of::<grognard_core::acw::combat::Chance>()),
    (text!("GrogAcwCombatDistribution"), size_of::<grognard_core::acw::combat::CombatDistribution>()),
    (text!("GrogAcwDue"), size_of::<grognard_core::acw::losses::Due>()),
    (text!("GrogAcwOwed"), size_of::<grognard_core::acw::losses::Owed>()),
    (text!("GrogAcwSettled"), size_of::<grognard_core::acw::losses::Settled>()),
    (text!("GrogAcwEffect"), size_of::<grognard_core::acw::effects::Effect>()),
    (text!("GrogAcwRolls"), size_of::<grognard_core::acw::commanders::Rolls>()),
    (text!("GrogAcwCommand"), size_of::<grognard_core::acw::commanders::Command>()),
    (text!("GrogAcwCommandChance"), size_of::<grognard_core::acw::commanders::CommandChance>()),
    (text!("GrogAcwCommandDistribution"), size_of::<grognard_core::acw::commanders::CommandDistribution>()),
    (text!("GrogAcwHead"), size_of::<grognard_core::acw::commanders::Head>()),
    (text!("GrogAcwZocExertsQuestion"), size_of::<zoc::ZocExertsQuestion>()),
    (text!("GrogAcwZocExertsAnswer"), size_of::<zoc::ZocExertsAnswer>()),
    (text!("GrogAcwZocCoversQuestion"), size_of::<zoc::ZocCoversQuestion>()),
    (text!("GrogAcwZocCoversAnswer"), size_of::<zoc::ZocCoversAnswer>()),
    (text!("GrogAcwCommandAssessQuestion"), size_of::<command::CommandAssessQuestion>()),
    (text!("GrogAcwCommandAssessAnswer"), size_of::<command::CommandAssessAnswer>()),
    (text!("GrogAcwStrengthAssessQuestion"), size_of::<strength::StrengthAssessQuestion>()),
    (text!("GrogAcwStrengthAssessAnswer"), size_of::<strength::StrengthAssessAnswer>()),
    (text!("GrogAcwFlankAssessQuestion"), size_of::<flank::FlankAssessQuestion>()),
    (text!("GrogAcwFlankAssessAnswer"), size_of::<flank::FlankAssessAnswer>()),
    (text!("GrogAcwOddsRoundQuestion"), size_of::<odds::OddsRoundQuestion>()),
    (text!("GrogAcwOddsRoundAnswer"), size_of::<odds::OddsRoundAnswer>()),
    (text!("GrogAcwOddsColumnQuestion"), size_of::<odds::OddsColumnQuestion>()),
    (text!("GrogAcwOddsColumnAnswer"), size_of::<odds::OddsColumnAnswer>()),
    (text!("GrogAcwTableCheckQuestion"), size_of::<table::TableCheckQuestion>()),
    (text!("GrogAcwTableCheckAnswer"), size_of::<table::TableCheckAnswer>()),
    (text!("GrogAcwTableExampleQuestion"), size_of::<table::TableExampleQuestion>()),
    (text!("GrogAcwTableExampleAnswer"), size_of::<table::TableExampleAnswer>()),
    (text!("GrogAcwAttacksObligedQuestion"), size_of::<attacks::AttacksObligedQuestion>()),
    (text!("GrogAcwAttacksObligedAnswer"), size_of::<attacks::AttacksObligedAnswer>()),
    (text!("GrogAcwAttacksCheckQuestion"), size_of::<attacks::AttacksCheckQuestion>()),
    (text!("GrogAcwAttacksCheckAnswer"), size_of::<attacks::AttacksCheckAnswer>()),
    (text!("GrogAcwAttacksPlanQuestion"), size_of::<attacks::AttacksPlanQuestion>()),
    (text!("GrogAcwAttacksPlanAnswer"), size_of::<attacks::AttacksPlanAnswer>()),
    (text!("GrogAcwAttacksImproveQuestion"), size_of::<attacks::AttacksImproveQuestion>()),
    (text!("GrogAcwAttacksImproveAnswer"), size_of::<attacks::AttacksImproveAnswer>()),
    (text!("GrogAcwAttacksWalkQuestion"), size_of::<attacks::AttacksWalkQuestion>()),
    (text!("GrogAcwAttacksWalkAnswer"), size_of::<attacks::AttacksWalkAnswer>()),
    (text!("GrogAcwAttacksCoverQuestion"), size_of::<attacks::AttacksCoverQuestion>()),
    (text!("GrogAcwAttacksCoverAnswer"), size_of::<attacks::AttacksCoverAnswer>()),
    (text!("GrogAcwAttacksCountQuestion"), size_of::<attacks::AttacksCountQuestion>()),
    (text!("GrogAcwAttacksCountAnswer"), size_of::<attacks::AttacksCountAnswer>()),
    (text!("GrogAcwCombatAssessQuestion"), size_of::<combat::CombatAssessQuestion>()),
    (text!("GrogAcwCombatAssessAnswer"), size_of::<combat::CombatAssessAnswer>()),
    (text!("GrogAcwCombatResolveQuestion"), size_of::<combat::CombatResolveQuestion>()),
    (text!("GrogAcwCombatResolveAnswer"), size_of::<combat::CombatResolveAnswer>()),
    (text!("GrogAcwCombatDistributionQuestion"), size_of::<combat::CombatDistributionQuestion>()),
    (text!("GrogAcwCombatDistributionAnswer"), size_of::<combat::CombatDistributionAnswer>()),
    (text!("GrogAcwCombatPercentileQuestion"), size_of::<combat::CombatPercentileQuestion>()),
    (text!("GrogAcwCombatPercentileAnswer"), size_of::<combat::CombatPercentileAnswer>()),
    (text!("GrogAcwLossesChoicesQuestion"), size_of::<losses::LossesChoicesQuestion>()),
    (text!("GrogAcwLossesChoicesAnswer"), size_of::<losses::LossesChoicesAnswer>()),
    (text!("GrogAcwLossesApplyQuestion"), size_of::<losses::LossesApplyQuestion>()),
    (text!("GrogAcwLossesApplyAnswer"), size_of::<losses::LossesApplyAnswer>()),
    (text!("GrogAcwCommandersAssessQuestion"), size_of::<commanders::CommandersAssessQuestion>()),
    (text!("GrogAcwCommandersAssessAnswer"), size_of::<commanders::CommandersAssessAnswer>()),
    (text!("GrogAcwCommandersResolveQuestion"), size_of::<commanders::CommandersResolveQuestion>()),
    (text!("GrogAcwCommandersResolveAnswer"), size_of::<commanders::CommandersResolveAnswer>()),
    (text!("GrogAcwCommandersDistributionQuestion"), size_of::<commanders::CommandersDistributionQuestion>()),
    (text!("GrogAcwCommandersDistributionAnswer"), size_of::<commanders::CommandersDistributionAnswer>()),
    (text!("GrogAcwCommandersArmyQuestion"), size_of::<commanders::CommandersArmyQuestion>()),
    (text!("GrogAcwCommandersArmyAnswer"), size_of::<commanders::CommandersArmyAnswer>()),
];
