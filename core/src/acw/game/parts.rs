//! A step by its parts.

use super::step::{Step, StepKind};
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::referee::{STEP_HAS, only, parts_said};
use crate::reflect::Question;

/// The parts of a step.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct StepParts<'a> {
    /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
    pub cohesion: u8,
    /// The number of the unit that is lost or advances.
    pub unit: u16,
    /// The hex that attacks, is fought for, retreated to or advanced into.
    pub hex: Hex,
    /// The hex that is attacked.
    pub target: Hex,
    /// The dice: one for a combat, one for each commander who rolls.
    pub dice: &'a [u8],
}

impl<'a> StepParts<'a> {
    /// Returns the step of a kind.
    pub(super) fn step(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        only(&self.said(), kind.parts(), STEP_HAS)?;
        Ok(self.made(kind))
    }
    /// The parts, and whether each says something.
    pub(super) fn said(&self) -> [(Name, bool); 5] {
        parts_said!(self, [dice], cohesion, unit, hex, target)
    }
    /// Returns the step of a kind; what it does not have is left out.
    pub(super) fn made(&self, kind: StepKind) -> Step<'a> {
        let StepParts { cohesion, unit, hex, target, dice } = *self;
        match kind {
            StepKind::Attack => Step::Attack { hex, target },
            StepKind::End => Step::End,
            StepKind::Fight => Step::Fight { hex, cohesion },
            StepKind::Stand => Step::Stand { cohesion },
            StepKind::Dice => Step::Dice { dice },
            StepKind::Roll => Step::Roll,
            StepKind::Lose => Step::Lose { unit },
            StepKind::Go => Step::Go { hex },
            StepKind::Advance => Step::Advance { unit, hex },
            StepKind::Stay => Step::Stay,
        }
    }
}
