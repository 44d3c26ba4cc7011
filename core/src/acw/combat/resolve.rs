//! The die of a combat and its result. ACW 8, 9. Each stage is a pure function, so that the exact distribution uses the
//! same rules.

use super::assess::Assessment;
use crate::acw::rules::*;
use crate::acw::table::{Outcome, Table, TableHeld};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Spare, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// The side that settles a result next. The defender settles first, since in an exchange the attacker matches his
/// losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Stage {
    /// The defender settles next.
    Defender = 1,
    /// The attacker settles next.
    Attacker,
    /// The result is settled.
    Over,
}

/// The side that may advance after combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Advance {
    /// Neither side.
    None,
    /// The attacker, into the hexes that the defender left.
    Attacker,
    /// The defender, into the hexes that the attacker left.
    Defender,
}

/// A combat between its die and its settlement. A plain value that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Battle {
    /// The result.
    #[required]
    pub result: Outcome,
    /// In an exchange, the strength points (SP) that the defender lost and the attacker must match.
    #[measure("SP", 1)]
    pub owed: u16,
    /// The Cohesion Rating that the attacker fought with; 0 for none.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fought with; 0 for none.
    pub defender_cohesion: u8,
    /// The side that settles next.
    #[required]
    pub stage: Code<Stage>,
    /// The side that may advance once the result is settled.
    pub advance: Code<Advance>,
    /// The die roll with modifiers.
    pub roll: i8,
    /// The row of the table, from 0.
    pub row: u8,
    /// The column of the table, from 0.
    pub column: u8,
    /// No unit of the defender is left.
    pub defender_gone: Flag,
    /// No unit of the attacker is left.
    pub attacker_gone: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Battle>() == 36, "frozen for this major of the C ABI");

/// An assessed combat and its die.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Resolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The results table.
    #[required]
    pub table: Table<'a>,
    /// One die, 1 to 6.
    #[required]
    pub dice: &'a [u8],
}

/// The parts of an assessment that the die depends on, checked, and the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Odds<'a> {
    pub table: Table<'a>,
    pub column: u8,
    pub drm: i8,
}

/// The cell of a die roll.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landed {
    pub roll: i8,
    pub row: u8,
    /// The result's index among those that the table defines.
    pub place: usize,
    pub result: Outcome,
}

impl<'a> Odds<'a> {
    pub fn of(a: &Assessment, table: &Table<'a>) -> Result<Self, Fault> {
        table.shape_checked()?;
        a.spared().map_err(|fault| fault.within(&"assessment"))?;
        let Some(heading) = table.columns.get(usize::from(a.column)) else {
            let last = u32::try_from(table.columns.len()).unwrap_or(u32::MAX).saturating_sub(1);
            return Err(Fault::beyond(&"column", a.column, 0, last).within(&"assessment"));
        };
        // The table must be the one of the assessment: the odds above the column and the checksum agree. An assessment of
        // the caller's own is of the table that he gives with it.
        if a.heading == crate::odds::Odds::default() {
            return Err(Fault::new(FaultCode::MissingField, &"heading").within(&"assessment"));
        }
        let same: [(bool, Name, Name); 2] = [
            (a.heading == *heading, &"heading", &"table.columns: the column of the assessment has other odds"),
            (a.table == 0 || a.table == table.digest(), &"table", &"table: the assessment was made with another table"),
        ];
        if let Some((_, field, why)) = same.into_iter().find(|(same, ..)| !same) {
            return Err(Fault::against(field, why).within(&"assessment"));
        }
        // With such a modifier every roll fits an `i8`.
        a.in_range().map_err(|fault| fault.within(&"assessment"))?;
        Ok(Odds { table: *table, column: a.column, drm: a.drm })
    }
    /// ACW 8, 9: returns the cell of the die with the modifiers of both sides.
    pub fn land(&self, die: u8) -> Result<Landed, Fault> {
        let roll = self.drm.saturating_add_unsigned(die);
        let row = self.table.row(i16::from(roll));
        let (place, result) = self.table.result(row, self.column)?;
        Ok(Landed { roll, row, place, result })
    }
}

/// Resolves an assessed combat with one die and the modifiers of both sides (ACW 8, 9).
///
/// ```
/// use grognard_core::acw::{combat::{resolve, Assessment, Resolve}, table::EXAMPLE};
/// use grognard_core::ruling::Trail;
/// // 2:1 of the example table with -1: a die of 3 becomes 2, an exchange turns into a retreat.
/// let (heading, table) = (EXAMPLE.columns[3], EXAMPLE.digest());
/// let assessment = Assessment { column: 3, heading, table, drm: -1, ..Default::default() };
/// let battle = resolve(&Resolve { assessment, table: EXAMPLE, dice: &[3] }, &mut Trail::none())?.value;
/// assert_eq!((battle.roll, battle.result.code, battle.result.defender.retreat), (2, 6, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.odds.column`, for the columns.
/// * `missing_field` for an assessment without a heading, and for a table without rows or the roll of its first row.
/// * `contradiction` for an assessment made with another table, and for more or fewer cells than the rows and columns
///   have. It is also for a result with two fates of one side.
/// * `out_of_range` for a column that the table does not have, and a modifier below -100 or above 100.
/// * `undefined` for a cell whose code no result has.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for the die.
/// * `reserved` for the reserved byte of the assessment.
pub fn resolve(question: &Resolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Battle>, Fault> {
    let a = &question.assessment;
    let odds = Odds::of(a, &question.table)?;
    let mut dice = Dice::new(question.dice);
    let die = dice.d6()?;
    dice.finish()?;
    let landed = odds.land(die)?;
    let mut cites = Cites::by(R8);
    question.table.cite(&mut cites);
    cites.add_if(R9, a.drm != 0);
    trail.note(R9, What::Roll, About::Whole, i32::from(landed.roll));
    trail.note(R8, What::Row, About::Whole, i32::from(landed.row));
    trail.note(R8, What::Result, About::Whole, i32::from(landed.result.code));
    let battle = Battle {
        result: landed.result,
        attacker_cohesion: a.attacker_cohesion,
        defender_cohesion: a.defender_cohesion,
        stage: Code::new(Stage::Defender),
        roll: landed.roll,
        row: landed.row,
        column: odds.column,
        ..Battle::default()
    };
    Ok(Ruling::new(battle, cites))
}
