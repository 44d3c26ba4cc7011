//! The legal orders of a movement phase.

use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::movement::orders::{must_land, without};
use crate::axis_allies::game::position::game::{board, id, number};
use crate::axis_allies::game::{Game, Step};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{Piece, Report, State, Turn};
use crate::axis_allies::moves::{can_end, is_tight};
use crate::axis_allies::orders::{Action, Phase};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::copied;
use crate::capacity::push;
use crate::fault::Fault;
use crate::reflect::{Code, Locus, Reflect};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// A legal order: one piece moves to an adjacent space, boards a transport, or unloads. A longer path takes several
/// orders, and the pieces of a group move one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Legal {
    /// The number of the piece.
    pub piece: u16,
    /// The space that it enters or unloads onto, or the sea zone where it boards.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The action.
    pub action: Code<Action>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Orders that pieces which are alike share; those with more are looked for one by one.
const ALIKE: usize = 32;

const _: () = assert!(size_of::<Legal>() == 8, "frozen for this major of the C ABI");

impl<const N: usize> Game<N> {
    /// Appends every legal order of one space, in the order of the pieces; none outside movement phases, or during
    /// antiaircraft fire. After each of them the phase can still end lawfully.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::{Game, Legal, Notes, Step};
    /// use grognard_core::axis_allies::map::Site::*;
    /// use grognard_core::axis_allies::{powers::Power, units::Kind};
    /// use grognard_core::ruling::Sink;
    /// use grognard_core::scratch::Scratch;
    /// let mut game: Game = Game::empty(Power::Uk);
    /// game.add(Kind::Infantry, Power::Uk, Syr.number(), 1)?;
    /// let mut room = [Legal::default(); 16];
    /// let mut orders = Sink::new(&mut room);
    /// game.orders(&mut orders, &mut Scratch::none())?;
    /// assert_eq!(orders.needed(), 0); // it is the phase of purchases
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn orders(&self, rows: &mut Sink<'_, Legal>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        self.each_order(scratch, &mut |order| rows.push(order))
    }

    /// Calls a function with every order of one space.
    pub(in crate::axis_allies::game) fn each_order(
        &self,
        scratch: &mut Scratch<'_>,
        each: &mut dyn FnMut(Legal),
    ) -> Result<(), Fault> {
        if self.waits() != Waits::Orders || !self.moves() {
            return Ok(());
        }
        let on = board(&self.units, &self.holdings, self.options);
        let mut view = View::new(&on);
        view.see(Code::new(self.power))?;
        let mut tracks: Vec<u64, N> = copied(&self.tracks);
        let tight = is_tight(&self.turn_on(&view, &mut tracks));
        // Pieces that are alike may do the same, and stand together in the list.
        let (mut last, mut same): (Option<usize>, Vec<Legal, ALIKE>) = (None, Vec::new());
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).filter(|unit| view.is_own(unit)) else { continue };
            if last.is_some_and(|before| self.acts_like(before, at)) {
                same.iter().for_each(|row| each(Legal { piece: id(unit), ..*row }));
                continue;
            }
            same = Vec::new();
            let mut fits = true;
            self.piece_orders(at, (&view, tight), &mut tracks, scratch, &mut |row| {
                fits &= push(&mut same, row).is_ok();
                each(row);
            })?;
            last = Some(at).filter(|_| fits);
        }
        Ok(())
    }

    /// The phase after the orders so far, with these states of the pieces.
    fn turn_on<'v, 'w>(&self, view: &'v View<'v>, tracks: &'w mut [u64]) -> Turn<'v, 'w> {
        let mut turn = Turn::new(view, self.movement(), self.cash(self.power));
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(tracks, &[]);
        turn
    }

    /// Returns whether two pieces differ in their numbers only, so that both may do the same. Ships differ by what they
    /// carry, and aircraft that land by their order (3.4a).
    fn acts_like(&self, one: usize, other: usize) -> bool {
        let (Some(a), Some(b)) = (self.units.get(one), self.units.get(other)) else { return false };
        let kind = View::kind(a);
        let apart = kind.is_ship() || (kind.is_air() && self.movement() == Phase::Noncombat);
        !apart && Unit { id: b.id, ..*a } == *b && self.tracks.get(one) == self.tracks.get(other)
    }

    /// Calls a function with every order of one space to a piece. `tight` is the phase before it.
    fn piece_orders(
        &self,
        at: usize,
        (view, tight): (&View<'_>, bool),
        tracks: &mut Vec<u64, N>,
        scratch: &mut Scratch<'_>,
        each: &mut dyn FnMut(Legal),
    ) -> Result<(), Fault> {
        let Some(unit) = self.units.get(at) else { return Ok(()) };
        let (state, place, kind) = (self.state(at), number(at).bounded_sub(1), View::kind(unit));
        let near = view.map.next_to(&Set::one(state.space));
        // Guns fire at those who fly on from over them.
        let fired_at = self.is_passing(view, unit, &state);
        let mut row = Legal { piece: id(unit), ..Legal::default() };
        // Whether a deed is allowed, on a copy of where the pieces stand.
        let mut tries = |deed: &mut dyn FnMut(&mut Turn<'_, '_>, &mut Report<'_, '_, '_, '_>)| {
            tracks.iter_mut().zip(&self.tracks).for_each(|(to, from)| *to = *from);
            let mut turn = self.turn_on(view, tracks);
            let mut nothing = (Sink::none(), Sink::none(), Trail::none());
            let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
            deed(&mut turn, &mut report);
            if report.reasons.0.is_none() {
                can_end(&mut turn, tight, &[place], scratch, &mut report)?;
                if tight && fired_at {
                    without(&mut turn, &[place], scratch, &mut report)?;
                }
            }
            Ok::<bool, Fault>(report.reasons.0.is_none())
        };
        let cargo = kind.carried_by() == Some(Kind::Transport);
        let (shore, ways) = (near.without(&view.sea), self.ways_of(view, unit, &state, &near));
        for space in near.iter() {
            row.space = space.into();
            row.action = Code::new(Action::Move);
            if ways.has(space) && tries(&mut |turn, report| go(turn, at, space, report))? {
                each(row);
            }
            row.action = Code::new(Action::Unload);
            let lands = cargo && state.aboard > 0 && shore.has(space);
            if lands && tries(&mut |turn, report| ashore(turn, at, space, report))? {
                each(row);
            }
        }
        if !cargo || state.aboard > 0 {
            return Ok(());
        }
        row.action = Code::new(Action::Board);
        for (ship, transport) in numbered(&self.units) {
            if View::kind(transport) != Kind::Transport {
                continue;
            }
            let zone = self.state(ship).space;
            if near.has(zone) && tries(&mut |turn, report| embark(turn, at, ship, report))? {
                (row.space, row.transport) = (zone.into(), id(transport));
                each(row);
            }
        }
        Ok(())
    }

    /// The neighbours that a piece may be able to enter: what is not among them is another's domain, or too far.
    fn ways_of(&self, view: &View<'_>, unit: &Unit, state: &State, near: &Set) -> Set {
        let (domain, carried) = (View::kind(unit).domain(), state.aboard > 0);
        match domain {
            _ if state.spent >= view.row_of(unit).movement => Set::default(),
            Domain::Land if carried => Set::default(),
            Domain::Land => near.without(&view.sea),
            Domain::Sea => near.and(&view.sea),
            Domain::Air => *near,
        }
    }
}

impl<const N: usize> Game<N> {
    /// Returns whether a piece is an aircraft on its way over an enemy gun, which fires at it when it flies on.
    fn is_passing(&self, view: &View<'_>, unit: &Unit, state: &State) -> bool {
        let gun = view.guns.has(state.space) && !self.taken.has(state.space);
        self.movement() == Phase::Combat && View::kind(unit).is_air() && state.spent > 0 && gun
    }
}

/// A piece enters a space.
fn go(turn: &mut Turn<'_, '_>, at: usize, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    let Some(mut piece) = turn.piece(at) else { return };
    turn.travel(&mut piece, &[space.into()], report);
    must_land(turn, &piece, report);
}

/// A piece boards a transport.
fn embark(turn: &mut Turn<'_, '_>, at: usize, ship: usize, report: &mut Report<'_, '_, '_, '_>) {
    let (Some(mut piece), Ok(ship)) = (turn.piece(at), turn.transport(number(ship))) else {
        return report.object(R3_2A, 0);
    };
    turn.board(&mut piece, &ship, true, report);
}

/// A piece unloads.
fn ashore(turn: &mut Turn<'_, '_>, at: usize, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    let Some(mut piece) = turn.piece(at) else { return };
    let ship: Result<Piece<'_>, Fault> = turn.transport(piece.state.aboard);
    match ship {
        Ok(mut ship) => turn.unload(&mut piece, &mut ship, space, report),
        Err(_) => report.object(R3_2A, space),
    }
}

impl Legal {
    /// Calls a function with the order as a step.
    pub fn step<'a>(&'a self, pieces: &'a [u16; 1]) -> Step<'a> {
        match self.action.get() {
            Some(Action::Board) => Step::Board { pieces, transport: self.transport },
            Some(Action::Unload) => Step::Unload { pieces, space: self.space },
            _ => Step::Move { pieces, path: core::slice::from_ref(&self.space) },
        }
    }
}
