//! What can be ordered now: a tree of choices, each level asked by the next.

pub(in crate::ocs::game) mod act;
mod battle;
mod draft;
mod excess;
mod fill;
mod movement;
mod party;
mod phases;
mod take;
mod transport;

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
    /// The first fact that was missing for an order that could be one.
    pub lacks: Option<Fault>,
}

impl Game<'_> {
    /// Lists what can be chosen next: first the kinds of orders, then of a kind the units that can be given one. Then
    /// come the orders of a unit, each complete: where to, with its cost, and who pays, at the least cost. Acts of a
    /// side have no units. Every complete row is legal as it is, and everything else leads to one. Dice are thrown when
    /// it is taken. Where nobody has a kind of order because a fact is missing, that is the fault.
    ///
    /// Where units can act together, or one of several loses a step, rows that are no orders yet pick one more each.
    /// The next level has the orders of those that were picked, and who else could be. What nobody was picked for is
    /// shared out from the first unit on.
    ///
    /// Left to orders of one's own are ways of a march that are not the cheapest of a unit's, and payers that are not
    /// the cheapest. So are more than 17 units that act together but not all.
    pub fn choices(
        &self,
        asked: &GameChoice,
        rows: &mut Sink<'_, GameChoice>,
        notes: &mut Notes<'_, '_>,
        draft: &mut Draft,
    ) -> Result<(), Fault> {
        let mut work = Work { notes, draft, lacks: None };
        let push = &mut |row: GameChoice| {
            rows.push(row);
            true
        };
        let Some(act) = asked.act.get() else {
            return self.acts(push, &mut work);
        };
        if act.is_of_units() && asked.unit == 0 {
            self.actors(act, push, &mut work)
        } else {
            self.leaves(*asked, push, &mut work).map(|_| ())
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
                self.leaves(GameChoice::of(act), &mut found, work)?;
            }
            // A kind of order that nobody has because a fact is missing would be passed by in silence.
            if let Some(fault) = work.lacks.take().filter(|_| !any) {
                return Err(fault);
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
            let of = GameChoice { unit: id, ..GameChoice::of(act) };
            self.leaves(of, &mut found, work)?;
            if any && !each(of) {
                break;
            }
        }
        Ok(())
    }

    /// The orders of a kind, of a unit or of the side, and who else could be picked; false if the search was ended.
    fn leaves(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        // What was picked last was only named.
        let of = GameChoice { other: 0, ..of };
        match of.act.get() {
            Some(act) if self.may_act(act)? => {
                Ok(self.orders(of.whole(), each, work)? && self.party(act, of, each, work)?)
            }
            _ => Ok(true),
        }
    }

    /// The orders of a kind for the units that were picked; false if the search was ended.
    fn orders(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match of.act.get() {
            Some(Act::Next | Act::Trace | Act::Mark | Act::Odds | Act::Roll) => self.of_side(of, each, work),
            Some(
                Act::Defend
                | Act::Settle
                | Act::Advance
                | Act::Suffer
                | Act::Retreat
                | Act::Attack
                | Act::Barrage
                | Act::Bombard
                | Act::Concede,
            ) => self.of_battle(of, each, work),
            Some(
                Act::Capture
                | Act::Attrition
                | Act::Arrive
                | Act::Rebuild
                | Act::Consolidate
                | Act::BreakOut
                | Act::Restock
                | Act::Eat
                | Act::Refit
                | Act::Eliminate,
            ) => self.of_phase(of, each, work),
            Some(Act::Load | Act::Unload | Act::Combine | Act::Extend | Act::BreakDown | Act::Absorb) => {
                self.of_counters(of, each, work)
            }
            _ => self.of_movement(of, each, work),
        }
    }

    /// Gives a candidate, if it is legal; false if the search was ended.
    fn offer(&self, row: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if !self.is_legal(&row, work)? {
            return Ok(true);
        }
        let payer = work.draft.sources.first().copied().unwrap_or(0);
        let row = match row.act.get() {
            Some(Act::Eliminate | Act::Rebuild) => row.naming(&work.draft.units),
            _ => row,
        };
        Ok(each(GameChoice { other: if row.other == 0 { payer } else { row.other }, ..row }))
    }

    /// Returns a unit on the map.
    fn standing(&self, id: u16) -> Option<&Unit> {
        self.board().units.iter().find(|unit| unit.id == u32::from(id))
    }
}
