//! The legal orders of a movement phase.

use super::orders::must_land;
use super::position::copied;
use super::position::{board, id, number};
use super::step::Waits;
use super::{Game, Step};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{Piece, Report, Turn};
use crate::axis_allies::orders::Action;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::fault::Fault;
use crate::reflect::{Code, Locus, Reflect};
use crate::ruling::{Sink, Trail};
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

const _: () = assert!(size_of::<Legal>() == 8, "frozen for this major of the C ABI");

impl<const N: usize> Game<N> {
    /// Appends every legal order of one space, in the order of the pieces; none outside movement phases, or during
    /// antiaircraft fire. Rules about all orders together apply when the phase ends.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::{Game, Legal, Notes, Step};
    /// use grognard_core::axis_allies::map::Site::*;
    /// use grognard_core::axis_allies::{powers::Power, units::Kind};
    /// use grognard_core::ruling::Sink;
    /// let mut game: Game = Game::empty(Power::Uk);
    /// game.add(Kind::Infantry, Power::Uk, Syr.number(), 1)?;
    /// let mut room = [Legal::default(); 16];
    /// let mut orders = Sink::new(&mut room);
    /// game.orders(&mut orders)?;
    /// assert_eq!(orders.needed(), 0); // it is the phase of purchases
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn orders(&self, rows: &mut Sink<'_, Legal>) -> Result<(), Fault> {
        self.each_order(&mut |order| rows.push(order))
    }

    /// Calls a function with every order of one space.
    pub(super) fn each_order(&self, each: &mut dyn FnMut(Legal)) -> Result<(), Fault> {
        if self.waits() != Waits::Orders || !self.moves() {
            return Ok(());
        }
        let (phase, cash) = (self.movement(), self.cash(self.power));
        let on = board(&self.units, &self.holdings, self.options);
        let mut view = View::new(&on);
        view.see(Code::new(self.power))?;
        let mut tracks: Vec<u64, N> = copied(&self.tracks);
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).filter(|unit| view.is_own(unit)) else { continue };
            let state = self.state(at);
            let near = view.map.next_to(&Set::one(state.space));
            let mut row = Legal { piece: id(unit), ..Legal::default() };
            // Whether a deed is allowed, on a copy of where the pieces stand.
            let mut tries = |deed: &mut dyn FnMut(&mut Turn<'_, '_>, &mut Report<'_, '_, '_, '_>)| {
                tracks.iter_mut().zip(&self.tracks).for_each(|(to, from)| *to = *from);
                let mut turn = Turn::new(&view, phase, cash);
                (turn.paid, turn.taken) = (self.paid, self.taken);
                turn.lend(&mut tracks, &[]);
                let mut nothing = (Sink::none(), Sink::none(), Trail::none());
                let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
                deed(&mut turn, &mut report);
                report.reasons.0.is_none()
            };
            let cargo = View::kind(unit).carried_by() == Some(Kind::Transport);
            for space in near.iter() {
                row.space = space.into();
                (row.action, row.transport) = (Code::new(Action::Move), 0);
                if tries(&mut |turn, report| go(turn, at, space, report)) {
                    each(row);
                }
                row.action = Code::new(Action::Unload);
                if cargo && state.aboard > 0 && tries(&mut |turn, report| ashore(turn, at, space, report)) {
                    each(row);
                }
            }
            if !cargo || state.aboard > 0 {
                continue;
            }
            row.action = Code::new(Action::Board);
            for (ship, transport) in numbered(&self.units) {
                let zone = self.state(ship).space;
                let takes = View::kind(transport) == Kind::Transport && near.has(zone);
                if takes && tries(&mut |turn, report| embark(turn, at, ship, report)) {
                    (row.space, row.transport) = (zone.into(), id(transport));
                    each(row);
                }
            }
        }
        Ok(())
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
