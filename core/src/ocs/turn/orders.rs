//! Orders: the moment comes from the state, the verdict from the question of the order's chapter. OCS 5.4, 5.7b, 6.1,
//! 12.11a.

use super::TurnState;
use super::capture::{captured_before, fall_along};
use super::haul::moving;
use super::strat::halted;
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::{Board, BoardHeld, HEXES, UNITS};
use crate::ocs::dumps::{Blow, BlowLoad, Blown};
use crate::ocs::effects::{Effect, EffectKind, Effects, HexMark};
use crate::ocs::headquarters::ServiceLimit;
use crate::ocs::modes::{ModeChange, ModeChanged, Release, Released};
use crate::ocs::movement::{March, Marched, Pace, Stride, follow};
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::sequence::{PermittedAction, TurnAction};
use crate::ocs::trace::TraceHunt;
use crate::ocs::units::{Mode, Orientation, Phase, Progress, Threw, Transport, Unit, word};
use crate::ocs::zoc::{DropOff, Waypoint, check_path};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A unit that is to take a mode now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ChangeOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The unit, by its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
    #[required]
    pub mode: Code<Mode>,
    /// The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
    pub oriented: Code<Orientation>,
    /// The game's options.
    pub rules: GameRules,
}

/// Returns the phase in which an action was permitted, or the reasons why it was not.
pub(super) fn when<T>(time: &Ruling<Verdict<PermittedAction>>) -> Result<Phase, Ruling<Verdict<T>>> {
    let phase = match time.value {
        Verdict::Allowed(permitted) => permitted.phase.get(),
        Verdict::Forbidden => None,
    };
    phase.ok_or(Ruling::new(Verdict::Forbidden, time.cites))
}

/// Returns a ruling with the rules of the moment among its own, if it allows.
pub(super) fn timed<T>(ruling: Ruling<Verdict<T>>, time: &Cites) -> Ruling<Verdict<T>> {
    let mut ruling = ruling;
    if ruling.value.is_allowed() {
        ruling.cites.merge(time);
    }
    ruling
}

/// Decides whether a unit may take a mode, or turn to its other side, now (OCS 2.3, 5.4): in its own Movement Segment,
/// once, before it enters a hex, as `ocs.modes.change` decides. Reserve markers are counted when the segment ends
/// (`ocs.turn.next`), since they are placed after the units have moved (5.4a). The effects set the mode, and that the unit
/// has changed it. In another segment the answer cites why, and nothing else.
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
pub fn change(
    question: &ChangeOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ModeChanged>>, Fault> {
    let q = question;
    q.rules.sound()?;
    let (unit, at) = (q.board.unit(q.unit, &text!("unit"))?.unit, usize::from(q.unit));
    let time = q.turn.begins(&q.board, TurnAction::ChangeMode, unit.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
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
            rules: q.rules,
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

/// Returns whether a unit has begun to move, load or be carried in the phase (5.4, 14.9d).
pub(super) fn acted(unit: &Unit, progress: Progress) -> Result<bool, Fault> {
    let carried = word(unit.transported, &"transported")? != Transport::Nothing;
    Ok(progress == Progress::Entered || unit.mp_spent > 0 || carried)
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
    /// The units, of one side, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
}

/// Returns the side of the first of the units of an order.
pub(super) fn side_of(board: &Board<'_>, units: &[u16]) -> Result<u8, Fault> {
    let first = units.first().ok_or(Fault::new(FaultCode::Empty, &"units"))?;
    Ok(board.unit(*first, &"").map_err(|f| f.in_list(&"units", 0))?.unit.side)
}

/// Decides whether units may be released from Reserve now (OCS 2.3, 5.7b), at any time of their own Exploitation Phase or
/// of the Reaction Phase of the enemy's turn, as `ocs.modes.release` decides. The effects release them until the phase
/// ends. In another segment the answer cites why, and nothing else.
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

/// A unit or stack that is to move now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct MarchOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that move together, from one hex, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order, none by an overrun.
    #[required]
    pub path: &'a [Waypoint],
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: &'a [DropOff],
    /// The gauge of the trains of the side that moves, numbered by the caller; 0 in a game with a single gauge.
    pub gauge: u8,
    /// The game's limits on the units that headquarters support.
    pub limits: &'a [ServiceLimit],
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether a unit or stack may move along a path now (OCS 2.3, 6.1), as `ocs.movement.path` decides; what the
/// units have spent and entered, and how they were fuelled, the board remembers. A stack that goes on after a halt is
/// the one that moved before (6.1f), vehicles that were captured wait (13.2i), and nothing is captured in a simulcast turn
/// (2.4.3). Nobody moves before every combat and barrage is settled. A unit in Strat Mode that it drops off, or that moved
/// before it and now stops, must be able to trace supply there at this moment (5.8b). The effects move the units, spend their MP, and end the
/// movement of whom they drop off (6.1f), of those who moved before them (6.1g) and of those whose presence lets trucks
/// leave a zone of control (4.5b). What the enemy has there falls (`ocs.turn.capture`). In another segment the answer
/// cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::{measures::MP, sequence::Segment, turn::{MarchOrder, TurnState, march}};
/// use grognard_core::ocs::{units::{Face, Mobility, Mode, Unit}, zoc::Waypoint};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, 2 * MP, 2 * MP), ..Default::default() }];
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { ma: (2 * MP).into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let mode = Code::new(Mode::Move);
/// let units = [Unit { mode, move_side: legs, combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let path = [1, 2].map(|q| Waypoint { hex: Hex::new(q, 0), ..Default::default() });
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// let order = MarchOrder { board, turn, units: &[0], path: &path, ..Default::default() };
/// let mut scratch = Scratch::none();
/// assert!(march(&order, &mut effects, &mut scratch, &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.amount, e.hex.q)).collect();
/// assert_eq!(did, [(EffectKind::SpendMp, 2 * MP, 0), (EffectKind::Move, 0, 2)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn march(
    question: &MarchOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Marched>>, Fault> {
    let q = question;
    q.rules.sound()?;
    check_path(q.path)?;
    let side = side_of(&q.board, q.units)?;
    if let Some((i, _)) = numbered(q.path).find(|(_, stage)| stage.overrun.is_set()) {
        return Err(Fault::new(FaultCode::Contradiction, &"overrun").in_list(&text!("path"), i));
    }
    let time = q.turn.begins(&q.board, TurnAction::Move, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut reasons = Reasons::default();
    let mut together = None;
    for (i, at) in numbered(q.units) {
        let unit = q.board.unit(*at, &"").map_err(|f| f.in_list(&"units", i))?.unit;
        let progress = word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, usize::from(*at)))?;
        let entered = progress == Progress::Entered;
        if progress == Progress::Captured {
            reasons.add(R13_2I, trail, About::Units, usize::from(*at));
        }
        if *together.get_or_insert(entered) != entered {
            reasons.add(R6_1F, trail, About::Units, usize::from(*at));
        }
    }
    if !reasons.none() {
        return Ok(reasons.verdict(time.cites, Marched::default));
    }
    let asked = March {
        board: q.board,
        units: q.units,
        path: q.path,
        drops: q.drops,
        phase: Code::new(phase),
        player: q.turn.player_for(side, phase),
        entered: Flag::from(together == Some(true)),
        rules: q.rules,
    };
    let mut last: Option<Pace> = None;
    let mut each = |stride| match stride {
        Stride::Stays(unit) => stay(q, unit, effects),
        Stride::Enters(pace) => {
            if let Some(before) = last.replace(pace).filter(|before| before.unit != pace.unit) {
                book(q, &before, effects);
            }
        }
    };
    let mut ruling = follow(&asked, &mut each, trail)?;
    if let Some(pace) = last {
        book(q, &pace, effects);
    }
    if !ruling.value.is_allowed() {
        effects.take_back();
        return Ok(ruling);
    }
    if ruling.value.allowed().is_some_and(|marched| marched.captures > 0) {
        if q.turn.simulcast.is_set() {
            effects.take_back();
            return Ok(Ruling::new(Verdict::Forbidden, Cites::by(R2_4_3)));
        }
        fall_along(&q.board, &|i| q.path.get(i).map(|stage| stage.hex), side, effects)?;
        ruling.cites.add(R9_14);
    }
    halts(q, side, scratch, (&mut ruling.cites, &mut reasons, trail))?;
    if !reasons.none() {
        effects.take_back();
        return Ok(reasons.verdict(time.cites, Marched::default));
    }
    let start = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).map(|unit| unit.hex);
    for (at, unit) in numbered(q.board.units).filter(|(_, unit)| moving(unit)) {
        if q.units.iter().any(|moving| usize::from(*moving) == at) {
            continue;
        }
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != side {
            continue;
        }
        let rule = if Some(unit.hex) == start && together == Some(true) { R6_1F } else { R6_1G };
        ruling.cites.add(rule);
        effects.change(at, EffectKind::Stop, 0, rule);
    }
    Ok(timed(ruling, &time.cites))
}

/// Adds the reasons why units in Strat Mode do not stop where they do: those that moved before, and those that are dropped
/// off, at the moment when the stack comes there.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn halts(
    q: &MarchOrder<'_>,
    side: u8,
    scratch: &mut Scratch<'_>,
    (cites, reasons, trail): (&mut Cites, &mut Reasons, &mut Trail<'_>),
) -> Result<(), Fault> {
    let (board, gauge, limits, rules) = (q.board, q.gauge, q.limits, q.rules);
    let hunted = TraceHunt { board, side, gauge, why: Flag(0), limits, rules };
    let among = |at: usize| q.units.iter().any(|unit| usize::from(*unit) == at);
    let before = |at: usize, unit: &Unit| unit.side == side && moving(unit) && !among(at);
    halted(&hunted, &before, None, scratch, (cites, reasons, trail))?;
    for (i, drop) in numbered(q.drops) {
        // Once a hex.
        if q.drops.iter().take(i).any(|other| other.waypoint == drop.waypoint) {
            continue;
        }
        let left = |at: usize| q.drops.iter().find(|drop| usize::from(drop.unit) == at).map(|drop| drop.waypoint);
        let here = |at: usize, unit: &Unit| {
            let stage = left(at).filter(|left| *left < drop.waypoint).unwrap_or(drop.waypoint);
            q.path.get(usize::from(stage)).filter(|_| among(at)).map_or(unit.hex, |stage| stage.hex)
        };
        let stops = |at: usize, _: &Unit| left(at) == Some(drop.waypoint);
        halted(&hunted, &stops, Some(&here), scratch, (&mut *cites, &mut *reasons, &mut *trail))?;
    }
    Ok(())
}

/// Appends the effect by which a unit that negates a zone of control spends no more MP in the phase (4.5b). Who is dropped
/// off stops anyway.
fn stay(q: &MarchOrder<'_>, unit: u16, effects: &mut Effects<'_>) {
    let stopped = q.board.units.get(usize::from(unit)).is_none_or(|unit| unit.halted.is_set());
    if !stopped && !q.units.contains(&unit) {
        effects.change(unit.into(), EffectKind::Stop, 0, R4_5B);
    }
}

/// Appends the effects of a unit's move, of which this is the last hex.
fn book(q: &MarchOrder<'_>, pace: &Pace, effects: &mut Effects<'_>) {
    let at = usize::from(pace.unit);
    let (Some(unit), Some(stage)) = (q.board.units.get(at), q.path.get(usize::from(pace.waypoint))) else { return };
    let spent = pace.spent.saturating_sub(unit.mp_spent);
    if spent > 0 {
        effects.amount(at, EffectKind::SpendMp, spent, R6_1A);
    }
    effects.push(Effect { hex: stage.hex, ..Effect::new(at, EffectKind::Move, 0, R6_0) });
    if q.drops.iter().any(|drop| usize::from(drop.unit) == at) {
        effects.change(at, EffectKind::Stop, 0, R6_1F);
    }
    // 12.5e: it throws fuel out of one hex in a phase.
    if unit.threw.get() == Some(Threw::Here) {
        effects.change(at, EffectKind::SetThrew, Code::new(Threw::Elsewhere).0, R12_5E);
    }
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

/// Blows a dump now (OCS 2.3, 12.11a), as `ocs.dumps.blow` decides: in a Movement Segment of the owner, once a dump and
/// phase, and not before what has fallen is captured (9.14). The effects destroy the supply, and mark the hex until the
/// phase ends. In another segment the answer cites why, and nothing else.
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
    let mut reasons = Reasons::default();
    captured_before(&q.board, &mut reasons, trail);
    if !reasons.none() {
        return Ok(reasons.verdict(time.cites, Blown::default));
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
    let ruling = crate::ocs::dumps::blow(&asked, effects, trail)?;
    if ruling.value.is_allowed() {
        effects.mark(hex.hex, EffectKind::MarkHex, Code::new(HexMark::Blown).0, R12_11A);
    }
    Ok(timed(ruling, &time.cites))
}
