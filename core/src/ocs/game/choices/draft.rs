//! The order of a choice: the units, the payers and the way that it leaves unsaid, filled in.

use super::act::{Act, GameChoice, PICKS};
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
    /// Counters that come into being.
    pub(super) made: Vec<Unit, PICKS>,
    /// Hexes of which a choice was given.
    pub(super) seen: Vec<Hex, GOALS>,
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
            made: Vec::new(),
            seen: Vec::new(),
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
        self.made.clear();
    }

    /// The order of a choice for which everything else was filled in.
    pub(in crate::ocs::game) fn order<'d>(
        &'d self,
        row: &GameChoice,
        segment: Option<Segment>,
        dice: &'d [u8],
    ) -> Option<Order<'d>> {
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
            Act::BreakDown => Order::BreakDown { unit, breakdowns: &self.made },
            Act::Combine => Order::Combine { units, counters: &self.made },
            Act::Concede => Order::Concede { units, target: hex },
            Act::Bombard => Order::Bombard { units, target: hex, facility: Code::raw(row.how), sources, hqs, dice },
        })
    }

    /// Adds the units of a choice: the one that acts, and those that were picked.
    pub(super) fn party(&mut self, row: &GameChoice) -> Result<(), Fault> {
        self.unit(row.unit)?;
        row.picks().try_for_each(|unit| self.unit(unit))
    }

    /// Takes those units out of it whose bits are set, the first the lowest.
    pub(super) fn parted(&mut self, set: u16) -> Result<Vec<u16, 64>, Fault> {
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        let mut bits = set;
        for unit in &self.units {
            add(if bits & 1 > 0 { &mut taken } else { &mut left }, *unit)?;
            bits >>= 1;
        }
        self.units = left;
        Ok(taken)
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
    /// Fills in who pays for the units of a draft, at the least cost. Returns the cost and, of fuel, the way; nothing where
    /// nobody pays all.
    pub(super) fn paid(
        &self,
        expense: Expense,
        cost: u16,
        draft: &mut Draft,
        scratch: &mut Scratch<'_>,
    ) -> Result<Option<(u16, u8)>, Fault> {
        self.paid_by(PayersHunt { expense: Code::new(expense), cost, ..PayersHunt::default() }, draft, scratch)
    }

    /// Fills in who pays what a question says for the units of a draft.
    pub(super) fn paid_by(
        &self,
        asked: PayersHunt<'_>,
        draft: &mut Draft,
        scratch: &mut Scratch<'_>,
    ) -> Result<Option<(u16, u8)>, Fault> {
        let board = self.board();
        let mut places: Vec<u16, 64> = Vec::new();
        for unit in &draft.units {
            let at = self.place_of(*unit).ok_or(Fault::of_no_unit(&"units", *unit))?;
            add(&mut places, at)?;
        }
        let asked = PayersHunt { board, units: &places, ..asked };
        let mut room = [Payer::default(); 96];
        let mut rows = Sink::new(&mut room);
        let found = payers(&asked, &mut rows, scratch, &mut Trail::none())?.value;
        draft.sources.clear();
        draft.hqs.clear();
        // 12.10e: stocks take what there is.
        let enough = found.lacking == 0 || asked.expense.get() == Some(Expense::Restocking);
        let Some(first) = rows.items().first().filter(|_| enough && found.orders == 1) else {
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

    /// Adds who pays for units as far as somebody does, also in vain (12.10h), and returns those for whom nobody pays all.
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub(super) fn unpaid(
        &self,
        expense: Expense,
        units: &[u16],
        draft: &mut Draft,
        scratch: &mut Scratch<'_>,
    ) -> Result<Vec<u16, 64>, Fault> {
        let board = self.board();
        let mut unpaid: Vec<u16, 64> = Vec::new();
        let mut places: Vec<u16, 64> = Vec::new();
        for unit in units {
            let at = self.place_of(*unit).ok_or(Fault::of_no_unit(&"units", *unit))?;
            add(&mut places, at)?;
        }
        let expense = Code::new(expense);
        let asked = PayersHunt { board, expense, units: &places, ..PayersHunt::default() };
        let mut room = [Payer::default(); 96];
        let mut rows = Sink::new(&mut room);
        payers(&asked, &mut rows, scratch, &mut Trail::none())?;
        let number = |at: u16| board.units.get(usize::from(at)).map(id);
        for row in rows.items() {
            let lacks = if row.order == 0 { row.unit } else { u16::MAX };
            for (list, at) in [(&mut draft.sources, row.source), (&mut draft.hqs, row.hq), (&mut unpaid, lacks)] {
                if let Some(unit) = number(at).filter(|unit| !list.contains(unit)) {
                    add(list, unit)?;
                }
            }
        }
        Ok(unpaid)
    }

    /// Shares steps out among units: first those that were picked, one step for each time, then the first of them first.
    pub(super) fn lost<'u>(
        row: &GameChoice,
        units: impl Iterator<Item = &'u Unit> + Clone,
        steps: u16,
        draft: &mut Draft,
    ) -> Result<bool, Fault> {
        let mut left = steps;
        draft.losses.clear();
        let units = units.filter(|unit| unit.kind.get().is_some_and(Kind::is_combat));
        let has = |unit: &Unit| unit.most_steps().saturating_sub(unit.steps_lost);
        for picked in row.picks().take(steps.into()) {
            let Some(unit) = units.clone().find(|unit| id(unit) == picked) else { return Ok(false) };
            match draft.losses.iter_mut().find(|loss| loss.unit == picked) {
                Some(loss) => loss.steps = loss.steps.saturating_add(1),
                None => add(&mut draft.losses, StepsLost { unit: picked, steps: 1, reserved: 0 })?,
            }
            if draft.losses.iter().any(|loss| loss.unit == picked && loss.steps > has(unit)) {
                return Ok(false);
            }
            left = left.saturating_sub(1);
        }
        for unit in units {
            let mut before = draft.losses.iter_mut().find(|loss| loss.unit == id(unit));
            let has = has(unit).saturating_sub(before.as_ref().map_or(0, |loss| loss.steps));
            let loses = has.min(u8::try_from(left).unwrap_or(u8::MAX));
            left = left.saturating_sub(loses.into());
            match &mut before {
                Some(loss) => loss.steps = loss.steps.saturating_add(loses),
                None if loses > 0 => add(&mut draft.losses, StepsLost { unit: id(unit), steps: loses, reserved: 0 })?,
                None => {}
            }
        }
        Ok(left == 0)
    }
}
