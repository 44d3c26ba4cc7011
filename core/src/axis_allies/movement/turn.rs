//! A phase in the making: where every piece stands after the orders so far, and what was said about them.

use super::super::board::{Unit, Unloading, View};
use super::super::orders::{Happening, Incident, NONE, Objection, Order, Phase};
use super::super::reasons::{Reasons, limit};
use super::super::set::Set;
use super::super::units::Kind;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// It came ashore, or let cargo ashore.
pub(crate) const UNLOADED: u8 = 1;
/// It boarded in a sea zone with a battle.
pub(crate) const IN_BATTLE: u8 = 2;
/// Its carrier moved away under it.
pub(crate) const LIFTED: u8 = 4;
/// It boarded in this phase.
pub(crate) const BOARDED: u8 = 8;

/// Where a piece stands after the orders so far. It packs into one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct State {
    pub space: u16,
    /// What it is aboard of, counted from 1.
    pub aboard: u16,
    /// The transport that it left in this phase, counted from 1; of a transport the sea zone where it let cargo ashore.
    pub left: u16,
    pub spent: u8,
    pub flags: u8,
}

impl State {
    /// As the position has it.
    pub fn of(unit: &Unit) -> State {
        let flags = if unit.unloaded.get() == Some(Unloading::ThisTurn) { UNLOADED } else { 0 };
        State { space: unit.space, aboard: unit.aboard, left: 0, spent: unit.spent, flags }
    }
    /// In one word.
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
    /// As a word tells it: as the position has it where that is zero.
    pub fn at(unit: &Unit, word: u64) -> State {
        // No piece stands in space 0.
        if word == 0 { State::of(unit) } else { State::unpack(word) }
    }
    /// Whether all of these are so.
    pub fn has(&self, flags: u8) -> bool {
        self.flags & flags == flags
    }
}

/// A piece, and where it stands after the orders so far.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Piece<'v> {
    /// Its place in the list, from 0.
    pub at: usize,
    pub unit: &'v Unit,
    pub kind: Kind,
    /// It is the power's own.
    pub own: bool,
    /// It is of the power's side.
    pub friendly: bool,
    /// How many there are.
    pub count: u8,
    pub state: State,
}

impl Piece<'_> {
    /// Its number in the list, counted from 1: by that its cargo knows it.
    pub fn number(&self) -> usize {
        self.at.wrapping_add(1)
    }
    /// Whether it is aboard of another.
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
        self.at = self.at.wrapping_add(1);
        piece
    }
}

/// The phase so far.
#[derive(Debug)]
pub(crate) struct Turn<'v, 'w> {
    pub view: &'v View<'v>,
    pub phase: Phase,
    /// IPC left after purchases.
    pub cash: u16,
    /// Neutrals that were paid for.
    pub paid: Set,
    /// IPC for them.
    pub cost: u16,
    /// Enemy land that was taken by moving in.
    pub taken: Set,
    /// All orders of the phase, where they are known.
    pub orders: &'v [Order],
    /// A word for each piece, zero while it is as the position has it; none where a question is about one order alone.
    words: &'w mut [u64],
}

impl<'v, 'w> Turn<'v, 'w> {
    /// The phase begins.
    pub fn new(view: &'v View<'v>, phase: Phase, cash: u16) -> Self {
        Turn { view, phase, cash, paid: Set::default(), cost: 0, taken: Set::default(), orders: &[], words: &mut [] }
    }
    /// Gives it a buffer of a zero for each piece, in which it remembers several orders, and all orders of the phase.
    pub fn lend(&mut self, words: &'w mut [u64], orders: &'v [Order]) {
        (self.words, self.orders) = (words, orders);
    }
    /// A piece of the list.
    pub fn piece(&self, at: usize) -> Option<Piece<'v>> {
        let unit = self.view.units.get(at)?;
        let state = State::at(unit, self.words.get(at).copied().unwrap_or(0));
        let friendly = self.view.power.is_friend(View::owner(unit));
        let (kind, own, count) = (View::kind(unit), self.view.is_own(unit), unit.number());
        Some(Piece { at, unit, kind, own, friendly, count, state })
    }
    /// A piece stands there from now on.
    pub fn put(&mut self, piece: &Piece<'_>) {
        if let Some(word) = self.words.get_mut(piece.at) {
            *word = piece.state.pack();
        }
    }
    /// The pieces with their states.
    pub fn pieces(&self) -> Pieces<'_, 'v, 'w> {
        Pieces { turn: self, at: 0 }
    }
    /// Whether it is combat movement.
    pub fn is_combat(&self) -> bool {
        self.phase == Phase::Combat
    }
}

/// What is said about orders: reasons against them, the rules that let them pass, and what happens on the way.
#[derive(Debug)]
pub(crate) struct Report<'a, 'o, 'h, 't> {
    /// Why not.
    pub reasons: Reasons,
    /// By which rules, where nothing is said against it.
    pub cites: Cites,
    pub objections: &'a mut Sink<'o, Objection>,
    pub happenings: &'a mut Sink<'h, Happening>,
    pub trail: &'a mut Trail<'t>,
    /// The order at hand.
    pub order: u16,
    /// The piece at hand.
    pub unit: u16,
}

impl<'a, 'o, 'h, 't> Report<'a, 'o, 'h, 't> {
    /// Nothing is said yet; a first rule is cited.
    pub fn new(
        rule: Rule,
        objections: &'a mut Sink<'o, Objection>,
        happenings: &'a mut Sink<'h, Happening>,
        trail: &'a mut Trail<'t>,
    ) -> Self {
        let (reasons, cites) = (Reasons::default(), Cites::by(rule));
        Report { reasons, cites, objections, happenings, trail, order: NONE, unit: NONE }
    }
    /// Something against the order at hand.
    #[cold]
    pub fn object(&mut self, rule: Rule, space: u16) {
        self.exceed(rule, space, 0, 0);
    }
    /// The same where so much is needed and there is less.
    #[cold]
    pub fn exceed(&mut self, rule: Rule, space: u16, needed: u16, available: u16) {
        self.reasons.add(rule);
        let (order, unit) = (self.order, self.unit);
        self.objections.push(Objection { order, unit, space, rule: rule.0, needed, available });
        let (about, index) = if order == NONE { (About::Units, unit) } else { (About::Orders, order) };
        if needed > 0 {
            limit(rule, about, usize::from(index), (u32::from(needed), u32::from(available)), self.trail);
        }
        self.trail.note(rule, What::Forbidden, about, usize::from(index), i32::from(space));
    }
    /// Something that happens on the way.
    pub fn happen(&mut self, what: Incident, rule: Rule, space: u16, amount: u8) {
        self.cites.add(rule);
        let what = crate::reflect::Code::new(what);
        self.happenings.push(Happening { space, unit: self.unit, rule: rule.0, what, amount });
    }
    /// The verdict: forbidden for its reasons, and then nothing happens; or else what follows.
    pub fn verdict<T>(&mut self, value: T) -> Ruling<Verdict<T>> {
        if self.reasons.0.is_some() {
            self.happenings.take_back();
        }
        self.reasons.verdict(value, self.cites)
    }
    /// The piece at hand, and the last order to it.
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
