//! Every hex that a unit can move to. OCS 6.1, 6.2, 4.5a, 4.8c.

use super::{Afforded, Mover, Turn};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Search, Settled};
use crate::ocs::board::{Board, BoardHeld, BoardHex, Crossing, KNOWN_SIDES, UNITS, causes};
use crate::ocs::engineers::{engineer_in, is_capable, kind_of};
use crate::ocs::rules::*;
use crate::ocs::units::{Mobility, Mode, Phase, word};
use crate::ocs::zoc::{coverers, negated_by};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// A unit that is to move in a phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Roam<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
    /// The unit entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
}

/// A hex that a unit can move to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Goal {
    /// The hex.
    pub hex: Hex,
    /// The hex before it on the cheapest way.
    pub before: Hex,
    /// What the unit has spent in the phase when it is there, in MP.
    #[measure("MP", 12)]
    pub spent: u16,
    /// What it has left, in MP.
    #[measure("MP", 12)]
    pub left: u16,
    /// It must stop there, in an enemy zone of control (4.5a.A).
    pub must_stop: Flag,
    /// The entry captures or destroys enemy units in the hex (9.14).
    pub capture: Flag,
    /// It takes the one hex that a unit may always move (6.1c).
    pub minimum: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// How far a unit may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Roamed {
    /// What the unit may spend in the phase, in MP.
    #[measure("MP", 12)]
    pub allowance: u16,
    /// What it has left before it moves, in MP.
    #[measure("MP", 12)]
    pub left: u16,
    /// Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b).
    pub must_trace: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// What the enemy is to a unit in a hex.
struct Entry {
    /// The rule by which it may not enter.
    bars: Option<crate::rule::Rule>,
    capture: bool,
    must_stop: bool,
    /// The zone is negated.
    negated: bool,
}

impl Entry {
    /// Adds the rules of an entry.
    fn cite(&self, minimum: bool, cites: &mut Cites) {
        cites.add_if(R4_5A_A, self.must_stop);
        cites.add_if(R4_5B, self.negated);
        cites.add_if(R4_8C_A, self.capture);
        cites.add_if(R6_1C, minimum);
        cites.add_if(R4_5, self.must_stop || self.negated);
    }
}

/// Returns every hex that a unit can move to in the phase by movement alone, the cheapest first, with the hex before it
/// on the way (OCS 6.1, 6.2). It enters enemy zones of control and hexes of enemy units as `ocs.zoc.path` decides; hexes
/// of enemy combat units are overrun and not entered. Forbidden for a unit that may not move in the phase.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::movement::{Goal, Roam, reach};
/// use grognard_core::ocs::units::{Face, Mobility, Mode, Phase, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// use grognard_core::ocs::measures::MP;
/// let cost = Cost::points(MP, 2 * MP, 2 * MP);
/// let chart = [ChartRow { cost, ..Default::default() }];
/// let hexes = [0, 1, 2, 3].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { ma: (2 * MP).into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let units = [Unit { mode: Code::new(Mode::Move), move_side: legs, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let question = Roam { board, unit: 0, phase: Code::new(Phase::Movement), player: 1, ..Default::default() };
/// let (mut room, mut words) = ([Goal::default(); 4], [0; 12]);
/// let mut rows = Sink::new(&mut room);
/// reach(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(rows.items().iter().map(|goal| (goal.hex.q, goal.spent)).eq([(1, 12), (2, 24)]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase and the player, and for the side, the kind, the mode, the orientation and the steps
///   of a unit. Also for the moving unit's mobility and movement allowance.
/// * `missing_field` for the terrain of a hex, for a cost of the chart, and for the weather of a row that another names
///   for its weather.
/// * `out_of_range` for a player above 8, and for a unit that is not on the board or in none of its hexes. Also for a
///   row that the chart does not have.
/// * `out_of_range` for more than 65534 hexes, and for a movement allowance, a cost and steps that no counter or chart
///   has.
/// * `contradiction` for a moving unit that is cargo or no ground unit, and for hexes that do not agree on the hexside
///   between them. Also for a row of the chart that contradicts itself or another.
/// * `contradiction` for combat units of two sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of the question, of units and of the chart.
/// * `buffer_too_small` at `scratch` for less than three words a hex.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn reach(
    question: &Roam<'_>,
    rows: &mut Sink<'_, Goal>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Roamed>>, Fault> {
    let q = question;
    let board = &q.board;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    board.unit(q.unit, &text!("unit"))?;
    let at = usize::from(q.unit);
    let turn = Turn { board, phase, player: q.player };
    let mut findings = Findings::of(Cites::of(&[R6_0, R6_1A]), trail);
    let mover = turn.mover(at, q.entered.is_set(), &mut findings)?;
    let places = board.places()?;
    let mut search = Search::over(places, scratch)?;
    let Some(mover) = mover else { return Ok(findings.verdict(Roamed::default)) };
    let unit = &mover.unit;
    mover.cite(phase, &mut findings.cites);
    let start = board
        .place(unit.unit.hex)
        .ok_or_else(|| Fault::new(FaultCode::OutOfRange, &"hex").needs(&"a hex of the board").in_list(UNITS, at))?;
    let roamer = Roamer::of(q, &turn, &mover);
    // A unit that began the phase in a zone may leave it.
    let bound = roamer.truck && q.entered.is_set() && roamer.entry(unit.unit.hex)?.must_stop;
    if bound {
        findings.object(R4_5A_A, About::Units.at(at));
        return Ok(findings.verdict(Roamed::default));
    }
    let spent = unit.unit.mp_spent;
    search.offer(start, None, u32::from(spent));
    while let Some(settled) = search.settle() {
        let Some(here) = board.at(settled.place) else { break };
        // Beyond the allowance only for the one hex that a unit may always move.
        let minimum = settled.cost > u32::from(mover.allowance).max(u32::from(spent));
        let now = if minimum { mover.allowance.max(spent) } else { u16::try_from(settled.cost).unwrap_or(u16::MAX) };
        let mut stays = minimum;
        if let Some(from) = settled.before.and_then(|before| board.at(before)) {
            let met = roamer.entry(here.hex)?;
            stays |= met.must_stop;
            met.cite(minimum, &mut findings.cites);
            let left = mover.allowance.saturating_sub(now);
            let (must_stop, capture, minimum) =
                (Flag::from(met.must_stop), Flag::from(met.capture), Flag::from(minimum));
            let (hex, before) = (here.hex, from.hex);
            rows.push(Goal { hex, before, spent: now, left, must_stop, capture, minimum, reserved: 0 });
        }
        if !stays {
            roamer.go_on(&mut search, &settled, here, now, &mut findings.cites)?;
        }
    }
    let (allowance, left) = (mover.allowance, mover.allowance.saturating_sub(spent));
    let must_trace = Flag::from(unit.mode == Mode::Strat);
    Ok(findings.verdict(|| Roamed { allowance, left, must_trace, reserved: 0 }))
}

/// A unit that roams.
struct Roamer<'r, 'a> {
    q: &'r Roam<'a>,
    turn: &'r Turn<'a>,
    mover: &'r Mover<'a>,
    truck: bool,
    /// It is attack-capable.
    capable: bool,
    /// It is Engineer-Capable.
    engineer: bool,
}

impl<'r, 'a> Roamer<'r, 'a> {
    fn of(q: &'r Roam<'a>, turn: &'r Turn<'a>, mover: &'r Mover<'a>) -> Self {
        let (truck, capable) = (mover.mobility == Mobility::Truck, mover.unit.attack_capable(&mut |_| {}));
        Roamer { q, turn, mover, truck, capable, engineer: is_capable(&mover.unit) }
    }

    /// Returns whether a hex may be entered, and what the enemy there does.
    fn entry(&self, hex: Hex) -> Result<Entry, Fault> {
        let (board, unit) = (&self.q.board, &self.mover.unit);
        let (at, side) = (self.mover.at, unit.unit.side);
        let mut found = Entry { bars: None, capture: false, must_stop: false, negated: false };
        for (other, enemy) in board.stack(hex).filter(|(_, u)| u.side != side) {
            enemy.said_side().map_err(|f| f.in_list(UNITS, other))?;
            let checked = board.checked(other)?;
            if super::is_cargo(&checked).map_err(|f| f.in_list(UNITS, other))? {
                continue;
            }
            if kind_of(other, enemy)?.is_combat() {
                found.bars = Some(R4_8C);
            } else if self.capable {
                found.capture = true;
            } else {
                found.bars = found.bars.or(Some(R4_8C_A));
            }
        }
        if coverers(board, hex, side).next().transpose()?.is_some() && !board.is_off_map(hex) {
            if unit.mode == Mode::Strat {
                found.bars = found.bars.or(Some(R4_5A_J));
            }
            if self.truck {
                found.negated = negated_by(board, hex, side, &|other| other == at)?.is_some();
                found.must_stop = !found.negated;
            }
        }
        Ok(found)
    }

    /// Returns whether engineers bridge the way between two hexes (13.8b): the unit's own bridge, or others.
    fn engineers(&self, here: Hex, next: Hex) -> Result<bool, Fault> {
        let (board, at, unit) = (&self.q.board, self.mover.at, self.mover.unit.unit);
        Ok(self.engineer
            || unit.had_bridge.is_set() && here == unit.hex
            || engineer_in(board, here, unit.side, Some(at))?.is_some()
            || engineer_in(board, next, unit.side, Some(at))?.is_some())
    }

    /// Goes on from a hex to those beside it; `now` is what the unit has spent there.
    fn go_on(
        &self,
        search: &mut Search<'_>,
        settled: &Settled,
        here: &BoardHex,
        now: u16,
        cites: &mut Cites,
    ) -> Result<(), Fault> {
        let (board, mover) = (&self.q.board, self.mover);
        let (first, spent) = (settled.before.is_none(), mover.unit.unit.mp_spent);
        for (side, place, next) in board.neighbours(here) {
            // No way on from here is cheaper than one that was settled before.
            if search.cost(place).is_some_and(|known| known <= settled.cost) {
                continue;
            }
            let crossing = Crossing { here, side, next };
            let step = self.turn.step(mover, crossing, &mut || self.engineers(here.hex, next.hex))?;
            let Some(Afforded { spent: then, minimum }) = step.cost.and_then(|cost| mover.afford(cost, now, first))
            else {
                continue;
            };
            // The one hex that a unit may always move is the last that it reaches.
            let cost = if minimum { u32::from(mover.allowance.max(spent)).saturating_add(1) } else { u32::from(then) };
            if search.cost(place).is_some_and(|known| known <= cost) || self.entry(next.hex)?.bars.is_some() {
                continue;
            }
            step.cite(cites);
            causes(board, crossing, mover.going(), false, &mut |rule, _| cites.add(rule))?;
            search.offer(place, Some(settled.place), cost);
        }
        Ok(())
    }
}
