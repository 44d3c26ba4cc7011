//! A barrage of a facility in its place. OCS 10.0c, 10.0d, 10.1, 13.4, 14.7d, 14.8.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, BoardHex, UNITS};
use crate::ocs::effects::{EffectKind, Effects, HexMark};
use crate::ocs::facility::{Facility, FacilityAssessment, FacilityHit, FacilityResolve, Target, assess_of, resolve};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::tables::InUse;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::barrage::{BarrageOrder, Firing, begun, fired, spotter};
use crate::ocs::units::{Kind, Unit, word};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{Cites, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::count;

/// Units that are to barrage a facility now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BombardOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The firing units, of one kind and one side, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The target hex.
    #[required]
    pub target: Hex,
    /// The kind of target in it, which the firer names.
    #[required]
    pub facility: Code<Target>,
    /// The dump or the loaded Transport Points that pay for artillery, as in `ocs.turn.barrage`. An empty list for aircraft
    /// and ships.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that throws the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
    /// One die for the table, and one for each enemy plane in the hex if the result can hit planes; 1 to 6 each. Required
    /// unless the mission is aborted, which has none.
    #[when_needed]
    pub dice: &'a [u8],
    /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
    pub hip_nations: &'a [u8],
    /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
    pub aborted: Flag,
}

/// What a barrage of a facility meets.
#[derive(Clone, Copy)]
struct Goal<'a> {
    hex: &'a BoardHex,
    /// The facility; none for a railroad.
    unit: Option<(usize, &'a Unit)>,
    /// The side that suffers it.
    side: u8,
}

/// Barrages an air base, an air strip, a port or a railroad of the enemy now (OCS 2.3, 10.0c, 10.0d, 13.4), as
/// `ocs.facility.assess` and `resolve` decide. When, how often and at what cost is as in `ocs.turn.barrage`, but
/// without a spotter, save for a hip shoot (14.7d). The level of a base and the planes in the hex are those of the
/// board. The effects pay, mark the units and the hex, and end movement as in `ocs.turn.barrage`. They take levels off
/// a base and steps off planes, and set the hits of a port. They place a Trainbusting marker with its zone (14.8b).
/// Nothing remains to be settled.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::{facility::Target, sequence::Segment, turn::{BombardOrder, TurnState, bombard}};
/// use grognard_core::ocs::{effects::{Effect, EffectKind, Effects}, units::{Face, Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let combat_side = Face { barrage: 30.into(), ..Default::default() };
/// let bomber = Unit { combat_side, base_distance: 8, ..Unit::of(1, Kind::Aircraft) };
/// let base = Unit { amount: 2, ..Unit::of(2, Kind::AirBase) };
/// let board = Board { hexes: &[BoardHex::default()], units: &[bomber, base], ..Default::default() };
/// let segment = Code::new(Segment::MovementBarrage);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let facility = Code::new(Target::AirBase);
/// let order = BombardOrder { board, turn, units: &[0], facility, dice: &[5], ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 8], [0; 8]);
/// let mut effects = Effects::new(&mut room);
/// let hit = bombard(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((hit.hits, hit.level), (1, 1)); // of two, but a base keeps its last level
/// assert!(effects.items().iter().any(|e| e.what.get() == Some(EffectKind::SetLevel) && e.amount == 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of target.
/// * `empty` for an order without units, and `out_of_range` for a target or a unit that the board does not have.
/// * `contradiction` for dice of an aborted mission, and for `aborted` of anything but aircraft.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * `missing_field` for the nationality of an aircraft in a hip shoot, and `missing_field` and `out_of_range` for the
///   amount of the facility.
/// * `bad_die` for a die that is not 1 to 6; `too_few_dice` and `too_many_dice` for other dice than are rolled.
/// * Those of `ocs.facility.assess` and `ocs.facility.resolve`, and of `ocs.paths.relay` for what pays.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn bombard(
    question: &BombardOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<FacilityHit>>, Fault> {
    let q = question;
    let facility = word(q.facility, &"facility")?;
    let BombardOrder { board, turn, units, target, sources, hqs, hip_nations, aborted, .. } = *q;
    let fire = BarrageOrder { board, turn, units, target, sources, hqs, hip_nations, aborted };
    let mut findings = Findings::by(R10_0C, trail);
    let Some(firing) = begun(&fire, &mut findings)? else {
        return Ok(Ruling::new(Verdict::Forbidden, findings.cites));
    };
    let Firing { side, hip, .. } = firing;
    let goal = Goal { hex: board.hex(target, &"target")?, unit: of_enemy(q, facility, side)?, side: turn.other(side) };
    // 14.7d: at any target but a railroad, and somebody spots.
    findings.forbid_if(R14_7D, hip && (facility == Target::Railroad || spotter(&board, target, side)?.is_none()));
    findings.forbid_if(R10_0C, goal.unit.is_none() && (facility != Target::Railroad || goal.hex.rail == 0));
    let assessed = match findings.allows() {
        true => weigh(q, &goal, firing, &mut findings, scratch)?,
        false => None,
    };
    let Some(assessment) = assessed else { return Ok(findings.verdict(FacilityHit::default)) };
    fired(&fire, firing, assessment.cost, &mut findings, effects, scratch)?;
    if !findings.allows() {
        return Ok(findings.verdict(FacilityHit::default));
    }
    let hit = thrown(q, &goal, &assessment, hip, &mut findings, effects)?;
    Ok(findings.verdict(|| hit))
}

/// Throws the dice, and appends what the target suffers; of an aborted mission only that it was flown.
// Its frame stands apart from what pays, as that of `weigh` does.
#[inline(never)]
fn thrown(
    q: &BombardOrder<'_>,
    goal: &Goal<'_>,
    assessment: &FacilityAssessment,
    hip: bool,
    findings: &mut Findings<'_, '_>,
    effects: &mut Effects<'_>,
) -> Result<FacilityHit, Fault> {
    let aborted = q.aborted.is_set();
    if aborted && !q.dice.is_empty() {
        return Err(Fault::against(&"dice", &"aborted: no dice are rolled for an aborted mission"));
    }
    let FacilityAssessment { level, hits: port_hits, .. } = *assessment;
    let capacity = goal.unit.filter(|(_, unit)| unit.is_port()).map_or(0, |(_, port)| port.port_capacity());
    let mut hit = FacilityHit { level, port_hits, capacity, ..FacilityHit::default() };
    if !aborted {
        let rolled = resolve(&FacilityResolve { assessment: *assessment, dice: q.dice }, findings.trail)?;
        findings.cites.merge(&rolled.cites);
        hit = rolled.value;
    }
    findings.cite_if(R10_0E_A, aborted && !hip);
    if !hip {
        for mark in [HexMark::Barraged, HexMark::BarrageSettled] {
            effects.mark(q.target, EffectKind::MarkHex, Code::new(mark).0, R10_0E_A);
        }
    }
    suffers(q, goal, &hit, effects, &mut findings.cites);
    Ok(hit)
}

/// Returns the facility of the enemy in the hex, if it is not a railroad.
fn of_enemy<'a>(q: &BombardOrder<'a>, facility: Target, side: u8) -> Result<Option<(usize, &'a Unit)>, Fault> {
    let mut found = None;
    for (at, unit) in q.board.stack(q.target).filter(|(_, unit)| unit.side != side) {
        let is = match q.board.checked(at)?.kind {
            Kind::AirBase => facility == if unit.amount > 0 { Target::AirBase } else { Target::AirStrip },
            Kind::Port => facility == Target::Port,
            _ => false,
        };
        found = found.or(Some((at, unit)).filter(|_| is));
    }
    Ok(found)
}

/// Returns the planes of the enemy in the hex, in the order of the board's list.
fn planes<'a>(q: &BombardOrder<'a>, side: u8) -> impl Iterator<Item = (usize, &'a Unit)> + Clone + use<'a> {
    let is = move |unit: &Unit| unit.side == side && unit.kind.get() == Some(Kind::Aircraft);
    q.board.stack(q.target).filter(move |(_, unit)| is(unit))
}

/// Assesses a barrage of a facility in its place; returns nothing where it is forbidden, with the reasons.
// Its frame stands apart: what pays is deep.
#[inline(never)]
fn weigh(
    q: &BombardOrder<'_>,
    goal: &Goal<'_>,
    Firing { phase, hip, .. }: Firing,
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<Option<FacilityAssessment>, Fault> {
    let amount = goal.unit.map_or(0, |(_, unit)| unit.amount);
    let asked = Facility {
        facility: q.facility,
        target: q.target,
        phase: Code::new(phase),
        level: u8::try_from(amount).unwrap_or(u8::MAX),
        hits: goal.unit.filter(|(_, unit)| unit.is_port()).map_or(0, |(_, port)| port.steps_lost),
        capacity: amount,
        planes: u8::try_from(count(planes(q, goal.side))).unwrap_or(u8::MAX),
        hex_barraged: Flag::from(goal.hex.barraged.is_set() && !hip),
        rules: q.board.rules,
        ..Facility::default()
    };
    let tables = InUse::of_board(q.board.tables)?;
    let words = scratch.take(q.units.len())?;
    words.iter_mut().zip(q.units).for_each(|(word, at)| *word = (*at).into());
    let firers = Participants::of_board(q.board.units, words);
    let on_board = |f: Fault| match (f.field(), goal.unit) {
        ("level" | "capacity", Some((at, _))) if f.list().is_empty() => f.of_field(&"amount").in_list(UNITS, at),
        _ => f,
    };
    let assessed = assess_of(&asked, firers, true, hip, &tables, findings.trail).map_err(on_board)?;
    findings.take(&assessed);
    let assessment = assessed.value.allowed();
    if assessment.is_some() {
        findings.cites.merge(&assessed.cites);
    }
    Ok(assessment)
}

/// Appends what the target suffers.
fn suffers(q: &BombardOrder<'_>, goal: &Goal<'_>, hit: &FacilityHit, effects: &mut Effects<'_>, cites: &mut Cites) {
    if let Some((at, unit)) = goal.unit.filter(|_| hit.hits > 0) {
        let port = unit.is_port();
        let what = if port { EffectKind::SetHits } else { EffectKind::SetLevel };
        let (now, rule) = if port { (hit.port_hits, R10_0C_B) } else { (hit.level, R10_0C_A) };
        effects.change(at, what, now, rule);
    }
    let mut number = 0u8;
    for (at, plane) in planes(q, goal.side) {
        number = number.saturating_add(1);
        let lost = hit.planes_hit.iter().any(|nth| nth.0 == number);
        let last = plane.steps.saturating_sub(plane.steps_lost) <= 1;
        let (what, steps) = if last { (EffectKind::Eliminate, 0) } else { (EffectKind::LoseSteps, 1) };
        if lost {
            effects.change(at, what, steps, R10_0C_A);
        }
    }
    if hit.trainbusted.is_set() {
        effects.mark(q.target, EffectKind::Trainbust, goal.side, R10_0C_C);
        for (_, _, next) in q.board.neighbours(goal.hex) {
            effects.mark(next.hex, EffectKind::TrainbustZone, goal.side, R14_8B);
        }
        cites.add(R14_8B);
    }
}
