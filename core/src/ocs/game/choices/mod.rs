//! What can be ordered now: a tree of choices, each level asked by the next.

mod act;
mod battle;
mod draft;
mod movement;
mod phases;
mod take;

pub use act::{Act, GameChoice};
pub use draft::Draft;

use super::judge::Notes;
use super::position::Game;
use crate::fault::Fault;
use crate::ocs::units::Unit;
use crate::reflect::Word;
use crate::ruling::Sink;

/// Where choices go; false ends the search.
type Each<'e> = &'e mut dyn FnMut(GameChoice) -> bool;

/// What a search for choices works in.
pub(super) struct Work<'w, 'n, 'b> {
    pub notes: &'w mut Notes<'n, 'b>,
    pub draft: &'w mut Draft,
}

impl Game<'_> {
    /// Lists what can be chosen next: first the kinds of orders, then of a kind the units that can be given one, then of a
    /// unit the orders, each complete: where to, with its cost, and who pays, at the least cost. Acts of a side have no units.
    /// Every complete row is legal as it is, and everything else leads to one. Dice are thrown when it is taken.
    ///
    /// Left to orders of one's own: units that move or are fuelled together, attacks by some of the units that could,
    /// Breakdowns that are made, Transport Points that are combined, aircraft and ships.
    pub fn choices(
        &self,
        asked: &GameChoice,
        rows: &mut Sink<'_, GameChoice>,
        notes: &mut Notes<'_, '_>,
        draft: &mut Draft,
    ) -> Result<(), Fault> {
        let mut work = Work { notes, draft };
        let push = &mut |row: GameChoice| {
            rows.push(row);
            true
        };
        let Some(act) = asked.act.get() else { return self.acts(push, &mut work) };
        if act.is_of_units() && asked.unit == 0 {
            self.actors(act, push, &mut work)
        } else {
            self.leaves(act, asked.unit, push, &mut work).map(|_| ())
        }
    }

    /// The acts for which somebody has an order.
    fn acts(&self, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<(), Fault> {
        for code in 1..=u8::MAX {
            let Some(act) = <Act as Word>::of(code) else { break };
            let mut any = false;
            let mut found = |_: GameChoice| {
                any = true;
                false
            };
            if act.is_of_units() {
                self.actors(act, &mut found, work)?;
            } else {
                self.leaves(act, 0, &mut found, work)?;
            }
            if any && !each(GameChoice::of(act)) {
                break;
            }
        }
        Ok(())
    }

    /// The units that have an order of a kind.
    fn actors(&self, act: Act, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<(), Fault> {
        if !self.may_act(act)? {
            return Ok(());
        }
        let units = if act == Act::Arrive { self.off_map() } else { self.board().units };
        for unit in units.iter().filter(|unit| self.may_be(act, unit)) {
            let id = u16::try_from(unit.id).unwrap_or(0);
            let mut any = false;
            let mut found = |_: GameChoice| {
                any = true;
                false
            };
            self.leaves(act, id, &mut found, work)?;
            if any && !each(GameChoice { unit: id, ..GameChoice::of(act) }) {
                break;
            }
        }
        Ok(())
    }

    /// The orders of a kind, of a unit or of the side; false if the search was ended.
    fn leaves(&self, act: Act, unit: u16, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if !self.may_act(act)? {
            return Ok(true);
        }
        let of = GameChoice { unit, ..GameChoice::of(act) }.whole();
        match act {
            Act::Next | Act::Trace | Act::Mark | Act::Odds | Act::Roll => self.of_side(of, each, work),
            Act::Defend | Act::Settle | Act::Advance | Act::Suffer | Act::Retreat | Act::Attack | Act::Barrage => {
                self.of_battle(of, each, work)
            }
            Act::Capture | Act::Attrition | Act::Arrive | Act::Rebuild | Act::Consolidate | Act::BreakOut => {
                self.of_phase(of, each, work)
            }
            Act::Restock | Act::Eat | Act::Refit | Act::Eliminate => self.of_phase(of, each, work),
            _ => self.of_movement(of, each, work),
        }
    }

    /// Gives a candidate, if it is legal; false if the search was ended.
    fn offer(&self, row: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if !self.is_legal(&row, work)? {
            return Ok(true);
        }
        let payer = work.draft.sources.first().copied().unwrap_or(0);
        Ok(each(GameChoice { other: if row.other == 0 { payer } else { row.other }, ..row }))
    }

    /// Returns a unit on the map.
    fn standing(&self, id: u16) -> Option<&Unit> {
        self.board().units.iter().find(|unit| unit.id == u32::from(id))
    }
}
