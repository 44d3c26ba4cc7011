//! Games that are plain values: what those of all systems do alike.

use super::picture::lines;
use super::{HeldGame, Named, Naming, Order};
use crate::binding::{Answer, Extras, Room, Take, Wish, run};
use crate::fault::{Fault, FaultCode};
use crate::referee::Referee;
use crate::reflect::Reflect;
use crate::ruling::{Ruling, Sink, Step, Trail, Verdict, What};
use crate::scratch::Scratch;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;

/// A record of an answer.
pub(crate) trait Item: Reflect + Copy + Default + fmt::Debug {}
impl<T: Reflect + Copy + Default + fmt::Debug> Item for T {}

/// Where the answer to an order goes.
pub(crate) struct Out<'a, 'o, 'e, 's, 't, G: PlainGame> {
    pub objections: &'a mut Sink<'o, G::Objection>,
    pub effects: &'a mut Sink<'e, G::Effect>,
    pub scratch: &'a mut Scratch<'s>,
    pub trail: &'a mut Trail<'t>,
}

/// A game whose position is a plain value, copied for each order.
pub(crate) trait PlainGame:
    Referee<Situation: Reflect, Piece: Item, Choice: Item, Objection: Item, Effect: Item, Chances: Reflect, Case: Item>
    + Send
    + Sync
{
    /// The most bytes of a text.
    const TEXT: usize;

    /// Does an order. After one that is forbidden the position is meaningless.
    fn carry_out(&mut self, order: &Order, out: Out<'_, '_, '_, '_, '_, Self>) -> Result<Ruling<Verdict>, Fault>;
    /// Returns the chances of what is open.
    fn forecast(
        &self,
        question: &dyn Reflect,
        rows: &mut Sink<'_, Self::Case>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Self::Chances>, Fault>;
    /// Returns whether dice are thrown with an order, where the position waits for some.
    fn throws(&self, _order: &Order) -> bool {
        true
    }
    /// Returns the number of dice for which the position waits.
    fn dice_wanted(&self) -> Result<u32, Fault>;
    /// Returns the board in characters.
    fn drawn(&self) -> String;
    /// Returns the board as a picture.
    fn pictured(&self) -> String {
        lines(&self.drawn())
    }

    /// Returns an order of this position as a line.
    fn written(&self, order: &Order) -> Result<String, Fault>;
    /// Returns what a text names in a field of an order that is no list.
    fn thing(&self, _field: &str, _text: &str) -> Naming {
        Naming::Other
    }

    /// Judges an order on a copy; the rows are the objections to it.
    fn judged(
        &self,
        order: &Order,
        objections: &mut Sink<'_, Self::Objection>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict>, Fault> {
        self.clone().carry_out(order, Out { objections, effects: &mut Sink::none(), scratch, trail })
    }
}

/// Returns the record of a type, which the binding has made by its description.
pub(crate) fn asked<Q: 'static>(record: &dyn Reflect) -> Result<&Q, Fault> {
    record.as_any().downcast_ref().ok_or(Fault::new(FaultCode::Internal, &"question"))
}

/// The words of scratch memory that nearly every order has enough of: it is not asked twice then.
const USUAL: usize = 1 << 11;

/// Returns the memory of a question with rows or effects of a type.
fn memory<T: Item>(wish: Wish) -> Extras<T> {
    let trail = if wish.trail { Room::some() } else { Room::none() };
    let scratch = vec![0; USUAL.min(wish.most_words)];
    Extras { trail, effects: Room::some(), scratch, most_words: wish.most_words }
}

/// Returns what a text names: the thing that was found, or nothing that there is.
pub(crate) fn naming(found: Option<Named>) -> Naming {
    found.map_or(Naming::Unknown, Naming::One)
}

/// Passes on an answer.
fn give<T: Item>(answer: &Answer<'_>, extras: &Extras<T>, take: Take<'_>) {
    give_with(answer, extras, extras.trail.items(), take);
}

/// Passes on an answer with these steps.
fn give_with<T: Item>(answer: &Answer<'_>, extras: &Extras<T>, steps: &[Step], take: Take<'_>) {
    let items: Vec<&dyn Reflect> = extras.effects.items().iter().map(|item| item as &dyn Reflect).collect();
    take(answer, &items, steps);
}

/// Returns the steps of a trail that say why something is forbidden, each once: how much is needed, or else that it is not
/// allowed. A refusal has these even if nobody asked for the trail.
pub(crate) fn refusing(steps: &[Step]) -> Vec<Step> {
    let is = |step: &Step, what: What| step.what.get() == Some(what);
    let same = |one: &Step, other: &Step| (one.rule, one.about, one.index) == (other.rule, other.about, other.index);
    let mut told: Vec<Step> = Vec::new();
    for step in steps.iter().filter(|step| is(step, What::Limit) || is(step, What::Forbidden)) {
        let limited =
            is(step, What::Forbidden) && steps.iter().any(|other| is(other, What::Limit) && same(step, other));
        if !limited && !told.contains(step) {
            told.push(*step);
        }
    }
    told
}

/// Returns why an order is forbidden.
fn reasons<G: PlainGame>(game: &G, order: &Order, wish: Wish) -> Result<Vec<Step>, Fault> {
    let mut extras = memory::<G::Effect>(Wish { trail: true, ..wish });
    run(&mut extras, |effects, scratch, trail| {
        game.clone().carry_out(order, Out { objections: &mut Sink::none(), effects, scratch, trail })
    })?;
    let steps = extras.trail.items_mut();
    game.name_steps(steps, wish.base);
    Ok(refusing(steps))
}

/// The game after an order, if it is allowed.
fn after<G: PlainGame>(game: &G, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Arc<G>>, Fault> {
    let mut extras = memory::<G::Effect>(wish);
    let (mut next, mut is_fresh) = (Arc::new(game.clone()), true);
    let ruling = run(&mut extras, |effects, scratch, trail| {
        let mut objections = Sink::none();
        let out = Out { objections: &mut objections, effects: &mut *effects, scratch, trail };
        // Nothing else holds it; with more memory it is tried again.
        let next = Arc::get_mut(&mut next).ok_or(Fault::new(FaultCode::Internal, &"game"))?;
        if !core::mem::take(&mut is_fresh) {
            *next = game.clone();
        }
        let ruling = next.carry_out(order, out)?;
        if !ruling.value.is_allowed() {
            effects.take_back();
        }
        Ok(ruling)
    })?;
    if ruling.value.is_allowed() || wish.trail {
        game.name_steps(extras.trail.items_mut(), wish.base);
        give(&Answer::bare(&ruling), &extras, take);
    } else {
        give_with(&Answer::bare(&ruling), &extras, &reasons(game, order, wish)?, take);
    }
    Ok(Some(next).filter(|_| ruling.value.is_allowed()))
}

impl<G: PlainGame> HeldGame for G {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn copy(&self) -> Arc<dyn HeldGame> {
        Arc::new(self.clone())
    }
    fn is_same(&self, other: &dyn HeldGame) -> bool {
        other.as_any().downcast_ref::<G>().is_some_and(|other| other == self)
    }
    fn look(&self, take: Take<'_>) -> Result<(), Fault> {
        let mut extras = memory::<G::Piece>(false.into());
        let ruling = run(&mut extras, |rows, scratch, _| self.pieces(rows, scratch))?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn choices(&self, row: Option<&dyn Reflect>, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        if row.is_some() {
            let why = &"choices: each of them is an order, after which nothing is left to choose";
            return Err(Fault::against(&"row", why));
        }
        let mut extras = memory::<G::Choice>(wish);
        let ruling = run(&mut extras, |rows, scratch, _| self.steps(rows, scratch))?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn judge(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let mut extras = memory::<G::Objection>(wish);
        let ruling = run(&mut extras, |rows, scratch, trail| self.judged(order, rows, scratch, trail))?;
        if ruling.value.is_allowed() || wish.trail || !extras.effects.items().is_empty() {
            self.name_steps(extras.trail.items_mut(), wish.base);
            give(&Answer::bare(&ruling), &extras, take);
        } else {
            give_with(&Answer::bare(&ruling), &extras, &reasons(self, order, wish)?, take);
        }
        Ok(())
    }
    fn order(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<bool, Fault> {
        let next = after(self, order, wish, take)?;
        let done = next.is_some();
        if let Some(next) = next {
            *self = Arc::unwrap_or_clone(next);
        }
        Ok(done)
    }
    fn next(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Arc<dyn HeldGame>>, Fault> {
        Ok(after(self, order, wish, take)?.map(|next| next as Arc<dyn HeldGame>))
    }
    fn chances(&self, question: &dyn Reflect, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let mut extras = memory::<G::Case>(wish);
        let ruling =
            run(&mut extras, |rows, scratch, trail| PlainGame::forecast(self, question, rows, scratch, trail))?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn throws(&self, order: &Order) -> bool {
        self.waits_for_dice() && PlainGame::throws(self, order)
    }
    fn dice(&self) -> Result<u32, Fault> {
        self.dice_wanted()
    }
    fn save(&self) -> Result<String, Fault> {
        let bytes = filled(G::TEXT, |out| self.text(out))?;
        String::from_utf8(bytes).map_err(|_| Fault::new(FaultCode::BadText, &"position"))
    }
    fn pack(&self) -> Result<Vec<u8>, Fault> {
        filled(G::TEXT, |out| self.bytes(out))
    }
    fn page(&self) -> String {
        self.drawn()
    }
    fn picture(&self) -> String {
        self.pictured()
    }
    fn line(&self, order: &Order) -> Result<String, Fault> {
        self.written(order)
    }
    fn named(&self, field: &str, text: &str, inside: bool) -> Naming {
        if inside { Naming::Other } else { self.thing(field, text) }
    }
}

/// Returns what is written into a buffer of a length.
fn filled(most: usize, write: impl FnOnce(&mut [u8]) -> Result<usize, Fault>) -> Result<Vec<u8>, Fault> {
    let mut bytes = vec![0; most];
    let used = write(&mut bytes)?;
    bytes.truncate(used);
    Ok(bytes)
}
