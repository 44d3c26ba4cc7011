//! Attrition of units that are marked Out of Supply. OCS 12.8a to 12.8c.

use super::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use super::effects::{EffectKind, Effects};
use super::modes::printed_rating;
use super::rules::*;
use super::units::{Phase, word};
use crate::dice::Dice;
use crate::dist::{TWO_D6, tally};
use crate::fault::{Bounds, Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Said, Spare};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// By rating, 0 to 5: the highest roll at which 0, 1, 2 and 4 steps are lost. Above the last, all are.
const TABLE: [[u8; 4]; 6] = [[1, 3, 5, 7], [2, 4, 6, 8], [3, 5, 7, 9], [5, 7, 9, 11], [7, 9, 10, 11], [8, 10, 11, 12]];
/// The steps of a hex from which the roll is modified, and the modifier.
const CROWD: (u16, u8) = (5, 3);
/// The ratings that the table has.
const RATINGS: Bounds = Bounds { low: 0, high: 5, limit: "" };

/// The number of columns of the table, one for each rating from 0.
pub(crate) const COLUMNS: usize = TABLE.len();
/// The number of rows of the table, for rolls of 2 to 13 and above.
pub(crate) const ROWS: usize = 12;

/// Returns what a cell of the table costs: steps, or `None` for all of them.
pub(crate) fn cell(row: usize, column: usize) -> Option<u8> {
    let roll = u8::try_from(row).unwrap_or(u8::MAX).saturating_add(2);
    let limits = TABLE.get(column)?;
    [0, 1, 2, 4].into_iter().zip(limits).find_map(|(steps, highest)| (roll <= *highest).then_some(steps))
}

/// The units of a hex that are Out of Supply.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Attrition<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side whose units check, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// The column and the modifier of an attrition roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AttritionAssessment {
    /// The steps of the units that are marked, from 1.
    #[range(1, u16::MAX)]
    pub steps: u16,
    /// The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
    #[required]
    #[range(RATINGS)]
    pub rating: Said<u8>,
    /// Units that are marked.
    pub units: u8,
}

/// The column of the table, and what is added to the roll.
#[derive(Clone, Copy)]
struct Terms {
    column: usize,
    drm: u8,
}

impl AttritionAssessment {
    /// Returns the column and the modifier.
    fn checked(&self) -> Result<Terms, Fault> {
        self.in_range()?;
        let rating = self.rating.said(&"rating")?;
        Ok(Terms { column: usize::from(rating), drm: if self.steps >= CROWD.0 { CROWD.1 } else { 0 } })
    }
    /// Returns the steps that a roll of two dice costs.
    fn lost(&self, Terms { column, drm }: Terms, roll: u8) -> u16 {
        let row = usize::from(roll.saturating_add(drm)).saturating_sub(2);
        cell(row.min(ROWS.saturating_sub(1)), column).map_or(self.steps, |steps| u16::from(steps).min(self.steps))
    }
}

/// Decides which units of a hex check attrition, and in which column (OCS 12.8b, 12.8c). They are the combat units of
/// the side that are marked Out of Supply, at the end of its own Supply Phase. The best rating among them counts, with
/// that of Strat Mode but without that of disorganization. Five marked steps or more add 3 to the roll.
///
/// ```
/// use grognard_core::ocs::attrition::{Attrition, assess};
/// use grognard_core::ocs::{board::Board, units::{Phase, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let units = [Unit { out_of_supply: Flag::YES, ..Unit::regiment(1, 4, 3) }, Unit::regiment(1, 4, 5)];
/// let board = Board { units: &units, ..Default::default() };
/// let question = Attrition { board, side: 1, phase: Code::new(Phase::Supply), player: 1, ..Default::default() };
/// let roll = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((roll.rating.get(), roll.steps), (Some(3), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase, the side and the player, and for the side of a unit in the hex that is marked Out
///   of Supply. Also for its kind, mode, orientation, size, steps and rating, where they count.
/// * `unknown_word` for the phase and for words of such units.
/// * `out_of_range` for a rating and steps that no counter has.
/// * `contradiction` for combat units of two sides in the hex, and for a unit that had a bridge and is no engineer.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
pub fn assess(question: &Attrition<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<AttritionAssessment>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    let mut findings = Findings::of(Cites::of(&[R12_8A, R12_8B]), trail);
    findings.forbid_if(R12_8A, phase != Phase::Supply || q.player != q.side);
    let mut best: Option<u8> = None;
    let mut found = AttritionAssessment::default();
    for (at, _) in q.board.stack(q.hex).filter(|(_, u)| u.may_be_of(q.side) && u.out_of_supply.is_set()) {
        let unit = q.board.checked(at)?;
        if !unit.kind.is_combat() {
            continue;
        }
        let inside = |f: Fault| f.in_list(UNITS, at);
        let rating = u8::try_from(printed_rating(&unit).map_err(inside)?).unwrap_or(0);
        best = best.max(Some(rating));
        found.steps = found.steps.saturating_add(u16::from(unit.steps_left().map_err(inside)?));
        found.units = found.units.saturating_add(1);
    }
    findings.forbid_if(R12_8B, best.is_none());
    if let Some(best) = best {
        found.rating = best.into();
        findings.cite(R12_8C);
        findings.note(R12_8C, What::Rating, About::Units, i32::from(best));
        if found.steps >= CROWD.0 {
            findings.note(R12_8B, What::Drm, About::Whole, i32::from(CROWD.1));
        }
    }
    Ok(findings.verdict(|| found))
}

/// An attrition roll.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttritionRoll<'a> {
    /// The assessment.
    #[required]
    pub assessment: AttritionAssessment,
    /// Two dice, 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
}

/// The steps that a roll costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct AttritionLoss {
    /// The steps that the marked units lose together.
    pub steps: Said<u16>,
    /// The modified roll; 0 where none was made.
    pub roll: u8,
    /// They lose all.
    pub all: Flag,
}

/// Resolves an attrition roll (OCS 12.8b).
///
/// ```
/// use grognard_core::ocs::attrition::{AttritionAssessment, AttritionRoll, resolve};
/// use grognard_core::ruling::Trail;
/// let assessment = AttritionAssessment { steps: 3, rating: 3.into(), units: 1 };
/// let loss = resolve(&AttritionRoll { assessment, dice: &[4, 5] }, &mut Trail::none())?.value;
/// assert_eq!(loss.steps.get(), Some(2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the steps and the rating.
/// * `out_of_range` for a rating above 5.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
pub fn resolve(question: &AttritionRoll<'_>, trail: &mut Trail<'_>) -> Result<Ruling<AttritionLoss>, Fault> {
    let q = question;
    let terms = q.assessment.checked().map_err(|f| f.within(&"assessment"))?;
    let mut dice = Dice::new(q.dice);
    let roll = dice.two_d6()?;
    dice.finish()?;
    let steps = q.assessment.lost(terms, roll);
    let roll = roll.saturating_add(terms.drm);
    trail.note(R12_8B, What::Roll, About::Whole, i32::from(roll));
    trail.note(R12_8B, What::Steps, About::Units, i32::from(steps));
    let all = Flag::from(steps == q.assessment.steps);
    Ok(Ruling::new(AttritionLoss { steps: steps.into(), roll, all }, Cites::by(R12_8B)))
}

/// The steps that a unit loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct StepsLost {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The steps, from 1.
    #[range(1, u8::MAX)]
    pub steps: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The owner's choice of the steps that a roll costs.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttritionPayment<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side whose units checked, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The loss.
    #[required]
    pub loss: AttritionLoss,
    /// The steps that each unit loses. An empty list for no losses.
    pub losses: &'a [StepsLost],
}

/// Takes the steps that an attrition roll costs from the units that the owner chooses (OCS 12.8b): any of the marked
/// combat units of the hex, in any division. The effects are the losses.
///
/// ```
/// use grognard_core::ocs::attrition::{AttritionLoss, AttritionPayment, StepsLost, apply};
/// use grognard_core::ocs::{board::Board, effects::Effects, units::Unit};
/// use grognard_core::{reflect::Flag, ruling::Trail};
/// let units = [Unit { out_of_supply: Flag::YES, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let loss = AttritionLoss { steps: 1.into(), ..Default::default() };
/// let losses = [StepsLost { unit: 0, steps: 1, ..Default::default() }];
/// let question = AttritionPayment { board, side: 1, loss, losses: &losses, ..Default::default() };
/// assert!(apply(&question, &mut Effects::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side, the steps of the loss and the steps that a unit loses. Also for the side, the kind,
///   the mode, the orientation, the size and the steps of such a unit.
/// * `out_of_range` for a unit that is not on the board, and for steps that no counter has.
/// * `contradiction` for a unit that is named twice, and for more steps than it has left. Also for combat units of two
///   sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn apply(
    question: &AttritionPayment<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<AttritionLoss>>, Fault> {
    let q = question;
    q.in_range()?;
    let owed = u32::from(q.loss.steps.said(&"steps").map_err(|f| f.within(&text!("loss")))?);
    let mut findings = Findings::by(R12_8B, trail);
    let mut sum = 0u32;
    for (i, loss) in numbered(q.losses) {
        let inside = |f: Fault| f.in_list(&"losses", i);
        loss.spared().map_err(inside)?;
        if loss.steps == 0 {
            return Err(inside(Fault::new(FaultCode::MissingField, &"steps")));
        }
        if let Some(other) = crate::table::before(q.losses, i).position(|earlier| earlier.unit == loss.unit) {
            return Err(inside(Fault::against(&text!("unit"), &"[].unit: each unit is named once").other_at(other)));
        }
        let unit = q.board.unit(loss.unit, &text!("unit")).map_err(inside)?;
        let at = usize::from(loss.unit);
        let left = unit.steps_left().map_err(|f| f.in_list(UNITS, at))?;
        if loss.steps > left {
            return Err(inside(
                Fault::against(&"steps", &"board.units[].steps: a unit loses no more steps than it has left")
                    .valued(loss.steps)
                    .opposed(left)
                    .other_at(at),
            ));
        }
        let marked = unit.unit.out_of_supply.is_set() && unit.kind.is_combat();
        if !marked || unit.unit.hex != q.hex || unit.unit.side != q.side {
            findings.object(R12_8B, About::Units.at(at));
        }
        sum = sum.saturating_add(u32::from(loss.steps));
    }
    findings.unlike(R12_8B, Item::WHOLE, Amount::of(What::Steps, sum, 1), owed);
    if findings.allows() {
        for loss in q.losses {
            let at = usize::from(loss.unit);
            let all = q.board.checked(at)?.steps_left()? == loss.steps;
            let what = if all { EffectKind::Eliminate } else { EffectKind::LoseSteps };
            effects.change(at, what, if all { 0 } else { loss.steps }, R12_8B);
        }
    }
    Ok(findings.verdict(|| q.loss))
}

/// An attrition roll that is to be weighed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttritionOdds {
    /// The assessment.
    #[required]
    pub assessment: AttritionAssessment,
}

/// The exact chances of an attrition roll, as counts of 36 equal cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AttritionDistribution {
    /// The number of cases, 36.
    pub denominator: u32,
    /// Cases by the steps that are lost: 0, 1, 2, 3 and 4.
    #[share("denominator")]
    pub steps: [u32; 5],
    /// Cases in which all steps are lost.
    #[share("denominator")]
    pub all: u32,
    /// The steps lost in all cases together: the expected loss, over the denominator.
    #[share("denominator")]
    pub expected: u32,
}

/// Returns the exact chances of an attrition roll (OCS 12.8b). Where all steps are four or fewer, their loss counts both
/// by its number and as the loss of all.
///
/// ```
/// use grognard_core::ocs::attrition::{AttritionAssessment, AttritionOdds, distribution};
/// use grognard_core::ruling::Trail;
/// let assessment = AttritionAssessment { steps: 4, rating: 0.into(), units: 1 };
/// let chances = distribution(&AttritionOdds { assessment }, &mut Trail::none())?.value;
/// assert_eq!(chances.all, 26); // on 6 and more
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `missing_field` for the steps and the rating, and `out_of_range` for a rating above 5.
pub fn distribution(question: &AttritionOdds, _trail: &mut Trail<'_>) -> Result<Ruling<AttritionDistribution>, Fault> {
    let assessment = &question.assessment;
    let terms = assessment.checked().map_err(|f| f.within(&"assessment"))?;
    let mut d = AttritionDistribution { denominator: 36, ..Default::default() };
    for (roll, cases) in (2u8..13).zip(TWO_D6) {
        let lost = assessment.lost(terms, roll);
        tally(&mut d.steps, usize::from(lost), cases);
        if lost == assessment.steps {
            d.all = d.all.saturating_add(cases);
        }
        d.expected = d.expected.saturating_add(cases.saturating_mul(u32::from(lost)));
    }
    Ok(Ruling::new(d, Cites::by(R12_8B)))
}
