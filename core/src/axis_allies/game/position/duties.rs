//! What pieces owe after the orders of a turn so far: who must still land, unload or go ashore, by when, by which
//! paragraph.

use crate::axis_allies::game::position::game::{Game, board, full, number, view};
use crate::axis_allies::game::position::look::Duty;
use crate::axis_allies::game::position::phase::TurnPhase;
use crate::axis_allies::movement::{IN_BATTLE, Piece, Report, Turn};
use crate::axis_allies::moves::may_land_late;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Domain, Kind};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::Fault;
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};
use heapless::Vec;

/// A duty, the phase before whose end it is due, and the rule that asks for it.
pub(in crate::axis_allies::game) type Owed = (Duty, TurnPhase, Rule);

impl<const N: usize> Game<N> {
    /// Returns what pieces owe, by their places.
    pub(in crate::axis_allies::game) fn owed(&self) -> Result<Vec<(u16, Owed), N>, Fault> {
        use TurnPhase::{Combat, CombatMovement, NoncombatMovement};
        let mut owed = Vec::new();
        if !matches!(self.phase, CombatMovement | Combat | NoncombatMovement) {
            return Ok(owed);
        }
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, self.power, self.sound)?;
        let mut tracks = crate::capacity::copied(&self.tracks);
        let mut turn = Turn::new(&view, self.movement(), self.cash(self.power));
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(&mut tracks, &[]);
        for piece in
            turn.pieces().filter(|piece| piece.own && !piece.state.has(crate::axis_allies::game::position::phase::DEAD))
        {
            let duty = match piece.kind.domain() {
                Domain::Air => self.flight_of(&turn, &piece),
                Domain::Land if self.moves() => self.cargo_of(&turn, &piece),
                _ => None,
            };
            if let Some(duty) = duty {
                push(&mut owed, (number(piece.at).bounded_sub(1), duty)).map_err(full)?;
            }
        }
        Ok(owed)
    }

    /// What an aircraft owes: to land, if it is in the air.
    fn flight_of(&self, turn: &Turn<'_, '_>, piece: &Piece<'_>) -> Option<Owed> {
        let mut nothing = (Sink::none(), Sink::none(), Trail::none());
        let mut report = Report::new(LANDING, &mut nothing.0, &mut nothing.1, &mut nothing.2);
        turn.land_at(piece, false, &mut report);
        let up = piece.state.spent > 0 || piece.unit.engaged.is_set() || piece.state.aboard == 0;
        if report.findings.allows() || !up {
            return None;
        }
        let late = self.phase != TurnPhase::CombatMovement || may_land_late(turn, piece);
        let due = if late { TurnPhase::NoncombatMovement } else { TurnPhase::CombatMovement };
        Some((Duty::Land, due, LANDING))
    }

    /// What troops aboard owe: to follow those who have unloaded, or to go ashore among enemies.
    fn cargo_of(&self, turn: &Turn<'_, '_>, piece: &Piece<'_>) -> Option<Owed> {
        let ship = usize::from(piece.state.aboard).checked_sub(1).and_then(|at| turn.piece(at))?;
        let friend = View::owner(ship.unit) != View::owner(piece.unit);
        if ship.kind != Kind::Transport {
            return None;
        }
        if ship.state.left > 0 && (turn.is_combat() || friend) {
            return Some((Duty::Unload, self.phase, if friend { R3_3B } else { R3_2E }));
        }
        let among_enemies = turn.is_combat() && piece.state.has(IN_BATTLE);
        among_enemies.then_some((Duty::Assault, self.phase, R3_2C))
    }
}
