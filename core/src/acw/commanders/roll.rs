//! Who must roll after an adverse result, who is lost, and who commands the army. ACW 11.

use crate::acw::effects::{Effect, EffectKind, Effects};
use crate::acw::rules::*;
use crate::acw::units::{Kind, Unit, check_armies};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::numbered;

/// What a hex suffered from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Cause {
    /// A combat, an exchange included.
    Combat = 1,
    /// Artillery fire.
    ArtilleryFire,
    /// A cavalry charge.
    CavalryCharge,
    /// A withdrawal of one's own will, after which nobody rolls.
    Withdrawal,
}

/// Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Hit<'a> {
    /// The side's units; only its commanders matter. Those who stood in a hex that was hit stand there still.
    #[required]
    pub units: &'a [Unit],
    /// The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
    /// twice was hit once.
    #[required]
    pub hexes: &'a [Hex],
    /// What they suffered from.
    #[required]
    pub cause: Code<Cause>,
}

/// How many commanders roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Rolls {
    /// Commanders who roll, one die each.
    pub rolls: u16,
}

/// Dice for commanders who must roll.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Casualties<'a> {
    /// The side's units: all of its commanders, where the command of the army matters.
    #[required]
    pub units: &'a [Unit],
    /// The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
    /// twice was hit once.
    #[required]
    pub hexes: &'a [Hex],
    /// What they suffered from.
    #[required]
    pub cause: Code<Cause>,
    /// The unit that commands the army, counted from 1; 0 for whoever ranks highest.
    pub army_commander: u16,
    /// A die for each commander who must roll, in the order of `units`.
    #[required]
    pub dice: &'a [u8],
}

/// What became of the commanders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Command {
    /// Commanders who rolled.
    pub rolls: u16,
    /// Commanders who were flipped to their replacements.
    pub casualties: u16,
    /// The unit that commands the army now, counted from 1; 0 where there is no commander.
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
    /// The side's units, of commanders with as many stars the senior first.
    #[required]
    pub units: &'a [Unit],
}

/// Who commands an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Head {
    /// The unit, counted from 1; 0 where there is no commander.
    pub army_commander: u16,
    /// His stars as he stands.
    pub stars: u8,
    /// His command value as he stands.
    pub command: u8,
}

/// The most units: they are numbered from 1 in 16 bits.
const MOST: usize = u16::MAX as usize;

/// All units make sense, and whether a commander rolls, one by one.
pub(super) fn checked(units: &[Unit]) -> Result<(), Fault> {
    if units.len() > MOST {
        return Err(Fault::new(FaultCode::Overflow, &"units"));
    }
    for (i, unit) in numbered(units) {
        unit.checked().map_err(|f| f.in_list(&"units", i))?;
    }
    check_armies((units, &"units"), (&[], &"units"))
}

/// ACW 11: above one star, not yet replaced, in a hex that was hit.
pub(super) fn rolls(unit: &Unit, hexes: &[Hex], cause: Cause) -> bool {
    cause != Cause::Withdrawal && unit.rolls(unit.kind.get().unwrap_or(Kind::Infantry)) && hexes.contains(&unit.hex)
}

/// Who must roll after an adverse result: every commander above one star who is not replaced yet, in each hex that
/// suffered it, once (ACW 11). The rows are those commanders.
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

/// The commander with the most stars, the first of several; those who are casualties count as their replacements.
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

/// The unit that commands the army: the one named, counted from 1, or whoever ranks highest.
pub(super) fn commanding(units: &[Unit], named: u16) -> Result<Option<usize>, Fault> {
    let Some(index) = named.checked_sub(1).map(usize::from) else {
        return Ok(highest(units, |_| false).map(|(i, _)| i));
    };
    let unit = units.get(index).filter(|unit| unit.kind == Code::new(Kind::Commander));
    unit.map(|_| Some(index)).ok_or(Fault::new(FaultCode::OutOfRange, &"army_commander"))
}

pub(super) fn counted_from_one(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1)
}

/// Rolls for commanders after an adverse result: on a 1 a commander is flipped to his replacement (ACW 11). Where he
/// commanded the army, whoever has the most stars commands it now, the replacement among them: of several he, then the
/// first of the list. The rows are those who are flipped.
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
pub fn resolve(
    question: &Casualties<'_>,
    rows: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Command>, Fault> {
    let q = question;
    checked(q.units)?;
    let cause = q.cause.said(&"cause")?;
    let before = commanding(q.units, q.army_commander)?;
    // No effect is written before all of the dice are known to be good.
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
        trail.note(R11, What::Roll, About::Units, i, i32::from(die));
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
    trail.note(R11, What::Choice, About::Units, usize::MAX, i32::from(out.army_commander));
    Ok(Ruling::new(out, Cites::by(R11)))
}

/// Who commands the army: the commander with the most stars as he stands, of several the first of the list (the
/// reading of ACW 11, which says no more than that a loss may change it).
///
/// ```
/// use grognard_core::acw::{commanders::{army, Commanders}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let general = |stars| Unit { kind: Code::new(Kind::Commander), stars, command: 2.into(), ..Default::default() };
/// let value = army(&Commanders { units: &[general(2), general(4), general(3)] }, &mut Trail::none())?.value;
/// assert_eq!((value.army_commander, value.stars), (2, 4));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn army(question: &Commanders<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Head>, Fault> {
    checked(question.units)?;
    let Some((index, stars)) = highest(question.units, |_| false) else {
        return Ok(Ruling::new(Head::default(), Cites::by(R11)));
    };
    let head = question.units.get(index).map_or(Ok(0), Unit::command_now);
    let command = head.map_err(|f| f.in_list(&"units", index))?;
    Ok(Ruling::new(Head { army_commander: counted_from_one(index), stars, command }, Cites::by(R11)))
}
