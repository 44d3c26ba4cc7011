//! All the supply in reach of a unit, by draw and by throw. OCS 12.3, 12.3b, 13.1d.

use super::draws::{each_source, offered};
use super::throws::{may_throw, throw_line};
use super::{End, Ends, Line, Lines, SourceRow, SourceTotal, Stay, find};
use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::engineers::kind_of;
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Cites, Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A unit whose supply is looked for.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Supplies<'a> {
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

/// A dump or loaded Transport Points in reach, and the cheapest way to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SupplyRow {
    /// The source, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub hq: u16,
    /// The supply at the source, in T.
    #[measure("T", 1)]
    pub amount: u16,
    /// The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range.
    #[measure("MP", 12)]
    pub drawn: u16,
    /// The cost of the throw, in MP.
    #[measure("MP", 12)]
    pub thrown: u16,
    /// The draw ends in a hex adjacent to the source, since its own is not in range.
    pub beside: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<SupplyRow>() == 12, "frozen for this major of the C ABI");

/// Returns every source in reach of a unit, in the order of the board's list (OCS 12.3, 12.3b, 13.1d, 13.2g.B). They
/// are those from which it draws, and those from which a headquarters of its side draws and throws to it, the cheapest
/// throw of several. Transport Points do not draw (13.2f). The answer is all that they hold.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::paths::{Supplies, supplies};
/// use grognard_core::ocs::{measures::MP, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hexes: Vec<_> = (0..9).map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() }).collect();
/// let throw_mobility = Code::new(Mobility::Truck);
/// let combat_side = Face { throw_range: 5 * MP, throw_mobility, ..Default::default() };
/// let at = |q, kind| Unit { hex: Hex::new(q, 0), ..Unit::of(1, kind) };
/// let units = [
///     Unit { amount: 8, ..at(0, Kind::Supply) },
///     Unit { combat_side, ..at(3, Kind::Hq) },
///     Unit { hex: Hex::new(8, 0), ..Unit::regiment(1, 4, 3) },
/// ];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (mut words, asked) = (vec![0; 64], Supplies { board, unit: 2 });
/// let found = supplies(&asked, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(found.value.allowed().unwrap().amount, 8); // through the headquarters
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.paths.sources` for the unit and for each headquarters that throws to it.
/// * Those of `ocs.paths.throw_to` for each headquarters of the side; `missing_field` for the side and the kind of any
///   unit.
pub fn supplies(
    question: &Supplies<'_>,
    rows: &mut Sink<'_, SupplyRow>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SourceTotal>>, Fault> {
    let q = question;
    let mut findings = Findings::by(R12_3, trail);
    findings.forbid_if(R13_2F, q.board.unit(q.unit, &text!("unit"))?.kind.is_transport());
    if !findings.allows() {
        return Ok(findings.verdict(SourceTotal::default));
    }
    scratch.keep(q.board.units.len(), |ways, scratch| {
        ways.fill(NONE);
        each_supply(
            Lines { board: &q.board, stay: Stay::ALL },
            q.unit,
            scratch,
            &mut findings.cites,
            &mut |row, by| {
                let (hq, thrown) = by.unwrap_or((u16::MAX, 0));
                let way = u64::from(thrown) << 48 | u64::from(hq) << 32 | u64::from(row.cost) << 16;
                if let Some(known) =
                    ways.get_mut(usize::from(row.unit)).filter(|known| **known >> 48 > u64::from(thrown))
                {
                    *known = way | u64::from(row.beside.is_set());
                }
            },
        )?;
        let mut total = SourceTotal::default();
        for (at, way) in numbered(ways).filter(|(_, way)| **way != NONE) {
            let amount = offered(&q.board.checked(at)?).map_err(|f| f.in_list(UNITS, at))?;
            total.amount = total.amount.saturating_add(u32::from(amount));
            let [beside, _, a, b, c, d, e, f] = way.to_le_bytes();
            rows.push(SupplyRow {
                unit: u16::try_from(at).unwrap_or(u16::MAX),
                hq: u16::from_le_bytes([c, d]),
                amount,
                drawn: u16::from_le_bytes([a, b]),
                thrown: u16::from_le_bytes([e, f]),
                beside: Flag::from(beside != 0),
                reserved: 0,
            });
        }
        Ok(findings.verdict(|| total))
    })
}

/// No way to a source.
const NONE: u64 = u64::MAX;

/// Returns the cost of the throw by which a headquarters of the board supports a unit, if it does, and adds the rules.
#[inline(never)]
pub(crate) fn thrown(
    Lines { board, stay }: Lines<'_>,
    hq: u16,
    unit: u16,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
) -> Result<Option<u16>, Fault> {
    let (thrower, user) = (board.unit(hq, &"hq")?, board.unit(unit, &text!("unit"))?);
    let mut unheard = Trail::none();
    let mut findings = Findings::by(R12_3B, &mut unheard);
    may_throw(board, hq, Some(unit), &mut findings)?;
    if !findings.allows() {
        return Ok(None);
    }
    let line = Line { stay, ..throw_line(board, &thrower, hq)? };
    let (start, target) = (End::of(thrower.unit.hex, &"hq"), End::of(user.unit.hex, &text!("unit")));
    let ends = Ends { start, target, too_far: R12_3B, why: false };
    let found = find(&line, &ends, &mut Sink::none(), scratch, &mut findings.cites)?;
    Ok(found.map(|found| {
        cites.merge(&findings.cites);
        found.cost
    }))
}

/// Shows each source in reach of a unit. First come those that it draws from. Then come those out of which a
/// headquarters of its side throws to it, with that headquarters and the cost of the throw. Adds the rules that decide
/// it.
pub(crate) fn each_supply(
    lines: Lines<'_>,
    unit: u16,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    each: &mut dyn FnMut(SourceRow, Option<(u16, u16)>),
) -> Result<(), Fault> {
    let board = lines.board;
    let side = board.unit(unit, &text!("unit"))?.unit.side;
    each_source(lines, unit, unit, scratch, cites, &mut |row| each(row, None))?;
    for (at, other) in numbered(board.units).filter(|(at, _)| *at != usize::from(unit)) {
        let hq = u16::try_from(at).unwrap_or(u16::MAX);
        if other.said_side().map_err(|f| f.in_list(UNITS, at))? != side || !kind_of(at, other)?.is_hq() {
            continue;
        }
        each_thrown(lines, hq, unit, scratch, cites, each)?;
    }
    Ok(())
}

/// Shows each source out of which a headquarters throws to a unit, with that headquarters and the cost of the throw.
/// Adds the rules that decide it.
pub(crate) fn each_thrown(
    lines: Lines<'_>,
    hq: u16,
    unit: u16,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    each: &mut dyn FnMut(SourceRow, Option<(u16, u16)>),
) -> Result<(), Fault> {
    if let Some(cost) = thrown(lines, hq, unit, scratch, cites)? {
        each_source(lines, hq, unit, scratch, cites, &mut |row| each(row, Some((hq, cost))))?;
    }
    Ok(())
}
