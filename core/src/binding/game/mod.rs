//! Games as things to hold: what a system says of its game, and the table at which it is played.
//!
//! A system lists its game beside its operations: a [`GameKind`] with the shapes of its orders and answers, and an `impl`
//! of [`HeldGame`] for its position. Bindings show every game from that, and name no system.

mod asked;
pub(crate) mod given;
pub(crate) mod hexes;
mod history;
mod order;
pub(crate) mod picture;
mod unread;

pub use asked::{Asked, Held};
pub use history::{GameTable, Played, Stands};
pub use order::{Order, Verb, Wording};

use super::operation::{Record, Take, Wish};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Field, Kind, Reflect, Vocabulary};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;

/// What takes an order back.
pub type Back = Arc<dyn Any + Send + Sync>;

/// An order that was done in its place.
pub struct Noted {
    /// What takes it back.
    pub back: Back,
    /// Dice were thrown with it.
    pub dice: bool,
    /// The order as a line, if it was not given as one.
    pub line: Option<String>,
}

/// A position of a game that a binding holds.
///
/// Answers go to `take` as those of operations do. An order that is forbidden, or that is a fault, changes nothing.
pub trait HeldGame: Any + Send + Sync {
    /// Returns the position for a comparison.
    fn as_any(&self) -> &dyn Any;
    /// Copies the position.
    fn copy(&self) -> Arc<dyn HeldGame>;
    /// Returns whether another position is the same.
    fn is_same(&self, other: &dyn HeldGame) -> bool;
    /// Gives what the position waits for, and what stands on the board as rows.
    fn look(&self, take: Take<'_>) -> Result<(), Fault>;
    /// Gives all that may be done now as rows. Where choices have levels ([`GameKind::levels`]), a row that is not yet an order
    /// is the question of the next.
    fn choices(&self, row: Option<&dyn Reflect>, wish: Wish, take: Take<'_>) -> Result<(), Fault>;
    /// Decides whether an order is allowed; the rows are the objections to it.
    fn judge(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<(), Fault>;
    /// Decides whether an order is allowed, and does it then. Returns whether it did.
    fn order(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<bool, Fault>;
    /// Returns the position after an order, if it is allowed.
    fn next(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Arc<dyn HeldGame>>, Fault> {
        let mut next = self.copy();
        let done = alone(&mut next)?.order(order, wish, take)?;
        Ok(done.then_some(next))
    }
    /// Gives the exact chances of what is open. The question is that of [`GameKind::chances`].
    fn chances(&self, question: &dyn Reflect, wish: Wish, take: Take<'_>) -> Result<(), Fault>;
    /// Returns whether dice are thrown with an order.
    fn throws(&self, order: &Order) -> bool;
    /// Returns the number of dice for which the position waits, for a host that throws them.
    fn dice(&self) -> Result<u32, Fault>;
    /// Returns the position as text.
    fn save(&self) -> Result<String, Fault>;
    /// Returns the position as bytes.
    fn pack(&self) -> Result<Vec<u8>, Fault>;
    /// Returns the board in characters.
    fn page(&self) -> String;
    /// Returns the board as a picture, in Scalable Vector Graphics.
    fn picture(&self) -> String {
        picture::lines(&self.page())
    }
    /// Returns whether orders change the position in its place, and are taken back by what was noted of them. Other positions
    /// are copied for each order.
    fn is_noted(&self) -> bool {
        false
    }
    /// Does an order as [`order`](HeldGame::order) does, and returns what takes it back, where orders are noted.
    fn order_noted(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Noted>, Fault> {
        let _ = (order, wish, take);
        Err(Fault::new(FaultCode::Internal, &"order"))
    }
    /// Takes the last order back, where orders are noted.
    fn take_back(&mut self, back: &Back) -> Result<(), Fault> {
        let _ = back;
        Err(Fault::new(FaultCode::Internal, &"order"))
    }
    /// Returns an order of this position as the line that [`Order::Line`] reads. A row of the choices must be one of this
    /// position.
    fn line(&self, order: &Order) -> Result<String, Fault>;
    /// Returns what a text names in a field of an order; `inside` if it is an item of the field's list.
    fn named(&self, field: &str, text: &str, inside: bool) -> Naming {
        let _ = (field, text, inside);
        Naming::Other
    }
    /// Returns a part of the position: the one with this number in [`GameKind::views`].
    fn view(&self, at: usize) -> Result<Held, Fault> {
        let _ = at;
        Err(Fault::new(FaultCode::Internal, &"view"))
    }
}

/// A thing that has a name: its number, or the two of a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are numbers")]
pub enum Named {
    Number(i64),
    Pair(i64, i64),
}

/// What a text in a field of an order names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Naming {
    /// The field has no names of things.
    Other,
    /// One thing.
    One(Named),
    /// Several, where the field is a list.
    Many(Vec<Named>),
    /// Nothing that there is.
    Unknown,
}

/// A part of a position that can be had as a record.
#[derive(Debug, Clone, Copy)]
pub struct View {
    /// Its name.
    pub name: &'static str,
    /// Its documentation.
    pub doc: &'static str,
    /// The record.
    pub record: Record,
}

/// Returns a position for changes, copied if something else holds it too.
pub(super) fn alone(position: &mut Arc<dyn HeldGame>) -> Result<&mut dyn HeldGame, Fault> {
    if Arc::get_mut(position).is_none() {
        *position = position.copy();
    }
    // Nothing else holds a copy.
    Arc::get_mut(position).ok_or(Fault::new(FaultCode::Internal, &"game"))
}

/// The records of an answer of a game.
#[derive(Debug, Clone, Copy)]
pub struct Told {
    /// The value; `None` if the answer is a verdict only. Of a verdict it is there only if the answer is allowed.
    pub value: Option<Record>,
    /// Whether it is a verdict.
    pub decides: bool,
    /// The effects or rows.
    pub items: Record,
    /// Whether these are called `effects`, and not `rows`.
    pub are_effects: bool,
}

/// A game that was made, or why there is none.
pub type Made = Result<Arc<dyn HeldGame>, Fault>;

/// The description of a system's game.
#[derive(Clone, Copy)]
pub struct GameKind {
    /// The name of its class, such as `axis_allies.Game`.
    pub name: &'static str,
    /// Its documentation.
    pub doc: &'static str,
    /// What a new game is made of.
    pub setup: Asked,
    /// The field that says the kind of an order where it stands among its fields, such as `step`.
    pub key: &'static str,
    /// The words of the kinds of order, with their documentation.
    pub words: &'static Vocabulary,
    /// The kinds of order.
    pub verbs: &'static [Verb],
    /// The words with which a line of text may begin, where they are not those of the kinds of order; else empty.
    pub openers: &'static [&'static str],
    /// The fields of orders in which things may be said by their names ([`HeldGame::named`]).
    pub named: &'static [&'static str],
    /// Whether choices have levels: rows that are no orders yet lead to others.
    pub levels: bool,
    /// Whether steps name units by their numbers, as rows and effects do, and not by places in a list.
    pub numbered: bool,
    /// The parts of a position that can be had as records.
    pub views: &'static [View],
    /// What [`HeldGame::chances`] asks.
    pub chances: Asked,
    /// What [`HeldGame::look`] asks, where the memory of the game is lent.
    pub look: Asked,
    /// What [`HeldGame::choices`] asks, where the memory of the game is lent.
    pub level: Asked,
    /// An order, where the memory of the game is lent: a line, or a row of the choices.
    pub given: Asked,
    /// What [`HeldGame::look`] answers.
    pub looked: Told,
    /// What [`HeldGame::choices`] answers. A row of it is an order.
    pub chosen: Told,
    /// What [`HeldGame::judge`] answers.
    pub judged: Told,
    /// What [`HeldGame::order`] answers.
    pub ordered: Told,
    /// What [`HeldGame::chances`] answers.
    pub forecast: Told,
    /// Makes a new game from a question of [`setup`](GameKind::setup).
    pub new: fn(&dyn Reflect) -> Made,
    /// Reads the text of a position.
    pub load: fn(&str) -> Made,
    /// Reads the bytes of a position.
    pub unpack: fn(&[u8]) -> Made,
}

impl GameKind {
    /// Returns the kind of order with this name.
    pub fn verb(&self, name: &str) -> Option<&'static Verb> {
        self.verbs.iter().find(|verb| verb.name == name)
    }
    /// Returns whether fields by name are a row of the choices: all are a row's, and some not those of the kind of order.
    pub fn are_of_a_row(&self, verb: &Verb, names: &[&str]) -> bool {
        let is_in_row = |name: &&str| self.chosen.items.shape.fields.iter().any(|field| field.name == *name);
        names.iter().all(is_in_row) && names.iter().any(|name| !verb.fields.contains(name))
    }
    /// Returns whether things may be said by their names in a field.
    pub fn has_names(&self, field: &Field) -> bool {
        self.named.contains(&field.name) && !matches!(field.kind, Kind::Flag)
    }
    /// Returns the documentation of a kind of order.
    pub fn doc_of(&self, verb: &Verb) -> &'static str {
        let at = self.words.words.iter().position(|word| *word == verb.name);
        at.and_then(|at| self.words.docs.get(at)).copied().unwrap_or("")
    }
}

impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
