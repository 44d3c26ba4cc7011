//! The position: what is on the board, and what the rules ask of the past.

use crate::axis_allies::board::{Board, Holding, Unit};
use crate::axis_allies::game::position::phase::{AWAY, DEAD, Fight, Flak, TurnPhase};
use crate::axis_allies::movement::State;
use crate::axis_allies::placement::Placement;
use crate::axis_allies::powers::Power;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{KINDS, Kind};
use crate::axis_allies::victory::Victory;
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::{copied, push};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::table::{numbered, twin};
use heapless::Vec;

/// Pieces that a position has room for, if its owner does not say otherwise. Recorded games of fifty turns have had up to
/// 345 on the board.
pub const ROOM: usize = 384;

/// Spaces that differ from the beginning: no more than the board has.
pub(in crate::axis_allies::game) const SPACES: usize = 128;

/// Entries of a turn's placement: one for each kind and space. No paragraph bounds the spaces with a complex. More are
/// `overflow`.
pub(in crate::axis_allies::game) const ENTRIES: usize = 48;

/// A game between two steps: a plain value of fixed size, which can be copied to save it, to undo a step or to look
/// ahead. The board and the unit chart are those of the second edition.
///
/// ```
/// use grognard_core::axis_allies::game::{Game, TurnPhase};
/// use grognard_core::axis_allies::powers::Power;
/// let game: Game = Game::start()?;
/// assert_eq!((game.power(), game.phase(), game.cash(Power::Germany)), (Power::Ussr, TurnPhase::Purchase, 32));
/// assert!(size_of::<Game>() < 16 * 1024);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Game<const N: usize = ROOM> {
    /// The pieces, one each: in a movement phase as it found them, else as they are.
    pub(in crate::axis_allies::game) units: Vec<Unit, N>,
    /// Where each stands after the orders of the phase: a packed [`State`], 0 while it did nothing. Until combat is over
    /// they also say who landed from which ship, and what became of those who fight.
    pub(in crate::axis_allies::game) tracks: Vec<u64, N>,
    /// The way that each has come in this turn's combat movement; see `ways`.
    pub(in crate::axis_allies::game) ways: Vec<u32, N>,
    /// The spaces that are not as the game began.
    pub(in crate::axis_allies::game) holdings: Vec<Holding, SPACES>,
    /// What is placed at the end of the placement phase.
    pub(in crate::axis_allies::game) placements: Vec<Placement, ENTRIES>,
    /// Pieces bought and not placed, by power and kind: each power places its own.
    pub(in crate::axis_allies::game) hands: [[u16; KINDS]; 5],
    /// IPC of each power, in the order of their turns.
    pub(in crate::axis_allies::game) treasury: [u16; 5],
    /// Neutrals that were paid for in this combat movement.
    pub(in crate::axis_allies::game) paid: Set,
    /// Enemy land that was taken by moving in.
    pub(in crate::axis_allies::game) taken: Set,
    /// Where battles are still to be fought.
    pub(in crate::axis_allies::game) battles: Set,
    /// Where raids are still to be flown.
    pub(in crate::axis_allies::game) raids: Set,
    /// Land that troops were to assault from transports.
    pub(in crate::axis_allies::game) assaults: Set,
    /// The battle or raid at hand.
    pub(in crate::axis_allies::game) fight: Option<Fight>,
    /// Antiaircraft fire at aircraft on their way.
    pub(in crate::axis_allies::game) flak: Option<Flak>,
    /// Who has won, by what.
    pub(in crate::axis_allies::game) victory: Victory,
    /// The number of the next new piece.
    pub(in crate::axis_allies::game) next: u16,
    pub(in crate::axis_allies::game) round: u16,
    pub(in crate::axis_allies::game) power: Power,
    pub(in crate::axis_allies::game) phase: TurnPhase,
    /// Which paragraphs the game replaces.
    pub(in crate::axis_allies::game) options: Options,
    /// The players go on though the game was won.
    pub(in crate::axis_allies::game) plays_on: bool,
    /// Whether the position was looked through.
    pub(in crate::axis_allies::game) sound: Sound,
}

/// Whether a position was looked through as a whole, or is what a step made of one that was. It is no part of the position:
/// all are alike.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::axis_allies::game) struct Sound(pub bool);

impl PartialEq for Sound {
    fn eq(&self, _: &Sound) -> bool {
        true
    }
}
impl Eq for Sound {}

impl<const N: usize> Clone for Game<N> {
    fn clone(&self) -> Self {
        Game {
            units: copied(&self.units),
            tracks: copied(&self.tracks),
            ways: copied(&self.ways),
            holdings: copied(&self.holdings),
            placements: copied(&self.placements),
            hands: self.hands,
            treasury: self.treasury,
            paid: self.paid,
            taken: self.taken,
            battles: self.battles,
            raids: self.raids,
            assaults: self.assaults,
            fight: self.fight,
            flak: self.flak,
            victory: self.victory,
            next: self.next,
            round: self.round,
            power: self.power,
            phase: self.phase,
            options: self.options,
            plays_on: self.plays_on,
            sound: self.sound,
        }
    }
}

/// Takes an item out of a list; the later ones move up.
fn take_out<T: Copy, const N: usize>(list: &mut Vec<T, N>, at: usize) {
    let mut left = Vec::new();
    for (_, item) in numbered(list).filter(|(place, _)| *place != at) {
        let _ = push(&mut left, *item);
    }
    *list = left;
}

const _: () = assert!(size_of::<Game>() <= 16 * 1024, "a full board under 16 KiB");

/// The options that replace a paragraph for a whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::axis_allies::game) struct Options {
    /// The board has the two borders of TAS that 2.5 does not name.
    pub tas_links: bool,
    /// A transport may carry pieces of different nations, which 3.3d forbids.
    pub mixed_cargo: bool,
}

/// A piece as it stands now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Its number, the same for the whole game.
    pub id: u16,
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub owner: Power,
    /// Where it is.
    pub space: u16,
    /// The number of the transport or carrier that it is aboard of.
    pub aboard: Option<u16>,
    /// Spaces that it moved this turn.
    pub spent: u8,
    /// It moved or fought in this turn's combat phases.
    pub engaged: bool,
}

/// The board that a question of the rules is asked on.
pub(in crate::axis_allies::game) fn board<'a>(
    units: &'a [Unit],
    holdings: &'a [Holding],
    options: Options,
) -> Board<'a> {
    let Options { tas_links, mixed_cargo } = options;
    Board {
        units,
        holdings,
        tas_links: Flag::from(tas_links),
        mixed_cargo: Flag::from(mixed_cargo),
        ..Board::default()
    }
}

/// The view of a power on a board: of a position that is sound without a look through all of it.
pub(in crate::axis_allies::game) fn view<'a>(on: &Board<'a>, power: Power, sound: Sound) -> Result<View<'a>, Fault> {
    if sound.0 {
        return Ok(View::known(on, power));
    }
    let mut view = View::new(on);
    view.see(Code::new(power))?;
    Ok(view)
}

/// The fault that there is no more room for pieces.
pub(in crate::axis_allies::game) fn full<T>(_: T) -> Fault {
    Fault::new(FaultCode::Overflow, &"units")
}

impl<const N: usize> Game<N> {
    /// A board without pieces, as the printed map has it, at the beginning of a power's turn.
    pub fn empty(power: Power) -> Self {
        Game {
            units: Vec::new(),
            tracks: Vec::new(),
            ways: Vec::new(),
            holdings: Vec::new(),
            placements: Vec::new(),
            hands: [[0; KINDS]; 5],
            treasury: [0; 5],
            paid: Set::default(),
            taken: Set::default(),
            battles: Set::default(),
            raids: Set::default(),
            assaults: Set::default(),
            fight: None,
            flak: None,
            victory: Victory::default(),
            next: 1,
            round: 1,
            power,
            phase: TurnPhase::Purchase,
            options: Options::default(),
            plays_on: false,
            sound: Sound(false),
        }
    }

    /// Sets the cash of a power, in IPC.
    pub fn set_cash(&mut self, power: Power, ipc: u16) {
        if let Some(cash) = self.purse(power) {
            *cash = ipc;
        }
    }

    /// Returns the cash of a power, in IPC.
    pub fn cash(&self, power: Power) -> u16 {
        purse_at(power).and_then(|at| self.treasury.get(at)).copied().unwrap_or(0)
    }

    /// Whose turn it is.
    pub fn power(&self) -> Power {
        self.power
    }

    /// The phase of the turn.
    pub fn phase(&self) -> TurnPhase {
        self.phase
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns the side that has won, if any.
    pub fn victory(&self) -> Victory {
        self.victory
    }

    /// Continues the game after a victory. No side wins from then on.
    pub fn play_on(&mut self) {
        (self.plays_on, self.victory) = (true, Victory::default());
    }

    /// Returns the number of pieces of a kind that the power whose turn it is has bought and not placed.
    pub fn in_hand(&self, kind: Kind) -> u16 {
        self.hand(self.power).get(kind.index()).copied().unwrap_or(0)
    }

    /// Returns how many pieces of each kind a power has bought and not placed, in the order of the kinds.
    pub fn hand(&self, power: Power) -> [u16; KINDS] {
        purse_at(power).and_then(|at| self.hands.get(at)).copied().unwrap_or_default()
    }

    /// Returns the owner of a space: nobody for neutral land and sea.
    pub fn owner(&self, space: u16) -> Power {
        View::new(&board(&self.units, &self.holdings, self.options)).holder(space)
    }

    /// Returns whether a space has an industrial complex.
    pub fn has_complex(&self, space: u16) -> bool {
        View::new(&board(&self.units, &self.holdings, self.options)).has_complex(space)
    }

    /// Returns the pieces as they stand, in the order in which they were placed.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        (0..self.units.len()).filter_map(|at| self.piece_at(number(at).bounded_sub(1)))
    }

    /// Returns the piece to which an [`Objection`](crate::axis_allies::orders::Objection) refers by its index, unless
    /// it was lost.
    pub fn piece_at(&self, place: u16) -> Option<Piece> {
        let at = usize::from(place);
        let (unit, state) = (self.units.get(at)?, self.state(at));
        let is_sunk = self.is_dead(state.aboard);
        // In a battle those who fell are still listed, and submarines that withdrew stand where they fought.
        if state.has(DEAD) || is_sunk && !self.flies(at) {
            return None;
        }
        let carrier = usize::from(state.aboard).checked_sub(1).filter(|_| !is_sunk);
        Some(Piece {
            id: id(unit),
            kind: View::kind(unit),
            owner: View::owner(unit),
            space: if state.has(AWAY) { state.left } else { state.space },
            aboard: carrier.and_then(|carrier| self.units.get(carrier)).map(id),
            spent: state.spent,
            engaged: unit.engaged.is_set(),
        })
    }

    /// The place of a piece in the list.
    pub(in crate::axis_allies::game) fn place_of(&self, id: u16) -> Option<usize> {
        self.units.iter().position(|unit| unit.id == u32::from(id))
    }

    /// The place of a piece, or the fault that there is none.
    pub(in crate::axis_allies::game) fn find(&self, id: u16) -> Result<usize, Fault> {
        self.place_of(id).ok_or(Fault::of_no_unit(&"pieces", id))
    }

    /// The places of pieces, each of which must be there and named once.
    pub(in crate::axis_allies::game) fn places(&self, pieces: &[u16]) -> Result<Vec<u16, N>, Fault> {
        let mut places = Vec::new();
        for (i, id) in numbered(pieces) {
            let wrong = |code| Fault::item(code, &"pieces", i);
            let none = || Fault::of_no_unit(&"", *id).in_list(&"pieces", i);
            let at = self.place_of(*id).ok_or_else(none)?;
            let at = u16::try_from(at).unwrap_or(u16::MAX);
            if let Some(other) = twin(pieces, i) {
                return Err(wrong(FaultCode::Contradiction).because(&"[]: each piece is named once").other_at(other));
            }
            push(&mut places, at).map_err(|_| wrong(FaultCode::Overflow))?;
        }
        Ok(places)
    }

    /// Where a piece stands.
    pub(in crate::axis_allies::game) fn state(&self, at: usize) -> State {
        match (self.units.get(at), self.tracks.get(at)) {
            (Some(unit), Some(track)) => State::at(unit, *track),
            _ => State::default(),
        }
    }

    /// A piece stands there from now on.
    pub(in crate::axis_allies::game) fn put(&mut self, at: usize, state: State) {
        if let Some(track) = self.tracks.get_mut(at) {
            *track = state.pack();
        }
    }

    /// What is known of a space that is not as the game began; it is listed from now on.
    pub(in crate::axis_allies::game) fn holding(&mut self, space: u16) -> Result<&mut Holding, Fault> {
        if !self.holdings.iter().any(|h| h.space == space) {
            let owner = Code::new(self.owner(space));
            let new = Holding { space: space.into(), owner, ..Holding::default() };
            push(&mut self.holdings, new).map_err(|_| Fault::new(FaultCode::Overflow, &text!("holdings")))?;
        }
        let listed = self.holdings.iter_mut().find(|h| h.space == space);
        listed.ok_or(Fault::new(FaultCode::OutOfRange, &"space"))
    }

    /// The pieces of a kind that a power has in hand.
    pub(in crate::axis_allies::game) fn held(&mut self, power: Power, kind: Kind) -> Option<&mut u16> {
        let hand = purse_at(power).and_then(|at| self.hands.get_mut(at));
        hand.and_then(|hand| hand.get_mut(kind.index()))
    }

    /// How many pieces more the position has room for, when all that are in hand or placed have come; `None` if not for
    /// these.
    pub(in crate::axis_allies::game) fn room(&self) -> Option<usize> {
        let bought = self.hands.iter().flat_map(|hand| hand.iter().zip(Kind::ALL)).map(|(count, kind)| (*count, kind));
        let placed = self.placements.iter().map(|entry| (entry.count.max(1).into(), entry.kind.get()));
        let all = bought.map(|(count, kind)| (count, Some(kind))).chain(placed);
        // A complex is no piece.
        let pieces = all.filter(|(_, kind)| *kind != Some(Kind::IndustrialComplex));
        let all = pieces.fold(self.units.len(), |sum, (count, _)| sum.saturating_add(usize::from(count)));
        N.checked_sub(all)
    }

    /// A power's IPC.
    pub(in crate::axis_allies::game) fn purse(&mut self, power: Power) -> Option<&mut u16> {
        purse_at(power).and_then(|at| self.treasury.get_mut(at))
    }

    /// Takes a piece off the board. What it carries was taken off before.
    pub(in crate::axis_allies::game) fn remove(&mut self, at: usize) {
        if at >= self.units.len() {
            return;
        }
        // A list's own `remove` would leave a panic in the bare build.
        take_out(&mut self.units, at);
        take_out(&mut self.tracks, at);
        take_out(&mut self.ways, at);
        let gone = number(at);
        let after = |n: u16| match n {
            n if n == gone => 0,
            n if n > gone => n.bounded_sub(1),
            n => n,
        };
        for (unit, track) in self.units.iter_mut().zip(self.tracks.iter_mut()) {
            unit.aboard = after(unit.aboard);
            if *track != 0 {
                let mut state = State::at(unit, *track);
                state.aboard = after(state.aboard);
                // A ship's `left` is a sea zone.
                if !View::kind(unit).is_ship() {
                    state.left = after(state.left);
                }
                *track = state.pack();
            }
        }
    }
}

/// A piece's place as others name it: counted from 1.
pub(in crate::axis_allies::game) fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX).saturating_add(1)
}

/// A piece's number.
pub(in crate::axis_allies::game) fn id(unit: &Unit) -> u16 {
    u16::try_from(unit.id).unwrap_or(0)
}

/// Where a power's IPC are listed.
fn purse_at(power: Power) -> Option<usize> {
    usize::from(power as u8).checked_sub(1)
}
