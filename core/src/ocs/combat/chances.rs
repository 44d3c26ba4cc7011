//! The exact chances of an attack. The 7776 equal cases of two surprise dice, a shift die and two combat dice are
//! counted by the columns that they lead to. Without a shift die a case counts six times.

use super::question::Assessment;
use super::resolve::{Odds, Surprise, signed};
use crate::bounded::Bounded;
use crate::dist::{Percentile, TWO_D6, expected, tally};
use crate::fault::{Fault, FaultCode, record};
use crate::ocs::rules::*;
use crate::ocs::tables::combat::{CombatResult, PARTS, RESULTS, ROWS, TABLE};
use crate::ocs::tables::headings::{AsPrinted, COLUMNS};
use crate::ocs::tables::lookup::Lookup;
use crate::ocs::tables::{GameTables, GameTablesHeld, InUse, MOST, by_printed};
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{Cites, Ruling, Trail};

/// The number of equal cases.
pub(super) const CASES: u32 = 7776;

/// How a side takes its option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Policy {
    /// As step losses.
    Stand = 1,
    /// As hexes of retreat.
    FallBack,
}

/// An assessed attack, and how each side takes its option.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Chances<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// How the attacker takes his option. Required.
    #[when_needed]
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required.
    #[when_needed]
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even if he may ignore it.
    pub defender_obeys: Flag,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// The exact chances of an attack, as counts of 7776 equal cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CombatDistribution {
    /// The number of cases, 7776.
    pub denominator: u32,
    /// Cases by result, from the worst for the attacker to the best.
    #[share("denominator")]
    pub results: [u32; RESULTS],
    /// Cases in which the attacker has surprise.
    #[share("denominator")]
    pub surprise_attacker: u32,
    /// Cases in which the defender has surprise.
    #[share("denominator")]
    pub surprise_defender: u32,
    /// Cases in which the attacker loses 0, 1, 2 steps.
    #[share("denominator")]
    pub attacker_steps: [u32; 3],
    /// Cases in which the attacker retreats 0, 1 hexes.
    #[share("denominator")]
    pub attacker_retreat: [u32; 2],
    /// Cases in which no attacker is left.
    #[share("denominator")]
    pub attacker_gone: u32,
    /// Cases in which an attacker exploits.
    #[share("denominator")]
    pub exploit: u32,
    /// Cases in which the defender loses 0, 1, ... 5 steps.
    #[share("denominator")]
    pub defender_steps: [u32; 6],
    /// Cases in which the defender retreats 0, 1, 2, 3 hexes.
    #[share("denominator")]
    pub defender_retreat: [u32; 4],
    /// Cases in which surviving defenders are disorganized.
    #[share("denominator")]
    pub defender_dg: u32,
    /// Cases in which no defender is left.
    #[share("denominator")]
    pub defender_gone: u32,
    /// Cases in which the hex is left empty.
    #[share("denominator")]
    pub vacated: u32,
    /// The attacker's expected step losses, over the denominator.
    #[share("denominator")]
    pub attacker_steps_expected: u32,
    /// The attacker's expected hexes of retreat, over the denominator.
    #[share("denominator")]
    pub attacker_retreat_expected: u32,
    /// The defender's expected step losses, over the denominator.
    #[share("denominator")]
    pub defender_steps_expected: u32,
    /// The defender's expected hexes of retreat, over the denominator.
    #[share("denominator")]
    pub defender_retreat_expected: u32,
}

/// The cases of each result, and of the attacker's and the defender's surprise.
type Counted = ([u32; RESULTS], u32, u32);

/// Returns the cases of 36 in which a roll of two dice leads to no surprise, the attacker's and the defender's.
fn surprises(odds: Odds, tables: impl Lookup) -> [u32; 3] {
    let mut ways_to = [0u32; 3];
    for (roll, ways) in (2i8..13).zip(&TWO_D6) {
        tally(&mut ways_to, odds.surprise(odds.surprise_roll(roll), tables) as usize, *ways);
    }
    ways_to
}

/// Counts the cases of each column, of 216, and of each row, of 36. Returns those of each side's surprise.
///
/// The combat roll is independent of surprise: a cell's cases are its row's times its column's.
fn margins(odds: Odds, tables: impl Lookup, columns: &mut [u32], rows: &mut [u32]) -> (u32, u32) {
    let [none, attacker, defender] = surprises(odds, tables);
    tally(columns, usize::from(odds.column), none.bounded_mul(6));
    for die in 1..7 {
        let to = |surprise| usize::from(odds.shifted(Odds::shift(surprise, die, tables), tables));
        tally(columns, to(Surprise::Attacker), attacker);
        tally(columns, to(Surprise::Defender), defender);
    }
    for (roll, ways) in (2i8..13).zip(&TWO_D6) {
        tally(rows, tables.row(odds.combat_roll(roll)).0, *ways);
    }
    (attacker.bounded_mul(CASES / 36), defender.bounded_mul(CASES / 36))
}

/// Returns the cases of each result by the printed tables, and of each side's surprise.
fn by_printed_tables(odds: Odds) -> Counted {
    let (mut columns, mut rows) = ([0u32; COLUMNS as usize], [0u32; ROWS as usize]);
    let (attacker, defender) = margins(odds, AsPrinted, &mut columns, &mut rows);
    (printed(&columns, &rows), attacker, defender)
}

/// The dice of an attack: the parts of its assessment, and its tables.
struct Rolled<'q, 'a> {
    odds: Odds,
    tables: &'q InUse<'a>,
}

impl<'q, 'a> Rolled<'q, 'a> {
    fn of(a: &Assessment, tables: &'q InUse<'a>) -> Result<Self, Fault> {
        tables.same(a.digest)?;
        Ok(Rolled { odds: Odds::of(a, tables)?, tables })
    }
    /// Returns the cases of each result, and of each side's surprise.
    fn results(&self) -> Result<Counted, Fault> {
        let (odds, tables) = (self.odds, self.tables);
        let (mut columns, mut rows) = ([0u32; MOST], [0u32; MOST]);
        let (attacker, defender) = margins(odds, tables, &mut columns, &mut rows);
        let results = match tables.cells() {
            None => printed(&columns, &rows),
            Some(_) => looked_up(tables, &columns, &rows)?,
        };
        Ok((results, attacker, defender))
    }
    /// Adds the rules of the dice, and the house rules of the surprise and of the results.
    fn cite(&self, cites: &mut Cites) {
        cites.add_if(R16_0D, self.odds.hedgehog > 0);
        for house in self.tables.rules().into_iter().flatten() {
            cites.add(house);
        }
    }
}

/// Returns the cases of each result of the printed table, from those of its columns and rows.
#[inline]
fn printed(columns: &[u32], rows: &[u32]) -> [u32; RESULTS] {
    // Adjacent cells often share a result: counting them apart keeps one addition from waiting for the other.
    let mut apart = [[0u32; RESULTS]; 4];
    for (cells, row) in TABLE.iter().zip(rows).filter(|(_, row)| **row > 0) {
        for (cells, columns) in cells.chunks(4).zip(columns.chunks(4)) {
            for ((cell, column), counts) in cells.iter().zip(columns).zip(&mut apart) {
                tally(counts, cell.place(), row.bounded_mul(*column));
            }
        }
    }
    let [results, rest @ ..] = &mut apart;
    for counts in rest {
        for (sum, count) in results.iter_mut().zip(counts) {
            *sum = sum.bounded_add(*count);
        }
    }
    *results
}

/// Returns the cases of each result of a game's own table, from those of its columns and rows.
fn looked_up(tables: &InUse<'_>, columns: &[u32], rows: &[u32]) -> Result<[u32; RESULTS], Fault> {
    let mut results = [0u32; RESULTS];
    let [width, height, _] = tables.extent();
    for (row, row_cases) in (0..usize::from(height)).zip(rows).filter(|(_, cases)| **cases > 0) {
        for (column, column_cases) in (0..width).zip(columns).filter(|(_, cases)| **cases > 0) {
            let result = Lookup::result(tables, column, row)?;
            tally(&mut results, result.place(), row_cases.bounded_mul(*column_cases));
        }
    }
    Ok(results)
}

/// The cost of a result for one side under its policy: steps lost, hexes retreated, and whether the option was taken
/// whole.
#[derive(Debug, Clone, Copy)]
pub(super) struct Toll {
    pub steps: u8,
    pub retreat: u8,
    pub whole: bool,
}

pub(super) fn toll(losses: u8, option: u8, left: u16, policy: Policy) -> Toll {
    let most = u8::try_from(left).unwrap_or(u8::MAX);
    let hard = losses.min(most);
    if hard == most {
        // Nobody is left to take the option.
        return Toll { steps: hard, retreat: 0, whole: option == 0 };
    }
    match policy {
        Policy::FallBack => Toll { steps: hard, retreat: option, whole: true },
        Policy::Stand => {
            let steps = hard.saturating_add(option);
            Toll { steps: steps.min(most), retreat: 0, whole: steps <= most }
        }
    }
}

/// Returns the exact chances of every result (OCS 9.8 to 9.13). With them are those of the losses, retreats and
/// disorganization that follow if the sides take their options as the question says.
///
/// ```
/// use grognard_core::ocs::combat::{distribution, Assessment, Attack, Chances, Policy};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let kind = Code::new(Attack::Regular);
/// let assessment = Assessment { kind, column: 6, attacker_steps: 9, defender_steps: 3, ..Default::default() };
/// let stand = Code::new(Policy::Stand);
/// let asked = Chances { assessment, attacker_policy: stand, defender_policy: stand, ..Default::default() };
/// let chances = distribution(&asked, &mut Trail::none())?.value;
/// assert_eq!(chances.results[0], 500); // AL2 in 500 of 7776 cases at 3:1 in the open
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind of attack, both policies, and the steps of both sides.
/// * `unknown_word` for the kind of attack and the policies.
/// * `out_of_range` for a column that the table does not have, a modifier beyond -20 to 20, and a level of a hedgehog
///   above 4.
/// * `contradiction` for odds or a heading of another column, and for other tables than those of the assessment.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn distribution(question: &Chances<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<CombatDistribution>, Fault> {
    let a = &question.assessment;
    if question.tables.are_apart() {
        by_printed(a.digest)?;
        let odds = Odds::of(a, AsPrinted)?;
        let value = follows(question, &mut || Ok(by_printed_tables(odds)))?;
        let mut cites = BY_DICE;
        cites.add_if(R16_0D, odds.hedgehog > 0);
        return Ok(Ruling::new(value, cites));
    }
    let tables = InUse::of(question.tables)?;
    let rolled = Rolled::of(a, &tables)?;
    let value = follows(question, &mut || rolled.results())?;
    let mut cites = BY_DICE;
    rolled.cite(&mut cites);
    Ok(Ruling::new(value, cites))
}

/// The rules of all chances.
const BY_DICE: Cites = Cites::of(&[R9_8, R9_9, R9_10, R9_11, R9_12, R9_13]);

/// Returns what follows from the cases of each result.
fn follows(
    question: &Chances<'_>,
    results: &mut dyn FnMut() -> Result<Counted, Fault>,
) -> Result<CombatDistribution, Fault> {
    let a = &question.assessment;
    let (attacker, defender) =
        (word(question.attacker_policy, &"attacker_policy")?, word(question.defender_policy, &"defender_policy")?);
    // A side without steps would be gone whatever the dice say.
    let gone = |name| Err(Fault::new(FaultCode::MissingField, name).within(record!("assessment")));
    if a.attacker_steps == 0 {
        return gone(&"attacker_steps");
    }
    if a.defender_steps == 0 {
        return gone(&"defender_steps");
    }
    let (results, surprise_attacker, surprise_defender) = results()?;
    let mut d =
        CombatDistribution { denominator: CASES, results, surprise_attacker, surprise_defender, ..Default::default() };
    let (can_exploit, obeys) = (!a.no_exploit.is_set(), question.defender_obeys.is_set());
    for (parts, cases) in PARTS.iter().zip(&results).filter(|(_, cases)| **cases > 0) {
        let mine = toll(parts.attacker_losses, parts.attacker_option, a.attacker_steps, attacker);
        // 9.10: the defender may ignore his option if the attacker retreated or could not take all of his own.
        let ignores = (mine.retreat > 0 || !mine.whole) && !obeys;
        let option = if ignores { 0 } else { parts.defender_option };
        let theirs = toll(parts.defender_losses, option, a.defender_steps, defender);
        tally(&mut d.attacker_steps, usize::from(mine.steps), *cases);
        tally(&mut d.attacker_retreat, usize::from(mine.retreat), *cases);
        tally(&mut d.defender_steps, usize::from(theirs.steps), *cases);
        tally(&mut d.defender_retreat, usize::from(theirs.retreat), *cases);
        let attacker_left = u16::from(mine.steps) < a.attacker_steps;
        let defender_left = u16::from(theirs.steps) < a.defender_steps;
        let count = |sum: &mut u32, condition: bool| {
            *sum = sum.bounded_add(if condition { *cases } else { 0 });
        };
        count(&mut d.attacker_gone, !attacker_left);
        count(&mut d.defender_gone, !defender_left);
        count(&mut d.defender_dg, defender_left && (parts.disorganized || theirs.retreat >= 2));
        count(&mut d.vacated, !defender_left || theirs.retreat > 0);
        // 9.11: the first step lost may be the last of the one who would have exploited.
        let drop = if mine.steps > 0 { signed(a.exploit_drop) } else { 0 };
        let rating = a.exploit_rating.saturating_sub(drop);
        let exploits = parts.exploit > 0 && rating >= signed(parts.exploit) && can_exploit;
        count(&mut d.exploit, exploits && attacker_left && mine.retreat == 0 && mine.whole);
    }
    d.attacker_steps_expected = expected(&d.attacker_steps);
    d.attacker_retreat_expected = expected(&d.attacker_retreat);
    d.defender_steps_expected = expected(&d.defender_steps);
    d.defender_retreat_expected = expected(&d.defender_retreat);
    Ok(d)
}

/// A result that occurred.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Happened<'a> {
    /// The assessment before the dice.
    #[required]
    pub assessment: Assessment,
    /// The result of the dice.
    #[required]
    pub result: Code<CombatResult>,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// Returns the rank of a result among all possible results (OCS 9.8, 9.9), the best being the best for the attacker.
///
/// ```
/// use grognard_core::ocs::combat::{percentile, Assessment, Attack, CombatResult, Happened};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = Assessment { kind: Code::new(Attack::Regular), column: 6, ..Default::default() };
/// let luck = Happened { assessment, result: Code::new(CombatResult::Ae2Dl2o3Dg), ..Default::default() };
/// let place = percentile(&luck, &mut Trail::none())?.value;
/// assert_eq!((place.equal, place.better, place.denominator), (42, 0, 7776));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of attack and the result.
/// * `out_of_range` for a column that the table does not have, a modifier beyond -20 to 20, and a level of a hedgehog
///   above 4.
/// * `contradiction` for odds or a heading of another column, and for other tables than those of the assessment.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn percentile(question: &Happened<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let tables = InUse::of(question.tables)?;
    let rolled = Rolled::of(&question.assessment, &tables)?;
    let result = word(question.result, &"result")?;
    let mut cites = Cites::by(R9_8);
    cites.add(R9_9);
    rolled.cite(&mut cites);
    Ok(Ruling::new(Percentile::of(&rolled.results()?.0, result.place()), cites))
}
