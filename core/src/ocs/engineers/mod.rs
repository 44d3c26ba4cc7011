//! Engineers: capability, bridges, and the hexes that a headquarters makes detrainable. OCS 13.8, 13.8a to 13.8c.

use super::board::{ALL_MA, Board, BoardHeld, Crossing, Feature, GAUGES, Going, HEXES, PROHIBITED, Toll, UNITS, way};
use super::modes::rule_of;
use super::rules::*;
use super::units::{Checked, Kind, Mode, OneUnit, Orientation, Unit, word};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::KNOWN_SIDES;
use crate::ocs::measures::MP;
use crate::ocs::overrun::{OVERRUN_MP, Overrun, overrun_way};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Figure, Findings, Ruling, Trail, Verdict, What};

/// Returns whether a unit is in Combat Mode, or counts as in it by its orientation: disorganized (5.10e) or released
/// from Reserve (5.7). Returns the rule that makes it count, if it is not in Combat Mode itself, or the rule by which
/// it does not.
pub(crate) fn in_combat_mode(unit: &Checked<'_>) -> Result<Option<Rule>, Rule> {
    let combat = unit.shows == Orientation::Combat;
    match unit.mode {
        Mode::Combat => Ok(None),
        Mode::Dg if combat => Ok(Some(R5_10E)),
        Mode::Dg => Err(R5_10E),
        Mode::Reserve if combat && unit.is_released() => Ok(Some(R5_7)),
        mode => Err(rule_of(mode)),
    }
}

/// Returns whether a unit is Engineer-Capable (13.8a).
pub(crate) fn is_capable(unit: &Checked<'_>) -> bool {
    unit.kind.is_engineer() && in_combat_mode(unit).is_ok()
}

/// Decides whether a unit is Engineer-Capable (OCS 13.8, 13.8a).
///
/// ```
/// use grognard_core::ocs::{engineers::capable, units::{Kind, Mode, OneUnit, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let hq = Unit::of(1, Kind::Hq);
/// assert!(capable(&OneUnit { unit: hq }, &mut Trail::none())?.value.is_allowed());
/// let moving = Unit { mode: Code::new(Mode::Move), ..hq };
/// let ruling = capable(&OneUnit { unit: moving }, &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// assert!(ruling.cites.iter().map(|r| r.id()).eq(["OCS 5.6", "OCS 13.8a", "OCS 5.5b"]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the unit's kind, mode, orientation and steps.
/// * `unknown_word` for words of the unit.
/// * `out_of_range` for steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn capable(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    let mode = in_combat_mode(&unit);
    let mut findings = Findings::of(Cites::of(&[R13_8, R13_8A]), trail);
    if !unit.kind.is_engineer() {
        findings.object(R13_8, About::Units.at(0));
    }
    if let Err(rule) = mode {
        findings.object(R5_5B, About::Units.at(0));
        findings.object(R13_8A, About::Units.at(0));
        findings.object(rule, About::Units.at(0));
    }
    if let Ok(Some(rule)) = mode {
        findings.cite(rule);
    }
    Ok(findings.verdict(|| ()))
}

/// Returns the kind of a unit on a board.
pub(crate) fn kind_of(at: usize, unit: &Unit) -> Result<Kind, Fault> {
    word(unit.kind, &text!("kind")).map_err(|f| f.in_list(UNITS, at))
}

/// Returns the first Engineer-Capable unit of a side in a hex other than a unit that may be left out, by its place in the list.
pub(crate) fn engineer_in(
    board: &Board<'_>,
    hex: Hex,
    side: u8,
    without: Option<usize>,
) -> Result<Option<usize>, Fault> {
    for (at, unit) in board.stack(hex).filter(|(_, u)| u.may_be_of(side) && !u.is_borne()) {
        if Some(at) != without && kind_of(at, unit)?.is_engineer() && is_capable(&board.checked(at)?) {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// Returns whether engineers of a side bridge the way between two hexes: one of them is in either (13.8b).
pub(crate) fn bridges(board: &Board<'_>, here: Hex, next: Hex, side: u8) -> Result<bool, Fault> {
    let near = engineer_in(board, here, side, None)?.is_some();
    Ok(near || engineer_in(board, next, side, None)?.is_some())
}

/// The purpose of crossing a hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Purpose {
    /// Movement.
    Move = 1,
    /// A regular attack across it.
    Attack,
    /// An overrun.
    Overrun,
}

impl Purpose {
    /// Returns the rule by which units cross.
    const fn rule(self) -> Rule {
        match self {
            Purpose::Move => R6_1,
            Purpose::Attack => R9_1,
            Purpose::Overrun => R8_0,
        }
    }
}

/// A unit that is to cross a hexside.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Bridge<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex that it leaves or attacks from. It need not be the hex in which it began.
    #[required]
    pub start: Hex,
    /// The adjacent hex that it enters or attacks.
    #[required]
    pub to: Hex,
    /// The purpose. Required where the answer depends on it.
    #[when_needed]
    pub purpose: Code<Purpose>,
}

/// The cost of crossing a hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Crossed {
    /// The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if
    /// `toll` is not `points`.
    #[measure("MP", 12)]
    pub cost: u16,
    /// The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`.
    #[measure("MP", 12)]
    pub unbridged: u16,
    /// The river between the two hexes.
    pub river: Code<Feature>,
    /// A bridge of engineers changed the cost.
    pub bridged: Flag,
    /// The bridge is the unit's own, from before it lost its capability.
    pub own: Flag,
    /// Whether the cost is the unit's whole movement allowance.
    pub toll: Code<Toll>,
    /// Whether the cost without engineers is the whole movement allowance, or the way would be prohibited.
    pub unbridged_toll: Code<Toll>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns a cost as answers show it.
const fn shown(cost: Option<u16>) -> (u16, Toll) {
    match cost {
        None | Some(PROHIBITED) => (0, Toll::Prohibited),
        Some(ALL_MA) => (0, Toll::All),
        Some(cost) => (cost, Toll::Points),
    }
}

/// Decides whether a unit can cross into the next hex, and returns the cost, including bridges of Engineer-Capable
/// units in either hex (OCS 13.8b, 6.1). An attack costs nothing and is allowed if the hex could be entered. The cost
/// of an overrun is that of entry without roads, railroads and bridges, at most 3 movement points (8.1b, 8.1c).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature, Toll};
/// use grognard_core::reflect::Nth;
/// use grognard_core::ocs::{engineers::{bridge, Bridge, Purpose}, units::{Kind, Mobility, Mode, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let row = |truck, feature| ChartRow { cost: Cost { truck, ..Default::default() }, feature: Code::new(feature), ..Default::default() };
/// let mut chart = [row(12, Feature::Other), row(24, Feature::MinorRiver), row(0, Feature::MajorRiver)];
/// chart[2].cost.truck_toll = Code::new(Toll::Prohibited);
/// let hexes = [
///     BoardHex { terrain: 1, sides: [0, 3, 0, 0, 0, 0].map(Nth), ..Default::default() },
///     BoardHex { hex: Hex::new(1, 0), terrain: 1, ..Default::default() },
/// ];
/// let mut column = Unit { mode: Code::new(Mode::Move), ..Unit::regiment(1, 4, 3) };
/// column.move_side.mobility = Code::new(Mobility::Truck);
/// let engineer = Unit::of(1, Kind::Engineer);
/// let units = [column, engineer];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let purpose = Code::new(Purpose::Move);
/// let question = Bridge { board, to: Hex::new(1, 0), purpose, ..Default::default() };
/// let crossed = bridge(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((crossed.cost, crossed.unbridged), (36, 0)); // 1 MP for the hex and 2 as for a minor river
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the purpose, and for the side, the kind, the mode, the orientation and the steps of a unit.
///   Also for the mobility of the unit that crosses, for the terrain of a hex, and for a cost of the chart.
/// * `out_of_range` for a unit or a hex that is not on the board, and for a row that the chart does not have. Also for
///   a cost and steps that no chart or counter has.
/// * `contradiction` for hexes that are not adjacent or off the map, and for hexes that do not agree on the hexside
///   between them. Also for a row of the chart that contradicts itself or another.
/// * `contradiction` for combat units of two sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of the question, of units and of the chart.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
pub fn bridge(question: &Bridge<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Crossed>>, Fault> {
    let q = question;
    let board = &q.board;
    let unit = board.unit(q.unit, &text!("unit"))?;
    let purpose = word(q.purpose, &"purpose")?;
    let mobility = word(unit.face.mobility, &text!("mobility"))
        .map_err(|f| f.within(unit.face_name()).in_list(UNITS, usize::from(q.unit)))?;
    let crossing @ Crossing { here, side, next } = hexside(q)?;
    let friends = unit.unit.side;
    let going = Going::of(mobility, friends);
    // 13.8b: out of the hex where it stood.
    let own = purpose == Purpose::Move && unit.unit.had_bridge.is_set() && q.start == unit.unit.hex;
    let mut used_own = false;
    let mut engineers = || -> Result<bool, Fault> {
        if by_others(q, &unit)? {
            return Ok(true);
        }
        used_own = own;
        Ok(own)
    };
    let way = match purpose {
        Purpose::Overrun => overrun_way(board, here, side, next, going)?,
        Purpose::Move | Purpose::Attack => way(board, here, side, next, going, &mut engineers)?,
    };
    let fewer = way.bridged.is_some_and(|b| way.plain.is_none_or(|p| b < p));
    // A bridge counts in an attack only if the attack would be impossible without it.
    let counts = fewer && (purpose == Purpose::Move || way.plain.is_none());
    let cost = if counts { way.bridged } else { way.plain };
    let mut findings = Findings::by(purpose.rule(), trail);
    match purpose {
        Purpose::Overrun => {
            let ground = Overrun { board, step: crossing, going, busting: 0 };
            overruns(&ground, usize::from(q.unit), &mut engineers, &mut findings)?;
        }
        Purpose::Move | Purpose::Attack => findings.forbid_if(purpose.rule(), cost.is_none()),
    }
    let refused = purpose == Purpose::Overrun && way.river != Feature::Other && engineers()?;
    findings.cite_if(R13_8B, counts || refused);
    let ((cost_now, toll), (unbridged, unbridged_toll)) = match purpose {
        Purpose::Attack => ((0, Toll::Points), shown(way.plain)),
        Purpose::Move | Purpose::Overrun => (shown(cost), shown(way.plain)),
    };
    let value = Crossed {
        cost: cost_now,
        unbridged,
        toll: Code::new(toll),
        unbridged_toll: Code::new(unbridged_toll),
        river: Code::new(way.river),
        bridged: Flag::from(counts),
        own: Flag::from(counts && used_own),
        reserved: 0,
    };
    if let Some(cost) = cost {
        let rule = if counts { R13_8B } else { R6_1 };
        findings.figure(rule, What::Movement, About::Units.at(usize::from(q.unit)), Figure::over(i32::from(cost), MP));
    }
    Ok(findings.verdict(|| value))
}

/// Returns whether the unit or another Engineer-Capable one bridges the hexside from one of its hexes.
fn by_others(q: &Bridge<'_>, unit: &Checked<'_>) -> Result<bool, Fault> {
    let (mover, side) = (usize::from(q.unit), unit.unit.side);
    Ok(is_capable(unit)
        || engineer_in(&q.board, q.start, side, Some(mover))?.is_some()
        || engineer_in(&q.board, q.to, side, Some(mover))?.is_some())
}

/// Returns the hexside of the question: between adjacent hexes of the map.
fn hexside<'q>(q: &Bridge<'q>) -> Result<Crossing<'q>, Fault> {
    let (here, next) = (q.board.hex(q.start, &"start")?, q.board.hex(q.to, &"to")?);
    let apart = here.off_map.is_set() || next.off_map.is_set();
    let side = q
        .start
        .side_to(q.to)
        .filter(|_| !apart)
        .ok_or_else(|| Fault::against(&"to", &"start: a bridge is between adjacent hexes of the map"))?;
    Ok(Crossing { here, side, next })
}

/// Adds the reasons why a unit does not overrun the ground.
fn overruns(
    ground: &Overrun<'_>,
    at: usize,
    engineers: &mut dyn FnMut() -> Result<bool, Fault>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let item = About::Units.at(at);
    ground.bars(engineers, &mut |rule, cost| match cost {
        Some(cost) => findings.over(rule, item, Amount::of(What::Movement, cost, MP), u32::from(OVERRUN_MP)),
        None => findings.object(rule, item),
    })
}

/// A railroad hex that a headquarters may make detrainable.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Station<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side of the headquarters, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
    pub entrains: Flag,
    /// That headquarters, by its `id`. Ignored without `entrains`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub hq: u16,
}

/// Decides whether a headquarters makes a railroad hex detrainable (OCS 13.8c). Whether the hex is controlled and
/// connected is a separate question (13.3c, 13.3h).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::{engineers::{detrainable, Station}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let hexes = [BoardHex { rail: 0b1001, ..Default::default() }];
/// let units = [Unit::of(1, Kind::Hq)];
/// let board = Board { hexes: &hexes, units: &units, ..Default::default() };
/// assert!(detrainable(&Station { board, side: 1, ..Default::default() }, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side, and for the gauge of the railroad or of the side's trains where the other is given.
///   Also for the side, the kind, the mode, the orientation and the steps of a unit in the hex.
/// * `out_of_range` for a side above 8, a hex and a headquarters that are not on the board, and steps that no counter
///   has.
/// * `contradiction` for who entrains and is no headquarters of the side, in the hex and in Move Mode. Also for combat
///   units of two sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
pub fn detrainable(question: &Station<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    q.in_range()?;
    let hex = q.board.hex(q.hex, &"hex")?;
    let mut findings = Findings::by(R13_8C, trail);
    findings.forbid_if(R13_8C, hex.rail == 0 || hex.rail_cut.is_set());
    let gauge = q.board.gauge(q.side);
    if hex.rail != 0 && (hex.gauge == 0) != (gauge == 0) {
        // One of the two gauges is given, so the other is required.
        let at = q.board.place(q.hex).map_or(usize::MAX, |place| usize::from(place.0));
        let missing = |field| Fault::new(FaultCode::MissingField, field);
        return Err(if gauge == 0 { missing(GAUGES) } else { missing(&"gauge").in_list(HEXES, at) });
    }
    // 13.3f: the side cannot use a railroad of another gauge.
    findings.forbid_if(R13_3F, hex.rail != 0 && hex.gauge != gauge);
    let mut found = false;
    let mut idle = None;
    for (at, unit) in q.board.stack(q.hex).filter(|(_, u)| u.may_be_of(q.side)) {
        if !kind_of(at, unit)?.is_hq() {
            continue;
        }
        match in_combat_mode(&q.board.checked(at)?) {
            Ok(by) => {
                found = true;
                findings.cite(R13_8A);
                if let Some(rule) = by {
                    findings.cite(rule);
                }
                break;
            }
            Err(rule) => idle = Some((at, rule)),
        }
    }
    if !found && q.entrains.is_set() {
        let hq = q.board.unit(q.hq, &"hq")?;
        if !hq.kind.is_hq() || hq.unit.hex != q.hex || hq.unit.side != q.side || hq.mode != Mode::Move {
            return Err(Fault::against(
                &"hq",
                &"board.units[]: who entrains is an HQ of the side, in the hex and in Move mode",
            )
            .other_at(usize::from(q.hq)));
        }
        found = true;
    }
    if !found {
        findings.forbid(R13_8C);
        if let Some((at, rule)) = idle {
            findings.object(R13_8A, About::Units.at(at));
            findings.object(rule, About::Units.at(at));
        }
    }
    Ok(findings.verdict(|| ()))
}
