//! Antiaircraft guns in the combat movement: who flies over them, and who came before their land is taken. Clarification
//! 3.1a.

use super::ways;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::phase::{DOOMED, Flak, GUNS};
use crate::axis_allies::map::Map;
use crate::axis_allies::movement::{Report, State, Turn};
use crate::axis_allies::moves::{Before, can_end};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::scratch::Scratch;
use heapless::Vec;

/// Aircraft that guns fire at in a phase in which pieces depend on one another. No paragraph bounds a group. More are `overflow`.
const FLOWN: usize = 64;

/// The guns that fire because of one order, and the aircraft that they fire at.
#[derive(Debug, Default)]
pub(in crate::axis_allies::game) struct Volley<const N: usize> {
    guns: Vec<u16, GUNS>,
    aircraft: Vec<u16, N>,
}

impl<const N: usize> Volley<N> {
    /// The gun of a space fires.
    pub(in crate::axis_allies::game) fn gun(&mut self, space: u16) -> Result<(), Fault> {
        if self.guns.contains(&space) {
            return Ok(());
        }
        push(&mut self.guns, space).map_err(|_| Fault::new(FaultCode::Overflow, &text!("path")))
    }

    /// An aircraft is fired at.
    pub(in crate::axis_allies::game) fn at(&mut self, aircraft: u16) -> Result<(), Fault> {
        if self.aircraft.contains(&aircraft) {
            return Ok(());
        }
        push(&mut self.aircraft, aircraft).map_err(|_| Fault::new(FaultCode::Overflow, &"pieces"))
    }

    /// Adds the guns of lands that these troops have just taken. They fire at the aircraft that came there before, or
    /// with the troops: only then are they the captor's (3.1a, 3.1e). Nothing depends on aircraft over land, so that
    /// [`judge`](Self::judge) need not be asked of these.
    pub(in crate::axis_allies::game) fn before_they_fall(
        &mut self,
        turn: &Turn<'_, '_>,
        ways: &[u32],
        troops: &[u16],
        before: &Set,
        report: &mut Report<'_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        let mut taken = turn.taken.and(&turn.view.guns).without(before).without(&turn.view.occupied);
        taken.keep(&entered_by(turn, ways, troops.iter().map(|at| usize::from(*at))));
        if taken == Set::default() {
            return Ok(());
        }
        let others = turn.pieces().map(|piece| piece.at).filter(|at| !troops.iter().any(|t| usize::from(*t) == *at));
        taken.leave(&entered_by(turn, ways, others));
        for piece in turn.pieces() {
            if piece.own && piece.kind.is_air() && taken.has(piece.state.space) {
                report.findings.cite(R3_1A);
                self.gun(piece.state.space)?;
                self.at(u16::try_from(piece.at).unwrap_or(u16::MAX))?;
            }
        }
        Ok(())
    }

    /// Objects to orders after which the phase could not end if the guns brought down all of these aircraft.
    pub(in crate::axis_allies::game) fn judge(
        &self,
        turn: &mut Turn<'_, '_>,
        scratch: &mut Scratch<'_>,
        report: &mut Report<'_, '_, '_, '_>,
    ) -> Result<(), Fault> {
        if self.guns.is_empty() { Ok(()) } else { without(turn, &self.aircraft, scratch, report) }
    }
}

/// The lands that these pieces have entered, but for landings that wait for a battle at sea.
pub(in crate::axis_allies::game) fn entered_by(
    turn: &Turn<'_, '_>,
    ways: &[u32],
    pieces: impl Iterator<Item = usize>,
) -> Set {
    let mut lands = Set::default();
    for piece in pieces.filter_map(|at| turn.piece(at)) {
        if piece.own && piece.kind.takes_land() && piece.state.aboard == 0 {
            let ship = usize::from(piece.state.left).checked_sub(1).and_then(|ship| turn.piece(ship));
            let waits = ship.is_some_and(|ship| turn.view.occupied.has(ship.state.space));
            lands.join(&entered(&piece.state, ways.get(piece.at).copied().unwrap_or(0), &turn.view.map, waits));
        }
    }
    lands
}

/// The spaces that a piece has entered. `waits` leaves out the last, if it landed there from a zone with a battle.
pub(in crate::axis_allies::game) fn entered(state: &State, way: u32, map: &Map<'_>, waits: bool) -> Set {
    let mut spaces = ways::spaces(way, map, state.space);
    spaces.add_if(state.space, !waits);
    spaces
}

/// Objects to orders after which the phase could not end if guns brought down all of these pieces.
pub(in crate::axis_allies::game) fn without(
    turn: &mut Turn<'_, '_>,
    places: &[u16],
    scratch: &mut Scratch<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    if !report.findings.allows() {
        return Ok(());
    }
    let mut kept: Vec<u64, FLOWN> = Vec::new();
    for at in places {
        let Some(mut piece) = turn.piece(usize::from(*at)) else { continue };
        push(&mut kept, turn.word(piece.at)).map_err(|_| Fault::new(FaultCode::Overflow, &"pieces"))?;
        // It stands nowhere, and has a state.
        (piece.state.space, piece.state.spent) = (0, piece.state.spent.max(1));
        turn.put(&piece);
    }
    can_end(turn, &Before::one(true), places, scratch, report)?;
    for (at, word) in places.iter().zip(&kept) {
        turn.set_word(usize::from(*at), *word);
    }
    Ok(())
}

impl<const N: usize> Game<N> {
    /// The guns of a volley fire one after the other, before anything else is ordered.
    pub(in crate::axis_allies::game) fn open_fire(&mut self, volley: &Volley<N>) {
        if volley.guns.is_empty() {
            return;
        }
        for at in &volley.aircraft {
            self.mark(usize::from(*at), DOOMED);
        }
        self.flak = Some(Flak::over(&volley.guns));
    }
}
