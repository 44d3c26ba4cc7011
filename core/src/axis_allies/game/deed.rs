//! A step by its parts, and the step that a kind of it makes of them.

use super::step::{Judged, Notes};
use super::text::groups::Among;
use super::text::tokens::{Line, Token};
use super::{Game, Step, StepKind};
use crate::axis_allies::map::Site;
use crate::axis_allies::placement::Placement;
use crate::axis_allies::units::Kind;
use crate::fault::{Fault, Name};
use crate::referee::{STEP_HAS, only, parts_said};
use crate::reflect::{Code, Locus, Question};

/// The parts of a step.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct StepParts<'a> {
    /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
    pub pieces: &'a [u16],
    /// For a move, the spaces that the pieces enter, in order.
    pub path: &'a [Locus<Site>],
    /// For an assault, the numbers of the battleships that give their support shot.
    pub support: &'a [u16],
    /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
    pub dice: &'a [u8],
    /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
    /// retreat.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The kind of the pieces bought or placed. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The number of pieces bought or placed; 0 counts as 1.
    pub count: u8,
    /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
    pub industrial_complex: Locus<Site>,
}

impl<'a> StepParts<'a> {
    /// The parts, and whether each says something.
    pub(super) fn said(&self) -> [(Name, bool); 9] {
        parts_said!(self, [pieces, path, support, dice], space, transport, kind, count, industrial_complex)
    }
    /// Returns the step of a kind.
    pub(super) fn step(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        only(&self.said(), kind.parts(), STEP_HAS)?;
        let (pieces, space) = (self.pieces, self.space);
        let count = self.count.max(1);
        Ok(match kind {
            StepKind::Buy => Step::Buy { kind: self.kind.said(&text!("kind"))?, count: count.into() },
            StepKind::Move => Step::Move { pieces, path: self.path },
            StepKind::Board => Step::Board { pieces, transport: self.transport },
            StepKind::Unload => Step::Unload { pieces, space },
            StepKind::Raid => Step::Raid { pieces },
            StepKind::Fight => Step::Fight { space, support: self.support },
            StepKind::Bomb => Step::Bomb { space },
            StepKind::Dice => Step::Dice { dice: self.dice },
            StepKind::Lose => Step::Lose { pieces },
            StepKind::Withdraw => Step::Withdraw { pieces, space },
            StepKind::Press => Step::Press,
            StepKind::Retreat => Step::Retreat { space },
            StepKind::Place => Step::Place(Placement {
                space,
                industrial_complex: self.industrial_complex,
                kind: self.kind,
                count,
                reserved: [0; 2],
            }),
            StepKind::Surrender => Step::Surrender,
            StepKind::End => Step::End,
            StepKind::Keep => Step::Keep { pieces },
        })
    }
}

impl Game {
    /// Takes the step of a kind that parts are; the pieces may be said in words, such as `2 inf, 1 arm UKR`.
    pub(super) fn take_parts(
        &mut self,
        parts: StepParts<'_>,
        kind: StepKind,
        words: &[u8],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        if words.is_empty() {
            return self.take(&parts.step(kind)?, notes);
        }
        if !parts.pieces.is_empty() {
            return Err(Fault::against(&"words", &"pieces: pieces are said by their numbers or in words"));
        }
        if !kind.parts().contains(&"pieces") {
            return Err(Fault::against(&"words", STEP_HAS));
        }
        let pieces = self.named(words, kind)?;
        self.take(&StepParts { pieces: &pieces, ..parts }.step(kind)?, notes)
    }

    /// The pieces that words name, such as `2 inf, 1 arm UKR`: of one space, unless the step says where they are.
    pub(super) fn named(&self, words: &[u8], kind: StepKind) -> Result<heapless::Vec<u16, { super::ROOM }>, Fault> {
        let mut line = Line { text: words, at: 0, column: 0 };
        let mut found = || {
            let group = line.group()?;
            let among = match kind {
                StepKind::Lose | StepKind::Withdraw => Among::Battle,
                StepKind::Keep => Among::Stranded,
                _ if line.ahead() == Token::End => Among::Free(0),
                StepKind::Unload => Among::Cargo(line.site()?.0),
                _ => Among::Free(line.site()?.0),
            };
            line.end()?;
            self.pick(&line, &group, among)
        };
        found().map_err(|fault| fault.of_list(&"pieces"))
    }
}
