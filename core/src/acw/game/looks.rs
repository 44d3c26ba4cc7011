//! What a position waits for, and its contents.

use super::position::{Game, GameUnit};
use super::saved::Position;
use super::waits::Waits;
use crate::acw::attacks::Engaged;
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// A position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Looked {
    /// The position.
    pub position: Position,
}

/// A summary of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Situation {
    /// An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
    pub hex: Hex,
    /// The round, from 1.
    pub round: u16,
    /// The number of units that are not lost.
    pub units: u16,
    /// The number of hexes in declared combats.
    pub declared: u16,
    /// The number of enemy hexes that must still be attacked before the declarations end.
    pub must: u16,
    /// The number of units that the side still owes, in all its hexes.
    pub losses: u16,
    /// Printed strength points (SP) that the side owes in an exchange.
    #[measure("SP", 1)]
    pub strength: u16,
    /// The number of dice for which the position waits.
    pub dice: u16,
    /// The rule by which something is waited for.
    pub rule: u16,
    /// The step for which the position waits.
    pub waits: Code<Waits>,
    /// The side that decides.
    pub decides: Code<Side>,
    /// The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any.
    pub cohesion: u8,
    /// The number of hexes that the stack has still to retreat.
    pub hexes: u8,
}

/// Returns a summary of a position. The rows are the units.
///
/// # Errors
///
/// * `bad_text` for a text that is not a position of this game, and for a word that cannot stand in its line.
/// * `missing_field` for a word that a line lacks, a position without a round, and a text that is cut before its `end`.
/// * `unknown_word` for a word that is not known.
/// * `out_of_range` for another version of the text, and numbers that are too large or too small.
/// * `overflow` for more lines of one kind than a position holds, and for modifiers whose sum may be too large.
/// * `contradiction` for a text that was changed after it was written, for units or ground that cannot be together, and
///   for a combat that cannot be.
/// * `empty`, `undefined` and others of `acw.table.check` for the table.
/// * `buffer_too_small` at `scratch` for too little scratch memory, while combats are declared.
pub fn look(
    question: &Looked,
    rows: &mut Sink<'_, GameUnit>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.units.iter().for_each(|unit| rows.push(*unit));
    game.answer(scratch)
}

/// Returns a summary of a position. The rows are the hexes in combats that are declared and not yet fought out.
///
/// # Errors
///
/// Those of `acw.game.look`.
pub fn combats(
    question: &Looked,
    rows: &mut Sink<'_, Engaged>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.plan.iter().for_each(|row| rows.push(*row));
    game.answer(scratch)
}

impl Game {
    /// Returns the summary with its rule.
    pub(super) fn answer(&self, scratch: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        Ok(Ruling::new(self.situation(scratch)?, Cites::by(self.rule())))
    }

    /// Returns the rule by which something is waited for.
    fn rule(&self) -> crate::rule::Rule {
        match self.waits {
            Waits::Orders | Waits::Nothing => R2,
            Waits::Combats | Waits::Dice | Waits::Retreat => R8,
            Waits::Cohesion | Waits::Losses => R10,
            Waits::Commanders => R11,
            Waits::Advance => R6,
        }
    }

    /// Returns a summary of the position.
    pub fn situation(&self, scratch: &mut Scratch<'_>) -> Result<Situation, Fault> {
        let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        let (attacked, could) = match self.waits {
            Waits::Orders => self.reach(&self.musts(scratch)?.0),
            _ => (0, 0),
        };
        let mut out = Situation {
            hex: self.hexes_of(self.combat, Side::Defender).next().unwrap_or_default(),
            round: self.round,
            units: count(crate::table::count(self.units.iter().filter(|unit| !unit.gone.is_set()))),
            declared: count(self.plan.len()),
            must: could.saturating_sub(attacked),
            dice: self.dice_wanted(),
            rule: self.rule().0,
            waits: Code::new(self.waits),
            decides: Code::new(self.deciding()),
            ..Situation::default()
        };
        if self.waits == Waits::Losses {
            let (owed, dues) = self.owed()?;
            let picked = self.units.iter().filter(|unit| unit.picked.is_set());
            let gone = picked.clone().fold(0u16, |sum, unit| sum.saturating_add(unit.unit.sp().into()));
            out.losses = owed.losses.saturating_sub(count(crate::table::count(picked)));
            out.strength = owed.strength.saturating_sub(gone);
            out.cohesion = if dues.is_empty() { owed.cohesion } else { 0 };
        }
        if let Some(unit) = self.retreating().filter(|_| self.waits == Waits::Retreat) {
            (out.hex, out.hexes) = (unit.unit.hex, unit.retreats);
        }
        Ok(out)
    }
}
