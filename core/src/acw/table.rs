//! The results table, which the rules leave to the game, as data, and its checks. ACW 8.

use super::rules::*;
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::odds::Odds;
use crate::reflect::{Flag, Question, Reflect, Said, Spare};
use crate::rule::Rule;
use crate::ruling::{Cites, Ruling, Trail};
use crate::table::{digest, house, mix, numbered};

/// The effect of a result on one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct SideResult {
    /// The number of units lost: in each of the side's hexes, or of the whole side with `together`.
    pub losses: u8,
    /// The number of hexes that all units of the side retreat.
    pub retreat: u8,
    /// Every unit of the side is eliminated.
    pub eliminated: Flag,
    /// Every unit of the side that survives becomes disorganized.
    pub disorganized: Flag,
    /// The side may advance if the other side's hexes are vacated.
    pub advance: Flag,
    /// `losses` is for the whole side, not for each of its hexes.
    pub together: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

impl SideResult {
    /// Returns whether it is elimination, losses or a retreat, for which commanders roll (ACW 11).
    pub(crate) fn adverse(&self) -> bool {
        self.losses > 0 || self.retreat > 0 || self.eliminated.is_set()
    }
}

/// A result of the table: a code and its effects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Outcome {
    /// The code in the cells of the table.
    pub code: u8,
    /// An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then
    /// has `losses` or is `eliminated`.
    pub exchange: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
    /// The effect on the attacker.
    pub attacker: SideResult,
    /// The effect on the defender.
    pub defender: SideResult,
}

const _: () = assert!(size_of::<Outcome>() == 24, "frozen for this major of the C ABI");

impl Outcome {
    /// Checks that the parts do not contradict one another.
    pub(crate) fn checked(&self) -> Result<(), Fault> {
        self.spared()?;
        const GONE: Name = &".retreat: who is eliminated does not retreat";
        let fates: [(_, Name, Name); 2] = [
            (&self.attacker, &text!("attacker"), &".attacker: an exchange itself says what both sides lose"),
            (&self.defender, &text!("defender"), &".defender: an exchange itself says what both sides lose"),
        ];
        for (fate, field, why) in fates {
            fate.spared().map_err(|fault| fault.within(field))?;
            if fate.eliminated.is_set() && (fate.losses > 0 || fate.retreat > 0) {
                let why: Name = if fate.losses > 0 { &".losses: who is eliminated loses nothing more" } else { GONE };
                return Err(Fault::against(&"eliminated", why).within(field));
            }
            if self.exchange.is_set() && (fate.losses > 0 || fate.eliminated.is_set()) {
                return Err(Fault::against(&text!("exchange"), why));
            }
        }
        Ok(())
    }
}

/// A results table, as a game's chart prints it.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Table<'a> {
    /// The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
    #[required]
    pub columns: &'a [Odds],
    /// The number of rows, at least 1: one for each modified roll from `first` on.
    #[required]
    pub rows: u8,
    /// The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
    /// Required where the answer depends on it.
    #[when_needed]
    pub first: Said<i8>,
    /// The codes of the results, row by row, each row from the first column to the last.
    #[required]
    pub cells: &'a [u8],
    /// The results, each code once, from the worst for the attacker to the best.
    #[required]
    pub results: &'a [Outcome],
    /// The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub rule: u16,
}

/// The extent of a results table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Extent {
    /// The number of columns.
    pub columns: u16,
    /// The number of rows.
    pub rows: u16,
    /// The number of results defined.
    pub results: u16,
    /// The number of results defined that are in no cell.
    pub unused: u16,
}

/// A results table to check.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Checked<'a> {
    /// The table.
    #[required]
    pub table: Table<'a>,
}

/// The columns of a table.
const COLUMNS: Bounds = Bounds { low: 1, high: 255, limit: "columns of a table" };

impl Table<'_> {
    /// Checks the columns: there is at least one, of whole odds, each better for the attacker than the one before.
    pub(crate) fn columns_checked(&self) -> Result<(), Fault> {
        house(self.rule, &text!("rule")).map_err(|f| f.within(&"table"))?;
        if self.columns.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"columns").within(&"table"));
        }
        if self.columns.len() > usize::from(u8::MAX) {
            let count = i64::try_from(self.columns.len()).unwrap_or(i64::MAX);
            return Err(Fault::new(FaultCode::OutOfRange, &"columns").within(&"table").bounded(count, &COLUMNS));
        }
        // Two 32-bit numbers multiply within 64 bits.
        let product = |a: u32, b: u32| u64::from(a).bounded_mul(u64::from(b));
        let mut before = Odds { attack: 0, defence: 1 };
        for (i, heading) in numbered(self.columns) {
            if heading.attack == 0 {
                return Err(Fault::beyond(&"attack", 0, 1, u32::MAX).in_list(&"table.columns", i));
            }
            if heading.defence == 0 {
                return Err(Fault::beyond(&"defence", 0, 1, u32::MAX).in_list(&"table.columns", i));
            }
            if product(heading.attack, before.defence) <= product(before.attack, heading.defence) {
                let fault = Fault::item_against(&"table.columns", i, &"[]: odds rise from column to column");
                return Err(fault.other_at(i.saturating_sub(1)));
            }
            before = *heading;
        }
        numbered(self.results).try_for_each(|(i, result)| {
            let all = result.spared().and_then(|()| result.attacker.spared()).and_then(|()| result.defender.spared());
            all.map_err(|fault| fault.in_list(&"table.results", i))
        })
    }
    /// Checks the shape: as many cells as columns times rows.
    pub(crate) fn shape_checked(&self) -> Result<(), Fault> {
        self.columns_checked()?;
        if self.rows == 0 {
            return Err(Fault::new(FaultCode::MissingField, &text!("rows")).within(&"table"));
        }
        self.first.said(&"first").map_err(|f| f.within(&"table"))?;
        if self.columns.len().checked_mul(usize::from(self.rows)) != Some(self.cells.len()) {
            return Err(
                Fault::against(&"cells", &".rows: a table has a cell for each row of each column").within(&"table")
            );
        }
        Ok(())
    }
    /// Returns a checksum of everything that the table contains, never 0, by which an assessment names its table.
    pub fn digest(&self) -> u32 {
        let columns = self.columns.iter().map(|heading| u64::from(heading.attack) << 32 | u64::from(heading.defence));
        let (words, rest) = self.cells.as_chunks::<8>();
        let cells = words.iter().map(|word| u64::from_le_bytes(*word)).chain(rest.iter().map(|cell| u64::from(*cell)));
        let flag = |flag: Flag| u8::from(flag.is_set());
        let fate = |fate: &SideResult| {
            let flags = [fate.eliminated, fate.disorganized, fate.advance, fate.together].map(flag);
            let [eliminated, disorganized, advance, together] = flags;
            u64::from_le_bytes([fate.losses, fate.retreat, eliminated, disorganized, advance, together, 0, 0])
        };
        let results = self.results.iter().map(|result| {
            let head = u64::from_le_bytes([0, 0, 0, 0, 0, 0, result.code, flag(result.exchange)]);
            (head | fate(&result.attacker), fate(&result.defender))
        });
        let [rows, first] = [self.rows, self.first.0.cast_unsigned()].map(u64::from);
        let mut sum = mix(0, u64::from(self.rule) << 16 | rows << 8 | first);
        sum = columns.fold(sum, mix);
        sum = cells.fold(sum, mix);
        sum = results.fold(sum, |sum, (attacker, defender)| mix(mix(sum, attacker), defender));
        digest(sum)
    }
    /// Adds the rules of the table: ACW 8 and the game's house rule.
    pub(crate) fn cite(&self, cites: &mut Cites) {
        cites.add(R8);
        if self.rule > 0 {
            cites.add(Rule(self.rule));
        }
    }
    /// Returns the row of a modified roll; beyond an end, the end row.
    pub(crate) fn row(&self, roll: i16) -> u8 {
        let last = i16::from(self.rows.saturating_sub(1));
        u8::try_from(roll.saturating_sub(i16::from(self.first.get().unwrap_or(0))).clamp(0, last)).unwrap_or(0)
    }
    /// Returns the result in a cell; the code must be defined and its parts consistent. For a table of checked shape.
    pub(crate) fn result(&self, row: u8, column: u8) -> Result<(usize, Outcome), Fault> {
        let at = usize::from(row).saturating_mul(self.columns.len()).saturating_add(usize::from(column));
        let undefined = || Fault::item(FaultCode::Undefined, &"table.cells", at);
        let code = self.cells.get(at).copied().ok_or_else(undefined)?;
        self.find(code)?.ok_or_else(undefined)
    }
    /// Returns the result with a code.
    pub(crate) fn find(&self, code: u8) -> Result<Option<(usize, Outcome)>, Fault> {
        let Some((i, result)) = numbered(self.results).find(|(_, r)| r.code == code) else { return Ok(None) };
        result.checked().map_err(|f| f.in_list(&"table.results", i))?;
        Ok(Some((i, *result)))
    }
}

/// Checks a results table: whole odds that increase from column to column, as many cells as its shape requires, and
/// every code defined exactly once (ACW 8). The other operations check only the part that they use.
///
/// ```
/// use grognard_core::acw::table::{check, Checked, Table, EXAMPLE};
/// use grognard_core::ruling::Trail;
/// assert_eq!(check(&Checked { table: EXAMPLE }, &mut Trail::none())?.value.columns, 8);
/// let (cells, _) = EXAMPLE.cells.split_at(56);
/// let short = Table { cells, ..EXAMPLE };
/// let fault = check(&Checked { table: short }, &mut Trail::none()).unwrap_err();
/// assert_eq!(fault.path().to_string(), "table.cells");
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.odds.column`, for the columns.
/// * `missing_field` for a table without rows, or without the roll of its first row.
/// * `empty` for a table without results.
/// * `contradiction` for more or fewer cells than the rows and columns have, and for a code that stands for two
///   results. It is also for a result with two fates of one side, such as losses of a side that is eliminated.
/// * `undefined` for a cell whose code no result has.
pub fn check(question: &Checked<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Extent>, Fault> {
    let table = &question.table;
    table.shape_checked()?;
    if table.results.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"results").within(&"table"));
    }
    let mut unused = 0u16;
    for (i, result) in numbered(table.results) {
        let inside = |f: Fault| f.in_list(&"table.results", i);
        result.checked().map_err(inside)?;
        if let Some(other) = crate::table::before(table.results, i).position(|earlier| earlier.code == result.code) {
            let fault = Fault::against(&text!("code"), &"[].code: a code stands for one result");
            return Err(inside(fault.valued(result.code).other_at(other)));
        }
        unused = unused.saturating_add(u16::from(!table.cells.contains(&result.code)));
    }
    for (i, code) in numbered(table.cells) {
        if !table.results.iter().any(|r| r.code == *code) {
            return Err(Fault::item(FaultCode::Undefined, &"table.cells", i));
        }
    }
    let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    let value = Extent {
        columns: count(table.columns.len()),
        rows: u16::from(table.rows),
        results: count(table.results.len()),
        unused,
    };
    Ok(Ruling::new(value, Cites::by(R8)))
}

const fn odds(attack: u32, defence: u32) -> Odds {
    Odds { attack, defence }
}

const NOTHING: SideResult = SideResult {
    losses: 0,
    retreat: 0,
    eliminated: Flag(0),
    disorganized: Flag(0),
    advance: Flag(0),
    together: Flag(0),
    reserved: [0; 2],
};
const ADVANCES: SideResult = SideResult { advance: Flag::YES, ..NOTHING };
const GONE: SideResult = SideResult { eliminated: Flag::YES, ..NOTHING };

const fn falls_back(losses: u8, retreat: u8) -> SideResult {
    SideResult { losses, retreat, ..NOTHING }
}

const fn outcome(code: u8, attacker: SideResult, defender: SideResult) -> Outcome {
    Outcome { code, exchange: Flag(0), reserved: [0; 6], attacker, defender }
}

/// An example of a results table, made up for tests and demonstrations. It is no publisher's table: a game is played
/// with the table on its own chart.
pub const EXAMPLE: Table<'static> = Table {
    columns: &[odds(1, 3), odds(1, 2), odds(1, 1), odds(2, 1), odds(3, 1), odds(4, 1), odds(5, 1), odds(6, 1)],
    rows: 8,
    first: Said::<i8>::new(0),
    #[rustfmt::skip]
    cells: &[
        5, 6, 6, 7, 7, 8, 8, 8, // a modified roll of 0 and less
        4, 5, 6, 6, 7, 7, 8, 8,
        4, 4, 5, 6, 6, 7, 7, 8,
        3, 4, 4, 5, 6, 6, 7, 7,
        3, 3, 4, 4, 5, 6, 6, 7,
        2, 3, 3, 4, 4, 5, 6, 6,
        2, 2, 3, 3, 4, 4, 5, 6,
        1, 2, 2, 3, 3, 4, 4, 5, // 7 and more
    ],
    results: &[
        outcome(1, GONE, ADVANCES),
        outcome(2, falls_back(1, 1), ADVANCES),
        outcome(3, falls_back(0, 1), ADVANCES),
        outcome(4, NOTHING, NOTHING),
        Outcome { exchange: Flag::YES, ..outcome(5, NOTHING, NOTHING) },
        outcome(6, ADVANCES, falls_back(0, 1)),
        outcome(7, ADVANCES, falls_back(1, 2)),
        outcome(8, ADVANCES, GONE),
    ],
    rule: 0,
};

/// The example of a results table, for languages that do not have [`EXAMPLE`]. Python and Lua take it as a table; elsewhere
/// pass its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Reflect)]
#[repr(C)]
pub struct Example {
    /// The odds printed above the columns.
    pub columns: [Odds; 8],
    /// The number of rows.
    pub rows: u8,
    /// The modified roll of the first row.
    pub first: Said<i8>,
    /// The codes of the results, row by row.
    pub cells: [u8; 64],
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
    /// The results.
    pub results: [Outcome; 8],
}

impl Default for Example {
    fn default() -> Self {
        Example {
            columns: [Odds::default(); 8],
            rows: 0,
            first: Said(0),
            cells: [0; 64],
            reserved: [0; 2],
            results: [Outcome::default(); 8],
        }
    }
}

/// A question without fields.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Nothing {}

/// Returns an example of a results table, made up for tests and demonstrations (ACW 8). It is no publisher's table: a
/// game is played with the table on its own chart.
///
/// ```
/// use grognard_core::acw::table::{check, example, Checked, Nothing, Table};
/// use grognard_core::ruling::Trail;
/// let e = example(&Nothing::default(), &mut Trail::none())?.value;
/// let (columns, rows, cells, results) = (&e.columns, e.rows, &e.cells, &e.results);
/// let table = Table { columns, rows, first: e.first, cells, results, rule: 0 };
/// assert_eq!(check(&Checked { table }, &mut Trail::none())?.value.unused, 0);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// There are none: the example is always the same.
pub fn example(_question: &Nothing, _trail: &mut Trail<'_>) -> Result<Ruling<Example>, Fault> {
    let mut out = Example { rows: EXAMPLE.rows, first: EXAMPLE.first, ..Example::default() };
    out.columns.iter_mut().zip(EXAMPLE.columns).for_each(|(to, heading)| *to = *heading);
    out.cells.iter_mut().zip(EXAMPLE.cells).for_each(|(to, code)| *to = *code);
    out.results.iter_mut().zip(EXAMPLE.results).for_each(|(to, result)| *to = *result);
    Ok(Ruling::new(out, Cites::by(R8)))
}
