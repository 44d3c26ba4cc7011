//! The tables of a game as combat and barrage look them up. What a game does not change is as printed.

use super::barrage::{self, BarrageResult};
use super::combat::{self, CombatResult};
use super::headings::{self, Asked, Ground, Headings, Placed};
use super::lookup::{BarrageLookup, Changed, Lookup, Multiplied};
use super::records::{ModeMultiplier, SurpriseTable};
use super::shape::{InUse, house};
use crate::fault::Fault;
use crate::ocs::units::{Checked, Mode};
use crate::odds::Odds;
use crate::reflect::Said;
use crate::rule::Rule;
use crate::strength::Factor;
use crate::table;

fn multiplier(num: Said<u8>, den: u8, rule: u16) -> Option<Multiplied> {
    let num = num.get().filter(|_| den > 0)?;
    Some(Multiplied { by: Factor { num: num.into(), den: den.into() }, rule: house(rule) })
}

impl Headings for InUse<'_> {
    fn column(&self, ground: Ground, asked: Asked) -> Option<Placed> {
        let (row, rule) = (self.row_of(ground), house(self.tables.odds_rule));
        let [first, .., last] = row else {
            // A table of one column has it for all odds.
            return row.first().map(|heading| Placed { column: 0, heading: *heading, beyond: false, rule });
        };
        let (column, beyond) = match asked {
            Asked::Odds(odds) => (table::column(row, odds), odds < *first || odds > *last),
            Asked::First => (0, false),
            Asked::Last => (self.columns.saturating_sub(1), false),
        };
        let heading = row.get(usize::from(column)).copied().unwrap_or(*last);
        Some(Placed { column, heading, beyond, rule })
    }
}

impl Changed for InUse<'_> {
    fn strength(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        let m = self.mode(unit)?;
        multiplier(m.strength_num, m.strength_den, m.rule)
    }
    fn barrage(&self, unit: &Checked<'_>) -> Option<Multiplied> {
        let m = self.mode(unit)?;
        multiplier(m.barrage_num, m.barrage_den, m.rule)
    }
    fn steps(&self, unit: &Checked<'_>, defends: bool) -> Option<Multiplied> {
        let lost = unit.unit.steps_lost;
        let row = self.tables.losses.iter().find(|row| row.steps == unit.steps && row.lost == lost)?;
        match defends {
            false => multiplier(row.attack_num, row.attack_den, row.rule),
            true => multiplier(row.defence_num, row.defence_den, row.rule),
        }
    }
}

impl InUse<'_> {
    /// Returns the row of a unit's mode. A unit released from Reserve is no longer in Reserve Mode.
    fn mode(&self, unit: &Checked<'_>) -> Option<&ModeMultiplier> {
        if unit.mode == Mode::Reserve && !unit.in_reserve() {
            return None;
        }
        self.tables.modes.iter().find(|row| row.mode.get() == Some(unit.mode))
    }
}

impl Lookup for &InUse<'_> {
    fn columns(self) -> u8 {
        self.columns
    }
    fn heading(self, ground: Ground, column: u8) -> Odds {
        let own = self.row_of(ground).get(usize::from(column)).copied();
        own.unwrap_or_else(|| headings::heading(ground, column))
    }
    fn column_at(self, ground: Ground, odds: Odds) -> u8 {
        match self.row_of(ground) {
            [] => headings::column_at(ground, odds),
            row => table::column(row, odds),
        }
    }
    fn surprise(self, overrun: bool) -> (i8, i8) {
        self.surprise_of(overrun)
    }
    fn shift(self, die: i8) -> i8 {
        let shifts = &self.tables.surprise.shifts;
        if *shifts == [0; 6] {
            return die;
        }
        let at = usize::from(die.unsigned_abs()).saturating_sub(1);
        shifts.get(at).and_then(|by| i8::try_from(*by).ok()).unwrap_or(0)
    }
    fn row(self, modified: i8) -> (usize, i8) {
        if self.tables.cells.is_empty() {
            return (combat::place(modified), combat::row(modified));
        }
        let first = self.tables.first.get().unwrap_or(0);
        let last = i16::from(self.tables.rows.saturating_sub(1));
        let row = i16::from(modified).saturating_sub(i16::from(first)).clamp(0, last);
        let printed = i8::try_from(row.saturating_add(i16::from(first))).unwrap_or(i8::MAX);
        (usize::try_from(row).unwrap_or(0), printed)
    }
    fn result(self, column: u8, row: usize) -> Result<CombatResult, Fault> {
        let Some(cells) = self.cells() else { return Ok(combat::result(column, row)) };
        let at = row.saturating_mul(usize::from(self.columns)).saturating_add(usize::from(column));
        let cell = cells.get(at).copied().unwrap_or_default();
        cell.said(&"").map_err(|f| f.in_list(&"tables.cells", at))
    }
    fn rules(self) -> [Option<Rule>; 2] {
        let s = &self.tables.surprise;
        let changed = SurpriseTable { rule: 0, ..*s } != SurpriseTable::default();
        let cells = house(self.tables.cells_rule).filter(|_| self.cells().is_some());
        [house(s.rule).filter(|_| changed), cells]
    }
}

impl BarrageLookup for &InUse<'_> {
    fn columns(self) -> u8 {
        self.barrage_columns()
    }
    fn result(self, column: u8, roll: u8) -> Result<BarrageResult, Fault> {
        if self.tables.barrage.is_empty() {
            return Ok(barrage::result(column, roll));
        }
        let row = usize::from(roll.saturating_sub(2));
        let at = row.saturating_mul(usize::from(self.barrage_columns())).saturating_add(usize::from(column));
        let cell = self.tables.barrage.get(at).copied().unwrap_or_default();
        cell.said(&"").map_err(|f| f.in_list(&"tables.barrage", at))
    }
    fn rule(self) -> Option<Rule> {
        house(self.tables.barrage_rule).filter(|_| !self.tables.barrage.is_empty())
    }
}
