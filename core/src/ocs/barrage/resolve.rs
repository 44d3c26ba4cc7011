//! The dice of a barrage, its losses and their chances. OCS 10.0, 18.3b.

use super::assess::BarrageAssessment;
use super::fire::Fire;
use super::table::{self, BarrageResult, COLUMNS, RESULTS};
use crate::dice::Dice;
use crate::dist::{Percentile, TWO_D6, expected, tally};
use crate::fault::{Fault, FaultCode};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What as Note};
use crate::table::numbered;

/// The number of equal cases: two dice for the table, one for a half.
const CASES: u32 = 216;

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
    const fn place(self) -> usize {
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
    /// The column, 0 to 10.
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
struct Gun {
    column: u8,
    brackets_dg: bool,
    ship: bool,
}

impl Gun {
    fn of(a: &BarrageAssessment) -> Result<Self, Fault> {
        let inside = |f: Fault| f.within(&"assessment");
        if a.column >= COLUMNS {
            return Err(inside(Fault::of_index(&"column", usize::from(a.column), usize::from(COLUMNS))));
        }
        let fire = word(a.fire, &"fire").map_err(inside)?;
        Ok(Gun { column: a.column, brackets_dg: a.brackets_dg.is_set(), ship: fire == Fire::Ship })
    }
    /// Returns the result that counts: brackets first, then the reduction of fire from ships (18.3b; a 3, which it does
    /// not list, is reduced like the others).
    fn counts(self, table: BarrageResult) -> BarrageResult {
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
    fn outcome(counts: BarrageResult, die: u8) -> Outcome {
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
/// let hit = resolve(&BarrageResolve { assessment, dice: &[3, 3] }, &mut Trail::none())?.value;
/// assert_eq!(hit.outcome.get(), Some(Outcome::Dg));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn resolve(question: &BarrageResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Barraged>, Fault> {
    let gun = Gun::of(&question.assessment)?;
    let mut dice = Dice::new(question.dice);
    let roll = dice.two_d6()?;
    let table = table::result(gun.column, roll);
    let counts = gun.counts(table);
    let half_die = if counts == BarrageResult::Half { dice.d6()? } else { 0 };
    dice.finish()?;
    let outcome = Gun::outcome(counts, half_die);
    let mut cites = Cites::by(R10_0);
    cites.add_if(R18_3B, gun.ship && table > BarrageResult::Bracketed);
    trail.note(R10_0, Note::Roll, About::Whole, usize::MAX, i32::from(roll));
    trail.note(R10_0, Note::Result, About::Whole, usize::MAX, table as i32);
    if half_die > 0 {
        trail.note(R10_0, Note::Roll, About::Whole, usize::MAX, i32::from(half_die));
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

/// An assessed barrage.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageOdds {
    /// The assessment.
    #[required]
    pub assessment: BarrageAssessment,
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

fn outcomes(gun: Gun) -> ([u32; RESULTS], [u32; 5]) {
    let (mut results, mut outcomes) = ([0u32; RESULTS], [0u32; 5]);
    for (roll, ways) in (2u8..=12).zip(TWO_D6) {
        let table = table::result(gun.column, roll);
        tally(&mut results, table as usize, ways.saturating_mul(6));
        let counts = gun.counts(table);
        for die in 1..=6 {
            tally(&mut outcomes, Gun::outcome(counts, die).place(), ways);
        }
    }
    (results, outcomes)
}

/// Returns the exact chances of a barrage (OCS 10.0; 18.3b for ships).
///
/// ```
/// use grognard_core::ocs::barrage::{distribution, BarrageAssessment, BarrageOdds, Fire};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let fire = Code::new(Fire::Artillery);
/// let assessment = BarrageAssessment { fire, column: 6, target_steps: 3, ..Default::default() };
/// let chances = distribution(&BarrageOdds { assessment }, &mut Trail::none())?.value;
/// assert_eq!(chances.outcomes[0], 6 * 6); // nothing on a roll of 2, 3 or 4: 6 of 36
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn distribution(question: &BarrageOdds, _trail: &mut Trail<'_>) -> Result<Ruling<BarrageDistribution>, Fault> {
    let a = &question.assessment;
    let gun = Gun::of(a)?;
    if a.target_steps == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"target_steps").within(&"assessment"));
    }
    let (table, outcomes) = outcomes(gun);
    let mut d = BarrageDistribution { denominator: CASES, table, outcomes, ..Default::default() };
    for (code, cases) in (0u8..u8::MAX).zip(outcomes) {
        let wanted = u16::from(code.saturating_sub(1));
        let lost = wanted.min(a.target_steps);
        tally(&mut d.steps, usize::from(lost), cases);
        if lost >= a.target_steps {
            d.gone = d.gone.saturating_add(cases);
        } else if code > 0 {
            d.dg = d.dg.saturating_add(cases);
        }
    }
    d.steps_expected = expected(&d.steps);
    let mut cites = Cites::by(R10_0);
    cites.add_if(R18_3B, gun.ship);
    Ok(Ruling::new(d, cites))
}

/// An outcome that occurred.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageHappened {
    /// The assessment before the dice.
    #[required]
    pub assessment: BarrageAssessment,
    /// The outcome that occurred.
    #[required]
    pub outcome: Code<Outcome>,
}

/// Returns the rank of an outcome among all possible outcomes (OCS 10.0), the best being the best for the firing
/// player.
///
/// ```
/// use grognard_core::ocs::barrage::{percentile, BarrageAssessment, BarrageHappened, Fire, Outcome};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = BarrageAssessment { fire: Code::new(Fire::Artillery), column: 0, ..Default::default() };
/// let luck = BarrageHappened { assessment, outcome: Code::new(Outcome::Dg) };
/// assert_eq!(percentile(&luck, &mut Trail::none())?.value.equal, 3 * 6);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn percentile(question: &BarrageHappened, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let gun = Gun::of(&question.assessment)?;
    let outcome = word(question.outcome, &"outcome")?;
    Ok(Ruling::new(Percentile::of(&outcomes(gun).1, outcome.place()), Cites::by(R10_0)))
}

/// A barrage and the units in its target hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageOwing<'a> {
    /// The barrage, as `resolve` returned it.
    #[required]
    pub barrage: Barraged,
    /// The units in the hex.
    #[required]
    pub units: &'a [Unit],
}

/// The losses that a target owes. Its owner chooses which units lose the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BarrageOwed {
    /// Steps that the target's combat units have.
    pub available: u16,
    /// Steps that must be lost.
    pub losses: u8,
    /// The target's combat units become disorganized.
    pub disorganized: Flag,
}

fn available(units: &[Unit]) -> Result<u16, Fault> {
    let mut steps = 0u16;
    for (i, unit) in numbered(units) {
        let inside = |f: Fault| f.in_list(&"units", i);
        let unit = unit.checked().map_err(inside)?;
        if unit.kind.is_combat() {
            let left = u16::from(unit.steps_left().map_err(inside)?);
            steps = steps.checked_add(left).ok_or(Fault::new(FaultCode::Overflow, &"units"))?;
        }
    }
    Ok(steps)
}

/// Returns the losses that the target of a barrage owes (OCS 10.0). The owner may take them from any combat units.
///
/// ```
/// use grognard_core::ocs::{barrage::{choices, Barraged, BarrageOwing, Outcome}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let barrage = Barraged { outcome: Code::new(Outcome::Two), ..Default::default() };
/// let owed = choices(&BarrageOwing { barrage, units: &[Unit::regiment(1, 4, 3)] }, &mut Trail::none())?.value;
/// assert_eq!((owed.losses, owed.available), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn choices(question: &BarrageOwing<'_>, trail: &mut Trail<'_>) -> Result<Ruling<BarrageOwed>, Fault> {
    let outcome = word(question.barrage.outcome, &"outcome").map_err(|f| f.within(&"barrage"))?;
    if question.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let available = available(question.units)?;
    let losses = outcome.steps().min(u8::try_from(available).unwrap_or(u8::MAX));
    let done = question.barrage.settled.is_set();
    trail.note(R10_0, Note::Steps, About::Units, usize::MAX, i32::from(losses));
    let owed = BarrageOwed {
        available,
        losses: if done { 0 } else { losses },
        disorganized: Flag::from(outcome != Outcome::None && !done),
    };
    Ok(Ruling::new(owed, Cites::by(R10_0)))
}

/// A choice of losses by the target's owner.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarragePayment<'a> {
    /// The barrage, as `resolve` returned it.
    #[required]
    pub barrage: Barraged,
    /// The units in the hex.
    #[required]
    pub units: &'a [Unit],
    /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
    pub losses: &'a [u8],
}

/// Settles the losses of a barrage. A legal choice returns the losses and the disorganization as effects; an illegal
/// one is forbidden (OCS 10.0, 5.10).
///
/// ```
/// use grognard_core::ocs::{barrage::{apply, Barraged, BarragePayment, Outcome}, effects::{Effect, Effects}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let barrage = Barraged { outcome: Code::new(Outcome::Dg), ..Default::default() };
/// let units = [Unit::regiment(1, 4, 3); 2];
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// let payment = BarragePayment { barrage, units: &units, losses: &[] };
/// assert!(apply(&payment, &mut effects, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items().len(), 2); // both are disorganized
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn apply(
    question: &BarragePayment<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Barraged>>, Fault> {
    let q = question;
    let outcome = word(q.barrage.outcome, &"outcome").map_err(|f| f.within(&"barrage"))?;
    if q.barrage.settled.is_set() {
        return Err(Fault::new(FaultCode::NotNow, &"settled").within(&"barrage"));
    }
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    if !q.losses.is_empty() && q.losses.len() != q.units.len() {
        return Err(Fault::new(FaultCode::Contradiction, &"losses"));
    }
    let owed = u16::from(outcome.steps()).min(available(q.units)?);
    let mut paid = 0u16;
    let loss = |i: usize| q.losses.get(i).copied().unwrap_or(0);
    for (i, unit) in numbered(q.units) {
        let inside = |f: Fault| f.in_list(&"units", i);
        let unit = unit.checked().map_err(inside)?;
        let has = if unit.kind.is_combat() { unit.steps_left().map_err(inside)? } else { 0 };
        if loss(i) > has {
            return Err(Fault::beyond(&"", loss(i), 0, has.into()).in_list(&"losses", i));
        }
        paid = paid.saturating_add(u16::from(loss(i)));
    }
    let mut cites = Cites::by(R10_0);
    let mut reasons = Reasons::default();
    let steps = (Note::Steps, u32::from(paid), 1);
    reasons.unlike(R10_0, trail, (About::Units, usize::MAX), steps, u32::from(owed));
    if !reasons.none() {
        return Ok(reasons.verdict(cites, Barraged::default));
    }
    for (i, unit) in numbered(q.units) {
        let unit = unit.checked().map_err(|f| f.in_list(&"units", i))?;
        let mut cause = |what, amount, rule| {
            effects.push(Effect::new(i, what, amount, rule));
            cites.add(rule);
        };
        if !unit.kind.is_combat() {
            if unit.kind == Kind::OrganicTruck && unit.in_reserve() && outcome != Outcome::None {
                cause(EffectKind::LoseReserve, 0, R13_2G_D);
            }
            continue;
        }
        let lost = loss(i);
        if lost >= unit.steps_left().map_err(|f| f.in_list(&"units", i))? {
            cause(EffectKind::Eliminate, lost, R10_0);
            continue;
        }
        if lost > 0 {
            cause(EffectKind::LoseSteps, lost, R10_0);
        }
        if outcome != Outcome::None && unit.mode != Mode::Dg {
            // Every combat unit in the hex, whatever its mode was (5.4, 5.10).
            cause(EffectKind::Disorganize, 0, R5_10);
        }
    }
    let steps = u8::try_from(paid).unwrap_or(u8::MAX);
    let barraged = Barraged { settled: Flag::YES, steps, ..q.barrage };
    Ok(Ruling::new(Verdict::Allowed(barraged), cites))
}
