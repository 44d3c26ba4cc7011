//! Elimination of units in an overstacked hex. OCS 4.8a, 21.12c.

use super::strat::{StratSize, strat_of};
use super::{Excess, Sides, StackSize, standing};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::units::{Checked, Mode, Phase, word};
use crate::ocs::zoc::{is_cargo, named, number};
use crate::reflect::{Code, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Figure, Findings, Item, Need, Ruling, Sink, Trail, Verdict, What};
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
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
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
    /// Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not.
    #[measure("RE", 8)]
    pub strat_re: u32,
    /// The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c).
    #[measure("RE", 8)]
    pub strat_over: u32,
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
    /// The least number of units of this size that suffices alone; 0 if none does.
    pub alone: u16,
    /// What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then.
    pub what: Code<Excess>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the size of a unit of the board, in RE.
fn size(at: usize, unit: &Checked<'_>) -> Result<u16, Fault> {
    Ok(extent(unit).map_err(|f| f.in_list(UNITS, at))?.re)
}

/// Returns what a side owes for a hex.
pub(in crate::ocs) fn owed(board: &Board<'_>, hex: Hex, side: u8, phase: Phase) -> Result<Surplus, Fault> {
    let size = StackSize::of(board, hex, side, &[])?;
    let mut owed = Surplus { re: size.re, ..Surplus::default() };
    if phase != Phase::Reinforcement {
        owed.over = size.over;
    }
    if board.rules.strat_limit.is_set() {
        let strat = strat_of(board, hex, side, &[], &|_| false)?;
        owed.strat_re = strat.re;
        owed.strat_over = if phase == Phase::Reinforcement { 0 } else { strat.over };
    }
    Ok(owed)
}

impl Surplus {
    /// Returns the rules by which something is owed: 4.8a, or 21.12c alone.
    fn cites(&self) -> Cites {
        let strat = self.strat_over > 0;
        let mut cites = Cites::by(if strat && self.over == 0 { R21_12C } else { R4_8A });
        cites.add_if(R21_12C, strat);
        cites
    }
}

/// Returns how much of an overstacked hex its owner must eliminate, and the units among which he may choose (OCS 4.8a).
/// Each size of unit is a row, in order from the top of the stack. Under the option `strat_limit` rows for the excess of
/// units in Strat Mode follow (21.12c), of which a single unit or formation may stay whatever its size.
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
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `missing_field` and `unknown_word` for the phase.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in the hex.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn choices(
    question: &OverstackedHex<'_>,
    rows: &mut Sink<'_, SurplusChoice>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Surplus>, Fault> {
    let q = question;
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    let owed = owed(&q.board, q.hex, q.side, word(q.phase, &"phase")?)?;
    let mut cites = owed.cites();
    for (what, over, rule) in [(Excess::Size, owed.over, R4_8A), (Excess::Strat, owed.strat_over, R21_12C)] {
        if over > 0 {
            let shown = i32::try_from(over).unwrap_or(i32::MAX);
            trail.figure(rule, What::Size, About::Whole, Figure::over(shown, RE));
            by_size(q, what, over, rows)?;
            [R4_8, R4_6].into_iter().for_each(|rule| cites.add(rule));
        }
    }
    Ok(Ruling::new(owed, cites))
}

/// Appends a row for each size of units that would cure an excess.
fn by_size(q: &OverstackedHex<'_>, what: Excess, over: u32, rows: &mut Sink<'_, SurplusChoice>) -> Result<(), Fault> {
    let ours = Sides::Of(q.side);
    // The size of a unit that counts for the excess.
    let counted = |at: usize, unit: &Checked<'_>| {
        Ok::<u16, Fault>(if what == Excess::Size || unit.mode == Mode::Strat { size(at, unit)? } else { 0 })
    };
    for found in standing(&q.board, q.hex, ours) {
        let (at, unit) = found?;
        let each = counted(at, &unit)?;
        if each == 0 {
            continue;
        }
        let (mut units, mut first) = (0u16, true);
        // The fewest units of this size without which a single unit or formation is left.
        let mut fewest = u16::MAX;
        for other in standing(&q.board, q.hex, ours) {
            let (place, other) = other?;
            if counted(place, &other)? == each {
                first &= place >= at;
                units = units.saturating_add(1);
            }
            if what == Excess::Strat {
                let (mut rest, mut alike) = (0u16, true);
                for third in standing(&q.board, q.hex, ours) {
                    let (number, third) = third?;
                    let re = counted(number, &third)?;
                    let formation = third.unit.formation;
                    let kept = number == place || formation != 0 && formation == other.unit.formation;
                    if re > 0 && !kept {
                        rest = rest.saturating_add(1);
                        alike &= re == each;
                    }
                }
                fewest = fewest.min(if alike { rest } else { u16::MAX });
            }
        }
        if first {
            // This many are enough; one more could be spared.
            let enough = over.div_ceil(u32::from(each));
            let enough = u16::try_from(enough).unwrap_or(u16::MAX);
            let least = enough.min(fewest);
            let alone = if least <= units { least } else { 0 };
            let what = Code::new(what);
            rows.push(SurplusChoice { re: each, units, most: enough.min(units), alone, what, reserved: 0 });
        }
    }
    Ok(())
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
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The units to eliminate, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
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
/// bring the hex down to 10 RE, or if one of the units could be spared. Under the option `strat_limit` the same holds for
/// 3 RE of units in Strat Mode, or a single unit or formation of them (21.12c).
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
///
/// # Errors
///
/// * Those of `ocs.stacking.choices`.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice, is not of the side, or does not stand in the hex.
pub fn apply(
    question: &Elimination<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RemainingStack>>, Fault> {
    let q = question;
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    named(&q.board, q.eliminated, Some(q.side), &"eliminated")?;
    let owed = owed(&q.board, q.hex, q.side, word(q.phase, &"phase")?)?;
    let mut gone = 0u32;
    for (i, at) in numbered(q.eliminated) {
        let unit = q.board.checked(usize::from(*at))?;
        if unit.unit.hex != q.hex || is_cargo(&unit).map_err(|f| f.in_list(UNITS, usize::from(*at)))? {
            return Err(Fault::item_against(&"eliminated", i, &"hex: only who stands in the hex is eliminated"));
        }
        gone = gone.saturating_add(size(usize::from(*at), &unit)?.into());
    }
    // What units in Strat Mode have too much without those that go, save one of them.
    let strat = |spared: usize| match owed.strat_over {
        0 => Ok(StratSize::default()),
        _ => strat_of(&q.board, q.hex, q.side, &[], &|at| {
            at != spared && q.eliminated.iter().any(|gone| usize::from(*gone) == at)
        }),
    };
    let mut spared = false;
    for at in q.eliminated.iter().map(|at| usize::from(*at)) {
        let each = u32::from(size(at, &q.board.checked(at)?)?);
        spared |= gone.saturating_sub(each) >= owed.over && strat(at)?.over == 0;
    }
    let rule = if owed.strat_over > 0 && owed.over == 0 { R21_12C } else { R4_8A };
    let mut findings = Findings::of(owed.cites(), trail);
    // What must go, and what would.
    findings.short(R4_8A, Item::all(About::Units), Need::of(owed.over, gone, RE));
    strat(usize::MAX)?.judge(&mut findings);
    if spared {
        findings.object(rule, About::Units);
    }
    if findings.allows() {
        for at in q.eliminated {
            let effect = Effect::new(usize::from(*at), EffectKind::Eliminate, 0, rule);
            effects.push(Effect { unit: number(usize::from(*at)), hex: q.hex, ..effect });
        }
    }
    let left = RemainingStack { re: owed.re.saturating_sub(gone) };
    Ok(findings.verdict(|| left))
}
