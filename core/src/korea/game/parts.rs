//! A step by its parts.

use super::step::{Step, StepKind};
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::combat::MP_DRM;
use crate::referee::{STEP_HAS, only, parts_said};
use crate::reflect::{Code, Question, Said};

/// The parts of a step.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct StepParts<'a> {
    /// The kind of combat of a declaration. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Engagement>,
    /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
    #[when_needed]
    #[range(MP_DRM)]
    pub mp_drm: Said<i8>,
    /// The number of hexes of a retreat. Required where the answer depends on it.
    #[when_needed]
    pub count: u8,
    /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
    pub unit: u16,
    /// The number of the lead that is attacked.
    pub target: u16,
    /// The number of the depot.
    pub depot: u16,
    /// The hex that a retreat enters.
    pub hex: Hex,
    /// The chips drawn: the attacker's, then the defender's.
    pub drawn: &'a [i8],
    /// The dice: the attacker's, then the defender's.
    pub dice: &'a [u8],
}

impl<'a> StepParts<'a> {
    /// Returns the step of a kind.
    pub(super) fn step(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        only(&self.said(), kind.parts(), STEP_HAS)?;
        self.made(kind)
    }
    /// The parts, and whether each says something.
    pub(super) fn said(&self) -> [(Name, bool); 9] {
        parts_said!(self, [drawn, dice], kind, mp_drm, count, unit, target, depot, hex)
    }
    /// Returns the step of a kind; what it does not have is left out.
    pub(super) fn made(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        let StepParts { unit, target, depot, hex, drawn, dice, .. } = *self;
        Ok(match kind {
            StepKind::Declare => {
                let kind = self.kind.said(&text!("kind"))?;
                Step::Declare { kind, unit, target, mp_drm: self.mp_drm.get() }
            }
            StepKind::Join => Step::Join { unit },
            StepKind::Air => Step::Air,
            StepKind::Fleet => Step::Fleet,
            StepKind::Depot => Step::Depot { depot },
            StepKind::Ready => Step::Ready,
            StepKind::Chips => Step::Chips { drawn },
            StepKind::Dice => Step::Dice { dice },
            StepKind::Roll => Step::Roll,
            StepKind::Flip => Step::Flip,
            StepKind::Supporter => Step::Supporter { unit },
            StepKind::Point => Step::Point,
            StepKind::Retreat => Step::Retreat { hexes: self.count },
            StepKind::Go => Step::Go { hex },
            StepKind::Rout => Step::Rout,
            StepKind::End => Step::End,
        })
    }
}
