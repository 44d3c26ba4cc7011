//! The memory in which the orders of a game that is held are worked out.

use crate::binding::Wish;
use crate::binding::game::given::refusing;
use crate::fault::{Fault, FaultCode};
use crate::ocs::effects::Effect;
use crate::ocs::game::Objection;
use crate::ocs::game::numbered::{name_steps, objections};
use crate::ocs::game::{Desk, Draft, Game, Notes, Order as Given, Ruled};
use crate::ocs::units::Unit;
use crate::ruling::{Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// The words of scratch memory that nearly every order has enough of: it is not asked twice then.
const USUAL: usize = 1 << 11;
/// The most words that are kept for the next order.
const MOST_KEPT: usize = 1 << 17;

/// The memory in which orders are worked out.
#[derive(Debug)]
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
        let words = vec![0; USUAL.min(wish.most_words)];
        Desks {
            wish,
            units,
            effects: Vec::new(),
            trail: Vec::new(),
            objections: Vec::new(),
            desk: Box::default(),
            words,
            trial: Vec::new(),
            draft: None,
        }
    }

    /// The same memory for another order.
    pub fn again(self, wish: Wish, units: usize) -> Self {
        if self.words.len() > wish.most_words.min(MOST_KEPT) {
            return Desks::new(wish, units);
        }
        let (mut desks, empty) = (Desks { wish, units, ..self }, Vec::new());
        desks.effects.clear();
        desks.objections = empty;
        desks
    }

    /// Does something with the notes of an order and a draft of one.
    pub fn draft<T>(
        &mut self,
        mut work: impl FnMut(&mut Notes<'_, '_>, &mut Draft) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut draft = self.draft.take().unwrap_or_default();
        let done = self.with(|notes| work(notes, &mut draft));
        self.draft = Some(draft);
        done
    }

    /// Asks something of the draft.
    pub fn drafted<T>(&self, ask: impl FnOnce(&Draft) -> Option<T>) -> Option<T> {
        ask(self.draft.as_ref()?)
    }

    /// Does something with the notes of an order, and again with more memory if there was too little.
    pub fn with<T>(&mut self, mut work: impl FnMut(&mut Notes<'_, '_>) -> Result<T, Fault>) -> Result<T, Fault> {
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
            let fault = match work(notes) {
                Ok(done) => return Ok(done),
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
        self.with(|notes| game.judge_unthrown(order, notes))
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
