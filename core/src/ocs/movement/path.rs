//! Movement of a stack along a path. OCS 6.1, 6.2, 8.1.

use super::{Afforded, Mover, Turn, is_immobile};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{
    ALL_MA, Board, BoardHeld, Crossing, KNOWN_SIDES, UNITS, between, causes, ground_cost, road_cost, side_cost,
};
use crate::ocs::engineers::is_capable;
use crate::ocs::measures::MP;
use crate::ocs::overrun::{OVERRUN_MP, Overrun};
use crate::ocs::rules::*;
use crate::ocs::units::{Mode, Phase, word};
use crate::ocs::zoc::{DropOff, Route, Step, Waypoint, check_path, walk};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Amount, Cites, Figure, Findings, Need, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A stack that moves along a path in a phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct March<'a> {
    /// The position before the move.
    #[required]
    pub board: Board<'a>,
    /// The units that move together, from one hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order.
    #[required]
    pub path: &'a [Waypoint],
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: &'a [DropOff],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
    /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
}

/// What a path is to the stack that moved along it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Marched {
    /// The units that arrive at the end of the path.
    pub units: u16,
    /// Hexes of the path in an enemy zone of control.
    pub zones: u16,
    /// Hexes of the path whose entry captures or destroys enemy units (9.14).
    pub captures: u16,
    /// The units of Truck mobility among those that arrive can go further in this phase by an overrun only.
    pub stopped: Flag,
    /// A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace
    /// supply (5.8b).
    pub must_trace: Flag,
}

/// What a unit spends on a hex of the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Pace {
    /// The unit.
    #[refers("board.units")]
    pub unit: u16,
    /// The hex of the path.
    #[refers("path")]
    pub waypoint: u16,
    /// What entering the hex costs the unit, in MP; for an overrun the cost of the overrun.
    #[measure("MP", 12)]
    pub cost: u16,
    /// What the unit has spent in the phase up to there, in MP.
    #[measure("MP", 12)]
    pub spent: u16,
    /// What the unit has left, in MP.
    #[measure("MP", 12)]
    pub left: u16,
    /// The unit followed a road.
    pub road: Flag,
    /// The unit crossed a bridge of engineers.
    pub bridged: Flag,
    /// The unit takes the one hex that it may always move, and has nothing left (6.1c).
    pub minimum: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Decides whether a stack may move along a path (OCS 6, 4.5a, 4.8c, 8.1, 12.5a). It decides whether the stack may move
/// in the phase at all, what each unit spends, and what enemy zones of control and enemy units allow. A stage with an
/// overrun assumes that no defender is left there; the combat is a question of its own. The rows are what each unit
/// spends on each hex, unit by unit, up to the hex that it cannot enter. Where a unit has too little because of its
/// mode, or of what carried it, the answer says so.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::movement::{March, Pace, path};
/// use grognard_core::ocs::{units::{Face, Mobility, Mode, Phase, Unit}, zoc::Waypoint};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::measures::MP;
/// let cost = Cost::points(MP, 2 * MP, 2 * MP);
/// let chart = [ChartRow { cost, ..Default::default() }];
/// let hexes = [0, 1, 2, 3].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { ma: (2 * MP).into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let units = [Unit { mode: Code::new(Mode::Move), move_side: legs, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let stages = [1, 2, 3].map(|q| Waypoint { hex: Hex::new(q, 0), ..Default::default() });
/// let phase = Code::new(Phase::Movement);
/// let march = |stages| March { board, units: &[0], path: stages, phase, player: 1, ..Default::default() };
/// let mut room = [Pace::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// assert!(path(&march(&stages[..2]), &mut rows, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(rows.items().last().map(|pace| (pace.spent, pace.left)), Some((24, 0)));
/// assert!(!path(&march(&stages), &mut Sink::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units and for an empty path.
/// * `missing_field` for the phase and the player, and for the side, the kind, the mode, the orientation, the size and
///   the steps of a unit. Also for a moving unit's mobility and movement allowance, and in an overrun for the stack in
///   which it began the phase.
/// * `missing_field` for the terrain of a hex, for a cost of the chart, and for the weather of a row that another names
///   for its weather.
/// * `out_of_range` for a unit or a hex that is not on the board, for a drop beyond the path, and for a row that the
///   chart does not have. Also for a movement allowance, a cost and steps that no counter or chart has.
/// * `contradiction` for moving units of two sides or hexes, for one that is named twice or is cargo, and for one that
///   is no ground unit.
/// * `contradiction` for a path that leaves the map or goes on in no adjacent hex. Also for a drop of a unit that does
///   not move or has been dropped before.
/// * `contradiction` for hexes that do not agree on the hexside between them, and for a row of the chart that
///   contradicts itself or another. Also for combat units of two sides in a hex, and for a unit that had a bridge and
///   is no engineer.
/// * `inexact` for a size that is not a multiple of 1/4 RE, in an overrun.
/// * `unknown_word` for words of the question, of units and of the chart.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn path(
    question: &March<'_>,
    rows: &mut Sink<'_, Pace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Marched>>, Fault> {
    let mut each = |stride| {
        if let Stride::Enters(pace) = stride {
            rows.push(pace);
        }
    };
    follow(question, &mut each, trail)
}

/// What happens along a path.
pub(crate) enum Stride {
    /// A unit, which is not one of those that go on, negates a zone of control that they leave: it stays (4.5b).
    Stays(u16),
    /// A unit enters a hex.
    Enters(Pace),
}

/// As [`path`], with a call for each unit that negates a zone on the way, then for each hex that a unit enters, unit by unit.
pub(crate) fn follow(
    question: &March<'_>,
    each: &mut dyn FnMut(Stride),
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Marched>>, Fault> {
    let q = question;
    check_path(q.path)?;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    let turn = Turn { board: &q.board, phase, player: q.player };
    let mut findings = Findings::of(Cites::of(&[R6_0, R6_1A]), trail);
    immobile(q, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Marched::default));
    }
    let route = Route { board: q.board, units: q.units, path: q.path, drops: q.drops, entered: q.entered };
    let mut captures = 0u16;
    let mut count = |_, step| {
        match step {
            Step::Leaves(negator) => each(Stride::Stays(negator)),
            Step::Passes(passage) => captures = captures.saturating_add(u16::from(passage.capture.is_set())),
        }
        Ok(())
    };
    // The path is checked there: it is not empty, its hexes touch, and drops are of the stack.
    let mut walked = Findings::by(R4_5, findings.trail);
    let arrival = walk(&route, &mut count, &mut walked)?;
    let Findings { cites: zones, reasons, .. } = walked;
    findings.reasons = reasons;
    zones.iter().filter(|rule| *rule != R4_5 || arrival.zones > 0).for_each(|rule| findings.cite(rule));
    findings.cite_if(R6_3B, arrival.stopped.is_set());
    // 8.1g: who takes no part is dropped off before.
    let overruns = q.path.iter().position(|stage| stage.overrun.is_set());
    findings.cite_if(R8_1G, overruns.is_some_and(|at| q.drops.iter().any(|drop| usize::from(drop.waypoint) < at)));
    let mut must_trace = false;
    let mut mobility = None;
    let began = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).map_or(0, |unit| unit.began);
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let Some(mover) = turn.mover(at, q.entered.is_set(), &mut findings)? else { continue };
        must_trace |= mover.unit.mode == Mode::Strat;
        mover.cite(phase, &mut findings.cites);
        // 6.1e: each by its own.
        findings.cite_if(R6_1E, *mobility.get_or_insert(mover.mobility) != mover.mobility);
        let way = Way { q, turn: &turn, mover, began };
        let spent = way.paces(each, &mut findings)?;
        findings.figure(R6_1A, What::Movement, About::Units.at(at), Figure::over(i32::from(spent), MP));
    }
    let marched = Marched {
        units: arrival.units,
        zones: arrival.zones,
        captures,
        stopped: arrival.stopped,
        must_trace: Flag::from(must_trace),
    };
    Ok(findings.verdict(|| marched))
}

/// Adds the reasons why units cannot move at all (6.1b). What has no movement allowance has no mobility to follow a path with.
fn immobile(q: &March<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    for at in q.units.iter().map(|at| usize::from(*at)).filter(|at| *at < q.board.units.len()) {
        if is_immobile(q.board.checked(at)?.kind) {
            findings.object(R6_1B, About::Units.at(at));
        }
    }
    Ok(())
}

/// The way of one unit of the stack.
struct Way<'q> {
    q: &'q March<'q>,
    turn: &'q Turn<'q>,
    mover: Mover<'q>,
    /// The stack in which the stack's first unit began the phase.
    began: u16,
}

impl Way<'_> {
    /// Returns the stage at which a unit is dropped off.
    fn dropped(&self, at: usize) -> Option<usize> {
        self.q.drops.iter().find(|d| usize::from(d.unit) == at).map(|d| usize::from(d.waypoint))
    }

    /// Follows the unit along the path, stage by stage, as far as it goes. Returns what it has spent.
    fn paces(&self, each: &mut dyn FnMut(Stride), findings: &mut Findings<'_, '_>) -> Result<u16, Fault> {
        let board = &self.q.board;
        let mut spent = self.mover.unit.unit.mp_spent;
        let mut here = board.hex(self.mover.unit.unit.hex, UNITS)?;
        let last = self.dropped(self.mover.at).unwrap_or(usize::MAX);
        for (i, stage) in numbered(self.q.path).take_while(|(i, _)| *i <= last) {
            let next = board.hex(stage.hex, &"hex").map_err(|f| f.in_list(&text!("path"), i))?;
            let Some(side) = here.hex.side_to(next.hex) else { break };
            let step = Crossing { here, side, next };
            let pace = if stage.overrun.is_set() {
                self.overrun(i, step, spent, findings)?
            } else {
                self.enter(i, step, spent, findings)?
            };
            let Some(pace) = pace else { break };
            spent = pace.spent;
            let left = self.mover.allowance.saturating_sub(spent);
            let [unit, waypoint] = [self.mover.at, i].map(|n| u16::try_from(n).unwrap_or(u16::MAX));
            each(Stride::Enters(Pace { unit, waypoint, left, ..pace }));
            here = next;
        }
        Ok(spent)
    }

    /// Enters a hex by movement; `None` if the unit cannot, for the reasons added.
    fn enter(
        &self,
        i: usize,
        Crossing { here, side, next }: Crossing<'_>,
        spent: u16,
        findings: &mut Findings<'_, '_>,
    ) -> Result<Option<Pace>, Fault> {
        let board = &self.q.board;
        let mover = &self.mover;
        let step =
            self.turn.step(mover, Crossing { here, side, next }, &mut || self.engineers(i, here.hex, next.hex))?;
        let going = mover.going();
        let road = road_cost(board, here, side, next, going)?;
        let Some(cost) = step.cost else {
            // 6.1d where the way back alone is prohibited.
            let open = road.is_some() || ground_cost(board, here, side, next, going)?.is_some();
            findings.object(if open { R6_1D } else { R6_2C }, About::Units.at(mover.at));
            self.blame(Crossing { here, side, next }, spent, i == 0, findings)?;
            return Ok(None);
        };
        let Some(Afforded { spent: now, minimum }) = mover.afford(cost, spent, i == 0) else {
            match spent.checked_add(cost).filter(|_| cost != ALL_MA) {
                None => findings.object(R6_2, About::Units.at(mover.at)),
                Some(needed) => {
                    let over = Amount::of(What::Movement, u32::from(needed), MP);
                    findings.over(R6_2, About::Units.at(mover.at), over, u32::from(mover.allowance));
                    mover.withheld(needed, self.turn.phase, findings)?;
                }
            }
            if step.busted && mover.afford(cost.saturating_sub(MP), spent, i == 0).is_some() {
                findings.object(R14_8C, About::Units.at(mover.at));
            }
            self.blame(Crossing { here, side, next }, spent, i == 0, findings)?;
            return Ok(None);
        };
        findings.cite_if(R6_1C, minimum);
        let hexside = side_cost(board, between(here, side, next), next, going)?;
        findings.cite_if(R6_2B, hexside > 0 && road.is_none() && !step.bridged);
        findings.cite_if(R6_2A, road.is_some());
        step.cite(&mut findings.cites);
        causes(board, Crossing { here, side, next }, going, false, &mut |rule, _| findings.cite(rule))?;
        let cost = if cost == ALL_MA || minimum { now.saturating_sub(spent) } else { cost };
        let flags = (Flag::from(road.is_some()), Flag::from(step.bridged), Flag::from(minimum));
        Ok(Some(Pace { cost, spent: now, road: flags.0, bridged: flags.1, minimum: flags.2, ..Pace::default() }))
    }

    /// Adds the paragraphs on weather and terrain without which the unit could take a step.
    fn blame(
        &self,
        Crossing { here, side, next }: Crossing<'_>,
        spent: u16,
        first: bool,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(), Fault> {
        let mover = &self.mover;
        let more = next.busting(mover.unit.unit.side, mover.mobility);
        causes(&self.q.board, Crossing { here, side, next }, mover.going(), false, &mut |rule, without| {
            let without = without.map(|cost| if cost == ALL_MA { cost } else { cost.saturating_add(more) });
            if without.is_some_and(|cost| mover.afford(cost, spent, first).is_some()) {
                findings.object(rule, About::Units.at(mover.at));
            }
        })
    }

    /// Overruns a hex; `None` if the unit cannot, for the reasons added.
    fn overrun(
        &self,
        i: usize,
        Crossing { here, side, next }: Crossing<'_>,
        spent: u16,
        findings: &mut Findings<'_, '_>,
    ) -> Result<Option<Pace>, Fault> {
        let board = &self.q.board;
        let mover = &self.mover;
        let item = About::Units.at(mover.at);
        let (price, limit) = (OVERRUN_MP, u32::from(OVERRUN_MP));
        let mut able = true;
        let inside = |f: Fault| f.in_list(UNITS, mover.at);
        // 8.1: units that began the phase stacked together, none of them disorganized.
        if mover.unit.unit.began == 0 {
            return Err(inside(Fault::new(FaultCode::MissingField, &"began")));
        }
        if mover.unit.unit.began != self.began {
            able = false;
            findings.object(R8_1, item);
        }
        if mover.unit.mode == Mode::Dg {
            able = false;
            findings.object(R5_10B_C, item);
        }
        let left = mover.allowance.saturating_sub(spent);
        if left < price {
            able = false;
            findings.short(R8_1A, item, Need::of(limit, u32::from(left), MP));
        }
        // 8.1c: roads and bridges count neither on the way there nor on the way back.
        let going = mover.going();
        let busting = next.busting(mover.unit.unit.side, mover.mobility);
        let ground = Overrun { board, step: Crossing { here, side, next }, going, busting };
        ground.bars(&mut || self.engineers(i, here.hex, next.hex), &mut |rule, cost| {
            able = false;
            match cost {
                Some(cost) => findings.over(rule, item, Amount::of(What::Movement, cost, MP), limit),
                None => findings.object(rule, item),
            }
        })?;
        causes(board, Crossing { here, side, next }, going, true, &mut |rule, without| {
            let open = without.is_some_and(|cost| u32::from(cost.saturating_add(busting)) <= limit);
            if able {
                findings.cite(rule);
            } else if open {
                findings.object(rule, item);
            }
        })?;
        findings.cite_if(R14_8B, busting == 0 && next.is_busted(mover.unit.unit.side));
        findings.cite_if(R14_8C, busting > 0);
        findings.cite(R8_1);
        findings.cite(R8_1A);
        findings.cite(R8_1B);
        let pace = Pace { cost: price, spent: spent.saturating_add(price), ..Pace::default() };
        Ok(able.then_some(pace))
    }

    /// Returns whether an Engineer-Capable unit is in one of two hexes while the stack makes a step of the path.
    fn engineers(&self, i: usize, here: Hex, next: Hex) -> Result<bool, Fault> {
        let board = &self.q.board;
        // 13.8b: out of the hex where it stood.
        if i == 0 && self.mover.unit.unit.had_bridge.is_set() {
            return Ok(true);
        }
        for (at, _) in board.stack(here).chain(board.stack(next)) {
            let moves = self.q.units.iter().any(|unit| usize::from(*unit) == at);
            let unit = board.units.get(at).filter(|u| !moves && u.side == self.mover.unit.unit.side && !u.is_borne());
            if unit.is_some() && is_capable(&board.checked(at)?) {
                return Ok(true);
            }
        }
        // The stack's own engineers are in the hex that it leaves, or where they were dropped off.
        for at in self.q.units.iter().map(|unit| usize::from(*unit)) {
            let stage = self.dropped(at).filter(|stage| *stage < i);
            let is = stage.map_or(Some(here), |stage| self.q.path.get(stage).map(|stage| stage.hex));
            if is.is_some_and(|hex| hex == here || hex == next) && is_capable(&board.checked(at)?) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
