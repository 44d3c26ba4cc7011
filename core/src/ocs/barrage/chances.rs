//! The exact chances of a barrage. OCS 10.0, 18.3b.

use super::question::BarrageAssessment;
use super::resolve::{Gun, Outcome};
use crate::dist::{Percentile, TWO_D6, expected, tally};
use crate::fault::{Fault, FaultCode, record};
use crate::ocs::rules::*;
use crate::ocs::tables::barrage::RESULTS;
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::BarrageLookup;
use crate::ocs::tables::{GameTables, GameTablesHeld, InUse, by_printed};
use crate::ocs::units::word;
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{Cites, Ruling, Trail};

/// The number of equal cases: two dice for the table, one for a half.
const CASES: u32 = 216;

/// An assessed barrage.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageOdds<'a> {
    /// The assessment.
    #[required]
    pub assessment: BarrageAssessment,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// The exact chances of a barrage, as counts of 216 equal cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BarrageDistribution {
    /// The number of cases, 216.
    pub denominator: u32,
    /// Cases by result of the table.
    #[share("denominator")]
    pub table: [u32; RESULTS],
    /// Cases by outcome: no effect, DG, and one, two, three steps with DG.
    #[share("denominator")]
    pub outcomes: [u32; 5],
    /// Cases in which the target loses 0, 1, 2, 3 steps.
    #[share("denominator")]
    pub steps: [u32; 4],
    /// Cases in which surviving units are disorganized.
    #[share("denominator")]
    pub dg: u32,
    /// Cases in which no unit is left.
    #[share("denominator")]
    pub gone: u32,
    /// Expected step losses of the target, over the denominator.
    #[share("denominator")]
    pub steps_expected: u32,
}

fn outcomes(gun: Gun, tables: impl BarrageLookup) -> Result<([u32; RESULTS], [u32; 5]), Fault> {
    let (mut results, mut outcomes) = ([0u32; RESULTS], [0u32; 5]);
    for (roll, ways) in (2u8..13).zip(&TWO_D6) {
        let table = tables.result(gun.column, roll)?;
        tally(&mut results, table as usize, ways.saturating_mul(6));
        let counts = gun.counts(table);
        for die in 1..7 {
            tally(&mut outcomes, Gun::outcome(counts, die).place(), *ways);
        }
    }
    Ok((results, outcomes))
}

/// Returns the exact chances of a barrage (OCS 10.0; 18.3b for ships).
///
/// ```
/// use grognard_core::ocs::barrage::{distribution, BarrageAssessment, BarrageOdds, Fire};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let fire = Code::new(Fire::Artillery);
/// let assessment = BarrageAssessment { fire, column: 6, target_steps: 3, ..Default::default() };
/// let chances = distribution(&BarrageOdds { assessment, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(chances.outcomes[0], 6 * 6); // nothing on a roll of 2, 3 or 4: 6 of 36
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind of fire and the steps of the target; `unknown_word` for the kind of fire.
/// * `out_of_range` for a column that the table does not have.
/// * `contradiction` for other tables than those of the assessment.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn distribution(question: &BarrageOdds<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<BarrageDistribution>, Fault> {
    let a = &question.assessment;
    if question.tables.are_apart() {
        by_printed(a.digest)?;
        return distribution_by(a, AsPrinted);
    }
    let tables = InUse::of(question.tables)?;
    tables.same(a.digest)?;
    distribution_by(a, &tables)
}

/// Returns the exact chances of a barrage by these tables.
fn distribution_by(a: &BarrageAssessment, tables: impl BarrageLookup) -> Result<Ruling<BarrageDistribution>, Fault> {
    let gun = Gun::of(a, tables)?;
    if a.target_steps == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"target_steps").within(record!("assessment")));
    }
    let (table, outcomes) = outcomes(gun, tables)?;
    let mut d = BarrageDistribution { denominator: CASES, table, outcomes, ..Default::default() };
    for (code, cases) in (0u8..u8::MAX).zip(&outcomes) {
        let wanted = u16::from(code.saturating_sub(1));
        let lost = wanted.min(a.target_steps);
        tally(&mut d.steps, usize::from(lost), *cases);
        if lost >= a.target_steps {
            d.gone = d.gone.saturating_add(*cases);
        } else if code > 0 {
            d.dg = d.dg.saturating_add(*cases);
        }
    }
    d.steps_expected = expected(&d.steps);
    let mut cites = Cites::by(R10_0);
    cites.add_if(R18_3B, gun.ship);
    if let Some(house) = tables.rule() {
        cites.add(house);
    }
    Ok(Ruling::new(d, cites))
}

/// An outcome that occurred.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageHappened<'a> {
    /// The assessment before the dice.
    #[required]
    pub assessment: BarrageAssessment,
    /// The outcome that occurred.
    #[required]
    pub outcome: Code<Outcome>,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// Returns the rank of an outcome among all possible outcomes (OCS 10.0), the best being the best for the firing
/// player.
///
/// ```
/// use grognard_core::ocs::barrage::{percentile, BarrageAssessment, BarrageHappened, Fire, Outcome};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = BarrageAssessment { fire: Code::new(Fire::Artillery), column: 0, ..Default::default() };
/// let luck = BarrageHappened { assessment, outcome: Code::new(Outcome::Dg), ..Default::default() };
/// assert_eq!(percentile(&luck, &mut Trail::none())?.value.equal, 3 * 6);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of fire and the outcome.
/// * `out_of_range` for a column that the table does not have.
/// * `contradiction` for other tables than those of the assessment.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn percentile(question: &BarrageHappened<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let (a, tables) = (&question.assessment, InUse::of(question.tables)?);
    tables.same(a.digest)?;
    let tables = &tables;
    let gun = Gun::of(a, tables)?;
    let outcome = word(question.outcome, &"outcome")?;
    let mut cites = Cites::by(R10_0);
    if let Some(house) = tables.rule() {
        cites.add(house);
    }
    Ok(Ruling::new(Percentile::of(&outcomes(gun, tables)?.1, outcome.place()), cites))
}
