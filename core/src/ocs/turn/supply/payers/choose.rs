//! The choice of dumps for units that pay together or each for itself. OCS 9.5b, 10.1b, 12.3, 12.6c.

use super::question::{Expense, NOBODY, Payer, PayersFound, PayersHunt};
use crate::fault::Fault;
use crate::ocs::board::UNITS;
use crate::ocs::fuel::FuelBy;
use crate::ocs::paths::{Lines, SourceRow, Stay, each_source, each_supply, each_thrown};
use crate::ocs::turn::supply::draws::{bit, members, must_serve};
use crate::ocs::units::Checked;
use crate::reflect::Code;
use crate::ruling::{Cites, Sink};
use crate::scratch::Scratch;
use crate::table::numbered;

/// How units are supplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Through {
    /// They draw, or any headquarters throws to them.
    Any,
    /// They draw.
    Draw,
    /// They draw, or this headquarters throws to them.
    Hq(u16),
    /// This headquarters throws to them.
    Thrown(u16),
}

/// Copies words.
fn copy(words: &mut [u64], from: &[u64]) {
    words.iter_mut().zip(from).for_each(|(word, from)| *word = *from);
}

/// Returns whether a unit is about to move, and so negates no zone (4.5b): who is to be fuelled.
pub(super) fn moves_on(q: &PayersHunt<'_>, at: usize) -> bool {
    let moves = q.board.units.get(at).is_some_and(|unit| !unit.has_halted());
    q.expense.get() == Some(Expense::Fuel) && moves && q.units.iter().any(|unit| usize::from(*unit) == at)
}

/// Shows each source in reach of a unit.
fn ways(
    q: &PayersHunt<'_>,
    unit: u16,
    through: Through,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    each: &mut dyn FnMut(SourceRow, Option<(u16, u16)>),
) -> Result<(), Fault> {
    let leaves = |at| moves_on(q, at);
    let lines = Lines { board: &q.board, stay: Stay { move_on: &leaves, ..Stay::ALL } };
    match through {
        Through::Any => return each_supply(lines, unit, scratch, cites, each),
        Through::Draw | Through::Hq(_) => {
            each_source(lines, unit, unit, scratch, cites, &mut |row| each(row, None))?;
        }
        Through::Thrown(_) => {}
    }
    match through {
        Through::Hq(hq) | Through::Thrown(hq) if hq != unit => each_thrown(lines, hq, unit, scratch, cites, each),
        _ => Ok(()),
    }
}

/// The supply that is there, and what was chosen of it.
pub(super) struct Purse<'p, 'r> {
    pub q: &'p PayersHunt<'p>,
    /// What each unit of the board has left, in T.
    pub left: &'p mut [u64],
    /// The named units that reach it in any way, a bit for each.
    pub reach: &'p mut [u64],
    /// Those that reach it in the way that was looked at last.
    pub by: &'p mut [u64],
    before: &'p mut [u64],
    rows: &'p mut Sink<'r, Payer>,
    pub cites: &'p mut Cites,
    pub total: PayersFound,
    /// The way to pay for fuel.
    pub how: Code<FuelBy>,
    /// What is taken is spent for nothing, which that of Organic Trucks need not be.
    pub wastes: bool,
}

/// What each of the named units owes, in T.
pub(super) type Owed = [u16; 64];

impl<'p, 'r> Purse<'p, 'r> {
    /// Counts the supply of the board.
    pub fn new(
        q: &'p PayersHunt<'p>,
        kept: &'p mut [u64],
        rows: &'p mut Sink<'r, Payer>,
        cites: &'p mut Cites,
    ) -> Self {
        kept.fill(0);
        let units = q.board.units.len();
        let (left, kept) = kept.split_at_mut_checked(units).unwrap_or_default();
        let (reach, kept) = kept.split_at_mut_checked(units).unwrap_or_default();
        let (by, before) = kept.split_at_mut_checked(units).unwrap_or_default();
        Purse {
            q,
            left,
            reach,
            by,
            before,
            rows,
            cites,
            total: PayersFound::default(),
            how: Code::default(),
            wastes: false,
        }
    }

    /// Returns the place of a named unit in the board's list.
    pub fn place(&self, i: usize) -> u16 {
        self.q.units.get(i).copied().unwrap_or(NOBODY)
    }

    /// Returns a named unit.
    pub fn unit(&self, i: usize) -> Result<Checked<'p>, Fault> {
        self.q.board.unit(self.place(i), &"units")
    }

    /// Returns a fault of a named unit as one of the board.
    pub fn inside(&self, i: usize, fault: Fault) -> Fault {
        fault.in_list(UNITS, self.place(i).into())
    }

    /// Looks which of the units reach each source.
    // The frames of this and of what follows stand apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub fn look(&mut self, through: Through, of: u64, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        self.by.fill(0);
        for i in members(of) {
            let unit = self.place(i);
            let Purse { q, left, by, cites, .. } = self;
            let first = through == Through::Any;
            ways(q, unit, through, scratch, cites, &mut |row, _| {
                let at = usize::from(row.unit);
                by.get_mut(at).into_iter().for_each(|word| *word |= bit(i));
                left.get_mut(at).filter(|_| first).into_iter().for_each(|left| *left = row.amount.into());
            })?;
        }
        if through == Through::Any {
            copy(self.reach, self.by);
        }
        Ok(())
    }

    /// Looks again at what is reached in any way.
    pub fn by_any(&mut self) {
        copy(self.by, self.reach);
    }

    /// Returns the source that comes after another, by what `next` returned for that. It is one of those that have
    /// supply left and that some of the units reach, or, if it serves them together, all.
    pub fn next(&self, after: u64, of: u64, together: bool) -> Option<(u64, usize)> {
        let mut least: Option<(u64, usize)> = None;
        for (((at, left), by), reach) in numbered(self.left).zip(self.by.iter()).zip(self.reach.iter()) {
            let reached = if together { by & of == of } else { by & of > 0 };
            let organic = !must_serve(&self.q.board, u16::try_from(at).unwrap_or(NOBODY));
            let number = u64::try_from(at).unwrap_or(0).saturating_add(1);
            let key = u64::from(organic) << 48 | u64::from(reach.count_ones()) << 32 | number;
            if *left > 0
                && reached
                && !(organic && self.wastes)
                && key > after
                && least.is_none_or(|(least, _)| key < least)
            {
                least = Some((key, at));
            }
        }
        least
    }

    /// Returns the headquarters that throws to a unit, if it does not draw itself.
    #[inline(never)]
    fn thrower(&mut self, unit: u16, source: u16, through: Through, scratch: &mut Scratch<'_>) -> Result<u16, Fault> {
        let mut best = (u32::MAX, NOBODY);
        ways(self.q, unit, through, scratch, self.cites, &mut |row, by| {
            let way = by.map_or((0, NOBODY), |(hq, cost)| (u32::from(cost).saturating_add(1), hq));
            if row.unit == source && way.0 < best.0 {
                best = way;
            }
        })?;
        Ok(best.1)
    }

    /// Takes supply out of a source, and returns how much.
    pub fn take(&mut self, at: usize, wanted: u64) -> u16 {
        let part = self.left.get(at).copied().unwrap_or(0).min(wanted);
        self.left.get_mut(at).into_iter().for_each(|left| *left = left.saturating_sub(part));
        u16::try_from(part).unwrap_or(u16::MAX)
    }

    /// Begins an order.
    pub fn begin(&mut self) {
        self.total.orders = self.total.orders.saturating_add(1);
    }

    /// Appends the row of a named unit.
    pub fn row(&mut self, i: usize, source: u16, hq: u16, amount: u16) {
        self.total.cost = self.total.cost.saturating_add(amount.into());
        let order = u16::try_from(self.total.orders).unwrap_or(u16::MAX);
        let (unit, by) = (self.place(i), self.how);
        self.rows.push(Payer { unit, source, hq, amount, order, by, reserved: 0 });
    }

    /// Appends the rows of units that lack something together.
    pub fn lack(&mut self, of: u64, amount: u32) {
        self.total.lacking = self.total.lacking.saturating_add(amount);
        let mut due = u16::try_from(amount).unwrap_or(u16::MAX);
        for i in members(of) {
            let row = Payer { unit: self.place(i), source: NOBODY, hq: NOBODY, amount: due, ..Payer::default() };
            self.rows.push(row);
            due = 0;
        }
    }

    /// Appends the rows of units that a source serves together.
    pub fn serve(
        &mut self,
        of: u64,
        at: usize,
        through: Through,
        part: u16,
        scratch: &mut Scratch<'_>,
    ) -> Result<(), Fault> {
        let (mut due, source) = (part, u16::try_from(at).unwrap_or(NOBODY));
        for i in members(of) {
            let hq = self.thrower(self.place(i), source, through, scratch)?;
            self.row(i, source, hq, due);
            due = 0;
        }
        Ok(())
    }

    /// Pays for units together, all in one order out of dumps that each of them reaches, and returns whether that is
    /// possible. It pays out of a single dump if `one` asks for it.
    #[inline(never)]
    pub fn shared(
        &mut self,
        of: u64,
        need: u32,
        through: Through,
        one: bool,
        scratch: &mut Scratch<'_>,
    ) -> Result<bool, Fault> {
        if through == Through::Any {
            self.by_any();
        } else {
            self.look(through, of, scratch)?;
        }
        let (mut after, mut there, mut single) = (0, 0u64, None);
        while let Some((key, at)) = self.next(after, of, true) {
            let left = self.left.get(at).copied().unwrap_or(0);
            there = there.saturating_add(left);
            single = single.or(Some(at).filter(|_| left >= u64::from(need)));
            after = key;
        }
        if need == 0 || single.is_none() && (one || there < u64::from(need)) {
            return Ok(need == 0);
        }
        self.begin();
        let mut due = u64::from(need);
        after = 0;
        while due > 0
            && let Some((key, at)) = self.next(after, of, true)
        {
            let at = single.unwrap_or(at);
            let part = self.take(at, due);
            due = due.saturating_sub(part.into());
            self.serve(of, at, through, part, scratch)?;
            after = key;
        }
        Ok(true)
    }

    /// Pays for units, each for itself out of what it reaches, and leaves in `owed` what is lacking; with rows if it
    /// `pays`. With `orders` each source has its own.
    #[inline(never)]
    pub fn spread(
        &mut self,
        of: u64,
        owed: &mut Owed,
        pays: bool,
        orders: bool,
        scratch: &mut Scratch<'_>,
    ) -> Result<(), Fault> {
        self.by_any();
        let mut after = 0;
        while let Some((key, at)) = self.next(after, of, false) {
            let reach = self.reach.get(at).copied().unwrap_or(0);
            let mut begun = !orders;
            for i in members(of & reach) {
                let Some(owes) = owed.get_mut(i) else { break };
                let part = self.take(at, u64::from(*owes));
                *owes = owes.saturating_sub(part);
                if pays && part > 0 {
                    if !begun {
                        self.begin();
                    }
                    begun = true;
                    self.serve(bit(i), at, Through::Any, part, scratch)?;
                }
            }
            after = key;
        }
        Ok(())
    }

    /// Pays for as many of the units in their order as can be paid for in full, each for itself, in one order or in one
    /// a source. Some others waste what they reach. Returns whether one does.
    #[inline(never)]
    pub fn own(
        &mut self,
        all: u64,
        costs: &mut Owed,
        wastes: u64,
        orders: bool,
        scratch: &mut Scratch<'_>,
    ) -> Result<bool, Fault> {
        let mut of = all;
        loop {
            let mut owed = *costs;
            copy(self.before, self.left);
            self.spread(of, &mut owed, false, false, scratch)?;
            copy(self.left, self.before);
            let Some(short) = members(of).find(|i| owed.get(*i).is_some_and(|owed| *owed > 0)) else { break };
            of &= !bit(short);
        }
        let before = self.total;
        if !orders {
            self.begin();
        }
        self.spread(of, costs, true, orders, scratch)?;
        let paid = self.total.cost;
        // 9.5.C, 12.10e.B: but not what Organic Trucks carry.
        self.wastes = true;
        self.spread(all & !of & wastes, costs, true, false, scratch)?;
        self.wastes = false;
        if self.total.cost == before.cost {
            self.total.orders = before.orders;
        }
        for i in members(all & !of) {
            self.lack(bit(i), costs.get(i).copied().unwrap_or(0).into());
        }
        Ok(self.total.cost > paid)
    }
}
