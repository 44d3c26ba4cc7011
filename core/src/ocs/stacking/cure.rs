//! Elimination of units in an overstacked hex. OCS 4.8a.

use super::{Sides, StackSize, standing};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS, side_is_known};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::RE;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::units::{Checked, Phase, word};
use crate::ocs::zoc::{is_cargo, named, number};
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A side's stack at the end of a segment or phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OverstackedHex<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side.
    #[required]
    pub side: u8,
    /// The phase. Nothing is owed in the Reinforcement Phase.
    #[required]
    pub phase: Code<Phase>,
}

/// What a side owes for an overstacked hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Surplus {
    /// Size of the side's combat units, in RE.
    #[measure("RE", 8)]
    pub re: u32,
    /// The least size to be eliminated, in RE; 0 if nothing is owed.
    #[measure("RE", 8)]
    pub over: u32,
}

/// Units of one size among which the owner may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SurplusChoice {
    /// The size of each, in RE.
    #[measure("RE", 8)]
    pub re: u16,
    /// The number of units of this size.
    pub units: u16,
    /// The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
    pub most: u16,
    /// The number of units of this size that suffice alone; 0 if they do not.
    pub alone: u16,
}

/// Returns the size of a unit of the board, in RE.
fn size(at: usize, unit: &Checked<'_>) -> Result<u16, Fault> {
    Ok(extent(unit).map_err(|f| f.in_list(UNITS, at))?.re)
}

fn owed(board: &Board<'_>, hex: Hex, side: u8, phase: Phase) -> Result<Surplus, Fault> {
    let size = StackSize::of(board, hex, side, &[])?;
    let over = if phase == Phase::Reinforcement { 0 } else { size.over };
    Ok(Surplus { re: size.re, over })
}

/// Returns how much of an overstacked hex its owner must eliminate, and the units among which he may choose (OCS 4.8a).
/// Each size of unit is a row, in order from the top of the stack.
///
/// ```
/// use grognard_core::ocs::units::Phase;
/// use grognard_core::reflect::Code;
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, stacking::{choices, OverstackedHex, SurplusChoice}, units::Unit};
/// let units = [Unit { hex: Hex::new(2, 2), ..Unit::regiment(1, 4, 3) }; 12];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [SurplusChoice::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let owed = choices(&OverstackedHex { board, hex: Hex::new(2, 2), side: 1, phase: Code::new(Phase::Movement), ..Default::default() }, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((owed.over, rows.items()[0].units, rows.items()[0].most), (16, 12, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn choices(
    question: &OverstackedHex<'_>,
    rows: &mut Sink<'_, SurplusChoice>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Surplus>, Fault> {
    let q = question;
    side_is_known(q.side, &text!("side"))?;
    q.board.on_map(q.hex, &"hex")?;
    let owed = owed(&q.board, q.hex, q.side, word(q.phase, &"phase")?)?;
    if owed.over == 0 {
        return Ok(Ruling::new(owed, Cites::by(R4_8A)));
    }
    let shown = i32::try_from(owed.over).unwrap_or(i32::MAX);
    trail.strength(R4_8A, What::Size, About::Whole, usize::MAX, (shown, RE), 0);
    let ours = Sides::Of(q.side);
    for found in standing(&q.board, q.hex, ours) {
        let (at, unit) = found?;
        let each = size(at, &unit)?;
        if each == 0 {
            continue;
        }
        let (mut units, mut first) = (0u16, true);
        for other in standing(&q.board, q.hex, ours) {
            let (place, other) = other?;
            if size(place, &other)? == each {
                first &= place >= at;
                units = units.saturating_add(1);
            }
        }
        if first {
            // This many are enough; one more could be spared.
            let enough = owed.over.div_ceil(u32::from(each));
            let enough = u16::try_from(enough).unwrap_or(u16::MAX);
            let alone = if enough <= units { enough } else { 0 };
            rows.push(SurplusChoice { re: each, units, most: enough.min(units), alone });
        }
    }
    Ok(Ruling::new(owed, Cites::of(&[R4_8A, R4_8, R4_6])))
}

/// The owner's choice of units to eliminate.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Elimination<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side.
    #[required]
    pub side: u8,
    /// The units to eliminate, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub eliminated: &'a [u16],
    /// The phase. Nothing is owed in the Reinforcement Phase.
    #[required]
    pub phase: Code<Phase>,
}

/// The stack after the elimination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RemainingStack {
    /// Size of its combat units, in RE.
    #[measure("RE", 8)]
    pub re: u32,
}

/// Eliminates the units that the owner of an overstacked hex chose (OCS 4.8a). The choice is forbidden if it does not
/// bring the hex down to 10 RE, or if one of the units could be spared.
///
/// ```
/// use grognard_core::ocs::units::Phase;
/// use grognard_core::reflect::Code;
/// use grognard_core::{hex::Hex, ruling::Trail};
/// use grognard_core::ocs::{board::Board, effects::Effects, stacking::{apply, Elimination}, units::Unit};
/// let units = [Unit { hex: Hex::new(2, 2), ..Unit::regiment(1, 4, 3) }; 12];
/// let board = Board { units: &units, ..Default::default() };
/// let take = |eliminated: &[u16]| {
///     let question = Elimination { board, hex: Hex::new(2, 2), eliminated, side: 1, phase: Code::new(Phase::Movement), ..Default::default() };
///     Ok::<_, grognard_core::fault::Fault>(apply(&question, &mut Effects::none(), &mut Trail::none())?.value.is_allowed())
/// };
/// assert!(take(&[3, 4])? && !take(&[3])? && !take(&[3, 4, 5])?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn apply(
    question: &Elimination<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RemainingStack>>, Fault> {
    let q = question;
    side_is_known(q.side, &text!("side"))?;
    q.board.on_map(q.hex, &"hex")?;
    named(&q.board, q.eliminated, Some(q.side), &"eliminated")?;
    let owed = owed(&q.board, q.hex, q.side, word(q.phase, &"phase")?)?;
    let (mut gone, mut least) = (0u32, u32::MAX);
    for (i, at) in numbered(q.eliminated) {
        let unit = q.board.checked(usize::from(*at))?;
        if unit.unit.hex != q.hex || is_cargo(&unit)? {
            return Err(Fault::item(FaultCode::Contradiction, &"eliminated", i));
        }
        let each = u32::from(size(usize::from(*at), &unit)?);
        (gone, least) = (gone.saturating_add(each), least.min(each));
    }
    let mut reasons = Reasons::default();
    let spared = !q.eliminated.is_empty() && gone.saturating_sub(least) >= owed.over;
    // What must go, and what would.
    reasons.short(R4_8A, trail, (About::Units, usize::MAX), (owed.over, gone, RE));
    if spared {
        reasons.add(R4_8A, trail, About::Units, usize::MAX);
    }
    if reasons.none() {
        for at in q.eliminated {
            let effect = Effect::new(usize::from(*at), EffectKind::Eliminate, 0, R4_8A);
            effects.push(Effect { unit: number(usize::from(*at)), hex: q.hex, ..effect });
        }
    }
    let left = RemainingStack { re: owed.re.saturating_sub(gone) };
    Ok(reasons.verdict(Cites::by(R4_8A), || left))
}
