//! The parts of an assessment that dice, chips and losses use, checked so that no sum overflows.

use super::assessment::{Assessment, Engagement};
use super::options::Throw;
use super::ratio::{LossRounding, Ratio};
use super::units::{Quality, Side};
use crate::fault::Fault;
use crate::reflect::{Ranged, Spare};

/// An assessment whose numbers are in range.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    pub kind: Engagement,
    pub attacker_drm: i16,
    pub defender_drm: i16,
    pub attacker_throw: Throw,
    pub defender_throw: Throw,
    pub attacker_chips: u8,
    pub defender_chips: u8,
    pub attacker_ratio: Ratio,
    pub defender_ratio: Ratio,
    pub rounding: LossRounding,
}

impl Terms {
    /// Reads the numbers of an assessment, which the caller may have made by hand.
    pub fn of(a: &Assessment) -> Result<Terms, Fault> {
        Self::checked(a).map_err(|f| f.within(&"assessment"))
    }
    fn checked(a: &Assessment) -> Result<Terms, Fault> {
        a.spared()?;
        a.in_range()?;
        let kind = a.kind.said(&text!("kind"))?;
        let attacker_ratio = Ratio::stated(a.attacker_ratio_points, a.attacker_ratio_losses, Ratio::ATTACKER)?;
        let defender_ratio = Ratio::stated(a.defender_ratio_points, a.defender_ratio_losses, Ratio::DEFENDER)?;
        Ok(Terms {
            kind,
            attacker_drm: a.attacker_drm,
            defender_drm: a.defender_drm,
            attacker_throw: Throw::stated(a.attacker_dice, a.attacker_sides, Throw::ATTACKER)?,
            defender_throw: Throw::stated(a.defender_dice, a.defender_sides, Throw::DEFENDER)?,
            attacker_chips: a.attacker_chips,
            defender_chips: a.defender_chips,
            attacker_ratio: attacker_ratio.unwrap_or(Ratio::ONE_TO_ONE),
            defender_ratio: defender_ratio.unwrap_or(match kind {
                Engagement::Meeting => Ratio::TWO_TO_ONE,
                Engagement::Prepared => Ratio::ONE_TO_ONE,
            }),
            rounding: a.rounding.said(&text!("rounding"))?,
        })
    }
}

/// The sides of a debt, which an assessment must contain where losses are called for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parties {
    pub attacking: Side,
    pub attacker_quality: Quality,
    pub defender_quality: Quality,
}

impl Parties {
    /// The attacking side, and the quality of both leads.
    pub fn of(a: &Assessment) -> Result<Parties, Fault> {
        let said = || -> Result<Parties, Fault> {
            Ok(Parties {
                attacking: a.attacking.said(&"attacking")?,
                attacker_quality: a.attacker_quality.said(&text!("attacker_quality"))?,
                defender_quality: a.defender_quality.said(&text!("defender_quality"))?,
            })
        };
        said().map_err(|f| f.within(&"assessment"))
    }
}
