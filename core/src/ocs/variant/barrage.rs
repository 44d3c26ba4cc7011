//! Barrage against units by a game's own tables. OCS 10.0, 13.4.
//!
//! The answer of [`assess`] has an assessment and the checksum of the tables: the other operations take both, with the same
//! tables. [`crate::ocs::barrage::choices`] and [`crate::ocs::barrage::apply`] settle the losses.

use super::own::Own;
use super::tables::{Tables, TablesHeld};
use crate::dist::Percentile;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::barrage::{
    Barrage, BarrageAssessment, BarrageDistribution, Barraged, Outcome, assess_by, distribution_by, percentile_by,
    resolve_by,
};
use crate::ocs::options::GameRules;
use crate::ocs::terrain::Terrain;
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Ruling, Trail, Verdict};

/// A barrage against the units in a hex, by a game's own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantBarrage<'a> {
    /// The firing units: artillery, aircraft or ships, of one kind only.
    #[required]
    pub firers: &'a [Unit],
    /// The units in the hex, at least one of them a combat unit.
    #[required]
    pub targets: &'a [Unit],
    /// Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing
    /// craft. If there are none, set `unspotted`.
    pub spotters: &'a [Unit],
    /// The terrain of the hex, as rows of the game's chart.
    pub terrain: &'a [Terrain],
    /// The terrain that the target's player chose; by default the one that is best for him.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("terrain", 1)]
    pub own_terrain: u8,
    /// The target hex.
    pub target: Hex,
    /// The phase of the barrage.
    #[required]
    pub phase: Code<Phase>,
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    pub hedgehog: u8,
    /// Set if the supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: Flag,
    /// The barrage is a hip shoot by an aircraft.
    pub hip_shoot: Flag,
    /// No friendly unit can spot; `spotters` is empty.
    pub unspotted: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// The assessment of a barrage by a game's own tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct VariantBarrageAssessment {
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// The checksum of the tables.
    pub digest: u32,
}

/// A barrage assessed by a game's own tables, and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantBarrageResolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: BarrageAssessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// Two dice, and one more if the result is a half, 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// A barrage assessed by a game's own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantBarrageOdds<'a> {
    /// The assessment.
    #[required]
    pub assessment: BarrageAssessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// An outcome that occurred, by a game's own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantBarrageHappened<'a> {
    /// The assessment before the dice.
    #[required]
    pub assessment: BarrageAssessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// The outcome that occurred.
    #[required]
    pub outcome: Code<Outcome>,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// Decides whether a barrage is allowed, as [`crate::ocs::barrage::assess`] does by the printed tables. Returns its
/// cost and its column after all shifts by a game's own tables (OCS 10.0, 10.1b, 13.4).
///
/// # Errors
///
/// * Those of `ocs.barrage.assess`.
/// * Those of `ocs.variant.check` for the tables.
pub fn assess(
    question: &VariantBarrage<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<VariantBarrageAssessment>>, Fault> {
    let q = question;
    let own = Own::of(&q.tables)?;
    let barrage = Barrage {
        firers: q.firers,
        targets: q.targets,
        spotters: q.spotters,
        terrain: q.terrain,
        own_terrain: q.own_terrain,
        target: q.target,
        phase: q.phase,
        hedgehog: q.hedgehog,
        unpaid: q.unpaid,
        hex_barraged: q.hex_barraged,
        hip_shoot: q.hip_shoot,
        unspotted: q.unspotted,
        rules: q.rules,
    };
    let Ruling { value, cites } = assess_by(&barrage, &own.scale(), &own, trail)?;
    let verdict = match value {
        Verdict::Allowed(assessment) => Verdict::Allowed(VariantBarrageAssessment { assessment, digest: own.digest() }),
        Verdict::Forbidden => Verdict::Forbidden,
    };
    Ok(Ruling::new(verdict, cites))
}

/// Resolves a barrage assessed by a game's own tables with dice (OCS 10.0; 18.3b for ships).
///
/// # Errors
///
/// * Those of `ocs.barrage.resolve`, such as `out_of_range` for a column that the tables do not have.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn resolve(question: &VariantBarrageResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Barraged>, Fault> {
    let own = Own::of(&question.tables)?;
    own.same(question.digest)?;
    resolve_by(&question.assessment, question.dice, own, trail)
}

/// Returns the exact chances of a barrage by a game's own tables (OCS 10.0; 18.3b for ships).
///
/// # Errors
///
/// * Those of `ocs.barrage.distribution`.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn distribution(
    question: &VariantBarrageOdds<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BarrageDistribution>, Fault> {
    let own = Own::of(&question.tables)?;
    own.same(question.digest)?;
    distribution_by(&question.assessment, own)
}

/// Returns the rank of an outcome among all possible outcomes by a game's own tables (OCS 10.0), the best being the best for
/// the firing player.
///
/// # Errors
///
/// * Those of `ocs.barrage.percentile`.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn percentile(question: &VariantBarrageHappened<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let own = Own::of(&question.tables)?;
    own.same(question.digest)?;
    percentile_by(&question.assessment, question.outcome, own)
}
