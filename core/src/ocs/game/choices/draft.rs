//! The order of a choice: the units, the payers and the way that it leaves unsaid, filled in.

use super::act::{Act, GameChoice};
use crate::capacity;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::dumps::BlowLoad;
use crate::ocs::game::order::Order;
use crate::ocs::game::position::Game;
use crate::ocs::movement::Goal;
use crate::ocs::reinforcements::ArrivesBy;
use crate::ocs::sequence::Segment;
use crate::ocs::turn::{Expense, Payer, PayersHunt, Rest, Taken, UnitToRebuild, payers};
use crate::ocs::units::{Kind, Unit};
use crate::ocs::zoc::Waypoint;
use crate::reflect::{Code, Flag};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use heapless::Vec;

/// Hexes that a search for marches keeps: the nearest.
pub(super) const GOALS: usize = 512;

/// What an order of a choice is made in: memory whose contents do not matter.
#[derive(Debug, Clone)]
pub struct Draft {
    pub(super) units: Vec<u16, 64>,
    pub(super) on_stocks: Vec<u16, 64>,
    pub(super) sources: Vec<u16, 64>,
    pub(super) hqs: Vec<u16, 64>,
    pub(super) losses: Vec<StepsLost, 48>,
    pub(super) path: Vec<Waypoint, 96>,
    pub(super) hexes: Vec<Hex, 12>,
    pub(super) taken: Vec<Taken, 48>,
    pub(super) rest: Vec<Rest, 48>,
    pub(super) loads: [BlowLoad; 1],
    pub(super) rebuilt: [UnitToRebuild; 1],
    pub(super) goals: [Goal; GOALS],
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            units: Vec::new(),
            on_stocks: Vec::new(),
            sources: Vec::new(),
            hqs: Vec::new(),
            losses: Vec::new(),
            path: Vec::new(),
            hexes: Vec::new(),
            taken: Vec::new(),
            rest: Vec::new(),
            loads: [BlowLoad::default()],
            rebuilt: [UnitToRebuild::default()],
            goals: [Goal::default(); GOALS],
        }
    }
}

impl Draft {
    pub(super) fn clear(&mut self) {
        self.units.clear();
        self.on_stocks.clear();
        self.sources.clear();
        self.hqs.clear();
        self.losses.clear();
        self.path.clear();
        self.hexes.clear();
        self.taken.clear();
        self.rest.clear();
    }

    /// The order of a choice for which everything else was filled in.
    pub(super) fn order<'d>(&'d self, row: &GameChoice, segment: Option<Segment>, dice: &'d [u8]) -> Option<Order<'d>> {
        let (units, sources, hqs): (&[u16], &[u16], &[u16]) = (&self.units, &self.sources, &self.hqs);
        let (losses, on_stocks): (&[StepsLost], &[u16]) = (&self.losses, &self.on_stocks);
        let (unit, hex, amount) = (row.unit, row.hex, row.amount);
        Some(match row.act.get()? {
            Act::Next => Order::Next {
                weather: if segment == Some(Segment::Weather) { row.how } else { 0 },
                first: if segment == Some(Segment::FirstPlayer) { row.how } else { 0 },
                simulcast: Flag::from(row.also > 0),
            },
            Act::Change => Order::Change { unit, mode: Code::raw(row.how), oriented: Code::raw(row.also) },
            Act::Release => Order::Release { units },
            Act::March => Order::March { units, path: &self.path, drops: &[] },
            Act::Load => Order::Load { truck: unit, source: row.other, amount },
            Act::Unload => Order::Unload { truck: unit, amount },
            Act::Blow => Order::Blow { loads: &self.loads, dice },
            Act::Fuel => Order::Fuel { units, by: Code::raw(row.how), sources, hqs },
            Act::Absorb => Order::Absorb { unit, absorbed: units },
            Act::Extend => Order::Extend { units, unform: Flag::from(row.how > 0) },
            Act::Collapse => Order::Collapse { unit, hex },
            Act::Refit => Order::Refit { air_base: unit, planes: units, sources, hqs },
            Act::BreakOut => Order::BreakOut { unit, left_out: &[], first: Flag::from(row.how > 0), dice },
            Act::Rail => Order::Rail { unit, to: hex, amount: 0, converts: Flag(0) },
            Act::Construct => Order::Construct { unit, hex, task: Code::raw(row.how), sources, hqs },
            Act::Attack => Order::Attack { units, target: hex, on_stocks, sources, hqs },
            Act::Defend => Order::Defend { units, on_stocks, sources, hqs },
            Act::Odds => Order::Odds { leads: &[] },
            Act::Roll => Order::Roll { dice },
            Act::Settle => {
                Order::Settle { losses, retreat: u8::try_from(row.way).unwrap_or(0), ignore: Flag::from(row.also > 0) }
            }
            Act::Retreat => Order::Retreat { units, path: &self.hexes, losses },
            Act::Advance => Order::Advance { units },
            Act::Capture => {
                Order::Capture { hex, dice, taken: &self.taken, rest: &self.rest, printed_hedgehog: Flag(0) }
            }
            Act::Barrage => Order::Barrage { units, target: hex, sources, hqs },
            Act::Suffer => Order::Suffer { losses },
            Act::Restock => Order::Restock { units, sources, hqs },
            Act::Trace => Order::Trace { left_out: &[] },
            Act::Eat => Order::Eat { units, source: row.other, hqs },
            Act::Mark => Order::Mark,
            Act::Attrition => Order::Attrition { hex, side: row.how, dice, losses },
            Act::Rebuild => Order::Rebuild { repls: units, orders: &self.rebuilt },
            Act::Arrive => {
                Order::Arrive { units, to: hex, entry: Code::new(ArrivesBy::Hex), hexes: &self.hexes, supply: 0 }
            }
            Act::Consolidate => Order::Consolidate { units, types_differ: Flag(0) },
            Act::Eliminate => Order::Eliminate { hex, side: row.how, units },
            Act::BreakDown | Act::Combine | Act::Concede | Act::Bombard => return None,
        })
    }

    /// Adds a unit.
    pub(super) fn unit(&mut self, id: u16) -> Result<(), Fault> {
        add(&mut self.units, id)
    }
}

/// Appends an item.
pub(super) fn add<T, const N: usize>(list: &mut Vec<T, N>, item: T) -> Result<(), Fault> {
    capacity::push(list, item).map_err(|_| Fault::new(FaultCode::Overflow, &"units"))
}

/// The number of a unit, as orders have it.
pub(super) fn id(unit: &Unit) -> u16 {
    u16::try_from(unit.id).unwrap_or(0)
}

impl Game<'_> {
    /// Fills in who pays for the units of a draft, at the least cost. Of fuel the way is set too. Returns the cost, and false
    /// where nobody pays all.
    pub(super) fn paid(
        &self,
        expense: Expense,
        cost: u16,
        draft: &mut Draft,
        scratch: &mut Scratch<'_>,
    ) -> Result<Option<(u16, u8)>, Fault> {
        let board = self.board();
        let mut places: Vec<u16, 64> = Vec::new();
        for unit in &draft.units {
            let at = self.place_of(*unit).ok_or(Fault::of_no_unit(&"units", *unit))?;
            add(&mut places, at)?;
        }
        let (limits, rules) = (self.setting.limits, self.setting.rules);
        let asked = PayersHunt { board, expense: Code::new(expense), units: &places, cost, limits, rules };
        let mut room = [Payer::default(); 96];
        let mut rows = Sink::new(&mut room);
        let found = payers(&asked, &mut rows, scratch, &mut Trail::none())?.value;
        draft.sources.clear();
        draft.hqs.clear();
        let Some(first) = rows.items().first().filter(|_| found.lacking == 0 && found.orders == 1) else {
            return Ok(None);
        };
        let number = |at: u16| board.units.get(usize::from(at)).map(id);
        for row in rows.items() {
            for (list, at) in [(&mut draft.sources, row.source), (&mut draft.hqs, row.hq)] {
                if let Some(unit) = number(at).filter(|unit| !list.contains(unit)) {
                    add(list, unit)?;
                }
            }
        }
        Ok(Some((u16::try_from(found.cost).unwrap_or(u16::MAX), first.by.0)))
    }

    /// Shares steps out among units, the first of them first.
    pub(super) fn lost<'u>(
        units: impl Iterator<Item = &'u Unit>,
        steps: u16,
        draft: &mut Draft,
    ) -> Result<bool, Fault> {
        let mut left = steps;
        draft.losses.clear();
        for unit in units.filter(|unit| unit.kind.get().is_some_and(Kind::is_combat)) {
            let has = unit.most_steps().saturating_sub(unit.steps_lost);
            let loses = has.min(u8::try_from(left).unwrap_or(u8::MAX));
            if loses > 0 {
                let row = StepsLost { unit: id(unit), steps: loses, reserved: 0 };
                add(&mut draft.losses, row)?;
            }
            left = left.saturating_sub(loses.into());
        }
        Ok(left == 0)
    }
}
