//! What it costs to go from a hex to the next. OCS 6.1, 6.2.

use super::{ALL_MA, Board, BoardHex, CHART, ChartRow, Feature, HEXES, PROHIBITED};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, SIDES};
use crate::ocs::units::Mobility;
use crate::table::numbered;

/// The hexside over against another.
pub(crate) const fn opposite(side: u8) -> u8 {
    if side < 3 { side.wrapping_add(3) } else { side.wrapping_sub(3) }
}

/// Whether a feature that is kept by hexside runs from a hex to the next across a side. Faults where one of the two says so
/// and the other does not.
fn runs_on(
    board: &Board<'_>,
    (from, side): (u8, u8),
    (into, next): (u8, &BoardHex),
    field: Name,
) -> Result<bool, Fault> {
    let (ours, theirs) = ((from >> (side & 7)) & 1, (into >> (opposite(side) & 7)) & 1);
    if ours == theirs { Ok(ours == 1) } else { Err(of_hex(board, next, FaultCode::Contradiction, field)) }
}

/// A fault of a hex of the board.
#[cold]
fn of_hex(board: &Board<'_>, hex: &BoardHex, code: FaultCode, field: Name) -> Fault {
    let at = board.place(hex.hex).map_or(usize::MAX, |place| usize::from(place.0));
    Fault::new(code, field).in_list(HEXES, at)
}

/// A cost of a row of the chart, counted from 1. Faults where it is not said.
fn cost_of(row: &ChartRow, number: usize, mobility: Mobility) -> Result<u16, Fault> {
    let field: Name = match mobility {
        Mobility::Leg => &"leg",
        Mobility::Truck => &"truck",
        Mobility::Track => &"track",
    };
    match row.cost.of(mobility) {
        0 => Err(Fault::new(FaultCode::MissingField, field).within(&"cost").in_list(CHART, number.saturating_sub(1))),
        cost => Ok(cost),
    }
}

/// What following a road from a hex to the next across a side costs, in twelfths of an MP; nothing where there is none
/// that the mobility may use. A railroad is a road too (6.2); of several the cheapest counts, since all of a hex are
/// joined (6.2a).
pub(crate) fn road_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    mobility: Mobility,
) -> Result<Option<u16>, Fault> {
    let mut best = PROHIBITED;
    if runs_on(board, (from.road, side), (into.road, into), &"road")? {
        let missing = || of_hex(board, into, FaultCode::MissingField, &"road_row");
        let row = board.row(into.road_row)?.ok_or_else(missing)?;
        best = best.min(cost_of(row, usize::from(into.road_row), mobility)?);
    }
    if runs_on(board, (from.rail, side), (into.rail, into), &"rail")? {
        let railroad = |row: &(usize, &ChartRow)| row.1.feature.get() == Some(Feature::Railroad);
        if let Some((at, row)) = numbered(board.chart).find(railroad) {
            best = best.min(cost_of(row, at.saturating_add(1), mobility)?);
        }
    }
    Ok(Some(best).filter(|cost| *cost != PROHIBITED))
}

/// The row of the chart for what lies between a hex and the next across a side; 0 for nothing.
pub(crate) fn between(from: &BoardHex, side: u8, into: &BoardHex) -> u8 {
    let own = from.sides.get(usize::from(side)).copied().unwrap_or(0);
    if own > 0 { own } else { into.sides.get(usize::from(opposite(side))).copied().unwrap_or(0) }
}

/// The side of a hex that another lies across, if the two touch.
pub(crate) fn side_towards(from: Hex, to: Hex) -> Option<u8> {
    let by = (to.q.wrapping_sub(from.q), to.r.wrapping_sub(from.r));
    (0u8..6).zip(SIDES).find_map(|(side, way)| (way == by && from.touches(to)).then_some(side))
}

/// What it costs to go from a hex to the next across a side, in twelfths of an MP; nothing where it is prohibited. On a
/// continuous road the road's cost alone counts; otherwise the terrain entered and the hexside (6.1). `ALL_MA` is handed
/// on as it is.
pub(crate) fn step_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    mobility: Mobility,
) -> Result<Option<u16>, Fault> {
    match road_cost(board, from, side, into, mobility)? {
        Some(cost) => Ok(Some(cost)),
        None => ground_cost(board, from, side, into, mobility),
    }
}

/// What entering the terrain of a hex costs. Faults where the hex says no terrain, or the chart no cost.
pub(crate) fn entry_cost(board: &Board<'_>, into: &BoardHex, mobility: Mobility) -> Result<u16, Fault> {
    let missing = || of_hex(board, into, FaultCode::MissingField, &"terrain");
    cost_of(board.row(into.terrain)?.ok_or_else(missing)?, usize::from(into.terrain), mobility)
}

/// The same without roads and railroads: terrain and hexside alone, as an overrun counts them (8.1c).
pub(crate) fn ground_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    mobility: Mobility,
) -> Result<Option<u16>, Fault> {
    let terrain = entry_cost(board, into, mobility)?;
    let (own, other) = (from.sides.get(usize::from(side)), into.sides.get(usize::from(opposite(side))));
    if let (Some(own @ 1..), Some(other @ 1..)) = (own, other)
        && own != other
    {
        return Err(of_hex(board, into, FaultCode::Contradiction, &"sides"));
    }
    let hexside = board.row(between(from, side, into))?.map_or(0, |row| row.cost.of(mobility));
    Ok(match (terrain, hexside) {
        (PROHIBITED, _) | (_, PROHIBITED) => None,
        (ALL_MA, _) | (_, ALL_MA) => Some(ALL_MA),
        (a, b) => Some(a.saturating_add(b).min(ALL_MA)),
    })
}
