//! A phase in the making: where every piece stands after the orders so far, and what was said about them.

use super::super::board::{Unit, Unloading, View};
use super::super::orders::{Happening, Incident, NONE, Objection, Phase};
use super::super::reasons::Reasons;
use super::super::set::Set;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};

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
    /// The transport that it left in this phase, counted from 1.
    pub left: u16,
    pub spent: u8,
    pub flags: u8,
}

impl State {
    /// As the position has it.
    #[inline]
    pub fn of(unit: &Unit) -> State {
        let flags = if unit.unloaded.get() == Some(Unloading::ThisTurn) { UNLOADED } else { 0 };
        State { space: unit.space, aboard: unit.aboard, left: 0, spent: unit.spent, flags }
    }
    #[inline]
    fn pack(self) -> u64 {
        let [a, b] = self.space.to_le_bytes();
        let [c, d] = self.aboard.to_le_bytes();
        let [e, f] = self.left.to_le_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, self.spent, self.flags])
    }
    #[inline]
    fn unpack(word: u64) -> State {
        let [a, b, c, d, e, f, spent, flags] = word.to_le_bytes();
        let pair = |a, b| u16::from_le_bytes([a, b]);
        State { space: pair(a, b), aboard: pair(c, d), left: pair(e, f), spent, flags }
    }
    /// Whether all of these are so.
    #[inline]
    pub fn has(&self, flags: u8) -> bool {
        self.flags & flags == flags
    }
    /// The place of what it is aboard of, from 0.
    #[inline]
    pub fn carrier(&self) -> Option<usize> {
        usize::from(self.aboard).checked_sub(1)
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
    /// A word for each piece; none where a question is about one order alone.
    words: &'w mut [u64],
}

impl<'v, 'w> Turn<'v, 'w> {
    /// The phase begins. Lent words are filled with the position.
    pub fn new(view: &'v View<'v>, phase: Phase, cash: u16, words: &'w mut [u64]) -> Self {
        for (word, unit) in words.iter_mut().zip(view.units) {
            *word = State::of(unit).pack();
        }
        Turn { view, phase, cash, paid: Set::default(), cost: 0, taken: Set::default(), words }
    }
    /// Where a piece stands.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn state(&self, at: usize) -> State {
        match self.words.get(at) {
            Some(word) => State::unpack(*word),
            None => self.view.units.get(at).map_or(State::default(), State::of),
        }
    }
    /// A piece stands there from now on.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn put(&mut self, at: usize, state: State) {
        if let Some(word) = self.words.get_mut(at) {
            *word = state.pack();
        }
    }
    /// The pieces with their states.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, &'v Unit, State)> {
        (0..self.view.units.len()).zip(self.view.units).map(|(i, unit)| (i, unit, self.state(i)))
    }
    /// Whether it is combat movement.
    #[inline]
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

impl Report<'_, '_, '_, '_> {
    /// Something against the order at hand.
    #[cold]
    pub fn object(&mut self, rule: Rule, space: u16) {
        self.reasons.add(rule);
        self.objections.push(Objection { order: self.order, unit: self.unit, space, rule: rule.0 });
        let (about, index) = if self.order == NONE { (About::Units, self.unit) } else { (About::Orders, self.order) };
        self.trail.note(rule, What::Forbidden, about, usize::from(index), i32::from(space));
    }
    /// Something that happens on the way.
    pub fn happen(&mut self, what: Incident, rule: Rule, space: u16, amount: u8) {
        self.cites.add(rule);
        let what = crate::reflect::Code::new(what);
        self.happenings.push(Happening { space, unit: self.unit, rule: rule.0, what, amount });
    }
    /// The verdict: forbidden for its reasons, and then nothing happens; or else what follows.
    pub fn verdict<T>(self, value: T) -> Ruling<Verdict<T>> {
        if self.reasons.0.is_some() {
            self.happenings.take_back();
        }
        self.reasons.verdict(value, self.cites)
    }
    /// The piece at hand, by its place in the list.
    pub fn about(&mut self, unit: usize) {
        self.unit = u16::try_from(unit).unwrap_or(NONE);
    }
}
