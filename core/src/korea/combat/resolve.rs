//! The dice and chips of a combat, the differential and its losses. KOR 8.0, 8.3.

use super::chips::{Chip, Draw};
use crate::dice::Dice;
use crate::fault::Fault;
use crate::korea::assessment::Assessment;
use crate::korea::losses::{Losses, settled};
use crate::korea::options::Throw;
use crate::korea::rules::*;
use crate::korea::terms::Terms;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, What};

/// An assessed combat with its dice and chips.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Resolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The dice: the attacker's, then the defender's.
    #[required]
    pub dice: &'a [u8],
    /// The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
    pub drawn: &'a [i8],
    /// The bag that the chips were drawn from. If it is empty, the chips are not checked against it.
    pub bag: &'a [Chip],
}

/// The result of a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Outcome {
    /// The attacker's result: dice, chips and modifiers.
    pub attacker_roll: i16,
    /// The defender's result: dice, chips and modifiers.
    pub defender_roll: i16,
    /// The Combat Differential: the attacker's result less the defender's.
    pub differential: i16,
    /// The attacking lead goes static.
    pub attacker_static: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The losses of each side.
    pub losses: Losses,
}

/// Resolves an assessed combat with dice and chips, and returns the differential and the losses that it calls for (KOR
/// 8.0, 8.3).
///
/// ```
/// use grognard_core::korea::combat::{resolve, Assessment, Engagement, Resolve};
/// use grognard_core::korea::units::{Quality, Side};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = Assessment {
///     attacker_drm: 4,
///     defender_drm: 1,
///     kind: Code::new(Engagement::Prepared),
///     attacking: Code::new(Side::Communist),
///     attacker_quality: Code::new(Quality::B),
///     defender_quality: Code::new(Quality::C),
///     ..Default::default()
/// };
/// let question = Resolve { assessment, dice: &[5, 3], ..Default::default() };
/// let outcome = resolve(&question, &mut Trail::none())?.value;
/// assert_eq!((outcome.attacker_roll, outcome.defender_roll, outcome.differential), (9, 4, 5));
/// assert_eq!(outcome.losses.defender, 5);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `out_of_range` and `unknown_word` for fields of the assessment; `reserved` for its reserved
///   bytes.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice, the last two for chips as well.
/// * `contradiction` for chips that are not in the bag, for a bag with fewer chips than are drawn, and for a bag where
///   neither side draws.
pub fn resolve(question: &Resolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Outcome>, Fault> {
    let a = &question.assessment;
    let terms = Terms::of(a)?;
    let mut dice = Dice::new(question.dice);
    let (mine, theirs) = (thrown(terms.attacker_throw, &mut dice)?, thrown(terms.defender_throw, &mut dice)?);
    dice.finish()?;
    let chips = Draw::drawn(&terms, question.bag, question.drawn)?;
    let mut findings = Findings::by(R8_0, trail);
    let mut result = |about: About, dice: i16, chips: i16, drm: i16| {
        let roll = dice.saturating_add(chips).saturating_add(drm);
        for (what, num) in [(What::Dice, dice), (What::Chips, chips), (What::Drm, drm), (What::Roll, roll)] {
            findings.note(R8_0, what, about, i32::from(num));
        }
        roll
    };
    let attacker_roll = result(About::Attackers, mine, chips.0, terms.attacker_drm);
    let defender_roll = result(About::Defenders, theirs, chips.1, terms.defender_drm);
    let differential = attacker_roll.saturating_sub(defender_roll);
    findings.note(R8_0, What::Sum, About::Whole, i32::from(differential));
    let losses = settled(a, &terms, differential, &mut findings)?;
    let attacker_static = Flag::YES;
    Ok(Ruling::new(
        Outcome { attacker_roll, defender_roll, differential, attacker_static, reserved: 0, losses },
        findings.cites,
    ))
}

/// Returns the sum of a side's dice.
fn thrown(throw: Throw, dice: &mut Dice<'_>) -> Result<i16, Fault> {
    (0..throw.dice).try_fold(0i16, |sum, _| Ok(sum.saturating_add(i16::from(dice.die(throw.sides)?))))
}
