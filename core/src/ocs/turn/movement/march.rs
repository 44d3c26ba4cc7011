//! Movement of a unit or stack that the board remembers. OCS 2.3, 4.5b, 5.8b, 6.1.

use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::movement::{March, Marched, Pace, Stride, follow};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::TraceHunt;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::fall_along;
use crate::ocs::turn::movement::strat_mode::{Halt, halted};
use crate::ocs::turn::orders::{is_under_way, left_behind, moving, side_of, when};
use crate::ocs::turn::supply::draws::own;
use crate::ocs::units::{Halted, Mode, Phase, Progress, Threw, Unit, word};
use crate::ocs::zoc::{DropOff, Waypoint, check_path};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A unit or stack that is to move now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct MarchOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that move together, from one hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order, none by an overrun.
    #[required]
    pub path: &'a [Waypoint],
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: &'a [DropOff],
}

/// Decides whether a unit or stack may move along a path now (OCS 2.3, 6.1), as `ocs.movement.path` decides. What the
/// units have spent and entered, and how they were fuelled, the board remembers. A stack that goes on after a halt is
/// the one that moved before (6.1f). Vehicles that were captured wait (13.2i), and nothing is captured in a simulcast
/// turn (2.4.3). Nobody moves before every combat and barrage is settled. A unit in Strat Mode that stops now must be
/// able to trace supply there at this moment (5.8b). It is one that the stack drops off, one that moved before it, or
/// one that has no MP left. The effects move the units and spend their MP. They end the movement:
///
/// * of whom the units drop off (6.1f);
/// * of those who moved before them (6.1g);
/// * of those whose presence lets trucks leave a zone of control or a unit in Strat Mode trace (4.5b). Nobody of them
///   is bound who can be left out, and the first of the board's list are bound before others.
///
/// What the enemy has there falls (`ocs.turn.capture`). In another segment the answer cites why, and nothing else.
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
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
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
///
/// # Errors
///
/// * `empty` for an order without units or without a path.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice, for units of two sides, and for an overrun on the path.
/// * Those of `ocs.movement.path`, whose phase and player the state gives.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn march(
    question: &MarchOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Marched>>, Fault> {
    let q = question;
    check_path(q.path)?;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    if let Some((i, _)) = numbered(q.path).find(|(_, stage)| stage.overrun.is_set()) {
        return Err(Fault::against(&"overrun", &"units: a march overruns nobody").in_list(&text!("path"), i));
    }
    let time = q.turn.begins(&q.board, TurnAction::Move, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    let Start { together, entered } = start(q, &mut findings)?;
    let asked = question_of(q, side, phase, entered);
    let mut last: Option<Pace> = None;
    let mut each = |stride| match stride {
        Stride::Stays(unit) => stay(q, unit, effects),
        Stride::Enters(pace) => {
            if let Some(before) = last.replace(pace).filter(|before| before.unit != pace.unit) {
                book(q, &before, effects);
            }
        }
    };
    let ruling = follow(&asked, &mut each, findings.trail)?;
    if let Some(pace) = last {
        book(q, &pace, effects);
    }
    findings.take(&ruling);
    if !findings.allows() {
        effects.take_back();
        return Ok(findings.verdict(Marched::default));
    }
    if ruling.value.allowed().is_some_and(|marched| marched.captures > 0) {
        if q.turn.simulcast.is_set() {
            effects.take_back();
            return Ok(Ruling::new(Verdict::Forbidden, Cites::by(R2_4_3)));
        }
        fall_along(&q.board, &|i| q.path.get(i).map(|stage| stage.hex), side, effects)?;
        findings.cite(R9_14);
    }
    findings.cites.merge(&ruling.cites);
    halts(q, &asked, side, effects, scratch, &mut findings)?;
    if !findings.allows() {
        effects.take_back();
        return Ok(findings.verdict(Marched::default));
    }
    passed(q, side, together, effects, &mut findings.cites)?;
    Ok(Ruling::new(ruling.value, findings.cites))
}

/// Returns the question of the chapter: the stack, its way and the moment.
fn question_of<'a>(q: &MarchOrder<'a>, side: u8, phase: Phase, entered: bool) -> March<'a> {
    March {
        board: q.board,
        units: q.units,
        path: q.path,
        drops: q.drops,
        phase: Code::new(phase),
        player: q.turn.player_for(side, phase),
        entered: Flag::from(entered),
    }
}

/// How a stack begins to move.
struct Start {
    /// Its units have begun to move, if they agree in that.
    together: Option<bool>,
    /// One of them has entered a hex in the phase.
    entered: bool,
}

/// Looks at the units that move. Adds the reasons why they wait (13.2i) or do not move together (6.1f).
fn start(q: &MarchOrder<'_>, findings: &mut Findings<'_, '_>) -> Result<Start, Fault> {
    let (mut together, mut entered) = (None, false);
    for (i, at) in numbered(q.units) {
        let unit = q.board.named(*at, &"units", i)?.unit;
        let progress = word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, usize::from(*at)))?;
        entered |= progress == Progress::Entered;
        let moves = is_under_way(unit);
        if progress == Progress::Captured {
            findings.object(R13_2I, About::Units.at(usize::from(*at)));
        }
        if *together.get_or_insert(moves) != moves {
            findings.object(R6_1F, About::Units.at(usize::from(*at)));
        }
    }
    Ok(Start { together, entered })
}

/// Appends the effects that end the movement of those who moved before (6.1f, 6.1g).
fn passed(
    q: &MarchOrder<'_>,
    side: u8,
    together: Option<bool>,
    effects: &mut Effects<'_>,
    cites: &mut Cites,
) -> Result<(), Fault> {
    let start = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).map(|unit| unit.hex);
    for (at, unit) in numbered(q.board.units).filter(|(_, unit)| moving(unit)) {
        if q.units.iter().any(|moving| usize::from(*moving) == at) {
            continue;
        }
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != side {
            continue;
        }
        let (why, rule) = left_behind(Some(unit.hex) == start && together == Some(true));
        cites.add(rule);
        effects.stop(at, why, rule);
    }
    Ok(())
}

/// Adds the reasons why units in Strat Mode do not stop where they do. They are those that moved before, those that
/// have nothing left, and those that are dropped off, at the moment when the stack comes there.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn halts(
    q: &MarchOrder<'_>,
    asked: &March<'_>,
    side: u8,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let hunted = TraceHunt { board: q.board, side, why: Flag(0) };
    let among = |at: usize| q.units.iter().any(|unit| usize::from(*unit) == at);
    let before = |at: usize, unit: &Unit| unit.side == side && moving(unit) && !among(at);
    // 4.5b: who moves now negates nothing where he was.
    let halt = Halt { hunted: &hunted, stops: &before, moved: None, leaves: &among };
    halted(&halt, effects, scratch, findings)?;
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
        let leaves = |at: usize| among(at) && left(at).is_none_or(|left| left > drop.waypoint);
        let halt = Halt { hunted: &hunted, stops: &stops, moved: Some(&here), leaves: &leaves };
        halted(&halt, effects, scratch, findings)?;
    }
    let strat = |at: usize| q.board.units.get(at).is_some_and(|unit| unit.mode.get() == Some(Mode::Strat));
    for at in q.units.iter().map(|at| usize::from(*at)).filter(|at| strat(*at)) {
        let mut left = None;
        let mut last = |stride: Stride| match stride {
            Stride::Enters(pace) if usize::from(pace.unit) == at => left = Some(pace.left),
            _ => {}
        };
        follow(asked, &mut last, &mut Trail::none())?;
        // Who is dropped off was looked at.
        if left != Some(0) || q.drops.iter().any(|drop| usize::from(drop.unit) == at) {
            continue;
        }
        let end = |other: usize, unit: &Unit| {
            let stage = q.drops.iter().find(|drop| usize::from(drop.unit) == other).map(|drop| drop.waypoint.into());
            let stage = stage.unwrap_or(q.path.len().saturating_sub(1));
            q.path.get(stage).filter(|_| among(other)).map_or(unit.hex, |stage| stage.hex)
        };
        let halt = Halt { hunted: &hunted, stops: &|other, _| other == at, moved: Some(&end), leaves: &among };
        halted(&halt, effects, scratch, findings)?;
    }
    Ok(())
}

/// Appends the effect by which a unit that negates a zone of control spends no more MP in the phase (4.5b). Who is dropped
/// off stops anyway.
fn stay(q: &MarchOrder<'_>, unit: u16, effects: &mut Effects<'_>) {
    let stopped = q.board.units.get(usize::from(unit)).is_none_or(|unit| unit.has_halted());
    if !stopped && !q.units.contains(&unit) {
        effects.stop(unit.into(), Halted::Negates, R4_5B);
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
        effects.stop(at, Halted::DroppedOff, R6_1F);
    }
    // 12.5e: it throws fuel out of one hex in a phase.
    if unit.threw.get() == Some(Threw::Here) {
        effects.change(at, EffectKind::SetThrew, Code::new(Threw::Elsewhere).0, R12_5E);
    }
}
