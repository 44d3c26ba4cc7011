//! The dice of a barrage. OCS 10.0, 18.3b.

use super::fire::Fire;
use super::question::BarrageAssessment;
use crate::dice::Dice;
use crate::fault::{Fault, record};
use crate::ocs::rules::*;
use crate::ocs::tables::barrage::BarrageResult;
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::BarrageLookup;
use crate::ocs::tables::{GameTables, GameTablesHeld, InUse, by_printed};
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// The outcome of a barrage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum Outcome {
    /// No effect.
    #[word("-")]
    None = 1,
    /// The target is disorganized.
    #[word("DG")]
    Dg,
    /// The target loses one step and is disorganized.
    #[word("1")]
    One,
    /// The target loses two steps and is disorganized.
    #[word("2")]
    Two,
    /// The target loses three steps and is disorganized.
    #[word("3")]
    Three,
}

impl Outcome {
    /// Returns the number of steps to lose.
    pub const fn steps(self) -> u8 {
        (self as u8).saturating_sub(2)
    }
    /// Returns the index of the outcome, from 0.
    pub(super) const fn place(self) -> usize {
        (self as usize).saturating_sub(1)
    }
}

/// An assessed barrage and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageResolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: BarrageAssessment,
    /// Two dice, and one more if the result is a half, 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// A barrage between its dice and its losses. A plain value that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Barraged {
    /// The result of the table.
    pub table: Code<BarrageResult>,
    /// The result after brackets and the reduction for ships.
    pub counts: Code<BarrageResult>,
    /// The outcome for the target.
    #[required]
    pub outcome: Code<Outcome>,
    /// The column, 0 to 10 in the printed table.
    pub column: u8,
    /// The roll, 2 to 12.
    pub roll: u8,
    /// The die for a half; 0 if none was rolled.
    pub half_die: u8,
    /// The losses have been settled.
    pub settled: Flag,
    /// Steps lost.
    pub steps: u8,
}

/// The parts of an assessment that the dice depend on, checked.
#[derive(Clone, Copy)]
pub(crate) struct Gun {
    pub column: u8,
    brackets_dg: bool,
    pub ship: bool,
}

impl Gun {
    pub fn of(a: &BarrageAssessment, tables: impl BarrageLookup) -> Result<Self, Fault> {
        let inside = |f: Fault| f.within(record!("assessment"));
        if a.column >= tables.columns() {
            return Err(inside(Fault::beyond(&"column", a.column, 0, u32::from(tables.columns().saturating_sub(1)))));
        }
        let fire = word(a.fire, &text!("fire")).map_err(inside)?;
        Ok(Gun { column: a.column, brackets_dg: a.brackets_dg.is_set(), ship: fire == Fire::Ship })
    }
    /// Returns the result that counts: brackets first, then the reduction of fire from ships (18.3b; a 3, which it does
    /// not list, is reduced like the others).
    pub fn counts(self, table: BarrageResult) -> BarrageResult {
        let open = match table {
            BarrageResult::Bracketed if self.brackets_dg => BarrageResult::Dg,
            BarrageResult::Bracketed => BarrageResult::Half,
            other => other,
        };
        match (self.ship, open) {
            (true, BarrageResult::Half) => BarrageResult::Dg,
            (true, BarrageResult::One) => BarrageResult::Half,
            (true, BarrageResult::Two) => BarrageResult::One,
            (true, BarrageResult::Three) => BarrageResult::Two,
            (_, open) => open,
        }
    }
    /// Returns the outcome of the result that counts, with the die for a half.
    pub fn outcome(counts: BarrageResult, die: u8) -> Outcome {
        match counts {
            BarrageResult::None => Outcome::None,
            BarrageResult::Dg => Outcome::Dg,
            BarrageResult::Half | BarrageResult::Bracketed if die >= 4 => Outcome::One,
            BarrageResult::Half | BarrageResult::Bracketed => Outcome::Dg,
            BarrageResult::One => Outcome::One,
            BarrageResult::Two => Outcome::Two,
            BarrageResult::Three => Outcome::Three,
        }
    }
}

/// Resolves an assessed barrage with dice (OCS 10.0; 18.3b for ships).
///
/// ```
/// use grognard_core::ocs::barrage::{resolve, BarrageAssessment, BarrageResolve, Fire, Outcome};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = BarrageAssessment { fire: Code::new(Fire::Artillery), column: 6, ..Default::default() };
/// let hit = resolve(&BarrageResolve { assessment, dice: &[3, 3], ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(hit.outcome.get(), Some(Outcome::Dg));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of fire.
/// * `out_of_range` for a column that the table does not have.
/// * `contradiction` for other tables than those of the assessment.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn resolve(question: &BarrageResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Barraged>, Fault> {
    let a = &question.assessment;
    if question.tables.are_apart() {
        by_printed(a.digest)?;
        return resolve_by(a, question.dice, AsPrinted, trail);
    }
    let tables = InUse::of(question.tables)?;
    tables.same(a.digest)?;
    resolve_by(a, question.dice, &tables, trail)
}

/// Resolves an assessed barrage by these tables.
fn resolve_by(
    a: &BarrageAssessment,
    dice: &[u8],
    tables: impl BarrageLookup,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Barraged>, Fault> {
    let gun = Gun::of(a, tables)?;
    let mut dice = Dice::new(dice);
    let roll = dice.two_d6()?;
    let table = tables.result(gun.column, roll)?;
    let counts = gun.counts(table);
    let half_die = if counts == BarrageResult::Half { dice.d6()? } else { 0 };
    dice.finish()?;
    let outcome = Gun::outcome(counts, half_die);
    let mut cites = Cites::by(R10_0);
    cites.add_if(R18_3B, gun.ship && table > BarrageResult::Bracketed);
    if let Some(house) = tables.rule() {
        cites.add(house);
    }
    let rule = tables.rule().unwrap_or(R10_0);
    trail.note(rule, What::Roll, About::Whole, i32::from(roll));
    trail.figure(rule, What::Result, About::Whole, WordsOf::Barrage.figure(table as u8));
    if half_die > 0 {
        trail.note(R10_0, What::Roll, About::Whole, i32::from(half_die));
    }
    let value = Barraged {
        table: Code::new(table),
        counts: Code::new(counts),
        outcome: Code::new(outcome),
        column: gun.column,
        roll,
        half_die,
        ..Barraged::default()
    };
    Ok(Ruling::new(value, cites))
}
