//! Ground combat by a game's own tables. OCS 8.0, 9.1 to 9.13.
//!
//! The answer of [`assess`] has an assessment and the checksum of the tables: the other operations take both, with the same
//! tables. [`crate::ocs::combat::choices`] and [`crate::ocs::combat::apply`] settle the battle.

use super::own::{MOST, Own};
use super::tables::{Tables, TablesHeld};
use crate::bounded::Bounded;
use crate::dist::{Percentile, tally};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::changed::tables_of;
use crate::ocs::combat::{
    Assessment, Attack, BY_DICE, Battle, Chances, Combat, CombatDistribution, CombatResult, Counted, Odds, Policy,
    RESULTS, assess_by, distribution_by, margins, resolve_by,
};
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
use crate::ocs::terrain::{Approach, Terrain};
use crate::ocs::units::{Phase, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Ruling, Trail, Verdict};

/// An attack on one hex, by a game's own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantCombat<'a> {
    /// The attacking units, in any hexes.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex. Units that are not combat units take no part.
    #[required]
    pub defenders: &'a [Unit],
    /// The kind of attack.
    #[required]
    pub attack: Code<Attack>,
    /// The phase of the attack.
    #[required]
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself; by default the one that is best for him.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("terrain", 1)]
    pub own_terrain: u8,
    /// The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
    /// overrun the hex must be listed, with the cost of entering the target.
    pub approaches: &'a [Approach],
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts; by default the one with the highest.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("attackers", 1)]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts; by default the one with the highest.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("defenders", 1)]
    pub defender_lead: u16,
    /// The hex has been attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// Size of other friendly units in the overrunning stack's hex, in RE.
    #[measure("RE", 8)]
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// The assessment of an attack by a game's own tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct VariantAssessment {
    /// The assessment.
    pub assessment: Assessment,
    /// The checksum of the tables.
    pub digest: u32,
}

/// An attack assessed by a game's own tables, and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantResolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// An attack assessed by a game's own tables, and how each side takes its option.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantChances<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// How the attacker takes his option. Required.
    #[when_needed]
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required.
    #[when_needed]
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even if he may ignore it.
    pub defender_obeys: Flag,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// A result that occurred, by a game's own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct VariantHappened<'a> {
    /// The assessment before the dice.
    #[required]
    pub assessment: Assessment,
    /// The checksum of the tables by which it was assessed.
    #[required]
    pub digest: u32,
    /// The result of the dice.
    #[required]
    pub result: Code<CombatResult>,
    /// The tables of the game.
    #[required]
    pub tables: Tables<'a>,
}

/// Decides whether an attack is allowed, as [`crate::ocs::combat::assess`] does by the printed tables. Returns its
/// odds, column and modifier by a game's own tables (OCS 8.0, 9.1 to 9.7).
///
/// # Errors
///
/// * Those of `ocs.combat.assess`, such as `empty` for an attack without attackers or defenders.
/// * Those of `ocs.variant.check` for the tables.
pub fn assess(
    question: &VariantCombat<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<VariantAssessment>>, Fault> {
    let q = question;
    let own = Own::of(&q.tables)?;
    let combat = Combat {
        attackers: q.attackers,
        defenders: q.defenders,
        attack: q.attack,
        phase: q.phase,
        target: q.target,
        terrain: q.terrain,
        own_terrain: q.own_terrain,
        approaches: q.approaches,
        hedgehog: q.hedgehog,
        attacker_lead: q.attacker_lead,
        defender_lead: q.defender_lead,
        hex_attacked: q.hex_attacked,
        bystanders_re: q.bystanders_re,
        rules: q.rules,
    };
    let Ruling { value, cites } = assess_by(&combat, tables_of(&own), trail)?;
    let verdict = match value {
        Verdict::Allowed(assessment) => Verdict::Allowed(VariantAssessment { assessment, digest: own.digest() }),
        Verdict::Forbidden => Verdict::Forbidden,
    };
    Ok(Ruling::new(verdict, cites))
}

/// Resolves an attack assessed by a game's own tables with dice (OCS 9.8, 9.9).
///
/// # Errors
///
/// * Those of `ocs.combat.resolve`: `out_of_range` for a column that the tables do not have, and `contradiction` for a
///   heading or odds of another one.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn resolve(question: &VariantResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Battle>, Fault> {
    let own = Own::of(&question.tables)?;
    own.same(question.digest)?;
    resolve_by(&question.assessment, question.dice, own, trail)
}

/// Returns the cases of each result, and of each side's surprise.
fn results(odds: Odds, own: Own<'_>) -> Result<Counted, Fault> {
    let (mut columns, mut rows) = ([0u32; MOST], [0u32; MOST]);
    let (attacker, defender) = margins(odds, own, &mut columns, &mut rows);
    let mut results = [0u32; RESULTS];
    let [width, height, _] = own.extent();
    for (row, row_cases) in (0..usize::from(height)).zip(rows).filter(|(_, cases)| *cases > 0) {
        for (column, column_cases) in (0..width).zip(columns).filter(|(_, cases)| *cases > 0) {
            let result = crate::ocs::combat::Lookup::result(own, column, row)?;
            tally(&mut results, result.place(), row_cases.bounded_mul(column_cases));
        }
    }
    Ok((results, attacker, defender))
}

/// Adds the house rules of the surprise and of the results.
fn cite(own: Own<'_>, cites: &mut Cites) {
    for house in crate::ocs::combat::Lookup::rules(own).into_iter().flatten() {
        cites.add(house);
    }
}

/// Returns the exact chances of every result by a game's own tables (OCS 9.8 to 9.13). With them are those of the
/// losses, retreats and disorganization that follow if the sides take their options as the question says.
///
/// # Errors
///
/// * Those of `ocs.combat.distribution`, such as `missing_field` for the steps of the attackers.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn distribution(
    question: &VariantChances<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<CombatDistribution>, Fault> {
    let VariantChances { assessment, digest, attacker_policy, defender_policy, defender_obeys, tables } = *question;
    let own = Own::of(&tables)?;
    own.same(digest)?;
    let odds = Odds::of(&assessment, own)?;
    let chances = Chances { assessment, attacker_policy, defender_policy, defender_obeys };
    let value = distribution_by(&chances, &mut || results(odds, own))?;
    let mut cites = BY_DICE;
    cites.add_if(R16_0D, assessment.hedgehog > 0);
    cite(own, &mut cites);
    Ok(Ruling::new(value, cites))
}

/// Returns the rank of a result among all possible results by a game's own tables (OCS 9.8, 9.9), the best being the best
/// for the attacker.
///
/// # Errors
///
/// * Those of `ocs.combat.percentile`.
/// * `missing_field` for the checksum, and `contradiction` for one of other tables.
/// * Those of `ocs.variant.check` for the tables.
pub fn percentile(question: &VariantHappened<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let own = Own::of(&question.tables)?;
    own.same(question.digest)?;
    let odds = Odds::of(&question.assessment, own)?;
    let result = word(question.result, &"result")?;
    let mut cites = Cites::by(R9_8);
    cites.add(R9_9);
    cites.add_if(R16_0D, question.assessment.hedgehog > 0);
    cite(own, &mut cites);
    Ok(Ruling::new(Percentile::of(&results(odds, own)?.0, result.place()), cites))
}
