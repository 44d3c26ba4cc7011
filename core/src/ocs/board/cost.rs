//! The movement cost of going from a hex to the next. OCS 6.1, 6.2.

use super::{ALL_MA, Board, BoardHex, CHART, ChartRow, Feature, HEXES, PROHIBITED};
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::units::Mobility;
use crate::reflect::Nth;
use crate::table::numbered;

/// Returns the opposite hexside.
pub(crate) const fn opposite(side: u8) -> u8 {
    if side < 3 { side.saturating_add(3) } else { side.saturating_sub(3) }
}

/// Returns whether a feature recorded by hexside crosses the side between two hexes. If only one of the two hexes has
/// it, that is a fault.
fn runs_on(
    board: &Board<'_>,
    (from, side): (u8, u8),
    (into, next): (u8, &BoardHex),
    field: Name,
) -> Result<bool, Fault> {
    let (ours, theirs) = ((from >> (side & 7)) & 1, (into >> (opposite(side) & 7)) & 1);
    if ours == theirs { Ok(ours == 1) } else { Err(of_hex(board, next, FaultCode::Contradiction, field)) }
}

/// Returns a fault of a hex of the board.
#[cold]
fn of_hex(board: &Board<'_>, hex: &BoardHex, code: FaultCode, field: Name) -> Fault {
    let at = board.place(hex.hex).map_or(usize::MAX, |place| usize::from(place.0));
    Fault::new(code, field).in_list(HEXES, at)
}

/// Returns a cost of a row of the chart, the row counted from 1. An absent cost is a fault.
fn cost_of(row: &ChartRow, number: usize, mobility: Mobility) -> Result<u16, Fault> {
    let inside = |f: Fault| f.within(&"cost").in_list(CHART, number.saturating_sub(1));
    match row.cost.of(mobility).map_err(inside)? {
        0 => Err(inside(Fault::new(FaultCode::MissingField, row.cost.cell(mobility).1))),
        cost => Ok(cost),
    }
}

/// Returns the cost of following a road across a side, in twelfths of a movement point, or `None` if there is no road
/// that the mobility may use. A railroad is a road too (6.2). Of several roads the cheapest counts, since all roads of
/// a hex are connected (6.2a).
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

/// Returns the row of the chart for the hexside between two hexes; 0 for none.
pub(crate) fn between(from: &BoardHex, side: u8, into: &BoardHex) -> u8 {
    let own = from.sides.get(usize::from(side)).map_or(0, |row| row.0);
    if own > 0 { own } else { into.sides.get(usize::from(opposite(side))).map_or(0, |row| row.0) }
}

/// Returns the cost of going to the next hex across a side, in twelfths of a movement point, or `None` if it is
/// prohibited. On a continuous road the road's cost alone counts; otherwise the terrain entered and the hexside (6.1).
/// `ALL_MA` is returned unchanged.
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

/// Returns the cost of entering the terrain of a hex. A hex without terrain or a chart without the cost is a fault.
pub(crate) fn entry_cost(board: &Board<'_>, into: &BoardHex, mobility: Mobility) -> Result<u16, Fault> {
    let missing = || of_hex(board, into, FaultCode::MissingField, &"terrain");
    cost_of(board.row(into.terrain)?.ok_or_else(missing)?, usize::from(into.terrain), mobility)
}

/// Returns the cost in a row of the chart, counted from 1; 0 without a row, and where it is absent.
pub(crate) fn row_cost(board: &Board<'_>, number: u8, mobility: Mobility) -> Result<u16, Fault> {
    let inside = |f: Fault| f.within(&"cost").in_list(CHART, usize::from(number).saturating_sub(1));
    board.row(number)?.map_or(Ok(0), |row| row.cost.of(mobility).map_err(inside))
}

/// Returns the same cost without roads and railroads: terrain and hexside alone, as an overrun counts them (8.1c).
pub(crate) fn ground_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    mobility: Mobility,
) -> Result<Option<u16>, Fault> {
    let terrain = entry_cost(board, into, mobility)?;
    let (own, other) = (from.sides.get(usize::from(side)), into.sides.get(usize::from(opposite(side))));
    if let (Some(Nth(own @ 1..)), Some(Nth(other @ 1..))) = (own, other)
        && own != other
    {
        return Err(of_hex(board, into, FaultCode::Contradiction, &"sides"));
    }
    let hexside = row_cost(board, between(from, side, into), mobility)?;
    Ok(match (terrain, hexside) {
        (PROHIBITED, _) | (_, PROHIBITED) => None,
        (ALL_MA, _) | (_, ALL_MA) => Some(ALL_MA),
        (a, b) => Some(a.saturating_add(b).min(ALL_MA)),
    })
}
