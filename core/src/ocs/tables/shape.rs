//! The tables of a game in use, and the checks of their shape.

use super::barrage;
use super::combat::{self, CombatResult};
use super::digest::checksum;
use super::headings::{COLUMNS, Ground};
use super::records::{GameTables, LossMultiplier, ModeMultiplier, SurpriseTable, Tables};
use crate::fault::{Fault, FaultCode, List, Name, record};
use crate::odds::Odds;
use crate::reflect::{Code, Ranged, Said, Spare};
use crate::rule::Rule;
use crate::table::{self, numbered};

/// The most rows and columns of a table, and the most columns that a die shifts.
pub(crate) const MOST: usize = 40;

/// Returns the fault of a field of the tables.
#[cold]
fn wrong(code: FaultCode, field: Name) -> Fault {
    Fault::new(code, field).within(&"tables")
}

/// The tables that a question is answered by: those of a game, whose shape was checked, or the printed ones.
pub(crate) struct InUse<'a> {
    pub(super) tables: Tables<'a>,
    /// The number of columns of the combat table.
    pub(super) columns: u8,
    /// The checksum of the tables, 0 for the printed ones.
    pub digest: u32,
}

/// Returns a fault of the tables as one of a board's.
#[cold]
fn on_board(fault: Fault) -> Fault {
    let list = match fault.list() {
        "" if fault.field() == "tables.surprise" => return fault.of_field(&"board.tables.surprise"),
        "" => return fault.of_field(&"board.tables"),
        "tables.open" => List::from(&"board.tables.open"),
        "tables.close" => List::from(&"board.tables.close"),
        "tables.very_close" => List::from(&"board.tables.very_close"),
        "tables.extremely_close" => List::from(&"board.tables.extremely_close"),
        "tables.cells" => List::from(&"board.tables.cells"),
        "tables.modes" => List::from(&"board.tables.modes"),
        "tables.losses" => List::from(&"board.tables.losses"),
        "tables.points" => List::from(&"board.tables.points"),
        _ => List::from(&"board.tables.barrage"),
    };
    fault.of_list(list)
}

/// The columns of a barrage table.
pub(crate) struct Scale<'a> {
    /// The barrage points at which they begin, from 0 on.
    pub begins: &'a [u32],
    /// The supply that artillery pays in each, in T.
    pub costs: &'a [u16],
    /// The house rule that sets them.
    pub rule: Option<Rule>,
}

/// Returns the house rule of a part, or `None` for 0.
pub(super) fn house(rule: u16) -> Option<Rule> {
    (rule > 0).then_some(Rule(rule))
}

/// Checks a multiplier; a denominator of 0 is one that is absent.
fn factor_checked(num: Said<u8>, den: u8, [num_name, den_name]: [Name; 2]) -> Result<(), Fault> {
    match num.get() {
        Some(_) if den == 0 => Err(Fault::new(FaultCode::MissingField, den_name)),
        None if den > 0 => Err(Fault::new(FaultCode::MissingField, num_name)),
        _ => Ok(()),
    }
}

fn mode_checked(row: &ModeMultiplier) -> Result<(), Fault> {
    row.mode.said(&text!("mode"))?;
    row.spared()?;
    row.in_range()?;
    factor_checked(row.strength_num, row.strength_den, [&"strength_num", &"strength_den"])?;
    factor_checked(row.barrage_num, row.barrage_den, [&"barrage_num", &"barrage_den"])?;
    table::house(row.rule, &text!("rule")).map(|_| ())
}

fn loss_checked(row: &LossMultiplier) -> Result<(), Fault> {
    row.in_range()?;
    let most = row.steps.saturating_sub(1);
    if !(1..=most).contains(&row.lost) {
        return Err(Fault::beyond(&text!("lost"), row.lost, 1, most.into()));
    }
    factor_checked(row.attack_num, row.attack_den, [&"attack_num", &"attack_den"])?;
    factor_checked(row.defence_num, row.defence_den, [&"defence_num", &"defence_den"])?;
    table::house(row.rule, &text!("rule")).map(|_| ())
}

/// Checks that no item of a list is the same as one before.
fn once<T>(rows: &[T], same: impl Fn(&T, &T) -> bool, list: Name, field: Name) -> Result<(), Fault> {
    for (i, row) in numbered(rows) {
        if let Some(other) = crate::table::before(rows, i).position(|earlier| same(earlier, row)) {
            let fault = Fault::against(field, &"[].: each stands once in the table");
            return Err(fault.in_list(list, i).other_at(other));
        }
    }
    Ok(())
}

/// Returns the number of columns of a table of so many cells, or the fault of its field.
fn columns_of(cells: usize, rows: usize, field: Name) -> Result<u8, Fault> {
    let columns = cells.checked_div(rows).unwrap_or(0);
    if columns.checked_mul(rows) != Some(cells) {
        return Err(wrong(FaultCode::Contradiction, field).because(&".: each row has as many columns"));
    }
    match u8::try_from(columns) {
        Ok(n) if columns <= MOST => Ok(n),
        _ => Err(wrong(FaultCode::OutOfRange, field)),
    }
}

impl<'a> InUse<'a> {
    /// Checks the tables of a question except for the words of the results.
    pub fn of(given: GameTables<'a>) -> Result<Self, Fault> {
        let printed = || InUse { tables: Tables::default(), columns: COLUMNS, digest: 0 };
        if given.is_none() {
            return Ok(printed());
        }
        let tables = given.parts();
        if says_nothing(&tables) {
            return Ok(printed());
        }
        let mut own = InUse { tables, columns: COLUMNS, digest: 0 };
        own.columns = own.shape_checked()?;
        own.parts_checked()?;
        own.digest = checksum(&own.tables);
        Ok(own)
    }

    /// Checks the tables of a board except for the words of the results.
    pub fn of_board(given: GameTables<'a>) -> Result<Self, Fault> {
        Self::of(given).map_err(on_board)
    }

    /// Checks the tables of a board, also the words of the results.
    pub fn check_board(given: GameTables<'a>) -> Result<(), Fault> {
        Self::of(given).and_then(|tables| tables.cells_checked()).map_err(on_board)
    }

    /// Returns whether these are the printed tables.
    pub const fn are_printed(&self) -> bool {
        self.digest == 0
    }

    /// Checks the house rules and the size of the combat table, and returns its columns.
    fn shape_checked(&self) -> Result<u8, Fault> {
        let t = &self.tables;
        for (rule, field) in
            [(t.odds_rule, &"odds_rule" as Name), (t.cells_rule, &"cells_rule"), (t.barrage_rule, &"barrage_rule")]
        {
            table::house(rule, field).map_err(|f| f.within(&"tables"))?;
        }
        if !t.cells.is_empty() {
            if t.rows == 0 {
                return Err(wrong(FaultCode::MissingField, &text!("rows")));
            }
            if usize::from(t.rows) > MOST {
                return Err(Fault::beyond(&text!("rows"), t.rows, 1, 40).within(&"tables"));
            }
            t.first.said(&"first").map_err(|f| f.within(&"tables"))?;
            return columns_of(t.cells.len(), usize::from(t.rows), &"cells");
        }
        if t.rows > 0 {
            return Err(wrong(FaultCode::MissingField, &"cells"));
        }
        Ok(COLUMNS)
    }

    fn parts_checked(&self) -> Result<(), Fault> {
        let t = &self.tables;
        self.headings_checked()?;
        self.surprise_checked()?;
        for (i, row) in numbered(t.modes) {
            mode_checked(row).map_err(|f| f.in_list(&"tables.modes", i))?;
        }
        once(t.modes, |a, b| a.mode == b.mode, &"tables.modes", &text!("mode"))?;
        for (i, row) in numbered(t.losses) {
            loss_checked(row).map_err(|f| f.in_list(&"tables.losses", i))?;
        }
        once(t.losses, |a, b| (a.steps, a.lost) == (b.steps, b.lost), &"tables.losses", &text!("lost"))?;
        self.barrage_checked()
    }

    fn headings_checked(&self) -> Result<(), Fault> {
        let t = &self.tables;
        let rows = [
            (t.open, &"tables.open" as Name, &text!("open") as Name),
            (t.close, &"tables.close", &"close"),
            (t.very_close, &"tables.very_close", &"very_close"),
            (t.extremely_close, &"tables.extremely_close", &"extremely_close"),
        ];
        for (row, list, field) in rows {
            if row.is_empty() && self.columns != COLUMNS {
                return Err(wrong(FaultCode::MissingField, field));
            }
            if !row.is_empty() && row.len() != usize::from(self.columns) {
                return Err(wrong(FaultCode::Contradiction, field).because(&".cells: each column has one heading"));
            }
            let mut before = None;
            for (i, heading) in numbered(row) {
                for (side, name) in [(heading.attack, &"attack" as Name), (heading.defence, &"defence")] {
                    if side == 0 {
                        return Err(Fault::beyond(name, 0, 1, u32::MAX).in_list(list, i));
                    }
                }
                // 4.2: rounded odds have one side of 1, and only such a heading is ever reached.
                if heading.attack > 1 && heading.defence > 1 {
                    let fault = Fault::against(&"defence", &".attack: rounded odds have a side of 1");
                    return Err(fault.valued(heading.defence).opposed(heading.attack).in_list(list, i));
                }
                if before.is_some_and(|before| *heading <= before) {
                    let fault = Fault::item_against(list, i, &"[]: odds rise from column to column");
                    return Err(fault.other_at(i.saturating_sub(1)));
                }
                before = Some(*heading);
            }
        }
        Ok(())
    }

    fn surprise_checked(&self) -> Result<(), Fault> {
        let inside = |f: Fault| f.within(&"tables.surprise");
        let s = &self.tables.surprise;
        table::house(s.rule, &text!("rule")).map_err(inside)?;
        let limits: [(bool, Name, Name); 2] = [
            (false, &text!("defender"), &".attacker: a roll surprises one side only"),
            (true, &text!("overrun_defender"), &".overrun_attacker: a roll surprises one side only"),
        ];
        for (overrun, field, why) in limits {
            let (attacker, defender) = self.surprise_of(overrun);
            if attacker <= defender {
                return Err(inside(Fault::against(field, why)));
            }
        }
        if let Some(by) = s.shifts.iter().find(|by| usize::from(**by) > MOST) {
            return Err(inside(Fault::beyond(&"shifts", *by, 0, 40)));
        }
        Ok(())
    }

    fn barrage_checked(&self) -> Result<(), Fault> {
        let t = &self.tables;
        let printed = usize::from(barrage::COLUMNS);
        let mut columns = printed;
        if !t.barrage.is_empty() {
            columns = usize::from(columns_of(t.barrage.len(), barrage::ROWS, &"barrage")?);
        }
        for (given, field) in [(t.points.len(), &"points" as Name), (t.costs.len(), &"costs")] {
            if given == 0 && columns != printed {
                return Err(wrong(FaultCode::MissingField, field));
            }
            if given > 0 && given != columns {
                return Err(wrong(FaultCode::Contradiction, field).because(&".barrage: there is one for each column"));
            }
        }
        let mut before = None;
        for (i, points) in numbered(t.points) {
            let fine = before.map_or(*points == 0, |before| *points > before);
            if before.is_none() && !fine {
                return Err(Fault::beyond(&"", *points, 0, 0).in_list(&"tables.points", i));
            }
            if !fine {
                return Err(Fault::item_against(
                    &"tables.points",
                    i,
                    &"[]: barrage points rise from column to column, from 0",
                )
                .other_at(i.saturating_sub(1)));
            }
            before = Some(*points);
        }
        Ok(())
    }

    /// Checks the word of every result.
    pub fn cells_checked(&self) -> Result<(), Fault> {
        for (i, cell) in numbered(self.tables.cells) {
            cell.said(&"").map_err(|f| f.in_list(&"tables.cells", i))?;
        }
        for (i, cell) in numbered(self.tables.barrage) {
            cell.said(&"").map_err(|f| f.in_list(&"tables.barrage", i))?;
        }
        Ok(())
    }

    /// Returns the columns and rows of the combat table, and the columns of the barrage table.
    pub fn extent(&self) -> [u8; 3] {
        let rows = if self.tables.cells.is_empty() { combat::ROWS.unsigned_abs() } else { self.tables.rows };
        [self.columns, rows, self.barrage_columns()]
    }

    /// Returns the results of the combat table, row by row, or `None` for the printed ones.
    pub fn cells(&self) -> Option<&'a [Code<CombatResult>]> {
        (!self.tables.cells.is_empty()).then_some(self.tables.cells)
    }

    /// Returns the headings of a row, or an empty slice for the printed ones.
    pub fn row_of(&self, ground: Ground) -> &'a [Odds] {
        match ground {
            Ground::Open => self.tables.open,
            Ground::Close => self.tables.close,
            Ground::VeryClose => self.tables.very_close,
            Ground::ExtremelyClose => self.tables.extremely_close,
        }
    }

    /// Returns the number of columns of the barrage table.
    pub fn barrage_columns(&self) -> u8 {
        match self.tables.barrage.len().checked_div(barrage::ROWS) {
            None | Some(0) => barrage::COLUMNS,
            Some(columns) => u8::try_from(columns).unwrap_or(u8::MAX),
        }
    }

    /// Returns the modified roll from which on the attacker has surprise, and that down to which the defender has it (9.8).
    pub(super) fn surprise_of(&self, overrun: bool) -> (i8, i8) {
        let s = &self.tables.surprise;
        match overrun {
            false => (s.attacker.get().unwrap_or(10), s.defender.get().unwrap_or(5)),
            true => (s.overrun_attacker.get().unwrap_or(9), s.overrun_defender.get().unwrap_or(6)),
        }
    }

    /// Returns the columns of the barrage table.
    pub fn scale(&self) -> Scale<'a> {
        let (points, costs) = (self.tables.points, self.tables.costs);
        Scale {
            begins: if points.is_empty() { &barrage::BEGINS } else { points },
            costs: if costs.is_empty() { &barrage::COST } else { costs },
            rule: house(self.tables.barrage_rule).filter(|_| !points.is_empty() || !costs.is_empty()),
        }
    }

    /// Checks that an assessment with this checksum was made by these tables.
    pub fn same(&self, digest: u32) -> Result<(), Fault> {
        same(self.digest, digest)
    }
}

/// Checks that an assessment with this checksum was made by the printed tables.
pub(crate) fn by_printed(digest: u32) -> Result<(), Fault> {
    same(0, digest)
}

/// Checks that tables with one checksum are those of an assessment with another.
fn same(tables: u32, digest: u32) -> Result<(), Fault> {
    if digest == tables { Ok(()) } else { Err(other_tables(tables, digest)) }
}

#[cold]
fn other_tables(tables: u32, digest: u32) -> Fault {
    let why: Name = match (digest, tables) {
        (0, _) => &"tables: the assessment was made with the printed tables",
        (_, 0) => &"tables: the assessment was made with tables of a game, which are not given",
        _ => &"tables: the assessment was made with other tables",
    };
    Fault::against(&"digest", why).valued(digest).opposed(tables).within(record!("assessment"))
}

/// Returns whether tables have no part, so that all is as printed.
fn says_nothing(t: &Tables<'_>) -> bool {
    let headings = [t.open, t.close, t.very_close, t.extremely_close];
    let lists = t.cells.len() | t.modes.len() | t.losses.len() | t.points.len() | t.costs.len() | t.barrage.len();
    let rules = t.odds_rule | t.cells_rule | t.barrage_rule;
    headings.iter().all(|row| row.is_empty())
        && (lists, rules, t.rows, t.first.get()) == (0, 0, 0, None)
        && t.surprise == SurpriseTable::default()
}
