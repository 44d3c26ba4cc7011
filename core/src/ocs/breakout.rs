//! Breakout of units that cannot trace supply. OCS 12.8e.

use super::board::{Board, BoardHeld, UNITS};
use super::effects::{EffectKind, Effects};
use super::measures::TP;
use super::paths::{Line, Open, Stay};
use super::rules::*;
use super::sequence::Segment;
use super::units::{Checked, Kind, Mobility, word};
use crate::dice::Dice;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::map::Search;
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Spare};
use crate::ruling::{About, Amount, Findings, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The greatest distance of a friend in trace, in hexes (12.8e.B).
const NEAR: u32 = 15;
/// The die roll from which a unit escapes.
const ESCAPES: u8 = 5;
/// The most rolls that one question makes.
const ROLLS: usize = 16;
const KNOWN_ROLLS: Bounds = Bounds { low: 1, high: 16, limit: "rolls of a breakout" };

/// A unit that is to break out.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Breakout<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The segment.
    #[required]
    pub segment: Code<Segment>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
    /// The units of its side that are in trace now, by their `id`s. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
    /// This is the first turn in which the unit finds itself without trace: in its last Supply Phase it traced without
    /// eating, or it has arrived since.
    pub first: Flag,
}

/// The terms of a breakout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BreakoutAssessment {
    /// The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none.
    pub way: u16,
    /// The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn.
    pub distance: u16,
    /// The rolls that are made, from 1: one for a unit, one for each Transport Point.
    #[range(KNOWN_ROLLS)]
    pub rolls: u8,
    /// The modifier of each roll.
    #[range(0, 1)]
    pub drm: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Decides whether a unit may break out (OCS 12.8e). It is a combat unit with a movement allowance and without trace,
/// in its own Breakout Segment. Some way leads from it to a friend in trace, and it has a friendly combat unit in trace
/// within 15 hexes. No enemy combat unit stands on the way, and none of its hexes and hexsides is prohibited to the
/// movement of the unit's Move Mode side. For Truck movement none of its hexes lies in an enemy zone of control that is
/// not negated. The unit's own hex does not count. In the first turn without trace neither is asked for, and Transport
/// Points may break out too.
///
/// ```
/// use grognard_core::ocs::{board::Board, breakout::{Breakout, assess}, sequence::Segment, units::{Face, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail, scratch::Scratch};
/// let move_side = Face { ma: 36.into(), ..Default::default() };
/// let units = [Unit { move_side, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Breakout);
/// let question = Breakout { board, unit: 0, segment, player: 1, first: Flag::YES, ..Default::default() };
/// let terms = assess(&question, &mut Scratch::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((terms.rolls, terms.drm), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the segment and the player, and for the side, the kind, the mode, the orientation and the
///   steps of units of the board. Also for the movement allowance of the unit's Move Mode side.
/// * `out_of_range` for a unit that is not on the board, for Transport Points that are none or more than 16, and for
///   steps that no counter has.
/// * `contradiction` for a unit in trace of another side, and for combat units of two sides in a hex. Also for a unit
///   that had a bridge and is no engineer.
/// * After the first turn, `missing_field` for the mobility of the unit's Move Mode side, for the terrain of a hex, and
///   for costs of the chart.
/// * After the first turn, `out_of_range` for a unit in no hex of the board, for a row that the chart does not have,
///   and for more than 65534 hexes.
/// * After the first turn, `contradiction` for hexes that do not agree on the hexside between them, and for a row of
///   the chart that contradicts itself or another.
/// * `buffer_too_small` at `scratch` for less than three words a hex, after the first turn.
/// * `unknown_word` for words of the question, of units and of the chart.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
pub fn assess(
    question: &Breakout<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BreakoutAssessment>>, Fault> {
    let q = question;
    let side = q.board.unit(q.unit, &text!("unit"))?.unit.side;
    for (i, friend) in numbered(q.in_trace) {
        let inside = |f: Fault| f.in_list(&text!("in_trace"), i);
        if q.board.unit(*friend, &"").map_err(inside)?.unit.side != side {
            return Err(inside(
                Fault::against(&"", &"board.units[].side: who is in trace is of the side of the unit")
                    .other_at(usize::from(*friend)),
            ));
        }
    }
    judged(q, &|at| q.in_trace.iter().any(|friend| usize::from(*friend) == at), scratch, trail)
}

/// As [`assess`]; `traces` says of a unit of the board whether it is of the side and in trace.
pub(in crate::ocs) fn judged(
    q: &Breakout<'_>,
    traces: &dyn Fn(usize) -> bool,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BreakoutAssessment>>, Fault> {
    let segment = word(q.segment, &"segment")?;
    q.in_range()?;
    let (unit, at) = (q.board.unit(q.unit, &text!("unit"))?, usize::from(q.unit));
    let (side, first) = (unit.unit.side, q.first.is_set());
    let mut findings = Findings::by(R12_8E, trail);
    let in_time = segment == Segment::Breakout && side == q.player;
    let moves = unit.unit.move_side.ma.said(&"ma").map_err(|f| f.within(&"move_side").in_list(UNITS, at))? > 0;
    if !may_break_out(&unit, first) || !in_time || !moves || traces(at) {
        findings.object(R12_8E, About::Units.at(at));
    }
    let mut value = BreakoutAssessment { rolls: rolls(&unit, at)?, drm: u8::from(first), ..Default::default() };
    // 12.8e.B: as the crow flies.
    let mut nearest = None;
    for (_, friend) in numbered(q.board.units).filter(|(friend, _)| traces(*friend)) {
        if friend.kind.get().is_some_and(Kind::is_combat) {
            let away = unit.unit.hex.distance(friend.hex);
            nearest = Some(nearest.map_or(away, |least: u32| least.min(away)));
        }
    }
    if !first {
        match nearest {
            None => findings.object(R12_8E_B, About::Units.at(at)),
            Some(away) => {
                findings.over(R12_8E_B, About::Units.at(at), Amount::of(What::Distance, away, 1), NEAR);
                value.distance = u16::try_from(away).unwrap_or(u16::MAX);
            }
        }
        match way(&q.board, &unit, at, traces, scratch)? {
            None => findings.object(R12_8E_A, About::Units.at(at)),
            Some(hexes) => value.way = hexes,
        }
    }
    findings.cite_if(R12_8E_A, !first);
    findings.cite_if(R12_8E_B, !first);
    Ok(findings.verdict(|| value))
}

/// Returns whether a unit is of a kind that breaks out: Transport Points do in the first turn only.
fn may_break_out(unit: &Checked<'_>, first: bool) -> bool {
    if unit.kind.is_transport() { first } else { unit.kind.is_combat() }
}

/// Returns the number of rolls that a unit makes.
fn rolls(unit: &Checked<'_>, at: usize) -> Result<u8, Fault> {
    if !unit.kind.is_transport() {
        return Ok(1);
    }
    let points = unit.unit.amount.div_ceil(TP);
    let known = usize::from(points) <= ROLLS && points > 0;
    let fault = || Fault::new(FaultCode::OutOfRange, &"amount").bounded(i64::from(points), &KNOWN_ROLLS);
    u8::try_from(points).ok().filter(|_| known).ok_or_else(|| fault().in_list(UNITS, at))
}

/// Returns the hexes of the shortest way to the hex of a friend in trace; `None` if there is none.
fn way(
    board: &Board<'_>,
    unit: &Checked<'_>,
    at: usize,
    traces: &dyn Fn(usize) -> bool,
    scratch: &mut Scratch<'_>,
) -> Result<Option<u16>, Fault> {
    let inside = |f: Fault| f.within(&"move_side").in_list(UNITS, at);
    let mobility = unit.unit.move_side.mobility.said(&text!("mobility")).map_err(inside)?;
    let side = unit.unit.side;
    let zones = mobility == Mobility::Truck;
    let line = Line { board, side, mobility, range: u16::MAX, zones, enemies: true, stay: Stay::ALL };
    let start = board
        .place(unit.unit.hex)
        .ok_or_else(|| Fault::new(FaultCode::OutOfRange, &"hex").needs(&"a hex of the board").in_list(UNITS, at))?;
    let mut search = Search::over(board.places()?, scratch)?;
    search.offer(start, None, 0);
    while let Some(settled) = search.settle() {
        let Some(here) = board.at(settled.place) else { break };
        if board.stack(here.hex).any(|(friend, _)| traces(friend)) {
            return Ok(Some(u16::try_from(settled.cost).unwrap_or(u16::MAX)));
        }
        for (direction, place, next) in board.neighbours(here) {
            let known = search.cost(place).is_some_and(|cost| cost <= settled.cost.saturating_add(1));
            if known || line.step(here, direction, next)?.cost().is_none() {
                continue;
            }
            if matches!(line.open(next.hex)?, Open::Yes | Open::Zone { .. }) {
                search.offer(place, Some(settled.place), settled.cost.saturating_add(1));
            }
        }
    }
    Ok(None)
}

/// The rolls of a breakout.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakoutRoll<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The assessment.
    #[required]
    pub assessment: BreakoutAssessment,
    /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
    #[required]
    pub dice: &'a [u8],
}

/// The result of a breakout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BrokenOut {
    /// For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
    pub turns: [u8; ROLLS],
    /// The rolls by which something escapes.
    pub escaped: u8,
    /// The rolls by which something is lost.
    pub lost: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Resolves a breakout (OCS 12.8e). A unit is lost on 1 to 4. On 5 and more it is taken off the map, and a second die
/// says after how many turns it returns as a reinforcement. It keeps its step losses and no other marker. The effect
/// eliminates the unit or removes it from the map; of Transport Points, of which each rolls, it removes the counter if
/// one escapes. Supply that they carry stays in the hex.
///
/// ```
/// use grognard_core::ocs::breakout::{BreakoutAssessment, BreakoutRoll, resolve};
/// use grognard_core::ocs::{board::Board, effects::Effects, units::Unit};
/// use grognard_core::ruling::Trail;
/// let board = Board { units: &[Unit::regiment(1, 4, 3)], ..Default::default() };
/// let assessment = BreakoutAssessment { rolls: 1, drm: 1, ..Default::default() };
/// let question = BreakoutRoll { board, unit: 0, assessment, dice: &[4, 2] };
/// let out = resolve(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((out.escaped, out.turns[0]), (1, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the rolls, and for the side, the kind, the mode, the orientation and the steps of the unit.
/// * `out_of_range` for a modifier above 1, a unit that is not on the board, and Transport Points that are none or more
///   than 16. Also for steps that no counter has.
/// * `contradiction` for another number of rolls than the unit's, and for combat units of two sides in its hex. Also
///   for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of the unit.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn resolve(
    question: &BreakoutRoll<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenOut>>, Fault> {
    resolved(question, None, effects, trail)
}

/// As [`resolve`]; in a game turn, the effects say of what escapes in which turn it returns.
pub(in crate::ocs) fn resolved(
    q: &BreakoutRoll<'_>,
    turn: Option<u16>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenOut>>, Fault> {
    let at = usize::from(q.unit);
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    let terms = &q.assessment;
    terms.spared().map_err(|fault| fault.within(&"assessment"))?;
    terms.in_range().map_err(|fault| fault.within(&"assessment"))?;
    if terms.rolls != rolls(&unit, at)? {
        let fault = Fault::against(&"rolls", &"unit: such a unit has another number of rolls").valued(terms.rolls);
        return Err(fault.within(&"assessment"));
    }
    let mut dice = Dice::new(q.dice);
    let mut out = BrokenOut::default();
    for turns in out.turns.iter_mut().take(usize::from(terms.rolls)) {
        let roll = dice.d6()?.saturating_add(terms.drm);
        trail.note(R12_8E, What::Roll, About::Units.at(at), i32::from(roll));
        if roll >= ESCAPES {
            *turns = dice.d6()?;
            out.escaped = out.escaped.saturating_add(1);
            trail.note(R12_8E, What::Roll, About::Units.at(at), i32::from(*turns));
        } else {
            out.lost = out.lost.saturating_add(1);
        }
    }
    dice.finish()?;
    let mut findings = Findings::by(R12_8E, trail);
    if !may_break_out(&unit, terms.drm > 0) {
        findings.object(R12_8E, About::Units.at(at));
        return Ok(findings.verdict(BrokenOut::default));
    }
    for turns in out.turns.iter().filter(|turns| **turns > 0) {
        if let Some(turn) = turn {
            effects.amount(at, EffectKind::SetDue, turn.saturating_add(u16::from(*turns)), R12_8E);
        }
    }
    let what = if out.escaped > 0 { EffectKind::Remove } else { EffectKind::Eliminate };
    effects.change(at, what, 0, R12_8E);
    Ok(findings.verdict(|| out))
}
