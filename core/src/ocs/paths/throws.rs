//! Throwing supply: the hexes within a headquarters' throw range, and the path to them. OCS 12.3b, 13.1a, 13.1d.

use super::{End, Ends, Line, PathHex, Stay, Supplied, leg};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::headquarters::{
    Places, ThrowRange, cannot_throw, may_serve, own_division, throw_mobility, throw_range,
};
use crate::ocs::measures::MP;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Figure, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;

/// A headquarters on a board.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ThrowReach<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The headquarters, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub hq: u16,
}

/// A hex within reach of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ReachedHex {
    /// The hex.
    pub hex: Hex,
    /// The cost of the path to it, in MP.
    #[measure("MP", 12)]
    pub cost: u16,
    /// The path ends in an adjacent hex and does not enter this one.
    pub beside: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the terms of a headquarters' throw as a path.
pub(crate) fn throw_line<'a>(board: &'a Board<'a>, hq: &Checked<'_>, at: u16) -> Result<Line<'a>, Fault> {
    let mobility = throw_mobility(hq).map_err(|f| f.in_list(UNITS, usize::from(at)))?;
    let (side, range) = (hq.unit.side, throw_range(hq));
    Ok(Line { board, side, mobility, range, zones: true, enemies: true, stay: Stay::ALL })
}

/// Returns every hex within a headquarters' throw range, in movement points of that range's kind, the cheapest first
/// (OCS 12.3b). Then come the hexes adjacent to these, which it supports as well. Whether it may support a unit there
/// is a separate question (13.1d).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{paths::{throw_reach, ReachedHex, ThrowReach}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let throw_mobility = Code::new(Mobility::Truck);
/// let combat_side = Face { throw_range: 5 * MP, throw_mobility, ..Default::default() };
/// let units = [Unit { combat_side, ..Unit::of(1, Kind::Hq) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (mut room, mut words) = ([ReachedHex::default(); 8], [0; 9]);
/// let mut rows = Sink::new(&mut room);
/// throw_reach(&ThrowReach { board, hq: 0 }, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(rows.items().len(), 3);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a headquarters that the board does not have, or whose hex it does not have.
/// * `missing_field` for the kind of movement points of the throw range.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) in reach.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn throw_reach(
    question: &ThrowReach<'_>,
    rows: &mut Sink<'_, ReachedHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ThrowRange>>, Fault> {
    let q = question;
    let hq = q.board.unit(q.hq, &"hq")?;
    let mut findings = Findings::of(Cites::of(&[R13_1B, R12_3B]), trail);
    cannot_throw(&hq, usize::from(q.hq), &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(ThrowRange::default));
    }
    let line = throw_line(&q.board, &hq, q.hq)?;
    let (_, met) = line.explore(End::of(hq.unit.hex, &"hq"), scratch, |reached| {
        let beside = Flag::from(reached.beside);
        rows.push(ReachedHex { hex: reached.hex.hex, cost: reached.cost, beside, reserved: 0 });
        Ok(false)
    })?;
    findings.cite_if(R4_5A_B, met.zone);
    findings.cite_if(R4_8C_D, met.enemy);
    findings.figure(
        R12_3B,
        What::Movement,
        About::Units.at(usize::from(q.hq)),
        Figure::over(i32::from(line.range), MP),
    );
    let range = ThrowRange { range: line.range, mobility: hq.face.throw_mobility, reserved: 0 };
    Ok(findings.verdict(|| range))
}

/// Adds the rules by which a headquarters throws supply, and may throw it to a unit if one is given (12.3b, 13.1a,
/// 13.1d). Or adds those by which it does not, apart from the path.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(crate) fn may_throw(
    board: &Board<'_>,
    hq: u16,
    unit: Option<u16>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let (thrower, at_hq) = (board.unit(hq, &"hq")?, usize::from(hq));
    own_division(&thrower).map_err(|f| f.in_list(UNITS, at_hq))?;
    [R12_3B, R13_1B].into_iter().for_each(|rule| findings.cite(rule));
    cannot_throw(&thrower, at_hq, findings);
    let Some(unit) = unit else { return Ok(()) };
    let (user, at_unit) = (board.unit(unit, &text!("unit"))?, usize::from(unit));
    let places: Places<'_> = [&|f| f.in_list(UNITS, at_hq), &|f| f.in_list(UNITS, at_unit)];
    may_serve(&thrower, &user, places, board.limits, findings)
}

/// A headquarters that is to throw supply to a unit.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ThrowTo<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The headquarters, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub hq: u16,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The supply reached this headquarters by the throw of another.
    pub thrown_before: Flag,
}

/// Decides whether a headquarters can throw supply to a unit that it may support, and returns the path (OCS 12.3b,
/// 13.1a, 13.1d, 4.5a.B, 4.8c.D).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{paths::{throw_to, ThrowTo}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let throw_mobility = Code::new(Mobility::Truck);
/// let combat_side = Face { throw_range: 5 * MP, throw_mobility, ..Default::default() };
/// let hq = Unit { combat_side, ..Unit::of(1, Kind::Hq) };
/// let units = [hq, Unit { hex: Hex::new(2, 0), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let question = ThrowTo { board, hq: 0, unit: 1, ..Default::default() };
/// let (mut words, mut rows) = ([0; 9], Sink::none());
/// let path = throw_to(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value.allowed().unwrap();
/// assert!(path.beside.is_set()); // from 1, 0
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a headquarters or a unit that the board does not have, or whose hex it does not have.
/// * `missing_field` for the kind of movement points of the throw range. So it is for a size or a nationality on which
///   the support depends.
/// * `contradiction` for a divisional headquarters without a formation.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) on the way.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn throw_to(
    question: &ThrowTo<'_>,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Supplied>>, Fault> {
    let mut findings = Findings::by(R12_3B, trail);
    let supplied = thrown_to(question, Stay::ALL, rows, scratch, &mut findings)?;
    Ok(findings.verdict(|| supplied))
}

/// Adds the reasons why supply is not thrown to what only keeps it: dumps and Transport Points (12.3b.A, 13.2f).
pub(super) fn used_at_once(unit: &Checked<'_>, findings: &mut Findings<'_, '_>) {
    let transport = unit.kind.is_transport();
    findings.forbid_if(R13_2F, transport);
    findings.forbid_if(R12_3B_A, transport || unit.kind == Kind::Supply);
}

/// As [`throw_to`], over zones that some units negate. Adds the rules by which it is thrown, or the reasons why it is not.
pub(crate) fn thrown_to(
    q: &ThrowTo<'_>,
    stay: Stay<'_>,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<Supplied, Fault> {
    let hq = q.board.unit(q.hq, &"hq")?;
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    may_throw(&q.board, q.hq, Some(q.unit), findings)?;
    // Supply thrown to a headquarters is for its own use.
    findings.forbid_if(R12_3B_D, q.thrown_before.is_set());
    used_at_once(&unit, findings);
    let line = Line { stay, ..throw_line(&q.board, &hq, q.hq)? };
    // A unit that cannot throw has no range.
    let judged = hq.kind.is_hq() && line.range > 0;
    if !judged {
        return Ok(Supplied::default());
    }
    let ends = Ends {
        start: End::of(hq.unit.hex, &"hq"),
        target: End::of(unit.unit.hex, &text!("unit")),
        too_far: R12_3B,
        why: true,
    };
    leg(&line, &ends, rows, scratch, findings)
}
