//! Movement along a path through enemy zones of control, with units that the stack drops off so that its trucks may go
//! on. OCS 4.5a.A, 4.5a.J, 4.5b; 4.4a, 4.8a and 4.8c on the way.

use super::moving::{Stack, Zoned};
use super::{is_cargo, named};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::LIMIT;
use crate::ocs::units::Mode;
use crate::reflect::{Flag, Question, Reflect, Spare};
use crate::ruling::{About, Amount, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A hex that a stack enters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Waypoint {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The hex is entered by an overrun that leaves no defender in it.
    pub overrun: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// A unit that a stack drops off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct DropOff {
    /// The unit, by its `id`. It is one of the moving units.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex of the path in which it stays.
    #[required]
    #[refers("path")]
    pub waypoint: u16,
}

/// A stack that moves along a path, and the units that it drops off on the way.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Route<'a> {
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
    /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
}

/// A summary of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Arrival {
    /// Hexes of the path in an enemy zone of control.
    pub zones: u16,
    /// Hexes of the path in which a zone is negated.
    pub negated: u16,
    /// The units that arrive at the end of the path.
    pub units: u16,
    /// The units of Truck mobility among them can go further in this phase by an overrun only.
    pub stopped: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A hex of a path, after the stack has entered it and dropped off units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Passage {
    /// The hex.
    pub hex: Hex,
    /// The first enemy unit whose zone covers it, by its `id`; absent if there is none.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub covered_by: u16,
    /// The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may
    /// spend no movement points later in the phase (4.5b).
    ///
    /// C and Rust say 65535 for none.
    #[refers("board.units")]
    pub negated_by: u16,
    /// Units that go on from here, or arrive at the end of the path.
    pub going_on: u16,
    /// Units of Truck mobility among them.
    pub trucks: u16,
    /// The units of Truck mobility must end their movement here, or overrun.
    pub must_stop: Flag,
    /// The entry captures or destroys enemy units in the hex (9.14).
    pub capture: Flag,
    /// The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.
    pub rule: u16,
}

/// Decides whether enemy zones of control and enemy units allow a stack to move along a path. Units of Truck mobility
/// stop in a zone that is not negated, unless they overrun (OCS 4.5a.A, 4.5b). Units in Strat Mode enter no zone
/// (4.5a.J). Overruns are made by attack-capable units within the stacking limit (4.4a, 4.8a). A hex of enemy units is
/// entered by 4.8c. The cost of the path, and whether each overrun is allowed and succeeds, are other questions: a
/// stage with an overrun assumes that no defender is left. If defenders retreat, ask about the rest of the path on the
/// resulting board, with `entered` set. The rows are the stages, whatever the verdict.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, units::{Face, Kind, Mobility, Mode, Unit}, zoc::{path, DropOff, Route, Waypoint}};
/// let wheels = Face { ma: (20 * MP).into(), mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let mode = Code::new(Mode::Move);
/// let units = [
///     Unit { move_side: wheels, mode, ..Unit::regiment(1, 4, 3) },
///     Unit { move_side: wheels, amount: 2 * TP, ..Unit::of(1, Kind::Truck) },
///     Unit { hex: Hex::new(2, -1), ..Unit::regiment(2, 4, 3) },
/// ];
/// let stages = [1, 2].map(|q| Waypoint { hex: Hex::new(q, 0), ..Default::default() });
/// let board = Board { units: &units, ..Default::default() };
/// let route = Route { board, units: &[0, 1], path: &stages, ..Default::default() };
/// assert!(!path(&route, &mut Sink::none(), &mut Trail::none())?.value.is_allowed());
/// // The regiment stays in the first hex, and the trucks go on.
/// let carpet = Route { drops: &[DropOff { unit: 0, waypoint: 0 }], ..route };
/// assert!(path(&carpet, &mut Sink::none(), &mut Trail::none())?.value.allowed().unwrap().stopped.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a route without units or without a path.
/// * `out_of_range` for a unit that the board does not have, and for a hex of the path that a board with hexes does not
///   have. So it is for a waypoint of a drop that is not on the path.
/// * `contradiction` for a unit that is named twice, and for units of two sides, in two hexes or aboard something. So
///   it is for a path through a box off the map, or whose hexes are not each adjacent to the one before. It is also for
///   a drop of a unit that does not go along, or that is dropped off twice.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) on the way; `reserved` also for a hex of the path.
/// * `inexact` for a size in RE that is no multiple of 1/4, in an overrun.
pub fn path(
    question: &Route<'_>,
    rows: &mut Sink<'_, Passage>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Arrival>>, Fault> {
    let mut findings = Findings::by(R4_5, trail);
    let mut each = |_, step| {
        if let Step::Passes(passage) = step {
            rows.push(passage);
        }
        Ok(())
    };
    let arrival = walk(question, &mut each, &mut findings)?;
    Ok(findings.verdict(|| arrival))
}

/// A step along a path.
pub(crate) enum Step {
    /// Units of Truck mobility leave a hex in a zone of control that a unit negates, which therefore stays (4.5b).
    Leaves(u16),
    /// The stack has entered a hex.
    Passes(Passage),
}

/// Walks a path stage by stage, and calls `each` with the index of every stage and what it is to the stack.
pub(crate) fn walk(
    question: &Route<'_>,
    each: &mut dyn FnMut(usize, Step) -> Result<(), Fault>,
    findings: &mut Findings<'_, '_>,
) -> Result<Arrival, Fault> {
    let q = question;
    let (stack, start) = checked(q)?;
    let mut arrival = Arrival::default();
    let mut here = start;
    // The zone in the starting hex; trucks may always leave a hex in which they began the phase.
    let mut zoned = stack.zone(start, None)?;
    let mut bound = q.entered.is_set() && zoned.is_covered();
    for (i, stage) in numbered(q.path) {
        let before = i.checked_sub(1);
        let trucks = stack.trucks(stack.going_on(before))?;
        if bound && trucks > 0 {
            leaves(i, &zoned, stage, each, findings)?;
        }
        let capture = enter(&stack, i, here, stage, findings)?;
        here = stage.hex;
        zoned = stack.zone(here, Some(i))?;
        bound = zoned.is_covered();
        if bound {
            let by = i32::from(zoned.covered_by);
            findings.note(R4_5, What::Covered, About::Path.at(i), by);
            for at in stack.going_on(before) {
                if q.board.checked(at)?.mode == Mode::Strat {
                    findings.object(R4_5A_J, About::Path.at(i));
                    break;
                }
            }
        }
        let going_on = stack.going_on(Some(i)).fold(0u16, |units, _| units.saturating_add(1));
        let trucks = stack.trucks(stack.going_on(Some(i)))?;
        arrival.zones = arrival.zones.saturating_add(u16::from(bound));
        arrival.negated = arrival.negated.saturating_add(u16::from(bound && !zoned.stops()));
        arrival.units = going_on;
        arrival.stopped = Flag::from(trucks > 0 && zoned.stops());
        findings.cite_if(R4_5A_A, arrival.stopped.is_set());
        if bound && !zoned.stops() {
            findings.note(R4_5B, What::Negated, About::Path.at(i), i32::from(zoned.negated_by));
        }
        let rule = match (bound && trucks > 0, zoned.stops()) {
            (false, _) => 0,
            (true, true) => R4_5A_A.0,
            (true, false) => R4_5B.0,
        };
        let (covered_by, negated_by) = (zoned.covered_by, zoned.negated_by);
        let must_stop = arrival.stopped;
        let passage = Passage { hex: here, covered_by, negated_by, going_on, trucks, must_stop, capture, rule };
        each(i, Step::Passes(passage))?;
    }
    Ok(arrival)
}

/// Leaves a hex in a zone of control with trucks that did not begin the phase in it (4.5a.A, 4.5b).
fn leaves(
    i: usize,
    zoned: &Zoned,
    stage: &Waypoint,
    each: &mut dyn FnMut(usize, Step) -> Result<(), Fault>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    findings.cite(R4_5A_A);
    if zoned.stops() && !stage.overrun.is_set() {
        findings.object(R4_5A_A, About::Path.at(i));
        if zoned.moves_on {
            findings.object(R4_5B, About::Path.at(i));
        }
    }
    findings.cite_if(R4_5B, !zoned.stops());
    if !zoned.stops() && !stage.overrun.is_set() {
        each(i, Step::Leaves(zoned.negated_by))?;
    }
    Ok(())
}

/// Checks the reserved bytes of a path.
pub(crate) fn check_path(path: &[Waypoint]) -> Result<(), Fault> {
    numbered(path).try_for_each(|(i, stage)| stage.spared().map_err(|f| f.in_list(&text!("path"), i)))
}

/// Checks the question, and returns the stack and its starting hex.
fn checked<'q>(q: &'q Route<'q>) -> Result<(Stack<'q>, Hex), Fault> {
    let Some(first) = named(&q.board, q.units, None, &"units")? else {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    };
    for (i, at) in numbered(q.units) {
        let unit = q.board.checked(usize::from(*at))?;
        if unit.unit.hex != first.hex || is_cargo(&unit).map_err(|f| f.in_list(UNITS, usize::from(*at)))? {
            return Err(Fault::item_against(&"units", i, &"board.units[].hex: the units stand in one hex")
                .other_at(usize::from(*at)));
        }
    }
    if q.path.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("path")));
    }
    check_path(q.path)?;
    let mut here = first.hex;
    for (i, stage) in numbered(q.path) {
        let on_map = q.board.on_map(stage.hex, &"hex").map_err(|f| f.in_list(&text!("path"), i))?;
        if !here.touches(stage.hex) || !on_map {
            let why: Name = match i {
                _ if !on_map => &"board.hexes: a path stays on the map",
                0 => &"units: a path goes to adjacent hexes",
                _ => &"[].hex: a path goes to adjacent hexes",
            };
            return Err(Fault::against(&"hex", why).in_list(&text!("path"), i).other_at(i.saturating_sub(1)));
        }
        here = stage.hex;
    }
    for (i, drop) in numbered(q.drops) {
        let twice = crate::table::before(q.drops, i).position(|other| other.unit == drop.unit);
        if twice.is_some() || !q.units.contains(&drop.unit) {
            let why: Name =
                if twice.is_some() { &"[].unit: each unit stops once" } else { &"units: only who goes along stops" };
            return Err(Fault::against(&text!("unit"), why).in_list(&"drops", i).other_at(twice.unwrap_or(0)));
        }
        if usize::from(drop.waypoint) >= q.path.len() {
            return Err(
                Fault::of_index(&text!("waypoint"), usize::from(drop.waypoint), q.path.len()).in_list(&"drops", i)
            );
        }
    }
    Ok((Stack { q, side: first.side }, first.hex))
}

/// Enters a hex, by movement or overrun, as far as units decide it; returns whether the entry captures units there.
fn enter(
    stack: &Stack<'_>,
    i: usize,
    here: Hex,
    stage: &Waypoint,
    findings: &mut Findings<'_, '_>,
) -> Result<Flag, Fault> {
    let board = &stack.q.board;
    let before = i.checked_sub(1);
    // Units that the stack passed earlier are no longer there.
    let again = stack.q.path.iter().take(i).any(|earlier| earlier.hex == stage.hex);
    let (mut combat, mut other, mut noncombat) = (false, false, false);
    for (at, _) in board.stack(stage.hex).filter(|(_, u)| !again && u.side != stack.side) {
        let unit = board.checked(at)?;
        if !is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))? {
            combat |= unit.kind.is_combat();
            other |= !unit.kind.is_combat();
            noncombat |= unit.kind.is_noncombat();
        }
    }
    let (mut able, mut all_able) = (false, true);
    let mut why = Cites::by(R4_4);
    for at in stack.going_on(before) {
        let unit = board.checked(at)?;
        let capable = unit.attack_capable(&mut |rule| why.add(rule));
        (able, all_able) = (able || capable, all_able && capable);
    }
    if stage.overrun.is_set() {
        // 8.0: against combat units; other enemies are entered upon.
        if !combat {
            findings.object(R8_0, About::Path.at(i));
            return Ok(Flag::default());
        }
        if !all_able {
            findings.object(R4_4A, About::Path.at(i));
            why.iter().for_each(|rule| findings.object(rule, About::Path.at(i)));
        }
        let size = stack.size(stack.going_on(before))?.saturating_add(stack.size(stack.friends(here, before))?);
        findings.over(R4_8A, About::Path.at(i), Amount::of(What::Size, size, RE), u32::from(LIMIT));
        findings.cite(R4_8A);
        return Ok(Flag::from(other));
    }
    if combat {
        findings.object(R4_8C, About::Path.at(i));
        return Ok(Flag::default());
    }
    if other && able {
        findings.cite(R4_8C_A);
        findings.cite_if(R4_4C, noncombat);
    } else if other {
        findings.object(R4_8C_A, About::Path.at(i));
        if noncombat {
            findings.object(R4_4C, About::Path.at(i));
        }
        why.iter().for_each(|rule| findings.object(rule, About::Path.at(i)));
    }
    Ok(Flag::from(other))
}
