//! A phase in progress: the place of every piece after the orders so far, and the objections to them.

use super::super::board::{Unit, Unloading};
use super::super::orders::{NONE, Objection, Order, PathEvent, PathEventKind, Phase};
use super::super::reasons::{Reasons, limit};
use super::super::set::Set;
use super::super::units::Kind;
use super::super::view::View;
use crate::bounded::Bounded;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// The piece went ashore, or unloaded cargo.
pub(crate) const UNLOADED: u8 = 1;
/// The piece boarded in a sea zone with a battle.
pub(crate) const IN_BATTLE: u8 = 2;
/// The piece's carrier moved away under it.
pub(crate) const LIFTED: u8 = 4;
/// The piece boarded in this phase.
pub(crate) const BOARDED: u8 = 8;

/// The state of a piece after the orders so far. It packs into one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct State {
    pub space: u16,
    /// The carrier of the piece, counted from 1; 0 for none.
    pub aboard: u16,
    /// The transport that the piece left in this phase, counted from 1; for a transport, the sea zone where it
    /// unloaded.
    pub left: u16,
    pub spent: u8,
    pub flags: u8,
}

impl State {
    /// Returns the state in the position.
    pub fn of(unit: &Unit) -> State {
        let flags = if unit.unloaded.get() == Some(Unloading::ThisTurn) { UNLOADED } else { 0 };
        State { space: unit.space.0, aboard: unit.aboard, left: 0, spent: unit.spent, flags }
    }
    /// Packs the state into one word.
    pub fn pack(self) -> u64 {
        let [a, b] = self.space.to_le_bytes();
        let [c, d] = self.aboard.to_le_bytes();
        let [e, f] = self.left.to_le_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, self.spent, self.flags])
    }
    fn unpack(word: u64) -> State {
        let [a, b, c, d, e, f, spent, flags] = word.to_le_bytes();
        let pair = |a, b| u16::from_le_bytes([a, b]);
        State { space: pair(a, b), aboard: pair(c, d), left: pair(e, f), spent, flags }
    }
    /// Returns the state of a word, or the state in the position if the word is zero.
    pub fn at(unit: &Unit, word: u64) -> State {
        // No piece is in space 0.
        if word == 0 { State::of(unit) } else { State::unpack(word) }
    }
    /// Returns only the carrier of a word's piece, counted from 1; 0 for none.
    fn aboard(unit: &Unit, word: u64) -> u16 {
        if word == 0 { unit.aboard } else { State::unpack(word).aboard }
    }
    /// Returns whether all of these flags are set.
    pub fn has(&self, flags: u8) -> bool {
        self.flags & flags == flags
    }
}

/// A piece and its state after the orders so far.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Piece<'v> {
    /// Its place in the list, from 0.
    pub at: usize,
    pub unit: &'v Unit,
    pub kind: Kind,
    /// The piece is the power's own.
    pub own: bool,
    /// The piece is of the power's side.
    pub friendly: bool,
    /// The number of pieces in the group.
    pub count: u8,
    pub state: State,
}

impl Piece<'_> {
    /// Returns its number in the list, counted from 1, by which its cargo refers to it.
    pub fn number(&self) -> usize {
        self.at.bounded_add(1)
    }
    /// Returns whether the piece is aboard another.
    pub fn is_aboard(&self, ship: &Piece<'_>) -> bool {
        usize::from(self.state.aboard) == ship.number()
    }
}

/// The pieces, one after the other.
#[derive(Debug)]
pub(crate) struct Pieces<'t, 'v, 'w> {
    turn: &'t Turn<'v, 'w>,
    at: usize,
}

impl<'v> Iterator for Pieces<'_, 'v, '_> {
    type Item = Piece<'v>;
    fn next(&mut self) -> Option<Piece<'v>> {
        let piece = self.turn.piece(self.at);
        self.at = self.at.bounded_add(1);
        piece
    }
}

/// What further orders of a phase may still bring; nothing where all orders were given.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Outlook {
    /// Further orders may come: ships can still move the spaces that they have left.
    pub open: bool,
    /// Sea zones in which a battle may still be declared.
    pub battles: Set,
    /// Neutrals that may still be paid for.
    pub neutrals: Set,
}

/// The phase so far.
#[derive(Debug)]
pub(crate) struct Turn<'v, 'w> {
    pub view: &'v View<'v>,
    pub phase: Phase,
    /// The cash left after purchases, in IPC.
    pub cash: u16,
    /// Neutrals that were paid for.
    pub paid: Set,
    /// The cost of these, in IPC.
    pub cost: u16,
    /// Enemy land that was taken by moving in.
    pub taken: Set,
    /// All orders of the phase, where they are known.
    pub orders: &'v [Order],
    /// What further orders of the phase may still bring.
    pub outlook: Outlook,
    /// One word for each piece, 0 while its state is that of the position; empty for a question about a single order.
    words: &'w mut [u64],
}

impl<'v, 'w> Turn<'v, 'w> {
    /// Begins a phase.
    pub fn new(view: &'v View<'v>, phase: Phase, cash: u16) -> Self {
        Turn {
            view,
            phase,
            cash,
            paid: Set::default(),
            cost: 0,
            taken: Set::default(),
            orders: &[],
            outlook: Outlook::default(),
            words: &mut [],
        }
    }
    /// Sets a buffer of one 0 for each piece, to keep their states over several orders, and all orders of the phase.
    pub fn lend(&mut self, words: &'w mut [u64], orders: &'v [Order]) {
        (self.words, self.orders) = (words, orders);
    }
    /// Returns a piece of the list.
    pub fn piece(&self, at: usize) -> Option<Piece<'v>> {
        let unit = self.view.units.get(at)?;
        let state = State::at(unit, self.words.get(at).copied().unwrap_or(0));
        let friendly = self.view.power.is_friend(View::owner(unit));
        let (kind, own, count) = (View::kind(unit), self.view.is_own(unit), unit.number());
        Some(Piece { at, unit, kind, own, friendly, count, state })
    }
    /// Sets the state of a piece.
    pub fn put(&mut self, piece: &Piece<'_>) {
        if let Some(word) = self.words.get_mut(piece.at) {
            *word = piece.state.pack();
        }
    }
    /// Returns what the state of a piece is kept as, to set it again.
    pub fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }
    /// Sets the state of a piece to what it was kept as.
    pub fn set_word(&mut self, at: usize, word: u64) {
        if let Some(place) = self.words.get_mut(at) {
            *place = word;
        }
    }
    /// Returns the IPC that the orders so far leave.
    pub fn purse(&self) -> u16 {
        self.cash.saturating_sub(self.cost)
    }
    /// Returns the pieces with their states.
    pub fn pieces(&self) -> Pieces<'_, 'v, 'w> {
        Pieces { turn: self, at: 0 }
    }
    /// Returns the pieces that pass a first look, at the piece in the position and at its word: most loops ask about few.
    fn some<'t>(&'t self, first: impl Fn(&Unit, u64) -> bool + 't) -> impl Iterator<Item = Piece<'v>> + 't {
        let passes = move |at: &usize| self.view.units.get(*at).is_some_and(|unit| first(unit, self.word(*at)));
        (0..self.view.units.len()).filter(passes).filter_map(|at| self.piece(at))
    }
    /// Returns the pieces aboard a ship.
    pub fn cargo<'t>(&'t self, ship: &Piece<'_>) -> impl Iterator<Item = Piece<'v>> + 't {
        let number = ship.number();
        self.some(move |unit, word| usize::from(State::aboard(unit, word)) == number)
    }
    /// Returns the first piece aboard a ship from a place in the list on.
    pub fn cargo_from(&self, ship: &Piece<'_>, from: usize) -> Option<Piece<'v>> {
        self.cargo(ship).find(|cargo| cargo.at >= from)
    }
    /// Returns the pieces of a kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = Piece<'v>> {
        self.some(move |unit, _| View::kind(unit) == kind)
    }
    /// Returns the power's own pieces.
    pub fn own(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(|unit, _| self.view.is_own(unit))
    }
    /// Returns the power's own aircraft.
    pub fn aircraft(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(|unit, _| self.view.is_own(unit) && View::kind(unit).is_air())
    }
    /// Returns the pieces that had an order in this phase, or moved with a ship.
    pub fn moved(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(|_, word| word != 0)
    }
    /// Returns whether it is combat movement.
    pub fn is_combat(&self) -> bool {
        self.phase == Phase::Combat
    }
}

/// The findings about orders: reasons against them, the rules that allow them, and events on the way.
#[derive(Debug)]
pub(crate) struct Report<'a, 'o, 'h, 't> {
    /// The reasons against the orders.
    pub reasons: Reasons,
    /// The rules that allow the orders.
    pub cites: Cites,
    pub objections: &'a mut Sink<'o, Objection>,
    pub happenings: &'a mut Sink<'h, PathEvent>,
    pub trail: &'a mut Trail<'t>,
    /// The current order.
    pub order: u16,
    /// The current piece.
    pub unit: u16,
}

impl<'a, 'o, 'h, 't> Report<'a, 'o, 'h, 't> {
    /// Creates a report without findings; a first rule is cited.
    pub fn new(
        rule: Rule,
        objections: &'a mut Sink<'o, Objection>,
        happenings: &'a mut Sink<'h, PathEvent>,
        trail: &'a mut Trail<'t>,
    ) -> Self {
        let (reasons, cites) = (Reasons::default(), Cites::by(rule));
        Report { reasons, cites, objections, happenings, trail, order: NONE, unit: NONE }
    }
    /// Adds an objection to the current order.
    #[cold]
    pub fn object(&mut self, rule: Rule, space: u16) {
        self.exceed(rule, space, 0, 0);
    }
    /// Adds an objection with the amount needed and the amount available.
    #[cold]
    pub fn exceed(&mut self, rule: Rule, space: u16, needed: u16, available: u16) {
        self.reasons.add(rule);
        let (order, unit) = (self.order, self.unit);
        self.objections.push(Objection { order, unit, space: space.into(), rule: rule.0, needed, available });
        let (about, index) = if order == NONE { (About::Units, unit) } else { (About::Orders, order) };
        if needed > 0 {
            limit(rule, about, usize::from(index), u32::from(needed), u32::from(available), self.trail);
        }
        self.trail.note(rule, What::Forbidden, about, usize::from(index), i32::from(space));
    }
    /// Adds an event on the way.
    pub fn happen(&mut self, what: PathEventKind, rule: Rule, space: u16, amount: u8) {
        self.cites.add(rule);
        let what = crate::reflect::Code::new(what);
        self.happenings.push(PathEvent { space: space.into(), unit: self.unit, rule: rule.0, what, amount });
    }
    /// Returns the verdict: forbidden for its reasons, without events; or allowed, with the value.
    pub fn verdict<T>(&mut self, value: T) -> Ruling<Verdict<T>> {
        if self.reasons.0.is_some() {
            self.happenings.take_back();
        }
        self.reasons.verdict(value, self.cites)
    }
    /// Sets the current piece, and the last order to it as the current order.
    pub fn about(&mut self, piece: &Piece<'_>, orders: &[Order]) {
        let number = |at: usize| u16::try_from(at).unwrap_or(NONE);
        (self.unit, self.order) = (number(piece.at), NONE);
        for (i, order) in numbered(orders) {
            if usize::from(order.unit) == piece.at {
                self.order = number(i);
            }
        }
    }
}
