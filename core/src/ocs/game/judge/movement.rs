//! Orders of movement: modes, fuel, marches, rail, transport, construction.

use super::{Bench, Pens, Told, told};
use crate::fault::{Fault, FaultCode};
use crate::ocs::game::order::{Order, Ruled};
use crate::ocs::turn::*;
use crate::ocs::units::Unit;
use crate::reflect::Said;
use crate::table::numbered;

impl Bench<'_, '_> {
    /// Judges an order of movement.
    pub(super) fn movement(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        match *order {
            Order::Change { unit, mode, oriented } => {
                let unit = self.place(unit, &"unit")?;
                let asked = ChangeOrder { board, turn, unit, mode, oriented };
                Ok(told(change(&asked, pens.effects, pens.trail)?, Ruled::Changed))
            }
            Order::Release { units } => {
                let units = self.places.units(&board, units, &"units")?;
                let asked = ReleaseOrder { board, turn, units };
                Ok(told(release(&asked, pens.effects, pens.trail)?, Ruled::Released))
            }
            Order::March { units, path, drops } => {
                let units = self.places.units(&board, units, &"units")?;
                let drops = self.places.drops(&board, drops)?;
                let asked = MarchOrder { board, turn, units, path, drops };
                Ok(told(march(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Marched))
            }
            Order::Fuel { units, by, sources, hqs } => {
                let units = self.places.units(&board, units, &"units")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = FuelOrder { board, turn, units, by, sources, hqs };
                Ok(told(fuel(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Fuelled))
            }
            Order::BreakDown { unit, breakdowns } => {
                let unit = self.place(unit, &"unit")?;
                self.made(breakdowns, &"breakdowns")?;
                let nation = board.units.get(usize::from(unit)).map_or(0, |unit| unit.nationality);
                let pool = self.setting.breakdowns.get(usize::from(nation).saturating_sub(1)).copied().unwrap_or(0);
                let asked = BreakDownOrder { board, turn, unit, breakdowns: self.own(), pool };
                Ok(told(break_down(&asked, pens.effects, pens.trail)?, Ruled::BrokenDown))
            }
            Order::Absorb { unit, absorbed } => {
                let unit = self.place(unit, &"unit")?;
                let absorbed = self.places.units(&board, absorbed, &"absorbed")?;
                let asked = AbsorbOrder { board, turn, unit, absorbed };
                Ok(told(absorb(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Absorbed))
            }
            Order::Construct { unit, hex, task, sources, hqs } => {
                let unit = self.place(unit, &"unit")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = ConstructOrder { board, turn, unit, hex, task, sources, hqs };
                Ok(told(construct(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Constructed))
            }
            _ => self.transport(order, pens),
        }
    }

    /// Judges an order of transport.
    fn transport(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        match *order {
            Order::Load { truck, source, amount } => {
                let (truck, source) = (self.place(truck, &"truck")?, self.place(source, &"source")?);
                let asked = LoadOrder { board, turn, truck, source, amount };
                Ok(told(load(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Loaded))
            }
            Order::Unload { truck, amount } => {
                let truck = self.place(truck, &"truck")?;
                let asked = UnloadOrder { board, turn, truck, amount };
                Ok(told(unload(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Loaded))
            }
            Order::Blow { loads, dice } => {
                let loads = self.places.loads(&board, loads)?;
                let asked = BlowOrder { board, turn, loads, dice };
                Ok(told(blow(&asked, pens.effects, pens.trail)?, Ruled::Blown))
            }
            Order::Combine { units, counters } => {
                let units = self.places.units(&board, units, &"units")?;
                self.made(counters, &"counters")?;
                let asked = CombineOrder { board, turn, units, counters: self.own(), mix: self.setting.mix };
                Ok(told(combine(&asked, pens.effects, pens.trail)?, Ruled::Counters))
            }
            Order::Extend { units, unform } => {
                let units = self.places.units(&board, units, &"units")?;
                let asked = ExtendOrder { board, turn, units, unform };
                Ok(told(extend(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Counters))
            }
            Order::Collapse { unit, hex } => {
                let unit = self.place(unit, &"unit")?;
                let asked = CollapseOrder { board, turn, unit, hex };
                Ok(told(collapse(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Collapsed))
            }
            Order::Rail { .. } => self.by_rail(order, pens),
            _ => Err(Fault::new(FaultCode::Internal, &"order")),
        }
    }

    /// Judges a movement by rail.
    fn by_rail(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        let Order::Rail { unit, to, amount, converts } = *order else {
            return Err(Fault::new(FaultCode::Internal, &"order"));
        };
        let side = self.side(unit);
        let unit = self.place(unit, &"unit")?;
        let used = self.memory.rail_used.get(usize::from(side).saturating_sub(1)).copied().unwrap_or(0);
        let rail_cap_used = if turn.simulcast.is_set() { used.into() } else { Said::default() };
        let rail_cap = self.limits(side).rail_cap;
        let asked = RailOrder { board, turn, unit, to, amount, rail_cap, rail_cap_used, converts };
        Ok(told(rail(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Turn))
    }

    /// Takes counters that an order makes, which have no number yet, or that of no unit on the map.
    fn made(&mut self, counters: &[Unit], list: crate::fault::Name) -> Result<(), Fault> {
        for (i, counter) in numbered(counters) {
            let number =
                u16::try_from(counter.id).map_err(|_| Fault::new(FaultCode::OutOfRange, &"id").in_list(list, i))?;
            if number == u16::MAX || super::place(&self.board, number).is_some() {
                return Err(Fault::against(&"id", &"board.units[].id: another unit has the number").in_list(list, i));
            }
            self.enter(*counter)?;
        }
        Ok(())
    }
}
