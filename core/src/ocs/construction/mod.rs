//! Construction: air bases, hedgehogs and ports, by engineers and by other units. OCS 13.8d, 15.3, 16.0b, 19.0d.
//!
//! Where the text is silent, an engineer's reach of two hexes does not pass through or end in a hex of an enemy combat
//! unit. It crosses a river that is bridged. The 1 RE of units that are not engineers may be several units together.
//! The capacity of a port that counts for the option of 21.11b is what its hits leave, which may be nothing.

mod question;
mod task;
mod workers;

pub use question::*;
pub use task::*;
pub(crate) use workers::{may_build, stays, worked};

use self::workers::{help, is_free, who};
use super::board::{Board, UNITS, way};
use super::effects::{Effect, EffectKind, Effects};
use super::engineers::{bridges, is_capable, kind_of};
use super::rules::*;
use super::units::{Checked, Halted, Mobility, Mode, Phase, Progress, Unit, word};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::measures::RE;
use crate::ocs::ports::{MOST_HITS, is_rounded};
use crate::reflect::{Code, Flag, Reflect};
use crate::ruling::{About, Amount, Cites, Findings, Need, Ruling, Trail, Verdict, What};

/// The cost and result of construction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Constructed {
    /// The cost, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The facility, by its `id`; absent for a new one.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub facility: u16,
    /// The facility's level afterwards; 0 for an air strip and for a port.
    pub level: u8,
    /// The port's hits afterwards.
    pub hits: u8,
    /// The distance from the unit to the hex, in hexes.
    pub distance: u8,
    /// The unit performs it as an engineer.
    pub as_engineer: Flag,
}

/// Decides whether a unit may perform construction, and returns its cost and its result, which is immediate (OCS 13.8d,
/// 15.3, 16.0b, 19.0d). The unit of an effect is its place in the board's list; the effect for a new facility has the
/// place of its builder and the hex. Whether the supply can be drawn is a separate question.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::construction::{assess, Construct, Task};
/// use grognard_core::ocs::{effects::Effects, units::{Kind, Phase, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let units = [Unit::of(1, Kind::Engineer)];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let question = Construct {
///     board, unit: 0, hex: Hex::new(2, 0), task: Code::new(Task::BuildHedgehog), supply: 8,
///     phase: Code::new(Phase::Movement), ..Default::default()
/// };
/// let built = assess(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((built.cost, built.level, built.distance), (8, 1, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the task, the phase, and the task performed earlier, if `worked`. Also for the side, the kind,
///   the mode, the orientation, the size and the steps of a unit, and for the level of a hedgehog.
/// * `missing_field` for the terrain of a hex and for costs of the chart, where an engineer works in another hex.
/// * `out_of_range` for a unit or a hex that is not on the board, and for a row that the chart does not have. Also for
///   steps, and for levels of a hedgehog or an air base, that no counter has.
/// * `contradiction` for two facilities of a kind in the hex, and for hexes that do not agree on the hexside between
///   them. Also for a row of the chart that contradicts itself or another.
/// * `contradiction` for combat units of two sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `inexact` for a size that is not a multiple of 1/4 RE.
/// * `unknown_word` for words of the question, of units and of the chart.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn assess(
    question: &Construct<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Constructed>>, Fault> {
    judge(question, false, effects, trail)
}

/// Decides whether a unit may perform construction. The effects are those of an order if dumps of the board pay for it: the
/// board then remembers who has worked and what was built.
pub(crate) fn judge(
    q: &Construct<'_>,
    ordered: bool,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Constructed>>, Fault> {
    let unit = q.board.unit(q.unit, &"unit")?;
    let task = word(q.task, &"task")?;
    let before = if q.worked.is_set() { Some(word(q.worked_task, &"worked_task")?.works()) } else { None };
    let phase = word(q.phase, &"phase")?;
    q.board.hex(q.hex, &"hex")?;
    let works = task.works();
    let rule = task.rule();
    let mut findings = Findings::by(rule, trail);
    // 13.8d: not in another phase, not by a unit that moves; one hex and one kind of work.
    for rule in [R13_8D, rule].into_iter().filter(|_| phase != Phase::Movement) {
        findings.forbid(rule);
    }
    let other = before.is_some_and(|before| before != works || q.worked_hex != q.hex);
    let free = is_free(q, unit.unit, works).map_err(|f| f.in_list(UNITS, usize::from(q.unit)))?;
    let engineer = is_capable(&unit);
    who(q, &unit, task, engineer, !free || other, &mut findings)?;
    let distance = if engineer { within_two(q, &unit)? } else { Some(0).filter(|_| unit.unit.hex == q.hex) };
    if engineer && distance.is_none() {
        // Too far away, or within reach without a way there.
        let (item, away) = (About::Units.at(usize::from(q.unit)), unit.unit.hex.distance(q.hex));
        findings.over(R13_8D, item, Amount::of(What::Distance, away, 1), 2);
        if away <= 2 {
            findings.object(R13_8D, About::Units.at(usize::from(q.unit)));
        }
    }
    let made = limits(q, &unit, task, engineer, &mut findings)?;
    // 15.3, 15.4, 16.0b, 19.0d: building is paid for, demolition is not.
    let cost = match task {
        task if task.is_free() => 0,
        Task::BuildAirStrip => 1,
        Task::ImproveAirBase if made.level == 1 => 3,
        Task::BuildHedgehog | Task::ImproveHedgehog => 8,
        Task::RepairPort => repair_cost(q, &made, &mut findings.cites),
        _ => 4,
    };
    findings.short(rule, About::Units.at(usize::from(q.unit)), Need::of(u32::from(cost), u32::from(q.supply), 1));
    findings.note(rule, What::Cost, About::Units.at(usize::from(q.unit)), i32::from(cost));
    let value = Constructed { cost, distance: distance.unwrap_or(0), as_engineer: Flag::from(engineer), ..made };
    if findings.allows() {
        hand_out(q, task, &value, ordered, effects)?;
    }
    Ok(findings.verdict(|| value))
}

/// Returns what it costs to repair a hit on a port: 1 SP.
fn repair_cost(q: &Construct<'_>, made: &Constructed, cites: &mut Cites) -> u16 {
    let port = q.board.units.get(usize::from(made.facility)).filter(|_| q.board.rules.small_ports.is_set());
    // 21.11b: its capacity now, if that is less.
    let small = port.map(Unit::port_capacity).filter(|capacity| *capacity < 4);
    cites.add_if(R21_11B, small.is_some());
    cites.add_if(R4_1, small.is_some() && port.is_some_and(|port| is_rounded(port.amount, port.steps_lost)));
    small.unwrap_or(4)
}

/// Returns the distance of a hex within an engineer's reach: 2 hexes at most, by a way that Leg movement could take.
/// Enemy zones of control do not matter (13.8d).
fn within_two(q: &Construct<'_>, unit: &Checked<'_>) -> Result<Option<u8>, Fault> {
    let (from, side) = (unit.unit.hex, unit.unit.side);
    if from == q.hex {
        return Ok(Some(0));
    }
    let step = |here: Hex, next: Hex| -> Result<bool, Fault> {
        let Some(towards) = here.side_to(next) else { return Ok(false) };
        let (a, b) = (q.board.hex(here, &"unit")?, q.board.hex(next, &"hex")?);
        if a.off_map.is_set() || b.off_map.is_set() || enemy_in(&q.board, next, side)? {
            return Ok(false);
        }
        let mut engineers = || bridges(&q.board, here, next, side);
        Ok(way(&q.board, a, towards, b, super::board::Going::of(Mobility::Leg, side), &mut engineers)?.cost().is_some())
    };
    if step(from, q.hex)? {
        return Ok(Some(1));
    }
    let start = q.board.hex(from, &"unit")?;
    for (_, _, middle) in q.board.neighbours(start) {
        if middle.hex.touches(q.hex) && step(from, middle.hex)? && step(middle.hex, q.hex)? {
            return Ok(Some(2));
        }
    }
    Ok(None)
}

/// Returns whether an enemy combat unit is in a hex.
fn enemy_in(board: &Board<'_>, hex: Hex, side: u8) -> Result<bool, Fault> {
    for (at, unit) in board.stack(hex).filter(|(_, u)| u.side != side && !u.is_borne()) {
        unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
        if kind_of(at, unit)?.is_combat() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Checks the limits of the facility: one of a kind in a hex, one level or hit in a turn, and the range of levels and
/// hits.
fn limits(
    q: &Construct<'_>,
    unit: &Checked<'_>,
    task: Task,
    engineer: bool,
    findings: &mut Findings<'_, '_>,
) -> Result<Constructed, Fault> {
    let works = task.works();
    let rule = task.rule();
    let Found { there: found, strangers, improved, reduced } = found(q, unit, works)?;
    let mut made = Constructed { facility: u16::MAX, ..Constructed::default() };
    findings.forbid_if(rule, strangers);
    if task.is_new() {
        // 4.8: one of each in a hex.
        findings.forbid_if(R4_8, found.is_some());
        findings.forbid_if(R16_0G, found.is_some() && works == Works::Hedgehog);
        // Under a Reserve unit none is built.
        findings.forbid_if(R5_7G, works == Works::Hedgehog && reserves(q, unit.unit.side));
        findings.forbid_if(rule, task == Task::BuildAirStrip && !q.board.rules.air_strips.is_set());
        findings.forbid_if(rule, improved || enemy_in(&q.board, q.hex, unit.unit.side)?);
        made.level = u8::from(task != Task::BuildAirStrip);
        return Ok(made);
    }
    let Some((at, level, hits)) = found else {
        findings.forbid(rule);
        return Ok(made);
    };
    made.facility = u16::try_from(at).unwrap_or(u16::MAX);
    let (most, least) = if works == Works::AirBase { (3u16, 1u16) } else { (4, 0) };
    level_is_sound(works, level, most).map_err(|f| f.in_list(UNITS, at))?;
    let level = u8::try_from(level).unwrap_or(0);
    match task {
        Task::ImproveAirBase | Task::ImproveHedgehog => {
            let full = u16::from(level) >= most;
            findings.forbid_if(if works == Works::Hedgehog { R16_0A } else { rule }, full);
            findings.forbid_if(rule, improved);
            made.level = level.saturating_add(1);
            // 21.11a: units that are not engineers build level 1 only.
            let regular = works == Works::Hedgehog && !engineer && q.board.rules.regular_hedgehogs.is_set();
            findings.cite_if(R21_11A, regular);
            findings.forbid_if(R21_11A, regular);
        }
        Task::ReduceAirBase | Task::ReduceHedgehog => {
            findings.forbid_if(rule, u16::from(level) <= least || reduced);
            made.level = level.saturating_sub(1);
        }
        Task::RepairPort => {
            findings.forbid_if(rule, hits == 0 || improved);
            made.hits = hits.saturating_sub(1);
        }
        _ => {
            findings.forbid_if(rule, hits >= MOST_HITS || reduced);
            made.hits = hits.saturating_add(1);
        }
    }
    Ok(made)
}

/// Returns whether a side has Reserve units in the hex.
fn reserves(q: &Construct<'_>, side: u8) -> bool {
    q.board.stack(q.hex).any(|(_, unit)| unit.side == side && unit.mode.get() == Some(Mode::Reserve))
}

/// The facility of a kind in a hex.
struct Found {
    /// Its place, its level and its hits.
    there: Option<(usize, u16, u8)>,
    /// It is another side's.
    strangers: bool,
    /// It was improved, or reduced, in this turn.
    improved: bool,
    reduced: bool,
}

/// Finds the facility of a kind in the hex.
fn found(q: &Construct<'_>, unit: &Checked<'_>, works: Works) -> Result<Found, Fault> {
    let mut found = None;
    let (mut strangers, mut improved, mut reduced) = (false, q.improved.is_set(), q.reduced.is_set());
    for (at, other) in q.board.stack(q.hex) {
        if kind_of(at, other)? == works.kind() {
            if found.is_some() {
                // 4.8: one facility of a kind is in a hex.
                return Err(Fault::against(&"kind", &".hex: a hex has one facility of a kind").in_list(UNITS, at));
            }
            let there = q.board.checked(at)?.unit;
            strangers |= there.side != unit.unit.side;
            let done = word(there.progress, &"progress").map_err(|f| f.in_list(UNITS, at))?;
            (improved, reduced) = (improved || done.is_improved(), reduced || done.is_reduced());
            found = Some((at, there.amount, there.steps_lost));
        }
    }
    Ok(Found { there: found, strangers, improved, reduced })
}

/// Checks the level of a facility of the board.
fn level_is_sound(works: Works, level: u16, most: u16) -> Result<(), Fault> {
    let least = u16::from(works == Works::AirBase);
    if works != Works::Port && level > most {
        return Err(Fault::beyond(&"amount", level, least.into(), most.into()));
    }
    if works == Works::Hedgehog && level == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"amount"));
    }
    Ok(())
}

/// Appends the effects: the cost, the facility, and that the units move no further. An order's dumps pay, and its units and
/// facility remember it.
fn hand_out(
    q: &Construct<'_>,
    task: Task,
    made: &Constructed,
    ordered: bool,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    let rule = task.rule();
    let builder = usize::from(q.unit);
    let mut hand = |unit: usize, what, amount: u16, rule| {
        effects.push(Effect { hex: q.hex, ..Effect::of(unit, what, amount, rule) });
    };
    if made.cost > 0 && !ordered {
        hand(builder, EffectKind::PaySupply, made.cost, rule);
    }
    let facility = usize::from(made.facility);
    let gone = task == Task::ReduceHedgehog && made.level == 0;
    match task {
        Task::RepairPort | Task::DamagePort => hand(facility, EffectKind::SetHits, u16::from(made.hits), rule),
        task if task.is_new() => hand(builder, EffectKind::Build, u16::from(made.level), rule),
        // A hedgehog without a level is removed.
        _ if gone => hand(facility, EffectKind::Eliminate, 0, rule),
        _ => hand(facility, EffectKind::SetLevel, u16::from(made.level), rule),
    }
    if let Some(unit) = q.board.units.get(facility).filter(|_| ordered && !gone) {
        let before = word(unit.progress, &"progress").map_err(|f| f.in_list(UNITS, facility))?;
        let now = match (before.is_improved() || !task.is_free(), before.is_reduced() || task.is_free()) {
            (true, true) => Progress::ImprovedAndReduced,
            (true, false) => Progress::Improved,
            _ => Progress::Reduced,
        };
        hand(facility, EffectKind::SetProgress, Code::new(now).0.into(), rule);
    }
    let engineer = made.as_engineer.is_set();
    let by = if engineer { R13_8D } else { rule };
    let mut works = |at: usize| {
        hand(at, EffectKind::Stop, Code::new(Halted::Worked).0.into(), by);
        if ordered {
            hand(at, EffectKind::SetProgress, Code::new(Progress::Built).0.into(), by);
        }
    };
    let Some(unit) = q.board.units.get(builder) else { return Ok(()) };
    works(builder);
    // Those who make up 1 RE with it.
    let mut size = if engineer { RE } else { help(q, builder, unit, task)?.unwrap_or(0) };
    for (at, other) in q.board.stack(q.hex).filter(|(at, other)| *at != builder && other.side == unit.side) {
        if let Some(re) = help(q, at, other, task)?.filter(|re| *re > 0 && size < RE) {
            size = size.saturating_add(re);
            works(at);
        }
    }
    Ok(())
}
