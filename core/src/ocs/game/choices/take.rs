//! A choice made out as an order, judged or given.

use super::draft::{add, id};
use super::{Act, Draft, Game, GameChoice, Work};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{CHART, UNITS};
use crate::ocs::capture::{CaptureResolve, Captured, prize_of, resolve};
use crate::ocs::game::Labels;
use crate::ocs::game::judge::Notes;
use crate::ocs::game::order::{MOST_DICE, Order, Ruled};
use crate::ocs::participants::Participants;
use crate::ocs::rules::R9_14;
use crate::ocs::turn::{Rest, Taken};
use crate::ocs::units::{Kind, Unit};
use crate::referee::{ROW_TAKES, only};
use crate::ruling::{Findings, Ruling, Trail, Verdict};
use crate::table::count;

impl Game<'_> {
    /// Gives a complete choice as an order, with these dice if it takes some; without any they come from the game's seed, if
    /// it has one. What dice cost is paid by the first units that can: give an order to choose others.
    pub fn take(
        &mut self,
        row: &GameChoice,
        dice: &[u8],
        notes: &mut Notes<'_, '_>,
        draft: &mut Draft,
    ) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        let mut room = [0; MOST_DICE];
        let mut work = Work { notes, draft, lacks: None };
        let given = dice.len();
        let (dice, used) = self.made_out(row, dice, &mut room, &mut work)?;
        let drawn = if given == 0 { dice.len() } else { 0 };
        let order = self.drafted(row, dice, work.draft)?;
        let ruling = self.carry_out(&order, work.notes)?;
        work.notes.desk.throw(room, drawn);
        if ruling.value.is_allowed() {
            self.memory.drawn = self.memory.drawn.saturating_add(used);
        }
        Ok(ruling)
    }

    /// Judges a complete choice as [`take`](Game::take) would give it; nothing changes.
    pub fn judge_choice(
        &self,
        row: &GameChoice,
        dice: &[u8],
        notes: &mut Notes<'_, '_>,
        draft: &mut Draft,
    ) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        let mut room = [0; MOST_DICE];
        let mut work = Work { notes, draft, lacks: None };
        let (dice, _) = self.made_out(row, dice, &mut room, &mut work)?;
        self.judge(&self.drafted(row, dice, work.draft)?, work.notes)
    }

    /// Writes a complete choice as a line of orders, and returns its length; dice of the seed are not in it.
    pub fn write_choice(
        &self,
        row: &GameChoice,
        dice: &[u8],
        labels: &Labels<'_>,
        out: &mut [u8],
        notes: &mut Notes<'_, '_>,
        draft: &mut Draft,
    ) -> Result<usize, Fault> {
        let mut work = Work { notes, draft, lacks: None };
        self.made_out(row, dice, &mut [0; MOST_DICE], &mut work)?;
        self.drafted(row, dice, work.draft)?.write(labels, out)
    }

    /// Makes out the order that a choice is; returns its dice, and how many numbers of the seed these took.
    fn made_out<'d>(
        &self,
        row: &GameChoice,
        dice: &'d [u8],
        room: &'d mut [u8; MOST_DICE],
        work: &mut Work<'_, '_, '_>,
    ) -> Result<(&'d [u8], u64), Fault> {
        let of_kind = row.act.get().map(Act::parts).unwrap_or_default();
        only(&[(&text!("dice"), !dice.is_empty())], of_kind, ROW_TAKES)?;
        if !self.fill(row, work)? {
            return Err(Fault::against(&"row", &"position: it is no choice of this position"));
        }
        let (drawn, used) =
            if dice.is_empty() { self.draw(room, &mut |dice| self.fits(row, dice, work).map(|_| ()))? } else { (0, 0) };
        let dice = if drawn > 0 { room.get(..drawn).unwrap_or_default() } else { dice };
        if !self.fits(row, dice, work)? {
            // The verdict says why.
            self.fill(row, work)?;
        }
        // The steps of what was tried are not its own.
        work.notes.trail.take_back();
        Ok((dice, used))
    }

    /// Returns the order of a choice that is made out.
    fn drafted<'d>(&self, row: &GameChoice, dice: &'d [u8], draft: &'d Draft) -> Result<Order<'d>, Fault> {
        let segment = self.memory.turn.segment.get();
        draft.order(row, segment, dice).ok_or(Fault::new(FaultCode::MissingField, &"act"))
    }

    /// Whether a choice is legal, with dice of 1 where it takes some.
    pub(super) fn is_legal(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if !self.fill(row, work)? {
            return Ok(false);
        }
        let ones = [1; MOST_DICE];
        for count in 0..=MOST_DICE {
            match self.fits(row, ones.get(..count).unwrap_or_default(), work) {
                Err(fault) if fault.code() == FaultCode::TooFewDice => {}
                other => return other,
            }
        }
        Ok(false)
    }

    /// Judges a choice that is filled in; where dice decide what is lost, the losses are found.
    fn fits(&self, row: &GameChoice, dice: &[u8], work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match row.act.get() {
            Some(Act::Attrition) => {
                for steps in 0..=24 {
                    let such =
                        |unit: &&Unit| unit.hex == row.hex && unit.side == row.how && unit.out_of_supply.is_set();
                    let shared = Self::lost(row, self.board().units.iter().filter(such), steps, work.draft)?;
                    if !shared && steps > 0 {
                        return Ok(false);
                    }
                    if self.fits_so(row, dice, work)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Some(Act::Capture) => self.spoils(row, dice, work),
            Some(Act::Eliminate) => self.excess(row, work),
            Some(Act::Rebuild) => self.replaced(row, work),
            _ => self.fits_so(row, dice, work),
        }
    }

    pub(super) fn fits_so(&self, row: &GameChoice, dice: &[u8], work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let segment = self.memory.turn.segment.get();
        let Some(order) = work.draft.order(row, segment, dice) else { return Ok(false) };
        let judged = self.judge(&order, work.notes);
        match judged {
            Ok(ruling) => Ok(ruling.value.is_allowed()),
            // What cannot be asked cannot be ordered.
            Err(fault) if matches!(fault.code(), FaultCode::TooFewDice | FaultCode::BufferTooSmall) => Err(fault),
            Err(fault) if matches!(fault.code(), FaultCode::Internal) => Err(fault),
            Err(fault) => {
                let missing =
                    fault.is(FaultCode::MissingField) && (fault.is_in(UNITS.into()) || fault.is_in(CHART.into()));
                work.lacks = work.lacks.or(Some(fault).filter(|_| missing));
                Ok(false)
            }
        }
    }

    /// Finds what is captured, of the first units that have it, and where the rest goes: to the nearest hex that will do.
    fn spoils(&self, row: &GameChoice, dice: &[u8], work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let table = self.captured(row.hex, dice, work)?;
        let (mut dump, mut points, mut load) =
            (table.dump, [table.trucks, table.wagons], [table.truck_load, table.wagon_load]);
        work.draft.taken.clear();
        work.draft.rest.clear();
        for (_, unit) in self.board().stack(row.hex).filter(|(_, unit)| unit.has_fallen()) {
            let mut taken = Taken { unit: id(unit), ..Taken::default() };
            let kind = unit.kind.get();
            let left = |of: &mut u32, most: u16| {
                let part = u16::try_from(*of).unwrap_or(u16::MAX).min(most);
                *of = of.saturating_sub(part.into());
                part
            };
            if kind == Some(Kind::Supply) {
                taken.supply = left(&mut dump, unit.amount);
            } else if kind.is_some_and(Kind::is_transport) {
                let wagon = usize::from(crate::ocs::capture::is_wagon(unit)?);
                let (Some(own), Some(its)) = (points.get_mut(wagon), load.get_mut(wagon)) else { continue };
                taken.points = left(own, unit.amount);
                taken.supply = left(its, unit.load);
            }
            if taken.points > 0 || taken.supply > 0 {
                add(&mut work.draft.taken, taken)?;
            }
        }
        if self.fits_so(row, dice, work)? {
            return Ok(true);
        }
        self.dispersed(row, dice, work)
    }

    /// Returns what the table makes of what has fallen in a hex.
    fn captured(&self, hex: Hex, dice: &[u8], work: &mut Work<'_, '_, '_>) -> Result<Captured, Fault> {
        let board = self.board();
        let there = || board.stack(hex).filter(|(_, unit)| unit.has_fallen());
        let words = work.notes.scratch.take(count(there()))?;
        for (word, (at, _)) in words.iter_mut().zip(there()) {
            *word = u64::try_from(at).unwrap_or(u64::MAX);
        }
        let units = Participants::of_board(board.units, words);
        let prize = prize_of(units, false, false, &mut Findings::by(R9_14, &mut Trail::none()))?;
        let dice = dice.get(..usize::from(prize.dice)).unwrap_or(dice);
        Ok(resolve(&CaptureResolve { prize, dice, rules: self.setting.rules }, &mut Trail::none())?.value)
    }

    /// Tries hexes for what escapes, the nearest first; all of it goes to one.
    fn dispersed(&self, row: &GameChoice, dice: &[u8], work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let most = if self.hexes.is_empty() { 0 } else { 60 };
        for distance in 1..=most {
            for at in 0..self.hexes.len() {
                let Some(hex) = self.hexes.get(at).map(|hex| hex.hex).filter(|hex| hex.distance(row.hex) == distance)
                else {
                    continue;
                };
                work.draft.rest.clear();
                for (_, unit) in self.board().stack(row.hex).filter(|(_, unit)| unit.has_fallen()) {
                    let taken = work.draft.taken.iter().find(|taken| taken.unit == id(unit)).map_or(0, |t| t.points);
                    let kind = unit.kind.get();
                    let escapes = kind.is_some_and(Kind::is_transport) && taken < unit.amount;
                    if escapes || kind == Some(Kind::Aircraft) {
                        add(&mut work.draft.rest, Rest { unit: id(unit), reserved: [0; 2], hex })?;
                    }
                }
                if self.fits_so(row, dice, work)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
