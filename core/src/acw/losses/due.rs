//! Losses that a side owes. ACW 10.

use crate::acw::combat::{Battle, Stage};
use crate::acw::rules::*;
use crate::acw::strength::stacks;
use crate::acw::table::SideResult;
use crate::acw::units::{Kind, Unit, check_army};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::table::numbered;

/// A battle and the units of the side that settles next.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Owing<'a> {
    /// The battle, as `resolve` or `apply` returned it.
    #[required]
    pub battle: Battle,
    /// All units in the hexes of the side that settles next, as they entered the combat.
    #[required]
    pub units: &'a [Unit],
}

/// What a side owes. It never owes both `losses` and `strength`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Owed {
    /// The number of units to lose in all.
    pub losses: u16,
    /// Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
    #[measure("SP", 1)]
    pub strength: u16,
    /// The side that settles next; `over` if nothing is owed any more.
    pub stage: Code<Stage>,
    /// The Cohesion Rating of the first unit lost; 0 if it may be any unit.
    pub cohesion: u8,
    /// Every unit is lost: the result says so, or none of them can be spared.
    pub everything: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// What a hex owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Due {
    /// The hex.
    pub hex: Hex,
    /// The number of units to lose in it.
    pub losses: u16,
    /// The Cohesion Rating of the first unit lost; 0 if it may be any unit.
    pub cohesion: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The way in which a side pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bill {
    /// No unit of the side's choice.
    Nothing,
    /// A number of units in each hex.
    Each(u8),
    /// A number of units of the whole side.
    Together(u8),
    /// Units whose printed SP reach this number.
    Match(u16),
}

/// The losses of the side that settles next.
#[derive(Debug, Clone, Copy)]
pub(super) struct Debt {
    pub stage: Stage,
    pub fate: SideResult,
    pub bill: Bill,
    /// The Cohesion Rating that the side fought with.
    pub cohesion: u8,
}

/// Returns whether a unit can be lost: any but a commander.
pub(super) fn losable(unit: &Unit) -> bool {
    unit.kind != Code::new(Kind::Commander)
}

/// Returns how many of the units can be lost, and whether one of them has the rating that is lost first.
pub(super) fn available<'a>(units: impl Iterator<Item = &'a Unit>, cohesion: u8) -> (u16, bool) {
    units.filter(|u| losable(u)).fold((0, false), |(count, rated), unit| {
        (count.saturating_add(1), rated || (cohesion > 0 && unit.rating() == cohesion))
    })
}

/// Returns the printed SP of all units that can be lost.
pub(super) fn printed(units: &[Unit]) -> u32 {
    units.iter().fold(0, |sum, unit| sum.saturating_add(u32::from(unit.sp())))
}

/// Returns whether an exchange takes all units: without any one of them the SP would not suffice, or none would have
/// the rating.
fn none_spared(owed: u32, units: &[Unit], cohesion: u8) -> bool {
    let rated = |unit: &Unit| cohesion > 0 && unit.rating() == cohesion;
    let mut those = units.iter().filter(|unit| rated(unit));
    let alone = those.next().is_some() && those.next().is_none();
    let all = printed(units);
    let needed = |unit: &Unit| all.saturating_sub(u32::from(unit.sp())) < owed || (alone && rated(unit));
    units.iter().all(|unit| !losable(unit) || needed(unit))
}

impl Debt {
    /// Computes the losses of the side that settles next.
    pub fn of(battle: &Battle, units: &[Unit]) -> Result<Debt, Fault> {
        let stage = battle.stage.said(&"stage").map_err(|f| f.within(&"battle"))?;
        battle.spared().map_err(|fault| fault.within(&"battle"))?;
        let result = &battle.result;
        result.checked().map_err(|f| {
            let fault = Fault::new(f.code(), &"result");
            let contrary = f.is(FaultCode::Contradiction);
            let why = &"battle.result.attacker: what happens to a side is of one kind";
            if contrary { fault.because(why) } else { fault }.within(&"battle")
        })?;
        let exchange = result.exchange.is_set();
        let (fate, cohesion, field): (_, _, Name) = match stage {
            Stage::Defender => (result.defender, battle.defender_cohesion, &"defender_cohesion"),
            Stage::Attacker => (result.attacker, battle.attacker_cohesion, &"attacker_cohesion"),
            Stage::Over => {
                for (i, unit) in numbered(units) {
                    unit.checked().map_err(|f| f.in_list(&"units", i))?;
                }
                return Ok(Debt { stage, fate: SideResult::default(), bill: Bill::Nothing, cohesion: 0 });
            }
        };
        if units.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"units"));
        }
        for (i, unit) in numbered(units) {
            // Without a rating that the side fought with none is required.
            let checked = if cohesion > 0 { unit.rated() } else { unit.counted() };
            checked.map_err(|f| f.in_list(&"units", i))?;
        }
        check_army(units, &"units")?;
        if units.len() >= usize::from(u16::MAX) || printed(units) > u32::from(u16::MAX) {
            // Units and their SP are counted in 16 bits.
            return Err(Fault::new(FaultCode::Overflow, &"units"));
        }
        if cohesion > 0 && !units.iter().any(|u| u.rating() == cohesion) {
            // A rating that no unit has.
            return Err(Fault::against(field, &"units: none of them has this Cohesion Rating")
                .valued(cohesion)
                .within(&"battle"));
        }
        let bill = match (exchange, stage) {
            // ACW 10: the defender loses one unit a hex, and the attacker matches their sum.
            (true, Stage::Defender) => Bill::Each(1),
            (true, _) if battle.owed > 0 => Bill::Match(battle.owed),
            (true, _) => Bill::Nothing,
            _ if fate.losses == 0 => Bill::Nothing,
            _ if fate.together.is_set() => Bill::Together(fate.losses),
            _ => Bill::Each(fate.losses),
        };
        Ok(Debt { stage, fate, bill, cohesion })
    }
    /// Returns what a hex owes where each hex pays for itself.
    pub fn of_hex(&self, each: u8, units: &[Unit], hex: Hex) -> Due {
        let (count, rated) = available(units.iter().filter(|u| u.hex == hex), self.cohesion);
        Due {
            hex,
            losses: count.min(u16::from(each)),
            // The reading of ACW 10: a hex without the rating loses any unit.
            cohesion: if rated { self.cohesion } else { 0 },
            reserved: 0,
        }
    }
}

/// Returns what the side that settles next owes, and what it may choose (ACW 10). It is a number of units in each hex,
/// or of the whole side, or units whose SP reach a sum. The first has the Cohesion Rating used in the combat. The rows
/// are the hexes that owe units, where each owes for itself.
///
/// ```
/// use grognard_core::acw::{combat::{Battle, Stage}, losses::{choices, Due, Owing}, table::Outcome, units::{Kind, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::{Sink, Trail}};
/// let exchange = Outcome { exchange: Flag::YES, ..Default::default() };
/// let stage = Code::new(Stage::Defender);
/// let battle = Battle { result: exchange, stage, defender_cohesion: 4, ..Default::default() };
/// let unit = |strength: u8, cohesion: u8| {
///     Unit { kind: Code::new(Kind::Infantry), strength: strength.into(), cohesion: cohesion.into(), ..Default::default() }
/// };
/// let units = [unit(3, 4), unit(2, 3)];
/// let mut room = [Due::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let owed = choices(&Owing { battle, units: &units }, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((owed.losses, rows.items()[0].cohesion), (1, 4));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units, unless nobody owes anything more.
/// * `missing_field` for the stage, a unit's kind or strength, and the stars of a commander. It is also for a unit's
///   Cohesion Rating where the side fought with one.
/// * `unknown_word` for the stage or a word of a unit that is not known.
/// * `contradiction` for a unit with something that units of its kind do not have, for units of two armies, and for a
///   Cohesion Rating that no unit has. It is also for a result with two fates of one side.
/// * `overflow` for 65535 units or more, and for strengths whose sum is above 65535.
/// * `reserved` for reserved bytes of the battle or a unit that are not 0.
pub fn choices(question: &Owing<'_>, rows: &mut Sink<'_, Due>, trail: &mut Trail<'_>) -> Result<Ruling<Owed>, Fault> {
    let q = question;
    let debt = Debt::of(&q.battle, q.units)?;
    let (count, rated) = available(q.units.iter(), debt.cohesion);
    let mut owed = Owed { stage: Code::new(debt.stage), ..Owed::default() };
    if rated && debt.bill != Bill::Nothing {
        owed.cohesion = debt.cohesion;
    }
    match debt.bill {
        Bill::Nothing => {}
        Bill::Together(losses) => owed.losses = count.min(u16::from(losses)),
        Bill::Match(strength) => owed.strength = strength,
        Bill::Each(each) => {
            for stack in stacks(q.units) {
                let due = debt.of_hex(each, q.units, stack.hex);
                if due.losses > 0 {
                    rows.push(due);
                    owed.losses = owed.losses.saturating_add(due.losses);
                }
            }
        }
    }
    let everything = debt.fate.eliminated.is_set()
        || (owed.losses > 0 && owed.losses == count)
        || (owed.strength > 0 && none_spared(u32::from(owed.strength), q.units, debt.cohesion));
    owed.everything = Flag::from(everything);
    let mut cites = Cites::by(R8);
    cites.add_if(R10, debt.bill != Bill::Nothing);
    trail.note(R10, What::Losses, About::Units, i32::from(owed.losses));
    Ok(Ruling::new(owed, cites))
}
