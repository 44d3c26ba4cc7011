//! Orders as a host without an allocator gives them: a line, or a row of the choices.

use super::act::MOST_DICE;
use super::judge::Notes;
use super::order::{Order, Ruled};
use super::text::{Labels, Read};
use super::{Draft, Duty, Game, GameChoice, Situation};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Flag, Question};
use crate::ruling::{Ruling, Sink, Verdict};
use crate::table::count;

/// An order: one line of orders, or a row of the choices.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Given<'a> {
    /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order.
    pub line: &'a [u8],
    /// A complete row of the choices, as it is.
    pub choice: GameChoice,
    /// The dice of a row that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: &'a [u8],
}

/// A level of the choices.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Level {
    /// A row of the level before that is not yet an order; absent for the first level, the kinds of order.
    pub of: GameChoice,
}

/// What an order is read and made out in: memory whose contents do not matter.
#[derive(Debug, Default)]
pub struct Slate {
    /// For a line.
    pub read: Read,
    /// For a choice.
    pub draft: Draft,
}

type Answered = Result<Ruling<Verdict<Ruled>>, Fault>;

impl Given<'_> {
    /// Returns the row, if the order is one.
    fn row(&self) -> Result<Option<&GameChoice>, Fault> {
        match () {
            () if !self.line.is_empty() => Ok(None),
            () if self.choice.act.0 == 0 => Err(Fault::new(FaultCode::MissingField, &"line")),
            () if !self.choice.complete.is_set() => {
                Err(Fault::against(&"choice", &".complete: it is a step on the way to an order"))
            }
            () => Ok(Some(&self.choice)),
        }
    }

    /// Reads the line.
    fn read<'r>(&self, read: &'r mut Read, labels: &Labels<'_>) -> Result<Order<'r>, Fault> {
        read.line(self.line, labels).map_err(|why| why.fault)?;
        read.order().ok_or(Fault::new(FaultCode::MissingField, &"act"))
    }

    /// Returns whether dice are thrown with the order.
    pub fn throws(&self, slate: &mut Slate, labels: &Labels<'_>) -> bool {
        match self.row() {
            Ok(Some(row)) => row.throws(),
            Ok(None) => self.read(&mut slate.read, labels).is_ok_and(|order| order.dice().is_some()),
            Err(_) => false,
        }
    }
}

impl Game<'_> {
    /// Gives an order: judges it, and does it if it is allowed.
    pub fn give(
        &mut self,
        given: &Given<'_>,
        labels: &Labels<'_>,
        slate: &mut Slate,
        notes: &mut Notes<'_, '_>,
    ) -> Answered {
        match given.row()? {
            Some(row) => self.take(row, given.dice, notes, &mut slate.draft),
            None => self.order(&given.read(&mut slate.read, labels)?, notes),
        }
    }

    /// Judges an order; nothing changes. One whose dice the game's seed would give is judged as if each were a 1.
    pub fn judge_given(
        &self,
        given: &Given<'_>,
        labels: &Labels<'_>,
        slate: &mut Slate,
        notes: &mut Notes<'_, '_>,
    ) -> Answered {
        match given.row()? {
            Some(row) => self.judge_choice(row, given.dice, notes, &mut slate.draft),
            None => self.judge_unthrown(&given.read(&mut slate.read, labels)?, notes),
        }
    }

    /// Judges an order; one whose dice the game's seed would give, as if each were a 1.
    pub(super) fn judge_unthrown(&self, order: &Order<'_>, notes: &mut Notes<'_, '_>) -> Answered {
        let ones = [1; MOST_DICE];
        let lacks = self.memory.seed != 0 && order.dice().is_some_and(<[u8]>::is_empty);
        if !lacks {
            return self.judge(order, notes);
        }
        for count in 0..=MOST_DICE {
            notes.trail.take_back();
            match self.judge(&order.with_dice(ones.get(..count).unwrap_or_default()), notes) {
                Err(fault) if count < MOST_DICE && fault.is(FaultCode::TooFewDice) => {}
                other => return other,
            }
        }
        Err(Fault::new(FaultCode::TooFewDice, &"dice"))
    }

    /// Returns where the game stands; the rows are what it waits for.
    pub fn situation(
        &self,
        duties: &mut Sink<'_, Duty>,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Ruling<Situation>, Fault> {
        let ruling = self.look(duties, notes)?;
        let few = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let situation = Situation {
            turn: *self.turn(),
            on_map: few(self.board().units.len()),
            off_map: few(self.off_map().len()),
            due: few(count(self.off_map().iter().filter(|unit| unit.due > 0))),
            may_end: Flag::from(ruling.value.is_allowed()),
            reserved: [0; 3],
            open: *self.open(),
        };
        Ok(Ruling::new(situation, ruling.cites))
    }
}
