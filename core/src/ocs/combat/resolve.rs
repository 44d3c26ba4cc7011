//! The dice of an attack and their result. OCS 9.8, 9.9. Each stage is a pure function, so that the exact distribution
//! uses the same rules.

use super::question::{Assessment, Attack};
use crate::bounded::Bounded;
use crate::dice::Dice;
use crate::fault::{Fault, record};
use crate::ocs::effects::Stage;
use crate::ocs::odds::note_column;
use crate::ocs::rules::*;
use crate::ocs::tables::combat::CombatResult;
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::Lookup;
use crate::ocs::tables::{GameTables, GameTablesHeld, InUse, by_printed};
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::shift;

/// The side that has surprise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Surprise {
    /// Neither side.
    None,
    /// The attacker has surprise.
    Attacker,
    /// The defender has surprise.
    Defender,
}

/// Whether the attackers advance into the hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Advance {
    /// They do not advance.
    None,
    /// They may advance.
    May,
    /// They must advance.
    Must,
}

/// A combat between its dice and its settlement. A plain value that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Battle {
    /// The attacker whose losses come first.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender whose losses come first.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// The result.
    #[required]
    pub result: Code<CombatResult>,
    /// The side that settles next.
    pub stage: Code<Stage>,
    /// The kind of attack.
    pub kind: Code<Attack>,
    /// The side that has surprise.
    pub surprise: Code<Surprise>,
    /// The surprise roll with modifiers.
    pub surprise_roll: i8,
    /// The shift in columns, positive to the right, before the ends of the table limit it.
    pub shift: i8,
    /// The column after the shift, 0 to 12.
    pub column: u8,
    /// The combat roll with modifiers.
    pub roll: i8,
    /// No attacker can exploit.
    pub no_exploit: Flag,
    /// Steps that the attacker lost.
    pub attacker_steps: u8,
    /// Hexes that the attacker retreated.
    pub attacker_retreat: u8,
    /// The attacker could not take his whole option.
    pub attacker_short: Flag,
    /// No attacker is left.
    pub attacker_gone: Flag,
    /// Steps that the defender lost.
    pub defender_steps: u8,
    /// Hexes that the defender retreated.
    pub defender_retreat: u8,
    /// The defender ignored his option.
    pub defender_ignored: Flag,
    /// Whether the attackers advance into the hex.
    pub advance: Code<Advance>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// An assessed attack and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Resolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: GameTables<'a>,
}

/// The parts of an assessment that the dice depend on, checked: with a modifier of -20 to 20 every roll fits an `i8`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Odds {
    pub overrun: bool,
    pub column: u8,
    pub drm: i8,
    pub hedgehog: i8,
}

impl Odds {
    pub fn of(a: &Assessment, tables: impl Lookup) -> Result<Self, Fault> {
        Odds::checked(a, tables).map_err(|f| f.within(record!("assessment")))
    }
    fn checked(a: &Assessment, tables: impl Lookup) -> Result<Self, Fault> {
        let kind = word(a.kind, &text!("kind"))?;
        if a.column >= tables.columns() {
            return Err(Fault::beyond(&"column", a.column, 0, u32::from(tables.columns().saturating_sub(1))));
        }
        a.in_range()?;
        coherent(a, tables)?;
        Ok(Odds { overrun: kind == Attack::Overrun, column: a.column, drm: a.drm, hedgehog: signed(a.hedgehog) })
    }
    /// Returns the surprise roll with modifiers. A hedgehog of any level counts once (9.8).
    pub fn surprise_roll(self, dice: i8) -> i8 {
        dice.bounded_add(self.drm).bounded_sub(self.hedgehog.min(1))
    }
    /// Returns the side that has surprise on a modified roll (9.8).
    pub fn surprise(self, modified: i8, tables: impl Lookup) -> Surprise {
        let (attacker, defender) = tables.surprise(self.overrun);
        if modified >= attacker {
            Surprise::Attacker
        } else if modified <= defender {
            Surprise::Defender
        } else {
            Surprise::None
        }
    }
    /// Returns the columns that a surprise die shifts (9.8).
    pub fn shift(surprise: Surprise, die: i8, tables: impl Lookup) -> i8 {
        match surprise {
            Surprise::None => 0,
            Surprise::Attacker => tables.shift(die),
            Surprise::Defender => tables.shift(die).saturating_neg(),
        }
    }
    /// Returns the column after a shift, which stops at either end (9.1g).
    pub fn shifted(self, by: i8, tables: impl Lookup) -> u8 {
        shift(self.column, by, tables.columns())
    }
    /// Returns the combat roll with modifiers. A hedgehog counts by its level (9.9).
    pub fn combat_roll(self, dice: i8) -> i8 {
        dice.bounded_add(self.drm).bounded_sub(self.hedgehog)
    }
}

/// Checks that the column of an assessment belongs to its odds and its heading, if these are present.
fn coherent(a: &Assessment, tables: impl Lookup) -> Result<(), Fault> {
    let Some(ground) = a.ground.get() else { return Ok(()) };
    if a.heading != Default::default() && a.heading != tables.heading(ground, a.column) {
        return Err(Fault::against(&"heading", &".column: the column has another heading"));
    }
    if a.odds.attack > 0 && a.odds.defence > 0 && tables.column_at(ground, a.odds) != a.column {
        return Err(Fault::against(&text!("odds"), &".column: these odds are in another column"));
    }
    Ok(())
}

pub(super) fn signed(n: u8) -> i8 {
    i8::try_from(n).unwrap_or(i8::MAX)
}

/// Resolves an assessed attack with dice: surprise and its shift, then the combat roll and its result (OCS 9.8, 9.9).
///
/// ```
/// use grognard_core::ocs::combat::{resolve, Assessment, Attack, CombatResult, Resolve};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// // 2:1 in the open with +3: the surprise roll of 8 becomes 11, the die of 2 shifts to 4:1, the 3 becomes 6.
/// let kind = Code::new(Attack::Regular);
/// let assessment = Assessment { kind, column: 5, drm: 3, ..Default::default() };
/// let battle = resolve(&Resolve { assessment, dice: &[4, 4, 2, 1, 2], ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!((battle.column, battle.roll), (7, 6));
/// assert_eq!(battle.result.get(), Some(CombatResult::Ao1Do1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of attack.
/// * `out_of_range` for a column that the table does not have, a modifier beyond -20 to 20, and a level of a hedgehog
///   above 4.
/// * `contradiction` for odds or a heading of another column, and for other tables than those of the assessment.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * Those of `ocs.tables.check` for a game's own tables.
pub fn resolve(question: &Resolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Battle>, Fault> {
    let a = &question.assessment;
    if question.tables.are_apart() {
        by_printed(a.digest)?;
        return resolve_by(a, question.dice, AsPrinted, trail);
    }
    let tables = InUse::of(question.tables)?;
    tables.same(a.digest)?;
    resolve_by(a, question.dice, &tables, trail)
}

/// Resolves an assessed attack by these tables.
fn resolve_by(
    a: &Assessment,
    dice: &[u8],
    tables: impl Lookup,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Battle>, Fault> {
    let odds = Odds::of(a, tables)?;
    let [by_surprise, by_table] = tables.rules();
    let mut dice = Dice::new(dice);
    let mut cites = Cites::by(R9_8);
    if let Some(house) = by_surprise {
        cites.add(house);
    }
    if let Some(house) = by_table {
        cites.add(house);
    }
    let rule = by_surprise.unwrap_or(R9_8);
    let surprise_roll = odds.surprise_roll(signed(dice.two_d6()?));
    let surprise = odds.surprise(surprise_roll, tables);
    trail.note(rule, What::Roll, About::Whole, i32::from(surprise_roll));
    let by = if surprise == Surprise::None { 0 } else { Odds::shift(surprise, signed(dice.d6()?), tables) };
    let column = odds.shifted(by, tables);
    if by != 0 {
        trail.note(rule, What::Shift, About::Whole, i32::from(by));
        if let Some(ground) = a.ground.get() {
            note_column(rule, column, tables.heading(ground, column), trail);
        }
        cites.add_if(R9_1G, i16::from(odds.column).saturating_add(i16::from(by)) != i16::from(column));
    }
    let roll = odds.combat_roll(signed(dice.two_d6()?));
    dice.finish()?;
    let (row, printed_row) = tables.row(roll);
    let result = tables.result(column, row)?;
    cites.add(R9_9);
    cites.add_if(R9_2_6, surprise != Surprise::None);
    cites.add(R9_2_7);
    cites.add_if(R16_0D, odds.hedgehog > 0);
    let rule = by_table.unwrap_or(R9_9);
    trail.note(rule, What::Roll, About::Whole, i32::from(roll));
    trail.note(rule, What::Row, About::Whole, i32::from(printed_row));
    trail.figure(rule, What::Result, About::Whole, WordsOf::Combat.figure(result as u8));
    let battle = Battle {
        attacker_lead: a.attacker_lead,
        defender_lead: a.defender_lead,
        result: Code::new(result),
        kind: a.kind,
        stage: Code::new(Stage::Attacker),
        surprise: Code::new(surprise),
        surprise_roll,
        shift: by,
        column,
        roll,
        no_exploit: a.no_exploit,
        ..Battle::default()
    };
    Ok(Ruling::new(battle, cites))
}
