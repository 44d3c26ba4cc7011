//! A phase in progress: the place of every piece after the orders so far, and the objections to them.

use super::super::board::{Unit, Unloading};
use super::super::orders::{NONE, Objection, Order, PathEvent, PathEventKind, Phase};
use super::super::places::Places;
use super::super::set::Set;
use super::super::units::Kind;
use super::super::view::View;
use super::strips::Strips;
use crate::bounded::Bounded;
use crate::rule::Rule;
use crate::ruling::{About, Findings, Reasons, Ruling, Sink, Trail, Verdict, What};
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
    #[cfg_attr(feature = "fast", inline)]
    pub fn of(unit: &Unit) -> State {
        let flags = if unit.unloaded.get() == Some(Unloading::ThisTurn) { UNLOADED } else { 0 };
        State { space: unit.space.0, aboard: unit.aboard, left: 0, spent: unit.spent, flags }
    }
    /// Packs the state into one word.
    #[cfg_attr(feature = "fast", inline)]
    pub fn pack(self) -> u64 {
        let [a, b] = self.space.to_le_bytes();
        let [c, d] = self.aboard.to_le_bytes();
        let [e, f] = self.left.to_le_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, self.spent, self.flags])
    }
    #[cfg_attr(feature = "fast", inline)]
    fn unpack(word: u64) -> State {
        let [a, b, c, d, e, f, spent, flags] = word.to_le_bytes();
        let pair = |a, b| u16::from_le_bytes([a, b]);
        State { space: pair(a, b), aboard: pair(c, d), left: pair(e, f), spent, flags }
    }
    /// Returns the state of a word, or the state in the position if the word is zero.
    #[cfg_attr(feature = "fast", inline)]
    pub fn at(unit: &Unit, word: u64) -> State {
        // No piece is in space 0.
        if word == 0 { State::of(unit) } else { State::unpack(word) }
    }
    /// Returns only the carrier of a word's piece, counted from 1; 0 for none.
    #[cfg_attr(feature = "fast", inline)]
    fn aboard(unit: &Unit, word: u64) -> u16 {
        if word == 0 { unit.aboard } else { State::unpack(word).aboard }
    }
    /// Returns whether all of these flags are set.
    #[cfg_attr(feature = "fast", inline)]
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
    #[cfg_attr(feature = "fast", inline)]
    pub fn number(&self) -> usize {
        self.at.bounded_add(1)
    }
    /// Returns whether the piece is aboard another.
    #[cfg_attr(feature = "fast", inline)]
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
    /// The pieces whose words may not be 0.
    moved: Places,
    /// The pieces aboard others, after the orders so far.
    laden: Places,
    /// The pieces that left a transport in this phase, and transports that unloaded.
    left: Places,
    /// The pieces whose words were set since [`back_to`](Turn::back_to).
    set: Places,
    /// From how far away aircraft reach land; `None` where few are asked about.
    pub strips: Option<Strips>,
}

impl<'v, 'w> Turn<'v, 'w> {
    /// Begins a phase.
    #[cfg_attr(feature = "fast", inline)]
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
            moved: Places::NONE,
            laden: view.roster.aboard,
            left: Places::NONE,
            set: Places::NONE,
            strips: None,
        }
    }
    /// Sets a buffer of one 0 for each piece, to keep their states over several orders, and all orders of the phase.
    pub fn lend(&mut self, words: &'w mut [u64], orders: &'v [Order]) {
        (self.words, self.orders) = (words, orders);
        (self.moved, self.left, self.laden) = (Places::NONE, Places::NONE, self.view.roster.aboard);
        for at in 0..self.words.len() {
            let word = self.word(at);
            if word != 0 {
                self.note(at, word);
            }
        }
    }
    /// Notes what a piece's word says.
    #[cfg_attr(feature = "fast", inline)]
    fn note(&mut self, at: usize, word: u64) {
        let Some(unit) = self.view.units.get(at) else { return };
        let state = State::at(unit, word);
        self.moved.add(at);
        self.laden.set(at, state.aboard > 0);
        self.left.set(at, state.left > 0);
    }
    /// Sets the states of pieces back to those of a list, if all that differ were set since the last call; and what was
    /// paid for and taken.
    pub fn back_to(&mut self, words: &[u64], paid: Set, taken: Set) {
        (self.paid, self.taken, self.cost) = (paid, taken, 0);
        for at in self.set.among(words.len()) {
            if let (Some(word), Some(kept)) = (self.words.get_mut(at), words.get(at)) {
                *word = *kept;
                self.note(at, *kept);
            }
        }
        self.set = Places::NONE;
    }
    /// Returns a piece of the list.
    #[cfg_attr(feature = "fast", inline)]
    pub fn piece(&self, at: usize) -> Option<Piece<'v>> {
        let unit = self.view.units.get(at)?;
        let state = State::at(unit, self.words.get(at).copied().unwrap_or(0));
        let friendly = self.view.power.is_friend(View::owner(unit));
        let (kind, own, count) = (View::kind(unit), self.view.is_own(unit), unit.number());
        Some(Piece { at, unit, kind, own, friendly, count, state })
    }
    /// Sets the state of a piece.
    #[cfg_attr(feature = "fast", inline)]
    pub fn put(&mut self, piece: &Piece<'_>) {
        self.set_word(piece.at, piece.state.pack());
    }
    /// Returns what the state of a piece is kept as, to set it again.
    #[cfg_attr(feature = "fast", inline)]
    pub fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }
    /// Sets the state of a piece to what it was kept as.
    #[cfg_attr(feature = "fast", inline)]
    pub fn set_word(&mut self, at: usize, word: u64) {
        if let Some(place) = self.words.get_mut(at) {
            *place = word;
            self.note(at, word);
            self.set.add(at);
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
    /// Returns the pieces of these places that pass a first look, at the piece in the position and at its word: most loops
    /// ask about few.
    fn some<'t>(
        &'t self,
        places: Places,
        first: impl Fn(&Unit, u64) -> bool + 't,
    ) -> impl Iterator<Item = Piece<'v>> + 't {
        let passes = move |at: &usize| self.view.units.get(*at).is_some_and(|unit| first(unit, self.word(*at)));
        places.among(self.view.units.len()).filter(passes).filter_map(|at| self.piece(at))
    }
    /// Returns where pieces may be that are aboard others, or left them in this phase.
    #[cfg_attr(feature = "fast", inline)]
    pub fn shipped(&self) -> Places {
        self.laden.or(&self.left)
    }
    /// Returns the pieces aboard a ship.
    pub fn cargo<'t>(&'t self, ship: &Piece<'_>) -> impl Iterator<Item = Piece<'v>> + 't {
        let number = ship.number();
        self.some(self.laden, move |unit, word| usize::from(State::aboard(unit, word)) == number)
    }
    /// Returns the first piece aboard a ship from a place in the list on.
    pub fn cargo_from(&self, ship: &Piece<'_>, from: usize) -> Option<Piece<'v>> {
        self.cargo(ship).find(|cargo| cargo.at >= from)
    }
    /// Returns the pieces of a kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.view.roster.of_kind(kind), move |unit, _| View::kind(unit) == kind)
    }
    /// Returns the power's own pieces in these spaces.
    pub fn own_in(&self, spaces: Set) -> impl Iterator<Item = Piece<'v>> {
        let there = move |unit: &Unit, word| spaces.has(State::at(unit, word).space);
        self.some(self.view.roster.own, move |unit, word| self.view.is_own(unit) && there(unit, word))
    }
    /// Returns the power's own aircraft.
    pub fn aircraft(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.view.roster.air, |unit, _| self.view.is_own(unit) && View::kind(unit).is_air())
    }
    /// Returns the pieces that had an order in this phase, or moved with a ship, and have these flags.
    pub fn moved_with(&self, flags: u8) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.moved, move |_, word| word != 0 && State::unpack(word).has(flags))
    }
    /// Returns the power's own aircraft that have to find a landing: those in the air, or at sea.
    pub fn airborne(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.view.roster.air, |unit, word| {
            let state = State::at(unit, word);
            // One that is lost stands nowhere.
            let up = state.spent > 0 || state.has(LIFTED) || self.view.sea.has(state.space);
            up && state.space > 0 && self.view.is_own(unit) && View::kind(unit).is_air()
        })
    }
    /// Returns the pieces that left a transport in this phase, and transports that unloaded.
    pub fn departed(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.left, |_, word| word != 0)
    }
    /// Returns the pieces that had an order in this phase, or moved with a ship.
    pub fn moved(&self) -> impl Iterator<Item = Piece<'v>> {
        self.some(self.moved, |_, word| word != 0)
    }
    /// Returns where the transports may be that unloaded in this phase.
    pub fn unloaded(&self) -> Places {
        self.left.and(&self.view.roster.of_kind(Kind::Transport))
    }
    /// Returns whether a piece is aboard a ship with this number in the list, counted from 1, or left it in this phase.
    pub fn is_of(&self, at: usize, ship: usize) -> bool {
        let state = self.view.units.get(at).map(|unit| State::at(unit, self.word(at)));
        state.is_some_and(|state| usize::from(state.aboard) == ship || usize::from(state.left) == ship)
    }
    /// Returns whether it is combat movement.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_combat(&self) -> bool {
        self.phase == Phase::Combat
    }
}

/// The findings about orders: reasons against them, the rules that allow them, and events on the way.
#[derive(Debug)]
pub(crate) struct Report<'a, 'o, 'h, 't> {
    /// The rules that allow the orders, the reasons against them, and the trail.
    pub findings: Findings<'a, 't>,
    pub objections: &'a mut Sink<'o, Objection>,
    pub happenings: &'a mut Sink<'h, PathEvent>,
    /// The current order.
    pub order: u16,
    /// The current piece.
    pub unit: u16,
    /// Nobody hears the reasons, only whether there are any.
    pub silent: bool,
}

impl<'a, 'o, 'h, 't> Report<'a, 'o, 'h, 't> {
    /// Creates a report without findings; a first rule is cited.
    pub fn new(
        rule: Rule,
        objections: &'a mut Sink<'o, Objection>,
        happenings: &'a mut Sink<'h, PathEvent>,
        trail: &'a mut Trail<'t>,
    ) -> Self {
        let findings = Findings::by(rule, trail);
        Report { findings, objections, happenings, order: NONE, unit: NONE, silent: false }
    }
    /// Adds an objection to the current order.
    #[cold]
    pub fn object(&mut self, rule: Rule, space: u16) {
        self.exceed(rule, space, 0, 0);
    }
    /// Adds an objection with the amount needed and the amount available.
    #[cold]
    #[cfg_attr(feature = "fast", inline)]
    pub fn exceed(&mut self, rule: Rule, space: u16, needed: u16, available: u16) {
        if self.silent {
            self.findings.reasons = Reasons::of(self.findings.cites);
            return;
        }
        self.findings.reasons.add(rule);
        let (order, unit) = (self.order, self.unit);
        self.objections.push(Objection { order, unit, space: space.into(), rule: rule.0, needed, available });
        let (about, index) = if order == NONE { (About::Units, unit) } else { (About::Orders, order) };
        if needed > 0 {
            self.findings.trail.limit(rule, about.at(usize::from(index)), u32::from(needed), u32::from(available));
        }
        self.findings.note(rule, What::Forbidden, about.at(usize::from(index)), i32::from(space));
    }
    /// Adds an event on the way.
    pub fn happen(&mut self, what: PathEventKind, rule: Rule, space: u16, amount: u8) {
        self.findings.cite(rule);
        let what = crate::reflect::Code::new(what);
        self.happenings.push(PathEvent { space: space.into(), unit: self.unit, rule: rule.0, what, amount });
    }
    /// Returns the verdict: forbidden for its reasons, without events; or allowed, with the value.
    pub fn verdict<T>(&mut self, value: T) -> Ruling<Verdict<T>> {
        if !self.findings.allows() {
            self.happenings.take_back();
        }
        self.findings.reasons.verdict(self.findings.cites, || value)
    }
    /// Sets the current piece, and the last order to it as the current order.
    #[cfg_attr(feature = "fast", inline)]
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
