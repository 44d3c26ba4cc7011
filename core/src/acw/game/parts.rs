//! A step by its parts.

use super::step::{Step, StepKind};
use crate::hex::Hex;
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
    pub(super) fn step(&self, kind: StepKind) -> Step<'a> {
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
