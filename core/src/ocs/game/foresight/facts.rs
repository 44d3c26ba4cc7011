//! Facts that are missing for what must follow an order: the odds of an attack, the attrition of who is marked.

use crate::fault::{Fault, FaultCode};
use crate::ocs::attrition::{Attrition, assess};
use crate::ocs::board::{Board, UNITS};
use crate::ocs::game::judge::Notes;
use crate::ocs::game::order::Order;
use crate::ocs::game::position::Game;
use crate::ocs::turn::{OddsOrder, odds};
use crate::ocs::units::{CombatSupply, Kind, Phase};
use crate::reflect::Code;
use crate::ruling::{Sink, Trail};
use crate::table::numbered;

impl Game<'_> {
    /// Returns the fault by which what must follow an allowed order could never be judged.
    #[inline(never)]
    pub(in super::super) fn lacks(
        &self,
        order: &Order<'_>,
        entered: usize,
        notes: &mut Notes<'_, '_>,
    ) -> Result<(), Fault> {
        for (i, unit) in numbered(notes.desk.newcomers(entered)) {
            // 4.8a: every end of a segment counts them.
            let sized = unit.checked().and_then(|unit| crate::ocs::size::extent(&unit));
            sized.map_err(|fault| fault.in_list(&"units", i))?;
        }
        if !matches!(order, Order::Attack { .. } | Order::Mark) {
            return Ok(());
        }
        let on_map = self.tried(entered, notes)?;
        for unit in notes.trial.iter_mut().take(on_map) {
            if let (Order::Attack { target, .. }, 0) = (order, unit.combat_supply.0) {
                let fights = unit.kind.get().is_some_and(Kind::is_combat) && !unit.is_borne();
                let defends = unit.hex == *target && fights;
                unit.combat_supply = if defends { Code::new(CombatSupply::None) } else { unit.combat_supply };
            }
        }
        let units = notes.trial.get(..on_map).unwrap_or_default();
        let board = Board { units, ..self.board() };
        let turn = self.memory.turn;
        let asked = match order {
            Order::Attack { target, .. } => {
                let asked = OddsOrder { board, turn, target: *target, leads: &[] };
                odds(&asked, &mut Sink::none(), notes.scratch, &mut Trail::none()).map(|_| ())
            }
            _ => self.checks(board),
        };
        // A unit is where it was before the order.
        asked.map_err(|fault| {
            let unit = units.get(usize::from(fault.index())).filter(|_| fault.is_in(UNITS.into()));
            let place = unit.and_then(|unit| self.place_of(u16::try_from(unit.id).unwrap_or(0)));
            place.map_or(fault, |place| fault.at(place.into()))
        })
    }

    /// Asks whether the attrition of all units of a board that are Out of Supply can be judged.
    fn checks(&self, board: Board<'_>) -> Result<(), Fault> {
        let mut last = None;
        for unit in board.units.iter().filter(|unit| unit.out_of_supply.is_set()) {
            if !self.is_in_turn(unit.side) || last.replace((unit.hex, unit.side)) == Some((unit.hex, unit.side)) {
                continue;
            }
            let (hex, side, phase) = (unit.hex, unit.side, Code::new(Phase::Supply));
            match assess(&Attrition { board, hex, side, phase, player: side }, &mut Trail::none()) {
                Err(fault) if fault.is(FaultCode::MissingField) => return Err(fault),
                _ => {}
            }
        }
        Ok(())
    }
}
