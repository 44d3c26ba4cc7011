//! A game that is played: the position, the orders that led to it with their rulings, and undo and redo.
//!
//! The positions before the last 16 orders are kept, and earlier ones ever farther apart: of those that are n orders back
//! about one in n / 8. A game of 10,000 orders so keeps some 60 positions. To undo an order whose position is not kept,
//! the orders after an earlier one are played again, and the positions on the way kept. Of a large position none is kept:
//! what each order changed is noted, and put back.

use super::{Back, GameKind, Held, HeldGame, Noted, Order, alone};
use crate::binding::{Answer, Take, Wish};
use crate::fault::{Fault, FaultCode};
use crate::reflect::Reflect;
use crate::ruling::Cites;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::Hasher;

/// Positions so near are all kept.
const NEAR: usize = 16;

/// An order that was done, and its ruling.
pub struct Played {
    /// The order.
    pub order: Order,
    /// The rules that allowed it.
    pub cites: Cites,
    /// What it gave, if an order of the system gives something.
    pub value: Option<Held>,
    /// What it did.
    pub effects: Vec<Held>,
    /// Dice were thrown with it.
    pub dice: bool,
    /// The order as a line, if it was not given as one.
    pub line: Option<String>,
}

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.order.fmt(f)
    }
}

/// Whether the position before order number `at` is kept at order number `count`.
fn stays(at: usize, count: usize) -> bool {
    let back = count.saturating_sub(at);
    back <= NEAR || at.is_multiple_of((back / 8).next_power_of_two())
}

/// A game that is played.
#[derive(Clone)]
pub struct GameTable {
    kind: &'static GameKind,
    now: Arc<dyn HeldGame>,
    played: Vec<Arc<Played>>,
    undone: Vec<Arc<Played>>,
    /// Positions, each with the number of orders before it, in that order.
    kept: Vec<(usize, Arc<dyn HeldGame>)>,
    /// What takes back each order that was done, where orders are noted.
    noted: Vec<Back>,
}

impl fmt::Debug for GameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(self.kind.name).field("played", &self.played.len()).finish_non_exhaustive()
    }
}

impl PartialEq for GameTable {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.kind, other.kind) && self.now.is_same(&*other.now)
    }
}

/// Whether an order shall be done after all, now that its answer has been taken.
pub type Stands<'a> = &'a mut dyn FnMut() -> bool;

/// What an order that was done gave: the rules that allowed it, the value, and what it did.
type Ruled = (Cites, Option<Held>, Vec<Held>);

/// Plays an order at a position, as the history holds it.
fn played(
    kind: &GameKind,
    order: &Order,
    wish: Wish,
    take: Take<'_>,
    play: &mut dyn FnMut(&Order, Wish, Take<'_>) -> Result<bool, Fault>,
) -> Result<Option<Ruled>, Fault> {
    let mut told = None;
    let done = play(order, wish, &mut |answer, effects, steps| {
        if answer.verdict == Some(true) {
            let copies = effects.iter().map(|effect| (kind.ordered.items.copy)(*effect));
            let value = kind.ordered.value.zip(answer.value).map(|(record, value)| (record.copy)(value));
            told = Some((answer.cites, value, copies.collect()));
        }
        take(answer, effects, steps);
    })?;
    Ok(told.filter(|_| done))
}

impl GameTable {
    /// Begins at a position.
    pub fn at(kind: &'static GameKind, now: Arc<dyn HeldGame>) -> GameTable {
        GameTable { kind, now, played: Vec::new(), undone: Vec::new(), kept: Vec::new(), noted: Vec::new() }
    }
    /// Returns what the game is.
    pub fn kind(&self) -> &'static GameKind {
        self.kind
    }
    /// Returns the position.
    pub fn now(&self) -> &Arc<dyn HeldGame> {
        &self.now
    }
    /// Returns the orders that were done, with their rulings.
    pub fn history(&self) -> &[Arc<Played>] {
        &self.played
    }
    /// Returns the orders that were undone and may be done again, the next at the end.
    pub fn undone(&self) -> &[Arc<Played>] {
        &self.undone
    }
    /// Returns the number of positions that are kept for undo.
    pub fn kept(&self) -> usize {
        self.kept.len()
    }
    /// Returns whether dice were thrown with the last order.
    pub fn dice_thrown(&self) -> bool {
        self.played.last().is_some_and(|last| last.dice)
    }
    /// Forgets the history; the position stays.
    pub fn forget(&mut self) {
        self.noted = Vec::new();
        (self.played, self.undone, self.kept) = (Vec::new(), Vec::new(), Vec::new());
    }

    /// Judges an order, and does it if it is allowed. Returns whether it was done.
    pub fn order(&mut self, order: Order, wish: Wish, take: Take<'_>) -> Result<bool, Fault> {
        self.order_if(order, wish, take, &mut || true)
    }

    /// Judges an order, and does it if it is allowed and `stands` agrees, which is asked after `take`: nothing changes where a
    /// binding has no memory for the answer. Returns whether it was done.
    pub fn order_if(&mut self, order: Order, wish: Wish, take: Take<'_>, stands: Stands<'_>) -> Result<bool, Fault> {
        let (cites, value, effects, dice, line) = if self.now.is_noted() {
            let Some(((cites, value, effects), noted)) = self.note(&order, wish, take, stands)? else {
                return Ok(false);
            };
            self.noted.push(noted.back);
            (cites, value, effects, noted.dice, noted.line)
        } else {
            let dice = self.now.throws(&order);
            // Later the row is none of the position any more, and pieces are elsewhere.
            let line = if let Order::Line(_) = &order { None } else { self.now.line(&order).ok() };
            let Some((cites, value, effects)) = self.step(&order, wish, take, stands)? else { return Ok(false) };
            (cites, value, effects, dice, line)
        };
        self.played.push(Arc::new(Played { order, cites, value, effects, dice, line }));
        self.undone.clear();
        Ok(true)
    }

    /// Does an order at the position, in its place.
    fn note(
        &mut self,
        order: &Order,
        wish: Wish,
        take: Take<'_>,
        stands: Stands<'_>,
    ) -> Result<Option<(Ruled, Noted)>, Fault> {
        let (kind, now, mut noted) = (self.kind, alone(&mut self.now)?, None);
        let told = played(kind, order, wish, take, &mut |order, wish, take| {
            noted = now.order_noted(order, wish, take)?;
            Ok(noted.is_some())
        })?;
        let done = told.zip(noted);
        if let Some((_, noted)) = &done
            && !stands()
        {
            now.take_back(&noted.back)?;
            return Ok(None);
        }
        Ok(done)
    }

    /// Does an order at the position, which is kept if it is its turn.
    fn step(&mut self, order: &Order, wish: Wish, take: Take<'_>, stands: Stands<'_>) -> Result<Option<Ruled>, Fault> {
        let (kind, count) = (self.kind, self.played.len());
        if self.now.is_noted() {
            let done = self.note(order, wish, take, stands)?;
            return Ok(done.map(|(told, noted)| {
                self.noted.push(noted.back);
                told
            }));
        }
        let (now, mut next) = (&self.now, None);
        let told = played(kind, order, wish, take, &mut |order, wish, take| {
            next = now.next(order, wish, take)?;
            Ok(next.is_some())
        })?;
        let Some(next) = next else { return Ok(told) };
        if !stands() {
            return Ok(None);
        }
        let before = core::mem::replace(&mut self.now, next);
        self.keep(count, before);
        Ok(told)
    }

    /// Keeps a position before order number `count`, and gives up some that are far back.
    fn keep(&mut self, count: usize, position: Arc<dyn HeldGame>) {
        self.kept.push((count, position));
        if count.is_multiple_of(NEAR) {
            self.kept.retain(|(at, _)| stays(*at, count));
        }
    }

    /// Returns the order that `undo` would take back.
    pub fn last(&self, referee: bool) -> Option<&Arc<Played>> {
        self.played.last().filter(|last| referee || !last.dice)
    }

    /// Takes back the last order, and returns it; `None` if there is none. An order with which dice were thrown stays, and
    /// with it all before it, unless a `referee` takes it back.
    pub fn undo(&mut self, referee: bool) -> Result<Option<Arc<Played>>, Fault> {
        if self.last(referee).is_none() {
            return Ok(None);
        }
        let Some(count) = self.played.len().checked_sub(1) else { return Ok(None) };
        if let Some(back) = self.noted.last() {
            alone(&mut self.now)?.take_back(back)?;
            self.noted.pop();
            return Ok(self.laid_by());
        }
        self.kept.retain(|(at, _)| *at <= count);
        match self.kept.last() {
            Some((at, _)) if *at == count => {
                if let Some((_, before)) = self.kept.pop() {
                    self.now = before;
                }
            }
            Some((at, before)) => self.replay(*at, before.clone(), count)?,
            None => return Err(Fault::new(FaultCode::Internal, &"history")),
        }
        Ok(self.laid_by())
    }

    /// Lays the last order by, to be done again.
    fn laid_by(&mut self) -> Option<Arc<Played>> {
        let last = self.played.pop();
        self.undone.extend(last.iter().cloned());
        last
    }

    /// Plays the orders from number `first` to before `count` again, from the position before them.
    fn replay(&mut self, first: usize, from: Arc<dyn HeldGame>, count: usize) -> Result<(), Fault> {
        let mut now = from;
        let lost = || Fault::new(FaultCode::Internal, &"history");
        for at in first..count {
            let Some(played) = self.played.get(at).cloned() else { break };
            let next = now.next(&played.order, Wish::from(false), &mut |_, _, _| ())?.ok_or_else(lost)?;
            let before = core::mem::replace(&mut now, next);
            if at > first && stays(at, count) {
                self.kept.push((at, before));
            }
        }
        self.now = now;
        Ok(())
    }

    /// Does the order again that was taken back last. Returns it; `None` if there is none.
    pub fn redo(&mut self) -> Result<Option<Arc<Played>>, Fault> {
        let Some(next) = self.undone.last().cloned() else { return Ok(None) };
        if self.step(&next.order, Wish::from(false), &mut |_, _, _| (), &mut || true)?.is_none() {
            return Err(Fault::new(FaultCode::Internal, &"history"));
        }
        self.undone.pop();
        self.played.push(next.clone());
        Ok(Some(next))
    }

    /// Judges an order; nothing changes. The rows are the objections to it.
    pub fn judge(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        self.now.judge(order, wish, take)
    }
    /// Gives the exact chances of what is open.
    pub fn chances(&self, question: &dyn Reflect, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        self.now.chances(question, wish, take)
    }
    /// Returns an order of this position as a line.
    pub fn line(&self, order: &Order) -> Result<String, Fault> {
        self.now.line(order)
    }
    /// Returns the position as text.
    pub fn text(&self) -> Result<String, Fault> {
        self.now.save()
    }
    /// Hashes the position.
    pub fn hash(&self, state: &mut dyn Hasher) -> Result<(), Fault> {
        state.write(&self.now.pack()?);
        Ok(())
    }
}

impl Played {
    /// Returns its ruling as the answer of an operation.
    pub fn answer(&self) -> Answer<'_> {
        let value = self.value.as_ref().map(|value| &**value as &dyn Reflect);
        Answer { verdict: Some(true), value, cites: self.cites }
    }
    /// Returns the order as a line.
    pub fn line(&self) -> &str {
        match (&self.line, &self.order) {
            (Some(line), _) => line,
            (None, Order::Line(line)) => line,
            (None, order) => order.verb().unwrap_or(""),
        }
    }
    /// Returns what it did.
    pub fn effects(&self) -> impl Iterator<Item = &dyn Reflect> {
        self.effects.iter().map(|effect| &**effect as &dyn Reflect)
    }
}
