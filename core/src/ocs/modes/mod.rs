//! Modes: what a mode does to strength, movement, Action Rating, barrage and the right to attack, and how a unit changes
//! it. OCS 5.
//!
//! * [`effects`], [`action_rating`]: what a mode does
//! * [`change`]: whether a unit may take a mode as it begins to move
//! * [`release`]: whether units may be released from Reserve
//! * [`clean_up`]: the markers that come off at the end of a player turn

mod change;
mod clean_up;
mod release;

pub use change::*;
pub use clean_up::*;
pub use release::*;

use super::rules::*;
use super::units::{Checked, Kind, Mode, OneUnit, Phase, Transport, Unit, word};
use crate::fault::{Fault, record};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::strength::Factor;

/// Returns the paragraph of a mode.
pub(crate) const fn rule_of(mode: Mode) -> Rule {
    match mode {
        Mode::Combat => R5_5,
        Mode::Move => R5_6,
        Mode::Reserve => R5_7,
        Mode::Strat => R5_8,
        Mode::Exploit => R5_9,
        Mode::Dg => R5_10,
    }
}

/// Returns the multiplier of combat strength for a unit's mode.
pub(crate) fn strength_factor(unit: &Checked<'_>) -> Factor {
    match unit.mode {
        Mode::Combat | Mode::Move | Mode::Exploit => Factor::ONE,
        Mode::Reserve if !unit.in_reserve() => Factor::ONE,
        Mode::Reserve | Mode::Dg => Factor { num: 1, den: 2 },
        Mode::Strat => Factor { num: 0, den: 1 },
    }
}

/// Returns the rule by which a mode changes a unit's strength or movement allowance.
pub(crate) const fn rule_of_strength(mode: Mode) -> Rule {
    if matches!(mode, Mode::Dg) { R5_10B_A } else { rule_of(mode) }
}

/// Returns the rule by which a mode other than Move Mode bars transport by rail, air or shipping.
pub(crate) const fn rule_of_transport(mode: Mode) -> Rule {
    match mode {
        Mode::Combat => R5_5A,
        Mode::Move | Mode::Exploit => R5_6A,
        Mode::Reserve => R5_7E,
        Mode::Strat => R5_8D,
        Mode::Dg => R5_10D,
    }
}

/// An Action Rating, and the reasons why it differs from the printed one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rated {
    pub rating: i8,
    kind: Kind,
    mode: Mode,
}

impl Rated {
    /// The rating of nobody, which is below any other.
    pub const NOBODY: Rated = Rated { rating: i8::MIN, kind: Kind::Combat, mode: Mode::Combat };

    fn of(printed: i8, kind: Kind, mode: Mode) -> Rated {
        let base = if kind.is_hq() { 0 } else { printed };
        let rating = match mode {
            Mode::Dg => base.saturating_sub(1),
            Mode::Strat => 0,
            _ => base,
        };
        Rated { rating, kind, mode }
    }
    /// Adds the rules behind the rating, and returns the one to name in the trail.
    pub fn cite(self, cites: &mut Cites) -> Rule {
        let mut by = R9_6;
        // Strat Mode gives a rating of its own, whatever the unit is (5.8).
        if self.kind.is_hq() && self.mode != Mode::Strat {
            cites.add(R13_1C);
            by = R13_1C;
        }
        if matches!(self.mode, Mode::Dg | Mode::Strat) {
            by = if self.mode == Mode::Dg { R5_10B_B } else { R5_8 };
            cites.add(by);
            cites.add(R9_6A);
        }
        cites.add_if(R3_2C, self.rating < 0);
        by
    }
}

/// Returns the rating that attrition counts: disorganization does not lower it (12.8c).
pub(crate) fn printed_rating(unit: &Checked<'_>) -> Result<i8, Fault> {
    let rated = rating(unit)?;
    Ok(if unit.mode == Mode::Dg { rated.rating.saturating_add(1) } else { rated.rating })
}

/// Returns the current Action Rating. A headquarters (13.1c) and any unit in Strat Mode (5.8) have a rating of their
/// own; a unit that is not a combat unit has none printed.
pub(crate) fn rating(unit: &Checked<'_>) -> Result<Rated, Fault> {
    rated(unit).ok_or_else(|| misrated(unit.unit))
}

/// Returns the current Action Rating, or `None` if there must be another one on the counter.
pub(crate) fn rated(unit: &Checked<'_>) -> Option<Rated> {
    let is_free = || !unit.kind.is_combat() || unit.kind.is_hq() || unit.mode == Mode::Strat;
    match unit.unit.rating.get() {
        Some(printed @ 0..=5) => Some(Rated::of(printed, unit.kind, unit.mode)),
        None if is_free() => Some(Rated::of(0, unit.kind, unit.mode)),
        _ => None,
    }
}

/// Returns the fault of a unit without a possible Action Rating.
#[cold]
pub(crate) fn misrated(unit: &Unit) -> Fault {
    match unit.rating.get() {
        Some(printed) => Fault::beyond(&"rating", printed, 0, 5),
        None => unit.rating.absent(&"rating"),
    }
}

/// A unit and the phase in which its mode is considered.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct InMode {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// The phase. The movement allowance and the rights of a released Reserve depend on it. Required where the answer
    /// depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// The effects of a unit's mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ModeEffects {
    /// The multiplier of strength: the numerator over `strength_den`.
    pub strength_num: u8,
    /// The multiplier of strength: the denominator.
    pub strength_den: u8,
    /// The multiplier of barrage strength: the numerator over `barrage_den`.
    pub barrage_num: u8,
    /// The multiplier of barrage strength: the denominator.
    pub barrage_den: u8,
    /// The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
    #[measure("MP", 12)]
    pub ma: u16,
    /// The Action Rating, -1 to 5.
    pub rating: i8,
    /// The unit may take part in a regular attack.
    pub may_attack: Flag,
    /// The unit may overrun.
    pub may_overrun: Flag,
    /// The unit may barrage, if it is artillery.
    pub may_barrage: Flag,
    /// The unit's mode allows a zone of control.
    pub may_have_zoc: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the multiplier of barrage strength.
pub(crate) fn barrage_factor(unit: &Checked<'_>) -> Factor {
    match unit.mode {
        Mode::Dg => Factor { num: 1, den: 2 },
        Mode::Strat => Factor { num: 0, den: 1 },
        Mode::Reserve if unit.in_reserve() => Factor { num: 0, den: 1 },
        _ => Factor::ONE,
    }
}

/// Returns the movement allowance in twelfths of a movement point after the effect of the mode.
pub(crate) fn allowance(unit: &Checked<'_>, phase: Phase) -> Result<u16, Fault> {
    let printed = unit.ma()?;
    Ok(match (unit.mode, phase) {
        (Mode::Combat | Mode::Move, _) => printed,
        (Mode::Reserve, Phase::Exploitation) if !unit.in_reserve() => printed,
        (Mode::Reserve, _) if !unit.in_reserve() => printed / 2,
        (Mode::Reserve, _) => printed / 4,
        (Mode::Strat, _) => printed.saturating_mul(2),
        // Both halve it: the release in the Reaction Phase (5.7b.B) and the disorganization suffered since.
        (Mode::Dg, Phase::Reaction) if unit.unit.released.is_set() => printed / 4,
        (Mode::Exploit | Mode::Dg, _) => printed / 2,
    })
}

/// Returns what transport earlier in the phase leaves of a movement allowance (4.7d, 13.3g). `rolled` says that landing
/// craft landed the unit after a roll on the ALT table.
pub(crate) fn allowance_after(all: u16, kind: Kind, by: Transport, rolled: bool) -> u16 {
    match by {
        Transport::Nothing => all,
        Transport::Rail if kind == Kind::RailRepair => all,
        Transport::Air => all / 2,
        Transport::LandingCraft if rolled => all / 2,
        _ => 0,
    }
}

/// The movement left to a unit, in twelfths of a movement point; 0 if more was spent.
#[derive(Clone, Copy)]
pub(crate) struct Left {
    /// After transport earlier in the phase (4.7d).
    pub now: u16,
    /// If nothing had carried it.
    pub otherwise: u16,
}

impl Left {
    /// Returns whether transport alone keeps the unit from spending so much (4.7d).
    pub const fn is_kept_by_transport(self, needed: u16) -> bool {
        self.now < needed && self.otherwise >= needed
    }
}

/// Returns the movement left to a unit in a phase.
pub(crate) fn left(unit: &Checked<'_>, phase: Phase) -> Result<Left, Fault> {
    let (by, all) = (word(unit.unit.transported, &"transported")?, allowance(unit, phase)?);
    let after = allowance_after(all, unit.kind, by, unit.unit.alt_rolled.is_set());
    let of = |all: u16| all.saturating_sub(unit.unit.mp_spent);
    Ok(Left { now: of(after), otherwise: of(all) })
}

/// Returns the effects of a unit's mode on strength, movement, Action Rating, barrage and rights (OCS 5.5 to 5.10).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::{ocs::{modes::{effects, InMode}, units::{Mode, Orientation, Phase, Unit}}, reflect::Code, ruling::Trail};
/// let mut unit = Unit { mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..Unit::regiment(1, 4, 3) };
/// unit.combat_side.ma = (6 * MP).into();
/// let dg = effects(&InMode { unit, phase: Code::new(Phase::Movement) }, &mut Trail::none())?.value;
/// assert_eq!((dg.strength_num, dg.strength_den, dg.rating), (1, 2, 2));
/// assert!(dg.may_attack.is_set() && !dg.may_overrun.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase, and for the unit's kind, mode, orientation, steps, rating and movement allowance,
///   where they count.
/// * `unknown_word` for the phase and for words of the unit.
/// * `out_of_range` for steps, a rating and a movement allowance that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn effects(question: &InMode, trail: &mut Trail<'_>) -> Result<Ruling<ModeEffects>, Fault> {
    let inside = |f: Fault| f.within(record!("unit"));
    let unit = question.unit.checked().map_err(inside)?;
    let phase = word(question.phase, &"phase")?;
    let rated = rating(&unit).map_err(inside)?;
    let rating = rated.rating;
    let (strength, barrage) = (strength_factor(&unit), barrage_factor(&unit));
    let mut cites = Cites::by(rule_of(unit.mode));
    rated.cite(&mut cites);
    let attacks = unit.attack_capable(&mut |rule| cites.add(rule));
    cites.add_if(R4_4, !attacks);
    // A released Reserve attacks in the Exploitation Phase; the Reaction Phase has no Combat Segment (5.7).
    let reaction = unit.mode == Mode::Reserve && phase == Phase::Reaction;
    let fires = barrage.num > 0;
    cites.add_if(R13_4A, !fires && unit.kind == Kind::Artillery);
    trail.note(rule_of(unit.mode), What::Rating, About::Units.at(0), i32::from(rating));
    let small = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    let value = ModeEffects {
        strength_num: small(strength.num),
        strength_den: small(strength.den),
        barrage_num: small(barrage.num),
        barrage_den: small(barrage.den),
        ma: allowance(&unit, phase).map_err(inside)?,
        rating,
        may_attack: Flag::from(attacks && !reaction),
        may_overrun: Flag::from(attacks && unit.mode != Mode::Dg),
        may_barrage: Flag::from(fires),
        may_have_zoc: Flag::from(match unit.mode {
            Mode::Combat => true,
            Mode::Reserve => !unit.in_reserve() && unit.shows == super::units::Orientation::Combat,
            Mode::Exploit => unit.unit.had_zoc.is_set(),
            _ => false,
        }),
        reserved: 0,
    };
    Ok(Ruling::new(value, cites))
}

/// Returns the Action Rating of a unit (OCS 9.6; 13.1c for headquarters), after the effect of its mode.
///
/// ```
/// use grognard_core::{ocs::{modes::action_rating, units::{Kind, OneUnit, Unit}}, reflect::Code, ruling::Trail};
/// let hq = Unit { rating: 3i8.into(), ..Unit::of(1, Kind::Hq) };
/// assert_eq!(action_rating(&OneUnit { unit: hq }, &mut Trail::none())?.value.rating, 0);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the unit's kind, mode, orientation, steps and rating, where they count.
/// * `unknown_word` for words of the unit.
/// * `out_of_range` for steps and a rating that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn action_rating(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Rating>, Fault> {
    let inside = |f: Fault| f.within(record!("unit"));
    let rated = rating(&question.unit.checked().map_err(inside)?).map_err(inside)?;
    let mut cites = Cites::by(R9_6);
    let by = rated.cite(&mut cites);
    trail.note(by, What::Rating, About::Units.at(0), i32::from(rated.rating));
    Ok(Ruling::new(Rating { rating: rated.rating }, cites))
}

/// An Action Rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Rating {
    /// The rating, -1 to 5.
    pub rating: i8,
}
