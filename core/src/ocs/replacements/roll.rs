//! The roll for replacements. OCS 13.5.

use crate::dice::Dice;
use crate::fault::Fault;
use crate::ocs::rules::*;
use crate::ocs::units::{Phase, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A row of a game's Variable Replacement Table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ReplRow {
    /// The lowest roll of the row.
    pub low: i8,
    /// The highest roll of the row.
    pub high: i8,
    /// Equipment replacements (Eq) that arrive.
    pub eq: u8,
    /// Personnel replacements (Pax) that arrive.
    pub pax: u8,
}

const _: () = assert!(size_of::<ReplRow>() == 4, "frozen for this major of the C ABI");

/// A roll for replacements.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ReplRoll<'a> {
    /// The table, or the column of it that applies now. A roll without a row gives nothing.
    #[required]
    pub table: &'a [ReplRow],
    /// Two dice, or one for a table of one die; 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The table is rolled on with one die.
    pub one_die: Flag,
    /// The game's modifier of the roll.
    pub drm: i8,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The roll has been made before in this phase.
    pub rolled: Flag,
}

/// Replacements that arrive by a roll, in addition to the turn's other reinforcements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ReplsRolled {
    /// The modified roll.
    pub roll: i16,
    /// Equipment replacements (Eq) that arrive.
    pub eq: u8,
    /// Personnel replacements (Pax) that arrive.
    pub pax: u8,
}

/// Resolves a roll on the Variable Replacement Table (OCS 13.5). A side rolls once in each of its Reinforcement Phases.
/// The replacements may be used at once or kept for later.
///
/// ```
/// use grognard_core::ocs::{replacements::{resolve, ReplRoll, ReplRow}, units::Phase};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let table = [ReplRow { low: 2, high: 6, pax: 1, ..Default::default() }, ReplRow { low: 7, high: 12, eq: 1, pax: 1 }];
/// let phase = Code::new(Phase::Reinforcement);
/// let question = ReplRoll { table: &table, dice: &[3, 4], phase, ..Default::default() };
/// let rolled = resolve(&question, &mut Trail::none())?;
/// assert_eq!(rolled.value.allowed().unwrap().eq, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase.
/// * `contradiction` for a row of the table whose highest roll is below its lowest, and for a roll that is in two rows.
/// * `bad_die` for a die that is not 1 to 6; `too_few_dice` and `too_many_dice` for other than the one die or two dice
///   that the table takes.
pub fn resolve(question: &ReplRoll<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<ReplsRolled>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    for (i, row) in numbered(q.table) {
        if row.low > row.high {
            return Err(Fault::against(&text!("high"), &".low: the highest roll of a row is not below its lowest")
                .valued(row.high)
                .opposed(row.low)
                .in_list(&"table", i));
        }
        // No roll is in two rows.
        let same = |other: &ReplRow| row.low <= other.high && other.low <= row.high;
        if let Some(other) = crate::table::before(q.table, i).position(same) {
            let fault = Fault::against(&"low", &"[].high: no roll is in two rows").valued(row.low);
            return Err(fault.in_list(&"table", i).other_at(other));
        }
    }
    let mut dice = Dice::new(q.dice);
    let roll = if q.one_die.is_set() { dice.d6()? } else { dice.two_d6()? };
    dice.finish()?;
    let cites = Cites::by(R13_5);
    if phase != Phase::Reinforcement || q.rolled.is_set() {
        trail.note(R13_5, What::Forbidden, About::Whole, 0);
        return Ok(Ruling::new(Verdict::Forbidden, cites));
    }
    let roll = i16::from(roll).saturating_add(i16::from(q.drm));
    trail.note(R13_5, What::Roll, About::Whole, i32::from(roll));
    let row = q.table.iter().find(|row| (i16::from(row.low)..=i16::from(row.high)).contains(&roll));
    let row = row.copied().unwrap_or_default();
    Ok(Ruling::new(Verdict::Allowed(ReplsRolled { roll, eq: row.eq, pax: row.pax }), cites))
}
