//! Antiaircraft guns in the combat movement: who flies over them, and who came before their land is taken. Clarification
//! 3.1a.

use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::phase::{DOOMED, Flak, GUNS};
use crate::axis_allies::movement::{Report, Turn};
use crate::axis_allies::moves::{Before, can_end};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::ruling::Cites;
use crate::scratch::Scratch;
use heapless::Vec;

/// Aircraft that guns fire at in a phase in which pieces depend on one another. No paragraph bounds a group. More are `overflow`.
const FLOWN: usize = 64;

/// Adds a gun that fires because of an order, by its space.
pub(in crate::axis_allies::game) fn add(guns: &mut Vec<u16, GUNS>, space: u16) -> Result<(), Fault> {
    if guns.contains(&space) {
        return Ok(());
    }
    push(guns, space).map_err(|_| Fault::new(FaultCode::Overflow, &text!("path")))
}

impl<const N: usize> Game<N> {
    /// Guns fire one after the other, before anything else is ordered: those that pieces passed, and those of lands that troops
    /// have taken. These fire at the aircraft that came there before, or with the troops: only then are they the captor's (3.1a,
    /// 3.1e). Nothing depends on aircraft over land, so that [`without`] need not be asked of them.
    pub(in crate::axis_allies::game) fn open_fire(
        &mut self,
        pieces: &[u16],
        mut guns: Vec<u16, GUNS>,
        fallen: &Set,
        cites: &mut Cites,
    ) -> Result<(), Fault> {
        let passed = !guns.is_empty();
        for at in 0..self.units.len() {
            let Some(unit) = self.units.get(at).filter(|unit| View::owner(unit) == self.power) else { continue };
            let (air, space) = (View::kind(unit).is_air(), self.state(at).space);
            let falls = air && fallen.has(space);
            if falls {
                add(&mut guns, space)?;
                cites.add(R3_1A);
            }
            if falls || (air && passed && pieces.iter().any(|piece| usize::from(*piece) == at)) {
                self.mark(at, DOOMED);
            }
        }
        if !guns.is_empty() {
            self.flak = Some(Flak::over(&guns));
        }
        Ok(())
    }
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
