//! Taking a mode by choice. OCS 5.3, 5.4, 5.4a, 5.7, 5.8.

use super::super::board::{Board, BoardHeld, UNITS};
use super::super::effects::{EffectKind, Effects};
use super::super::rules::*;
use super::super::units::{Checked, Kind, Mode, Orientation, Phase, word};
use super::super::zoc::coverers;
use super::rule_of;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Said};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Need, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A unit that is to take a mode.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ModeChange<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
    #[required]
    pub mode: Code<Mode>,
    /// The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
    #[when_needed]
    pub oriented: Code<Orientation>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
    /// The Reserve markers of the unit's side, those on the board included, 0 to 254. Required to enter Reserve Mode.
    #[when_needed]
    pub reserve_markers: Said<u8>,
    /// The unit has begun to move in this phase.
    pub begun: Flag,
    /// The unit has changed its mode in this phase.
    pub changed: Flag,
}

/// A mode that a unit took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ModeChanged {
    /// The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted.
    pub markers_left: u16,
    /// The mode.
    pub mode: Code<Mode>,
    /// The side of the counter that shows.
    pub shows: Code<Orientation>,
}

/// Returns whether a unit has modes at all: a ground unit that is not supply or a facility (5.1).
const fn has_modes(kind: Kind) -> bool {
    kind.is_combat() || kind.is_transport()
}

/// Returns the paragraph by which a kind of unit never takes a voluntary mode.
const fn never(kind: Kind, mode: Mode) -> Option<Rule> {
    match mode {
        Mode::Combat if kind.is_replacement() || kind.is_transport() => Some(R5_5C),
        Mode::Reserve if kind.is_transport() && !matches!(kind, Kind::OrganicTruck) => Some(R5_7F),
        Mode::Strat if kind.is_transport() => Some(R5_8C),
        _ => None,
    }
}

/// Decides whether a unit may take a mode, or turn to its other side, as it begins to move (OCS 5.4). It may in its own
/// Movement Phase, once, at no movement points. Reserve and Strat Mode are not entered in an enemy zone of control,
/// negated or not (5.7c, 5.8a). Reserve Mode takes a marker, of which one serves a stack (5.4a). A disorganized unit
/// stays so and may turn. The effects set the mode and the orientation.
///
/// ```
/// use grognard_core::ocs::modes::{ModeChange, change};
/// use grognard_core::ocs::{board::Board, effects::Effects, units::{Mode, Orientation, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { mode: Code::new(Mode::Combat), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let (mode, phase) = (Code::new(Mode::Reserve), Code::new(Phase::Movement));
/// let oriented = Code::new(Orientation::Move);
/// let question = ModeChange { board, mode, oriented, phase, player: 1, reserve_markers: 2.into(), ..Default::default() };
/// let changed = change(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(changed.markers_left, 1);
/// let none = ModeChange { reserve_markers: 0.into(), ..question };
/// assert!(!change(&none, &mut Effects::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the mode, the phase and the player, and for the orientation and the Reserve markers, where
///   they count. Also for the side, the kind, the mode, the orientation and the steps of units of the board.
/// * `out_of_range` for a unit that is not on the board, for more than 254 Reserve markers, and for steps that no
///   counter has.
/// * `contradiction` for an orientation that units in the mode do not have. Also for combat units of two sides in a
///   hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of the question and of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn change(
    question: &ModeChange<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ModeChanged>>, Fault> {
    changed(question, true, effects, trail)
}

/// As [`change`]; Reserve markers are counted now only if `marked` says so.
pub(in crate::ocs) fn changed(
    q: &ModeChange<'_>,
    marked: bool,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ModeChanged>>, Fault> {
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    let (mode, phase) = (word(q.mode, &text!("mode"))?, word(q.phase, &"phase")?);
    q.in_range()?;
    let at = usize::from(q.unit);
    let mut findings = Findings::of(Cites::of(&[R5_4, rule_of(mode)]), trail);
    if !has_modes(unit.kind) {
        findings.object(R5_1, About::Units.at(at));
        return Ok(findings.verdict(ModeChanged::default));
    }
    let own = phase == Phase::Movement && unit.unit.side == q.player;
    if !own || q.begun.is_set() || q.changed.is_set() {
        findings.object(R5_4, About::Units.at(at));
    }
    let turns = unit.mode == mode;
    match (unit.mode, mode) {
        // 5.4: involuntary markers come off in the Clean Up Phase and not before; a disorganized unit may turn.
        (Mode::Dg, Mode::Dg) => {}
        (Mode::Dg | Mode::Exploit, _) => {
            findings.object(R5_4, About::Units.at(at));
            findings.object(rule_of(unit.mode), About::Units.at(at));
        }
        (_, Mode::Dg | Mode::Exploit) => findings.object(R5_3, About::Units.at(at)),
        _ => {}
    }
    if let Some(rule) = never(unit.kind, mode) {
        findings.object(rule, About::Units.at(at));
    }
    let shows = orientation(q, &unit, mode, &mut findings.cites)?;
    let mut left = 0;
    if mode == Mode::Reserve && !turns && marked {
        left = markers_left(q, &unit, &mut findings)?;
        findings.cite(R5_4A);
    }
    if !turns && matches!(mode, Mode::Reserve | Mode::Strat) {
        covered(q, &unit, mode, &mut findings)?;
    }
    if findings.allows() {
        if !turns {
            effects.amount(at, EffectKind::SetMode, u16::from(q.mode.0), rule_of(mode));
        }
        if matches!(mode, Mode::Reserve | Mode::Dg) && (!turns || shows != unit.shows) {
            let rule = if mode == Mode::Dg { R5_4 } else { R5_7A };
            effects.amount(at, EffectKind::Orient, u16::from(Code::new(shows).0), rule);
        }
    }
    let changed = ModeChanged { markers_left: left, mode: q.mode, shows: Code::new(shows) };
    Ok(findings.verdict(|| changed))
}

/// Returns the Reserve markers that are left, and adds the reason why there is none for the unit (5.4a).
fn markers_left(q: &ModeChange<'_>, unit: &Checked<'_>, findings: &mut Findings<'_, '_>) -> Result<u16, Fault> {
    let (used, shared) = reserve_stacks(&q.board, unit.unit.side, Some(unit.unit.hex))?;
    let all = q.reserve_markers.said(&"reserve_markers")?;
    let (all, needed) = (u16::from(all), used.saturating_add(u16::from(!shared)));
    findings.short(R5_4A, About::Units.at(usize::from(q.unit)), Need::of(u32::from(needed), u32::from(all), 1));
    Ok(all.saturating_sub(needed))
}

/// Adds the reason why a mode is not entered in a zone of control (5.7c, 5.8a).
fn covered(q: &ModeChange<'_>, unit: &Checked<'_>, mode: Mode, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    let at = usize::from(q.unit);
    let rule = if mode == Mode::Reserve { R5_7C } else { R5_8A };
    let covered = coverers(&q.board, unit.unit.hex, unit.unit.side).next().transpose()?;
    if let Some((by, _)) = covered.filter(|_| !q.board.is_off_map(unit.unit.hex)) {
        findings.note(R4_5, What::Covered, About::Units.at(at), i32::try_from(by).unwrap_or(i32::MAX));
        findings.object(rule, About::Units.at(at));
    }
    Ok(())
}

/// Returns the side of the counter that will show.
fn orientation(q: &ModeChange<'_>, unit: &Checked<'_>, mode: Mode, cites: &mut Cites) -> Result<Orientation, Fault> {
    let wanted = match mode {
        Mode::Combat | Mode::Exploit => Orientation::Combat,
        Mode::Move | Mode::Strat => Orientation::Move,
        // 5.6b: replacements and Transport Points are oriented to Move in any mode.
        Mode::Reserve | Mode::Dg if unit.kind.is_replacement() || unit.kind.is_transport() => {
            cites.add(R5_6B);
            Orientation::Move
        }
        Mode::Reserve | Mode::Dg => {
            cites.add_if(R5_7A, mode == Mode::Reserve);
            word(q.oriented, &text!("oriented"))?
        }
    };
    match q.oriented.get() {
        Some(said) if said != wanted => {
            Err(Fault::against(&text!("oriented"), &"mode: in its mode the counter is turned the other way"))
        }
        _ => Ok(wanted),
    }
}

/// Returns the number of Reserve markers of a side on the board, one for each hex with Reserves, and whether one lies in a
/// hex already.
pub(in crate::ocs) fn reserve_stacks(board: &Board<'_>, side: u8, hex: Option<Hex>) -> Result<(u16, bool), Fault> {
    let (mut hexes, mut shared) = (0u16, false);
    let mut last: Option<Hex> = None;
    for (at, other) in numbered(board.units).filter(|(_, u)| u.may_be_of(side)) {
        other.said_side().map_err(|f| f.in_list(UNITS, at))?;
        // The words of the unit itself are those that it leaves.
        if other.mode.get() != Some(Mode::Reserve) || other.released.is_set() {
            continue;
        }
        // Units of one hex stand together in the list.
        if last != Some(other.hex) {
            hexes = hexes.saturating_add(1);
            last = Some(other.hex);
        }
        shared |= Some(other.hex) == hex;
    }
    Ok((hexes, shared))
}
