//! The game as bindings hold it.

mod deed;
mod desks;
mod kept;
mod kind;
mod page;
mod parts;
mod setup;
mod tables;
mod words;

pub use kind::GAME;
pub use parts::{BreakOutParts, BreakOutPartsHeld};

use self::deed::Deed;
use self::desks::Desks;
use self::kept::{Before, KeptGame};
use crate::binding::game::given::asked;
use crate::binding::game::{Back, Held, HeldGame, Naming, Noted, Order};
use crate::binding::{Answer, Take, Wish};
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::BoardHeld;
use crate::ocs::game::numbered::open_chances;
use crate::ocs::game::{Duty, Game, GameChoice, GameEffect, Order as Ordered, Ruled, Situation};
use crate::ocs::game::{LINE, OpenPoliciesHeld};
use crate::ocs::rules::R2_2;
use crate::reflect::{Kept, List, Owned, Reflect, Share};
use crate::ruling::{Cites, Ruling, Sink, Step, Verdict};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;

/// The bytes of a line with more counters than any has.
const MOST_LINE: usize = 1 << 16;

type Judged = Result<Ruling<Verdict<Ruled>>, Fault>;

/// The numbers of the units on the map, in the order of the board.
fn numbers(game: &Game<'_>) -> Vec<u16> {
    game.board().units.iter().map(|unit| u16::try_from(unit.id).unwrap_or(0)).collect()
}

/// An order that was done.
struct Given {
    /// Dice were thrown with it.
    dice: bool,
    /// Its line, if it was not given as one.
    line: Option<String>,
}

/// A line of orders.
fn written(write: &mut dyn FnMut(&mut [u8]) -> Result<usize, Fault>) -> Result<String, Fault> {
    let mut bytes = alloc::vec![0; LINE];
    loop {
        match write(&mut bytes) {
            Err(fault) if fault.is(FaultCode::BufferTooSmall) && bytes.len() < MOST_LINE => bytes.resize(MOST_LINE, 0),
            Err(fault) => return Err(fault),
            Ok(used) => {
                bytes.truncate(used);
                return String::from_utf8(bytes).map_err(|_| Fault::new(FaultCode::BadText, &"line"));
            }
        }
    }
}

/// A verdict without what it gives.
fn bare(ruling: &Ruling<Verdict<Ruled>>) -> Ruling<Verdict> {
    let value = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
    Ruling::new(value, ruling.cites)
}

/// Passes on an answer.
fn give<T: Reflect>(answer: &Answer<'_>, items: &[T], steps: &[Step], take: Take<'_>) {
    let items: Vec<&dyn Reflect> = items.iter().map(|item| item as &dyn Reflect).collect();
    take(answer, &items, steps);
}

impl KeptGame {
    /// Gives an order, and notes what it changes. Returns what it was, if it was done.
    fn given(&mut self, order: &Order, wish: Wish, take: Take<'_>, back: &mut Before) -> Result<Option<Given>, Fault> {
        self.make_room();
        let mut desks = self.desks(wish);
        let done = self.give_at(&mut desks, order, wish, take, back);
        self.lay_by(desks);
        done
    }

    fn give_at(
        &mut self,
        desks: &mut Desks,
        order: &Order,
        wish: Wish,
        take: Take<'_>,
        back: &mut Before,
    ) -> Result<Option<Given>, Fault> {
        let before = numbers(&self.seen());
        let (segment, fixed) = (self.seen().turn().segment.get(), self.fixed.clone());
        let mut noted = |game: &mut KeptGame, work: &mut dyn FnMut(&mut Game<'_>) -> Judged| {
            back.changes.clear();
            game.change(&mut back.changes, work)
        };
        let (ruling, given) = match Deed::of(order, self)? {
            Deed::Row(row, dice) => {
                let ruling = desks.draft(|notes, draft| noted(self, &mut |game| game.take(row, dice, notes, draft)))?;
                let thrown = if dice.is_empty() { desks.desk.thrown() } else { dice };
                let line = desks.drafted(|draft| {
                    let order = draft.order(row, segment, thrown)?;
                    written(&mut |bytes| order.write(&fixed.labels(), bytes)).ok()
                });
                (ruling, Given { dice: row.throws(), line })
            }
            other => other.ask(&mut |asked| {
                let ruling = desks.with(|notes| noted(self, &mut |game| game.order(asked, notes)))?;
                // The dice that the seed gave are part of the record.
                let thrown = desks.desk.thrown();
                let whole = if thrown.is_empty() { *asked } else { asked.with_dice(thrown) };
                let as_it_is = thrown.is_empty() && matches!(order, Order::Line(_));
                let line = if as_it_is { None } else { written(&mut |bytes| whole.write(&fixed.labels(), bytes)).ok() };
                Ok((ruling, Given { dice: asked.dice().is_some(), line }))
            })?,
        };
        back.changes.shrink_to_fit();
        let newcomers = desks.desk.newcomers(24);
        let effects: Vec<GameEffect> =
            desks.effects.iter().map(|effect| GameEffect::of(effect, &before, newcomers)).collect();
        desks.steps(&before, wish.base);
        let (opened, steps) = (self.seen().opened(&ruling), desks.told(wish, !ruling.value.is_allowed()));
        give(&Answer::verdict(&opened), &effects, &steps, take);
        Ok(Some(given).filter(|_| ruling.value.is_allowed()))
    }

    /// Where the game stands, and what it waits for.
    fn situation(&self, desks: &mut Desks, duties: &mut Vec<Duty>) -> Result<Ruling<Situation>, Fault> {
        let game = self.seen();
        desks.with(|notes| {
            duties.clear();
            game.situation(&mut Sink::growing(duties), notes)
        })
    }
}

impl HeldGame for KeptGame {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn copy(&self) -> Arc<dyn HeldGame> {
        Arc::new(self.clone())
    }
    fn is_same(&self, other: &dyn HeldGame) -> bool {
        other.as_any().downcast_ref::<KeptGame>().is_some_and(|other| other == self)
    }
    fn look(&self, take: Take<'_>) -> Result<(), Fault> {
        let (mut desks, mut duties) = (Desks::new(false.into(), self.room()), Vec::new());
        let ruling = self.situation(&mut desks, &mut duties)?;
        give(&Answer::plain(&ruling), &duties, &[], take);
        Ok(())
    }
    fn choices(&self, row: Option<&dyn Reflect>, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let of = row.map(asked::<GameChoice>).transpose()?.copied().unwrap_or_default();
        if of.complete.is_set() {
            return Err(Fault::against(&"row", &".complete: it is an order, after which nothing is left to choose"));
        }
        let mut desks = Desks::new(wish, self.room());
        let (game, mut rows) = (self.seen(), Vec::new());
        desks.draft(|notes, draft| {
            rows.clear();
            game.choices(&of, &mut Sink::growing(&mut rows), notes, draft)
        })?;
        let ruling = self.situation(&mut desks, &mut Vec::new())?;
        let ruling = Ruling::new(ruling.value, Cites::by(R2_2));
        give(&Answer::plain(&ruling), &rows, &[], take);
        Ok(())
    }
    fn judge(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let (game, mut desks) = (self.seen(), Desks::new(wish, self.room()));
        let deed = Deed::of(order, self)?;
        let ruling = match &deed {
            Deed::Row(row, dice) => desks.draft(|notes, draft| game.judge_choice(row, dice, notes, draft))?,
            other => other.ask(&mut |order| desks.judge(&game, order))?,
        };
        let before = numbers(&game);
        desks.steps(&before, wish.base);
        let steps = desks.told(wish, !ruling.value.is_allowed() && desks.objections.is_empty());
        give(&Answer::bare(&bare(&ruling)), &desks.objections, &steps, take);
        Ok(())
    }
    fn order(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<bool, Fault> {
        Ok(self.given(order, wish, take, &mut Before::of(self))?.is_some())
    }
    fn chances(&self, question: &dyn Reflect, _: Wish, take: Take<'_>) -> Result<(), Fault> {
        let policies = asked::<OpenPoliciesHeld<Owned>>(question)?.lend();
        let ruling = open_chances(&self.seen(), &policies)?;
        give::<Duty>(&Answer::plain(&ruling), &[], &[], take);
        Ok(())
    }
    fn line(&self, order: &Order) -> Result<String, Fault> {
        let labels = self.fixed.labels();
        match Deed::of(order, self)? {
            Deed::Row(row, dice) => written(&mut |bytes| {
                let mut desks = Desks::new(false.into(), self.room());
                desks.draft(|notes, draft| self.seen().write_choice(row, dice, &labels, bytes, notes, draft))
            }),
            other => other.ask(&mut |order| written(&mut |bytes| order.write(&labels, bytes))),
        }
    }
    fn throws(&self, order: &Order) -> bool {
        match Deed::of(order, self) {
            Ok(Deed::Row(row, _)) => row.throws(),
            Ok(other) => other.ask(&mut |order| Ok(order.dice().is_some())).unwrap_or(false),
            Err(_) => false,
        }
    }
    fn dice(&self) -> Result<u32, Fault> {
        let (game, mut desks) = (self.seen(), Desks::new(false.into(), self.room()));
        let open = game.open();
        if open.rolled.is_set() || !open.assessed.is_set() {
            return Ok(0);
        }
        let ones = [1; 32];
        for (count, most) in (0..=ones.len()).zip(0u32..) {
            let roll = Ordered::Roll { dice: ones.get(..count).unwrap_or_default() };
            match desks.with(|notes| game.judge(&roll, notes)) {
                Err(fault) if fault.is(FaultCode::TooFewDice) => {}
                Ok(_) => return Ok(most),
                Err(fault) => return Err(fault),
            }
        }
        Ok(0)
    }
    fn save(&self) -> Result<String, Fault> {
        KeptGame::save(self)
    }
    fn pack(&self) -> Result<Vec<u8>, Fault> {
        Ok(KeptGame::pack(self))
    }
    fn page(&self) -> String {
        page::draw(&self.seen(), &self.fixed.labels())
    }
    fn picture(&self) -> String {
        page::picture(&self.seen(), &self.fixed.labels())
    }
    fn is_noted(&self) -> bool {
        true
    }
    fn order_noted(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Noted>, Fault> {
        let mut back = Before::of(self);
        let done = self.given(order, wish, take, &mut back)?;
        Ok(done.map(|Given { dice, line }| Noted { back: Arc::new(back), dice, line }))
    }
    fn take_back(&mut self, back: &Back) -> Result<(), Fault> {
        let back = back.downcast_ref::<Before>().ok_or(Fault::new(FaultCode::Internal, &"order"))?;
        self.change(&mut Vec::new(), |game| back.restore(game))
    }
    fn named(&self, field: &str, text: &str, inside: bool) -> Naming {
        words::named(&self.fixed.labels(), field, text, inside)
    }
    fn view(&self, at: usize) -> Result<Held, Fault> {
        let game = self.seen();
        let board = game.board();
        let mut held = BoardHeld::<Owned>::default();
        if at > 0 {
            held.units = List(game.off_map().to_vec());
            return Ok(Box::new(Kept::of(held)));
        }
        held.chart = List(board.chart.to_vec());
        held.hexes = List(board.hexes.to_vec());
        held.units = List(board.units.to_vec());
        held.limits = List(board.limits.to_vec());
        (held.rules, held.gauges) = (board.rules, board.gauges);
        held.tables.take(Kept::of(tables::held(&board.tables.parts())).as_any());
        Ok(Box::new(Kept::of(held)))
    }
}
