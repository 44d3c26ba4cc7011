//! Direct draw, and supply that a headquarters draws and throws on. OCS 12.3, 13.2f, 13.2g.

use super::throws::{may_throw, throw_line, used_at_once};
use super::{End, Ends, Line, Lines, PathHex, Stay, Supplied, leg};
use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::headquarters::throw_mobility;
use crate::ocs::measures::MP;
use crate::ocs::rules::*;
use crate::ocs::trucks::holds;
use crate::ocs::units::{Aboard, Checked, Kind, Mobility, Transport, Unit, word};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Figure, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;

/// The range of direct draw, 5 movement points (12.3), in twelfths.
const DRAW: u16 = 5 * MP;

/// Returns the path by which a unit draws: 5 Truck MP, or, for a headquarters with a Leg or Track throw range, 5 of
/// those (12.3a).
pub(crate) fn draw_line<'a>(board: &'a Board<'a>, unit: &Checked<'_>, at: u16) -> Result<Line<'a>, Fault> {
    let throws = unit.kind.is_hq() && unit.face.throw_range > 0;
    let mobility =
        if throws { throw_mobility(unit).map_err(|f| f.in_list(UNITS, usize::from(at)))? } else { Mobility::Truck };
    let side = unit.unit.side;
    Ok(Line { board, side, mobility, range: DRAW, zones: true, enemies: true, stay: Stay::ALL })
}

/// Adds the rules by which a headquarters draws in the mobility of its throw range (12.3a), the range's own colour (3.1a).
pub(crate) fn coloured(line: &Line<'_>, cites: &mut Cites) {
    let own = line.mobility != Mobility::Truck;
    cites.add_if(R12_3A, own);
    cites.add_if(R3_1A, own);
}

/// Returns the supply that others may draw from a unit, in T: the contents of a dump or the load of Transport Points.
pub(crate) fn offered(unit: &Checked<'_>) -> Result<u16, Fault> {
    holds(unit)?;
    Ok(match unit.kind {
        // 9.14: it is the captor's, or nobody's.
        _ if unit.unit.has_fallen() => 0,
        Kind::Supply => unit.unit.amount,
        kind if kind.is_transport() => unit.unit.load,
        _ => 0,
    })
}

/// Collects the rules by which a unit may not draw from a source, apart from the path.
fn may_draw(
    unit: &Checked<'_>,
    source: &Checked<'_>,
    user: &Unit,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let offered = offered(source)?;
    let foreign = source.unit.side != unit.unit.side;
    let fallen = source.unit.has_fallen();
    findings.forbid_if(R12_3, foreign || offered == 0 && !fallen);
    findings.forbid_if(R12_1D, foreign);
    findings.forbid_if(R9_14, fallen);
    // 12.2b: what was moved in the phase is at hand at once.
    findings.cite_if(R12_2B, word(source.unit.transported, &"transported")? != Transport::Nothing);
    // 12.1b: supply is used without being unloaded.
    findings.cite_if(R12_1B, source.kind.is_transport());
    if source.kind == Kind::OrganicTruck {
        // 13.2g.B: units of its formation only; a headquarters that throws the supply on may be any (13.2g.G).
        let own = source.unit.formation != 0 && source.unit.formation == user.formation;
        findings.cite(R13_2G_B);
        findings.forbid_if(R13_2G_B, !own);
    }
    findings.forbid_if(R13_2F, user.kind.get().is_some_and(Kind::is_transport));
    // 12.2: nor is a draw a way to move a dump.
    let moves = user.kind.get() == Some(Kind::Supply) && core::ptr::eq(unit.unit, user);
    findings.forbid_if(R12_2, moves);
    // 18.5e: out of landing craft no headquarters throws, and nobody draws over a distance.
    if word(source.unit.aboard, &"aboard")? == Aboard::LandingCraft {
        let thrown = !core::ptr::eq(unit.unit, user);
        let far = unit.unit.hex != source.unit.hex && !unit.unit.hex.touches(source.unit.hex);
        findings.cite(R18_5E);
        findings.forbid_if(R18_5E, thrown || far);
    }
    Ok(())
}

/// A unit that is to draw supply.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Draw<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The dump or the loaded Transport Points, by `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub source: u16,
}

/// Decides whether a unit can draw directly from a dump or from loaded Transport Points (OCS 12.3, 13.2f, 13.2g.B,
/// 4.5a.B, 4.8c.D). Returns the path from the unit to the source.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{paths::{draw, Draw}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let board = Board { chart: &chart, hexes: &hexes, units: &[Unit::regiment(1, 4, 3), dump], ..Default::default() };
/// let (mut words, mut rows) = ([0; 6], Sink::none());
/// let question = Draw { board, unit: 0, source: 1 };
/// assert!(draw(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit or a source that the board does not have, or whose hex it does not have.
/// * `missing_field` for the amount of supply or Transport Points. For a headquarters it is also for the kind of
///   movement points of its throw range.
/// * `contradiction` for a load that the source cannot carry.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) on the way.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn draw(
    question: &Draw<'_>,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Supplied>>, Fault> {
    let q = question;
    let mut findings = Findings::by(R12_3, trail);
    let supplied = drawn(q, Stay::ALL, true, rows, scratch, &mut findings)?;
    Ok(findings.verdict(|| supplied))
}

/// Finds the path by which a unit draws from a source. Adds the rules by which
/// it does, or the reasons why it does not; what is in the way only if it is asked `why`.
pub(crate) fn drawn(
    q: &Draw<'_>,
    stay: Stay<'_>,
    why: bool,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<Supplied, Fault> {
    let at = |f: Fault| f.in_list(UNITS, usize::from(q.source));
    let (unit, source) = (q.board.unit(q.unit, &text!("unit"))?, q.board.unit(q.source, &"source")?);
    may_draw(&unit, &source, unit.unit, findings).map_err(at)?;
    let line = Line { stay, ..draw_line(&q.board, &unit, q.unit)? };
    coloured(&line, &mut findings.cites);
    let ends = Ends {
        start: End::of(unit.unit.hex, &text!("unit")),
        target: End::of(source.unit.hex, &"source"),
        too_far: R12_3,
        why,
    };
    leg(&line, &ends, rows, scratch, findings)
}

/// A unit whose supply sources are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Sources<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
}

/// A dump or loaded Transport Points within draw range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SourceRow {
    /// The source, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The supply at the source, in T.
    #[measure("T", 1)]
    pub amount: u16,
    /// The cost of the path to it, in MP.
    #[measure("MP", 12)]
    pub cost: u16,
    /// The path ends in a hex adjacent to the source.
    pub beside: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The supply that a unit can draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SourceTotal {
    /// The total, in T.
    #[measure("T", 1)]
    pub amount: u32,
}

/// Returns every source that a unit can draw from directly, the nearest first (OCS 12.3, 13.2g.B). Transport Points do
/// not draw (13.2f), and neither do dumps (12.3b.A).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{paths::{sources, Sources}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let board = Board { chart: &chart, hexes: &hexes, units: &[Unit::regiment(1, 4, 3), dump], ..Default::default() };
/// let mut words = [0; 6];
/// let found = sources(&Sources { board, unit: 0 }, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(found.value.allowed().unwrap().amount, 8);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have, or whose hex it does not have.
/// * `missing_field` for the amount of supply or Transport Points in reach. For a headquarters it is also for the kind
///   of movement points of its throw range.
/// * `contradiction` for a load that a source cannot carry.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) in reach.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn sources(
    question: &Sources<'_>,
    rows: &mut Sink<'_, SourceRow>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SourceTotal>>, Fault> {
    let q = question;
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    let mut findings = Findings::by(R12_3, trail);
    findings.forbid_if(R13_2F, unit.kind.is_transport());
    findings.forbid_if(R12_3B_A, unit.kind == Kind::Supply);
    if !findings.allows() {
        return Ok(findings.verdict(SourceTotal::default));
    }
    let mut total = SourceTotal::default();
    each_source(
        Lines { board: &q.board, stay: Stay::ALL },
        q.unit,
        q.unit,
        scratch,
        &mut findings.cites,
        &mut |row| {
            total.amount = total.amount.saturating_add(u32::from(row.amount));
            rows.push(row);
        },
    )?;
    Ok(findings.verdict(|| total))
}

/// Shows each source that a unit draws from for a user, both by their places in the board's list: for itself, or to throw it
/// on. Adds the rules that decide it.
pub(crate) fn each_source(
    Lines { board, stay }: Lines<'_>,
    unit: u16,
    user: u16,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    each: &mut dyn FnMut(SourceRow),
) -> Result<(), Fault> {
    let thrown = unit != user;
    let (place, unit, user) = (unit, board.unit(unit, &text!("unit"))?, board.unit(user, &text!("unit"))?);
    let line = Line { stay, ..draw_line(board, &unit, place)? };
    let own = user.unit.formation;
    let (mut organic, mut craft) = (false, false);
    let (_, met) = line.explore(End::of(unit.unit.hex, &text!("unit")), scratch, |reached| {
        for (at, source) in board.stack(reached.hex.hex).filter(|(_, u)| u.may_be_of(line.side)) {
            let checked = board.checked(at)?;
            let (kind, amount) = (checked.kind, offered(&checked).map_err(|f| f.in_list(UNITS, at))?);
            let foreign = kind == Kind::OrganicTruck && (own == 0 || source.formation != own);
            organic |= kind == Kind::OrganicTruck && amount > 0;
            let afloat = word(source.aboard, &"aboard").map_err(|f| f.in_list(UNITS, at))? == Aboard::LandingCraft;
            let far = thrown || source.hex != unit.unit.hex && !source.hex.touches(unit.unit.hex);
            craft |= afloat && amount > 0;
            if amount == 0 || foreign || (afloat && far) {
                continue;
            }
            let number = u16::try_from(at).unwrap_or(u16::MAX);
            let beside = Flag::from(reached.beside);
            each(SourceRow { unit: number, amount, cost: reached.cost, beside, reserved: 0 });
        }
        Ok(false)
    })?;
    coloured(&line, cites);
    cites.add_if(R13_2G_B, organic);
    cites.add_if(R18_5E, craft);
    cites.add_if(R4_5A_B, met.zone);
    cites.add_if(R4_8C_D, met.enemy);
    Ok(())
}

/// A unit whose supply a headquarters is to draw and throw.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Relay<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit that uses the supply, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The headquarters that draws the supply and throws it on, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub hq: u16,
    /// The dump or the loaded Transport Points, by `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub source: u16,
}

/// Supply that a headquarters draws and throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Relayed {
    /// The headquarters' draw.
    pub draw: Supplied,
    /// The headquarters' throw.
    pub thrown: Supplied,
    /// The number of rows that belong to the draw; the rest belong to the throw.
    pub drawn_over: u16,
}

/// Decides whether a headquarters can draw supply and throw it to a unit (OCS 12.3, 12.3b, 13.1d, 13.2g.B, 13.2g.G).
/// The rows are both paths: first from the headquarters to the source, then from the headquarters to the unit.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{paths::{relay, Relay}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let cost = Cost::points(12, 12, 12);
/// let chart = [ChartRow { cost, ..Default::default() }]; // an MP each
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let at = |q, kind| Unit { hex: Hex::new(q, 0), ..Unit::of(1, kind) };
/// let mobility = Code::new(Mobility::Truck);
/// let combat_side = Face { throw_range: 5 * MP, throw_mobility: mobility, ..Default::default() };
/// let hq = Unit { combat_side, ..at(1, Kind::Hq) };
/// // The truck is organic to formation 3, the headquarters to none; the unit is of formation 3.
/// let truck = Unit { formation: 3, amount: 1 * TP, load: 4, ..at(0, Kind::OrganicTruck) };
/// let units = [truck, hq, Unit { formation: 3, ..at(2, Kind::Combat) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let question = Relay { board, unit: 2, hq: 1, source: 0 };
/// let mut words = [0; 9];
/// let ruling = relay(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(ruling.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.paths.draw` for the headquarters and the source.
/// * Those of `ocs.paths.throw_to` for the headquarters and the unit.
/// * `contradiction` for a unit that is itself the headquarters.
pub fn relay(
    question: &Relay<'_>,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Relayed>>, Fault> {
    let mut findings = Findings::by(R12_3, trail);
    let relayed = relayed(question, Stay::ALL, Some(rows), scratch, &mut findings)?;
    Ok(findings.verdict(|| relayed))
}

/// Finds the paths by which a headquarters throws to a unit what it draws from a source. Adds to 12.3 the rules by which
/// it does, or the reasons why it does not.
pub(crate) fn relayed(
    q: &Relay<'_>,
    stay: Stay<'_>,
    rows: Option<&mut Sink<'_, PathHex>>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<Relayed, Fault> {
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    let hq = q.board.unit(q.hq, &"hq")?;
    let source = q.board.unit(q.source, &"source")?;
    if q.unit == q.hq {
        // A headquarters that needs supply itself draws it.
        return Err(Fault::against(&text!("unit"), &"hq: an HQ that needs supply draws it itself"));
    }
    may_throw(&q.board, q.hq, Some(q.unit), findings)?;
    let at = |f: Fault| f.in_list(UNITS, usize::from(q.source));
    may_draw(&hq, &source, unit.unit, findings).map_err(at)?;
    used_at_once(&unit, findings);
    findings.cite_if(R13_2G_G, source.kind == Kind::OrganicTruck);
    let mut relayed = Relayed::default();
    if hq.kind.is_hq() {
        // A frame for one of the two paths at a time.
        let mut path = |draws: bool, rows: &mut Sink<'_, PathHex>, findings: &mut Findings<'_, '_>| {
            let (line, target, too_far) = if draws {
                (draw_line(&q.board, &hq, q.hq)?, End::of(source.unit.hex, &"source"), R12_3)
            } else {
                (throw_line(&q.board, &hq, q.hq)?, End::of(unit.unit.hex, &text!("unit")), R12_3B)
            };
            if draws {
                coloured(&line, &mut findings.cites);
            } else if line.range == 0 {
                return Ok(Supplied::default());
            }
            let ends = Ends { start: End::of(hq.unit.hex, &"hq"), target, too_far, why: true };
            leg(&Line { stay, ..line }, &ends, rows, scratch, findings)
        };
        // Both paths are known before the first row is written.
        relayed.draw = path(true, &mut Sink::none(), findings)?;
        relayed.thrown = path(false, &mut Sink::none(), findings)?;
        if let Some(rows) = rows.filter(|_| findings.allows()) {
            let before = rows.needed();
            path(true, rows, findings)?;
            relayed.drawn_over = u16::try_from(rows.needed().saturating_sub(before)).unwrap_or(u16::MAX);
            path(false, rows, findings)?;
        }
    }
    let thrown = Figure::over(i32::from(relayed.thrown.cost), MP);
    findings.figure(R12_3B, What::Movement, About::Units.at(usize::from(q.hq)), thrown);
    Ok(relayed)
}
