//! Losses that a differential calls for. KOR 8.0, 8.3.

use super::debt::Debt;
use crate::fault::Fault;
use crate::korea::assessment::Assessment;
use crate::korea::ratio::Ratio;
use crate::korea::rules::*;
use crate::korea::terms::{Parties, Terms};
use crate::korea::units::Role;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, What};

/// An assessed combat and a differential.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Called {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The Combat Differential: the attacker's modified result less the defender's.
    #[required]
    pub differential: i16,
}

/// The losses of each side, and the debt of the side that loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Losses {
    /// Loss points of the attacker.
    pub attacker: u32,
    /// Loss points of the defender.
    pub defender: u32,
    /// The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and
    /// without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.
    pub debt: Debt,
}

/// Returns the loss points of a differential: the attacker's below zero, the defender's above, each at its ratio (8.3).
pub(in crate::korea) fn losses(terms: &Terms, differential: i16) -> (u32, u32) {
    let points = differential.unsigned_abs();
    let of = |lost: bool, ratio: Ratio| if lost { ratio.of(points, terms.rounding) } else { 0 };
    (of(differential < 0, terms.attacker_ratio), of(differential > 0, terms.defender_ratio))
}

/// Returns the losses and the debt that results.
pub(in crate::korea) fn settled(
    a: &Assessment,
    terms: &Terms,
    differential: i16,
    findings: &mut Findings<'_, '_>,
) -> Result<Losses, Fault> {
    let parties = Parties::of(a)?;
    let (attacker, defender) = losses(terms, differential);
    let amount = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    if differential != 0 {
        findings.cite(R8_3);
        findings.cite(terms.kind.ratio_rule());
        let about = if differential < 0 { About::Attackers } else { About::Defenders };
        findings.note(terms.kind.ratio_rule(), What::Losses, about, amount(attacker.max(defender)));
    }
    let debt = if differential < 0 {
        Debt {
            owed: attacker,
            supporters: a.attacker_supporters,
            debtor: Code::new(Role::Attacker),
            side: Code::new(parties.attacking),
            quality: Code::new(parties.attacker_quality),
            // The lead went static by attacking (8.0).
            lead_static: Flag::YES,
            ..Debt::default()
        }
    } else {
        Debt {
            owed: defender,
            supporters: a.defender_supporters,
            debtor: Code::new(Role::Defender),
            side: Code::new(parties.attacking.other()),
            quality: Code::new(parties.defender_quality),
            lead_static: a.defender_static,
            ..Debt::default()
        }
    };
    Ok(Losses { attacker, defender, debt })
}

/// Returns the losses of a given differential (KOR 8.3): the attacker's below zero, the defender's above, each at the
/// ratio of the assessment; no losses at zero.
///
/// ```
/// use grognard_core::korea::combat::{Assessment, Engagement};
/// use grognard_core::korea::{losses::{assess, Called}, units::{Quality, Side}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = Assessment {
///     kind: Code::new(Engagement::Meeting),
///     attacking: Code::new(Side::Un),
///     attacker_quality: Code::new(Quality::B),
///     defender_quality: Code::new(Quality::C),
///     ..Default::default()
/// };
/// // A meeting engagement: two points cost the defender one loss, and the half is dropped.
/// let losses = assess(&Called { assessment, differential: 5 }, &mut Trail::none())?.value;
/// assert_eq!((losses.attacker, losses.defender, losses.debt.owed), (0, 2, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `missing_field`, `out_of_range` and `unknown_word` for fields of the assessment; `reserved` for its reserved bytes.
pub fn assess(question: &Called, trail: &mut Trail<'_>) -> Result<Ruling<Losses>, Fault> {
    let terms = Terms::of(&question.assessment)?;
    let mut findings = Findings::by(R8_3, trail);
    let losses = settled(&question.assessment, &terms, question.differential, &mut findings)?;
    Ok(Ruling::new(losses, findings.cites))
}
