//! Orders of the Supply Phase and of the phases before movement, and the end of a segment.

use super::{Bench, Pens, Told, told};
use crate::fault::{Fault, FaultCode};
use crate::ocs::game::order::{Order, Ruled};
use crate::ocs::rules::R13_6;
use crate::ocs::stacking::Elimination;
use crate::ocs::turn::newcomers::refused_newcomers;
use crate::ocs::turn::*;
use crate::reflect::Code;
use crate::table::numbered;

impl Bench<'_, '_> {
    /// Judges an order of the Supply Phase, or of the phases before movement.
    pub(super) fn phases(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        match *order {
            Order::Next { weather, first, simulcast } => {
                let asked = EndingSegment { board, turn, weather, first, simulcast };
                Ok(told(next(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Turn))
            }
            Order::Restock { units, sources, hqs } => {
                let units = self.places.units(&board, units, &"units")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = RestockOrder { board, turn, units, sources, hqs };
                Ok(told(restock(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Restocked))
            }
            Order::Trace { left_out } => {
                let left_out = self.places.units(&board, left_out, &"left_out")?;
                let asked = TraceOrder { board, turn, left_out };
                Ok(told(trace(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Turn))
            }
            Order::Eat { units, source, hqs } => {
                let units = self.places.units(&board, units, &"units")?;
                let source = self.place(source, &"source")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = MealOrder { board, turn, units, source, hqs };
                Ok(told(eat(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Eaten))
            }
            Order::Mark => Ok(told(mark(&MarkOrder { board, turn }, pens.effects, pens.trail)?, Ruled::Turn)),
            Order::Attrition { hex, side, dice, losses } => {
                let losses = self.places.losses(&board, losses)?;
                let asked = AttritionOrder { board, turn, hex, side, dice, losses };
                Ok(told(attrition(&asked, pens.effects, pens.trail)?, Ruled::Attrition))
            }
            Order::Refit { air_base, planes, sources, hqs } => {
                let air_base = self.place(air_base, &"air_base")?;
                let planes = self.places.units(&board, planes, &"planes")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = RefitOrder { board, turn, air_base, planes, sources, hqs };
                Ok(told(refit(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Refitted))
            }
            Order::BreakOut { unit, left_out, first, dice } => {
                let unit = self.place(unit, &"unit")?;
                let left_out = self.places.units(&board, left_out, &"left_out")?;
                let asked = BreakoutOrder { board, turn, unit, left_out, first, dice };
                Ok(told(break_out(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::BrokenOut))
            }
            Order::Eliminate { .. } => self.elimination(order, pens),
            _ => self.reinforcement(order, pens),
        }
    }

    /// Judges who is eliminated where too many are.
    fn elimination(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        let Order::Eliminate { hex, side, units } = *order else {
            return Err(Fault::new(FaultCode::Internal, &"order"));
        };
        let eliminated = self.places.units(&board, units, &"units")?;
        let phase = Code::new(turn.stacking_phase());
        let asked = Elimination { board, hex, side, eliminated, phase };
        Ok(told(crate::ocs::stacking::apply(&asked, pens.effects, pens.trail)?, Ruled::Eliminated))
    }

    /// Judges an order of the Reinforcement Phase.
    fn reinforcement(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        match *order {
            Order::Rebuild { .. } => self.rebuilding(order, pens),
            Order::Arrive { units, to, entry, hexes, supply } => {
                for (i, id) in numbered(units) {
                    let unit = self.other(*id).copied();
                    self.enter(unit.ok_or(Fault::of_no_unit(&"", *id).in_list(&"units", i))?)?;
                }
                // 13.6: who is dead does not arrive.
                if let Some(ruling) = refused_newcomers(&board, self.own(), |unit| unit.due == 0, R13_6, pens.trail) {
                    return Ok(told(ruling, Ruled::Arrived));
                }
                let asked = ArrivalOrder { board, turn, units: self.own(), to, entry, hexes, supply };
                Ok(told(arrive(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Arrived))
            }
            Order::Consolidate { units, types_differ } => {
                let there = |id: &u16| super::place(&board, *id).is_some();
                let gone = units.get(1..).unwrap_or_default();
                let on_map = if gone.iter().any(|id| !there(id)) { units.get(..1).unwrap_or_default() } else { units };
                for id in gone.iter().filter(|id| !there(id)) {
                    let unit = self.other(*id).copied();
                    self.enter(unit.ok_or(Fault::of_no_unit(&"", *id).in_list(&"units", 1))?)?;
                }
                let units = self.places.units(&board, on_map, &"units")?;
                let asked = ConsolidateOrder { board, turn, units, dead: self.own(), types_differ };
                Ok(told(consolidate(&asked, pens.effects, pens.trail)?, Ruled::Consolidated))
            }
            _ => Err(Fault::new(FaultCode::Internal, &"order")),
        }
    }

    /// Judges an order that rebuilds units by Repls.
    fn rebuilding(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        let Order::Rebuild { repls, orders } = *order else {
            return Err(Fault::new(FaultCode::Internal, &"order"));
        };
        let side = repls.first().map_or(0, |repl| self.side(*repl));
        let repls = self.places.units(&board, repls, &"repls")?;
        // The Dead Pile, as far as the order names it.
        for (i, order) in numbered(orders) {
            if super::place(&board, order.unit).is_none() {
                let dead = self.other(order.unit).copied();
                let unknown = Fault::of_no_unit(&"unit", order.unit).in_list(&"orders", i);
                self.enter(dead.ok_or(unknown)?)?;
            }
        }
        let dead = self.newcomers.get(..self.entered).unwrap_or_default();
        let mut beyond = board.units.len();
        let orders = self.places.rebuilt(orders, |id| {
            super::place(&board, id).or_else(|| {
                let at = u16::try_from(beyond).ok();
                beyond = beyond.saturating_add(1);
                at
            })
        })?;
        let limits = self.setting.sides.get(usize::from(side).saturating_sub(1)).copied().unwrap_or_default();
        let trucks_lost = self.memory.trucks_lost.get(usize::from(side).saturating_sub(1)).copied();
        let asked = RebuildingOrder {
            board,
            turn,
            repls,
            orders,
            dead,
            table: self.setting.table,
            trucks_lost: trucks_lost.unwrap_or(0),
            trucks_provided: limits.trucks_provided,
        };
        Ok(told(rebuild(&asked, pens.effects, pens.trail)?, Ruled::Rebuilt))
    }
}
