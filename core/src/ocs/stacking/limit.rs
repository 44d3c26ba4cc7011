//! The size of a stack and its limit. OCS 4.8, 4.8a.

use super::strat::strat_of;
use super::{Sides, standing};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::{LIMIT, extent};
use crate::ocs::units::{Checked, Kind, Phase, word};
use crate::ocs::zoc::named;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Amount, Cites, Figure, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A side's units in a hex, and units that would join them.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct StackAt<'a> {
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
    /// Units that would join those in the hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
}

/// The size of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct StackSize {
    /// Size of its combat units, in RE.
    #[measure("RE", 8)]
    pub re: u32,
    /// The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
    #[measure("RE", 8)]
    pub over: u32,
    /// The number of its combat units.
    pub combat_units: u16,
    /// Ports in the hex, of any side.
    pub ports: u16,
    /// Air bases in the hex, of any side.
    pub air_bases: u16,
    /// Hedgehogs in the hex, of any side.
    pub hedgehogs: u16,
    /// The hex is a box off the map.
    pub off_map: Flag,
    /// Its combat units are of more than one nation.
    pub mixed: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

impl StackSize {
    fn add(&mut self, at: usize, unit: &Checked<'_>, nation: &mut Option<u8>) -> Result<(), Fault> {
        if !unit.kind.is_combat() {
            return Ok(());
        }
        let size = extent(unit).map_err(|f| f.in_list(UNITS, at))?;
        self.combat_units = self.combat_units.saturating_add(1);
        self.re = self.re.saturating_add(u32::from(size.re));
        let first = *nation.get_or_insert(unit.unit.nationality);
        self.mixed = Flag::from(self.mixed.is_set() || first != unit.unit.nationality);
        Ok(())
    }
    /// Returns the size of a side's stack in a hex with the units that would join it.
    pub(crate) fn of(board: &Board<'_>, hex: Hex, side: u8, joining: &[u16]) -> Result<StackSize, Fault> {
        let mut size = StackSize { off_map: Flag::from(board.is_off_map(hex)), ..StackSize::default() };
        let mut nation = None;
        for found in standing(board, hex, Sides::All) {
            let (at, unit) = found?;
            if unit.unit.side == side {
                size.add(at, &unit, &mut nation)?;
            }
            // A hex holds at most one of each, whichever side it belongs to.
            let count = match unit.kind {
                Kind::Port => &mut size.ports,
                Kind::AirBase => &mut size.air_bases,
                Kind::Hedgehog => &mut size.hedgehogs,
                _ => continue,
            };
            *count = count.saturating_add(1);
        }
        for at in joining {
            let unit = board.checked(usize::from(*at))?;
            if unit.unit.hex != hex || super::is_cargo(&unit).map_err(|f| f.in_list(UNITS, usize::from(*at)))? {
                size.add(usize::from(*at), &unit, &mut nation)?;
            }
        }
        let over = size.re.saturating_sub(u32::from(LIMIT));
        size.over = if size.off_map.is_set() { 0 } else { over };
        Ok(size)
    }
}

/// Returns the size of a side's stack in a hex, including units that would join it (OCS 4.8). Cargo does not count.
///
/// ```
/// use grognard_core::ocs::measures::RE;
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// use grognard_core::ocs::{board::Board, stacking::{size, StackAt}, units::{Size, Unit}};
/// let division = Unit { size: Code::new(Size::MultiStep), steps: 4, hex: Hex::new(2, 2), ..Unit::regiment(1, 4, 3) };
/// let units = [division; 3];
/// let board = Board { units: &units, ..Default::default() };
/// let size = size(&StackAt { board, hex: Hex::new(2, 2), side: 1, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!((size.re, size.over), (12 * u32::from(RE), 2 * u32::from(RE)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice or is not of the side.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are named or in the hex.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn size(question: &StackAt<'_>, trail: &mut Trail<'_>) -> Result<Ruling<StackSize>, Fault> {
    let q = question;
    q.in_range()?;
    named(&q.board, q.units, Some(q.side), &"units")?;
    q.board.on_map(q.hex, &"hex")?;
    let size = StackSize::of(&q.board, q.hex, q.side, q.units)?;
    let mut cites = Cites::by(R4_8);
    cites.add_if(R4_6, size.combat_units > 0);
    let shown = i32::try_from(size.re).unwrap_or(i32::MAX);
    trail.figure(R4_8, What::Size, About::Whole, Figure::over(shown, RE));
    Ok(Ruling::new(size, cites))
}

/// The time at which stacking is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Moment {
    /// The end of a segment or phase.
    End = 1,
    /// During movement, retreat or advance.
    Movement,
    /// An overrun, in the hex from which it is made.
    Overrun,
}

/// A stack at a given time.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct StackWhen<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex. For an overrun, the hex from which it is made.
    #[required]
    pub hex: Hex,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// Units that would join those in the hex, by their `id`s. For an overrun, the overrunning units, whether they are
    /// in the hex or not.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The time at which stacking is judged. Required where the answer depends on it.
    #[when_needed]
    pub when: Code<Moment>,
    /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// Decides whether the units of a side may be in a hex together (OCS 4.8, 4.8a). A side may have at most 10 RE of
/// combat units in a hex. The limit holds at the end of every segment and phase except the Reinforcement Phase, and in
/// an overrun. A hex holds at most one port, one air base and one hedgehog at any time. A box off the map holds any
/// number. Under the option `strat_limit` at most 3 RE of them are in Strat Mode at an end, save a single unit or
/// formation (21.12c).
///
/// ```
/// use grognard_core::ocs::units::Phase;
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// use grognard_core::ocs::{board::Board, stacking::{assess, Moment, StackWhen}, units::Unit};
/// let units = [Unit { hex: Hex::new(2, 2), ..Unit::regiment(1, 4, 3) }; 11];
/// let board = Board { units: &units, ..Default::default() };
/// let when = Code::new(Moment::End);
/// let end = StackWhen { board, hex: Hex::new(2, 2), side: 1, when, phase: Code::new(Phase::Movement), ..Default::default() };
/// assert!(!assess(&end, &mut Trail::none())?.value.is_allowed());
/// let moving = StackWhen { when: Code::new(Moment::Movement), ..end };
/// assert!(assess(&moving, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.stacking.size`.
/// * `missing_field` and `unknown_word` for `when` and the phase.
pub fn assess(question: &StackWhen<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<StackSize>>, Fault> {
    let q = question;
    q.in_range()?;
    named(&q.board, q.units, Some(q.side), &"units")?;
    q.board.on_map(q.hex, &"hex")?;
    let (when, phase) = (word(q.when, &text!("when"))?, word(q.phase, &"phase")?);
    let size = StackSize::of(&q.board, q.hex, q.side, q.units)?;
    let shown = i32::try_from(size.re).unwrap_or(i32::MAX);
    trail.figure(R4_8, What::Size, About::Whole, Figure::over(shown, RE));
    let mut findings = Findings::by(R4_8, trail);
    if size.off_map.is_set() {
        return Ok(findings.verdict(|| size));
    }
    let judged = match when {
        Moment::End => phase != Phase::Reinforcement,
        Moment::Movement => false,
        Moment::Overrun => true,
    };
    let whole = Item::WHOLE;
    if judged {
        let stacked = Amount::of(What::Size, size.re, RE);
        findings.over(R4_8A, whole, stacked, u32::from(LIMIT));
        if when == Moment::End {
            findings.over(R4_8, whole, stacked, u32::from(LIMIT));
        }
    }
    findings.cite_if(R4_8A, size.over > 0 || when == Moment::Overrun);
    if judged && when == Moment::End && q.board.rules.strat_limit.is_set() {
        let strat = strat_of(&q.board, q.hex, q.side, q.units, &|_| false)?;
        strat.judge(&mut findings);
    }
    let nations = judged && size.mixed.is_set() && q.board.rules.nations_apart.is_set();
    findings.forbid_if(R4_8, nations);
    for count in [size.ports, size.air_bases, size.hedgehogs] {
        findings.over(R4_8, whole, Amount::of(What::Count, u32::from(count), 1), 1);
    }
    Ok(findings.verdict(|| size))
}

/// A position at the end of a segment or phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SegmentEnd<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// What a hex holds too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Excess {
    /// RE of combat units.
    #[measure("RE", 8)]
    Size,
    /// Ports.
    Ports,
    /// Air bases.
    AirBases,
    /// Hedgehogs.
    Hedgehogs,
    /// Nations, where a game keeps them apart.
    Nations,
    /// RE of units in Strat Mode, where a game limits them (21.12c).
    #[measure("RE", 8)]
    Strat,
}

/// A hex that holds too much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Overstacked {
    /// The hex.
    pub hex: Hex,
    /// The amount in the hex: RE, or facilities; 0 for nations.
    #[measured_by(what)]
    pub amount: u32,
    /// The excess, in the same unit.
    #[measured_by(what)]
    pub over: u32,
    /// The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
    pub rule: u16,
    /// The side of the combat units; for facilities, the side of the top unit in the hex.
    pub side: u8,
    /// What the hex holds too much of.
    pub what: Code<Excess>,
}

/// The number of hexes that hold too much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct OverstackedCount {
    /// The number of rows.
    pub found: u32,
}

/// Returns every hex of a position that holds too much at the end of a segment or phase (OCS 4.8, 4.8a, 21.12c). The rows are
/// in the order of the board's list.
///
/// ```
/// use grognard_core::ocs::measures::RE;
/// use grognard_core::ocs::units::Phase;
/// use grognard_core::reflect::Code;
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, stacking::{overstacked, Overstacked, SegmentEnd}, units::Unit};
/// let units = [Unit { hex: Hex::new(2, 2), ..Unit::regiment(1, 4, 3) }; 11];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [Overstacked::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// overstacked(&SegmentEnd { board, phase: Code::new(Phase::Movement), ..Default::default() }, &mut rows, &mut Trail::none())?;
/// assert_eq!(rows.items()[0].over, u32::from(RE));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in any hex.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn overstacked(
    question: &SegmentEnd<'_>,
    rows: &mut Sink<'_, Overstacked>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<OverstackedCount>, Fault> {
    let q = question;
    let judged = word(q.phase, &"phase")? != Phase::Reinforcement;
    // 4.8, unless units in Strat Mode alone are too many.
    let (mut cites, mut others) = (Cites::by(R4_8), false);
    let mut count = OverstackedCount::default();
    let mut last: Option<Hex> = None;
    for (at, unit) in numbered(q.board.units) {
        let fresh = last != Some(unit.hex);
        last = Some(unit.hex);
        // Each side is judged once, at the first of its units in the hex.
        if q.board.stack(unit.hex).take_while(|(other, _)| *other < at).any(|(_, u)| u.side == unit.side) {
            continue;
        }
        let size = StackSize::of(&q.board, unit.hex, unit.side, &[])?;
        if size.off_map.is_set() {
            continue;
        }
        let mut row = |what, rule: crate::rule::Rule, amount, over| {
            cites.add(rule);
            let (shown, den) = match what {
                Excess::Size | Excess::Strat => (What::Size, RE),
                _ => (What::Count, 1),
            };
            let figure = |n: u32| Figure::over(i32::try_from(n).unwrap_or(i32::MAX), den);
            trail.figure(rule, shown, About::Units.at(at), figure(amount));
            trail.figure(rule, What::Forbidden, About::Units.at(at), figure(over));
            count.found = count.found.saturating_add(1);
            others |= what != Excess::Strat;
            let what = Code::new(what);
            rows.push(Overstacked { hex: unit.hex, amount, over, rule: rule.0, side: unit.side, what });
        };
        if size.over > 0 && judged {
            row(Excess::Size, R4_8A, size.re, size.over);
        }
        if size.mixed.is_set() && judged && q.board.rules.nations_apart.is_set() {
            row(Excess::Nations, R4_8, 0, 0);
        }
        if judged && q.board.rules.strat_limit.is_set() {
            let strat = strat_of(&q.board, unit.hex, unit.side, &[], &|_| false)?;
            if strat.over > 0 {
                row(Excess::Strat, R21_12C, strat.re, strat.over);
            }
        }
        let facilities =
            [(Excess::Ports, size.ports), (Excess::AirBases, size.air_bases), (Excess::Hedgehogs, size.hedgehogs)];
        for (what, number) in facilities.into_iter().filter(|(_, number)| fresh && *number > 1) {
            row(what, R4_8, u32::from(number), u32::from(number).saturating_sub(1));
        }
    }
    let cites = if count.found > 0 && !others { Cites::by(R21_12C) } else { cites };
    Ok(Ruling::new(count, cites))
}
