//! Commanders' rolls after an adverse result, their casualties, and the command of the army. ACW 11.

use crate::acw::effects::{Effect, EffectKind, Effects};
use crate::acw::rules::*;
use crate::acw::units::{Kind, Unit, check_army};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::numbered;

/// The cause of an adverse result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Cause {
    /// A combat, including an exchange.
    Combat = 1,
    /// Artillery fire.
    ArtilleryFire,
    /// A cavalry charge.
    CavalryCharge,
    /// A voluntary withdrawal, after which nobody rolls.
    Withdrawal,
}

/// Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Hit<'a> {
    /// The side's units. Only commanders matter. Those in a hex that was hit are still in it.
    #[required]
    pub units: &'a [Unit],
    /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
    /// counts once.
    #[required]
    pub hexes: &'a [Hex],
    /// The cause of the result.
    #[required]
    pub cause: Code<Cause>,
}

/// The number of commanders who roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Rolls {
    /// Commanders who roll, one die each.
    pub rolls: u16,
}

/// Dice for commanders who must roll.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Casualties<'a> {
    /// The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
    /// in order of seniority.
    #[required]
    pub units: &'a [Unit],
    /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
    /// counts once.
    #[required]
    pub hexes: &'a [Hex],
    /// The cause of the result.
    #[required]
    pub cause: Code<Cause>,
    /// The unit that commands the army. The commander with the highest rank by default, the first of several.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
    /// One die, 1 to 6, for each commander who must roll, in the order of `units`.
    #[required]
    pub dice: &'a [u8],
}

/// The result of commanders' rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Command {
    /// Commanders who rolled.
    pub rolls: u16,
    /// Commanders who were flipped to their replacements.
    pub casualties: u16,
    /// The unit that commands the army afterwards; absent if there is no commander.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
    /// Another counter commands the army than before.
    pub changed: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Commanders of whom one commands the army.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Commanders<'a> {
    /// The side's units, with commanders of equal stars in order of seniority.
    #[required]
    pub units: &'a [Unit],
}

/// The commander of an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArmyCommander {
    /// The unit; absent if there is no commander.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
    /// His stars on his present side.
    pub stars: u8,
    /// His command value on his present side.
    pub command: u8,
}

/// The most units: they are numbered from 1 in 16 bits.
const MOST: usize = u16::MAX as usize;

/// Checks all units, and returns whether each is a commander who rolls.
pub(super) fn checked(units: &[Unit]) -> Result<(), Fault> {
    if units.len() > MOST {
        return Err(Fault::new(FaultCode::Overflow, &"units"));
    }
    for (i, unit) in numbered(units) {
        unit.checked().map_err(|f| f.in_list(&"units", i))?;
    }
    check_army(units, &"units")
}

/// Returns whether a commander rolls (ACW 11): above one star, not yet replaced, in a hex that was hit.
pub(super) fn rolls(unit: &Unit, hexes: &[Hex], cause: Cause) -> bool {
    cause != Cause::Withdrawal && unit.rolls(unit.kind.get().unwrap_or(Kind::Infantry)) && hexes.contains(&unit.hex)
}

/// Returns the commanders who must roll after an adverse result (ACW 11): every commander above one star who is not yet
/// replaced, once, in each hex that suffered it. The rows are these commanders.
///
/// ```
/// use grognard_core::acw::{commanders::{assess, Cause, Hit}, effects::{Effect, Effects}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let general = |stars| Unit { kind: Code::new(Kind::Commander), stars, ..Default::default() };
/// let hit = Hit { units: &[general(1), general(3)], hexes: &[Hex::default()], cause: Code::new(Cause::Combat) };
/// let mut room = [Effect::default(); 2];
/// let mut rows = Effects::new(&mut room);
/// assert_eq!(assess(&hit, &mut rows, &mut Trail::none())?.value.rolls, 1);
/// assert_eq!(rows.items()[0].unit, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the cause, a unit's kind, and the stars of a commander.
/// * `unknown_word` for the cause or a word of a unit that is not known.
/// * `contradiction` for units of two armies, and for a unit with something that units of its kind do not have.
/// * `overflow` for more than 65535 units.
/// * `reserved` for reserved bytes of a unit that are not 0.
pub fn assess(question: &Hit<'_>, rows: &mut Effects<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Rolls>, Fault> {
    let q = question;
    checked(q.units)?;
    let cause = q.cause.said(&"cause")?;
    let mut out = Rolls::default();
    for (i, unit) in numbered(q.units).filter(|(_, u)| rolls(u, q.hexes, cause)) {
        rows.push(Effect::new(i, unit.hex, EffectKind::CommanderRolls, 0, R11));
        out.rolls = out.rolls.saturating_add(1);
    }
    Ok(Ruling::new(out, Cites::by(R11)))
}

/// Returns the commander with the most stars, the first of several. Casualties count as their replacements.
fn highest(units: &[Unit], casualty: impl Fn(usize) -> bool) -> Option<(usize, u8)> {
    let mut best: Option<(usize, u8)> = None;
    for (i, unit) in numbered(units).filter(|(_, u)| u.kind == Code::new(Kind::Commander)) {
        let flipped = if casualty(i) { Unit { replaced: Flag::YES, ..*unit } } else { *unit };
        if best.is_none_or(|(_, stars)| flipped.stars_now() > stars) {
            best = Some((i, flipped.stars_now()));
        }
    }
    best
}

/// Returns the unit that commands the army: the one given, counted from 1, or the commander with the highest rank.
pub(super) fn commanding(units: &[Unit], named: u16) -> Result<Option<usize>, Fault> {
    let Some(index) = named.checked_sub(1).map(usize::from) else {
        return Ok(highest(units, |_| false).map(|(i, _)| i));
    };
    match units.get(index) {
        None => Err(Fault::of_number(&"army_commander", usize::from(named), units.len())),
        Some(unit) if unit.kind == Code::new(Kind::Commander) => Ok(Some(index)),
        Some(_) => Err(Fault::against(&"army_commander", &"units[].kind: only a commander commands the army")
            .valued(named)
            .other_at(index)),
    }
}

pub(super) fn counted_from_one(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1)
}

/// Resolves commanders' rolls after an adverse result (ACW 11). On a 1 a commander is flipped to his replacement. If he
/// commanded the army, the commander with the most stars commands it now, including the replacement; on a tie the
/// replacement, then the first of the list. The rows are the commanders who are flipped.
///
/// ```
/// use grognard_core::acw::{commanders::{resolve, Casualties, Cause}, effects::{Effect, Effects}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let general = |stars, replacement_stars, q| {
///     Unit { hex: Hex::new(q, 0), kind: Code::new(Kind::Commander), stars, replacement_stars, ..Default::default() }
/// };
/// let units = [general(3, 1, 0), general(2, 1, 1)];
/// let cause = Code::new(Cause::Combat);
/// let question = Casualties { units: &units, hexes: &[Hex::default()], cause, dice: &[1], ..Default::default() };
/// let mut room = [Effect::default(); 2];
/// let mut rows = Effects::new(&mut room);
/// let value = resolve(&question, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((value.casualties, value.army_commander, value.changed.is_set()), (1, 2, true));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.commanders.assess`.
/// * `out_of_range` for an army commander that is none of the units, `contradiction` for one that is not a commander.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
pub fn resolve(
    question: &Casualties<'_>,
    rows: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Command>, Fault> {
    let q = question;
    checked(q.units)?;
    let cause = q.cause.said(&"cause")?;
    let before = commanding(q.units, q.army_commander)?;
    // Every die is checked before the first effect is written.
    let mut dice = Dice::new(q.dice);
    for _ in q.units.iter().filter(|u| rolls(u, q.hexes, cause)) {
        dice.d6()?;
    }
    dice.finish()?;
    let mut out = Command::default();
    let mut dice = Dice::new(q.dice);
    for (i, unit) in numbered(q.units).filter(|(_, u)| rolls(u, q.hexes, cause)) {
        let die = dice.d6()?;
        out.rolls = out.rolls.saturating_add(1);
        trail.note(R11, What::Roll, About::Units.at(i), i32::from(die));
        if die == 1 {
            out.casualties = out.casualties.saturating_add(1);
            rows.push(Effect::new(i, unit.hex, EffectKind::Replace, 0, R11));
        }
    }
    let casualty = |index: usize| {
        let mut rolled = numbered(q.units).filter(|(_, u)| rolls(u, q.hexes, cause)).zip(q.dice);
        rolled.any(|((i, _), die)| i == index && *die == 1)
    };
    let after = match before {
        // Only the loss of its commander changes who commands the army.
        Some(index) if casualty(index) => {
            let heir = q.units.get(index).map_or(0, |u| u.replacement_stars);
            highest(q.units, casualty).filter(|(_, stars)| *stars > heir).map_or(Some(index), |(i, _)| Some(i))
        }
        same => same,
    };
    out.army_commander = after.map_or(0, counted_from_one);
    out.changed = Flag::from(after != before);
    trail.note(R11, What::Choice, About::Units, i32::from(out.army_commander));
    Ok(Ruling::new(out, Cites::by(R11)))
}

/// Returns who commands the army: the commander with the most stars on his present side, the first of the list on a
/// tie. That is the reading of ACW 11, which says only that a loss may change it.
///
/// ```
/// use grognard_core::acw::{commanders::{army, Commanders}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let general = |stars| Unit { kind: Code::new(Kind::Commander), stars, command: 2.into(), ..Default::default() };
/// let value = army(&Commanders { units: &[general(2), general(4), general(3)] }, &mut Trail::none())?.value;
/// assert_eq!((value.army_commander, value.stars), (2, 4));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.commanders.assess` but for the cause, and `missing_field` for the present command value of the
/// commander found.
pub fn army(question: &Commanders<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<ArmyCommander>, Fault> {
    checked(question.units)?;
    let Some((index, stars)) = highest(question.units, |_| false) else {
        return Ok(Ruling::new(ArmyCommander::default(), Cites::by(R11)));
    };
    let head = question.units.get(index).map_or(Ok(0), Unit::command_now);
    let command = head.map_err(|f| f.in_list(&"units", index))?;
    Ok(Ruling::new(ArmyCommander { army_commander: counted_from_one(index), stars, command }, Cites::by(R11)))
}
