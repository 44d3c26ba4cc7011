//! Orders as bindings give them, made out for the core, and the memory that they are worked out in.

use super::kept::KeptGame;
use super::parts::BreakOutPartsHeld;
use crate::binding::Wish;
use crate::binding::game::Order;
use crate::binding::game::given::{asked, refusing};
use crate::fault::{Fault, FaultCode};
use crate::ocs::effects::Effect;
use crate::ocs::game::Objection;
use crate::ocs::game::numbered::{name_steps, objections};
use crate::ocs::game::{Act, Desk, Draft, Game, GameChoice, GivenHeld, Notes, Order as Given, Read, Ruled};
use crate::ocs::units::Unit;
use crate::reflect::{Owned, Word};
use crate::ruling::{Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// An order of a game that is held.
pub(super) enum Deed<'o> {
    /// A choice, and its dice.
    Row(&'o GameChoice, &'o [u8]),
    /// A line.
    Line(Box<Read>),
    /// An order by its fields.
    Parts(Act, &'o GivenHeld<Owned>, Box<Read>),
    /// A breakout.
    BreakOut(&'o BreakOutPartsHeld<Owned>),
}

impl<'o> Deed<'o> {
    pub fn of(order: &'o Order, game: &KeptGame) -> Result<Self, Fault> {
        match order {
            Order::Row(row, dice) => {
                let row: &GameChoice = asked(&**row)?;
                if !row.complete.is_set() {
                    return Err(Fault::against(&"row", &".complete: it is a step on the way to an order"));
                }
                Ok(Deed::Row(row, dice))
            }
            Order::Line(line) => {
                let mut read = Box::<Read>::default();
                read.line(line.as_bytes(), &game.fixed.labels()).map_err(|why| why.fault)?;
                Ok(Deed::Line(read))
            }
            Order::Step(verb, parts, _) => {
                let act = Act::VOCABULARY.code(verb.name).and_then(Act::of);
                match act.ok_or(Fault::new(FaultCode::UnknownWord, &"act"))? {
                    Act::BreakOut => Ok(Deed::BreakOut(asked(&**parts)?)),
                    act => {
                        let (parts, mut read): (&GivenHeld<Owned>, Box<Read>) = (asked(&**parts)?, Box::default());
                        read.stages(parts.lend().path)?;
                        Ok(Deed::Parts(act, parts, read))
                    }
                }
            }
        }
    }

    /// Asks something about the order; a choice is none yet.
    pub fn ask<T>(&self, ask: &mut dyn FnMut(&Given<'_>) -> Result<T, Fault>) -> Result<T, Fault> {
        match self {
            Deed::Row(..) => Err(Fault::new(FaultCode::Internal, &"row")),
            Deed::Line(read) => ask(&read.order().ok_or(Fault::new(FaultCode::MissingField, &"act"))?),
            Deed::Parts(act, parts, read) => ask(&parts.lend().order(*act, read.entered())),
            Deed::BreakOut(parts) => ask(&parts.lend().order()),
        }
    }
}

/// The memory in which orders are worked out.
pub(super) struct Desks {
    wish: Wish,
    units: usize,
    pub effects: Vec<Effect>,
    pub trail: Vec<Step>,
    pub objections: Vec<Objection>,
    pub desk: Box<Desk>,
    words: Vec<u64>,
    trial: Vec<Unit>,
    draft: Option<Box<Draft>>,
}

impl Desks {
    /// For a game with room for so many units.
    pub fn new(wish: Wish, units: usize) -> Self {
        Desks {
            wish,
            units,
            effects: Vec::new(),
            trail: Vec::new(),
            objections: Vec::new(),
            desk: Box::default(),
            words: Vec::new(),
            trial: Vec::new(),
            draft: None,
        }
    }

    /// Does something with the notes of an order, and again with more memory if there was too little.
    pub fn with<T>(
        &mut self,
        mut work: impl FnMut(&mut Notes<'_, '_>, &mut Draft) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut draft = self.draft.take().unwrap_or_default();
        loop {
            self.trail.clear();
            let mut scratch = Scratch::new(&mut self.words);
            let notes = &mut Notes {
                effects: &mut Sink::growing(&mut self.effects),
                trail: &mut Trail::growing(&mut self.trail),
                scratch: &mut scratch,
                desk: &mut self.desk,
                trial: &mut self.trial,
            };
            let fault = match work(notes, &mut draft) {
                Ok(done) => {
                    self.draft = Some(draft);
                    return Ok(done);
                }
                Err(fault) => fault,
            };
            let (needed, there) = (scratch.needed(), self.words.len());
            if !fault.is(FaultCode::BufferTooSmall) {
                return Err(fault);
            }
            if needed > self.wish.most_words {
                let most = u32::try_from(self.wish.most_words).unwrap_or(u32::MAX);
                return Err(Fault::beyond(&"", i64::try_from(needed).unwrap_or(i64::MAX), 0, most));
            }
            if needed > there {
                // Some more, since a later search may take it.
                self.words.resize(needed.saturating_add(needed.min(4096)).min(self.wish.most_words), 0);
            } else if self.trial.len() < self.units {
                self.trial = vec![Unit::default(); self.units];
            } else {
                return Err(fault);
            }
        }
    }

    /// Judges an order; one whose dice the game's seed would give, as if each were a 1.
    pub fn judge(&mut self, game: &Game<'_>, order: &Given<'_>) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        self.with(|notes, _| game.judge_unthrown(order, notes))
    }

    /// Returns the steps of an answer: all if they are wished for, otherwise those that forbid, of a refusal.
    pub fn told(&self, wish: Wish, refused: bool) -> Vec<Step> {
        match refused {
            _ if wish.trail => self.trail.clone(),
            true => refusing(&self.trail),
            false => Vec::new(),
        }
    }

    /// Finds the objections among the steps, and puts the numbers of units into these.
    pub fn steps(&mut self, before: &[u16], base: u8) {
        let newcomers = self.desk.newcomers(24);
        self.objections = objections(&self.trail, before, newcomers).collect();
        name_steps(&mut self.trail, before, newcomers, base);
    }
}
