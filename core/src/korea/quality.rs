//! The modifier for the better unit. KOR 8.1.

use super::assessment::Engagement;
use super::rules::*;
use super::units::Quality;
use crate::fault::Fault;
use crate::reflect::{Code, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// Returns the paragraph by which the better quality modifies a roll.
pub(super) const fn drm_rule(kind: Engagement) -> Rule {
    match kind {
        Engagement::Meeting => R8_0_ME_9,
        Engagement::Prepared => R8_0_PA_7,
    }
}

/// The qualities of two lead units.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Compare {
    /// The quality of the attacker's lead.
    #[required]
    pub attacker: Code<Quality>,
    /// The quality of the defender's lead.
    #[required]
    pub defender: Code<Quality>,
}

/// The modifiers for a difference of quality, of which at least one is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Superior {
    /// The attacker's modifier, 0 to 3.
    pub attacker: u8,
    /// The defender's modifier, 0 to 3.
    pub defender: u8,
}

/// Returns the modifiers of two qualities: the difference goes to the better side (8.1).
pub(super) fn superior(attacker: Quality, defender: Quality) -> Superior {
    let (mine, theirs) = (attacker as u8, defender as u8);
    Superior { attacker: mine.saturating_sub(theirs), defender: theirs.saturating_sub(mine) }
}

/// Returns the modifier of unit quality: the difference on the scale D, C, B, A, for the side with the better lead (KOR
/// 8.1).
///
/// ```
/// use grognard_core::korea::quality::{compare, Compare};
/// use grognard_core::{korea::units::Quality, reflect::Code, ruling::Trail};
/// let question = Compare { attacker: Code::new(Quality::C), defender: Code::new(Quality::A) };
/// let superior = compare(&question, &mut Trail::none())?.value;
/// assert_eq!((superior.attacker, superior.defender), (0, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `missing_field` for a quality that is absent, `unknown_word` for one that is not a word.
pub fn compare(question: &Compare, trail: &mut Trail<'_>) -> Result<Ruling<Superior>, Fault> {
    let (attacker, defender) =
        (question.attacker.said(&text!("attacker"))?, question.defender.said(&text!("defender"))?);
    let superior = superior(attacker, defender);
    trail.note(R8_1, What::Rating, About::Attackers, attacker as i32);
    trail.note(R8_1, What::Rating, About::Defenders, defender as i32);
    Ok(Ruling::new(superior, Cites::by(R8_1)))
}
