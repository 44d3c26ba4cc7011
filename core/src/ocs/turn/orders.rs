//! Orders: the moment comes from the state, the verdict from the question of the order's chapter. OCS 5.4, 5.7b, 6.1,
//! 12.11a.

use crate::fault::{Fault, FaultCode};
use crate::ocs::board::{Board, BoardHeld, HEXES, UNITS};
use crate::ocs::dumps::{Blow, BlowLoad, Blown};
use crate::ocs::effects::{EffectKind, Effects, HexMark};
use crate::ocs::modes::{ModeChange, ModeChanged, Release, Released};
use crate::ocs::rules::*;
use crate::ocs::sequence::{PermittedAction, TurnAction};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::captured_before;
use crate::ocs::units::{Halted, Kind, Mode, Orientation, Phase, Progress, Transport, Unit, word};
use crate::reflect::{Code, Flag, Question};
use crate::rule::Rule;
use crate::ruling::{Cites, Findings, Ruling, Trail, Verdict};

/// A unit that is to take a mode now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ChangeOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
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
}

/// Returns the phase in which an action was permitted, or the reasons why it was not.
pub(in crate::ocs::turn) fn when<T>(time: &Ruling<Verdict<PermittedAction>>) -> Result<Phase, Ruling<Verdict<T>>> {
    let phase = match time.value {
        Verdict::Allowed(permitted) => permitted.phase.get(),
        Verdict::Forbidden => None,
    };
    phase.ok_or_else(|| Ruling::new(Verdict::Forbidden, time.cites))
}

/// Returns a ruling with the rules of the moment among its own, if it allows.
pub(in crate::ocs::turn) fn timed<T>(ruling: Ruling<Verdict<T>>, time: &Cites) -> Ruling<Verdict<T>> {
    let mut ruling = ruling;
    if ruling.value.is_allowed() {
        ruling.cites.merge(time);
    }
    ruling
}

/// Decides whether a unit may take a mode, or turn to its other side, now (OCS 2.3, 5.4), as `ocs.modes.change`
/// decides. It may in its own Movement Segment, once, before it enters a hex. Reserve markers are counted when the
/// segment ends (`ocs.turn.next`), since they are placed after the units have moved (5.4a); how many there are is asked
/// for here. The effects set the mode, and that the unit has changed it. In another segment the answer cites why, and
/// nothing else.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{ChangeOrder, TurnState, change}};
/// use grognard_core::ocs::units::{Mode, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let asked = |segment| {
///     let segment = Code::new(segment);
///     let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
///     let order = ChangeOrder { board, turn, mode: Code::new(Mode::Move), ..Default::default() };
///     change(&order, &mut Effects::none(), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(Segment::Movement)? && !asked(Segment::Combat)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have.
/// * `missing_field` and `unknown_word` for the mode. For Reserve Mode, `missing_field` also for the Reserve markers of
///   the side.
/// * Those of `ocs.modes.change`, whose phase and player the state gives.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn change(
    question: &ChangeOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ModeChanged>>, Fault> {
    let q = question;
    word(q.mode, &text!("mode"))?;
    let (unit, at) = (q.board.unit(q.unit, &text!("unit"))?.unit, usize::from(q.unit));
    let time = q.turn.begins(&q.board, TurnAction::ChangeMode, unit.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    // The marker is counted as the segment ends.
    if q.mode.get() == Some(Mode::Reserve) {
        q.turn.reserves(unit.side)?;
    }
    let progress = word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, at))?;
    let ruling = crate::ocs::modes::changed(
        &ModeChange {
            board: q.board,
            unit: q.unit,
            mode: q.mode,
            oriented: q.oriented,
            phase: Code::new(phase),
            player: q.turn.player_for(unit.side, phase),
            begun: Flag::from(acted(unit, progress).map_err(|f| f.in_list(UNITS, at))?),
            changed: Flag::from(progress == Progress::Changed),
            ..ModeChange::default()
        },
        false,
        effects,
        trail,
    )?;
    if ruling.value.is_allowed() && progress == Progress::Nothing {
        effects.change(at, EffectKind::SetProgress, Code::new(Progress::Changed).0, R5_4);
    }
    Ok(timed(ruling, &time.cites))
}

/// Returns whether a unit has begun to move, load or be carried in the phase, or has built (5.4, 13.8d, 14.9d).
pub(in crate::ocs::turn) fn acted(unit: &Unit, progress: Progress) -> Result<bool, Fault> {
    let carried = word(unit.transported, &"transported")? != Transport::Nothing;
    Ok(matches!(progress, Progress::Entered | Progress::Built) || unit.mp_spent > 0 || carried)
}

/// Returns whether a unit has moved or overrun, so that nobody joins it who has not (6.1f). Transport Points that have loaded
/// where they stand have not.
pub(in crate::ocs::turn) fn is_under_way(unit: &Unit) -> bool {
    let hauls = unit.kind.get().is_some_and(Kind::is_transport);
    unit.progress.get() == Some(Progress::Entered) || unit.mp_spent > 0 && !hauls
}

/// Returns whether a unit has begun to move, and has not ended its movement (6.1g).
pub(in crate::ocs::turn) fn moving(unit: &Unit) -> bool {
    let began = unit.progress.get() == Some(Progress::Entered) || unit.mp_spent > 0;
    began && !unit.has_halted()
}

/// Returns why a unit that has begun to move ends its movement as others go on, and the paragraph. Its own stack goes
/// on without it, or not (6.1f, 6.1g).
pub(in crate::ocs::turn) const fn left_behind(by_its_stack: bool) -> (Halted, Rule) {
    if by_its_stack { (Halted::DroppedOff, R6_1F) } else { (Halted::Passed, R6_1G) }
}

/// Units that are to be released from Reserve now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ReleaseOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units, of one side, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
}

/// Returns the side of the first of the units of an order.
pub(in crate::ocs::turn) fn side_of(board: &Board<'_>, units: &[u16]) -> Result<u8, Fault> {
    let first = units.first().ok_or(Fault::new(FaultCode::Empty, &"units"))?;
    Ok(board.named(*first, &"units", 0)?.unit.side)
}

/// Decides whether units may be released from Reserve now (OCS 2.3, 5.7b), as `ocs.modes.release` decides. They may at
/// any time of their own Exploitation Phase, or of the Reaction Phase of the enemy's turn. The effects release them
/// until the phase ends. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{ReleaseOrder, TurnState, release}};
/// use grognard_core::ocs::units::{Mode, Orientation, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (mode, oriented) = (Code::new(Mode::Reserve), Code::new(Orientation::Move));
/// let units = [Unit { mode, oriented, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::ReactionMovement);
/// let asked = |player| {
///     let turn = TurnState { number: 1, segment, first: 1, second: 2, player, ..Default::default() };
///     let order = ReleaseOrder { board, turn, units: &[0] };
///     release(&order, &mut Effects::none(), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(2)? && !asked(1)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have.
/// * Those of `ocs.modes.release`, whose phase and player the state gives.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn release(
    question: &ReleaseOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Released>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    let time = q.turn.may(TurnAction::Release, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let (code, player) = (Code::new(phase), q.turn.player_for(side, phase));
    let asked = Release { board: q.board, units: q.units, phase: code, player };
    Ok(timed(crate::ocs::modes::release(&asked, effects, trail)?, &time.cites))
}

/// A dump that is to be blown now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BlowOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The supply of one hex that is named, in the order in which its owner loses it.
    #[required]
    pub loads: &'a [BlowLoad],
    /// One die, 1 to 6.
    #[required]
    pub dice: &'a [u8],
}

/// Blows a dump now (OCS 2.3, 12.11a), as `ocs.dumps.blow` decides. It is blown in a Movement Segment of the owner,
/// once a dump and phase, and not before what has fallen is captured (9.14). The effects destroy the supply, and mark
/// the hex until the phase ends. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::{dumps::BlowLoad, effects::Effects, sequence::Segment, turn::{BlowOrder, TurnState, blow}};
/// use grognard_core::ocs::units::{Kind, Unit};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let units = [Unit { amount: 12, ..Unit::of(1, Kind::Supply) }];
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let asked = |blown| {
///     let hexes = [BoardHex { blown: Flag::from(blown), ..Default::default() }];
///     let board = Board { units: &units, hexes: &hexes, ..Default::default() };
///     let order = BlowOrder { board, turn, loads: &[BlowLoad::default()], dice: &[4] };
///     blow(&order, &mut Effects::none(), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(false)? && !asked(true)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without loads.
/// * `out_of_range` for a load of a unit that the board does not have, or whose hex it does not have.
/// * Those of `ocs.dumps.blow`, such as `bad_die`, `too_few_dice` and `too_many_dice`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn blow(
    question: &BlowOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Blown>>, Fault> {
    let q = question;
    let first = q.loads.first().ok_or(Fault::new(FaultCode::Empty, &"loads"))?;
    let unit = q.board.unit(first.unit, &text!("unit")).map_err(|f| f.in_list(&"loads", 0))?.unit;
    let time = q.turn.may(TurnAction::Blow, unit.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    captured_before(&q.board, &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Blown::default));
    }
    // The hex remembers that it was tried.
    let hex = q.board.hex(unit.hex, HEXES)?;
    let asked = Blow {
        board: q.board,
        loads: q.loads,
        phase: Code::new(phase),
        player: q.turn.player_for(unit.side, phase),
        tried: hex.blown,
        dice: q.dice,
    };
    let ruling = crate::ocs::dumps::blow(&asked, effects, findings.trail)?;
    if ruling.value.is_allowed() {
        effects.mark(hex.hex, EffectKind::MarkHex, Code::new(HexMark::Blown).0, R12_11A);
    }
    Ok(timed(ruling, &time.cites))
}
