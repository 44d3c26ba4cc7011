//! The movement cost of going from a hex to the next. OCS 6.1, 6.2, 12.3d, 17.0.

use super::{ALL_MA, Board, BoardHex, CHART, ChartRow, Feature, HEXES, PROHIBITED, Settlement};
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::rules::*;
use crate::ocs::units::Mobility;
use crate::reflect::Nth;
use crate::rule::Rule;
use crate::table::numbered;

/// Whose cost is counted: a mobility of a side, and what of the rules changes it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Going {
    pub mobility: Mobility,
    pub side: u8,
    /// `SUPPLY`, or what is left out of account.
    pub how: u8,
}

impl Going {
    /// A supply path goes there: costs that weather raises are ignored (12.3d, 17.0c).
    const SUPPLY: u8 = 1;
    /// The weather is left out of account.
    const CALM: u8 = 2;
    /// All terrains but the first are left out of account.
    const SINGLE: u8 = 4;

    /// Returns the way in which units of a side count costs.
    pub const fn of(mobility: Mobility, side: u8) -> Self {
        Going { mobility, side, how: 0 }
    }
    /// Returns the way in which supply paths of a side count costs.
    pub const fn supply(mobility: Mobility, side: u8) -> Self {
        Going { mobility, side, how: Going::SUPPLY }
    }
    const fn is(self, how: u8) -> bool {
        self.how & how != 0
    }
    const fn without(self, how: u8) -> Self {
        Going { how: self.how | how, ..self }
    }
}

/// The most rows that one row of the chart leads to: other terrains of a hex, or costs in other weather.
const MOST_ROWS: u8 = 16;

/// Why they are no more.
const CIRCLE: Name = &"board.chart: rows for more terrain lead in no circle";

/// Returns the opposite hexside.
pub(crate) const fn opposite(side: u8) -> u8 {
    if side < 3 { side.saturating_add(3) } else { side.saturating_sub(3) }
}

/// Returns whether a railroad crosses the side between two hexes. If only one of the two hexes has it, that is a fault.
fn railed(board: &Board<'_>, from: &BoardHex, side: u8, into: &BoardHex) -> Result<bool, Fault> {
    let (ours, theirs) = ((from.rail >> (side & 7)) & 1, (into.rail >> (opposite(side) & 7)) & 1);
    if ours == theirs {
        Ok(ours == 1)
    } else {
        Err(against(board, into, from, &text!("rail"), &"[].rail: a railroad goes on in the next hex"))
    }
}

/// Returns a fault of a hex of the board.
#[cold]
fn against(board: &Board<'_>, hex: &BoardHex, other: &BoardHex, field: Name, why: Name) -> Fault {
    let at = board.place(other.hex).map_or(usize::MAX, |place| usize::from(place.0));
    of_hex(board, hex, FaultCode::Contradiction, field).because(why).other_at(at)
}

/// Returns a fault of a hex of the board.
#[cold]
fn of_hex(board: &Board<'_>, hex: &BoardHex, code: FaultCode, field: Name) -> Fault {
    let at = board.place(hex.hex).map_or(usize::MAX, |place| usize::from(place.0));
    Fault::new(code, field).in_list(HEXES, at)
}

/// Returns a fault of a row of the chart, counted from 1.
#[cold]
fn of_row(number: u8, code: FaultCode, field: Name) -> Fault {
    Fault::new(code, field).in_list(CHART, usize::from(number).saturating_sub(1))
}

/// Returns the number of the row whose costs hold in the weather of a hex: the row itself, or a row for that weather and
/// that side (17.0a, 17.0b).
fn in_weather(board: &Board<'_>, row: &ChartRow, number: u8, hex: &BoardHex, going: Going) -> Result<u8, Fault> {
    let (mut at, mut next) = (number, row.weather_row);
    if hex.weather == 0 || going.is(Going::CALM) {
        return Ok(number);
    }
    for _ in 0..MOST_ROWS {
        let Some(found) = board.row(next)? else { return Ok(number) };
        if found.weather == 0 {
            return Err(of_row(next, FaultCode::MissingField, &"weather"));
        }
        if found.weather == hex.weather && (found.weather_side == 0 || found.weather_side == going.side) {
            return Ok(next);
        }
        (at, next) = (next, found.weather_row);
    }
    Err(of_row(at, FaultCode::Contradiction, &"weather_row").because(&".weather: rows for weather lead in no circle"))
}

/// Returns the cost in a row of the chart, counted from 1; 0 where it is absent.
fn cell(row: &ChartRow, number: u8, mobility: Mobility) -> Result<u16, Fault> {
    let inside = |f: Fault| f.within(&text!("cost")).in_list(CHART, usize::from(number).saturating_sub(1));
    row.cost.of(mobility).map_err(inside)
}

/// Returns the cost in a row of the chart, counted from 1, in the weather of a hex; 0 where it is absent. A supply path
/// takes the lower of the normal cost and that of the weather (12.3d).
fn weather_cost(board: &Board<'_>, row: &ChartRow, number: u8, hex: &BoardHex, going: Going) -> Result<u16, Fault> {
    if row.weather_row == 0 || hex.weather == 0 {
        return cell(row, number, going.mobility);
    }
    let now = in_weather(board, row, number, hex, going)?;
    let Some(changed) = board.row(now)? else { return Ok(0) };
    let cost = cell(changed, now, going.mobility)?;
    if !going.is(Going::SUPPLY) {
        return Ok(cost);
    }
    cell(row, number, going.mobility).map(|normal| cost.min(normal))
}

/// Returns the cost in a row of the chart, counted from 1, in the weather of a hex. An absent cost is a fault.
fn cost_of(board: &Board<'_>, row: &ChartRow, number: u8, hex: &BoardHex, going: Going) -> Result<u16, Fault> {
    match weather_cost(board, row, number, hex, going)? {
        0 => {
            let now = in_weather(board, row, number, hex, going)?;
            let missing = Fault::new(FaultCode::MissingField, row.cost.cell(going.mobility).1).within(&text!("cost"));
            Err(missing.in_list(CHART, usize::from(now).saturating_sub(1)))
        }
        cost => Ok(cost),
    }
}

/// Returns the cost of following a road across a side, in twelfths of a movement point, or `None` if there is no road
/// that the mobility may use. The road is the one that the hex entered has there: all roads of a hex are joined, so that
/// one is come by and another left by (6.2a). A railroad is a road too (6.2); beside a road the cheaper of the two counts.
pub(crate) fn road_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    going: Going,
) -> Result<Option<u16>, Fault> {
    let mut best = PROHIBITED;
    let road = |hex: &BoardHex, side: u8| hex.roads.get(usize::from(side)).map_or(0, |row| row.0);
    let (left, number) = (road(from, side), road(into, opposite(side)));
    if (left == 0) != (number == 0) {
        return Err(against(board, into, from, &"roads", &"[].roads: a road goes on in the next hex"));
    }
    if let Some(row) = board.row(number)? {
        best = best.min(cost_of(board, row, number, into, going)?);
    }
    if railed(board, from, side, into)? {
        let railroad = |row: &(usize, &ChartRow)| row.1.feature.get() == Some(Feature::Railroad);
        if let Some((at, row)) = numbered(board.chart).find(railroad) {
            let number = u8::try_from(at.saturating_add(1)).unwrap_or(u8::MAX);
            best = best.min(cost_of(board, row, number, into, going)?);
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
    going: Going,
) -> Result<Option<u16>, Fault> {
    match road_cost(board, from, side, into, going)? {
        Some(cost) => Ok(Some(cost)),
        None => ground_cost(board, from, side, into, going),
    }
}

/// Returns the cost of entering the terrain of a hex: of several terrains the costliest (6.2d). A hex without terrain or a
/// chart without the cost is a fault.
pub(crate) fn entry_cost(board: &Board<'_>, into: &BoardHex, going: Going) -> Result<u16, Fault> {
    let missing = || of_hex(board, into, FaultCode::MissingField, &"terrain");
    let first = board.row(into.terrain)?.ok_or_else(missing)?;
    if first.also == 0 || going.is(Going::SINGLE) {
        return cost_of(board, first, into.terrain, into, going);
    }
    // 6.2d: what spills over from a city or village next to it is ignored.
    let spills = |row: &ChartRow| {
        row.feature.get() == Some(Feature::Settlement) && into.settlement.get() == Some(Settlement::None)
    };
    let (mut number, mut row, mut most) = (into.terrain, first, 0);
    for _ in 0..MOST_ROWS {
        if !spills(row) {
            most = most.max(cost_of(board, row, number, into, going)?);
        }
        number = row.also;
        match board.row(number)? {
            Some(next) => row = next,
            None if most == 0 => return cost_of(board, first, into.terrain, into, going),
            None => return Ok(most),
        }
    }
    Err(of_row(into.terrain, FaultCode::Contradiction, &text!("also")).because(CIRCLE))
}

/// Returns the cost of a hexside, as a row of the chart counted from 1, on the way into a hex. Of several waters it is
/// the cheapest, and for water along a shore nothing (6.2d).
pub(crate) fn side_cost(board: &Board<'_>, number: u8, into: &BoardHex, going: Going) -> Result<u16, Fault> {
    let Some(first) = board.row(number)? else { return Ok(0) };
    let shore = |row: &ChartRow| row.feature.get() == Some(Feature::Shoreline);
    if going.is(Going::SINGLE) || first.also == 0 && !shore(first) {
        return weather_cost(board, first, number, into, going);
    }
    let (mut at, mut row, mut least) = (number, first, None);
    for _ in 0..MOST_ROWS {
        if !shore(row) {
            let cost = weather_cost(board, row, at, into, going)?;
            least = Some(least.map_or(cost, |least: u16| least.min(cost)));
        }
        at = row.also;
        match board.row(at)? {
            Some(next) => row = next,
            None => return Ok(least.unwrap_or(0)),
        }
    }
    Err(of_row(number, FaultCode::Contradiction, &text!("also")).because(CIRCLE))
}

/// Returns the same cost without roads and railroads: terrain and hexside alone, as an overrun counts them (8.1c).
pub(crate) fn ground_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    going: Going,
) -> Result<Option<u16>, Fault> {
    let terrain = entry_cost(board, into, going)?;
    let (own, other) = (from.sides.get(usize::from(side)), into.sides.get(usize::from(opposite(side))));
    if let (Some(Nth(own @ 1..)), Some(Nth(other @ 1..))) = (own, other)
        && own != other
    {
        return Err(against(board, into, from, &"sides", &"[].sides: a hexside is one for both hexes"));
    }
    let hexside = side_cost(board, between(from, side, into), into, going)?;
    Ok(match (terrain, hexside) {
        (PROHIBITED, _) | (_, PROHIBITED) => None,
        (ALL_MA, _) | (_, ALL_MA) => Some(ALL_MA),
        (a, b) => Some(a.saturating_add(b).min(ALL_MA)),
    })
}

/// A step of a way: the hex that is left, the side across which, and the hex that is entered.
#[derive(Clone, Copy)]
pub(crate) struct Crossing<'b> {
    pub here: &'b BoardHex,
    pub side: u8,
    pub next: &'b BoardHex,
}

/// Calls `each` with the paragraphs without which a step, or with `ground` an overrun, would cost something else, and
/// with that cost. They are 17.0a for the weather, 17.0b for weather that is not alike for both sides, and 6.2d for
/// several terrains or waters. For a supply path it is 12.3d instead of 17.0a, and with 17.0c where the path ignores
/// the weather.
// Its frame stands apart: few boards have weather.
#[inline(never)]
pub(crate) fn causes(
    board: &Board<'_>,
    Crossing { here: from, side, next: into }: Crossing<'_>,
    going: Going,
    ground: bool,
    each: &mut dyn FnMut(Rule, Option<u16>),
) -> Result<(), Fault> {
    let several = |number: u8| -> Result<bool, Fault> {
        let row = board.row(number)?;
        Ok(row.is_some_and(|row| row.also > 0 || row.feature.get() == Some(Feature::Shoreline)))
    };
    let several = several(into.terrain)? || several(between(from, side, into))?;
    if into.weather == 0 && !several {
        return Ok(());
    }
    let count = |going: Going| {
        if ground { ground_cost(board, from, side, into, going) } else { step_cost(board, from, side, into, going) }
    };
    let cost = count(going)?;
    let mut unless = |rule, other: Going| -> Result<(), Fault> {
        let without = count(other)?;
        if without != cost {
            each(rule, without);
        }
        Ok(())
    };
    if several {
        unless(R6_2D, going.without(Going::SINGLE))?;
    }
    if into.weather > 0 {
        let supply = going.is(Going::SUPPLY);
        unless(if supply { R12_3D } else { R17_0A }, going.without(Going::CALM))?;
        unless(R17_0B, Going { side: 0, ..going })?;
        if supply {
            unless(R12_3D, Going { how: 0, ..going })?;
            unless(R17_0C, Going { how: 0, ..going })?;
        }
    }
    Ok(())
}
