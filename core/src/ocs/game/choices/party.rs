//! Who can be picked besides: units that act together, and those that lose steps.

use super::draft::id;
use super::fill::is_absorbed;
use super::transport::is_alike;
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::sequence::Segment;
use crate::ocs::units::{Kind, Size, Unit};

/// A unit that could be picked besides.
struct Joining<'u> {
    other: &'u Unit,
    on_map: bool,
}

impl Game<'_> {
    /// Rows that pick one more unit, each of which leads to an order; false if the search was ended.
    pub(super) fn party(
        &self,
        act: Act,
        of: GameChoice,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let losses = matches!(act, Act::Settle | Act::Suffer | Act::Attrition);
        let unit = self.unit(of.unit).copied().unwrap_or_default();
        let last = of.picks().last().and_then(|last| self.known_units().iter().position(|unit| id(unit) == last));
        for at in 0..self.known {
            let Some(other) = self.known_units().get(at).copied() else { continue };
            let on_map = at < self.on_map;
            // Steps are lost one after the other; a party has no order.
            let again = crate::table::count(of.picks().filter(|picked| *picked == id(&other)));
            let spent = losses && again >= usize::from(other.most_steps().saturating_sub(other.steps_lost));
            let before = !losses && last.is_some_and(|last| at <= last);
            if spent || before || !self.may_join(act, &unit, Joining { other: &other, on_map }, &of) {
                continue;
            }
            let Some(mut row) = of.with(id(&other)) else { break };
            if matches!(act, Act::Attrition | Act::Eliminate) {
                (row.hex, row.how) = (other.hex, other.side);
            }
            let mut any = false;
            let mut found = |_: GameChoice| {
                any = true;
                false
            };
            self.orders(row.whole(), &mut found, work)?;
            if any && !each(row.step(id(&other))) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a unit could be picked besides those that were, as far as its record says so.
    fn may_join(&self, act: Act, unit: &Unit, Joining { other, on_map }: Joining<'_>, of: &GameChoice) -> bool {
        let own = other.side == unit.side && other.id != unit.id;
        let near = own && other.hex == unit.hex;
        let fights = other.kind.get().is_some_and(Kind::is_combat) && !other.is_borne();
        let there = |hex: Hex| other.hex == hex && fights;
        let open = &self.memory.open;
        let moves = self.memory.turn.segment.get().is_some_and(Segment::is_of_movement);
        match act {
            // The losses of an attrition are picked before the dice.
            Act::Attrition => {
                let first = of.count() == 0 || (other.hex, other.side) == (of.hex, of.how);
                on_map && first && other.out_of_supply.is_set() && there(other.hex)
            }
            Act::Eliminate => {
                let first = of.count() == 0 || (other.hex, other.side) == (of.hex, of.how);
                on_map && first && there(other.hex) && self.is_over(other.hex, other.side)
            }
            Act::Settle => self.settling().any(|settling| settling.id == other.id),
            Act::Suffer => on_map && there(open.target),
            Act::Defend => on_map && there(open.target) && other.side != self.acting() && other.combat_supply.0 == 0,
            Act::BreakDown => {
                let made = other.size.get() == Some(Size::Breakdown) && other.nationality == unit.nationality;
                !on_map && made && other.side == unit.side && other.due == 0
            }
            _ if !on_map => false,
            Act::March | Act::Retreat | Act::Concede => near && self.may_be(act, other),
            Act::Attack if moves => near && self.may_be(act, other),
            Act::Attack => own && self.may_be(act, other) && other.hex.distance(unit.hex) <= 2,
            Act::Barrage | Act::Bombard => own && self.may_be(act, other) && other.kind == unit.kind,
            Act::Advance | Act::Rebuild => own && self.may_be(act, other),
            Act::Fuel => own && self.may_be(act, other) && other.formation == unit.formation && unit.formation > 0,
            Act::Combine => is_alike(unit, other),
            Act::Absorb => is_absorbed(unit, other),
            _ => false,
        }
    }
}
