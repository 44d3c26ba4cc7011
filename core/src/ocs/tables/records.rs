//! The tables of a game as data. OCS 5, 9.7 to 9.9, 9.11d, 10.0.

use super::barrage::BarrageResult;
use super::combat::CombatResult;
use crate::ocs::units::Mode;
use crate::odds::Odds;
use crate::reflect::{Code, Holder, Question, Reflect, Said};
use core::fmt;

/// The most that a numerator or denominator may be.
const MOST_FACTOR: u8 = 12;

/// The numbers of surprise (9.8). What is absent is as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct SurpriseTable {
    /// The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
    pub attacker: Said<i8>,
    /// The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
    pub defender: Said<i8>,
    /// The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
    pub overrun_attacker: Said<i8>,
    /// The highest modified roll at which the defender has surprise in an overrun; absent for 6.
    pub overrun_defender: Said<i8>,
    /// The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
    pub shifts: [u8; 6],
    /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub rule: u16,
}

/// The multipliers of a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ModeMultiplier {
    /// The mode. That of Reserve is for units that have not been released.
    #[required]
    pub mode: Code<Mode>,
    /// The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is
    /// a denominator.
    #[when_needed]
    #[range(0, MOST_FACTOR)]
    pub strength_num: Said<u8>,
    /// The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier.
    #[range(0, MOST_FACTOR)]
    pub strength_den: u8,
    /// The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is
    /// a denominator.
    #[when_needed]
    #[range(0, MOST_FACTOR)]
    pub barrage_num: Said<u8>,
    /// The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier.
    #[range(0, MOST_FACTOR)]
    pub barrage_den: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub rule: u16,
}

/// The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LossMultiplier {
    /// The steps that the unit has printed, at least 2.
    #[required]
    #[range(2, 255)]
    pub steps: u8,
    /// The steps that it has lost, from 1 to one less than `steps`.
    #[required]
    pub lost: u8,
    /// The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
    #[required]
    #[range(0, MOST_FACTOR)]
    pub attack_num: Said<u8>,
    /// The multiplier of its strength in attack: the denominator, 1 to 12.
    #[required]
    #[range(1, MOST_FACTOR)]
    pub attack_den: u8,
    /// The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
    #[required]
    #[range(0, MOST_FACTOR)]
    pub defence_num: Said<u8>,
    /// The multiplier of its strength in defence: the denominator, 1 to 12.
    #[required]
    #[range(1, MOST_FACTOR)]
    pub defence_den: u8,
    /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub rule: u16,
}

/// The tables of a game that differ from the printed ones. An empty list stands for the printed part.
#[derive(Debug, Clone, Copy, PartialEq, Default, Question)]
#[lent_as(GameTables)]
pub struct Tables<'a> {
    /// The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1.
    /// As many as the table has columns.
    pub open: &'a [Odds],
    /// The odds above the columns in Close terrain.
    pub close: &'a [Odds],
    /// The odds above the columns in Very Close terrain.
    pub very_close: &'a [Odds],
    /// The odds above the columns in Extremely Close terrain.
    pub extremely_close: &'a [Odds],
    /// The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub odds_rule: u16,
    /// The number of rows of `cells`, 1 to 40. Required if there are cells.
    #[when_needed]
    pub rows: u8,
    /// The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the
    /// last. Required if there are cells.
    #[when_needed]
    pub first: Said<i8>,
    /// The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the
    /// columns are not 13, all four rows of headings are required.
    #[when_needed]
    pub cells: &'a [Code<CombatResult>],
    /// The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub cells_rule: u16,
    /// The numbers of surprise.
    pub surprise: SurpriseTable,
    /// The multipliers of modes, each mode at most once. Other modes are as printed.
    pub modes: &'a [ModeMultiplier],
    /// The multipliers of lost steps. Other losses are by the series rule or the game's option.
    pub losses: &'a [LossMultiplier],
    /// The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the
    /// first is 0.
    pub points: &'a [u32],
    /// The supply that artillery pays in each column of the barrage table, in T.
    #[measure("T", 1)]
    pub costs: &'a [u16],
    /// The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column
    /// to the last.
    pub barrage: &'a [Code<BarrageResult>],
    /// The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub barrage_rule: u16,
}

/// What holds the tables of a game.
pub trait LendsTables {
    /// Returns the tables.
    fn tables(&self) -> Tables<'_>;
}

impl LendsTables for Tables<'_> {
    fn tables(&self) -> Tables<'_> {
        *self
    }
}

impl<H: Holder> LendsTables for TablesHeld<H> {
    fn tables(&self) -> Tables<'_> {
        self.whole()
    }
}

/// The tables of a game in a question or on a board, by default the printed ones. It is a reference, so that a board
/// without tables is not the larger for them.
#[derive(Clone, Copy, Default)]
pub struct GameTables<'a>(Option<&'a dyn LendsTables>);

impl<'a> GameTables<'a> {
    /// The printed tables.
    pub const PRINTED: GameTables<'static> = GameTables(None);
    /// Returns a reference to tables.
    pub const fn of(tables: &'a dyn LendsTables) -> Self {
        GameTables(Some(tables))
    }
    /// Returns the tables; all parts are empty for the printed ones.
    pub fn parts(self) -> Tables<'a> {
        self.0.map(LendsTables::tables).unwrap_or_default()
    }
    /// Returns whether no tables are given.
    pub(super) const fn is_none(self) -> bool {
        self.0.is_none()
    }
    /// Returns whether no tables are given, and those for the printed ones are compiled apart: then none need be looked at.
    pub(crate) const fn are_apart(self) -> bool {
        cfg!(feature = "fast") && self.is_none()
    }
}

impl fmt::Debug for GameTables<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}

/// [`GameTables`] with lists that a binding holds.
pub type GameTablesHeld<H> = TablesHeld<H>;
